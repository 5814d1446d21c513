"""What the bots know of Sneaks & Snitches: how a position is judged, and how its questions are met.

The majorities as they will probably stand are in `sneaks_and_snitches_odds`, what a round is about
in `..._stakes`, how plans are mixed in `..._plans`, how those of others are foreseen in
`..._habits` and `..._past`, and how each level uses all that in `..._thoughts`.
"""

from __future__ import annotations

from collections.abc import Sequence

from hideout.bots import tuned
from hideout.bots.settings import Settings
from hideout.bots.sneaks_and_snitches_habits import SHARP, planners_of, softened
from hideout.bots.sneaks_and_snitches_odds import (
    FEATURES,
    GROUPS,
    N_STAGES,
    POINTS,
    assess,
    own_features,
    stage_of,
)
from hideout.bots.sneaks_and_snitches_showdown import Showdown, is_showdown
from hideout.bots.sneaks_and_snitches_stakes import stakes_in
from hideout.bots.sneaks_and_snitches_thoughts import (
    DEEP,
    DEPTHS,
    Picking,
    Planning,
    answer_quickly,
    finish_round,
)
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.scoring import GAME_ID
from hideout.games.sneaks_and_snitches.state import PLAN
from hideout.games.sneaks_and_snitches.view import SneaksView

_OTHERS = 0.1
"""How promising answers look that are not the quick one, all together."""


class SneaksTactics(Tactics):
    """Expected majorities, special items, and who has the extra Boss."""

    __slots__ = ()

    feature_names: tuple[str, ...] = FEATURES
    group_names: tuple[str, ...] = GROUPS
    n_stages: int = N_STAGES
    plays_by_thought: bool = True

    def group(self, state: State, seat: Seat) -> int:
        return state.n_seats() - 2

    def stage(self, state: State) -> int:
        assert isinstance(state, SneaksState)
        return stage_of(state.n_loot_left())

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, SneaksState)
        own = own_features(state, state.n_loot_left())
        strengths = [each[POINTS] for each in own]
        others = [other for other in range(state.n_players) if other != seat]
        rival = max(others, key=strengths.__getitem__)
        found = [mine - theirs for mine, theirs in zip(own[seat], own[rival], strict=True)]
        found.append(1.0)
        return found

    def judge(self, state: State) -> list[float]:
        return self.assess(state)[0]

    def margins(self, state: State) -> list[float]:
        return self.assess(state)[1]

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, SneaksState)
        return assess(self.weights, state)

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, SneaksState)
        if state.phase != PLAN:
            quick = answer_quickly(self.weights, state)
            return [1.0 if action == quick else _OTHERS / len(legal) for action in legal]
        planners = planners_of(state)
        own = planners[seat]
        values = own.evaluate(stakes_in(self.weights, state)[0], planners)
        chances = dict(zip(own.plans, softened(values, SHARP[-1]), strict=True))
        return [chances.get(action, 0.0) for action in legal]

    def roll_out(self, state: State, luck: Quick) -> None:
        """Finish the round; thieves choose and swap what looks best."""
        assert isinstance(state, SneaksState)
        finish_round(self.weights, state, luck)

    def ponder(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick, level: str
    ) -> Thought | None:
        assert isinstance(view, SneaksView)
        if view.known.phase == PLAN:
            depth = DEPTHS.get(level, DEEP)
            if depth == DEEP and is_showdown(view.known):
                return Showdown(game, view, legal, self.weights, depth, luck)
            return Planning(game, view, legal, self.weights, depth, luck)
        return Picking(game, view, legal, self.weights, luck)


TACTICS: SneaksTactics = SneaksTactics(tuned.load(GAME_ID, FEATURES, GROUPS, N_STAGES))
SETTINGS = Settings()
