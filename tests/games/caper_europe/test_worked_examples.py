"""The worked examples of the rules: what the score pad makes of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hideout.cli import main
from hideout.core.game import JsonObject
from hideout.core.referee import at_path
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import changed, part, position_files, read_object

FILES = position_files("caper_europe")
NAMES = [f"WE-{n:02}" for n in (4, 5, 6, 9, 10, *range(20, 29))]

_NOT_WON: JsonObject = {"points": 0, "effect": 0, "bonus": 0, "total": 0}


def _nothing_at(card: str) -> JsonObject:
    return {
        "card": card,
        "won": False,
        "location": _NOT_WON,
        "crew": {"cards": [], "total": 0},
    }


_NO_LOOT: JsonObject = {"sets_of_3": 0, "sets_of_2": 0, "singles": 0, "total": 0}

# Section 11: the whole result of WE-28, as it is printed there.
WE_28_RESULT: JsonObject = {
    "game": "caper_europe",
    "city": "paris",
    "players": [
        {
            "name": "A",
            "locations": [
                {
                    "card": "the_gala",
                    "won": True,
                    "location": {"points": 5, "effect": 1, "bonus": 1, "total": 7},
                    "crew": {"cards": [{"card": "smoke_screen", "points": 1}], "total": 1},
                },
                _nothing_at("the_chapel"),
                _nothing_at("the_casino"),
            ],
            "loot": _NO_LOOT,
            "totals": {"locations": 7, "crews": 1, "loot": 0},
            "total": 8,
        },
        {
            "name": "B",
            "locations": [_nothing_at(card) for card in ("the_gala", "the_chapel", "the_casino")],
            "loot": _NO_LOOT,
            "totals": {"locations": 0, "crews": 0, "loot": 0},
            "total": 0,
        },
    ],
    "winner": 0,
    "decided_by": "points",
    "ranking": [[0], [1]],
}


def position(name: str) -> JsonObject:
    return part(read_object(next(path for path in FILES if path.stem == name)), "position")


def test_all_examples_are_there() -> None:
    assert sorted({path.stem.rstrip("ab") for path in FILES}) == NAMES
    assert len(FILES) == 15


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_scores_as_the_rules_say(path: Path) -> None:
    data = read_object(path)
    result = GAME.score(data["position"]).result
    found = {each: at_path(result, each) for each in part(data, "expect")}
    assert found == data["expect"]


def test_the_rulebook_example_has_55_points() -> None:
    sheet = GAME.score(position("WE-09"))
    assert at_path(sheet.result, "players.0.total") == 55
    assert sum(line.points for line in sheet.lines if line.holder == "a") == 55


def test_the_whole_result_is_that_of_the_rules_and_nothing_more() -> None:
    result = GAME.score(position("WE-28")).result
    # Equality takes 1 for true and does not see the order of keys; the text does.
    assert json.dumps(result) == json.dumps(WE_28_RESULT)


def test_without_stars_of_ones_own_those_of_the_track_count() -> None:
    plain = position("WE-28")
    del part(plain, "locations", 0)["stars"]
    assert at_path(GAME.score(plain).result, "players.0.total") == 7
    far = changed(plain, "locations.0.tracker", 5)
    assert at_path(GAME.score(far).result, "players.0.locations.0.location.bonus") == 2


@pytest.mark.parametrize(
    ("tokens", "points", "sets"),
    [
        ((0, 0, 0), 0, (0, 0, 0)),
        ((1, 0, 0), 2, (0, 0, 1)),
        ((2, 0, 0), 4, (0, 0, 2)),
        ((1, 1, 0), 5, (0, 1, 0)),
        ((1, 1, 1), 9, (1, 0, 0)),
        ((2, 1, 0), 7, (0, 1, 1)),
        ((2, 1, 1), 11, (1, 0, 1)),
        ((2, 2, 1), 14, (1, 1, 0)),
        ((3, 1, 1), 13, (1, 0, 2)),
        ((4, 4, 4), 36, (4, 0, 0)),
    ],
)
def test_loot_is_split_as_in_we_29(
    tokens: tuple[int, int, int], points: int, sets: tuple[int, int, int]
) -> None:
    hideout = dict(zip(("diamond", "painting", "antique"), tokens, strict=True))
    table = changed(position("WE-06"), "players.0.hideout", hideout)
    loot = part(GAME.score(table).result, "players", 0, "loot")
    assert loot == dict(
        zip(("sets_of_3", "sets_of_2", "singles", "total"), (*sets, points), strict=True)
    )


def test_the_command_line_scores_them_all_alike(tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    lines = [json.dumps(read_object(path)["position"]) for path in FILES]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = CliRunner().invoke(main, ["score", "caper_europe", "--lines", str(file)])
    assert done.exit_code == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers == [GAME.score(read_object(path)["position"]).result for path in FILES]


def test_the_command_line_explains_every_point(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    table = changed(position("WE-09"), "players.0.name", "Anna")
    file.write_text(json.dumps(table), encoding="utf-8")
    done = CliRunner().invoke(main, ["score", "caper_europe", str(file)])
    assert done.exit_code == 0
    assert "1. Anna: 55 points" in done.stdout
    assert "Plans Cachés at the Moulin Rouge: 2 points, counting 2 × Plans Cachés" in done.stdout
    assert "Stars next to the tracker at the Moulin Rouge: 2 points (CEU-01)" in done.stdout


def test_the_command_line_names_both_players_of_a_draw(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(position("WE-27")), encoding="utf-8")
    done = CliRunner().invoke(main, ["score", "caper_europe", str(file)])
    assert "1. A: 5 points" in done.stdout
    assert "1. B: 5 points" in done.stdout
    assert "a draw" in done.stdout


def test_the_command_line_reports_a_bad_position_in_the_words_of_the_rules() -> None:
    table = json.dumps(changed(position("WE-09"), "players.0.coins", -1))
    done = CliRunner().invoke(main, ["score", "caper_europe", "-"], input=table)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "players[0].coins: must be a whole number, 0 or more" in done.stderr
