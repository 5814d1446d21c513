"""How a person plays each game on the page: by looking at what can be done and doing it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

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
    if page.locator(OVER).count():
        return False
    # The bar is there before the board, which is loaded for the game.
    page.locator(".board").first.wait_for(timeout=60_000)
    return True


def press(target: Locator) -> None:
    target.first.click()


def take_turn(page: Page, game: str, choice: int = 0) -> None:
    """One answer, whatever comes first or as chosen, until the story goes on."""
    before = page.locator(".log li").count()
    if game.startswith("caper"):
        _crews(page, choice)
    elif game == "thiefs_market":
        _market(page)
    else:
        _sneaks(page)
    # A plan that others still think about leaves no trace in the story.
    with suppress(TimeoutError):
        wait_until_told(page, before)


def wait_until_told(page: Page, before: int, timeout: int = 3000) -> None:
    """Wait until the story has grown or the game is over."""
    page.wait_for_function(
        "([before, over]) => document.querySelectorAll('.log li').length !== before"
        " || document.querySelector(over)",
        arg=[before, OVER],
        timeout=timeout,
    )


def _confirm(page: Page) -> None:
    go = page.locator(".dock .btn.go")
    if go.count():
        press(go)


def _crews(page: Page, choice: int) -> None:
    cards = page.locator(".hand .card:not(.off)")
    loose = page.locator(".dock .row .btn:not(.quiet)")
    target = page.locator(".board .stack.can, .board .slot.can")
    if target.count() == 0 and cards.count():
        press(cards)
        page.wait_for_timeout(30)
    elif target.count() == 0 and loose.count() == 0:
        # Whatever is held can only be discarded.
        press(page.locator(".hand .card"))
        page.wait_for_timeout(30)
    if target.count():
        visible = target.filter(visible=True)
        among = visible if visible.count() else target
        among.nth(choice % among.count()).click()
        _confirm(page)
    elif loose.count():
        press(loose)
        _confirm(page)


def _market(page: Page) -> None:
    dice = page.locator(".centre button.die:not(.off), .pile button.die:not(.off)")
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
    page.locator(".dock .row .btn:not(.quiet)").first.wait_for()
    if commit.count() and page.locator(".slotp").count():
        for i in range(4):
            if commit.first.is_enabled():
                break
            spots.nth(i).click()
        # The plan may still be that of the last round, on its way to the server: then a new one
        # is asked for now, with nothing laid out yet.
        with suppress(TimeoutError):
            commit.first.click(timeout=3000)
    else:
        press(page.locator(".dock .row .btn:not(.quiet)"))
        _confirm(page)


def play_to_the_end(page: Page, game: str, most: int = 400) -> None:
    """Play until the sheet is shown."""
    for _ in range(most):
        if not wait_for_turn(page):
            return
        take_turn(page, game)
    raise AssertionError(f"{game} did not end within {most} answers")
