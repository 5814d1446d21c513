"""What a message from a reader leads to, on a socket as well as by `POST .../send`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from pydantic import TypeAdapter, ValidationError

from hideout.bots import seed_for
from hideout.core.errors import InputError
from hideout.core.game import JsonObject, Seat
from hideout.core.text import texts
from hideout.server import metrics
from hideout.server.decisions import (
    STRONGEST,
    Decision,
    asked_by,
    check_step,
    decide,
    playing_table,
    say,
    would_take,
)
from hideout.server.facts import HOST, SPECTATORS, Audience, Who
from hideout.server.faults import ServerError, fault_of, invalid
from hideout.server.fold import Fold
from hideout.server.protocol import (
    AnswerRequest,
    AskHint,
    ClientMessage,
    Hello,
    Mute,
    Ping,
    Say,
    SeatMessage,
    Try,
)
from hideout.server.room import Room
from hideout.server.service import Service
from hideout.server.storage.writer import Statement
from hideout.telling.effects import Effect, effects_of

_MESSAGE: TypeAdapter[Hello | SeatMessage] = TypeAdapter(ClientMessage)
Reply: TypeAlias = JsonObject
_BEST = 3
"""How many answers a hint names."""
_NOTHING = Effect("", ())


class Speaker(NamedTuple):
    """Who sends messages: a seat, the host, or somebody who only watches."""

    seat: Seat | None
    gen: int
    """The holder of the seat that speaks."""
    host: bool
    lang: str
    who: str
    """Whom to count messages for."""

    @property
    def audience(self) -> Audience:
        """As whom the speaker listens."""
        return SPECTATORS if self.seat is None else self.seat


def read_message(text: str | bytes) -> Hello | SeatMessage:
    """A message of a client; raises `ServerError`."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise invalid(_without_tag(error)) from None


def _without_tag(error: ValidationError) -> list[dict[str, object]]:
    """Pydantic's complaints; the place begins with the kind of message, which the client knows."""
    return [
        {"type": found["type"], "loc": tuple(found["loc"])[1:] or tuple(found["loc"])}
        for found in error.errors(include_url=False, include_input=False, include_context=False)
    ]


def refused(error: InputError, id: str | None, lang: str, now: int | None = None) -> Reply:
    """The answer to a message that was not carried out."""
    fault = fault_of(error, lang, now if error.code == "E_STALE" else None)
    return {"type": "refused", "id": id, "error": fault.model_dump(exclude_none=True)}


async def reply_to(service: Service, room: Room, speaker: Speaker, message: SeatMessage) -> Reply:
    """Carry a message out and answer it: never raises for what a client may do wrong."""
    metrics.RECEIVED.labels(message.type).inc()
    try:
        await service.limits.check("message", speaker.who)
        reply = await _carry_out(service, room, speaker, message)
        result = "again" if reply.get("again") is True else "taken"
    except InputError as error:
        reply = refused(error, message.id, speaker.lang, room.fold.step)
        result = "stale" if error.code == "E_STALE" else "refused"
    if isinstance(message, AnswerRequest):
        metrics.ANSWERS.labels(room.fold.game.info.id, "person", result).inc()
    return reply


async def _carry_out(service: Service, room: Room, speaker: Speaker, message: SeatMessage) -> Reply:
    seat = speaker.seat
    match message:
        case Ping():
            return {"type": "pong", "id": message.id}
        case Say():
            await service.limits.check("say", speaker.who)
            if seat is None and not speaker.host:
                raise spectator_error()
        case _:
            if seat is None:
                raise spectator_error()
    n = room.fold.numbers[speaker.audience]
    match message:
        case Mute():
            assert seat is not None
            await _mute(service, room, seat, message)
            return {"type": "ack", "id": message.id, "n": n, "again": False}
        case Try():
            assert seat is not None
            return _tried(room.fold, seat, message, speaker.lang)
        case AskHint():
            assert seat is not None
            await service.limits.check("hint", speaker.who)
            return await _hint(service, room, seat, message)
    who: Who = HOST if seat is None else seat
    if seat is not None and room.fold.seats[seat].stand_in == "absent":
        await reclaim(room, seat)

    def wish(fold: Fold) -> Decision:
        if seat is None:
            assert isinstance(message, Say)
            return asked_by(say(None, message), HOST, message.id)
        if fold.seats[seat].gen != speaker.gen:
            raise ServerError("E_TOKEN", "server-error-revoked", {})
        return decide(fold, seat, message)

    done = await room.do(wish, who, message.id)
    return {"type": "ack", "id": message.id, "n": done.n, "again": done.again}


def spectator_error() -> ServerError:
    """The error for somebody who only watches."""
    return ServerError("E_FORBIDDEN", "server-error-spectator", {})


async def reclaim(room: Room, seat: Seat) -> None:
    """Whoever was away is back: the bot hands the seat over."""

    def wish(fold: Fold) -> Decision:
        if fold.seats[seat].stand_in != "absent" or fold.ended is not None:
            raise _BackAlreadyError
        return Decision("stand_in", {"seat": seat, "level": None})

    try:
        await room.do(wish)
    except _BackAlreadyError:
        return


class _BackAlreadyError(InputError):
    """Nobody stands in any more."""

    def __init__(self) -> None:
        super().__init__("E_STALE", "core-refuse-gone_back", {})


def _tried(fold: Fold, seat: Seat, message: Try, lang: str) -> Reply:
    """What would come of some answers, as far as the seat may know."""
    check_step(fold, message.step, None)
    read = [would_take(fold, seat, text) for text in message.answers]
    rows = [row for row, _ in read if row is not None]
    effects: Iterator[Effect] = iter(())
    if rows:
        view = playing_table(fold).question_view(seat)
        effects = iter(effects_of(fold.game, view, rows, texts(lang)))
    tried: list[JsonObject] = []
    for text, (row, error) in zip(message.answers, read, strict=True):
        fault = None if error is None else fault_of(error, lang).model_dump(exclude_none=True)
        effect = _NOTHING if row is None else next(effects)
        changes = [change._asdict() for change in effect.changes]
        tried.append({"text": text, "refused": fault, "effect": effect.text, "changes": changes})
    return {"type": "tried", "id": message.id, "step": message.step, "answers": tried}


async def _mute(service: Service, room: Room, seat: Seat, message: Mute) -> None:
    if message.seat >= len(room.fold.seats) or message.seat == seat:
        raise ServerError("E_SEAT", "server-error-which_seat", {}, "$.seat")
    gone = {"of_table": room.id, "of_seat": seat, "of_muted": message.seat}
    statements = [Statement("unmute", gone)]
    if message.muted:
        row = {"table_id": room.id, "seat": seat, "muted": message.seat}
        statements.append(Statement("mute", row))
    await service.writer.commit(statements)
    for listener in room.everybody():
        if listener.seat == seat:
            one = frozenset([message.seat])
            listener.muted = listener.muted | one if message.muted else listener.muted - one


async def _hint(service: Service, room: Room, seat: Seat, message: AskHint) -> Reply:
    fold = room.fold
    if fold.made.data["hints"] is not True:
        raise ServerError("E_FORBIDDEN", "server-error-no_hints", {})
    check_step(fold, message.step, None)
    table = fold.table
    legal = [] if table is None else table.legal(seat)
    if table is None or not legal:
        raise ServerError("E_TURN", "core-refuse-not_your_turn", {})
    level = STRONGEST
    seed = seed_for(str(fold.made.data["commitment"]), seat)
    thoughts = await service.bots.consider(fold.game, level, seed, table.question_view(seat), legal)
    to_text = fold.game.actions.to_text
    return {
        "type": "hint",
        "id": message.id,
        "step": message.step,
        "level": level,
        "best": [
            {
                "text": to_text(thought.action),
                "weight": thought.weight,
                "win": thought.win,
                "margin": thought.margin,
            }
            for thought in thoughts[:_BEST]
        ],
    }
