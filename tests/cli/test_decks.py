"""deck: checking and showing decks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.text import LANGUAGES
from hideout.games import caper
from tests.cli.kit import Run
from tests.cli.test_reference import LEFTOVER


@pytest.fixture
def source() -> str:
    return caper.GAME.standard_deck().source


def test_the_standard_deck_is_shown_as_it_is(run: Run, source: str) -> None:
    assert run("deck", "show", "caper").stdout == source


def test_what_was_shown_is_valid_and_the_same(run: Run, tmp_path: Path, source: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(source)
    result = run("deck", "check", str(file))
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert "thief 15 3 3 3 24" in lines
    assert "gear 30 6 6 6 48" in lines
    assert "location 8 5 5 5 23" in lines
    assert "It plays exactly like the standard deck." in lines
    assert caper.GAME.standard_deck().digest in result.output


def test_corrections_are_listed(run: Run, tmp_path: Path, source: str) -> None:
    begin, card, rest = source.partition('id = "the_bookie"')
    changed = begin + card + rest.replace("income = 0", "income = 2", 1)
    file = tmp_path / "mine.toml"
    file.write_text(changed.replace("coins = 10", "coins = 12", 1))
    result = run("deck", "check", str(file))
    assert result.exit_code == 0
    assert "2 differences" in result.output
    assert "The Bookie: income: 0 -> 2" in result.output
    assert "[values]: coins: 10 -> 12" in result.output
    data = json.loads(run("deck", "check", str(file), "--json").stdout)
    assert data["differences"] == [
        {"card": None, "field": "coins", "standard": 10, "here": 12},
        {"card": "the_bookie", "field": "income", "standard": 0, "here": 2},
    ]
    assert data["cards"] == 95


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_are_checked_in_every_language(
    run: Run, tmp_path: Path, source: str, lang: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(source.replace("income = 1", "income = 2", 1))
    output = run("deck", "check", str(file), "--lang", lang).output
    assert not LEFTOVER.search(output)
    file.write_text(source.replace("total = 95", "total = 94", 1))
    result = run("deck", "check", str(file), "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    line = source[: source.index("total = 95")].count("\n") + 1
    assert f"mine.toml:{line}" in result.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("total = 95", "total = 96"),
        ('id = "the_actress"', 'id = "the_banker"'),
        ("{ caper = 1, per", "{ capre = 1, per"),
        ('game = "caper"', 'game = "chess"'),
        ("[deck]", "[deck"),
    ],
)
def test_a_wrong_deck_is_refused(run: Run, tmp_path: Path, source: str, old: str, new: str) -> None:
    file = tmp_path / "mine.toml"
    assert old in source
    file.write_text(source.replace(old, new, 1))
    result = run("deck", "check", str(file))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    error = json.loads(run("deck", "check", str(file), "--json").stdout)["error"]
    assert error["message"]


def test_files_that_are_no_deck(run: Run, tmp_path: Path) -> None:
    binary = tmp_path / "noise.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for name in (str(tmp_path), str(tmp_path / "missing.toml"), str(binary)):
        result = run("deck", "check", name)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_deck_alone_shows_its_help(run: Run) -> None:
    assert run("deck").exit_code == 0
    assert run("deck").output == run("deck", "--help").output
    assert "  check  Check a deck file and compare it." in run("deck").output


def test_cards_of_a_corrected_deck(run: Run, tmp_path: Path, source: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(source.replace("income = 1", "income = 4", 1))
    args = ("cards", "caper", "actress", "--json", "--deck", str(file))
    assert json.loads(run(*args).stdout)[0]["income"] == 4
