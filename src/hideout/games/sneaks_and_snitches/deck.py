"""What a deck of Sneaks & Snitches may say, and the deck that ships with the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hideout.core.deck_fields import number_of, numbers_of
from hideout.core.deck_schema import (
    Effect,
    EffectList,
    Kind,
    Schema,
    check_schema,
    whole,
    wholes,
    word,
)
from hideout.core.deck_spots import Spot
from hideout.core.decks import Card, Deck, load_deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.games.sneaks_and_snitches.cards import (
    BACKS,
    COLOURS,
    LOOT_KINDS,
    N_COLOURS,
    STANDARD_CARDS,
    Tables,
)

MOST_COPIES: Final = 40
VP_PLAYERS = (3, 4, 5)
"""The numbers of players that have a Victory Points card of their own."""

_ONE_OF_EACH = {
    "standard": (Effect(whole("gain", 1, 9), (word("colour", COLOURS),)),),
    "collection": (Effect(whole("gain", 1, 9), (word("colour", COLOURS),)),),
    "carte_blanche": (Effect(whole("choose", 1, 9)),),
    "free_theft": (Effect(whole("stash", 1, 9)),),
    "intrigue": (Effect(whole("swap", 1, 9)),),
    "special": (Effect(whole("vp", 1, 9)),),
    "documents": (Effect(word("halve", COLOURS)),),
}

SCHEMA = Schema(
    game="sneaks_and_snitches",
    variants=("standard",),
    kinds=(
        *(
            Kind(
                kind,
                MOST_COPIES,
                (word("back", BACKS),),
                (EffectList("effect", _ONE_OF_EACH[kind]),),
            )
            for kind in LOOT_KINDS
        ),
        Kind("stash", MOST_COPIES, (word("colour", COLOURS),), ()),
        Kind(
            "vp_card",
            1,
            (whole("players", 3, 5), *(wholes(colour, 0, 99) for colour in COLOURS)),
            (),
        ),
    ),
    values=(
        wholes("items", 0, 99, length=N_COLOURS),
        whole("start_items", 0, 9),
        wholes("two_player_points", 0, 99, length=N_COLOURS, optional=True),
    ),
)


def check_sneaks_deck(deck: Deck) -> None:
    """Raise `DeckError` unless the game can be played with the deck by 2 to 5 players."""
    check_schema(deck, SCHEMA)
    _check_cards(deck)
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        if card.kind in LOOT_KINDS:
            _check_effects(at, card)
        elif card.kind == "stash":
            wanted = card.id.removeprefix("stash_")
            if card.fields["colour"] != wanted:
                raise at.at("colour").error(
                    "E_DECK_CARDS", "sneaks_and_snitches-deck-colour", {"wanted": wanted}
                )
        else:
            _check_rows(at, card)
    dealt = 5 * number_of(deck.values, "start_items")
    if sum(numbers_of(deck.values, "items")) < dealt:
        at = deck.spot.at("values", "items").called("[values]")
        raise at.error("E_DECK_TOTAL", "sneaks_and_snitches-deck-items", {"wanted": dealt})


def _check_cards(deck: Deck) -> None:
    standard = {id: (kind, back) for id, kind, back in STANDARD_CARDS}
    present = {card.id for card in deck.cards}
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        if card.id not in standard:
            absent = [id for id in standard if id not in present]
            raise at.at("id").guess(
                "E_DECK_CARDS",
                "sneaks_and_snitches-deck-card",
                "sneaks_and_snitches-deck-card-guess",
                card.id,
                absent,
            )
        kind, back = standard[card.id]
        if card.kind != kind:
            raise at.at("kind").error(
                "E_DECK_CARDS", "sneaks_and_snitches-deck-kind", {"wanted": kind}
            )
        if back and card.fields["back"] != back:
            raise at.at("back").error(
                "E_DECK_CARDS", "sneaks_and_snitches-deck-back", {"wanted": back}
            )
    for i, (id, _, _) in enumerate(STANDARD_CARDS):
        last = min(i, len(deck.cards) - 1)
        if id not in present:
            raise deck.card_spot(last).error(
                "E_DECK_CARDS", "sneaks_and_snitches-deck-missing", {"missing": id}
            )
        if deck.cards[i].id != id:
            raise deck.card_spot(i).error(
                "E_DECK_CARDS", "sneaks_and_snitches-deck-order", {"wanted": id}
            )


def _check_effects(at: Spot, card: Card) -> None:
    effects = card.lists.get("effect", ())
    if not effects:
        raise at.error("E_DECK_EFFECT", "sneaks_and_snitches-deck-idle", {})
    if len(effects) > 1 and "gain" not in effects[0]:
        raise at.at("effect", 1).error("E_DECK_EFFECT", "sneaks_and_snitches-deck-one", {})


def _check_rows(at: Spot, card: Card) -> None:
    wanted = int(card.id.removeprefix("vp_"))
    if card.fields["players"] != wanted:
        raise at.at("players").error(
            "E_DECK_VALUE", "sneaks_and_snitches-deck-players", {"wanted": wanted}
        )
    for colour in COLOURS:
        row = numbers_of(card.fields, colour)
        if len(row) != wanted:
            raise _row_error(at.at(colour), "core-deck-length", {"n": wanted, "found": len(row)})
        for i in range(1, wanted):
            if row[i] > row[i - 1]:
                raise _row_error(at.at(colour, i), "sneaks_and_snitches-deck-rising", {})


def _row_error(at: Spot, text: str, details: JsonObject) -> DeckError:
    return at.error("E_DECK_VALUE", text, details)


_decks: list[Deck] = []
_tables: dict[tuple[str, tuple[tuple[str, str], ...]], Tables] = {}
_MOST_TABLES: Final = 256


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    if not _decks:
        _decks.append(load_deck(Path(__file__).parent / "decks" / "sneaks_and_snitches.toml"))
    return _decks[0]


def tables(deck: Deck, options: Mapping[str, str]) -> Tables:
    """The deck compiled for a choice of options; an option left out is at its default.

    Raises `DeckError` unless the game can be played with the deck.
    """
    key = (deck.digest, tuple(sorted(options.items())))
    if key not in _tables:
        check_sneaks_deck(deck)
        if len(_tables) >= _MOST_TABLES:
            _tables.clear()
        _tables[key] = Tables(deck, options)
    return _tables[key]
