"""Bots answer legally, from the view alone, and the same way every time."""

from __future__ import annotations

import pytest

from hideout.bots import BOTS, Budget, make
from hideout.bots.crossing import pack_view, unpack_view
from hideout.core.chance import Quick
from hideout.core.game import Game
from hideout.core.reading import canonical_json
from hideout.games import GAMES
from tests.bots.playing import bytes_of, check_analysis, moments
from tests.kit.cases import CASES, PLAIN_CASES, Case, every_game

BUDGET = Budget(iterations=12)
N_POSITIONS = 10_000
"""Per game, where the slow tests run."""


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
@pytest.mark.parametrize("level", BOTS)
def test_states_that_look_the_same_are_thought_of_the_same(level: str, case: Case) -> None:
    game = case.game
    n_hidden = 0
    for n, moment in enumerate(moments(game, case.setup, 3, one_in=12)):
        if n == 4:
            break
        other = game.imagine(moment.view, Quick(n))
        n_hidden += game.dump(other) != game.dump(moment.state)
        view = game.view(other, moment.seat)
        one = make(level, n).think(game, moment.view, moment.legal, BUDGET)
        two = make(level, n).think(game, view, other.legal(moment.seat), BUDGET)
        assert bytes_of(one) == bytes_of(two)
        check_analysis(one, moment.legal)
    assert n_hidden, "none of the positions hid anything"


@every_game
@pytest.mark.parametrize("level", BOTS)
def test_what_a_bot_was_asked_before_does_not_matter(level: str, game: Game) -> None:
    case = next(case for case in PLAIN_CASES if case.game is game)
    asked = list(moments(game, case.setup, 8, one_in=8))[:5]
    fresh = [bytes_of(make(level, 3).think(game, m.view, m.legal, BUDGET)) for m in asked]
    bot = make(level, 3)
    again = [bytes_of(bot.think(game, m.view, m.legal, BUDGET)) for m in reversed(asked)]
    assert again[::-1] == fresh


@every_game
@pytest.mark.parametrize("level", ["safecracker", "mastermind", "plain_search"])
def test_another_seed_may_think_otherwise(level: str, game: Game) -> None:
    case = next(case for case in PLAIN_CASES if case.game is game)
    moment = next(moments(game, case.setup, 8, one_in=3))
    found = {
        bytes_of(make(level, seed).think(game, moment.view, moment.legal, BUDGET))
        for seed in range(8)
    }
    assert len(found) > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_crosses_into_another_process_unchanged(case: Case) -> None:
    game = case.game
    for moment in moments(game, case.setup, 5, one_in=10):
        packed = pack_view(game, moment.view)
        view = unpack_view(game, packed)
        assert canonical_json(view.json()) == canonical_json(moment.view.json())
        # What is packed comes from the view alone, and the new view imagines the same worlds.
        other = game.imagine(moment.view, Quick(7))
        assert canonical_json(packed) == canonical_json(
            pack_view(game, game.view(other, moment.seat))
        )
        same = game.imagine(view, Quick(7))
        assert canonical_json(game.dump(same)) == canonical_json(game.dump(other))


def questions(level: str, game: Game, n_positions: int, seed: int) -> None:
    """Ask a bot in so many positions of random games, all variants and options taking turns."""
    cases = [case for case in CASES if case.game is game]
    asked = 0
    while asked < n_positions:
        case = cases[seed % len(cases)]
        seed += 1
        for moment in moments(game, case.setup, seed, one_in=12):
            if asked == n_positions:
                break
            budget = Budget(iterations=1 + seed % 5)
            check_analysis(
                make(level, seed).think(game, moment.view, moment.legal, budget), moment.legal
            )
            asked += 1


@every_game
@pytest.mark.parametrize("level", BOTS)
def test_no_bot_ever_answers_illegally(level: str, game: Game) -> None:
    questions(level, game, 60, 1)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", BOTS)
def test_no_bot_ever_answers_illegally_at_length(level: str, game_id: str) -> None:
    questions(level, GAMES[game_id], N_POSITIONS, 1000)
