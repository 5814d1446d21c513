"""Records beyond the plain ones: stand-ins, games begun from a position, decks of the past."""

from __future__ import annotations

import pytest

from hideout import games
from hideout.core.errors import RecordError
from hideout.core.reading import canonical_json, digest
from hideout.core.table import Table
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES


def half_played() -> Table:
    table = games.caper.table(seed="half")
    for _ in range(5):
        table.answer(table.pending[0], table.legal(table.pending[0])[0])
    return table


def from_a_position() -> Table:
    """A game that began in the middle and has gone on a little."""
    source = half_played()
    table = Table.of_position(source.game, source.game.dump(source.state), bytes(32))
    table.submit(table.pending[0], table.step, table.legal(table.pending[0])[0], by="greedy")
    return table


def test_a_record_names_who_stood_in_and_where_the_game_began() -> None:
    table = from_a_position()
    record = write_record(table)
    again = read_record(canonical_json(record), GAMES)
    assert [answer.by for answer in again.answers] == ["greedy"]
    assert write_record(again) == record


def test_a_record_whose_position_is_none_is_refused_with_its_place() -> None:
    record = write_record(from_a_position())
    position = record["position"]
    assert isinstance(position, dict)
    position["coins"] = {"cream": 99, "green": 0}
    with pytest.raises(RecordError) as caught:
        read_record(canonical_json(record), GAMES)
    assert (caught.value.code, caught.value.path) == ("E_COINS", "$.position.coins")


def test_a_record_whose_position_is_of_another_set_up_is_refused() -> None:
    record = write_record(from_a_position())
    setup = record["setup"]
    assert isinstance(setup, dict)
    setup["options"] = {**setup["options"], "coin_shortage": "single"}
    del record["digest"]
    record["digest"] = digest(record)
    with pytest.raises(RecordError) as caught:
        read_record(canonical_json(record), GAMES)
    assert caught.value.code == "E_POSITION"


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_has_decks_of_the_past_yet(game_id: str) -> None:
    assert GAMES[game_id].old_deck("0" * 64) is None
