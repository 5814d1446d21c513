"""The client on a real terminal: colour, Ctrl-C, Ctrl-D, and the line editor."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from pathlib import Path

import pytest

from hideout.core.transcript import read_record
from hideout.games import GAMES

pty = pytest.importorskip("pty")

PATIENCE = 60


class Terminal:
    """A pseudo-terminal with the command running on it."""

    def __init__(self, *args: str, **env: str) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update(COLUMNS="100", LINES="40", TERM="xterm-256color", **env)
            os.execv(sys.executable, [sys.executable, "-m", "hideout", "play", *args])
        self.shown = ""

    def wait_for(self, pattern: str) -> str:
        """Read until the pattern turns up in what is new; that new part."""
        deadline = time.monotonic() + PATIENCE
        fresh = ""
        while not re.search(pattern, fresh):
            assert time.monotonic() < deadline, fresh
            fresh += self._read()
        return fresh

    def _read(self) -> str:
        ready, _, _ = select.select([self.end], [], [], PATIENCE)
        assert ready, self.shown
        text = os.read(self.end, 65536).decode(errors="replace")
        self.shown += text
        return text

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def press(self, keys: str) -> None:
        """Type until there is an answer: a signal between prompt and wait is noticed late."""
        for _ in range(PATIENCE):
            self.type(keys)
            if select.select([self.end], [], [], 1)[0]:
                return

    def rest(self) -> int:
        """Read to the end; the exit status."""
        try:
            while self._read():
                pass
        except OSError:
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"])
def test_leaving_saves(key: str, path: Path) -> None:
    terminal = Terminal("caper", "--save", str(path), "--seed", "tty")
    terminal.wait_for("> $")
    terminal.type("1 1\n")
    terminal.wait_for("turn 2[^>]*> $")
    terminal.press(key)
    assert terminal.rest() == 0
    assert f"--resume {path}" in terminal.shown
    assert len(read_record(path.read_text(), GAMES).answers) == 2


def test_a_terminal_is_coloured_unless_one_objects(path: Path) -> None:
    for env, is_coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("caper", "--save", str(path), "--seed", "tty", **env)
        terminal.wait_for("> $")
        terminal.type("quit\n")
        terminal.rest()
        assert ("\x1b[1m" in terminal.shown) == is_coloured


def test_the_line_editor_forgets_what_the_other_person_typed(path: Path) -> None:
    terminal = Terminal("caper", "--seats", "you:Anna,you:Ben", "--save", str(path))
    terminal.wait_for("ready")
    terminal.type("\n")
    terminal.wait_for("> $")
    terminal.type("2 3\n")
    terminal.wait_for("ready")
    terminal.type("\n")
    terminal.wait_for("> $")
    terminal.type("\x1b[A\x1b[A")  # the arrow up, twice
    terminal.type("help\n")
    terminal.wait_for("undo")
    echoed = terminal.shown[terminal.shown.rindex("\x1b[3J") :]
    assert "2 3" not in echoed
    terminal.type("quit\n")
    assert terminal.rest() == 0
