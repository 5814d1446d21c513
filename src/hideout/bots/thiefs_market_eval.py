"""What the bots know of Thief's Market: how a position is judged, and what is likely played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots.burglar import Look
from hideout.bots.outcomes import margins_of
from hideout.bots.search import Task
from hideout.bots.settings import Settings
from hideout.bots.tactics import Tactics
from hideout.bots.thiefs_market_outlook import Outlook
from hideout.bots.thiefs_market_turns import weigh_steps
from hideout.bots.thiefs_market_worth import (
    FEATURES,
    GOLD,
    GOLD_LATER,
    INFAMY_LATER,
    LEAD_LATER,
    POINTS,
    RICHEST_LATER,
    ROUGH,
    START,
    Book,
    Prices,
    points_now,
)
from hideout.bots.thought import Thought
from hideout.bots.tuned import Row, Weights, load
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import BUY, COPY, OVER, PAY, PICK, SOURCE

GROUPS: Final = ("all",)
_GLANCES: Final = ("lookout", "burglar")
_SEARCHES: Final = ("safecracker",)
"""The levels that count points and what the round can buy, but not what cards will still bring;
the better half of a search is knowing that."""
_FUTURES: Final = 3
"""How many futures those play through at each step: dice and deals make a single one say little."""
_MOST_BOOKS: Final = 16
_TEAMS: Final = (0, 1, 2, 3, 4)
_SURE: Final = 30.0
_EARLY: Final = 2.0
_LATE: Final = 0.5
"""How much wider than on average the spread is at the beginning and at the end of a game."""


class MarketTactics(Tactics):
    """Judges by points, what cards will still bring, and what the round's loot can buy."""

    __slots__ = ("_books", "_last", "_nearsighted", "_row")

    feature_names: tuple[str, ...] = FEATURES
    group_names: tuple[str, ...] = GROUPS
    n_stages = 1
    plays_by_weight = True

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        row = weights.rows[0][0]
        self._row: Row = row if row.weights[POINTS] > 0.0 else ROUGH
        self._nearsighted: MarketTactics | None = None
        self._books: dict[int, tuple[Book, Outlook]] = {}
        self._last: tuple[tuple[object, ...], list[list[float]]] = ((), [])

    def stage(self, state: State) -> int:
        return 0

    def chapter(self, state: State) -> int:
        assert isinstance(state, MarketState)
        return state.round

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, MarketState)
        key = _signature(state)
        if self._last[0] != key:
            self._last = (key, self._counts(state))
        counts = self._last[1]
        mine = counts[seat]
        others = len(counts) - 1
        found = [1.0]
        for i in range(1, len(FEATURES)):
            rivals = sum([each[i] for each in counts]) - mine[i]
            found.append(mine[i] - rivals / others)
        return found

    def judge(self, state: State) -> list[float]:
        return self.assess(state)[0]

    def margins(self, state: State) -> list[float]:
        return self.assess(state)[1]

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, MarketState)
        book, outlook = self._book(state)
        n = state.n_players
        if state.phase == OVER:
            totals, _, _ = points_now(book, state)
            return _final_shares(state, totals), margins_of(totals, _TEAMS[:n])
        totals_expected = self._expected(state, book, outlook)
        time = book.prices(state).time
        spread = self._row.spread * (_LATE + (_EARLY - _LATE) * time)
        best = max(totals_expected)
        strengths = [math.exp(max(-_SURE, (total - best) / spread)) for total in totals_expected]
        whole = sum(strengths)
        shares = [strength / whole for strength in strengths]
        return shares, margins_of(totals_expected, _TEAMS[:n])

    def _book(self, state: MarketState) -> tuple[Book, Outlook]:
        key = id(state.t)
        found = self._books.get(key)
        if found is None:
            if len(self._books) >= _MOST_BOOKS:
                self._books.clear()
            book = Book(state.t, self._row)
            found = self._books[key] = (book, Outlook(book))
        return found

    def _expected(self, state: MarketState, book: Book, outlook: Outlook) -> list[float]:
        """Per seat, the expected final total but for what is common to all."""
        state = _after_details(state)
        prices = book.prices(state, _is_fresh(state))
        totals, lead, richest = points_now(book, state)
        weights = prices.row.weights
        time = prices.time
        loot = _loot(state, prices, outlook)
        found: list[float] = []
        for seat in range(state.n_players):
            gold = state.gold[seat]
            later = (
                gold * weights[GOLD_LATER]
                + state.infamy[seat] * weights[INFAMY_LATER]
                + lead[seat] * weights[LEAD_LATER]
                + richest[seat] * weights[RICHEST_LATER]
            )
            for code in state.cards[seat]:
                for talent in book.talents[code % act.N_CARDS]:
                    later += weights[talent]
            found.append(
                totals[seat] * weights[POINTS] + gold * weights[GOLD] + later * time + loot[seat]
            )
        if time > 0.0 and (_is_fresh(state) or state.phase >= BUY):
            found[state.start] += weights[START]
        return found

    def _counts(self, state: MarketState) -> list[list[float]]:
        """Per seat, its features as they are."""
        book, outlook = self._book(state)
        state = _after_details(state)
        prices = book.prices(state, _is_fresh(state))
        totals, lead, richest = points_now(book, state)
        time = prices.time
        loot = _loot(state, prices, outlook)
        found: list[list[float]] = []
        for seat in range(state.n_players):
            counts = [0.0] * len(FEATURES)
            counts[POINTS] = totals[seat] + loot[seat] / prices.row.weights[POINTS]
            counts[GOLD] = float(state.gold[seat])
            counts[GOLD_LATER] = state.gold[seat] * time
            counts[INFAMY_LATER] = state.infamy[seat] * time
            counts[LEAD_LATER] = lead[seat] * time
            counts[RICHEST_LATER] = richest[seat] * time
            for code in state.cards[seat]:
                for talent in book.talents[code % act.N_CARDS]:
                    counts[talent] += time
            found.append(counts)
        if time > 0.0 and (_is_fresh(state) or state.phase >= BUY):
            found[state.start][START] = 1.0
        return found

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, MarketState)
        book, outlook = self._book(state)
        return weigh_steps(outlook, book.prices(state), state, legal)

    def nearsighted(self) -> MarketTactics:
        """The same, but without a thought of what cards and Gold will still bring."""
        if self._nearsighted is None:
            weights = [0.0] * len(FEATURES)
            weights[POINTS] = 1.0
            row = self._row._replace(weights=tuple(weights))
            self._nearsighted = MarketTactics(Weights([[row]]))
        return self._nearsighted

    def ponder(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick, level: str
    ) -> Thought | None:
        if level in _GLANCES:
            return Look(game, view, legal, self.nearsighted(), luck)
        if level in _SEARCHES:
            settings = SETTINGS._replace(futures=_FUTURES)
            return Task(game, view, legal, self.nearsighted(), settings, luck)
        return None

    def roll_out(self, state: State, luck: Quick) -> None:
        """Play the round to its end."""
        assert isinstance(state, MarketState)
        book, outlook = self._book(state)
        round = state.round
        while state.phase != OVER and state.round == round:
            seat = state.seat
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                weights = weigh_steps(outlook, book.prices(state), state, legal)
                action = legal[weights.index(max(weights))]
            state.apply(seat, action, luck)


def _is_fresh(state: MarketState) -> bool:
    """Whether the dice have just been rolled."""
    return state.phase <= PICK and not state.n_picked and not any(state.sizes)


def _loot(state: MarketState, prices: Prices, outlook: Outlook) -> list[float]:
    """Per seat, what the round will still bring."""
    if _is_fresh(state):
        return [0.0] * state.n_players
    if state.phase >= BUY:
        return outlook.loot(prices, state)
    stall = outlook.stall(prices, state)
    if state.phase == PICK:
        return stall.expected(state)
    if state.phase == SOURCE:
        return stall.settled(state)
    return [stall.shoppers[seat].pile_worth(state.piles[seat]) for seat in range(state.n_players)]


def _signature(state: MarketState) -> tuple[object, ...]:
    """All that the features of a position depend on."""
    return (
        id(state.t),
        *(state.phase, state.seat, state.start, state.round, state.active),
        *(state.centre, state.victim, state.picked, state.pick_mask, state.bought),
        *(state.buys_used, state.used, *state.piles, *state.sizes, *state.snapshots),
        *(*state.gold, *state.infamy, *state.cards, *state.market),
        *[len(deck) for deck in state.decks],
    )


def _after_details(state: MarketState) -> MarketState:
    """The position after the payment and the copy, which are details of a purchase."""
    if state.phase != PAY and state.phase != COPY:
        return state
    state = state.clone()
    luck = Quick(0)
    while state.phase == PAY or state.phase == COPY:
        state.apply(state.seat, state.legal(state.seat)[0], luck)
    return state


def _final_shares(state: MarketState, totals: list[int]) -> list[float]:
    """The shares of the win of a finished game, ties broken by cards, Infamy and the marker."""
    n = state.n_players
    keys = [
        (
            totals[seat],
            len(state.cards[seat]),
            state.infamy[seat],
            -((seat - state.start) % n) if state.t.tie_marker else 0,
        )
        for seat in range(n)
    ]
    best = max(keys)
    part = 1.0 / keys.count(best)
    return [part if key == best else 0.0 for key in keys]


TACTICS: MarketTactics = MarketTactics(load("thiefs_market", FEATURES, GROUPS, 1))
SETTINGS: Settings = Settings(exploration=0.3, prior=0.9, caution=0.05, within_chapter=True)
