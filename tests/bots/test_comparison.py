"""Answers are compared in the same worlds, and only as long as they may still be the best."""

from __future__ import annotations

import pytest

from hideout.bots.comparison import Comparison
from hideout.bots.levels import Mastermind
from hideout.bots.settings import Settings
from hideout.bots.standing import Standing
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.games.caper.rules import CaperState
from tests.bots.playing import Moment, check_analysis, moments

CAPER: Game = GAMES["caper"]
RIVAL = 1


class Fickle(Standing):
    """Judges by the rival's hand for the most part, and by the answer for a point or two."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hands: list[list[int]] = []

    def play_on(self, state: State, luck: Quick, n_turns: int) -> State:
        assert isinstance(state, CaperState)
        self.hands.append(sorted(state.hands[RIVAL]))
        return state

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, CaperState)
        world = sum(state.hands[RIVAL]) * 7 % 40
        margin = world + worth_of(state)
        return [margin / 100] * 2, [float(margin)] * 2


def worth_of(state: CaperState) -> int:
    """What the answer itself adds: the place of the thief that was played."""
    return next(place for place in range(3) if state.n_thieves[place])


def place_of(state: State, seat: Seat, action: Action) -> int:
    """Where an answer puts the first thief."""
    after = state.clone()
    after.apply(seat, action, Quick(0))
    assert isinstance(after, CaperState)
    return worth_of(after)


def first_question() -> Moment:
    moment = next(moments(CAPER, agree(CAPER, 2, "paris"), 3))
    assert moment.seat != RIVAL
    return moment


def compared(n: int) -> tuple[Fickle, Comparison, Moment]:
    moment = first_question()
    tactics = Fickle(CAPER)
    settings = Settings(compares=True, turns_ahead=1)
    thought = Comparison(CAPER, moment.view, moment.legal, tactics, settings, Quick(5))
    for _ in range(n):
        thought.iterate()
    return tactics, thought, moment


def test_all_answers_are_given_in_the_same_worlds() -> None:
    n_answers = len(first_question().legal)
    tactics, _, _ = compared(3 * n_answers)
    worlds = [tactics.hands[i : i + n_answers] for i in range(0, 3 * n_answers, n_answers)]
    for world in worlds:
        assert all(hand == world[0] for hand in world)
    assert len({tuple(world[0]) for world in worlds}) == 3


@pytest.mark.parametrize("n_worlds", [1, 3, 20])
def test_what_luck_gives_to_all_does_not_count(n_worlds: int) -> None:
    n_answers = len(first_question().legal)
    _, thought, moment = compared(n_worlds * n_answers)
    found = thought.analysis()
    check_analysis(found, moment.legal)
    best = found.candidates[0]
    assert best.action == found.action
    for each in found.candidates:
        behind = 2 - place_of(moment.state, moment.seat, each.action)
        assert best.margin - each.margin == pytest.approx(behind)
        assert best.win - each.win == pytest.approx(behind / 100)


def test_answers_that_are_clearly_behind_are_given_up() -> None:
    moment = first_question()
    n_answers = len(moment.legal)
    _, thought, _ = compared(20 * n_answers)
    found = thought.analysis()
    third = n_answers // 3
    assert len({each.visits for each in found.candidates[:third]}) == 1
    assert {each.visits for each in found.candidates[third:]} == {4}
    assert found.candidates[0].visits == 4 + (20 - 4) * n_answers / third
    assert not thought.is_settled()


def test_an_answer_comes_before_the_first_world_is_through() -> None:
    _, thought, moment = compared(2)
    found = thought.analysis()
    check_analysis(found, moment.legal)
    assert found.iterations == 2
    assert sum(each.visits for each in found.candidates) == 2


def test_thinking_is_settled_when_one_answer_is_left() -> None:
    settings = Settings(compares=True, turns_ahead=99, margin_weight=1.0)
    n_settled = 0
    for moment in moments(CAPER, agree(CAPER, 3, "rome"), 4):
        if len(moment.legal) > 2:
            continue
        thought = Comparison(CAPER, moment.view, moment.legal, Standing(CAPER), settings, Quick(5))
        for _ in range(2 * 32):
            thought.iterate()
            if thought.is_settled():
                break
        open_answers = [each for each in thought.analysis().candidates if each.visits > 4]
        n_settled += thought.is_settled()
        assert thought.is_settled() or len(open_answers) == 2
    assert n_settled > 3


def test_of_answers_to_a_simultaneous_question_likely_ones_are_drawn() -> None:
    moment = next(moments(CAPER, agree(CAPER, 4, "paris"), 3))
    assert len(moment.state.pending()) == 2
    drawn = set()
    n_mixed = 0
    for seed in range(6):
        thought = Mastermind(seed).begin(CAPER, moment.view, moment.legal)
        assert isinstance(thought, Comparison)
        for _ in range(5 * len(moment.legal)):
            thought.iterate()
        found = thought.analysis()
        check_analysis(found, moment.legal)
        weights = [each.weight for each in found.candidates]
        assert weights == sorted(weights, reverse=True)
        n_mixed += 0 < weights[1] < weights[0]
        # What was given up is not played any more.
        assert weights[-1] == 0
        assert next(each for each in found.candidates if each.action == found.action).weight > 0
        drawn.add(found.action)
    assert n_mixed > 3
    assert len(drawn) > 1


def test_to_a_question_of_its_own_it_gives_the_best_answer() -> None:
    moment = first_question()
    for seed in range(4):
        settings = Settings(compares=True)
        thought = Comparison(CAPER, moment.view, moment.legal, Fickle(CAPER), settings, Quick(seed))
        for _ in range(3 * len(moment.legal)):
            thought.iterate()
        found = thought.analysis()
        assert found.action == found.candidates[0].action
