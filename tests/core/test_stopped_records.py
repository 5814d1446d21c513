"""Records of games that were given up before the rules ended them."""

from __future__ import annotations

import pytest

from hideout import games
from hideout.core.errors import RecordError
from hideout.core.game import JsonObject
from hideout.core.reading import canonical_json, digest
from hideout.core.table import Stop, Table
from hideout.core.text import LANGUAGES, texts
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.telling.records import proof_lines


def played(n: int) -> Table:
    """A game of Caper after so many answers."""
    table = games.caper.table(seed="stopped")
    for _ in range(n):
        if table.pending:
            table.answer(table.pending[0], table.legal(table.pending[0])[0])
    return table


def with_stop(table: Table, stop: object) -> str:
    """The record of a table that says of itself how it was given up."""
    record: JsonObject = {**write_record(table), "stopped": stop}
    del record["digest"]
    return canonical_json({**record, "digest": digest(record)})


def test_a_record_says_how_the_game_was_given_up() -> None:
    table = played(5)
    table.stopped = Stop("resigned", (1,))
    record = write_record(table)
    assert record["stopped"] == {"reason": "resigned", "winners": [1]}
    again = read_record(canonical_json(record), GAMES)
    assert again.stopped == Stop("resigned", (1,))
    assert write_record(again) == record


@pytest.mark.parametrize("reason", ["resigned", "agreed", "abandoned", "ended_by_host"])
def test_the_proof_of_a_record_says_how_the_game_was_given_up(reason: str) -> None:
    table = played(5)
    table.stopped = Stop(reason, (1,))
    told = {proof_lines(table, texts(lang))[-1] for lang in LANGUAGES}
    assert len(told) == 4
    assert all("5" in line for line in told)


def test_a_record_without_it_is_as_it_always_was() -> None:
    record = write_record(played(5))
    assert "stopped" not in record
    assert read_record(canonical_json(record), GAMES).stopped is None


@pytest.mark.parametrize(
    ("stop", "code", "path"),
    [
        ("resigned", "E_TYPE", "$.stopped"),
        ({"reason": "resigned"}, "E_KEY", "$.stopped"),
        ({"reason": "resigned", "winners": [], "by": 1}, "E_KEY", "$.stopped.by"),
        ({"reason": 3, "winners": []}, "E_TYPE", "$.stopped.reason"),
        ({"reason": "resigned", "winners": 1}, "E_TYPE", "$.stopped.winners"),
        ({"reason": "resigned", "winners": ["cream"]}, "E_TYPE", "$.stopped.winners"),
        ({"reason": "resigned", "winners": [2]}, "E_STOPPED", "$.stopped"),
    ],
)
def test_nonsense_about_it_is_refused(stop: object, code: str, path: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(with_stop(played(5), stop), GAMES)
    assert (caught.value.code, caught.value.path) == (code, path)


def test_a_game_that_was_played_to_its_end_was_not_given_up() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(with_stop(played(200), {"reason": "agreed", "winners": []}), GAMES)
    assert caught.value.code == "E_STOPPED"


def test_who_changes_it_is_found_out() -> None:
    table = played(5)
    table.stopped = Stop("resigned", (1,))
    record = write_record(table)
    record["stopped"] = {"reason": "resigned", "winners": [0]}
    with pytest.raises(RecordError) as caught:
        read_record(canonical_json(record), GAMES)
    assert caught.value.code == "E_DIGEST"
