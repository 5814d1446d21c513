"""Answering at the tables of Caper: by dragging, by touch, with second thoughts."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import WIDTHS
from tests.e2e.playing import wait_for_turn
from tests.e2e.test_together import link_of, open_table

PLAY_ON = """async ({ table, seat, kinds, answers }) => {
    // Plays on, as fast as the server goes, until a question of one of these kinds.
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const hello = { type: 'hello', seat, watch: false, after: null, lang: 'en' };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    let asked = '';
    let n = 0;
    return await new Promise((done) => {
        socket.onmessage = (event) => {
            const { situation } = JSON.parse(event.data);
            if (!situation) return;
            const { question, step, epoch, status } = situation;
            if (status === 'over' || kinds.includes(question?.kind) || n >= answers) {
                if (status !== 'over' && !question) return;
                socket.close();
                return done(status === 'over' ? 'over' : question.kind);
            }
            if (!question || question.answered !== null || asked === `${step}.${epoch}`) return;
            asked = `${step}.${epoch}`;
            n += 1;
            const placed = question.legal.filter(({ answer }) => answer.do !== 'discard_gear');
            const legal = placed.length > 0 ? placed : question.legal;
            const { text } = legal[(n * 7) % legal.length];
            socket.send(JSON.stringify({ type: 'answer', id: `p${n}`, step, epoch, answer: text }));
        };
    });
}"""
CUT_OFF = """() => {
    const cut = [];
    for (const one of document.querySelectorAll('.nm, .plate, .tab b, .who b, .card .name')) {
        if (!one.checkVisibility()) continue;
        const [dx, dy] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (getComputedStyle(one).overflow !== 'visible' && (dx > 2 || dy > 3))
            cut.push(one.textContent);
    }
    return cut;
}"""
SMALL = """() => [...document.querySelectorAll('button, a, summary, select, input')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.textContent])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, name]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
BELOW = """() => [...document.querySelectorAll('.hand .card, .dock .btn, .strip .total')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom > innerHeight || box.top < 0 || box.right > innerWidth || box.left < 0;
    })
    .map((one) => one.className)"""


def play_on(page: Page, made: dict[str, object], *kinds: str, seat: int = 0, n: int = 99) -> str:
    """Let the seat of this page answer by itself until it is asked something of these kinds."""
    table = made["table"]
    assert isinstance(table, dict)
    wish = {"table": table["id"], "seat": seat, "kinds": list(kinds), "answers": n}
    return str(page.evaluate(PLAY_ON, wish))


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_with_the_mouse(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["me", "uniform"])
    card = page.locator(".hand .card").first
    card.wait_for()
    name = card.get_attribute("data-card")
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".loc").nth(1).locator(".mine .slot").first), steps=6)
    expect(page.locator(".slot.can").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".loc").nth(1).locator(f".mine [data-thief={name}]")).to_be_visible()


def test_a_card_is_dragged_with_a_finger(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings", width=360, has_touch=True, is_mobile=True)
    open_table(page, "caper", ["me", "uniform"])
    card = page.locator(".hand .card").nth(1)
    card.wait_for()
    name = card.get_attribute("data-card")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wish = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        finger.send("Input.dispatchTouchEvent", wish)

    touch("touchStart", middle(card))
    # Over a tab, the place behind it opens.
    tab = middle(page.get_by_role("tab").nth(2))
    touch("touchMove", (tab[0] - 30, tab[1] + 60))
    touch("touchMove", tab)
    expect(page.get_by_role("tab").nth(2)).to_have_attribute("aria-selected", "true")
    touch("touchMove", middle(page.locator(".loc.focus .mine .slot").first))
    touch("touchEnd")
    expect(page.locator(f".loc.focus .mine [data-thief={name}]")).to_be_visible()


def test_a_long_press_explains_a_card_and_plays_nothing(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings", width=360, has_touch=True, is_mobile=True)
    open_table(page, "caper", ["me", "uniform"])
    card = page.locator(".hand .card").first
    card.wait_for()
    x, y = middle(card)
    finger = page.context.new_cdp_session(page)
    start = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", start)
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog").locator("h2")).to_have_text(
        re.split("[,.]", card.get_attribute("aria-label") or "")[0]
    )
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.sel")).to_have_count(0)


def test_whatever_lies_on_the_table_explains_itself(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    made = open_table(page, "caper", ["me", "uniform"])
    play_on(page, made, n=12)
    tip = page.get_by_role("tooltip")
    for marked in (".hand .card", ".mine .th", ".place", ".rounds", ".total", ".supply"):
        page.locator(marked).first.hover()
        expect(tip).to_be_visible()
        assert len(tip.inner_text()) > 5, marked
        page.mouse.move(5, 300)
        expect(tip).to_have_count(0)
    page.locator(".total").first.hover()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # The place tells what it counts right now, with the focus too.
    page.mouse.move(5, 300)
    page.locator(".place").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".place").first).to_be_focused()
    expect(tip).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_refused_target_says_why(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    made = open_table(page, "caper", ["me", "uniform"])
    assert play_on(page, made, "play_gear") == "play_gear"
    page.locator(".hand .card").first.click()
    # Gear needs a thief.
    page.locator(".mine .slot").first.click()
    expect(page.locator(".dock [role=alert]")).to_be_visible()
    assert len(page.locator(".dock [role=alert]").inner_text()) > 10


def test_a_misclick_is_not_an_answer_unless_one_wants_it(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["me", "uniform"])
    page.locator(".hand .card").first.click()
    page.locator(".slot.can").first.click()
    expect(page.locator(".slot.armed")).to_have_count(1)
    expect(page.locator(".mine .stack")).to_have_count(0)
    page.locator(".dock .btn.go").click()
    expect(page.locator(".mine .stack")).to_have_count(1)
    page.evaluate("localStorage.setItem('hideout.settings', JSON.stringify({ guard: false }))")
    page.reload()
    assert wait_for_turn(page)
    page.locator(".hand .card").first.click()
    page.locator(".slot.can").first.click()
    expect(page.locator(".mine .stack")).to_have_count(2)


def test_a_lookout_changes_the_pair_until_the_other_has_chosen(
    visitor: Callable[..., Page],
) -> None:
    page = visitor("/settings")
    made = open_table(page, "caper", ["uniform", "me", "uniform", "open"])
    guest = visitor(link_of(made))
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    assert wait_for_turn(page)
    cards = page.locator(".hand .card")
    cards.nth(0).click()
    cards.nth(1).click()
    page.locator(".dock .btn.go").click()
    expect(page.locator(".bar .turn")).to_have_text("Ready")
    expect(page.locator(".hand .card.sel")).to_have_count(2)
    held = cards.count()
    cards.nth(2).click()
    cards.nth(held - 1).click()
    page.locator(".dock .btn.go").click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(held - 1)).to_have_attribute("aria-pressed", "true")


def test_the_snitch_gives_one_card_to_each_side(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings")
    open_table(page, "caper", ["uniform", "uniform", "me"])
    assert wait_for_turn(page)
    page.locator(".hand .card").nth(1).click()
    expect(page.locator(".hand .card").nth(0)).to_contain_text("→ Green")
    expect(page.locator(".hand .card").nth(1)).to_contain_text("→ Cream")
    before = page.locator(".log li").count()
    page.mouse.move(*middle(page.locator(".hand .card").nth(0)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".strip.own")), steps=5)
    page.mouse.up()
    page.wait_for_function(
        "(before) => document.querySelectorAll('.log li').length > before", arg=before
    )


def test_a_rival_card_is_turned_on_a_phone(visitor: Callable[..., Page]) -> None:
    page = visitor("/settings", width=360)
    for _ in range(12):
        made = open_table(page, "caper", ["me", "uniform"])
        if play_on(page, made, "flip_gear", "flip_thief").startswith("flip"):
            break
    else:
        raise AssertionError("nothing was turned in twelve games")
    target = page.locator(".their .stack.can").first
    expect(target).to_be_visible()
    before = page.locator(".log li").count()
    target.click()
    page.locator(".dock .btn.go").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('.log li').length > before", arg=before
    )


CITIES = [
    ("caper", "paris", 2, 0, "de-DE"),
    ("caper", "rome", 3, 2, "it-IT"),
    ("caper", "london", 4, 1, "fr-FR"),
    ("caper_europe", "paris", 2, 1, "de-DE"),
]


@pytest.mark.parametrize(("game", "city", "players", "seat", "lang"), CITIES)
def test_full_crews_are_readable_at_every_width(
    visitor: Callable[..., Page], game: str, city: str, players: int, seat: int, lang: str
) -> None:
    page = visitor("/settings", locale=lang, color_scheme="light" if seat else "dark")
    kinds = ["me" if i == seat else "uniform" for i in range(players)]
    made = open_table(page, game, kinds, variant=city)
    page.locator(".board").wait_for()
    play_on(page, made, seat=seat, n=17 if players == 2 else 14)
    assert wait_for_turn(page)
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(CUT_OFF) == [], width
        assert page.evaluate(SMALL) == [], width
        assert page.evaluate(BELOW) == [], width
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
