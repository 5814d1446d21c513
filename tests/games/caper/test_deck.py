"""Caper's deck against the tables of the rules, and what a corrected deck may and may not say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.decks import Card, read_deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.games.caper import cards, vocabulary
from hideout.games.caper import deck as deck_rules
from hideout.games.caper.cards import Tables, Tally, tables
from hideout.games.caper.deck import check_caper_deck, standard_deck
from hideout.games.caper.vocabulary import CITIES, COLOURS, GEAR, LOOT

TEXT = (Path(cards.__file__).parent / "decks" / "caper.toml").read_text(encoding="utf-8")

# Sections 7.1 to 7.3 of the rules: their notation, `+` for a set, `!` for an option.
THIEVES = """
the_actress     - 1 S caper 1 per yellow+violet mine
the_auctioneer  - 0 R point 1 per loot !auctioneer_scope
the_banker      - 2 S point 1 per yellow mine
the_barber      - 0 R caper 1 per thief+any+any mine
the_bon_vivant  - 3 S point 1 per green mine
the_cleaner     - 0 R point 3 per red theirs; cost red mine -1
the_colonel     - 2 S point 1 per violet mine
the_conductor   - 1 S caper 1 per violet+green mine
the_dame        - 1 S caper 1 per yellow+green mine
the_gentleman   - 1 S point 3 per green+violet+yellow mine
the_illusionist - 1 S flip thief
the_mime        - 0 R caper 1; point 1 per thief theirs
the_saint       - 3 S protect green mine
the_smuggler    - 1 S loot wild
the_tourist     - 1 S caper 1 per any+any+any mine
the_artist  paris 0 R caper 1 per green mine
the_chef    paris 0 R caper 1 per light_blue+any mine
the_madame  paris 0 R cost gear theirs 1; point 1 per light_blue theirs
the_don      rome 0 R caper 1; caper 1 per pink theirs !don_bonus
the_driver   rome 1 S getaway
the_soprano  rome 0 R point 2 per pink mine
the_bookie london 0 R point 1 per dark_green mine
the_boxer  london 2 S caper 1 per dark_green+any+any mine
the_royal  london 0 R caper 1 per dark_green+green both !royal_bonus
"""
GEAR_CARDS = """
helping_hand      - green  2 2 loot diamond
suction_scalers   - green  2 2 loot painting
grappling_gun     - green  2 2 loot antique
blaze_shield_suit - green  1 3 loot diamond; point 2 per red theirs
briefcase         - green  1 3 loot painting; protect green mine
stealth_suit      - green  1 3 loot antique; caper 1 per red both !stealth_suit_bonus
simple_disguise   - violet 4 0 caper 1
smoke_screen      - violet 2 1 caper 1; point 1
incognito_tuxedo  - violet 1 1 caper 1 per green mine
false_documents   - violet 1 1 caper 1 per yellow mine
eavesdropper      - violet 1 2 caper 1 per thief theirs
blazeblaster      - red    3 2 flip gear; point 1
skeleton_key      - yellow 5 0 coin 2
plasma_cutter     - yellow 2 0 coin 1; point 1
super_magnet      - yellow 2 0 coin 1; coin 1 per thief theirs
plans_caches    paris light_blue 4 0 point 1 per light_blue mine
secret_shades   paris light_blue 1 0 caper 1; cost light_blue theirs 1
aqua_respirator paris light_blue 1 2 loot wild
utility_belt    rome  pink 4 0 caper 1 per any+any+any mine
posto_segreto   rome  pink 1 1 caper 1 per violet mine
veloce_wheels   rome  pink 1 2 getaway
signal_jammer london dark_green 1 0 caper 1 per dark_green theirs; tax thief
hollow_book   london dark_green 1 1 caper 1; protect green mine
laundromatic  london dark_green 4 1 launder 1; point 1 per laundered
"""
LOCATIONS = """
antique_shop   - 4 point 2 per yellow+green mine |
art_gallery    - 4 point 2 per violet+green mine |
the_bank       - 5 point 1 per yellow mine |
the_casino     - 3 point 2 per thief mine |
the_chapel     - 5 point 1 per thief mine | protect thief both
the_gala       - 5 point 1 per violet mine |
the_museum     - 5 point 1 per green mine |
the_yacht      - 4 point 2 per yellow+violet mine |
eiffel_tower paris 3 point 1 per loot | cost green both -1
the_louvre   paris 5 loot painting |
moulin_rouge paris 4 loot wild | protect green both
notre_dame   paris 5 loot antique |
versailles   paris 5 loot diamond |
colosseum      rome 2 point 1 per gear theirs | cost gear both -1
pantheon       rome 6 point 1 per yellow theirs | caper 1 per yellow mine
trastevere     rome 6 point 1 per violet theirs | caper 1 per violet mine
trevi_fountain rome 4 point 3 per pink+pink mine | cost pink both 1
the_vatican    rome 6 point 1 per green theirs | caper 1 per green mine
big_ben            london 3 point 1 per gear theirs | tax gear
the_british_museum london 3 point 1 per green both | tax green
oxford_street      london 4 point 2 per thief theirs | cost gear both -1
picadilly_circus   london 3 point 1 per yellow both | tax yellow
tower_of_london    london 3 point 1 per violet both | tax violet
"""


def notation(effects: tuple[JsonObject, ...]) -> str:
    """Effects in the notation of the tables above."""
    sentences: list[str] = []
    for effect in effects:
        parts: list[str] = []
        for key, value in effect.items():
            if isinstance(value, list):
                parts.append(f"{key} {'+'.join(value)}")
            elif key in ("of", "change"):
                parts.append(str(value))
            elif key == "option":
                parts.append(f"!{value}")
            else:
                parts.append(key if value is True else f"{key} {value}")
        sentences.append(" ".join(parts))
    return "; ".join(sentences)


def rows(table: str) -> list[str]:
    return [" ".join(row.split()) for row in table.strip().splitlines()]


def of_kind(kind: str) -> list[Card]:
    return [card for card in standard_deck().cards if card.kind == kind]


def test_the_thieves_are_those_of_the_rules() -> None:
    found: list[str] = []
    for card in of_kind("thief"):
        city, income, mark = card.variant or "-", card.fields["income"], card.mark("income")
        found.append(f"{card.id} {city} {income} {mark} {notation(card.lists['effect'])}")
        assert (card.copies, list(card.fields), list(card.lists)) == (1, ["income"], ["effect"])
    assert found == rows(THIEVES)


def test_the_gear_is_that_of_the_rules() -> None:
    found: list[str] = []
    for card in of_kind("gear"):
        city, colour, cost = card.variant or "-", card.fields["colour"], card.fields["cost"]
        effects = notation(card.lists["effect"])
        found.append(f"{card.id} {city} {colour} {card.copies} {cost} {effects}")
        assert {card.mark(field) for field in ("count", "colour", "cost")} == {"S-it"}
        assert (list(card.fields), list(card.lists)) == (["colour", "cost"], ["effect"])
    assert found == rows(GEAR_CARDS)


def test_the_locations_are_those_of_the_rules() -> None:
    found: list[str] = []
    for card in of_kind("location"):
        reward, modifier = notation(card.lists["reward"]), notation(card.lists.get("modifier", ()))
        city, base = card.variant or "-", card.fields["base"]
        found.append(f"{card.id} {city} {base} {reward} | {modifier}".rstrip())
        assert (card.copies, list(card.fields)) == (1, ["base"])
    assert found == rows(LOCATIONS)


def test_the_deck_has_the_cards_of_the_box() -> None:
    deck = standard_deck()
    copies: Counter[tuple[str, str]] = Counter()
    for card in deck.cards:
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
    assert colours == dict(zip(COLOURS, (9, 9, 9, 3, 6, 6, 6), strict=True))
    assert [card.id for card in deck.cards] == [id for id, _, _ in deck_rules.STANDARD_CARDS]


def test_the_values_and_their_sources_are_those_of_the_rules() -> None:
    deck = standard_deck()
    assert deck.values == {
        "coins": 10,
        "hand_sizes": [4, 6, 3, 6, 2, 6],
        "first_side": ["cream", "green", "cream", "green", "cream", "green"],
        "thief_limit": 3,
        "gear_limit": 3,
        "loot_points": [1, 3, 7],
        "discard_points": 3,
        "snitch_divisor": 6,
    }
    marked = {value: deck.value_mark(value) for value in deck.values}
    assert {value: mark for value, mark in marked.items() if mark != "S"} == {
        "first_side": "S P2 P3 P4",
        "loot_points": "S P1",
        "discard_points": "S-fr",
    }


def test_fields_on_which_the_rulebooks_differ_are_marked() -> None:
    ordinary = {"income", "count", "colour", "cost"}
    found = {
        (card.id, field): mark
        for card in standard_deck().cards
        for field, mark in card.marks.items()
        if field not in ordinary
    }
    assert found == {
        ("the_auctioneer", "effect"): "S-fr",
        ("the_don", "effect"): "S-it",
        ("the_royal", "effect"): "S-it",
        ("stealth_suit", "effect"): "S-it",
        ("the_chapel", "modifier"): "S-fr",
        ("eiffel_tower", "base"): "S-it",
        ("eiffel_tower", "reward"): "S-it",
        ("eiffel_tower", "modifier"): "S-it",
    }
    assert sum(card.mark("income") == "R" for card in of_kind("thief")) == 11
    noted = [card.id for card in standard_deck().cards if card.note]
    assert noted == [
        *("the_auctioneer", "the_don", "the_bookie", "the_royal", "stealth_suit", "the_chapel")
    ]


def test_the_digest_of_the_standard_deck_is_known() -> None:
    # Records name it: it may change only together with the cards.
    assert (
        standard_deck().digest == "fd03b16125fd1e866d0bd200dafdc59a9e734201a03762cff888edbf43194d2e"
    )


@pytest.mark.parametrize("city", CITIES)
def test_a_city_uses_its_own_cards_and_the_neutral_ones(city: str) -> None:
    t = tables(standard_deck(), city, {})
    assert (len(t.thief_in_play), len(t.gear_in_play), len(t.locations_in_play)) == (18, 36, 13)
    assert (sum(t.thief_copies), sum(t.gear_copies)) == (18, 36)
    by_id = {card.id: card for card in standard_deck().cards}
    for ids, numbers in (
        (t.thief_ids, t.thief_in_play),
        (t.gear_ids, t.gear_in_play),
        (t.location_ids, t.locations_in_play),
    ):
        assert numbers == sorted(numbers)
        assert {by_id[ids[number]].variant for number in numbers} == {"", city}
        assert Counter(ids[number] for number in numbers) == {
            id: by_id[id].copies for id in ids if by_id[id].variant in ("", city)
        }
    assert t.city == CITIES.index(city)
    assert (t.thief_ids, t.gear_ids, t.location_ids) == (
        list(deck_rules.THIEF_IDS),
        list(deck_rules.GEAR_IDS),
        list(deck_rules.LOCATION_IDS),
    )


def test_numbers_of_the_deck_reach_the_tables() -> None:
    t = tables(standard_deck(), "paris", {})
    assert t.income == [int(row.split()[2]) for row in rows(THIEVES)]
    assert t.colour == [COLOURS.index(row.split()[2]) for row in rows(GEAR_CARDS)]
    assert t.cost == [int(row.split()[4]) for row in rows(GEAR_CARDS)]
    assert t.base == [int(row.split()[2]) for row in rows(LOCATIONS)]
    assert (t.n_coins, t.loot_points, t.discard_points, t.snitch_divisor) == (10, [1, 3, 7], 3, 6)
    assert (t.first_side, t.hand_sizes) == ([0, 1, 0, 1, 0, 1], [4, 6, 3, 6, 2, 6])
    assert (t.thief_limit, t.gear_limit) == (3, 3)


def having(ids: list[str], values: list[bool]) -> list[str]:
    return [id for id, value in zip(ids, values, strict=True) if value]


def told(ids: list[str], values: list[int], nothing: int) -> dict[str, int]:
    return {id: value for id, value in zip(ids, values, strict=True) if value != nothing}


def test_effects_other_than_tallies_reach_the_tables() -> None:
    t = tables(standard_deck(), "rome", {})
    diamond, antique, painting, wild = range(len(LOOT))
    assert told(t.thief_ids, t.thief_loot, -1) == {"the_smuggler": wild}
    assert told(t.gear_ids, t.gear_loot, -1) == {
        "helping_hand": diamond,
        "suction_scalers": painting,
        "grappling_gun": antique,
        "blaze_shield_suit": diamond,
        "briefcase": painting,
        "stealth_suit": antique,
        "aqua_respirator": wild,
    }
    assert told(t.location_ids, t.location_loot, -1) == {
        "the_louvre": painting,
        "moulin_rouge": wild,
        "notre_dame": antique,
        "versailles": diamond,
    }
    assert told(t.gear_ids, t.now_coins, 0) == {
        "skeleton_key": 2,
        "plasma_cutter": 1,
        "super_magnet": 1,
    }
    assert told(t.gear_ids, t.now_coins_per_thief, 0) == {"super_magnet": 1}
    assert told(t.gear_ids, t.launders, 0) == {"laundromatic": 1}
    assert having(t.thief_ids, t.flips_thief) == ["the_illusionist"]
    assert having(t.gear_ids, t.flips_gear) == ["blazeblaster"]
    assert having(t.thief_ids, t.thief_protects) == ["the_saint"]
    assert having(t.gear_ids, t.gear_protects) == ["briefcase", "hollow_book"]
    assert having(t.location_ids, t.location_protects_green) == ["moulin_rouge"]
    assert having(t.location_ids, t.location_protects_thief) == ["the_chapel"]
    assert having(t.thief_ids, t.thief_getaway) == ["the_driver"]
    assert having(t.gear_ids, t.gear_getaway) == ["veloce_wheels"]
    assert having(t.gear_ids, t.jams) == ["signal_jammer"]
    assert told(t.location_ids, t.tax, -1) == {
        "big_ben": GEAR,
        "the_british_museum": COLOURS.index("green"),
        "picadilly_circus": COLOURS.index("yellow"),
        "tower_of_london": COLOURS.index("violet"),
    }


def test_cost_changes_reach_the_tables() -> None:
    t = tables(standard_deck(), "london", {})
    found: dict[str, list[tuple[int, int, int]]] = {}
    for ids, costs in (
        (t.thief_ids, t.thief_costs),
        (t.gear_ids, t.gear_costs),
        (t.location_ids, t.location_costs),
    ):
        found.update({id: each for id, each in zip(ids, costs, strict=True) if each})
    assert found == {
        "the_cleaner": [(vocabulary.MINE, COLOURS.index("red"), -1)],
        "the_madame": [(vocabulary.THEIRS, GEAR, 1)],
        "secret_shades": [(vocabulary.THEIRS, COLOURS.index("light_blue"), 1)],
        "eiffel_tower": [(vocabulary.BOTH, COLOURS.index("green"), -1)],
        "colosseum": [(vocabulary.BOTH, GEAR, -1)],
        "oxford_street": [(vocabulary.BOTH, GEAR, -1)],
        "trevi_fountain": [(vocabulary.BOTH, COLOURS.index("pink"), 1)],
    }


def shape(tally: Tally) -> tuple[int, int, int, int]:
    return tally.unit, tally.n, tally.way, tally.whose


def thief(t: Tables, id: str) -> list[Tally]:
    return t.thief_tallies[t.thief_ids.index(id)]


def gear(t: Tables, id: str) -> list[Tally]:
    return t.gear_tallies[t.gear_ids.index(id)]


def test_tallies_reach_the_tables() -> None:
    t = tables(standard_deck(), "paris", {})
    flat, per_thief = thief(t, "the_mime")
    assert shape(flat) == (vocabulary.CAPER, 1, vocabulary.FLAT, vocabulary.MINE)
    assert shape(per_thief) == (vocabulary.POINT, 1, vocabulary.THIEF, vocabulary.THEIRS)
    (per_colour,) = thief(t, "the_cleaner")
    assert shape(per_colour) == (vocabulary.POINT, 3, vocabulary.COLOUR, vocabulary.THEIRS)
    assert (per_colour.colour, flat.colour) == (COLOURS.index("red"), -1)
    (per_set,) = thief(t, "the_boxer")
    assert shape(per_set) == (vocabulary.CAPER, 1, vocabulary.SET, vocabulary.MINE)
    assert (per_set.needs, per_set.thieves, per_set.gear) == ([(6, 1)], 0, 3)
    (barber,) = thief(t, "the_barber")
    assert (barber.needs, barber.thieves, barber.gear) == ([], 1, 2)
    (royal,) = thief(t, "the_royal")
    assert shape(royal) == (vocabulary.CAPER, 1, vocabulary.SET, vocabulary.BOTH)
    assert royal.needs == [(0, 1), (6, 1)]
    laundered = [shape(each) for each in gear(t, "laundromatic")]
    assert laundered == [(vocabulary.POINT, 1, vocabulary.LAUNDERED, vocabulary.MINE)]
    colosseum = t.location_rewards[t.location_ids.index("colosseum")]
    assert [shape(each) for each in colosseum] == [
        (vocabulary.POINT, 1, vocabulary.ALL_GEAR, vocabulary.THEIRS)
    ]
    eiffel = t.location_rewards[t.location_ids.index("eiffel_tower")]
    assert [shape(each) for each in eiffel] == [
        (vocabulary.POINT, 1, vocabulary.LOOT_ALL, vocabulary.MINE)
    ]
    (trevi,) = t.location_rewards[t.location_ids.index("trevi_fountain")]
    assert (trevi.n, trevi.needs, trevi.gear) == (3, [(5, 2)], 2)
    modifiers = dict(zip(t.location_ids, t.location_modifiers, strict=True))
    assert {id for id, each in modifiers.items() if each} == {
        "pantheon",
        "trastevere",
        "the_vatican",
    }
    assert shape(modifiers["pantheon"][0]) == (
        vocabulary.CAPER,
        1,
        vocabulary.COLOUR,
        vocabulary.MINE,
    )


def test_options_change_the_effects_that_name_them() -> None:
    deck = standard_deck()
    printed, french = (
        tables(deck, "rome", dict.fromkeys(vocabulary.UNIT_OPTIONS, unit))
        for unit in vocabulary.UNITS
    )
    for t, unit in ((printed, vocabulary.CAPER), (french, vocabulary.POINT)):
        assert [each.unit for each in thief(t, "the_don")] == [vocabulary.CAPER, unit]
        assert [each.unit for each in thief(t, "the_royal")] == [unit]
        assert [each.unit for each in gear(t, "stealth_suit")] == [unit]
        assert [each.unit for each in gear(t, "simple_disguise")] == [vocabulary.CAPER]
    for scope, way in (
        ("all_locations", vocabulary.LOOT_ALL),
        ("this_location", vocabulary.LOOT_HERE),
    ):
        t = tables(deck, "rome", {"auctioneer_scope": scope})
        assert [each.way for each in thief(t, "the_auctioneer")] == [way]
        assert (
            t.location_rewards[t.location_ids.index("eiffel_tower")][0].way == vocabulary.LOOT_ALL
        )
    t = tables(deck, "rome", {"don_bonus": "point"})
    assert [thief(t, "the_don")[1].unit, thief(t, "the_royal")[0].unit] == [1, 0]


def test_options_of_play_reach_the_tables() -> None:
    deck = standard_deck()
    t = tables(deck, "rome", {})
    assert (t.tie_green, t.coin_single, t.launder_supply_only) == (True, False, False)
    changed = {
        "tiebreak_mastermind": "cream",
        "coin_shortage": "single",
        "laundromatic_empty_supply": "no_coin",
    }
    t = tables(deck, "rome", changed)
    assert (t.tie_green, t.coin_single, t.launder_supply_only) == (False, True, True)
    assert (t.options, t.deck) == (changed, deck)


def test_tables_are_made_once_for_each_deck_city_and_choice() -> None:
    deck = standard_deck()
    once = tables(deck, "paris", {"a": "1", "b": "2"})
    assert tables(read_deck(TEXT + "# more\n", "copy"), "paris", {"b": "2", "a": "1"}) is once
    assert tables(deck, "paris", {"a": "1"}) is not once
    assert tables(deck, "rome", {"a": "1", "b": "2"}) is not once
    for n in range(300):
        tables(deck, "paris", {"a": str(n)})
    assert tables(deck, "paris", {"a": "299"}) is tables(deck, "paris", {"a": "299"})


def most_sets(tokens: list[str], colours: list[str], n_turned: int, n_thieves: int) -> int:
    """How many disjoint sets a crew holds, by trying every way to take one set away."""

    def without(
        rest: list[str], colours: list[str], n_turned: int, n_thieves: int
    ) -> list[tuple[list[str], int, int]]:
        if not rest:
            return [(colours, n_turned, n_thieves)]
        token, later = rest[0], rest[1:]
        found: list[tuple[list[str], int, int]] = []
        if token == "thief":
            return without(later, colours, n_turned, n_thieves - 1) if n_thieves else []
        for colour in dict.fromkeys(colours):
            if token in (colour, "any"):
                left = list(colours)
                left.remove(colour)
                found += without(later, left, n_turned, n_thieves)
        if token == "any" and n_turned:
            found += without(later, colours, n_turned - 1, n_thieves)
        return found

    seen = {
        (tuple(sorted(left)), turned, thieves)
        for left, turned, thieves in without(tokens, colours, n_turned, n_thieves)
    }
    return max((1 + most_sets(tokens, list(left), t, n) for left, t, n in seen), default=0)


SET_TOKENS = sorted(
    {
        tuple(tokens)
        for card in standard_deck().cards
        for effects in card.lists.values()
        for effect in effects
        if isinstance(tokens := effect.get("per"), list) and len(tokens) > 1
    }
)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(SET_TOKENS),
    st.lists(st.sampled_from(COLOURS[:3] + COLOURS[4:]), max_size=6),
    st.integers(0, 2),
    st.integers(0, 3),
)
def test_a_set_tally_gives_the_largest_number_of_disjoint_sets(
    tokens: tuple[str, ...], colours: list[str], n_turned: int, n_thieves: int
) -> None:
    tally = Tally(vocabulary.CAPER, 1, vocabulary.SET, vocabulary.MINE, list(tokens))
    limits = [colours.count(COLOURS[colour]) // n for colour, n in tally.needs]
    if tally.thieves:
        limits.append(n_thieves // tally.thieves)
    if tally.gear:
        limits.append((len(colours) + n_turned) // tally.gear)
    assert min(limits) == most_sets(list(tokens), colours, n_turned, n_thieves)


def edited(old: str, new: str, text: str = TEXT) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def card_text(id: str) -> str:
    start = TEXT.index(f'[[card]]\nid = "{id}"\n')
    return TEXT[start : TEXT.find("\n\n", start) + 1]


def with_card(id: str, old: str, new: str) -> str:
    return edited(card_text(id), edited(old, new, card_text(id)))


def refused(text: str) -> DeckError:
    """The complaint about a deck; it must name the line marked with `<--`, the only such line."""
    marked = [n for n, line in enumerate(text.splitlines(), 1) if "<--" in line]
    assert len(marked) == 1
    deck = read_deck(text, "mine.toml")
    with pytest.raises(DeckError) as caught:
        check_caper_deck(deck)
    assert caught.value.path == f"mine.toml:{marked[0]}"
    return caught.value


def test_a_corrected_deck_can_be_played() -> None:
    text = with_card("the_bookie", "income = 0", "income = 2")
    text = edited("loot_points = [1, 3, 7]", "loot_points = [1, 3, 6]", text)
    more, fewer = card_text("skeleton_key"), card_text("plasma_cutter")
    text = edited(more, edited("count = 5", "count = 6", more), text)
    text = edited(fewer, edited("count = 2", "count = 1", fewer), text)
    deck = read_deck(text, "mine.toml")
    check_caper_deck(deck)
    t = tables(deck, "london", {})
    assert t.income[t.thief_ids.index("the_bookie")] == 2
    assert t.gear_copies[t.gear_ids.index("skeleton_key")] == 6
    assert (t.loot_points, len(t.gear_in_play)) == ([1, 3, 6], 36)
    assert deck.digest != standard_deck().digest


EFFECT_DEFECTS = [
    # What the vocabulary of a card does not have
    ("the_mime", "caper = 1 }, ", "capper = 1 }, ", "core-deck-effect-guess"),
    ("the_mime", "{ caper = 1 }", "{ coin = 1 }", "core-deck-effect-here"),
    ("the_mime", "{ caper = 1 }", "{ launder = 1 }", "core-deck-effect-here"),
    ("the_bank", "{ point = 1,", "{ caper = 1,", "core-deck-effect-here"),
    (
        "the_chapel",
        '{ protect = "thief", of = "both" }',
        '{ flip = "gear" }',
        "core-deck-effect-here",
    ),
    (
        "pantheon",
        '{ caper = 1, per = ["yellow"], of = "mine" }',
        "{ point = 1 }",
        "core-deck-effect-here",
    ),
    ("the_illusionist", 'flip = "thief"', 'flip = "gear"', "core-deck-word"),
    ("blazeblaster", 'flip = "gear"', 'flip = "thief"', "core-deck-word"),
    ("signal_jammer", 'tax = "thief"', 'tax = "gear"', "core-deck-word"),
    ("the_saint", 'of = "mine"', 'of = "both"', "core-deck-word"),
    ("the_saint", 'protect = "green"', 'protect = "thief"', "core-deck-word"),
    ("super_magnet", 'per = ["thief"]', 'per = ["gear"]', "core-deck-word"),
    ("super_magnet", 'of = "theirs"', 'of = "mine"', "core-deck-word"),
    ("eiffel_tower", 'of = "both"', 'of = "mine"', "core-deck-word"),
    ("the_banker", '["yellow"]', '["yelow"]', "core-deck-word-guess"),
    ("eiffel_tower", '["loot"]', '["loot"], option = "auctioneer_scope"', "core-deck-key-unknown"),
    ("the_driver", "getaway = true", "getaway = false", "core-deck-type-true"),
    # What the rules cannot play
    ("the_banker", ', of = "mine"', "", "core-deck-key-missing"),
    ("super_magnet", ', of = "theirs"', "", "core-deck-key-missing"),
    ("the_mime", "{ caper = 1 }", '{ caper = 1, of = "mine" }', "caper-deck-of"),
    ("skeleton_key", "coin = 2", 'coin = 2, of = "theirs"', "caper-deck-of"),
    ("eiffel_tower", '["loot"]', '["loot"], of = "mine"', "caper-deck-of"),
    ("the_banker", '["yellow"]', '["yellow", "loot"]', "caper-deck-alone"),
    ("the_auctioneer", '["loot"]', '["laundered", "any"]', "caper-deck-alone"),
    ("the_auctioneer", "point = 1", "caper = 1", "caper-deck-capers"),
    ("laundromatic", "point = 1", "caper = 1", "caper-deck-capers"),
    ("the_auctioneer", "auctioneer_scope", "don_bonus", "caper-deck-capers"),
    ("the_don", "don_bonus", "auctioneer_scope", "caper-deck-scope"),
    ("the_mime", "{ caper = 1 }", '{ caper = 1, option = "auctioneer_scope" }', "caper-deck-scope"),
    (
        "the_smuggler",
        '{ loot = "wild" }',
        '{ loot = "wild" }, { loot = "wild" }',
        "caper-deck-twice",
    ),
    ("blazeblaster", "{ point = 1 }", '{ flip = "gear" }', "caper-deck-twice"),
    (
        "the_louvre",
        '{ loot = "painting" }',
        '{ loot = "wild" }, { loot = "wild" }',
        "caper-deck-twice",
    ),
    ("big_ben", '{ tax = "gear" }', '{ tax = "red" }, { tax = "green" }', "caper-deck-twice"),
    (
        "the_driver",
        "{ getaway = true }",
        "{ getaway = true }, { getaway = true }",
        "caper-deck-twice",
    ),
    ("skeleton_key", "{ coin = 2 }", "{ launder = 1 }", "caper-deck-launder"),
    ("laundromatic", "{ launder = 1 }", "{ launder = 1 }, { coin = 1 }", "caper-deck-coin-late"),
]
CODES = {
    "core-deck-word": "E_DECK_VALUE",
    "core-deck-word-guess": "E_DECK_VALUE",
    "core-deck-key-missing": "E_DECK_KEY",
    "core-deck-key-unknown": "E_DECK_KEY",
    "core-deck-type-true": "E_DECK_TYPE",
}


@pytest.mark.parametrize(("id", "old", "new", "text"), EFFECT_DEFECTS)
def test_an_effect_that_cannot_be_played_is_refused_with_its_line(
    id: str, old: str, new: str, text: str
) -> None:
    broken = edited(old, new, card_text(id))
    lines = [
        f"{now} # <--" if now not in card_text(id).splitlines() else now
        for now in broken.splitlines()
    ]
    error = refused(edited(card_text(id), "\n".join(lines) + "\n"))
    assert error.text == text
    assert error.details["place"] == id
    assert error.code == CODES.get(text, "E_DECK_EFFECT")


@pytest.mark.parametrize(
    ("id", "old", "new", "code", "text"),
    [
        ("the_mime", "income = 0", "income = 10 # <--", "E_DECK_VALUE", "core-deck-range"),
        ("the_dame", "income = 1", "incom = 1 # <--", "E_DECK_KEY", "core-deck-key-guess"),
        ("the_mime", "income = 0", "income = 0\ncost = 1 # <--", "E_DECK_KEY", None),
        ("briefcase", "cost = 3", "cost = -1 # <--", "E_DECK_VALUE", "core-deck-range"),
        (
            "briefcase",
            '"green"\ncost',
            '"pimk" # <--\ncost',
            "E_DECK_VALUE",
            "core-deck-word-guess",
        ),
        ("the_bank", "base = 5", 'base = "5" # <--', "E_DECK_TYPE", "core-deck-type-number"),
        ("the_don", '"rome"', '"naples" # <--', "E_DECK_VALUE", "core-deck-word"),
        ("the_don", '"the_don"', '"the_dom" # <--', "E_DECK_CARDS", "caper-deck-card-guess"),
        ("the_don", '"the_don"', '"zorro" # <--', "E_DECK_CARDS", "caper-deck-card"),
        ("the_don", '"rome"', '"paris" # <--', "E_DECK_CARDS", "caper-deck-city"),
        (
            "the_dame",
            "income",
            'variant = "paris" # <--\nincome',
            "E_DECK_CARDS",
            "caper-deck-city",
        ),
    ],
)
def test_a_card_that_is_not_of_the_game_is_refused_with_its_line(
    id: str, old: str, new: str, code: str, text: str | None
) -> None:
    error = refused(with_card(id, old, new))
    assert error.code == code
    assert text is None or error.text == text


def test_a_card_of_another_kind_is_refused() -> None:
    changed = '[[card]]\nid = "the_bank"\nkind = "thief" # <--\nincome = 1\n'
    error = refused(edited(card_text("the_bank"), changed))
    assert (error.code, error.text) == ("E_DECK_CARDS", "caper-deck-kind")
    assert error.details == {"place": "the_bank", "key": "kind", "wanted": "location"}


def test_a_missing_card_is_refused_where_it_should_stand() -> None:
    text = edited("total = 95", "total = 94", edited(card_text("the_don"), ""))
    error = refused(
        edited('[[card]]\nid = "the_driver"', '[[card]] # <--\nid = "the_driver"', text)
    )
    assert (error.code, error.text) == ("E_DECK_CARDS", "caper-deck-missing")
    assert error.details["missing"] == "the_don"
    short = TEXT[: TEXT.index('[[card]]\nid = "the_actress"')] + "[[card]] # <--\n"
    short += card_text("the_actress").removeprefix("[[card]]\n")
    error = refused(edited("total = 95", "total = 1", short))
    assert error.details["missing"] == "the_auctioneer"


def test_cards_in_another_order_are_refused() -> None:
    banker, barber = card_text("the_banker"), card_text("the_barber")
    moved = barber.replace("[[card]]", "[[card]] # <--")
    error = refused(edited(f"{banker}\n{barber}", f"{moved}\n{banker}"))
    assert (error.code, error.text) == ("E_DECK_CARDS", "caper-deck-order")
    assert error.details == {"place": "the_barber", "key": "card", "wanted": "the_banker"}


def test_the_gear_of_a_city_must_add_up() -> None:
    more, fewer = card_text("plans_caches"), card_text("utility_belt")
    text = edited(more, edited("count = 4", "count = 5 # <--", more))
    text = edited(fewer, edited("count = 4", "count = 3", fewer), text)
    error = refused(text)
    assert (error.code, error.text) == ("E_DECK_TOTAL", "caper-deck-copies")
    assert error.details == {
        "place": "plans_caches",
        "key": "count",
        "city": "paris",
        "wanted": 6,
        "sum": 7,
    }


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ("hand_sizes = [4, 6, 3,", "hand_sizes = [4, 6, 4,", "E_DECK_TOTAL", "caper-deck-hands"),
        ("[4, 6, 3, 6, 2, 6]", "[4, 5, 3, 6, 2, 6]", "E_DECK_TOTAL", "caper-deck-hands"),
        ("[4, 6, 3, 6, 2, 6]", "[4, 6, 4, 6, 1, 6]", "E_DECK_VALUE", "core-deck-range"),
        ("thief_limit = 3", "thief_limit = 4", "E_DECK_VALUE", "core-deck-fixed"),
        ("gear_limit = 3", "gear_limit = 2", "E_DECK_VALUE", "core-deck-fixed"),
        ("loot_points = [1, 3, 7]", "loot_points = [1, 3]", "E_DECK_VALUE", "core-deck-length"),
        ("snitch_divisor = 6", "snitch_divisor = 0", "E_DECK_VALUE", "core-deck-range"),
        ("snitch_divisor = 6", "snitch_divizor = 6", "E_DECK_KEY", "core-deck-key-guess"),
        ("coins = 10", "coins = 0", "E_DECK_VALUE", "core-deck-range"),
    ],
)
def test_a_value_that_cannot_be_played_is_refused_with_its_line(
    old: str, new: str, code: str, text: str
) -> None:
    broken = edited(old, new)
    line = next(line for line in broken.splitlines() if new in line)
    error = refused(edited(f"\n{line}\n", f"\n{line} # <--\n", broken))
    assert (error.code, error.text, error.details["place"]) == (code, text, "[values]")


def test_a_deck_of_another_game_is_refused() -> None:
    error = refused(edited('game = "caper"', 'game = "chess" # <--'))
    assert (error.code, error.text) == ("E_DECK_GAME", "core-deck-game")


def test_a_deck_without_values_is_refused() -> None:
    values = TEXT[TEXT.index("[values]\n") : TEXT.index("\n# Thieves: all")]
    deck = read_deck(edited(values, ""), "mine.toml")
    with pytest.raises(DeckError) as caught:
        check_caper_deck(deck)
    assert (caught.value.code, caught.value.path) == ("E_DECK_KEY", "mine.toml:1")


# Damaged copies of the deck.

VALUES = """
1 -1 99 1.5 nan 1979-05-27 true false "" "green" "loot" "thief" "any" "S" "X" [] {} [1] ["loot"]
["any","any"] ["gear"] [{}] [{caper=1}] [{point=1,per=["loot"]}] [{launder=1},{coin=1}]
[{flip="gear"}] [{tax="thief"}] [{getaway=true}] [{protect="green",of="mine"}] [[[1]]] {effect="R"}
[{coin=1,per=["thief"],of="theirs"}] [{caper=1,per=["gear"],of="both"}] 0x7fffffffffffffffffff ]
"""
PIECES = ["[", "]", "{", "}", '"', "'", "#", "=", ",", "\n", "\r", ".", "[[card]]", "0", "\0", "é"]
LINES = TEXT.splitlines()
ASSIGNED = [n for n, line in enumerate(LINES) if re.match(r"[a-z_A-Z-]\S* = .", line)]


def give_another_value(draw: st.DrawFn, lines: list[str]) -> None:
    n = draw(st.sampled_from(ASSIGNED))
    if n < len(lines):
        lines[n] = f"{lines[n].split(' = ')[0]} = {draw(st.sampled_from(VALUES.split()))}"


def give_value_of_another(draw: st.DrawFn, lines: list[str]) -> None:
    n, other = draw(st.sampled_from(ASSIGNED)), draw(st.sampled_from(ASSIGNED))
    if n < len(lines):
        lines[n] = f"{lines[n].split(' = ')[0]} = {LINES[other].split(' = ', 1)[1]}"


def remove_line(draw: st.DrawFn, lines: list[str]) -> None:
    del lines[draw(st.integers(0, len(lines) - 1))]


def copy_line(draw: st.DrawFn, lines: list[str]) -> None:
    where = draw(st.integers(0, len(lines) - 1))
    lines.insert(where, lines[draw(st.integers(0, len(lines) - 1))])


def change_inside_line(draw: st.DrawFn, lines: list[str]) -> None:
    n = draw(st.integers(0, len(lines) - 1))
    start, end = sorted(draw(st.integers(0, len(lines[n]))) for _ in range(2))
    end = min(end, start + 3)
    lines[n] = lines[n][:start] + draw(st.sampled_from(["", *PIECES])) + lines[n][end:]


def break_off(draw: st.DrawFn, lines: list[str]) -> None:
    del lines[draw(st.integers(2, max(2, len(lines) - 1))) :]


DAMAGE = [
    give_another_value,
    give_another_value,
    give_value_of_another,
    remove_line,
    copy_line,
    change_inside_line,
    break_off,
]


@st.composite
def damaged_decks(draw: st.DrawFn) -> str:
    lines = list(LINES)
    for damage in draw(st.lists(st.sampled_from(DAMAGE), min_size=1, max_size=3)):
        damage(draw, lines)
    return "\n".join(lines) + "\n"


@settings(max_examples=300, deadline=None)
@given(damaged_decks())
def test_a_damaged_deck_is_played_or_refused_with_a_line(text: str) -> None:
    path = "mine.toml:1"
    try:
        deck = read_deck(text, "mine.toml")
        check_caper_deck(deck)
    except DeckError as error:
        path = error.path
    else:
        for city in CITIES:
            t = tables(deck, city, dict.fromkeys(vocabulary.UNIT_OPTIONS, "point"))
            assert len(t.gear_in_play) == 36
    line = re.fullmatch(r"mine\.toml:(\d+)", path)
    assert line is not None
    assert 1 <= int(line[1]) <= text.count("\n") + 1
