"""Friends at one table: links, spectators, lost connections, a killed server."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.playing import start_against_bots, take_turn, wait_for_turn


def open_table(page: Page, game: str, kinds: list[str], **wishes: object) -> dict[str, object]:
    """Make a table as the page does and go to it; gives its keys."""
    seats = [
        {"kind": kind, "name": f"Player {i + 1}" if kind == "me" else None}
        if kind in ("me", "open")
        else {"kind": "bot", "level": kind}
        for i, kind in enumerate(kinds)
    ]
    made: dict[str, object] = page.evaluate(
        """async (body) => {
            const headers = { 'X-Hideout': '1', 'Content-Type': 'application/json' };
            const reply = await fetch('/api/tables', { method: 'POST', headers, body });
            const made = await reply.json();
            sessionStorage.setItem(`hideout.made.${made.table.id}`, JSON.stringify(made));
            return made;
        }""",
        json.dumps({"game": game, "seats": seats, **wishes}),
    )
    table = made["table"]
    assert isinstance(table, dict), made
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + f"/t/{table['id']}")
    return made


def link_of(made: dict[str, object]) -> str:
    links = made["links"]
    assert isinstance(links, list)
    return f"/join#{links[0]['join']}"


def test_two_friends_meet_by_a_link(visitor: Callable[..., Page]) -> None:
    host = visitor("/")
    made = open_table(host, "caper", ["me", "open"])
    expect(host.get_by_role("button", name="Copy the link").first).to_be_visible()
    guest = visitor(link_of(made))
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".board").wait_for()
    host.locator(".board").wait_for()
    expect(host.locator(".rail")).to_contain_text("Noor")
    assert wait_for_turn(host)
    take_turn(host, "caper")
    assert wait_for_turn(guest)


def test_somebody_is_muted_and_heard_again(visitor: Callable[..., Page]) -> None:
    host = visitor("/")
    made = open_table(host, "caper", ["me", "open"])
    guest = visitor(link_of(made))
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".board").wait_for()
    host.locator(".board").wait_for()

    def says(text: str) -> None:
        guest.get_by_label("Say something").fill(text)
        guest.get_by_role("button", name="Send").click()
        expect(guest.locator(".chat .lines")).to_contain_text(text)

    def press(name: str, state: str) -> None:
        host.get_by_role("button", name="Menu").click()
        mute = host.get_by_role("button", name=name)
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", state)
        host.keyboard.press("Escape")

    talk = host.locator(".chat")
    says("One two three")
    expect(talk).to_contain_text("One two three")
    press("Mute Noor", "true")
    expect(talk).not_to_contain_text("One two three")
    expect(talk).to_contain_text("Muted: Noor")
    says("Four five six")
    host.reload()
    expect(talk).to_contain_text("Muted: Noor")
    assert "Four" not in talk.inner_text()
    press("Mute Noor", "false")
    says("Seven eight nine")
    expect(talk).to_contain_text("Seven eight nine")
    expect(talk).not_to_contain_text("Muted")


def test_a_spectator_sees_no_hand(visitor: Callable[..., Page]) -> None:
    host = visitor("/")
    made = open_table(host, "caper", ["me", "uniform"])
    host.locator(".hand .card").first.wait_for()
    watcher = visitor(f"/watch#{made['watch']}")
    watcher.locator(".board").wait_for()
    expect(watcher.locator(".bar .turn")).to_have_text("Watching")
    assert watcher.locator(".hand .card").count() == 0


def test_a_reload_in_mid_game_loses_nothing(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    start_against_bots(page, "caper")
    for _ in range(3):
        assert wait_for_turn(page)
        take_turn(page, "caper")
    assert wait_for_turn(page)
    before = page.locator(".hand .card").all_inner_texts()
    page.reload()
    assert wait_for_turn(page)
    page.locator(".hand .card").first.wait_for()
    assert page.locator(".hand .card").all_inner_texts() == before


def test_a_killed_server_comes_back_by_itself(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor("/")
    start_against_bots(page, "caper_europe")
    assert wait_for_turn(page)
    take_turn(page, "caper_europe")
    assert wait_for_turn(page)
    server.kill()
    page.locator("[data-connection=lost], [data-connection=restarting]").wait_for(
        state="attached", timeout=20_000
    )
    server.start()
    page.locator("[data-connection=saved]").wait_for(state="attached", timeout=30_000)
    before = page.locator(".log li").count()
    take_turn(page, "caper_europe")
    assert wait_for_turn(page)
    assert page.locator(".log li").count() > before


def test_an_answer_is_taken_back(visitor: Callable[..., Page]) -> None:
    host = visitor("/")
    made = open_table(host, "caper", ["me", "open"])
    guest = visitor(link_of(made))
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    assert wait_for_turn(host)
    before = host.locator(".hand .card").all_inner_texts()
    take_turn(host, "caper")
    assert wait_for_turn(guest)
    assert host.locator(".hand .card").all_inner_texts() != before
    host.get_by_role("button", name="Take back", exact=True).click()
    assert wait_for_turn(host)
    assert host.locator(".hand .card").all_inner_texts() == before


def test_a_plan_is_changed_until_it_is_given(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "sneaks_and_snitches", ["me", "uniform", "uniform"])
    assert wait_for_turn(page)
    page.locator(".spot").nth(0).click()
    page.locator(".spot").nth(1).click()
    expect(page.locator(".dock .btn.go")).to_be_enabled()
    page.locator(".spot").nth(0).click()
    expect(page.locator(".dock .btn.go")).to_be_disabled()


def test_a_button_pressed_twice_answers_once(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    answers: list[str] = []

    def note(sent: str | bytes) -> None:
        if '"type":"answer"' in str(sent):
            answers.append(str(sent))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    open_table(page, "sneaks_and_snitches", ["me", "uniform", "uniform"])
    assert wait_for_turn(page)
    page.locator(".spot").nth(0).click()
    page.locator(".spot").nth(1).click()
    commit = page.locator(".dock .btn.go")
    expect(commit).to_be_enabled()
    commit.evaluate("button => { button.click(); button.click(); }")
    expect(commit).to_be_disabled()
    assert len(answers) == 1
    assert page.locator(".fault").count() == 0
