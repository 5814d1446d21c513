"""Reading what people hand in: files, standard input, decks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING

from hideout.cli import _faults
from hideout.core.errors import InputError

if TYPE_CHECKING:
    from hideout.core.decks import Deck
    from hideout.core.game import Game

LARGEST = 50_000_000
"""More bytes than this are not read as one document."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    with _open(name) as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise InputError("E_FILE", "cli-error-file_large", {"file": name})
    text = _decoded(content, name)
    _faults.reading(name)
    return text


def read_lines(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`, one after the other."""
    with _open(name) as file:
        while line := file.readline(LARGEST):
            yield line


def _decoded(content: bytes, name: str) -> str:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise InputError("E_FILE", "cli-error-file_binary", {"file": name})
    return text


def _open(name: str) -> AbstractContextManager[IO[bytes]]:
    if name == "-":
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except FileNotFoundError:
        text = "cli-error-file_missing"
    except IsADirectoryError:
        text = "cli-error-file_directory"
    except PermissionError:
        text = "cli-error-file_forbidden"
    except ValueError:
        text = "cli-error-file_missing"
    except OSError as error:
        raise _faults.system_error(error) from None
    raise InputError("E_FILE", text, {"file": name})


def deck_for(game: Game, file: str | None) -> Deck | None:
    """The deck of `--deck`, checked for the game; None for the standard one."""
    if file is None:
        return None
    from hideout.core.decks import load_deck

    deck = load_deck(file)
    game.check_deck(deck)
    return deck
