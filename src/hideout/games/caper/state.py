"""A Caper position: the board, coins, hands and decks, as ints in flat lists.

Sides are 0 (cream) and 1 (green); locations 0 to 2.  A *crew* is numbered side * 3 + location,
a *place* location * 3 + stack (0 to 8), a *stack* side * 9 + place.  A card on the board is its
number + 1, negative when turned.  In the position of a view a card that the seat does not know is
`UNKNOWN`, and a pass that another Lookout has chosen is `HIDDEN`.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import Action, Seat, State
from hideout.games.caper import actions as act
from hideout.games.caper.cards import Tables
from hideout.games.caper.vocabulary import BOTH, GEAR, MINE
from hideout.games.crews import N_ROUNDS

CREAM: Final = 0
GREEN: Final = 1
UNKNOWN: Final = -1
HIDDEN: Final = -2

# What is being asked.
PLAY: Final = 0
FLIP_THIEF: Final = 1
FLIP_GEAR: Final = 2
GIVE: Final = 3
PASS: Final = 4
GETAWAY: Final = 5
OVER: Final = 6

MASTERMINDS: Final[list[tuple[Seat, Seat]]] = [(0, 1), (0, 1), (0, 1), (0, 1), (0, 2)]
"""By number of players: the seat of the cream and of the green Mastermind."""
ROLES: Final[list[tuple[str, ...]]] = [
    (),
    (),
    ("cream", "green"),
    ("cream", "green", "snitch"),
    ("cream", "cream_lookout", "green", "green_lookout"),
]
"""By number of players: the role of each seat."""
SNITCH: Final[Seat] = 2
LOOKOUTS: Final[tuple[Seat, Seat]] = (1, 3)


_GREEN_GEAR: Final = 0
_WITHOUT_LOCATION: Final = (0b111111000, 0b111000111, 0b000111111)


class Turn:
    """One turn of a 4-player round as it was: who passed, played and handed on what.

    Kept until the round ends, because it is what the players remember.
    """

    __slots__ = ("passed", "playable", "played")

    def __init__(self) -> None:
        self.passed: list[list[int]] = [[], []]
        """By side of the Lookout: the pair given to the opposing Mastermind."""
        self.played: list[int] = [UNKNOWN, UNKNOWN]
        """By side of the Mastermind: the card played or discarded."""
        self.playable: list[int] = [0, 0]
        """By side: when the Mastermind discarded, the gear (as bits) that would have been
        playable, so that everybody knows the other card is none of these (CAP-44)."""

    def clone(self) -> Turn:
        """An independent copy."""
        copy = Turn()
        copy.passed = [self.passed[0][:], self.passed[1][:]]
        copy.played = self.played[:]
        copy.playable = self.playable[:]
        return copy


class Position(State):
    """Everything on and under the table, and the elementary changes to it."""

    __slots__ = (
        "cells",
        "chosen",
        "coins",
        "costs",
        "discard_gear",
        "discard_thieves",
        "faces",
        "flip_card",
        "flip_location",
        "gear_deck",
        "getaways",
        "given",
        "guards",
        "hands",
        "jams",
        "kept_known",
        "laundered",
        "locations",
        "n_gear",
        "n_players",
        "n_thieves",
        "open_places",
        "phase",
        "pile",
        "priced",
        "round",
        "seat_step",
        "side",
        "supply",
        "t",
        "taxes",
        "thief_deck",
        "turn",
        "turns",
    )

    t: Tables
    n_players: int
    seat_step: int
    """From a Mastermind's seat to the next one's: side times this is the seat."""
    locations: list[int]
    taxes: list[int]
    """Per location: the colour of gear it taxes, `GEAR` for any, -1 for none."""
    cells: list[int]
    """Four per stack: the thief and up to three gear, bottom first."""
    n_gear: list[int]
    n_thieves: list[int]
    faces: list[int]
    """Eight per crew: face-up gear of each colour, then all gear, turned included."""
    costs: list[int]
    """Eight per crew: what gear of each colour costs more (or less) there."""
    priced: list[bool]
    """Per side: whether anything ever changed what its gear costs."""
    guards: list[int]
    """Per crew: what protects its green gear."""
    jams: list[int]
    """Per crew: face-up cards that tax the opponent when the owner plays a thief."""
    open_places: list[int]
    """Per side, as bits: places with a thief and room for gear."""
    coins: list[int]
    supply: int
    laundered: list[int]
    hands: list[list[int]]
    """Per seat, sorted; the Snitch holds the two cards looked at."""
    thief_deck: list[int]
    """What is still to be dealt, top first; replaced, never changed."""
    gear_deck: list[int]
    pile: list[int]
    """The Snitch's pile, top first; replaced, never changed."""
    discard_thieves: list[list[int]]
    discard_gear: list[list[int]]
    round: int
    turn: int
    phase: int
    side: int
    flip_location: int
    flip_card: int
    """The card whose flip is being decided."""
    getaways: list[int]
    """Per crew: getaways still to be used."""
    given: list[int]
    """3 players: the card each side got from the Snitch this turn."""
    kept_known: list[bool]
    """3 players: whether the Snitch knows the card a Mastermind kept."""
    turns: list[Turn]
    """4 players: the turns of this round."""
    chosen: list[int]
    """4 players: by side, the action with which a Lookout's pass rests hidden."""

    def __init__(
        self, t: Tables, n_players: int, locations: list[int], source: Position | None = None
    ) -> None:
        self.t = t
        self.n_players = n_players
        self.seat_step = 2 if n_players == 4 else 1
        self.locations = locations
        if source is None:
            self.taxes = [t.tax[location] for location in locations]
            self._clear()
        else:
            self.taxes = source.taxes
            self._copy(source)

    def _clear(self) -> None:
        t = self.t
        self.cells = [0] * 72
        self.n_gear = [0] * 18
        self.n_thieves = [0] * 6
        self.faces = [0] * 48
        self.costs = [0] * 48
        self.priced = [False, False]
        self.guards = [0] * 6
        self.jams = [0] * 6
        self.open_places = [0, 0]
        self.coins = [0, 0]
        self.supply = t.n_coins
        self.laundered = [0, 0]
        self.hands = [[] for _ in range(self.n_players)]
        self.thief_deck = []
        self.gear_deck = []
        self.pile = []
        self.discard_thieves = [[], []]
        self.discard_gear = [[], []]
        self.round = 0
        self.turn = 0
        self.phase = PLAY
        self.side = CREAM
        self.flip_location = 0
        self.flip_card = UNKNOWN
        self.getaways = [0] * 6
        self.given = [UNKNOWN, UNKNOWN]
        self.kept_known = [False, False]
        self.turns = []
        self.chosen = [UNKNOWN, UNKNOWN]
        for place in range(3):
            location = self.locations[place]
            if t.location_protects_green[location]:
                self.guards[place] += 1
                self.guards[place + 3] += 1
            for _, colour, change in t.location_costs[location]:
                self._change_costs(place, colour, change)
                self._change_costs(place + 3, colour, change)

    def _copy(self, source: Position) -> None:
        """Take independent copies of all that moves."""
        self.cells = source.cells[:]
        self.n_gear = source.n_gear[:]
        self.n_thieves = source.n_thieves[:]
        self.faces = source.faces[:]
        self.costs = source.costs[:]
        self.priced = source.priced[:]
        self.guards = source.guards[:]
        self.jams = source.jams[:]
        self.open_places = source.open_places[:]
        self.coins = source.coins[:]
        self.supply = source.supply
        self.laundered = source.laundered[:]
        self.hands = [hand[:] for hand in source.hands]
        self.thief_deck = source.thief_deck
        self.gear_deck = source.gear_deck
        self.pile = source.pile
        self.discard_thieves = [source.discard_thieves[0][:], source.discard_thieves[1][:]]
        self.discard_gear = [source.discard_gear[0][:], source.discard_gear[1][:]]
        self.round = source.round
        self.turn = source.turn
        self.phase = source.phase
        self.side = source.side
        self.flip_location = source.flip_location
        self.flip_card = source.flip_card
        self.getaways = source.getaways[:]
        self.given = source.given[:]
        self.kept_known = source.kept_known[:]
        # Turns that are over never change; only the present one is still being written.
        self.turns = [*source.turns[:-1], source.turns[-1].clone()] if source.turns else []
        self.chosen = source.chosen[:]

    def n_seats(self) -> int:
        return self.n_players

    @property
    def is_gear_round(self) -> bool:
        """Whether this round deals gear."""
        return self.round & 1 == 1

    def card_ids(self) -> list[str]:
        """The ids of the cards dealt in this round."""
        return self.t.gear_ids if self.is_gear_round else self.t.thief_ids

    def hand_size(self) -> int:
        """Cards dealt to each side in this round."""
        return self.t.hand_sizes[self.round]

    def price(self, side: int, gear: int, location: int) -> int:
        """What playing gear at a location costs a side (CAP-19: all changes add up, floor 0)."""
        return max(
            0, self.t.cost[gear] + self.costs[(side * 3 + location) * 8 + self.t.colour[gear]]
        )

    def add_thief(self, side: int, location: int, thief: int) -> int:
        """Put a thief at the end of a crew; its place (0 to 8) is returned."""
        crew = side * 3 + location
        place = location * 3 + self.n_thieves[crew]
        self.n_thieves[crew] += 1
        self.cells[(side * 9 + place) * 4] = thief + 1
        self.open_places[side] |= 1 << place
        t = self.t
        if t.thief_protects[thief]:
            self.guards[crew] += 1
        for whose, colour, change in t.thief_costs[thief]:
            self._apply_costs(crew, whose, colour, change)
        return place

    def add_gear(self, side: int, place: int, gear: int) -> None:
        """Put gear on top of a stack; its standing effects begin."""
        stack = side * 9 + place
        n = self.n_gear[stack]
        self.cells[stack * 4 + n + 1] = gear + 1
        self.n_gear[stack] = n + 1
        if n == 2:
            self.open_places[side] ^= 1 << place
        crew = side * 3 + place // 3
        t = self.t
        faces = self.faces
        faces[crew * 8 + t.colour[gear]] += 1
        faces[crew * 8 + GEAR] += 1
        if t.gear_stands[gear]:
            self._stand(crew, gear, 1)

    def _stand(self, crew: int, gear: int, sign: int) -> None:
        t = self.t
        if t.gear_protects[gear]:
            self.guards[crew] += sign
        if t.jams[gear]:
            self.jams[crew] += sign
        for whose, colour, change in t.gear_costs[gear]:
            self._apply_costs(crew, whose, colour, change * sign)

    def turn_gear(self, side: int, place: int) -> int:
        """Turn the top gear of a stack face down; all it does ends.  The gear is returned."""
        stack = side * 9 + place
        cell = stack * 4 + self.n_gear[stack]
        gear = self.cells[cell] - 1
        self.cells[cell] = -(gear + 1)
        crew = side * 3 + place // 3
        self.faces[crew * 8 + self.t.colour[gear]] -= 1
        if self.t.gear_stands[gear]:
            self._stand(crew, gear, -1)
        # CAP-18: a source turned before its owner's go is lost.
        if self.t.gear_getaway[gear] and self.getaways[crew] > 0:
            self.getaways[crew] -= 1
        return gear

    def turn_thief(self, side: int, place: int) -> int:
        """Turn a thief face down; all it does ends.  The thief is returned."""
        cell = (side * 9 + place) * 4
        thief = self.cells[cell] - 1
        self.cells[cell] = -(thief + 1)
        crew = side * 3 + place // 3
        t = self.t
        if t.thief_protects[thief]:
            self.guards[crew] -= 1
        for whose, colour, change in t.thief_costs[thief]:
            self._apply_costs(crew, whose, colour, -change)
        return thief

    def _apply_costs(self, crew: int, whose: int, colour: int, change: int) -> None:
        opposing = crew + 3 if crew < 3 else crew - 3
        if whose == MINE or whose == BOTH:
            self._change_costs(crew, colour, change)
        if whose != MINE:
            self._change_costs(opposing, colour, change)

    def _change_costs(self, crew: int, colour: int, change: int) -> None:
        self.priced[crew // 3] = True
        if colour == GEAR:
            for each in range(GEAR):
                self.costs[crew * 8 + each] += change
        else:
            self.costs[crew * 8 + colour] += change

    def count_getaways(self) -> None:
        """Collect every face-up card that grants a getaway (5.7)."""
        t = self.t
        for stack in range(18):
            crew = stack // 3
            cell = self.cells[stack * 4]
            if cell > 0 and t.thief_getaway[cell - 1]:
                self.getaways[crew] += 1
            for i in range(1, 4):
                cell = self.cells[stack * 4 + i]
                if cell > 0 and t.gear_getaway[cell - 1]:
                    self.getaways[crew] += 1

    def gear_plays(self, side: int, hand: list[int], discards: list[Action]) -> list[Action]:
        """Every affordable play of these gear cards (sorted) on this side's stacks.

        The discard of each different card is added to `discards`.
        """
        t = self.t
        cost = t.cost
        colour = t.colour
        coins = self.coins[side]
        costs = self.costs
        priced = self.priced[side]
        base = side * 24
        open_places = self.open_places[side]
        rows = act.PLAY_ROWS
        discard = act.DISCARD
        found: list[Action] = []
        last = -1
        for gear in hand:
            if gear == last:
                continue
            last = gear
            discards.append(discard + gear)
            places = open_places
            spare = coins - cost[gear]
            if priced:
                at = base + colour[gear]
                if costs[at] > spare:
                    places &= 0b111111000
                if costs[at + 8] > spare:
                    places &= 0b111000111
                if costs[at + 16] > spare:
                    places &= 0b000111111
            elif spare < 0:
                continue
            if places:
                found += rows[gear << 9 | places] or act.gear_plays(gear, places)
        return found

    def getaway_places(self) -> int:
        """As bits: the places of the side to act that a getaway may still reach."""
        places = self.open_places[self.side]
        for place in range(3):
            if not self.getaways[self.side * 3 + place]:
                places &= _WITHOUT_LOCATION[place]
        return places

    def gear_targets(self, location: int) -> list[int]:
        """Places whose top gear the side to act may turn (section 8)."""
        rival = 1 - self.side
        crew = rival * 3 + location
        guarded = self.guards[crew] > 0
        colour = self.t.colour
        found: list[int] = []
        for place in range(location * 3, location * 3 + self.n_thieves[crew]):
            stack = rival * 9 + place
            cell = self.cells[stack * 4 + self.n_gear[stack]] if self.n_gear[stack] else 0
            # CAP-31: a turned or protected top shelters the whole stack.
            if cell > 0 and not (guarded and colour[cell - 1] == _GREEN_GEAR):
                found.append(place)
        return found

    def thief_targets(self, location: int) -> list[int]:
        """Places whose thief the side to act may turn: face-up and without gear (CAP-35)."""
        if self.t.location_protects_thief[self.locations[location]]:
            return []
        rival = 1 - self.side
        return [
            place
            for place in range(location * 3, location * 3 + self.n_thieves[rival * 3 + location])
            if self.cells[(rival * 9 + place) * 4] > 0 and not self.n_gear[rival * 9 + place]
        ]

    def has_played(self, side: int) -> bool:
        """Whether a side has made its play of this turn."""
        if self.phase == GIVE or self.phase == PASS:
            return False
        if side == self.side:
            return self.phase == FLIP_THIEF or self.phase == FLIP_GEAR
        return side == self.t.first_side[min(self.round, N_ROUNDS - 1)]
