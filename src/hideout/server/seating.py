"""Sitting down, moving to another device, leaving, and what the host decides about seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.game import Seat
from hideout.server.decisions import Decision, decide_host
from hideout.server.facts import HOST
from hideout.server.faults import ServerError
from hideout.server.fold import Fold
from hideout.server.keys import MOVE_SECONDS, add_key, digest, fresh_secret, is_good, revoke_older
from hideout.server.making import clean_name
from hideout.server.protocol import HostAction
from hideout.server.room import Done, Room
from hideout.server.service import Service
from hideout.server.storage.reads import Key
from hideout.server.storage.writer import Statement


class Opened(NamedTuple):
    """What a code opened."""

    room: Room
    seat: Seat | None
    token: str


def bad_code() -> ServerError:
    """The error for a code that opens nothing, or nothing any more."""
    return ServerError("E_CODE", "server-error-code", {}, "$.code")


async def find_code(service: Service, code: str) -> Key:
    """What a code is for; raises `ServerError`."""
    found = await service.reads.keys_of(digest(code))
    good = [
        key
        for key in found
        if key.kind in ("join", "move", "watch") and is_good(key, service.now())
    ]
    if not good:
        raise bad_code()
    return good[-1]


async def join(service: Service, code: str, name: str | None, device: str | None) -> Opened:
    """Sit down with a code, take a seat over, or begin to watch; raises `InputError`."""
    key = await find_code(service, code)
    room = await service.rooms.get(key.table_id)
    if key.kind == "watch":
        if device is not None:
            await service.writer.commit(add_key(digest(device), room.id, "watch"))
        return Opened(room, None, code)
    token = fresh_secret()
    seat = key.seat
    name = clean_name(name, "$.name")

    def wish(fold: Fold) -> Decision:
        state = fold.seats[seat]
        if fold.ended is not None:
            raise ServerError("E_OVER", "core-refuse-game_over", {})
        if state.gen != key.gen:
            raise bad_code()
        if key.kind == "move":
            return Decision("moved", {"seat": seat, "gen": state.gen + 1})
        if state.kind != "open":
            raise ServerError("E_TAKEN", "server-error-taken", {}, "$.code")
        called = name or state.greeting
        return Decision("seated", {"seat": seat, "name": called, "gen": state.gen + 1})

    def besides(fold: Fold, decision: Decision) -> Sequence[Statement]:
        gen = fold.seats[seat].gen + 1
        statements = [revoke_older(room.id, seat, gen)]
        statements += add_key(digest(token), room.id, "seat", seat, gen)
        if device is not None:
            statements += add_key(digest(device), room.id, "seat", seat, gen)
        return statements

    await room.do(wish, besides=besides)
    return Opened(room, seat, token)


async def move_code(service: Service, room: Room, seat: Seat, gen: int) -> tuple[str, float]:
    """A code that takes a seat to another device, and until when."""
    if room.fold.seats[seat].gen != gen:
        raise ServerError("E_TOKEN", "server-error-revoked", {})
    code, expires = fresh_secret(), service.now() + MOVE_SECONDS
    await service.writer.commit(add_key(digest(code), room.id, "move", seat, gen, expires))
    return code, expires


async def leave(room: Room, seat: Seat, gen: int) -> None:
    """Stand up for good: the key opens nothing any more, the seat is free."""

    def wish(fold: Fold) -> Decision:
        if fold.seats[seat].gen != gen:
            raise ServerError("E_TOKEN", "server-error-revoked", {})
        return Decision("left", {"seat": seat, "gen": gen + 1})

    await room.do(wish, besides=lambda fold, made: [revoke_older(room.id, seat, gen + 1)])


async def host_decides(room: Room, wish: HostAction) -> tuple[Done, str | None]:
    """Carry out what the host wants; with the new code, if a seat can be taken by somebody."""
    code = fresh_secret()
    issued: list[bool] = []

    def besides(fold: Fold, decision: Decision) -> Sequence[Statement]:
        issued.clear()
        if wish.seat is None:
            return []
        state = fold.seats[wish.seat]
        becomes_bot = decision.kind == "bot" and state.kind != "person"
        opens = decision.kind == "issued" or (decision.kind == "person" and state.kind == "bot")
        if not (opens or becomes_bot or decision.kind == "closed"):
            return []
        gen = state.gen + 1
        statements = [revoke_older(room.id, wish.seat, gen)]
        if opens:
            issued.append(True)
            statements += add_key(digest(code), room.id, "join", wish.seat, gen)
        return statements

    done = await room.do(lambda fold: decide_host(fold, wish), HOST, wish.id, besides)
    return done, code if issued and not done.again else None
