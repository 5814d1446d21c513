"""Records of Caper: they rebuild the game exactly, and every kind of damage has its own name."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from hideout.core.chance import Quick, commitment
from hideout.core.decks import Deck, read_deck
from hideout.core.errors import RecordError
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.reading import digest
from hideout.core.referee import run_scenario
from hideout.core.table import Table
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.games.caper import GAME
from tests.kit.scenarios import (
    DELETED,
    at,
    changed,
    json_list,
    new_table,
    part,
    play_on,
    read_object,
    record_files,
    scenario,
)

SETUPS = [(seats, city) for seats in GAME.info.seats for city in GAME.info.variants]


def house_deck() -> Deck:
    """The deck of somebody whose Bookie has an income of 2 (CAP-47)."""
    text, n = re.subn(
        r'(id = "the_bookie"\nkind = "thief"\nvariant = "london"\nincome =) 0',
        r"\1 2",
        GAME.standard_deck().source,
    )
    assert n == 1
    return read_deck(text, "house.toml")


def read(record: JsonObject) -> Table:
    return read_record(json.dumps(record), GAMES)


def check_round_trip(table: Table) -> None:
    record = write_record(table)
    again = read(record)
    assert write_record(again) == record
    assert [event.everything() for event in again.events] == [
        event.everything() for event in table.events
    ]
    assert GAME.dump(again.state) == GAME.dump(table.state)
    assert again.step == table.step
    assert again.outcome == table.outcome


@pytest.mark.parametrize(("seats", "city"), SETUPS)
def test_a_record_rebuilds_the_game(seats: int, city: str) -> None:
    for deal, preset in enumerate(preset.id for preset in GAME.info.presets):
        table = new_table(agree(GAME, seats, city, None, preset), deal)
        play_on(table, Quick(deal), 11)
        check_round_trip(table)
        play_on(table, Quick(deal))
        check_round_trip(table)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_a_record_remembers_what_was_taken_back(seats: int) -> None:
    table = new_table(agree(GAME, seats, "rome"), 5)
    luck = Quick(5)
    while table.pending:
        play_on(table, luck, 9)
        seat = table.answers[-1].seat
        table.take_back(seat, range(seats))
        play_on(table, luck, 2)
    assert len(table.take_backs) > 3
    check_round_trip(table)


def test_a_lookout_who_changes_the_answer_is_recorded_once() -> None:
    table = new_table(agree(GAME, 4, "paris"), 3)
    first, second = table.legal(3)[:2]
    table.answer(3, first)
    table.answer(3, second)
    assert [answer.action for answer in table.answers] == [second]
    table.answer(1, table.legal(1)[0])
    play_on(table, Quick(3))
    check_round_trip(table)


def test_a_record_carries_a_corrected_deck() -> None:
    deck = house_deck()
    table = new_table(agree(GAME, 2, "london", None, None, deck), 2)
    play_on(table, Quick(2))
    check_round_trip(table)
    record = write_record(table)
    assert at(record, "setup", "deck_text") == deck.source
    assert write_record(new_table(agree(GAME), 0))["setup"] != record["setup"]


def test_a_corrected_deck_changes_the_game() -> None:
    bookie = scenario("caper", "CAP-47")
    report = run_scenario(GAME, bookie, house_deck())
    assert part(report.result(), "position", "coins") == {"cream": 4, "green": 2}


# -- games to be kept --------------------------------------------------------------------------

KEPT = record_files("caper")


def test_the_kept_games_are_of_every_kind() -> None:
    kinds = {
        (at(read_object(path), "setup", "seats"), at(read_object(path), "setup", "variant"))
        for path in KEPT
    }
    assert kinds >= {(2, "paris"), (2, "rome"), (2, "london")}
    assert {seats for seats, _ in kinds} == {2, 3, 4}
    french = {option.id: option.values[0] for option in GAME.info.options}
    french.update(next(preset.values for preset in GAME.info.presets if preset.id == "french"))
    assert french in [at(read_object(path), "setup", "options") for path in KEPT]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_can_still_be_verified(path: Path) -> None:
    table = read_record(path.read_bytes(), GAMES)
    assert table.outcome is not None
    assert write_record(table) == read_object(path)


# -- damage ------------------------------------------------------------------------------------


def whole() -> JsonObject:
    table = new_table(agree(GAME, 2, "rome"), 9)
    play_on(table, Quick(9), 4)
    table.take_back(table.answers[-1].seat, (0, 1))
    play_on(table, Quick(9))
    return write_record(table)


RECORD = whole()
LAST = len(json_list(RECORD, "answers")) - 1


class Damage(NamedTuple):
    """What was done to a record, and how it is told."""

    name: str
    code: str
    message: str
    changes: Mapping[str, object]

    def record(self) -> JsonObject:
        """The damaged record."""
        record = RECORD
        for path, value in self.changes.items():
            record = changed(record, path, value)
        return record


def other_seed() -> dict[str, object]:
    seed = bytes(32)
    return {"seed": seed.hex(), "commitment": commitment(seed)}


def swapped(first: int, second: int, *keys: str) -> dict[str, object]:
    """Two answers with some of their entries exchanged."""
    one, two = (part(RECORD, "answers", i) for i in (first, second))
    changes: dict[str, object] = {}
    for key in keys:
        changes[f"answers.{first}.{key}"] = two[key]
        changes[f"answers.{second}.{key}"] = one[key]
    return changes


NO_SEED = "The seed is not a seed: it must have 64 hexadecimal digits."
WRONG_SEED = "The seed does not match the commitment."
WRONG_DIGEST = "The record has been changed: its digest does not match."
DAMAGES = [
    Damage("no_mark", "E_FOREIGN", "This is not a record of Hideout.", {"hideout_record": DELETED}),
    Damage("format", "E_FORMAT", "The record is written in format 2", {"hideout_record": 2}),
    Damage("game", "E_GAME", "There is no game chess; known are", {"game": "chess"}),
    Damage("game_type", "E_TYPE", "$.game must be a string", {"game": 3}),
    Damage("rules", "E_RULES", "The record was played by version 99", {"rules": 99}),
    Damage("key", "E_KEY", "unknown key 'winner'", {"winner": "cream"}),
    *(
        Damage(f"no_{key}", "E_KEY", f"missing key '{key}'", {key: DELETED})
        for key in RECORD
        if key != "hideout_record"
    ),
    Damage("no_city", "E_KEY", "missing key 'variant'", {"setup.variant": DELETED}),
    Damage("city", "E_VARIANT", "There is no variant berlin", {"setup.variant": "berlin"}),
    Damage("seats", "E_PLAYERS", "The game cannot be played with 5", {"setup.seats": 5}),
    Damage("option", "E_OPTION", "There is no option x", {"setup.options.x": "y"}),
    Damage(
        *("value", "E_OPTION", "The option don_bonus cannot be x"),
        {"setup.options.don_bonus": "x"},
    ),
    Damage(
        *("no_option", "E_KEY", "missing key 'don_bonus'"),
        {"setup.options.don_bonus": DELETED},
    ),
    Damage("deck", "E_DECK", "The deck of the record does not match", {"setup.deck": "00"}),
    Damage(
        *("deck_text", "E_DECK", "The deck of the record does not match"),
        {"setup.deck_text": house_deck().source},
    ),
    Damage("broken_deck", "E_DECK_", "", {"setup.deck_text": "[deck]\nid = 3"}),
    Damage("few_players", "E_PLAYERS", "The record names 1 players", {"players": ["Ada"]}),
    Damage("player", "E_DIGEST", WRONG_DIGEST, {"players.0": "somebody else"}),
    Damage("seed", "E_COMMITMENT", WRONG_SEED, {"seed": "00" * 32}),
    Damage("no_hex", "E_SEED", NO_SEED, {"seed": "xyz"}),
    Damage("short_seed", "E_SEED", NO_SEED, {"seed": "00"}),
    Damage("commitment", "E_COMMITMENT", WRONG_SEED, {"commitment": "00" * 32}),
    Damage("other_deal", "E_REFUSED", "Answer 1 (", other_seed()),
    Damage("cut", "E_TRUNCATED", "The record announces an end, but after", {"answers": []}),
    Damage("cut_last", "E_TRUNCATED", "", {f"answers.{LAST}": DELETED}),
    Damage("cut_first", "E_ORDER", "Answer 1 belongs to step 1", {"answers.0": DELETED}),
    Damage("order", "E_ORDER", "Answer 1 belongs to step 1", swapped(0, 1, "step", "seat", "do")),
    Damage("turns", "E_TURN", "Answer 1 comes from seat 1", swapped(0, 1, "seat", "do")),
    Damage("answers", "E_REFUSED", "Answer 1 (play ", swapped(0, 1, "do")),
    Damage("step", "E_ORDER", "Answer 4 belongs to step 9", {"answers.3.step": 9}),
    Damage("seat", "E_TURN", "Answer 4 comes from seat 7", {"answers.3.seat": 7}),
    Damage(
        *("illegal", "E_REFUSED", "Answer 1 (discard skeleton_key) was not legal: CAP-45."),
        {"answers.0.do": "discard skeleton_key"},
    ),
    Damage("unreadable", "E_NOTATION", "This is no answer: jump", {"answers.0.do": "jump"}),
    Damage("answer_key", "E_KEY", "unknown key 'why'", {"answers.0.why": "?"}),
    Damage("no_answer", "E_KEY", "missing key 'do'", {"answers.0.do": DELETED}),
    Damage("by", "E_DIGEST", WRONG_DIGEST, {"answers.0.by": "a bot"}),
    Damage(
        *("more", "E_AFTER_END", f"Answer {LAST + 2} comes after the end of the game."),
        {f"answers.{LAST + 1}": {"step": LAST + 1, "seat": 0, "do": "stop"}},
    ),
    Damage("take_back", "E_DIGEST", WRONG_DIGEST, {"take_backs": []}),
    Damage("events", "E_EVENTS", "The events of the game are not", {"events": "00" * 32}),
    Damage("winner", "E_END", "The game does not end as", {"end.ranks": [1, 1]}),
    Damage("points", "E_END", "The game does not end as", {"end.scores.0": 99}),
    Damage("no_end", "E_END", "The game does not end as", {"end": None}),
    Damage("digest", "E_DIGEST", WRONG_DIGEST, {"digest": "00" * 32}),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.name)
def test_the_damage_is_named(damage: Damage) -> None:
    with pytest.raises(RecordError) as error:
        read(damage.record())
    assert (
        error.value.code.startswith(damage.code)
        if damage.code.endswith("_")
        else error.value.code == damage.code
    )
    assert str(error.value).startswith(damage.message)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "E_JSON"),
        (json.dumps(RECORD)[:-200], "E_JSON"),
        (json.dumps(RECORD)[: len(json.dumps(RECORD)) // 2], "E_JSON"),
        ("[]", "E_TYPE"),
        ("{}", "E_FOREIGN"),
        ('{"game": "caper", "format": 1, "players": 2}', "E_FOREIGN"),
        ('{"hideout_record": 1, "hideout_record": 1}', "E_JSON"),
    ],
)
def test_what_is_no_record(text: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text, GAMES)
    assert error.value.code == code


def test_the_record_itself_is_fine() -> None:
    assert write_record(read(RECORD)) == RECORD


def legal_otherwise(i: int) -> str:
    """Another legal answer in place of the one of that number."""
    table = new_table(agree(GAME, 2, "rome"), 9)
    for answer in json_list(RECORD, "answers")[:i]:
        table.answer(int(str(at(answer, "seat"))), str(at(answer, "do")))
    entry = part(RECORD, "answers", i)
    legal = table.legal(int(str(entry["seat"])))
    texts = [GAME.actions.to_text(action) for action in legal]
    return next(text for text in texts if text != entry["do"])


def test_another_legal_answer_at_the_end_does_not_pass() -> None:
    record = changed(RECORD, f"answers.{LAST}.do", legal_otherwise(LAST))
    with pytest.raises(RecordError) as error:
        read(record)
    assert error.value.code in ("E_END", "E_EVENTS")


def test_another_legal_answer_does_not_pass_even_with_a_new_digest() -> None:
    """Whoever edits an answer and makes the digest fit still meets the events."""
    for i in range(LAST + 1):
        record = changed(RECORD, f"answers.{i}.do", legal_otherwise(i))
        del record["digest"]
        record["digest"] = digest(record)
        with pytest.raises(RecordError) as error:
            read(record)
        assert error.value.code != "E_DIGEST"


def test_an_unfinished_record_cut_shorter_does_not_pass() -> None:
    table = new_table(agree(GAME, 3, "london"), 4)
    play_on(table, Quick(4), 15)
    record = write_record(table)
    assert record["end"] is None
    with pytest.raises(RecordError) as error:
        read(changed(record, "answers.14", DELETED))
    assert error.value.code == "E_EVENTS"
