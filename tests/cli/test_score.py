"""score: the score pad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.cli._page import Page
from hideout.cli._sheet import show_sheet
from hideout.core.game import JsonObject, ScoreLine, ScoreSheet
from hideout.core.text import LANGUAGES, texts
from hideout.games import caper
from tests.cli.kit import Run, keep, told
from tests.cli.test_reference import LEFTOVER


def test_the_sheet_shows_places_points_and_reasons(
    run: Run, monkeypatch: pytest.MonkeyPatch, louvre_file: str, louvre: JsonObject
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    result = run("score", "caper", louvre_file)
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert "The Louvre 1 3 Green 5 points + painting" in lines
    assert "The Bank 0 0 – –" in lines
    assert "Locations 0 5" in lines
    assert "Total 2 10" in lines
    for line in caper.GAME.score(louvre).lines:
        rulings = f" ({', '.join(line.rulings)})" if line.rulings else ""
        assert f"+{line.points} {told(line.text, **line.details)}{rulings}" in lines
    assert "1. Green: 10 points" in lines
    assert told("caper-decided-points") in lines


def test_programs_get_exactly_the_result_of_the_rules(
    run: Run, louvre_file: str, louvre: JsonObject
) -> None:
    result = run("score", "caper", louvre_file, "--json")
    assert json.loads(result.stdout) == caper.GAME.score(louvre).result
    assert list(json.loads(result.stdout)) == list(caper.GAME.score(louvre).result)
    assert json.loads(result.stdout)["scores"]["green"]["total"] == 10


def test_a_position_may_come_from_standard_input(
    run: Run, louvre_file: str, louvre: JsonObject
) -> None:
    from_file = run("score", "caper", louvre_file, "--json").stdout
    assert run("score", "caper", "-", "--json", input=json.dumps(louvre)).stdout == from_file


def test_the_snitch_has_a_column_and_reasons(run: Run, louvre: JsonObject) -> None:
    louvre["players"] = 3
    output = run("score", "caper", "-", input=json.dumps(louvre)).output
    lines = [" ".join(line.split()) for line in output.splitlines()]
    assert "Cream Green Snitch" in lines
    assert "Total 2 10 3" in lines
    assert "Snitch: where it comes from" in lines
    assert "2. Snitch: 3 points" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["60", "100"])
def test_the_sheet_fits_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, louvre_file: str, lang: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    output = run("score", "caper", louvre_file, "--lang", lang).output
    assert max(len(line) for line in output.splitlines()) <= int(width)
    assert not LEFTOVER.search(output)


def test_an_invalid_position_is_one_line(run: Run, louvre: JsonObject) -> None:
    louvre["city"] = "madrid"
    result = run("score", "caper", "-", input=json.dumps(louvre))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "invalid position: E_CITY: unknown city 'madrid'\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_are_the_same_in_every_language(run: Run, louvre: JsonObject, lang: str) -> None:
    louvre["coins"] = {"cream": 6, "green": 5}
    given = json.dumps(louvre)
    assert ": E_COINS: " in run("score", "caper", "-", "--lang", lang, input=given).stderr.replace(
        "\xa0:", ":"
    )
    result = run("score", "caper", "-", "--json", "--lang", lang, input=given)
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert (error["code"], error["path"]) == ("E_COINS", "$.coins")
    assert "11" in error["message"]


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"a": 1, "a": 2}', "[" * 100_000])
def test_what_is_not_json_is_refused(run: Run, text: str) -> None:
    result = run("score", "caper", "-", input=text)
    assert result.exit_code == 2
    assert result.stderr.startswith("invalid position: E_JSON: ")
    assert result.stderr.count("\n") == 1


def test_lines_go_on_after_an_invalid_one(run: Run, tmp_path: Path, louvre: JsonObject) -> None:
    good = json.dumps(louvre).encode()
    file = tmp_path / "many.jsonl"
    file.write_bytes(good + b"\n\n{\n   \n\xff\xfe\n" + good)
    result = run("score", "caper", "--lines", str(file))
    assert result.exit_code == 2
    first, second, third, fourth = [json.loads(line) for line in result.stdout.splitlines()]
    assert first == fourth == caper.GAME.score(louvre).result
    assert second["error"]["code"] == third["error"]["code"] == "E_JSON"
    assert result.stderr == ""


def test_lines_that_are_all_valid_end_well(run: Run, louvre: JsonObject) -> None:
    given = f"{json.dumps(louvre)}\n" * 3
    result = run("score", "caper", "--lines", "-", input=given)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 3


def test_either_a_file_or_lines(run: Run, louvre_file: str) -> None:
    for args in ([], [louvre_file, "--lines", louvre_file]):
        result = run("score", "caper", *args)
        assert result.exit_code == 2
        assert "either a file or --lines" in result.stderr


def test_lines_of_a_missing_file(run: Run) -> None:
    assert "no such file" in run("score", "caper", "--lines", "nowhere").stderr


def test_a_corrected_deck_changes_the_score(run: Run, tmp_path: Path, louvre_file: str) -> None:
    source = caper.GAME.standard_deck().source
    deck = tmp_path / "mine.toml"
    deck.write_text(source.replace("loot_points = [1, 3, 7]", "loot_points = [2, 5, 9]"))
    result = run("score", "caper", louvre_file, "--json", "--deck", str(deck))
    assert json.loads(result.stdout)["scores"]["green"]["loot"] == 7


def test_a_wrong_deck_is_refused_with_its_line(run: Run, tmp_path: Path, louvre_file: str) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text("[deck]\nid = \n")
    result = run("score", "caper", louvre_file, "--deck", str(deck))
    assert result.exit_code == 2
    assert result.stderr.startswith("hideout: mine.toml:2: ")
    assert run("score", "caper", louvre_file, "--deck", "nowhere.toml").exit_code == 2


def test_a_byte_order_mark_does_no_harm(run: Run, tmp_path: Path, louvre: JsonObject) -> None:
    file = tmp_path / "windows.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(louvre).encode())
    assert run("score", "caper", str(file)).exit_code == 0
    assert run("score", "caper", keep(tmp_path / "plain.json", louvre)).exit_code == 0


def test_a_game_without_places_and_categories_still_gets_a_sheet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = (
        ScoreLine("Anna", "gear", 3, "caper-score-discards", {"n": 1, "points": 3}, ()),
        ScoreLine("Anna", "loot", 4, "caper-score-discards", {"n": 2, "points": 4}, ("CAP-02",)),
        ScoreLine("Ben", "gear", 5, "caper-score-discards", {"n": 3, "points": 5}, ()),
    )
    show_sheet(Page(), caper.GAME, ScoreSheet({}, lines), texts("en"))
    shown = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "Anna Ben" in shown
    assert "Gear 3 5" in shown
    assert "Loot 4" in shown
    assert "Total 7 5" in shown
    assert "Ranking" not in shown
