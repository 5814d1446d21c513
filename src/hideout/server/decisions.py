"""What people want of a table, turned into entries for its log, or refused with a reason.

Nothing here changes a table: `decide` looks at the fold and says which entry would carry the wish
out.  Every refusal is an `InputError`; it tells the asking seat nothing that it may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hideout.bots import LEVELS
from hideout.core.errors import AnswerError, InputError
from hideout.core.game import Action, JsonObject, Refusal, Seat
from hideout.core.table import Table, refusal_code
from hideout.server.facts import HOST, Who
from hideout.server.faults import ServerError
from hideout.server.fold import Fold
from hideout.server.protocol import (
    AnswerRequest,
    HostAction,
    ProposeEnd,
    Reply,
    Resign,
    Say,
    TakeBackRequest,
)

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "your_turn",
    "again",
    "goodbye",
)
"""What can be said without typing; each is a text `server-phrase-<id>`."""
STAND_IN: Final = "burglar"
"""The bot that stands in for people."""
STRONGEST: Final = list(LEVELS)[-1]
"""The bot that gives hints."""


class Decision(NamedTuple):
    """An entry that would be taken."""

    kind: str
    data: JsonObject


def known_level(level: str | None, path: str) -> str:
    """A level that was asked for, or the usual one; raises `ServerError`."""
    if level is None:
        return STAND_IN
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise ServerError(
            "E_LEVEL", "server-error-level", {"level": level[:40], "known": known}, path
        )
    return level


def decide(
    fold: Fold,
    seat: Seat,
    wish: AnswerRequest | TakeBackRequest | ProposeEnd | Reply | Resign | Say,
) -> Decision:
    """The entry that carries out what a seat wants; raises `InputError`."""
    match wish:
        case AnswerRequest():
            decision = decide_answer(fold, seat, wish)
        case TakeBackRequest():
            decision = _take_back(fold, seat, wish)
        case ProposeEnd():
            _check_playing(fold, may_pause=True)
            _check_own(fold, seat)
            if fold.proposal is not None:
                raise ServerError("E_PROPOSAL", "server-error-proposal_open", {})
            decision = Decision("proposed", {"seat": seat, "kind": "end"})
        case Reply():
            decision = _reply(fold, seat, wish.agree)
        case Resign():
            _check_playing(fold, may_pause=True)
            _check_own(fold, seat)
            decision = Decision("resigned", {"seat": seat, "level": STAND_IN})
        case Say():
            decision = say(seat, wish)
    return asked_by(decision, seat, wish.id)


def asked_by(decision: Decision, who: Who, id: str) -> Decision:
    """The decision with the request it answers, so that it is carried out once only."""
    return Decision(decision.kind, {**decision.data, "who": who, "id": id})


def read_answer(fold: Fold, seat: Seat, text: str) -> tuple[list[Action], Refusal | None]:
    """The answers somebody wrote, and why the table would not take them, if it would not."""
    table = playing_table(fold)
    try:
        row = table.read(seat, text)
    except AnswerError as error:
        return [], error.refusal
    return row, table.refuse_row(seat, row)


def decide_answer(fold: Fold, seat: Seat, wish: AnswerRequest) -> Decision:
    """The entry for an answer in notation."""
    check_step(fold, wish.step, wish.epoch)
    _check_own(fold, seat)
    row, refusal = read_answer(fold, seat, wish.answer)
    if refusal is not None:
        raise AnswerError(refusal_code(refusal), refusal)
    return answer_entry(fold, seat, row)


def decide_bot_answer(
    fold: Fold, seat: Seat, step: int, epoch: int, action: Action
) -> Decision | None:
    """The entry for what a bot thought of, None if the table has moved on meanwhile."""
    if (fold.step, fold.epoch) != (step, epoch) or seat not in fold.pending:
        return None
    if not fold.seats[seat].is_played_by_bot or fold.table is None:
        return None
    if fold.table.refuse(seat, action, step, epoch) is not None:
        return None
    return answer_entry(fold, seat, [action])


def answer_entry(fold: Fold, seat: Seat, row: Sequence[Action]) -> Decision:
    """An answer as the log keeps it: in notation, with who gave it, if not who sat down first."""
    table = playing_table(fold)
    name = fold.player_name(seat)
    return Decision(
        "answer",
        {
            "seat": seat,
            "step": fold.step,
            "epoch": fold.epoch,
            "do": [fold.game.actions.to_text(action) for action in row],
            "by": "" if name == table.players[seat] else name,
        },
    )


def say(seat: Seat | None, wish: Say) -> Decision:
    """The entry for something said: a phrase, or a text."""
    if (wish.text is None) == (wish.phrase is None):
        raise ServerError("E_INPUT", "server-error-say", {})
    if wish.phrase is not None and wish.phrase not in PHRASES:
        known = ", ".join(PHRASES)
        raise ServerError("E_PHRASE", "server-error-phrase", {"known": known}, "$.phrase")
    return Decision("said", {"seat": seat, "text": wish.text, "phrase": wish.phrase})


def would_take(
    fold: Fold, seat: Seat, text: str
) -> tuple[list[Action], None] | tuple[None, InputError]:
    """The steps of an answer that the table would take, or what would be said against it."""
    try:
        row, refusal = read_answer(fold, seat, text)
    except InputError as error:
        return None, error
    if refusal is not None:
        return None, AnswerError(refusal_code(refusal), refusal)
    return row, None


def decide_host(fold: Fold, wish: HostAction) -> Decision:
    """The entry that carries out what the host wants; raises `InputError`."""
    if fold.ended is not None:
        raise ServerError("E_OVER", "core-refuse-game_over", {})
    match wish.do:
        case "pause":
            if fold.is_paused or fold.table is None:
                raise ServerError("E_STATUS", "server-error-cannot_pause", {})
            decision = Decision("paused", {})
        case "resume":
            if not fold.is_paused:
                raise ServerError("E_STATUS", "server-error-not_paused", {})
            decision = Decision("resumed", {})
        case "end":
            decision = Decision("ended", {"reason": "ended_by_host"})
        case _:
            decision = _about_seat(fold, wish)
    return asked_by(decision, HOST, wish.id)


def _about_seat(fold: Fold, wish: HostAction) -> Decision:
    seat = wish.seat
    if seat is None or seat >= len(fold.seats):
        raise ServerError("E_SEAT", "server-error-which_seat", {}, "$.seat")
    state = fold.seats[seat]
    if state.resigned:
        raise ServerError("E_SEAT", "server-error-seat_resigned", {}, "$.seat")
    next_gen: JsonObject = {"seat": seat, "gen": state.gen + 1}
    match wish.do:
        case "bot":
            return Decision("bot", {"seat": seat, "level": known_level(wish.level, "$.level")})
        case "person":
            if not state.is_played_by_bot:
                raise ServerError("E_SEAT", "server-error-no_bot", {}, "$.seat")
            return Decision("person", next_gen)
        case "reissue":
            if state.kind == "bot":
                raise ServerError("E_SEAT", "server-error-bot_seat", {}, "$.seat")
            return Decision("issued", next_gen)
        case _:
            if state.kind == "bot":
                raise ServerError("E_SEAT", "server-error-bot_seat", {}, "$.seat")
            return Decision("closed", next_gen)


def _take_back(fold: Fold, seat: Seat, wish: TakeBackRequest) -> Decision:
    check_step(fold, wish.step, wish.epoch)
    _check_own(fold, seat)
    kind = fold.take_back(seat)
    if isinstance(kind, Refusal):
        raise AnswerError("E_TAKE_BACK", kind)
    if kind == "free":
        return Decision("take_back", {"seat": seat})
    if fold.proposal is not None:
        raise ServerError("E_PROPOSAL", "server-error-proposal_open", {})
    return Decision("proposed", {"seat": seat, "kind": "take_back"})


def _reply(fold: Fold, seat: Seat, agrees: bool) -> Decision:
    _check_playing(fold, may_pause=True)
    _check_own(fold, seat)
    proposal = fold.proposal
    if proposal is None:
        raise ServerError("E_PROPOSAL", "server-error-no_proposal", {})
    if agrees and seat in proposal.agreed:
        raise ServerError("E_PROPOSAL", "server-error-agreed_already", {})
    return Decision("replied", {"seat": seat, "agree": agrees})


def playing_table(fold: Fold) -> Table:
    """The running game; raises `ServerError` if there is none now."""
    _check_playing(fold)
    assert fold.table is not None
    return fold.table


def check_step(fold: Fold, step: int, epoch: int | None) -> None:
    """Raise unless an answer is about the present question."""
    _check_playing(fold)
    if step != fold.step:
        refusal = Refusal("table", "core-refuse-stale_step", {"step": step, "now": fold.step})
        raise AnswerError("E_STALE", refusal)
    if epoch is not None and epoch != fold.epoch:
        raise AnswerError("E_STALE", Refusal("table", "core-refuse-gone_back", {}))


def _check_playing(fold: Fold, may_pause: bool = False) -> None:
    match fold.status:
        case "over":
            raise ServerError("E_OVER", "core-refuse-game_over", {})
        case "gathering":
            raise ServerError("E_GATHERING", "server-error-gathering", {})
        case "paused" if not may_pause:
            raise ServerError("E_PAUSED", "server-error-paused", {})


def _check_own(fold: Fold, seat: Seat) -> None:
    if fold.seats[seat].stand_in in ("host", "resigned"):
        raise ServerError("E_SEAT", "server-error-bot_plays", {})
