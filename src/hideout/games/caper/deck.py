"""What a deck of Caper may say, and the deck that ships with the game."""

from __future__ import annotations

from pathlib import Path

from hideout.core.deck_fields import numbers_of
from hideout.core.deck_schema import (
    Effect,
    EffectList,
    Kind,
    Schema,
    check_schema,
    true,
    whole,
    wholes,
    word,
    words,
)
from hideout.core.decks import Deck, load_deck
from hideout.core.game import JsonObject
from hideout.games.caper.cards import Tables
from hideout.games.caper.vocabulary import (
    CITIES,
    COLOURS,
    COUNTED_IN_CREWS,
    LOOT,
    SCOPE_OPTION,
    SIDES,
    UNIT_OPTIONS,
    UNITS,
    WHOSE,
)
from hideout.games.crews import N_ROUNDS

# The action space and the texts rest on these cards in this order, which is that of the deck.
_STANDARD = {
    "thief": {
        "": "the_actress the_auctioneer the_banker the_barber the_bon_vivant the_cleaner"
        " the_colonel the_conductor the_dame the_gentleman the_illusionist the_mime the_saint"
        " the_smuggler the_tourist",
        "paris": "the_artist the_chef the_madame",
        "rome": "the_don the_driver the_soprano",
        "london": "the_bookie the_boxer the_royal",
    },
    "gear": {
        "": "helping_hand suction_scalers grappling_gun blaze_shield_suit briefcase stealth_suit"
        " simple_disguise smoke_screen incognito_tuxedo false_documents eavesdropper blazeblaster"
        " skeleton_key plasma_cutter super_magnet",
        "paris": "plans_caches secret_shades aqua_respirator",
        "rome": "utility_belt posto_segreto veloce_wheels",
        "london": "signal_jammer hollow_book laundromatic",
    },
    "location": {
        "": "antique_shop art_gallery the_bank the_casino the_chapel the_gala the_museum the_yacht",
        "paris": "eiffel_tower the_louvre moulin_rouge notre_dame versailles",
        "rome": "colosseum pantheon trastevere trevi_fountain the_vatican",
        "london": "big_ben the_british_museum oxford_street picadilly_circus tower_of_london",
    },
}
STANDARD_CARDS: tuple[tuple[str, str, str], ...] = tuple(
    (id, kind, city)
    for kind, cities in _STANDARD.items()
    for city, ids in cities.items()
    for id in ids.split()
)
"""Id, kind and city of every card, in the order of the deck."""
THIEF_IDS = tuple(id for id, kind, _ in STANDARD_CARDS if kind == "thief")
GEAR_IDS = tuple(id for id, kind, _ in STANDARD_CARDS if kind == "gear")
LOCATION_IDS = tuple(id for id, kind, _ in STANDARD_CARDS if kind == "location")

GEAR_COPIES = {"": 30, "paris": 6, "rome": 6, "london": 6}
"""How many gear cards there are for all cities and for each."""
THIEVES_PER_SIDE = 9
GEAR_PER_SIDE = 18

_COUNTED = (*COUNTED_IN_CREWS, "loot", "laundered")
_PER = words("per", _COUNTED, optional=True)
_OF = word("of", WHOSE, optional=True)
_TALLIES = tuple(
    Effect(
        whole(unit, 1, 9), (_PER, _OF, word("option", (*UNIT_OPTIONS, SCOPE_OPTION), optional=True))
    )
    for unit in UNITS
)
_LOOT = Effect(word("loot", LOOT))
_GETAWAY = Effect(true("getaway"))
_COST = Effect(word("cost", (*COLOURS, "gear")), (word("of", WHOSE), whole("change", -9, 9)))
_PROTECT = Effect(word("protect", ("green",)), (word("of", ("mine",)),))

CAPER_SCHEMA = Schema(
    game="caper",
    variants=CITIES,
    kinds=(
        Kind(
            "thief",
            1,
            (whole("income", 0, 9),),
            (
                EffectList(
                    "effect",
                    (*_TALLIES, _LOOT, Effect(word("flip", ("thief",))), _PROTECT, _COST, _GETAWAY),
                ),
            ),
        ),
        Kind(
            "gear",
            GEAR_COPIES[""],
            (word("colour", COLOURS), whole("cost", 0, 9)),
            (
                EffectList(
                    "effect",
                    (
                        *_TALLIES,
                        _LOOT,
                        Effect(
                            whole("coin", 1, 9),
                            (
                                words("per", ("thief",), length=1, optional=True),
                                word("of", ("theirs",), optional=True),
                            ),
                        ),
                        Effect(whole("launder", 1, 9)),
                        Effect(word("flip", ("gear",))),
                        _PROTECT,
                        _COST,
                        Effect(word("tax", ("thief",))),
                        _GETAWAY,
                    ),
                ),
            ),
        ),
        Kind(
            "location",
            1,
            (whole("base", 0, 99),),
            (
                EffectList("reward", (Effect(whole("point", 1, 9), (_PER, _OF)), _LOOT)),
                EffectList(
                    "modifier",
                    (
                        Effect(whole("caper", 1, 9), (_PER, _OF)),
                        Effect(word("protect", ("green", "thief")), (word("of", ("both",)),)),
                        Effect(
                            word("cost", (*COLOURS, "gear")),
                            (word("of", ("both",)), whole("change", -9, 9)),
                        ),
                        Effect(word("tax", (*COLOURS, "gear"))),
                    ),
                ),
            ),
        ),
    ),
    values=(
        whole("coins", 1, 99),
        wholes("hand_sizes", 2, GEAR_PER_SIDE, length=N_ROUNDS),
        words("first_side", SIDES, length=N_ROUNDS),
        whole("thief_limit", 3, 3),
        whole("gear_limit", 3, 3),
        wholes("loot_points", 0, 99, length=3),
        whole("discard_points", 0, 99),
        whole("snitch_divisor", 1, 99),
    ),
)


def check_caper_deck(deck: Deck) -> None:
    """Raise `DeckError` unless Caper can be played with the deck in all cities."""
    check_schema(deck, CAPER_SCHEMA)
    _check_cards(deck)
    for city, wanted in GEAR_COPIES.items():
        _check_gear_copies(deck, city, wanted)
    sizes = numbers_of(deck.values, "hand_sizes")
    at = deck.spot.at("values", "hand_sizes").called("[values]")
    for kind, wanted, dealt in (
        ("thief", THIEVES_PER_SIDE, sum(sizes[0::2])),
        ("gear", GEAR_PER_SIDE, sum(sizes[1::2])),
    ):
        if dealt != wanted:
            details: JsonObject = {"kind": kind, "wanted": wanted, "sum": dealt}
            raise at.error("E_DECK_TOTAL", "caper-deck-hands", details)
    Tables(deck, CITIES[0], {})


def _check_cards(deck: Deck) -> None:
    standard = {id: (kind, city) for id, kind, city in STANDARD_CARDS}
    present = {card.id for card in deck.cards}
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        if card.id not in standard:
            absent = [id for id in standard if id not in present]
            raise at.at("id").guess(
                "E_DECK_CARDS", "caper-deck-card", "caper-deck-card-guess", card.id, absent
            )
        kind, city = standard[card.id]
        if card.kind != kind:
            raise at.at("kind").error("E_DECK_CARDS", "caper-deck-kind", {"wanted": kind})
        if card.variant != city:
            details: JsonObject = {"wanted": city or "-"}
            raise at.at("variant").error("E_DECK_CARDS", "caper-deck-city", details)
    for i, (id, _, _) in enumerate(STANDARD_CARDS):
        last = min(i, len(deck.cards) - 1)
        if id not in present:
            raise deck.card_spot(last).error("E_DECK_CARDS", "caper-deck-missing", {"missing": id})
        if deck.cards[i].id != id:
            raise deck.card_spot(i).error("E_DECK_CARDS", "caper-deck-order", {"wanted": id})


def _check_gear_copies(deck: Deck, city: str, wanted: int) -> None:
    numbers = [
        i for i, card in enumerate(deck.cards) if (card.kind, card.variant) == ("gear", city)
    ]
    copies = sum(deck.cards[i].copies for i in numbers)
    if copies != wanted:
        details: JsonObject = {"city": city or "-", "wanted": wanted, "sum": copies}
        at = deck.card_spot(numbers[0]).at("count")
        raise at.error("E_DECK_TOTAL", "caper-deck-copies", details)


_decks: list[Deck] = []


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    if not _decks:
        _decks.append(load_deck(Path(__file__).parent / "decks" / "caper.toml"))
    return _decks[0]
