"""Several people on one device: between them a curtain, and behind it nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import go
from tests.e2e.playing import take_turn, wait_for_turn
from tests.e2e.test_together import open_table

TABLE = ".board, .hand, .log, .dock, dialog, .rail"


def held_by(page: Page, seat: int) -> list[str]:
    """The ids of the cards that a seat holds, as the server tells that seat."""
    address = page.url.replace("/t/", "/api/tables/") + f"?seat={seat}"
    view = json.loads(page.request.get(address).text())["situation"]["view"]
    return [card for hand in view["play"]["hands"].values() for card in hand if card != "?"]


def names_of(page: Page, cards: list[str]) -> list[str]:
    reply = page.request.get(page.url.split("/t/")[0] + "/api/games/caper/cards?lang=en").json()
    return [str(card["name"]) for card in reply["cards"] if card["id"] in cards]


def assert_hidden(page: Page, cards: list[str]) -> None:
    """Neither the table nor a card's id or name is anywhere on the page."""
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(TABLE).count() == 0
    html = page.content() + page.title()
    for secret in (*cards, *names_of(page, cards)):
        assert secret not in html, secret


def test_a_curtain_hides_everything_between_two_players(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "caper", ["me", "me"])
    assert_hidden(page, held_by(page, 0) + held_by(page, 1))
    expect(page.get_by_role("heading")).to_have_text("Player 1")
    page.get_by_role("button", name="I am Player 1").click()
    assert wait_for_turn(page)
    first = held_by(page, 0)
    # The names would be found if they were there.
    assert all(name in page.content() for name in names_of(page, first))
    take_turn(page, "caper")
    expect(page.get_by_role("heading")).to_have_text("Player 2")
    assert_hidden(page, held_by(page, 0) + held_by(page, 1))
    page.get_by_role("button", name="I am Player 2").click()
    assert wait_for_turn(page)
    html = page.content()
    assert not any(name in html for name in names_of(page, held_by(page, 0)))


@pytest.mark.parametrize("leave", ["reload", "back"])
def test_the_curtain_falls_again_when_the_page_is_opened_anew(
    visitor: Callable[..., Page], leave: str
) -> None:
    page = visitor("/")
    open_table(page, "caper", ["me", "me"])
    page.get_by_role("button", name="I am Player 1").click()
    assert wait_for_turn(page)
    cards = held_by(page, 0) + held_by(page, 1)
    if leave == "reload":
        page.reload()
    else:
        where = page.url
        go(page, "/settings")
        page.goto(where)
    assert_hidden(page, cards)
