"""A position can be put down in JSON and taken up again between any two answers."""

from __future__ import annotations

import json

from hypothesis import given, settings

from hideout.core.chance import Quick, Seeded
from hideout.core.game import Game, Log, State
from tests.kit.cases import Case, deals, every_case
from tests.kit.moments import Moment, moments
from tests.kit.secrecy import exported, observers, view_bytes
from tests.kit.walks import Walk, asked


def reloaded(game: Game, state: State) -> State:
    """A position that went through JSON text."""
    return game.load(json.loads(json.dumps(game.dump(state))))


def check_same(game: Game, one: State, other: State) -> None:
    """Two positions show the same in every way."""
    assert exported(game.dump(one)) == exported(game.dump(other))
    assert one.n_seats() == other.n_seats()
    assert one.pending() == other.pending()
    assert one.resting() == other.resting()
    for seat in asked(one):
        assert one.ask(seat) == other.ask(seat)
        assert one.legal(seat) == other.legal(seat)
    for observer in observers(one):
        assert view_bytes(game, one, observer) == view_bytes(game, other, observer)
    assert exported(one.outcome()) == exported(other.outcome())


def check_plays_on(game: Game, state: State, luck: int) -> None:
    """Play a position and its reloaded twin to the end side by side."""
    one, other = state.clone(), reloaded(game, state)
    quick = Quick(luck)
    step = 0
    check_same(game, one, other)
    while pending := one.pending():
        seat = pending[quick.below(len(pending))]
        legal = one.legal(seat)
        assert other.legal(seat) == legal
        action = legal[quick.below(len(legal))]
        logs = Log(), Log()
        one.apply(seat, action, Seeded(bytes(32), step), logs[0])
        other.apply(seat, action, Seeded(bytes(32), step), logs[1])
        assert [exported(event.everything()) for event in logs[0].events] == [
            exported(event.everything()) for event in logs[1].events
        ]
        assert [event.reveals for event in logs[0].events] == [
            event.reveals for event in logs[1].events
        ]
        assert exported(game.dump(one)) == exported(game.dump(other))
        step += 1
    check_same(game, one, other)


@deals(1, 2)
@every_case
def test_every_position_of_a_game_reads_back_as_it_was_written(case: Case, deal: int) -> None:
    for state in Walk(case, deal).positions():
        check_same(case.game, state, reloaded(case.game, state))


@every_case
def test_a_position_knows_its_set_up(case: Case) -> None:
    for state in Walk(case, 30).sampled(20):
        assert case.game.setup_of(state) == case.setup
        assert case.game.setup_of(reloaded(case.game, state)) == case.setup


@deals(1, 3)
@every_case
def test_a_reloaded_position_plays_on_identically(case: Case, deal: int) -> None:
    walk = Walk(case, 50 + deal)
    for state in walk.sampled(20):
        check_plays_on(case.game, state, walk.step)


@settings(max_examples=30)
@given(moments())
def test_a_reloaded_position_plays_on_identically_anywhere(moment: Moment) -> None:
    check_plays_on(moment.case.game, moment.walk().state, moment.deal)
