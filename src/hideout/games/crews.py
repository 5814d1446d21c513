"""What the Caper games share: the draft, crews and their places, counting of sets, loot, coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

# -- the draft -----------------------------------------------------------------------------------

N_ROUNDS: Final = 6
"""Rounds 0, 2 and 4 deal thieves, rounds 1, 3 and 5 gear."""


def deal_hands(deck: list[int], n: int) -> tuple[list[int], list[int]]:
    """The hands of both sides from the top of a deck, n cards each, sorted."""
    return sorted(deck[:n]), sorted(deck[n : 2 * n])


def cards_to_come(hand_sizes: Sequence[int], round: int, is_gear: bool) -> int:
    """How many thieves or gear cards are still to be dealt after a round."""
    return sum(
        2 * hand_sizes[each] for each in range(round + 1, N_ROUNDS) if (each & 1 == 1) == is_gear
    )


def unseen_cards(found: Sequence[int], copies: Sequence[int]) -> list[int]:
    """The cards that are not among those found, given how many copies of each there are."""
    return [card for card, n in enumerate(copies) for _ in range(n - found[card])]


# -- crews ---------------------------------------------------------------------------------------

PLACES: Final[list[list[int]]] = [
    [place for place in range(9) if mask >> place & 1] for mask in range(512)
]
"""The places (location * 3 + stack) of a set of them, given as bits."""


def set_needs(
    tokens: Sequence[str], colours: Sequence[str]
) -> tuple[list[tuple[int, int]], int, int]:
    """What one set takes: cards of each colour, gear in all, thieves."""
    n_thieves = tokens.count("thief")
    needs = [
        (number, tokens.count(colour)) for number, colour in enumerate(colours) if colour in tokens
    ]
    return needs, len(tokens) - n_thieves, n_thieves


def most_sets(
    needs: Sequence[tuple[int, int]],
    gear: int,
    thieves: int,
    counts: Sequence[int],
    at: int,
    n_gear: int,
    n_thieves: int,
) -> int:
    """The largest number of disjoint sets that some cards make.

    k sets are possible if there are k times as many cards of each colour, k times as many gear
    cards in all and k times as many thieves as one set needs.  `counts` holds the cards of each
    colour, beginning with number `at`.
    """
    best = 99
    for colour, n in needs:
        have = counts[at + colour] // n
        if have < best:
            best = have
    if gear and n_gear // gear < best:
        best = n_gear // gear
    if thieves and n_thieves // thieves < best:
        best = n_thieves // thieves
    return best


# -- loot ----------------------------------------------------------------------------------------

WILD: Final = 3
"""The number of the wild kind of loot, after the three types."""


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


def lay_out(pieces: Sequence[int], sets: LootSets) -> list[list[int]]:
    """Deal loot pieces into sets of the given sizes, each with pairwise different types.

    `pieces` counts the three types and the wilds.  Largest sets first, each from the largest
    heaps; wilds fill the gaps.
    """
    left = list(pieces)
    heaps: list[list[int]] = []
    for size in sets.sizes():
        kinds = sorted(range(WILD), key=lambda kind: -left[kind])
        heap: list[int] = []
        for kind in kinds:
            if len(heap) < size and left[kind]:
                heap.append(kind)
                left[kind] -= 1
        while len(heap) < size:
            heap.append(WILD)
            left[WILD] -= 1
        heaps.append(sorted(heap))
    assert not any(left), "loot that fits no set"
    return heaps


# -- coins ---------------------------------------------------------------------------------------


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
