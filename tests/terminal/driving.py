"""Playing the terminal client by script: in this process, or as the real command."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from hideout.cli import main
from hideout.core.chance import Quick, read_seed
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import texts
from hideout.games import GAMES
from hideout.terminal.client import Client
from hideout.terminal.console import Console
from hideout.terminal.players import read_seats

COMMAND = [sys.executable, "-m", "hideout", "play"]
PATIENCE = 120


def numbers(seed: int, highest: int = 6) -> Iterator[str]:
    """Endless numbers a person might type."""
    luck = Quick(seed)
    while True:
        yield str(luck.below(highest) + 1)


def lines_of(typed: Iterable[str], n: int) -> str:
    """The first n typed lines as standard input."""
    return "".join(f"{line}\n" for line, _ in zip(typed, range(n), strict=False))


def run(*args: str, typed: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """The real command, with lines on standard input."""
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "XDG_STATE_HOME": str(home), **env},
        check=False,
    )


def run_here(*args: str, typed: str = "") -> tuple[int, str, str]:
    """The command in this process: its status, what it shows and what it complains of."""
    shown, complaint = io.StringIO(), io.StringIO()
    keyboard = sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(shown), redirect_stderr(complaint):
            main(["play", *args])
        raise AssertionError("the command did not exit")
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 0
    finally:
        sys.stdin = keyboard
    return status, shown.getvalue(), complaint.getvalue()


class Lines:
    """Standard input from a function that is asked for each line; None is the end of input."""

    def __init__(self, answer: Callable[[], str | None]) -> None:
        self._answer = answer

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        typed = self._answer()
        return "" if typed is None else f"{typed}\n"


class Screen(io.StringIO):
    """Standard output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def a_table(seats: str = "you,burglar", variant: str = "paris", seed: str = "demo") -> Table:
    """A table of Caper with these players."""
    names = read_seats(seats, texts("en"))
    caper = GAMES["caper"]
    return Table(caper, agree(caper, len(names), variant), read_seed(seed), names)


class Drive:
    """A client in this process; `say` is called for every line it wants to read."""

    def __init__(
        self,
        table: Table,
        path: Path,
        say: Callable[[Drive], str | None],
        lang: str = "en",
        width: int = 80,
        sink: io.StringIO | None = None,
    ) -> None:
        self.sink = io.StringIO() if sink is None else sink
        self.table = table
        self.n_read = 0
        self._at = 0
        self._say = say
        console = Console(Lines(self._line), self.sink, width)
        self.client = Client(table, console, texts(lang), path)

    def _line(self) -> str | None:
        self.n_read += 1
        return self._say(self)

    def fresh(self) -> str:
        """What was shown since this was last asked."""
        shown = self.sink.getvalue()[self._at :]
        self._at += len(shown)
        return shown

    def play(self) -> str:
        """Play to the end (of the script); everything that was shown."""
        self.client.play()
        return self.sink.getvalue()


def script(*typed: str) -> Callable[[Drive], str | None]:
    """These lines, then the end of input."""
    rest = list(typed)
    return lambda drive: rest.pop(0) if rest else None
