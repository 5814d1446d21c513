"""What a table does by itself: bots answer, and the absent are seen to.

One worker at a time drives a table.  Should two do so for a moment, nothing breaks: a bot's answer
is a wish like any other, bound to its step, and the second one finds the table moved on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

import structlog

from hideout.bots import seed_for
from hideout.core.errors import InputError
from hideout.core.game import Seat
from hideout.server import metrics
from hideout.server.bots import BotDoor
from hideout.server.decisions import STAND_IN, Decision, decide_bot_answer
from hideout.server.facts import Change
from hideout.server.fold import Fold
from hideout.server.room import Room
from hideout.server.rooms import PRESENCE_SECONDS, Rooms
from hideout.server.storage.writer import Statement

_LOG: Final = structlog.get_logger("hideout.driver")
_LONGEST_SLEEP: Final = 30.0
_PRESENT_AGAIN: Final = 30.0
"""After how long somebody whose page is open, but who is late, is looked at again."""


class _MovedOnError(InputError):
    """The table is no longer where a bot thought it was."""

    def __init__(self) -> None:
        super().__init__("E_STALE", "core-refuse-gone_back", {})


def bots_to_move(fold: Fold) -> list[Seat]:
    """The seats that owe an answer and are played by bots."""
    return [seat for seat in fold.pending if fold.seats[seat].is_played_by_bot]


def due_at(fold: Fold) -> float | None:
    """When the table must next be looked at, though nobody does anything."""
    if bots_to_move(fold):
        return 0.0
    return fold.absent_after()


class Driver:
    """Sees to the duties of the tables in memory and finds those that are due."""

    def __init__(self, rooms: Rooms, bots: BotDoor) -> None:
        self._rooms = rooms
        self._bots = bots
        self._thinking: dict[tuple[str, Seat], tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._mine: set[str] = set()
        self._others: dict[str, float] = {}
        """Tables that another worker sees to, each with when to ask again."""
        self._deadlines: dict[str, asyncio.TimerHandle] = {}
        self._loop_task: asyncio.Task[None] | None = None
        self._is_closing = False
        rooms.on_load.append(self.look_at)
        rooms.on_change.append(self._changed)
        rooms.has_duty = self._has_duty

    def _has_duty(self, room: Room) -> bool:
        return bool(bots_to_move(room.fold)) and room.unreadable is None

    async def start(self) -> None:
        """Say that this worker is alive, and begin to look for tables that are due."""
        await self._alive()
        self._loop_task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; another worker, or the next start, goes on."""
        self._is_closing = True
        tasks = [*self._tasks, *([self._loop_task] if self._loop_task else [])]
        for handle in self._deadlines.values():
            handle.cancel()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task

    # -- one table -------------------------------------------------------------------------------

    def _changed(self, room: Room, change: Change) -> None:
        if room.wrote_last:
            room.settle(due_at(room.fold))
        self.look_at(room)

    def look_at(self, room: Room) -> None:
        """Do what the table needs now, or when its time has come."""
        if self._is_closing:
            return
        handle = self._deadlines.pop(room.id, None)
        if handle is not None:
            handle.cancel()
        for seat in bots_to_move(room.fold):
            where = (room.fold.step, room.fold.epoch)
            if self._thinking.get((room.id, seat)) != where:
                self._thinking[(room.id, seat)] = where
                self._spawn(self._let_bot_answer(room, seat, *where))
        deadline = room.fold.absent_after()
        if deadline is not None:
            self._call_at(room, deadline)

    def _call_at(self, room: Room, deadline: float) -> None:
        delay = max(0.0, deadline - time.time())
        loop = asyncio.get_running_loop()
        self._deadlines[room.id] = loop.call_later(
            delay, lambda: self._spawn(self._see_to_absent(room))
        )

    def _spawn(self, duty: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(duty)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _drives(self, room: Room) -> bool:
        """Whether this worker is the one that sees to the table."""
        if not self._rooms.bus.is_shared or room.id in self._mine:
            return True
        if self._others.get(room.id, 0.0) > time.monotonic():
            return False
        if await self._rooms.reads.take_over(room.id, self._rooms.worker, time.time()):
            self._mine.add(room.id)
            return True
        self._others[room.id] = time.monotonic() + self._rooms.config.lease_seconds
        return False

    async def _let_bot_answer(self, room: Room, seat: Seat, step: int, epoch: int) -> None:
        try:
            if not await self._drives(room):
                return
            fold = room.fold
            table = fold.table
            if table is None or (fold.step, fold.epoch) != (step, epoch):
                return
            if seat not in bots_to_move(fold):
                return
            level = str(fold.seats[seat].level)
            seed = seed_for(str(fold.made.data["commitment"]), seat)
            action = await self._bots.answer(
                fold.game, level, seed, table.question_view(seat), table.legal(seat)
            )

            def wish(fold: Fold) -> Decision:
                decision = decide_bot_answer(fold, seat, step, epoch, action)
                if decision is None:
                    raise _MovedOnError
                return decision

            await room.do(wish)
            metrics.ANSWERS.labels(fold.game.info.id, "bot", "taken").inc()
        except _MovedOnError:
            metrics.ANSWERS.labels(room.fold.game.info.id, "bot", "stale").inc()
        except InputError as error:
            _LOG.warning("a bot could not answer", table=room.id, error_code=error.code)
            self._try_later(room)
        finally:
            if self._thinking.get((room.id, seat)) == (step, epoch):
                del self._thinking[(room.id, seat)]

    def _try_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(1.0, self.look_at, room)

    async def _see_to_absent(self, room: Room) -> None:
        fold = room.fold
        deadline = fold.absent_after()
        if deadline is None or not await self._drives(room):
            return
        if deadline > time.time():
            self._call_at(room, deadline)
            return
        present = set(room.present()) if fold.made.data["pace"] == "live" else set()
        absent = [
            seat
            for seat in fold.pending
            if not fold.seats[seat].is_played_by_bot and seat not in present
        ]
        if not absent:
            room.settle(time.time() + _PRESENT_AGAIN)
            self._call_at(room, time.time() + _PRESENT_AGAIN)
            return
        where = (fold.step, fold.epoch)

        def wish(fold: Fold) -> Decision:
            if (fold.step, fold.epoch) != where or fold.absent_after() is None:
                raise _MovedOnError
            if fold.absent == "end":
                return Decision("ended", {"reason": "abandoned"})
            seat = absent[0]
            if seat not in fold.pending or fold.seats[seat].is_played_by_bot:
                raise _MovedOnError
            return Decision("stand_in", {"seat": seat, "level": STAND_IN})

        try:
            await room.do(wish)
        except _MovedOnError:
            return
        except InputError as error:
            _LOG.warning("an absent seat could not be seen to", error_code=error.code)
            self._try_later(room)

    # -- all tables ------------------------------------------------------------------------------

    async def _alive(self) -> None:
        if not self._rooms.bus.is_shared:
            return
        worker = self._rooms.worker
        until = time.time() + self._rooms.config.lease_seconds
        await self._rooms.writer.commit(
            [
                Statement("drop_worker", {"of_id": worker}),
                Statement("add_worker", {"id": worker, "until": until}),
            ]
        )

    async def _run(self) -> None:
        """Renew the sign of life, wake tables that are due, forget idle ones."""
        shared = self._rooms.bus.is_shared
        presence_at = time.monotonic() + PRESENCE_SECONDS
        while True:
            pause = _LONGEST_SLEEP
            try:
                await self._wake_due()
                pause = await self._pause()
                if shared:
                    await self._alive()
                    if time.monotonic() > presence_at:
                        presence_at = time.monotonic() + PRESENCE_SECONDS
                        self._rooms.repeat_presence()
            except InputError as error:
                _LOG.warning("the database did not answer", error_code=error.code)
                pause = 1.0
            self._rooms.unload_idle()
            self._forget_unloaded()
            if shared:
                pause = min(pause, self._rooms.config.lease_seconds / 3)
            await asyncio.sleep(min(pause, self._rooms.config.idle_seconds))

    def _forget_unloaded(self) -> None:
        loaded = {room.id for room in self._rooms.loaded()}
        self._mine &= loaded
        self._others = {id: until for id, until in self._others.items() if id in loaded}
        for id in [id for id in self._deadlines if id not in loaded]:
            self._deadlines.pop(id).cancel()

    async def _wake_due(self) -> None:
        worker = self._rooms.worker if self._rooms.bus.is_shared else None
        for table_id in await self._rooms.reads.due(time.time(), worker):
            was_in_memory = self._rooms.in_memory(table_id) is not None
            try:
                room = await self._rooms.get(table_id)
            except InputError:
                continue
            self._others.pop(table_id, None)
            due = due_at(room.fold)
            if not was_in_memory or due is None or due > time.time():
                room.settle(due)
            self.look_at(room)

    async def _pause(self) -> float:
        """How long to sleep at most: a table in memory keeps its own time."""
        due = await self._rooms.reads.next_due()
        if due is None:
            return _LONGEST_SLEEP
        return min(_LONGEST_SLEEP, max(1.0, due - time.time()))
