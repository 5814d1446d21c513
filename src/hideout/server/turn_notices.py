"""Whom to tell that it is their turn: people at turn-based tables whose page is closed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from weakref import WeakKeyDictionary

from hideout.core.errors import InputError
from hideout.core.game import Seat
from hideout.server.config import Config
from hideout.server.facts import Change
from hideout.server.notices import News, Notices
from hideout.server.protocol import NoticeWish
from hideout.server.room import Room
from hideout.server.rooms import Rooms
from hideout.server.storage.writer import Statement


def make_notices(config: Config) -> Notices:
    """What sends notices, as the server was configured."""
    vapid = None
    if config.push_key is not None:
        from hideout.server.notices.push import Vapid

        contact = config.contact or config.public_url or "mailto:nobody@localhost"
        vapid = Vapid.kept_in(Path(config.push_key), contact)
    return Notices(config.smtp, vapid, config.allow_private_notices)


class TurnNotices:
    """Watches the tables and offers a notice whenever one begins to wait for somebody."""

    def __init__(self, rooms: Rooms, notices: Notices) -> None:
        self._rooms = rooms
        self._notices = notices
        self._told: WeakKeyDictionary[Room, dict[Seat, tuple[int, int]]] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_change.append(self._changed)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._notices.close()

    def _changed(self, room: Room, change: Change) -> None:
        if room.wrote_last:
            self.look_at(room)

    def look_at(self, room: Room) -> None:
        """Offer a notice to everybody the table has begun to wait for."""
        fold = room.fold
        if fold.made.data["pace"] != "turns":
            return
        told = self._told.setdefault(room, {})
        where = (fold.step, fold.epoch)
        for seat in fold.pending:
            if fold.seats[seat].is_person and told.get(seat) != where:
                told[seat] = where
                task = asyncio.create_task(self._offer(room, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _offer(self, room: Room, seat: Seat) -> None:
        try:
            found = await self._rooms.reads.notice(room.id, seat)
        except InputError:
            return
        if found is None:
            return
        wish = NoticeWish.model_validate(found[0])
        name = room.fold.player_name(seat)
        link = f"{self._rooms.config.reached_at}/t/{room.id}"
        news = News(room.id, room.fold.game.info.id, seat, name, link)
        loop = asyncio.get_running_loop()

        def is_wanted() -> bool:
            now = self._rooms.in_memory(room.id) or room
            return seat in now.fold.pending and seat not in now.present()

        def on_gone() -> None:
            loop.call_soon_threadsafe(self._rooms.writer.later, [drop_notice(room.id, seat)])

        def on_sent() -> None:
            self._rooms.writer.later([_notice_sent(room.id, seat, time.time())])

        key = f"{room.id}/{seat}"
        self._notices.offer(key, wish, news, is_wanted, on_gone, found[1], on_sent)


def drop_notice(table_id: str, seat: Seat) -> Statement:
    """A seat wants no notices."""
    return Statement("drop_notice", {"of_table": table_id, "of_seat": seat})


def _notice_sent(table_id: str, seat: Seat, at: float) -> Statement:
    """A notice went out."""
    return Statement("notice_sent", {"of_table": table_id, "of_seat": seat, "sent": at})


def keep_notice(table_id: str, seat: Seat, wish: NoticeWish, sent: float | None) -> list[Statement]:
    """What notices a seat wants from now on; `sent` is when it got the last one."""
    if wish.kind == "off":
        return [drop_notice(table_id, seat)]
    row = {"table_id": table_id, "seat": seat, "wish": wish.model_dump_json(), "sent": sent}
    return [drop_notice(table_id, seat), Statement("add_notice", row)]
