"""A game survives every way of stopping it, and goes on exactly where it was."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import time
from datetime import datetime
from pathlib import Path

import pytest

from hideout.core.game import JsonObject
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.terminal import saving
from tests.terminal.driving import (
    COMMAND,
    PATIENCE,
    Drive,
    a_table,
    lines_of,
    numbers,
    run,
    run_here,
    script,
)

TYPED = lines_of(numbers(7), 400)
GAME = ("caper", "--seats", "you:Anna,burglar", "--city", "london", "--seed", "stop me")


def answers_in(path: Path) -> list[JsonObject]:
    answers = json.loads(path.read_text())["answers"]
    assert isinstance(answers, list)
    return answers


def interrupted(path: Path, typed: list[str], number: signal.Signals, home: Path) -> str:
    """Type some lines, send a signal while the game waits for the next one."""
    process = subprocess.Popen(
        [*COMMAND, *GAME, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(home)},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write("".join(f"{line}\n" for line in typed))
        process.stdin.flush()
        shown = ""
        deadline = time.monotonic() + PATIENCE
        # Every line typed is repeated after its prompt; one more prompt waits for the next.
        while shown.count("\n> ") <= len(typed):
            assert time.monotonic() < deadline, shown
            sign = process.stdout.read(1)
            assert sign, shown
            shown += sign
        time.sleep(0.2)  # the prompt is out; give the reading time to begin
        process.send_signal(number)
        shown += process.stdout.read()
        process.wait(PATIENCE)
    assert process.returncode == 0, shown
    return shown


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of the game played in one go."""
    folder = tmp_path_factory.mktemp("whole")
    done = run(*GAME, "--save", str(folder / "whole.json"), typed=TYPED, home=folder)
    assert done.returncode == 0, done.stderr
    return folder / "whole.json"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_and_the_game_goes_on_the_same_way(
    number: signal.Signals, whole_game: Path, tmp_path: Path
) -> None:
    half = tmp_path / "half.json"
    first = TYPED.split("\n")[:23]
    shown = interrupted(half, first, number, tmp_path)
    assert "Traceback" not in shown
    assert f"--resume {half}" in shown
    table = read_record(half.read_text(), GAMES)
    assert table.pending == (0,)
    assert answers_in(half) == answers_in(whole_game)[: len(table.answers)]
    # A card that was picked without saying where to is not part of the game; it is picked anew.
    rest = TYPED.split("\n")[len(first) :]
    if "or 0 for another card" in shown.split("> ")[-2]:
        rest.insert(0, first[-1])
    done = run("--resume", str(half), typed="\n".join(rest) + "\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert answers_in(half) == answers_in(whole_game)
    assert json.loads(half.read_text()) == json.loads(whole_game.read_text())


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = run(*GAME, typed="1\n1\n", home=tmp_path)
    assert done.returncode == 0
    [path] = (tmp_path / "hideout").iterdir()
    assert path.name.startswith("caper-20")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert f"play --terminal --resume {path}" in done.stdout
    assert len(answers_in(path)) == 2  # Anna's and the bot's
    status, _, said = run_here("--resume", str(path))
    assert status == 0, said
    assert [path] == list((tmp_path / "hideout").iterdir())


def test_output_that_nobody_reads_any_more_saves_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    process = subprocess.Popen(
        [*COMMAND, *GAME, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        shown = ""
        while "\n> " not in shown:
            sign = process.stdout.read(1)
            assert sign, process.stderr.read()
            shown += sign
        process.stdout.close()
        process.stdin.write(TYPED[:80])
        process.stdin.close()
        assert process.stderr.read() == ""
        process.wait(PATIENCE)
    assert read_record(path.read_text(), GAMES).pending


def test_saving_on_the_way_does_not_stop_the_game(tmp_path: Path) -> None:
    other = tmp_path / "deeper" / "kept.json"
    drive = Drive(
        a_table(), tmp_path / "game.json", script("1", "1", f"save {other}", "save", "quit")
    )
    shown = drive.play()
    assert shown.count("The game is saved in") == 3
    assert len(answers_in(other)) == len(drive.table.answers)
    assert not (tmp_path / "game.json").exists()


def test_a_file_that_cannot_be_written_is_told_and_the_game_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "temporary"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / "game.json"
    shown = Drive(a_table(), path, script("1", "1", "save", "quit")).play()
    assert shown.count("Cannot save in") == 2
    [kept] = elsewhere.iterdir()
    assert str(kept) in shown
    assert read_record(kept.read_text(), GAMES).pending


def test_a_write_that_fails_leaves_the_older_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    saving.write(path, {"old": True})

    def fail(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        saving.write(path, {"new": True})
    assert json.loads(path.read_text()) == {"old": True}
    assert list(tmp_path.iterdir()) == [path]


def test_every_game_gets_a_name_of_its_own(tmp_path: Path) -> None:
    now = datetime(2030, 1, 2, 3, 4, 5)
    first = saving.new_path(tmp_path, "caper", now)
    assert first.name == "caper-2030-01-02-030405.json"
    first.write_text("")
    assert saving.new_path(tmp_path, "caper", now).name == "caper-2030-01-02-030405-2.json"


def test_the_folder_follows_the_environment(tmp_path: Path) -> None:
    assert saving.state_folder({"XDG_STATE_HOME": str(tmp_path)}) == tmp_path / "hideout"
    at_home = Path.home() / ".local" / "state" / "hideout"
    assert saving.state_folder({}) == at_home
    assert saving.state_folder({"XDG_STATE_HOME": "relative"}) == at_home


def test_a_finished_game_is_not_resumed(whole_game: Path) -> None:
    before = whole_game.read_text()
    status, _, said = run_here("--resume", str(whole_game))
    assert status == 2
    assert "over" in said
    assert whole_game.read_text() == before


def test_a_resumed_game_may_change_its_players(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run_here(*GAME, "--save", str(path), typed="1\n1\n")
    status, _, said = run_here("--resume", str(path), "--seats", "burglar,burglar")
    assert status == 0, said
    table = read_record(path.read_text(), GAMES)
    assert table.outcome is not None
    assert table.players == ["burglar", "burglar"]


def test_a_position_is_played_saved_and_resumed(tmp_path: Path) -> None:
    table = a_table("you,you", "rome")
    for _ in range(20):
        seat = table.pending[0]
        table.submit(seat, table.step, table.legal(seat)[-1])
    position = tmp_path / "position.json"
    position.write_text(json.dumps(table.game.dump(table.state)))
    path = tmp_path / "game.json"
    args = ("--position", str(position), "--seats", "you,burglar", "--seed", "p")
    typed = lines_of(numbers(3), 300)
    status, whole, said = run_here(*args, "--save", str(path), typed=typed)
    assert status == 0, said
    assert "The game is over." in whole
    assert read_record(path.read_text(), GAMES).position is not None
    # The same in two halves.
    run_here(*args, "--save", str(path))
    status, again, said = run_here("--resume", str(path), typed=typed)
    assert status == 0, said
    ends = [each[each.index("The game is over.") :] for each in (whole, again)]
    assert ends[0] == ends[1]
