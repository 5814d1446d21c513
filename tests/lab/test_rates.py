"""Rates: constants are measured from games, and the fit finds what is there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hideout.bots.caper_chances import GROWTH, N_MOMENTS
from hideout.bots.caper_locations import N_GROWTH
from hideout.core.chance import Quick
from hideout.core.errors import InputError
from hideout.core.game import State
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.lab import caper_rates, sneaks_and_snitches_rates
from hideout.lab.measured import Seen
from hideout.lab.rates import Rates, measure, n_games


def at_random(state: State, luck: Quick) -> Iterator[State]:
    while pending := state.pending():
        yield state
        for seat in pending:
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
    yield state


def started(game_id: str, seats: int, luck: Quick) -> State:
    game = GAMES[game_id]
    return game.start(agree(game, seats), luck)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_loot_card_that_leaves_the_table_is_counted_once(seats: int) -> None:
    luck = Quick(seats)
    state = started("sneaks_and_snitches", seats, luck)
    assert isinstance(state, SneaksState)
    first = state.n_loot_left() + sneaks_and_snitches_rates.n_on_table(state)
    seen = sneaks_and_snitches_rates.watch(at_random(state, luck))
    last = state.n_loot_left() + sneaks_and_snitches_rates.n_on_table(state)
    assert len(seen) == state.round
    assert {each.at for each in seen} == {seats}
    assert sum(each.numbers[0] for each in seen) == first - last > 0
    assert sum(each.numbers[1] for each in seen) > 0


def test_means_are_told_for_every_number_of_players() -> None:
    seen = [(0, Seen(3, (2.0, 1.0))), (1, Seen(3, (4.0, 2.0))), (1, Seen(5, (3.0, 0.5)))]
    found = sneaks_and_snitches_rates.measure(seen)
    assert [(each.constant.split(".")[-1], each.at, each.n, each.found) for each in found] == [
        ("LEAVING", 3, 2, (3.0,)),
        ("LEAVING", 5, 1, (3.0,)),
        ("RESTLESS", 3, 2, (1.5,)),
        ("RESTLESS", 5, 1, (0.5,)),
    ]


def test_a_location_is_watched_at_every_moment_and_has_one_winner_at_most() -> None:
    luck = Quick(4)
    seen = caper_rates.watch(at_random(started("caper", 2, luck), luck))
    assert {each.at for each in seen} >= set(range(N_MOMENTS - 1))
    for each in seen:
        assert len(each.numbers) == N_GROWTH + 2
        assert each.numbers[-2] + each.numbers[-1] <= 1
    # What counts as Capers at the end decides: the last look agrees with it.
    leads = [each.numbers[0] for each in seen if each.at == 20]
    won = [each.numbers[-2] - each.numbers[-1] for each in seen if each.at == 20]
    assert sum(lead * side for lead, side in zip(leads, won, strict=True)) > 0


def test_the_fit_finds_the_odds_behind_the_winners() -> None:
    luck = np.random.default_rng(1)
    growth = np.array([*GROWTH[18][:6], 0.0, 0.0, 0.0, 0.8])
    leads = np.hstack([luck.normal(size=(30_000, 6)), np.zeros((30_000, 3))])
    odds = leads @ growth[:N_GROWTH]
    draws = luck.random(30_000)
    cream = draws < 1 / (1 + np.exp(growth[-1] - odds))
    green = draws > 1 - 1 / (1 + np.exp(growth[-1] + odds))
    numbers = np.hstack([leads, cream[:, None], green[:, None]])
    columns, won = caper_rates.both_sides(numbers)
    found = caper_rates.fit(columns, won)
    assert found == pytest.approx(growth, abs=0.05)
    assert caper_rates.loss(columns, won, found) <= caper_rates.loss(columns, won, growth)
    assert caper_rates.loss(columns, won, 0 * growth) == pytest.approx(0.6931)


def test_the_constants_in_use_are_those_of_the_games_played() -> None:
    found = measure(Rates("sneaks_and_snitches", 6, "1"))
    assert len(found) == 8
    for each in found:
        assert each.found == pytest.approx(each.in_use, rel=0.3), each


def test_several_processes_measure_the_same() -> None:
    plan = Rates("caper", 6, "a seed")
    told: list[int] = []
    found = measure(plan, 2, told.append)
    assert sum(told) == n_games(plan) == 6
    assert found == measure(plan)
    assert found != measure(plan._replace(seed="another"))


def test_a_game_without_rates_is_refused() -> None:
    with pytest.raises(InputError, match="no rates"):
        measure(Rates("thiefs_market", 1, "1"))
