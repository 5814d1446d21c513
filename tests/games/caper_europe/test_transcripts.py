"""Every ruling and every transition example of the rules, as scenarios a player can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.core.options import Option
from hideout.core.referee import run_scenario
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import changed, part, read_object, scenario, scenario_files

FILES = scenario_files("caper_europe")
TRANSITIONS = [f"WE-{n:02}" for n in (1, 2, 3, 7, 8, 11, 27, *range(30, 43))]


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


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("CEU-01_nine_spaces", "caper_track", "11_spaces"),
        ("CEU-02_snake", "round_starters", "alternating"),
        ("CEU-20_no_free_slot", "loot_return_when_full", "return"),
        ("CEU-31_a_discard_is_no_play", "discard_combo", "ongoing"),
        ("CEU-30_same_location", "laundered_combo", "anywhere"),
        ("CEU-29_laundered_coins_break_no_tie", "tie_coins", "front_and_hideout"),
    ],
)
def test_the_scenario_fails_if_the_ruling_is_otherwise(name: str, option: str, value: str) -> None:
    data = scenario("caper_europe", name)
    options = {**part(data, "position").get("options", {}), option: value}  # type: ignore[dict-item]
    assert run_scenario(GAME, changed(data, "position.options", options)).failures
