"""hint: what a bot would answer, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.chance import Quick
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.text import LANGUAGES
from hideout.core.transcript import read_record
from hideout.games import GAMES
from tests.cli.kit import Run, keep, played
from tests.cli.test_reference import LEFTOVER

QUICK = ("--level", "burglar", "--budget", "1it")


def a_position(path: Path, game_id: str = "caper", seats: int = 2, steps: int = 9) -> str:
    """A position after some random answers, in a file."""
    game = GAMES[game_id]
    luck = Quick(4)
    state = game.start(agree(game, seats), luck)
    for _ in range(steps):
        for seat in state.pending():
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
    return keep(path / "position.json", game.dump(state))


def hints(run: Run, *args: str) -> JsonObject:
    result = run("hint", *args, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


def answers(data: JsonObject) -> list[JsonObject]:
    found = data["answers"]
    assert isinstance(found, list)
    return found


def test_a_position_gets_the_best_answers_with_reasons(run: Run, tmp_path: Path) -> None:
    file = a_position(tmp_path)
    data = hints(run, "caper", file, "--level", "mastermind", "--budget", "40it", "--top", "2")
    assert data["bot"] == "mastermind@40it"
    assert data["iterations"] == 40
    assert len(answers(data)) == 2
    game = GAMES["caper"]
    state = game.load(json.loads(Path(file).read_text()))
    [seat] = state.pending()
    assert data["seat"] == seat
    for answer in answers(data):
        assert game.actions.from_text(str(answer["do"])) in state.legal(seat)
        assert 0 <= float(str(answer["win"])) <= 1
        assert answer["reasons"]
    assert hints(run, "caper", file, "--budget", "40it", "--top", "2") == data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answers_are_explained_in_every_language(run: Run, tmp_path: Path, lang: str) -> None:
    result = run("hint", "caper", a_position(tmp_path), *QUICK, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "1. play " in result.output
    assert not LEFTOVER.search(result.output)


def test_a_record_is_looked_at_step_by_step(run: Run, tmp_path: Path) -> None:
    record = played()
    file = keep(tmp_path / "record.json", record)
    table = read_record(json.dumps(record), GAMES)
    for step in (0, 7, table.step - 1):
        answer = next(answer for answer in table.answers if answer.step == step)
        data = hints(run, "caper", file, "--step", str(step), *QUICK, "--top", "99")
        assert data["seat"] == answer.seat
        given = table.game.actions.to_text(answer.action)
        assert given in [each["do"] for each in answers(data)]


def test_an_unfinished_record_is_looked_at_where_it_ends(run: Run, tmp_path: Path) -> None:
    record = played(answers=12)
    file = keep(tmp_path / "record.json", record)
    table = read_record(json.dumps(record), GAMES)
    assert hints(run, "caper", file, *QUICK)["seat"] == table.pending[0]
    assert run("hint", "caper", "-", *QUICK, input=json.dumps(record)).exit_code == 0


def test_simultaneous_questions_are_mixed(run: Run, tmp_path: Path) -> None:
    file = a_position(tmp_path, "sneaks_and_snitches", 3, 0)
    args = ("sneaks_and_snitches", file, "--seat", "1", "--budget", "30it")
    data = hints(run, *args, "--top", "99")
    assert data["simultaneous"] is True
    weights = [float(str(each["weight"])) for each in answers(data)]
    assert sum(weights) == pytest.approx(1, abs=0.01)
    assert sum(weight > 0 for weight in weights) > 1
    assert "times in 100" in run("hint", *args).output


def test_what_cannot_be_answered_is_refused(run: Run, tmp_path: Path) -> None:
    position = a_position(tmp_path)
    over = keep(tmp_path / "over.json", played())
    europe = keep(tmp_path / "unfinished.json", played(answers=3))
    pending = GAMES["caper"].load(json.loads(Path(position).read_text())).pending()[0]
    roles = ("cream", "green")
    for args, message in (
        (["caper", over], "the game is over"),
        (["caper", over, "--deck", "mine.toml"], "--deck is for positions"),
        (["caper", over, "--step", "999"], "no question 999"),
        (["caper", position, "--step", "1"], "--step is for records"),
        (["caper", position, "--seat", roles[1 - pending]], "is asked nothing here"),
        (["caper", position, "--seat", "purple"], "purple"),
        (["caper", position, "--level", "deep"], "deep"),
        (["caper", position, "--budget", "long"], "“long” is no budget"),
        (["caper", position, "--top", "0"], "--top"),
        (["caper_europe", europe], "caper"),
        (["chess", position], "chess"),
        (["caper", str(tmp_path / "nowhere.json")], "nowhere.json"),
    ):
        result = run("hint", *args)
        assert result.exit_code == 2, args
        assert message in result.stderr
        assert result.stderr.count("\n") == 1


def test_with_several_to_answer_one_must_be_named(run: Run, tmp_path: Path) -> None:
    file = a_position(tmp_path, "sneaks_and_snitches", 2, 0)
    result = run("hint", "sneaks_and_snitches", file, *QUICK)
    assert result.exit_code == 2
    assert "red, yellow" in result.stderr
    assert hints(run, "sneaks_and_snitches", file, *QUICK, "--seat", "yellow")["seat"] == 1


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '{"hideout_record": 1}', "\x00"])
def test_what_is_no_position_is_refused(run: Run, text: str) -> None:
    result = run("hint", "caper", "-", input=text)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
