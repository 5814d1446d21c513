"""Ratings like Elo's: the strengths that make the results of all games most likely together.

The model is that of Bradley and Terry: who is 400 points stronger wins ten times out of eleven.  A
tie counts as half a win for either.  In a game of more than two sides, the lone side is compared
with each of the others, and these comparisons together count as one game.  Every pair that has met
is given one tie more than it played, so that a bot that never lost has a rating all the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from hideout.core.chance import Quick
from hideout.lab.statistics import Z95, Interval

MIDDLE = 1500.0
"""The mean of all ratings."""
_SAMPLES = 400
_SCALE = 400 / math.log(10)

Won = Mapping[tuple[str, str], float]
"""By pair (a, b): how many games a has won against b, ties by halves."""


def strengths(bots: Sequence[str], won: Won) -> dict[str, float]:
    """The most likely ratings.

    >>> ratings = strengths(["a", "b"], {("a", "b"): 9.5, ("b", "a"): 0.5})
    >>> round(ratings["a"] - ratings["b"])
    400
    """
    met = {pair for a, b in won for pair in ((a, b), (b, a))}
    score = {pair: won.get(pair, 0.0) + 0.5 for pair in met}
    games = {(a, b): score[a, b] + score[b, a] for a, b in met}
    rivals = {bot: [b for a, b in sorted(met) if a == bot] for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(10_000):
        moved = 0.0
        for bot in bots:
            if not rivals[bot]:
                continue
            scored = sum(score[bot, rival] for rival in rivals[bot])
            expected = sum(
                games[bot, rival] / (strength[bot] + strength[rival]) for rival in rivals[bot]
            )
            moved = max(moved, abs(math.log(scored / expected / strength[bot])))
            strength[bot] = scored / expected
        if moved < 1e-9:
            break
    points = {bot: _SCALE * math.log(strength[bot]) for bot in bots}
    middle = sum(points.values()) / len(points)
    return {bot: MIDDLE + value - middle for bot, value in points.items()}


def ratings(bots: Sequence[str], deals: Sequence[Won], seed: int = 0) -> dict[str, Interval]:
    """Ratings with 95 % intervals.

    An interval holds what comes out when the deals are drawn anew many times, and what as many
    independent games would leave open: a bot that won them all may still be no stronger than that.
    """
    whole = _together(deals)
    best = strengths(bots, whole)
    errors = _errors(bots, whole, best)
    luck = Quick(seed)
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(_SAMPLES):
        drawn = [deals[luck.below(len(deals))] for _ in deals]
        for bot, rating in strengths(bots, _together(drawn)).items():
            samples[bot].append(rating)
    tail = round(0.025 * _SAMPLES)
    found = {}
    for bot in bots:
        in_order = sorted(samples[bot])
        reach = Z95 * errors[bot]
        found[bot] = Interval(
            best[bot],
            min(in_order[tail], best[bot] - reach),
            max(in_order[-1 - tail], best[bot] + reach),
        )
    return found


def _errors(bots: Sequence[str], won: Won, rated: Mapping[str, float]) -> dict[str, float]:
    """The standard error of each rating, from the curvature of the likelihood at its top."""
    n = len(bots)
    # Ratings are relative to their mean; the constant keeps the matrix invertible.
    curve = [[1.0 / n] * n for _ in range(n)]
    for i, one in enumerate(bots):
        for j, other in enumerate(bots):
            if i < j and ((one, other) in won or (other, one) in won):
                games = 1.0 + won.get((one, other), 0.0) + won.get((other, one), 0.0)
                chance = 1 / (1 + math.exp((rated[other] - rated[one]) / _SCALE))
                known = games * chance * (1 - chance)
                curve[i][i] += known
                curve[j][j] += known
                curve[i][j] -= known
                curve[j][i] -= known
    spread = _inverse(curve)
    return {bot: _SCALE * math.sqrt(max(spread[i][i] - 1.0 / n, 0.0)) for i, bot in enumerate(bots)}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination; empty rows stay as they are."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        if abs(pivot) < 1e-12:
            continue
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def _together(deals: Sequence[Won]) -> dict[tuple[str, str], float]:
    whole: dict[tuple[str, str], float] = {}
    for deal in deals:
        for pair, won in deal.items():
            whole[pair] = whole.get(pair, 0.0) + won
    return whole
