"""The deck against the tables of the rules, and what a corrected deck may and may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hideout.core.decks import Card, read_deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES, explain
from hideout.games.caper_europe import cards, vocabulary
from hideout.games.caper_europe import deck as deck_rules
from hideout.games.caper_europe.cards import GEAR_CARD, LOCATION_CARD, tables
from hideout.games.caper_europe.deck import check_europe_deck, standard_deck
from hideout.games.caper_europe.vocabulary import CITIES, COLOURS
from tests.games.caper_europe.rules_table import GEAR, LOCATIONS, THIEVES, rows

TEXT = (Path(cards.__file__).parent / "decks" / "caper_europe.toml").read_text(encoding="utf-8")
MARKS = {"S": "S", "s": "S R", "R": "R", "P": "P4"}
"""How the deck writes a mark of the rules."""


def notation(effects: tuple[JsonObject, ...]) -> str:
    """Effects in the notation of the rules."""
    told: list[str] = []
    for effect in effects:
        word = next(key for key in effect if key in (*vocabulary.ONCE, "score", "protect"))
        parts = [word, str(effect[word])]
        per = effect.get("per")
        if isinstance(per, list):
            if word != "score":
                parts.pop()
            whose = str(effect.get("of", ""))
            of = " in discard" if whose == "discard" else f" {whose}" if whose else ""
            what = "+".join(per)
            if what == "loot":
                what = f"loot {effect.get('loot', 'any')}"
            parts.append(f"per {what}{of}")
        if "if_won" in effect:
            parts.append("if won")
        if "if_top" in effect:
            parts.append(f"if top {effect['if_top']}")
        told.append(" ".join(parts))
    return "; ".join(told)


def of_kind(kind: str) -> list[Card]:
    return [card for card in standard_deck().cards if card.kind == kind]


def marks(card: Card, *fields: str) -> list[str]:
    return [card.mark(field) for field in fields]


def wanted(letters: str) -> list[str]:
    return [MARKS[letter] for letter in letters]


def test_the_thieves_are_those_of_the_rules() -> None:
    for card, row in zip(of_kind("thief"), rows(THIEVES, 4), strict=True):
        id, city, income, letters, effect = row
        assert [card.id, card.variant or "-", str(card.fields["income"])] == [id, city, income]
        assert notation(card.lists["effect"]) == effect
        assert marks(card, "kind", "variant", "income", "effect") == wanted(letters)
        assert (card.copies, list(card.fields), list(card.lists)) == (1, ["income"], ["effect"])


def test_the_gear_is_that_of_the_rules() -> None:
    for card, row in zip(of_kind("gear"), rows(GEAR, 6), strict=True):
        id, city, colour, copies, cost, letters, effect = row
        assert [card.id, card.variant or "-", card.fields["colour"]] == [id, city, colour]
        assert [str(card.copies), str(card.fields["cost"])] == [copies, cost]
        assert notation(card.lists["effect"]) == effect
        assert marks(card, "kind", "colour", "count", "cost", "effect") == wanted(letters)


def test_the_locations_are_those_of_the_rules() -> None:
    for card, row in zip(of_kind("location"), rows(LOCATIONS, 4), strict=True):
        id, city, points, letters, effects = row
        end, _, ongoing = effects.partition("|")
        assert [card.id, card.variant or "-", str(card.fields["base"])] == [id, city, points]
        assert notation(card.lists["end"]) == end.strip()
        assert notation(card.lists["ongoing"]) == ongoing.strip()
        assert marks(card, "kind", "variant", "base", "end", "ongoing") == wanted(letters)


def test_as_many_fields_are_reconstructed_as_the_rules_say() -> None:
    fields = {
        "thief": ("kind", "variant", "income", "effect"),
        "gear": ("kind", "colour", "count", "cost", "effect"),
        "location": ("kind", "variant", "base", "end", "ongoing"),
    }
    found = Counter(
        card.mark(field) for card in standard_deck().cards for field in fields[card.kind]
    )
    assert found == {"S": 56, "S R": 6, "P4": 6, "R": 315}


def test_the_deck_has_the_cards_of_the_box() -> None:
    copies: Counter[tuple[str, str]] = Counter()
    for card in standard_deck().cards:
        copies[card.kind, card.variant] += card.copies
    assert copies == {
        ("location", ""): 8,
        ("thief", ""): 15,
        ("gear", ""): 30,
        **{("location", city): 5 for city in CITIES},
        **{("thief", city): 3 for city in CITIES},
        **{("gear", city): 6 for city in CITIES},
    }
    colours: Counter[object] = Counter()
    for card in of_kind("gear"):
        colours[card.fields["colour"]] += card.copies
    assert colours == dict(zip(COLOURS, (9, 9, 9, 3, 6, 6, 6, 6), strict=True))
    assert [card.id for card in standard_deck().cards] == [
        id for id, _, _ in deck_rules.STANDARD_CARDS
    ]


def test_what_is_stated_in_part_has_a_note() -> None:
    partly = {card.id for card in standard_deck().cards if "S R" in card.marks.values()}
    assert partly <= {card.id for card in standard_deck().cards if card.note}
    assert len(partly) == 6


def test_the_values_and_their_sources_are_those_of_the_rules() -> None:
    deck = standard_deck()
    assert deck.values == {
        "coins": 10,
        "loot_tokens": 4,
        "loot_slots": 4,
        "hand_sizes": [4, 6, 3, 6, 2, 6],
        "leaders_alternating": ["a", "b", "a", "b", "a", "b"],
        "leaders_snake": ["a", "b", "b", "a", "a", "b"],
        "thief_limit": 3,
        "gear_limit": 3,
        "track_11_spaces": [0, 0, 0, 0, 1, 2],
        "track_9_spaces": [0, 0, 0, 1, 2],
        "loot_points": [2, 5, 9],
    }
    marked = {value: deck.value_mark(value) for value in deck.values}
    assert {value: mark for value, mark in marked.items() if mark != "S"} == {
        "loot_slots": "P5",
        "hand_sizes": "S P2",
        "leaders_alternating": "R",
        "leaders_snake": "R",
        "track_11_spaces": "R",
        "track_9_spaces": "R",
    }


def test_the_digest_of_the_standard_deck_is_known() -> None:
    # Records name it: it may change only together with the cards.
    assert (
        standard_deck().digest == "d31c7d901d8b718a7a4d766e2d0b6b3f2ee9d58b2a9fbdd8a94ced9b30d9f7b0"
    )


@pytest.mark.parametrize("city", CITIES)
def test_a_city_uses_its_own_cards_and_those_of_all(city: str) -> None:
    t = tables(standard_deck(), city, {})
    assert (len(t.thief_in_play), len(t.gear_in_play), len(t.locations_in_play)) == (18, 36, 13)
    by_id = {card.id: card for card in standard_deck().cards}
    for ids, numbers in (
        (t.thief_ids, t.thief_in_play),
        (t.gear_ids, t.gear_in_play),
        (t.location_ids, t.locations_in_play),
    ):
        assert numbers == sorted(numbers)
        assert {by_id[ids[number]].variant for number in numbers} == {"", city}
    assert t.ids == [*t.thief_ids, *t.gear_ids, *t.location_ids]
    assert t.ids[GEAR_CARD] == t.gear_ids[0]
    assert t.ids[LOCATION_CARD] == t.location_ids[0]


def test_options_of_play_reach_the_tables() -> None:
    plain = tables(standard_deck(), "rome", {})
    assert (plain.reach, plain.stars, plain.leaders) == (5, [0, 0, 0, 0, 1, 2], [0, 1] * 3)
    changed = tables(
        standard_deck(), "rome", {"caper_track": "9_spaces", "round_starters": "snake"}
    )
    assert (changed.reach, changed.stars) == (4, [0, 0, 0, 1, 2])
    assert changed.leaders == [0, 1, 1, 0, 0, 1]


def test_tables_are_made_once_for_each_deck_city_and_choice() -> None:
    deck = standard_deck()
    once = tables(deck, "paris", {"a": "1", "b": "2"})
    assert tables(read_deck(TEXT + "# more\n", "copy"), "paris", {"b": "2", "a": "1"}) is once
    assert tables(deck, "rome", {"a": "1", "b": "2"}) is not once
    for n in range(300):
        tables(deck, "paris", {"a": str(n)})
    assert tables(deck, "paris", {"a": "299"}) is tables(deck, "paris", {"a": "299"})


# -- corrected decks -----------------------------------------------------------------------------


def edited(old: str, new: str, text: str = TEXT) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def card_text(id: str) -> str:
    start = TEXT.index(f'[[card]]\nid = "{id}"\n')
    end = TEXT.find("\n\n", start)
    return TEXT[start : end + 1 if end > 0 else None]


def with_card(id: str, old: str, new: str) -> str:
    return edited(card_text(id), edited(old, new, card_text(id)))


def test_a_corrected_deck_can_be_played() -> None:
    text = with_card("the_bookie", "income = 0", "income = 2")
    text = edited("track_11_spaces = [0, 0, 0, 0, 1, 2]", "track_11_spaces = [0, 0, 1, 2]", text)
    more, fewer = card_text("skeleton_key"), card_text("plasma_cutter")
    text = edited(more, edited("count = 4", "count = 5", more), text)
    text = edited(fewer, edited("count = 2\n", "", fewer), text)
    deck = read_deck(text, "mine.toml")
    check_europe_deck(deck)
    t = tables(deck, "london", {})
    assert t.income[t.thief_ids.index("the_bookie")] == 2
    assert t.gear_copies[t.gear_ids.index("skeleton_key")] == 5
    assert (t.reach, len(t.gear_in_play)) == (3, 36)
    assert deck.digest != standard_deck().digest


EFFECT_DEFECTS = [
    ("the_mime", "{ caper = 1 }", "{ capper = 1 }", "core-deck-effect-guess"),
    ("the_bank", "{ score = 1,", "{ caper = 1,", "core-deck-effect-here"),
    ("the_bank", '{ protect = "yellow" }', "{ burn = 1 }", "core-deck-effect-here"),
    ("the_nun", 'protect = "green"', 'protect = "thief"', "core-deck-word"),
    ("the_smuggler", 'take = "any"', 'take = "wild"', "core-deck-word"),
    ("the_banker", '["yellow"]', '["yelow"]', "core-deck-word-guess"),
    ("utility_belt", "if_won = true", "if_won = false", "core-deck-type-true"),
    ("the_banker", ', of = "mine"', "", "core-deck-key-missing"),
    (
        "pantheon",
        '{ caper = 1, per = ["yellow"], of = "mine" }',
        "{ caper = 1 }",
        "core-deck-key-missing",
    ),
    ("the_banker", "caper = 1", "caper = 2", "caper_europe-deck-combo"),
    ("the_mime", "{ caper = 1 }", '{ caper = 1, of = "mine" }', "caper_europe-deck-alone_key"),
    (
        "smoke_screen",
        "{ score = 1 }",
        '{ score = 1, loot = "diamond" }',
        "caper_europe-deck-alone_key",
    ),
    ("the_dame", '["violet", "any"]', '["violet", "loot"]', "caper_europe-deck-alone"),
    ("eiffel_tower", 'per = ["loot"]', 'per = ["loot"], of = "mine"', "caper_europe-deck-of"),
    (
        "big_ben",
        'per = ["laundered"]',
        'per = ["laundered"], loot = "diamond"',
        "caper_europe-deck-loot",
    ),
    ("the_dame", 'of = "mine"', 'of = "both"', "caper_europe-deck-set"),
    ("utility_belt", "if_won = true", 'if_won = true, if_top = "red"', "caper_europe-deck-gates"),
    ("the_mime", "{ caper = 1 }", "{ launder = 1 }", "caper_europe-deck-launder"),
]


@pytest.mark.parametrize(("card", "old", "new", "text"), EFFECT_DEFECTS)
def test_an_effect_that_cannot_be_played_is_refused(
    card: str, old: str, new: str, text: str
) -> None:
    deck = read_deck(with_card(card, old, new), "mine.toml")
    with pytest.raises(DeckError) as error:
        check_europe_deck(deck)
    assert error.value.text == text
    line = int(error.value.path.removeprefix("mine.toml:"))
    start = next(each.line for each in deck.cards if each.id == card)
    assert start <= line <= start + card_text(card).count("\n")
    assert len({explain(error.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def without(id: str) -> str:
    return edited("total = 109", "total = 108", edited(card_text(id) + "\n", ""))


DECK_DEFECTS = [
    (with_card("the_mime", 'id = "the_mime"', 'id = "the_mimes"'), "caper_europe-deck-card-guess"),
    (with_card("the_mime", 'id = "the_mime"', 'id = "xyz"'), "caper_europe-deck-card"),
    (
        with_card("the_chef", 'kind = "thief"', 'kind = "location"').replace(
            'income = 1\neffect = [{ caper = 1, per = ["light_blue"], of = "mine" }]\n'
            'marks = { income = "R", effect = "S R" }',
            "base = 1",
        ),
        "caper_europe-deck-kind",
    ),
    (
        with_card("the_chef", 'variant = "paris"', 'variant = "rome"'),
        "caper_europe-deck-city",
    ),
    (without("the_nun"), "caper_europe-deck-missing"),
    (
        edited(
            card_text("the_banker") + "\n" + card_text("the_barber"),
            card_text("the_barber") + "\n" + card_text("the_banker"),
        ),
        "caper_europe-deck-order",
    ),
    (
        edited("total = 109", "total = 110", with_card("smoke_screen", "count = 2", "count = 3")),
        "caper_europe-deck-copies",
    ),
    (
        edited("hand_sizes = [4, 6, 3, 6, 2, 6]", "hand_sizes = [4, 6, 3, 6, 3, 6]"),
        "caper_europe-deck-hands",
    ),
    (edited("loot_slots = 4", "loot_slots = 5"), "core-deck-fixed"),
    (edited('game = "caper_europe"', 'game = "caper"'), "core-deck-game"),
]


@pytest.mark.parametrize(("text", "id"), DECK_DEFECTS, ids=[id for _, id in DECK_DEFECTS])
def test_a_deck_that_is_not_that_of_the_box_is_refused(text: str, id: str) -> None:
    with pytest.raises(DeckError) as error:
        check_europe_deck(read_deck(text, "mine.toml"))
    assert error.value.text == id
    assert len({explain(error.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)
