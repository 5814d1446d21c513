"""Score pad, referee, replay and proof over HTTP say what the command line says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from hideout.core.chance import Quick
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.core.transcript import write_record
from hideout.games import GAMES
from hideout.server import faults
from hideout.server.reference import RefereeReply, ReplayReply, ScoreReply, VerifyReply
from hideout.server.routes import tools
from hideout.terminal.boards import BOARDS
from hideout.terminal.sight import Sight

POSITION: JsonObject = {
    "game": "caper",
    "format": 1,
    "players": 2,
    "city": "paris",
    "locations": [
        {"id": "the_louvre", "cream": [{"thief": "the_mime"}]},
        {"id": "the_bank"},
        {"id": "the_gala"},
    ],
    "coins": {"cream": 0, "green": 0},
    "partial": True,
}


@pytest.fixture(scope="module")
def page() -> Iterator[TestClient]:
    """A server with nothing but the tools."""
    app = FastAPI()
    app.include_router(tools.router, prefix="/api")
    faults.install(app)
    with TestClient(app) as client:
        yield client


def played(id: str, n_answers: int = 10_000) -> Table:
    """A table after some answers, or at its end."""
    game = GAMES[id]
    table = Table(game, agree(game), bytes(range(32)), [])
    luck = Quick(7)
    while table.pending and len(table.answers) < n_answers:
        seat = table.pending[0]
        legal = table.legal(seat)
        table.submit(seat, table.step, legal[luck.below(len(legal))])
    return table


@pytest.fixture(scope="module")
def records() -> dict[str, JsonObject]:
    """A whole game of each kind."""
    return {id: write_record(played(id)) for id in GAMES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_pad_explains_every_point(page: TestClient, lang: str) -> None:
    answer = page.post(f"/api/games/caper/score?lang={lang}", json={"position": POSITION})
    told = ScoreReply.model_validate(answer.json())
    assert told.result == GAMES["caper"].score(POSITION).result
    assert {line.category for line in told.lines} <= set(told.categories)
    assert all(line.sentence for line in told.lines)


def test_the_score_pad_takes_a_corrected_deck(page: TestClient) -> None:
    source = GAMES["caper"].standard_deck().source
    body = {"position": POSITION, "deck": source}
    assert page.post("/api/games/caper/score", json=body).status_code == 200
    body["deck"] = source.replace('id = "the_mime"', 'id = "the_mimic"')
    answer = page.post("/api/games/caper/score", json=body)
    assert answer.status_code == 400
    assert page.post("/api/games/caper/score", json={**body, "deck": "x ="}).status_code == 400


@pytest.mark.parametrize("id", list(GAMES))
def test_every_scenario_of_the_rulings_is_refereed_alike(page: TestClient, id: str) -> None:
    folder = Path(__file__).parent.parent / "transcripts" / id
    files = sorted(folder.rglob("*.json"))[:12]
    assert files
    for file in files:
        scenario = json.loads(file.read_text(encoding="utf-8"))
        answer = page.post(f"/api/games/{id}/referee?lang=it", json={"scenario": scenario})
        told = RefereeReply.model_validate(answer.json())
        assert told.failures == [], file.name
        assert all(reply["sentences"] is not None for reply in told.answers)


@pytest.mark.parametrize("id", list(GAMES))
def test_a_record_is_proved(page: TestClient, records: dict[str, JsonObject], id: str) -> None:
    told = VerifyReply.model_validate(
        page.post("/api/verify?lang=de", json={"record": records[id]}).json()
    )
    answers = records[id]["answers"]
    assert isinstance(answers, list)
    assert told.answers == len(answers)
    assert told.end == records[id]["end"]
    assert len(told.checks) >= 5


def test_a_changed_record_is_refused_by_name(
    page: TestClient, records: dict[str, JsonObject]
) -> None:
    changed = {**records["caper"], "seed": "00" * 32}
    answer = page.post("/api/verify", json={"record": changed})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "E_COMMITMENT"
    assert answer.json()["error"]["path"] == "$.commitment"


@pytest.mark.parametrize("id", list(GAMES))
def test_a_replay_shows_each_seat_what_it_saw(
    page: TestClient, records: dict[str, JsonObject], id: str
) -> None:
    def frames(seat: int | str | None) -> ReplayReply:
        answer = page.post("/api/replay", json={"record": records[id], "seat": seat})
        return ReplayReply.model_validate(answer.json())

    again = played(id)
    for seat in (None, 0, 1):
        told = frames(seat)
        assert len(told.frames) == len(again.answers) + 1
        assert told.frames[-1].view == json.loads(json.dumps(again.view(seat).json()))
        events = [part.event for frame in told.frames for part in frame.story]
        assert events == json.loads(json.dumps(again.events_for(seat)))
    everything = frames("all")
    assert everything.frames[-1].view == json.loads(json.dumps(again.game.dump(again.state)))
    assert [frame.do for frame in everything.frames[1:]] == [
        again.game.actions.to_text(answer.action) for answer in again.answers
    ]


def test_a_replay_for_one_seat_holds_no_card_of_another(page: TestClient) -> None:
    table = played("caper", 1)
    seen = page.post("/api/replay", json={"record": write_record(table), "seat": 0}).json()
    held = set(BOARDS["caper"].own_cards(Sight(table, 1, texts("en")).json))
    open_cards = json.dumps([table.view(0).json(), table.events_for(0)])
    hidden = {card for card in held if f'"{card}"' not in open_cards}
    assert hidden
    assert not [card for card in hidden if f'"{card}"' in json.dumps(seen)]


@pytest.mark.parametrize(
    ("address", "body", "status", "code"),
    [
        ("/api/games/chess/score", {"position": {}}, 404, "E_GAME"),
        ("/api/games/caper/score", {}, 400, "E_INPUT"),
        ("/api/games/caper/score", {"position": []}, 400, "E_INPUT"),
        ("/api/games/caper/score", {"position": {}, "more": 1}, 400, "E_INPUT"),
        ("/api/games/caper/score", {"position": {"game": "\ud800"}}, 400, "E_JSON"),
        ("/api/games/caper/referee", {"scenario": {}}, 400, None),
        ("/api/games/caper/referee", {"scenario": {"setup": {"seats": 9}}}, 400, "E_PLAYERS"),
        ("/api/verify", {"record": {}}, 400, "E_FOREIGN"),
        ("/api/verify", {"record": {"hideout_record": "\udfff"}}, 400, "E_JSON"),
        ("/api/replay", {"record": {}, "seat": "every"}, 400, "E_INPUT"),
        ("/api/replay", {"record": {"hideout_record": 99}}, 400, "E_FORMAT"),
    ],
)
def test_bad_input_is_refused_by_name(
    page: TestClient, address: str, body: JsonObject, status: int, code: str | None
) -> None:
    answer = page.post(
        address, content=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    error = answer.json()["error"]
    assert code in (None, error["code"])
    assert error["message"]


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b"[" * 60_000, b'{"record":' + b"[" * 3_000 + b"]" * 3_000 + b"}"],
)
def test_what_is_no_json_is_refused(page: TestClient, body: bytes) -> None:
    answer = page.post("/api/verify", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"]


def test_a_seat_that_is_not_there_is_named(
    page: TestClient, records: dict[str, JsonObject]
) -> None:
    answer = page.post("/api/replay", json={"record": records["caper"], "seat": 7})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "E_SEAT"
