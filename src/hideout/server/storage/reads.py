"""What is read from the database, in a few threads beside the writer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Row, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from hideout.core.game import JsonObject
from hideout.server.storage.schema import entries, keys, mutes, notices, tables, workers
from hideout.server.storage.writer import StorageError

_Read = TypeVar("_Read")


class Entry(NamedTuple):
    """One thing that was decided at a table."""

    seq: int
    at: float
    kind: str
    data: JsonObject


class TableRow(NamedTuple):
    """A table as the lists show it."""

    id: str
    seq: int
    created: float
    updated: float
    status: str
    listed: bool
    unreadable: str | None
    info: JsonObject
    seats: list[JsonObject]
    pending: list[int]


class Key(NamedTuple):
    """What a token, a code or a device opens."""

    hash: str
    table_id: str
    kind: str
    """`host`, `seat`, `join`, `watch` or `move`."""
    seat: int
    gen: int
    expires: float | None
    revoked: bool


class Reads:
    """Asks the database without holding anybody up."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(hideout_reading=True)
        self._writing = engine
        self._threads = ThreadPoolExecutor(4, "hideout reader")

    def close(self) -> None:
        """Let the readers finish."""
        self._threads.shutdown()

    async def _ask(self, read: Callable[[Connection], _Read], writes: bool = False) -> _Read:
        def run() -> _Read:
            with (self._writing if writes else self._engine).begin() as connection:
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except SQLAlchemyError as error:
            raise StorageError from error

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        wanted = (
            select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.data)
            .where(entries.c.table_id == table_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )

        def read(connection: Connection) -> list[Entry]:
            return [
                Entry(seq, at, kind, json.loads(data))
                for seq, at, kind, data in connection.execute(wanted)
            ]

        return await self._ask(read)

    async def table(self, table_id: str) -> TableRow | None:
        """One table of the lists."""
        found = await self._tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Some tables, the one that changed last first."""
        return await self._tables(list(ids))

    async def _tables(self, ids: list[str]) -> list[TableRow]:
        wanted = select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.updated.desc())
        return await self._ask(lambda c: [_table_row(row) for row in c.execute(wanted)])

    async def listed(self, most: int = 100) -> list[TableRow]:
        """Tables that everybody may find, the one that changed last first."""
        wanted = (
            select(tables)
            .where(tables.c.listed, tables.c.unreadable.is_(None))
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        return await self._ask(lambda c: [_table_row(row) for row in c.execute(wanted)])

    async def keys_of(self, hash: str, table_id: str | None = None) -> list[Key]:
        """What a secret opens, at one table or anywhere."""
        wanted = select(keys).where(keys.c.hash == hash)
        if table_id is not None:
            wanted = wanted.where(keys.c.table_id == table_id)
        wanted = wanted.order_by(keys.c.table_id, keys.c.kind, keys.c.seat)
        return await self._ask(lambda c: [Key(*row) for row in c.execute(wanted)])

    async def seat_keys(self, table_id: str) -> list[Key]:
        """Every good key to the table that is not a code for once, for a rematch."""
        wanted = select(keys).where(
            keys.c.table_id == table_id,
            keys.c.kind.in_(("seat", "host", "watch")),
            keys.c.revoked.is_(False),
        )
        return await self._ask(lambda c: [Key(*row) for row in c.execute(wanted)])

    async def muted(self, table_id: str, seat: int) -> set[int]:
        """The seats that a seat does not want to hear."""
        wanted = select(mutes.c.muted).where(mutes.c.table_id == table_id, mutes.c.seat == seat)
        return await self._ask(lambda c: set(c.execute(wanted).scalars()))

    async def notice(self, table_id: str, seat: int) -> tuple[JsonObject, float | None] | None:
        """What notice a seat wants, and when it got the last one."""
        wanted = select(notices.c.wish, notices.c.sent).where(
            notices.c.table_id == table_id, notices.c.seat == seat
        )

        def read(connection: Connection) -> tuple[JsonObject, float | None] | None:
            row = connection.execute(wanted).first()
            return None if row is None else (json.loads(row[0]), row[1])

        return await self._ask(read)

    async def due(self, now: float, worker: str | None) -> list[str]:
        """Tables that somebody must look at now and no living worker sees to."""
        wanted = select(tables.c.id).where(tables.c.wake_at <= now, tables.c.unreadable.is_(None))
        if worker is not None:
            alive = select(workers.c.id).where(workers.c.until > now, workers.c.id != worker)
            wanted = wanted.where(or_(tables.c.driver.is_(None), tables.c.driver.not_in(alive)))
        return await self._ask(lambda c: list(c.execute(wanted.limit(500)).scalars()))

    async def next_due(self) -> float | None:
        """When the next table must be looked at."""
        wanted = select(func.min(tables.c.wake_at)).where(tables.c.unreadable.is_(None))
        return await self._ask(lambda c: c.execute(wanted).scalar())

    async def take_over(self, table_id: str, worker: str, now: float) -> bool:
        """Become the worker that sees to a table, unless another one is alive and does."""
        alive = select(workers.c.id).where(workers.c.until > now, workers.c.id != worker)
        wanted = (
            update(tables)
            .where(
                tables.c.id == table_id,
                or_(tables.c.driver.is_(None), tables.c.driver.not_in(alive)),
            )
            .values(driver=worker)
        )
        return await self._ask(lambda c: c.execute(wanted).rowcount == 1, writes=True)

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are, by status."""
        wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
        return await self._ask(lambda c: dict(c.execute(wanted).tuples().all()))


def _table_row(row: Row[tuple[object, ...]]) -> TableRow:
    found = row._mapping
    return TableRow(
        str(found["id"]),
        int(found["seq"]),
        float(found["created"]),
        float(found["updated"]),
        str(found["status"]),
        bool(found["listed"]),
        found["unreadable"],
        json.loads(found["info"]),
        json.loads(found["seats"]),
        json.loads(found["pending"]),
    )
