"""Lines of text with a little emphasis that takes no room, and their layout.

Emphasis is kept as control characters until a console shows a line: on a colour terminal they
become escape sequences, elsewhere they vanish.  Nothing is ever said by emphasis alone.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

_OPEN = "\x0e"
_CLOSE = "\x0f"
_MARK = re.compile(f"{_OPEN}(.)|{_CLOSE}")
_CODES = {
    "b": "1",
    "d": "2",
    "r": "31",
    "g": "32",
    "y": "33",
    "u": "34",
    "v": "35",
    "c": "36",
    "p": "95",
    "m": "92",
}
_COLOURS = {
    "red": "r",
    "green": "g",
    "yellow": "y",
    "violet": "v",
    "light_blue": "c",
    "pink": "p",
    "dark_green": "m",
}


def strong(text: str) -> str:
    """Text that matters: headings, numbers to type."""
    return _marked("b", text)


def faint(text: str) -> str:
    """Text that may be skipped over."""
    return _marked("d", text)


def tinted(colour: str, text: str) -> str:
    """Text in the colour of a card, if the terminal has it."""
    return _marked(_COLOURS[colour], text) if colour in _COLOURS else text


def _marked(code: str, text: str) -> str:
    return f"{_OPEN}{code}{text}{_CLOSE}"


def plain(text: str) -> str:
    """The text without emphasis."""
    return _MARK.sub("", text)


def painted(text: str) -> str:
    """The text with escape sequences for a colour terminal."""
    return _MARK.sub(lambda mark: f"\x1b[{_CODES[mark[1]] if mark[1] else 0}m", text)


def length(text: str) -> int:
    """How many columns a line takes."""
    return len(plain(text))


def padded(text: str, width: int) -> str:
    """The line filled up with blanks."""
    return text + " " * (width - length(text))


def shortened(text: str, longest: int = 80) -> str:
    """Text that a person handed in, short enough to be repeated in a sentence."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def wrapped(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """A paragraph in lines of at most `width`, with a lead for the first and for the others.

    Leads may carry emphasis; the text itself may not.
    """
    if rest is None:
        rest = " " * length(first)
    room = max(width - max(length(first), length(rest)), 16)
    lines = textwrap.wrap(text, room, break_on_hyphens=False, break_long_words=False) or [""]
    return [f"{first if i == 0 else rest}{line}".rstrip(" ") for i, line in enumerate(lines)]


def side_by_side(blocks: Sequence[Sequence[str]], width: int, gap: int = 3) -> list[str]:
    """Blocks of lines next to each other, each as wide as the others."""
    room = column_width(width, len(blocks), gap)
    between = " " * gap
    return [
        between.join(padded(cell, room) for cell in row).rstrip(" ")
        for row in zip_longest(*blocks, fillvalue="")
    ]


def column_width(width: int, n: int, gap: int = 3) -> int:
    """How wide each of n columns may be."""
    return (width - gap * (n - 1)) // n


def rows_of(cells: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """A small table: the first column to the left, the others to the right."""
    widths = [max(map(length, column)) for column in zip(*cells, strict=True)]
    between = " " * gap
    return [
        between.join(
            padded(cell, width) if i == 0 else " " * (width - length(cell)) + cell
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip(" ")
        for row in cells
    ]
