"""`hideout play` in the browser: when it opens one, and what it says when it does not."""

from __future__ import annotations

import os
import pty
import signal
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from hideout.cli import _browser
from hideout.server import pages
from tests.terminal.driving import run_here

OPENER = """#!/bin/sh
echo "$1" > {note}
"""


class Person:
    """Stands for a terminal with somebody before it."""

    def isatty(self) -> bool:
        return True


def test_nobody_at_the_terminal_plays_by_lines() -> None:
    status, shown, complaint = run_here("--lang", "en", typed="")
    assert status == 0
    assert complaint.startswith("Nobody sits at this terminal")
    assert "Caper" in shown


def test_the_terminal_can_be_asked_for() -> None:
    _, shown, complaint = run_here("--terminal", "--lang", "en", typed="")
    assert complaint == ""
    assert "Caper" in shown


def test_without_pages_or_screen_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Person())
    monkeypatch.setattr(sys, "stdout", Person())
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert _browser.obstacle({}) == "cli-play-no_pages"
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(sys, "platform", "linux")
    assert _browser.obstacle({}) == "cli-play-no_browser"


def test_it_serves_and_opens_the_start_page(tmp_path: Path) -> None:
    if not pages.are_built():
        pytest.skip("the pages are not built")
    note, opener = tmp_path / "opened", tmp_path / "browser"
    opener.write_text(OPENER.format(note=note))
    opener.chmod(0o755)
    env = {**os.environ, "BROWSER": f"{opener} %s", "XDG_DATA_HOME": str(tmp_path)}
    child, screen = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-m", "hideout", "play"], env)
    try:
        until = time.monotonic() + 60
        while not (note.exists() and note.read_text().strip()):
            assert time.monotonic() < until, os.read(screen, 10_000).decode()
            time.sleep(0.1)
        url = note.read_text().strip()
        assert url.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(url, timeout=10) as page:
            assert b'<div id="app">' in page.read()
        assert url in os.read(screen, 10_000).decode()
    finally:
        os.kill(child, signal.SIGINT)
        _, status = os.waitpid(child, 0)
        os.close(screen)
    assert os.waitstatus_to_exitcode(status) in (0, 130)
