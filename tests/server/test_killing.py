"""A server that is killed at any moment loses nothing that it acknowledged, and doubles nothing.

The small runs are part of every test run; the large ones (`-m slow`) play 200 games and kill
50 times.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hideout.core.game import JsonObject
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.config import database_url
from tests.server.processes import ServerProcess

PLAYED = (
    ("caper", 2, 0),
    ("caper", 2, 2),
    ("caper_europe", 2, 0),
    ("thiefs_market", 1, 2),
    ("sneaks_and_snitches", 3, 0),
    ("sneaks_and_snitches", 1, 2),
)
"""A game, how many scripted players, how many bots."""
_LOST = (OSError, WebSocketException, TimeoutError)


class Player:
    """A scripted player who comes back whatever happens, and asks again what was not answered."""

    def __init__(self, url: str, table_id: str, seat: int, token: str) -> None:
        self.seat = seat
        self._at = f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        self._token = token
        self._luck = random.Random(f"{table_id} {seat}")
        self._n: int | None = None
        self._asked: JsonObject | None = None
        self._n_asked = 0
        self.situation: JsonObject = {}
        self.acked: list[str] = []

    async def play(self) -> None:
        """Play until the game is over."""
        while self.situation.get("status") != "over":
            try:
                async with connect(self._at, max_size=None, open_timeout=30) as socket:
                    await self._serve(socket)
            except _LOST:
                await asyncio.sleep(0.1)

    async def _serve(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self._token, "after": self._n}))
        if self._asked is not None:
            await socket.send(json.dumps(self._asked))
        while self.situation.get("status") != "over":
            async with asyncio.timeout(120):
                message = json.loads(await socket.recv())
            await self._take(socket, message)
            if message["type"] == "bye":
                return

    async def _take(self, socket: ClientConnection, message: JsonObject) -> None:
        n = message.get("n")
        match message["type"]:
            case "welcome":
                assert isinstance(n, int)
                assert self._n is None or n >= self._n, "what was told is gone"
                self._n = n
            case "update":
                assert isinstance(n, int)
                assert self._n is not None
                assert n == self._n + 1, "a number is missing or doubled"
                self._n = n
            case "ack":
                assert self._asked is not None
                assert message["id"] == self._asked["id"]
                self.acked.append(str(message["id"]))
                self._asked = None
            case "refused":
                error = message["error"]
                assert isinstance(error, dict)
                assert error["code"] in ("E_STALE", "E_BUSY", "E_TURN"), message
                self._asked = None
        situation = message.get("situation")
        if isinstance(situation, dict):
            self.situation = situation
        if self._asked is None:
            await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        question = self.situation.get("question")
        if not isinstance(question, dict) or question["answered"] is not None:
            return
        self._n_asked += 1
        self._asked = {
            "type": "answer",
            "id": f"a{self._n_asked}",
            "step": self.situation["step"],
            "epoch": self.situation["epoch"],
            "answer": self._luck.choice(question["legal"])["text"],
        }
        await socket.send(json.dumps(self._asked))


class Game(NamedTuple):
    """A table with its players."""

    id: str
    watch: str
    players: list[Player]


async def make_tables(server: ServerProcess, n: int) -> list[Game]:
    """So many tables of all games."""
    made = []
    async with httpx2.AsyncClient(base_url=server.url, timeout=120) as http:
        for i in range(n):
            game, n_people, n_bots = PLAYED[i % len(PLAYED)]
            bot = {"kind": "bot", "level": "uniform"}
            body = {"game": game, "seats": [{"kind": "me"}] * n_people + [bot] * n_bots}
            found = (await http.post("/api/tables", json=body)).json()
            id = found["table"]["id"]
            players = [
                Player(server.url, id, int(seat), token)
                for seat, token in found["seat_tokens"].items()
            ]
            made.append(Game(id, found["watch"], players))
    return made


async def kill_now_and_then(server: ServerProcess, n_kills: int, workers: bool) -> None:
    """Kill the server, or one of its workers, at random moments."""
    luck = random.Random(7)
    for _ in range(n_kills):
        await asyncio.sleep(luck.uniform(0.2, 2.0))
        if workers:
            while not (alive := server.workers()):
                await asyncio.sleep(0.1)
            os.kill(luck.choice(alive), signal.SIGKILL)
        else:
            server.kill()
            server.start()
            await server.ready()


async def check(database: str, server: ServerProcess, games: list[Game]) -> None:
    """Every acknowledged answer is there once, nothing is there twice, all records verify."""
    engine = create_engine(database_url(database))
    async with httpx2.AsyncClient(base_url=server.url, timeout=120) as http:
        for game in games:
            with engine.connect() as connection:
                wanted = text("SELECT data FROM entries WHERE table_id = :id")
                rows = connection.execute(wanted, {"id": game.id})
                entries = [json.loads(data) for (data,) in rows]
            for player in game.players:
                kept = [entry["id"] for entry in entries if entry.get("who") == player.seat]
                assert len(kept) == len(set(kept)), "an answer was applied twice"
                assert set(player.acked) <= set(kept), "an acknowledged answer is lost"
            headers = {"Authorization": f"Bearer {game.watch}"}
            record = await http.get(f"/api/tables/{game.id}/record", headers=headers)
            assert read_record(record.content, GAMES).outcome is not None
    engine.dispose()


async def run(
    database: str, log: Path, n_games: int, n_kills: int, *options: str, workers: bool = False
) -> None:
    """Play so many games while the server is killed so often."""
    server = ServerProcess(database, log, *options)
    server.start()
    try:
        await server.ready()
        games = await make_tables(server, n_games)
        begin = time.monotonic()
        people = [player for game in games for player in game.players]
        await asyncio.gather(
            kill_now_and_then(server, n_kills, workers), *[player.play() for player in people]
        )
        await server.ready()
        await check(database, server, games)
        n_answers = sum(len(player.acked) for player in people)
        seconds = time.monotonic() - begin
        print(f"{n_games} games, {n_answers} answers, {n_kills} kills, {seconds:.0f} s")
    finally:
        server.stop()


async def test_a_killed_server_loses_nothing(sqlite: str, tmp_path: Path) -> None:
    await run(sqlite, tmp_path / "log", 6, 3)


async def test_a_killed_worker_loses_nothing(postgres: str, tmp_path: Path) -> None:
    await run(postgres, tmp_path / "log", 6, 3, "--workers", "2", workers=True)


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_two_hundred_games_and_fifty_kills(sqlite: str, tmp_path: Path) -> None:
    await run(sqlite, tmp_path / "log", 200, 50)


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_two_hundred_games_and_fifty_killed_workers(postgres: str, tmp_path: Path) -> None:
    await run(postgres, tmp_path / "log", 200, 50, "--workers", "2", workers=True)
