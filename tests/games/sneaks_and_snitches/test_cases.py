"""The machine-readable cases of the rules: final scorings and whole rounds, word for word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.errors import InputError
from hideout.core.game import JsonObject
from hideout.core.referee import run_scenario
from hideout.games.sneaks_and_snitches import GAME

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases.jsonl").read_text(encoding="utf-8").splitlines()
]
HEAD = {"game": "sneaks_and_snitches", "format": 1}


def of_kind(kind: str) -> list[JsonObject]:
    return [case for case in CASES if case["kind"] == kind]


def an_object(value: object) -> JsonObject:
    assert isinstance(value, dict)
    return value


def a_list(value: object) -> list[JsonObject]:
    assert isinstance(value, list)
    return value


def test_all_cases_of_the_rules_are_here() -> None:
    assert len(CASES) == 32
    assert len({case["id"] for case in CASES}) == 32


@pytest.mark.parametrize("case", of_kind("score"), ids=lambda case: str(case["id"]))
def test_a_position_scores_as_the_rules_say(case: JsonObject) -> None:
    expect = dict(an_object(case["expect"]))
    position = {**HEAD, **an_object(case["position"])}
    if "error" in expect:
        with pytest.raises(InputError) as raised:
            GAME.score(position)
        assert [raised.value.code, raised.value.path] == expect.pop("error")
        assert not expect
        return
    result = GAME.score(position).result
    players = a_list(result["players"])
    for colour, row in an_object(expect.pop("row", {})).items():
        assert [an_object(player["points"])[colour] for player in players] == row
    for name, total in an_object(expect.pop("totals", {})).items():
        assert [player["total"] for player in players if player["name"] == name] == [total]
    for name, rank in an_object(expect.pop("ranks", {})).items():
        assert [player["rank"] for player in players if player["name"] == name] == [rank]
    if "winners" in expect:
        assert result["winners"] == expect.pop("winners")
    for colour, lost in an_object(expect.pop("lost", {})).items():
        assert an_object(result["lost"])[colour] == lost
    if "warnings" in expect:
        assert result["warnings"] == expect.pop("warnings")
    assert not expect, "everything the case expects has been looked at"


@pytest.mark.parametrize("case", of_kind("round"), ids=lambda case: str(case["id"]))
def test_a_round_goes_as_the_rules_say(case: JsonObject) -> None:
    expect = dict(an_object(case["expect"]))
    scenario = {**HEAD, "kind": "round", **an_object(case["scenario"])}
    if "error" in expect:
        with pytest.raises(InputError) as raised:
            run_scenario(GAME, scenario)
        assert [raised.value.code, raised.value.path] == expect.pop("error")
        assert not expect
        return
    result = run_scenario(GAME, scenario).result()
    players = {str(player["name"]): player for player in a_list(result["players"])}
    for name, wanted in an_object(expect.pop("players", {})).items():
        for key, value in an_object(wanted).items():
            assert players[name][key] == value, (name, key)
    for key in ("locations", "table", "bank"):
        for part, value in an_object(expect.pop(key, {})).items():
            assert an_object(result[key])[part] == value, (key, part)
    for key, value in expect.items():
        assert result[key] == value, key


def test_a_round_report_has_every_part_of_the_result() -> None:
    case = next(case for case in CASES if case["id"] == "W8")
    scenario = {**HEAD, "kind": "round", **an_object(case["scenario"])}
    report = run_scenario(GAME, scenario)
    assert set(report.result()) == {
        "game",
        "format",
        "kind",
        "locations",
        "vacated",
        "discarded",
        "game_over",
        "table",
        "bank",
        "stash_deck",
        "loot_deck",
        "players",
        "next_extra_boss",
    }
    assert report.json()["failures"] == []
    assert [reply.do for reply in report.replies] == ["plan AD F", "plan A BC"]
