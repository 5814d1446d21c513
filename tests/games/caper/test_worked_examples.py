"""The worked examples of the rules: what the score pad makes of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hideout.cli import main
from hideout.core.errors import PositionError
from hideout.core.referee import at_path
from hideout.games.caper import GAME
from tests.kit.scenarios import part, position_files, read_object

FILES = position_files("caper")
SCORED = [path for path in FILES if "expect" in read_object(path)]
NAMES = [f"W{n:02}" for n in range(1, 22)]

# 14.3: the whole result of W21, worked out by hand from the rules.
W21_RESULT = {
    "game": "caper",
    "format": 1,
    "players": 3,
    "city": "london",
    "locations": [
        {
            "id": "tower_of_london",
            "capers": {"cream": 4, "green": 5},
            "winner": "green",
            "reward_points": 6,
            "reward_loot": [],
        },
        {
            "id": "oxford_street",
            "capers": {"cream": 3, "green": 3},
            "winner": None,
            "reward_points": 0,
            "reward_loot": [],
        },
        {
            "id": "the_casino",
            "capers": {"cream": 1, "green": 3},
            "winner": "green",
            "reward_points": 7,
            "reward_loot": [],
        },
    ],
    "scores": {
        "cream": {
            "locations": 0,
            "thieves": 4,
            "gear": 3,
            "loot": 7,
            "discards": 0,
            "total": 14,
            "loot_pieces": {"diamond": 1, "antique": 1, "painting": 0, "wild": 1},
            "loot_sets": [3],
            "coins": 1,
        },
        "green": {
            "locations": 13,
            "thieves": 7,
            "gear": 6,
            "loot": 4,
            "discards": 0,
            "total": 30,
            "loot_pieces": {"diamond": 1, "antique": 0, "painting": 2, "wild": 0},
            "loot_sets": [2, 1],
            "coins": 2,
        },
        "snitch": {"from_lowest": 14, "from_highest": 5, "total": 19},
    },
    "ranking": ["green", "snitch", "cream"],
    "winner": "green",
    "decided_by": "points",
}


def test_all_examples_are_there() -> None:
    assert sorted({path.stem.rstrip("abc") for path in FILES}) == NAMES
    assert len(FILES) == 25


@pytest.mark.parametrize("path", SCORED, ids=lambda path: path.stem)
def test_the_example_scores_as_the_rules_say(path: Path) -> None:
    data = read_object(path)
    result = GAME.score(data["position"]).result
    found = {each: at_path(result, each) for each in part(data, "expect")}
    assert found == data["expect"]


def test_the_example_that_is_no_position() -> None:
    (path,) = [path for path in FILES if path not in SCORED]
    data = read_object(path)
    assert path.stem == "W10"
    with pytest.raises(PositionError) as error:
        GAME.score(data["position"])
    assert error.value.code == data["error"] == "E_FLIP"


def test_the_whole_result_is_that_of_the_rules_and_nothing_more() -> None:
    position = read_object(next(path for path in FILES if path.stem == "W21"))["position"]
    result = GAME.score(position).result
    assert result == W21_RESULT
    # Equality takes 1 for true and does not see the order of keys; the text does.
    assert json.dumps(result) == json.dumps(W21_RESULT)


@pytest.mark.parametrize(("name", "players"), [("W19", 2), ("W20", 4)])
def test_without_a_snitch_there_is_no_snitch_in_the_result(name: str, players: int) -> None:
    position = read_object(next(path for path in FILES if path.stem == name))["position"]
    result = GAME.score(position).result
    assert list(result) == list(W21_RESULT)
    assert result["players"] == players
    assert set(part(result, "scores")) == {"cream", "green"}
    assert sorted(json.loads(json.dumps(result["ranking"]))) == ["cream", "green"]


def test_the_command_line_scores_them_all_alike(tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    lines = [json.dumps(read_object(path)["position"]) for path in FILES]
    file.write_text("\n".join(lines), encoding="utf-8")
    done = CliRunner().invoke(main, ["score", "caper", "--lines", str(file)])
    assert done.exit_code == 2, "W10 is no position"
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(FILES)
    for path, answer in zip(FILES, answers, strict=True):
        if path in SCORED:
            assert answer == GAME.score(read_object(path)["position"]).result
        else:
            assert answer["error"]["code"] == "E_FLIP"


def test_the_command_line_names_the_code_of_the_rules() -> None:
    position = json.dumps(
        read_object(next(path for path in FILES if path.stem == "W10"))["position"]
    )
    done = CliRunner().invoke(main, ["score", "caper", "-"], input=position)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == (
        "invalid position: E_FLIP: the_chapel: cream's the_colonel cannot be turned, "
        "thieves are protected here\n"
    )
