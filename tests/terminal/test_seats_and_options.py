"""What the command line may say about the table, and the one line that answers a mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.errors import OptionError
from hideout.core.text import texts
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.telling.titles import shown_names
from hideout.terminal.players import read_seats, seated
from tests.terminal.driving import a_table, run_here

WORDS = texts("en")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("you,burglar", ["You", "burglar"]),
        (" you , uniform ", ["You", "uniform"]),
        ("you:Anna,you:Ben", ["Anna", "Ben"]),
        ("you: Anna Lena ,burglar,burglar", ["Anna Lena", "burglar", "burglar"]),
        ("you,you", ["Player 1", "Player 2"]),
        ("burglar,you,you:Zoë,uniform", ["burglar", "Player 2", "Zoë", "uniform"]),
    ],
)
def test_seats_are_people_and_bots(text: str, names: list[str]) -> None:
    assert read_seats(text, WORDS) == names


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "terminal-error-seat"),
        ("you,", "terminal-error-seat"),
        ("you,genius", "terminal-error-seat"),
        ("Anna,burglar", "terminal-error-seat"),
        ("burglar:2,you", "terminal-error-seat"),
        ("you:,burglar", "terminal-error-name_empty"),
        ("you:burglar,burglar", "terminal-error-name_level"),
        ("you:greedy,burglar", "terminal-error-name_level"),
        ("you:Anna,you:Anna", "terminal-error-same_name"),
        ("you,you:Player 1", "terminal-error-same_name"),
        (f"you:{'x' * 25},burglar", "terminal-error-name_long"),
        ("you:A\x1b[2J,burglar", "terminal-error-name_sign"),
        ("you:A\u202eB,burglar", "terminal-error-name_sign"),
    ],
)
def test_a_seat_nobody_can_take_is_refused(text: str, id: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_seats(text, WORDS)
    assert caught.value.text == id
    assert str(caught.value)


def test_a_saved_game_of_an_earlier_version_finds_its_bot() -> None:
    table = a_table("you:Anna,burglar")
    table.players = ["Anna", "greedy"]
    anna, greedy = seated(table)
    assert anna.is_person
    assert repr(greedy.bot).startswith("<Burglar bot")
    assert shown_names(table.players, texts("de")) == ["Anna", "greedy"]


def test_a_record_knows_bots_by_their_level() -> None:
    table = a_table("you:Anna,burglar")
    anna, burglar = seated(table)
    assert anna.is_person
    assert not burglar.is_person
    assert repr(burglar.bot).startswith("<Burglar bot")
    assert shown_names(table.players, texts("de")) == ["Anna", "Einbrecher"]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "chess"),
        (["caper", "--seats", "you,genius"], "genius"),
        (["caper", "--seats", "you"], "1"),
        (["caper", "--seats", "you,you,you,you,you"], "5"),
        (["caper", "--city", "berlin"], "berlin"),
        (["caper", "--preset", "martian"], "martian"),
        (["caper", "--options", "don_bonus=coin"], "don_bonus"),
        (["caper", "--options", "nonsense"], "nonsense"),
        (["caper", "--deck", "missing.toml"], "missing.toml"),
        (["--resume", "missing.json"], "missing.json"),
        (["--position", "missing.json"], "missing.json"),
        (["caper", "--width", "12"], "40"),
        (["caper", "--colour"], "--colour"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_line(
    args: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    status, shown, said = run_here(*args)
    assert status == 2
    assert complaint in said
    assert len(said.strip().split("\n")) == 1
    assert shown == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "more",
    [
        ["--seed", "x"],
        ["--city", "rome"],
        ["--preset", "french"],
        ["--options", "don_bonus=point"],
        ["--position", "somewhere.json"],
        ["--seats", "you,burglar,burglar"],
    ],
)
def test_what_a_resumed_game_has_settled_cannot_be_changed(more: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(write_record(a_table())))
    before = path.read_text()
    status, _, said = run_here("--resume", str(path), *more)
    assert status == 2
    assert len(said.strip().split("\n")) == 1
    assert path.read_text() == before


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"game": "caper"}', '{"game": 1}', "\0", '{"hideout_record": 1}']
)
@pytest.mark.parametrize("option", ["--resume", "--position"])
def test_a_file_that_is_no_game_is_refused(option: str, content: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    status, _, said = run_here(option, str(path), typed="1\n")
    assert status == 2
    assert len(said.strip().split("\n")) == 1
    assert path.read_text() == content


def test_house_rules_and_seed_reach_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    status, _, said = run_here(
        "caper", "--seats", "you,burglar", "--city", "rome", "--preset", "french",
        "--options", "don_bonus=caper", "--seed", "ab" * 32, "--save", str(path),
    )  # fmt: skip
    assert status == 0, said
    table = read_record(path.read_text(), GAMES)
    assert table.seed == bytes.fromhex("ab" * 32)
    assert table.setup.variant == "rome"
    assert table.setup.options["don_bonus"] == "caper"
    assert table.setup.options["royal_bonus"] == "point"


def test_a_corrected_deck_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    standard = GAMES["caper"].standard_deck()
    deck = tmp_path / "mine.toml"
    deck.write_text(standard.source.replace("loot_points = [1, 3, 7]", "loot_points = [1, 3, 6]"))
    path = tmp_path / "game.json"
    status, _, said = run_here("caper", "--deck", str(deck), "--save", str(path), typed="1 1\n")
    assert status == 0, said
    table = read_record(path.read_text(), GAMES)
    assert table.setup.deck.digest != standard.digest
    status, _, said = run_here("--resume", str(path), typed="1\n")
    assert status == 0, said
