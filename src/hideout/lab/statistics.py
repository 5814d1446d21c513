"""Intervals: how sure a share or a mean is, at 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z95 = 1.959963984540054
_T_FEW = (12.706204736432095, 4.302652729911275, 3.182446305284263)
"""The quantile of Student's t with 1, 2 and 3 degrees of freedom."""


class Interval(NamedTuple):
    """A measured value and the 95 % interval about it."""

    mean: float
    low: float
    high: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    rate = wins / games
    square = Z95 * Z95
    middle = rate + square / (2 * games)
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    below = 1 + square / games
    return max((middle - spread) / below, 0.0), min((middle + spread) / below, 1.0)


def share_interval(shares: Sequence[Sequence[float]]) -> Interval:
    """The mean share of a win, from the shares of each deal's games.

    Wilson's interval, for as many games as if they were independent: games of the same deal may
    go the same way, and then count for less.  That they may also balance each other is not used,
    so the interval is rather too wide than too narrow.
    """
    games = [share for deal in shares for share in deal]
    n = len(games)
    mean = sum(games) / n
    alone = sum((share - mean) ** 2 for share in games) / n
    together = 1.0
    if len(shares) > 1 and alone > 0:
        errors = [sum(share - mean for share in deal) for deal in shares]
        k = len(shares)
        variance = k / (k - 1) * sum(error * error for error in errors) / (n * n)
        together = min(max(variance / (alone / n), 1.0), n / k)
    low, high = wilson(mean * n / together, n / together)
    return Interval(mean, low, high)


def mean_interval(values: Sequence[Sequence[float]]) -> Interval:
    """A mean, from the values of each deal's games: Student's t over the means of the deals."""
    means = [sum(deal) / len(deal) for deal in values]
    n = len(means)
    mean = sum(means) / n
    if n == 1:
        return Interval(mean, -math.inf, math.inf)
    variance = sum((each - mean) ** 2 for each in means) / (n - 1)
    reach = t95(n - 1) * math.sqrt(variance / n)
    return Interval(mean, mean - reach, mean + reach)


def t95(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, to three digits or better.

    >>> round(t95(1), 3), round(t95(10), 3), round(t95(1000), 3)
    (12.706, 2.228, 1.962)
    """
    if freedom <= len(_T_FEW):
        return _T_FEW[freedom - 1]
    z, v = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / v + second / v**2 + third / v**3 + fourth / v**4
