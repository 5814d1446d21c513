"""Why a table scores what it scores: one line for every point, with the cards counted."""

from __future__ import annotations

from hideout.core.game import ScoreLine
from hideout.games.caper_europe.cards import GEAR_CARD, Count, Score
from hideout.games.caper_europe.state import Position
from hideout.games.caper_europe.vocabulary import (
    ALWAYS,
    ANY,
    BOTH,
    DISCARD,
    FLAT,
    IF_WON,
    LAUNDERED,
    LOOT,
    LOOT_ALL,
    LOOT_TYPE,
    MINE,
    N_TOKENS,
    SET,
    SIDES,
    THEIRS,
    THIEF,
)
from hideout.games.crews import LootSets, lay_out


def _rulings(clause: Score) -> tuple[str, ...]:
    count = clause.count
    found: list[str] = []
    if count.way == SET:
        found.append("CEU-36")
    elif count.way == BOTH and count.token == THIEF:
        found.append("CEU-45")
    elif count.way == DISCARD:
        found.append("CEU-32")
    elif count.way == LAUNDERED:
        found.append("CEU-29")
    if clause.gate == IF_WON:
        found.append("CEU-35")
    return tuple(found)


def base_line(pos: Position, crew: int, points: int) -> ScoreLine:
    """The points printed on a location that was won."""
    return ScoreLine(
        SIDES[crew // 3],
        "locations",
        points,
        "caper_europe-score-location_base",
        {"location": pos.location_id(crew % 3), "points": points},
        (),
    )


def effect_line(pos: Position, crew: int, clause: Score, card: int, points: int) -> ScoreLine:
    """Points of the end effect of a location that was won."""
    return ScoreLine(
        SIDES[crew // 3],
        "locations",
        points,
        "caper_europe-score-location_effect",
        {
            "location": pos.t.ids[card],
            "points": points,
            "per": _per(clause.count),
            "n": points // clause.n,
            "cards": counted_cards(pos, clause, crew),
        },
        _rulings(clause),
    )


def stars_line(pos: Position, crew: int, points: int) -> ScoreLine:
    """The stars next to the tracker of a location that was won."""
    return ScoreLine(
        SIDES[crew // 3],
        "locations",
        points,
        "caper_europe-score-location_stars",
        {"location": pos.location_id(crew % 3), "points": points},
        ("CEU-01",),
    )


def points_line(pos: Position, crew: int, clause: Score, card: int, points: int) -> ScoreLine:
    """Points of a thief or of gear."""
    return ScoreLine(
        SIDES[crew // 3],
        "crews",
        points,
        "caper_europe-score-card",
        {
            "card": pos.t.ids[card],
            "location": pos.location_id(crew % 3),
            "points": points,
            "per": _per(clause.count),
            "n": points // clause.n,
            "cards": counted_cards(pos, clause, crew),
        },
        _rulings(clause),
    )


def loot_lines(pos: Position, side: int, sets: LootSets) -> list[ScoreLine]:
    """The sets of loot, each with the tokens in it."""
    points = pos.t.loot_points
    return [
        ScoreLine(
            SIDES[side],
            "loot",
            points[len(heap) - 1],
            "caper_europe-score-loot_set",
            {"loot": [LOOT[kind] for kind in heap], "points": points[len(heap) - 1]},
            (),
        )
        for heap in lay_out([*pos.hideout[side * 3 : side * 3 + 3], 0], sets)
    ]


def _per(count: Count) -> str:
    """What kind of thing was counted, for the sentence about it."""
    if count.way == LOOT_ALL or count.way == LOOT_TYPE:
        return "loot"
    return "laundered" if count.way == LAUNDERED else "cards"


def counted_cards(pos: Position, clause: Score, crew: int) -> list[str]:
    """The cards a clause looks at, so that a person can count after it."""
    count = clause.count
    way = count.way
    t = pos.t
    if way == FLAT:
        return _eyed_cards(pos, clause, crew) if clause.gate > ALWAYS else []
    if way == DISCARD:
        return [
            t.ids[card]
            for card in pos.piles[crew // 3]
            if (card < GEAR_CARD) == (count.token == THIEF)
            and (count.token >= ANY or t.colour[card - GEAR_CARD] == count.token)
        ]
    if way == SET:
        wants_thieves = count.thieves > 0
        colours = [colour for colour, _ in count.needs]
        any_gear = count.gear > sum([n for _, n in count.needs])
    elif way == MINE or way == THEIRS or way == BOTH:
        wants_thieves = count.token == THIEF
        any_gear = count.token == ANY
        colours = [count.token]
    else:
        return []
    opposing = crew + 3 if crew < 3 else crew - 3
    crews = [opposing] if way == THEIRS else [crew, opposing] if way == BOTH else [crew]
    cells = pos.cells
    colour = t.colour
    cards: list[str] = []
    for each in crews:
        for stack in range(each * 3, each * 3 + pos.counts[each * N_TOKENS + THIEF]):
            at = stack * 4
            if wants_thieves:
                cards.append(t.thief_ids[cells[at] - 1])
            for i in range(at + 1, at + 1 + pos.n_gear[stack]):
                gear = cells[i] - 1
                if any_gear or colour[gear] in colours:
                    cards.append(t.gear_ids[gear])
    return cards


def _eyed_cards(pos: Position, clause: Score, crew: int) -> list[str]:
    """The top gear that an eye looks for."""
    tops = [
        pos.cells[stack * 4 + pos.n_gear[stack]] - 1
        for stack in range(crew * 3, crew * 3 + 3)
        if pos.n_gear[stack]
    ]
    return [pos.t.gear_ids[gear] for gear in tops if pos.t.colour[gear] == clause.gate]
