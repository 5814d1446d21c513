"""Watching a finished game again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.looking import go
from tests.e2e.playing import play_to_the_end, start_against_bots


def test_a_finished_game_is_watched_again(
    visitor: Callable[..., Page], shoot: Callable[[Page, str], None], tmp_path: Path
) -> None:
    page = visitor("/", permissions=["clipboard-read", "clipboard-write"])
    start_against_bots(page, "sneaks_and_snitches")
    play_to_the_end(page, "sneaks_and_snitches")
    page.get_by_role("link", name="Watch again").first.click()
    page.locator(".controls").wait_for()
    page.locator(".board").wait_for()
    count = page.locator(".count")
    expect(count).to_contain_text("1 /")
    page.get_by_role("button", name="One step on").click()
    expect(count).to_contain_text("2 /")
    page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("3 /")
    assert page.url.endswith("#3")
    shoot(page, "page-replay-game")

    # Through one seat's eyes, at the same step.
    page.get_by_label("Whose eyes").select_option("1")
    expect(count).to_contain_text("3 /")
    page.get_by_label("Whose eyes").select_option("all")

    # By round, and by itself.
    page.get_by_label("Jump to a round").select_option(label="Round 3")
    there = int(count.inner_text().split()[0])
    assert there > 3
    page.get_by_role("button", name="Play", exact=True).click()
    expect(count).to_contain_text(f"{there + 1} /", timeout=5000)
    page.get_by_role("button", name="Pause").click()

    # A link to this very step, for somebody else.
    page.get_by_role("button", name="Link to this step").click()
    link = page.evaluate("navigator.clipboard.readText()")
    step = link.rpartition("#")[2]
    friend = visitor("/" + link.split("/", 3)[3])
    expect(friend.locator(".count")).to_contain_text(f"{step} /")

    # At the end, every point explained.
    page.keyboard.press("End")
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    page.keyboard.press("Escape")

    # The same from a file.
    table = page.url.split("/replay/")[1].partition("#")[0]
    record = page.request.get(page.url.split("/replay/")[0] + f"/api/tables/{table}/record").text()
    file = tmp_path / "game.json"
    file.write_text(record)
    go(page, "/replay")
    expect(page.get_by_role("heading", name="Games of this device")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".count")).to_contain_text("1 /")
    page.locator(".board").wait_for()


def test_a_file_that_is_no_record_is_refused_in_the_readers_language(
    visitor: Callable[..., Page], tmp_path: Path
) -> None:
    page = visitor("/replay", locale="de-DE")
    plain = tmp_path / "letter.json"
    plain.write_text("Dear reader,")
    page.locator("input[type=file]").set_input_files(plain)
    expect(page.get_by_role("alert")).to_have_text(
        "Diese Datei ist keine Aufzeichnung eines Spiels."
    )
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"game": "chess"}))
    page.locator("input[type=file]").set_input_files(other)
    expect(page.get_by_role("alert")).not_to_have_text(
        "Diese Datei ist keine Aufzeichnung eines Spiels."
    )
    expect(page.get_by_role("alert")).not_to_be_empty()
    # Another file can be chosen at once.
    expect(page.get_by_text("JSON-Datei")).to_be_visible()


def test_a_table_that_is_not_over_is_not_shown(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "caper")
    table = page.url.rsplit("/", 1)[1]
    go(page, f"/replay/{table}")
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert page.locator(".board, .controls").count() == 0
