"""Mixed strategies: regret matching for questions that several seats answer at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.game import Action


class Mixer:
    """Learns how one seat should mix its answers to a simultaneous question.

    Regret matching from sampled outcomes (Hart and Mas-Colell 2000; in trees: Lisy et al. 2013):
    an answer is played in proportion to how much better it would have been so far.  The average
    of all strategies played is what converges, and what a bot plays.
    """

    __slots__ = ("averages", "n", "regrets", "sums", "total", "visits", "weights")

    def __init__(self) -> None:
        self.weights: dict[Action, float] = {}
        """First impressions; played while nothing is regretted."""
        self.regrets: dict[Action, float] = {}
        self.averages: dict[Action, float] = {}
        self.visits: dict[Action, int] = {}
        self.sums: dict[Action, float] = {}
        self.total: float = 0.0
        self.n: int = 0

    def knows(self, legal: Sequence[Action]) -> bool:
        """Whether every one of these answers has a first impression."""
        return all(action in self.weights for action in legal)

    def meet(self, legal: Sequence[Action], weights: Sequence[float]) -> None:
        """Take first impressions of answers not met before."""
        for action, weight in zip(legal, weights, strict=True):
            if action not in self.weights:
                self.weights[action] = weight
                self.regrets[action] = 0.0
                self.averages[action] = 0.0
                self.visits[action] = 0
                self.sums[action] = 0.0

    def strategy(self, legal: Sequence[Action]) -> list[float]:
        """The chance of each of these answers, by what is regretted so far."""
        regrets = self.regrets
        found = [regrets[action] for action in legal]
        whole = sum(found)
        if whole <= 0.0:
            weights = self.weights
            found = [weights[action] for action in legal]
            whole = sum(found)
        return [each / whole for each in found]

    def learn(
        self,
        legal: Sequence[Action],
        strategy: Sequence[float],
        index: int,
        value: float,
        curiosity: float,
    ) -> None:
        """Note what an answer drawn from a strategy came to."""
        averages = self.averages
        for action, chance in zip(legal, strategy, strict=True):
            averages[action] += chance
        action = legal[index]
        self.visits[action] += 1
        self.sums[action] += value
        mean = self.total / self.n if self.n else value
        self.n += 1
        self.total += value
        # Outcome sampling with the mean so far as baseline: only the answer tried moves.
        tried = curiosity / len(legal) + (1.0 - curiosity) * strategy[index]
        self.regrets[action] = max(0.0, self.regrets[action] + (value - mean) / tried)

    def learn_all(
        self, legal: Sequence[Action], strategy: Sequence[float], values: Sequence[float]
    ) -> None:
        """Note what every answer would have come to against the same answers of the others."""
        self.n += 1
        value = sum([chance * each for chance, each in zip(strategy, values, strict=True)])
        for i, action in enumerate(legal):
            self.regrets[action] = max(0.0, self.regrets[action] + values[i] - value)
            # Later strategies are better ones, so they weigh more in the average.
            self.averages[action] += self.n * strategy[i]

    def averaged(self, legal: Sequence[Action]) -> list[float]:
        """The strategy to be played: the average of all tried so far."""
        found = [self.averages.get(action, 0.0) for action in legal]
        whole = sum(found)
        if whole <= 0.0:
            return [1.0 / len(legal)] * len(legal)
        return [part / whole for part in found]


def draw(chances: Sequence[float], number: float) -> int:
    """The index that a number from 0 up to 1 falls on."""
    last = 0
    for i, chance in enumerate(chances):
        if chance > 0.0:
            last = i
            number -= chance
            if number < 0.0:
                return i
    return last


def draw_curiously(chances: Sequence[float], number: float, curiosity: float) -> int:
    """The same, but a share of all draws is even over all answers."""
    if number < curiosity:
        return int(number / curiosity * len(chances))
    return draw(chances, (number - curiosity) / (1.0 - curiosity))


class Solution(NamedTuple):
    """How two rivals should mix in a game that is one matrix, and how good that is."""

    rows: list[float]
    columns: list[float]
    value: float
    """What the row player gets when both play so."""
    exploitability: float
    """What best responses would gain, both together: 0 in an equilibrium."""


def solve(
    matrix: Sequence[Sequence[float]], n_rounds: int = 5000, tolerance: float = 1e-3
) -> Solution:
    """Mixed strategies for a two-player zero-sum game, given by what the row player gets.

    Regret matching+ in turns, with averages that weigh later rounds more (Tammelin 2014); it
    ends when best responses could gain less than `tolerance`, measured on the range of payoffs.
    """
    n_rows, n_columns = len(matrix), len(matrix[0])
    turned = [[-matrix[i][j] for i in range(n_rows)] for j in range(n_columns)]
    lowest = min([min(row) for row in matrix])
    highest = max([max(row) for row in matrix])
    bound = tolerance * (highest - lowest)
    row_regrets, column_regrets = [0.0] * n_rows, [0.0] * n_columns
    row_sums, column_sums = [0.0] * n_rows, [0.0] * n_columns
    rows, columns = _even(n_rows), _even(n_columns)
    for i in range(1, n_rounds + 1):
        rows = _match(row_regrets, _payoffs(matrix, columns), rows, row_sums, i)
        columns = _match(column_regrets, _payoffs(turned, rows), columns, column_sums, i)
        if i % 50 == 0 or i == n_rounds:
            found = _solution(matrix, turned, _normed(row_sums), _normed(column_sums))
            if found.exploitability <= bound:
                break
    return found


def _even(size: int) -> list[float]:
    return [1.0 / size] * size


def _normed(parts: list[float]) -> list[float]:
    whole = sum(parts)
    return [part / whole for part in parts] if whole > 0.0 else _even(len(parts))


def _payoffs(matrix: Sequence[Sequence[float]], against: list[float]) -> list[float]:
    """What each row gets on average against a mixed strategy."""
    played = [(j, chance) for j, chance in enumerate(against) if chance > 0.0]
    return [sum([row[j] * chance for j, chance in played]) for row in matrix]


def _match(
    regrets: list[float], payoffs: list[float], strategy: list[float], sums: list[float], n: int
) -> list[float]:
    """Regret what was not played, and find the strategy of the next round."""
    value = sum([chance * payoff for chance, payoff in zip(strategy, payoffs, strict=True)])
    for i, payoff in enumerate(payoffs):
        regrets[i] = max(0.0, regrets[i] + payoff - value)
    following = _normed(regrets)
    for i, chance in enumerate(following):
        sums[i] += n * chance
    return following


def _solution(
    matrix: Sequence[Sequence[float]],
    turned: Sequence[Sequence[float]],
    rows: list[float],
    columns: list[float],
) -> Solution:
    by_row = _payoffs(matrix, columns)
    by_column = _payoffs(turned, rows)
    value = sum([chance * payoff for chance, payoff in zip(rows, by_row, strict=True)])
    return Solution(rows, columns, value, max(by_row) + max(by_column))
