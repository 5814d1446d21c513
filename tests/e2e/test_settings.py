"""Each setting changes something that can be seen or heard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.looking import go, settled
from tests.e2e.playing import start_against_bots, wait_for_turn

COLOUR_OF = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
SIZE_OF_WORDS = "() => parseFloat(getComputedStyle(document.querySelector('legend')).fontSize)"
COUNT_SOUNDS = """() => {
    window.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...rest) {
        window.sounds += 1;
        return start.apply(this, rest);
    };
}"""


def test_language_theme_palette_and_size_change_the_page(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings", color_scheme="dark")
    settled(page)
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("paper").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != night
    printed = page.evaluate(COLOUR_OF, "--green")
    page.get_by_label("for colour-blind eyes").check()
    assert page.evaluate(COLOUR_OF, "--green") != printed
    before = page.evaluate(SIZE_OF_WORDS)
    page.get_by_label("Text size").select_option("150")
    assert page.evaluate(SIZE_OF_WORDS) == before * 1.5
    page.get_by_label("Italiano").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    # All of it is still so when the page is opened again.
    page.reload()
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    assert page.evaluate(SIZE_OF_WORDS) == before * 1.5
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"


def test_motion_is_as_chosen_whatever_the_device_says(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    settled(page)
    motion = "document.documentElement.dataset.motion"
    assert page.evaluate(motion) == "none"
    page.get_by_label("animated").check()
    assert page.evaluate(motion) == "full"
    page.get_by_label("still").check()
    assert page.evaluate(motion) == "none"


def test_sound_is_silent_until_it_is_turned_up(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    settled(page)
    page.evaluate(COUNT_SOUNDS)
    slider = page.get_by_role("slider")
    slider.press("ArrowRight")
    expect(page.get_by_text("10 %", exact=False).first).to_be_visible()
    page.wait_for_function("window.sounds > 0")
    heard = page.evaluate("window.sounds")
    slider.press("Home")
    expect(page.get_by_text("Sound: off")).to_be_visible()
    assert page.evaluate("window.sounds") == heard


def play_a_thief(page: Page) -> None:
    page.locator(".hand .card:not(.off)").first.click()
    page.locator(".board .slot.can").filter(visible=True).first.click()


def test_the_guard_asks_before_an_answer_that_stays(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "caper")
    assert wait_for_turn(page)
    held = page.locator(".hand .card").count()
    play_a_thief(page)
    expect(page.locator(".dock .btn.go")).to_be_visible()
    assert page.locator(".hand .card").count() == held
    go(page, "/settings")
    page.get_by_label("Ask before an answer").uncheck()
    go(page, "/")
    start_against_bots(page, "caper")
    assert wait_for_turn(page)
    play_a_thief(page)
    expect(page.locator(".log")).to_contain_text("Cream plays")
