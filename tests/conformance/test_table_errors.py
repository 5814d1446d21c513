"""An answer that does not fit is refused with a code of its own, and the table stays as it was."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import AnswerError, NotationError
from hideout.core.game import Action, Seat
from hideout.core.table import Table
from tests.kit.cases import Case, deals, every_case_plain_first, every_plain_case
from tests.kit.secrecy import in_words
from tests.kit.tables import new_table, played_table, played_tables, random_answer, snapshot


def check_refused(table: Table, code: str, seat: Seat, step: int, action: Action) -> None:
    """The answer is refused by this code, in words, and nothing changed."""
    before = snapshot(table)
    with pytest.raises(AnswerError) as caught:
        table.submit(seat, step, action)
    assert caught.value.code == code
    assert str(caught.value) in in_words(caught.value)
    assert snapshot(table) == before


@every_case_plain_first
def test_an_answer_to_another_step_is_stale(case: Case) -> None:
    for table in played_tables(case, 1):
        if table.pending and table.step % 7 == 0:
            seat, action = random_answer(table, Quick(0))
            for step in (table.step - 1, table.step + 1, -1, 10**9):
                check_refused(table, "E_STALE", seat, step, action)


@every_case_plain_first
def test_the_same_answer_sent_twice_counts_once(case: Case) -> None:
    table = new_table(case, 2)
    quick = Quick(2)
    while table.pending:
        seat, action = random_answer(table, quick)
        step = table.step
        table.submit(seat, step, action)
        if table.step != step:
            check_refused(table, "E_STALE", seat, step, action)
        elif not table.legal(seat):
            check_refused(table, "E_REFUSED", seat, step, action)
        else:
            # It rests, and being replaced by itself it stays what it was.
            before = snapshot(table)
            assert table.submit(seat, step, action) == []
            assert snapshot(table) == before


@every_case_plain_first
def test_a_seat_that_is_not_asked_is_out_of_turn(case: Case) -> None:
    n_refused = 0
    for table in played_tables(case, 3):
        if not table.pending:
            break
        _, action = random_answer(table, Quick(3))
        for seat in range(case.seats):
            if seat not in table.pending and seat not in table.state.resting():
                assert table.legal(seat) == []
                if table.step % 5 == 0 or case.kit.asks_together(case.setup):
                    check_refused(table, "E_TURN", seat, table.step, action)
                    n_refused += 1
    assert n_refused or case.kit.asks_together(case.setup)


@every_plain_case
def test_an_unknown_seat_is_refused(case: Case) -> None:
    table = played_table(case, 4, 3)
    _, action = random_answer(table, Quick(4))
    for seat in (-1, case.seats, 99):
        check_refused(table, "E_SEAT", seat, table.step, action)


@every_plain_case
def test_an_unknown_action_is_refused(case: Case) -> None:
    table = played_table(case, 5, 3)
    seat = table.pending[0]
    for action in (-1, case.game.actions.size, 10**9):
        check_refused(table, "E_ACTION", seat, table.step, action)


@deals(1, 0)
@every_case_plain_first
def test_an_answer_against_the_rules_is_refused(case: Case, deal: int) -> None:
    n_refused = 0
    quick = Quick(deal)
    for table in played_tables(case, 10 + deal):
        if table.pending and table.step % 6 == 0:
            seat = table.pending[0]
            legal = table.legal(seat)
            for _ in range(5):
                action = quick.below(case.game.actions.size)
                if action not in legal:
                    check_refused(table, "E_REFUSED", seat, table.step, action)
                    n_refused += 1
    assert n_refused or case.kit.asks_together(case.setup)


@every_case_plain_first
def test_after_the_end_nobody_may_answer(case: Case) -> None:
    table = played_table(case, 6)
    assert table.outcome is not None
    for seat in range(case.seats):
        for action in (0, case.game.actions.size - 1):
            check_refused(table, "E_OVER", seat, table.step, action)


@every_plain_case
def test_unreadable_notation_leaves_the_table_as_it_was(case: Case) -> None:
    table = played_table(case, 7, 4)
    before = snapshot(table)
    with pytest.raises(NotationError):
        table.answer(table.pending[0], "no such words")
    assert snapshot(table) == before
