"""Packages that only some commands need: asked for by name when they are missing."""

from __future__ import annotations

from importlib.util import find_spec

from hideout.core.errors import InputError


def need(package: str, extra: str) -> None:
    """Complain unless a package of an extra is installed."""
    if find_spec(package) is None:
        raise InputError("E_EXTRA", "cli-error-extra_missing", {"package": package, "extra": extra})
