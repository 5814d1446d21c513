"""The cards of a table elsewhere: those of a deck we know, or as its server names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hideout.core.decks import Card, Deck
from hideout.core.game import Game, JsonObject
from hideout.server.protocol import TableInfo
from hideout.terminal.remote.cleaning import shown


class KnownDeck(NamedTuple):
    """What is known of the deck of a table."""

    deck: Deck
    told: Mapping[str, list[str]]
    """What the server says that cards do; nothing for decks of our own."""


def own_deck(game: Game, info: TableInfo) -> Deck | None:
    """The deck of a table, if this program has it."""
    standard = game.standard_deck()
    return standard if info.deck == standard.digest else game.old_deck(info.deck)


def named_deck(game: Game, listed: JsonObject) -> KnownDeck:
    """The standard deck with what is printed on the cards that a server lists.

    Values of another type than ours are not believed: the server may be any program.
    """
    cards = listed.get("cards")
    found = {
        str(each["id"]): each
        for each in (cards if isinstance(cards, list) else [])
        if isinstance(each, dict) and "id" in each
    }
    standard = game.standard_deck()
    deck = standard._replace(
        cards=tuple(_as_listed(card, found.get(card.id, {})) for card in standard.cards)
    )
    told: dict[str, list[str]] = {}
    for id, each in found.items():
        sentences = each.get("sentences")
        if isinstance(sentences, list):
            told[id] = [shown(str(sentence)) for sentence in sentences]
    return KnownDeck(deck, told)


def _as_listed(card: Card, listed: JsonObject) -> Card:
    fields: JsonObject = {}
    for name, value in card.fields.items():
        other = listed.get(name, value)
        fields[name] = other if _same_type(other, value) else value
    return card._replace(fields=fields)


def _same_type(one: object, other: object) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return len({type(each) for each in (*one, *other)}) <= 1
    return type(one) is type(other)
