"""What the Caper games share: sides with crews, counting of sets, loot sets, coin gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class LootSets(NamedTuple):
    """The best way to lay out a side's loot."""

    points: int
    triples: int
    pairs: int
    singles: int

    def sizes(self) -> list[int]:
        """The sizes of the sets, largest first."""
        return [3] * self.triples + [2] * self.pairs + [1] * self.singles


def best_loot_sets(pieces: Sequence[int], wilds: int, points: Sequence[int]) -> LootSets:
    """Partition loot into sets of pairwise different types for the most points.

    `pieces` counts the three types, `points` values a set of one, two and three.  Each wild
    becomes a type of the owner's choice.  Among equal totals more triples, then more pairs win.
    """
    best = LootSets(-1, 0, 0, 0)
    for first in range(wilds + 1):
        for second in range(wilds - first + 1):
            third = wilds - first - second
            most, middle, least = sorted(
                (pieces[0] + first, pieces[1] + second, pieces[2] + third), reverse=True
            )
            for triples in range(least + 1):
                high, mid, low = most - triples, middle - triples, least - triples
                # With what is left no piece need pair with its own type as long as the
                # largest heap is at most the other two together.
                for pairs in range(min((high + mid + low) // 2, mid + low) + 1):
                    singles = high + mid + low - 2 * pairs
                    total = points[2] * triples + points[1] * pairs + points[0] * singles
                    candidate = LootSets(total, triples, pairs, singles)
                    if candidate > best:
                        best = candidate
    return best


class CoinGain(NamedTuple):
    """Where the coins of one gain came from."""

    supply: int
    rival: int


def coin_gain(wanted: int, supply: int, own: int, rival: int, single: bool) -> CoinGain:
    """Gain coins one at a time: from the supply, else from a rival who has strictly more.

    With `single` at most one coin of a gain comes from the rival.
    """
    from_supply = min(wanted, supply)
    missing = wanted - from_supply
    own += from_supply
    # Each coin taken narrows the gap by two; while the gap is positive one more may be taken.
    gap = rival - own
    from_rival = min(missing, (gap + 1) // 2) if gap > 0 else 0
    if single and from_rival > 1:
        from_rival = 1
    return CoinGain(from_supply, from_rival)
