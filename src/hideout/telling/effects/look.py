"""A state looked at by one seat, and what is different in the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from hideout.core.chance import Chance
from hideout.core.game import Action, Seat, State
from hideout.core.text import Texts

_OWN: Final = {"points": "core-change-points", "coins": "core-change-coins"}
_OTHERS: Final = {"points": "core-change-points_other", "coins": "core-change-coins_other"}


class Change(NamedTuple):
    """A number in plain sight that would change."""

    what: str
    """What is counted: `points`, `coins`, `capers`, a kind of loot, `gold`, `infamy`."""
    n: int
    """How many more; negative if fewer."""
    role: str
    """Whose it is: a side or the role of a seat."""
    own: bool
    """Whether it is the asking seat's, or its side's."""


class Part(NamedTuple):
    """One thing that would be different."""

    text: str
    change: Change | None = None


class Look(ABC):
    """What a seat compares the next state with."""

    separator: str = ", "

    def __init__(self, state: State, seat: Seat, words: Texts) -> None:
        self._state: State = state
        self._seat: Seat = seat
        self._words: Texts = words

    def after(self, row: Sequence[Action], luck: Chance) -> list[Part]:
        """What is different after these answers of the seat."""
        state = self._state.clone()
        for action in row:
            state.apply(self._seat, action, luck)
        return self._parts(state)

    @abstractmethod
    def _parts(self, after: State) -> list[Part]:
        """What is different in a later state."""

    def _tokens(self, what: str, n: int, role: str, own: bool, title: str) -> list[Part]:
        """Points or coins that change, if they do; `title` is the text that names their owner."""
        if n == 0:
            return []
        if own:
            told = self._words.say(_OWN[what], n=f"{n:+d}")
        else:
            told = self._words.say(_OTHERS[what], n=f"{n:+d}", who=self._words.say(title))
        return [Part(told, Change(what, n, role, own))]
