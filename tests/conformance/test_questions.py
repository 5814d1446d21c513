"""Who is asked what, which answers are legal, and why the others are not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings

from hideout.core.game import Action, Game, Refusal, State
from tests.kit.cases import Case, deals, every_case, every_plain_case
from tests.kit.moments import Moment, moments
from tests.kit.texts_said import said_in_every_language
from tests.kit.walks import Walk, asked


def check_pending(state: State) -> None:
    pending, resting = state.pending(), state.resting()
    assert (state.outcome() is None) == bool(pending)
    assert len(set(pending)) == len(pending)
    assert len(set(resting)) == len(resting)
    assert not set(pending) & set(resting)
    assert all(0 <= seat < state.n_seats() for seat in (*pending, *resting))
    assert pending or not resting


def check_legal(state: State, actions: Sequence[Action]) -> list[Refusal]:
    """Compare `legal` with `refuse` over the given actions; the refusals met are returned."""
    refusals: list[Refusal] = []
    for seat in range(state.n_seats()):
        accepted = set()
        for action in actions:
            refusal = state.refuse(seat, action)
            if refusal is None:
                accepted.add(action)
            else:
                refusals.append(refusal)
        if seat not in asked(state):
            assert not accepted, f"seat {seat} is not asked and may answer {accepted}"
            continue
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal), f"doubles in {legal}"
        assert legal or seat not in state.pending()
        assert accepted == set(legal) & set(actions)
        again = state.legal(seat)
        assert again == legal, "the order is a promise"
        again.clear()
        assert state.legal(seat) == legal, "the list belongs to whoever asked for it"
        assert state.ask(seat) == state.ask(seat)
    return refusals


def check_reasons(game: Game, refusals: Sequence[Refusal]) -> None:
    """Every refusal names a rule and has a sentence in every language."""
    for refusal in refusals:
        assert refusal.ruling
        if "-" in refusal.ruling:
            assert refusal.ruling in game.info.rulings
        said_in_every_language(refusal.text, refusal.details)


def some_actions(walk: Walk, n: int) -> list[Action]:
    """Actions from all over the space, and the legal ones."""
    size = walk.game.actions.size
    found = {walk.quick.below(size) for _ in range(n)}
    for seat in asked(walk.state):
        found.update(walk.state.legal(seat))
    return sorted(found)


@deals(1, 5)
@every_case
def test_somebody_is_pending_exactly_until_the_outcome(case: Case, deal: int) -> None:
    for state in Walk(case, deal).positions():
        check_pending(state)


@settings(max_examples=100)
@given(moments())
def test_somebody_is_pending_exactly_until_the_outcome_anywhere(moment: Moment) -> None:
    check_pending(moment.walk().state)


@deals(1, 2)
@every_case
def test_legal_answers_are_those_that_nothing_refuses(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    for state in walk.positions():
        check_legal(state, some_actions(walk, 50))


@deals(1, 2)
@every_plain_case
def test_legal_answers_are_those_that_nothing_refuses_in_the_whole_space(
    case: Case, deal: int
) -> None:
    walk = Walk(case, 100 + deal)
    for state in walk.sampled(6):
        check_legal(state, range(case.game.actions.size))


@settings(max_examples=40)
@given(moments())
def test_legal_answers_are_those_that_nothing_refuses_anywhere(moment: Moment) -> None:
    check_legal(moment.walk().state, range(moment.case.game.actions.size))


@deals(1, 2)
@every_plain_case
def test_every_refusal_names_its_rule_and_is_said_in_four_languages(case: Case, deal: int) -> None:
    walk = Walk(case, 200 + deal)
    for state in walk.sampled(8):
        check_reasons(case.game, check_legal(state, range(case.game.actions.size)))


@every_plain_case
def test_a_seat_that_is_not_asked_is_refused_with_a_reason(case: Case) -> None:
    walk = Walk(case, 300)
    met: set[str] = set()
    for state in walk.positions():
        for seat in set(range(state.n_seats())) - set(asked(state)):
            for action in some_actions(walk, 5):
                refusal = state.refuse(seat, action)
                assert refusal is not None
                met.add(refusal.text)
    if case.kit.asks_together(case.setup):
        met.add("core-refuse-not_your_turn")
    assert met == {"core-refuse-not_your_turn", "core-refuse-game_over"}


@pytest.mark.parametrize("change", ["pending", "double", "order", "missing"])
def test_these_laws_can_fail(change: str) -> None:
    from tests.kit.cases import PLAIN_CASES

    state = Walk(PLAIN_CASES[0]).state

    class Broken:
        def __getattr__(self, name: str) -> object:
            return getattr(state, name)

        def pending(self) -> tuple[int, ...]:
            return () if change == "pending" else state.pending()

        def legal(self, seat: int) -> list[Action]:
            legal = state.legal(seat)
            if change == "double":
                return [*legal, legal[0]]
            if change == "order":
                self.asked = not getattr(self, "asked", False)
                return legal[::-1] if self.asked else legal
            return legal[1:]

    broken: object = Broken()
    with pytest.raises(AssertionError):
        check_pending(broken) if change == "pending" else check_legal(broken, range(200))  # type: ignore[arg-type]
