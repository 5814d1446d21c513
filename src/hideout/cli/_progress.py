"""How far a long command has come: a bar on the terminal, nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Progress(Protocol):
    """Hears how much is done."""

    def advance(self, n: int) -> None: ...


class _Silent:
    def advance(self, n: int) -> None:
        """Nobody watches."""


@contextmanager
def progress(total: int, what: str) -> Iterator[Progress]:
    """A bar with the name of what is done."""
    if not sys.stderr.isatty():
        yield _Silent()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bars
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Bars(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)

        class _Bar:
            def advance(self, n: int) -> None:
                bar.advance(task, n)

        yield _Bar()
