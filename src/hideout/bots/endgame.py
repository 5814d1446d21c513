"""The last answers of a game, played out in full: the exact result instead of a search.

Only for two rivals, and only when nothing hidden and no luck matters any more
(`Tactics.is_open`): then one imagined world is as good as all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hideout.bots.base import Analysis, Candidate
from hideout.bots.settings import Settings
from hideout.bots.tactics import Tactics
from hideout.bots.worth import values_of
from hideout.core.chance import Quick
from hideout.core.game import Action, Seat, State

_ENDLESS = 1e9
_PATIENCE = 64
"""After how many positions it is asked again whether to stop."""
_TOO_MANY = 40
"""A tree estimated at so many times the limit is not even begun."""


class TooLargeError(Exception):
    """The rest of the game has more positions than there is time for."""


class Endgame:
    """Plays the rest of a game through, with the answers that cannot matter left out."""

    __slots__ = ("_limit", "_luck", "_seat", "_settings", "_stop", "_tactics", "n_positions")

    def __init__(
        self,
        tactics: Tactics,
        settings: Settings,
        seat: Seat,
        luck: Quick,
        limit: int,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self._tactics: Tactics = tactics
        self._settings: Settings = settings
        self._seat: Seat = seat
        self._luck: Quick = luck
        self._limit: int = limit
        self._stop: Callable[[], bool] | None = stop
        self.n_positions: int = 0

    def solve(self, state: State, legal: Sequence[Action]) -> Analysis | None:
        """The exact worth of every answer, or None if that would take too long."""
        if not self._tactics.is_open(state) or self._estimate(state) > _TOO_MANY * self._limit:
            return None
        found: list[Candidate] = []
        values: dict[Action, float] = {}
        try:
            for action in legal:
                after = state.clone()
                after.apply(self._seat, action, self._luck)
                end = self._line(after, -_ENDLESS, _ENDLESS)
                values[action] = end.value
                found.append(Candidate(action, 0.0, 1, end.margin, end.win))
        except TooLargeError:
            return None
        found.sort(key=lambda each: -values[each.action])
        best = values[found[0].action]
        n_best = sum([1 for value in values.values() if value == best])
        candidates = [
            each._replace(weight=1.0 / n_best if values[each.action] == best else 0.0)
            for each in found
        ]
        return Analysis(found[0].action, tuple(candidates), self.n_positions)

    def _estimate(self, state: State) -> float:
        """About how many ends the rest of the game has: the answers along one course of it."""
        course = state.clone()
        size = 1.0
        while pending := course.pending():
            legal = course.legal(pending[0])
            size *= len(legal)
            course.apply(pending[0], legal[len(legal) // 2], self._luck)
        return size

    def _line(self, state: State, low: float, high: float) -> _End:
        """How the game ends if both answer best; bounds as in alpha-beta search."""
        self.n_positions += 1
        if self.n_positions > self._limit:
            raise TooLargeError
        if self._stop is not None and self.n_positions % _PATIENCE == 0 and self._stop():
            raise TooLargeError
        pending = state.pending()
        if not pending:
            return self._end(state)
        seat = pending[0]
        legal = state.legal(seat)
        is_own = seat == self._seat
        best: _End | None = None
        for i in self._order(state, seat, legal):
            after = state.clone() if len(legal) > 1 else state
            after.apply(seat, legal[i], self._luck)
            end = self._line(after, low, high)
            if best is None or (end.value > best.value if is_own else end.value < best.value):
                best = end
                if is_own:
                    low = max(low, end.value)
                else:
                    high = min(high, end.value)
                if low >= high:
                    break
        assert best is not None
        return best

    def _order(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
        """The most promising answers first, so that the others can be left out sooner."""
        if len(legal) < 3:
            return list(range(len(legal)))
        weights = self._tactics.weigh(state, seat, legal)
        return sorted(range(len(legal)), key=lambda i: -weights[i])

    def _end(self, state: State) -> _End:
        shares, margins = self._tactics.assess(state)
        values = values_of(shares, margins, self._settings)
        other = 1 - self._seat
        seat = self._seat
        return _End(values[seat] - values[other], shares[seat], margins[seat])


class _End:
    """How a game ended, for the seat that thinks."""

    __slots__ = ("margin", "value", "win")

    def __init__(self, value: float, win: float, margin: float) -> None:
        self.value: float = value
        self.win: float = win
        self.margin: float = margin
