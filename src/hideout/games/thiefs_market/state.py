"""A position of Thief's Market: objects, tokens, cards and decks, as ints in short lists.

A heap of objects (the centre, a pile) is one int with four bits per kind, in the order of
`KINDS`: `heap >> 4 * kind & 15` of that kind.  Cards go by their number; the Stew that has become
a card is that card's number + 53.  In the position of a view a hidden card is `UNKNOWN`, and so
is a hidden Infamy total.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import State
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import KINDS
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.vocabulary import SKILLS

UNKNOWN: Final = -1
CENTRE: Final = -1
"""Where objects are taken from, if not from a seat."""

# What is being asked.
SOURCE: Final = 0
PICK: Final = 1
LUCKY_KEEP: Final = 2
LUCKY_REROLL: Final = 3
BUY: Final = 4
PAY: Final = 5
COPY: Final = 6
OVER: Final = 7

# Why the game is over.
SOLD_OUT: Final = 0
ROUND_LIMIT: Final = 1
REASONS: Final = ("sold_out", "round_limit")

DICE: Final = 0xFFFFFF
"""The bits of a heap that are dice."""
GEMS: Final = 0xFFFF
"""The bits of a heap that are dice showing gems."""
MARKER: Final = 1 << 24
SIDES: Final[tuple[int, ...]] = tuple(1 << 4 * kind for kind in range(len(KINDS)))
"""By kind: a heap of one such object."""
MANY: Final = 128
"""Beside the bits of kinds: that at least one object has been picked."""

SEAT_NAMES: Final = ("seat_0", "seat_1", "seat_2", "seat_3", "seat_4")

# Filled as needed: a game meets the same few hundred heaps over and over.
_KINDS_IN: dict[int, int] = {}
_GEM_INDEX: dict[int, int] = {}


def kinds_in(heap: int) -> int:
    """As bits: the kinds of objects in a heap."""
    mask = _KINDS_IN.get(heap, -1)
    if mask < 0:
        mask = 0
        for kind in range(len(KINDS)):
            if heap >> 4 * kind & 15:
                mask |= 1 << kind
        _KINDS_IN[heap] = mask
    return mask


def gem_index(heap: int) -> int:
    """The index in `VECTORS` of the gems in a heap, as far as a card can ask for them."""
    gems = heap & GEMS
    index = _GEM_INDEX.get(gems, -1)
    if index < 0:
        index = act.vector_index([min(2, gems >> 4 * colour & 15) for colour in range(4)])
        _GEM_INDEX[gems] = index
    return index


def size_of(heap: int) -> int:
    """How many objects a heap has."""
    n = 0
    while heap:
        n += heap & 15
        heap >>= 4
    return n


def objects_in(heap: int) -> list[str]:
    """The objects of a heap by name, in the order of the kinds."""
    names: list[str] = []
    for kind, name in enumerate(KINDS):
        names += [name] * (heap >> 4 * kind & 15)
    return names


class Position(State):
    """Everything on and under the table, and the elementary changes to it."""

    __slots__ = (
        "active",
        "bought",
        "buys_allowed",
        "buys_used",
        "cards",
        "centre",
        "decks",
        "discount",
        "gold",
        "gone",
        "infamy",
        "lately",
        "market",
        "n_picked",
        "n_players",
        "owned",
        "phase",
        "pick_mask",
        "picked",
        "piles",
        "pool",
        "reason",
        "removed",
        "returned",
        "round",
        "seat",
        "sizes",
        "skills",
        "snapshots",
        "start",
        "t",
        "thief",
        "used",
        "victim",
    )

    t: Tables
    n_players: int
    phase: int
    seat: int
    """Who is to act."""
    start: int
    """The start player; once the split has ended, whoever has the marker."""
    round: int
    """Counted from 1."""
    centre: int
    piles: list[int]
    sizes: list[int]
    """Per seat, the objects in the pile when it was last made; 0 without a pile."""
    snapshots: list[int]
    """Per seat, the pile at the end of the split."""
    victim: int
    """While picking: whose pile is being split up, or `CENTRE`."""
    pool: int
    """While picking: what is left of it."""
    picked: int
    n_picked: int
    pick_mask: int
    """As bits: the kinds that may be picked next, and `MANY`."""
    returned: int
    """While a robbed player names a face: the dice given back."""
    thief: int
    """While a robbed player names a face: who stole the pile."""
    gold: list[int]
    infamy: list[int]
    lately: list[int]
    """Per seat, the Infamy gained since the purchases last began; open to everybody."""
    owned: list[int]
    """Per seat, as bits: what the owned cards are, a copy as what it copies."""
    skills: list[int]
    """Per seat, as bits: what can be used in the own turn."""
    cards: list[tuple[int, ...]]
    """Per seat, the codes of the owned cards in the order of acquisition."""
    decks: list[list[int]]
    """What is still to be dealt, top first; replaced, never changed."""
    removed: list[int]
    """The cards nobody sees in this game; never changed."""
    gone: tuple[int, ...]
    """Bought cards that have left the game."""
    market: list[int]
    """The face-up cards, those of deck A first."""
    active: int
    """The deck from which the market is refilled."""
    buys_used: int
    buys_allowed: int
    discount: int
    """How many gems less the player to act pays."""
    used: int
    """As bits: the skills used up in this turn."""
    bought: int
    """The card to be paid for, or the card that is to become another."""
    reason: int

    def __init__(self, t: Tables, n_players: int, source: Position | None = None) -> None:
        self.t = t
        self.n_players = n_players
        if source is None:
            self._clear()
        else:
            self._copy(source)

    def _clear(self) -> None:
        n = self.n_players
        self.phase = SOURCE
        self.seat = 0
        self.start = 0
        self.round = 1
        self.centre = 0
        self.piles = [0] * n
        self.sizes = [0] * n
        self.snapshots = [0] * n
        self.victim = CENTRE
        self.pool = 0
        self.picked = 0
        self.n_picked = 0
        self.pick_mask = 0
        self.returned = 0
        self.thief = UNKNOWN
        self.gold = [self.t.start_gold] * n
        self.infamy = [0] * n
        self.lately = [0] * n
        self.owned = [0] * n
        self.skills = [0] * n
        self.cards = [()] * n
        self.decks = [[], [], []]
        self.removed = []
        self.gone = ()
        self.market = []
        self.active = 0
        self.buys_used = 0
        self.buys_allowed = 0
        self.discount = 0
        self.used = 0
        self.bought = UNKNOWN
        self.reason = SOLD_OUT

    def _copy(self, source: Position) -> None:
        """Take independent copies of all that moves."""
        self.phase = source.phase
        self.seat = source.seat
        self.start = source.start
        self.round = source.round
        self.centre = source.centre
        self.piles = source.piles[:]
        self.sizes = source.sizes[:]
        self.snapshots = source.snapshots[:]
        self.victim = source.victim
        self.pool = source.pool
        self.picked = source.picked
        self.n_picked = source.n_picked
        self.pick_mask = source.pick_mask
        self.returned = source.returned
        self.thief = source.thief
        self.gold = source.gold[:]
        self.infamy = source.infamy[:]
        self.lately = source.lately[:]
        self.owned = source.owned[:]
        self.skills = source.skills[:]
        self.cards = source.cards[:]
        self.decks = source.decks[:]
        self.removed = source.removed
        self.gone = source.gone
        self.market = source.market[:]
        self.active = source.active
        self.buys_used = source.buys_used
        self.buys_allowed = source.buys_allowed
        self.discount = source.discount
        self.used = source.used
        self.bought = source.bought
        self.reason = source.reason

    def n_seats(self) -> int:
        return self.n_players

    @property
    def is_split(self) -> bool:
        """Whether the loot is being split."""
        return self.phase < LUCKY_REROLL

    @property
    def is_purchase(self) -> bool:
        """Whether somebody has a purchase turn."""
        return BUY <= self.phase < OVER

    def is_last_without_pile(self) -> bool:
        """Whether the player to act is the only one without a pile (5.3)."""
        return self.sizes.count(0) == 1

    def own(self, seat: int, code: int) -> None:
        """Give a card to a player."""
        self.cards[seat] = (*self.cards[seat], code)
        self._be(seat, code if code < act.N_CARDS else code - act.N_CARDS)

    def become(self, seat: int, card: int) -> None:
        """Let the Stew, which the player owns last, become another card (TM-53)."""
        self.cards[seat] = (*self.cards[seat][:-1], act.N_CARDS + card)
        self.owned[seat] &= ~(1 << act.STEW)
        self._be(seat, card)

    def _be(self, seat: int, card: int) -> None:
        self.owned[seat] |= 1 << card
        if card in SKILLS:
            self.skills[seat] |= 1 << SKILLS.index(card)

    def reckon_turn(self) -> None:
        """Work out how many cards the player to act may buy and at what discount.

        The snapshot counts, not what is left of the pile (TM-23).
        """
        owned = self.owned[self.seat]
        snapshot = self.snapshots[self.seat]
        allowed = 1
        for card, colour, n in self.t.extra_buys:
            if owned >> card & 1 and (colour < 0 or snapshot >> 4 * colour & 15):
                allowed += n
        self.buys_allowed = allowed
        discount = 0
        for card, n in self.t.discounts:
            if owned >> card & 1:
                discount += n
        self.discount = discount

    def price(self, card: int) -> int:
        """How many gems the player to act pays for a card."""
        return max(0, self.t.total[card] - self.discount)

    def can_pay(self, card: int) -> bool:
        """Whether the player to act has a payment for a card."""
        missing = self.t.short[gem_index(self.piles[self.seat])][card]
        return missing - self.discount <= self.gold[self.seat]

    def payments(self, card: int) -> list[int]:
        """The payments for a card, as indices of dice; fewest Gold first (5.5)."""
        have = act.VECTORS[gem_index(self.piles[self.seat])]
        cost = self.t.cost[card]
        price = self.price(card)
        gold = self.gold[self.seat]
        most = [min(cost[colour], have[colour]) for colour in range(4)]
        by_gold: list[list[int]] = [[] for _ in range(price + 1)]
        for red in range(most[0], -1, -1):
            for white in range(most[1], -1, -1):
                for blue in range(most[2], -1, -1):
                    for green in range(most[3], -1, -1):
                        rest = price - red - white - blue - green
                        if 0 <= rest <= gold:
                            by_gold[rest].append(red * 27 + white * 9 + blue * 3 + green)
        return [index for indices in by_gold for index in indices]

    def gold_due(self, card: int, dice: int) -> int:
        """The Gold that is paid for a card beside these dice."""
        return self.price(card) - sum(act.VECTORS[dice])

    def row_size(self, deck: int) -> int:
        """How many cards of a deck lie in the market."""
        return sum(1 for card in self.market if self.t.letter[card] == deck)

    def copies(self) -> list[int]:
        """The cards of the other players that the Stew may become (TM-53)."""
        found = 0
        for seat in range(self.n_players):
            if seat != self.seat:
                found |= self.owned[seat]
        found &= ~(1 << act.STEW)
        return [card for card in range(act.N_CARDS) if found >> card & 1]


def seen_cards(pos: Position) -> set[int]:
    """The cards that everybody has seen; the Stew is the Stew, whatever it has become."""
    seen = {*pos.market, *pos.gone}
    for codes in pos.cards:
        seen.update(act.STEW if code >= act.N_CARDS else code for code in codes)
    return seen
