"""The game as a library: a table in a few lines, every answer written and read back."""

from __future__ import annotations

import pytest

from hideout import games
from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.games.sneaks_and_snitches import GAME
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches import deck as decks


def test_a_table_in_a_few_lines() -> None:
    table = games.sneaks_and_snitches.table(seats=5, seed="demo")
    while table.pending:
        table.answer(table.pending[0], table.legal(table.pending[0])[0])
    assert table.outcome is not None
    assert table.outcome.reason == "loot_ran_out"
    assert table.legal(0) == []


def test_without_a_seed_the_deal_is_fresh() -> None:
    tables = [games.sneaks_and_snitches.table() for _ in range(2)]
    assert tables[0].seed != tables[1].seed
    assert tables[0].setup.seats == 3


@pytest.mark.parametrize("action", range(act.SIZE))
def test_every_answer_is_written_and_read_back(action: int) -> None:
    codec = GAME.actions
    assert codec.from_text(codec.to_text(action)) == action
    assert codec.from_json(codec.to_json(action)) == action


def test_letters_may_be_typed_small_and_in_any_order() -> None:
    read = GAME.actions.from_text
    assert read("plan c b") == read("plan C B")
    assert read("plan DA f") == read("plan AD F")


def test_what_can_be_looked_up() -> None:
    assert GAME.card_ids() == tuple(card.id for card in GAME.standard_deck().cards)
    assert set(GAME.reference_topics()) == {"phase", "symbol"}
    assert GAME.seat_names(3) == ("red", "yellow", "blue")


def test_a_hidden_plan_is_imagined_as_a_legal_one() -> None:
    state = GAME.start(agree(GAME, 4), Quick(1))
    state.apply(2, state.legal(2)[5], Quick(1))
    plans = set()
    for luck in range(30):
        imagined = GAME.imagine(GAME.view(state, 0), Quick(luck))
        assert imagined.resting() == (2,)
        play = GAME.dump(imagined)["play"]
        assert isinstance(play, dict)
        plans.add(str(play["plans"]["blue"]))
        assert imagined.legal(2) == state.legal(2)
    assert len(plans) > 10


def test_a_finished_game_asks_nothing() -> None:
    table = games.sneaks_and_snitches.table(seats=2, seed="end")
    while table.pending:
        table.answer(table.pending[0], table.legal(table.pending[0])[-1])
    state = table.state
    assert (state.pending(), state.resting(), state.legal(0)) == ((), (), [])
    assert GAME.waiting_for(state, None) == ()


def test_compiled_decks_are_not_kept_without_end() -> None:
    deck = GAME.standard_deck()
    for n in range(300):
        decks.tables(deck, {"plan_seconds": str(n)})
    assert decks.tables(deck, {}) is decks.tables(deck, {})
