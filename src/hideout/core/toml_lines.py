"""On which line of a TOML text each key and each element of an array stands.

`tomllib` says what a text means but not where; this says where, for texts that `tomllib`
has already read.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys, and indices of array elements, e.g. `("card", 3, "effect", 0)`."""

DEEPEST = 8
"""Places further down than this are not noted."""

_BLANK = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\n]+|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:[^"\\]+|\\.)*"'
    r"|'[^']*'",
    re.DOTALL,
)
_OTHER_SCALAR = re.compile(r"[^,\]}#\n]+")


def find_lines(text: str) -> dict[Place, int]:
    """The line, counted from 1, of every table, key and array element of a valid TOML text."""
    scanner = _Scanner(text.replace("\r\n", "\n"))
    scanner.document()
    return scanner.lines


class _Scanner:
    __slots__ = ("at", "lengths", "line_ends", "lines", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Place, int] = {}
        self.lengths: dict[Place, int] = {}
        self.line_ends: list[int] = [i for i, mark in enumerate(text) if mark == "\n"]

    def document(self) -> None:
        table: Place = ()
        self.skip(_GAP)
        while self.at < len(self.text):
            if self.sees("["):
                table = self.header()
            else:
                self.assignment(table)
            self.skip(_GAP)

    def header(self) -> Place:
        line = self.line()
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self.keys()
        self.at += 2 if many else 1
        table: Place = ()
        for key in keys[:-1]:
            table = self.newest((*table, key))
            self.note_first(table, line)
        table = (*table, keys[-1])
        if many:
            self.note_first(table, line)
            self.lengths[table] = self.lengths.get(table, 0) + 1
            table = self.newest(table)
        self.note(table, line)
        return table

    def newest(self, place: Place) -> Place:
        """The place itself, or the last table so far if it is an array of tables."""
        return (*place, self.lengths[place] - 1) if place in self.lengths else place

    def assignment(self, table: Place) -> None:
        line = self.line()
        keys = self.keys()
        for n in range(1, min(len(keys), DEEPEST)):
            self.note_first((*table, *keys[:n]), line)
        place = (*table, *keys)
        self.note(place, line)
        self.expect("=")
        self.skip(_BLANK)
        self.value(place)

    def keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            self.skip(_BLANK)
            if self.sees('"') or self.sees("'"):
                quoted = self.take(_STRING)
                keys.append(next(iter(tomllib.loads(f"{quoted} = 0"))))
            else:
                keys.append(self.take(_BARE_KEY))
            self.skip(_BLANK)
            if not self.sees("."):
                return keys
            self.at += 1

    def value(self, place: Place) -> None:
        # One function for all kinds of values, so that it nests as deep as tomllib does.
        if self.sees('"') or self.sees("'"):
            self.take(_STRING)
        elif self.sees("["):
            self.at += 1
            self.skip(_GAP)
            n = 0
            while not self.sees("]"):
                element = (*place, n)
                self.note(element, self.line())
                self.value(element)
                n += 1
                self.separator()
            self.at += 1
        elif self.sees("{"):
            self.at += 1
            self.skip(_GAP)
            while not self.sees("}"):
                self.assignment(place)
                self.separator()
            self.at += 1
        else:
            self.take(_OTHER_SCALAR)

    def separator(self) -> None:
        self.skip(_GAP)
        if self.sees(","):
            self.at += 1
            self.skip(_GAP)

    def note(self, place: Place, line: int) -> None:
        if len(place) <= DEEPEST:
            self.lines[place] = line

    def note_first(self, place: Place, line: int) -> None:
        if place not in self.lines:
            self.note(place, line)

    def line(self) -> int:
        return bisect_left(self.line_ends, self.at) + 1

    def sees(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def expect(self, mark: str) -> None:
        if not self.sees(mark):
            raise ValueError(f"line {self.line()}: not TOML")
        self.at += len(mark)

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise ValueError(f"line {self.line()}: not TOML")
        self.at = found.end()
        return found.group()
