"""What docs/hosting.md promises to whoever runs a server."""

from __future__ import annotations

import http.client
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hideout.client import RefusedError, Server
from hideout.server.limits import RULES
from hideout.server.protocol import NewTable, SeatWish, TableMade
from tests.kit.serving import RunningServer

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


FOREIGN = {"--upgrade", "--format", "--no-owner", "--dbname"}
"""Options of other programs."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits, as it is meant to run."""
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(folder, "--metrics-token", "m" * 32, limits=True) as running:
        yield running


def a_table(server: Server) -> TableMade:
    """A new table against a bot."""
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="bot", level="uniform")]
    return server.make_table(NewTable(game="caper", seats=seats))


def got(server: RunningServer, path: str, **headers: str) -> tuple[int, str]:
    """Status and text of a page."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_a_copy_made_while_the_server_runs_brings_the_tables_back(
    server: RunningServer, tmp_path: Path
) -> None:
    made = a_table(server.rest)
    token = made.seat_tokens[0]
    known = server.rest.look(made.table.id, token)
    found = re.search(r"python3 -c '(.*?)'", PAGE, re.DOTALL)
    assert found
    live, copy = server.folder / "tables.db", tmp_path / "tables.db"
    subprocess.run(
        [sys.executable, "-W", "ignore", "-c", found.group(1), str(live), str(copy)], check=True
    )
    with RunningServer(tmp_path) as restored:
        again = restored.rest.look(made.table.id, token)
        assert again.table == known.table
        assert again.n >= known.n


def test_health_and_figures_are_there_for_whoever_runs_it(server: RunningServer) -> None:
    made = a_table(server.rest)
    server.rest.look(made.table.id, made.host_token)
    assert got(server, "/healthz")[0] == 200
    status, figures = got(server, "/metrics")
    assert status == 200
    assert 'route="/api/tables/{table_id}"' in figures
    for secret in (made.host_token, made.watch, made.table.id, *made.seat_tokens.values()):
        assert secret not in figures
    forwarded = {"X-Forwarded-For": "192.0.2.1"}
    assert got(server, "/metrics", **forwarded)[0] == 404
    token = {"Authorization": "Bearer " + "m" * 32}
    assert got(server, "/metrics", **forwarded, **token)[0] == 200


def test_the_log_holds_no_secret(server: RunningServer) -> None:
    made = a_table(server.rest)
    got(server, f"/join/{made.watch}")
    got(server, f"/api/tables/{made.table.id}", Authorization=f"Bearer {made.host_token}")
    with pytest.raises(RefusedError):
        server.rest.join("z" * 40, "Eve")
    log = server.log()
    for secret in (made.host_token, made.watch, "z" * 40, *made.seat_tokens.values()):
        assert secret not in log


def test_who_asks_too_often_is_told_when_to_come_back(server: RunningServer) -> None:
    most = int(RULES["code"].partition("/")[0])
    codes = []
    for _ in range(most + 2):
        with pytest.raises(RefusedError) as refused:
            server.rest.look_at_code("z" * 40)
        codes.append(refused.value.fault.code)
    assert codes[0] != "E_LIMIT"
    assert codes[-1] == "E_LIMIT"


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    for rule in RULES.values():
        for part in rule.split(";"):
            amount = part.partition("/")[0]
            assert re.search(rf"\b{amount}\b", PAGE) or amount in ("5", "2"), part


@pytest.mark.parametrize("lang", ["en", "it", "fr", "de"])
def test_the_help_names_every_option_of_the_page(lang: str) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "hideout", "serve", "--help", "--lang", lang],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for option in set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", PAGE)) - FOREIGN:
        assert option in shown, option
