"""Tactics for any game: what the score would be if it ended now.  Used where a game has no own."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hideout.bots.outcomes import margins_of, shares_of
from hideout.bots.tactics import Tactics
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State

_POINT = 6.0
"""The lead in points at which a win is about three times as likely as a loss."""
_COIN = 0.1
"""What something to spend is worth in points."""


class Standing(Tactics):
    """Judges by the score as it stands and thinks all answers equally promising."""

    __slots__ = ("game",)

    feature_names: tuple[str, ...] = ("margin",)
    n_stages = 1

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    def stage(self, state: State) -> int:
        return 0

    def features(self, state: State, seat: Seat) -> list[float]:
        return [self.margins(state)[seat]]

    def judge(self, state: State) -> list[float]:
        teams = self.game.teams(state.n_seats())
        if not state.pending():
            return shares_of(self.game, state, self.game.standing(state), teams)
        leads = self.margins(state)
        strengths = [math.exp(max(-30.0, min(30.0, lead / _POINT))) for lead in leads]
        of_teams: dict[int, float] = {}
        for team, strength in zip(teams, strengths, strict=True):
            of_teams[team] = strength
        whole = sum(of_teams.values())
        return [of_teams[team] / whole for team in teams]

    def margins(self, state: State) -> list[float]:
        totals: list[float] = [float(total) for total in self.game.standing(state)]
        if state.pending():
            for seat, reserve in enumerate(self.game.reserves(state)):
                totals[seat] += _COIN * reserve
        return margins_of(totals, self.game.teams(state.n_seats()))

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [1.0] * len(legal)

    def roll_out(self, state: State, luck: Quick) -> None:
        for _ in range(8):
            pending = state.pending()
            if not pending:
                return
            legal = state.legal(pending[0])
            state.apply(pending[0], legal[luck.below(len(legal))], luck)
