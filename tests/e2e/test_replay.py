"""Watching a finished game again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.playing import play_to_the_end, start_against_bots


def test_a_finished_game_is_watched_again(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "sneaks_and_snitches")
    play_to_the_end(page, "sneaks_and_snitches")
    page.get_by_role("link", name="Watch again").first.click()
    page.locator(".controls").wait_for()
    page.locator(".board").wait_for()
    expect(page.locator(".count")).to_contain_text("1 /")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_contain_text("2 /")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_contain_text("3 /")
    assert "step=2" in page.url
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".count")).to_contain_text("3 /")
