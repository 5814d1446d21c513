"""Before an answer is given, the places it can go to show what it would bring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.playing import start_against_bots, take_turn, wait_for_turn


def found_preview(page: Page) -> bool:
    """Pick the cards of the hand in turn until one shows what it would bring."""
    cards = page.locator(".hand .card:not(.off)")
    for i in range(cards.count()):
        cards.nth(i).click()
        page.wait_for_timeout(300)
        if page.locator(".can .gain").count():
            return True
    return False


@pytest.mark.parametrize("game", ["caper", "caper_europe"])
def test_a_card_shows_what_it_would_bring(visitor: Callable[..., Page], game: str) -> None:
    page = visitor("/")
    start_against_bots(page, game)
    for turn in range(30):
        assert wait_for_turn(page), "no card ever brought anything"
        if page.locator(".hand .card:not(.off)").count() and found_preview(page):
            break
        take_turn(page, game, turn)
    shown = page.locator(".locs .can:has(.gain)").first
    assert shown.locator(".gain").inner_text().strip()[0] in "+−"
    label = shown.get_attribute("aria-label") or ""
    assert any(sign in label for sign in ("+", "-")), label


def test_the_market_shows_what_a_purchase_costs(visitor: Callable[..., Page]) -> None:
    page = visitor("/", width=768)
    start_against_bots(page, "thiefs_market")
    for turn in range(60):
        assert wait_for_turn(page), "nothing could ever be bought"
        page.wait_for_timeout(300)
        if page.locator(".market .mc.can .gain").count():
            return
        take_turn(page, "thiefs_market", turn)
    raise AssertionError("no purchase ever changed anything")
