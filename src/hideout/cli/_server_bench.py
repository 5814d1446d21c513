"""How much a table server carries: scripted players on many sockets, on this very machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hideout.client.faults import UnreachableError
from hideout.client.rest import Server
from hideout.server.protocol import NewTable, SeatWish

if TYPE_CHECKING:
    from hideout.core.game import JsonObject

GAME: Final = "thiefs_market"
N_SEATS: Final = 5
PAUSE: Final = 0.2
"""How long a scripted player thinks, in seconds."""
_START_SECONDS: Final = 60.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Counts:
    """What all players together saw while they were counted."""

    def __init__(self) -> None:
        self.is_on = False
        self.deliveries = 0
        self.answers = 0
        self.refused = 0
        self.waits: list[float] = []
        """From sending an answer to its acknowledgement, in seconds."""


class Player:
    """A seat that answers at random, on one socket."""

    def __init__(self, socket: ClientConnection, token: str, counts: Counts, seed: int) -> None:
        self._socket = socket
        self._token = token
        self._counts = counts
        self._luck = random.Random(seed)
        self._sent: dict[str, float] = {}
        self._at: tuple[int, int] | None = None

    async def play(self) -> None:
        """Answer whenever the seat is asked, until the game is over."""
        await self._socket.send(json.dumps({"type": "hello", "token": self._token}))
        thinking: set[asyncio.Task[None]] = set()
        try:
            async for raw in self._socket:
                message = json.loads(raw)
                counts = self._counts
                if counts.is_on:
                    counts.deliveries += 1
                kind = message["type"]
                if kind in ("welcome", "update"):
                    situation = message["situation"]
                    if situation["status"] == "over":
                        return
                    if (answer := self._answer(situation)) is not None:
                        task = asyncio.create_task(self._send(answer))
                        thinking.add(task)
                        task.add_done_callback(thinking.discard)
                elif kind in ("ack", "refused"):
                    begun = self._sent.pop(message["id"], None)
                    if begun is not None and counts.is_on:
                        counts.answers += kind == "ack"
                        counts.refused += kind == "refused"
                        counts.waits.append(time.perf_counter() - begun)
        except ConnectionClosed:
            return

    def _answer(self, situation: JsonObject) -> JsonObject | None:
        question = situation["question"]
        if not isinstance(question, dict) or question["answered"] is not None:
            return None
        step, epoch = situation["step"], situation["epoch"]
        assert isinstance(step, int)
        assert isinstance(epoch, int)
        if self._at == (epoch, step):
            return None
        self._at = (epoch, step)
        return {
            "type": "answer",
            "id": f"{epoch}-{step}",
            "step": step,
            "epoch": epoch,
            "answer": self._luck.choice(question["legal"])["text"],
        }

    async def _send(self, answer: JsonObject) -> None:
        await asyncio.sleep(PAUSE)
        self._sent[str(answer["id"])] = time.perf_counter()
        # The measuring may be over meanwhile.
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(json.dumps(answer))


def measure_server(n_tables: int, seconds: float) -> JsonObject:
    """Start a server on SQLite, let every seat of its tables play, and count for so long."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        command = [sys.executable, "-m", "hideout", "serve", "--port", "0", "--no-limits"]
        with log.open("wb") as out:
            process = subprocess.Popen(
                [*command, "--database", str(Path(folder, "tables.db"))], stdout=out, stderr=out
            )
        try:
            return asyncio.run(_measure(process.pid, _address(log, process), n_tables, seconds))
        finally:
            process.terminate()
            process.wait()


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    begin = time.monotonic()
    while time.monotonic() - begin < _START_SECONDS and process.poll() is None:
        for word in log.read_text("utf-8").split():
            if word.startswith("http://") and _answers(word.rstrip("/")):
                return word.rstrip("/")
        time.sleep(0.05)
    raise RuntimeError(log.read_text("utf-8"))


def _answers(url: str) -> bool:
    """Whether the server listens already."""
    try:
        Server(url).tables()
    except UnreachableError:
        return False
    return True


async def _measure(pid: int, url: str, n_tables: int, seconds: float) -> JsonObject:
    server, counts = Server(url), Counts()
    before = _memory(pid)
    wish = NewTable(game=GAME, seats=[SeatWish(kind="me", name=f"P{i}") for i in range(N_SEATS)])
    made = [await asyncio.to_thread(server.make_table, wish) for _ in range(n_tables)]
    sockets: list[ClientConnection] = []
    players: list[asyncio.Task[None]] = []
    for table in made:
        for seat, token in table.seat_tokens.items():
            socket = await connect(server.socket_url(table.table.id), max_queue=None)
            sockets.append(socket)
            player = Player(socket, token, counts, len(sockets) + seat)
            players.append(asyncio.create_task(player.play()))
    await asyncio.sleep(min(2.0, seconds))
    busy, begin = _processor(pid), time.perf_counter()
    counts.is_on = True
    await asyncio.sleep(seconds)
    counts.is_on = False
    passed, busy = time.perf_counter() - begin, _processor(pid) - busy
    memory = _memory(pid)
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*players, return_exceptions=True)
    waits = sorted(counts.waits)
    if not waits:
        raise RuntimeError("no answer was acknowledged")
    return {
        "bench": "server",
        "game": GAME,
        "tables": n_tables,
        "sockets": len(sockets),
        "seconds": round(passed, 2),
        "answers_per_s": round(counts.answers / passed, 1),
        "deliveries_per_s": round(counts.deliveries / passed, 1),
        "refused": counts.refused,
        "ack_ms_p50": round(1000 * statistics.median(waits), 1),
        "ack_ms_p99": round(1000 * waits[int(0.99 * (len(waits) - 1))], 1),
        "server_cpu_ms_per_answer": round(1000 * busy / max(1, counts.answers), 2),
        "server_cpu_share": round(busy / passed, 3),
        "server_kb_per_table": round((memory - before) / n_tables),
        "python": platform.python_version(),
    }


def _processor(pid: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(pid: int) -> int:
    """The memory that a process holds, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
