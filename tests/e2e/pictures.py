"""Makes the pictures of the README: `python -m tests.e2e.pictures`, after the pages are built.

Each is a real table of one person and bots, a few turns on.
"""

from __future__ import annotations

import shutil
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import ARGS, Server
from tests.e2e.playing import GAMES, start_against_bots, take_turn, wait_for_turn

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = {"width": 1180, "height": 720}
SCALE = 0.7
COLOURS = 96
TURNS = {"caper": 7, "caper_europe": 7, "thiefs_market": 9, "sneaks_and_snitches": 3}
MOST = 80_000
"""Bytes of a picture, so that a clone stays small."""


def take(browser: Browser, url: str, game: str) -> None:
    """Play a few turns and keep the picture."""
    page = browser.new_page(
        viewport={"width": SIZE["width"], "height": SIZE["height"]},
        device_scale_factor=SCALE,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="light" if game == "thiefs_market" else "dark",
    )
    page.goto(url)
    start_against_bots(page, game)
    for turn in range(TURNS[game]):
        if not wait_for_turn(page):
            break
        take_turn(page, game, turn)
    wait_for_turn(page)
    page.wait_for_timeout(400)
    file = FOLDER / f"{game}.png"
    shot = Image.open(BytesIO(page.screenshot()))
    page.close()
    shot.convert("RGB").quantize(
        COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE
    ).save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.name}: {size} bytes")
    assert size < MOST, f"{file} is too large"


def main() -> None:
    """All four tables."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or "chromium", args=ARGS
        )
        try:
            for game in GAMES:
                take(browser, server.url, game)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
