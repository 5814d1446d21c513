"""Decks as data: cards, their numbers and where each number comes from, read from TOML.

A deck file has four tables: `[deck]` (what it is), `[sources]` (the marks and what they stand
for), `[values]` (numbers of the game that are on no card) and one `[[card]]` per card.
`read_deck` checks what every deck must obey; deck_schema.py checks a deck against what one game
allows.  Every complaint is a `DeckError` that names the line.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from hideout.core.deck_spots import Spot, shown
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.core.toml_lines import find_lines

SCHEMA = 1
"""The version of the deck format."""
UNMARKED = "S"
"""The mark of everything that carries none."""
LARGEST_FILE = 500_000
"""More bytes than this are not read as a deck."""
MOST_COPIES = 999
"""More copies of one card than this are not believed."""

ON_EVERY_CARD = ("id", "kind", "variant", "count", "marks", "note")
"""Keys that every card may have, whatever the game."""

_TOML_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Card(NamedTuple):
    """One kind of card, with all its copies."""

    id: str
    kind: str
    variant: str
    """The city or edition it belongs to; empty if it belongs to all."""
    copies: int
    """How many of it the box has; `count` in the file."""
    fields: JsonObject
    """What is printed on it: whole numbers, words, or lists of them."""
    lists: dict[str, tuple[JsonObject, ...]]
    """Its lists of effects, in printed order, under their names."""
    marks: dict[str, str]
    """Field or list -> the marks of its sources, separated by blanks."""
    note: str
    """What an owner of the box might check."""
    line: int
    """The line its entry begins on."""

    def mark(self, field: str) -> str:
        """The marks of a field or list."""
        return self.marks.get(field, UNMARKED)


class Deck(NamedTuple):
    """All cards and numbers of one edition of a game."""

    id: str
    schema: int
    game: str
    title: str
    edition: str
    sources: dict[str, str]
    """Mark -> what it stands for."""
    values: JsonObject
    """Numbers of the game that are on no card."""
    value_marks: dict[str, str]
    """Value -> the marks of its sources, separated by blanks."""
    cards: tuple[Card, ...]
    """In the order of the file."""
    digest: str
    """SHA-256 over everything that matters for play."""
    origin: str
    """The name of the file it was read from."""
    spot: Spot
    """The top of that file."""
    source: str
    """Its whole text, so that a record can carry a corrected deck along."""

    def value_mark(self, value: str) -> str:
        """The marks of a value."""
        return self.value_marks.get(value, UNMARKED)

    def card_spot(self, number: int) -> Spot:
        """Where the card with that number, counted from 0, stands."""
        return self.spot.at("card", number).called(self.cards[number].id)


def load_deck(path: str | Path) -> Deck:
    """Read a deck file; raises `DeckError`."""
    origin = Path(path).name
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        details: JsonObject = {"file": origin, "reason": reason or str(error)}
        raise DeckError("E_DECK_FILE", "core-deck-file", details, origin) from None
    if len(content) > LARGEST_FILE:
        raise DeckError("E_DECK_FILE", "core-deck-large", {"file": origin}, origin)
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DeckError("E_TOML", "core-deck-utf8", {}, f"{origin}:{line}") from None
    return read_deck(text, origin)


def find_deck(folder: Path, digest: str) -> Deck | None:
    """The deck with this digest among the files of a folder, if there is one."""
    for path in sorted(folder.glob("*.toml")):
        deck = load_deck(path)
        if deck.digest == digest:
            return deck
    return None


def read_deck(text: str, origin: str) -> Deck:
    """Read the text of a deck file; raises `DeckError`."""
    text = text.replace("\r\n", "\n")
    data = _parse(text, origin)
    return _read(data, Spot(origin, find_lines(text), label=origin), text)


def _parse(text: str, origin: str) -> JsonObject:
    # Deep nesting, and numbers beyond Python's limit of digits, come without a position.
    lengths = [len(line) for line in text.split("\n")]
    line = lengths.index(max(lengths)) + 1
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "nested too deeply"
    except ValueError as error:
        message = str(error)
        position = _TOML_POSITION.search(message)
        if position is not None:
            message = message[: position.start()]
            line = int(position[1]) if position[1] else text.rstrip("\n").count("\n") + 1
    raise DeckError("E_TOML", "core-deck-toml", {"message": message}, f"{origin}:{line}")


def _read(data: JsonObject, top: Spot, source: str) -> Deck:
    top.check_keys(data, ("deck", "sources", "card"), ("values",))
    at = top.at("deck").called("[deck]")
    head = at.table(data["deck"])
    at.check_keys(head, ("id", "schema", "game", "total"), ("title", "edition"))
    schema = at.at("schema").whole(head["schema"], 0, 2**31)
    if schema != SCHEMA:
        details: JsonObject = {"found": schema, "supported": SCHEMA}
        raise at.at("schema").error("E_DECK_SCHEMA", "core-deck-schema", details)
    id = at.at("id").id(head["id"])
    game = at.at("game").id(head["game"])
    title = at.at("title").text(head.get("title", ""))
    edition = at.at("edition").text(head.get("edition", ""))
    sources = _read_sources(top.at("sources").called("[sources]"), data["sources"])
    values, value_marks = _read_values(
        top.at("values").called("[values]"), data.get("values", {}), sources
    )
    cards = _read_cards(top.at("card"), data["card"], sources)
    total = at.at("total").whole(head["total"], 1, 2**31)
    copies = sum(card.copies for card in cards)
    if copies != total:
        details = {"total": total, "sum": copies}
        raise at.at("total").error("E_DECK_TOTAL", "core-deck-total", details)
    return Deck(
        id=id,
        schema=schema,
        game=game,
        title=title,
        edition=edition,
        sources=sources,
        values=values,
        value_marks=value_marks,
        cards=cards,
        digest=_digest(id, schema, game, values, cards),
        origin=top.origin,
        spot=top,
        source=source,
    )


def _read_sources(at: Spot, data: object) -> dict[str, str]:
    table = at.table(data)
    at.check_keys(table, (UNMARKED,), tuple(table))
    return {mark: at.at(mark).text(told) for mark, told in table.items()}


def _read_values(
    at: Spot, data: object, sources: dict[str, str]
) -> tuple[JsonObject, dict[str, str]]:
    values: JsonObject = {}
    table = at.table(data)
    for key, value in table.items():
        if key != "marks":
            values[key] = at.at(key).plain(value)
    return values, _read_marks(at.at("marks"), table.get("marks", {}), tuple(values), sources)


def _read_marks(
    at: Spot, data: object, fields: Sequence[str], sources: dict[str, str]
) -> dict[str, str]:
    table = at.table(data)
    at.check_keys(table, (), fields)
    marks: dict[str, str] = {}
    for field, told in table.items():
        marks[field] = at.at(field).text(told)
        for mark in marks[field].split() or [""]:
            if mark not in sources:
                details: JsonObject = {"mark": shown(mark), "known": ", ".join(sources)}
                raise at.at(field).error("E_DECK_MARK", "core-deck-mark", details)
    return marks


def _read_cards(at: Spot, data: object, sources: dict[str, str]) -> tuple[Card, ...]:
    cards: list[Card] = []
    lines: dict[str, int] = {}
    for i, table in enumerate(at.tables(data)):
        card = _read_card(at.at(i).called(f"[[card]] {i + 1}"), table, sources)
        spot = at.at(i, "id").called(card.id)
        if card.id in lines:
            details: JsonObject = {"line": lines[card.id]}
            raise spot.error("E_DECK_DUPLICATE", "core-deck-duplicate", details)
        lines[card.id] = spot.line
        cards.append(card)
    return tuple(cards)


def _read_card(at: Spot, table: JsonObject, sources: dict[str, str]) -> Card:
    # Which further keys a card may have is for the schema of its game to say.
    at.check_keys(table, ("id", "kind"), tuple(table))
    id = at.at("id").id(table["id"])
    at = at.called(id)
    fields: JsonObject = {}
    lists: dict[str, tuple[JsonObject, ...]] = {}
    for key, value in table.items():
        if key in ON_EVERY_CARD:
            continue
        if isinstance(value, list) and (not value or isinstance(value[0], dict)):
            lists[key] = _read_effects(at.at(key), value)
        else:
            fields[key] = at.at(key).plain(value)
    may_be_marked = (*fields, *lists, "kind", "variant", "count")
    return Card(
        id=id,
        kind=at.at("kind").id(table["kind"]),
        variant=at.at("variant").id(table["variant"]) if "variant" in table else "",
        copies=at.at("count").whole(table.get("count", 1), 1, MOST_COPIES),
        fields=fields,
        lists=lists,
        marks=_read_marks(at.at("marks"), table.get("marks", {}), may_be_marked, sources),
        note=at.at("note").text(table.get("note", "")),
        line=at.line,
    )


def _read_effects(at: Spot, data: object) -> tuple[JsonObject, ...]:
    tables = at.tables(data)
    for i, table in enumerate(tables):
        for key, value in table.items():
            at.at(i, key).plain(value)
    return tuple(tables)


def _digest(id: str, schema: int, game: str, values: JsonObject, cards: Iterable[Card]) -> str:
    content: JsonObject = {
        "id": id,
        "schema": schema,
        "game": game,
        "values": values,
        "cards": [
            [card.id, card.kind, card.variant, card.copies, card.fields, card.lists]
            for card in cards
        ],
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
