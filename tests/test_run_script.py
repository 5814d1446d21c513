"""`./run` sets up what is missing, starts what was asked for, and breaks nothing on the way."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).resolve().parent.parent / "run"
TELLS = '#!/bin/sh\necho "${0##*/}" "$@" in "$PWD"\n'
"""A program that says how it was called."""


class Checkout:
    """A small checkout with the real script and, if wanted, a .venv of stand-in programs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir()
        shutil.copy(RUN, root / "run")
        (root / "pyproject.toml").write_text("[project]\nname = 'stand-in'\n")
        (root / "constraints.txt").write_text("")
        self.marker = root / ".venv" / "hideout-ready.json"

    def script(self) -> ModuleType:
        """The script as a module, knowing this checkout as its own."""
        loader = SourceFileLoader("hideout_run", str(self.root / "run"))
        spec = spec_from_loader(loader.name, loader)
        assert spec is not None
        module = module_from_spec(spec)
        loader.exec_module(module)
        return module

    def program(self, name: str, text: str = TELLS) -> Path:
        """Put a program into .venv."""
        path = self.root / ".venv" / "bin" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_text(text)
        path.chmod(0o755)
        return path

    def furnish(self, extras: set[str]) -> None:
        """A .venv that counts as complete."""
        for name in ("python", "hideout", "ruff"):
            self.program(name)
        script = self.script()
        script.write_marker(script.digest(), extras)

    def start(
        self, *arguments: str, cwd: Path | None = None, env: dict[str, str] | None = None
    ) -> subprocess.Popen[str]:
        """Start the script."""
        return subprocess.Popen(
            [sys.executable, str(self.root / "run"), *arguments],
            cwd=cwd or self.root,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def call(
        self, *arguments: str, cwd: Path | None = None, env: dict[str, str] | None = None
    ) -> tuple[int, str, str]:
        """Run the script to its end: status, output, errors."""
        started = self.start(*arguments, cwd=cwd, env=env)
        output, errors = started.communicate(timeout=120)
        return started.returncode, output, errors


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


@pytest.fixture
def furnished(checkout: Checkout) -> Checkout:
    checkout.furnish({"dev", "test"})
    return checkout


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_needs_no_set_up(checkout: Checkout, arguments: list[str]) -> None:
    status, output, errors = checkout.call(*arguments)
    assert (status, errors) == (0, "")
    assert "./run play" in output
    assert not (checkout.root / ".venv").exists()


@pytest.mark.parametrize(
    ("pretend", "told"),
    [
        ("sys.version_info = (3, 10, 4)", "needs Python 3.11 or newer"),
        ("os.name = 'nt'", "works on Linux and macOS"),
    ],
)
def test_an_unfit_python_is_told_so(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, pretend: str, told: str
) -> None:
    # Coverage, if measured, would stumble over the pretence.
    monkeypatch.delenv("COVERAGE_PROCESS_START", raising=False)
    code = f"import os, runpy, sys; {pretend}; runpy.run_path('run', run_name='__main__')"
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout.root, capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert told in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_commands_go_to_hideout_where_the_user_stands(furnished: Checkout, tmp_path: Path) -> None:
    status, output, errors = furnished.call("play", "caper", "--seed", "a b", cwd=tmp_path)
    assert (status, errors) == (0, "")
    assert output == f"hideout play caper --seed a b in {tmp_path}\n"


def test_a_symlink_to_the_script_works(furnished: Checkout, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere"
    link.symlink_to(furnished.root / "run")
    ended = subprocess.run([link, "games"], cwd="/", capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (0, "hideout games in /\n")


def test_the_status_of_the_command_is_kept(furnished: Checkout) -> None:
    furnished.program("hideout", "#!/bin/sh\nexit 7\n")
    assert furnished.call("score")[0] == 7


def test_tests_run_in_the_root_with_paths_as_the_user_wrote_them(furnished: Checkout) -> None:
    inner = furnished.root / "tests"
    inner.mkdir()
    (inner / "test_a.py").touch()
    _, output, _ = furnished.call("test", "-k", "caper", "test_a.py::test_x", cwd=inner)
    path = inner / "test_a.py"
    assert output == f"python -m pytest -k caper {path}::test_x in {furnished.root}\n"


def test_check_runs_lint_format_types_and_fast_tests(furnished: Checkout) -> None:
    status, output, _ = furnished.call("check", cwd=Path("/"))
    assert status == 0
    called = [line.split(" in ")[0] for line in output.splitlines() if not line.startswith("-- ")]
    assert called == [
        "ruff check .",
        "ruff format --check .",
        "python -m mypy",
        "python -m pytest -q -n auto -m not slow and not e2e",
        "run: all checks passed",
    ]


def test_check_stops_at_the_first_failure(furnished: Checkout) -> None:
    furnished.program("python", "#!/bin/sh\nexit 3\n")
    status, output, errors = furnished.call("check")
    assert status == 3
    assert errors == "run: check stopped at: mypy (status 3)\n"
    assert "fast tests" not in output


def test_check_can_leave_out_the_tests_and_nothing_else(furnished: Checkout) -> None:
    status, output, _ = furnished.call("check", "--no-tests")
    assert (status, output.count("-- ")) == (0, 3)
    assert "fast tests" not in output
    status, _, errors = furnished.call("check", "--fast")
    assert (status, errors) == (2, "run: usage: ./run check [--no-tests]\n")


def test_a_complete_venv_is_ready_for_what_it_holds(checkout: Checkout) -> None:
    checkout.furnish({"test"})
    script = checkout.script()
    assert script.ready(set())
    assert script.ready({"test"})
    assert not script.ready({"test", "dev"})


def spoil_pyproject(checkout: Checkout) -> None:
    (checkout.root / "pyproject.toml").write_text("[project]\nname = 'other'\n")


def spoil_constraints(checkout: Checkout) -> None:
    (checkout.root / "constraints.txt").write_text("click==8.5.1\n")


def spoil_build_hook(checkout: Checkout) -> None:
    (checkout.root / "hatch_build.py").write_text("")
    (checkout.root / "hatch_build.py").write_text("x = 1\n")


def spoil_marker(checkout: Checkout) -> None:
    checkout.marker.write_text(checkout.marker.read_text()[:-9])


def spoil_marker_shape(checkout: Checkout) -> None:
    checkout.marker.write_text("[]")


def spoil_marker_python(checkout: Checkout) -> None:
    text = checkout.marker.read_text()
    checkout.marker.write_text(text.replace(str(sys.implementation.cache_tag), "cpython-310"))


def lose_marker(checkout: Checkout) -> None:
    checkout.marker.unlink()


def lose_python(checkout: Checkout) -> None:
    python = checkout.program("python")
    python.unlink()
    python.symlink_to("/nowhere/python3")


def lose_hideout(checkout: Checkout) -> None:
    checkout.program("hideout").unlink()


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_pyproject,
        spoil_constraints,
        spoil_build_hook,
        spoil_marker,
        spoil_marker_shape,
        spoil_marker_python,
        lose_marker,
        lose_python,
        lose_hideout,
    ],
)
def test_a_changed_or_broken_venv_is_not_ready(furnished: Checkout, spoil: object) -> None:
    assert furnished.script().ready({"test"})
    assert callable(spoil)
    spoil(furnished)
    assert not furnished.script().ready({"test"})


def test_a_moved_checkout_is_not_ready(furnished: Checkout, tmp_path: Path) -> None:
    furnished.root.rename(tmp_path / "moved")
    furnished.root = tmp_path / "moved"
    script = furnished.script()
    assert not script.ready(set())
    assert not script.usable(script.read_marker())


class SetUp:
    """What a set-up did, its costly steps replaced."""

    def __init__(self, checkout: Checkout) -> None:
        self.checkout = checkout
        self.script = checkout.script()
        self.steps: list[str] = []
        self.failing = False
        self.script.__dict__.update(make_venv=self.make_venv, install=self.install)

    def make_venv(self, lock: int) -> None:
        """Note that a new .venv was made."""
        self.steps.append("new")
        for name in ("python", "hideout"):
            self.checkout.program(name)

    def install(self, extras: set[str], lock: int) -> None:
        """Note what was installed, and that .venv does not count as complete meanwhile."""
        assert not self.checkout.marker.exists()
        os.fstat(lock)
        self.steps.append(",".join(sorted(extras)))
        if self.failing:
            raise self.script.SetupError("planted")


def test_a_first_set_up_makes_a_venv_and_is_not_repeated(checkout: Checkout) -> None:
    set_up = SetUp(checkout)
    set_up.script.prepare({"test"})
    set_up.script.prepare({"test"})
    assert set_up.steps == ["new", "test"]


def test_more_extras_are_added_to_the_venv(checkout: Checkout) -> None:
    checkout.furnish({"test"})
    set_up = SetUp(checkout)
    set_up.script.prepare({"dev"})
    set_up.script.prepare({"test"})
    assert set_up.steps == ["dev,test"]


def test_the_laboratory_is_installed_when_it_is_asked_for(checkout: Checkout) -> None:
    script = SetUp(checkout).script
    assert script.extras_for(["play", "caper"]) == set()
    assert script.extras_for(["arena", "caper", "--bots", "uniform,burglar"]) == set()
    assert script.extras_for(["arena", "caper", "--plot", "a.svg"]) == {"lab"}
    assert script.extras_for(["arena", "caper", "--plot=a.svg"]) == {"lab"}
    assert script.extras_for(["lab", "tune", "caper"]) == {"lab"}


def test_changed_dependencies_keep_the_extras(furnished: Checkout) -> None:
    spoil_constraints(furnished)
    set_up = SetUp(furnished)
    set_up.script.prepare(set())
    assert set_up.steps == ["dev,test"]


@pytest.mark.parametrize("lose", [lose_marker, lose_python, lose_hideout, spoil_marker_python])
def test_a_venv_that_cannot_be_trusted_is_remade(furnished: Checkout, lose: object) -> None:
    assert callable(lose)
    lose(furnished)
    set_up = SetUp(furnished)
    set_up.script.prepare({"test"})
    assert set_up.steps == ["new", "test"]


def test_a_failed_set_up_leaves_the_venv_half_made(furnished: Checkout) -> None:
    spoil_pyproject(furnished)
    set_up = SetUp(furnished)
    set_up.failing = True
    with pytest.raises(set_up.script.SetupError):
        set_up.script.prepare({"test"})
    assert not furnished.marker.exists()
    set_up.failing = False
    set_up.script.prepare({"test"})
    assert set_up.steps == ["dev,test", "new", "test"]


def test_a_checkout_without_pyproject_is_told_so(checkout: Checkout) -> None:
    (checkout.root / "pyproject.toml").unlink()
    status, _, errors = checkout.call("games")
    assert (status, errors) == (2, f"run: pyproject.toml is missing in {checkout.root}\n")


PIP = """#!/bin/sh
case "$*" in
    "-m pip config list") echo "$PLANTED_CONFIG"; exit 0;;
    "-m pip install --quiet uv") echo pip uv >> calls; exit "$PLANTED_UV";;
    *) echo pip "$@" >> calls; echo "ERROR: planted reason"; exit "$PLANTED_PIP";;
esac
"""
UV = '#!/bin/sh\necho uv "$@" >> calls\nexit "$PLANTED_UV_INSTALL"\n'
PIP_INSTALL = "pip -m pip install --quiet -e .[test] -c constraints.txt"


@pytest.mark.parametrize(
    ("config", "uv", "uv_install", "pip", "calls"),
    [
        ("global.timeout='9'", 0, 0, 1, ["pip uv", "uv pip install"]),
        ("global.extra-index-url='x'", 0, 0, 1, ["pip uv", "uv pip install"]),
        ("", 1, 0, 0, ["pip uv", PIP_INSTALL]),
        ("", 0, 2, 0, ["pip uv", "uv pip install", PIP_INSTALL]),
        ("global.index-url='x'", 0, 0, 0, [PIP_INSTALL]),
        (":env:.index-url='x'", 0, 0, 0, [PIP_INSTALL]),
        (":env:.no-index='1'", 0, 0, 0, [PIP_INSTALL]),
        ("", 1, 0, 1, ["pip uv", PIP_INSTALL]),
    ],
)
def test_uv_installs_and_pip_stands_in(
    checkout: Checkout,
    monkeypatch: pytest.MonkeyPatch,
    config: str,
    uv: int,
    uv_install: int,
    pip: int,
    calls: list[str],
) -> None:
    checkout.program("python", PIP)
    checkout.program("uv", UV)
    monkeypatch.setenv("PLANTED_CONFIG", config)
    monkeypatch.setenv("PLANTED_UV", str(uv))
    monkeypatch.setenv("PLANTED_UV_INSTALL", str(uv_install))
    monkeypatch.setenv("PLANTED_PIP", str(pip))
    script = checkout.script()
    script.LOG.touch()
    with script.locked() as lock:
        if pip and calls[-1] == PIP_INSTALL:
            with pytest.raises(script.SetupError, match=r"^planted reason \(details: .*run\.log\)"):
                script.install({"test"}, lock)
        else:
            script.install({"test"}, lock)
    made = (checkout.root / "calls").read_text().splitlines()
    assert len(made) == len(calls)
    assert all(call.startswith(start) for call, start in zip(made, calls, strict=True))


def test_a_second_run_waits_for_the_first_and_uses_its_venv(checkout: Checkout) -> None:
    with (checkout.root / ".run.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = checkout.start("games")
        assert second.stderr is not None
        assert "waiting for it" in second.stderr.readline()
        checkout.furnish(set())
    output, errors = second.communicate(timeout=60)
    assert (second.returncode, output) == (0, f"hideout games in {checkout.root}\n")
    assert errors == ""


def until(path: Path) -> None:
    """Wait for a file to appear."""
    end = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < end, f"{path} never appeared"
        time.sleep(0.01)


WAITS = "#!/bin/sh\ntouch began\nwhile [ ! -e go ]; do sleep 0.05; done\nrm began\n"
"""A step of the set-up that goes on until it is told to end."""


def test_a_step_that_outlives_a_killed_run_keeps_the_lock(furnished: Checkout) -> None:
    furnished.program("python", WAITS)
    spoil_constraints(furnished)
    killed = furnished.start("games")
    until(furnished.root / "began")
    killed.kill()
    with (furnished.root / ".run.lock").open("w") as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (furnished.root / "go").touch()
        fcntl.flock(lock, fcntl.LOCK_EX)
    killed.communicate(timeout=60)
    assert not (furnished.root / "began").exists()


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_set_up_with_all_its_steps(
    furnished: Checkout, number: signal.Signals, status: int
) -> None:
    furnished.program("python", WAITS)
    spoil_constraints(furnished)
    stopped = furnished.start("games")
    until(furnished.root / "began")
    stopped.send_signal(number)
    _, errors = stopped.communicate(timeout=60)
    assert stopped.returncode == status
    assert "Traceback" not in errors
    with (furnished.root / ".run.lock").open("w") as lock:
        # Nobody says "go": only the death of every step frees the lock.
        fcntl.flock(lock, fcntl.LOCK_EX)
    assert (furnished.root / "began").exists()
    assert not furnished.marker.exists()


def test_a_missing_ensurepip_names_the_package(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError('planted')\n")
    status, output, errors = checkout.call("games", env={"PYTHONPATH": str(tmp_path)})
    assert (status, output) == (2, "")
    assert "apt install python3-venv" in errors.splitlines()[-1]
    assert "Traceback" not in errors


def test_ctrl_c_in_the_middle_leaves_a_venv_that_is_remade(checkout: Checkout) -> None:
    interrupted = checkout.start("games")
    until(checkout.root / ".venv" / "bin")
    interrupted.send_signal(signal.SIGINT)
    _, errors = interrupted.communicate(timeout=60)
    assert interrupted.returncode == 130
    assert errors.splitlines()[-1] == "run: stopped"
    assert "Traceback" not in errors
    set_up = SetUp(checkout)
    set_up.script.prepare(set())
    assert set_up.steps == ["new", ""]


@pytest.mark.slow
def test_offline_is_one_clear_line_and_the_index_is_the_users(checkout: Checkout) -> None:
    (checkout.root / ".venv").mkdir()
    (checkout.root / ".venv" / "rubbish").touch()
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:1/simple", "PIP_RETRIES": "1"}
    status, output, errors = checkout.call("games", env=nowhere)
    assert (status, output) == (2, "")
    first, last = errors.splitlines()
    assert "setting up .venv" in first
    assert last.startswith("run: no package index can be reached, are you offline?")
    assert "127.0.0.1" in (checkout.root / ".run.log").read_text()
    assert not (checkout.root / ".venv" / "rubbish").exists()
    assert not checkout.marker.exists()
