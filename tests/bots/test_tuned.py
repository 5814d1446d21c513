"""Weights in files: read strictly, and never silently wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hideout.bots import knowledge, tuned
from hideout.bots.knowledge import knowledge_of, untuned_tactics
from hideout.bots.tuned import Row, WeightsError, blank, check, load, read, shares
from hideout.core.errors import InputError
from hideout.core.game import JsonObject
from hideout.games import GAMES
from tests.kit.toy import TOY


def a_file() -> JsonObject:
    row = {"group": "all", "weights": [1, 0.5], "lean": 0, "spread": 2.0, "positions": 7}
    return {
        "game": "caper",
        "schema": 1,
        "made_by": "hideout lab tune caper",
        "seed": "1",
        "features": ["lead", "coins"],
        "groups": ["all"],
        "stages": 2,
        "rows": [{**row, "stage": 0}, {**row, "stage": 1, "lean": -1.5}],
    }


def read_data(data: object) -> tuned.Weights:
    return read(json.dumps(data), "caper", ("lead", "coins"), ("all",), 2)


def test_a_file_is_read_row_by_row() -> None:
    assert read_data(a_file()).rows == [
        [Row((1.0, 0.5), 0.0, 2.0), Row((1.0, 0.5), -1.5, 2.0)],
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_ships_weights_that_fit(game_id: str) -> None:
    tactics = knowledge_of(GAMES[game_id]).tactics
    check(tactics.weights)
    made_by = json.loads((tuned.FOLDER / f"{game_id}.json").read_text())["made_by"]
    assert made_by.startswith(f"hideout lab tune {game_id} ")


def spoil(key: str, value: object) -> Callable[[], JsonObject]:
    return lambda: {**a_file(), key: value}


def spoil_row(key: str, value: object) -> Callable[[], JsonObject]:
    def spoilt() -> JsonObject:
        data = a_file()
        rows = data["rows"]
        assert isinstance(rows, list)
        rows[1][key] = value
        return data

    return spoilt


@pytest.mark.parametrize(
    ("spoilt", "path"),
    [
        (spoil("game", "caper_europe"), "$.game"),
        (spoil("schema", 2), "$.schema"),
        (spoil("features", ["coins", "lead"]), "$.features"),
        (spoil("groups", ["2", "3"]), "$.groups"),
        (spoil("stages", 3), "$.stages"),
        (spoil("rows", []), "$.rows"),
        (spoil("seed", 1), "$.seed"),
        (spoil("extra", 1), "$.extra"),
        (spoil_row("group", "2"), "$.rows[1].group"),
        (spoil_row("stage", 0), "$.rows[1].stage"),
        (spoil_row("weights", [1]), "$.rows[1].weights"),
        (spoil_row("weights", [1, "x"]), "$.rows[1].weights[1]"),
        (spoil_row("weights", [1, True]), "$.rows[1].weights[1]"),
        (spoil_row("weights", [1, float("nan")]), "$.rows[1].weights[1]"),
        (spoil_row("spread", 0), "$.rows[1].spread"),
        (spoil_row("spread", float("inf")), "$.rows[1].spread"),
        (spoil_row("colour", 0), "$.rows[1].colour"),
    ],
)
def test_what_does_not_fit_is_refused(spoilt: Callable[[], JsonObject], path: str) -> None:
    with pytest.raises(InputError) as caught:
        read_data(spoilt())
    assert caught.value.path == path


def test_a_missing_file_leaves_blank_weights_to_be_tuned() -> None:
    weights = load("chess", ("lead",), ("2", "3"), 2)
    assert weights.rows == blank(1, 2, 2).rows
    with pytest.raises(WeightsError, match="hideout lab tune chess"):
        check(weights)


def test_a_file_for_other_features_is_not_played_with() -> None:
    weights = load("caper", ("something else",), ("all",), 1)
    assert weights.rows == blank(1, 1, 1).rows
    with pytest.raises(WeightsError, match="caper"):
        check(weights)


def test_bots_refuse_to_play_with_blank_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["caper_europe"]
    tactics = untuned_tactics(game)
    assert tactics is not None
    knowledge_of.cache_clear()
    monkeypatch.setattr(tactics, "weights", load("caper_europe", ("other",), ("all",), 1))
    try:
        with pytest.raises(WeightsError, match="caper_europe"):
            knowledge_of(game)
    finally:
        knowledge_of.cache_clear()


def test_bots_refuse_to_play_without_the_tactics_that_weights_are_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert untuned_tactics(TOY) is None
    (tmp_path / f"{TOY.info.id}.json").write_text("{}")
    monkeypatch.setattr(knowledge, "FOLDER", tmp_path)
    with pytest.raises(ModuleNotFoundError, match=f"{TOY.info.id}_eval"):
        untuned_tactics(TOY)


def test_a_row_gives_margin_and_share() -> None:
    row = Row((2.0, -1.0), 1.0, 4.0)
    assert row.margin([3.0, 7.0]) == -1.0
    assert row.share(-1.0) == 0.5
    assert row.share(1e9) == 1.0
    assert row.share(-1e9) == 0.0
    assert row.share(3.0) + Row((), -1.0, 4.0).share(-3.0) == pytest.approx(1)


def test_shares_add_up_to_one_win() -> None:
    assert sum(shares([0.2, 0.9, 0.4], (0, 1, 2))) == pytest.approx(1)
    teams = shares([0.2, 0.4, 0.9, 0.9], (0, 0, 1, 1))
    assert teams == pytest.approx([0.25, 0.25, 0.75, 0.75])
    assert shares([0.0, 0.0, 0.0], (0, 1, 2)) == pytest.approx([1 / 3] * 3)
