"""Set-up, seed and answers rebuild a game, here and on every other machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.chance import Quick
from hideout.core.table import Table
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from tests.kit.cases import CASES, Case, deals, every_case, every_plain_case
from tests.kit.fingerprint import fingerprint
from tests.kit.secrecy import exported, observers
from tests.kit.tables import new_table, played_table, random_answer, snapshot
from tests.kit.walks import seed_of

ROOT = Path(__file__).resolve().parents[2]


def check_record(case: Case, deal: int, n_answers: int | None) -> None:
    """Write a table's record, read it, and find the same table."""
    table = played_table(case, deal, n_answers)
    again = read_record(json.dumps(write_record(table)), GAMES)
    assert snapshot(again) == snapshot(table)
    assert again.setup == table.setup
    for observer in observers(table.state):
        assert exported(again.events_for(observer)) == exported(table.events_for(observer))


@deals(1, 3)
@every_case
def test_the_record_of_a_finished_game_rebuilds_it(case: Case, deal: int) -> None:
    check_record(case, deal, None)


@settings(max_examples=40)
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.integers(0, 100))
def test_the_record_of_a_game_in_progress_rebuilds_it(
    case: Case, deal: int, n_answers: int
) -> None:
    check_record(case, deal, n_answers)


@every_plain_case
def test_the_record_of_a_game_begun_with_a_position_rebuilds_it(case: Case) -> None:
    begun = played_table(case, 6, case.kit.max_decisions(case.setup) // 3)
    table = Table.of_position(case.game, case.game.dump(begun.state), seed_of(7))
    assert table.setup == case.setup
    quick = Quick(8)
    while table.pending:
        seat, action = random_answer(table, quick)
        table.submit(seat, table.step, action)
    again = read_record(json.dumps(write_record(table)), GAMES)
    assert snapshot(again) == snapshot(table)


@every_plain_case
def test_the_same_seed_and_answers_give_the_same_game(case: Case) -> None:
    first = played_table(case, 5)
    second = new_table(case, 5)
    for answer in first.answers:
        second.submit(answer.seat, answer.step, answer.action)
    assert snapshot(second) == snapshot(first)


@every_plain_case
def test_another_seed_gives_another_deal(case: Case) -> None:
    dumps = {exported(case.game.dump(new_table(case, deal).state)) for deal in range(10)}
    assert len(dumps) == 10


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_another_process_plays_the_same_bytes(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.kit.fingerprint"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == fingerprint()
