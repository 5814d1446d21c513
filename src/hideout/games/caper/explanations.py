"""Why a table scores what it scores: one line for every Caper and point, with the cards counted."""

from __future__ import annotations

from typing import Final

from hideout.core.game import ScoreLine
from hideout.games.caper.cards import Tally
from hideout.games.caper.options import OPTIONS
from hideout.games.caper.state import Position
from hideout.games.caper.vocabulary import (
    ALL_GEAR,
    BOTH,
    COLOUR,
    FLAT,
    LAUNDERED,
    LOOT,
    LOOT_ALL,
    LOOT_HERE,
    MINE,
    SET,
    SIDES,
    THIEF,
)
from hideout.games.crews import WILD, LootSets, lay_out

_SETTLED: Final[dict[str, tuple[str, ...]]] = {option.id: (option.ruling,) for option in OPTIONS}
_NOBODY: Final[list[int]] = [-1, -1, -1]


def _location_id(pos: Position, crew: int) -> str:
    return pos.t.location_ids[pos.locations[crew % 3]]


def _rulings(effect: Tally) -> tuple[str, ...]:
    """The rulings an effect rests on, first the one that an option settles."""
    settled = _SETTLED.get(effect.option, ())
    pooled: tuple[str, ...] = ("CAP-43",) if effect.whose == BOTH else ()
    if effect.way == SET:
        return (*settled, "CAP-37", "CAP-38", *pooled)
    if effect.way == COLOUR:
        return (*settled, "CAP-39", *pooled)
    if effect.way == THIEF or effect.way == ALL_GEAR:
        return (*settled, "CAP-39")
    if effect.way == LOOT_ALL or effect.way == LOOT_HERE:
        return (*settled, "CAP-41")
    if effect.way == LAUNDERED:
        return ("CAP-28", "CAP-29")
    return settled


def caper_line(pos: Position, crew: int, effect: Tally, card: str, n: int) -> ScoreLine:
    """Capers a card gives."""
    return ScoreLine(
        SIDES[crew // 3],
        "capers",
        n,
        "caper-score-capers_card",
        {
            "card": card,
            "location": _location_id(pos, crew),
            "n": n,
            "cards": counted_cards(pos, effect, crew),
        },
        _rulings(effect),
    )


def equipped_line(pos: Position, crew: int, thief: int) -> ScoreLine:
    """The Caper of a thief with three gear cards."""
    return ScoreLine(
        SIDES[crew // 3],
        "capers",
        1,
        "caper-score-capers_equipped",
        {"card": pos.t.thief_ids[thief], "location": _location_id(pos, crew)},
        ("CAP-49",),
    )


def modifier_line(pos: Position, crew: int, effect: Tally, n: int) -> ScoreLine:
    """Capers the location gives."""
    return ScoreLine(
        SIDES[crew // 3],
        "capers",
        n,
        "caper-score-capers_modifier",
        {
            "location": _location_id(pos, crew),
            "n": n,
            "cards": counted_cards(pos, effect, crew),
        },
        ("CAP-40",),
    )


def base_line(pos: Position, crew: int, points: int) -> ScoreLine:
    """The points printed on a location that was won."""
    return ScoreLine(
        SIDES[crew // 3],
        "locations",
        points,
        "caper-score-location_base",
        {"location": _location_id(pos, crew), "points": points},
        (),
    )


def reward_line(pos: Position, crew: int, effect: Tally, n: int, winners: list[int]) -> ScoreLine:
    """Further points of a location that was won."""
    return ScoreLine(
        SIDES[crew // 3],
        "locations",
        effect.n * n,
        "caper-score-location_reward",
        {
            "location": _location_id(pos, crew),
            "points": effect.n * n,
            "n": n,
            "cards": counted_cards(pos, effect, crew, winners),
        },
        _rulings(effect),
    )


def points_line(
    pos: Position,
    crew: int,
    effect: Tally,
    card: str,
    kind: str,
    points: int,
    winners: list[int],
) -> ScoreLine:
    """Points of a thief or of gear."""
    is_thief = kind == "thief"
    return ScoreLine(
        SIDES[crew // 3],
        "thieves" if is_thief else "gear",
        points,
        "caper-score-thief" if is_thief else "caper-score-gear",
        {
            "card": card,
            "location": _location_id(pos, crew),
            "points": points,
            "cards": counted_cards(pos, effect, crew, winners),
        },
        _rulings(effect),
    )


def discards_line(side: int, n: int, points: int) -> ScoreLine:
    """Points for discarded gear (4 players)."""
    return ScoreLine(
        SIDES[side],
        "discards",
        points,
        "caper-score-discards",
        {"n": n, "points": points},
        ("CAP-02",),
    )


def loot_lines(pos: Position, side: int, pieces: list[int], sets: LootSets) -> list[ScoreLine]:
    """The chosen sets, each with the pieces in it; wilds fill what is missing."""
    heaps = lay_out(pieces, sets)
    points = pos.t.loot_points
    return [
        ScoreLine(
            SIDES[side],
            "loot",
            points[len(heap) - 1],
            "caper-score-loot_set",
            {"loot": [LOOT[kind] for kind in heap], "points": points[len(heap) - 1]},
            ("CAP-01", "CAP-42") if WILD in heap else ("CAP-01",),
        )
        for heap in heaps
    ]


def counted_cards(
    pos: Position, effect: Tally, crew: int, winners: list[int] = _NOBODY
) -> list[str]:
    """The cards an effect looks at, so that a person can count after it.

    Where loot counts, these are the cards and the won locations that bring it.
    """
    if effect.way == FLAT or effect.way == LAUNDERED:
        return []
    if effect.way == LOOT_HERE:
        return _loot_cards(pos, crew, winners)
    if effect.way == LOOT_ALL:
        first = crew - crew % 3
        return [
            card for each in range(first, first + 3) for card in _loot_cards(pos, each, winners)
        ]
    opposing = crew + 3 if crew < 3 else crew - 3
    crews = [crew] if effect.whose == MINE else [opposing]
    if effect.whose == BOTH:
        crews = [crew, opposing]
    wants_thieves = effect.way == THIEF or (effect.way == SET and effect.thieves > 0)
    colours = [effect.colour] if effect.way == COLOUR else [c for c, _ in effect.needs]
    any_gear = effect.way == ALL_GEAR or (
        effect.way == SET and effect.gear > sum(n for _, n in effect.needs)
    )
    cards: list[str] = []
    for each in crews:
        for stack in range(each * 3, each * 3 + pos.n_thieves[each]):
            if wants_thieves:
                cards.append(_shown(pos.cells[stack * 4], pos.t.thief_ids))
            for i in range(1, 1 + pos.n_gear[stack]):
                cell = pos.cells[stack * 4 + i]
                if any_gear or (cell > 0 and pos.t.colour[cell - 1] in colours):
                    cards.append(_shown(cell, pos.t.gear_ids))
    return cards


def _loot_cards(pos: Position, crew: int, winners: list[int]) -> list[str]:
    t = pos.t
    cards: list[str] = []
    for stack in range(crew * 3, crew * 3 + pos.n_thieves[crew]):
        thief = pos.cells[stack * 4]
        if thief > 0 and t.thief_loot[thief - 1] >= 0:
            cards.append(t.thief_ids[thief - 1])
        for i in range(1, 1 + pos.n_gear[stack]):
            gear = pos.cells[stack * 4 + i]
            if gear > 0 and t.gear_loot[gear - 1] >= 0:
                cards.append(t.gear_ids[gear - 1])
    location = pos.locations[crew % 3]
    if winners[crew % 3] == crew // 3 and t.location_loot[location] >= 0:
        cards.append(t.location_ids[location])
    return cards


def _shown(cell: int, ids: list[str]) -> str:
    return ids[cell - 1] if cell > 0 else f"~{ids[-cell - 1]}"
