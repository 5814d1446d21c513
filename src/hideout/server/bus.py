"""How workers tell each other that a table has moved on; the news itself is in the database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from hideout.server.config import Config, ConfigError
from hideout.server.storage.writer import CHANNEL

_PAUSE = 1.0
"""Seconds before a lost connection is tried again."""


class Bus(ABC):
    """Carries short lines of news between the workers of one server."""

    is_shared: bool = True
    """Whether there may be other workers."""
    in_transaction: bool = False
    """Whether the database itself tells of new entries."""

    def __init__(self) -> None:
        self.on_news: Callable[[str], None] = _ignore
        self.on_gap: Callable[[], None] = _ignore_gap
        """Called when news may have been missed."""
        self.tell: Callable[[str], None] = _ignore
        """How the database is asked to tell news, if it is the bus."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to listen."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""

    @abstractmethod
    async def publish(self, news: str) -> None:
        """Tell all workers, oneself perhaps included."""


def _ignore(news: str) -> None:
    return


def _ignore_gap() -> None:
    return


class LocalBus(Bus):
    """For a server that is one process: there is nobody else to tell."""

    is_shared = False

    async def start(self) -> None:
        return

    async def close(self) -> None:
        return

    async def publish(self, news: str) -> None:
        return


class _Listening(Bus):
    """Listens in a task that comes back after a lost connection."""

    def __init__(self) -> None:
        super().__init__()
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        await asyncio.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            with suppress(OSError, *self._losses()):
                await self._listen()
            await asyncio.sleep(_PAUSE)

    def _connected(self) -> None:
        if self._ready.is_set():
            self.on_gap()
        self._ready.set()

    @abstractmethod
    def _losses(self) -> tuple[type[Exception], ...]:
        """The errors of a lost connection."""

    @abstractmethod
    async def _listen(self) -> None:
        """Hand on news until the connection is lost."""


class PostgresBus(_Listening):
    """LISTEN and NOTIFY; the writer notifies in the transaction of the entry."""

    in_transaction = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)

    def _losses(self) -> tuple[type[Exception], ...]:
        import psycopg

        return (psycopg.Error,)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._connected()
            async for notice in connection.notifies():
                self.on_news(notice.payload)

    async def publish(self, news: str) -> None:
        self.tell(news)


class RedisBus(_Listening):
    """Publish and subscribe of a Redis."""

    def __init__(self, url: str) -> None:
        super().__init__()
        import redis.asyncio

        self._redis = redis.asyncio.Redis.from_url(url)

    def _losses(self) -> tuple[type[Exception], ...]:
        import redis

        return (redis.RedisError,)

    async def _listen(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            self._connected()
            async for message in subscription.listen():
                if message["type"] == "message":
                    self.on_news(message["data"].decode())

    async def publish(self, news: str) -> None:
        import redis

        with suppress(redis.RedisError, OSError):
            await self._redis.publish(CHANNEL, news)

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()


def make_bus(config: Config) -> Bus:
    """The bus a server was configured for; raises `ConfigError`."""
    kind = config.bus
    if kind == "auto":
        kind = "local" if config.is_sqlite else "postgres"
    if kind == "local":
        return LocalBus()
    if kind == "postgres":
        if config.is_sqlite:
            raise ConfigError("E_BUS", "server-config-bus_postgres", {})
        return PostgresBus(config.url)
    if kind.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(kind)
    raise ConfigError("E_BUS", "server-config-bus", {"bus": kind})
