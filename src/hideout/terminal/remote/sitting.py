"""Sitting down with a link, and finding the way back to one's seat."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import NamedTuple

from hideout.client import RefusedError, Server, UnreachableError
from hideout.client.rest import read_link
from hideout.core.errors import InputError
from hideout.core.text import Texts
from hideout.games import GAMES
from hideout.server.protocol import CodeInfo, Language
from hideout.terminal import saving
from hideout.terminal.console import Console
from hideout.terminal.players import LONGEST_NAME
from hideout.terminal.remote.picture import seat_name


class Chair(NamedTuple):
    """A seat (or a place to watch from) at a table of a server."""

    server: Server
    table_id: str
    token: str
    link: str


def refused(error: RefusedError) -> InputError:
    """What a server did not do, as an error of ours; its message is in our language already."""
    details: dict[str, object] = {"message": error.fault.message}
    return InputError(error.fault.code, "terminal-join-refused", details)


def sit_down(console: Console, words: Texts, url: str, name: str | None = None) -> Chair:
    """Take the seat that a link opens, or go back to it; raises `InputError`."""
    link = read_link(url)
    if link is None:
        raise InputError("E_LINK", "terminal-join-error-link", {})
    try:
        server = Server(link.server, _language(words))
        kept = _kept(link.code)
        if kept is not None:
            return Chair(server, kept[0], kept[1], url)
        info = server.look_at_code(link.code)
        if info.table.game not in GAMES:
            raise InputError("E_GAME", "terminal-join-error-game", {"game": info.table.game})
        if info.kind == "join" and not info.taken:
            name = _name(console, words, info, name)
        joined = server.join(link.code, name)
    except RefusedError as error:
        raise refused(error) from None
    except UnreachableError:
        raise InputError(
            "E_SERVER", "terminal-join-error-server", {"server": link.server}
        ) from None
    _keep(link.code, joined.table.id, joined.token)
    return Chair(server, joined.table.id, joined.token, url)


def _language(words: Texts) -> Language:
    match words.lang:
        case "it" | "fr" | "de" as lang:
            return lang
        case _:
            return "en"


def _name(console: Console, words: Texts, info: CodeInfo, name: str | None) -> str:
    game = GAMES[info.table.game]
    id = info.table.game
    console.heading(
        words.say(
            "terminal-table",
            game=words.say(f"{id}-title"),
            variant=words.say(f"{id}-variant-{info.table.variant}"),
        )
    )
    for seat in info.seats:
        role = words.say(f"{id}-seat-{seat.role}")
        if seat.seat == info.seat:
            console.line(f"  {words.say('terminal-join-yours', role=role)}")
        elif seat.kind != "open":
            who = seat_name(seat, game, words)
            console.line(f"  {words.say('terminal-who', name=who, role=role)}")
        else:
            console.line(f"  {words.say('terminal-join-open', role=role)}")
    while not name or len(name) > LONGEST_NAME:
        name = console.read(words.say("terminal-join-name") + " ")
    return name


# ---- the way back -------------------------------------------------------------------------


def _path(code: str) -> Path:
    key = hashlib.sha256(code.encode()).hexdigest()[:24]
    return saving.state_folder(os.environ) / "seats" / f"{key}.json"


def _kept(code: str) -> tuple[str, str] | None:
    """Table and token, if somebody sat down here with this code before."""
    try:
        data = json.loads(_path(code).read_text(encoding="utf-8"))
        return str(data["table"]), str(data["token"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _keep(code: str, table_id: str, token: str) -> None:
    """Remember the seat in a file that only its owner reads; without it, the seat is only now."""
    try:
        saving.write(_path(code), {"table": table_id, "token": token})
    except OSError:
        return


def forget(url: str) -> None:
    """The seat is no longer ours."""
    link = read_link(url)
    if link is not None:
        _path(link.code).unlink(missing_ok=True)
