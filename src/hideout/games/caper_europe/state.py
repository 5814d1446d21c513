"""A position of Caper: Europe: the board, coins, loot, hands and decks, as ints in flat lists.

Sides are 0 (A) and 1 (B); locations 0 to 2.  A *crew* is numbered side * 3 + location, a *place*
location * 3 + stack (0 to 8), a *stack* side * 9 + place.  A card on the board is its number + 1.
In the position of a view a card that the seat does not know is `UNKNOWN`.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import Seat, State
from hideout.games.caper_europe.cards import GEAR_CARD, LOCATION_CARD, LOCATION_SLOT, Count, Tables
from hideout.games.caper_europe.vocabulary import (
    ANY,
    BOTH,
    DISCARD,
    LAUNDERED,
    LOOT_ALL,
    LOOT_TYPE,
    MINE,
    N_TOKENS,
    SET,
    THEIRS,
    THIEF,
)
from hideout.games.crews import N_ROUNDS, most_sets

UNKNOWN: Final = -1
NOBODY: Final = -1

# What is being asked.
PLAY: Final = 0
CHOOSE_LOOT: Final = 1
CHOOSE_BURN: Final = 2
CHOOSE_RETURN: Final = 3
OVER: Final = 4

SEATS: Final[tuple[Seat, Seat]] = (0, 1)
LOCATION_OF: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2)
"""The location of a place."""
_NO_COUNTS: Final[tuple[int, ...]] = ()


class Position(State):
    """Everything on and under the table, and the elementary changes to it."""

    __slots__ = (
        "before",
        "burned",
        "burns",
        "card",
        "cells",
        "clause",
        "coins",
        "combos",
        "counts",
        "discards",
        "gear_deck",
        "guards",
        "hands",
        "hideout",
        "laundered",
        "locations",
        "loot",
        "n_gear",
        "open_places",
        "phase",
        "piles",
        "place",
        "round",
        "side",
        "supply",
        "t",
        "thief_deck",
        "tracks",
        "turn",
        "undo",
        "washed",
    )

    t: Tables
    locations: list[int]
    cells: list[int]
    """Four per stack: the thief and up to three gear, bottom first."""
    n_gear: list[int]
    """Per stack."""
    counts: list[int]
    """Ten per crew: gear of each colour, all gear, thieves."""
    combos: list[tuple[int, ...]]
    """Per crew: the combos that lie there, those of the location last; slot << 10 | the entry of
    `Tables.own_combos`, the slot of a card being stack * 4 + its height."""
    guards: list[int]
    """Per crew: the colours that are protected, as bits."""
    open_places: list[int]
    """Per side, as bits: places with a thief and room for gear."""
    tracks: list[int]
    """Per location: where the tracker stands, positive on the side of A."""
    loot: list[int]
    """Three per location: tokens of each type that lie there."""
    hideout: list[int]
    """Three per side: tokens of each type in the hideout."""
    laundered: list[int]
    """Per side: coins in the hideout."""
    coins: list[int]
    """Per side: coins in front of the player."""
    supply: int
    hands: list[list[int]]
    """Per seat, sorted."""
    thief_deck: list[int]
    """What is still to be dealt, top first; replaced, never changed."""
    gear_deck: list[int]
    piles: list[list[int]]
    """Per side: the discard area, thieves and gear as they came."""
    discards: list[int]
    """Ten per side: what lies in the discard area, as in `counts`."""
    round: int
    turn: int
    phase: int
    side: int
    """Whose turn it is."""
    card: int
    """The card being played while a question about it is open, else `UNKNOWN`."""
    place: int
    """The place it was put."""
    clause: int
    """How many of its one-time clauses have begun."""
    burns: int
    """How many more cards it burns."""
    before: tuple[int, ...]
    """What those combos of the crew that count more than single own cards had before the play."""
    washed: int
    """Coins laundered in this play."""
    burned: int
    """The card being undone, else `UNKNOWN`."""
    undo: int
    """How many of its one-time clauses have been undone."""

    def __init__(self, t: Tables, locations: list[int], source: Position | None = None) -> None:
        self.t = t
        self.locations = locations
        if source is None:
            self._clear()
        else:
            self._copy(source)

    def _clear(self) -> None:
        t = self.t
        self.cells = [0] * 72
        self.n_gear = [0] * 18
        self.counts = [0] * (6 * N_TOKENS)
        here = [t.location_combos[location] for location in self.locations]
        self.combos = here + here
        safe = [t.location_protects[location] for location in self.locations]
        self.guards = safe + safe
        self.open_places = [0, 0]
        self.tracks = [0, 0, 0]
        self.loot = [0] * 9
        self.hideout = [0] * 6
        self.laundered = [0, 0]
        self.coins = [0, 0]
        self.supply = t.n_coins
        self.hands = [[], []]
        self.thief_deck = []
        self.gear_deck = []
        self.piles = [[], []]
        self.discards = [0] * (2 * N_TOKENS)
        self.round = 0
        self.turn = 0
        self.phase = PLAY
        self.side = 0
        self.card = UNKNOWN
        self.place = 0
        self.clause = 0
        self.burns = 0
        self.before = _NO_COUNTS
        self.washed = 0
        self.burned = UNKNOWN
        self.undo = 0

    def _copy(self, source: Position) -> None:
        """Take independent copies of all that moves."""
        self.cells = source.cells[:]
        self.n_gear = source.n_gear[:]
        self.counts = source.counts[:]
        self.combos = source.combos[:]
        self.guards = source.guards[:]
        self.open_places = source.open_places[:]
        self.tracks = source.tracks[:]
        self.loot = source.loot[:]
        self.hideout = source.hideout[:]
        self.laundered = source.laundered[:]
        self.coins = source.coins[:]
        self.supply = source.supply
        self.hands = [source.hands[0][:], source.hands[1][:]]
        self.thief_deck = source.thief_deck
        self.gear_deck = source.gear_deck
        self.piles = [source.piles[0][:], source.piles[1][:]]
        self.discards = source.discards[:]
        self.round = source.round
        self.turn = source.turn
        self.phase = source.phase
        self.side = source.side
        self.card = source.card
        self.place = source.place
        self.clause = source.clause
        self.burns = source.burns
        self.before = source.before
        self.washed = source.washed
        self.burned = source.burned
        self.undo = source.undo

    def n_seats(self) -> int:
        return 2

    @property
    def is_gear_round(self) -> bool:
        """Whether this round deals gear."""
        return self.round & 1 == 1

    def card_ids(self) -> list[str]:
        """The ids of the cards dealt in this round."""
        return self.t.gear_ids if self.is_gear_round else self.t.thief_ids

    def hand_size(self) -> int:
        """Cards dealt to each player in this round."""
        return self.t.hand_sizes[self.round]

    def leader(self) -> int:
        """Who leads this round (at the end of the game: the last one)."""
        return self.t.leaders[min(self.round, N_ROUNDS - 1)]

    def has_played(self, side: int) -> bool:
        """Whether a player has chosen a card in this turn."""
        if side == self.side:
            return self.phase != PLAY
        return side == self.leader()

    def location_id(self, location: int) -> str:
        """The card at a location."""
        return self.t.location_ids[self.locations[location]]

    # -- cards on the board --------------------------------------------------------------------

    def add_thief(self, side: int, location: int, thief: int) -> int:
        """Put a thief at the end of a crew; its place (0 to 8) is returned.

        Its combos do not lie there yet: see `add_combos`.
        """
        crew = side * 3 + location
        at = crew * N_TOKENS + THIEF
        place = location * 3 + self.counts[at]
        self.counts[at] += 1
        self.cells[(side * 9 + place) * 4] = thief + 1
        self.open_places[side] |= 1 << place
        self.guards[crew] |= self.t.protects[thief]
        return place

    def add_gear(self, side: int, place: int, gear: int) -> None:
        """Put gear on top of a stack; its combos do not lie there yet: see `add_combos`."""
        stack = side * 9 + place
        n = self.n_gear[stack] + 1
        self.cells[stack * 4 + n] = gear + 1
        self.n_gear[stack] = n
        if n == 3:
            self.open_places[side] ^= 1 << place
        crew = side * 3 + LOCATION_OF[place]
        t = self.t
        counts = self.counts
        counts[crew * N_TOKENS + t.colour[gear]] += 1
        counts[crew * N_TOKENS + ANY] += 1
        self.guards[crew] |= t.protects[GEAR_CARD + gear]

    def add_combos(self, side: int, place: int, card: int) -> None:
        """The combos of the top card of a stack begin to lie there."""
        crew = side * 3 + LOCATION_OF[place]
        slot = place % 3 * 4 + self.n_gear[side * 9 + place]
        own = [slot << 10 | entry for entry in self.t.own_combos[card]]
        self.combos[crew] = tuple(sorted([*self.combos[crew], *own]))

    def remove_gear(self, side: int, place: int) -> int:
        """Take the top gear of a stack away, and all it does; the gear is returned."""
        stack = side * 9 + place
        n = self.n_gear[stack]
        gear = self.cells[stack * 4 + n] - 1
        self.cells[stack * 4 + n] = 0
        self.n_gear[stack] = n - 1
        self.open_places[side] |= 1 << place
        location = LOCATION_OF[place]
        crew = side * 3 + location
        t = self.t
        counts = self.counts
        counts[crew * N_TOKENS + t.colour[gear]] -= 1
        counts[crew * N_TOKENS + ANY] -= 1
        if t.own_combos[GEAR_CARD + gear]:
            slot = place % 3 * 4 + n
            self.combos[crew] = tuple(each for each in self.combos[crew] if each >> 10 != slot)
        if t.protects[GEAR_CARD + gear]:
            guard = t.location_protects[self.locations[location]]
            for stack in range(crew * 3, crew * 3 + counts[crew * N_TOKENS + THIEF]):
                guard |= t.protects[self.cells[stack * 4] - 1]
                for i in range(1, 1 + self.n_gear[stack]):
                    guard |= t.protects[GEAR_CARD + self.cells[stack * 4 + i] - 1]
            self.guards[crew] = guard
        return gear

    def add_discard(self, side: int, card: int) -> None:
        """Put a card (of any kind) face up into a discard area."""
        self.piles[side].append(card)
        at = side * N_TOKENS
        if card < GEAR_CARD:
            self.discards[at + THIEF] += 1
        else:
            self.discards[at + self.t.colour[card - GEAR_CARD]] += 1
            self.discards[at + ANY] += 1

    def burn_targets(self, location: int) -> list[int]:
        """Places whose top gear the player on turn may burn (6.4)."""
        rival = 1 - self.side
        crew = rival * 3 + location
        guard = self.guards[crew]
        colour = self.t.colour
        found: list[int] = []
        start = location * 3
        for place in range(start, start + self.counts[crew * N_TOKENS + THIEF]):
            stack = rival * 9 + place
            n = self.n_gear[stack]
            # CEU-25: a protected top card shelters what it covers.
            if n and not guard >> colour[self.cells[stack * 4 + n] - 1] & 1:
                found.append(place)
        return found

    def loot_types(self, location: int) -> list[int]:
        """The types of tokens that lie at a location."""
        loot = self.loot
        return [each for each in range(3) if loot[location * 3 + each]]

    def hideout_types(self, side: int) -> list[int]:
        """The types of tokens in a hideout."""
        hideout = self.hideout
        return [each for each in range(3) if hideout[side * 3 + each]]

    def has_free_slot(self, location: int) -> bool:
        """Whether a token can be put back at a location (CEU-20)."""
        at = location * 3
        loot = self.loot
        n = loot[at] + loot[at + 1] + loot[at + 2]
        return n < self.t.loot_slots or self.t.return_when_full

    # -- counting ------------------------------------------------------------------------------

    def tally(self, count: Count, crew: int) -> int:
        """What a condition counts for a card of this crew (6.3)."""
        way = count.way
        if way == MINE:
            return self.counts[crew * N_TOKENS + count.token]
        if way == SET:
            at = crew * N_TOKENS
            counts = self.counts
            return most_sets(
                count.needs,
                count.gear,
                count.thieves,
                counts,
                at,
                counts[at + ANY],
                counts[at + THIEF],
            )
        side = crew // 3
        if way == LOOT_TYPE:
            return self.hideout[side * 3 + count.loot]
        if way == LOOT_ALL:
            hideout = self.hideout
            return hideout[side * 3] + hideout[side * 3 + 1] + hideout[side * 3 + 2]
        if way == LAUNDERED:
            return self.laundered[side]
        if way == DISCARD:
            return self.discards[side * N_TOKENS + count.token]
        opposing = crew + 3 if crew < 3 else crew - 3
        n = self.counts[opposing * N_TOKENS + count.token]
        if way == THEIRS:
            return n
        assert way == BOTH
        return n + self.counts[crew * N_TOKENS + count.token]

    def count_combos(self, crew: int) -> tuple[int, ...]:
        """What those combos of a crew that count more than single own cards have now."""
        combos = self.t.combos
        return tuple(
            [
                self.tally(combos[(entry & 1023) >> 1].count, crew)
                for entry in self.combos[crew]
                if entry & 1
            ]
        )

    def combo_source(self, crew: int, entry: int) -> int:
        """The card (of any kind) on which a combo of a crew stands."""
        slot = entry >> 10
        if slot == LOCATION_SLOT:
            return LOCATION_CARD + self.locations[crew % 3]
        cell = self.cells[crew * 12 + slot] - 1
        return cell if slot % 4 == 0 else GEAR_CARD + cell

    def top_colours(self, crew: int) -> int:
        """The colours on top of the stacks of a crew, as bits."""
        found = 0
        for stack in range(crew * 3, crew * 3 + 3):
            n = self.n_gear[stack]
            if n:
                found |= 1 << self.t.colour[self.cells[stack * 4 + n] - 1]
        return found
