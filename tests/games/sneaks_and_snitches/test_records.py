"""Recorded games replay forever, and a record of a game with a corrected deck carries it along."""

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
from hideout.games.sneaks_and_snitches import GAME
from tests.kit.scenarios import at, read_object, record_files

KEPT = record_files("sneaks_and_snitches")


def test_the_kept_games_are_of_every_kind() -> None:
    assert {at(read_object(path), "setup", "seats") for path in KEPT} == {2, 3, 4, 5}
    clocks = {at(read_object(path), "setup", "options", "plan_seconds") for path in KEPT}
    assert clocks == {"none", "30"}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_can_still_be_verified(path: Path) -> None:
    table = read_record(path.read_bytes(), GAMES)
    assert table.outcome is not None
    assert write_record(table) == read_object(path)


def test_a_corrected_deck_travels_with_the_record() -> None:
    source = GAME.standard_deck().source.replace("green = [3, 2, 0, 0]", "green = [3, 1, 1, 0]")
    table = Table(GAME, agree(GAME, 4, deck=read_deck(source, "mine.toml")), bytes(32))
    quick = Quick(1)
    while table.pending:
        seat = table.pending[0]
        legal = table.legal(seat)
        table.submit(seat, table.step, legal[quick.below(len(legal))])
    again = read_record(json.dumps(write_record(table)), GAMES)
    assert again.setup.deck.digest == table.setup.deck.digest != GAME.standard_deck().digest
    assert again.outcome == table.outcome
