"""Thief's Market: what cards and tokens are worth, now and with some of the game still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots.tuned import Row
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import BUY, OVER, PAY
from hideout.games.thiefs_market.vocabulary import (
    FLAT,
    HENCHMAN,
    ICONS,
    INFAMY,
    OTHER_CARDS,
    PAIRS,
    POTION,
    RIVALLED,
    SEVERAL,
    SKILLS,
    USE_SKILL,
)

POINTS: Final = 1
GOLD: Final = 2
GOLD_LATER: Final = 3
INFAMY_LATER: Final = 4
LEAD_LATER: Final = 5
RICHEST_LATER: Final = 6
START: Final = 7
TALENTS: Final = 8
"""Where the features of talents begin."""

_TALENTS: Final = ("spends", "buys", "turns", "bags", "triggers", "incomes", "schemes")
"""What cards go on bringing: Infamy for a die, further purchases, dice turned into gems, more
Gold, Infamy for purchases, Infamy or rerolls in each round, and what grows towards the end."""
FEATURES: Final[tuple[str, ...]] = (
    "always",
    "points",
    "gold",
    "gold_later",
    "infamy_later",
    "lead_later",
    "richest_later",
    "start",
    *_TALENTS,
)
"""What speaks for a seat.  `points` has what the round's objects can be turned into; `later` and
the talents count in proportion to the game still to come."""

ROUGH: Final = Row(
    (0.0, 1.0, 0.2, 0.6, 0.0, -0.3, -0.5, 0.3, 5.0, 5.5, 3.0, 3.0, 6.0, 4.0, 8.0), 0.0, 6.0
)
"""A guess to begin with, where no weights have been tuned."""

_BUYS_EACH: Final = 0.8
"""Cards of the newest row that a player buys in a round."""
_ROUNDS: Final = 12
"""About how long a game is."""
_NEXT_HENCHMAN: Final = 0.35
_NEXT_GOLD: Final = 0.15
"""What one more is worth as a step towards the majority."""
_MOST_HANDS: Final = 20_000


class Hand:
    """What one player's cards amount to."""

    __slots__ = ("icons", "kinds", "n", "per_infamy", "points", "rival_icons", "rivalled")

    def __init__(self, t: Tables, cards: Sequence[int]) -> None:
        self.n: int = len(cards)
        self.icons: list[int] = [0] * len(ICONS)
        self.kinds: list[int] = [0] * len(ICONS)
        for code in cards:
            for icon, n in enumerate(t.icons[code % act.N_CARDS]):
                if n:
                    self.icons[icon] += n
                    self.kinds[icon] += 1
        self.points: int = 0
        """For cards that need nothing but this hand."""
        self.per_infamy: list[tuple[int, int]] = []
        self.rivalled: list[tuple[int, int, int]] = []
        self.rival_icons: list[tuple[int, int]] = []
        for code in cards:
            for worth in t.worth[code % act.N_CARDS]:
                if worth.way == FLAT:
                    self.points += worth.n
                elif worth.way == SEVERAL:
                    self.points += worth.other if self.kinds[worth.icon] >= 2 else worth.n
                elif worth.way == PAIRS:
                    self.points += worth.n * (self.icons[worth.icon] // 2)
                elif worth.way == OTHER_CARDS:
                    self.points += worth.n * (self.n - 1)
                elif worth.way == INFAMY:
                    self.per_infamy.append((worth.n, worth.other))
                elif worth.way == RIVALLED:
                    self.rivalled.append((worth.n, worth.other, worth.icon))
                else:
                    self.rival_icons.append((worth.n, worth.icon))


def talents_of(t: Tables) -> list[list[int]]:
    """By card: the talents it has, as features."""
    found: list[list[int]] = [[] for _ in range(act.N_CARDS)]
    for use, (_, face, into) in enumerate(act.USES):
        talents = found[SKILLS[USE_SKILL[use]]]
        if not face:
            talent = "schemes"
        elif not into:
            talent = "spends" if t.use_infamy[use] else "bags"
        else:
            talent = "bags" if into == act.KINDS[act.BAG] else "turns"
        if TALENTS + _TALENTS.index(talent) not in talents:
            talents.append(TALENTS + _TALENTS.index(talent))
    by_effect: dict[str, list[int]] = {
        "buys": [card for card, _, _ in t.extra_buys],
        "bags": [card for card, _ in t.convert_bag],
        "triggers": [card for card, _, _ in t.triggers],
        "incomes": [
            *[card for card, _ in t.markers],
            *[card for card, _ in t.stolen],
            *[card for card, _, _ in t.crowds],
            *[card for card, _ in t.convert_mask],
            *[card for card in range(act.N_CARDS) if t.reroll_mask >> card & 1],
        ],
        "schemes": [
            *[card for card, _ in t.discounts],
            *[
                card
                for card in range(act.N_CARDS)
                for worth in t.worth[card]
                if worth.way in (INFAMY, OTHER_CARDS)
            ],
        ],
    }
    for talent, cards in by_effect.items():
        for card in cards:
            found[card].append(TALENTS + _TALENTS.index(talent))
    return found


class Prices:
    """What things are worth to a player with so much of the game still to come."""

    __slots__ = (
        "_cards",
        "_t",
        "_worths",
        "gold",
        "infamy",
        "later",
        "potion",
        "row",
        "start",
        "time",
    )

    def __init__(self, t: Tables, talents: list[list[int]], row: Row, time: float) -> None:
        weights = row.weights
        self._t: Tables = t
        self.row: Row = row
        self.time: float = time
        """The part of the game still to come after this round."""
        self.infamy: float = max(0.3, weights[POINTS] + weights[INFAMY_LATER] * time)
        self.gold: float = max(
            0.02, weights[GOLD] + weights[GOLD_LATER] * time + _NEXT_GOLD * weights[POINTS]
        )
        self.start: float = weights[START] if time > 0.0 else 0.0
        henchman = _NEXT_HENCHMAN * weights[POINTS]
        self._cards: list[float] = [
            sum([weights[talent] for talent in talents[card]]) * time
            + henchman * t.icons[card][HENCHMAN]
            for card in range(act.N_CARDS)
        ]
        self._worths: dict[tuple[int, ...], float] = {}
        self.potion: list[float] = [
            sum(self.worth((card,)) for card in cards if card != POTION) / max(1, len(cards))
            for cards in t.in_play
        ]
        """By deck: what an unknown card of it is worth."""

    def worth(self, cards: tuple[int, ...]) -> float:
        """What owned cards are worth, leaving aside what depends on other players and Infamy."""
        found = self._worths.get(cards)
        if found is None:
            hand = Hand(self._t, cards)
            found = hand.points * self.row.weights[POINTS]
            for code in cards:
                found += self._cards[code % act.N_CARDS]
            if len(self._worths) >= _MOST_HANDS:
                self._worths.clear()
            self._worths[cards] = found
        return found


class Book:
    """The hands and prices of games with the same deck and options, looked up again and again."""

    __slots__ = ("_hands", "_length", "_prices", "_row", "t", "talents")

    def __init__(self, t: Tables, row: Row) -> None:
        self.t: Tables = t
        self.talents: list[list[int]] = talents_of(t)
        self._row: Row = row
        self._hands: dict[tuple[int, ...], Hand] = {}
        self._prices: dict[int, Prices] = {}
        self._length: int = max(1, sum(kept - t.row + 1 for kept in t.kept))

    def hand(self, cards: tuple[int, ...]) -> Hand:
        """What these cards amount to."""
        found = self._hands.get(cards)
        if found is None:
            if len(self._hands) >= _MOST_HANDS:
                self._hands.clear()
            found = self._hands[cards] = Hand(self.t, cards)
        return found

    def prices(self, state: MarketState, is_fresh: bool = False) -> Prices:
        """What things are worth in a position."""
        tenths = self._tenths(state, is_fresh)
        found = self._prices.get(tenths)
        if found is None:
            found = Prices(self.t, self.talents, self._row, tenths / (10 * self._length))
            self._prices[tenths] = found
        return found

    def _tenths(self, state: MarketState, is_fresh: bool) -> int:
        """Tenths of cards still to be bought after this round until the game ends.

        If the round is fresh, as if the last one were still ending.
        """
        if state.phase == OVER:
            return 0
        t = self.t
        to_buy = 0
        for deck in range(state.active, len(state.decks)):
            missing = t.row - state.row_size(deck) if deck == state.active else t.row
            to_buy += len(state.decks[deck]) - missing + 1
        n = state.n_players
        buyers = 0 if is_fresh else n
        if state.phase >= BUY:
            buyers = n - (state.seat - state.start) % n
            if state.buys_used or state.phase >= PAY:
                buyers -= 1
        tenths = max(0, 10 * to_buy - int(10 * _BUYS_EACH) * buyers)
        if t.max_rounds:
            rounds = max(0, t.max_rounds - state.round)
            tenths = min(tenths, 10 * self._length * rounds // _ROUNDS)
        return tenths


def points_now(book: Book, state: MarketState) -> tuple[list[int], list[int], list[int]]:
    """Per seat: the total if the game ended now, and the henchmen's and Gold's part of it."""
    t = book.t
    n = state.n_players
    hands = [book.hand(cards) for cards in state.cards]
    totals: list[int] = []
    for seat in range(n):
        hand = hands[seat]
        infamy = state.infamy[seat]
        total = hand.points + infamy
        for points, per in hand.per_infamy:
            total += points * (infamy // per)
        for points, other, icon in hand.rivalled:
            is_rivalled = False
            for rival in range(n):
                if rival != seat and hands[rival].kinds[icon]:
                    is_rivalled = True
            total += other if is_rivalled else points
        for points, icon in hand.rival_icons:
            for rival in range(n):
                if rival != seat:
                    total += points * hands[rival].icons[icon]
        totals.append(total)
    henchmen = _majority(
        [hand.icons[HENCHMAN] for hand in hands],
        t.henchmen_points,
        t.tie,
        t.zero_included,
        not t.second_none,
    )
    gold = _majority(state.gold, [t.most_gold], t.tie, t.zero_included, False)
    for seat in range(n):
        totals[seat] += henchmen[seat] + gold[seat]
    return totals, henchmen, gold


def _majority(
    counts: list[int], points: list[int], tie: int, zero_counts: bool, second_after_tie: bool
) -> list[int]:
    """Per seat, the points for the most and second most (section 7)."""
    gained = [0] * len(counts)
    bound = 1 << 30
    for prize in points:
        best = -1
        n_tied = 0
        for count in counts:
            if count < bound:
                if count > best:
                    best = count
                    n_tied = 1
                elif count == best:
                    n_tied += 1
        if best < 0 or (best == 0 and not zero_counts):
            break
        prize = prize if n_tied == 1 else max(0, prize - tie)
        for seat, count in enumerate(counts):
            if count == best:
                gained[seat] = prize
        if n_tied > 1 and not second_after_tie:
            break
        bound = best
    return gained
