"""A bad network between client and server: loses, doubles, delays, swaps and cuts."""

from __future__ import annotations

import asyncio
import random
from types import TracebackType
from typing import NamedTuple, Self

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException


class Weather(NamedTuple):
    """How likely each mishap is, for each message."""

    lost: float = 0.03
    """The message never arrives, and a moment later the connection is gone, too."""
    swallowed: float = 0.02
    """Only towards the server: the message never arrives, the connection stays."""
    doubled: float = 0.05
    swapped: float = 0.04
    late: float = 0.1
    cut: float = 0.02
    longest: float = 0.05
    """The longest delay, in seconds."""


class BadNetwork:
    """Forwards the socket of one server through bad weather."""

    def __init__(self, url: str, seed: int, weather: Weather | None = None) -> None:
        self.url = url.replace("http", "ws", 1)
        self.luck = random.Random(seed)
        self.weather = weather or Weather()
        self.n_mishaps = 0
        self.is_calm = False
        self._server: Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await serve(self._forward, "127.0.0.1", 0, max_size=None)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    @property
    def address(self) -> str:
        """Where the bad network begins."""
        assert self._server is not None
        return f"ws://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def _forward(self, near: ServerConnection) -> None:
        assert near.request is not None
        try:
            async with connect(f"{self.url}{near.request.path}", proxy=None, max_size=None) as far:
                ways = [
                    asyncio.create_task(self._carry(near, far, to_server=True)),
                    asyncio.create_task(self._carry(far, near, to_server=False)),
                ]
                _, rest = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in rest:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                far.transport.abort()
        except (OSError, WebSocketException):
            pass
        near.transport.abort()

    def _happens(self, chance: float) -> bool:
        if self.is_calm or self.luck.random() >= chance:
            return False
        self.n_mishaps += 1
        return True

    async def _carry(self, origin: object, goal: object, to_server: bool) -> None:
        """Carry messages one way until the connection is cut."""
        weather = self.weather
        kept: str | bytes | None = None
        assert hasattr(origin, "recv")
        assert hasattr(goal, "send")
        while True:
            try:
                # Who is let pass waits for the next message, but not for ever.
                patience = None if kept is None else weather.longest
                try:
                    message = await asyncio.wait_for(origin.recv(), patience)
                except TimeoutError:
                    await goal.send(kept)
                    kept = None
                    continue
                if self._happens(weather.late):
                    await asyncio.sleep(self.luck.uniform(0, weather.longest))
                if self._happens(weather.lost):
                    await asyncio.sleep(self.luck.uniform(0, weather.longest))
                    return
                if to_server and self._happens(weather.swallowed):
                    continue
                if kept is None and self._happens(weather.swapped):
                    kept = message
                    continue
                await goal.send(message)
                if self._happens(weather.doubled):
                    await goal.send(message)
                if kept is not None:
                    await goal.send(kept)
                    kept = None
                if self._happens(weather.cut):
                    return
            except WebSocketException:
                return
