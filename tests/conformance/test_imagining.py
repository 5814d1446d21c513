"""A seat can imagine the whole table from its view, and never rules out the truth."""

from __future__ import annotations

from hypothesis import given, settings

from hideout.core.chance import Quick, Seeded
from hideout.core.game import Game, State
from hideout.core.reading import canonical_json
from tests.kit.cases import Case, deals, every_case, every_plain_case
from tests.kit.moments import Moment, moments
from tests.kit.secrecy import exported, hidden_paths, observers, view_bytes
from tests.kit.walks import Walk, asked, play_out


def check_imagined(game: Game, state: State, luck: int) -> None:
    """What everybody imagines agrees with what they see and can be played."""
    for observer in observers(state):
        view = game.view(state, observer)
        imagined = game.imagine(view, Quick(luck))
        assert view_bytes(game, imagined, observer) == exported(view.json())
        assert game.waiting_for(imagined, observer) == game.waiting_for(state, observer)
        assert asked(imagined) == asked(state)
        if observer in asked(state):
            assert observer is not None
            assert imagined.ask(observer) == state.ask(observer)
            assert imagined.legal(observer) == state.legal(observer)
        dump = game.dump(imagined)
        assert not list(hidden_paths(dump)), "nothing is hidden in an imagined position"
        assert exported(game.dump(game.load(dump))) == exported(dump)
        play_out(imagined, luck)
        outcome = imagined.outcome()
        assert outcome is not None
        assert len(outcome.ranks) == state.n_seats()
        # A view is not used up by imagining.
        again = game.imagine(view, Quick(luck))
        assert exported(game.dump(again)) == exported(dump)


@deals(1, 2)
@every_case
def test_an_imagined_table_looks_like_the_real_one_and_can_be_played(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    for state in walk.sampled(3):
        check_imagined(case.game, state, walk.step)


@settings(max_examples=60)
@given(moments())
def test_an_imagined_table_looks_like_the_real_one_anywhere(moment: Moment) -> None:
    check_imagined(moment.case.game, moment.walk().state, moment.deal)


@every_plain_case
def test_imagining_varies_where_something_is_hidden(case: Case) -> None:
    game = case.game
    state = Walk(case, 1).state
    for observer in observers(state):
        view = game.view(state, observer)
        assert list(hidden_paths(view.json())), "at the start nobody knows everything"
        dumps = {canonical_json(game.dump(game.imagine(view, Quick(i)))) for i in range(10)}
        assert len(dumps) > 1


@every_plain_case
def test_imagining_draws_its_luck_from_the_chance_it_is_given(case: Case) -> None:
    game = case.game
    walk = Walk(case, 2)
    for state in walk.sampled(10):
        for observer in observers(state):
            view = game.view(state, observer)
            dumps = [
                exported(game.dump(game.imagine(view, Seeded(bytes(32), walk.step))))
                for _ in range(2)
            ]
            assert dumps[0] == dumps[1]


@deals(1, 2)
@every_plain_case
def test_the_truth_is_among_what_can_be_imagined(case: Case, deal: int) -> None:
    # Only where few tables are possible can all of them be met by trying.
    game = case.game
    walk = Walk(case, 20 + deal)
    n_settled = 0
    for state in walk.sampled(3):
        truth = canonical_json(game.dump(state))
        for observer in observers(state):
            view = game.view(state, observer)
            first = {canonical_json(game.dump(game.imagine(view, Quick(i)))) for i in range(12)}
            if len(first) > 6:
                continue
            met = first | {
                canonical_json(game.dump(game.imagine(view, Quick(i)))) for i in range(12, 150)
            }
            assert truth in met
            n_settled += 1
    assert n_settled or not case.kit.settles
