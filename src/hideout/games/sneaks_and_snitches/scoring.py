"""Scoring: majorities by colour, special items, and every point with its reason.

`share` serves playouts, score sheets and the score pad alike, so the explanation cannot differ
from the result.
"""

from __future__ import annotations

from hideout.core.game import JsonObject, Outcome, ScoreLine, ScoreSheet
from hideout.games.sneaks_and_snitches.cards import COLOURS, N_COLOURS, Tables
from hideout.games.sneaks_and_snitches.state import OVER, SEATS, Position

GAME_ID = "sneaks_and_snitches"
REASON = "loot_ran_out"
_NO_RULINGS: tuple[str, ...] = ()
_TIE = ("SNS-24",)
_ZERO = ("SNS-25",)
_TWO = ("SNS-29",)
_SPECIAL = ("SNS-20",)


class Ending:
    """All that matters at the end: who has how many of each colour, and which special items."""

    __slots__ = ("counts", "margin", "n", "names", "rows", "specials", "zero_pays")

    def __init__(self, names: list[str], t: Tables) -> None:
        self.names: list[str] = names
        self.n: int = len(names)
        self.counts: list[int] = []
        """Items and stash cards together, four per player."""
        self.specials: list[list[int]] = []
        """Per player: the points on the special items."""
        self.rows: list[list[int]] = t.rows[self.n]
        self.zero_pays: bool = t.zero_pays
        self.margin: int = t.margin


def final_of(state: Position) -> Ending:
    """What counts in a game: stash cards only once they have been revealed."""
    final = Ending(list(SEATS[: state.n_players]), state.t)
    size = state.n_players * N_COLOURS
    if state.phase == OVER:
        final.counts = [state.items[i] + state.stash[i] for i in range(size)]
    else:
        final.counts = state.items[:size]
    final.specials = [[] for _ in range(state.n_players)]
    for each in state.specials:
        final.specials[each % 5].append(state.t.amount[each // 5])
    return final


def share(final: Ending, colour: int) -> list[int]:
    """The points of each player for one colour."""
    if final.n == 2:
        return _share_of_two(final, colour)
    counts = final.counts[colour::N_COLOURS]
    row = final.rows[colour]
    points = [0] * final.n
    ranked = sorted(counts, reverse=True)
    place = 0
    while place < final.n:
        count = ranked[place]
        k = ranked.count(count)
        # SNS-24: equals share the points of their places, rounded down.
        each = sum(row[place : place + k]) // k
        if each and (count or final.zero_pays):
            for seat in range(final.n):
                if counts[seat] == count:
                    points[seat] = each
        place += k
    return points


def _share_of_two(final: Ending, colour: int) -> list[int]:
    """SNS-29: a clear lead takes the first place, anything less is halved."""
    first, second = final.counts[colour], final.counts[N_COLOURS + colour]
    value = final.rows[colour][0]
    if first - second >= final.margin:
        return [value, 0]
    if second - first >= final.margin:
        return [0, value]
    half = value // 2
    if final.zero_pays:
        return [half, half]
    return [half if first else 0, half if second else 0]


def totals_of(final: Ending) -> list[int]:
    """The total of each player."""
    totals = [sum(points) for points in final.specials]
    for colour in range(N_COLOURS):
        for seat, points in enumerate(share(final, colour)):
            totals[seat] += points
    return totals


def ranks_of(totals: list[int]) -> list[int]:
    """Competition ranks: equals share a place (SNS-27)."""
    return [1 + sum([other > total for other in totals]) for total in totals]


def score_sheet(final: Ending, warnings: list[str] | None = None) -> ScoreSheet:
    """The result in the format of the rules, and a line for every figure in it."""
    lines: list[ScoreLine] = []
    totals = [0] * final.n
    points_of: list[JsonObject] = [{} for _ in range(final.n)]
    lost: JsonObject = {}
    for colour in range(N_COLOURS):
        points = share(final, colour)
        name = COLOURS[colour]
        lost[name] = sum(final.rows[colour]) - sum(points)
        for seat in range(final.n):
            points_of[seat][name] = points[seat]
            totals[seat] += points[seat]
        _explain(final, colour, points, lines)
    for seat in range(final.n):
        special = sum(final.specials[seat])
        points_of[seat]["special"] = special
        totals[seat] += special
        if special:
            details: JsonObject = {"points": special, "n": len(final.specials[seat])}
            lines.append(
                ScoreLine(
                    final.names[seat],
                    "special",
                    special,
                    "sneaks_and_snitches-score-special",
                    details,
                    _SPECIAL,
                )
            )
    ranks = ranks_of(totals)
    players: list[JsonObject] = []
    for seat in range(final.n):
        counts = final.counts[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS]
        players.append(
            {
                "name": final.names[seat],
                "counts": dict(zip(COLOURS, counts, strict=True)),
                "points": points_of[seat],
                "total": totals[seat],
                "rank": ranks[seat],
                "winner": ranks[seat] == 1,
            }
        )
    result: JsonObject = {
        "game": GAME_ID,
        "format": 1,
        "vp_card": {COLOURS[colour]: final.rows[colour][:] for colour in range(N_COLOURS)},
        "players": players,
        "winners": [final.names[seat] for seat in range(final.n) if ranks[seat] == 1],
        "lost": lost,
        "warnings": [] if warnings is None else warnings,
    }
    return ScoreSheet(result, tuple(lines))


def _explain(final: Ending, colour: int, points: list[int], lines: list[ScoreLine]) -> None:
    counts = final.counts[colour::N_COLOURS]
    name = COLOURS[colour]
    for seat in range(final.n):
        n = counts[seat]
        rulings = _NO_RULINGS
        details: JsonObject = {"colour": name, "n": n, "points": points[seat]}
        if not n and not final.zero_pays:
            text = "sneaks_and_snitches-score-none"
            rulings = _ZERO
        elif final.n == 2:
            text = "sneaks_and_snitches-score-two"
            details["rival"] = counts[1 - seat]
            details["margin"] = final.margin
            lead = n - counts[1 - seat]
            if lead >= final.margin:
                details["stand"] = "ahead"
            else:
                details["stand"] = "behind" if -lead >= final.margin else "tied"
            rulings = _TWO
        else:
            better = 0
            same = 0
            for other in counts:
                if other > n:
                    better += 1
                elif other == n:
                    same += 1
            details["place"] = better + 1
            if same > 1:
                text = "sneaks_and_snitches-score-shared"
                details["last"] = better + same
                rulings = _TIE
            else:
                text = "sneaks_and_snitches-score-place"
        lines.append(ScoreLine(final.names[seat], name, points[seat], text, details, rulings))


def conclude(state: Position) -> Outcome:
    """The end of a game, explained."""
    final = final_of(state)
    sheet = score_sheet(final)
    totals: list[int] = []
    ranks: list[int] = []
    players = sheet.result["players"]
    assert isinstance(players, list)
    for player in players:
        totals.append(player["total"])
        ranks.append(player["rank"])
    return Outcome(REASON, tuple(ranks), tuple(totals), sheet)
