"""New tables: what a host chose becomes the first entry of a log and a handful of keys."""

from __future__ import annotations

import json
import secrets
import unicodedata
from contextlib import suppress
from typing import NamedTuple

from hideout.core.chance import commitment, fresh_seed
from hideout.core.decks import read_deck
from hideout.core.errors import InputError, OptionError
from hideout.core.game import Game, JsonObject, Seat, Setup
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.server.audience import seat_infos, table_info
from hideout.server.decisions import Decision, known_level
from hideout.server.driver import due_at
from hideout.server.faults import ServerError
from hideout.server.fold import Fold
from hideout.server.keys import add_key, digest, fresh_secret, fresh_table_id
from hideout.server.protocol import NewTable, SeatWish
from hideout.server.room import Room
from hideout.server.service import Service
from hideout.server.storage.reads import Entry, Key
from hideout.server.storage.writer import Statement


class Made(NamedTuple):
    """A new table and the secrets that open it."""

    room: Room
    host_token: str
    seat_tokens: dict[Seat, str]
    links: dict[Seat, str]
    watch: str


def clean_name(name: str | None, path: str) -> str | None:
    """A person's name as everybody will see it; raises `ServerError`."""
    if name is None:
        return None
    if any(unicodedata.category(sign).startswith("C") for sign in name):
        raise ServerError("E_NAME", "server-error-name", {}, path)
    return unicodedata.normalize("NFC", name)


async def make_table(service: Service, wanted: NewTable, device: str | None) -> Made:
    """Make a table as a host wants it; raises `InputError`."""
    game = GAMES.get(wanted.game)
    if game is None:
        known = ", ".join(GAMES)
        details: JsonObject = {"game": wanted.game[:40], "known": known}
        raise OptionError("E_GAME", "core-error-game", details, "$.game")
    deck = None if wanted.deck is None else read_deck(wanted.deck, "deck")
    setup = agree(game, len(wanted.seats), wanted.variant, wanted.options, wanted.preset, deck)
    wishes = [(wish, f"$.seats[{i}]") for i, wish in enumerate(wanted.seats)]
    if wanted.random_order:
        secrets.SystemRandom().shuffle(wishes)
    terms: JsonObject = {
        "pace": wanted.pace,
        "listed": wanted.listed,
        "hints": wanted.hints,
        "absent": wanted.absent,
        "absent_minutes": wanted.absent_minutes,
    }
    seats = [_seated(wish, path) for wish, path in wishes]
    mine = [seat for seat, (wish, _) in enumerate(wishes) if wish.kind == "me"]
    return await _keep(service, game, setup, terms, seats, mine, device)


def _seated(wish: SeatWish, path: str) -> JsonObject:
    name = clean_name(wish.name, f"{path}.name")
    is_bot = wish.kind == "bot"
    return {
        "kind": {"me": "person", "open": "open", "bot": "bot"}[wish.kind],
        "name": name if wish.kind == "me" else None,
        "level": known_level(wish.level, f"{path}.level") if is_bot else None,
        "greeting": name if wish.kind == "open" else None,
    }


async def _keep(
    service: Service,
    game: Game,
    setup: Setup,
    terms: JsonObject,
    seats: list[JsonObject],
    mine: list[Seat],
    device: str | None,
) -> Made:
    id = fresh_table_id()
    made = first_entry(service.now(), game, setup, terms, seats)
    host, watch = fresh_secret(), fresh_secret()
    tokens = {seat: fresh_secret() for seat in mine}
    links = {seat: fresh_secret() for seat, wish in enumerate(seats) if wish["kind"] == "open"}
    keys = [*add_key(digest(host), id, "host"), *add_key(digest(watch), id, "watch")]
    for seat, token in tokens.items():
        keys += add_key(digest(token), id, "seat", seat)
    for seat, code in links.items():
        keys += add_key(digest(code), id, "join", seat)
    if device is not None:
        keys += add_key(digest(device), id, "host")
        for seat in mine:
            keys += add_key(digest(device), id, "seat", seat)
    room = await open_table(service, id, made, keys)
    return Made(room, host, tokens, links, watch)


def first_entry(
    now: float, game: Game, setup: Setup, terms: JsonObject, seats: list[JsonObject]
) -> Entry:
    """The entry every log begins with; it holds the seed, which nobody is told before the end."""
    seed = fresh_seed()
    standard = setup.deck.digest == game.standard_deck().digest
    data: JsonObject = {
        "game": game.info.id,
        "rules": game.info.rules_version,
        "variant": setup.variant,
        "options": dict(setup.options),
        "deck": setup.deck.digest,
        "deck_text": None if standard else setup.deck.source,
        "seed": seed.hex(),
        "commitment": commitment(seed),
        **terms,
        "seats": seats,
    }
    return Entry(1, now, "made", data)


def _new_table(id: str, made: Entry, fold: Fold, keys: list[Statement]) -> list[Statement]:
    """What the database keeps of a new table."""
    row = {
        "id": id,
        "seq": made.seq,
        "created": made.at,
        "updated": made.at,
        "status": fold.status,
        "listed": made.data["listed"],
        "wake_at": due_at(fold),
        "driver": None,
        "unreadable": None,
        "info": json.dumps(table_info(fold, id), ensure_ascii=False),
        "seats": json.dumps(seat_infos(fold), ensure_ascii=False),
        "pending": json.dumps(list(fold.pending)),
    }
    entry = {
        "table_id": id,
        "seq": made.seq,
        "at": made.at,
        "kind": made.kind,
        "data": json.dumps(made.data, ensure_ascii=False),
    }
    return [Statement("make_table", row), Statement("add_entry", entry), *keys]


async def open_table(service: Service, id: str, made: Entry, keys: list[Statement]) -> Room:
    """Keep a new table with its keys, and take it into memory."""
    fold = Fold(made, GAMES)
    await service.writer.commit(_new_table(id, made, fold, keys))
    room = Room(
        id, fold, service.reads, service.writer, service.bus.is_shared, service.config.recent
    )
    service.rooms.adopt(room)
    return room


async def make_rematch(service: Service, room: Room) -> None:
    """Make a new table for the same people, everybody one seat further, unless there is one.

    Whoever held a seat holds the new one with the same key.  The new table is kept together with
    the entry that names it, so that of several workers only one can make it.
    """
    id = fresh_table_id()
    held = await service.reads.seat_keys(room.id)

    def wish(fold: Fold) -> Decision:
        if fold.rematch is not None:
            raise _MadeError
        return Decision("rematch", {"table": id})

    def besides(fold: Fold, decision: Decision) -> list[Statement]:
        made = _made_again(service.now(), fold)
        return _new_table(id, made, Fold(made, GAMES), _same_keys(held, id, fold))

    with suppress(_MadeError):
        await room.do(wish, besides=besides)
        await service.rooms.get(id)


class _MadeError(InputError):
    """Somebody else was first."""

    def __init__(self) -> None:
        super().__init__("E_CONFLICT", "server-error-busy", {})


def _made_again(now: float, fold: Fold) -> Entry:
    """The first entry of a rematch."""
    n = fold.setup.seats
    seats: list[JsonObject] = []
    for seat in range(n):
        old = fold.seats[(seat + 1) % n]
        is_person = old.kind == "person"
        kind = "person" if is_person else ("bot" if old.kind == "bot" else "open")
        seats.append(
            {
                "kind": kind,
                "name": old.name if is_person else None,
                "level": old.level if kind == "bot" else None,
                "greeting": old.greeting if kind == "open" else None,
            }
        )
    terms: JsonObject = {
        key: fold.made.data[key] for key in ("pace", "listed", "hints", "absent", "absent_minutes")
    }
    return first_entry(now, fold.game, fold.setup, terms, seats)


def _same_keys(held: list[Key], id: str, fold: Fold) -> list[Statement]:
    n = fold.setup.seats
    keys: list[Statement] = []
    for key in held:
        if key.kind == "host":
            keys += add_key(key.hash, id, "host")
        elif key.kind == "watch":
            keys += add_key(key.hash, id, "watch")
        elif key.gen == fold.seats[key.seat].gen:
            keys += add_key(key.hash, id, "seat", (key.seat - 1) % n)
    return keys
