"""What all tests share: the same surroundings on every machine, and which engine is tested."""

from __future__ import annotations

import difflib
import os
import signal
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import pytest
from hypothesis import settings

import hideout

ROOT = Path(__file__).resolve().parent.parent

# Wall clocks on shared machines say nothing, so no example is failed for being slow.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# Under nohup, or started with & by a script, everything started here would be deaf to these.
# A handler that does nothing leaves the tests deaf, but is not handed on.
for number in (signal.SIGHUP, signal.SIGINT):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, lambda *_: None)


@pytest.fixture(autouse=True)
def same_surroundings(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Nobody's home is touched, and neither language nor terminal of the user shows."""
    home = tmp_path_factory.getbasetemp() / "home"
    home.mkdir(exist_ok=True)
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in [name for name in os.environ if name.startswith("HIDEOUT_")]:
        if not name.startswith("HIDEOUT_TEST_"):
            monkeypatch.delenv(name)
    for name in ("LANGUAGE", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


class Golden:
    """Compares texts with the files that keep them; `HIDEOUT_TEST_REWRITE=1` writes the files."""

    def __init__(self, rewrite: bool) -> None:
        self.rewrite = rewrite

    def __call__(self, path: Path, text: str) -> None:
        """Fail unless the file says exactly this."""
        if self.rewrite:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        kept = path.read_text(encoding="utf-8") if path.exists() else ""
        if kept == text:
            return
        lines = difflib.unified_diff(
            kept.splitlines(), text.splitlines(), f"{path} (kept)", "now", lineterm="", n=2
        )
        pytest.fail("\n".join([*lines][:200]) or f"{path}: line ends differ", pytrace=False)


@pytest.fixture
def golden() -> Golden:
    """Keeps long expected texts in files that are rewritten by command and read in review."""
    return Golden(rewrite=os.environ.get("HIDEOUT_TEST_REWRITE") == "1")


def interpreted_modules() -> list[str]:
    """The modules meant to be compiled that an import would find as plain Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    left_out = {Path(path).relative_to("src") for path in hook["exclude"]}
    installed = Path(hideout.__file__).parent
    plain = []
    for path in sorted(installed.rglob("*.py")):
        source = path.relative_to(installed.parent)
        if source.parts[1] not in ("core", "games") or source in left_out:
            continue
        module = path.parent if path.name == "__init__.py" else path.with_suffix("")
        name = ".".join(module.relative_to(installed.parent).parts)
        found = PathFinder.find_spec(name, [str(module.parent)])
        if found is None or not str(found.origin).endswith(tuple(EXTENSION_SUFFIXES)):
            plain.append(name)
    return plain


def pytest_sessionstart() -> None:
    """Refuse to test a plain engine where the compiled one is meant."""
    if os.environ.get("HIDEOUT_TEST_ENGINE") == "compiled" and (plain := interpreted_modules()):
        pytest.exit(f"not compiled: {', '.join(plain)}", returncode=3)


def pytest_report_header() -> str:
    """Name the package under test and the form of its engine."""
    form = "interpreted" if interpreted_modules() else "compiled, every module"
    return f"hideout {hideout.__version__} from {Path(hideout.__file__).parent} ({form})"
