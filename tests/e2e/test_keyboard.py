"""A whole game by keyboard alone, through the names that a screen reader says."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.playing import OVER, start_against_bots, wait_for_turn, wait_until_told

NAME_IF_FOCUSED = """(selector) => {
    const it = document.activeElement;
    if (!it || !it.matches(selector)) return null;
    return it.getAttribute('aria-label') || it.textContent.trim();
}"""


def focus_and_press(page: Page, selector: str) -> bool:
    """Reach a control with the Tab key alone and press Enter; False if there is none."""
    if page.locator(selector).count() == 0:
        return False
    for _ in range(150):
        page.keyboard.press("Tab")
        name = page.evaluate(NAME_IF_FOCUSED, selector)
        if name is not None:
            assert name, f"{selector} has no name"
            page.keyboard.press("Enter")
            return True
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
        wait_until_told(page, before, 15_000)
    assert page.locator(OVER).count()


def test_the_first_rounds_of_caper_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "caper")
    for _ in range(8):
        assert wait_for_turn(page)
        before = page.locator(".log li").count()
        targets = ".board .stack.can, .board .slot.can"
        if page.locator(targets).count() == 0:
            focus_and_press(page, ".hand .card:not(.off)")
            page.wait_for_timeout(60)
        if not focus_and_press(page, targets):
            focus_and_press(page, ".dock .row .btn:not(.quiet)")
        focus_and_press(page, ".dock .btn.go")
        wait_until_told(page, before, 15_000)
