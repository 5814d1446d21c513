"""What is at stake at every location: what each theft would mean to the thief and to all others.

Thefts of one round hardly touch each other, so what a round brings a seat is taken as the sum over
the locations.
"""

from __future__ import annotations

from collections.abc import Sequence

from hideout.bots.sneaks_and_snitches_odds import (
    BOSS,
    LEAVING,
    POINTS,
    appraise,
    margins_over,
    row_for,
    shares_of,
)
from hideout.bots.tuned import Row, Weights
from hideout.core.game import Seat
from hideout.games.sneaks_and_snitches import cards
from hideout.games.sneaks_and_snitches.cards import N_COLOURS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import EMPTY

_NOTHING = -9.0
"""What it is worth to give an item one does not have."""
_PROMISING = 3
"""How many pairs of colours are looked at closely for a swap."""


class Stakes:
    """Per location and thief: what the theft changes for every seat; the same for a stash card."""

    __slots__ = ("base", "n_places", "n_players", "stash", "theft")

    def __init__(self, n_players: int, n_places: int) -> None:
        self.n_players: int = n_players
        self.n_places: int = n_places
        self.base: list[float] = [0.0] * n_players
        """Per seat: what it has if nothing happens."""
        self.theft: list[list[list[float]]] = [
            [[0.0] * n_players for _ in range(n_players)] for _ in range(n_places)
        ]
        """By place, thief and seat: what the theft changes for the seat."""
        self.stash: list[list[float]] = [[0.0] * n_players for _ in range(n_players)]
        """By who draws a stash card and seat."""

    def learn(self, other: Stakes, n: int) -> None:
        """Take in another world, these being the means of n worlds so far."""
        new = Stakes(self.n_players, self.n_places)
        new.add(self, n / (n + 1))
        new.add(other, 1 / (n + 1))
        self.base, self.theft, self.stash = new.base, new.theft, new.stash

    def add(self, other: Stakes, weight: float) -> None:
        """Add what is at stake elsewhere, so many times."""
        for seat in range(self.n_players):
            self.base[seat] += weight * other.base[seat]
            for thief in range(self.n_players):
                self.stash[thief][seat] += weight * other.stash[thief][seat]
                for place in range(self.n_places):
                    self.theft[place][thief][seat] += weight * other.theft[place][thief][seat]


class Ledger:
    """Who has how many of each colour, and what that will be worth."""

    __slots__ = ("counts", "extras", "items", "loot_left", "points", "row", "state")

    def __init__(self, state: SneaksState, loot_left: int, row: Row) -> None:
        self.state: SneaksState = state
        """What the table is like; its items and loot are not looked at again."""
        self.loot_left: int = loot_left
        self.row: Row = row
        self.items: list[int] = []
        """Items in the open: four per seat, then the bank."""
        self.counts: list[int] = []
        """The same with stash cards, without the bank."""
        self.points: list[list[float]] = []
        """By colour and seat: the points to be expected."""
        self.extras: list[float] = []
        """By seat: what else there is."""

    def copy(self) -> Ledger:
        """A ledger to write on."""
        other = Ledger(self.state, self.loot_left, self.row)
        other.items = self.items[:]
        other.counts = self.counts[:]
        other.points = self.points[:]
        other.extras = self.extras[:]
        return other

    def move(self, seat: Seat, colour: int, n: int) -> None:
        """Give a seat items in the open, or take them away; the bank has the others."""
        if seat < self.state.n_players:
            self.counts[seat * N_COLOURS + colour] += n
        self.items[seat * N_COLOURS + colour] += n

    def renew(self, colour: int) -> None:
        """Count a colour anew."""
        self.points[colour] = appraise(self.counts, colour, self.state, self.loot_left)

    def strengths(self) -> list[float]:
        """Per seat, the points it can expect, up to a constant."""
        weight = self.row.weights[POINTS]
        blue, green, red, yellow = self.points
        return [
            extra + weight * (blue[seat] + green[seat] + red[seat] + yellow[seat])
            for seat, extra in enumerate(self.extras)
        ]

    def share(self, seat: Seat) -> float:
        """A seat's part of the win."""
        return shares_of(self.strengths(), self.row.spread)[seat]

    # -- what loot does ------------------------------------------------------------------------

    def steal(self, thief: Seat, card: int) -> None:
        """Carry out what a loot card does for its thief, who chooses what is best at once."""
        t = self.state.t
        effect = t.effect[card]
        amount = t.amount[card]
        bank = self.state.n_players
        if effect == cards.GAIN:
            missing = 0
            for colour, wanted in t.gains[card]:
                n = min(wanted, self.items[bank * N_COLOURS + colour])
                missing += wanted - n
                self.move(thief, colour, n)
                self.move(bank, colour, -n)
                self.renew(colour)
            self.choose(thief, missing)
        elif effect == cards.VP:
            self.extras[thief] += self.row.weights[POINTS] * amount
        elif effect == cards.CHOOSE:
            self.choose(thief, amount)
        elif effect == cards.HALVE:
            up = 1 if t.doc_round_up else 0
            for seat in range(bank):
                if seat != thief:
                    n = (self.items[seat * N_COLOURS + amount] + up) // 2
                    self.move(seat, amount, -n)
            self.renew(amount)
        elif effect == cards.SWAP:
            for _ in range(amount):
                best = self.best_swap(thief)
                if best is None:
                    break
                self.swap(thief, *best)

    def choose(self, thief: Seat, n: int) -> None:
        """Take items from the bank, each time the best one."""
        bank = self.state.n_players
        for _ in range(n):
            best = self.best_item(thief)
            if best < 0:
                return
            self.move(bank, best, -1)
            self.move(thief, best, 1)
            self.renew(best)

    def best_item(self, thief: Seat) -> int:
        """The colour of the most useful item in the bank; -1 if it is empty."""
        bank = self.state.n_players
        best = -1
        highest = 0.0
        for colour in range(N_COLOURS):
            if self.items[bank * N_COLOURS + colour] > 0:
                value = self._tried(thief, colour, 1)
                if best < 0 or value > highest:
                    best, highest = colour, value
        return best

    def _tried(self, seat: Seat, colour: int, n: int) -> float:
        """What a seat would have with so many more of a colour."""
        before = self.points[colour]
        self.move(seat, colour, n)
        self.renew(colour)
        value = self.share(seat)
        self.move(seat, colour, -n)
        self.points[colour] = before
        return value

    def best_swap(self, thief: Seat) -> tuple[Seat, int, int] | None:
        """With whom to swap, what to give and what to take; None if no swap is an improvement."""
        more = [self._tried(thief, colour, 1) for colour in range(N_COLOURS)]
        base = thief * N_COLOURS
        less = [
            self._tried(thief, colour, -1) if self.items[base + colour] else _NOTHING
            for colour in range(N_COLOURS)
        ]
        best: tuple[Seat, int, int] | None = None
        highest = self.share(thief) + 1e-9
        for given, taken in _promising(less, more):
            for partner in range(self.state.n_players):
                if partner != thief and self.items[partner * N_COLOURS + taken]:
                    after = self.copy()
                    after.swap(thief, partner, given, taken)
                    value = after.share(thief)
                    if value > highest:
                        best, highest = (partner, given, taken), value
        return best

    def swap(self, thief: Seat, partner: Seat, given: int, taken: int) -> None:
        """One item for another."""
        self.move(thief, given, -1)
        self.move(partner, given, 1)
        self.move(thief, taken, 1)
        self.move(partner, taken, -1)
        self.renew(given)
        self.renew(taken)


def _promising(less: Sequence[float], more: Sequence[float]) -> list[tuple[int, int]]:
    """Pairs of colours to give and take, the best first, as far as the own items tell."""
    found = [
        (less[given] + more[taken], given, taken)
        for given in range(N_COLOURS)
        for taken in range(N_COLOURS)
        if given != taken and less[given] != _NOTHING
    ]
    found.sort(reverse=True)
    return [(given, taken) for _, given, taken in found[:_PROMISING]]


def open_ledger(weights: Weights, state: SneaksState, loot_left: int) -> Ledger:
    """What all seats have in a position that will be judged with so much loot left."""
    n = state.n_players
    row = row_for(weights, n, loot_left)
    ledger = Ledger(state, loot_left, row)
    ledger.items = state.items[:]
    ledger.counts = [state.items[i] + state.stash[i] for i in range(n * N_COLOURS)]
    ledger.points = [
        appraise(ledger.counts, colour, state, loot_left) for colour in range(N_COLOURS)
    ]
    ledger.extras = [0.0] * n
    for each in state.specials:
        ledger.extras[each % 5] += row.weights[POINTS] * state.t.amount[each // 5]
    if n == 2:
        # The extra Boss changes hands when the round is over.
        ledger.extras[1 - state.boss] += row.weights[BOSS]
    return ledger


def after_round(state: SneaksState) -> int:
    """How many cards the loot deck will have when this round is over, about."""
    return round(state.n_loot_left() - LEAVING[state.n_players])


def stakes_in(weights: Weights, state: SneaksState) -> tuple[Stakes, Stakes]:
    """What is at stake in this round of an imagined game: shares of the win, and margins."""
    n = state.n_players
    both = (Stakes(n, state.n_places), Stakes(n, state.n_places))
    ledger = open_ledger(weights, state, after_round(state))
    base = ledger.strengths()
    both[0].base = shares_of(base, ledger.row.spread)
    both[1].base = margins_over(base)
    left = [0] * N_COLOURS
    for colour in state.stash_deck[state.stash_at :]:
        left[colour] += 1
    n_left = sum(left)
    for thief in range(n):
        for colour in range(N_COLOURS):
            if left[colour]:
                after = ledger.copy()
                after.counts[thief * N_COLOURS + colour] += 1
                after.renew(colour)
                chance = left[colour] / n_left
                for stakes, changes in zip(both, _changes(both, after), strict=True):
                    stash = stakes.stash[thief]
                    for seat, change in enumerate(changes):
                        stash[seat] += chance * change
    known: dict[int, tuple[list[list[float]], list[list[float]]]] = {}
    for place, card in enumerate(state.table):
        if card == EMPTY:
            continue
        if card not in known:
            thefts = [_theft(ledger, both, thief, card, n_left) for thief in range(n)]
            known[card] = ([theft[0] for theft in thefts], [theft[1] for theft in thefts])
        both[0].theft[place], both[1].theft[place] = known[card]
    return both


def _changes(both: tuple[Stakes, Stakes], after: Ledger) -> tuple[list[float], list[float]]:
    """What a change brings every seat, in shares of the win and in margin."""
    strengths = after.strengths()
    shares = shares_of(strengths, after.row.spread)
    margins = margins_over(strengths)
    return (
        [share - before for share, before in zip(shares, both[0].base, strict=True)],
        [margin - before for margin, before in zip(margins, both[1].base, strict=True)],
    )


def _theft(
    ledger: Ledger, both: tuple[Stakes, Stakes], thief: Seat, card: int, n_left: int
) -> tuple[list[float], list[float]]:
    t = ledger.state.t
    if t.effect[card] == cards.STASH:
        n = min(t.amount[card], n_left)
        return (
            [n * change for change in both[0].stash[thief]],
            [n * change for change in both[1].stash[thief]],
        )
    after = ledger.copy()
    after.steal(thief, card)
    return _changes(both, after)
