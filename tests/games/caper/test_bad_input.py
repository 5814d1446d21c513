"""Damaged input of every kind is read or refused in words; nothing else ever happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hideout.core.chance import Quick
from hideout.core.errors import InputError, NotationError
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.reading import parse_json
from hideout.core.referee import run_scenario
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.games.caper import GAME
from tests.kit.scenarios import (
    at,
    damaged,
    json_list,
    new_table,
    part,
    play_on,
    position_files,
    read_object,
    scenario_files,
)

Read = TypeVar("Read")

SCORED = [
    part(read_object(path), "position")
    for path in position_files("caper")
    if "expect" in read_object(path)
]
SCENARIOS = [read_object(path) for path in scenario_files("caper")]
quick = settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])


@cache
def positions() -> tuple[JsonObject, ...]:
    """Whole positions of all player counts and cities, along some games."""
    found: list[JsonObject] = []
    for seats in GAME.info.seats:
        for deal, city in enumerate(GAME.info.variants):
            table = new_table(agree(GAME, seats, city), deal)
            luck = Quick(deal)
            while table.pending:
                play_on(table, luck, 1 + luck.below(12))
                found.append(GAME.dump(table.state))
    return tuple(found)


@cache
def records() -> tuple[JsonObject, ...]:
    found: list[JsonObject] = []
    for seats in GAME.info.seats:
        table = new_table(agree(GAME, seats, "rome", None, "french"), seats)
        play_on(table, Quick(seats), 12)
        table.take_back(table.answers[-1].seat, range(seats))
        found.append(write_record(table))
    return tuple(found)


def read_or_refused(read: Callable[[], Read]) -> Read | None:
    """What was read; None if it was refused in words.  Any other exception goes through."""
    try:
        return read()
    except InputError as error:
        refused = error
    assert str(refused)
    assert refused.code.startswith("E_")
    assert refused.path
    return None


@quick
@given(st.data())
def test_a_damaged_position_is_scored_or_refused(data: st.DataObject) -> None:
    position = data.draw(damaged(data.draw(st.sampled_from(SCORED))))
    sheet = read_or_refused(lambda: GAME.score(position))
    assert sheet is None or json.dumps(sheet.result)


@quick
@given(st.data())
def test_a_damaged_save_is_loaded_or_refused(data: st.DataObject) -> None:
    position = data.draw(damaged(data.draw(st.sampled_from(positions()))))
    state = read_or_refused(lambda: GAME.load(position))
    if state is None:
        return
    # What is loaded can be looked at and played on by everybody.
    for seat in (None, *range(state.n_seats())):
        GAME.imagine(GAME.view(state, seat), Quick(1))
    luck = Quick(2)
    while state.pending():
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    assert GAME.score_now(state).result
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@quick
@given(st.data())
def test_a_damaged_scenario_is_run_or_refused(data: st.DataObject) -> None:
    scenario = data.draw(damaged(data.draw(st.sampled_from(SCENARIOS))))
    report = read_or_refused(lambda: run_scenario(GAME, scenario))
    assert report is None or json.dumps(report.json())


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_damaged_record_is_refused(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(records()))
    record = data.draw(damaged(whole))
    text = json.dumps(record)
    table = read_or_refused(lambda: read_record(text, GAMES))
    assert table is None or write_record(table) == whole, "only an undamaged record passes"


@settings(max_examples=100)
@given(st.data())
def test_a_damaged_text_of_a_record_is_refused(data: st.DataObject) -> None:
    whole = json.dumps(data.draw(st.sampled_from(records())))
    start = data.draw(st.integers(0, len(whole) - 1))
    length = data.draw(st.integers(0, 40))
    text = whole[:start] + data.draw(st.text(max_size=8)) + whole[start + length :]
    table = read_or_refused(lambda: read_record(text, GAMES))
    assert table is None or json.dumps(write_record(table)) == whole


@settings(max_examples=200)
@given(st.one_of(st.text(), st.binary()))
def test_any_text_is_json_or_refused(text: str | bytes) -> None:
    read_or_refused(lambda: parse_json(text))


WORDS = st.sampled_from(
    [
        *(
            "play",
            "discard",
            "flip",
            "give",
            "pass",
            "getaway",
            "stop",
            "1",
            "2.1",
            "3.4",
            "4",
            "0",
        ),
        *("the_mime", "the_dame", "skeleton_key", "the_bank", "", ".", "1.", "\N{SUPERSCRIPT TWO}"),
    ]
)


@quick
@given(st.one_of(st.text(), st.lists(WORDS, max_size=4).map(" ".join)))
def test_any_text_is_an_answer_or_unreadable(text: str) -> None:
    action = read_or_refused(lambda: GAME.actions.from_text(text))
    assert action is None or GAME.actions.from_text(GAME.actions.to_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play the_mime", "play the_mime 4", "play the_mime 1.1", "play crowbar 1.1"),
        *(
            "play skeleton_key 1",
            "play skeleton_key 1.4",
            "play skeleton_key 0.1",
            "flip",
            "flip 4",
        ),
        *("discard", "give", "give crowbar", "pass the_mime", "stop now"),
        *("pass the_mime the_mime", "pass the_mime skeleton_key", "getaway the_mime 1.1", "PLAY"),
    ],
)
def test_these_are_no_answers(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.actions.from_text(text)
    assert error.value.code == "E_NOTATION"
    assert str(error.value)


def test_a_thief_cannot_even_be_written_as_discarded() -> None:
    with pytest.raises(NotationError) as error:
        GAME.actions.from_text("discard the_mime")
    assert error.value.text == "caper-refuse-discard_in_thief_round"


@quick
@given(st.data())
def test_any_object_is_an_answer_or_unreadable(data: st.DataObject) -> None:
    action = data.draw(st.integers(0, GAME.actions.size - 1))
    answer = data.draw(damaged(GAME.actions.to_json(action)))
    read = read_or_refused(lambda: GAME.actions.from_json(answer))
    if read is not None and at(answer, "do") != "pass":
        assert GAME.actions.to_json(read) == answer


@settings(max_examples=60)
@given(st.data())
def test_the_order_of_stacks_in_a_crew_does_not_matter(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(SCORED))
    mixed = json.loads(json.dumps(position))
    for place in json_list(mixed, "locations"):
        assert isinstance(place, dict)
        for side in ("cream", "green"):
            if side in place:
                place[side] = data.draw(st.permutations(place[side]))
    assert GAME.score(mixed).result == GAME.score(position).result


@pytest.mark.parametrize(
    "number", [10**30, 10**400, -(10**400)], ids=lambda n: f"{len(str(n))} signs"
)
def test_numbers_without_measure_are_told_too(number: int) -> None:
    position = json.loads(json.dumps(SCORED[0]))
    for path in ("players", "format", "coins"):
        broken = {**position, path: number if path != "coins" else {"cream": number, "green": 0}}
        with pytest.raises(InputError) as error:
            GAME.score(broken)
        assert str(error.value)
