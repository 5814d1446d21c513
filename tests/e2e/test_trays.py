"""The tables of Thief's Market and Sneaks & Snitches: composed answers, reasons, small screens."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import WIDTHS
from tests.e2e.playing import take_turn, wait_for_turn, wait_until_told
from tests.e2e.test_together import open_table

BOARD_FAULTS = """() => {
    const board = document.querySelector('.board');
    const box = (one) => one.getBoundingClientRect();
    const shown = [...board.querySelectorAll('button')].filter((one) => one.offsetParent !== null);
    const name = (one) => one.getAttribute('aria-label') || one.textContent.trim();
    return {
        small: shown.filter((one) => box(one).width < 43.5 || box(one).height < 43.5).map(name),
        out: shown
            .filter((one) => !one.closest('.market') || one.matches('.can'))
            .filter((one) => box(one).right > innerWidth + 1 || box(one).bottom > innerHeight + 1)
            .map(name),
    };
}"""
"""Buttons below 44 px, and buttons one would have to scroll for."""


def fits_everywhere(page: Page) -> None:
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert page.evaluate(BOARD_FAULTS) == {"small": [], "out": []}, width
    page.set_viewport_size({"width": 1280, "height": 720})


def drag_by_touch(page: Page, start: Locator, end: Locator) -> None:
    """As a finger does it: down, on in steps, up."""
    touch = page.context.new_cdp_session(page)
    points = []
    for target in (start, end):
        box = target.bounding_box()
        assert box is not None
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = points
    for step in range(9):
        at = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def until_buying(page: Page) -> None:
    """Play on to a turn in which a card can be bought and another cannot."""
    for _ in range(60):
        assert wait_for_turn(page)
        if page.locator(".mc.can").count() and page.locator(".mc.off").count():
            return
        take_turn(page, "thiefs_market")
    raise AssertionError("nothing could be bought")


def test_a_purchase_is_paid_with_dice_and_gold(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "thiefs_market", ["me", "uniform", "uniform", "uniform"])
    assert wait_for_turn(page)
    fits_everywhere(page)
    page.locator(".centre button.die").first.drag_to(page.locator(".me"))
    expect(page.locator(".centre button.die.chosen")).to_have_count(1)
    page.get_by_role("button", name="Put back").click()
    until_buying(page)
    fits_everywhere(page)
    page.locator(".mc.off").first.click()
    expect(page.locator(".fault")).to_contain_text("TM-")
    card = page.locator(".mc.can").first
    wanted = card.get_attribute("data-card")
    card.click()
    buy = page.locator(".dock .btn.go")
    expect(buy).to_be_enabled()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    paid = page.locator(".me button.die.chosen")
    n = paid.count()
    assert n > 0
    paid.first.click()
    expect(paid).to_have_count(n - 1)
    expect(buy).to_be_disabled()
    buy.click(force=True)
    expect(page.locator(".fault")).to_be_visible()
    page.locator(".me button.die:not(.chosen)").first.drag_to(page.locator(".mc.selected"))
    expect(paid).to_have_count(n)
    page.get_by_role("button", name="Put back").click()
    card.drag_to(page.locator(".me"))
    expect(buy).to_be_enabled()
    buy.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f".oc[data-move='card-{wanted}']")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_what_lies_on_the_market_explains_itself(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "thiefs_market", ["me", "uniform", "uniform"])
    kept = page.locator(".centre .die[aria-label=bag], .centre .die[aria-label=mask]")
    while wait_for_turn(page) and not kept.count():
        take_turn(page, "thiefs_market")
    told = page.get_by_role("tooltip")
    kept.first.hover()
    expect(told).to_contain_text("at the end of the round")
    # There is one such page, whatever explains itself.
    expect(page.locator("[aria-describedby]")).to_have_attribute(
        "aria-describedby", told.get_attribute("id") or ""
    )
    page.get_by_role("button", name="Menu").hover()
    expect(told).to_have_text("Menu")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator("[aria-describedby]")).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator(".mc").first.focus()
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("cost")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_plan_is_made_with_a_finger(visitor: Callable[..., Page]) -> None:
    page = visitor("/", width=360, has_touch=True, is_mobile=True)
    open_table(page, "sneaks_and_snitches", ["me", "uniform", "uniform"])
    assert wait_for_turn(page)
    page.locator(".worth").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Information")
    sneak, snitch = page.locator(".slotp.sneak"), page.locator(".slotp.snitch")
    drag_by_touch(page, sneak, page.locator("[data-place=C]"))
    drag_by_touch(page, snitch, page.locator("[data-place=A]"))
    expect(sneak).to_have_attribute("aria-label", "Sneak: C")
    drag_by_touch(page, page.locator("[data-place=C]"), page.locator("[data-place=A]"))
    expect(sneak).to_have_attribute("aria-label", "Sneak: A")
    expect(snitch).to_have_attribute("aria-label", "Snitch: C")
    # The page takes a click right after a drag for its end.
    page.wait_for_timeout(100)
    before = page.locator(".log li").count()
    page.locator(".dock .btn.go").click()
    wait_until_told(page, before, 15_000)


def test_a_committed_plan_can_be_changed_and_outlives_a_reload(
    visitor: Callable[..., Page],
) -> None:
    host = visitor("/")
    made = open_table(host, "sneaks_and_snitches", ["me", "open"])
    links = made["links"]
    assert isinstance(links, list)
    guest = visitor(f"/join#{links[0]['join']}")
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    assert wait_for_turn(host)
    for key in "abc":
        host.keyboard.press(key)
    host.locator(".dock .btn.go").click()
    expect(host.locator(".bar .turn.idle")).to_be_visible()
    expect(guest.locator(".seat .ready")).to_be_visible()
    assert guest.locator(".spot.sneak, .spot.snitch").count() == 0
    host.reload()
    change = host.get_by_role("button", name="Change plan")
    expect(change).to_be_disabled()
    expect(host.locator(".spot[aria-pressed=true]")).to_have_count(3)
    host.keyboard.press("c")
    host.keyboard.press("d")
    expect(change).to_be_enabled()
    change.click()
    expect(change).to_be_disabled()
    fits_everywhere(guest)


def test_the_reveal_goes_letter_by_letter_and_can_be_skipped(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, "sneaks_and_snitches", ["me", "uniform", "uniform"])
    page.locator(".board").wait_for()
    assert wait_for_turn(page)
    page.evaluate(
        """() => {
            window.beats = [];
            const told = () => [...document.querySelectorAll('.last .word')]
                .filter((one) => one.textContent !== '').length;
            new MutationObserver(() => window.beats.push(told()))
                .observe(document.querySelector('.board'), { subtree: true, childList: true,
                    characterData: true });
        }"""
    )
    for key in "ab":
        page.keyboard.press(key)
    page.locator(".dock .btn.go").click()
    page.wait_for_function("() => window.beats.at(-1) > 0 && !document.querySelector('.spot.now')")
    beats = page.evaluate("[...new Set(window.beats)]")
    assert beats == sorted(beats), beats
    assert len(beats) > 2, beats
    while page.locator(".slotp").count() == 0:
        take_turn(page, "sneaks_and_snitches")
        assert wait_for_turn(page)
    for key in "ab":
        page.keyboard.press(key)
    page.evaluate("window.beats = []")
    page.locator(".dock .btn.go").click()
    page.wait_for_function("() => window.beats.includes(0)")
    page.keyboard.press("Shift")
    assert page.locator(".spot.now").count() == 0
    assert page.locator(".last .word:not(:empty)").count() > 0
