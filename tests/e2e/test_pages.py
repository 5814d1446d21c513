"""Every page in every language, at every width, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import WIDTHS
from tests.e2e.looking import NOTHING, go, look, settled, unfold
from tests.e2e.playing import GAMES, start_against_bots, take_turn, wait_for_turn

PAGES = (
    "/",
    "/new",
    "/new?game=thiefs_market",
    "/join",
    "/rules/caper",
    "/rules/caper_europe",
    "/rules/thiefs_market",
    "/rules/sneaks_and_snitches#card-documents",
    "/pad",
    *(f"/pad/{game}" for game in GAMES),
    "/replay",
    "/settings",
)
LANGUAGES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "de": "de-DE"}
NARROW = 360
KEEPER = "() => localStorage.setItem('hideout.settings', JSON.stringify({ textSize: 150 }))"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing_or_cut_off(
    visitor: Callable[..., Page], shoot: Callable[[Page, str], None], lang: str
) -> None:
    page = visitor("/", locale=LANGUAGES[lang])
    settled(page)
    assert page.evaluate("document.documentElement.lang") == lang
    for path in PAGES:
        go(page, path)
        if lang in ("en", "de"):
            shoot(page, f"page{path.replace('/', '-').partition('?')[0]}-{lang}")
        unfold(page)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            found = look(page)
            assert found == NOTHING, (path, width, found)


def test_large_text_is_not_cut_off_either(visitor: Callable[..., Page]) -> None:
    page = visitor("/", locale=LANGUAGES["de"], width=NARROW)
    page.evaluate(KEEPER)
    for path in PAGES:
        go(page, path)
        unfold(page)
        found = look(page)
        assert found == NOTHING, (path, found)


def test_a_text_that_is_cut_off_or_missing_would_be_found(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings", width=NARROW)
    settled(page)
    page.evaluate(
        """() => document.querySelector('main').insertAdjacentHTML('beforeend',
            '<p class="a"></p><p class="b">browser-nav-nowhere</p>')"""
    )
    page.evaluate(
        """() => {
            const cut = document.querySelector('.a');
            Object.assign(cut.style, { width: '50px', overflow: 'hidden', whiteSpace: 'nowrap' });
            cut.textContent = 'longer than its box';
        }"""
    )
    found = look(page)
    assert found["cut"] == ["P.a: longer than its box"]
    assert found["ids"] == ["browser-nav-nowhere"]


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
        found = look(page)
        assert (found["wide"], found["ids"]) == (0, []), (width, found)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_any_page(visitor: Callable[..., Page], scheme: str) -> None:
    page = visitor("/", color_scheme=scheme)
    for path in PAGES:
        go(page, path)
        unfold(page)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"


@pytest.mark.parametrize("palette", ["safe", "strong"])
def test_axe_finds_nothing_in_other_colours(visitor: Callable[..., Page], palette: str) -> None:
    page = visitor("/")
    page.evaluate(
        "(palette) => localStorage.setItem('hideout.settings', JSON.stringify({ palette }))",
        palette,
    )
    for path in ("/", "/settings", "/rules/caper#card-the_mime", "/pad/sneaks_and_snitches"):
        go(page, path)
        assert page.evaluate("document.documentElement.dataset.palette") == palette
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


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/pad/caper"])
def test_the_focus_can_be_seen_wherever_it_is(visitor: Callable[..., Page], path: str) -> None:
    page = visitor(path, width=NARROW)
    settled(page)
    seen = 0
    for _ in range(25):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            """() => {
                const it = document.activeElement;
                if (!it || it === document.body) return null;
                const marked = [it, it.closest('label')].filter(Boolean).some((one) => {
                    const style = getComputedStyle(one);
                    return style.boxShadow.includes('5px') || style.outlineStyle !== 'none';
                });
                return { marked, what: it.outerHTML.slice(0, 120) };
            }"""
        )
        if focused is not None:
            assert focused["marked"], focused["what"]
            seen += 1
    assert seen > 8


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_heading_and_a_main_part(visitor: Callable[..., Page], path: str) -> None:
    page = visitor(path)
    settled(page)
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1
    assert page.title() not in ("", "undefined")
