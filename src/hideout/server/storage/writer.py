"""One thread writes: it takes what many tables want kept, and commits it all at once.

A write is a handful of statements that are kept together or not at all.  Writes of one batch share
a transaction; if one of them breaks a key (another worker was first), the batch is undone and
written one by one, and only the loser is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql.base import Executable

from hideout.core.errors import InputError
from hideout.server import metrics
from hideout.server.storage.schema import entries, keys, mutes, notices, tables, workers

CHANNEL = "hideout"
"""Where PostgreSQL tells the workers about new entries."""
NEWS = "news"
"""A statement that keeps nothing: a line that PostgreSQL tells the workers."""
_MOST = 256

Values: TypeAlias = Mapping[str, object]

_OF_TABLE = tables.c.id == bindparam("of_id")
_OF_KEY = (
    (keys.c.hash == bindparam("of_hash"))
    & (keys.c.table_id == bindparam("of_table"))
    & (keys.c.kind == bindparam("of_kind"))
    & (keys.c.seat == bindparam("of_seat"))
)
_OF_SEAT = (keys.c.table_id == bindparam("of_table")) & (keys.c.seat == bindparam("of_seat"))

STATEMENTS: Mapping[str, Executable] = {
    "make_table": insert(tables),
    "add_entry": insert(entries),
    "touch_table": update(tables).where(_OF_TABLE),
    "settle_table": update(tables).where(_OF_TABLE & (tables.c.seq == bindparam("of_seq"))),
    "mark_unreadable": update(tables).where(_OF_TABLE),
    "drop_key": delete(keys).where(_OF_KEY),
    "revoke_seat": update(keys)
    .where(_OF_SEAT & (keys.c.gen < bindparam("of_gen")))
    .values(revoked=True),
    "revoke_key": update(keys).where(_OF_KEY).values(revoked=True),
    "add_key": insert(keys),
    "unmute": delete(mutes).where(
        (mutes.c.table_id == bindparam("of_table"))
        & (mutes.c.seat == bindparam("of_seat"))
        & (mutes.c.muted == bindparam("of_muted"))
    ),
    "mute": insert(mutes),
    "drop_notice": delete(notices).where(
        (notices.c.table_id == bindparam("of_table")) & (notices.c.seat == bindparam("of_seat"))
    ),
    "add_notice": insert(notices),
    "notice_sent": update(notices).where(
        (notices.c.table_id == bindparam("of_table")) & (notices.c.seat == bindparam("of_seat"))
    ),
    "drop_worker": delete(workers).where(workers.c.id == bindparam("of_id")),
    "add_worker": insert(workers),
}
"""Everything that is ever written, in the order in which a batch writes it.

Values named `of_...` say which rows; the others are columns.
"""


class Statement(NamedTuple):
    """One of `STATEMENTS` with its values."""

    name: str
    values: Values


class ConflictError(Exception):
    """Somebody else wrote this entry first."""


class StorageError(InputError):
    """The database did not keep it; whether it did is unknown until it is read again."""

    def __init__(self) -> None:
        super().__init__("E_BUSY", "server-error-storage", {})


class _Job(NamedTuple):
    write: Sequence[Statement]
    done: asyncio.Future[None] | None
    loop: asyncio.AbstractEventLoop


class Writer:
    """The one thread that writes to the database."""

    def __init__(self, engine: Engine, notifies: bool = False) -> None:
        self._engine = engine
        self._notifies = notifies
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="hideout writer", daemon=True)
        self._thread.start()

    async def commit(self, write: Sequence[Statement]) -> None:
        """Keep all of it; raises `ConflictError` or `StorageError` and keeps none of it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(write, done, loop))
        await done

    def later(self, write: Sequence[Statement]) -> None:
        """Keep it with the next batch; nobody waits for it."""
        self._jobs.put(_Job(write, None, asyncio.get_running_loop()))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            batch = [] if first is None else [first]
            is_last = first is None
            while not is_last and len(batch) < _MOST:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    is_last = True
                else:
                    batch.append(job)
            if batch:
                self._write(batch)
            if is_last:
                return

    def _write(self, batch: Sequence[_Job]) -> None:
        metrics.BATCH.observe(len(batch))
        try:
            with metrics.COMMITS.time(), self._engine.begin() as connection:
                self._execute(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                _tell(batch, ConflictError())
                return
            for job in batch:
                self._write([job])
        except SQLAlchemyError:
            _tell(batch, StorageError())
        else:
            _tell(batch, None)

    def _execute(self, connection: Connection, batch: Sequence[_Job]) -> None:
        by_name: dict[str, list[Values]] = {}
        for job in batch:
            for statement in job.write:
                by_name.setdefault(statement.name, []).append(statement.values)
        for name, statement_text in STATEMENTS.items():
            if name in by_name:
                connection.execute(statement_text, by_name[name])
        if self._notifies:
            news = [f"entry {row['table_id']} {row['seq']}" for row in by_name.get("add_entry", ())]
            news += [str(row["news"]) for row in by_name.get(NEWS, ())]
            for line in news:
                connection.execute(select(func.pg_notify(CHANNEL, line)))


def _tell(batch: Sequence[_Job], error: Exception | None) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in batch:
        if job.done is not None:
            by_loop.setdefault(job.loop, []).append(job.done)
    for loop, waiting in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, waiting, error)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            continue


def _resolve(waiting: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def ping(engine: Engine) -> None:
    """Raise unless the database answers."""
    with engine.connect() as connection:
        connection.execute(text("SELECT 1"))
