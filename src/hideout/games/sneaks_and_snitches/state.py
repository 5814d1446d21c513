"""A position of Sneaks & Snitches: items, stash, loot and plans, as ints in flat lists.

Colours are numbered as in `COLOURS`, places (locations) from A = 0.  Items of a colour stand at
seat * 4 + colour, those of the bank after the last seat.  In the position of a view a card that
the seat does not know is `UNKNOWN`, and a plan that another seat has committed is `HIDDEN`.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import Action, Seat, State
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches.cards import N_COLOURS, Tables

UNKNOWN: Final = -1
HIDDEN: Final = -2
EMPTY: Final = -1
"""A place whose loot has left."""

# What is being asked.
PLAN: Final = 0
CHOOSE: Final = 1
SWAP: Final = 2
OVER: Final = 3

SEATS: tuple[str, ...] = ("red", "yellow", "blue", "green", "purple")
"""The colour of the Boss in each seat."""
ASKS: tuple[str, ...] = ("plan", "choose", "swap", "over")
"""By phase: the name of the question."""


class Position(State):
    """Everything on and under the table, and what can be read off it."""

    __slots__ = (
        "autos",
        "boss",
        "discards",
        "history",
        "items",
        "left",
        "loot_at",
        "loot_deck",
        "n_places",
        "n_players",
        "n_stash",
        "phase",
        "place",
        "plans",
        "round",
        "specials",
        "stash",
        "stash_at",
        "stash_deck",
        "t",
        "table",
        "taker",
        "waiting",
    )

    t: Tables
    n_players: int
    n_places: int
    items: list[int]
    """Items in the open: four per seat, then the bank."""
    stash: list[int]
    """Stash cards: four per seat."""
    n_stash: list[int]
    """Per seat: how many stash cards it has."""
    stash_deck: list[int]
    """The colours of the stash deck as shuffled; never changed."""
    stash_at: int
    """How many of them have been drawn."""
    loot_deck: list[int]
    """The loot deck as shuffled; never changed."""
    loot_at: int
    table: list[int]
    """Per place: its loot card, or `EMPTY`."""
    discards: list[int]
    specials: list[int]
    """Special items kept: card * 5 + seat, in the order they were stolen."""
    round: int
    phase: int
    plans: list[int]
    """Per seat: the plan of this round, or `UNKNOWN`."""
    waiting: int
    """How many plans are still to come."""
    autos: int
    """Seats, as bits, whose plan luck has made."""
    history: list[int]
    """The plans of earlier rounds, seat by seat."""
    boss: Seat
    """Two players: who has the extra Boss; otherwise -1."""
    place: int
    """Where the loot lies whose effect is being decided."""
    taker: Seat
    left: int
    """How many items or swaps the taker may still choose."""

    def __init__(self, t: Tables, n_players: int, source: Position | None = None) -> None:
        self.t = t
        self.n_players = n_players
        self.n_places = act.N_PLACES[n_players]
        if source is None:
            self._clear()
        else:
            self._copy(source)

    def _clear(self) -> None:
        n = self.n_players
        self.items = [0] * (n * N_COLOURS) + self.t.items
        self.stash = [0] * (n * N_COLOURS)
        self.n_stash = [0] * n
        self.stash_deck = []
        self.stash_at = 0
        self.loot_deck = []
        self.loot_at = 0
        self.table = [EMPTY] * self.n_places
        self.discards = []
        self.specials = []
        self.round = 1
        self.phase = PLAN
        self.plans = [UNKNOWN] * n
        self.waiting = n
        self.autos = 0
        self.history = []
        self.boss = -1
        self.place = 0
        self.taker = 0
        self.left = 0

    def _copy(self, source: Position) -> None:
        """Take independent copies of all that moves."""
        self.items = source.items[:]
        self.stash = source.stash[:]
        self.n_stash = source.n_stash[:]
        self.stash_deck = source.stash_deck
        self.stash_at = source.stash_at
        self.loot_deck = source.loot_deck
        self.loot_at = source.loot_at
        self.table = source.table[:]
        self.discards = source.discards[:]
        self.specials = source.specials[:]
        self.round = source.round
        self.phase = source.phase
        self.plans = source.plans[:]
        self.waiting = source.waiting
        self.autos = source.autos
        self.history = source.history[:]
        self.boss = source.boss
        self.place = source.place
        self.taker = source.taker
        self.left = source.left

    def n_seats(self) -> int:
        return self.n_players

    def n_stash_left(self) -> int:
        """Cards left in the stash deck."""
        return len(self.stash_deck) - self.stash_at

    def n_loot_left(self) -> int:
        """Cards left in the loot deck."""
        return len(self.loot_deck) - self.loot_at

    def special_points(self, seat: Seat) -> list[int]:
        """The points on the special items of a seat, in the order they were stolen."""
        amount = self.t.amount
        return [amount[each // 5] for each in self.specials if each % 5 == seat]

    def open_plans(self, seat: Seat) -> list[Action]:
        """Every plan a seat may commit, in canonical order; not to be changed."""
        if self.n_players > 2:
            return act.PLANS[self.n_players]
        return act.BOSS_PLANS if seat == self.boss else act.LONE_PLANS

    def colours_in_bank(self) -> list[int]:
        """Colours of which the bank has an item."""
        bank = self.n_players * N_COLOURS
        items = self.items
        return [colour for colour in range(N_COLOURS) if items[bank + colour]]

    def colours_of(self, seat: Seat) -> list[int]:
        """Colours of which a seat has an item in the open."""
        items = self.items
        base = seat * N_COLOURS
        return [colour for colour in range(N_COLOURS) if items[base + colour]]

    def open_swaps(self) -> list[Action]:
        """Every swap the taker can make (6.5)."""
        taker = self.taker
        mine = self.colours_of(taker)
        found: list[Action] = []
        if mine:
            for partner in range(self.n_players):
                if partner != taker:
                    theirs = self.colours_of(partner)
                    for given in mine:
                        for taken in theirs:
                            # SNS-18: a colour is not swapped for itself.
                            if taken != given:
                                found.append(act.SWAP + partner * 16 + given * 4 + taken)
        return found
