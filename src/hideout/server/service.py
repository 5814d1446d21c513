"""The server without its network: storage, tables in memory, bots, and who does what for whom."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from sqlalchemy import Engine

from hideout.games import GAMES
from hideout.server.bots import BotDoor
from hideout.server.bus import Bus, make_bus
from hideout.server.config import Config
from hideout.server.driver import Driver
from hideout.server.limits import Limits
from hideout.server.notices import Notices
from hideout.server.rooms import Rooms
from hideout.server.storage.reads import Reads
from hideout.server.storage.schema import make_engine
from hideout.server.storage.upgrade import upgrade
from hideout.server.storage.writer import NEWS, Statement, Writer
from hideout.server.turn_notices import TurnNotices, make_notices

_GOODBYE_SECONDS: Final = 5.0


class Service:
    """One worker: made, started, used by the routes, closed."""

    def __init__(self, config: Config) -> None:
        self.config: Config = config
        self.engine: Engine = make_engine(config.url)
        self.bus: Bus = make_bus(config)
        self.limits: Limits = Limits(config.limits_storage, on=config.limits)
        self.notices: Notices = make_notices(config)
        self.is_closing: bool = False
        self.n_connections: int = 0
        self._no_connections = asyncio.Event()

    async def start(self) -> None:
        """Upgrade the database, then open for business."""
        await asyncio.to_thread(upgrade, self.engine)
        self.writer: Writer = Writer(self.engine, self.bus.in_transaction)
        self.bus.tell = lambda news: self.writer.later([Statement(NEWS, {"news": news})])
        self.reads: Reads = Reads(self.engine)
        self.rooms: Rooms = Rooms(self.config, GAMES, self.reads, self.writer, self.bus)
        self.bots: BotDoor = BotDoor(self.config.bot_workers, self.config.bot_seconds)
        self.driver: Driver = Driver(self.rooms, self.bots)
        self.turn_notices: TurnNotices = TurnNotices(self.rooms, self.notices)
        await self.bus.start()
        await self.driver.start()

    def opened(self) -> None:
        """One more reader is connected."""
        self.n_connections += 1
        self._no_connections.clear()

    def closed(self) -> None:
        """A reader is gone."""
        self.n_connections -= 1
        if not self.n_connections:
            self._no_connections.set()

    async def say_goodbye(self) -> None:
        """Tell all readers that the server goes down, and wait until they are gone."""
        self.is_closing = True
        for room in self.rooms.loaded():
            room.close("restart")
        if self.n_connections:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._no_connections.wait(), _GOODBYE_SECONDS)

    async def close(self) -> None:
        """Tell everybody, finish what was begun, write everything."""
        await self.say_goodbye()
        await self.driver.close()
        await self.turn_notices.close()
        await self.rooms.close()
        await self.bus.close()
        await self.limits.close()
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.reads.close)
        self.engine.dispose()

    @staticmethod
    def now() -> float:
        """The time, in seconds since 1970."""
        return time.time()
