"""What the conformance suite must be told about a game beyond the one interface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple, TypeAlias

from hideout.core.game import (
    Action,
    Ask,
    Event,
    Game,
    JsonObject,
    ScoreLine,
    Seat,
    Setup,
    State,
)

Holdings: TypeAlias = dict[str, Counter[str]]
"""By kind of component: how many of each there are, wherever they lie."""


class Played(NamedTuple):
    """One answer of a game: who was asked what and what the answer was."""

    seat: Seat
    ask: Ask
    action: Action


class GameKit(ABC):
    """The facts of one game's rules that hold along every game of it."""

    game: Game
    remembers: bool = True
    """Whether views show all that a seat was ever told (and not only what matters still)."""
    never_asked: frozenset[str] = frozenset()
    """Texts, named without the game, that the program may ask any game for, but never this one."""
    whispers: bool = True
    """Whether some events tell a seat what the others do not hear."""
    settles: bool = True
    """Whether in some positions so little is hidden that imagining meets the truth by trying."""

    @abstractmethod
    def contents(self, setup: Setup) -> Holdings:
        """Every component of the box that is in play, counted from deck and set-up alone."""

    @abstractmethod
    def holdings(self, state: State) -> Holdings:
        """The same components, found one by one in a position."""

    @abstractmethod
    def max_decisions(self, setup: Setup) -> int:
        """The most answers a game can take."""

    def check_course(self, setup: Setup, course: Sequence[Played], state: State) -> None:
        """Assert what the rules say of the answers of a finished game as a whole."""
        assert len(course) <= self.max_decisions(setup)

    @abstractmethod
    def figure(self, line: ScoreLine, result: JsonObject) -> str:
        """Where in the result, as a dotted path, the number stands that a line adds to."""

    @abstractmethod
    def figures(self, result: JsonObject) -> Iterable[str]:
        """Every number of the result that lines must add up to."""

    @abstractmethod
    def sums(self, result: JsonObject) -> dict[str, list[str]]:
        """Numbers of the result that are sums of others."""

    @abstractmethod
    def total(self, setup: Setup, seat: Seat) -> str:
        """Where in the result the total of a seat stands."""

    @abstractmethod
    def cards(self, setup: Setup) -> set[str]:
        """The ids of all cards that can be played in this set-up."""

    @abstractmethod
    def played(self, events: Iterable[Event]) -> set[str]:
        """The ids of the cards that were played."""

    def text_families(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Texts of this game that are put together otherwise than those of the others.

        By family (`field` for `<game>-field-...`): the last parts, each with its attributes.
        """
        return {}

    def variant_for(self, option: str) -> str | None:
        """The variant in which an option makes a difference; None if it does in all."""
        return None

    def asks_together(self, setup: Setup) -> bool:
        """Whether several seats are asked at once, their answers resting hidden."""
        return False

    def tables_to_mirror(self, state: State) -> JsonObject | None:
        """The table as a position for the score pad, if the rules treat its sides alike."""
        return None

    def mirrored(self, position: JsonObject) -> JsonObject:
        """The same position with the sides exchanged."""
        raise NotImplementedError

    def mirrored_result(self, result: JsonObject) -> JsonObject:
        """The result that the exchanged position must have."""
        raise NotImplementedError


@cache
def kit_of(game_id: str) -> GameKit:
    """The kit of a game; every game must have one, under `tests/kit/games/`."""
    kit = import_module(f"tests.kit.games.{game_id}").KIT
    assert isinstance(kit, GameKit)
    return kit
