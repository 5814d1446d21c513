"""referee: questions of the rules."""

from __future__ import annotations

import json

import pytest

from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES
from tests.cli.kit import Run, told
from tests.cli.test_reference import LEFTOVER


def scenario() -> JsonObject:
    """Cream plays a thief; a second one out of turn and a missing one are refused."""
    return {
        "setup": {"variant": "rome"},
        "luck": {
            "locations": ["the_bank", "the_gala", "the_yacht"],
            "thieves": ["the_mime", "the_don", "the_dame", "the_saint", "the_banker"],
        },
        "answers": [
            {"seat": "cream", "do": "play the_don 1"},
            {"seat": "cream", "do": "play the_dame 1", "refused": "table"},
            {"seat": "green", "do": "play the_mime 1", "refused": "5.3"},
            {"seat": 1, "do": "play the_banker 2"},
        ],
        "expect": {"position.coins.green": 2},
    }


def test_the_referee_tells_events_refusals_position_and_answers(run: Run) -> None:
    result = run("referee", "caper", "-", input=json.dumps(scenario()))
    assert result.exit_code == 0, result.output
    played = told("caper-event-thief_played", side="cream", card="the_don", location="the_bank")
    assert f"1. Cream Mastermind: play the_don 1\n  {played}\n" in result.output
    assert f"  Refused: {told('core-refuse-not_your_turn')}\n" in result.output
    reason = told("caper-refuse-not_in_hand", card="the_mime")
    assert f"  Refused (5.3): {reason}\n" in result.output
    assert "The position now" in result.output
    assert "Green Mastermind holds The Dame, The Mime and The Saint." in result.output
    assert "\n  play the_barber 1\n" in result.output


def test_programs_get_the_whole_report(run: Run) -> None:
    result = run("referee", "caper", "-", "--json", input=json.dumps(scenario()))
    report = json.loads(result.stdout)
    assert result.exit_code == 0
    assert report["failures"] == []
    assert report["pending"] == [0]
    assert report["answers"][1]["refused"]["ruling"] == "table"
    assert report["position"]["coins"] == {"cream": 0, "green": 2}


def test_an_unmet_expectation_is_status_1(run: Run) -> None:
    wrong = scenario()
    wrong["expect"] = {"position.coins.green": 3}
    result = run("referee", "caper", "-", input=json.dumps(wrong))
    assert result.exit_code == 1
    assert "position.coins.green: expected 3, found 2" in result.output
    assert run("referee", "caper", "-", "--json", input=json.dumps(wrong)).exit_code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["60", "120"])
def test_the_referee_speaks_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    output = run("referee", "caper", "-", "--lang", lang, input=json.dumps(scenario())).output
    assert not LEFTOVER.search(output), output
    assert max(len(line) for line in output.splitlines()) <= int(width)


def test_a_finished_position_gets_its_sheet(run: Run) -> None:
    whole = scenario()
    whole["answers"] = []
    report = json.loads(run("referee", "caper", "-", "--json", input=json.dumps(whole)).stdout)
    for _ in range(100):
        if not report["pending"]:
            break
        seat = report["pending"][0]
        answer = {"seat": seat, "do": report["legal"][str(seat)][0]}
        asked = {"position": report["position"], "answers": [answer]}
        report = json.loads(run("referee", "caper", "-", "--json", input=json.dumps(asked)).stdout)
    end = {"position": report["position"]}
    output = run("referee", "caper", "-", input=json.dumps(end)).output
    assert "Ranking" in output
    assert "legal answer" not in output


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"answers": [{"seat": "cream", "do": "dance"}]}, "$.answers[0].do"),
        ({"answers": [{"seat": "blue", "do": "play the_don 1"}]}, "$.answers[0].seat"),
        ({"luck": {"dice": ["six"]}}, "$.luck.dice"),
        ({"setup": {"variant": "madrid"}}, "$"),
        ({"position": {}}, "$"),
        ({"extra": 1}, "$.extra"),
    ],
)
def test_a_wrong_scenario_is_refused(run: Run, change: JsonObject, path: str) -> None:
    given = json.dumps({**scenario(), **change})
    result = run("referee", "caper", "-", "--json", input=given)
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["path"] == path
    line = run("referee", "caper", "-", input=given)
    assert line.exit_code == 2
    assert line.stderr.count("\n") == 1


def test_a_scenario_that_is_not_json(run: Run) -> None:
    assert run("referee", "caper", "-", input="{").exit_code == 2
