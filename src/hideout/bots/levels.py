"""The levels of strength, one name for each in all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hideout.bots.base import Bot, Budget
from hideout.bots.burglar import Burglar
from hideout.bots.lookout import Lookout
from hideout.bots.plain_search import PlainSearch
from hideout.bots.search import Search
from hideout.bots.uniform import Uniform


class Safecracker(Search):
    """Searches for a moment: few futures, and a quarter of a second at most."""

    name: ClassVar[str] = "safecracker"
    budget: ClassVar[Budget] = Budget(iterations=80, seconds=0.25)


class Mastermind(Search):
    """Searches as long as a person is willing to wait."""

    name: ClassVar[str] = "mastermind"
    budget: ClassVar[Budget] = Budget(seconds=0.95)


LEVELS: Mapping[str, type[Bot]] = {
    bot.name: bot for bot in (Uniform, Lookout, Burglar, Safecracker, Mastermind)
}
"""Every level by name, the weakest first."""

BOTS: Mapping[str, type[Bot]] = {**LEVELS, PlainSearch.name: PlainSearch}
"""The levels, and what they are measured against."""

FORMER: Mapping[str, str] = {"greedy": Burglar.name}
"""By a name that old records and saved games use, the level that took its place."""


def level_named(name: str) -> str | None:
    """The level that a record means by a player's name; None if it is a person's."""
    return name if name in LEVELS else FORMER.get(name)


def make(name: str, seed: int) -> Bot:
    """A new bot of a level; raises `KeyError` for an unknown one."""
    return BOTS[name](seed)
