"""Who may do what: every route and every message, tried by everybody who might try."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import pytest
from starlette.routing import BaseRoute

from hideout.core.game import JsonObject
from hideout.server import pages
from hideout.server.app import make_app
from hideout.server.config import Config
from hideout.server.protocol import SeatMessage
from tests.server.kit import MadeTable, Reader, Site, serving

Caller: TypeAlias = Literal[
    "nobody", "garbage", "elsewhere", "other", "spectator", "revoked", "seat", "host"
]
"""No token; a token of nothing; a seat of another table; the other seat; ...; seat 0; the host."""
CALLERS: Final[tuple[Caller, ...]] = get_args(Caller)

Expected: TypeAlias = Mapping[Caller, str | int]
"""What each caller gets: a status, a code of a fault, or a kind of message."""


def expect(
    strangers: str | int,
    other: str | int,
    spectator: str | int,
    seat: str | int,
    host: str | int,
    nobody: str | int | None = None,
) -> Expected:
    """One row; strangers show a token that opens nothing at this table (any more)."""
    return {
        "nobody": strangers if nobody is None else nobody,
        "garbage": strangers,
        "elsewhere": strangers,
        "revoked": strangers,
        "other": other,
        "spectator": spectator,
        "seat": seat,
        "host": host,
    }


def everybody(status: int) -> Expected:
    """A row of a route that makes no difference."""
    return dict.fromkeys(CALLERS, status)


TOKEN, FORBIDDEN = "E_TOKEN", "E_FORBIDDEN"
WATCHERS = expect(TOKEN, 200, 200, 200, 200)

ROUTES: Final[Mapping[str, Expected]] = {
    "GET /": everybody(200),
    "GET /healthz": everybody(200),
    "GET /metrics": everybody(200),
    "GET /api/openapi.json": everybody(200),
    "GET /api/games": everybody(200),
    "GET /api/games/{game}": everybody(200),
    "GET /api/games/{game}/cards": everybody(200),
    "GET /api/games/{game}/rules": everybody(200),
    "GET /api/games/{game}/rulings/{ruling}": everybody(200),
    "POST /api/games/{game}/score": everybody(400),
    "POST /api/games/{game}/referee": everybody(400),
    "GET /api/texts/{lang}": everybody(200),
    "GET /api/bots": everybody(200),
    "GET /api/notices": everybody(200),
    "POST /api/replay": everybody(400),
    "POST /api/verify": everybody(400),
    "POST /api/qr": everybody(200),
    "POST /api/tables": everybody(201),
    "POST /api/codes": everybody(200),
    "POST /api/join": everybody(201),
    "GET /api/tables": {**everybody(200), "garbage": TOKEN, "revoked": TOKEN},
    "GET /api/waiting": {**everybody(200), "garbage": TOKEN, "revoked": TOKEN},
    "GET /api/tables/{table_id}": expect(TOKEN, FORBIDDEN, 200, 200, 200),
    "GET /api/tables/{table_id}/cards": WATCHERS,
    "GET /api/tables/{table_id}/score": WATCHERS,
    "GET /api/tables/{table_id}/record": expect(
        TOKEN, "E_NOT_OVER", "E_NOT_OVER", "E_NOT_OVER", "E_NOT_OVER", nobody="E_NOT_OVER"
    ),
    "GET /api/tables/{table_id}/stream": expect(TOKEN, FORBIDDEN, 200, 200, 200),
    "POST /api/tables/{table_id}/send": expect(TOKEN, FORBIDDEN, 200, 200, 200),
    "POST /api/tables/{table_id}/move": expect(TOKEN, FORBIDDEN, FORBIDDEN, 201, FORBIDDEN),
    "POST /api/tables/{table_id}/leave": expect(TOKEN, FORBIDDEN, FORBIDDEN, 204, FORBIDDEN),
    "PUT /api/tables/{table_id}/notice": expect(TOKEN, FORBIDDEN, FORBIDDEN, 204, FORBIDDEN),
    "POST /api/tables/{table_id}/host": expect(TOKEN, FORBIDDEN, FORBIDDEN, FORBIDDEN, 200),
    "POST /api/tables/{table_id}/rematch": expect(
        TOKEN, "E_NOT_OVER", FORBIDDEN, "E_NOT_OVER", "E_NOT_OVER"
    ),
    "WS /api/tables/{table_id}/socket": expect(TOKEN, FORBIDDEN, "welcome", "welcome", "welcome"),
}

OF_A_SEAT: Final = ("", "/stream", "/send", "/move", "/leave", "/notice")
"""Routes of a table at which a caller may name the seat; the other seat names the first one."""

MESSAGES: Final[Mapping[str, Expected]] = {
    "ping": expect(TOKEN, "pong", "pong", "pong", "pong"),
    "say": expect(TOKEN, "ack", FORBIDDEN, "ack", "ack"),
    "answer": expect(TOKEN, "E_TURN", FORBIDDEN, "ack", FORBIDDEN),
    "try": expect(TOKEN, "tried", FORBIDDEN, "tried", FORBIDDEN),
    "hint": expect(TOKEN, "E_TURN", FORBIDDEN, "hint", FORBIDDEN),
    "mute": expect(TOKEN, "E_SEAT", FORBIDDEN, "ack", FORBIDDEN),
    "take_back": expect(TOKEN, "E_TAKE_BACK", FORBIDDEN, "ack", FORBIDDEN),
    "propose_end": expect(TOKEN, "ack", FORBIDDEN, "ack", FORBIDDEN),
    "reply": expect(TOKEN, "E_PROPOSAL", FORBIDDEN, "ack", FORBIDDEN),
    "resign": expect(TOKEN, "ack", FORBIDDEN, "ack", FORBIDDEN),
}


class Scene(NamedTuple):
    """A table in play, and every key somebody might show."""

    site: Site
    table: MadeTable
    tokens: dict[Caller, str | None]


async def scene(site: Site) -> Scene:
    """Two people play; a third was sent away from the second seat before."""
    table = await site.make()
    revoked = table.tokens[1]
    done = await table.decide("reissue", seat=1)
    joined = await site.post("/join", {"code": done["join"], "name": "Ben"})
    table.tokens[1] = str(joined["token"])
    elsewhere = await site.make()
    tokens: dict[Caller, str | None] = {
        "nobody": None,
        "garbage": "nothing-that-opens-anything-at-all",
        "elsewhere": elsewhere.tokens[0],
        "other": table.tokens[1],
        "spectator": table.watch,
        "revoked": revoked,
        "seat": table.tokens[0],
        "host": table.host,
    }
    return Scene(site, table, tokens)


# -- nothing is left out ------------------------------------------------------------------------


def routes_of(routes: list[BaseRoute], prefix: str = "") -> Iterator[str]:
    """Every route of an application, as this table names them."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from routes_of(inner.routes, "/api")
            continue
        methods: set[str] = getattr(route, "methods", None) or {"WS"}
        for method in methods - {"HEAD"}:
            yield f"{method} {prefix}{getattr(route, 'path', '?')}"


def test_every_route_is_in_the_table(sqlite: str) -> None:
    app = make_app(Config(database=sqlite))
    assert sorted(routes_of(app.router.routes)) == sorted({*ROUTES, *routes_of(pages.routes())})


def test_a_new_route_would_be_missed(sqlite: str) -> None:
    app = make_app(Config(database=sqlite))
    app.get("/api/back-door")(lambda: "open")
    known = {*ROUTES, *routes_of(pages.routes())}
    assert set(routes_of(app.router.routes)) - known == {"GET /api/back-door"}


def test_pages_are_the_same_for_everybody() -> None:
    found = set(routes_of(pages.routes())) - {"WS /assets"}
    assert all(route.startswith("GET /") and "/api" not in route for route in found)


def test_every_message_is_in_the_table() -> None:
    kinds = {kind.model_fields["type"].default for kind in get_args(SeatMessage)}
    assert kinds == set(MESSAGES)


# -- routes --------------------------------------------------------------------------------------


async def body_for(scene: Scene, route: str) -> object:
    """A body with which the route would do something, where that takes one."""
    match route.rpartition("/")[2]:
        case "tables" if route.startswith("POST"):
            return {"game": "caper", "seats": [{"kind": "me"}, {"kind": "open"}]}
        case "codes" | "join":
            fresh = await scene.site.make("caper", "me", "empty")
            return {"code": fresh.codes[1]}
        case "qr":
            return {"code": "x" * 32}
        case "send":
            return {"type": "ping", "id": "p"}
        case "notice":
            return {"kind": "off"}
        case "host":
            return {"do": "pause", "id": "h"}
    return None


def path_for(scene: Scene, route: str, caller: Caller) -> str:
    """Where the caller asks."""
    path = route.partition(" ")[2]
    for name, value in (
        ("{table_id}", scene.table.id),
        ("{game}", "caper"),
        ("{ruling}", "CAP-01"),
        ("{lang}", "en"),
    ):
        path = path.replace(name, value)
    of_table = path.partition(scene.table.id)[2] if scene.table.id in path else "?"
    return f"{path}?seat=0" if caller == "other" and of_table in OF_A_SEAT else path


async def tried(scene: Scene, route: str, caller: Caller) -> str | int:
    """What the caller gets from a route."""
    method = route.partition(" ")[0]
    token = scene.tokens[caller]
    if method == "WS":
        return await greeted(scene, caller)
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    body = await body_for(scene, route)
    path = path_for(scene, route, caller)
    request = scene.site.http.stream(method, path, headers=headers, json=body)
    async with request as response:
        if response.status_code < 400 or ROUTES[route][caller] == response.status_code:
            return response.status_code
        return str(json.loads(await response.aread())["error"]["code"])


async def greeted(scene: Scene, caller: Caller) -> str:
    """What a socket says first."""
    hello: JsonObject = {"token": scene.tokens[caller]}
    if caller == "other":
        hello["seat"] = 0
    async with Reader(scene.site.url, scene.table.id, hello) as reader:
        if reader.first["type"] != "refused":
            return str(reader.first["type"])
        assert (await reader.receive())["type"] == "bye"
        return reader.fault(reader.first)


@pytest.mark.parametrize("route", ROUTES)
async def test_every_route_for_everybody(sqlite: str, route: str) -> None:
    async with serving(sqlite) as site:
        found: dict[Caller, str | int] = {}
        for caller in CALLERS:
            fresh = await scene(site)
            before = (await site.service.rooms.get(fresh.table.id)).fold.seq
            found[caller] = await tried(fresh, route, caller)
            after = (await site.service.rooms.get(fresh.table.id)).fold.seq
            if found[caller] in (TOKEN, FORBIDDEN):
                assert after == before
        assert found == ROUTES[route]


# -- messages ------------------------------------------------------------------------------------


async def message_for(scene: Scene, kind: str) -> JsonObject:
    """A message that the first seat may send now."""
    async with scene.table.sit(0) as anna:
        legal = anna.legal[0]
        if kind == "take_back":
            await anna.answer()
        if kind == "reply":
            async with scene.table.sit(1) as ben:
                await ben.done("propose_end")
            await anna.until_number(anna.n + 1)
        message: JsonObject = {"type": kind, "id": "m"}
        match kind:
            case "say":
                message["phrase"] = "hello"
            case "answer":
                message.update(answer=legal, **anna.where)
            case "try":
                message.update(answers=[legal], step=0)
            case "hint":
                message["step"] = 0
            case "mute":
                message.update(seat=1, muted=True)
            case "take_back":
                message.update(anna.where)
            case "reply":
                message["agree"] = True
    return message


async def posted(scene: Scene, caller: Caller, message: JsonObject) -> str:
    """What comes of a message sent by POST."""
    path = f"/tables/{scene.table.id}/send"
    response = await scene.site.ask("POST", path, scene.tokens[caller], message)
    found = response.json()
    return str(found["error"]["code"]) if "error" in found else str(found["type"])


async def sent(scene: Scene, caller: Caller, message: JsonObject) -> str:
    """What comes of a message sent on a socket."""
    hello: JsonObject = {"token": scene.tokens[caller]}
    async with Reader(scene.site.url, scene.table.id, hello) as reader:
        if reader.first["type"] == "refused":
            return reader.fault(reader.first)
        fields = {key: value for key, value in message.items() if key != "type"}
        reply = await reader.ask(str(message["type"]), **fields)
        return reader.fault(reply) if reply["type"] == "refused" else str(reply["type"])


@pytest.mark.parametrize("way", [posted, sent])
@pytest.mark.parametrize("kind", MESSAGES)
async def test_every_message_from_everybody(
    sqlite: str, kind: str, way: Callable[[Scene, Caller, JsonObject], Awaitable[str]]
) -> None:
    async with serving(sqlite) as site:
        found: dict[Caller, str | int] = {}
        for caller in CALLERS:
            fresh = await scene(site)
            message = await message_for(fresh, kind)
            room = await site.service.rooms.get(fresh.table.id)
            before = room.fold.seq
            found[caller] = await way(fresh, caller, message)
            if str(found[caller]).startswith("E_"):
                assert room.fold.seq == before
        assert found == MESSAGES[kind]
