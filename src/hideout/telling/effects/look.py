"""A state looked at by one seat, and what is different in the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.chance import Chance
from hideout.core.game import Action, Seat, State
from hideout.core.text import Texts


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

    def _points(self, n: int, role: str, own: bool, title: str) -> list[Part]:
        """Points that change, if they do; `title` is the text that names their owner."""
        if n == 0:
            return []
        if own:
            told = self._words.say("core-change-points", n=f"{n:+d}")
        else:
            who = self._words.say(title)
            told = self._words.say("core-change-points_other", n=f"{n:+d}", who=who)
        return [Part(told, Change("points", n, role, own))]

    def _coins(self, n: int, role: str, own: bool, title: str) -> list[Part]:
        """Coins that change, if they do."""
        if n == 0:
            return []
        if own:
            told = self._words.say("core-change-coins", n=f"{n:+d}")
        else:
            who = self._words.say(title)
            told = self._words.say("core-change-coins_other", n=f"{n:+d}", who=who)
        return [Part(told, Change("coins", n, role, own))]
