"""Every page in every language, at every width, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import WIDTHS
from tests.e2e.playing import GAMES, start_against_bots, take_turn, wait_for_turn

PAGES = (
    "/",
    "/new",
    "/rules/caper",
    "/rules/thiefs_market",
    "/pad/caper",
    "/pad/caper_europe",
    "/pad/thiefs_market",
    "/pad/sneaks_and_snitches",
    "/replay",
    "/settings",
)
LANGUAGES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "de": "de-DE"}
OVERFLOWING = """() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const ids = [...document.body.querySelectorAll('*')]
        .filter((e) => e.children.length === 0 && /^(browser|core|caper|thiefs|sneaks)[a-z_]*-[a-z]/
            .test((e.textContent || '').trim()))
        .map((e) => e.textContent.trim());
    return { wide, ids };
}"""


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing_or_too_wide(visitor: Callable[..., Page], lang: str) -> None:
    page = visitor("/", locale=LANGUAGES[lang])
    settled(page)
    assert page.evaluate("document.documentElement.lang") == lang
    for path in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        settled(page)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            found = page.evaluate(OVERFLOWING)
            assert found == {"wide": 0, "ids": []}, (path, width, found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_speak_every_language(visitor: Callable[..., Page], lang: str, game: str) -> None:
    page = visitor("/", locale=LANGUAGES[lang])
    start_against_bots(page, game)
    assert wait_for_turn(page)
    take_turn(page, game)
    assert wait_for_turn(page)
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        found = page.evaluate(OVERFLOWING)
        assert found == {"wide": 0, "ids": []}, (width, found)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_any_page(visitor: Callable[..., Page], scheme: str) -> None:
    page = visitor("/", color_scheme=scheme)
    for path in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        settled(page)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_at_any_table(
    visitor: Callable[..., Page], scheme: str, game: str
) -> None:
    page = visitor("/", color_scheme=scheme)
    start_against_bots(page, game)
    for _ in range(3):
        assert wait_for_turn(page)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        take_turn(page, game)


def test_axe_would_find_a_fault(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    settled(page)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button>')")
    assert Axe().run(page).violations_count > 0


def test_the_score_pad_counts_while_one_taps(visitor: Callable[..., Page]) -> None:
    page = visitor("/pad/sneaks_and_snitches", width=360)
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Information +1").first.click()
    expect(page.locator(".sum li").first.locator("b")).not_to_have_text("0")


def test_rules_are_found_by_a_word(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/caper")
    page.get_by_role("searchbox").fill("skeleton")
    expect(page.locator("li b").first).to_contain_text("Skeleton Key")
    page.locator("li button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Skeleton Key")
