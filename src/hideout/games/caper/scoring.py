"""Scoring: who wins each location, and every point with its reason.

`reckon` serves playouts (no lines) and score sheets (with lines) alike, so the explanation
cannot differ from the result.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import ScoreLine
from hideout.games.caper.cards import Tally
from hideout.games.caper.explanations import (
    base_line,
    caper_line,
    discards_line,
    equipped_line,
    loot_lines,
    modifier_line,
    points_line,
    reward_line,
)
from hideout.games.caper.state import CREAM, GREEN, Position
from hideout.games.caper.vocabulary import (
    ALL_GEAR,
    BOTH,
    CAPER,
    COLOUR,
    FLAT,
    GEAR,
    LAUNDERED,
    LOOT,
    LOOT_ALL,
    LOOT_HERE,
    MINE,
    SET,
    THEIRS,
    THIEF,
)
from hideout.games.crews import WILD, LootSets, best_loot_sets, most_sets

_FULL_STACK: Final = 3
_LOOT_SETS: Final[dict[tuple[int, ...], LootSets]] = {}


class Reckoning:
    """A table scored: Capers and winner per location, points per side and category."""

    __slots__ = (
        "capers",
        "discards",
        "gear",
        "locations",
        "loot",
        "loot_here",
        "pieces",
        "reward_points",
        "sets",
        "thieves",
        "winners",
    )

    def __init__(self) -> None:
        self.capers: list[int] = [0] * 6
        """Per crew."""
        self.winners: list[int] = [-1] * 3
        """Per location: the winning side, -1 for none."""
        self.reward_points: list[int] = [0] * 3
        self.locations: list[int] = [0, 0]
        self.thieves: list[int] = [0, 0]
        self.gear: list[int] = [0, 0]
        self.loot: list[int] = [0, 0]
        self.discards: list[int] = [0, 0]
        self.pieces: list[list[int]] = [[0] * len(LOOT), [0] * len(LOOT)]
        """Per side: loot pieces of each kind, rewards included."""
        self.loot_here: list[int] = [0] * 6
        """Per crew: loot pieces of its cards, and of the location if the side won it."""
        self.sets: list[LootSets] = []

    def total(self, side: int) -> int:
        """All points of a side."""
        return (
            self.locations[side]
            + self.thieves[side]
            + self.gear[side]
            + self.loot[side]
            + self.discards[side]
        )


def tally(pos: Position, effect: Tally, crew: int, reckoning: Reckoning) -> int:
    """How often an effect of a card of this crew counts."""
    way = effect.way
    if way == FLAT:
        return 1
    opposing = crew + 3 if crew < 3 else crew - 3
    counted = crew if effect.whose == MINE else opposing
    if way == COLOUR or way == ALL_GEAR:
        column = effect.colour if way == COLOUR else GEAR
        n = pos.faces[counted * 8 + column]
        return n + pos.faces[crew * 8 + column] if effect.whose == BOTH else n
    if way == THIEF:
        n = pos.n_thieves[counted]
        return n + pos.n_thieves[crew] if effect.whose == BOTH else n
    if way == SET:
        return _sets(pos, effect, crew, opposing)
    if way == LOOT_ALL:
        return sum(reckoning.pieces[crew // 3])
    if way == LOOT_HERE:
        return reckoning.loot_here[crew]
    assert way == LAUNDERED
    return pos.laundered[crew // 3]


def _sets(pos: Position, effect: Tally, crew: int, opposing: int) -> int:
    """The largest number of disjoint sets (CAP-37, CAP-38)."""
    counted = crew if effect.whose != THEIRS else opposing
    counts = pos.faces
    at = counted * 8
    n_thieves = pos.n_thieves[counted]
    if effect.whose == BOTH:
        counts = [counts[at + i] + counts[opposing * 8 + i] for i in range(8)]
        at = 0
        n_thieves += pos.n_thieves[opposing]
    return most_sets(
        effect.needs, effect.gear, effect.thieves, counts, at, counts[at + GEAR], n_thieves
    )


def reckon(pos: Position, lines: list[ScoreLine] | None = None) -> Reckoning:
    """Score the table as it lies; with `lines`, explain every Caper and point."""
    t = pos.t
    found = Reckoning()
    waiting: list[tuple[int, Tally, str, str]] = []
    cells = pos.cells
    for stack in range(18):
        cell = cells[stack * 4]
        if cell == 0:
            continue
        crew = stack // 3
        if cell > 0:
            _score_card(
                pos,
                found,
                crew,
                t.thief_tallies[cell - 1],
                t.thief_loot[cell - 1],
                t.thief_ids[cell - 1],
                "thief",
                waiting,
                lines,
            )
        n = pos.n_gear[stack]
        for i in range(stack * 4 + 1, stack * 4 + 1 + n):
            gear = cells[i]
            if gear > 0:
                _score_card(
                    pos,
                    found,
                    crew,
                    t.gear_tallies[gear - 1],
                    t.gear_loot[gear - 1],
                    t.gear_ids[gear - 1],
                    "gear",
                    waiting,
                    lines,
                )
        if n == _FULL_STACK:
            found.capers[crew] += 1
            if lines is not None:
                lines.append(equipped_line(pos, crew, abs(cell) - 1))
    for place in range(3):
        _decide(pos, found, place, lines)
    for place in range(3):
        if found.winners[place] >= 0:
            _reward(pos, found, place, lines)
    for crew, effect, card, kind in waiting:
        _add_points(pos, found, crew, effect, card, kind, lines)
    for side in (CREAM, GREEN):
        sets = loot_sets(found.pieces[side], t.loot_points)
        found.sets.append(sets)
        found.loot[side] = sets.points
        if lines is not None:
            lines.extend(loot_lines(pos, side, found.pieces[side], sets))
        if pos.n_players == 4:
            n = len(pos.discard_gear[side])
            found.discards[side] = n * t.discard_points
            if lines is not None and n:
                lines.append(discards_line(side, n, found.discards[side]))
    return found


def _score_card(
    pos: Position,
    found: Reckoning,
    crew: int,
    tallies: list[Tally],
    loot: int,
    card: str,
    kind: str,
    waiting: list[tuple[int, Tally, str, str]],
    lines: list[ScoreLine] | None,
) -> None:
    if loot >= 0:
        found.pieces[crew // 3][loot] += 1
        found.loot_here[crew] += 1
    for effect in tallies:
        if effect.unit == CAPER:
            n = effect.n * tally(pos, effect, crew, found)
            found.capers[crew] += n
            if lines is not None and n:
                lines.append(caper_line(pos, crew, effect, card, n))
        elif effect.way == LOOT_ALL or effect.way == LOOT_HERE:
            # CAP-41: rewards of won locations count, so these wait for the winners.
            waiting.append((crew, effect, card, kind))
        else:
            _add_points(pos, found, crew, effect, card, kind, lines)


def _add_points(
    pos: Position,
    found: Reckoning,
    crew: int,
    effect: Tally,
    card: str,
    kind: str,
    lines: list[ScoreLine] | None,
) -> None:
    points = effect.n * tally(pos, effect, crew, found)
    if kind == "thief":
        found.thieves[crew // 3] += points
    else:
        found.gear[crew // 3] += points
    if lines is not None and points:
        lines.append(points_line(pos, crew, effect, card, kind, points, found.winners))


def _decide(pos: Position, found: Reckoning, place: int, lines: list[ScoreLine] | None) -> None:
    location = pos.locations[place]
    for crew in (place, place + 3):
        for effect in pos.t.location_modifiers[location]:
            n = effect.n * tally(pos, effect, crew, found)
            found.capers[crew] += n
            if lines is not None and n:
                lines.append(modifier_line(pos, crew, effect, n))
    cream, green = found.capers[place], found.capers[place + 3]
    if cream != green:
        winner = CREAM if cream > green else GREEN
        found.winners[place] = winner
        loot = pos.t.location_loot[location]
        if loot >= 0:
            found.pieces[winner][loot] += 1
            found.loot_here[winner * 3 + place] += 1


def _reward(pos: Position, found: Reckoning, place: int, lines: list[ScoreLine] | None) -> None:
    location = pos.locations[place]
    winner = found.winners[place]
    crew = winner * 3 + place
    points = pos.t.base[location]
    if lines is not None:
        lines.append(base_line(pos, crew, points))
    for effect in pos.t.location_rewards[location]:
        n = tally(pos, effect, crew, found)
        points += effect.n * n
        if lines is not None and n:
            lines.append(reward_line(pos, crew, effect, n, found.winners))
    found.reward_points[place] = points
    found.locations[winner] += points


def loot_sets(pieces: list[int], points: list[int]) -> LootSets:
    """The best sets of these pieces, remembered."""
    key = (pieces[0], pieces[1], pieces[2], pieces[3], points[0], points[1], points[2])
    known = _LOOT_SETS.get(key)
    if known is None:
        known = best_loot_sets(pieces[:WILD], pieces[WILD], points)
        _LOOT_SETS[key] = known
    return known
