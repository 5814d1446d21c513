"""How much is loaded before a newcomer plays, and how soon something is seen."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import Server
from tests.e2e.playing import GAMES, start_against_bots

MOST = 250_000
SOON = 1000.0

# The heading stands in the page a moment before it is painted, so the paint is waited for.
FIRST_PAINT = """new Promise((painted) =>
    new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
            if (name === "first-contentful-paint") painted(startTime);
    }).observe({ type: "paint", buffered: true })
)"""


@pytest.mark.parametrize("game", GAMES)
def test_shell_and_one_game_are_small(browser: Browser, server: Server, game: str) -> None:
    """Whatever everybody loads counts as it comes over the line: pages, fonts, texts, cards."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    paths: dict[str, str] = {}
    loaded: dict[str, int] = {}
    devtools.on(
        "Network.responseReceived",
        lambda event: paths.update({event["requestId"]: urlsplit(event["response"]["url"]).path}),
    )
    devtools.on(
        "Network.loadingFinished",
        lambda event: loaded.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    page.goto(server.url)
    start_against_bots(page, game)
    page.wait_for_load_state("networkidle")
    context.close()
    alike = {paths.get(id, ""): size for id, size in loaded.items() if not is_of_a_table(paths, id)}
    assert len(alike) > 10
    assert sum(alike.values()) < MOST, alike


def is_of_a_table(paths: dict[str, str], id: str) -> bool:
    """Whether something belongs to one table alone; its cards are the game's."""
    path = paths.get(id, "")
    return path.startswith("/api/tables") and not path.endswith("/cards")


def test_something_is_seen_at_once(visitor: Callable[..., Page]) -> None:
    """The quickest of some visits, since the machine may be busy with something else."""
    paints: list[float] = []
    page = visitor("/")
    for _ in range(5):
        page.goto(page.url)
        page.locator("h1").wait_for()
        paints.append(page.evaluate(FIRST_PAINT))
    assert min(paints) < SOON, paints
