"""A real server in a process of its own, and a real Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.processes import free_port

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/hideout/web/static/index.html"
SHOTS = Path(os.environ.get("HIDEOUT_TEST_SHOTS", "/tmp/hideout-shots"))
LUCK = os.environ.get("HIDEOUT_TEST_LUCK", "")
"""Other deals than the usual ones: to look for a test that only passes by luck."""
WIDTHS = {360: 740, 768: 1024, 1280: 720}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser, and a run without asyncio."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def missing(what: str) -> None:
    """Skip on a user's machine; in CI nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing")
    pytest.skip(f"{what} is missing")


class Server:
    """`hideout serve` on a free port; can be killed and started again at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.luck = folder / "luck"
        self.luck.write_text("")
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.e2e.serving",
                    str(self.luck),
                    "--port",
                    str(self.port),
                    "--database",
                    str(self.folder / "e2e.db"),
                    "--no-limits",
                    *self.options,
                ],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it kindly."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not STATIC.exists():
        missing("the built browser UI")
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("HIDEOUT_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield running
        running.close()


@pytest.fixture
def visitor(
    browser: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Opens the page as somebody new, each time with a device of their own."""
    server.luck.write_text(f"{request.node.nodeid} {LUCK}")
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(path: str = "/", width: int = 1280, **options: Any) -> Page:
        size: Any = {"width": width, "height": WIDTHS.get(width, 720)}
        options.setdefault("locale", "en-GB")
        context = browser.new_context(viewport=size, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)

        def listen(message: ConsoleMessage) -> None:
            if message.type == "error" and "Failed to load resource" not in message.text:
                faults.append(message.text)

        page.on("console", listen)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(server.url + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not [fault for fault in faults if "WebSocket connection" not in fault], faults


@pytest.fixture
def shoot() -> Callable[[Page, str], None]:
    """Keeps pictures of a page at the three widths."""

    def take(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        before = page.viewport_size
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            page.screenshot(path=SHOTS / f"{name}-{width}.png")
        if before is not None:
            page.set_viewport_size(before)

    return take
