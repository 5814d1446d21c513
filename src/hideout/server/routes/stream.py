"""For programs: the messages of a socket as lines of JSON, and one message at a time back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from hideout.server.faults import ServerError
from hideout.server.limits import address_of
from hideout.server.listeners import Listener, encoded
from hideout.server.protocol import Ack, Hello, Hint, Language, Pong, Refused, SeatMessage
from hideout.server.room import Room
from hideout.server.routes.joining import WhichSeat
from hideout.server.routes.tables import TableId, room_for, seat_for
from hideout.server.security import AsCaller
from hideout.server.service import Service
from hideout.server.sockets import admit, check_may_watch
from hideout.server.talking import Speaker, reclaim, reply_to

router: Final = APIRouter(tags=["stream"])
_KEEP_ALIVE: Final = 15.0
"""After so many silent seconds an empty line is sent, so that nobody on the way hangs up."""


@router.get("/tables/{table_id}/stream")
async def get_stream(
    table_id: TableId,
    caller: AsCaller,
    seat: WhichSeat = None,
    after: Annotated[int | None, Query(ge=0)] = None,
    watch: bool = False,
    lang: Language | None = None,
) -> Response:
    """Every message to an audience, one JSON object per line; empty lines mean nothing."""
    hello = Hello(seat=seat, watch=watch, after=after, lang=lang or _language(caller.lang))
    service = caller.service
    room, listener = await admit(service, table_id, hello, caller.token, caller.device)
    if listener.seat is not None and room.fold.seats[listener.seat].stand_in == "absent":
        await reclaim(room, listener.seat)
    lines = _lines(service, room, listener, after)
    return StreamingResponse(lines, media_type="application/x-ndjson")


def _language(lang: str) -> Language:
    match lang:
        case "it" | "fr" | "de":
            return lang
        case _:
            return "en"


async def _lines(
    service: Service, room: Room, listener: Listener, after: int | None
) -> AsyncIterator[str]:
    service.opened()
    room.enter(listener, after, service.config.most_sockets)
    if service.is_closing:
        listener.bye("restart")
    messages = listener.messages()
    coming: asyncio.Task[str] | None = None
    try:
        while True:
            if coming is None:
                coming = asyncio.ensure_future(_next(messages))
            done, _ = await asyncio.wait([coming], timeout=_KEEP_ALIVE)
            if not done:
                yield "\n"
                continue
            try:
                line = coming.result()
            except StopAsyncIteration:
                return
            coming = None
            yield f"{line}\n"
    finally:
        if coming is not None:
            coming.cancel()
        room.leave(listener)
        service.closed()


async def _next(messages: AsyncIterator[str]) -> str:
    return await anext(messages)


@router.post("/tables/{table_id}/send", response_model=Ack | Refused | Hint | Pong)
async def post_send(
    table_id: TableId,
    message: SeatMessage,
    request: Request,
    caller: AsCaller,
    seat: WhichSeat = None,
) -> Response:
    """One message of a seat, answered as on a socket."""
    room, grant = await room_for(caller, table_id)
    if grant.seats:
        held, gen = seat_for(room, grant, seat)
        speaker = Speaker(held, gen, grant.host, caller.lang, f"{table_id} {held}")
    elif seat is not None:
        raise ServerError("E_FORBIDDEN", "server-error-not_your_seat", {})
    else:
        check_may_watch(room, grant)
        speaker = Speaker(None, 0, grant.host, caller.lang, address_of(request))
    reply = await reply_to(caller.service, room, speaker, message)
    return Response(encoded(reply), media_type="application/json")
