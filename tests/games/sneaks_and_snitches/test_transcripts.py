"""Every ruling of the rules, as scenarios a player can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.core.options import Option
from hideout.core.referee import run_scenario
from hideout.games.sneaks_and_snitches import GAME
from tests.kit.scenarios import changed, part, read_object, scenario, scenario_files

FILES = scenario_files("sneaks_and_snitches")
SECTIONS = ("5", "6.5", "8.2")
CLOCKS = ("none", "30")
"""Values of `plan_seconds` that a scenario tells apart: without and with a clock."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    assert run_scenario(GAME, read_object(path)).failures == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_says_what_it_is_about(path: Path) -> None:
    data = read_object(path)
    assert isinstance(data["title"], str)
    assert data["title"][0].isupper()
    assert part(data, "expect")
    rulings = data["rulings"]
    assert isinstance(rulings, list)
    assert set(rulings) <= set(GAME.info.rulings)
    assert path.stem.partition("_")[0] in (*rulings, *SECTIONS)


def test_every_ruling_has_a_scenario() -> None:
    names = {path.stem.partition("_")[0] for path in FILES}
    assert set(GAME.info.rulings) | set(SECTIONS) == names


@pytest.mark.parametrize("option", GAME.info.options, ids=lambda option: option.id)
def test_every_value_of_an_option_has_a_scenario(option: Option) -> None:
    chosen: set[str] = set()
    for path in FILES:
        data = read_object(path)
        start = part(data, "setup") if "setup" in data else part(data, "position")
        options = start.get("options", {})
        assert isinstance(options, dict)
        chosen.add(options.get(option.id, option.values[0]))
    assert chosen == set(CLOCKS if option.id == "plan_seconds" else option.values)


def test_a_wrong_expectation_is_found() -> None:
    data = scenario("sneaks_and_snitches", "SNS-13_half_rounded_down")
    wrong = {**part(data, "expect"), "position.players.0.items.red": 2}
    assert len(run_scenario(GAME, changed(data, "expect", wrong)).failures) == 1


def test_an_answer_that_is_not_refused_as_written_is_found() -> None:
    data = scenario("sneaks_and_snitches", "SNS-01")
    assert len(run_scenario(GAME, changed(data, "answers.0.refused", "SNS-02")).failures) == 1
