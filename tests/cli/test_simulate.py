"""simulate and bench: many games."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES
from hideout.games import caper
from hideout.lab import simulation
from hideout.lab.simulation import Plan, Played, Totals, portions
from tests.cli.kit import Run
from tests.cli.test_reference import LEFTOVER


def summary(run: Run, *args: str) -> JsonObject:
    result = run("simulate", "caper", *args, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    for key in ("seconds", "games_per_s"):
        assert data.pop(key) > 0
    return data


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(run: Run) -> None:
    args = ("-n", "6", "--seed", "7", "--seats", "uniform,uniform")
    alone = summary(run, *args)
    assert summary(run, *args) == alone
    assert summary(run, *args, "--jobs", "2") == alone
    assert summary(run, "-n", "6", "--seed", "8") != alone


def test_a_summary_counts_games_seats_and_decisions(run: Run) -> None:
    data = summary(run, "-n", "4", "--seed", "1", "--variant", "london")
    assert data["games"] == 4
    assert data["variant"] == "london"
    assert data["seed"] == "1"
    seats = data["seats"]
    assert isinstance(seats, list)
    assert [seat["role"] for seat in seats] == ["cream", "green"]
    assert sum(seat["wins"] for seat in seats) == 4
    decisions = data["decisions"]
    assert isinstance(decisions, int)
    assert 4 * 42 <= decisions <= 4 * 60


def test_burglar_beats_uniform(run: Run) -> None:
    data = summary(run, "-n", "5", "--seed", "2", "--seats", "uniform,burglar")
    seats = data["seats"]
    assert isinstance(seats, list)
    assert seats[1]["mean_score"] > seats[0]["mean_score"]


def test_a_searching_bot_with_iterations_plays_the_same_games_again(run: Run) -> None:
    args = ("-n", "1", "--seed", "4", "--seats", "mastermind@3it,plain_search@3it")
    first = summary(run, *args)
    assert summary(run, *args) == first
    seats = first["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["mastermind@3it", "plain_search@3it"]


def test_three_and_four_seats(run: Run) -> None:
    for n in (3, 4):
        data = summary(run, "-n", "2", "--seed", "1", "--seats", ",".join(["uniform"] * n))
        seats = data["seats"]
        assert isinstance(seats, list)
        assert len(seats) == n


def test_options_and_decks_are_played(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    source = caper.GAME.standard_deck().source
    deck.write_text(source.replace("coins = 10", "coins = 5", 1))
    args = ("-n", "2", "--seed", "1", "--deck", str(deck))
    data = summary(run, *args, "--preset", "french", "--options", "don_bonus=caper")
    options = data["options"]
    assert isinstance(options, dict)
    assert options["don_bonus"] == "caper"
    assert options["royal_bonus"] == "point"
    assert data["deck"] != caper.GAME.standard_deck().digest


def test_a_deck_travels_to_other_processes(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    source = caper.GAME.standard_deck().source
    deck.write_text(source.replace("loot_points = [1, 3, 7]", "loot_points = [9, 9, 9]"))
    args = ("-n", "2", "--seed", "1", "--deck", str(deck))
    assert summary(run, *args, "--jobs", "2") == summary(run, *args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_there_in_every_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    result = run("simulate", "caper", "-n", "1", "--seed", "5", "--lang", lang)
    assert result.exit_code == 0
    assert ("100.0 %" if lang == "en" else "100,0 %") in result.output
    assert not LEFTOVER.search(result.output)
    assert max(len(line) for line in result.output.splitlines()) <= 60


def test_without_a_seed_one_is_drawn_and_shown(run: Run) -> None:
    first, second = (summary(run, "-n", "1")["seed"] for _ in range(2))
    assert first != second


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seats", "uniform"], "2, 3, 4"),
        (["--seats", "uniform,deep"], "unknown bot “deep” (known: uniform, lookout, burglar"),
        (["--seats", ""], "unknown bot"),
        (["--variant", "madrid"], "madrid"),
        (["--options", "don_bonus"], "option=value"),
        (["--options", "don_bonus=gold"], "gold"),
        (["--options", "xyzzy=1"], "xyzzy"),
        (["--preset", "spanish"], "spanish"),
        (["--deck", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, args: list[str], message: str) -> None:
    result = run("simulate", "caper", *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_an_interruption_shows_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    whole = simulation.play_portion

    def play_two(portion: tuple[Plan, int, int]) -> list[Played]:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(portion[1])
        return whole(portion)

    monkeypatch.setattr(simulation, "play_portion", play_two)
    result = run("simulate", "caper", "-n", "30", "--seed", "1")
    assert result.exit_code == 130
    assert "Interrupted: 2 of 30 games." in result.output


def test_portions_cover_every_game_once() -> None:
    plan = Plan("caper", ("uniform", "uniform"), "1", "paris", (), None)
    for n in (1, 39, 40, 100, 5000):
        numbers = [i for _, begin, end in portions(plan, n) for i in range(begin, end)]
        assert numbers == list(range(n))


def test_totals_do_not_depend_on_the_order() -> None:
    games = [Played((1, 2), (20, 10), 44), Played((2, 1), (7, 12), 46), Played((1, 2), (9, 8), 42)]
    one, other = Totals(2), Totals(2)
    one.add(games)
    other.add(games[2:])
    other.add(games[1::-1])
    assert vars(one) == vars(other)
    assert one.wins == [2, 1]
    assert one.mean_score(0) == 12
    assert math.isclose(one.score_error(0), math.sqrt(49 / 3))


def test_a_single_game_has_no_spread() -> None:
    totals = Totals(1)
    totals.add([Played((1,), (5,), 3)])
    assert totals.score_error(0) == 0


def test_bench_prints_one_json_line_for_each_set_up(run: Run) -> None:
    result = run("bench", "engine", "--game", "caper", "--seconds", "0.05")
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(line["seats"], line["variant"]) for line in lines] == [
        (2, "paris"),
        (2, "rome"),
        (2, "london"),
        (3, "paris"),
        (4, "paris"),
    ]
    for line in lines:
        assert line["game"] == "caper"
        assert isinstance(line["compiled"], bool)
        assert line["games_per_s"] > 0
        assert line["decisions_per_s"] > line["games_per_s"]
        assert line["mean_legal"] > 1
        assert line["clone_us"] > 0
    two_players = lines[0]
    assert 42 <= two_players["decisions"] / two_players["games"] <= 50


def test_bench_can_be_narrowed_down(run: Run) -> None:
    args = ("--seconds", "0.02", "--variant", "london", "--seats", "4")
    [line] = run("bench", *args).stdout.splitlines()
    assert (json.loads(line)["variant"], json.loads(line)["seats"]) == ("london", 4)


def test_bench_search_measures_plain_and_strong_search(run: Run) -> None:
    args = ("search", "--game", "caper", "--seats", "2", "--variant", "rome", "--seconds", "0.05")
    lines = [json.loads(line) for line in run("bench", *args).stdout.splitlines()]
    assert [line["bot"] for line in lines] == ["plain_search", "mastermind"]
    for line in lines:
        assert (line["bench"], line["variant"], line["seats"]) == ("search", "rome", 2)
        assert line["playouts"] >= 50
        assert line["playouts_per_s"] > 0
        assert 0 < line["nodes_per_s"] <= 1.5 * line["playouts_per_s"]
        assert (line["settled"], line["ms_to_settle"]) == (0, None)


def test_bench_search_goes_on_with_the_next_deal_where_thinking_ends(run: Run) -> None:
    args = ("search", "--game", "sneaks_and_snitches", "--seats", "3", "--seconds", "0.5")
    plain, strong = [json.loads(line) for line in run("bench", *args).stdout.splitlines()]
    assert (plain["bot"], plain["settled"]) == ("plain_search", 0)
    assert strong["bot"] == "mastermind"
    # It reconsiders 40 times and is done; what the five windows cut off adds fewer.
    assert strong["settled"] >= 1
    assert 40 * strong["settled"] <= strong["playouts"] < 40 * (strong["settled"] + 5)
    assert strong["ms_to_settle"] > 0
    assert strong["playouts_per_s"] < 50_000


@pytest.mark.parametrize("args", [["--game", "chess"], ["--variant", "madrid"], ["--seats", "9"]])
def test_bench_refuses_what_is_not_there(run: Run, args: list[str]) -> None:
    result = run("bench", *args, "--seconds", "0.02")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
