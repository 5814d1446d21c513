"""What the bots know of Caper: Europe: how a table is judged, and which plays look good.

A table is judged crew by crew: what the crew has, what it may grow into, and what winning its
location would bring, weighed by where the tracker stands.  Everything is a difference between the
sides, so what is good for one is exactly as bad for the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from hideout.bots.caper_europe_features import (
    BEGINNER,
    FEATURES,
    N_STAGES,
    Book,
    count_features,
    expected_margin,
    margin_now,
    share_of,
    stage_of,
)
from hideout.bots.caper_europe_plays import look, weights_for
from hideout.bots.settings import Settings
from hideout.bots.tactics import Tactics
from hideout.bots.tuned import Row, Weights, load
from hideout.core.chance import Quick
from hideout.core.game import Action, Seat, State
from hideout.games.caper_europe.cards import Tables
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.state import OVER, PLAY
from hideout.games.crews import N_ROUNDS

_MOST_BOOKS = 64
_MOST_SPREAD = 6.0
"""At first hardly anything foretells the winner, but a margin is worth as much as later on."""
_CERTAIN = 40.0
"""Beyond this many spreads a win is certain as far as a float can tell."""


class EuropeTactics(Tactics):
    """Evaluation and policy for Caper: Europe."""

    __slots__ = ("_books", "_rows")

    feature_names: tuple[str, ...] = FEATURES
    n_stages = N_STAGES
    foresight = 2
    plays_by_weight = True

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._rows: list[Row] = [
            Row(row.weights if any(row.weights) else BEGINNER, 0.0, min(row.spread, _MOST_SPREAD))
            for row in weights.rows[0]
        ]
        self._books: dict[Tables, Book] = {}

    def _book(self, t: Tables) -> Book:
        found = self._books.get(t)
        if found is None:
            if len(self._books) >= _MOST_BOOKS:
                self._books.clear()
            found = Book(t, self._rows)
            self._books[t] = found
        return found

    def stage(self, state: State) -> int:
        assert isinstance(state, EuropeState)
        return stage_of(state)

    def chapter(self, state: State) -> int:
        """The round: a new one begins with new hands."""
        assert isinstance(state, EuropeState)
        return state.round

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, EuropeState)
        found = count_features(state, self._book(state.t))
        return [-value for value in found] if seat else found

    def judge(self, state: State) -> list[float]:
        return self.assess(state)[0]

    def margins(self, state: State) -> list[float]:
        return self.assess(state)[1]

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, EuropeState)
        book = self._book(state.t)
        if state.phase == OVER:
            lead = margin_now(state, book)
            share = share_of(state, lead)
            return [share, 1.0 - share], [float(lead), float(-lead)]
        stage = stage_of(state)
        margin = expected_margin(state, book, stage)
        x = margin / self._rows[stage].spread
        share = 1.0 / (1.0 + math.exp(-x)) if -_CERTAIN < x < _CERTAIN else 1.0 if x > 0 else 0.0
        return [share, 1.0 - share], [margin, -margin]

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, EuropeState)
        if state.phase == PLAY:
            values = look(state, self._book(state.t), stage_of(state), legal)
        else:
            values = [self._after(state, seat, action) for action in legal]
        return weights_for(legal, values)

    def _after(self, state: EuropeState, seat: Seat, action: Action) -> float:
        """The margin of a seat after its answer."""
        after = state.clone()
        after.apply(seat, action, Quick(0))
        return self.assess(after)[1][seat]

    def roll_out(self, state: State, luck: Quick) -> None:
        """Finish the turn: whoever has not played in it plays what looks best."""
        assert isinstance(state, EuropeState)
        while state.phase != OVER and (state.phase != PLAY or state.side != state.leader()):
            seat = state.pending()[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0], luck)
                continue
            weights = self.weigh(state, seat, legal)
            state.apply(seat, legal[weights.index(max(weights))], luck)

    def is_open(self, state: State) -> bool:
        """In the last round: all cards are dealt, so what is unseen is the rival's hand."""
        assert isinstance(state, EuropeState)
        return state.round >= N_ROUNDS - 1


TACTICS: Tactics = EuropeTactics(load("caper_europe", FEATURES, ("all",), N_STAGES))
SETTINGS = Settings(exploration=0.5, turns_ahead=1, endgame=1500)
