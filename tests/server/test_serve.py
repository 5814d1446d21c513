"""`hideout serve`, as people start and stop it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.kit import Reader
from tests.server.processes import ServerProcess


@pytest.fixture
def server(sqlite: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server in a process of its own."""
    made = ServerProcess(sqlite, tmp_path / "log")
    made.start()
    yield made
    made.stop()


def refused(*options: str) -> str:
    """What the command says when it does not start."""
    command = [sys.executable, "-m", "hideout", "serve", "--lang", "en", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_several_workers_need_postgres(tmp_path: Path) -> None:
    said = refused("--workers", "2", "--database", str(tmp_path / "t.db"))
    assert said == "hideout: Several workers need a PostgreSQL database: SQLite serves one.\n"


def test_what_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    here = ("--database", str(tmp_path / "t.db"))
    assert "no kind of database" in refused("--database", "mysql://x/y")
    assert "no bus" in refused("--bus", "carrier_pigeon", *here)
    assert "needs a PostgreSQL" in refused("--bus", "postgres", *here)
    assert len(refused("--host", "203.0.113.1", *here).splitlines()) == 1


async def test_it_says_where_it_is_and_ends_with_goodbye(
    server: ServerProcess, tmp_path: Path
) -> None:
    await server.ready()
    log = (tmp_path / "log").read_text()
    assert f"Hideout is at {server.url}/" in log
    assert "Only this machine" in log
    async with httpx2.AsyncClient(base_url=server.url, timeout=60) as http:
        body = {"game": "caper", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = (await http.post("/api/tables", json=body)).json()
    id, tokens = made["table"]["id"], made["seat_tokens"]
    async with Reader(server.url, id, {"token": tokens["0"]}) as anna:
        await anna.answer()
        assert server.process is not None
        server.process.terminate()
        bye = await anna.until("bye")
        assert (bye["reason"], bye["retry"]) == ("restart", True)
    server.process.wait(60)
    server.start()
    await server.ready()
    async with Reader(server.url, id, {"token": tokens["0"], "after": anna.n}) as again:
        assert again.first["type"] == "resumed"
    log = (tmp_path / "log").read_text()
    for secret in (*tokens.values(), made["host_token"], made["watch"]):
        assert secret not in log
    assert "Traceback" not in log


async def test_an_open_address_comes_with_a_warning(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path / "log", "--host", "0.0.0.0")
    server.start()
    try:
        await server.ready()
        log = (tmp_path / "log").read_text()
        assert "Careful" in log
        assert "without TLS" in log
    finally:
        server.stop()
