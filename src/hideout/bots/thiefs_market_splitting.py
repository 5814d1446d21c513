"""Thief's Market: how a split is likely to end, and the takes and thefts worth a thought."""

from __future__ import annotations

from typing import Final, NamedTuple

from hideout.bots.thiefs_market_shopping import Shopper
from hideout.games.thiefs_market.actions import KINDS
from hideout.games.thiefs_market.state import CENTRE, SIDES, size_of

_UNKNOWN_DIE: Final = 0.7
"""What a die is worth that is rolled again, in points."""
_DARING: Final = 0.3
"""How much more, in points, a theft must bring than a take."""
_WIDE: Final = 3
"""How many selections of each size are kept in mind."""


class Move(NamedTuple):
    """A take from the centre or a theft, as a whole."""

    source: int
    """A seat, or `CENTRE`."""
    heap: int
    """What is taken or kept."""


class Split:
    """The objects on the table while they are being split; dice to be rolled again are unknown."""

    __slots__ = ("centre", "n_centre", "n_unknown", "piles", "seat", "sizes", "stolen", "unknowns")

    def __init__(self, centre: int, piles: list[int], sizes: list[int], seat: int) -> None:
        self.centre: int = centre
        self.n_centre: int = size_of(centre)
        self.n_unknown: int = 0
        self.piles: list[int] = piles
        self.sizes: list[int] = sizes
        self.unknowns: list[int] = [0] * len(piles)
        self.stolen: list[int] = [0] * len(piles)
        """Per seat, how often its pile has been stolen."""
        self.seat: int = seat

    def make(self, move: Move, sheltered: bool = False) -> None:
        """Carry out a move of the player to act and go on to the next."""
        seat = self.seat
        if move.source == CENTRE:
            self.centre -= move.heap
            n = size_of(move.heap)
            self.n_centre -= n
            if not self.sizes.count(0) - 1:
                self.unknowns[seat] = self.n_unknown
                self.n_unknown = 0
        else:
            victim = move.source
            n = size_of(move.heap)
            n_back = self.sizes[victim] - n
            back = self.piles[victim] - move.heap
            marker = back & SIDES[6]
            if sheltered:
                self.centre += back
                self.n_centre += n_back
            else:
                self.centre += marker
                if marker:
                    self.n_centre += 1
                    n_back -= 1
                self.n_unknown += n_back
            self.piles[victim] = 0
            self.sizes[victim] = 0
            self.unknowns[victim] = 0
            self.stolen[victim] += 1
        self.piles[seat] = move.heap
        self.sizes[seat] = n
        self.go_on()

    def go_on(self) -> None:
        """The next player without a pile acts; -1 when there is none."""
        n = len(self.sizes)
        for distance in range(1, n):
            other = (self.seat + distance) % n
            if not self.sizes[other]:
                self.seat = other
                return
        self.seat = -1


def trim(shopper: Shopper, heap: int, n: int, size: int) -> int:
    """Leave out one object after the other, always the least missed, until `size` are left."""
    worth_of = shopper.pile_worth
    while n > size:
        best = -1e9
        left = heap
        for kind in range(len(KINDS)):
            if heap >> 4 * kind & 15:
                without = heap - SIDES[kind]
                worth = worth_of(without)
                if worth > best:
                    best = worth
                    left = without
        heap = left
        n -= 1
    return heap


def settle(split: Split, shoppers: list[Shopper], point: float) -> list[float]:
    """Let everybody take or steal simply until all have piles; what the piles are then worth."""
    n = len(shoppers)
    sizes = split.sizes
    thefts = 0
    while split.seat >= 0:
        seat = split.seat
        shopper = shoppers[seat]
        without = sizes.count(0)
        n_centre = split.n_centre
        n_all = n_centre + split.n_unknown
        best = -1e9
        move = Move(CENTRE, 0)
        if n_centre:
            if without == 1:
                heap = split.centre
                best = shopper.pile_worth(heap) + split.n_unknown * _UNKNOWN_DIE * point
            else:
                share = (n_all + without - 1) // without
                heap = trim(shopper, split.centre, n_centre, min(share, n_centre))
                best = shopper.pile_worth(heap)
            move = Move(CENTRE, heap)
        elif n_all and without == 1:
            best = n_all * _UNKNOWN_DIE * point
        if not n_centre or thefts < n:
            daring = _DARING * point
            for distance in range(1, n):
                victim = (seat + distance) % n
                if sizes[victim] > 1:
                    size = sizes[victim] - split.unknowns[victim]
                    if size < 1:
                        continue
                    keep = size if split.unknowns[victim] else size - 1
                    heap = trim(shopper, split.piles[victim], size, keep)
                    worth = shopper.pile_worth(heap) - daring
                    if worth > best:
                        best = worth
                        move = Move(victim, heap)
        if move.source != CENTRE:
            thefts += 1
        elif not move.heap:
            # Only dice that are still rolling lie in the centre.
            n_taken = n_all if without == 1 else (n_all + without - 1) // without
            split.unknowns[seat] = n_taken
            split.n_unknown -= n_taken
            sizes[seat] = max(1, n_taken)
            split.go_on()
            continue
        split.make(move)
    return [
        shoppers[seat].pile_worth(split.piles[seat]) + split.unknowns[seat] * _UNKNOWN_DIE * point
        for seat in range(n)
    ]


def selections(shopper: Shopper, heap: int, smallest: int, largest: int) -> list[int]:
    """The most valuable parts of a heap, a few of each size from the largest down."""
    worth_of = shopper.pile_worth
    size = size_of(heap)
    level = [heap]
    found: list[int] = [heap] if smallest <= size <= largest else []
    while size > smallest:
        size -= 1
        smaller: dict[int, float] = {}
        for each in level:
            for kind in range(len(KINDS)):
                if each >> 4 * kind & 15:
                    without = each - SIDES[kind]
                    if without not in smaller:
                        smaller[without] = worth_of(without)
        ranked = sorted(smaller, key=lambda part: (-smaller[part], part))
        level = ranked[:_WIDE]
        if size <= largest:
            found += level
    return found


def moves(split: Split, shopper: Shopper) -> list[Move]:
    """The takes and thefts worth a thought for the player to act."""
    sizes = split.sizes
    without = sizes.count(0)
    found: list[Move] = []
    if split.n_centre:
        if without == 1:
            found.append(Move(CENTRE, split.centre))
        else:
            share = (split.n_centre + without - 1) // without
            for heap in selections(shopper, split.centre, 1, share + 2):
                found.append(Move(CENTRE, heap))
    n = len(sizes)
    for distance in range(1, n):
        victim = (split.seat + distance) % n
        size = sizes[victim]
        if size > 1:
            for heap in selections(shopper, split.piles[victim], max(1, size - 3), size - 1):
                found.append(Move(victim, heap))
    return found
