"""replay and verify: what records tell and prove."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hideout.core.game import Event, JsonObject
from hideout.core.reading import digest
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.core.transcript import write_record
from hideout.games import caper
from hideout.telling.story import EVERYTHING, sentences
from tests.cli.kit import Run, keep, played, told
from tests.cli.test_reference import LEFTOVER


def test_a_faithful_record_is_verified(run: Run, record_file: str, finished: JsonObject) -> None:
    result = run("verify", record_file)
    assert result.exit_code == 0
    answers = finished["answers"]
    assert isinstance(answers, list)
    assert f"Answers: {len(answers)}, all played again, all legal." in result.output
    assert str(finished["commitment"])[:16] in result.output
    data = json.loads(run("verify", record_file, "--json").stdout)
    assert data["verified"] is True
    assert data["answers"] == len(answers)
    assert data["end"] == finished["end"]


def test_an_unfinished_record_is_faithful_too(run: Run, tmp_path: Path) -> None:
    file = keep(tmp_path / "record.json", played(answers=9))
    assert "it stands at step 9" in run("verify", file).output
    assert json.loads(run("verify", file, "--json").stdout)["end"] is None
    assert "it stands at step 9" in run("replay", file).output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "city"), [(2, "london"), (3, "paris"), (4, "rome")])
def test_records_are_told_in_every_language(
    run: Run, tmp_path: Path, lang: str, seats: int, city: str
) -> None:
    file = keep(tmp_path / "record.json", played(seats, city))
    for command in (["verify"], ["replay"], ["replay", "--all"], ["replay", "--seat", "1"]):
        result = run(*command, file, "--lang", lang)
        assert result.exit_code == 0
        assert not LEFTOVER.search(result.output), result.output


def cut(record: JsonObject) -> None:
    answers = record["answers"]
    assert isinstance(answers, list)
    del answers[20:]


def swap(record: JsonObject) -> None:
    answers = record["answers"]
    assert isinstance(answers, list)
    answers[3], answers[4] = answers[4], answers[3]


def change_seed(record: JsonObject) -> None:
    record["seed"] = "00" * 32


def change_score(record: JsonObject) -> None:
    end = record["end"]
    assert isinstance(end, dict)
    end["scores"][0] += 1


def rename(record: JsonObject) -> None:
    record["players"] = ["Anna", "Ben"]


def other_game(record: JsonObject) -> None:
    record["game"] = "chess"


def not_a_record(record: JsonObject) -> None:
    del record["hideout_record"]


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (cut, "E_TRUNCATED"),
        (swap, "E_ORDER"),
        (change_seed, "E_COMMITMENT"),
        (change_score, "E_END"),
        (rename, "E_DIGEST"),
        (other_game, "E_GAME"),
        (not_a_record, "E_FOREIGN"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_each_harm_to_a_record_is_named(
    run: Run,
    tmp_path: Path,
    finished: JsonObject,
    harm: Callable[[JsonObject], None],
    code: str,
    command: str,
) -> None:
    record = json.loads(json.dumps(finished))
    harm(record)
    if code != "E_DIGEST":
        record["digest"] = digest({k: v for k, v in record.items() if k != "digest"})
    file = keep(tmp_path / "record.json", record)
    result = run(command, file, "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["code"] == code
    for lang in LANGUAGES:
        line = run(command, file, "--lang", lang)
        assert line.exit_code == 2
        assert line.stdout == ""
        assert line.stderr.count("\n") == 1


def test_a_cut_off_file_is_refused(run: Run, tmp_path: Path, finished: JsonObject) -> None:
    text = json.dumps(finished)
    file = tmp_path / "record.json"
    for length in (0, 1, len(text) // 2, len(text) - 1):
        file.write_text(text[:length])
        result = run("verify", str(file))
        assert result.exit_code == 2
        assert result.stderr.startswith(f"hideout: {file}: ")
        assert result.stderr.count("\n") == 1


def test_a_story_has_rounds_and_ends_with_the_sheet(run: Run, record_file: str) -> None:
    output = run("replay", record_file).output
    data = json.loads(run("replay", record_file, "--json").stdout)
    events = [*data["start"], *(e for answer in data["answers"] for e in answer["events"])]
    rounds = [event for event in events if event.pop("event") == "round_began"]
    assert len(rounds) == 6
    for details in rounds:
        assert f"\n\n{told('caper-event-round_began', **details)}\n" in output
    assert "Ranking" in output


@pytest.fixture
def hands(run: Run, record_file: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that tell the first hand of each seat, to those who may know it."""
    monkeypatch.setenv("COLUMNS", "300")
    data = json.loads(run("replay", record_file, "--all", "--json").stdout)
    dealt = [event for event in data["start"] if event.pop("event") == "hand_dealt"]
    secrets = [event.pop("secret")[str(seat)] for seat, event in enumerate(dealt)]
    return [
        told("caper-event-hand_dealt.known", **event, **secret)
        for event, secret in zip(dealt, secrets, strict=True)
    ]


def test_a_spectator_sees_no_hand(run: Run, record_file: str, hands: list[str]) -> None:
    output = run("replay", record_file).output
    assert not any(hand in output for hand in hands)


def test_a_seat_sees_its_own_hand_only(run: Run, record_file: str, hands: list[str]) -> None:
    cream = run("replay", record_file, "--seat", "cream").output
    assert hands[0] in cream
    assert hands[1] not in cream
    assert run("replay", record_file, "--seat", "0").output == cream
    assert run("replay", record_file, "--seat", "CREAM").output == cream
    green = run("replay", record_file, "--seat", "green").output
    assert hands[1] in green
    assert hands[0] not in green


def test_all_shows_every_hand(run: Run, record_file: str, hands: list[str]) -> None:
    output = run("replay", record_file, "--all").output
    assert all(hand in output for hand in hands)


def test_secrets_that_differ_are_told_seat_by_seat() -> None:
    event = Event(
        "hands_swapped", {}, {0: {"cards": ["the_mime"]}, 1: {"cards": ["the_don", "the_dame"]}}
    )
    cream, green = sentences(caper.GAME, event, EVERYTHING, 2, texts("en"))
    assert cream.startswith("Cream Mastermind: ")
    assert "The Mime" in cream
    assert green.startswith("Green Mastermind: ")
    assert "The Don" in green
    [public] = sentences(caper.GAME, event, None, 2, texts("en"))
    assert "The" not in public.removeprefix("The")


def test_a_player_is_found_by_name(
    run: Run, tmp_path: Path, finished: JsonObject, hands: list[str]
) -> None:
    record = json.loads(json.dumps(finished))
    record["players"] = ["Anna", "burglar"]
    record["digest"] = digest({k: v for k, v in record.items() if k != "digest"})
    file = keep(tmp_path / "record.json", record)
    output = run("replay", file, "--seat", "anna").output
    assert "Anna (Cream Mastermind), Burglar (Green Mastermind)" in output
    assert hands[0] in output
    assert "Anna" in run("verify", file).output


def test_a_game_that_began_with_a_position(run: Run, tmp_path: Path) -> None:
    begun = caper.table(seed="cardboard")
    begun.answer(0, begun.legal(0)[0])
    table = Table.of_position(caper.GAME, caper.GAME.dump(begun.state))
    while table.pending:
        seat = table.pending[0]
        table.answer(seat, table.legal(seat)[0])
    file = keep(tmp_path / "record.json", write_record(table))
    assert "Start: a position" in run("verify", file).output
    assert "Ranking" in run("replay", file).output
    everything = json.loads(run("replay", file, "--all", "--json").stdout)
    assert everything["position"] == table.position
    assert json.loads(run("replay", file, "--json").stdout)["position"] is None


def test_take_backs_are_told(run: Run, tmp_path: Path) -> None:
    table = caper.table(seed="a change of mind")
    table.answer(0, table.legal(0)[0])
    table.take_back(0)
    table.answer(0, table.legal(0)[1])
    file = keep(tmp_path / "record.json", write_record(table))
    assert "Taken back: 1 answer, 1 of them freely" in run("verify", file).output
    assert json.loads(run("verify", file, "--json").stdout)["take_backs"] == 1


def test_who_stood_in_is_told_to_programs(run: Run, tmp_path: Path) -> None:
    table = caper.table(seed="an absent player")
    table.submit(0, 0, table.legal(0)[0], by="greedy")
    file = keep(tmp_path / "record.json", write_record(table))
    assert json.loads(run("replay", file, "--json").stdout)["answers"][0]["by"] == "greedy"


def test_programs_get_answers_and_events(run: Run, record_file: str, finished: JsonObject) -> None:
    everything = json.loads(run("replay", record_file, "--all", "--json").stdout)
    written = finished["answers"]
    assert isinstance(written, list)
    assert [answer["do"] for answer in everything["answers"]] == [a["do"] for a in written]
    assert everything["end"] == finished["end"]
    assert '"secret": {' in json.dumps(everything)
    public = json.loads(run("replay", record_file, "--json").stdout)
    assert public["seat"] is None
    assert '"secret": {' not in json.dumps(public)
    assert all("do" not in answer for answer in public["answers"])
    green = json.loads(run("replay", record_file, "--seat", "green", "--json").stdout)
    assert {answer["seat"] for answer in green["answers"] if "do" in answer} == {1}


def test_seats_that_do_not_exist(run: Run, record_file: str) -> None:
    result = run("replay", record_file, "--seat", "snitch")
    assert result.exit_code == 2
    assert "“snitch” (known: cream, green)" in result.stderr
    assert run("replay", record_file, "--seat", "0", "--all").exit_code == 2


def test_step_does_not_wait_in_a_pipe(run: Run, record_file: str) -> None:
    assert run("replay", record_file, "--step").output == run("replay", record_file).output
