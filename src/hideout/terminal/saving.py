"""Keeping games in files: whole or not at all, and for the owner's eyes only."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from hideout.core.game import JsonObject


def state_folder(env: Mapping[str, str]) -> Path:
    """Where games are kept unless a person says otherwise."""
    told = env.get("XDG_STATE_HOME", "")
    base = Path(told) if Path(told).is_absolute() else Path.home() / ".local" / "state"
    return base / "hideout"


def new_path(folder: Path, game_id: str, now: datetime) -> Path:
    """A file name for a game that no other game has."""
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.json"
    n = 1
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}.json"
    return path


def write(path: Path, data: JsonObject) -> None:
    """Write a record; raises `OSError` and then leaves an older file as it was.

    Mode 0600: the record of a game holds its seed, and with it every hidden card.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def write_anywhere(path: Path, data: JsonObject) -> tuple[Path, OSError | None]:
    """Write a record where it is wanted or, if that fails, among the temporary files.

    Returns the path that holds it and what went wrong with the first one; raises `OSError` only
    if neither can be written.
    """
    try:
        write(path, data)
    except OSError as error:
        other = new_path(Path(tempfile.gettempdir()), path.stem, datetime.now())
        write(other, data)
        return other, error
    return path, None
