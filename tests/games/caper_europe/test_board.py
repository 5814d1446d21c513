"""The table of Caper: Europe in the terminal: what is drawn, what an answer would change."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.games.caper_europe import GAME
from hideout.terminal.boards import caper_europe as board
from hideout.terminal.markup import length, plain
from hideout.terminal.sight import Sight
from tests.kit.scenarios import changed, play_on, position_of


def table_of(name: str, *answers: tuple[int, str], **options: str) -> Table:
    """A table with the position of a scenario after some answers."""
    position = position_of("caper_europe", name)
    if options:
        position = changed(position, "options", options)
    table = Table.of_position(GAME, position, bytes(32), ["Ada", "Ben"])
    for seat, text in answers:
        table.answer(seat, text)
    return table


def drawn(table: Table, seat: int | None, width: int = 80, lang: str = "en") -> str:
    lines = Sight(table, seat, texts(lang)).drawn(width)
    return "\n".join(plain(line) for line in lines)


def test_the_table_shows_trackers_loot_and_crews() -> None:
    table = table_of("WE-03_a_third_green_card")
    shown = drawn(table, 0)
    assert "tracker 2 toward A (you)" in shown
    assert "Loot here: diamond and painting" in shown
    assert "1.1 The Nun: Helping Hand (green), Grappling Gun (green)" in shown
    assert "A, your side (Ada): 3 coins" in shown
    assert "loot diamond and antique" in shown
    other = drawn(table, 1)
    assert "tracker 2 toward A\n" in other
    assert other.index("B, your side (Ben)") < other.index("A (Ada)")


def test_stars_and_laundered_coins_are_shown() -> None:
    table = table_of("WE-39_signal_jammer", (0, "play signal_jammer 1.1"))
    shown = drawn(table, 0)
    assert "tracker 4 toward A (you), 1 star" in shown
    assert "3 laundered" in shown


def test_the_rivals_hand_is_shown_once_it_is_known() -> None:
    before = table_of("CEU-41_hands_are_swapped_in_sight")
    assert "B holds" not in drawn(before, 0)
    answer = (1, "play the_mime 1")
    after = table_of("CEU-41_hands_are_swapped_in_sight", answer)
    assert "B holds The Colonel, The Conductor and The Starlet" in drawn(after, 0)
    assert "A holds The Banker, The Dame and The Nun" in drawn(after, 1)
    assert " holds " not in drawn(after, None)


def test_without_the_aid_it_is_not_shown() -> None:
    answer = (1, "play the_mime 1")
    table = table_of("CEU-41_without_the_aid", answer)
    assert " holds " not in drawn(table, 0)
    # Bots and programs are told all the same: what was seen is known.
    hands = GAME.view(table.state, 0).json()["play"]
    assert isinstance(hands, dict)
    assert hands["hands"]["b"] == ["the_colonel", "the_conductor", "the_starlet"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("city", GAME.info.variants)
def test_every_table_can_be_drawn(city: str, width: int, lang: str) -> None:
    table = Table(GAME, agree(GAME, 2, city), bytes(32), ["Ada", "Ben"])
    luck = Quick(3)
    words = texts(lang)
    while True:
        for seat in (None, 0, 1):
            for line in Sight(table, seat, words).drawn(width):
                assert length(line) <= width
        sheet = GAME.score_now(table.state)
        for line in board.sheet(sheet, words, width):
            assert length(line) <= width
        if not table.pending:
            break
        play_on(table, luck, 4)
    assert board.verdict(sheet, words)


def effects(table: Table, seat: int) -> dict[str, str]:
    """What every answer of a seat would change, by its notation."""
    choices = Sight(table, seat, texts("en")).choices()
    return {GAME.actions.to_text(choice.action): choice.effect for choice in choices}


def test_an_answer_tells_what_it_changes() -> None:
    told = effects(table_of("WE-36_trastevere"), 0)
    assert told["play incognito_tuxedo 1.1"] == (
        "coins -2, tracker 4 toward A (you), 1 star, points +6"
    )
    told = effects(table_of("CEU-37_taking_is_automatic"), 0)
    assert told["play helping_hand 1.1"] == "coins -2, diamond +1, points +2"
    told = effects(table_of("CEU-19_coins_to_the_supply"), 1)
    assert told["play blazeblaster 1.1"] == "coins -2, A: coins -2"
    told = effects(table_of("CEU-17_loot_that_was_not_taken"), 1)
    assert "A: painting -1" in told["play blazeblaster 1.1"]
    assert "A: points -2" in told["play blazeblaster 1.1"]


def described(table: Table, seat: int) -> list[str]:
    return [choice.text for choice in Sight(table, seat, texts("en")).choices()]


def test_answers_to_questions_name_the_cards() -> None:
    table = table_of("CEU-16_only_top_gear", (1, "play blazeblaster 1.1"))
    assert described(table, 1) == [
        "Burn Simple Disguise of The Dame at The Gala (thief 1)",
        "Burn Skeleton Key of The Starlet at The Gala (thief 2)",
    ]
    table = table_of("CEU-21_the_owner_chooses", (1, "play blazeblaster 1.1"))
    assert table.pending == (0,)
    assert described(table, 0) == ["Give back: diamond", "Give back: antique"]
    table = table_of("CEU-37_a_free_choice_of_type", (0, "play aqua_respirator 1.1"))
    assert described(table, 0) == ["Take: diamond", "Take: antique"]
    table = table_of("CEU-14_the_last_space")
    assert "Play Incognito Tuxedo on The Dame at The Gala" in described(table, 0)


def test_facts_of_a_card() -> None:
    cards = {card.id: card for card in GAME.standard_deck().cards}
    facts = [board.facts(cards[id], texts("en")) for id in ("the_nun", "briefcase", "the_bank")]
    assert facts == ["thief, income 3", "green gear, cost 3", "location, 5 points"]


def test_the_sheet_names_winners_and_reasons() -> None:
    table = table_of("WE-03_a_third_green_card")
    sheet = "\n".join(
        plain(line) for line in board.sheet(GAME.score_now(table.state), texts("en"), 80)
    )
    assert "The Gala: A wins it, 5 points." in sheet
    assert "The Chapel: nobody wins it." in sheet
    assert "Loot diamond and antique: 5 points" in sheet
