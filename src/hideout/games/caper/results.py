"""What a scored table comes to: the result format of the rules, the ranking, the end of a game."""

from __future__ import annotations

from hideout.core.game import JsonObject, Outcome, ScoreLine, ScoreSheet
from hideout.games.caper.scoring import Reckoning, reckon
from hideout.games.caper.state import CREAM, GREEN, Position
from hideout.games.caper.vocabulary import CITIES, LOOT, SIDES


def score_sheet(pos: Position) -> ScoreSheet:
    """The table as it lies, in the result format of the rules (14.3), every point explained."""
    lines: list[ScoreLine] = []
    return _sheet(pos, reckon(pos, lines), lines)


def _sheet(pos: Position, found: Reckoning, lines: list[ScoreLine]) -> ScoreSheet:
    ranking, decided_by, snitch = rank(pos, found)
    t = pos.t
    scores: JsonObject = {}
    for side in (CREAM, GREEN):
        scores[SIDES[side]] = {
            "locations": found.locations[side],
            "thieves": found.thieves[side],
            "gear": found.gear[side],
            "loot": found.loot[side],
            "discards": found.discards[side],
            "total": found.total(side),
            "loot_pieces": {LOOT[kind]: found.pieces[side][kind] for kind in range(len(LOOT))},
            "loot_sets": found.sets[side].sizes(),
            "coins": pos.coins[side],
        }
    if pos.n_players == 3:
        lowest = min(found.total(CREAM), found.total(GREEN))
        highest = max(found.total(CREAM), found.total(GREEN))
        scores["snitch"] = {
            "from_lowest": lowest,
            "from_highest": snitch - lowest,
            "total": snitch,
        }
        lines.append(
            ScoreLine(
                "snitch",
                "total",
                lowest,
                "caper-score-snitch_lowest",
                {"points": lowest},
                ("CAP-09", "CAP-52"),
            )
        )
        lines.append(
            ScoreLine(
                "snitch",
                "total",
                snitch - lowest,
                "caper-score-snitch_highest",
                {"points": snitch - lowest, "total": highest},
                ("CAP-09", "CAP-52"),
            )
        )
    locations: list[JsonObject] = []
    for place in range(3):
        winner = found.winners[place]
        loot = t.location_loot[pos.locations[place]]
        locations.append(
            {
                "id": t.location_ids[pos.locations[place]],
                "capers": {"cream": found.capers[place], "green": found.capers[place + 3]},
                "winner": SIDES[winner] if winner >= 0 else None,
                "reward_points": found.reward_points[place],
                "reward_loot": [LOOT[loot]] if winner >= 0 and loot >= 0 else [],
            }
        )
    result: JsonObject = {
        "game": "caper",
        "format": 1,
        "players": pos.n_players,
        "city": CITIES[t.city],
        "locations": locations,
        "scores": scores,
        "ranking": ranking,
        "winner": ranking[0],
        "decided_by": decided_by,
    }
    return ScoreSheet(result, tuple(lines))


def snitch_points(pos: Position, cream: int, green: int) -> int:
    """The Snitch's points (10.4)."""
    return min(cream, green) + max(cream, green) // pos.t.snitch_divisor


def rank(pos: Position, found: Reckoning) -> tuple[list[str], str, int]:
    """All participants best first, how the first place was decided, and the Snitch's points."""
    cream, green = found.total(CREAM), found.total(GREEN)
    decided_by = "points"
    if cream != green:
        best = CREAM if cream > green else GREEN
    elif pos.coins[CREAM] != pos.coins[GREEN]:
        best = CREAM if pos.coins[CREAM] > pos.coins[GREEN] else GREEN
        decided_by = "coins"
    else:
        best = GREEN if pos.t.tie_green else CREAM
        decided_by = "mastermind"
    ranking = [SIDES[best], SIDES[1 - best]]
    if pos.n_players != 3:
        return ranking, decided_by, 0
    snitch = snitch_points(pos, cream, green)
    above = sum(1 for total in (cream, green) if total > snitch)
    ranking.insert(above, "snitch")
    if above:
        return ranking, "points", snitch
    return ranking, "snitch" if snitch == max(cream, green) else "points", snitch


def conclude(pos: Position) -> Outcome:
    """The end of a game played out: ranks and totals per seat."""
    lines: list[ScoreLine] = []
    found = reckon(pos, lines)
    ranking, _, _ = rank(pos, found)
    totals = totals_by_role(pos, found)
    roles = roles_of(pos.n_players)
    return Outcome(
        "played_out",
        tuple(ranking.index(role) + 1 for role in roles),
        tuple(totals[role] for role in roles),
        _sheet(pos, found, lines),
    )


def roles_of(n_players: int) -> tuple[str, ...]:
    """Per seat, the participant whose points count for it (Lookouts share their side's)."""
    if n_players == 2:
        return ("cream", "green")
    if n_players == 3:
        return ("cream", "green", "snitch")
    return ("cream", "cream", "green", "green")


def totals_by_role(pos: Position, found: Reckoning) -> dict[str, int]:
    """The total of each participant."""
    cream, green = found.total(CREAM), found.total(GREEN)
    return {"cream": cream, "green": green, "snitch": snitch_points(pos, cream, green)}
