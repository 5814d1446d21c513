"""What a scored table comes to: the result format of the rules, the ranking, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from hideout.core.game import JsonObject, Outcome, ScoreLine, ScoreSheet
from hideout.games.caper_europe.scoring import Reckoning, reckon
from hideout.games.caper_europe.state import NOBODY, Position
from hideout.games.caper_europe.vocabulary import CITIES

NAMES = ("A", "B")
"""What the players are called in a result if nobody says otherwise."""


def score_sheet(
    pos: Position, names: Sequence[str] = NAMES, stars: list[int] | None = None
) -> ScoreSheet:
    """The table as it lies, in the result format of the rules (section 11), with reasons."""
    lines: list[ScoreLine] = []
    found = reckon(pos, lines, stars)
    best, decided_by = rank(pos, found)
    return _sheet(pos, found, lines, names, best, decided_by)


def _sheet(
    pos: Position,
    found: Reckoning,
    lines: list[ScoreLine],
    names: Sequence[str],
    best: int,
    decided_by: str,
) -> ScoreSheet:
    result: JsonObject = {
        "game": "caper_europe",
        "city": CITIES[pos.t.city],
        "players": [_player(pos, found, side, names[side]) for side in (0, 1)],
        "winner": None if best == NOBODY else best,
        "decided_by": decided_by,
        "ranking": [[0, 1]] if best == NOBODY else [[best], [1 - best]],
    }
    return ScoreSheet(result, tuple(lines))


def _player(pos: Position, found: Reckoning, side: int, name: str) -> JsonObject:
    ids = pos.t.ids
    locations: list[JsonObject] = []
    for location in range(3):
        is_won = found.winners[location] == side
        base = effect = bonus = 0
        if is_won:
            base = found.base[location]
            effect = found.effects[location]
            bonus = found.stars[location]
        crew = side * 3 + location
        locations.append(
            {
                "card": pos.location_id(location),
                "won": is_won,
                "location": {
                    "points": base,
                    "effect": effect,
                    "bonus": bonus,
                    "total": base + effect + bonus,
                },
                "crew": {
                    "cards": [
                        {"card": ids[card], "points": points} for card, points in found.cards[crew]
                    ],
                    "total": found.crews[crew],
                },
            }
        )
    sets = found.sets[side]
    return {
        "name": name,
        "locations": locations,
        "loot": {
            "sets_of_3": sets.triples,
            "sets_of_2": sets.pairs,
            "singles": sets.singles,
            "total": sets.points,
        },
        "totals": {
            "locations": found.locations[side],
            "crews": found.crew_points(side),
            "loot": found.loot[side],
        },
        "total": found.total(side),
    }


def rank(pos: Position, found: Reckoning) -> tuple[int, str]:
    """Who wins (`NOBODY`: a draw), and by what."""
    coins = pos.coins
    if pos.t.tie_all_coins:
        coins = [coins[0] + pos.laundered[0], coins[1] + pos.laundered[1]]
    tokens = [sum(pos.hideout[:3]), sum(pos.hideout[3:])]
    for decided_by, a, b in (
        ("points", found.total(0), found.total(1)),
        ("coins", coins[0], coins[1]),
        ("loot", tokens[0], tokens[1]),
    ):
        if a != b:
            return (0 if a > b else 1), decided_by
    return NOBODY, "draw"


def conclude(pos: Position) -> Outcome:
    """The end of a game played out: ranks and totals per seat."""
    lines: list[ScoreLine] = []
    found = reckon(pos, lines)
    best, decided_by = rank(pos, found)
    ranks = (1, 1) if best == NOBODY else (1, 2) if best == 0 else (2, 1)
    return Outcome(
        "played_out",
        ranks,
        (found.total(0), found.total(1)),
        _sheet(pos, found, lines, NAMES, best, decided_by),
    )
