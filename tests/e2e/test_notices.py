"""Told that it is one's turn while the page is closed, by real receivers of notices."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.playing import take_turn, wait_for_turn
from tests.e2e.test_together import link_of, open_table
from tests.server.notices.listening import MailBox, WebServer, running

PATIENCE = 20.0


@pytest.fixture
def receiver() -> Iterator[WebServer]:
    web = WebServer()
    with running(web):
        yield web


@pytest.fixture
def mailbox() -> Iterator[MailBox]:
    box = MailBox()
    with running(box):
        yield box


@pytest.fixture
def telling(server: Server, tmp_path: Path, mailbox: MailBox) -> Iterator[Server]:
    """A server that sends notices of every kind, also to this machine."""
    smtp = f"smtp://127.0.0.1:{mailbox.server_address[1]}?from=hideout@games.example&tls=off"
    running_one = Server(
        tmp_path,
        "--allow-private-notices",
        *("--smtp", smtp),
        *("--push-key", str(tmp_path / "push.pem")),
    )
    running_one.start()
    yield running_one
    running_one.stop()


def eventually(what: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.1)


def sit_down(visitor: Callable[..., Page], url: str) -> tuple[Page, Page, str]:
    """Two friends at a turn-based table; gives their pages and the table's id."""
    host = visitor("/")
    host.goto(url)
    made = open_table(host, "caper", ["me", "open"], pace="turns")
    guest = visitor("/")
    guest.goto(url + link_of(made))
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".board").wait_for()
    table = made["table"]
    assert isinstance(table, dict)
    return host, guest, str(table["id"])


def ask_for_notices(page: Page, kind: str, label: str, target: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Tell me when it is my turn").click()
    page.locator("form.inside select").select_option(kind)
    page.get_by_label(label).fill(target)
    page.get_by_role("button", name="Keep this").click()


def leave_and_wait(host: Page, guest: Page) -> None:
    """The host plays and closes the page; the guest answers."""
    assert wait_for_turn(host)
    take_turn(host, "caper")
    host.goto("about:blank")
    assert wait_for_turn(guest)
    take_turn(guest, "caper")


def test_a_web_hook_hears_that_it_is_my_turn(
    visitor: Callable[..., Page], telling: Server, receiver: WebServer
) -> None:
    host, guest, table = sit_down(visitor, telling.url)
    ask_for_notices(host, "webhook", "Address of the web hook", f"{receiver.url}/hook")
    expect(host.get_by_role("dialog")).to_contain_text("Kept. You will be told.")
    expect(host.get_by_role("dialog").locator("summary").first).to_contain_text("Another web hook")
    host.keyboard.press("Escape")
    leave_and_wait(host, guest)
    eventually(lambda: len(receiver.heard) == 1)
    told = json.loads(receiver.heard[0].body)
    assert (told["type"], told["table"], told["seat"]) == ("your_turn", table, 0)
    # The link is a page of ours: whoever follows it is at the table again.
    assert told["link"].endswith(f"/t/{table}")
    host.goto(f"{telling.url}/t/{table}")
    assert wait_for_turn(host)


def test_mail_tells_in_the_readers_language(
    visitor: Callable[..., Page], telling: Server, mailbox: MailBox
) -> None:
    host, guest, table = sit_down(visitor, telling.url)
    host.goto(telling.url + "/settings")
    host.get_by_label("Deutsch").check()
    host.locator("form.inside select").select_option("email")
    host.get_by_label("E-Mail-Adresse").fill("anna@mail.example")
    host.get_by_role("button", name="So merken").click()
    expect(host.get_by_text("Gemerkt. Du erfährst es.")).to_be_visible()
    # What is set once holds for the table, without asking there.
    with host.expect_response("**/notice?seat=0") as answer:
        host.goto(f"{telling.url}/t/{table}")
    assert answer.value.status == 204
    leave_and_wait(host, guest)
    eventually(lambda: len(mailbox.mails) == 1)
    assert mailbox.mails[0]["Content-Language"] == "de"
    assert mailbox.mails[0]["To"] == "anna@mail.example"


def test_an_address_that_cannot_be_is_refused_in_words(
    visitor: Callable[..., Page], server: Server
) -> None:
    host, _, _ = sit_down(visitor, server.url)
    ask_for_notices(host, "ntfy", "Address of the web hook", "https://127.0.0.1/topic")
    expect(host.get_by_role("dialog").locator(".complaint")).not_to_be_empty()
    kinds = host.locator("form.inside select").locator("option").all_inner_texts()
    assert "ntfy" in kinds
    assert not {"E-mail", "This browser"} & set(kinds), "only what the server offers"


def test_a_live_table_offers_no_notices(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    open_table(page, "caper", ["me", "uniform"])
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_text("Tell me when it is my turn").count() == 0


def test_this_browser_shows_what_is_pushed(visitor: Callable[..., Page], telling: Server) -> None:
    page = visitor("/", permissions=["notifications"])
    page.goto(telling.url + "/settings")
    offered = page.locator("form.inside select").locator("option")
    expect(offered.filter(has_text="This browser")).to_have_count(1)
    devtools = page.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => 0)")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_timeout(300)
    news = {"title": "Caper", "body": "It is your turn.", "table": "t7", "link": "x"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": telling.url, "registrationId": registered[-1], "data": json.dumps(news)},
    )
    page.wait_for_function(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            const shown = await worker.getNotifications();
            return shown.some((one) => one.title === 'Caper' && one.data === '/t/t7');
        }"""
    )
