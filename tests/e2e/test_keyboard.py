"""Whole games by keyboard alone, through the names that a screen reader says."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.playing import OVER, start_against_bots, wait_for_turn, wait_until_told
from tests.e2e.test_together import open_table

NAME_IF_FOCUSED = """(selector) => {
    const it = document.activeElement;
    if (!it || !it.matches(selector)) return null;
    return it.getAttribute('aria-label') || it.textContent.trim();
}"""
FOCUS_IS_LOST = "document.activeElement === null || document.activeElement === document.body"


def focus_and_press(page: Page, selector: str) -> bool:
    """Reach a control with the Tab key alone and press Enter; False if there is none."""
    if page.locator(selector).count() == 0:
        return False
    for _ in range(150):
        name = page.evaluate(NAME_IF_FOCUSED, selector)
        if name is not None:
            assert name, f"{selector} has no name"
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def test_sneaks_and_snitches_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "sneaks_and_snitches")
    for _ in range(120):
        if not wait_for_turn(page):
            break
        before = page.locator(".log li").count()
        if page.locator(".slotp").count():
            page.keyboard.press("a")
            page.keyboard.press("b")
            page.keyboard.press("c")
            focus_and_press(page, ".dock .btn.go:enabled")
        else:
            focus_and_press(page, ".dock .row .btn:not(.quiet)")
            focus_and_press(page, ".dock .btn.go")
        # The letters may still have gone to the last plan, before the new round asked for one.
        with suppress(TimeoutError):
            wait_until_told(page, before)
    assert page.locator(OVER).count()


def test_caper_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["me", "lookout"])
    page.locator(".board").wait_for()
    for turn in range(60):
        if not wait_for_turn(page):
            break
        before = page.locator(".log li").count()
        if page.locator(".stack.can").count() == 0:
            focus_and_press(page, ".hand .card:not(.off), .hand .card")
        # Where the card can go is one key away; a card that goes nowhere is discarded.
        if page.locator(".stack.can, .slot.can").count():
            page.keyboard.press("ArrowUp")
            if turn % 2 == 0:
                page.keyboard.press("ArrowRight")
            assert focus_and_press(page, ".stack.can, .slot.can")
            page.keyboard.press("Enter")
        else:
            focus_and_press(page, ".dock .row .btn:not(.quiet, .go)")
            focus_and_press(page, ".dock .btn.go")
        wait_until_told(page, before, 15_000)
        assert not page.evaluate(FOCUS_IS_LOST), f"after answer {turn + 1}"
    assert page.locator(OVER).count()


def test_keys_read_the_table_aloud_and_are_told_in_the_menu(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["me", "uniform"])
    page.locator(".hand .card").first.wait_for()
    aloud = page.locator("p[aria-live=assertive]")
    labels = [card.get_attribute("aria-label") for card in page.locator(".hand .card").all()]
    hand = [re.split("[,.]", label or "")[0] for label in labels]
    page.keyboard.press("h")
    expect(aloud).to_have_text(", ".join(hand))
    page.keyboard.press("s")
    expect(aloud).to_contain_text("You: 0")
    page.keyboard.press("l")
    expect(aloud).to_contain_text(page.locator(".log li").first.inner_text())
    page.keyboard.press("w")
    expect(aloud).to_contain_text("Which thief do you play, and where?")
    expect(aloud).to_contain_text(hand[0])
    page.get_by_role("button", name="Menu").press("Enter")
    for key in ("h", "s", "l", "w", "?", "Esc"):
        expect(page.locator("dialog kbd", has_text=key).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_chosen_card_is_put_back_by_a_key(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["me", "uniform"])
    page.locator(".hand .card").first.wait_for()
    focus_and_press(page, ".hand .card")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".slot.can").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".can")).to_have_count(0)
    expect(page.locator(".hand .card").first).to_be_focused()
