"""Counting a cardboard game with taps on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.looking import settled

PHONE = 360


def total(page: Page, column: int) -> str:
    return page.locator(".sum li b").nth(column).inner_text()


def pick(page: Page, search: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill(search)
    dialog.locator("li button").first.click()


def test_caper_is_counted_card_by_card(visitor: Callable[..., Page]) -> None:
    page = visitor("/pad/caper", width=PHONE)
    expect(page.get_by_role("status").last).to_contain_text("Choose the three places")
    places = page.get_by_role("group", name="Places").get_by_role("button")
    for i, place in enumerate(("casino", "bank", "gala")):
        places.nth(i).click()
        page.get_by_role("button", name="Choose the place").click()
        pick(page, place)
    expect(page.locator(".sum li")).to_have_count(2)
    places.nth(0).click()
    page.get_by_role("button", name="Thief: Cream").click()
    pick(page, "banker")
    page.get_by_role("button", name="Gear: The Banker").click()
    pick(page, "plasma")
    # The Plasma Cutter is yellow and worth a point; The Banker counts yellow gear.
    expect(page.locator(".sum li b").first).to_have_text("2")
    page.locator("summary", has_text="Why?").click()
    expect(page.locator(".result")).to_contain_text("The Banker")
    # What cannot lie like that is refused, with the reason.
    page.locator(".face", has_text="Plasma Cutter").click()
    expect(page.get_by_role("status").last).to_contain_text("no Blazeblaster here")
    page.locator(".face", has_text="Plasma Cutter").click()
    expect(page.locator(".sum li b").first).to_have_text("2")
    # What was entered is still there after a reload, until it is cleared.
    page.reload()
    expect(page.locator(".sum li b").first).to_have_text("2")
    page.get_by_role("button", name="Clear the sheet").click()
    expect(page.get_by_role("status").last).to_contain_text("Choose the three places")


def test_caper_europe_counts_trackers_and_loot(visitor: Callable[..., Page]) -> None:
    page = visitor("/pad/caper_europe", width=PHONE)
    places = page.get_by_role("group", name="Places").get_by_role("button")
    for i in range(3):
        places.nth(i).click()
        page.get_by_role("button", name="Choose the place").click()
        page.get_by_role("dialog").locator("li button").first.click()
    expect(page.locator(".sum li")).to_have_count(2)
    before = total(page, 0)
    page.get_by_role("button", name="Thief: A").click()
    page.get_by_role("dialog").locator("li button").first.click()
    for _ in range(5):
        page.get_by_role("button", name="Tracker +1").click()
    expect(page.locator(".sum li b").first).not_to_have_text(before)
    won = total(page, 0)
    page.get_by_role("button", name="A: diamond +1").click()
    expect(page.locator(".sum li b").first).not_to_have_text(won)


def test_thiefs_market_counts_cards_gold_and_infamy(visitor: Callable[..., Page]) -> None:
    page = visitor("/pad/thiefs_market", width=PHONE)
    page.get_by_role("button", name="Player 2: Gold +1").click()
    expect(page.locator(".sum li b").nth(1)).to_have_text("3")
    page.get_by_role("button", name="Player 1: Infamy +1").click()
    expect(page.locator(".sum li b").nth(0)).to_have_text("1")
    page.get_by_role("button", name="Card: Player 3").click()
    page.get_by_role("dialog").locator("li button").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Remove")).to_have_count(1)


def test_sneaks_and_snitches_is_shared_and_printed(visitor: Callable[..., Page]) -> None:
    page = visitor(
        "/pad/sneaks_and_snitches",
        width=PHONE,
        permissions=["clipboard-read", "clipboard-write"],
    )
    settled(page)
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Information +1").first.click()
    expect(page.locator(".sum li").first.locator("b")).not_to_have_text("0")
    page.get_by_text("Names on the sheet").click()
    page.locator(".names input").first.fill("Anna")
    expect(page.locator(".sum li").first).to_contain_text("Anna")
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.splitlines()[0] == "Sneaks & Snitches"
    assert "1. Anna: " in shared
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("table")).to_be_visible()
    expect(page.locator(".result li").first).to_be_visible()
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".entry")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
