"""What an answer changes at a table of Sneaks & Snitches: everybody's points."""

from __future__ import annotations

from hideout.core.game import Seat, State
from hideout.core.text import Texts
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.scoring import final_of, totals_of
from hideout.games.sneaks_and_snitches.state import OVER, PLAN, SEATS
from hideout.telling.effects.look import Look, Part


class SneaksLook(Look):
    """A table of Sneaks & Snitches; what a plan or the opening of the stashes brings is hidden."""

    def __init__(self, state: State, seat: Seat, words: Texts) -> None:
        super().__init__(state, seat, words)
        assert isinstance(state, SneaksState)
        self._is_plan: bool = state.phase == PLAN
        self._totals: list[int] = totals_of(final_of(state))

    def _parts(self, after: State) -> list[Part]:
        assert isinstance(after, SneaksState)
        if self._is_plan or after.phase == OVER:
            return []
        parts: list[Part] = []
        totals = totals_of(final_of(after))
        for seat, (was, now) in enumerate(zip(self._totals, totals, strict=True)):
            title = f"sneaks_and_snitches-seat-{SEATS[seat]}"
            own = seat == self._seat
            parts += self._tokens("points", now - was, SEATS[seat], own, title)
        return parts
