"""The bots of docs/bots.md, word for word, play whole games on a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import NewTable, SeatWish
from tests.kit.serving import RunningServer
from tests.test_docs_run import blocks

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
PROGRAMS = {
    block.settings["file"]: block.text
    for block in blocks(PAGE.read_text(encoding="utf-8"))
    if "file" in block.settings
}


def test_the_first_bot_is_about_thirty_lines() -> None:
    lines = [line for line in PROGRAMS["outside_bot.py"].splitlines() if line.strip()]
    assert len(lines) <= 36


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_from_outside_play_a_game_to_its_end(
    server: RunningServer, tmp_path: Path, game: str
) -> None:
    for name, text in PROGRAMS.items():
        (tmp_path / name).write_text(text)
    n_seats = GAMES[game].info.seats[0]
    made = server.rest.make_table(NewTable(game=game, seats=[SeatWish(kind="open")] * n_seats))
    programs = ["outside_bot.py", "client_bot.py", "outside_bot.py"][:n_seats]
    bots = [
        subprocess.Popen(
            [sys.executable, program, server.url, link.join, f"Bot {link.seat}"],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for program, link in zip(programs, made.links, strict=True)
    ]
    said = [bot.communicate(timeout=120)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0] * n_seats, said
    assert all("finished" in each for each in said), said
    record = server.rest.record(made.table.id, made.host_token)
    table = read_record(json.dumps(record), GAMES)
    assert table.outcome is not None
    assert table.players[0] == "Bot 0"
