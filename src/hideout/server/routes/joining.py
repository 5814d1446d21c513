"""Sitting down, taking a seat elsewhere, leaving."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from hideout.server.audience import seat_infos
from hideout.server.limits import address_of
from hideout.server.protocol import (
    Code,
    CodeInfo,
    Join,
    Joined,
    MoveCode,
    NoticeWish,
    SeatInfo,
    TableInfo,
)
from hideout.server.routes.tables import TableId, room_for, seat_for
from hideout.server.seating import find_code, join, leave, move_code
from hideout.server.security import AsCaller
from hideout.server.turn_notices import keep_notice

router: Final = APIRouter(tags=["joining"])
WhichSeat = Annotated[int | None, Query(ge=0, le=9)]


@router.post("/codes", response_model=CodeInfo)
async def post_code(body: Code, caller: AsCaller) -> CodeInfo:
    """What a code opens; in the body, so that no log on the way keeps it."""
    await caller.service.limits.check("code", address_of(caller.request))
    key = await find_code(caller.service, body.code)
    room = await caller.service.rooms.get(key.table_id)
    seat = None if key.kind == "watch" else key.seat
    state = None if seat is None else room.fold.seats[seat]
    return CodeInfo.model_validate(
        {
            "kind": key.kind,
            "table": room.info,
            "seat": seat,
            "taken": key.kind == "join" and state is not None and state.kind != "open",
            "greeting": None if state is None else state.greeting,
            "seats": [SeatInfo.model_validate(info) for info in seat_infos(room.fold)],
        }
    )


@router.post("/join", response_model=Joined, status_code=201)
async def post_join(body: Join, caller: AsCaller) -> Joined:
    """Sit down with a join code, take a seat over with a moving code, or watch."""
    await caller.service.limits.check("code", address_of(caller.request))
    opened = await join(caller.service, body.code, body.name, caller.own_device())
    return Joined(
        table=TableInfo.model_validate(opened.room.info), seat=opened.seat, token=opened.token
    )


@router.post("/tables/{table_id}/move", response_model=MoveCode, status_code=201)
async def post_move(table_id: TableId, caller: AsCaller, seat: WhichSeat = None) -> MoveCode:
    """A code that takes the caller's seat to another device."""
    room, grant = await room_for(caller, table_id)
    code, expires = await move_code(caller.service, room, *seat_for(room, grant, seat))
    return MoveCode(code=code, expires=expires)


@router.post("/tables/{table_id}/leave", status_code=204)
async def post_leave(table_id: TableId, caller: AsCaller, seat: WhichSeat = None) -> Response:
    """Stand up; the key is worth nothing afterwards."""
    room, grant = await room_for(caller, table_id)
    await leave(room, *seat_for(room, grant, seat))
    return Response(status_code=204)


@router.put("/tables/{table_id}/notice", status_code=204)
async def put_notice(
    table_id: TableId, wish: NoticeWish, caller: AsCaller, seat: WhichSeat = None
) -> Response:
    """Where the caller's seat wants to be told that it is its turn."""
    room, grant = await room_for(caller, table_id)
    held, _ = seat_for(room, grant, seat)
    await caller.service.limits.check("notice", f"{table_id} {held}")
    caller.service.notices.check(wish)
    found = await caller.service.reads.notice(table_id, held)
    sent = None if found is None else found[1]
    await caller.service.writer.commit(keep_notice(table_id, held, wish, sent))
    return Response(status_code=204)
