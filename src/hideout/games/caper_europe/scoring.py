"""Scoring: who wins each location, and every point with its reason.

`reckon` serves playouts (no lines) and score sheets (with lines) alike, so the explanation
cannot differ from the result.
"""

from __future__ import annotations

from hideout.core.game import ScoreLine
from hideout.games.caper_europe.cards import GEAR_CARD, LOCATION_CARD, Score
from hideout.games.caper_europe.explanations import (
    base_line,
    effect_line,
    loot_lines,
    points_line,
    stars_line,
)
from hideout.games.caper_europe.state import NOBODY, Position
from hideout.games.caper_europe.vocabulary import ALWAYS, FLAT, IF_WON, MINE, N_TOKENS, THIEF
from hideout.games.crews import LootSets


class Reckoning:
    """A table scored: winner and fields per location, points per side and category."""

    __slots__ = (
        "base",
        "cards",
        "crews",
        "effects",
        "locations",
        "loot",
        "sets",
        "stars",
        "winners",
    )

    def __init__(self) -> None:
        self.winners: list[int] = [NOBODY] * 3
        """Per location: the winning side."""
        self.base: list[int] = [0] * 3
        """Per location: printed points for the winner ..."""
        self.effects: list[int] = [0] * 3
        """... points of the end effect ..."""
        self.stars: list[int] = [0] * 3
        """... and stars."""
        self.crews: list[int] = [0] * 6
        """Per crew: the points of its cards."""
        self.cards: list[list[tuple[int, int]]] = [[], [], [], [], [], []]
        """Per crew: the cards with points, and their points."""
        self.locations: list[int] = [0, 0]
        """Per side."""
        self.loot: list[int] = [0, 0]
        self.sets: list[LootSets] = []

    def total(self, side: int) -> int:
        """All points of a side."""
        return self.locations[side] + self.crew_points(side) + self.loot[side]

    def crew_points(self, side: int) -> int:
        """The points of a side's cards."""
        crews = self.crews
        return crews[side * 3] + crews[side * 3 + 1] + crews[side * 3 + 2]


def reckon(
    pos: Position, lines: list[ScoreLine] | None = None, stars: list[int] | None = None
) -> Reckoning:
    """Score the table as it lies; with `lines`, explain every point.

    `stars` are those next to the trackers, if they are read from a board of one's own.
    """
    t = pos.t
    found = Reckoning()
    for location in range(3):
        tracker = pos.tracks[location]
        if tracker:
            found.winners[location] = 0 if tracker > 0 else 1
            n_stars = t.stars[abs(tracker)] if stars is None else stars[location]
            _score_location(pos, found, location, n_stars, lines)
    cells = pos.cells
    scores = t.scores
    for crew in range(6):
        for stack in range(crew * 3, crew * 3 + pos.counts[crew * N_TOKENS + THIEF]):
            at = stack * 4
            card = cells[at] - 1
            if scores[card]:
                _score_card(pos, found, crew, card, lines)
            for i in range(at + 1, at + 1 + pos.n_gear[stack]):
                card = GEAR_CARD + cells[i] - 1
                if scores[card]:
                    _score_card(pos, found, crew, card, lines)
    hideout = pos.hideout
    for side in (0, 1):
        at = side * 3
        sets = t.loot_sets[(hideout[at] * 5 + hideout[at + 1]) * 5 + hideout[at + 2]]
        found.sets.append(sets)
        found.loot[side] = sets.points
        if lines is not None and sets.points:
            lines.extend(loot_lines(pos, side, sets))
    return found


def _score_location(
    pos: Position, found: Reckoning, location: int, stars: int, lines: list[ScoreLine] | None
) -> None:
    card = pos.locations[location]
    winner = found.winners[location]
    crew = winner * 3 + location
    base = pos.t.base[card]
    effect = 0
    if lines is not None:
        lines.append(base_line(pos, crew, base))
    for clause in pos.t.ends[card]:
        n = _points(pos, found, crew, clause)
        effect += n
        if lines is not None and n:
            lines.append(effect_line(pos, crew, clause, LOCATION_CARD + card, n))
    found.base[location] = base
    found.effects[location] = effect
    found.stars[location] = stars
    found.locations[winner] += base + effect + stars
    if lines is not None and stars:
        lines.append(stars_line(pos, crew, stars))


def _score_card(
    pos: Position, found: Reckoning, crew: int, card: int, lines: list[ScoreLine] | None
) -> None:
    """Each clause is counted for itself (CEU-46); covered cards count too (CEU-35)."""
    points = 0
    for clause in pos.t.scores[card]:
        n = _points(pos, found, crew, clause)
        points += n
        if lines is not None and n:
            lines.append(points_line(pos, crew, clause, card, n))
    if points:
        found.crews[crew] += points
        found.cards[crew].append((card, points))


def _points(pos: Position, found: Reckoning, crew: int, clause: Score) -> int:
    """The points of one clause for the owner of a crew."""
    gate = clause.gate
    if gate != ALWAYS:
        if gate == IF_WON:
            if found.winners[crew % 3] != crew // 3:
                return 0
        elif not pos.top_colours(crew) >> gate & 1:
            return 0
    count = clause.count
    if count.way == MINE:
        return clause.n * pos.counts[crew * N_TOKENS + count.token]
    return clause.n if count.way == FLAT else clause.n * pos.tally(count, crew)
