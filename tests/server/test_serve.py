"""`hideout serve`, as people start and stop it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from hideout.server.running import address_of, bound_socket
from tests.server.kit import Reader
from tests.server.notices.listening import WebServer, running
from tests.server.processes import ServerProcess
from tests.server.test_driver import eventually


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


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", "http://127.0.0.1:{}"),
        ("localhost", "http://127.0.0.1:{}"),
        ("0.0.0.0", "http://localhost:{}"),
        ("::1", "http://[::1]:{}"),
        ("::", "http://localhost:{}"),
    ],
)
def test_the_address_is_one_that_a_browser_opens(host: str, found: str) -> None:
    with bound_socket(host, 0) as bound:
        assert address_of(bound) == found.format(bound.getsockname()[1])


async def test_a_notice_leads_to_the_address_it_listens_on(sqlite: str, tmp_path: Path) -> None:
    web = WebServer()
    server = ServerProcess(sqlite, tmp_path / "log", "--allow-private-notices")
    server.start()
    try:
        await server.ready()
        with running(web):
            async with httpx2.AsyncClient(base_url=f"{server.url}/api", timeout=60) as http:
                seats = [{"kind": "me"}, {"kind": "me"}]
                body = {"game": "caper", "seats": seats, "pace": "turns"}
                made = (await http.post("/tables", json=body)).json()
                id, tokens = made["table"]["id"], made["seat_tokens"]
                wish = {"kind": "webhook", "target": f"{web.url}/hook", "lang": "en"}
                http.cookies.clear()
                as_ben = {"Authorization": f"Bearer {tokens['1']}"}
                asked = await http.put(f"/tables/{id}/notice", json=wish, headers=as_ben)
                assert asked.status_code == 204, asked.text
            async with Reader(server.url, id, {"token": tokens["0"]}) as anna:
                await anna.answer()
            await eventually(lambda: len(web.heard) == 1)
            assert f"{server.url}/t/{id}" in web.heard[0].body.decode()
    finally:
        server.stop()
