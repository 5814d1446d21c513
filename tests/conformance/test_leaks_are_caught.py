"""The tests of non-interference can fail: every game that leaks on purpose is caught."""

from __future__ import annotations

import pytest

from hideout.core.table import Table
from tests.kit.cases import CASES, PLAIN_CASES, Case, every_plain_case
from tests.kit.leaks import LEAKS, RESTING_LEAKS, Leaky, TellsTheSecretHalf, bare, secret
from tests.kit.secrecy import LeakError, Search, check_resting
from tests.kit.walks import Walk

FIRST_CASES = list({case.game_id: case for case in reversed(CASES)}.values())
"""One case of every game."""
TOGETHER = [case for case in PLAIN_CASES if case.kit.asks_together(case.setup)]


def search(case: Case, leak: type[Leaky]) -> None:
    """The same search as for the real games, through up to three of them."""
    for deal in range(3):
        walk = Walk(case, deal, leak(case.game).as_game())
        found = Search(walk, through_table=False)
        for state in walk.sampled(6):
            found.at(state)
        walk = Walk(case, deal, leak(case.game).as_game())
        found = Search(walk, through_table=False)
        for state in walk.positions():
            found.answers_at(state)


def search_resting(case: Case, leak: type[Leaky]) -> None:
    """The same search as for the real games."""
    game = leak(case.game).as_game()
    for state in Walk(case, 0, game).positions():
        if len(state.pending()) > 1:
            for seat in state.pending():
                check_resting(game, state, seat, range(5))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@every_plain_case
def test_a_leak_is_caught(case: Case, leak: type[Leaky]) -> None:
    if leak is TellsTheSecretHalf and not case.kit.whispers:
        search(case, leak)
        return
    with pytest.raises(LeakError, match=leak.found_in):
        search(case, leak)


@pytest.mark.parametrize("leak", RESTING_LEAKS, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_a_leak_of_a_resting_answer_is_caught(case: Case, leak: type[Leaky]) -> None:
    with pytest.raises(LeakError, match=leak.found_in):
        search_resting(case, leak)


@pytest.mark.parametrize("case", FIRST_CASES, ids=str)
def test_a_wrapper_that_keeps_its_secrets_is_not_accused(case: Case) -> None:
    search(case, Leaky)


@pytest.mark.parametrize("case", TOGETHER[:1], ids=str)
def test_a_wrapper_that_hides_resting_answers_is_not_accused(case: Case) -> None:
    search_resting(case, Leaky)


@pytest.mark.interpreted
@every_plain_case
def test_a_leak_in_what_the_table_says_of_itself_is_caught(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "__repr__", lambda table: secret(case.game, table.state, 0))
    walk = Walk(case, 0)
    with pytest.raises(LeakError, match="table depends"):
        Search(walk).at(bare(walk.state))
