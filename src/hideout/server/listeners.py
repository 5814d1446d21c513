"""One reader of a table: a bounded row of messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from itertools import count
from typing import Final, Literal, TypeAlias

import msgspec

from hideout.core.game import JsonObject, Seat
from hideout.server import metrics
from hideout.server.facts import SPECTATORS, Audience

Reason: TypeAlias = Literal[
    "restart", "slow", "revoked", "replaced", "protocol", "limit", "unreadable"
]
_RETRY: Final[Mapping[Reason, bool]] = {"restart": True, "slow": True}
_numbers: Final = count()
_encoder: Final = msgspec.json.Encoder()


def encoded(message: JsonObject) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def encoded_bytes(message: JsonObject) -> bytes:
    """The same in the form that takes the least room."""
    return _encoder.encode(message)


def bye_message(reason: Reason) -> str:
    """The last message of a connection."""
    return encoded({"type": "bye", "reason": reason, "retry": _RETRY.get(reason, False)})


class Listener:
    """Somebody who reads along at a table."""

    def __init__(
        self,
        audience: Audience,
        lang: str,
        gen: int = 0,
        host: bool = False,
        muted: frozenset[Seat] = frozenset(),
        most: int = 256,
    ) -> None:
        self.audience: Audience = audience
        self.lang: str = lang
        self.gen: int = gen
        """The holder of the seat it was let in as."""
        self.host: bool = host
        self.muted: frozenset[Seat] = muted
        self._waiting: deque[str] = deque()
        self._most = most
        self._wakes = asyncio.Event()
        self.closed: Reason | None = None
        self.number: int = next(_numbers)
        """Who came later has a higher one."""

    @property
    def seat(self) -> Seat | None:
        """Its seat, None for a spectator."""
        return None if self.audience == SPECTATORS else self.audience

    def push(self, message: str) -> None:
        """Send a message as soon as the reader is ready; too many waiting end the connection."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._most:
            self._waiting.clear()
            metrics.SLOW.inc()
            self.bye("slow")
            return
        self._waiting.append(message)
        self._wakes.set()

    def bye(self, reason: Reason) -> None:
        """End the connection after what is waiting."""
        if self.closed is None:
            self.closed = reason
            self._waiting.append(bye_message(reason))
            self._wakes.set()

    async def messages(self) -> AsyncIterator[str]:
        """Every message in turn, until the connection ends."""
        while True:
            while self._waiting:
                metrics.SENT.inc()
                yield self._waiting.popleft()
            if self.closed is not None:
                return
            await self._wakes.wait()
            self._wakes.clear()
