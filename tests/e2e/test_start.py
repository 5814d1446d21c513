"""From the first page to a table: against a bot, with friends, by a code, looking on."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.looking import go, settled
from tests.e2e.playing import GAMES, start_against_bots, wait_for_turn
from tests.e2e.test_together import open_table

SECONDS = 30.0


def test_a_newcomer_plays_within_half_a_minute(visitor: Callable[..., Page]) -> None:
    began = time.monotonic()
    page = visitor("/")
    start_against_bots(page, "caper")
    assert wait_for_turn(page)
    assert time.monotonic() - began < SECONDS


def test_each_game_says_what_it_is(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(len(GAMES))
    for i in range(len(GAMES)):
        said = tiles.nth(i).inner_text()
        assert "players" in said, said
        assert "min" in said, said
        assert any(weight in said for weight in ("light", "medium", "heavy")), said
        expect(tiles.nth(i).get_by_role("button", name="Play a bot now")).to_be_visible()
        expect(tiles.nth(i).get_by_role("link", name="Invite friends")).to_be_visible()
    expect(page.get_by_text("They are reconstructed, marked ≈")).to_be_visible()


def test_a_table_is_made_with_everything_explained(visitor: Callable[..., Page]) -> None:
    page = visitor("/new?game=caper_europe", permissions=["clipboard-read", "clipboard-write"])
    settled(page)
    page.get_by_label("Barcelona").check()
    expect(page.get_by_text("The city of eyes")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("B", exact=False).filter(has=page.locator("option")).last.select_option(
        "mastermind"
    )
    expect(page.get_by_text("It knows no more than its seat may know.")).to_be_visible()
    page.locator(".seat select, .who select").last.select_option("open")
    page.get_by_text("House rules: Hideout").click()
    page.get_by_label("A leads rounds 1, 4 and 5").check()
    expect(page.get_by_text("House rules: Hideout, 1 change")).to_be_visible()
    page.get_by_text("Ruling CEU-02").click()
    expect(page.get_by_text("CEU-02:")).to_be_visible()
    page.get_by_text("Pace and absence:").click()
    page.get_by_label("Turn by turn, over days").check()
    page.get_by_label("A bot plays on").check()
    page.get_by_label("After how long").select_option(label="2 days")
    page.get_by_label("Show the table in the public list").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/join#" in link
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    agreed = page.evaluate(
        "fetch(location.pathname.replace('/t/', '/api/tables/')).then((one) => one.json())"
    )["table"]
    assert (agreed["variant"], agreed["pace"], agreed["absent"]) == ("barcelona", "turns", "bot")
    assert agreed["absent_minutes"] == 2 * 24 * 60
    assert agreed["options"]["round_starters"] == "snake"

    friend = visitor("/")
    # Listed, so that anybody may look on.
    expect(friend.get_by_role("heading", name="Tables to look on at")).to_be_visible()
    friend.get_by_role("button", name="I have a link").click()
    friend.get_by_label("Link or code").fill("not a link at all")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("neither a link to a table nor a code")
    friend.get_by_label("Link or code").fill(link.rpartition("#")[2])
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".board").wait_for()
    page.locator(".board").wait_for()

    go(page, "/")
    expect(page.get_by_role("heading", name="A table waits for you")).to_be_visible()
    expect(page.locator("a.turn")).to_contain_text("Ben")


def test_a_host_who_lost_the_links_makes_new_ones(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "caper", ["me", "open"])
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.get_by_role("button", name="New link").click()
    expect(page.get_by_role("button", name="Copy the link").first).to_be_visible()
    code = page.locator("code").first.inner_text().rpartition("#")[2]
    friend = visitor(f"/join#{code}")
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".board").wait_for()


def test_a_code_that_opens_nothing_is_refused_in_words(visitor: Callable[..., Page]) -> None:
    page = visitor("/join#ygMfgdSl2zOhVLEByb5b8id54UvNgcyf", locale="de-DE")
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert page.get_by_role("button", name="Platz nehmen").count() == 0
