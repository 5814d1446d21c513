"""A clone shares nothing that moves, and a view stays what it was."""

from __future__ import annotations

from hypothesis import given, settings

from hideout.core.chance import Quick
from hideout.core.game import Game, State
from tests.kit.cases import Case, deals, every_case
from tests.kit.moments import Moment, moments
from tests.kit.secrecy import exported, observers, view_bytes
from tests.kit.walks import Walk, play_out


def picture(game: Game, state: State) -> list[str]:
    """Everything that shows of a position."""
    return [
        exported(game.dump(state)),
        *(view_bytes(game, state, observer) for observer in observers(state)),
        *(str(state.legal(seat)) for seat in state.pending()),
        exported(state.outcome()),
    ]


def check_clone(game: Game, state: State, luck: int) -> None:
    """Play on one of a pair and see that the other does not move."""
    before = picture(game, state)
    clone = state.clone()
    assert picture(game, clone) == before
    play_out(clone, luck)
    assert picture(game, state) == before, "the original moved with its clone"
    second = state.clone()
    original = state.clone()
    play_out(original, luck + 1)
    assert picture(game, second) == before, "the clone moved with its original"


@deals(1, 2)
@every_case
def test_a_clone_is_independent(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    for state in walk.sampled(5):
        check_clone(case.game, state, walk.step)


@settings(max_examples=40)
@given(moments())
def test_a_clone_is_independent_anywhere(moment: Moment) -> None:
    check_clone(moment.case.game, moment.walk().state, moment.deal)


@deals(1, 2)
@every_case
def test_a_clone_plays_on_like_its_original(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    for _ in walk.sampled(6):
        clone = walk.state.clone()
        assert play_out(clone, deal) == play_out(original := walk.state.clone(), deal)
        assert picture(case.game, clone) == picture(case.game, original)


@every_case
def test_a_view_taken_earlier_does_not_change(case: Case) -> None:
    game = case.game
    walk = Walk(case, 7)
    kept = []
    for state in walk.sampled(5):
        for observer in observers(state):
            view = game.view(state, observer)
            imagined = exported(game.dump(game.imagine(view, Quick(1))))
            kept.append((view, exported(view.json()), imagined))
    for view, shown, imagined in kept:
        assert exported(view.json()) == shown
        assert exported(game.dump(game.imagine(view, Quick(1)))) == imagined


@every_case
def test_reading_a_position_does_not_change_it(case: Case) -> None:
    game = case.game
    walk = Walk(case, 8)
    for state in walk.sampled(4):
        before = exported(game.dump(state))
        for seat in range(state.n_seats()):
            for action in range(0, game.actions.size, 11):
                state.refuse(seat, action)
        game.score_now(state)
        game.standing(state)
        for observer in observers(state):
            shown = game.view(state, observer).json()
            play_out(game.imagine(game.view(state, observer), Quick(2)), 3)
            shown.clear()
        game.dump(state).clear()
        assert exported(game.dump(state)) == before
