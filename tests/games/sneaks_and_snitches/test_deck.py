"""The deck as the rules list it, corrected decks, and decks that cannot be played."""

from __future__ import annotations

import pytest

from hideout.core.decks import Deck, read_deck
from hideout.core.errors import DeckError
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.games.sneaks_and_snitches import GAME
from hideout.games.sneaks_and_snitches.cards import COLOURS
from hideout.games.sneaks_and_snitches.deck import tables
from tests.kit.texts_said import said_in_every_language

STANDARD = GAME.standard_deck()


def test_the_box_holds_what_the_rules_list() -> None:
    counts = {"I": 0, "II": 0}
    kinds: dict[str, int] = {}
    for card in STANDARD.cards:
        kinds[card.kind] = kinds.get(card.kind, 0) + card.copies
        if "back" in card.fields:
            counts[str(card.fields["back"])] += card.copies
    assert counts == {"I": 24, "II": 24}
    assert kinds == {
        "standard": 16 + 14,
        "collection": 2,
        "carte_blanche": 2,
        "free_theft": 3,
        "intrigue": 2,
        "special": 5,
        "documents": 4,
        "stash": 40,
        "vp_card": 3,
    }
    assert STANDARD.values["items"] == [24, 24, 24, 24]


def test_each_colour_stands_on_standard_cards_equally_often() -> None:
    t = tables(STANDARD, {})
    totals = [0, 0, 0, 0]
    for card, gains in enumerate(t.gains):
        if "collection" not in t.loot_ids[card]:
            for colour, n in gains:
                totals[colour] += n * t.copies[card]
    assert totals == [24 - 1 + 1] * 4


def test_the_rows_of_the_victory_points_cards() -> None:
    rows = tables(STANDARD, {}).rows
    assert rows[5] == [[3, 0, 0, 0, 0], [3, 2, 1, 0, 0], [4, 3, 2, 1, 0], [3, 3, 3, 3, 0]]
    assert rows[4] == [[3, 0, 0, 0], [3, 2, 0, 0], [4, 2, 1, 0], [3, 3, 3, 0]]
    assert rows[3] == [[3, 0, 0], [3, 1, 0], [4, 2, 0], [3, 3, 0]]
    assert rows[2] == [[3], [3], [4], [3]]


@pytest.mark.parametrize(("seats", "last"), [(2, "F"), (3, "F"), (4, "G"), (5, "H")])
def test_w1_w2_locations_bank_and_loot_deck(seats: int, last: str) -> None:
    table = Table(GAME, agree(GAME, seats), bytes(32))
    play = GAME.dump(table.state)["play"]
    assert isinstance(play, dict)
    assert list(play["table"])[-1] == last
    assert sum(play["bank"].values()) == 96 - 3 * seats
    assert len(play["loot_deck"]) == 48 - len(play["table"])
    assert len(play["stash_deck"]) == 40


def test_every_reconstructed_value_is_marked() -> None:
    for card in STANDARD.cards:
        if card.kind == "stash":
            assert card.mark("count") == "R"
        elif card.kind != "vp_card":
            assert card.mark("back") in ("R", "P2")
    by_id = {card.id: card for card in STANDARD.cards}
    assert by_id["i_blue3"].mark("effect") == "S"
    assert by_id["i_blue2"].mark("effect") == "R"
    assert [by_id["vp_5"].mark(colour) for colour in COLOURS] == ["S", "R", "R", "R"]
    assert [by_id["vp_4"].mark(colour) for colour in COLOURS] == ["S", "S R", "S R", "S"]
    assert [by_id["vp_3"].mark(colour) for colour in COLOURS] == ["R", "R", "R", "R"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_sentences(lang: str) -> None:
    said = texts(lang)
    for rounding in ("return_down", "return_up"):
        for card in STANDARD.cards:
            assert said.say(f"sneaks_and_snitches-card-{card.id}")
            sentences = GAME.card_sentences(card, {"documents_rounding": rounding}, said.say)
            assert len(sentences) == (4 if card.kind == "vp_card" else 1)


def edited(*edits: tuple[str, str]) -> Deck:
    text = STANDARD.source
    for old, new in edits:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return read_deck(text, "mine.toml")


GREEN_4 = ("green = [3, 2, 0, 0]", "green = [3, 1, 1, 0]")


def test_an_owner_corrects_a_row() -> None:
    deck = edited(GREEN_4)
    GAME.check_deck(deck)
    assert deck.digest != STANDARD.digest
    assert tables(deck, {}).rows[4][1] == [3, 1, 1, 0]
    players = [{"name": str(n), "items": {"green": n}} for n in (5, 3, 2, 1)]
    position = {"game": "sneaks_and_snitches", "format": 1, "players": players}
    result = GAME.score(position, deck).result
    assert result["vp_card"] == {
        "blue": [3, 0, 0, 0],
        "green": [3, 1, 1, 0],
        "red": [4, 2, 1, 0],
        "yellow": [3, 3, 3, 0],
    }


def test_an_owner_with_a_card_for_two_players() -> None:
    deck = edited(("start_items = 3", "start_items = 3\ntwo_player_points = [5, 4, 3, 2]"))
    assert tables(deck, {}).rows[2] == [[5], [4], [3], [2]]


def test_a_game_with_a_corrected_deck() -> None:
    deck = edited(GREEN_4, ('{ gain = 2, colour = "blue" }', '{ gain = 4, colour = "red" }'))
    table = Table(GAME, agree(GAME, 3, deck=deck), bytes(32))
    while table.pending:
        table.answer(table.pending[0], table.legal(table.pending[0])[0])
    assert GAME.setup_of(table.state).deck.digest == deck.digest


@pytest.mark.parametrize(
    ("edits", "code"),
    [
        ([('game = "sneaks_and_snitches"', 'game = "caper"')], "E_DECK_GAME"),
        ([('id = "i_blue2"', 'id = "i_blue9"')], "E_DECK_CARDS"),
        ([('id = "i_blue2"', 'id = "zzz"')], "E_DECK_CARDS"),
        ([('kind = "collection"', 'kind = "standard"')], "E_DECK_CARDS"),
        ([('back = "I"', 'back = "II"')], "E_DECK_CARDS"),
        (
            [
                ('id = "i_blue2"', 'id = "x_x"'),
                ('id = "i_green2"', 'id = "i_blue2"'),
                ('id = "x_x"', 'id = "i_green2"'),
            ],
            "E_DECK_CARDS",
        ),
        (
            [('colour = "blue"\nmarks = { colour', 'colour = "red"\nmarks = { colour')],
            "E_DECK_CARDS",
        ),
        ([("effect = [{ choose = 3 }]", "effect = []")], "E_DECK_EFFECT"),
        (
            [("effect = [{ choose = 3 }]", "effect = [{ choose = 3 }, { choose = 1 }]")],
            "E_DECK_EFFECT",
        ),
        ([("effect = [{ choose = 3 }]", "effect = [{ stash = 3 }]")], "E_DECK_EFFECT"),
        ([("players = 3", "players = 4")], "E_DECK_VALUE"),
        ([("green = [3, 2, 0, 0]", "green = [3, 2, 0]")], "E_DECK_VALUE"),
        ([("green = [3, 2, 0, 0]", "green = [3, 2, 3, 0]")], "E_DECK_VALUE"),
        ([("items = [24, 24, 24, 24]", "items = [3, 3, 3, 5]")], "E_DECK_TOTAL"),
        ([("items = [24, 24, 24, 24]", "items = [24, 24, 24]")], "E_DECK_VALUE"),
    ],
)
def test_a_deck_that_cannot_be_played(edits: list[tuple[str, str]], code: str) -> None:
    with pytest.raises(DeckError) as raised:
        GAME.check_deck(edited(*edits))
    assert raised.value.code == code
    assert raised.value.path.startswith("mine.toml:")
    said_in_every_language(raised.value.text, raised.value.details)


def test_a_card_that_is_missing() -> None:
    start = STANDARD.source.index('[[card]]\nid = "i_intrigue"')
    end = STANDARD.source.index('[[card]]\nid = "i_special_1"')
    text = (STANDARD.source[:start] + STANDARD.source[end:]).replace("total = 91", "total = 90")
    with pytest.raises(DeckError) as raised:
        GAME.check_deck(read_deck(text, "mine.toml"))
    assert raised.value.code == "E_DECK_CARDS"
    assert raised.value.details["missing"] == "i_intrigue"
    said_in_every_language(raised.value.text, raised.value.details)
