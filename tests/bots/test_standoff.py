"""Simultaneous questions: the bots mix, and their mixture can hardly be exploited."""

from __future__ import annotations

import pytest

from hideout.bots.mixing import solve
from hideout.bots.search import Task
from hideout.bots.settings import Settings
from hideout.bots.standing import Standing
from hideout.bots.standoff import Standoff, asked_together
from hideout.core.chance import Quick
from hideout.core.game import Game
from hideout.core.options import agree
from hideout.games import GAMES
from tests.bots.playing import Moment, check_analysis, moments

SNEAKS = GAMES["sneaks_and_snitches"]
SETTINGS = Settings(margin_weight=1.0)
N_WORLDS = 4


def a_standoff(game: Game, moment: Moment, seed: int, settings: Settings = SETTINGS) -> Standoff:
    tactics = Standing(game)
    return Standoff(game, moment.view, moment.legal, tactics, settings, Quick(seed))


def last_plans(seed: int) -> Moment:
    """The plans of the last round of a game of two, before anybody has planned."""
    found = None
    for moment in moments(SNEAKS, agree(SNEAKS, 2, "standard"), seed):
        if len(moment.state.pending()) == 2:
            found = moment
    assert found is not None
    return found


def true_matrix(moment: Moment) -> list[list[float]]:
    """What each pair of plans comes to, over other worlds than the bot has imagined."""
    tactics = Standing(SNEAKS)
    rival = 1 - moment.seat
    legal = [moment.legal, moment.state.legal(rival)]
    sums = [[0.0] * len(legal[1]) for _ in legal[0]]
    for n in range(N_WORLDS):
        world = SNEAKS.imagine(moment.view, Quick(1000 + n))
        for i, mine in enumerate(legal[0]):
            for j, theirs in enumerate(legal[1]):
                state = world.clone()
                state.apply(moment.seat, mine, Quick(n))
                state.apply(rival, theirs, Quick(n))
                while pending := state.pending():
                    answers = state.legal(pending[0])
                    if len(pending) > 1:
                        break
                    state.apply(pending[0], answers[0], Quick(n))
                share, margin = tactics.judge(state)[moment.seat], tactics.margins(state)
                lead = margin[moment.seat]
                sums[i][j] += (share - 0.5 + lead / (SETTINGS.margin_scale + abs(lead))) / N_WORLDS
    return sums


@pytest.mark.parametrize("seed", [1, 2])
def test_the_mixture_of_two_rivals_can_hardly_be_exploited(seed: int) -> None:
    moment = last_plans(seed)
    standoff = a_standoff(SNEAKS, moment, seed)
    n_cells = len(moment.legal) * len(moment.state.legal(1 - moment.seat))
    for _ in range(3 * n_cells):
        standoff.iterate()
    found = standoff.analysis()
    check_analysis(found, moment.legal)
    matrix = true_matrix(moment)
    best = solve(matrix)
    chances = {each.action: each.weight for each in found.candidates}
    rows = [chances[action] for action in moment.legal]
    worst = min(
        sum(rows[i] * matrix[i][j] for i in range(len(rows))) for j in range(len(matrix[0]))
    )
    spread = max(map(max, matrix)) - min(map(min, matrix))
    even = min(sum(column) / len(rows) for column in zip(*matrix, strict=True))
    assert worst >= best.value - 0.1 * spread
    assert worst > even, "mixing evenly would have been as good"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_plans_are_mixed_and_drawn_from_the_mixture(seats: int) -> None:
    setup = agree(SNEAKS, seats, "standard")
    moment = list(moments(SNEAKS, setup, 4))[2 * seats]
    assert len(moment.state.pending()) > 1
    settings = Settings(stands_off=False)
    luck = Quick(1)
    for thought in (
        a_standoff(SNEAKS, moment, 1),
        Task(SNEAKS, moment.view, moment.legal, Standing(SNEAKS), settings, luck),
    ):
        for _ in range(1500):
            thought.iterate()
        drawn = set()
        for _ in range(12):
            found = thought.analysis()
            check_analysis(found, moment.legal)
            chances = {each.action: each.weight for each in found.candidates}
            assert chances[found.action] > 0
            drawn.add(found.action)
        assert sum(chance > 0.001 for chance in chances.values()) > 2
        assert len(drawn) > 2


def test_hidden_answers_are_not_put_into_a_matrix() -> None:
    game = GAMES["caper"]
    n_asked = 0
    for moment in moments(game, agree(game, 4, "paris"), 3):
        if len(moment.state.pending()) == 2:
            standoff = a_standoff(game, moment, 2)
            for _ in range(60):
                standoff.iterate()
            check_analysis(standoff.analysis(), moment.legal)
            n_asked += 1
    assert n_asked > 5


def test_a_matrix_that_is_not_full_is_guessed_from_its_rows_and_columns() -> None:
    moment = last_plans(1)
    standoff = a_standoff(SNEAKS, moment, 3)
    for _ in range(200):
        standoff.iterate()
    partly = standoff.matrix()
    assert len(partly) == len(moment.legal)
    assert len({value for row in partly for value in row}) > 200


def test_a_seat_whose_answer_rests_is_asked_again() -> None:
    game = GAMES["caper"]
    state = game.start(agree(game, 4, "paris"), Quick(3))
    first, second = state.pending()
    assert asked_together(state, first) == (first, second)
    state.apply(first, state.legal(first)[0], Quick(0))
    assert state.pending() == (second,)
    assert asked_together(state, first) == (first, second)
    assert asked_together(state, second) == (second,)
