"""Sockets: one connection, one audience of one table."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from hideout.core.errors import InputError
from hideout.server.facts import SPECTATORS, UnreadableError
from hideout.server.faults import ServerError, language_of
from hideout.server.keys import Grant, grant_of
from hideout.server.limits import address_of
from hideout.server.listeners import Listener, Reason, bye_message, encoded
from hideout.server.protocol import Hello
from hideout.server.room import Room
from hideout.server.security import bearer_of, device_of, is_own_origin, service_of
from hideout.server.service import Service
from hideout.server.talking import Speaker, read_message, reclaim, refused, reply_to

_CLOSE: Final[dict[Reason, int]] = {"restart": 1012, "slow": 1013}
_POLICY: Final = 1008
_MOST_FAULTS: Final = 20
"""How many messages in a row may be nonsense before a connection ends."""
LARGEST_MESSAGE: Final = 64 * 1024
TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def socket(websocket: WebSocket) -> None:
    """The route of a table's socket."""
    service = service_of(websocket)
    device = device_of(websocket)
    if "origin" in websocket.headers and not is_own_origin(websocket, service.config):
        if device is not None or "cookie" in websocket.headers:
            await websocket.close(_POLICY)
            return
        device = None
    await websocket.accept()
    service.opened()
    try:
        await _serve(websocket, service, device)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        service.closed()


async def _serve(websocket: WebSocket, service: Service, device: str | None) -> None:
    lang = language_of(websocket)
    try:
        async with asyncio.timeout(service.config.hello_seconds):
            hello = read_message(await _text(websocket))
        if not isinstance(hello, Hello):
            raise ServerError("E_HELLO", "server-error-hello", {})
        lang = hello.lang
        token = hello.token if hello.token is not None else bearer_of(websocket)
        room, listener = await admit(
            service, str(websocket.path_params["table_id"]), hello, token, device
        )
    except TimeoutError:
        await _end(websocket, "protocol")
        return
    except UnreadableError as error:
        await websocket.send_text(encoded(refused(error, None, lang)))
        await _end(websocket, "unreadable")
        return
    except InputError as error:
        await websocket.send_text(encoded(refused(error, None, lang)))
        await _end(websocket, "revoked" if error.code == "E_TOKEN" else "protocol")
        return
    if listener.seat is not None and room.fold.seats[listener.seat].stand_in == "absent":
        await reclaim(room, listener.seat)
    room.enter(listener, hello.after, service.config.most_sockets)
    if service.is_closing:
        listener.bye("restart")
    who = f"{room.id} {listener.seat}" if listener.seat is not None else address_of(websocket)
    speaker = Speaker(listener.seat, listener.gen, listener.host, listener.lang, who)
    reader = asyncio.create_task(_read(websocket, service, room, speaker, listener))
    try:
        async for message in listener.messages():
            await websocket.send_text(message)
        with suppress(RuntimeError):
            await websocket.close(_CLOSE.get(listener.closed or "protocol", _POLICY))
    finally:
        room.leave(listener)
        reader.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await reader


async def admit(
    service: Service, table_id: str, hello: Hello, token: str | None, device: str | None
) -> tuple[Room, Listener]:
    """Find out as whom somebody may read along; raises `InputError`."""
    if not TABLE_ID.fullmatch(table_id):
        raise ServerError("E_NOT_FOUND", "server-error-no_table", {})
    room = await service.rooms.get(table_id)
    grant = await grant_of(service.reads, table_id, token, device, service.now())
    if service.bus.is_shared:
        await room.catch_up()
    good = [(seat, gen) for seat, gen in grant.seats if room.fold.seats[seat].gen == gen]
    if hello.seat is not None and not hello.watch:
        held = [(seat, gen) for seat, gen in good if seat == hello.seat]
        if not held:
            raise ServerError("E_FORBIDDEN", "server-error-not_your_seat", {}, "$.seat")
        audience, gen = held[0]
    elif good and not hello.watch:
        audience, gen = good[0]
    else:
        check_may_watch(room, grant)
        audience, gen = SPECTATORS, 0
    muted: frozenset[int] = frozenset()
    if audience != SPECTATORS:
        muted = frozenset(await service.reads.muted(table_id, audience))
    most = service.config.queue
    return room, Listener(audience, hello.lang, gen, grant.host, muted, most)


def check_may_watch(room: Room, grant: Grant) -> None:
    """Raise unless somebody may look on: at a listed table, or with any key to it."""
    if room.fold.made.data["listed"] is True:
        return
    holds_seat = any(room.fold.seats[seat].gen == gen for seat, gen in grant.seats)
    if not (grant.host or grant.watch or holds_seat):
        raise ServerError("E_TOKEN", "server-error-token", {})


async def _text(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise ServerError("E_JSON", "server-error-json", {})
    if len(text) > LARGEST_MESSAGE:
        raise ServerError("E_LARGE", "server-error-large", {})
    return text


async def _read(
    websocket: WebSocket, service: Service, room: Room, speaker: Speaker, listener: Listener
) -> None:
    """Take the messages of one connection, one after the other, until it ends."""
    n_faults = 0
    try:
        while listener.closed is None:
            text = ""
            try:
                text = await _text(websocket)
                message = read_message(text)
                if isinstance(message, Hello):
                    raise ServerError("E_HELLO", "server-error-hello", {})
            except InputError as error:
                listener.push(encoded(refused(error, _id_in(text), speaker.lang)))
                n_faults += 1
                if n_faults > _MOST_FAULTS:
                    listener.bye("protocol")
                continue
            n_faults = 0
            if listener.closed is None:
                listener.push(encoded(await reply_to(service, room, speaker, message)))
    except WebSocketDisconnect:
        listener.bye("protocol")
    except UnreadableError:
        listener.bye("unreadable")


def _id_in(text: str) -> str | None:
    """The id of a request that is otherwise nonsense, so that its author can tell which it was."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, str) and _ID.fullmatch(id) else None


async def _end(websocket: WebSocket, reason: Reason) -> None:
    await websocket.send_text(bye_message(reason))
    await websocket.close(_CLOSE.get(reason, _POLICY))
