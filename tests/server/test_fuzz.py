"""Nonsense, however well made, never breaks a table, never gets a 500, never changes anything."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Iterator

import pytest
from pydantic import TypeAdapter, ValidationError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hideout.client.session import fresh_id
from hideout.core.game import JsonObject
from hideout.server.protocol import ClientMessage, Hello, NewTable, SeatMessage, SeatWish, TableMade
from tests.kit.serving import RunningServer

_MESSAGE: TypeAdapter[Hello | SeatMessage] = TypeAdapter(ClientMessage)

VALID: list[JsonObject] = [
    {"type": "answer", "id": "x", "step": 0, "epoch": 0, "answer": "play the_mime 1"},
    {"type": "take_back", "id": "x", "step": 0, "epoch": 0},
    {"type": "propose_end", "id": "x"},
    {"type": "reply", "id": "x", "agree": True},
    {"type": "resign", "id": "x"},
    {"type": "say", "id": "x", "text": "hello"},
    {"type": "mute", "id": "x", "seat": 1, "muted": True},
    {"type": "hint", "id": "x", "step": 0},
    {"type": "try", "id": "x", "step": 0, "answers": ["play the_mime 1"]},
    {"type": "ping", "id": "x"},
    {"type": "hello", "token": "x" * 32, "lang": "en"},
]
WEIRD: list[object] = [
    None, True, False, 0, -1, 2**63, 10**30, 1.5, float("inf"), "", "x", "\x00", "\ud800",
    "💎" * 50, "a" * 70_000, [], [[]], {}, {"a": {}}, ["x"] * 200, "../../etc/passwd",
    "' OR 1=1 --", "<script>", "$token", "\u202e", -0.0, [None], {"": ""},
]  # fmt: skip


def mutated(message: JsonObject, luck: random.Random) -> object:
    """A message with something wrong."""
    data = json.loads(json.dumps(message))
    for _ in range(luck.randrange(1, 4)):
        key = luck.choice([*data, "more", "type"])
        match luck.randrange(4):
            case 0:
                data.pop(key, None)
            case 1:
                data[luck.choice(["n", "secret", "seat", "\ud800", "a" * 300])] = luck.choice(WEIRD)
            case _:
                data[key] = luck.choice(WEIRD)
    return luck.choice([data, [data], data, data, {"type": data}])


def is_sound(text: str) -> bool:
    """Whether a message is one that may be carried out."""
    try:
        _MESSAGE.validate_json(text)
    except ValidationError:
        return False
    return True


def nonsense(luck: random.Random, n: int) -> Iterator[str | bytes]:
    """Messages that no server may carry out."""
    while n:
        match luck.randrange(10):
            case 0:
                yield bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
            case 1:
                yield "".join(chr(luck.randrange(32, 0x2FFF)) for _ in range(luck.randrange(60)))
            case 2:
                yield luck.choice(["", "{", "[" * 20_000, "null", "NaN", '{"type":"answer"', "{}"])
            case 3:
                step = luck.choice([1, 7, 10**9])
                text = luck.choice(["play the_mime 1", "dance", "\x00", "pass"])
                yield json.dumps(
                    {"type": "answer", "id": fresh_id(), "step": step, "epoch": 0, "answer": text}
                )
            case _:
                text = json.dumps(mutated(luck.choice(VALID), luck))
                if is_sound(text):
                    continue
                yield text
        n -= 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert "Traceback" not in running.log(), running.log()[-5000:]


@pytest.fixture
def made(server: RunningServer) -> TableMade:
    """A table of two persons, one of whom is to move."""
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="open")]
    made = server.rest.make_table(NewTable(game="caper", seats=seats))
    server.rest.join(made.links[0].join, "Ben")
    return made


def state(server: RunningServer, made: TableMade) -> str:
    """Everything a seat knows of its table."""
    return server.rest.look(made.table.id, made.seat_tokens[0]).model_dump_json()


async def babble(
    server: RunningServer, made: TableMade, hello: object, messages: Iterator[str | bytes]
) -> int:
    """Say hello and then nonsense, over as many connections as it takes; how much was refused."""
    n_refused = 0
    url = server.rest.socket_url(made.table.id)
    said = True
    while said:
        said = False
        try:
            async with connect(url, proxy=None, max_size=None) as socket:
                if hello is not None:
                    await socket.send(json.dumps(hello))
                for message in messages:
                    said = True
                    await socket.send(message)
                    async with asyncio.timeout(20):
                        while True:
                            answer = json.loads(await socket.recv())
                            if answer["type"] == "refused":
                                n_refused += 1
                                break
                            assert answer["type"] in ("welcome", "presence", "bye"), answer
        except ConnectionClosed:
            continue
    return n_refused


@pytest.mark.parametrize("seed", range(3))
async def test_a_seat_that_talks_nonsense_changes_nothing(
    server: RunningServer, made: TableMade, seed: int
) -> None:
    before = state(server, made)
    hello = {"type": "hello", "token": made.seat_tokens[0]}
    assert await babble(server, made, hello, nonsense(random.Random(seed), 400)) > 200
    assert state(server, made) == before


async def test_strangers_and_their_hellos_change_nothing(
    server: RunningServer, made: TableMade
) -> None:
    before = state(server, made)
    await babble(server, made, None, nonsense(random.Random(9), 60))
    assert state(server, made) == before


async def test_a_spectator_may_say_nothing_that_counts(
    server: RunningServer, made: TableMade
) -> None:
    before = state(server, made)
    hello = {"type": "hello", "token": server.rest.join(made.watch).token}
    wishes = [
        json.dumps({**message, "id": fresh_id()})
        for message in VALID
        if message["type"] not in ("hello", "ping")
    ]
    assert await babble(server, made, hello, iter(wishes)) == len(wishes)
    assert state(server, made) == before


BODIES: dict[str, JsonObject] = {
    "/tables": {"game": "caper", "seats": [{"kind": "open"}, {"kind": "open"}]},
    "/join": {"code": "x" * 32, "name": "Eve"},
    "/codes": {"code": "x" * 32},
    "/tables/ID/host": {"do": "end", "id": "x"},
    "/tables/ID/send": VALID[0],
    "/tables/ID/move": {},
    "/tables/ID/rematch": {},
    "/tables/ID/notice": {"kind": "webhook", "target": "https://example.org/x"},
    "/games/caper/score": {"position": {"game": "caper", "format": 1}},
    "/games/caper/referee": {"scenario": {"setup": {"seats": 2}}},
    "/replay": {"record": {"hideout_record": 1}, "seat": 0},
    "/verify": {"record": {"hideout_record": 1}},
    "/qr": {"code": "x" * 32},
}


def asked(server: RunningServer, method: str, path: str, body: bytes, token: str) -> int:
    """The status of a raw request."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    try:
        connection.request(method, f"/api{path}", body, headers)
        answer = connection.getresponse()
        said = answer.read()
    finally:
        connection.close()
    if answer.status >= 400:
        fault = json.loads(said)["error"]
        assert fault["code"].startswith("E_"), fault
        assert fault["message"]
    return answer.status


@pytest.mark.parametrize("path", list(BODIES))
def test_bodies_of_nonsense_are_refused_by_name(
    server: RunningServer, made: TableMade, path: str
) -> None:
    luck = random.Random(path)
    before = state(server, made)
    address = path.replace("ID", made.table.id)
    method = "PUT" if path.endswith("/notice") else "POST"
    for n in range(40):
        match n % 4:
            case 0:
                body = bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
            case 1:
                body = luck.choice([b"", b"{", b"[" * 30_000, b"null", b"NaN", b'"x"', b"[]"])
            case _:
                body = json.dumps(mutated(BODIES[path], luck)).encode()
        token = luck.choice(["y" * 32, made.watch, "short"])
        assert asked(server, method, address, body, token) < 500, body[:300]
    assert state(server, made) == before


def test_records_positions_and_scenarios_of_nonsense_are_refused(server: RunningServer) -> None:
    luck = random.Random(4)
    inner: JsonObject = {
        "game": "caper", "format": 1, "players": 2, "city": "paris", "partial": True,
        "locations": [{"id": "the_louvre"}, {"id": "the_bank"}, {"id": "the_gala"}],
        "coins": {"cream": 0, "green": 0},
    }  # fmt: skip
    for path, key in (("score", "position"), ("referee", "scenario")):
        for _ in range(60):
            body = json.dumps({key: mutated(inner, luck)}).encode()
            assert asked(server, "POST", f"/games/caper/{path}", body, "y" * 32) < 500, body[:300]


def test_odd_addresses_get_an_ordinary_answer(server: RunningServer) -> None:
    for path in (
        "/tables/0000000000000000", "/tables/%00", "/tables/" + "a" * 3000, "/games/%F0%9F%92%8E",
        "/games/caper/rulings/%2e%2e%2f", "/texts/en?game=%00", "/games/caper/cards?q=%ED%A0%80",
        "/tables?mine=perhaps", "/tables/0000000000000000/stream?after=-1",
    ):  # fmt: skip
        assert 200 <= asked(server, "GET", path, b"", "y" * 32) < 500, path
