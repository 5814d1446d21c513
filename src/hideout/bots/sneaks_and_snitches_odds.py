"""What majorities are worth before the end: leads as chances, chances as expected points.

A majority is never certain before the end.  How far ahead a seat of a colour is counts against how
much loot is still to come: every lead becomes a chance to end in front, and the chances become
expected points of every place on the Victory Points card.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots.tuned import Row, Weights
from hideout.games.sneaks_and_snitches.cards import N_COLOURS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.scoring import final_of, totals_of
from hideout.games.sneaks_and_snitches.state import OVER, PLAN

FEATURES: Final = ("points", "boss", "constant")
GROUPS: Final = ("2 players", "3 players", "4 players", "5 players")
POINTS: Final = 0
BOSS: Final = 1
N_OWN: Final = 2
"""How many features a seat has by itself; the last one is the same for all."""
STARTS: Final = (2, 10, 24)
"""Stages: up to how many cards are left in the loot deck."""
N_STAGES: Final = len(STARTS) + 1

LEAVING: Final[tuple[float, ...]] = (0.0, 0.0, 3.1, 3.25, 3.25, 3.45)
"""By number of players: how many loot cards leave the table in a round.

Measured again by `hideout lab rates sneaks_and_snitches --games 150 --seed 1`: 3.08, 3.21, 3.36 and
3.53."""
RESTLESS: Final[tuple[float, ...]] = (0.0, 0.0, 2.8, 1.35, 1.0, 0.82)
"""By number of players: the variance that a round adds to a lead in a colour.

Measured again by the same command: 2.6, 1.37, 1.09 and 0.98."""
_MOST_LOOT: Final = 60
_MOST_LEAD: Final = 24


def _normal(x: float) -> float:
    return 0.5 * (1.0 + math.erf(x / math.sqrt(2.0)))


def _deviation(n_players: int, loot_left: float) -> float:
    """How far a lead may still shift, as a standard deviation."""
    rounds = max(0.4, 1.0 + loot_left / LEAVING[n_players])
    return math.sqrt(RESTLESS[n_players] * rounds)


def _odds(n_players: int, least: float) -> list[list[float]]:
    """By loot left: for each lead the chance that in the end it is `least` or more."""
    found: list[list[float]] = []
    for loot_left in range(-4, _MOST_LOOT + 1):
        deviation = _deviation(n_players, loot_left)
        found.append(
            [
                _normal((lead - least + 0.5) / deviation)
                for lead in range(-_MOST_LEAD, _MOST_LEAD + 1)
            ]
        )
    return found


AHEAD: list[list[list[float]]] = [[], []] + [_odds(n, 0.5) for n in range(2, 6)]
"""By players, loot left (from 4 too few) and lead: the chance to end in front."""
CLEAR: list[list[list[float]]] = [[], _odds(2, 1.0), _odds(2, 2.0)]
"""Two players, by the margin a majority needs."""


def appraise(counts: Sequence[int], colour: int, state: SneaksState, loot_left: int) -> list[float]:
    """The points each seat can expect for a colour; `counts` has four numbers per seat."""
    n = state.n_players
    row = state.t.rows[n][colour]
    at = max(-4, min(_MOST_LOOT, loot_left)) + 4
    if n == 2:
        lead = counts[colour] - counts[N_COLOURS + colour]
        lead = max(-_MOST_LEAD, min(_MOST_LEAD, lead))
        clear = CLEAR[state.t.margin][at]
        first = clear[_MOST_LEAD + lead]
        second = clear[_MOST_LEAD - lead]
        value = row[0]
        shared = (1.0 - first - second) * (value // 2)
        return [value * first + shared, value * second + shared]
    odds = AHEAD[n][at]
    mine = counts[colour : n * N_COLOURS : N_COLOURS]
    points: list[float] = []
    for seat in range(n):
        own = mine[seat] - _MOST_LEAD
        places = [1.0]
        for other in range(n):
            if other != seat:
                lead = mine[other] - own
                behind = odds[0 if lead < 0 else 2 * _MOST_LEAD if lead > 2 * _MOST_LEAD else lead]
                last = 0.0
                after: list[float] = []
                for chance in places:
                    passed = chance * behind
                    after.append(chance - passed + last)
                    last = passed
                after.append(last)
                places = after
        total = 0.0
        for place in range(n):
            total += places[place] * row[place]
        points.append(total)
    return points


def own_features(state: SneaksState, loot_left: int) -> list[list[float]]:
    """What each seat has by itself, in the order of `FEATURES`."""
    n = state.n_players
    counts = [state.items[i] + state.stash[i] for i in range(n * N_COLOURS)]
    found = [[0.0] * N_OWN for _ in range(n)]
    for colour in range(N_COLOURS):
        for seat, points in enumerate(appraise(counts, colour, state, loot_left)):
            found[seat][POINTS] += points
    for each in state.specials:
        found[each % 5][POINTS] += state.t.amount[each // 5]
    if n == 2 and state.phase == PLAN:
        found[state.boss][BOSS] = 1.0
    return found


def strengths_in(weights: Weights, state: SneaksState, loot_left: int) -> list[float]:
    """Per seat, the points it can expect, up to a constant."""
    row = row_for(weights, state.n_players, loot_left).weights
    found: list[float] = []
    for own in own_features(state, loot_left):
        total = 0.0
        for k in range(N_OWN):
            total += own[k] * row[k]
        found.append(total)
    return found


def shares_of(strengths: Sequence[float], spread: float) -> list[float]:
    """Each seat's part of the win, from its strength among the others."""
    best = max(strengths)
    parts = [math.exp(max(-30.0, (strength - best) / spread)) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]


def row_for(weights: Weights, n_players: int, loot_left: int) -> Row:
    """The weights that count with so many players and so many cards in the loot deck."""
    return weights.rows[n_players - 2][stage_of(loot_left)]


def final_shares(totals: Sequence[int]) -> list[float]:
    """Each seat's part of the win: everyone with the highest total wins (SNS-27)."""
    best = max(totals)
    part = 1.0 / list(totals).count(best)
    return [part if total == best else 0.0 for total in totals]


def margins_over(totals: Sequence[float]) -> list[float]:
    """Per seat, its total less the best total of another seat."""
    ranked = sorted(totals)
    best, next_best = ranked[-1], ranked[-2]
    return [total - (next_best if total == best else best) for total in totals]


def stage_of(loot_left: int) -> int:
    """Which row of weights judges a position with so many cards in the loot deck."""
    stage = 0
    while stage < len(STARTS) and loot_left > STARTS[stage]:
        stage += 1
    return stage


def assess(weights: Weights, state: SneaksState) -> tuple[list[float], list[float]]:
    """Per seat, the expected share of the win and margin; exact when the game is over."""
    if state.phase == OVER:
        totals = totals_of(final_of(state))
        return final_shares(totals), margins_over([float(total) for total in totals])
    loot_left = state.n_loot_left()
    strengths = strengths_in(weights, state, loot_left)
    spread = row_for(weights, state.n_players, loot_left).spread
    return shares_of(strengths, spread), margins_over(strengths)
