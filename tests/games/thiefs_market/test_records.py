"""Kept games replay for ever, and a fresh one is rebuilt exactly from its record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.chance import Quick
from hideout.core.table import Table
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES, thiefs_market
from hideout.games.thiefs_market import GAME
from hideout.games.thiefs_market.options import OPTIONS
from tests.kit.scenarios import read_object, record_files

FILES = record_files("thiefs_market")


def play_on(table: Table, luck: Quick) -> None:
    while table.pending:
        [seat] = table.pending
        legal = table.legal(seat)
        table.answer(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    table = read_record(path.read_bytes(), GAMES)
    assert table.outcome is not None
    assert write_record(table) == read_object(path)


def test_every_number_of_players_and_every_end_has_a_kept_record() -> None:
    tables = [read_record(path.read_bytes(), GAMES) for path in FILES]
    assert {table.setup.seats for table in tables} == set(GAME.info.seats)
    ends = {table.outcome.reason for table in tables if table.outcome is not None}
    assert ends == {"sold_out", "round_limit"}


@pytest.mark.parametrize("seats", [3, 5])
def test_a_record_rebuilds_the_game(seats: int) -> None:
    options = {option.id: option.values[-1] for option in OPTIONS}
    table = thiefs_market.table(seats, options, seed="a record")
    play_on(table, Quick(seats))
    record = write_record(table)
    again = read_record(json.dumps(record), GAMES)
    assert write_record(again) == record
    assert [repr(event) for event in again.events] == [repr(event) for event in table.events]


def test_the_game_names_its_cards_and_the_parts_of_its_rules() -> None:
    assert len(GAME.card_ids()) == 53
    topics = GAME.reference_topics()
    assert set(topics) == {"phase", "symbol"}
