"""Cards put into words: names, numbers with their provenance, sentences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from hideout.core.decks import Card, Deck
from hideout.core.game import Game, JsonObject
from hideout.core.text import LANGUAGES, Texts, texts

STATED = "S"
"""Marks that begin so stand for what a rulebook of the game states."""


class CardText(NamedTuple):
    """A card as a person reads it."""

    card: Card
    name: str
    kind: str
    variant: str
    """The city or edition; empty if it belongs to all."""
    sentences: list[str]


def card_text(game: Game, card: Card, options: Mapping[str, str], said: Texts) -> CardText:
    """The card in one language."""
    id = game.info.id
    return CardText(
        card,
        said.say(f"{id}-card-{card.id}"),
        said.say(f"{id}-kind-{card.kind}"),
        said.say(f"{id}-variant-{card.variant}") if card.variant else "",
        game.card_sentences(card, options, said.say),
    )


def open_marks(card: Card, field: str) -> list[str]:
    """The marks of a field that no rulebook states."""
    return [mark for mark in card.mark(field).split() if not mark.startswith(STATED)]


def shown_value(game: Game, card: Card, field: str, said: Texts) -> str:
    """A printed value with the marks of what no rulebook states: `0 [R]`."""
    value = card.copies if field == "count" else card.fields.get(field)
    if value is None:
        return ""
    id = f"{game.info.id}-{field}-{value}"
    shown = said.say(id) if isinstance(value, str) and said.has(id) else _plain(value)
    return _marked(shown, open_marks(card, field))


def marked_name(told: CardText) -> str:
    """The name, with the marks of cards that no rulebook mentions."""
    return _marked(told.name, open_marks(told.card, "kind"))


def marked_variant(told: CardText) -> str:
    """The city or edition, with the marks of what no rulebook states."""
    return _marked(told.variant or "–", open_marks(told.card, "variant"))


def _marked(text: str, marks: list[str]) -> str:
    return f"{text} [{' '.join(marks)}]" if marks else text


def marked_sentences(told: CardText) -> list[str]:
    """What the card says, with the marks of what no rulebook states at the end."""
    marks = [mark for name in told.card.lists for mark in open_marks(told.card, name)]
    sentences = list(told.sentences)
    if marks and sentences:
        sentences[-1] += f" [{' '.join(dict.fromkeys(marks))}]"
    return sentences


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value)
    return str(value)


def field_title(game: Game, field: str, said: Texts) -> str:
    """What a column of numbers is called."""
    for id in (f"{game.info.id}-field-{field}", f"cli-field-{field}"):
        if said.has(id):
            return said.say(id)
    return field


def fact(game: Game, card: Card, field: str, said: Texts) -> str:
    """One printed value with its name: `cost 2`."""
    value = shown_value(game, card, field, said)
    return said.say("cli-cards-fact", field=field_title(game, field, said), value=value)


def fields_of(cards: Sequence[Card]) -> list[str]:
    """What distinguishes some cards: their copies, if there are several, and printed fields."""
    fields = list(dict.fromkeys(field for card in cards for field in card.fields))
    return ["count", *fields] if any(card.copies > 1 for card in cards) else fields


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def marks_of(cards: Iterable[Card]) -> list[str]:
    """Every mark shown beside the names and values of these cards."""
    return sorted(
        {
            mark
            for card in cards
            for field in ("kind", "variant", "count", *card.fields, *card.lists)
            for mark in open_marks(card, field)
        }
    )


def legend(deck: Deck, mark: str, said: Texts) -> str:
    """What a mark stands for."""
    id = f"core-mark-{mark.rstrip('0123456789')}"
    return f"[{mark}] {said.say(id) if said.has(id) else deck.sources[mark]}"


def card_json(game: Game, card: Card, options: Mapping[str, str], said: Texts) -> JsonObject:
    """All there is to know of a card, for programs."""
    told = card_text(game, card, options, said)
    return {
        "id": card.id,
        "kind": card.kind,
        "variant": card.variant or None,
        "count": card.copies,
        **card.fields,
        **{name: list(effects) for name, effects in card.lists.items()},
        "marks": dict(card.marks),
        "note": card.note,
        "name": told.name,
        "names": names_of(game.info.id, "card", card.id),
        "sentences": told.sentences,
    }


def names_of(game_id: str, family: str, id: str) -> dict[str, str]:
    """The names of a thing in every language."""
    return {lang: texts(lang).say(f"{game_id}-{family}-{id}") for lang in LANGUAGES}


def folded(text: str) -> str:
    """Text as it is compared: no capitals, no accents, signs as blanks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.findall(r"\w+", letters.replace("_", " ")))


def fits(query: str, candidates: Sequence[str]) -> bool:
    """Whether every word of a search is found in one of the texts."""
    words = folded(query).split()
    return any(all(word in folded(text) for word in words) for text in candidates)
