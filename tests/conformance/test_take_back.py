"""An answer may be taken back until something came to light or somebody else acted."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import AnswerError
from hideout.core.game import Seat
from hideout.core.table import Answer, Table
from tests.kit.cases import CASES, Case, deals, every_case_plain_first
from tests.kit.secrecy import exported
from tests.kit.tables import new_table, position, random_answer, random_replacement, snapshot
from tests.kit.texts_said import said_in_every_language

TOGETHER = [case for case in CASES if case.kit.asks_together(case.setup)]


class Given(NamedTuple):
    """One answer of a game as the test remembers it."""

    seat: Seat
    before: list[str]
    """The table before the answer."""
    reveals: bool
    """Whether something came to light by it."""


class Game:
    """A table played at random, with the test's own account of it."""

    def __init__(self, case: Case, deal: int) -> None:
        self.table: Table = new_table(case, deal)
        self.quick = Quick(deal)
        self.given: list[Given] = []

    def answer(self) -> None:
        """One more answer, or a new one in place of one that rests hidden."""
        table, quick = self.table, self.quick
        replacement = random_replacement(table, quick)
        if replacement is not None and quick.below(2):
            table.submit(replacement[0], table.step, replacement[1])
            return
        before = position(table)
        seat, action = random_answer(table, quick)
        events = table.submit(seat, table.step, action)
        self.given.append(Given(seat, before, any(event.reveals for event in events)))

    def last_of(self, seat: Seat) -> int | None:
        """The number of the last answer of a seat."""
        return next(
            (i for i in reversed(range(len(self.given))) if self.given[i].seat == seat), None
        )

    def why_not(self, seat: Seat) -> str | None:
        """Why the rule of the table forbids a free take-back."""
        last = self.last_of(seat)
        if last is None:
            return "core-refuse-take_back_nothing"
        since = self.given[last:]
        if any(given.seat != seat for given in since):
            return "core-refuse-take_back_others_acted"
        if any(given.reveals for given in since):
            return "core-refuse-take_back_revealed"
        return None

    def replayed(self, case: Case, deal: int) -> list[str]:
        """A new table at which the answers that stand have been given again."""
        table = new_table(case, deal)
        for answer in self.table.answers:
            table.submit(answer.seat, answer.step, answer.action)
        return position(table)

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody but this seat."""
        return [other for other in range(self.table.setup.seats) if other != seat]

    def again(self, answers: list[Answer]) -> None:
        """Give answers once more as they were given."""
        for answer in answers:
            self.table.submit(answer.seat, answer.step, answer.action)


def games(case: Case, deal: int, one_in: int) -> Game:
    """A game stopped somewhere: after no answer, after all, or between."""
    game = Game(case, deal)
    while game.table.pending and game.quick.below(one_in):
        game.answer()
    return game


@deals(1, 0)
@every_case_plain_first
def test_a_take_back_is_free_exactly_by_the_rule_of_the_table(case: Case, deal: int) -> None:
    game = Game(case, deal)
    table = game.table
    met: set[str | None] = set()
    while True:
        for seat in range(case.seats):
            refusal = table.refuse_take_back(seat)
            assert (None if refusal is None else refusal.text) == game.why_not(seat)
            met.add(game.why_not(seat))
            if refusal is not None:
                said_in_every_language(refusal.text, refusal.details)
        if not table.pending:
            break
        game.answer()
    assert met == {
        None,
        "core-refuse-take_back_nothing",
        "core-refuse-take_back_others_acted",
        "core-refuse-take_back_revealed",
    }


@deals(3, 0)
@every_case_plain_first
def test_a_refused_take_back_changes_nothing(case: Case, deal: int) -> None:
    game = games(case, 10 + deal, 30)
    before = snapshot(game.table)
    for seat in range(case.seats):
        if game.why_not(seat) is not None:
            with pytest.raises(AnswerError) as caught:
                game.table.take_back(seat)
            assert caught.value.code == "E_TAKE_BACK"
            assert caught.value.text == game.why_not(seat)
            assert snapshot(game.table) == before


@deals(1, 0)
@every_case_plain_first
def test_after_a_free_take_back_the_same_answer_leads_to_the_same_table(
    case: Case, deal: int
) -> None:
    game = Game(case, 20 + deal)
    table = game.table
    n_taken = 0
    while table.pending:
        game.answer()
        for seat in range(case.seats):
            last = game.last_of(seat)
            if last is None or game.why_not(seat) is not None or game.quick.below(2):
                continue
            after = position(table)
            answers = table.answers[last:]
            table.take_back(seat)
            n_taken += 1
            assert position(table) == game.replayed(case, 20 + deal)
            taken = table.take_backs[-1]
            assert (taken.seat, taken.free, taken.answers) == (seat, True, tuple(answers))
            game.again(answers)
            assert position(table) == after
    assert n_taken
    assert len(table.take_backs) == n_taken


@deals(3, 0)
@every_case_plain_first
def test_with_the_consent_of_all_everything_can_be_taken_back(case: Case, deal: int) -> None:
    game = games(case, 30 + deal, 40)
    table = game.table
    for seat in range(case.seats):
        last = game.last_of(seat)
        others = game.others(seat)
        if last is None:
            refusal = table.refuse_take_back(seat, others)
            assert refusal is not None
            assert refusal.text == "core-refuse-take_back_nothing"
            continue
        if game.why_not(seat) is not None:
            for missing in others:
                consents = [other for other in others if other != missing]
                assert table.refuse_take_back(seat, consents) is not None
        after = position(table)
        answers = table.answers[last:]
        free = game.why_not(seat) is None
        table.take_back(seat, others)
        assert position(table) == game.replayed(case, 30 + deal)
        assert table.take_backs[-1].free == free
        game.again(answers)
        assert position(table) == after, "luck is never rolled anew"


@deals(1, 1)
@pytest.mark.parametrize("case", TOGETHER[:3], ids=str)
def test_replacing_an_answer_that_rests_changes_nothing_for_the_others(
    case: Case, deal: int
) -> None:
    game = Game(case, 50 + deal)
    table = game.table
    n_replaced = 0
    while table.pending:
        game.answer()
        for seat in table.state.resting():
            others = [None, *game.others(seat)]
            shown = [exported([table.view(o).json(), table.events_for(o)]) for o in others]
            step, pending, n_answers = table.step, table.pending, len(table.answers)
            legal = table.legal(seat)
            for action in (legal[0], legal[-1]):
                table.submit(seat, table.step, action)
                n_replaced += 1
                now = [exported([table.view(o).json(), table.events_for(o)]) for o in others]
                assert now == shown
                assert (table.step, table.pending, len(table.answers)) == (step, pending, n_answers)
                assert table.answers[-1] == Answer(step, seat, action, "")
    assert n_replaced
