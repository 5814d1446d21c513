"""The last answers of a game are solved exactly."""

from __future__ import annotations

import pytest

from hideout.bots import Budget
from hideout.bots.knowledge import knowledge_of
from hideout.bots.levels import Mastermind
from hideout.core.chance import Quick
from hideout.core.game import Seat, State
from hideout.core.options import agree
from hideout.games import GAMES
from tests.bots.playing import Moment, check_analysis, moments

DUELS = ("caper", "caper_europe")
PLENTY = Budget(iterations=100_000)
_MOST_ENDS = 3000


class _TooManyError(Exception):
    pass


def brute_force(state: State, seat: Seat, left: list[int]) -> tuple[float, float]:
    """The win and the margin of a seat if both play best, by trying everything."""
    pending = state.pending()
    if not pending:
        left[0] -= 1
        if left[0] < 0:
            raise _TooManyError
        outcome = state.outcome()
        assert outcome is not None
        margin = outcome.scores[seat] - outcome.scores[1 - seat]
        return (1.0 if outcome.ranks[seat] == 1 else 0.0), float(margin)
    ends = []
    for action in state.legal(pending[0]):
        after = state.clone()
        after.apply(pending[0], action, Quick(0))
        ends.append(brute_force(after, seat, left))
    return max(ends) if pending[0] == seat else min(ends)


def last_moments(game_id: str, seed: int) -> list[Moment]:
    """The last questions of a random game, while everything matters that lies open."""
    game = GAMES[game_id]
    variant = game.info.variants[seed % len(game.info.variants)]
    tactics = knowledge_of(game).tactics
    found = moments(game, agree(game, 2, variant), seed)
    return [moment for moment in found if tactics.is_open(moment.state)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", DUELS)
def test_the_endgame_is_what_trying_everything_finds(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    n_solved = 0
    for moment in reversed(last_moments(game_id, seed)):
        solved = Mastermind(1).solve(game, moment.view, moment.legal, Quick(1), PLENTY)
        try:
            values = {}
            left = [_MOST_ENDS]
            for action in moment.legal:
                after = moment.state.clone()
                after.apply(moment.seat, action, Quick(0))
                values[action] = brute_force(after, moment.seat, left)
        except _TooManyError:
            break
        assert solved is not None
        check_analysis(solved, moment.legal)
        for each in solved.candidates:
            assert (each.win, each.margin) == values[each.action]
        assert values[solved.action] == max(values.values())
        n_solved += 1
    assert n_solved >= 2


@pytest.mark.parametrize("game_id", DUELS)
def test_all_imagined_worlds_end_alike(game_id: str) -> None:
    game = GAMES[game_id]
    tactics = knowledge_of(game).tactics
    for moment in last_moments(game_id, 2):
        ends = set()
        for n in range(4):
            world = game.imagine(moment.view, Quick(n))
            assert tactics.is_open(world)
            while pending := world.pending():
                world.apply(pending[0], world.legal(pending[0])[-1], Quick(n))
            outcome = world.outcome()
            assert outcome is not None
            ends.add(outcome.scores)
        assert len(ends) == 1


@pytest.mark.parametrize("game_id", DUELS)
def test_what_would_take_too_long_is_searched_instead(game_id: str) -> None:
    game = GAMES[game_id]
    moment = last_moments(game_id, 3)[0]
    small = Budget(iterations=20)
    assert Mastermind(1).solve(game, moment.view, moment.legal, Quick(1), small) is None
    assert Mastermind(1).think(game, moment.view, moment.legal, small).iterations == 20


def test_an_endgame_can_be_interrupted() -> None:
    game = GAMES["caper"]
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    for moment in last_moments("caper", 1):
        found = Mastermind(1).think(game, moment.view, moment.legal, PLENTY, stop)
        check_analysis(found, moment.legal)
    assert asked


def test_earlier_positions_are_not_open() -> None:
    game = GAMES["caper"]
    tactics = knowledge_of(game).tactics
    state = game.start(agree(game, 2, "paris"), Quick(1))
    assert not tactics.is_open(state)
    assert not tactics.is_open(game.start(agree(game, 3, "paris"), Quick(1)))
