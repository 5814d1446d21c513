"""The frame around all commands: help, language, usage faults, signals, pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from hideout.cli import COMMANDS, _faults, main
from hideout.core.text import LANGUAGES
from tests.cli.kit import Run

OWN = [name for name in COMMANDS if name not in ("play", "deck")]


def test_version_says_which_engine_it_is(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("hideout 0.")
    assert "engine: plain Python" in result.output or "engine: compiled" in result.output


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert run().exit_code == 0
    assert run().output == run("--help").output == run("-h").output
    for name in COMMANDS:
        assert f"\n  {name} " in run().output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [[name] for name in OWN] + [["deck", "check"], ["deck"]])
def test_every_command_explains_itself(run: Run, lang: str, command: list[str]) -> None:
    result = run(*command, "--lang", lang, "--help")
    assert result.exit_code == 0
    assert "cli-" not in result.output
    others = [run(*command, "--lang", other, "--help").output for other in LANGUAGES]
    assert others.count(result.output) == 1


def test_the_inner_language_wins(run: Run) -> None:
    assert "Esempi" in run("--lang", "it", "games", "--help").output
    assert "Beispiele" in run("--lang", "it", "games", "--lang", "de", "--help").output


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commandes" in run("--help").output
    monkeypatch.setenv("HIDEOUT_LANG", "de")
    assert "Befehle" in run("--help").output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["scor"], "no command “scor”; did you mean “score”?"),
        (["xyzzy"], "no command “xyzzy”"),
        (["deck", "shwo"], "did you mean “show”?"),
        (["games", "--jsom"], "no option --jsom; did you mean --json?"),
        (["games", "--xyzzy"], "no option --xyzzy"),
        (["games", "caper"], "too much: caper"),
        (["cards"], "GAME is missing"),
        (["--lang", "es", "games"], "--lang must be one of en, it, fr, de"),
        (["simulate", "caper", "-n", "0"], "-n must be a number, 1 or more"),
        (["simulate", "caper", "-n", "many"], "-n must be a number, 1 or more"),
        (["bench", "--seconds", "0"], "--seconds must be a number, 0.01 or more"),
        (["bench", "everything"], "must be one of engine, search, server"),
        (["games", "--lang"], "--lang: a value is missing"),
        (["games", "--json=1"], "or there is one too many"),
    ],
)
def test_a_wrong_command_line_gets_one_line(run: Run, args: list[str], message: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert message in result.stderr
    assert "--help" in result.stderr


def test_a_wrong_command_line_is_an_object_for_programs(run: Run) -> None:
    result = run("cards", "--json", "--lang=it")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert error["code"] == "E_USAGE"
    assert error["path"] == "$"
    assert "manca" in error["message"]
    assert result.stderr == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_game_is_refused(run: Run, lang: str) -> None:
    for command in (["rules", "chess"], ["cards", "chess"], ["score", "chess", "x"]):
        result = run(*command, "--lang", lang)
        assert result.exit_code == 2
        assert "chess" in result.stderr
        assert "caper" in result.stderr


@pytest.mark.parametrize(
    "command", [["score", "caper"], ["referee", "caper"], ["verify"], ["replay"]]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_that_cannot_be_read_get_one_line(
    run: Run, tmp_path: Path, command: list[str], lang: str
) -> None:
    binary = tmp_path / "noise.json"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\xfe")
    for name in (str(tmp_path / "missing.json"), str(tmp_path), str(binary), "a\0b"):
        result = run(*command, name, "--lang", lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        as_json = run(*command, name, "--lang", lang, "--json")
        assert as_json.exit_code == 2
        assert json.loads(as_json.stdout)["error"]["code"] == "E_FILE"


def test_a_file_without_permission_is_said_to_be_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, mode: str) -> object:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    assert "no permission" in run("verify", "secret.json").stderr


def test_a_file_of_endless_length_is_refused(run: Run) -> None:
    result = run("verify", "/dev/zero")
    assert result.exit_code == 2
    assert "too large" in result.stderr


@pytest.mark.parametrize("signal_raised", [KeyboardInterrupt, click.Abort])
def test_an_interruption_ends_with_status_130(
    run: Run, monkeypatch: pytest.MonkeyPatch, signal_raised: type[BaseException]
) -> None:
    def interrupt(name: str) -> str:
        raise signal_raised

    monkeypatch.setattr("hideout.cli._files.read_text", interrupt)
    result = run("verify", "record.json")
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_a_full_disk_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hideout.cli._files.read_text", fail)
    result = run("verify", "record.json")
    assert result.exit_code == 2
    assert result.stderr == "hideout: No space left on device\n"


def test_other_faults_of_the_command_line_keep_their_status(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> object:
        raise click.ClickException("told")

    with pytest.raises(SystemExit) as left:
        _faults.guard(fail, [])
    assert left.value.code == 1
    assert capsys.readouterr().err == "told\n"


def started(*args: str, **env: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "hideout", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **env},
    )


def test_a_closed_pipe_is_no_fault() -> None:
    process = started("cards", "caper", "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.wait(30) in (_faults.BROKEN_PIPE, 0)
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_terminal_without_accents_still_gets_an_answer() -> None:
    process = started("cards", "caper", "--lang", "fr", "plans", PYTHONIOENCODING="ascii")
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert b"Plans cach?s" in out
    assert err == b""


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def until_it_plays(process: subprocess.Popen[bytes]) -> None:
    """Until a simulation with two jobs is under way."""
    # The first child only looks after what the others share.
    while len(children(process.pid)) < 3:
        time.sleep(0.1)
    time.sleep(1)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_ctrl_c_prints_the_games_so_far() -> None:
    process = started("simulate", "caper", "-n", "100000", "--seed", "1", "--jobs", "2")
    until_it_plays(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Interrupted: " in out + err
    assert b"of 100000 games" in out + err
    assert b"Traceback" not in err


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_the_death_of_a_process_is_one_line() -> None:
    process = started("simulate", "caper", "-n", "100000", "--seed", "1", "--jobs", "2")
    until_it_plays(process)
    os.kill(children(process.pid)[-1], signal.SIGKILL)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 2
    assert out == b""
    assert err == b"hideout: a process of the simulation was ended from outside\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_behind_the_output_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "hideout", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert found.returncode == 2
    assert found.stderr == "hideout: No space left on device\n"


def test_a_closed_output_is_no_fault() -> None:
    script = f"exec {sys.executable} -m hideout games >&-"
    found = subprocess.run(["sh", "-c", script], stderr=subprocess.PIPE, text=True)
    assert (found.returncode, found.stderr) == (0, "")


def test_starting_up_reads_no_more_than_needed() -> None:
    script = (
        "import sys\n"
        "from hideout.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('rich', 'multiprocessing', 'fluent.runtime', 'hideout.games')"
        " if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert found.stdout.endswith("\n[]\n")


def test_every_command_has_its_file() -> None:
    context = click.Context(main)
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        assert command.name == name
