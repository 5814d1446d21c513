"""The rules reference and the card index, on a page of its own and over a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.playing import start_against_bots, take_turn, wait_for_turn


def test_rules_are_found_by_a_word(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/caper")
    page.get_by_role("searchbox").fill("skeleton")
    expect(page.locator("li b").first).to_contain_text("Skeleton Key")
    page.locator("li button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Skeleton Key")


def test_a_card_is_found_by_its_name_in_another_language(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/caper_europe")
    page.get_by_role("searchbox").fill("commissaire")
    expect(page.locator("li b").first).to_contain_text("The Auctioneer")
    page.get_by_role("searchbox").fill("banditore")
    expect(page.locator("li b").first).to_contain_text("The Auctioneer")
    page.get_by_role("searchbox").fill("no such word anywhere")
    expect(page.get_by_role("status")).to_contain_text("Nothing was found")


def test_every_part_of_the_rules_is_there(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/thiefs_market")
    parts = page.get_by_role("group", name="Parts of the rules")
    for part in ("Course of the game", "Symbols", "Rulings", "Options", "Cards"):
        parts.get_by_role("button", name=part).click()
        expect(page.get_by_role("heading", name=part, exact=True)).to_be_visible()
        assert page.locator("dl > div, li[id^=card-]").count() > 5


def test_an_address_leads_to_a_ruling(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/caper#CAP-07")
    expect(page.locator("#CAP-07")).to_be_in_viewport()
    expect(page.locator("#CAP-07")).to_contain_text("The Auctioneer")


def test_the_rules_lie_over_a_table_that_stays(visitor: Callable[..., Page]) -> None:
    page = visitor("/", width=360)
    start_against_bots(page, "caper")
    assert wait_for_turn(page)
    where = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules and cards").click()
    book = page.get_by_role("dialog", name="Rules and cards")
    book.get_by_role("searchbox").fill("mime")
    expect(book.locator("li b").first).to_contain_text("The Mime")
    book.get_by_role("button", name="Close").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == where
    take_turn(page, "caper")
