"""Planning in Sneaks & Snitches: how a seat should mix its plans, given what is at stake.

Everybody plans at the same time, so no plan is best by itself.  Regret matching plays the planning
of one round against itself: whoever would have gained by another plan plays it more often.  With
two players the averages approach an equilibrium, which no opponent can exploit; with more they are
a good guess at sensible play.

What a plan brings depends on the others only through how often each of them sends a sneak or a
snitch to each location.  So no combination of plans is ever tried out; reckoning with these chances
is enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from hideout.bots.sneaks_and_snitches_stakes import Stakes
from hideout.core.game import Action, Seat
from hideout.games.sneaks_and_snitches.actions import sneaks_of, snitches_of


class Planner:
    """The plans of one seat, and how they are mixed."""

    __slots__ = (
        "average",
        "habit",
        "plans",
        "regrets",
        "seat",
        "sneaks",
        "snitches",
        "trust",
        "usual",
        "where",
    )

    def __init__(self, seat: Seat, plans: Sequence[Action], n_places: int) -> None:
        self.seat: Seat = seat
        self.plans: list[Action] = list(plans)
        self.where: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
            (sneaks_of(plan), snitches_of(plan)) for plan in plans
        ]
        self.regrets: list[float] = [0.0] * len(self.plans)
        self.average: list[float] = [0.0] * len(self.plans)
        self.trust: float = 0.0
        """How surely the seat follows its habit rather than reason."""
        self.habit: tuple[list[float], list[float]] = ([], [])
        """By place: how often its habit is to send a sneak, or a snitch, there."""
        self.usual: list[float] = []
        """By plan: how likely it is by habit."""
        self.sneaks: list[float] = [0.0] * n_places
        """By place: how often a sneak is sent there."""
        self.snitches: list[float] = [0.0] * n_places
        self.mix([1.0] * len(self.plans))

    def spread(self, weights: Sequence[float]) -> tuple[list[float], list[float]]:
        """By place: how often a sneak and a snitch are there, if the plans have these weights."""
        whole = sum(weights)
        n_places = len(self.sneaks)
        sneaks = [0.0] * n_places
        snitches = [0.0] * n_places
        for (to_rob, to_watch), weight in zip(self.where, weights, strict=True):
            if weight:
                part = weight / whole
                for place in to_rob:
                    sneaks[place] += part
                for place in to_watch:
                    snitches[place] += part
        return sneaks, snitches

    def mix(self, weights: Sequence[float]) -> None:
        """Plan in proportion to these weights, as far as habit allows."""
        sneaks, snitches = self.spread(weights)
        trust = self.trust
        if trust:
            reason = 1.0 - trust
            for place, chance in enumerate(self.habit[0]):
                sneaks[place] = reason * sneaks[place] + trust * chance
            for place, chance in enumerate(self.habit[1]):
                snitches[place] = reason * snitches[place] + trust * chance
        self.sneaks = sneaks
        self.snitches = snitches

    def follow(self, weights: Sequence[float], trust: float) -> None:
        """From now on plan by habit with this chance, in proportion to these weights."""
        self.habit = self.spread(weights)
        whole = sum(weights)
        self.usual = [weight / whole for weight in weights]
        self.trust = trust
        self.mix(self.regrets if any(self.regrets) else [1.0] * len(self.plans))

    def evaluate(self, stakes: Stakes, planners: Sequence[Planner]) -> list[float]:
        """What each plan of this seat changes for it, as the others plan now."""
        rob, watch = prospects(stakes, planners, self.seat)
        values: list[float] = []
        for to_rob, to_watch in self.where:
            value = 0.0
            for place in to_rob:
                value += rob[place]
            for place in to_watch:
                value += watch[place]
            values.append(value)
        return values

    def outlook(self, stakes: Stakes, planners: Sequence[Planner]) -> list[float]:
        """What this seat will have with each of its plans, as the others plan now."""
        _, watch = prospects(stakes, planners, self.seat)
        rest = stakes.base[self.seat] - sum(watch)
        return [rest + value for value in self.evaluate(stakes, planners)]

    def learn(self, values: Sequence[float], weight: float) -> None:
        """Regret what was missed, and plan accordingly from now on."""
        regrets = self.regrets
        whole = sum(regrets)
        if whole > 0.0:
            mean = 0.0
            for regret, value in zip(regrets, values, strict=True):
                if regret:
                    mean += regret * value
            mean /= whole
        else:
            mean = sum(values) / len(values)
        regrets = [
            regret + value - mean if regret + value > mean else 0.0
            for regret, value in zip(regrets, values, strict=True)
        ]
        self.regrets = regrets
        whole = sum(regrets)
        if whole <= 0.0:
            regrets = [1.0] * len(regrets)
            whole = float(len(regrets))
        part = weight / whole
        average = self.average
        for i, regret in enumerate(regrets):
            if regret:
                average[i] += part * regret
        self.mix(regrets)

    def averaged(self) -> list[float]:
        """The mixed plan that was learned."""
        whole = sum(self.average)
        if whole <= 0.0:
            return [1.0 / len(self.plans)] * len(self.plans)
        return [part / whole for part in self.average]


def prospects(
    stakes: Stakes, planners: Sequence[Planner], seat: Seat
) -> tuple[list[float], list[float]]:
    """By place: what sending a sneak there changes for a seat, and what watching it does."""
    rob: list[float] = []
    watch: list[float] = []
    others = [planner for planner in planners if planner.seat != seat]
    stash = stakes.stash
    own_card = stash[seat][seat]
    for place in range(stakes.n_places):
        theft = stakes.theft[place]
        unwatched = 1.0
        nobody = 1.0
        for planner in others:
            left = 1.0 - planner.snitches[place]
            unwatched *= left
            nobody *= left - planner.sneaks[place]
        without = 0.0
        against = 0.0
        for planner in others:
            sneaks = planner.sneaks[place]
            if sneaks <= 0.0:
                continue
            open_to_all = sneaks
            alone = sneaks
            for rival in others:
                if rival is not planner:
                    left = 1.0 - rival.snitches[place]
                    open_to_all *= left
                    alone *= left - rival.sneaks[place]
            thief = planner.seat
            card = stash[thief][seat]
            without += alone * theft[thief][seat] + (open_to_all - alone) * card
            against += open_to_all * card
        mine = nobody * theft[seat][seat] + (unwatched - nobody) * own_card
        rob.append(mine + against - without)
        watch.append(-without)
    return rob, watch


def settle(planners: Sequence[Planner], stakes: Stakes, n_rounds: int, first: int = 1) -> None:
    """Let all seats learn how to mix their plans; later rounds, from `first` on, count more."""
    for i in range(first, first + n_rounds):
        for planner in planners:
            planner.learn(planner.evaluate(stakes, planners), float(i))
