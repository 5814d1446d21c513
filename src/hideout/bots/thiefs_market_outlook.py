"""Thief's Market: what the objects on the table will bring everybody this round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from hideout.bots.thiefs_market_shopping import Moment, Shopper, rounded_infamy
from hideout.bots.thiefs_market_splitting import Move, Split, moves, settle
from hideout.bots.thiefs_market_worth import POINTS, Book, Prices
from hideout.core.game import Action
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import CENTRE, PICK, SIDES
from hideout.games.thiefs_market.vocabulary import FLAT, INFAMY, OTHER_CARDS, PAIRS, SEVERAL

_TRIED: Final = 10
"""How many moves of a split are followed to its end."""
_WARMTH: Final = 0.7
"""How many points make a move clearly more promising than another."""
_MOST_SHOPPERS: Final = 600
_MOST_STALLS: Final = 200
_ALONE: Final = (FLAT, SEVERAL, PAIRS, OTHER_CARDS)
"""Ways to be worth points that do not depend on other players or Infamy."""


class Prospect(NamedTuple):
    """A move of a split and what everybody is likely to have in the end."""

    move: Move
    loot: list[float]
    value: float
    """What the player to act gains over the others."""


class Stall:
    """The market of one round as it looks to everybody before the purchases."""

    __slots__ = ("_point", "_prospects", "_settled", "shoppers")

    def __init__(self, shoppers: list[Shopper], point: float) -> None:
        self.shoppers: list[Shopper] = shoppers
        self._point: float = point
        self._settled: dict[tuple[int, ...], list[float]] = {}
        self._prospects: dict[tuple[int, ...], list[Prospect]] = {}

    def settled(self, state: MarketState) -> list[float]:
        """Per seat, what its pile is likely to be worth after the split."""
        key = (state.seat, state.centre, *state.piles)
        found = self._settled.get(key)
        if found is None:
            split = Split(state.centre, state.piles[:], state.sizes[:], state.seat)
            found = self._settled[key] = settle(split, self.shoppers, self._point)
        return found

    def prospects(self, state: MarketState) -> list[Prospect]:
        """The moves worth a thought for the player to act, the best first."""
        key = (state.seat, state.centre, *state.piles)
        found = self._prospects.get(key)
        if found is None:
            found = self._prospects[key] = self._look(state)
        return found

    def _look(self, state: MarketState) -> list[Prospect]:
        seat = state.seat
        shopper = self.shoppers[seat]
        n = state.n_players
        split = Split(state.centre, state.piles[:], state.sizes[:], seat)
        tried = moves(split, shopper)
        if len(tried) > _TRIED:
            tried.sort(key=lambda move: -shopper.pile_worth(move.heap))
            tried = tried[:_TRIED]
        found: list[Prospect] = []
        for move in tried:
            after = Split(state.centre, state.piles[:], state.sizes[:], seat)
            after.make(move)
            loot = settle(after, self.shoppers, self._point)
            value = loot[seat] - (sum(loot) - loot[seat]) / (n - 1)
            # The order of the seats must not matter, not even in the last digit.
            found.append(Prospect(move, loot, round(value, 9)))
        found.sort(key=lambda prospect: -prospect.value)
        return found

    def expected(self, state: MarketState) -> list[float]:
        """While a player picks objects: per seat, what the best rest of the move leads to."""
        for prospect in self.prospects(state):
            if leads_to(state, prospect.move):
                return prospect.loot
        split = Split(state.centre, state.piles[:], state.sizes[:], state.seat)
        heap = state.picked
        if not heap:
            heap = SIDES[next(kind for kind in range(7) if state.pick_mask >> kind & 1)]
        split.make(Move(state.victim, heap))
        return settle(split, self.shoppers, self._point)

    def weigh(self, state: MarketState, legal: Sequence[Action]) -> list[float]:
        """How promising each answer is as a step of a move."""
        weights = dict.fromkeys(legal, 0.0)
        found = self.prospects(state)
        best = -1e9
        for prospect in found:
            if leads_to(state, prospect.move):
                best = max(best, prospect.value)
        scale = _WARMTH * self._point
        for prospect in found:
            if leads_to(state, prospect.move):
                step = _step(state, prospect.move)
                weights[step] += math.exp((prospect.value - best) / scale)
        return [weights[action] for action in legal]


def leads_to(state: MarketState, move: Move) -> bool:
    """Whether a player can still make a move, after what has been picked."""
    if state.phase != PICK:
        return True
    if move.source != state.victim:
        return False
    picked = state.picked
    if not picked:
        return True
    last = (picked.bit_length() - 1) // 4
    for kind in range(last):
        if move.heap >> 4 * kind & 15 != picked >> 4 * kind & 15:
            return False
    return (move.heap >> 4 * last & 15) >= (picked >> 4 * last & 15)


def _step(state: MarketState, move: Move) -> int:
    """The next answer on the way to a move."""
    if state.phase != PICK:
        if move.source == CENTRE:
            return act.TAKE
        return act.STEAL + (move.source - state.seat - 1) % state.n_players
    rest = move.heap - state.picked
    for kind in range(7):
        if rest >> 4 * kind & 15:
            return act.PICK + kind
    return act.DONE


def moment_of(state: MarketState, seat: int) -> Moment:
    """Where a seat is in its turn, or will be when it begins."""
    is_now = seat == state.seat
    return Moment(
        state.piles[seat],
        state.gold[seat],
        state.used if is_now else 0,
        state.buys_used if is_now else 0,
        state.snapshots[seat],
        state.sizes[seat],
    )


class Outlook:
    """Shoppers and stalls of games with one deck, kept while the same round goes on."""

    __slots__ = ("_book", "_outside", "_shoppers", "_stalls")

    def __init__(self, book: Book) -> None:
        self._book: Book = book
        self._shoppers: dict[tuple[object, ...], Shopper] = {}
        self._stalls: dict[tuple[object, ...], Stall] = {}
        t = book.t
        self._outside: set[int] = {
            card
            for card in range(act.N_CARDS)
            if card == act.STEW or any(worth.way not in _ALONE for worth in t.worth[card])
        }
        """The cards whose worth depends on other players or on Infamy."""

    def shopper(
        self, prices: Prices, state: MarketState, seat: int, market: tuple[int, ...]
    ) -> Shopper:
        """One seat with the cards that are left for it in the market."""
        key = self._key(prices, state, seat, market)
        found = self._shoppers.get(key)
        if found is None:
            if len(self._shoppers) >= _MOST_SHOPPERS:
                self._shoppers.clear()
            found = self._shoppers[key] = Shopper(self._book, prices, state, seat, market)
        return found

    def stall(self, prices: Prices, state: MarketState) -> Stall:
        """The market as everybody sees it during the split."""
        market = tuple(state.market)
        n = state.n_players
        key = tuple(self._key(prices, state, seat, market) for seat in range(n))
        found = self._stalls.get(key)
        if found is None:
            if len(self._stalls) >= _MOST_STALLS:
                self._stalls.clear()
            shoppers = [self.shopper(prices, state, seat, market) for seat in range(n)]
            found = self._stalls[key] = Stall(shoppers, prices.row.weights[POINTS])
        return found

    def _key(
        self, prices: Prices, state: MarketState, seat: int, market: tuple[int, ...]
    ) -> tuple[object, ...]:
        outside: tuple[object, ...] = ()
        for card in market:
            if card in self._outside:
                if not outside:
                    outside = (seat, *state.cards)
                if any(worth.way == INFAMY for worth in self._book.t.worth[card]):
                    outside = (*outside, rounded_infamy(state.infamy[seat]))
        deck = state.active
        while deck < len(state.decks) - 1 and not state.decks[deck]:
            deck += 1
        return (
            state.n_players,
            prices.time,
            state.gold[seat],
            state.cards[seat],
            market,
            deck if state.decks[deck] else -1,
            outside,
        )

    def loot(self, prices: Prices, state: MarketState) -> list[float]:
        """Per seat still to buy, what its turn is likely to gain; what others have left."""
        n = state.n_players
        market = tuple(state.market)
        found = [0.0] * n
        is_past = True
        for distance in range(n):
            seat = (state.start + distance) % n
            if seat == state.seat:
                is_past = False
            shopper = self.shopper(prices, state, seat, market)
            if is_past:
                found[seat] = shopper.conversion(state.piles[seat], state.owned[seat])
                continue
            turn = shopper.rest_of_turn(moment_of(state, seat))
            found[seat] = turn.worth
            if turn.cards:
                market = tuple([card for card in market if card not in turn.cards])
        return found
