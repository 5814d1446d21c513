"""What one game allows in its decks: kinds of cards, their fields, and the words of effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hideout.core.deck_spots import Spot
from hideout.core.decks import ON_EVERY_CARD, Card, Deck
from hideout.core.game import JsonObject

WHOLE = "whole"
WORD = "word"
TRUE = "true"


class Field(NamedTuple):
    """A key and the values it may have; made by `whole`, `word`, `true`, `wholes`, `words`."""

    name: str
    type: str
    lowest: int = 0
    highest: int = 0
    known: tuple[str, ...] = ()
    length: int = -1
    """-1: a single value; 0: a list of one or more; otherwise a list of so many."""
    optional: bool = False


def whole(name: str, lowest: int, highest: int, optional: bool = False) -> Field:
    """A whole number from the lowest to the highest."""
    return Field(name, WHOLE, lowest, highest, optional=optional)


def word(name: str, known: Iterable[str], optional: bool = False) -> Field:
    """One of the known words."""
    return Field(name, WORD, known=tuple(known), optional=optional)


def true(name: str) -> Field:
    """Nothing but `true`."""
    return Field(name, TRUE)


def wholes(name: str, lowest: int, highest: int, length: int = 0, optional: bool = False) -> Field:
    """A list of whole numbers."""
    return Field(name, WHOLE, lowest, highest, length=length, optional=optional)


def words(name: str, known: Iterable[str], length: int = 0, optional: bool = False) -> Field:
    """A list of known words."""
    return Field(name, WORD, known=tuple(known), length=length, optional=optional)


class Effect(NamedTuple):
    """One word of a game's effects, the key that says what happens, and what goes with it."""

    word: Field
    keys: tuple[Field, ...] = ()


class EffectList(NamedTuple):
    """A list on a card, and the effects that may stand in it."""

    name: str
    effects: tuple[Effect, ...]


class Kind(NamedTuple):
    """A kind of card: how many copies there may be of one, and what is printed on it."""

    name: str
    most_copies: int
    fields: tuple[Field, ...]
    lists: tuple[EffectList, ...]


class Schema(NamedTuple):
    """What the decks of one game may say."""

    game: str
    variants: tuple[str, ...]
    kinds: tuple[Kind, ...]
    values: tuple[Field, ...]


def check_schema(deck: Deck, schema: Schema) -> None:
    """Raise `DeckError` at the first thing of the deck that the game's schema does not allow."""
    if deck.game != schema.game:
        details: JsonObject = {"found": deck.game, "wanted": schema.game}
        at = deck.spot.at("deck", "game").called("[deck]")
        raise at.error("E_DECK_GAME", "core-deck-game", details)
    _check_fields(deck.spot.at("values").called("[values]"), deck.values, schema.values, ())
    kinds = {kind.name: kind for kind in schema.kinds}
    vocabulary = {
        effect.word.name
        for kind in schema.kinds
        for effects in kind.lists
        for effect in effects.effects
    }
    for i, card in enumerate(deck.cards):
        at = deck.card_spot(i)
        at.at("kind").word(card.kind, tuple(kinds))
        if card.variant:
            at.at("variant").word(card.variant, schema.variants)
        _check_card(at, card, kinds[card.kind], vocabulary)


def _check_card(at: Spot, card: Card, kind: Kind, vocabulary: set[str]) -> None:
    at.at("count").whole(card.copies, 1, kind.most_copies)
    lists = {effects.name: effects for effects in kind.lists}
    for key, value in card.fields.items():
        if key in lists:
            raise at.at(key).wrong_type("core-deck-type-tables", value)
    printed: JsonObject = dict(card.fields)
    for key, effects in card.lists.items():
        if key not in lists:
            printed[key] = list(effects)
    _check_fields(at, printed, kind.fields, (*lists, *ON_EVERY_CARD))
    for key, effects in card.lists.items():
        for n, effect in enumerate(effects):
            _check_effect(at.at(key, n), effect, lists[key], vocabulary)


def _check_effect(at: Spot, effect: JsonObject, allowed: EffectList, vocabulary: set[str]) -> None:
    here = {each.word.name: each for each in allowed.effects}
    beside = {field.name for each in allowed.effects for field in each.keys}
    named = [key for key in effect if key in vocabulary]
    if not named:
        strange = next((key for key in effect if key not in beside), None)
        if strange is None:
            details: JsonObject = {"known": ", ".join(here)}
            raise at.error("E_DECK_EFFECT", "core-deck-effect-none", details)
        raise at.at(strange).guess(
            "E_DECK_EFFECT", "core-deck-effect", "core-deck-effect-guess", strange, tuple(here)
        )
    if named[0] not in here:
        details = {"list": allowed.name, "known": ", ".join(here)}
        raise at.at(named[0]).error("E_DECK_EFFECT", "core-deck-effect-here", details)
    if len(named) > 1:
        raise at.at(named[1]).error("E_DECK_EFFECT", "core-deck-effect-two", {"other": named[0]})
    entry = here[named[0]]
    _check_fields(at, effect, (entry.word, *entry.keys), ())


def _check_fields(
    at: Spot, table: JsonObject, fields: Sequence[Field], others: Sequence[str]
) -> None:
    required = [field.name for field in fields if not field.optional]
    optional = [field.name for field in fields if field.optional]
    at.check_keys(table, required, (*optional, *others))
    for field in fields:
        if field.name in table:
            _check_field(at.at(field.name), table[field.name], field)


def _check_field(at: Spot, value: object, field: Field) -> None:
    if field.length < 0:
        _check_value(at, value, field)
        return
    if not isinstance(value, list):
        raise at.wrong_type("core-deck-type-list", value)
    if field.length and len(value) != field.length:
        details: JsonObject = {"n": field.length, "found": len(value)}
        raise at.error("E_DECK_VALUE", "core-deck-length", details)
    if not value:
        raise at.error("E_DECK_VALUE", "core-deck-empty", {})
    for i, each in enumerate(value):
        _check_value(at.at(i), each, field)


def _check_value(at: Spot, value: object, field: Field) -> None:
    if field.type == WHOLE:
        at.whole(value, field.lowest, field.highest)
    elif field.type == WORD:
        at.word(value, field.known)
    elif value is not True:
        raise at.wrong_type("core-deck-type-true", value)
