"""`hint` at the prompt: advice for the person who sits there, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.bots import LEVELS, Budget
from hideout.core.text import LANGUAGES, texts
from hideout.core.transcript import write_record
from hideout.terminal.commands import STRONGEST
from tests.terminal.driving import Drive, a_table, script


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that gives hints thinks for a few futures only."""
    monkeypatch.setattr(LEVELS[STRONGEST], "budget", Budget(iterations=20))


def shown_after(path: Path, *typed: str, seats: str = "you,uniform", lang: str = "en") -> str:
    return Drive(a_table(seats), path / "game.json", script(*typed), lang).play()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_answers_and_reasons_in_every_language(tmp_path: Path, lang: str) -> None:
    for word in ("hint", texts(lang).say("terminal-command-hint")):
        shown = shown_after(tmp_path, word, lang=lang)
        head = texts(lang).say("terminal-hint-head", bot=texts(lang).say(f"core-bot-{STRONGEST}"))
        assert head in shown
        advice = shown.split(head)[1]
        assert advice.count("  play ") == 3
        assert "%" in advice


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    table = a_table("you,uniform")
    before = write_record(table)
    drive = Drive(table, tmp_path / "game.json", script("hint", "hint"))
    drive.play()
    assert write_record(table) == before


def test_the_same_question_gets_the_same_hint(tmp_path: Path) -> None:
    shown = shown_after(tmp_path, "hint", "hint")
    head = "As Mastermind sees it:"
    first, second = (told.split("\n>")[0] for told in shown.split(head)[1:])
    assert first == second


def test_only_cards_of_the_one_at_the_keyboard_are_named(tmp_path: Path) -> None:
    table = a_table("you:Anna,you:Ben")
    shown = Drive(table, tmp_path / "game.json", script("", "hint")).play()
    advice = shown.split("As Mastermind sees it:")[1]
    codec = table.game.actions
    own = {codec.to_text(action) for action in table.legal(0)}
    named = [line.split(":")[0].strip() for line in advice.splitlines() if "  play " in line]
    assert len(named) == 3
    assert set(named) <= own


def test_help_lists_the_hint(tmp_path: Path) -> None:
    assert "hint: the best answers" in " ".join(shown_after(tmp_path, "help").split())
