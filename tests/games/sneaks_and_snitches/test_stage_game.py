"""The exact facts of section 8.1: what uniform play brings, and equilibria of a single round."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from fractions import Fraction

import pytest

from hideout.core.chance import Quick, Scripted
from hideout.core.game import State
from hideout.core.options import agree
from hideout.games.sneaks_and_snitches import GAME
from hideout.games.sneaks_and_snitches import actions as act

numpy = pytest.importorskip("numpy")
optimize = pytest.importorskip("scipy.optimize")

LETTERS = {3: 6, 4: 7, 5: 8}
CHANCES = {
    3: ("4/9", "1/4", "11/36"),
    4: ("125/343", "13/49", "127/343"),
    5: ("81/256", "1105/4096", "1695/4096"),
}


def fate(letter: int, others: Iterable[int]) -> str:
    """What becomes of a sneak, given the plans of the others."""
    bit = 1 << letter
    if any(act.SNITCH_BITS[plan] & bit for plan in others):
        return "watched"
    return "contested" if any(act.SNEAK_BITS[plan] & bit for plan in others) else "alone"


def weigh(plans: list[int], letter: int, n_others: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of a sneak against others who plan uniformly and independently."""
    n = len(plans)
    free = sum(not (act.SNEAK_BITS[plan] | act.SNITCH_BITS[plan]) >> letter & 1 for plan in plans)
    unseen = sum(not act.SNITCH_BITS[plan] >> letter & 1 for plan in plans)
    alone = Fraction(free, n) ** n_others
    unwatched = Fraction(unseen, n) ** n_others
    return alone, unwatched - alone, 1 - unwatched


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_uniform_play_of_three_and_more(seats: int) -> None:
    for letter in range(LETTERS[seats]):
        found = weigh(act.PLANS[seats], letter, seats - 1)
        assert found == tuple(map(Fraction, CHANCES[seats]))


def test_uniform_play_of_three_counted_one_by_one() -> None:
    pairs = list(itertools.product(act.PLANS[3], repeat=2))
    counts = {"alone": 0, "contested": 0, "watched": 0}
    for pair in pairs:
        counts[fate(0, pair)] += 1
    assert {name: Fraction(n, len(pairs)) for name, n in counts.items()} == {
        "alone": Fraction(4, 9),
        "contested": Fraction(1, 4),
        "watched": Fraction(11, 36),
    }


def test_uniform_play_of_two() -> None:
    boss = weigh(act.LONE_PLANS, 0, 1)
    assert boss == (Fraction(1, 2), Fraction(1, 6), Fraction(1, 3))
    lone = weigh(act.BOSS_PLANS, 0, 1)
    assert lone == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))


def vacated(plans: Iterable[int], n_places: int) -> int:
    """How many places the plans of a round empty."""
    once = twice = guarded = 0
    for plan in plans:
        guarded |= act.SNITCH_BITS[plan]
        twice |= once & act.SNEAK_BITS[plan]
        once |= act.SNEAK_BITS[plan]
    return n_places - (guarded | twice).bit_count()


def test_mean_number_of_places_vacated() -> None:
    three = list(itertools.product(act.PLANS[3], repeat=3))
    assert Fraction(sum(vacated(plans, 6) for plans in three), len(three)) == Fraction(28, 9)
    two = list(itertools.product(act.BOSS_PLANS, act.LONE_PLANS))
    assert Fraction(sum(vacated(plans, 6) for plans in two), len(two)) == 3


def test_the_fewest_and_the_most_places_vacated() -> None:
    three = {vacated(plans, 6) for plans in itertools.product(act.PLANS[3], repeat=3)}
    two = {vacated(plans, 6) for plans in itertools.product(act.BOSS_PLANS, act.LONE_PLANS)}
    assert (min(three), max(three)) == (2, 5)
    assert (min(two), max(two)) == (2, 4)


@pytest.mark.parametrize(("seats", "fewest", "most"), [(4, 1, 6), (5, 1, 7)])
def test_the_bounds_with_four_and_five_are_reached(seats: int, fewest: int, most: int) -> None:
    # Sets of watched places and numbers of sneaks per place stand for all plans.
    n_places = LETTERS[seats]
    found = set()
    for guards in range(1, seats + 1):
        for sneaks in itertools.combinations_with_replacement(range(n_places), seats):
            kept = set(range(guards)) | {x for x in sneaks if sneaks.count(x) > 1}
            # Each sneak needs a snitch elsewhere: with one watched place nobody may rob it.
            if guards > 1 or 0 not in sneaks:
                found.add(n_places - len(kept))
    assert (min(found), max(found)) == (fewest, most)


# -- two players: a zero-sum matrix game ---------------------------------------------------------


def payoff(boss: int, lone: int, values: tuple[int, ...]) -> int:
    """What the holder of the extra Boss steals, less what the other steals."""
    total = 0
    for place, value in enumerate(values):
        bit = 1 << place
        if (act.SNITCH_BITS[boss] | act.SNITCH_BITS[lone]) & bit:
            continue
        mine, theirs = act.SNEAK_BITS[boss] & bit, act.SNEAK_BITS[lone] & bit
        if mine and not theirs:
            total += value
        elif theirs and not mine:
            total -= value
    return total


def solve(matrix: list[list[int]]) -> tuple[float, list[float]]:
    """The value of a matrix game for the rows, and an optimal mixture of them."""
    n_rows, n_columns = len(matrix), len(matrix[0])
    # Maximise v with  v <= sum of p_i * a_ij  for every column j.
    against = [[-matrix[i][j] for i in range(n_rows)] + [1] for j in range(n_columns)]
    found = optimize.linprog(
        c=[0] * n_rows + [-1],
        A_ub=against,
        b_ub=[0] * n_columns,
        A_eq=[[1] * n_rows + [0]],
        b_eq=[1],
        bounds=[(0, None)] * n_rows + [(None, None)],
        method="highs",
    )
    assert found.status == 0
    return -found.fun, list(found.x[:n_rows])


def stage(values: tuple[int, ...]) -> list[list[int]]:
    return [[payoff(boss, lone, values) for lone in act.LONE_PLANS] for boss in act.BOSS_PLANS]


VALUES: dict[tuple[int, ...], Fraction] = {
    (3, 3, 3, 3, 3, 3): Fraction(3, 2),
    (4, 4, 4, 2, 2, 2): Fraction(8, 9),
    (6, 4, 4, 4, 4, 4): Fraction(36, 17),
    (4, 3, 3, 2, 2, 1): Fraction(240, 253),
    (10, 1, 1, 1, 1, 1): Fraction(10, 17),
}
FREQUENCIES: dict[tuple[int, ...], list[str]] = {
    (3, 3, 3, 3, 3, 3): ["1/3"] * 6,
    (4, 4, 4, 2, 2, 2): ["2/9"] * 3 + ["4/9"] * 3,
    (6, 4, 4, 4, 4, 4): ["4/17"] + ["6/17"] * 5,
    (10, 1, 1, 1, 1, 1): ["2/51"] + ["20/51"] * 5,
}


@pytest.mark.parametrize("values", VALUES)
def test_the_value_of_the_round_for_the_holder_of_the_extra_boss(values: tuple[int, ...]) -> None:
    matrix = stage(values)
    value, mixture = solve(matrix)
    assert value == pytest.approx(float(VALUES[values]), abs=1e-9)
    # The same from the other side, and the mixture does guarantee it.
    other, _ = solve([[-row[j] for row in matrix] for j in range(60)])
    assert other == pytest.approx(-value, abs=1e-9)
    worst = min(sum(mixture[i] * matrix[i][j] for i in range(60)) for j in range(60))
    assert worst == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("values", FREQUENCIES)
def test_sneaks_go_to_each_place_as_often_as_stated(values: tuple[int, ...]) -> None:
    # Equilibria need not be unique, so look for one with exactly these frequencies.
    wanted = [float(Fraction(text)) for text in FREQUENCIES[values]]
    assert sum(Fraction(text) for text in FREQUENCIES[values]) == 2
    matrix = stage(values)
    visits = [[act.SNEAK_BITS[plan] >> place & 1 for plan in act.BOSS_PLANS] for place in range(6)]
    value = float(VALUES[values])
    found = optimize.linprog(
        c=[0] * 60,
        A_ub=[[-matrix[i][j] for i in range(60)] for j in range(60)],
        b_ub=[-value + 1e-9] * 60,
        A_eq=[*visits, [1] * 60],
        b_eq=[*wanted, 1],
        bounds=[(0, None)] * 60,
        method="highs",
    )
    assert found.status == 0


def test_the_engine_pays_what_the_matrix_says() -> None:
    # Six equal loots of 3 items: the difference of items is the payoff, for every pair of plans.
    cards = ["i_blue3", "i_green3", "i_red3", "i_yellow3", "ii_blue3", "ii_green3"]
    luck = Scripted({"loot I": cards[:4], "items": ["blue"] * 6})
    start = GAME.start(agree(GAME, 2, options={"first_extra_boss": "seat_0"}), luck)
    data = GAME.dump(start)
    play = data["play"]
    assert isinstance(play, dict)
    play["table"] = dict(zip("ABCDEF", cards, strict=True))
    del play["loot_deck"], play["discards"]
    state = GAME.load(data)
    quick = Quick(1)
    pairs = [(boss, lone) for boss in act.BOSS_PLANS for lone in act.LONE_PLANS]
    for boss, lone in pairs[::7]:
        after = state.clone()
        after.apply(0, boss, quick)
        after.apply(1, lone, quick)
        gains = [n - 3 for n in open_items(after)]
        assert gains[0] - gains[1] == payoff(boss, lone, (3,) * 6)


def open_items(state: State) -> list[int]:
    players = GAME.dump(state)["players"]
    assert isinstance(players, list)
    return [sum(player["items"].values()) for player in players]


def test_against_equal_loot_uniform_play_is_an_equilibrium() -> None:
    # (b): no plan does better than another against uniform opponents.
    matrix = stage((3,) * 6)
    assert len({sum(row) for row in matrix}) == 1
    assert len({sum(column) for column in zip(*matrix, strict=True)}) == 1
