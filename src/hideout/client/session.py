"""One client's side of the conversation about one table, without any input or output.

A session knows what the server told so far and what the server has not yet confirmed.  It is
told about connections and messages and says what to send.  Whatever is lost, doubled or cut off
on the way, it ends up with the server's view: a number that was seen before is ignored, a gap
asks for a new connection, and a request is sent again, under the same id, until it is answered.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import TypeAdapter, ValidationError

from hideout.server.protocol import (
    Ack,
    Bye,
    ChatLine,
    Fault,
    Hello,
    Hint,
    Language,
    Pong,
    Presence,
    Refused,
    Resumed,
    SeatMessage,
    ServerMessage,
    Situation,
    Story,
    TableInfo,
    Tried,
    Update,
    Welcome,
    You,
)

_MESSAGE: Final[
    TypeAdapter[Welcome | Resumed | Update | Ack | Refused | Presence | Hint | Tried | Pong | Bye]
] = TypeAdapter(ServerMessage)

Answer: TypeAlias = Ack | Refused | Hint | Tried | Pong


class Changed(NamedTuple):
    """What the client knows has changed."""

    what: Literal["welcome", "update", "presence"]


class Answered(NamedTuple):
    """A request has its answer."""

    id: str
    answer: Answer


class Broken(NamedTuple):
    """This connection is of no use any more: make a new one."""

    why: str


class Over(NamedTuple):
    """The server will not have this client back."""

    reason: str


Outcome: TypeAlias = Changed | Answered | Broken | Over


def fresh_id() -> str:
    """A new id for a request."""
    return secrets.token_urlsafe(12)


class Session:
    """What one client knows of one table, and what it still waits for."""

    def __init__(
        self,
        token: str | None = None,
        seat: int | None = None,
        watch: bool = False,
        lang: Language = "en",
    ) -> None:
        self.token: str | None = token
        self.seat: int | None = seat
        self.watch: bool = watch
        self.lang: Language = lang
        self.n: int | None = None
        """The number of the last update; None before the first welcome."""
        self.table: TableInfo | None = None
        self.you: You | None = None
        self.situation: Situation | None = None
        self.story: list[Story] = []
        self.chat: list[ChatLine] = []
        self.present: list[int] = []
        self.fault: Fault | None = None
        """Why the server did not want to talk, if it said so."""
        self.waiting: dict[str, SeatMessage] = {}
        """Requests without an answer, by id, in the order they were made."""
        self._is_open: bool = False

    def connect(self) -> Hello:
        """The first message on a new connection."""
        self._is_open = False
        self.fault = None
        return Hello(
            token=self.token, seat=self.seat, watch=self.watch, after=self.n, lang=self.lang
        )

    def request(self, message: SeatMessage) -> list[SeatMessage]:
        """Ask for something; what to send now (nothing, before the server has said welcome)."""
        self.waiting[message.id] = message
        return [message] if self._is_open else []

    def give_up(self, id: str) -> None:
        """No longer wait for an answer."""
        self.waiting.pop(id, None)

    def receive(self, text: str | bytes) -> tuple[list[Outcome], list[SeatMessage]]:
        """Take a message in: what came of it, and what to send now."""
        try:
            message = _MESSAGE.validate_json(text)
        except ValidationError:
            return [Broken("unreadable message")], []
        match message:
            case Welcome():
                return self._welcome(message)
            case Resumed():
                return self._resumed(message)
            case Update():
                return self._update(message)
            case Presence():
                self.present = message.present
                return [Changed("presence")], []
            case Bye():
                # A hello that came too late is no reason to stay away.
                was_late = message.reason == "protocol" and not self._is_open and not self.fault
                self._is_open = False
                comes_back = message.retry or was_late
                return [Broken(message.reason) if comes_back else Over(message.reason)], []
            case Refused(id=None):
                # Said of the hello; the bye that follows says whether to come back.
                self.fault = message.error
                return [], []
            case Ack() | Refused() | Hint() | Tried() | Pong():
                assert message.id is not None
                if self.waiting.pop(message.id, None) is None:
                    return [], []
                return [Answered(message.id, message)], []

    def _welcome(self, message: Welcome) -> tuple[list[Outcome], list[SeatMessage]]:
        self.n = message.n
        self.table = message.table
        self.you = message.you
        self.situation = message.situation
        self.story = list(message.story)
        self.chat = list(message.chat)
        self.present = message.present
        self._is_open = True
        return [Changed("welcome")], list(self.waiting.values())

    def _resumed(self, message: Resumed) -> tuple[list[Outcome], list[SeatMessage]]:
        if self.n is None or self.situation is None or self._is_open:
            return [Broken("nothing to resume")], []
        self.you = message.you
        self.present = message.present
        self._is_open = True
        return [Changed("presence")], list(self.waiting.values())

    def _update(self, message: Update) -> tuple[list[Outcome], list[SeatMessage]]:
        if self.n is None or not self._is_open:
            return [Broken("update before welcome")], []
        if message.n <= self.n:
            return [], []
        if message.n > self.n + 1:
            return [Broken("gap")], []
        self.n = message.n
        kept = [line for line in self.story if line.number < message.story_from]
        self.story = kept + list(message.story)
        known = {line.number for line in self.chat}
        self.chat += [line for line in message.chat if line.number not in known]
        self.situation = message.situation
        return [Changed("update")], []
