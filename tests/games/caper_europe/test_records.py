"""Games that were kept must replay forever, and a record may carry a corrected deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.chance import Quick
from hideout.core.decks import read_deck
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.games.caper_europe import GAME, table
from tests.kit.scenarios import at, play_on, read_object, record_files

KEPT = record_files("caper_europe")


def test_the_kept_games_are_of_every_city_and_option() -> None:
    records = [read_object(path) for path in KEPT]
    assert {at(record, "setup", "variant") for record in records} == set(GAME.info.variants)
    for option in GAME.info.options:
        chosen = {at(record, "setup", "options", option.id) for record in records}
        assert chosen == set(option.values)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_can_still_be_verified(path: Path) -> None:
    kept = read_record(path.read_bytes(), GAMES)
    assert kept.outcome is not None
    assert write_record(kept) == read_object(path)


def test_a_record_carries_a_corrected_deck() -> None:
    old = "track_11_spaces = [0, 0, 0, 0, 1, 2]"
    source = GAME.standard_deck().source
    assert source.count(old) == 1
    deck = read_deck(source.replace(old, "track_11_spaces = [0, 0, 1, 2]"), "mine.toml")
    played = Table(GAME, agree(GAME, 2, "rome", None, None, deck), bytes(32))
    play_on(played, Quick(4))
    record = write_record(played)
    assert at(record, "setup", "deck_text") == deck.source
    again = read_record(json.dumps(record), GAMES)
    assert again.outcome == played.outcome
    trackers = [at(GAME.dump(again.state), "locations", i, "tracker") for i in range(3)]
    assert all(isinstance(n, int) and -3 <= n <= 3 for n in trackers)


def test_a_table_is_set_in_one_line() -> None:
    quick = table(city="london", seed="demo")
    assert quick.setup.variant == "london"
    assert quick.setup == GAME.setup_of(quick.state)
    assert GAME.reserves(quick.state) == [0, 0]
    assert table(seed="demo").seed == quick.seed
    assert table().seed != table().seed


def test_a_game_can_go_on_from_a_position() -> None:
    begun = table(city="barcelona", seed="middle")
    play_on(begun, Quick(7), 20)
    going = Table.of_position(GAME, GAME.dump(begun.state), bytes(32))
    play_on(going, Quick(8))
    assert going.outcome is not None
    record = json.dumps(write_record(going))
    assert read_record(record, GAMES).outcome == going.outcome


def test_no_other_deck_has_shipped_so_far() -> None:
    assert GAME.old_deck("00" * 32) is None
    assert GAME.old_deck(GAME.standard_deck().digest) is None
