"""What a deck of Thief's Market may say, the deck that ships with it, and its tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

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
from hideout.core.decks import Card, Deck, load_deck
from hideout.core.game import JsonObject
from hideout.games.thiefs_market.actions import COLOURS, FACES
from hideout.games.thiefs_market.cards import Tables, numbers_in, unplayable, words_in
from hideout.games.thiefs_market.vocabulary import CARD_IDS, ICONS, LETTERS, PROMO_IDS

_MOST_OF_A_COLOUR: Final = 2
_EFFECTS: Final = (
    Effect(word("flip", FACES), (words("to", FACES),)),
    Effect(word("spend", FACES), (word("gain", ("infamy", "gold")),)),
    Effect(whole("trade", 1, 9), (whole("infamy", 1, 9),)),
    Effect(whole("buys", 1, 9), (word("with", COLOURS, optional=True),)),
    Effect(whole("discount", 1, 4)),
    Effect(word("on_buy", COLOURS), (whole("infamy", 1, 9),)),
    Effect(word("on_gain", ("objects",))),
    Effect(whole("on_stolen", 1, 9)),
    Effect(true("shelter")),
    Effect(whole("reroll", 1, 1)),
    Effect(
        word("split_end", ("marker", "crowd")),
        (whole("infamy", 1, 9), whole("objects", 1, 99, optional=True)),
    ),
    Effect(word("convert", ("bag", "mask")), (whole("more", 1, 9),)),
    Effect(true("potion")),
    Effect(true("copy")),
    Effect(
        whole("points", 1, 99),
        (
            whole("several", 1, 99, optional=True),
            whole("rivalled", 0, 99, optional=True),
            word("icon", ICONS, optional=True),
            word("per_pair", ICONS, optional=True),
            whole("per_other_card", 1, 1, optional=True),
            whole("per_infamy", 1, 99, optional=True),
            word("per_rival_icon", ICONS, optional=True),
        ),
    ),
)
_FIXED_WORDS: Final = ("flip", "spend", "trade", "potion", "copy")
_FIELDS: Final = (word("deck", LETTERS), words("cost", COLOURS), words("icons", ICONS))

MARKET_SCHEMA: Final = Schema(
    game="thiefs_market",
    variants=(),
    kinds=(
        Kind("market", 1, _FIELDS, (EffectList("effect", _EFFECTS),)),
        Kind("promo", 1, _FIELDS, (EffectList("effect", _EFFECTS),)),
    ),
    values=(
        wholes("dice", 1, 13, length=3),
        wholes("kept", 5, 99, length=3),
        whole("row", 5, 5),
        whole("gold", 0, 99),
        wholes("henchmen", 0, 99, length=2),
        whole("most_gold", 0, 99),
        whole("tie", 0, 99),
    ),
)


def check_market_deck(deck: Deck) -> None:
    """Raise `DeckError` unless the game can be played with the deck."""
    check_schema(deck, MARKET_SCHEMA)
    _check_cards(deck)
    kept = numbers_in(deck.values, "kept")
    for number, letter in enumerate(LETTERS):
        n = sum(card.kind == "market" and card.fields["deck"] == letter for card in deck.cards)
        if n < kept[number]:
            at = deck.spot.at("values", "kept", number).called("[values]")
            details: JsonObject = {"deck": letter, "sum": n, "wanted": kept[number]}
            raise at.error("E_DECK_TOTAL", "thiefs_market-deck-kept", details)
    for i, card in enumerate(deck.cards):
        gems = words_in(card.fields, "cost")
        for colour in COLOURS:
            if gems.count(colour) > _MOST_OF_A_COLOUR:
                details = {"colour": colour, "n": _MOST_OF_A_COLOUR}
                at = deck.card_spot(i).at("cost")
                raise at.error("E_DECK_VALUE", "thiefs_market-deck-cost", details)
    _check_skills(deck)
    Tables(deck, {})


def _check_cards(deck: Deck) -> None:
    present = {card.id for card in deck.cards}
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        if card.id not in CARD_IDS:
            absent = [id for id in CARD_IDS if id not in present]
            raise at.at("id").guess(
                "E_DECK_CARDS",
                "thiefs_market-deck-card",
                "thiefs_market-deck-card-guess",
                card.id,
                absent,
            )
        kind = "promo" if card.id in PROMO_IDS else "market"
        if card.kind != kind:
            raise at.at("kind").error("E_DECK_CARDS", "thiefs_market-deck-kind", {"wanted": kind})
    for i, id in enumerate(CARD_IDS):
        last = min(i, len(deck.cards) - 1)
        if id not in present:
            details: JsonObject = {"missing": id}
            raise deck.card_spot(last).error("E_DECK_CARDS", "thiefs_market-deck-missing", details)
        if deck.cards[i].id != id:
            details = {"wanted": id}
            raise deck.card_spot(i).error("E_DECK_CARDS", "thiefs_market-deck-order", details)


def _fixed_effects(card: Card) -> list[JsonObject]:
    """The effects that the action space rests on, without the numbers that are free."""
    fixed: list[JsonObject] = []
    for effect in card.lists.get("effect", ()):
        if any(name in effect for name in _FIXED_WORDS):
            fixed.append({"trade": True} if "trade" in effect else effect)
    return fixed


def _check_skills(deck: Deck) -> None:
    for i, (card, standard) in enumerate(zip(deck.cards, standard_deck().cards, strict=True)):
        if _fixed_effects(card) != _fixed_effects(standard):
            raise unplayable(deck.card_spot(i).at("effect"), "thiefs_market-deck-fixed")


_decks: list[Deck] = []
_tables: dict[tuple[str, tuple[tuple[str, str], ...]], Tables] = {}
_MOST_TABLES = 256


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    if not _decks:
        _decks.append(load_deck(Path(__file__).parent / "decks" / "thiefs_market.toml"))
    return _decks[0]


def tables(deck: Deck, options: Mapping[str, str]) -> Tables:
    """The deck compiled for a choice of options; an option left out is at its default.

    Raises `DeckError` unless the game can be played with the deck.
    """
    key = (deck.digest, tuple(sorted(options.items())))
    if key not in _tables:
        check_market_deck(deck)
        if len(_tables) >= _MOST_TABLES:
            _tables.clear()
        _tables[key] = Tables(deck, options)
    return _tables[key]
