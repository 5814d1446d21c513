"""How the others plan: which way of thinking their plans of earlier rounds betray.

Who plans by habit can be foreseen.  Some take what would be best if nobody else were thinking (the
first thought), some what is best among those (the second thought), or among both (the third), more
or less exactly; some are hard to read.  Each plan of an earlier round speaks for the ways of
thinking that made it likely.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots.sneaks_and_snitches_plans import Planner, settle
from hideout.bots.sneaks_and_snitches_stakes import Stakes
from hideout.games.sneaks_and_snitches.rules import SneaksState

SHARP: Final[tuple[float, ...]] = (0.04, 0.25)
"""How exactly a thought is followed: the differences that are overlooked."""
CROWDS: Final[tuple[tuple[float, ...], ...]] = ((1.0,), (0.5, 0.5), (0.15, 0.25, 0.6))
"""By thought: how often it expects others to plan anyhow, by the first thought, by the second."""
DEPTH: Final = len(CROWDS)
"""How many thoughts ahead a habit may be."""
N_HABITS: Final = 1 + DEPTH * len(SHARP)
_SLIPS: Final = 0.1
"""How often anybody does anything."""


def planners_of(state: SneaksState) -> list[Planner]:
    """All seats of a round, before anybody has thought."""
    return [
        Planner(seat, state.open_plans(seat), state.n_places) for seat in range(state.n_players)
    ]


def softened(values: Sequence[float], width: float) -> list[float]:
    """Weights of plans by their values, the best much, the others less."""
    best = max(values)
    scale = width * (best - sum(values) / len(values))
    if scale <= 1e-12:
        return [1.0] * len(values)
    return [math.exp(max(-30.0, (value - best) / scale)) for value in values]


def thoughts_in(stakes: Stakes, planners: Sequence[Planner], depth: int) -> list[list[list[float]]]:
    """By thought and seat: what every plan is worth to it, up to the thought of this depth.

    The planners must be fresh, and are left with what the last thought expects of them.
    """
    expected = [[_normed([1.0] * len(planner.plans))] for planner in planners]
    found: list[list[list[float]]] = []
    for crowd in CROWDS[:depth]:
        for planner in planners:
            planner.mix(_blended(expected[planner.seat], crowd))
        values = [planner.evaluate(stakes, planners) for planner in planners]
        for seat, each in enumerate(values):
            expected[seat].append(_normed(softened(each, SHARP[0])))
        found.append(values)
    return found


def habits_in(stakes: Stakes, planners: Sequence[Planner]) -> list[list[list[float]]]:
    """By seat and habit: the chance of every plan; the first habit is to have none."""
    found = [[_normed([1.0] * len(planner.plans))] for planner in planners]
    for values in thoughts_in(stakes, planners, DEPTH):
        for seat, each in enumerate(values):
            for width in SHARP:
                found[seat].append(_normed(softened(each, width)))
    return found


def _blended(chances: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The chance of every plan if several ways to plan are met with these weights."""
    found = [0.0] * len(chances[0])
    for each, weight in zip(chances, weights, strict=True):
        for i, chance in enumerate(each):
            found[i] += weight * chance
    return found


def _normed(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]


class Reading:
    """What the plans of a seat tell about it: the weight of every habit, and of reason."""

    __slots__ = ("logs", "reason")

    def __init__(self, n_habits: int, reason: float) -> None:
        self.logs: list[float] = [math.log((1.0 - reason) / n_habits)] * n_habits
        self.reason: float = math.log(reason)

    def note(self, plan: int, habits: Sequence[Sequence[float]], reason: Sequence[float]) -> None:
        """A plan was made that each habit, and reason, would make with some chance."""
        even = _SLIPS / len(reason)
        for i, chances in enumerate(habits):
            self.logs[i] += math.log((1.0 - _SLIPS) * chances[plan] + even)
        self.reason += math.log((1.0 - _SLIPS) * reason[plan] + even)

    def weights(self) -> tuple[list[float], float]:
        """How likely each habit is, and how likely any of them."""
        top = max(self.reason, max(self.logs))
        habits = [math.exp(each - top) for each in self.logs]
        reason = math.exp(self.reason - top)
        whole = sum(habits) + reason
        return [each / whole for each in habits], 1.0 - reason / whole


def read_past(
    readings: Sequence[Reading],
    past: Sequence[tuple[Stakes, SneaksState, Sequence[int]]],
    n_rounds: int,
) -> None:
    """Let earlier rounds speak: what was at stake, the position, and what was planned."""
    for stakes, state, plans in past:
        habits = habits_in(stakes, planners_of(state))
        planners = planners_of(state)
        settle(planners, stakes, n_rounds)
        for seat, planner in enumerate(planners):
            if plans[seat] in planner.plans:
                at = planner.plans.index(plans[seat])
                readings[seat].note(at, habits[seat], planner.averaged())


def foresee(
    planner: Planner, habits: Sequence[Sequence[float]], reading: Reading, most: float
) -> None:
    """Take a seat to plan as it used to, no more surely than `most`."""
    weights, trust = reading.weights()
    planner.follow(_blended(habits, weights), min(most, trust))
