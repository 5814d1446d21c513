"""Caper: Europe through the commands a person uses: play, cards, rules, deck, simulate, referee."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hideout.bots import make
from hideout.cli import main
from hideout.core.chance import Quick
from hideout.core.errors import NotationError
from hideout.core.text import LANGUAGES
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import position_of, scenario_files
from tests.terminal.driving import lines_of, numbers, run_here

LEFTOVER_ID = re.compile(r"\b(?:terminal|core|cli|caper_europe)-[a-z]+|\{ ?\$")


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args), catch_exceptions=False)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("city", GAME.info.variants)
def test_a_person_plays_a_whole_game(
    city: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = (number if i % 2 else "" for i, number in enumerate(numbers(len(city))))
    status, shown, said = run_here(
        *("caper_europe", "--seats", "you:Anna,burglar", "--city", city, "--seed", "whole"),
        *("--lang", lang),
        typed=lines_of(typed, 1500),
    )
    assert status == 0, said
    assert said == ""
    [record] = (tmp_path / "hideout").glob("caper_europe-*.json")
    table = read_record(record.read_text(), GAMES)
    assert table.outcome is not None
    assert table.setup.variant == city
    assert not LEFTOVER_ID.search(shown)


def test_the_one_who_is_not_on_turn_is_asked_what_to_give_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file = tmp_path / "table.json"
    file.write_text(json.dumps(position_of("caper_europe", "CEU-21_the_owner_chooses")))
    # B begins: card 1 is the Blazeblaster, played on The Nun; then A is asked.
    status, shown, said = run_here(
        *("caper_europe", "--position", str(file), "--seats", "you:Anna,you:Ben"),
        typed="\nplay blazeblaster 1.1\n\nreturn antique\nquit\n",
    )
    assert status == 0, said
    shown = " ".join(shown.split())
    assert "Aqua-Respirator was burned at The Gala: which loot do you give back?" in shown
    assert "A gives loot back at The Gala: antique." in shown


def test_a_bot_gives_loot_back_too() -> None:
    state = GAME.load(position_of("caper_europe", "CEU-21_the_owner_chooses"))
    bot = make("burglar", 1)
    state.apply(1, GAME.actions.from_text("play blazeblaster 1.1"), Quick(1))
    answer = bot.choose(GAME, GAME.view(state, 0), state.legal(0))
    # Two diamonds are worth 4, a diamond and an antique 5.
    assert GAME.actions.to_text(answer) == "return diamond"


def test_cards_mark_what_is_reconstructed() -> None:
    data = json.loads(run("cards", "caper_europe", "--json").stdout)
    assert [card["id"] for card in data] == list(GAME.card_ids())
    nun = next(card for card in data if card["id"] == "the_nun")
    assert nun["marks"] == {"kind": "P4", "variant": "R", "income": "R", "effect": "R"}
    shown = run("cards", "caper_europe", "--kind", "gear", "--city", "paris").output
    assert "Helping Hand [R]" in shown
    assert re.search(r"Blazeblaster +– +3 +red +2 ", shown)
    assert "[P4] " in shown
    assert "[R] " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "topic", ["", "rulings", "options", "phases", "symbols", "CEU-21", "caper_track", "the nun"]
)
def test_the_rules_can_be_looked_up(topic: str, lang: str) -> None:
    result = run("rules", "caper_europe", *topic.split(), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert not LEFTOVER_ID.search(result.output)


def test_a_corrected_deck_is_checked_and_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    source = run("deck", "show", "caper_europe").stdout
    assert source == GAME.standard_deck().source
    file.write_text(
        source.replace("track_11_spaces = [0, 0, 0, 0, 1, 2]", "track_11_spaces = [0, 2]")
    )
    assert run("deck", "check", str(file)).exit_code == 0
    result = run(
        *("simulate", "caper_europe", "-n", "2", "--seed", "1", "--city", "rome"),
        *("--deck", str(file), "--json"),
    )
    assert json.loads(result.stdout)["games"] == 2
    file.write_text(source.replace('take = "any"', 'take = "all"', 1))
    broken = run("deck", "check", str(file))
    assert broken.exit_code != 0


def test_the_referee_plays_a_scenario() -> None:
    path = next(path for path in scenario_files("caper_europe") if path.stem.startswith("WE-08"))
    result = run("referee", "caper_europe", str(path))
    assert result.exit_code == 0, result.output
    assert "Blazeblaster burns B's Plasma Cutter at The Gala." in result.output


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play the_nobody 1",
        "play the_nun 4",
        "play the_nun 1.1",
        "play skeleton_key 1",
        "play skeleton_key 1.4",
        "discard the_nun",
        "discard",
        "take wild",
        "burn 0",
        "burn 1 2",
        "return any",
        "jump high",
    ],
)
def test_what_is_no_answer_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.actions.from_text(text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"do": "play_thief", "card": "skeleton_key", "location": 1},
        {"do": "play_thief", "card": 3, "location": 1},
        {"do": "play_thief", "card": "the_nun", "location": True},
        {"do": "play_gear", "card": "the_nun", "location": 1, "stack": 1},
        {"do": "discard_gear", "card": "skeleton_key", "location": 1},
        {"do": "choose_loot", "loot": "wild"},
        {"do": "choose_return", "loot": 1},
        {"do": "choose_burn", "stack": 4},
        {"do": ["stop"]},
    ],
)
def test_what_is_no_answer_cannot_be_read_from_json(data: object) -> None:
    with pytest.raises(NotationError):
        GAME.actions.from_json(data)
