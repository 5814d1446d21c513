"""What the two crews at one location of Caper have, and what they may still grow into.

Everything is read from the cards that lie there, so that the same cards are looked at only once
however often a search meets them.
"""

from __future__ import annotations

from typing import Final

from hideout.games.caper.cards import Tables, Tally
from hideout.games.caper.vocabulary import (
    ALL_GEAR,
    BOTH,
    CAPER,
    COLOUR,
    COLOURS,
    FLAT,
    GEAR,
    LAUNDERED,
    LOOT_ALL,
    LOOT_HERE,
    MINE,
    THEIRS,
    THIEF,
)
from hideout.games.crews import most_sets

N_GROWTH: Final = 9
"""How many facts about a crew foretell who wins the location: see `Facts.growth`."""
N_SUMS: Final = 10
"""How many facts simply add up over the locations: see `Facts.sums`."""

_FULL: Final = 3
_GREEN_GEAR: Final = 0
_THIEF_ROOM: Final = 3


def shares_of_colours(t: Tables) -> list[float]:
    """Per colour, and for gear as such, the part of the gear in play that has it."""
    counts = [0.0] * (len(COLOURS) + 1)
    for gear in t.gear_in_play:
        counts[t.colour[gear]] += 1.0
    n = max(1, len(t.gear_in_play))
    return [count / n for count in counts[:GEAR]] + [1.0]


class Crew:
    """One crew at a location: all that its own cards say, whoever stands opposite."""

    __slots__ = (
        "caper_tallies",
        "capers",
        "counts",
        "getaways",
        "is_guarded",
        "laundries",
        "loot",
        "lovers",
        "n_green_tops",
        "n_thieves",
        "n_tops",
        "one_gear",
        "point_tallies",
        "points",
        "room",
        "two_gear",
    )

    def __init__(self, t: Tables, cells: tuple[int, ...]) -> None:
        self.counts: list[int] = [0] * (GEAR + 1)
        """Face-up gear of each colour, then all gear."""
        self.n_thieves: int = 0
        self.capers: int = 0
        """Capers and points that nothing else can change."""
        self.points: int = 0
        self.caper_tallies: list[Tally] = []
        """Effects that count cards, for Capers and for points."""
        self.point_tallies: list[Tally] = []
        self.lovers: int = 0
        self.laundries: int = 0
        self.loot: int = 0
        """Pieces of loot: the counts of the four kinds, packed into one number."""
        self.getaways: int = 0
        self.two_gear: int = 0
        self.one_gear: int = 0
        self.is_guarded: bool = False
        self.n_tops: int = 0
        """Face-up gear on top of a stack."""
        self.n_green_tops: int = 0
        counts = self.counts
        for stack in range(0, 12, 4):
            thief = cells[stack]
            if thief == 0:
                continue
            self.n_thieves += 1
            if thief > 0:
                self._add(t.thief_tallies[thief - 1], t.thief_loot[thief - 1])
                self.is_guarded = self.is_guarded or t.thief_protects[thief - 1]
                self.getaways += t.thief_getaway[thief - 1]
            n = 0
            for i in range(stack + 1, stack + 4):
                gear = cells[i]
                if gear == 0:
                    break
                n += 1
                if gear > 0:
                    counts[t.colour[gear - 1]] += 1
                    self._add(t.gear_tallies[gear - 1], t.gear_loot[gear - 1])
                    self.is_guarded = self.is_guarded or t.gear_protects[gear - 1]
                    self.getaways += t.gear_getaway[gear - 1]
            counts[GEAR] += n
            if n == _FULL:
                self.capers += 1
            elif n == _FULL - 1:
                self.two_gear += 1
            elif n:
                self.one_gear += 1
            top = cells[stack + n]
            if n and top > 0:
                self.n_tops += 1
                if t.colour[top - 1] == _GREEN_GEAR:
                    self.n_green_tops += 1
        self.room: int = _FULL * self.n_thieves - counts[GEAR]
        """Places for gear on the thieves there."""

    def _add(self, tallies: list[Tally], loot: int) -> None:
        if loot >= 0:
            self.loot += 1 << 8 * loot
        for effect in tallies:
            way = effect.way
            if way == LOOT_ALL or way == LOOT_HERE:
                self.lovers += effect.n
            elif way == LAUNDERED:
                self.laundries += effect.n
            elif way == FLAT:
                if effect.unit == CAPER:
                    self.capers += effect.n
                else:
                    self.points += effect.n
            elif effect.unit == CAPER:
                self.caper_tallies.append(effect)
            else:
                self.point_tallies.append(effect)


class Facts:
    """What one crew has at a location, given who stands opposite."""

    __slots__ = (
        "caper_colour",
        "caper_rival",
        "caper_room",
        "caper_set",
        "capers",
        "exposed",
        "getaways",
        "laundries",
        "loot",
        "loot_lovers",
        "one_gear",
        "point_colour",
        "point_rival",
        "point_room",
        "point_set",
        "points",
        "reward",
        "reward_growth",
        "room",
        "thieves",
        "two_gear",
    )

    def __init__(
        self, t: Tables, rates: list[float], location: int, own: Crew, rival: Crew
    ) -> None:
        self.room: float = float(own.room)
        """Places for gear on the thieves there."""
        self.thieves: float = float(own.n_thieves)
        self.two_gear: float = float(own.two_gear)
        """Thieves with two gear cards, who are nearly fully equipped,"""
        self.one_gear: float = float(own.one_gear)
        """and with one."""
        self.getaways: float = float(own.getaways)
        self.loot: int = own.loot
        """Pieces of loot: the counts of the four kinds, packed into one number."""
        self.loot_lovers: float = float(own.lovers)
        """Points per piece of loot anywhere, and"""
        self.laundries: float = float(own.laundries)
        """per laundered coin."""
        n_exposed = own.n_tops
        if own.is_guarded or t.location_protects_green[location]:
            n_exposed -= own.n_green_tops
        self.exposed: float = float(n_exposed)
        """Gear on top that may be turned."""
        effects = own.caper_tallies
        modifiers = t.location_modifiers[location]
        if modifiers:
            effects = effects + modifiers
        n, colour, next_set, room, by_rival = _tell_all(effects, rates, own, rival)
        self.capers: float = float(own.capers + n)
        """Capers, as they would be counted now; then what may still add to them:"""
        self.caper_colour: float = colour
        """gear of the right colour, at the rate at which it comes,"""
        self.caper_set: float = next_set
        """how far the next set has come,"""
        self.caper_room: float = room
        """how many sets the room is good for,"""
        self.caper_rival: float = by_rival
        """and what the rival may still put there that counts for this side."""
        n, colour, next_set, room, by_rival = _tell_all(own.point_tallies, rates, own, rival)
        self.points: float = float(own.points + n)
        """The same for points."""
        self.point_colour: float = colour
        self.point_set: float = next_set
        self.point_room: float = room
        self.point_rival: float = by_rival
        n = t.base[location]
        growth = 0.0
        for effect in t.location_rewards[location]:
            if effect.way == LOOT_ALL or effect.way == LOOT_HERE or effect.way == LAUNDERED:
                continue
            count, colour, next_set, room, by_rival = _tell(effect, rates, own, rival)
            n += effect.n * count
            growth += colour + next_set + room + by_rival
        self.reward: float = float(n)
        """What winning the location brings now, apart from loot,"""
        self.reward_growth: float = growth
        """and what may still add to that."""

    def growth(self) -> list[float]:
        """What speaks for winning the location, in the order of `caper_chances.GROWTH`."""
        return [
            self.capers,
            self.room,
            self.thieves,
            self.caper_colour,
            self.caper_set,
            self.caper_room,
            self.caper_rival,
            self.two_gear,
            self.one_gear,
        ]

    def sums(self) -> list[float]:
        """What adds up over the locations, in the order of `caper_outlook.FEATURES`."""
        return [
            self.points,
            self.point_colour,
            self.point_set,
            self.point_room,
            self.point_rival,
            self.room,
            self.exposed,
            self.getaways,
            self.laundries,
            self.capers,
        ]


class Sight:
    """What is seen at one location: the facts about cream's crew and about green's."""

    __slots__ = ("cream", "green")

    def __init__(
        self, t: Tables, rates: list[float], location: int, cream: Crew, green: Crew
    ) -> None:
        self.cream: Facts = Facts(t, rates, location, cream, green)
        self.green: Facts = Facts(t, rates, location, green, cream)

    def of(self, side: int) -> Facts:
        """The facts about one side's crew."""
        return self.green if side else self.cream


def look(t: Tables, rates: list[float], location: int, cells: tuple[int, ...]) -> Sight:
    """The facts about both crews at a location.

    `cells` are the twelve cells of cream's crew and the twelve of green's; `rates` are the
    `shares_of_colours`.
    """
    return Sight(t, rates, location, Crew(t, cells[:12]), Crew(t, cells[12:]))


def _tell_all(
    effects: list[Tally], rates: list[float], own: Crew, rival: Crew
) -> tuple[int, float, float, float, float]:
    """What some effects of a crew come to, and what may still add to them, see `_tell`."""
    n = 0
    colour = next_set = room = by_rival = 0.0
    for effect in effects:
        count, more_colour, more_set, more_room, more_by_rival = _tell(effect, rates, own, rival)
        n += effect.n * count
        colour += more_colour
        next_set += more_set
        room += more_room
        by_rival += more_by_rival
    return n, colour, next_set, room, by_rival


def _tell(
    effect: Tally, rates: list[float], own: Crew, rival: Crew
) -> tuple[int, float, float, float, float]:
    """How often an effect of a crew counts, as `scoring.tally` has it, and what may still add to
    it: by colour, the next set begun, room for sets, the rival."""
    way = effect.way
    whose = effect.whose
    n = effect.n
    counted = rival if whose == THEIRS else own
    if way == FLAT:
        return 1, 0.0, 0.0, 0.0, 0.0
    by_own = by_rival = 0.0
    if way == COLOUR or way == ALL_GEAR:
        column = effect.colour if way == COLOUR else GEAR
        count = counted.counts[column]
        if whose == BOTH:
            count += rival.counts[column]
        rate = rates[column]
        if whose != THEIRS:
            by_own = n * rate * own.room
        if whose != MINE:
            by_rival = n * rate * rival.room
        return count, by_own, 0.0, 0.0, by_rival
    if way == THIEF:
        count = counted.n_thieves
        if whose == BOTH:
            count += rival.n_thieves
        if whose != THEIRS:
            by_own = n * (_THIEF_ROOM - own.n_thieves) / 3.0
        if whose != MINE:
            by_rival = n * (_THIEF_ROOM - rival.n_thieves) / 3.0
        return count, by_own, 0.0, 0.0, by_rival
    counts = counted.counts
    n_thieves = counted.n_thieves
    room = counted.room
    if whose == BOTH:
        counts = [counts[i] + rival.counts[i] for i in range(GEAR + 1)]
        n_thieves += rival.n_thieves
        room += rival.room
    count = most_sets(effect.needs, effect.gear, effect.thieves, counts, 0, counts[GEAR], n_thieves)
    size = effect.gear + effect.thieves
    if not size:
        return count, 0.0, 0.0, 0.0, 0.0
    begun = _begun(effect, count, counts, n_thieves)
    return count, 0.0, n * begun / size, n * room / size, 0.0


def _begun(effect: Tally, done: int, counts: list[int], n_thieves: int) -> float:
    """How many cards of the next set already lie there."""
    have = 0
    named = 0
    for colour, n in effect.needs:
        have += min(n, counts[colour] - done * n)
        named += n
    loose = effect.gear - named
    if loose:
        have += max(0, min(loose, counts[GEAR] - done * effect.gear - have))
    return float(have + min(effect.thieves, n_thieves - done * effect.thieves))
