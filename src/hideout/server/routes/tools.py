"""Tools for tables of cardboard and for records: score pad, referee, replay, proof."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter, Request, Response

from hideout.core.decks import Deck, read_deck
from hideout.core.errors import OptionError
from hideout.core.game import Game, JsonObject
from hideout.core.referee import Reply, Report, run_scenario
from hideout.core.table import Table
from hideout.core.text import Texts, texts
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.faults import ServerError, language_of
from hideout.server.notices import Notices
from hideout.server.qr import page_link, svg
from hideout.server.reference import (
    NoticeKinds,
    QrAsk,
    RecordAsk,
    RefereeAsk,
    RefereeReply,
    ReplayAsk,
    ReplayReply,
    ScoreAsk,
    ScoreReply,
    VerifyReply,
)
from hideout.server.routes.reference import game_called
from hideout.telling.records import frames_json, proof_json, proof_lines
from hideout.telling.sheet import Sheet
from hideout.telling.story import EVERYTHING, reason, sentences

router: Final = APIRouter(tags=["tools"])


def _sent(data: JsonObject) -> Response:
    """An answer that may repeat what was handed in."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Response(body.encode("utf-8", "replace"), media_type="application/json")


def _deck(game: Game, source: str | None) -> Deck | None:
    if source is None:
        return None
    deck = read_deck(source, "deck")
    game.check_deck(deck)
    return deck


def _checked(data: JsonObject) -> str:
    """What was handed in as text; refused if no encoding has its characters."""
    try:
        text = json.dumps(data, ensure_ascii=False)
        text.encode()
    except UnicodeEncodeError:
        raise ServerError("E_JSON", "server-error-text", {}) from None
    except RecursionError:
        details: JsonObject = {"message": "nested too deeply"}
        raise ServerError("E_JSON", "core-error-json", details) from None
    return text


@router.post("/games/{game}/score", response_model=ScoreReply)
def score(request: Request, game: str, ask: ScoreAsk) -> Response:
    """Score a table, also one of cardboard, and explain every point."""
    rules = game_called(game)
    _checked(ask.position)
    sheet = rules.score(ask.position, _deck(rules, ask.deck))
    return _sent(Sheet(rules, sheet, texts(language_of(request))).json())


@router.post("/games/{game}/referee", response_model=RefereeReply)
def referee(request: Request, game: str, ask: RefereeAsk) -> Response:
    """Play a scenario out by the rules: what happens, what is refused, where it ends."""
    rules, words = game_called(game), texts(language_of(request))
    _checked(ask.scenario)
    report = run_scenario(rules, ask.scenario, _deck(rules, ask.deck))
    told = report.json()
    told["sentences"] = [
        line
        for event in report.start_events
        for line in sentences(rules, event, EVERYTHING, report.state.n_seats(), words)
    ]
    answers = told["answers"]
    assert isinstance(answers, list)
    for reply, data in zip(report.replies, answers, strict=True):
        data["sentences"] = _told(report, reply, words)
    return _sent(told)


def _told(report: Report, reply: Reply, words: Texts) -> list[str]:
    if reply.refusal is not None:
        return [reason(reply.refusal, words)]
    n_seats = report.state.n_seats()
    return [
        line
        for event in reply.events
        for line in sentences(report.game, event, EVERYTHING, n_seats, words)
    ]


def _proved(record: JsonObject) -> Table:
    return read_record(_checked(record), GAMES)


@router.post("/replay", response_model=ReplayReply)
def replay(request: Request, ask: ReplayAsk) -> Response:
    """A recorded game frame by frame, as a seat, a spectator or one who sees all saw it."""
    table = _proved(ask.record)
    eyes = EVERYTHING if ask.seat == "all" else ask.seat
    if isinstance(ask.seat, int) and not 0 <= ask.seat < table.setup.seats:
        seat: JsonObject = {"seat_number": ask.seat}
        raise OptionError("E_SEAT", "core-refuse-no_such_seat", seat, "$.seat")
    assert eyes is None or isinstance(eyes, int)
    return _sent(frames_json(table, eyes, texts(language_of(request))))


@router.post("/verify", response_model=VerifyReply)
def verify(request: Request, ask: RecordAsk) -> Response:
    """Deal and play a record again; an answer other than 200 says what does not hold."""
    table = _proved(ask.record)
    words = texts(language_of(request))
    return _sent({**proof_json(table), "checks": proof_lines(table, words)})


@router.post(
    "/qr",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
def picture(request: Request, ask: QrAsk) -> Response:
    """The link of a code as a QR code, in SVG."""
    public: str | None = getattr(request.app.state, "public_url", None)
    link = page_link(public or str(request.base_url), ask.kind, ask.code)
    return Response(svg(link), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@router.get("/notices")
def notice_kinds(request: Request) -> NoticeKinds:
    """Which kinds of notices this server sends."""
    notices: Notices | None = getattr(request.app.state, "notices", None)
    if notices is None:
        return NoticeKinds(kinds=[], push_key=None)
    key = None if notices.vapid is None else notices.vapid.public
    return NoticeKinds(kinds=notices.kinds(), push_key=key)
