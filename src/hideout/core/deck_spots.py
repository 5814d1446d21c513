"""Places in a deck file: each checks what stands there and complains about it by line."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.core.toml_lines import Place

_ID = re.compile(r"[a-z][a-z0-9_]*")


class Spot(NamedTuple):
    """A place in the file of a deck: checks what stands there and complains about it."""

    origin: str
    """The name of the file."""
    lines: dict[Place, int]
    """The line of every place in the file."""
    place: Place = ()
    label: str = ""
    """What complaints call the table around it: a card's id, or a name like `[values]`."""

    def at(self, *parts: str | int) -> Spot:
        """A spot further down."""
        return Spot(self.origin, self.lines, self.place + parts, self.label)

    def called(self, label: str) -> Spot:
        """The same spot, with another name for complaints."""
        return Spot(self.origin, self.lines, self.place, label)

    @property
    def line(self) -> int:
        """Its line, or that of the nearest thing around it that is written down."""
        place = self.place
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines[place] if place else 1

    @property
    def key(self) -> str:
        """The nearest key that leads here."""
        return next((part for part in reversed(self.place) if isinstance(part, str)), "")

    def error(self, code: str, text: str, details: JsonObject) -> DeckError:
        """A complaint, to be raised; every text may also use `place` and `key`."""
        arguments: JsonObject = {"place": self.label, "key": self.key}
        arguments.update(details)
        return DeckError(code, text, arguments, f"{self.origin}:{self.line}")

    def guess(
        self, code: str, text: str, text_with_guess: str, word: str, known: Sequence[str]
    ) -> DeckError:
        """The complaint that a word is unknown, with the known word that is nearest."""
        details: JsonObject = {"found": shown(word), "known": ", ".join(known)}
        near = difflib.get_close_matches(word, known, 1)
        if near:
            details["guess"] = near[0]
        return self.error(code, text_with_guess if near else text, details)

    def wrong_type(self, text: str, value: object) -> DeckError:
        """The complaint that a value is of the wrong type; the text says which would be right."""
        return self.error("E_DECK_TYPE", text, {"found": shown(value)})

    def check_keys(
        self, table: JsonObject, required: Sequence[str], optional: Sequence[str]
    ) -> None:
        """The table has no key but these, and every required one."""
        known = (*required, *optional)
        for key in table:
            if key not in known:
                raise self.at(key).guess(
                    "E_DECK_KEY", "core-deck-key-unknown", "core-deck-key-guess", key, known
                )
        for key in required:
            if key not in table:
                raise self.error("E_DECK_KEY", "core-deck-key-missing", {"missing": key})

    def whole(self, value: object, lowest: int, highest: int) -> int:
        """The value if it is a whole number within the bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong_type("core-deck-type-number", value)
        if not lowest <= value <= highest:
            raise self.error(
                "E_DECK_VALUE",
                "core-deck-range" if lowest < highest else "core-deck-fixed",
                {"lowest": lowest, "highest": highest, "found": shown(value)},
            )
        return value

    def text(self, value: object) -> str:
        """The value if it is a text."""
        if not isinstance(value, str):
            raise self.wrong_type("core-deck-type-text", value)
        return value

    def word(self, value: object, known: Sequence[str]) -> str:
        """The value if it is one of the known words."""
        word = self.text(value)
        if word not in known:
            raise self.guess("E_DECK_VALUE", "core-deck-word", "core-deck-word-guess", word, known)
        return word

    def id(self, value: object) -> str:
        """The value if it can be an id."""
        id = self.text(value)
        if not _ID.fullmatch(id):
            raise self.error("E_DECK_VALUE", "core-deck-id", {"found": shown(id)})
        return id

    def table(self, value: object) -> JsonObject:
        """The value if it is a table."""
        if not isinstance(value, dict):
            raise self.wrong_type("core-deck-type-table", value)
        return value

    def tables(self, value: object) -> list[JsonObject]:
        """The value if it is a list of tables."""
        if not isinstance(value, list):
            raise self.wrong_type("core-deck-type-tables", value)
        tables: list[JsonObject] = []
        for i, each in enumerate(value):
            if not isinstance(each, dict):
                raise self.at(i).wrong_type("core-deck-type-tables", each)
            tables.append(each)
        return tables

    def plain(self, value: object) -> object:
        """The value if it is a whole number, a text, true or false, or a list of them."""
        if isinstance(value, list):
            for i, each in enumerate(value):
                self.at(i).scalar(each)
        else:
            self.scalar(value)
        return value

    def scalar(self, value: object) -> None:
        """The value is a whole number, a text, or true or false."""
        if isinstance(value, int) and not isinstance(value, bool):
            self.whole(value, -(2**63), 2**63 - 1)
        elif not isinstance(value, (bool, str)):
            raise self.wrong_type("core-deck-type-plain", value)


def shown(value: object) -> str:
    """A value as a complaint quotes it."""
    if isinstance(value, (bool, str)):
        quoted = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, int):
        # Python refuses to write very long numbers in decimal.
        quoted = str(value) if value.bit_length() < 64 else hex(value)
    elif isinstance(value, (list, tuple)):
        quoted = "[…]" if value else "[]"
    elif isinstance(value, dict):
        quoted = "{…}" if value else "{}"
    else:
        quoted = str(value)
    return quoted if len(quoted) <= 40 else quoted[:39] + "…"
