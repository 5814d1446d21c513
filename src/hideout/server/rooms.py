"""All tables in memory: loaded when somebody comes, kept while there is something to do."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Final

import structlog

from hideout.core.game import Game, Seat
from hideout.core.text import explain
from hideout.server import metrics
from hideout.server.bus import Bus
from hideout.server.config import Config
from hideout.server.facts import Change, UnreadableError
from hideout.server.faults import ServerError
from hideout.server.fold import fold_log
from hideout.server.room import Room
from hideout.server.storage.reads import Reads
from hideout.server.storage.writer import Statement, StorageError, Writer

PRESENCE_SECONDS: Final = 20.0
"""How often a worker repeats whose pages are open."""
_LOG: Final = structlog.get_logger("hideout.rooms")


class Rooms:
    """Every table that this worker has in memory."""

    def __init__(
        self, config: Config, games: Mapping[str, Game], reads: Reads, writer: Writer, bus: Bus
    ) -> None:
        self.config = config
        self.games = games
        self.reads = reads
        self.writer = writer
        self.bus = bus
        self.worker: str = secrets.token_hex(8)
        """The name of this process among the workers."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_load: list[Callable[[Room], None]] = []
        self.on_change: list[Callable[[Room, Change], None]] = []
        self.has_duty: Callable[[Room], bool] = lambda room: False
        bus.on_news = self._news
        bus.on_gap = self._gap

    def __len__(self) -> int:
        return len(self._rooms)

    def loaded(self) -> list[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    def in_memory(self, table_id: str) -> Room | None:
        """A table, if it is in memory."""
        return self._rooms.get(table_id)

    async def get(self, table_id: str) -> Room:
        """A table, from memory or from its log; raises `ServerError` or `UnreadableError`."""
        room = self._rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if room.unreadable is not None:
            raise room.unreadable
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        log = await self.reads.entries(table_id)
        if not log:
            raise ServerError("E_NOT_FOUND", "server-error-no_table", {})
        try:
            fold = fold_log(log, self.games)
        except UnreadableError as error:
            self._note_unreadable(table_id, error)
            raise
        room = Room(table_id, fold, self.reads, self.writer, self.bus.is_shared, self.config.recent)
        room.on_change.append(self._changed)
        room.on_presence.append(self._presence)
        self._rooms[table_id] = room
        metrics.ROOMS.set(len(self._rooms))
        if self.bus.is_shared:
            # News that came while the log was read spoke to nobody.
            await room.catch_up()
        for observer in self.on_load:
            observer(room)
        return room

    def _note_unreadable(self, table_id: str, error: UnreadableError) -> None:
        _LOG.warning("table cannot be played back", table=table_id, error_code=error.code)
        values = {"of_id": table_id, "unreadable": explain(error), "wake_at": None}
        self.writer.later([Statement("mark_unreadable", values)])

    def adopt(self, room: Room) -> None:
        """Take in a table that was made just now."""
        room.on_change.append(self._changed)
        room.on_presence.append(self._presence)
        self._rooms[room.id] = room
        metrics.ROOMS.set(len(self._rooms))
        for observer in self.on_load:
            observer(room)

    def _changed(self, room: Room, change: Change) -> None:
        for observer in self.on_change:
            observer(room, change)
        if self.bus.is_shared and not self.bus.in_transaction:
            self._soon(self.bus.publish(f"entry {room.id} {change.entry.seq}"))

    def _presence(self, room: Room) -> None:
        if self.bus.is_shared:
            seats = ",".join(str(seat) for seat in sorted(room.here))
            self._soon(self.bus.publish(f"present {room.id} {self.worker} {seats}"))

    def _soon(self, news: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(news)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- news from other workers -----------------------------------------------------------------

    def _news(self, news: str) -> None:
        match news.split(" "):
            case ["entry", table_id, seq]:
                room = self._rooms.get(table_id)
                if room is not None and int(seq) > room.fold.seq:
                    self._soon(self._catch_up(room))
            case ["present", table_id, worker, seats]:
                room = self._rooms.get(table_id)
                if room is not None and worker != self.worker:
                    before = room.present()
                    there: frozenset[Seat] = frozenset(
                        int(seat) for seat in seats.split(",") if seat
                    )
                    until = time.monotonic() + 2.5 * PRESENCE_SECONDS
                    is_new = worker not in room.present_elsewhere
                    room.present_elsewhere[worker] = (there, until)
                    if room.present() != before:
                        room.tell_presence()
                    if is_new and room.here:
                        self._presence(room)

    def _gap(self) -> None:
        for room in self.loaded():
            self._soon(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except UnreadableError as error:
            self._note_unreadable(room.id, error)
        except StorageError:
            # It catches up with the next wish or the next news.
            return

    # -- keeping house ---------------------------------------------------------------------------

    def unload_idle(self) -> int:
        """Forget tables that nobody reads and that have nothing to do; how many."""
        now = time.monotonic()
        idle = [
            room
            for room in self._rooms.values()
            if not room.listeners
            and now - room.used > self.config.idle_seconds
            and not self.has_duty(room)
        ]
        for room in idle:
            del self._rooms[room.id]
        metrics.ROOMS.set(len(self._rooms))
        return len(idle)

    def repeat_presence(self) -> None:
        """Let other workers know that the pages are still open."""
        for room in self.loaded():
            if room.here:
                self._presence(room)

    async def close(self) -> None:
        """Send everybody away and finish what is under way."""
        for room in self.loaded():
            room.close("restart")
            await room.finish()
        for task in list(self._tasks):
            with suppress(Exception):
                await asyncio.wait_for(task, 2)
