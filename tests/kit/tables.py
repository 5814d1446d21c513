"""Running tables: played at random, looked at as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hideout.core.chance import Quick
from hideout.core.game import Action, Seat
from hideout.core.table import Table
from hideout.core.transcript import write_record
from tests.kit.cases import Case
from tests.kit.secrecy import exported
from tests.kit.walks import seed_of


def new_table(case: Case, deal: int = 0) -> Table:
    """A table with a numbered deal."""
    return Table(case.game, case.setup, seed_of(deal))


def snapshot(table: Table) -> list[str]:
    """The whole table as bytes: position, events, record, step."""
    return [
        exported(table.game.dump(table.state)),
        json.dumps([[event.everything(), event.reveals] for event in table.events]),
        exported(write_record(table)),
        str(table.step),
        str(table.pending),
    ]


def position(table: Table) -> list[str]:
    """The table as bytes without what its record keeps of take-backs."""
    whole = snapshot(table)
    return [whole[0], whole[1], str(table.answers), *whole[3:]]


def random_answer(table: Table, quick: Quick) -> tuple[Seat, Action]:
    """A legal answer of a seat that owes one."""
    seat = table.pending[quick.below(len(table.pending))]
    legal = table.legal(seat)
    return seat, legal[quick.below(len(legal))]


def random_replacement(table: Table, quick: Quick) -> tuple[Seat, Action] | None:
    """Another answer of a seat whose answer rests hidden, if there is one."""
    for seat in table.state.resting():
        legal = table.legal(seat)
        if legal:
            return seat, legal[quick.below(len(legal))]
    return None


def played_tables(case: Case, deal: int, n_answers: int | None = None) -> Iterator[Table]:
    """One table before each of its answers, and once more at the end."""
    table = new_table(case, deal)
    quick = Quick(deal)
    while table.pending and (n_answers is None or len(table.answers) < n_answers):
        yield table
        replacement = random_replacement(table, quick)
        if replacement is not None and quick.below(2):
            table.submit(replacement[0], table.step, replacement[1])
        else:
            seat, action = random_answer(table, quick)
            table.submit(seat, table.step, action)
    yield table


def played_table(case: Case, deal: int, n_answers: int | None = None) -> Table:
    """A table after so many answers, or after its last one."""
    *_, table = played_tables(case, deal, n_answers)
    return table
