"""Mixed strategies: the solver against known games and linear programming, and the mixers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hideout.bots.mixing import Mixer, draw, draw_curiously, solve
from hideout.core.chance import Quick


def gain_of_best_responses(
    matrix: Sequence[Sequence[float]], rows: list[float], columns: list[float]
) -> float:
    """How far two strategies are from an equilibrium, counted from the matrix alone."""
    by_row = [sum(x * p for x, p in zip(row, columns, strict=True)) for row in matrix]
    by_column = [sum(matrix[i][j] * rows[i] for i in range(len(rows))) for j in range(len(columns))]
    return max(by_row) - min(by_column)


def test_matching_pennies_is_mixed_evenly() -> None:
    found = solve([[1, -1], [-1, 1]])
    assert found.rows == pytest.approx([0.5, 0.5], abs=0.01)
    assert found.columns == pytest.approx([0.5, 0.5], abs=0.01)
    assert found.value == pytest.approx(0, abs=0.01)


def test_rock_paper_scissors_with_weights() -> None:
    # Winning with rock counts double: the known solution is 1/4, 1/2, 1/4.
    matrix = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    found = solve(matrix)
    assert found.rows == pytest.approx([0.25, 0.5, 0.25], abs=0.01)
    assert found.columns == pytest.approx([0.25, 0.5, 0.25], abs=0.01)


def test_a_dominated_answer_is_not_played() -> None:
    found = solve([[3.0, 2.0], [1.0, 0.0], [0.0, 1.0]])
    assert found.rows[0] > 0.99
    assert found.columns[1] > 0.99
    assert found.value == pytest.approx(2, abs=0.02)


def test_a_matrix_without_differences_is_solved_at_once() -> None:
    found = solve([[1.0] * 4] * 3)
    assert found.value == pytest.approx(1)
    assert found.exploitability == pytest.approx(0)


@pytest.mark.parametrize("seed", range(8))
def test_random_matrices_against_linear_programming(seed: int) -> None:
    numpy = pytest.importorskip("numpy")
    optimize = pytest.importorskip("scipy.optimize")
    luck = Quick(seed)
    n_rows, n_columns = 2 + luck.below(30), 2 + luck.below(30)
    matrix = [[luck.random() * 4 - 2 for _ in range(n_columns)] for _ in range(n_rows)]
    found = solve(matrix)
    # Maximise v subject to (rows strategy) x matrix >= v in every column.
    table = numpy.array(matrix)
    best = optimize.linprog(
        [0.0] * n_rows + [-1.0],
        A_ub=numpy.hstack([-table.T, numpy.ones((n_columns, 1))]),
        b_ub=[0.0] * n_columns,
        A_eq=[[1.0] * n_rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * n_rows + [(None, None)],
    )
    assert found.value == pytest.approx(-best.fun, abs=0.01)
    gain = gain_of_best_responses(matrix, found.rows, found.columns)
    assert gain == pytest.approx(found.exploitability, abs=1e-9)
    assert gain <= 0.001 * 4 + 1e-9


def pennies(n: int, is_sweeping: bool) -> list[float]:
    """What two mixers learn to play where pennies matched in heads count three times."""
    payoffs = [[3.0, -1.0], [-1.0, 1.0]]
    luck = Quick(4)
    mixers = [Mixer(), Mixer()]
    for mixer in mixers:
        mixer.meet([7, 9], [0.9, 0.1])
    for _ in range(n):
        strategies = [mixer.strategy([7, 9]) for mixer in mixers]
        picks = [draw_curiously(each, luck.random(), 0.1) for each in strategies]
        for seat, mixer in enumerate(mixers):
            sign = 1.0 if seat == 0 else -1.0
            if is_sweeping:
                other = draw(strategies[1 - seat], luck.random())
                cells = [(i, other) if seat == 0 else (other, i) for i in range(2)]
                values = [sign * payoffs[i][j] for i, j in cells]
                mixer.learn_all([7, 9], strategies[seat], values)
            else:
                value = sign * payoffs[picks[0]][picks[1]]
                mixer.learn([7, 9], strategies[seat], picks[seat], value, 0.1)
    return mixers[0].averaged([7, 9])


@pytest.mark.parametrize("is_sweeping", [True, False])
def test_mixers_that_play_each_other_come_near_the_equilibrium(is_sweeping: bool) -> None:
    # The rows player must make heads and tails equally good for the other: heads 1/3.
    assert pennies(20_000, is_sweeping) == pytest.approx([1 / 3, 2 / 3], abs=0.05)


def test_a_mixer_that_learned_nothing_plays_its_first_impression() -> None:
    mixer = Mixer()
    mixer.meet([1, 2], [3.0, 1.0])
    assert mixer.strategy([1, 2]) == [0.75, 0.25]
    assert not mixer.knows([1, 5])
    mixer.meet([1, 5], [9.0, 1.0])
    assert mixer.strategy([1, 5]) == [0.75, 0.25]
    assert mixer.averaged([1, 5]) == [0.5, 0.5]


def test_draws_follow_the_chances() -> None:
    assert [draw([0.25, 0.0, 0.75], x / 8) for x in range(8)] == [0, 0, 2, 2, 2, 2, 2, 2]
    assert draw([0.5, 0.5, 0.0], 0.9999999999999999) == 1
    # A fifth of the draws is even, whatever the chances.
    assert [draw_curiously([0.0, 1.0], x / 10, 0.2) for x in range(4)] == [0, 1, 1, 1]
