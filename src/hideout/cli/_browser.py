"""Plays in the browser: a server for this machine alone, and a page that opens by itself."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    import socket

    from hideout.core.text import Texts

PORT: Final = 8470
"""Taken if it is free, so that a page left open finds its table again."""
_PATIENCE: Final = 30
"""Seconds until a server that does not answer is given up."""


def obstacle(env: Mapping[str, str] = os.environ) -> str | None:
    """The text that says why no browser can be opened here; None if one can."""
    from hideout.server import pages

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "cli-play-no_person"
    if not pages.are_built():
        return "cli-play-no_pages"
    # Without a screen there may still be a browser of plain text, which is of no use here.
    has_screen = sys.platform != "linux" or any(
        env.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        webbrowser.get()
    except webbrowser.Error:
        return "cli-play-no_browser"
    return None if has_screen else "cli-play-no_browser"


def play(said: Texts) -> None:
    """Serve tables to this machine and open the start page; ends with Ctrl-C."""
    from hideout.server.config import Config, default_database
    from hideout.server.running import check, run

    config = Config(database=default_database(), limits=False)
    check(config, 1)
    bound = _socket()
    url = f"http://127.0.0.1:{bound.getsockname()[1]}/"
    click.echo(said.say("cli-play-browser", url=url))
    click.echo(said.say("cli-serve-stop"))
    sys.stdout.flush()
    threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    run(config, bound, 1, "")


def _socket() -> socket.socket:
    from hideout.server.running import bound_socket

    try:
        return bound_socket("127.0.0.1", PORT)
    except OSError:
        return bound_socket("127.0.0.1", 0)


def _open_when_ready(url: str) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=2):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
