"""A real server on a free port of this machine, and people who talk to it in plain messages."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from types import TracebackType
from typing import Final, Self

import httpx2
import pytest
import uvicorn
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from hideout.core.game import JsonObject
from hideout.server.app import make_app
from hideout.server.config import Config
from hideout.server.protocol import ServerMessage
from hideout.server.service import Service

_MESSAGE: Final[TypeAdapter[object]] = TypeAdapter(ServerMessage)
_PATIENCE: Final = 60.0
"""Seconds after which a message is not waited for any longer; wall clocks mean little here."""


def needed_service(variable: str, name: str) -> str:
    """The address of a service that tests use; absent, they are skipped, but not in CI."""
    address = os.environ.get(variable)
    if address:
        return address
    reason = f"{name} is not there ({variable} is not set)"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


class Site:
    """A running server."""

    def __init__(self, url: str, service: Service, http: httpx2.AsyncClient) -> None:
        self.url = url
        self.service = service
        self.http = http

    async def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx2.Response:
        """One request, with nobody's cookies."""
        sent = dict(headers or {})
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        self.http.cookies.clear()
        return await self.http.request(method, f"/api{path}", json=body, headers=sent)

    async def get(self, path: str, token: str | None = None) -> JsonObject:
        """What is there; fails unless there is something."""
        return _good(await self.ask("GET", path, token))

    async def post(self, path: str, body: object = None, token: str | None = None) -> JsonObject:
        """What came of it; fails unless it was done."""
        return _good(await self.ask("POST", path, token, body))

    async def make(self, game: str = "caper", *seats: str, **terms: object) -> MadeTable:
        """A table with seats such as `me`, `open`, `bot`; everybody open sits down."""
        kinds = seats or ("me", "open")
        wishes = [_wish(kind) for kind in kinds]
        made = await self.post("/tables", {"game": game, "seats": wishes, **terms})
        table = MadeTable(self, made)
        for seat, code in table.codes.items():
            if kinds[seat] == "open":
                body = {"code": code, "name": f"Guest {seat}"}
                joined = await self.post("/join", body)
                table.tokens[seat] = str(joined["token"])
        return table


def _wish(seat: str) -> JsonObject:
    kind, _, rest = seat.partition(":")
    if kind == "me":
        return {"kind": "me", "name": rest or "Anna"}
    if kind == "empty":
        return {"kind": "open"}
    return {"kind": kind, "level": rest or None} if kind == "bot" else {"kind": kind}


def _good(response: httpx2.Response) -> JsonObject:
    assert response.status_code < 300, response.text
    found = response.json() if response.content else {}
    assert isinstance(found, dict)
    return found


class MadeTable:
    """A table with all its keys."""

    def __init__(self, site: Site, made: JsonObject) -> None:
        self.site = site
        table, links, tokens = made["table"], made["links"], made["seat_tokens"]
        assert isinstance(table, dict)
        assert isinstance(links, list)
        assert isinstance(tokens, dict)
        self.id = str(table["id"])
        self.host = str(made["host_token"])
        self.watch = str(made["watch"])
        self.codes: dict[int, str] = {link["seat"]: link["join"] for link in links}
        self.tokens: dict[int, str] = {int(seat): token for seat, token in tokens.items()}
        self._ids = count()

    async def decide(self, do: str, **about: object) -> JsonObject:
        """What the host wants, done."""
        body = {"do": do, "id": f"host{next(self._ids)}", **about}
        return await self.site.post(f"/tables/{self.id}/host", body, self.host)

    def sit(self, seat: int | None = 0, **hello: object) -> Reader:
        """Read along in a seat, or as a spectator."""
        token = self.watch if seat is None else self.tokens[seat]
        return Reader(self.site.url, self.id, {"token": token, **hello})


class Reader:
    """Somebody at a socket: says hello and keeps what the server tells."""

    def __init__(self, url: str, table_id: str, hello: JsonObject) -> None:
        self._at = f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        self._hello: JsonObject = {"type": "hello", **hello}
        self._ids = count()
        self.n: int = 0
        self.seen: list[JsonObject] = []
        self.situation: JsonObject = {}
        self.story: list[JsonObject] = []
        self.chat: list[JsonObject] = []

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(self._at, max_size=None)
        await self.socket.send(json.dumps(self._hello))
        self.first = await self.receive()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def receive(self) -> JsonObject:
        """The next message, which must be one of the protocol."""
        async with asyncio.timeout(_PATIENCE):
            text = await self.socket.recv()
        _MESSAGE.validate_json(text)
        message: JsonObject = json.loads(text)
        self.seen.append(message)
        match message["type"]:
            case "welcome" | "resumed":
                assert isinstance(message["n"], int)
                self.n = message["n"]
                if message["type"] == "welcome":
                    self._replace(message)
            case "update":
                assert isinstance(message["n"], int)
                self.n = message["n"]
                self._follow(message)
        return message

    def _replace(self, message: JsonObject) -> None:
        situation, story, chat = message["situation"], message["story"], message["chat"]
        assert isinstance(situation, dict)
        assert isinstance(story, list)
        assert isinstance(chat, list)
        self.situation, self.story, self.chat = situation, story, chat

    def _follow(self, message: JsonObject) -> None:
        situation, story, chat = message["situation"], message["story"], message["chat"]
        assert isinstance(situation, dict)
        assert isinstance(story, list)
        assert isinstance(chat, list)
        begin = message["story_from"]
        assert isinstance(begin, int)
        self.situation = situation
        self.story = [*self.story[:begin], *story]
        self.chat = [*self.chat, *chat]

    async def until(self, kind: str, **fields: object) -> JsonObject:
        """The next message of a kind with these fields."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message
            assert message["type"] != "bye" or kind == "bye", message

    async def until_number(self, n: int) -> None:
        """Read on up to a number."""
        while self.n < n:
            await self.receive()

    async def until_status(self, status: str) -> None:
        """Read on until the table is like this."""
        while self.situation["status"] != status:
            await self.receive()

    async def send(self, kind: str, **fields: object) -> str:
        """Send a message with a new id."""
        id = str(fields.pop("id", None) or f"q{next(self._ids)}")
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, **fields: object) -> JsonObject:
        """Send a message and wait for what answers it."""
        id = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def done(self, kind: str, **fields: object) -> JsonObject:
        """Send a message that must be carried out, and read on until that shows."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        n = answer["n"]
        assert isinstance(n, int)
        await self.until_number(n)
        return answer

    @property
    def where(self) -> JsonObject:
        """The step and epoch that an answer must name."""
        return {"step": self.situation["step"], "epoch": self.situation["epoch"]}

    @property
    def legal(self) -> list[str]:
        """The answers the table would take from this seat."""
        question = self.situation["question"]
        return (
            [] if not isinstance(question, dict) else [each["text"] for each in question["legal"]]
        )

    async def answer(self, which: int = 0) -> JsonObject:
        """Give one of the legal answers."""
        return await self.done("answer", answer=self.legal[which], **self.where)

    def fault(self, message: JsonObject) -> str:
        """The code of a refusal."""
        error = message["error"]
        assert message["type"] == "refused"
        assert isinstance(error, dict)
        return str(error["code"])


@asynccontextmanager
async def serving(database: str, **config: object) -> AsyncIterator[Site]:
    """A server that really listens, in this process."""
    settings = Config(**{"database": database, "limits": False, **config})  # type: ignore[arg-type]
    app = make_app(settings)
    server = uvicorn.Server(
        uvicorn.Config(
            app, port=0, ws_max_size=65536, log_config=None, access_log=False, lifespan="on"
        )
    )
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        async with httpx2.AsyncClient(base_url=url, timeout=_PATIENCE) as http:
            yield Site(url, app.state.service, http)
    finally:
        server.should_exit = True
        await task


async def play_on(*readers: Reader, which: int = 0) -> None:
    """Let the readers give a legal answer whenever they are asked, until the game is over."""
    await asyncio.gather(*[_play(reader, which) for reader in readers])


async def _play(reader: Reader, which: int) -> None:
    answered: JsonObject = {}
    while reader.situation["status"] != "over":
        question, where = reader.situation["question"], reader.where
        if isinstance(question, dict) and question["answered"] is None and answered != where:
            answered = where
            await reader.answer(which % len(reader.legal))
        else:
            await reader.receive()
