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
    SET,
    THEIRS,
    THIEF,
)
from hideout.games.crews import most_sets

CAPERS: Final = 0
"""Capers, as they would be counted now; then what may still add to them:"""
ROOM: Final = 1
"""places for gear on the thieves there,"""
THIEVES: Final = 2
"""thieves,"""
CAPER_COLOUR: Final = 3
"""gear of the right colour, at the rate at which it comes,"""
CAPER_SET: Final = 4
"""how far the next set has come,"""
CAPER_ROOM: Final = 5
"""and how many sets the room is good for,"""
CAPER_RIVAL: Final = 6
"""what the rival may still put there that counts for this side,"""
TWO_GEAR: Final = 7
"""thieves with two gear cards, who are nearly fully equipped, and"""
ONE_GEAR: Final = 8
"""thieves with one."""
N_GROWTH: Final = 9
"""How many of these speak of Capers; the others speak of points:"""
POINTS: Final = 9
POINT_COLOUR: Final = 10
POINT_SET: Final = 11
POINT_ROOM: Final = 12
POINT_RIVAL: Final = 13
REWARD: Final = 14
"""what winning the location brings now, apart from loot,"""
REWARD_GROWTH: Final = 15
"""what may still add to that,"""
EXPOSED: Final = 16
"""gear on top that may be turned,"""
GETAWAYS: Final = 17
"""getaways,"""
LOOT_LOVERS: Final = 18
"""points per piece of loot anywhere,"""
LAUNDRIES: Final = 19
"""points per laundered coin, and"""
LOOT: Final = 20
"""pieces of loot, one count per kind."""
N_FACTS: Final = 24
"""How many facts there are about each of the two crews; cream's come first."""

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


class _Crew:
    """One crew at a location: what its cards show and count."""

    __slots__ = ("counts", "n_thieves", "room")

    def __init__(self, t: Tables, cells: tuple[int, ...], at: int) -> None:
        self.counts: list[int] = [0] * (GEAR + 1)
        """Face-up gear of each colour, then all gear."""
        self.n_thieves: int = 0
        for stack in range(at, at + 12, 4):
            if cells[stack] == 0:
                continue
            self.n_thieves += 1
            for i in range(stack + 1, stack + 4):
                gear = cells[i]
                if gear == 0:
                    break
                self.counts[GEAR] += 1
                if gear > 0:
                    self.counts[t.colour[gear - 1]] += 1
        self.room: int = _FULL * self.n_thieves - self.counts[GEAR]


def look(t: Tables, rates: list[float], location: int, cells: tuple[int, ...]) -> list[float]:
    """The facts about both crews at a location, cream's and then green's.

    `cells` are the twelve cells of cream's crew and the twelve of green's; `rates` are the
    `shares_of_colours`.
    """
    cream = _Crew(t, cells, 0)
    green = _Crew(t, cells, 12)
    return [
        *_facts(t, rates, location, cells, 0, cream, green),
        *_facts(t, rates, location, cells, 12, green, cream),
    ]


def _facts(
    t: Tables,
    rates: list[float],
    location: int,
    cells: tuple[int, ...],
    at: int,
    own: _Crew,
    rival: _Crew,
) -> list[float]:
    facts = [0.0] * N_FACTS
    facts[ROOM] = float(own.room)
    facts[THIEVES] = float(own.n_thieves)
    guarded = t.location_protects_green[location]
    tops: list[int] = []
    for stack in range(at, at + 12, 4):
        thief = cells[stack]
        if thief == 0:
            continue
        if thief > 0:
            _add_card(facts, t.thief_tallies[thief - 1], t.thief_loot[thief - 1], rates, own, rival)
            guarded = guarded or t.thief_protects[thief - 1]
            if t.thief_getaway[thief - 1]:
                facts[GETAWAYS] += 1.0
        n = 0
        for i in range(stack + 1, stack + 4):
            gear = cells[i]
            if gear == 0:
                break
            n += 1
            if gear > 0:
                _add_card(facts, t.gear_tallies[gear - 1], t.gear_loot[gear - 1], rates, own, rival)
                guarded = guarded or t.gear_protects[gear - 1]
                if t.gear_getaway[gear - 1]:
                    facts[GETAWAYS] += 1.0
        if n == _FULL:
            facts[CAPERS] += 1.0
        elif n == _FULL - 1:
            facts[TWO_GEAR] += 1.0
        elif n:
            facts[ONE_GEAR] += 1.0
        if n and cells[stack + n] > 0:
            tops.append(t.colour[cells[stack + n] - 1])
    for colour in tops:
        if not (guarded and colour == _GREEN_GEAR):
            facts[EXPOSED] += 1.0
    for effect in t.location_modifiers[location]:
        facts[CAPERS] += effect.n * _count(effect, own, rival)
        _add_growth(facts, CAPER_COLOUR, effect, rates, own, rival)
    facts[REWARD] = float(t.base[location])
    for effect in t.location_rewards[location]:
        if effect.way == LOOT_ALL or effect.way == LOOT_HERE or effect.way == LAUNDERED:
            continue
        facts[REWARD] += effect.n * _count(effect, own, rival)
        growth = [0.0, 0.0, 0.0, 0.0]
        _add_growth(growth, 0, effect, rates, own, rival)
        facts[REWARD_GROWTH] += sum(growth)
    return facts


def _add_card(
    facts: list[float],
    tallies: list[Tally],
    loot: int,
    rates: list[float],
    own: _Crew,
    rival: _Crew,
) -> None:
    if loot >= 0:
        facts[LOOT + loot] += 1.0
    for effect in tallies:
        if effect.way == LOOT_ALL or effect.way == LOOT_HERE:
            facts[LOOT_LOVERS] += effect.n
        elif effect.way == LAUNDERED:
            facts[LAUNDRIES] += effect.n
        elif effect.unit == CAPER:
            facts[CAPERS] += effect.n * _count(effect, own, rival)
            _add_growth(facts, CAPER_COLOUR, effect, rates, own, rival)
        else:
            facts[POINTS] += effect.n * _count(effect, own, rival)
            _add_growth(facts, POINT_COLOUR, effect, rates, own, rival)


def _count(effect: Tally, own: _Crew, rival: _Crew) -> int:
    """How often an effect of a card of a crew counts, as `scoring.tally` has it."""
    way = effect.way
    whose = effect.whose
    if way == FLAT:
        return 1
    counted = rival if whose == THEIRS else own
    if way == COLOUR or way == ALL_GEAR:
        column = effect.colour if way == COLOUR else GEAR
        n = counted.counts[column]
        return n + rival.counts[column] if whose == BOTH else n
    if way == THIEF:
        n = counted.n_thieves
        return n + rival.n_thieves if whose == BOTH else n
    counts = counted.counts
    n_thieves = counted.n_thieves
    if whose == BOTH:
        counts = [counts[i] + rival.counts[i] for i in range(GEAR + 1)]
        n_thieves += rival.n_thieves
    return most_sets(effect.needs, effect.gear, effect.thieves, counts, 0, counts[GEAR], n_thieves)


def _add_growth(
    facts: list[float], at: int, effect: Tally, rates: list[float], own: _Crew, rival: _Crew
) -> None:
    """What may still add to an effect: by colour, the next set begun, room for sets, the rival."""
    way = effect.way
    whose = effect.whose
    n = effect.n
    if way == COLOUR or way == ALL_GEAR:
        rate = rates[effect.colour if way == COLOUR else GEAR]
        if whose != THEIRS:
            facts[at] += n * rate * own.room
        if whose != MINE:
            facts[at + 3] += n * rate * rival.room
    elif way == THIEF:
        if whose != THEIRS:
            facts[at] += n * (_THIEF_ROOM - own.n_thieves) / 3.0
        if whose != MINE:
            facts[at + 3] += n * (_THIEF_ROOM - rival.n_thieves) / 3.0
    elif way == SET:
        counted = rival if whose == THEIRS else own
        counts = counted.counts
        room = counted.room
        n_thieves = counted.n_thieves
        if whose == BOTH:
            counts = [counts[i] + rival.counts[i] for i in range(GEAR + 1)]
            room += rival.room
            n_thieves += rival.n_thieves
        size = effect.gear + effect.thieves
        if size:
            facts[at + 1] += n * _progress(effect, counts, n_thieves) / size
            facts[at + 2] += n * room / size


def _progress(effect: Tally, counts: list[int], n_thieves: int) -> float:
    """How many cards of the next set already lie there."""
    done = most_sets(effect.needs, effect.gear, effect.thieves, counts, 0, counts[GEAR], n_thieves)
    have = 0
    named = 0
    for colour, n in effect.needs:
        have += min(n, counts[colour] - done * n)
        named += n
    loose = effect.gear - named
    if loose:
        have += max(0, min(loose, counts[GEAR] - done * effect.gear - have))
    return float(have + min(effect.thieves, n_thieves - done * effect.thieves))
