"""Printing for people: headings, paragraphs and tables that fit, plain when not on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

WIDTH_OF_A_PIPE = 100


class Page:
    """Standard output as a page: no boxes, no colour unless somebody looks at it."""

    def __init__(self) -> None:
        self._console = _console()
        self._is_fresh = True

    @property
    def width(self) -> int:
        """Columns at hand."""
        return self._console.width

    @property
    def is_terminal(self) -> bool:
        """Whether a person watches line by line."""
        return self._console.is_terminal

    def heading(self, text: str) -> None:
        """The head of what follows, set off by an empty line."""
        self.gap()
        self._emit(Text(text, style="bold"))

    def text(self, text: str, indent: int = 0, style: str = "") -> None:
        """A paragraph, broken at the width; line breaks within it are kept."""
        for line in text.split("\n"):
            self._emit(Padding(Text(line, style=style), (0, 0, 0, indent)))

    def hanging(self, mark: str, text: str, indent: int = 0) -> None:
        """A paragraph that hangs from a mark: `* text`, `CAP-14  text`."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Text(mark), Text(text))
        self._emit(Padding(grid, (0, 0, 0, indent)))

    def _emit(self, shown: RenderableType) -> None:
        """Print without the blanks that fill a line up."""
        with self._console.capture() as captured:
            self._console.print(shown)
        for line in captured.get().splitlines():
            self._console.file.write(f"{line.rstrip()}\n")
        self._is_fresh = False

    def gap(self) -> None:
        """An empty line, unless the page begins here."""
        if not self._is_fresh:
            self._console.file.write("\n")
        self._is_fresh = False

    def drawn(self, line: str) -> None:
        """A line of a drawn table, as it is."""
        from hideout.terminal.markup import painted, plain

        has_colour = self.is_terminal and not self._console.no_color
        self._console.file.write(f"{painted(line) if has_colour else plain(line)}\n")
        self._is_fresh = False

    def table(
        self,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        numbers: Sequence[int] = (),
        indent: int = 0,
        last_is_total: bool = False,
    ) -> None:
        """Aligned columns; those in `numbers` stand to the right, only the last one wraps."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for i, head in enumerate(heads):
            table.add_column(
                Text(head),
                justify="right" if i in numbers else "left",
                no_wrap=i < len(heads) - 1,
                overflow="fold",
            )
        for i, row in enumerate(rows):
            is_total = last_is_total and i == len(rows) - 1
            table.add_row(*(Text(cell) for cell in row), style="bold" if is_total else "")
        self._emit(Padding(table, (0, 0, 0, indent)))


def _console() -> Console:
    is_terminal = sys.stdout.isatty()
    return Console(
        file=sys.stdout,
        markup=False,
        highlight=False,
        emoji=False,
        force_terminal=is_terminal,
        width=None if is_terminal or "COLUMNS" in os.environ else WIDTH_OF_A_PIPE,
    )
