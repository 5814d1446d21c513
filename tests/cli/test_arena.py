"""arena and lab: bots compared, weights tuned, tables printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.bots.tuned import read
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES
from hideout.lab import arena
from hideout.lab.tuning import tactics_of
from tests.cli.kit import Run
from tests.cli.test_reference import LEFTOVER


def summary(run: Run, *args: str) -> JsonObject:
    result = run("arena", *args, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


def encounters(data: JsonObject) -> list[JsonObject]:
    found = data["encounters"]
    assert isinstance(found, list)
    return found


def test_all_play_all_and_the_seed_fixes_the_games(run: Run) -> None:
    args = ("caper", "--bots", "uniform,lookout,mastermind@2it", "-n", "3", "--seed", "5")
    first, again = summary(run, *args), summary(run, *args, "--jobs", "2")
    pairs = [(each["bot"], each["among"]) for each in encounters(first)]
    assert pairs == [
        ("lookout", "uniform"),
        ("mastermind@2it", "uniform"),
        ("mastermind@2it", "lookout"),
    ]
    for one, other in zip(encounters(first), encounters(again), strict=True):
        assert one["games"] == 4
        assert {**one, "ms": 0} == {**other, "ms": 0}
    assert first["ratings"] == again["ratings"]
    assert first["seed"] == "5"


def test_a_budget_goes_to_those_who_think_by_time(run: Run) -> None:
    data = summary(
        run, "caper_europe", "--bots", "burglar,mastermind", "-n", "1", "--budget", "1it"
    )
    assert data["bots"] == ["burglar", "mastermind@1it"]


def test_a_lone_bot_among_others(run: Run) -> None:
    args = ("thiefs_market", "--bots", "uniform,lookout", "--seats", "4", "-n", "2")
    [encounter] = encounters(summary(run, *args, "--lone", "lookout", "--seed", "1"))
    assert (encounter["bot"], encounter["among"], encounter["games"]) == ("lookout", "uniform", 4)
    assert encounter["fair"] == 0.25
    sides = encounter["by_side"]
    assert isinstance(sides, list)
    assert len(sides) == 4


def test_a_file_is_continued(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    args = ("caper", "--bots", "uniform,lookout", "--seed", "1")
    short = summary(run, *args, "-n", "2", "--out", out)
    assert encounters(short)[0]["games"] == 2
    longer = summary(run, *args, "-n", "6", "--out", out)
    assert encounters(longer)[0]["games"] == 6
    assert len(Path(out).read_text().splitlines()) == 7
    whole = summary(run, *args, "-n", "6")
    assert {**encounters(longer)[0], "ms": 0} == {**encounters(whole)[0], "ms": 0}
    assert encounters(summary(run, *args, "-n", "2", "--out", out))[0]["games"] == 2


def test_a_file_of_other_bots_is_refused(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    args = ("caper", "-n", "1", "--seed", "1", "--out", out)
    assert run("arena", *args, "--bots", "uniform,lookout").exit_code == 0
    result = run("arena", *args, "--bots", "uniform,burglar")
    assert result.exit_code == 2
    assert "games.jsonl holds an arena with another bots" in result.stderr


def test_an_interruption_keeps_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[int] = []
    whole = arena.play_game

    def play_three(plan: arena.Plan, pairing: arena.Pairing, deal: int, side: int) -> arena.Result:
        if deal == 3:
            raise KeyboardInterrupt
        played.append(deal)
        return whole(plan, pairing, deal, side)

    monkeypatch.setattr(arena, "play_game", play_three)
    out = tmp_path / "games.jsonl"
    result = run(
        "arena", "caper", "--bots", "uniform,lookout", "-n", "20", "--seed", "1", "--out", str(out)
    )
    assert result.exit_code == 130
    assert "Interrupted: 6 of 20 games." in result.output
    assert len(out.read_text().splitlines()) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3"])
def test_the_tables_are_there_in_every_language(run: Run, lang: str, seats: str) -> None:
    result = run(
        "arena", "caper", "--bots", "uniform,lookout", "-n", "2", "--seats", seats,
        "--seed", "5", "--lang", lang,
    )  # fmt: skip
    assert result.exit_code == 0
    assert "lookout" in result.output
    assert not LEFTOVER.search(result.output)


@pytest.mark.parametrize("name", ["a.svg", "a.png"])
def test_a_plot_is_drawn(run: Run, tmp_path: Path, name: str) -> None:
    pytest.importorskip("matplotlib")
    plots = [tmp_path / f"{n}{name}" for n in range(2)]
    for plot in plots:
        result = run(
            "arena", "caper", "--bots", "uniform,lookout", "-n", "2", "--seed", "5",
            "--plot", str(plot),
        )  # fmt: skip
        assert result.exit_code == 0, result.output
    first, second = (plot.read_bytes() for plot in plots)
    assert first.startswith(b"<?xml" if name.endswith("svg") else b"\x89PNG")
    assert first == second


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "uniform"], "two bots"),
        (["--bots", "uniform,uniform"], "uniform is named twice"),
        (["--bots", "uniform,deep"], "unknown bot “deep”"),
        (["--bots", "uniform,burglar@5"], "“5” is no budget"),
        (["--bots", "uniform,burglar", "--budget", "fast"], "“fast” is no budget"),
        (["--bots", "uniform,burglar", "--seats", "7"], "2, 3, 4"),
        (["--bots", "uniform,burglar", "--lone", "lookout"], "unknown bot “lookout”"),
        (["--bots", "uniform,burglar", "--plot", "a.txt"], "a.txt"),
        (["--bots", "uniform,burglar", "--out", "nowhere/a.jsonl"], "nowhere/a.jsonl"),
        (["--bots", "uniform,burglar", "--variant", "madrid"], "madrid"),
        ([], "--bots"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, args: list[str], message: str) -> None:
    result = run("arena", "caper", *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


# -- lab -----------------------------------------------------------------------------------------


def test_weights_are_tuned_into_a_file(run: Run, tmp_path: Path) -> None:
    args = ("lab", "tune", "caper_europe", "--games", "1", "--rounds", "1", "--seed", "3")
    printed = run(*args)
    assert printed.exit_code == 0, printed.output
    out = tmp_path / "weights.json"
    written = run(*args, "-o", str(out))
    assert written.exit_code == 0, written.output
    assert out.read_text() == printed.stdout
    assert str(out) in written.output.replace("\n", "")
    tactics = tactics_of("caper_europe")
    read(
        out.read_bytes(),
        "caper_europe",
        tactics.feature_names,
        tactics.group_names,
        tactics.n_stages,
    )


def test_tuning_refuses_what_it_cannot_do(run: Run, tmp_path: Path) -> None:
    assert run("lab", "tune", "chess").exit_code == 2
    assert run("lab", "tune", "caper", "--games", "0").exit_code == 2
    nowhere = tmp_path / "nowhere" / "a.json"
    result = run("lab", "tune", "caper_europe", "--games", "1", "--rounds", "1", "-o", str(nowhere))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_rates_are_printed_as_measured_and_in_use(run: Run) -> None:
    result = run("lab", "rates", "sneaks_and_snitches", "--games", "1", "--seed", "3")
    assert result.exit_code == 0, result.output
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["at"] for line in lines] == [2, 3, 4, 5] * 2
    assert lines[0]["constant"] == "bots.sneaks_and_snitches_odds.LEAVING"
    assert lines[0]["in_use"] == [3.1]
    assert 1 < lines[0]["measured"][0] < 6
    assert lines[0]["n"] > 5
    result = run("lab", "rates", "thiefs_market", "--games", "1")
    assert result.exit_code == 2
    assert "caper, sneaks_and_snitches" in result.stderr


def test_a_report_is_printed(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    run("arena", "caper", "--bots", "uniform,lookout", "-n", "2", "--seed", "1", "--out", out)
    result = run("lab", "report", out)
    assert result.exit_code == 0
    assert "| caper | 2 | paris | `lookout` | `uniform` | 2 |" in result.stdout


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "empty"),
        (b"{}\n", "line 1"),
        (b"\xff\n", "line 1"),
    ],
)
def test_a_report_of_something_else_is_refused(
    run: Run, tmp_path: Path, content: bytes, message: str
) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(content)
    result = run("lab", "report", str(file))
    assert result.exit_code == 2
    assert message in result.stderr
    assert run("lab", "report", str(tmp_path / "missing")).exit_code == 2
    assert run("lab", "report").exit_code == 2


def test_a_report_of_a_game_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    args = ("caper", "--bots", "uniform,lookout", "-n", "1", "--seed", "1", "--out", str(file))
    run("arena", *args)
    whole = file.read_text()
    for old, new in (('"game":"caper"', '"game":"chess"'), ('"seats":2', '"seats":9')):
        assert old in whole
        file.write_text(whole.replace(old, new))
        result = run("lab", "report", str(file))
        assert result.exit_code == 2
        assert "a.jsonl" in result.stderr


def test_lab_alone_shows_its_commands(run: Run) -> None:
    result = run("lab")
    assert result.exit_code == 0
    assert "tune" in result.output
    assert "report" in result.output
