"""How often somebody may ask: per address for pages and new tables, per seat for messages."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from contextlib import suppress
from math import ceil
from time import time
from typing import Final, Literal, TypeAlias

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hideout.server import metrics
from hideout.server.faults import ServerError, fault_of, language_of, reply

Kind: TypeAlias = Literal[
    "request", "tool", "table", "code", "socket", "message", "say", "hint", "notice"
]

RULES: Final[Mapping[Kind, str]] = {
    "request": "1200/minute",
    "tool": "60/minute",
    "table": "60/hour;200/day",
    "code": "60/minute",
    "socket": "600/minute",
    "message": "40/second;600/minute",
    "say": "5/second;40/minute",
    "hint": "2/second;30/minute",
    "notice": "20/hour",
}
"""Per address: request, tool, table, code, socket.  Per seat: message, say, hint, notice."""

_WORKING_TOOLS: Final = ("/score", "/referee", "/replay", "/verify")


class LimitError(ServerError):
    """Somebody asks too often; `seconds` is when to come back."""

    def __init__(self, seconds: int) -> None:
        super().__init__("E_LIMIT", "server-error-limit", {"seconds": seconds})
        self.seconds: int = seconds


class Limits:
    """Counts what everybody asks for, in this process or, by way of a Redis, in all of them."""

    def __init__(
        self, storage: str | None = None, rules: Mapping[Kind, str] = RULES, on: bool = True
    ) -> None:
        self.on: bool = on
        self._rules: dict[Kind, list[RateLimitItem]] = {
            kind: parse_many(rule) for kind, rule in rules.items()
        }
        self._memory = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._redis: RedisStorage | None = None
        self._shared: SlidingWindowCounterRateLimiter | None = None
        if storage is not None:
            address = f"async+{storage}"
            self._redis = RedisStorage(
                address, wrap_exceptions=True, implementation="redispy", key_prefix="hideout"
            )
            self._shared = SlidingWindowCounterRateLimiter(self._redis)

    async def close(self) -> None:
        """Let go of the common storage."""
        if self._redis is None:
            return
        from redis.asyncio import Redis

        client = getattr(self._redis.bridge, "storage", None)
        if isinstance(client, Redis):
            with suppress(OSError):
                await client.connection_pool.disconnect()

    async def check(self, kind: Kind, who: str) -> None:
        """Count one more request; raises `LimitError` when it is one too many."""
        if not self.on:
            return
        for rule in self._rules[kind]:
            seconds = await self._wait(rule, kind, who)
            if seconds:
                metrics.LIMITED.labels(kind).inc()
                raise LimitError(seconds)

    async def _wait(self, rule: RateLimitItem, kind: str, who: str) -> int:
        """How long to wait; 0 if the request may go on."""
        if self._shared is not None:
            try:
                return await _hit(self._shared, rule, kind, who)
            except StorageError:
                # Without the common count each process counts alone: stricter than none at all.
                metrics.LIMITS_ALONE.inc()
        return await _hit(self._memory, rule, kind, who)


async def _hit(
    counter: SlidingWindowCounterRateLimiter, rule: RateLimitItem, kind: str, who: str
) -> int:
    if await counter.hit(rule, kind, who):
        return 0
    window = await counter.get_window_stats(rule, kind, who)
    return max(1, ceil(window.reset_time - time()))


def address_of(connection: HTTPConnection) -> str:
    """Whom to count: an address, or the network of an IPv6 address, which one person has whole.

    Behind a proxy the server must be told to believe it (docs/hosting.md).
    """
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def kind_of(scope: Scope) -> Kind | None:
    """Which limit of an address a request falls under, besides those of its route; None: none."""
    path = str(scope["path"])
    if scope["type"] == "websocket":
        return "socket"
    if not path.startswith("/api/"):
        return None
    if scope["method"] == "POST" and path.endswith(_WORKING_TOOLS):
        return "tool"
    return "request"


class LimitMiddleware:
    """Turns requests away, before anything is done for them, from addresses that ask too often."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app: ASGIApp = app
        self.limits: Limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = kind_of(scope) if scope["type"] in ("http", "websocket") else None
        if kind is None:
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            await self.limits.check(kind, address_of(connection))
        except LimitError as error:
            answer = reply(
                fault_of(error, language_of(connection)), {"Retry-After": str(error.seconds)}
            )
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)
