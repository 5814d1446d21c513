"""Imports point down only, and the engine stands on the standard library alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "hideout"

LEVELS: tuple[tuple[str, ...], ...] = (
    ("__init__",),
    ("core",),
    ("games",),
    ("bots",),
    ("telling",),
    ("review", "lab", "rl", "server"),
    ("client",),
    ("terminal",),
    ("cli",),
    ("__main__",),
)
"""From the bottom up; a part may import itself and whatever is on a lower level."""

LEVEL = {part: level for level, parts in enumerate(LEVELS) for part in parts}
ENGINE = ("core", "games")
OUTSIDE_ALLOWED = {("core/text.py", "fluent")}
"""The sole imports of the engine from outside the standard library."""


def imported(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    """The line and full name of everything a module imports, wherever in the module.

    `from a import b` yields `a.b`, as `b` may be a module; `package` resolves leading dots.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*parents, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args:
            called = ast.unparse(node.func).rpartition(".")[2]
            if called in ("import_module", "__import__") and (name := literal_start(node.args[0])):
                yield node.lineno, name


def literal_start(node: ast.expr) -> str:
    """The text, or the fixed beginning of the text, that an expression gives."""
    if isinstance(node, ast.JoinedStr) and node.values:
        node = node.values[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def faults(source: Path) -> list[str]:
    """Every import under the package directory `source` that breaks a law, as `file:line: why`."""
    games = {path.parent.name for path in source.glob("games/*/__init__.py")}
    found = []
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source)
        part = place.parts[0].removesuffix(".py")
        if part not in LEVEL:
            found.append(f"{place}: {part} has no level in {Path(__file__).name}")
            continue
        package = [source.name, *place.parent.parts]
        for line, name in imported(ast.parse(path.read_text(encoding="utf-8")), package):
            why = fault(place, part, name.split("."), source.name, games)
            if why:
                found.append(f"{place}:{line}: {why}")
    return found


def fault(place: Path, part: str, name: list[str], package: str, games: set[str]) -> str:
    """Why the module at `place` may not import `name`; empty if it may."""
    if name[0] != package:
        outside = name[0] not in sys.stdlib_module_names
        if part in ENGINE and outside and (place.as_posix(), name[0]) not in OUTSIDE_ALLOWED:
            return f"the engine imports {name[0]}, which is not in the standard library"
        return ""
    target = name[1] if len(name) > 1 and name[1] in LEVEL else "__init__"
    if target != part and LEVEL[target] >= LEVEL[part]:
        return f"{part} imports upwards or sideways from {target}"
    if part == "client" and target == "server" and name[2:3] != ["protocol"]:
        return "the client imports more of the server than its protocol"
    game = place.parts[1] if part == "games" and len(place.parts) > 2 else None
    if game and target == "games" and name[2:3] and name[2] in games - {game}:
        return f"the game {game} imports from the game {name[2]}"
    return ""


def test_imports_point_down_only() -> None:
    assert faults(SOURCE) == []


def test_every_part_of_the_package_is_looked_at() -> None:
    assert {"core", "games"} <= {path.parent.name for path in SOURCE.glob("*/__init__.py")}


def plant(source: Path, place: str, text: str) -> list[str]:
    """The faults of a small sound package into which one more module is put."""
    for sound in ("__init__", "core/__init__", "core/luck", "games/__init__", "games/crews"):
        (source / f"{sound}.py").parent.mkdir(parents=True, exist_ok=True)
        (source / f"{sound}.py").write_text("from __future__ import annotations\n")
    for game in ("red", "blue"):
        (source / "games" / game).mkdir()
        (source / "games" / game / "__init__.py").write_text("from hideout.games import crews\n")
    assert faults(source) == []
    (source / place).parent.mkdir(parents=True, exist_ok=True)
    (source / place).write_text(text)
    return faults(source)


@pytest.mark.parametrize(
    ("place", "text", "found"),
    [
        ("core/a.py", "import hideout.games", "core/a.py:1: core imports upwards"),
        ("core/a.py", "from hideout import cli", "core imports upwards or sideways from cli"),
        ("core/a.py", "from hideout.bots.base import Bot", "sideways from bots"),
        ("core/a.py", "from ..games import crews", "sideways from games"),
        ("core/a.py", "from .. import terminal", "sideways from terminal"),
        ("core/a.py", "def f():\n    import hideout.server", "core/a.py:2: core imports upwards"),
        ("core/a.py", "if TYPE_CHECKING:\n    from hideout.games import red", "core/a.py:2:"),
        ("core/a.py", "importlib.import_module('hideout.cli')", "sideways from cli"),
        ("core/a.py", "import_module(f'hideout.games.{name}')", "sideways from games"),
        ("games/red/rules.py", "import hideout.bots", "games imports upwards"),
        ("games/crews.py", "from hideout.terminal import x", "games imports upwards"),
        ("bots/burglar.py", "import hideout.review", "bots imports upwards"),
        ("review/a.py", "import hideout.lab", "review imports upwards or sideways from lab"),
        ("server/a.py", "import hideout.terminal", "server imports upwards"),
        ("server/a.py", "import hideout.client", "server imports upwards"),
        ("client/a.py", "from hideout.server import app", "imports more of the server than"),
        ("client/a.py", "import hideout.server", "imports more of the server than"),
        ("terminal/a.py", "import hideout.cli", "terminal imports upwards"),
        ("__init__.py", "from hideout.core import luck", "__init__ imports upwards"),
        ("cli/a.py", "import hideout.__main__", "cli imports upwards"),
        ("core/a.py", "import numpy as np", "imports numpy, which is not in the standard"),
        ("core/a.py", "from fluent.runtime import FluentBundle", "imports fluent"),
        ("core/text.py", "import babel", "imports babel"),
        ("games/red/rules.py", "import click.core", "imports click"),
        (
            "games/red/rules.py",
            "from hideout.games.blue import x",
            "red imports from the game blue",
        ),
        ("games/red/rules.py", "from hideout.games import blue", "red imports from the game blue"),
        ("games/red/rules.py", "from .. import blue", "red imports from the game blue"),
        ("games/red/rules.py", "from ..blue.rules import x", "red imports from the game blue"),
        ("odds/a.py", "import json", "odds has no level"),
        ("odds.py", "import json", "odds has no level"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, place: str, text: str, found: str) -> None:
    planted = plant(tmp_path / "hideout", place, text)
    assert len(planted) == 1
    assert found in planted[0]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("core/text.py", "from fluent.runtime import FluentBundle"),
        ("core/a.py", "import collections.abc, json\nfrom hideout.core.luck import roll"),
        ("core/a.py", "from . import luck\nfrom hideout import __version__"),
        ("games/__init__.py", "from hideout.games import red, blue"),
        ("games/red/rules.py", "from hideout.games.red import state\nfrom ..crews import sets"),
        ("games/red/rules.py", "from .state import State\nimport hideout.core.luck"),
        ("bots/burglar.py", "import numpy\nfrom hideout.games import red, blue"),
        ("client/a.py", "from hideout.server.protocol import Hello\nimport websockets"),
        ("cli/a.py", "import click\nfrom hideout import terminal, server, core"),
        ("__main__.py", "from hideout.cli import main"),
    ],
)
def test_a_downward_import_is_no_fault(tmp_path: Path, place: str, text: str) -> None:
    assert plant(tmp_path / "hideout", place, text) == []
