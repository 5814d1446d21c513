"""How a person plays each game on the page: by looking at what can be done and doing it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

GAMES = ("caper", "caper_europe", "thiefs_market", "sneaks_and_snitches")
OVER = ".ranks"


def start_against_bots(page: Page, game: str) -> None:
    """The one click of a newcomer."""
    page.locator(".tile").nth(GAMES.index(game)).get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".board").wait_for()


def is_my_turn(page: Page) -> bool:
    return page.locator(".bar .turn:not(.idle)").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until it is one's turn; False when the game is over."""
    page.locator(f".bar .turn:not(.idle), {OVER}").first.wait_for(timeout=60_000)
    return page.locator(OVER).count() == 0


def press(target: Locator) -> None:
    target.first.click()


def take_turn(page: Page, game: str) -> None:
    """One answer: whatever comes first."""
    if game.startswith("caper"):
        _crews(page)
    elif game == "thiefs_market":
        _market(page)
    else:
        _sneaks(page)


def _confirm(page: Page) -> None:
    go = page.locator(".dock .btn.go")
    if go.count():
        press(go)


def _crews(page: Page) -> None:
    cards = page.locator(".hand .card:not(.off)")
    loose = page.locator(".dock .row .btn:not(.quiet)")
    target = page.locator(".board .stack.can, .board .slot.can")
    if target.count() == 0 and cards.count():
        press(cards)
        page.wait_for_timeout(30)
    if target.count():
        visible = target.filter(visible=True)
        press(visible if visible.count() else target)
        _confirm(page)
    elif loose.count():
        press(loose)
        _confirm(page)


def _market(page: Page) -> None:
    dice = page.locator(".centre button.die, .pile button.die")
    buyable = page.locator(".market .mc.can")
    if dice.count():
        press(dice)
        _confirm(page)
    elif buyable.count():
        press(buyable)
        _confirm(page)
    else:
        press(page.locator(".dock .row .btn:not(.quiet)").last)
        _confirm(page)


def _sneaks(page: Page) -> None:
    commit = page.locator(".dock .btn.go")
    spots = page.locator(".spot")
    if commit.count() and page.locator(".slotp").count():
        for i in range(4):
            if commit.first.is_enabled():
                break
            spots.nth(i).click()
        press(commit)
    else:
        press(page.locator(".dock .row .btn:not(.quiet)"))
        _confirm(page)


def play_to_the_end(page: Page, game: str, most: int = 400) -> None:
    """Play until the sheet is shown."""
    for _ in range(most):
        if not wait_for_turn(page):
            return
        before = page.locator(".log li").count()
        take_turn(page, game)
        page.wait_for_timeout(60)
        if page.locator(".log li").count() == before:
            page.wait_for_timeout(200)
    raise AssertionError(f"{game} did not end within {most} answers")
