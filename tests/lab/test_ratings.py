"""Ratings: what follows from results, and nothing else."""

from __future__ import annotations

import math
from itertools import permutations

import numpy as np
import pytest

from hideout.lab.ratings import MIDDLE, ratings, strengths

optimize = pytest.importorskip("scipy.optimize")

BOTS = ["a", "b", "c"]
WON = {
    ("a", "b"): 14.0,
    ("b", "a"): 6.0,
    ("b", "c"): 12.5,
    ("c", "b"): 7.5,
    ("a", "c"): 18.0,
    ("c", "a"): 2.0,
}


def test_ten_to_one_is_400_points() -> None:
    found = strengths(["a", "b"], {("a", "b"): 99.5, ("b", "a"): 9.5})
    assert math.isclose(found["a"] - found["b"], 400, abs_tol=1e-6)


def test_equal_bots_have_equal_ratings() -> None:
    won = dict.fromkeys(permutations(BOTS, 2), 5.0)
    assert all(math.isclose(rating, MIDDLE) for rating in strengths(BOTS, won).values())


def test_no_other_ratings_make_the_results_more_likely() -> None:
    def unlikelihood(points: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        total = 0.0
        for (one, other), won in WON.items():
            gap = (points[BOTS.index(one)] - points[BOTS.index(other)]) * math.log(10) / 400
            total += (won + 0.5) * math.log1p(math.exp(-gap))
        return total + 1e-9 * float(points @ points)

    best = optimize.minimize(unlikelihood, np.zeros(3), method="BFGS", options={"gtol": 1e-8}).x
    found = strengths(BOTS, WON)
    for bot, points in zip(BOTS, best, strict=True):
        assert math.isclose(found[bot] - MIDDLE, points - best.mean(), abs_tol=0.2)


def test_who_never_lost_still_has_a_rating() -> None:
    found = strengths(["a", "b"], {("a", "b"): 50.0, ("b", "a"): 0.0})
    assert math.isclose(found["a"] - found["b"], 400 * math.log10(50.5 / 0.5), abs_tol=1e-3)


def test_who_met_nobody_stands_apart() -> None:
    found = strengths([*BOTS, "d"], WON)
    assert math.isfinite(found["d"])


def test_intervals_hold_the_rating_and_shrink_with_more_deals() -> None:
    deals = [{("a", "b"): 2.0, ("b", "a"): 0.0}, {("a", "b"): 1.0, ("b", "a"): 1.0}] * 10
    few, many = (ratings(["a", "b"], deals * n) for n in (1, 10))
    assert few["a"].low < few["a"].mean < few["a"].high
    assert many["a"].high - many["a"].low < (few["a"].high - few["a"].low) / 2
    assert few == ratings(["a", "b"], deals)


def test_a_bot_that_won_everything_may_be_much_stronger_or_not() -> None:
    deals = [{("a", "b"): 2.0, ("b", "a"): 0.0}] * 10
    found = ratings(["a", "b"], deals)
    assert found["a"].high - found["a"].low > 200
    assert found["a"].low > found["b"].high


def test_the_error_of_a_rating_is_that_of_the_log_odds() -> None:
    """Two bots, n games: the difference has the error of a logit, sqrt(1 / (n p (1 - p)))."""
    deals = [{("a", "b"): 0.5, ("b", "a"): 0.5}] * 399
    found = ratings(["a", "b"], deals)
    error = 400 / math.log(10) * math.sqrt(1 / (400 * 0.25)) / 2
    assert math.isclose(found["a"].high - found["a"].mean, 1.96 * error, rel_tol=1e-3)
