"""Intervals, against numbers that other people's programs give."""

from __future__ import annotations

import math

import numpy as np
import pytest

from hideout.lab.statistics import mean_interval, share_interval, t95, wilson

stats = pytest.importorskip("scipy.stats")


def test_wilson_stays_between_nothing_and_all() -> None:
    assert wilson(0, 10)[0] == 0
    assert math.isclose(wilson(10, 10)[1], 1)
    assert wilson(10, 10)[1] <= 1
    low, high = wilson(50, 100)
    assert math.isclose(low, 0.4038, abs_tol=1e-4)
    assert math.isclose(high, 0.5962, abs_tol=1e-4)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 9, 20, 99, 1000])
def test_student_agrees_with_scipy(freedom: int) -> None:
    assert math.isclose(t95(freedom), float(stats.t.ppf(0.975, freedom)), rel_tol=2e-3)


def test_a_mean_over_deals_agrees_with_scipy() -> None:
    deals = [[3.0, 5.0], [-1.0, 2.0], [0.0, 0.0], [4.0, 1.0]]
    means = [4.0, 0.5, 0.0, 2.5]
    wanted = stats.t.interval(0.95, 3, loc=1.75, scale=stats.sem(means))
    found = mean_interval(deals)
    assert found.mean == 1.75
    assert math.isclose(found.low, float(wanted[0]), rel_tol=1e-6)
    assert math.isclose(found.high, float(wanted[1]), rel_tol=1e-6)


def test_one_deal_says_nothing_about_the_spread() -> None:
    found = mean_interval([[2.0, 4.0]])
    assert found == (3.0, -math.inf, math.inf)


def test_games_that_go_their_own_ways_count_in_full() -> None:
    deals = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.0, 1.0]] * 10
    found = share_interval(deals)
    assert found.mean == 0.5
    low, high = wilson(40, 80)
    assert math.isclose(found.low, low, abs_tol=2e-3)
    assert math.isclose(found.high, high, abs_tol=2e-3)


def test_games_of_a_deal_that_go_the_same_way_count_as_one() -> None:
    found = share_interval([[1.0, 1.0], [0.0, 0.0]] * 20)
    low, high = wilson(20, 40)
    assert math.isclose(found.low, low)
    assert math.isclose(found.high, high)


def test_games_that_balance_each_other_are_not_counted_double() -> None:
    found = share_interval([[1.0, 0.0]] * 20)
    assert (found.low, found.high) == wilson(20, 40)


def test_the_interval_of_clustered_games_covers_the_truth() -> None:
    """400 arenas of 60 deals, in which both games of a deal often go the same way."""
    luck = np.random.default_rng(5)
    hits = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            first = float(luck.random() < 0.6)
            same = luck.random() < 0.5
            deals.append([first, first if same else float(luck.random() < 0.6)])
        found = share_interval(deals)
        hits += found.low <= 0.6 <= found.high
    assert 0.92 <= hits / 400 <= 1.0
