"""Loot laid out in sets: the best partition, each piece once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from hideout.games.crews import LootSets, best_loot_sets, lay_out

MOST = 4
WILD = 3
PIECES = list(product(range(MOST + 1), repeat=4))
"""Diamonds, antiques, paintings and wilds."""
VALUES = [(1, 3, 7), (1, 2, 3), (1, 3, 3), (5, 1, 1), (1, 9, 2), (0, 0, 1), (2, 5, 6), (0, 0, 0)]
KINDS = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


@cache
def best_partition(pieces: tuple[int, ...], values: tuple[int, int, int]) -> tuple[int, int, int]:
    """Points, triples and pairs of the best partition, by trying every first set.

    A set takes a type each of its members stands for; a member is a piece of that type or a wild.
    Some set holds the first piece there is, so only those sets are tried.
    """
    if not any(pieces):
        return 0, 0, 0
    first = next(kind for kind in range(4) if pieces[kind])
    best = (-1, 0, 0)
    for kinds in KINDS:
        for wild in product((False, True), repeat=len(kinds)):
            left = list(pieces)
            for kind, is_wild in zip(kinds, wild, strict=True):
                left[WILD if is_wild else kind] -= 1
            if min(left) < 0 or left[first] == pieces[first]:
                continue
            points, triples, pairs = best_partition(tuple(left), values)
            size = len(kinds)
            found = (points + values[size - 1], triples + (size == 3), pairs + (size == 2))
            best = max(best, found)
    return best


@pytest.mark.parametrize("values", VALUES)
def test_the_best_sets_are_those_of_the_best_partition(values: tuple[int, int, int]) -> None:
    for pieces in PIECES:
        found = best_loot_sets(pieces[:WILD], pieces[WILD], values)
        assert found[:3] == best_partition(pieces, values), pieces
        assert sum(found.sizes()) == sum(pieces)
        assert found.sizes() == sorted(found.sizes(), reverse=True)
        assert found.points == sum(values[size - 1] for size in found.sizes())


@pytest.mark.parametrize("values", VALUES)
def test_every_piece_lies_in_exactly_one_set(values: tuple[int, int, int]) -> None:
    for pieces in PIECES:
        sets = best_loot_sets(pieces[:WILD], pieces[WILD], values)
        heaps = lay_out(list(pieces), sets)
        assert [len(heap) for heap in heaps] == sets.sizes()
        assert Counter(kind for heap in heaps for kind in heap) == Counter(
            {kind: n for kind, n in enumerate(pieces) if n}
        )
        for heap in heaps:
            real = [kind for kind in heap if kind != WILD]
            assert len(set(real)) == len(real)


def test_among_equal_totals_sets_of_three_come_first() -> None:
    # Four pieces of three types: 3 + 1 and 2 + 2 are worth the same if a triple is worth 5.
    assert best_loot_sets((2, 1, 1), 0, (1, 3, 5)) == LootSets(6, 1, 0, 1)
    # A pair for 2 is worth two singles.
    assert best_loot_sets((1, 1, 0), 0, (1, 2, 3)) == LootSets(2, 0, 1, 0)
