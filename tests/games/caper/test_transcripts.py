"""Every ruling and every transition example of the rules, as scenarios a player can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.core.game import JsonObject
from hideout.core.options import Option
from hideout.core.referee import run_scenario
from hideout.games.caper import GAME
from tests.kit.scenarios import changed, part, read_object, scenario, scenario_files

FILES = scenario_files("caper")
TRANSITIONS = [f"T{n:02}" for n in range(1, 15)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    report = run_scenario(GAME, read_object(path))
    assert report.failures == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_says_what_it_is_about(path: Path) -> None:
    data = read_object(path)
    assert isinstance(data["title"], str)
    assert data["title"][0].isupper()
    assert part(data, "expect")
    rulings = data["rulings"]
    assert isinstance(rulings, list)
    assert set(rulings) <= set(GAME.info.rulings)
    name = path.stem.partition("_")[0]
    assert name in (*rulings, *TRANSITIONS)


def test_every_ruling_and_every_transition_has_a_scenario() -> None:
    names = {path.stem.partition("_")[0] for path in FILES}
    assert set(GAME.info.rulings) | set(TRANSITIONS) == names


@pytest.mark.parametrize("option", GAME.info.options, ids=lambda option: option.id)
def test_both_values_of_every_option_have_a_scenario(option: Option) -> None:
    chosen: set[str] = set()
    for path in FILES:
        data = read_object(path)
        rulings = data["rulings"]
        assert isinstance(rulings, list)
        if option.ruling not in rulings:
            continue
        start = part(data, "setup") if "setup" in data else part(data, "position")
        options = start.get("options", {})
        assert isinstance(options, dict)
        chosen.add(options.get(option.id, option.values[0]))
    assert chosen == set(option.values)


def wrong(data: JsonObject, key: str, value: object) -> JsonObject:
    return changed(data, "expect", {**part(data, "expect"), key: value})


def test_a_wrong_expectation_is_found() -> None:
    data = scenario("caper", "T03_empty_supply.json")
    report = run_scenario(GAME, wrong(data, "position.coins", {"cream": 6, "green": 4}))
    assert len(report.failures) == 1
    assert report.failures[0].startswith("position.coins: ")


def test_an_expectation_about_nothing_is_found() -> None:
    data = scenario("caper", "T03_empty_supply.json")
    report = run_scenario(GAME, wrong(data, "position.coin.cream", None))
    assert len(report.failures) == 1


@pytest.mark.parametrize(
    "path", ["pending.--1", "pending.²", "pending.9", "pending.x", "", "..", "-"]
)
def test_an_odd_path_is_an_expectation_about_nothing(path: str) -> None:
    data = scenario("caper", "T03_empty_supply.json")
    assert len(run_scenario(GAME, wrong(data, path, 0)).failures) == 1


def test_an_answer_that_is_not_refused_as_written_is_found() -> None:
    data = scenario("caper", "CAP-45")
    assert len(run_scenario(GAME, changed(data, "answers.0.refused", "CAP-44")).failures) == 1
    data = scenario("caper", "T02")
    assert len(run_scenario(GAME, changed(data, "answers.0.refused", "CAP-44")).failures) == 1
