"""The deck against the tables of the rules, and what a corrected deck may and may not say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hideout.core.decks import Card, read_deck
from hideout.core.errors import DeckError
from hideout.core.options import agree, resolve
from hideout.core.text import LANGUAGES, explain, texts
from hideout.games.thiefs_market import GAME, deck
from hideout.games.thiefs_market.actions import USES
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.deck import check_market_deck, standard_deck, tables
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.vocabulary import ICONS, PROMO_IDS

TEXT = (Path(deck.__file__).parent / "decks" / "thiefs_market.toml").read_text(encoding="utf-8")
LETTERS = {"red": "R", "white": "W", "blue": "B", "green": "G"}

# Sections 6.2 to 6.5: id, deck, cost, icons.
CARDS = """
alchemical_lab A RR magic
bondsman A RR henchman
coercion_coordinator A B henchman
corrupt_official A W henchman
disgruntled_minion A R henchman
fence A WW henchman
glamer A BB magic
guy_in_a_trenchcoat A B henchman
local_celebrity A W henchman
nearby_safehouse A G safehouse
necklace A WW finery
pawnbroker A GG henchman
philosophers_stone A GG magic
public_relations_expert A G henchman
shadowy_hood A BB magic
tailor A R henchman
anthropomorphic_water_buffalo B RRW henchman
bookie B WB henchman
brooch B RG finery
concealed_safehouse B WB safehouse
deceptive_bits_of_colored_glass B WG finery
easily_impressed_noble B WWG henchman
executive_assistant B RG henchman henchman
eyepatch_of_command B RWB magic
fortified_safehouse B RW safehouse
gauntlet_of_evil_intent B RBG magic
imbalanced_scales B WBG finery
legitimate_jeweller B RBG henchman
lucky_animal_appendage B RB magic
menacing_monocle B RW finery
provisioned_safehouse B RB safehouse
rumor_monger B WGG henchman
sticky_fingered_dockhand B BBG henchman
unlabeled_potion B RB magic
wicked_clutches B WBG magic
big_haul C BG scheme
collecting_golem C RWW magic
crown C WBB finery
exit_strategy C RWG scheme
fur_coat C RB finery
giant_belt_buckle C RR finery
insurance_racket C RWG scheme
island_estate C BG map
loyalty_program C RWBG scheme
political_campaign C RWBG scheme
scepter C WWB finery
the_heist C WG scheme
treasure_map_ggb C BGG map
treasure_map_grr C RRG map
mimetic_stew B BG magic
narrow_alleyway B RBG scheme
wut B G henchman magic safehouse finery map scheme
purported_curse C RWBG scheme
"""


def printed(card: Card) -> str:
    cost, icons = card.fields["cost"], card.fields["icons"]
    assert isinstance(cost, list)
    assert isinstance(icons, list)
    gems = "".join(LETTERS[gem] for gem in cost)
    return f"{card.id} {card.fields['deck']} {gems} {' '.join(icons)}"


def test_every_card_is_as_the_rules_print_it() -> None:
    assert [printed(card) for card in standard_deck().cards] == CARDS.strip().split("\n")


def test_the_checksums_of_the_rules_hold() -> None:
    base = [card for card in standard_deck().cards if card.kind == "market"]
    assert Counter(card.fields["deck"] for card in base) == {"A": 16, "B": 19, "C": 14}
    icons: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for card in base:
        shown = card.fields["icons"]
        assert isinstance(shown, list)
        icons.update(shown)
        cards.update(set(shown))
    assert [icons[icon] for icon in ICONS] == [18, 10, 4, 9, 3, 6]
    assert cards["henchman"] == 17
    assert [card.id for card in standard_deck().cards if card.kind == "promo"] == list(PROMO_IDS)


def test_the_uses_are_those_of_the_deck() -> None:
    found = []
    for card in standard_deck().cards:
        for effect in card.lists["effect"]:
            if "flip" in effect:
                into = effect["to"]
                assert isinstance(into, list)
                found += [(card.id, effect["flip"], face) for face in into]
            elif "spend" in effect:
                found.append((card.id, effect["spend"], ""))
            elif "trade" in effect:
                found.append((card.id, "", ""))
    assert sorted(map(str, found)) == sorted(map(str, USES))


BAD = [
    ('game = "thiefs_market"', 'game = "caper"', "E_DECK_GAME"),
    ('id = "crown"', 'id = "crwon"', "E_DECK_CARDS"),
    ('id = "crown"', 'id = "zzzzzzzz"', "E_DECK_CARDS"),
    ('id = "wut"\nkind = "promo"', 'id = "wut"\nkind = "market"', "E_DECK_CARDS"),
    ("kept = [13, 12, 11]", "kept = [17, 12, 11]", "E_DECK_TOTAL"),
    ('cost = ["white", "blue", "blue"]', 'cost = ["blue", "blue", "blue"]', "E_DECK_VALUE"),
    ("[{ points = 6 }]", "[{ points = 6 }, { points = 1 }]", "E_DECK_EFFECT"),
    ("[{ points = 6 }]", "[{ spend = 'red', gain = 'gold' }]", "E_DECK_EFFECT"),
    ("[{ potion = true }]", "[{ points = 1 }]", "E_DECK_EFFECT"),
    ("[{ points = 6 }]", "[{ points = 6, per_infamy = 2, per_pair = 'map' }]", "E_DECK_EFFECT"),
    ("[{ points = 6 }]", "[{ points = 6, several = 2 }]", "E_DECK_KEY"),
    ("[{ points = 6 }]", "[{ points = 6, icon = 'map' }]", "E_DECK_EFFECT"),
    ("infamy = 2, objects = 5", "infamy = 2", "E_DECK_KEY"),
    (
        'split_end = "marker", infamy = 1',
        'split_end = "marker", infamy = 1, objects = 2',
        "E_DECK_EFFECT",
    ),
]


@pytest.mark.parametrize(("old", "new", "code"), BAD)
def test_a_deck_that_cannot_be_played_is_refused(old: str, new: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(DeckError) as caught:
        check_market_deck(read_deck(new.join(TEXT.rsplit(old, 1)), "my.toml"))
    assert caught.value.code == code
    assert caught.value.path.startswith("my.toml:")
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_cards_must_be_complete_and_in_order() -> None:
    start = TEXT.index('[[card]]\nid = "bondsman"')
    end = TEXT.index('[[card]]\nid = "coercion_coordinator"')
    without = (TEXT[:start] + TEXT[end:]).replace("total = 53", "total = 52")
    with pytest.raises(DeckError, match="bondsman is missing"):
        check_market_deck(read_deck(without, "my.toml"))
    last = TEXT.index("\n# Deck B")
    moved = TEXT[:start] + TEXT[end:last] + "\n" + TEXT[start:end] + TEXT[last:]
    with pytest.raises(DeckError, match="order of the cards is fixed"):
        check_market_deck(read_deck(moved, "my.toml"))


def test_a_corrected_deck_is_played_as_it_says() -> None:
    corrected = TEXT.replace("[{ points = 6 }]", "[{ points = 9 }]", 1)
    corrected = corrected.replace("trade = 1, infamy = 2", "trade = 2, infamy = 5")
    corrected = corrected.replace("gold = 1 #", "gold = 4 #")
    mine = read_deck(corrected, "my.toml")
    setup = agree(GAME, 3, deck=mine)
    compiled = tables(mine, setup.options)
    assert (compiled.trade_price, compiled.trade_infamy, compiled.start_gold) == (2, 5, 4)
    position = {
        "game": "thiefs_market",
        "format": 1,
        "players": [
            {"name": name, "cards": ["crown"] if name == "Ada" else [], "gold": 0, "infamy": 0}
            for name in ("Ada", "Ben", "Cy")
        ],
    }
    result = GAME.score(position, mine).result["players"]
    assert isinstance(result, list)
    assert result[0]["total"] == 9


def test_tables_are_compiled_once_and_not_kept_for_ever() -> None:
    options = resolve(GAME)
    first = tables(standard_deck(), options)
    assert tables(standard_deck(), options) is first
    for n in range(1, 300):
        tables(standard_deck(), {**options, "max_rounds": str(n)})
    assert isinstance(tables(standard_deck(), options), Tables)
    assert MarketState(first, 3).gold == [1, 1, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_a_sentence(lang: str) -> None:
    say = texts(lang).say
    default = {card.id: GAME.card_sentences(card, {}, say) for card in standard_deck().cards}
    for card in standard_deck().cards:
        assert len(default[card.id]) == len(card.lists["effect"])
    options = {"lucky_no_reroll": "one"}
    lucky = next(c for c in standard_deck().cards if c.id == "lucky_animal_appendage")
    assert GAME.card_sentences(lucky, options, say)[0] != default[lucky.id][0]
    strange = lucky._replace(lists={"effect": ({"dance": True},)})
    with pytest.raises(ValueError, match="no sentence"):
        GAME.card_sentences(strange, {}, say)
