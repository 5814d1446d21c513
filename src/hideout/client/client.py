"""A table for asyncio programs: always up to date, answers that arrive exactly once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hideout.client.faults import ClosedError, RefusedError
from hideout.client.rest import Server
from hideout.client.session import Answer, Answered, Broken, Over, Session, fresh_id
from hideout.server.protocol import (
    Ack,
    AnswerRequest,
    AskHint,
    Hint,
    Language,
    Mute,
    Ping,
    ProposeEnd,
    Refused,
    Reply,
    Resign,
    Say,
    SeatMessage,
    Situation,
    TakeBackRequest,
    Tried,
    Try,
)

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
PATIENCE: Final = 15.0
_LARGEST: Final = 8 * 1024 * 1024
_SILENCE: Final = 20.0
_FAREWELL: Final = 3.0


class TableClient:
    """A seat (or a spectator) at a table; keeps the connection by itself.

    >>> async with TableClient(server, table_id, token) as table:   # doctest: +SKIP
    ...     async for situation in table.situations():
    ...         if situation.question and not situation.question.answered:
    ...             await table.answer(situation.question.legal[0].text)
    """

    def __init__(
        self,
        server: Server | str,
        table_id: str,
        token: str | None = None,
        seat: int | None = None,
        watch: bool = False,
        lang: Language = "en",
        socket_url: str | None = None,
    ) -> None:
        asked = Server(server, lang) if isinstance(server, str) else server
        self.session: Session = Session(token, seat, watch, lang)
        self.patience: float = PATIENCE
        """How long an answer may take before the connection counts as dead."""
        self.n_connections: int = 0
        """How often a connection was made."""
        self._url = socket_url or asked.socket_url(table_id)
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Answer]] = {}
        self._changed = asyncio.Condition()
        self._n_changes = 0
        self._over: str | None = None
        self._is_connected = False
        self.on_change: Callable[[], None] | None = None
        """Told when anything changed, also when the server ended the conversation."""
        self.on_connection: Callable[[bool], None] | None = None
        """Told when the connection is there, and when it is lost."""

    async def __aenter__(self) -> Self:
        self.start()
        await self.ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    # ---- knowing -----------------------------------------------------------------------------

    @property
    def situation(self) -> Situation:
        """What the seat may know now."""
        assert self.session.situation is not None, "not connected yet"
        return self.session.situation

    @property
    def is_connected(self) -> bool:
        """Whether the server is being heard."""
        return self._is_connected

    async def ready(self) -> None:
        """Wait for the first welcome; raises `ClosedError` if the server will have none of it."""
        while self.session.situation is None:
            await self.change()

    async def change(self, since: int | None = None) -> int:
        """Wait until something changed; the number of changes so far.

        With `since`, the number that an earlier call gave, no change in between is missed.
        """
        async with self._changed:
            seen = self._n_changes if since is None else since
            while self._n_changes <= seen and self._over is None:
                await self._changed.wait()
            if self._over is not None and self._n_changes <= seen:
                raise ClosedError(self._over)
            return self._n_changes

    async def situations(self) -> AsyncIterator[Situation]:
        """The situation now and after each change, to the end of the game; some may be skipped."""
        seen = -1
        while True:
            seen = await self.change(seen)
            if self.session.situation is not None:
                yield self.session.situation
                if self.session.situation.status == "over":
                    return

    # ---- asking ------------------------------------------------------------------------------

    async def answer(self, text: str, step: int | None = None, epoch: int | None = None) -> Ack:
        """Answer the present question (or that of a step); raises `RefusedError`."""
        now = self.situation
        return await self._ack(
            AnswerRequest(
                id=fresh_id(),
                step=now.step if step is None else step,
                epoch=now.epoch if epoch is None else epoch,
                answer=text,
            )
        )

    async def take_back(self) -> Ack:
        """Take the last answer back, or propose to."""
        now = self.situation
        return await self._ack(TakeBackRequest(id=fresh_id(), step=now.step, epoch=now.epoch))

    async def propose_end(self) -> Ack:
        """Propose to end the game without a result."""
        return await self._ack(ProposeEnd(id=fresh_id()))

    async def reply(self, agree: bool) -> Ack:
        """Agree to the present proposal, or decline it."""
        return await self._ack(Reply(id=fresh_id(), agree=agree))

    async def resign(self) -> Ack:
        """Give the game up."""
        return await self._ack(Resign(id=fresh_id()))

    async def say(self, text: str | None = None, phrase: str | None = None) -> Ack:
        """Say something to the table."""
        return await self._ack(Say(id=fresh_id(), text=text, phrase=phrase))

    async def mute(self, seat: int, muted: bool = True) -> Ack:
        """No longer (or again) hear what a seat says."""
        return await self._ack(Mute(id=fresh_id(), seat=seat, muted=muted))

    async def hint(self) -> Hint:
        """What a bot would do here."""
        answer = await self.ask(AskHint(id=fresh_id(), step=self.situation.step))
        assert isinstance(answer, Hint)
        return answer

    async def try_out(self, *answers: str) -> Tried:
        """What would come of some answers; nothing is played."""
        message = Try(id=fresh_id(), step=self.situation.step, answers=list(answers))
        answer = await self.ask(message)
        assert isinstance(answer, Tried)
        return answer

    async def ping(self) -> None:
        """Wait for a sign of life."""
        await self.ask(Ping(id=fresh_id()))

    async def _ack(self, message: SeatMessage) -> Ack:
        answer = await self.ask(message)
        assert isinstance(answer, Ack)
        return answer

    async def ask(self, message: SeatMessage) -> Answer:
        """Send any message and wait for its answer, over as many connections as it takes."""
        if self._over is not None:
            raise ClosedError(self._over)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = future
        try:
            await self._send(self.session.request(message))
            answer = await self._patiently(future)
        finally:
            self._answers.pop(message.id, None)
            self.session.give_up(message.id)
        if isinstance(answer, Refused):
            raise RefusedError(answer.error)
        return answer

    async def _patiently(self, future: asyncio.Future[Answer]) -> Answer:
        """The answer; a connection on which none comes is given up, the request is not."""
        while True:
            done, _ = await asyncio.wait([future], timeout=self.patience)
            if done:
                return future.result()
            await self.cut()

    # ---- the connection ----------------------------------------------------------------------

    def start(self) -> None:
        """Begin to connect."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_connected())

    async def close(self) -> None:
        """Leave; the seat stays."""
        await self._end("closed")
        task, self._task = self._task, None
        if task is None:
            return
        if self._socket is not None:
            # Ends the conversation in good order; only then there is nothing left to cancel.
            with suppress(WebSocketException, OSError):
                await self._socket.close()
            await asyncio.wait([task], timeout=_FAREWELL)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def cut(self) -> None:
        """Lose the connection on purpose, as a bad network would; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _keep_connected(self) -> None:
        pause = FIRST_PAUSE
        while self._over is None:
            try:
                async with connect(
                    self._url,
                    max_size=_LARGEST,
                    proxy=None,
                    ping_interval=_SILENCE,
                    ping_timeout=_SILENCE,
                    close_timeout=1,
                ) as socket:
                    self._socket = socket
                    self.n_connections += 1
                    if await self._converse(socket):
                        pause = FIRST_PAUSE
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
                self._heard(False)
            if self._over is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _converse(self, socket: ClientConnection) -> bool:
        """Talk until the connection ends; whether the server was heard at all."""
        was_heard = False
        await socket.send(self.session.connect().model_dump_json(exclude_none=True))
        while True:
            try:
                async with asyncio.timeout(None if was_heard else self.patience):
                    text = await socket.recv()
            except ConnectionClosed:
                return was_heard
            outcomes, to_send = self.session.receive(text)
            for outcome in outcomes:
                match outcome:
                    case Answered():
                        future = self._answers.get(outcome.id)
                        if future is not None and not future.done():
                            future.set_result(outcome.answer)
                    case Broken():
                        return was_heard
                    case Over():
                        await self._end(outcome.reason)
                        return was_heard
                    case _:
                        was_heard = True
                        self._heard(True)
                        await self._tell()
            await self._send(to_send)

    async def _send(self, messages: list[SeatMessage]) -> None:
        socket = self._socket
        for message in messages:
            if socket is not None:
                # What is lost with the connection is sent again on the next one.
                with suppress(WebSocketException, OSError):
                    await socket.send(message.model_dump_json(exclude_none=True))

    def _heard(self, is_connected: bool) -> None:
        if is_connected != self._is_connected:
            self._is_connected = is_connected
            if self.on_connection is not None:
                self.on_connection(is_connected)

    async def _tell(self) -> None:
        async with self._changed:
            self._n_changes += 1
            self._changed.notify_all()
        if self.on_change is not None:
            self.on_change()

    async def _end(self, reason: str) -> None:
        self._over = self._over or reason
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ClosedError(self._over))
        async with self._changed:
            self._changed.notify_all()
        if self.on_change is not None:
            self.on_change()
