"""The last round of two players, in which every pair of plans is played out.

What a theft is worth then depends on all others: only who is ahead in the end counts.  Many pairs
of plans come to the same, so there are some hundred endings and not thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots.mixing import solve
from hideout.bots.sneaks_and_snitches_odds import assess
from hideout.bots.sneaks_and_snitches_thoughts import MARGIN, Planning, finish_round, normed
from hideout.bots.tuned import Weights
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.games.sneaks_and_snitches.actions import SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import UNKNOWN

_LAST: Final = 3
"""With no more loot in the deck than this the round is probably the last."""
_WORLDS: Final = 6
"""In how many worlds the pairs of plans are played out."""
_ROUNDS: Final = 400
_PRECISION: Final = 0.004


def is_showdown(known: SneaksState) -> bool:
    """Whether this may well be the last round of two players."""
    return known.n_players == 2 and known.n_loot_left() <= _LAST


class Showdown(Planning):
    """A plan for the last round."""

    __slots__ = ("_margin_rows", "_n_worlds", "_solved", "_win_rows")

    def __init__(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        weights: Weights,
        depth: int,
        luck: Quick,
    ) -> None:
        super().__init__(game, view, legal, weights, depth, luck)
        self._win_rows: list[list[float]] = []
        """By own plan and that of the rival: the share of the win, summed over worlds."""
        self._margin_rows: list[list[float]] = []
        self._n_worlds: int = 0
        self._solved: list[float] = []

    def _look_at(self, world: SneaksState, n: int) -> None:
        super()._look_at(world, n)
        if n >= _WORLDS:
            return
        world.plans = [UNKNOWN] * 2
        world.waiting = 2
        own, rival = self._planners[self._seat], self._planners[1 - self._seat]
        if not n:
            self._win_rows = [[0.0] * len(rival.plans) for _ in own.plans]
            self._margin_rows = [[0.0] * len(rival.plans) for _ in own.plans]
        self._n_worlds += 1
        known: dict[int, tuple[float, float]] = {}
        for i, mine in enumerate(own.plans):
            for j, theirs in enumerate(rival.plans):
                ending = _ending(mine, theirs)
                if ending not in known:
                    known[ending] = self._played(world, mine, theirs)
                win, margin = known[ending]
                self._win_rows[i][j] += win
                self._margin_rows[i][j] += margin

    def _played(self, world: SneaksState, mine: Action, theirs: Action) -> tuple[float, float]:
        state = world.clone()
        state.apply(self._seat, mine, self._luck)
        state.apply(1 - self._seat, theirs, self._luck)
        finish_round(self._weights, state, self._luck)
        shares, margins = assess(self._weights, state)
        return shares[self._seat], margins[self._seat]

    def is_settled(self) -> bool:
        return self.n_iterations >= _WORLDS

    def chances(self) -> list[float]:
        """The solution of the matrix, with a rival who plans by habit as far as it is foreseen."""
        if not self._planners[self._seat].plans:
            return []
        n = self._n_worlds
        rival = self._planners[1 - self._seat]
        trust = rival.trust
        matrix: list[list[float]] = []
        for wins, margins in zip(self._win_rows, self._margin_rows, strict=True):
            row = [(win + MARGIN * margin) / n for win, margin in zip(wins, margins, strict=True)]
            if trust:
                usual = _mean(row, rival.usual)
                row = [trust * usual + (1.0 - trust) * value for value in row]
            matrix.append(row)
        solution = solve(matrix, _ROUNDS, _PRECISION)
        self._solved = [
            trust * chance + (1.0 - trust) * other
            for chance, other in zip(rival.usual or solution.columns, solution.columns, strict=True)
        ]
        return normed(solution.rows)

    def outlooks(self) -> tuple[list[float], list[float]]:
        n = self._n_worlds
        return (
            [_mean(row, self._solved) / n for row in self._win_rows],
            [_mean(row, self._solved) / n for row in self._margin_rows],
        )


def _mean(row: Sequence[float], chances: Sequence[float]) -> float:
    total = 0.0
    for value, chance in zip(row, chances, strict=True):
        if chance:
            total += value * chance
    return total


def _ending(mine: Action, theirs: Action) -> int:
    """What two plans come to: which places each robs alone or both rob, and how much loot stays."""
    watched = SNITCH_BITS[mine] | SNITCH_BITS[theirs]
    first = SNEAK_BITS[mine] & ~watched
    second = SNEAK_BITS[theirs] & ~watched
    return first << 10 | second << 4 | (watched | first & second).bit_count()
