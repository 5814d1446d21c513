"""Each game from the start page to the final sheet, against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import GAMES, play_to_the_end, start_against_bots


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_game(
    visitor: Callable[..., Page], shoot: Callable[[Page, str], None], game: str
) -> None:
    page = visitor("/")
    start_against_bots(page, game)
    shoot(page, f"{game}-begin")
    play_to_the_end(page, game)
    expect(page.locator(".ranks")).to_be_visible()
    shoot(page, f"{game}-end")
