"""Whoever may not know something receives nothing, byte for byte, that depends on it.

The terms are those of `tests/kit/secrecy.py`; that these tests can fail is shown in
`test_leaks_are_caught.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings

from hideout.core.chance import Chance, Seeded
from hideout.core.game import Event, Log, State
from tests.kit.cases import CASES, Case, deals, every_case, every_plain_case
from tests.kit.moments import Moment, moments
from tests.kit.secrecy import (
    Search,
    check_resting,
    exported,
    has_learned,
    observers,
    received,
    view_bytes,
)
from tests.kit.walks import Walk, seed_of

TOGETHER = [case for case in CASES if case.kit.asks_together(case.setup)]


@deals(1, 2)
@every_case
def test_nobody_can_tell_twins_apart(case: Case, deal: int) -> None:
    search = Search(Walk(case, deal))
    for state in search.walk.sampled(10):
        search.at(state)
    assert search.n_twins, "no twin differed from the truth"
    assert search.n_answers_of_others, "nobody saw another answer in two twins"


@deals(1, 3)
@every_plain_case
def test_an_answer_tells_everybody_only_what_they_may_know(case: Case, deal: int) -> None:
    search = Search(Walk(case, 600 + deal))
    for state in search.walk.positions():
        search.answers_at(state, n_exchanges=2)
    assert search.n_learned, "nobody ever learned anything"
    if case.kit.remembers:
        assert not search.n_forgotten, "a view forgot what its seat was told"


@deals(1, 2)
@every_plain_case
def test_nobody_can_tell_twins_apart_by_any_answer_at_all(case: Case, deal: int) -> None:
    search = Search(Walk(case, 500 + deal), n_actions=0, through_table=False)
    for state in search.walk.sampled(25):
        search.at(state, n_exchanges=1)


@settings(max_examples=40)
@given(moments())
def test_nobody_can_tell_twins_apart_anywhere(moment: Moment) -> None:
    search = Search(moment.walk())
    search.at(search.walk.state, n_exchanges=8)


@deals(1, 3)
@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_nobody_can_tell_which_answer_rests_hidden(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    n_resting = 0
    for state in walk.positions():
        actions = [walk.quick.below(case.game.actions.size) for _ in range(10)]
        if len(state.pending()) > 1:
            for seat in state.pending():
                n_resting += check_resting(case.game, state, seat, actions)
    assert n_resting, "no answer ever rested"


@settings(max_examples=40)
@given(moments(TOGETHER))
def test_nobody_can_tell_which_answer_rests_hidden_anywhere(moment: Moment) -> None:
    state = moment.walk().state
    if len(state.pending()) > 1:
        for seat in state.pending():
            check_resting(moment.case.game, state, seat, range(0, moment.case.game.actions.size, 9))


@every_plain_case
def test_the_public_score_does_not_depend_on_hidden_cards(case: Case) -> None:
    game = case.game
    walk = Walk(case, 11)
    for state in walk.positions():
        seen = received(game, state, None, ())
        imagined = game.imagine(game.view(state, None), walk.luck())
        twin = received(game, imagined, None, ())
        assert (seen["score"], seen["standing"]) == (twin["score"], twin["standing"])


# -- the deal ----------------------------------------------------------------------------------


def deal_with(case: Case, chance: Chance) -> tuple[State, Sequence[Event]]:
    log = Log()
    return case.game.start(case.setup, chance, log), log.events


@pytest.mark.interpreted
@every_plain_case
def test_the_deal_tells_nobody_more_than_they_may_see(case: Case) -> None:
    class Exchanged(Chance):
        """The luck of a seed, but with two items of one shuffle exchanged."""

        def __init__(self, at: int, first: int, second: int) -> None:
            self.step = 0
            self.seeded = Seeded(seed_of(1))
            self.at = at
            self.places = (first, second)
            self.n_shuffles = 0

        def numbers(self, label: str, bounds: Sequence[int]) -> list[int]:
            return self.seeded.numbers(label, bounds)

        def shuffle(self, label: str, items: Sequence[int], names: Sequence[str]) -> list[int]:
            mixed = self.seeded.shuffle(label, items, names)
            if self.n_shuffles == self.at:
                first, second = (place % len(mixed) for place in self.places)
                mixed[first], mixed[second] = mixed[second], mixed[first]
            self.n_shuffles += 1
            return mixed

    game = case.game
    count = Exchanged(-1, 0, 0)
    dealt, told = deal_with(case, count)
    walk = Walk(case, 12)
    n_twins = 0
    for at in range(count.n_shuffles):
        for _ in range(60):
            places = walk.quick.below(60), walk.quick.below(60)
            twin, told_twin = deal_with(case, Exchanged(at, *places))
            if exported(game.dump(twin)) == exported(game.dump(dealt)):
                continue
            for observer in observers(dealt):
                if view_bytes(game, twin, observer) == view_bytes(game, dealt, observer):
                    n_twins += 1
                    assert not has_learned(told, told_twin, observer)
    assert n_twins > 20
