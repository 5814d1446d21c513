"""Kept playthroughs and counts: the games still go as they went, line by line."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from hideout.core.game import Game
from tests.kit import counting
from tests.kit.cases import Case, every_game
from tests.kit.playthrough import FOLDER, path_of, playthrough, playthrough_cases

MOST_BYTES = 60_000
CASES = playthrough_cases()


def check_lines(path: Path, text: str, command: str) -> None:
    """Compare a kept file with what it would be now, and name the first line that differs."""
    assert path.exists(), f"{path.name} is missing; write it by: {command}"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(
        itertools.zip_longest(kept, text.splitlines(), fillvalue="(nothing)"), 1
    ):
        assert was == now, f"{path.name}:{number}; if it should be so: {command}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_goes_as_it_went(case: Case) -> None:
    check_lines(path_of(case), playthrough(case), "python -m tests.kit.playthrough --write")


def test_every_playthrough_belongs_to_a_case_and_is_short_enough_to_read() -> None:
    kept = {path.name: path.stat().st_size for path in FOLDER.glob("*")}
    assert set(kept) == {path_of(case).name for case in CASES}
    assert max(kept.values()) < MOST_BYTES


@every_game
def test_every_variant_option_and_preset_has_a_playthrough(game: Game) -> None:
    mine = [case for case in CASES if case.game_id == game.info.id]
    plain = {(case.seats, case.variant) for case in mine if case.is_plain}
    assert plain == set(itertools.product(game.info.seats, game.info.variants))
    for option in game.info.options:
        for value in option.values[1:]:
            assert any(case.options == {option.id: value} for case in mine)
    for preset in game.info.presets:
        assert not preset.values or any(case.preset == preset.id for case in mine)


@every_game
def test_there_are_as_many_legal_lines_as_there_were(game: Game) -> None:
    text = counting.HEAD + "\n".join(counting.counting(game)) + "\n"
    check_lines(counting.path_of(game), text, "python -m tests.kit.counting --write")
