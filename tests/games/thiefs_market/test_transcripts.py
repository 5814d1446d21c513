"""Every ruling and every worked example of play, as scenarios a player can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.core.game import JsonObject
from hideout.core.options import Option
from hideout.core.referee import run_scenario
from hideout.games.thiefs_market import GAME
from tests.kit.scenarios import changed, part, read_object, scenario, scenario_files

FILES = scenario_files("thiefs_market")
EXAMPLES = ["S1", "S2", "S3", *(f"E{n}" for n in range(20, 36))]


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
    assert name in (*rulings, *EXAMPLES)


def test_every_ruling_and_every_example_has_a_scenario() -> None:
    names = {path.stem.partition("_")[0] for path in FILES}
    assert set(GAME.info.rulings) | set(EXAMPLES) == names


@pytest.mark.parametrize("option", GAME.info.options, ids=lambda option: option.id)
def test_every_value_of_every_option_has_a_scenario(option: Option) -> None:
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
        value = options.get(option.id, option.values[0])
        chosen.add(str(value).lower() if isinstance(value, bool) else str(value))
    assert set(option.values) <= chosen
    numbers = chosen - set(option.values)
    assert bool(numbers) == (option.numbers is not None)
    assert all(option.allows(number) for number in numbers)


def wrong(data: JsonObject, key: str, value: object) -> JsonObject:
    return changed(data, "expect", {**part(data, "expect"), key: value})


def test_a_wrong_expectation_is_found() -> None:
    data = scenario("thiefs_market", "E28")
    report = run_scenario(GAME, wrong(data, "position.players.2.infamy", 5))
    assert len(report.failures) == 1
    assert report.failures[0].startswith("position.players.2.infamy: ")


def test_an_answer_that_is_not_refused_as_written_is_found() -> None:
    data = scenario("thiefs_market", "E21")
    assert len(run_scenario(GAME, changed(data, "answers.0.refused", "TM-07")).failures) == 1
