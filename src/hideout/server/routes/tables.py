"""Tables: made, listed, looked at, kept as records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response

from hideout.core.text import texts
from hideout.core.transcript import write_record
from hideout.server import metrics
from hideout.server.facts import SPECTATORS
from hideout.server.faults import ServerError
from hideout.server.keys import Grant, digest, is_good
from hideout.server.limits import address_of
from hideout.server.listeners import Listener, encoded
from hideout.server.making import make_rematch, make_table
from hideout.server.protocol import (
    NewTable,
    Rematch,
    SeatLink,
    TableInfo,
    TableLine,
    TableList,
    TableMade,
    Welcome,
)
from hideout.server.reference import CardList, ScoreReply
from hideout.server.room import Room
from hideout.server.routes.reference import cards_of
from hideout.server.security import AsCaller, Caller
from hideout.server.sockets import check_may_watch
from hideout.server.storage.reads import TableRow
from hideout.telling.sheet import Sheet

router: Final = APIRouter(tags=["tables"])
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


@router.post("/tables", response_model=TableMade, status_code=201)
async def post_table(wanted: NewTable, caller: AsCaller) -> TableMade:
    """Make a table; all its keys are told now and never again."""
    await caller.service.limits.check("table", address_of(caller.request))
    made = await make_table(caller.service, wanted, caller.own_device())
    metrics.TABLES.labels(wanted.game).inc()
    return TableMade(
        table=TableInfo.model_validate(made.room.info),
        host_token=made.host_token,
        seat_tokens=made.seat_tokens,
        links=[SeatLink(seat=seat, join=code) for seat, code in made.links.items()],
        watch=made.watch,
    )


@router.get("/tables", response_model=TableList)
async def get_tables(caller: AsCaller, mine: Annotated[bool, Query()] = False) -> TableList:
    """Listed tables; with `mine`, those the caller has a key to."""
    held = await _held(caller)
    if mine:
        rows = await caller.service.reads.tables(list(held))
    else:
        rows = await caller.service.reads.listed()
    return TableList(tables=[_line(row, held.get(row.id, [])) for row in rows])


@router.get("/waiting", response_model=TableList)
async def get_waiting(caller: AsCaller) -> TableList:
    """The tables that wait for an answer of the caller."""
    held = await _held(caller)
    rows = await caller.service.reads.tables(list(held))
    lines = [_line(row, held[row.id]) for row in rows]
    return TableList(tables=[line for line in lines if line.your_turn])


async def _held(caller: Caller) -> dict[str, list[int]]:
    """The tables the caller has a key to, with the seats."""
    secret = caller.token if caller.token is not None else caller.device
    if secret is None:
        return {}
    held: dict[str, list[int]] = {}
    keys = await caller.service.reads.keys_of(digest(secret))
    for key in keys:
        if is_good(key, caller.service.now()) and key.kind in ("host", "seat", "watch"):
            seats = held.setdefault(key.table_id, [])
            if key.kind == "seat":
                seats.append(key.seat)
    if caller.token is not None and not held:
        raise ServerError("E_TOKEN", "server-error-token", {})
    return held


def _line(row: TableRow, seats: list[int]) -> TableLine:
    return TableLine.model_validate(
        {
            "table": row.info,
            "status": row.status,
            "seats": row.seats,
            "your_seats": seats,
            "your_turn": row.status == "playing" and any(seat in row.pending for seat in seats),
            "updated": row.updated,
            "unreadable": row.unreadable,
        }
    )


async def room_for(caller: Caller, table_id: str) -> tuple[Room, Grant]:
    """A table and what the caller holds there; raises `InputError`."""
    room = await caller.service.rooms.get(table_id)
    grant = await caller.grant(table_id)
    if caller.service.bus.is_shared:
        await room.catch_up()
    return room, grant


def seat_for(room: Room, grant: Grant, seat: int | None) -> tuple[int, int]:
    """The seat a caller acts for, with its holder's number; raises `ServerError`."""
    good = [(held, gen) for held, gen in grant.seats if room.fold.seats[held].gen == gen]
    if seat is not None:
        good = [(held, gen) for held, gen in good if held == seat]
    if good:
        return good[0]
    if grant.seats and seat is None:
        raise ServerError("E_TOKEN", "server-error-revoked", {})
    if grant.hash is None:
        raise ServerError("E_TOKEN", "server-error-token", {})
    raise ServerError("E_FORBIDDEN", "server-error-not_your_seat", {})


@router.get("/tables/{table_id}", response_model=Welcome)
async def get_table(
    table_id: TableId, caller: AsCaller, seat: Annotated[int | None, Query(ge=0, le=9)] = None
) -> Response:
    """Everything the caller may know of a table."""
    room, grant = await room_for(caller, table_id)
    good = [(held, gen) for held, gen in grant.seats if room.fold.seats[held].gen == gen]
    if seat is not None or good:
        audience, gen = seat_for(room, grant, seat)
    else:
        check_may_watch(room, grant)
        audience, gen = SPECTATORS, 0
    muted: frozenset[int] = frozenset()
    if audience != SPECTATORS:
        muted = frozenset(await caller.service.reads.muted(table_id, audience))
    listener = Listener(audience, caller.lang, gen, grant.host, muted)
    return Response(encoded(room.welcome(listener)), media_type="application/json")


@router.get("/tables/{table_id}/record")
async def get_record(table_id: TableId, caller: AsCaller) -> Response:
    """The record of a finished table, for everybody; nobody gets one before."""
    room, _ = await room_for(caller, table_id)
    fold = room.fold
    if fold.ended is None:
        raise ServerError("E_NOT_OVER", "server-error-not_over", {})
    if fold.table is None:
        raise ServerError("E_NOT_FOUND", "server-error-never_began", {})
    name = f"{fold.game.info.id}-{table_id}.json"
    return Response(
        encoded(write_record(fold.table)),
        media_type="application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
        },
    )


@router.get("/tables/{table_id}/score", response_model=ScoreReply)
async def get_score(table_id: TableId, caller: AsCaller) -> Response:
    """The sheet as if the game ended now, from what everybody may know; the real one at the end."""
    room, grant = await room_for(caller, table_id)
    check_may_watch(room, grant)
    table = room.fold.table
    if table is None:
        raise ServerError("E_GATHERING", "server-error-gathering", {})
    outcome = table.outcome if room.fold.ended is not None else None
    sheet = room.fold.game.score_now(table.state) if outcome is None else outcome.sheet
    told = Sheet(room.fold.game, sheet, texts(caller.lang)).json()
    return Response(encoded(told), media_type="application/json")


@router.get("/tables/{table_id}/cards", response_model=CardList)
async def get_cards(table_id: TableId, caller: AsCaller) -> Response:
    """The cards of the table's own deck, as its options have them."""
    room, grant = await room_for(caller, table_id)
    check_may_watch(room, grant)
    setup = room.fold.setup
    words = texts(caller.lang)
    body = await asyncio.to_thread(cards_of, room.fold.game, setup.deck, setup.options, words)
    return Response(body, media_type="application/json")


@router.post("/tables/{table_id}/rematch", response_model=Rematch, status_code=201)
async def post_rematch(table_id: TableId, caller: AsCaller) -> Rematch:
    """A new table for the same people, everybody one seat further."""
    room, grant = await room_for(caller, table_id)
    if not grant.host:
        seat_for(room, grant, None)
    if room.fold.ended is None:
        raise ServerError("E_NOT_OVER", "server-error-not_over", {})
    async with room.making_rematch:
        if room.fold.rematch is None:
            await make_rematch(caller.service, room)
    assert room.fold.rematch is not None
    return Rematch(table=room.fold.rematch)
