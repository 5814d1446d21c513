"""How promising the plays of Caper: Europe look at a glance, without trying them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots.caper_europe_crews import CrewSheet
from hideout.bots.caper_europe_features import COINS, FEW_COINS, LOOT, Book, crew_worth
from hideout.core.game import Action
from hideout.games.caper_europe import actions as act
from hideout.games.caper_europe.cards import GEAR_CARD
from hideout.games.caper_europe.state import LOCATION_OF, Position
from hideout.games.caper_europe.vocabulary import (
    ANY,
    ANY_LOOT,
    BURN,
    CAPER,
    LAUNDER,
    LAUNDERED,
    LOOT_ALL,
    LOOT_TYPE,
    MINE,
    TAKE,
    THIEF,
)

_WARMTH: Final = 1.0
"""How many points less make a play look worse by a factor of e."""
_SAME_CREW: Final = 0.05
"""What is left of a play's weight if another stack of the crew takes the card as well."""


class Glance:
    """The table as the player on turn sees it, with what each of its plays would change."""

    __slots__ = (
        "_before",
        "_book",
        "_loot",
        "_mine",
        "_side",
        "_stage",
        "_state",
        "_theirs",
        "_wash",
    )

    def __init__(self, state: Position, book: Book, stage: int) -> None:
        self._state: Position = state
        self._book: Book = book
        self._stage: int = stage
        side = self._side = state.side
        self._mine: list[CrewSheet] = []
        self._theirs: list[CrewSheet] = []
        self._before: list[float] = []
        """Per location: what both crews are worth to the player now."""
        cells = state.cells
        for location in range(3):
            card = state.locations[location]
            at = (side * 3 + location) * 12
            mine = book.sheet(card, tuple(cells[at : at + 12]))
            at = ((1 - side) * 3 + location) * 12
            theirs = book.sheet(card, tuple(cells[at : at + 12]))
            self._mine.append(mine)
            self._theirs.append(theirs)
            self._before.append(self._worth(location, mine, theirs, self._place(location)))
        hideout = state.hideout[side * 3 : side * 3 + 3]
        sets = state.t.loot_sets
        d, p, a = hideout
        before = sets[(d * 5 + p) * 5 + a].points
        weight = book.scales[stage].row[LOOT]
        point = book.scales[stage].row[0]
        self._loot: list[float] = [
            weight * (sets[(d * 5 + 5 + p) * 5 + a].points - before) if d < 4 else 0.0,
            weight * (sets[(d * 5 + p + 1) * 5 + a].points - before) if p < 4 else 0.0,
            weight * (sets[(d * 5 + p) * 5 + a + 1].points - before) if a < 4 else 0.0,
        ]
        """By type: what a token is worth."""
        self._wash: float = point
        """What a laundered coin is worth."""
        for mine in self._mine:
            for way, what, n in mine.claims:
                if way == LOOT_TYPE:
                    self._loot[what] += point * n
                elif way == LAUNDERED:
                    self._wash += point * n
                elif way == LOOT_ALL:
                    for kind in range(3):
                        self._loot[kind] += point * n

    def _place(self, location: int) -> int:
        tracker = self._state.tracks[location]
        return tracker if self._side == 0 else -tracker

    def _worth(self, location: int, mine: CrewSheet, theirs: CrewSheet, k: int) -> float:
        crew = self._side * 3 + location
        rival = (1 - self._side) * 3 + location
        return crew_worth(self._state, self._book, self._stage, crew, mine, k) - crew_worth(
            self._state, self._book, self._stage, rival, theirs, -k
        )

    def _coins(self, n: int) -> float:
        """What it is worth to have n more coins, or fewer."""
        row = self._book.scales[self._stage].row
        have = self._state.coins[self._side]
        if n > 0:
            gap = self._state.coins[1 - self._side] - have
            most = self._state.supply + (gap + 1 >> 1 if gap > 0 else 0)
            n = n if n < most else most
        few = min(have + n, FEW_COINS) - min(have, FEW_COINS)
        return row[COINS] * n + row[COINS + 1] * few

    def thief(self, thief: int, location: int) -> float:
        """What playing a thief at a location changes."""
        crew = self._side * 3 + location
        cells = self._state.cells[crew * 12 : crew * 12 + 12]
        cells[4 * (3 - self._mine[location].vacant)] = thief + 1
        coins = self._state.t.income[thief]
        return self._card(thief, THIEF, location, cells, coins)

    def gear(self, gear: int, place: int) -> float:
        """What playing gear at a place changes."""
        side = self._side
        location = LOCATION_OF[place]
        crew = side * 3 + location
        cells = self._state.cells[crew * 12 : crew * 12 + 12]
        cells[place % 3 * 4 + 1 + self._state.n_gear[side * 9 + place]] = gear + 1
        t = self._state.t
        return self._card(GEAR_CARD + gear, t.colour[gear], location, cells, -t.cost[gear])

    def discard(self) -> float:
        """What discarding gear for a coin changes."""
        return self._coins(1)

    def _card(self, card: int, token: int, location: int, cells: list[int], coins: int) -> float:
        state = self._state
        t = state.t
        coins += t.coins[card]
        crew = self._side * 3 + location
        theirs = self._theirs[location]
        capers = self._mine[location].fires[token] + t.capers[card]
        for entry in t.own_combos[card]:
            combo = t.combos[entry >> 1]
            count = combo.count
            n = state.tally(count, crew)
            if count.way == MINE and (count.token == token or (count.token == ANY > token)):
                n += 1
            if combo.unit == CAPER:
                capers += n
            else:
                coins += n
        gained = self._coins(coins) if coins else 0.0
        k = self._place(location) + capers
        if not t.is_plain[card]:
            for kind, n in t.once[card]:
                if kind == TAKE:
                    gained += self._take(location, n)
                elif kind == BURN:
                    gained += self._burn(location)
                elif kind == LAUNDER and state.supply:
                    gained += n * self._wash
        if k > t.reach:
            k = t.reach
        mine = self._book.sheet(state.locations[location], tuple(cells))
        return gained + self._worth(location, mine, theirs, k) - self._before[location]

    def _take(self, location: int, kind: int) -> float:
        """What a token is worth; of any type, the best there is."""
        loot = self._state.loot
        if kind != ANY_LOOT:
            return self._loot[kind] if loot[location * 3 + kind] else 0.0
        there = [self._loot[each] for each in range(3) if loot[location * 3 + each]]
        return max(there) if there else 0.0

    def _burn(self, location: int) -> float:
        """What burning the best target is worth, undone capers included."""
        state = self._state
        t = state.t
        rival = 1 - self._side
        mine = self._mine[location]
        first = (rival * 3 + location) * 12
        best = 0.0
        for place in state.burn_targets(location):
            cells = state.cells[first : first + 12]
            top = place % 3 * 4 + state.n_gear[rival * 9 + place]
            gear = cells[top] - 1
            cells[top] = 0
            theirs = self._book.sheet(state.locations[location], tuple(cells))
            k = min(self._place(location) + t.capers[GEAR_CARD + gear], t.reach)
            gain = self._worth(location, mine, theirs, k) - self._before[location]
            if gain > best:
                best = gain
        return best


def look(state: Position, book: Book, stage: int, legal: Sequence[Action]) -> list[float]:
    """What each legal play would change for the player on turn, in points of margin."""
    glance = Glance(state, book, stage)
    found: list[float] = []
    for action in legal:
        if action < act.PLAY_GEAR:
            found.append(glance.thief(action // 3, action % 3))
        elif action < act.DISCARD:
            index = action - act.PLAY_GEAR
            found.append(glance.gear(index // 9, index % 9))
        else:
            found.append(glance.discard())
    return found


def weights_for(legal: Sequence[Action], values: list[float]) -> list[float]:
    """Weights by value; of plays that differ only by the stack, one keeps its weight."""
    best = max(values)
    exp = math.exp
    found = [exp((value - best) / _WARMTH) for value in values]
    kept = -1
    crew = -1
    for i, action in enumerate(legal):
        if action < act.PLAY_GEAR or action >= act.DISCARD:
            continue
        here = (action - act.PLAY_GEAR) // 3
        if here != crew:
            crew = here
            kept = i
        elif found[i] > found[kept]:
            found[kept] *= _SAME_CREW
            kept = i
        else:
            found[i] *= _SAME_CREW
    return found
