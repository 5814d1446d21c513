"""Who sits at the table: people and bots, as `--seats` names them."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from hideout.bots import FORMER, LEVELS, Bot, level_named, make, seed_for
from hideout.core.errors import OptionError
from hideout.core.table import Table
from hideout.core.text import Texts

YOU = "you"
LONGEST_NAME = 24


class Player(NamedTuple):
    """Who answers for a seat."""

    name: str
    """As the record keeps it: a person's name, or the level of a bot."""
    bot: Bot | None
    """None for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person answers for the seat."""
        return self.bot is None


def read_seats(text: str, words: Texts) -> list[str]:
    """The names that a list such as `you:Anna,burglar` puts at the table; raises `OptionError`."""
    parts = [part.strip() for part in text.split(",")]
    n_people = sum(part.partition(":")[0] == YOU for part in parts)
    names: list[str] = []
    for n, part in enumerate(parts, 1):
        kind, colon, name = part.partition(":")
        if kind in LEVELS and not colon:
            names.append(kind)
        elif kind == YOU:
            unnamed = words.say("terminal-you") if n_people == 1 else numbered(n, words)
            names.append(_checked(name.strip(), part) if colon else unnamed)
        else:
            raise OptionError(
                "E_SEATS", "terminal-error-seat", {"seat": part, "known": ", ".join(LEVELS)}
            )
    for name in names:
        if name not in LEVELS and names.count(name) > 1:
            raise OptionError("E_SEATS", "terminal-error-same_name", {"name": name})
    return names


def numbered(n: int, words: Texts) -> str:
    """What a person who gave no name is called."""
    return words.say("terminal-player", n=n)


def _checked(name: str, part: str) -> str:
    if not name:
        raise OptionError("E_SEATS", "terminal-error-name_empty", {"seat": part})
    if name in LEVELS or name in FORMER:
        raise OptionError("E_SEATS", "terminal-error-name_level", {"name": name})
    if len(name) > LONGEST_NAME:
        raise OptionError("E_SEATS", "terminal-error-name_long", {"name": name, "n": LONGEST_NAME})
    if any(unicodedata.category(sign).startswith("C") for sign in name):
        raise OptionError("E_SEATS", "terminal-error-name_sign", {"name": ascii(name)})
    return name


def seated(table: Table) -> list[Player]:
    """The players of a table by their names in the record: a level's name is that bot."""
    return [
        Player(name, _bot(name, seed_for(table.commitment, seat)))
        for seat, name in enumerate(table.players)
    ]


def _bot(name: str, seed: int) -> Bot | None:
    level = level_named(name)
    return None if level is None else make(level, seed)
