"""How the levels think about the questions of Sneaks & Snitches.

Plans.  `lookout` takes the plan that is best if nobody else thinks.  `burglar` thinks once more:
what is best if half of the others plan like that.  `safecracker` thinks a third time, and does not
follow its thought too exactly, so that it is not foreseen itself.  `mastermind` looks for plans
that nobody can exploit, except that it reads in the plans of earlier rounds who follows such a
habit, and then plays against that.

Items and swaps.  Everybody's plans are known then, so every answer is played through to the end of
the round and judged there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots.base import Analysis, Candidate
from hideout.bots.mixing import draw
from hideout.bots.sneaks_and_snitches_habits import (
    N_HABITS,
    SHARP,
    Reading,
    foresee,
    habits_in,
    planners_of,
    read_past,
    softened,
    thoughts_in,
)
from hideout.bots.sneaks_and_snitches_odds import assess
from hideout.bots.sneaks_and_snitches_past import earlier_rounds
from hideout.bots.sneaks_and_snitches_plans import Planner, settle
from hideout.bots.sneaks_and_snitches_stakes import (
    Stakes,
    after_round,
    open_ledger,
    stakes_in,
)
from hideout.bots.thought import Thought
from hideout.bots.tuned import Weights
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import CHOOSE, OVER, PLAN

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
DEEP: Final = 4
DEPTHS: Final = {"lookout": FIRST, "burglar": SECOND, "safecracker": THIRD}
"""By level: how it plans; any other is a `mastermind`."""

MARGIN: Final = 0.01
"""What a point of margin is worth in shares of the win."""
_WORLDS: Final = 16
"""In no more worlds than these the stakes are looked at."""
_ROUNDS: Final = 12
"""How often everybody reconsiders in an iteration."""
_ENOUGH: Final = 40
"""After so many iterations nothing changes any more."""
_PAST: Final = (0, 0, 10, 8, 6, 5)
"""By number of players: how many earlier rounds are remembered."""
_PAST_ROUNDS: Final = 30
"""How often everybody reconsiders in a round that is past."""
_REASON: Final = 0.5
"""How likely it is, before anything is known, that a seat has no habit."""
_TRUST: Final = 0.9
"""A habit is never taken to be surer than that."""
_RARE: Final = 0.01
"""Plans with no more chance than this are not played at all."""


def answer_quickly(weights: Weights, state: SneaksState) -> Action:
    """What the thief who is asked would choose or swap, at a glance."""
    ledger = open_ledger(weights, state, after_round(state))
    if state.phase == CHOOSE:
        return act.TAKE + ledger.best_item(state.taker)
    best = ledger.best_swap(state.taker)
    return act.STOP if best is None else act.swap_action(*best)


def finish_round(weights: Weights, state: SneaksState, luck: Quick) -> None:
    """Let thieves choose and swap until everybody plans again or the game is over."""
    while state.phase != PLAN and state.phase != OVER:
        state.apply(state.taker, answer_quickly(weights, state), luck)


class Planning(Thought):
    """A plan in the making."""

    __slots__ = (
        "_depth",
        "_margins",
        "_planners",
        "_stakes",
        "_weights",
        "_wins",
    )

    def __init__(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        weights: Weights,
        depth: int,
        luck: Quick,
    ) -> None:
        super().__init__(game, view, legal, luck)
        self._weights: Weights = weights
        self._depth: int = depth
        self._planners: list[Planner] = []
        self._wins: Stakes = Stakes(0, 0)
        self._margins: Stakes = Stakes(0, 0)
        self._stakes: Stakes = Stakes(0, 0)
        """What counts: shares of the win, and a little for margins."""

    def iterate(self) -> None:
        """Look at one more world, and reconsider."""
        n = self.n_iterations
        self.n_iterations += 1
        if n < _WORLDS:
            world = self._game.imagine(self._seen, self._luck)
            assert isinstance(world, SneaksState)
            if not n:
                self._begin(world)
            self._look_at(world, n)
        if self._depth == DEEP and n < _ENOUGH:
            settle(self._planners, self._stakes, _ROUNDS, 1 + n * _ROUNDS)

    def _look_at(self, world: SneaksState, n: int) -> None:
        """Find out what is at stake in a world, after n others."""
        wins, margins = stakes_in(self._weights, world)
        self._wins.learn(wins, n)
        self._margins.learn(margins, n)
        self._stakes = _combined(self._wins, self._margins)
        if self._depth == DEEP and not n:
            self._read(world)

    def is_settled(self) -> bool:
        return self.n_iterations >= (_ENOUGH if self._depth == DEEP else _WORLDS)

    def _begin(self, world: SneaksState) -> None:
        self._wins = Stakes(world.n_players, world.n_places)
        self._margins = Stakes(world.n_players, world.n_places)
        self._planners = planners_of(world)
        self._planners[self._seat] = Planner(
            self._seat, [plan for plan in self._legal if plan < act.AUTO], world.n_places
        )

    def _read(self, world: SneaksState) -> None:
        """Find out who follows a habit, and which."""
        past = [
            (_combined(*stakes_in(self._weights, before)), before, plans)
            for before, plans in earlier_rounds(world, _PAST[world.n_players])
        ]
        if not past:
            return
        readings = [Reading(N_HABITS, _REASON) for _ in self._planners]
        read_past(readings, past, _PAST_ROUNDS)
        habits = habits_in(self._stakes, planners_of(world))
        for planner in self._planners:
            if planner.seat != self._seat:
                foresee(planner, habits[planner.seat], readings[planner.seat], _TRUST)

    def chances(self) -> list[float]:
        """How likely each plan of this seat is to be made, in the order of its planner."""
        planners = self._planners
        own = planners[self._seat]
        if self._depth == DEEP:
            found = own.averaged()
            return normed([chance if chance > _RARE else 0.0 for chance in found])
        values = thoughts_in(self._stakes, planners, self._depth)[-1][self._seat]
        if self._depth == THIRD:
            return normed(softened(values, SHARP[-1]))
        best = max(values) - 1e-9
        return normed([1.0 if value >= best else 0.0 for value in values])

    def outlooks(self) -> tuple[list[float], list[float]]:
        """Per plan of this seat: the share of the win and the margin it leads to."""
        own = self._planners[self._seat]
        if self._depth == DEEP:
            for planner in self._planners:
                planner.mix(planner.averaged())
        return own.outlook(self._wins, self._planners), own.outlook(self._margins, self._planners)

    def analysis(self) -> Analysis:
        """A plan drawn from all that are worth making, and what each would bring."""
        own = self._planners[self._seat]
        if not own.plans:
            even = 1.0 / len(self._legal)
            idle = [
                Candidate(action, even, 0, self._margins.base[self._seat], even)
                for action in self._legal
            ]
            return Analysis(self._legal[0], tuple(idle), self.n_iterations)
        chances = self.chances()
        wins, margins = self.outlooks()
        found = [
            Candidate(plan, chances[i], self.n_iterations, margins[i], min(1.0, max(0.0, wins[i])))
            for i, plan in enumerate(own.plans)
        ]
        n = len(found)
        for action in self._legal:
            if action == act.AUTO:
                win = sum([each.win for each in found]) / n
                margin = sum([each.margin for each in found]) / n
                found.append(Candidate(action, 0.0, self.n_iterations, margin, win))
        chosen = own.plans[draw(chances, self._luck.random())]
        found.sort(key=lambda each: (-each.weight, -each.win, each.action))
        return Analysis(chosen, tuple(found), self.n_iterations)


class Picking(Thought):
    """A thief chooses items or swaps them."""

    __slots__ = (
        "_margins",
        "_weights",
        "_wins",
    )

    def __init__(
        self, game: Game, view: View, legal: Sequence[Action], weights: Weights, luck: Quick
    ) -> None:
        super().__init__(game, view, legal, luck)
        self._weights: Weights = weights
        self._wins: list[float] = [0.0] * len(legal)
        self._margins: list[float] = [0.0] * len(legal)

    def iterate(self) -> None:
        """Play every answer through to the end of the round in one more world."""
        world = self._game.imagine(self._seen, self._luck)
        assert isinstance(world, SneaksState)
        self.n_iterations += 1
        for i, action in enumerate(self._legal):
            state = world.clone()
            state.apply(self._seat, action, self._luck)
            finish_round(self._weights, state, self._luck)
            shares, margins = assess(self._weights, state)
            self._wins[i] += shares[self._seat]
            self._margins[i] += margins[self._seat]

    def is_settled(self) -> bool:
        return self.n_iterations >= _WORLDS

    def analysis(self) -> Analysis:
        """The best answer on average; equals are drawn from."""
        n = self.n_iterations
        values = [
            (win + MARGIN * margin) / n
            for win, margin in zip(self._wins, self._margins, strict=True)
        ]
        best = max(values) - 1e-9
        equals = [i for i, value in enumerate(values) if value >= best]
        first = equals[self._luck.below(len(equals))]
        found = [
            Candidate(
                action,
                1.0 / len(equals) if i in equals else 0.0,
                n,
                self._margins[i] / n,
                self._wins[i] / n,
            )
            for i, action in enumerate(self._legal)
        ]
        found.sort(key=lambda each: (-each.weight, -each.win, each.action))
        return Analysis(self._legal[first], tuple(found), n)


def _combined(wins: Stakes, margins: Stakes) -> Stakes:
    """What counts: shares of the win, and a little for margins."""
    both = Stakes(wins.n_players, wins.n_places)
    both.add(wins, 1.0)
    both.add(margins, MARGIN)
    return both


def normed(weights: Sequence[float]) -> list[float]:
    """Weights as chances; even ones if nothing has any weight."""
    whole = sum(weights)
    if whole <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
