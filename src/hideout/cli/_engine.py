"""Which build this is: version of the program and whether the rules are compiled."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

from hideout import __version__

_GAMES = Path(__file__).parent.parent / "games"


def is_compiled(rules_folder: Path | None = None) -> bool:
    """Whether Python takes the rules (of one game, or of every game) from compiled code."""
    folders = [rules_folder] if rules_folder else [p.parent for p in _GAMES.glob("*/rules.py")]
    return bool(folders) and all(_is_compiled(folder) for folder in folders)


def _is_compiled(folder: Path) -> bool:
    spec = PathFinder.find_spec("rules", [str(folder)])
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def version_line() -> str:
    """What `hideout --version` says; the same in every language, as programs read it too."""
    engine = "compiled" if is_compiled() else "plain Python"
    return f"hideout {__version__} (engine: {engine}; Python {platform.python_version()})"
