"""Whole games through the real command, with a script at the keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hideout.core.transcript import read_record
from hideout.games import GAMES
from tests.terminal.driving import lines_of, numbers, run, run_here

LEFTOVER_ID = re.compile(r"\b(?:terminal|core|cli|caper)-[a-z]+|\{ ?\$")
SEATS = {
    2: "you:Anna,burglar",
    3: "uniform,you:Anna,burglar",
    4: "burglar,you:Anna,uniform,lookout",
}


def only_record(home: Path) -> Path:
    [path] = (home / "hideout").glob("caper-*.json")
    return path


@pytest.mark.parametrize("city", GAMES["caper"].info.variants)
@pytest.mark.parametrize("n_seats", SEATS)
def test_a_person_plays_a_whole_game(n_seats: int, city: str, tmp_path: Path) -> None:
    done = run(
        "caper", "--terminal", "--seats", SEATS[n_seats], "--city", city, "--seed", "whole",
        typed=lines_of(numbers(n_seats), 600), home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = only_record(tmp_path)
    table = read_record(record.read_text(), GAMES)
    assert table.outcome is not None
    assert table.setup.variant == city
    assert "Anna" in table.players
    shown = done.stdout
    assert shown.index(table.commitment) < shown.index("Round 1")
    assert table.seed.hex() not in shown[: shown.index("The game is over.")]
    assert table.seed.hex() in shown
    assert "verify" in shown
    assert str(record) in shown.replace("\n", "")
    assert not LEFTOVER_ID.search(shown)
    long = [line for line in shown.split("\n") if len(line) > 80]
    assert all("/" in line or table.seed.hex() in line for line in long), long


def test_the_snitch_may_be_a_person(tmp_path: Path) -> None:
    done = run(
        "caper", "--seats", "burglar,burglar,you", "--seed", "s",
        typed=lines_of(numbers(9, 2), 200), home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Snitch: You" in done.stdout
    assert read_record(only_record(tmp_path).read_text(), GAMES).outcome is not None


def test_two_enters_and_a_newcomer_plays_caper_in_paris_against_a_bot(tmp_path: Path) -> None:
    done = run(typed="\n\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    data = json.loads(only_record(tmp_path).read_text())
    assert data["game"] == "caper"
    assert data["setup"]["variant"] == "paris"
    assert data["players"] == ["You", "safecracker"]
    assert data["answers"] == []


def test_another_table_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = ["1", "2", "9", "2", "3", "Anna", "burglar", "Anna", "6", "quit"]
    status, shown, said = run_here(typed=lines_of(typed, 99))
    assert status == 0, said
    assert "two people are called 'Anna'" in shown
    data = json.loads(only_record(tmp_path).read_text())
    assert data["setup"]["seats"] == 3
    assert data["setup"]["variant"] == "london"
    assert data["players"] == ["Anna", "burglar", "Player 3"]


@pytest.mark.parametrize("lang", ["en", "it", "fr", "de"])
def test_every_language_plays_without_leftover_ids(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = [
        "help", "why", "why play the_mime 2", "why flip 1", "xyzzy", "?skeleton", "? the",
        "?zzzz", "?", "hand", "score", "log", "rules", "rules getaway", "rules CAP-44",
        "rules zzz", "table", "0", "99", "undo", "save", *(["1"] * 24), "score", "log",
    ]  # fmt: skip
    args = ("caper", "--lang", lang, "--seed", "x", "--city", "rome")
    status, shown, said = run_here(*args, typed=lines_of(typed, 999))
    assert status == 0, said
    assert not LEFTOVER_ID.search(shown)
    assert "--resume" in shown


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    args = ("caper", "--seats", "uniform,uniform", "--seed", "3", "--save", str(tmp_path / "x"))
    status, shown, said = run_here(*args)
    assert status == 0, said
    assert "Round 6" in shown
    assert "The game is over." in shown


def test_leaving_before_there_is_a_table_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    status, shown, said = run_here("--terminal", typed="1\n")
    assert (status, said) == (0, "")
    assert "Who plays?" in shown
    assert not list(tmp_path.iterdir())
