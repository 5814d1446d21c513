"""What a deck of Caper: Europe may say, and the deck that ships with the game."""

from __future__ import annotations

from pathlib import Path

from hideout.core.deck_fields import numbers_of
from hideout.core.deck_schema import (
    TRUE,
    Effect,
    EffectList,
    Field,
    Kind,
    Schema,
    check_schema,
    whole,
    wholes,
    word,
    words,
)
from hideout.core.decks import Deck, load_deck
from hideout.core.game import JsonObject
from hideout.games.caper_europe.cards import Tables
from hideout.games.caper_europe.vocabulary import (
    CITIES,
    COLOURS,
    COMBO_UNITS,
    LOOT,
    OWN_TOTALS,
    SIDES,
    TOKENS,
    WHOSE,
)
from hideout.games.crews import N_ROUNDS

# The action space and the texts rest on these cards in this order, which is that of the deck.
_STANDARD = {
    "thief": {
        "": "the_auctioneer the_banker the_barber the_bon_vivant the_cleaner the_colonel"
        " the_conductor the_dame the_gentleman the_illusionist the_mime the_nun the_smuggler"
        " the_starlet the_tourist",
        "paris": "the_artist the_chef the_madame",
        "barcelona": "the_anarchist the_architect the_surrealist",
        "rome": "the_don the_driver the_soprano",
        "london": "the_bookie the_boxer the_royal",
    },
    "gear": {
        "": "helping_hand suction_scalers grappling_gun blaze_shield_suit briefcase stealth_suit"
        " simple_disguise smoke_screen incognito_tuxedo false_documents skeleton_key plasma_cutter"
        " eavesdropper super_magnet blazeblaster",
        "paris": "plans_caches secret_shades aqua_respirator",
        "barcelona": "hypno_organ mosaic_cloak guitar_case",
        "rome": "utility_belt posto_segreto veloce_wheels",
        "london": "laundromatic hollow_book signal_jammer",
    },
    "location": {
        "": "antique_shop art_gallery the_bank the_casino the_chapel the_gala the_museum the_yacht",
        "paris": "eiffel_tower the_louvre moulin_rouge notre_dame versailles",
        "barcelona": "casa_batllo la_rambla park_guell picasso_museum sagrada_familia",
        "rome": "colosseum pantheon trastevere trevi_fountain the_vatican",
        "london": "big_ben the_british_museum oxford_street piccadilly_circus tower_of_london",
    },
}
STANDARD_CARDS: tuple[tuple[str, str, str], ...] = tuple(
    (id, kind, city)
    for kind, cities in _STANDARD.items()
    for city, ids in cities.items()
    for id in ids.split()
)
"""Id, kind and city of every card, in the order of the deck."""

GEAR_COPIES = {"": 30, "paris": 6, "barcelona": 6, "rome": 6, "london": 6}
"""How many gear cards there are for all cities and for each."""
THIEVES_PER_PLAYER = 9
GEAR_PER_PLAYER = 18

_COUNTING = (
    words("per", (*TOKENS, *OWN_TOTALS), optional=True),
    word("of", WHOSE, optional=True),
    word("loot", LOOT, optional=True),
)
_COMBOS = tuple(Effect(whole(unit, 1, 9), _COUNTING) for unit in COMBO_UNITS)
_PROTECT = Effect(word("protect", (*COLOURS, "any")))
_SCORE = Effect(
    whole("score", 1, 9),
    (
        *_COUNTING,
        Field("if_won", TRUE, optional=True),
        word("if_top", COLOURS, optional=True),
    ),
)
_CARD = EffectList(
    "effect",
    (
        *_COMBOS,
        Effect(word("take", (*LOOT, "any"))),
        Effect(whole("burn", 1, 9)),
        Effect(whole("launder", 1, 9)),
        _PROTECT,
        _SCORE,
    ),
)

EUROPE_SCHEMA = Schema(
    game="caper_europe",
    variants=CITIES,
    kinds=(
        Kind("thief", 1, (whole("income", 0, 9),), (_CARD,)),
        Kind("gear", GEAR_COPIES[""], (word("colour", COLOURS), whole("cost", 0, 9)), (_CARD,)),
        Kind(
            "location",
            1,
            (whole("base", 0, 99),),
            (EffectList("end", (_SCORE,)), EffectList("ongoing", (*_COMBOS, _PROTECT))),
        ),
    ),
    values=(
        whole("coins", 1, 99),
        whole("loot_tokens", 4, 4),
        whole("loot_slots", 4, 4),
        wholes("hand_sizes", 2, GEAR_PER_PLAYER, length=N_ROUNDS),
        words("leaders_alternating", SIDES, length=N_ROUNDS),
        words("leaders_snake", SIDES, length=N_ROUNDS),
        whole("thief_limit", 3, 3),
        whole("gear_limit", 3, 3),
        wholes("track_11_spaces", 0, 9),
        wholes("track_9_spaces", 0, 9),
        wholes("loot_points", 0, 99, length=3),
    ),
)


def check_europe_deck(deck: Deck) -> None:
    """Raise `DeckError` unless Caper: Europe can be played with the deck in all cities."""
    check_schema(deck, EUROPE_SCHEMA)
    _check_cards(deck)
    for city, wanted in GEAR_COPIES.items():
        _check_gear_copies(deck, city, wanted)
    sizes = numbers_of(deck.values, "hand_sizes")
    at = deck.spot.at("values", "hand_sizes").called("[values]")
    for kind, wanted, dealt in (
        ("thief", THIEVES_PER_PLAYER, sum(sizes[0::2])),
        ("gear", GEAR_PER_PLAYER, sum(sizes[1::2])),
    ):
        if dealt != wanted:
            details: JsonObject = {"kind": kind, "wanted": wanted, "sum": dealt}
            raise at.error("E_DECK_TOTAL", "caper_europe-deck-hands", details)
    Tables(deck, CITIES[0], {})


def _check_cards(deck: Deck) -> None:
    standard = {id: (kind, city) for id, kind, city in STANDARD_CARDS}
    present = {card.id for card in deck.cards}
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        if card.id not in standard:
            absent = [id for id in standard if id not in present]
            raise at.at("id").guess(
                "E_DECK_CARDS",
                "caper_europe-deck-card",
                "caper_europe-deck-card-guess",
                card.id,
                absent,
            )
        kind, city = standard[card.id]
        if card.kind != kind:
            raise at.at("kind").error("E_DECK_CARDS", "caper_europe-deck-kind", {"wanted": kind})
        if card.variant != city:
            details: JsonObject = {"wanted": city or "-"}
            raise at.at("variant").error("E_DECK_CARDS", "caper_europe-deck-city", details)
    for i, (id, _, _) in enumerate(STANDARD_CARDS):
        last = min(i, len(deck.cards) - 1)
        if id not in present:
            raise deck.card_spot(last).error(
                "E_DECK_CARDS", "caper_europe-deck-missing", {"missing": id}
            )
        if deck.cards[i].id != id:
            raise deck.card_spot(i).error("E_DECK_CARDS", "caper_europe-deck-order", {"wanted": id})


def _check_gear_copies(deck: Deck, city: str, wanted: int) -> None:
    numbers = [
        i for i, card in enumerate(deck.cards) if (card.kind, card.variant) == ("gear", city)
    ]
    copies = sum(deck.cards[i].copies for i in numbers)
    if copies != wanted:
        details: JsonObject = {"city": city or "-", "wanted": wanted, "sum": copies}
        at = deck.card_spot(numbers[0]).at("count")
        raise at.error("E_DECK_TOTAL", "caper_europe-deck-copies", details)


_decks: list[Deck] = []


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    if not _decks:
        _decks.append(load_deck(Path(__file__).parent / "decks" / "caper_europe.toml"))
    return _decks[0]
