"""The same client for programs without asyncio: each call waits for its answer."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from time import monotonic
from types import TracebackType
from typing import Self, TypeVar

from hideout.client.client import TableClient
from hideout.client.rest import Server
from hideout.client.session import Answer, Session
from hideout.server.protocol import Ack, Hint, Language, SeatMessage, Situation, Tried

_T = TypeVar("_T")
_TICK = 0.3


class BlockingClient:
    """A seat (or a spectator) at a table, served by a thread of its own."""

    def __init__(
        self,
        server: Server | str,
        table_id: str,
        token: str | None = None,
        seat: int | None = None,
        watch: bool = False,
        lang: Language = "en",
        timeout: float | None = None,
    ) -> None:
        self.timeout: float | None = timeout
        """How long a call waits at most; None: for ever."""
        self.tick: Callable[[], None] | None = None
        """Called a few times a second while a call waits; what it raises ends the waiting."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

        async def make() -> TableClient:
            return TableClient(server, table_id, token, seat, watch, lang)

        self.client: TableClient = self._wait(make())
        self._seen = -1

    def __enter__(self) -> Self:
        self._loop.call_soon_threadsafe(self.client.start)
        try:
            self._wait(self.client.ready())
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat stays."""
        if not self._loop.is_closed():
            self.tick = None
            self._wait(self.client.close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    @property
    def session(self) -> Session:
        """Everything the server told so far."""
        return self.client.session

    @property
    def situation(self) -> Situation:
        """What the seat may know now."""
        return self.client.situation

    def wait(self, timeout: float | None = None) -> Situation:
        """The situation as soon as it is another than after the last call.

        Raises `TimeoutError`, or `ClosedError` when the server ended it.
        """
        self._seen = self._wait(self.client.change(self._seen), timeout)
        return self.client.situation

    def answer(self, text: str, step: int | None = None, epoch: int | None = None) -> Ack:
        """Answer the present question; raises `RefusedError`."""
        return self._wait(self.client.answer(text, step, epoch))

    def take_back(self) -> Ack:
        """Take the last answer back, or propose to."""
        return self._wait(self.client.take_back())

    def propose_end(self) -> Ack:
        """Propose to end the game without a result."""
        return self._wait(self.client.propose_end())

    def reply(self, agree: bool) -> Ack:
        """Agree to the present proposal, or decline it."""
        return self._wait(self.client.reply(agree))

    def resign(self) -> Ack:
        """Give the game up."""
        return self._wait(self.client.resign())

    def say(self, text: str | None = None, phrase: str | None = None) -> Ack:
        """Say something to the table."""
        return self._wait(self.client.say(text, phrase))

    def hint(self) -> Hint:
        """What a bot would do here."""
        return self._wait(self.client.hint())

    def try_out(self, *answers: str) -> Tried:
        """What would come of some answers; nothing is played."""
        return self._wait(self.client.try_out(*answers))

    def ask(self, message: SeatMessage) -> Answer:
        """Send any message and wait for its answer."""
        return self._wait(self.client.ask(message))

    def _wait(self, work: Coroutine[object, object, _T], timeout: float | None = None) -> _T:
        future: Future[_T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        most = self.timeout if timeout is None else timeout
        end = None if most is None else monotonic() + most
        try:
            while not future.done() and (end is None or monotonic() < end):
                left = _TICK if end is None else max(0.0, min(_TICK, end - monotonic()))
                concurrent.futures.wait([future], left)
                if self.tick is not None:
                    self.tick()
            return future.result(0)
        except BaseException:
            future.cancel()
            raise
