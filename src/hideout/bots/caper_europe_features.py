"""What speaks for a side at a table of Caper: Europe, and what that comes to in points."""

from __future__ import annotations

import math
from typing import Final

from hideout.bots.caper_europe_crews import Claim, CrewSheet, Odds, read_crew
from hideout.bots.tuned import Row
from hideout.games.caper_europe.cards import Tables
from hideout.games.caper_europe.state import Position
from hideout.games.caper_europe.vocabulary import (
    DISCARD,
    LAUNDERED,
    LOOT_TYPE,
    N_TOKENS,
    THEIRS,
)
from hideout.games.crews import N_ROUNDS

FAR: Final = 5
"""A tracker farther from the middle is judged as if it stood here."""
_PRIZES: Final = [f"prize_at_{k}" for k in range(-FAR, FAR + 1)]
_PULLS: Final = ("pull_lost", "pull_behind", "pull_even", "pull_ahead", "pull_secured")
FEATURES: Final[tuple[str, ...]] = (
    # What a crew is by itself.
    "points",
    "waiting",
    "partial",
    "grow",
    "peak",
    "grow_thief",
    "pay",
    "gear",
    "exposed",
    # What it is worth as the tracker stands.
    "stars",
    *_PRIZES,
    *_PULLS,
    "pull_thief",
    "prize_grow",
    # What it may claim from the rest of the table.
    "claims_loot",
    "claims_discard",
    "claims_theirs",
    "claims_laundered",
    # What a side has.
    "loot",
    "coins",
    "first_coins",
    "on_turn",
)
N_FEATURES: Final = len(FEATURES)
_STARS: Final = FEATURES.index("stars")
_PRIZE: Final = FEATURES.index("prize_at_0")
_PULL: Final = FEATURES.index("pull_even")
_PULL_THIEF: Final = FEATURES.index("pull_thief")
_CLAIMS: Final = FEATURES.index("claims_loot")
LOOT: Final = FEATURES.index("loot")
COINS: Final = FEATURES.index("coins")
_BANDS: Final = (-2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2)
"""By place of the tracker, from its last space on the rival's side: which pull it is."""
FEW_COINS: Final = 2

_TURNS: Final = (3, 5, 2, 5, 1, 5)
_FIRST_STAGE: Final = (0, 3, 8, 10, 15, 16)
N_STAGES: Final = 21
"""One for every turn of every round."""

_UNKNOWN: Final = math.inf
_MOST_SHEETS: Final = 40_000


def _beginner() -> tuple[float, ...]:
    weights = [0.0] * N_FEATURES
    weights[0] = weights[_STARS] = weights[LOOT] = 1.0
    weights[COINS] = 0.3
    for k in range(-FAR, FAR + 1):
        weights[_PRIZE + k] = 1.0 / (1.0 + math.exp(-k))
    return tuple(weights)


BEGINNER: Final = _beginner()
"""Weights before anything is tuned: points as they lie, prizes as the trackers stand."""


def stage_of(state: Position) -> int:
    """The number of the turn in the whole game."""
    if state.round >= N_ROUNDS:
        return N_STAGES - 1
    last = _TURNS[state.round] - 1
    return _FIRST_STAGE[state.round] + (state.turn if state.turn < last else last)


class Scale:
    """The weights of one stage, as the judging of crews needs them."""

    __slots__ = ("prize", "pull", "row")

    def __init__(self, row: Row) -> None:
        self.row: tuple[float, ...] = row.weights
        self.prize: list[float] = list(row.weights[_PRIZE - FAR : _PRIZE + FAR + 1])
        """By place of the tracker, from the rival's last space on: what a point there is worth."""
        self.pull: list[float] = [row.weights[_PULL + band] for band in _BANDS]


class Book:
    """The crews met so far with one deck, city and choice of options, and what they are worth.

    What is in it saves time and never changes a result.
    """

    __slots__ = ("_odds", "_sheets", "_size", "scales")

    def __init__(self, t: Tables, rows: list[Row]) -> None:
        self.scales: list[Scale] = [Scale(row) for row in rows]
        self._odds: Odds = Odds(t)
        self._sheets: list[dict[tuple[int, ...], CrewSheet]] = [{} for _ in t.location_ids]
        self._size: int = 0

    def sheet(self, location: int, cells: tuple[int, ...]) -> CrewSheet:
        """The sheet of a crew at a location card."""
        found = self._sheets[location].get(cells)
        if found is None:
            if self._size >= _MOST_SHEETS:
                self._sheets = [{} for _ in self._sheets]
                self._size = 0
            found = read_crew(self._odds, location, cells)
            found.worth = [_UNKNOWN] * len(self.scales)
            self._sheets[location][cells] = found
            self._size += 1
        return found

    def worth(self, sheet: CrewSheet, stage: int) -> float:
        """What a crew is worth by itself."""
        found = sheet.worth[stage]
        if found == _UNKNOWN:
            found = 0.0
            for weight, value in zip(self.scales[stage].row, by_itself(sheet), strict=False):
                found += weight * value
            sheet.worth[stage] = found
        return found


def by_itself(sheet: CrewSheet) -> tuple[float, ...]:
    """The first features: those of a crew that do not depend on tracker and table."""
    return (
        sheet.points,
        sheet.waiting,
        sheet.partial,
        sheet.grow,
        sheet.peak,
        sheet.grow_thief,
        sheet.pay,
        -sheet.room,
        sheet.exposed,
    )


def count_claims(state: Position, claims: list[Claim], crew: int) -> int:
    """The points that claims of a crew score as things are."""
    side = crew // 3
    total = 0
    for way, what, n in claims:
        if way == THEIRS:
            opposing = crew + 3 if crew < 3 else crew - 3
            total += n * state.counts[opposing * N_TOKENS + what]
        elif way == DISCARD:
            total += n * state.discards[side * N_TOKENS + what]
        elif way == LAUNDERED:
            total += n * state.laundered[side]
        elif way == LOOT_TYPE:
            total += n * state.hideout[side * 3 + what]
        else:
            at = side * 3
            hideout = state.hideout
            total += n * (hideout[at] + hideout[at + 1] + hideout[at + 2])
    return total


def claim_feature(way: int) -> int:
    """Which feature counts claims of this kind."""
    if way == DISCARD:
        return _CLAIMS + 1
    if way == THEIRS:
        return _CLAIMS + 2
    return _CLAIMS + 3 if way == LAUNDERED else _CLAIMS


def crew_worth(
    state: Position, book: Book, stage: int, crew: int, sheet: CrewSheet, k: int
) -> float:
    """What a crew is worth to its owner if the tracker stands k spaces on the owner's side."""
    scale = book.scales[stage]
    total = sheet.worth[stage]
    if total == _UNKNOWN:
        total = book.worth(sheet, stage)
    prize = sheet.prize
    if sheet.claims:
        row = scale.row
        total += row[0] * count_claims(state, sheet.claims, crew)
        for claim in sheet.claims:
            total += row[claim_feature(claim.way)] * claim.n
    if sheet.prize_claims:
        prize += count_claims(state, sheet.prize_claims, crew)
    if k > 0:
        total += scale.row[_STARS] * state.t.stars[k]
    at = 2 * FAR if k >= FAR else 0 if k <= -FAR else k + FAR
    factor = scale.prize[at]
    if sheet.pull:
        factor += scale.pull[at] * sheet.pull
    if sheet.pull_thief:
        factor += scale.row[_PULL_THIEF] * sheet.pull_thief
    if k >= 0 and sheet.prize_grow:
        total += scale.row[_PULL_THIEF + 1] * sheet.prize_grow
    return total + prize * factor


def expected_margin(state: Position, book: Book, stage: int) -> float:
    """The points by which A is expected to lead B in the end: the weighted features."""
    cells = state.cells
    tracks = state.tracks
    locations = state.locations
    total = 0.0
    for location in range(3):
        card = locations[location]
        at = location * 12
        sheet = book.sheet(card, tuple(cells[at : at + 12]))
        total += crew_worth(state, book, stage, location, sheet, tracks[location])
        sheet = book.sheet(card, tuple(cells[at + 36 : at + 48]))
        total -= crew_worth(state, book, stage, location + 3, sheet, -tracks[location])
    row = book.scales[stage].row
    hideout = state.hideout
    sets = state.t.loot_sets
    loot = (
        sets[(hideout[0] * 5 + hideout[1]) * 5 + hideout[2]].points
        - sets[(hideout[3] * 5 + hideout[4]) * 5 + hideout[5]].points
    )
    a, b = state.coins
    few = (a if a < FEW_COINS else FEW_COINS) - (b if b < FEW_COINS else FEW_COINS)
    total += row[LOOT] * loot + row[LOOT + 1] * (a - b) + row[LOOT + 2] * few
    return total + row[LOOT + 3] if state.side == 0 else total - row[LOOT + 3]


def count_features(state: Position, book: Book) -> list[float]:
    """What speaks for side A and against side B."""
    found = [0.0] * N_FEATURES
    for crew in range(6):
        side, location = divmod(crew, 3)
        sign = -1.0 if side else 1.0
        at = crew * 12
        sheet = book.sheet(state.locations[location], tuple(state.cells[at : at + 12]))
        k = -state.tracks[location] if side else state.tracks[location]
        for i, value in enumerate(by_itself(sheet)):
            found[i] += sign * value
        found[0] += sign * count_claims(state, sheet.claims, crew)
        for claim in sheet.claims:
            found[claim_feature(claim.way)] += sign * claim.n
        prize = sheet.prize + count_claims(state, sheet.prize_claims, crew)
        if k > 0:
            found[_STARS] += sign * state.t.stars[k]
        near = max(-FAR, min(FAR, k))
        found[_PRIZE + near] += sign * prize
        found[_PULL + _BANDS[near + FAR]] += sign * sheet.pull * prize
        found[_PULL_THIEF] += sign * sheet.pull_thief * prize
        if k >= 0:
            found[_PULL_THIEF + 1] += sign * sheet.prize_grow
    hideout = state.hideout
    sets = state.t.loot_sets
    a, b = state.coins
    found[LOOT] = float(
        sets[(hideout[0] * 5 + hideout[1]) * 5 + hideout[2]].points
        - sets[(hideout[3] * 5 + hideout[4]) * 5 + hideout[5]].points
    )
    found[LOOT + 1] = float(a - b)
    found[LOOT + 2] = float(min(a, FEW_COINS) - min(b, FEW_COINS))
    found[LOOT + 3] = -1.0 if state.side else 1.0
    return found


def margin_now(state: Position, book: Book) -> int:
    """The points of A less those of B as they would be scored now."""
    total = 0
    for crew in range(6):
        side, location = divmod(crew, 3)
        at = crew * 12
        sheet = book.sheet(state.locations[location], tuple(state.cells[at : at + 12]))
        points = sheet.points + count_claims(state, sheet.claims, crew)
        k = -state.tracks[location] if side else state.tracks[location]
        if k > 0:
            points += state.t.stars[k] + sheet.prize
            points += count_claims(state, sheet.prize_claims, crew)
        total += -points if side else points
    hideout = state.hideout
    sets = state.t.loot_sets
    total += sets[(hideout[0] * 5 + hideout[1]) * 5 + hideout[2]].points
    total -= sets[(hideout[3] * 5 + hideout[4]) * 5 + hideout[5]].points
    return total


def share_of(state: Position, margin: int) -> float:
    """The share of A in the win of a finished game, given how far it leads in points."""
    if not margin:
        margin = state.coins[0] - state.coins[1]
        if state.t.tie_all_coins:
            margin += state.laundered[0] - state.laundered[1]
    if not margin:
        margin = sum(state.hideout[:3]) - sum(state.hideout[3:])
    return 0.5 if not margin else 1.0 if margin > 0 else 0.0
