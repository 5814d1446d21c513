"""Nothing gets lost, every game ends, and every card comes into play."""

from __future__ import annotations

from hypothesis import given, settings

from tests.kit.cases import Case, deals, every_case, every_plain_case
from tests.kit.moments import Moment, moments
from tests.kit.walks import Walk, play_out

MOST_GAMES = 60
"""Games in which every card must have come into play."""


@deals(1, 3)
@every_case
def test_cards_coins_and_pieces_are_conserved_at_every_step(case: Case, deal: int) -> None:
    kit = case.kit
    contents = kit.contents(case.setup)
    assert any(sum(each.values()) for each in contents.values())
    for state in Walk(case, deal).positions():
        assert kit.holdings(state) == contents


@settings(max_examples=80)
@given(moments())
def test_cards_coins_and_pieces_are_conserved_anywhere(moment: Moment) -> None:
    kit = moment.case.kit
    assert kit.holdings(moment.walk().state) == kit.contents(moment.case.setup)


@deals(2, 10)
@every_case
def test_a_game_ends_within_the_bound_of_the_rules(case: Case, deal: int) -> None:
    walk = Walk(case, deal)
    for _ in walk.positions():
        assert len(walk.course) <= case.kit.max_decisions(case.setup)
    assert walk.state.outcome() is not None
    case.kit.check_course(case.setup, walk.course, walk.state)


@settings(max_examples=60)
@given(moments())
def test_a_game_ends_within_the_bound_of_the_rules_from_anywhere(moment: Moment) -> None:
    walk = moment.walk()
    n = len(walk.course) + play_out(walk.state, moment.deal)
    assert n <= moment.case.kit.max_decisions(moment.case.setup)


@every_plain_case
def test_every_card_comes_into_play(case: Case) -> None:
    missing = case.kit.cards(case.setup)
    assert missing
    for deal in range(MOST_GAMES):
        walk = Walk(case, 1000 + deal)
        for _ in walk.positions():
            pass
        missing -= case.kit.played(walk.events)
        if not missing:
            return
    assert not missing, f"never played in {MOST_GAMES} games"
