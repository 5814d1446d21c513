"""Small tactics for Caper: Europe, to be tuned in tests, also in other processes."""

from __future__ import annotations

from collections.abc import Sequence

from hideout.bots.outcomes import margins_of
from hideout.bots.tactics import Tactics
from hideout.bots.tuned import Weights, blank, shares
from hideout.core.chance import Quick
from hideout.core.game import Action, Seat, State
from hideout.games import GAMES

GAME = GAMES["caper_europe"]
N_STAGES = 3


class ToyTactics(Tactics):
    """Knows the lead as it stands, the lead in coins, and the constant 1."""

    __slots__ = ()

    feature_names = ("lead", "coins", "one")
    n_stages = N_STAGES
    group_names = ("first", "second")

    def group(self, state: State, seat: Seat) -> int:
        return seat

    def stage(self, state: State) -> int:
        return min(sum(GAME.standing(state)) // 12, N_STAGES - 2)

    def features(self, state: State, seat: Seat) -> list[float]:
        lead = self._leads(state)[seat]
        coins = GAME.reserves(state)
        return [lead, float(coins[seat] - coins[1 - seat]), 1.0]

    def _leads(self, state: State) -> list[float]:
        return margins_of(GAME.standing(state), (0, 1))

    def margins(self, state: State) -> list[float]:
        if not state.pending():
            return self._leads(state)
        stage = self.stage(state)
        return [
            self.weights.rows[seat][stage].margin(self.features(state, seat)) for seat in (0, 1)
        ]

    def judge(self, state: State) -> list[float]:
        rows = [self.weights.rows[seat][self.stage(state)] for seat in (0, 1)]
        margins = self.margins(state)
        return shares([rows[seat].share(margins[seat]) for seat in (0, 1)], (0, 1))

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [1.0] * len(legal)

    def roll_out(self, state: State, luck: Quick) -> None:
        """Judged where it stands."""


def toy_tactics(game_id: str) -> Tactics:
    """What `tune` is given in place of the shipped tactics."""
    assert game_id == GAME.info.id
    return ToyTactics(blank(len(ToyTactics.feature_names), 2, N_STAGES))


def other_toy_tactics(game_id: str) -> Tactics:
    """The same tactics, but with weights already."""
    rows = toy_tactics(game_id).weights.rows
    return ToyTactics(
        Weights([[row._replace(weights=(9.0, -9.0, 1.0), spread=3.0) for row in g] for g in rows])
    )
