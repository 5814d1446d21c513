"""The command line on a real terminal: colour, width, waiting, the progress bar."""

from __future__ import annotations

import os
import select
import sys
from pathlib import Path

import pytest

from tests.cli.kit import keep, played

pty = pytest.importorskip("pty")

PROMPT = b"Enter: go on"


def on_terminal(*args: str, keys: bytes = b"", columns: int = 60) -> tuple[str, int]:
    """What a terminal of that width shows, and the status; one key is typed at each prompt."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(COLUMNS=str(columns), TERM="xterm-256color")
        os.execv(sys.executable, [sys.executable, "-m", "hideout", *args])
    shown = b""
    typed = 0
    while True:
        # A key that comes while the program is about to read may get lost: type it again.
        while typed and not select.select([terminal], [], [], 1)[0]:
            os.write(terminal, keys[typed - 1 : typed])
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        shown += part
        if not part:
            break
        while typed < min(shown.count(PROMPT), len(keys)):
            os.write(terminal, keys[typed : typed + 1])
            typed += 1
    os.close(terminal)
    _, status = os.waitpid(pid, 0)
    return shown.decode(), os.waitstatus_to_exitcode(status)


def test_headings_stand_out() -> None:
    shown, status = on_terminal("games")
    assert status == 0
    assert "\x1b[1mCaper (caper)\x1b[0m" in shown


def test_the_referee_draws_in_colour(tmp_path: Path) -> None:
    file = keep(tmp_path / "question.json", {"setup": {}})
    shown, status = on_terminal("referee", "caper", file)
    assert status == 0
    assert "\x1b[1m" in shown


def test_replay_waits_for_enter_between_answers(tmp_path: Path) -> None:
    file = keep(tmp_path / "record.json", played(answers=5))
    shown, status = on_terminal("replay", file, "--step", keys=b"\n\n\n\n\n")
    assert status == 0
    assert shown.count(PROMPT.decode()) == 5
    assert "it stands at step 5" in shown


def test_the_end_of_the_input_tells_the_rest_at_once(tmp_path: Path) -> None:
    file = keep(tmp_path / "record.json", played(answers=5))
    shown, status = on_terminal("replay", file, "--step", keys=b"\n\x04")
    assert status == 0
    assert shown.count(PROMPT.decode()) == 2
    assert "it stands at step 5" in shown


def test_replay_can_be_interrupted(tmp_path: Path) -> None:
    file = keep(tmp_path / "record.json", played(answers=5))
    shown, status = on_terminal("replay", file, "--step", keys=b"\n\x03")
    assert status == 130
    assert "Traceback" not in shown


def test_a_bar_shows_how_far_the_games_are() -> None:
    shown, status = on_terminal("simulate", "caper", "-n", "3", "--seed", "1", columns=100)
    assert status == 0
    assert "Playing" in shown
    assert "3/3" in shown
