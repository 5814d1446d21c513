"""Notices reach real servers: in the form each service takes, seldom, and again when it fails."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from hideout.core.text import LANGUAGES
from hideout.server import metrics
from hideout.server.notices import News, Notices
from hideout.server.notices.addresses import NoticeError
from hideout.server.protocol import Language, NoticeWish
from tests.server.notices.listening import MailBox, WebServer, certificate, running

NEWS = News("t7", "caper", 1, "Anna <b> @everyone", "https://hideout.example/t/t7")


@pytest.fixture
def web() -> Iterator[WebServer]:
    """A web server on this machine."""
    server = WebServer()
    with running(server):
        yield server


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS for servers and clients on this machine."""
    return certificate(tmp_path_factory.mktemp("tls"))


def wanted() -> bool:
    """The seat is away and it is its turn."""
    return True


async def until(true: object, seconds: float = 5.0) -> None:
    """Wait until something holds."""
    assert callable(true)
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it did not come true"
        await asyncio.sleep(0.01)


def result(kind: str, result: str) -> float:
    """How often something became of notices of a kind."""
    return float(metrics.NOTICES.labels(kind, result)._value.get())


async def test_each_service_gets_what_it_takes(web: WebServer) -> None:
    notices = Notices(allow_private=True)
    wishes = {
        "discord": f"{web.url}/api/webhooks/1/x",
        "slack": f"{web.url}/services/x",
        "ntfy": f"{web.url}/sub/my_topic",
        "matrix": f"{web.url}/webhook/x?key=1",
        "webhook": f"{web.url}/any",
    }
    for kind, target in wishes.items():
        wish = NoticeWish.model_validate({"kind": kind, "target": target})
        notices.check(wish)
        notices.offer(kind, wish, NEWS, wanted)
    await until(lambda: len(web.heard) == 5)
    await notices.close()
    got = {heard.path: json.loads(heard.body) for heard in web.heard}
    sentence = "Anna <b> @everyone, it is your turn: Caper."
    assert got["/api/webhooks/1/x"] == {
        "content": f"{sentence}\n{NEWS.link}",
        "allowed_mentions": {"parse": []},
    }
    assert got["/services/x"]["text"].startswith("Anna &lt;b&gt;")
    assert got["/sub/"]["topic"] == "my_topic"
    assert (got["/sub/"]["message"], got["/sub/"]["click"]) == (sentence, NEWS.link)
    assert "&lt;b&gt;" in got["/webhook/x?key=1"]["html"]
    assert got["/any"] == {
        "type": "your_turn",
        "table": "t7",
        "game": "caper",
        "seat": 1,
        "name": NEWS.name,
        "text": sentence,
        "link": NEWS.link,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_notice_speaks_the_language_of_its_reader(web: WebServer, lang: Language) -> None:
    notices = Notices(allow_private=True)
    wish = NoticeWish(kind="webhook", target=web.url, lang=lang)
    notices.offer("seat", wish, NEWS, wanted)
    await until(lambda: web.heard)
    await notices.close()
    assert json.loads(web.heard[0].body)["text"] == NEWS.sentence(lang)


async def test_a_seat_gets_one_notice_at_a_time_and_the_newest(web: WebServer) -> None:
    notices = Notices(allow_private=True, every=0.5)
    wish = NoticeWish(kind="webhook", target=web.url)
    notices.offer("seat", wish, NEWS, wanted)
    await until(lambda: len(web.heard) == 1)
    began = monotonic()
    for n in range(5):
        notices.offer("seat", wish, NEWS._replace(table=f"new{n}"), wanted)
        await asyncio.sleep(0.01)
    notices.offer("other seat", wish, NEWS, wanted)
    await until(lambda: len(web.heard) == 2)
    assert monotonic() - began < 0.4, "another seat is not kept waiting"
    await until(lambda: len(web.heard) == 3)
    assert monotonic() - began > 0.35
    await asyncio.sleep(0.7)
    await notices.close()
    assert [json.loads(heard.body)["table"] for heard in web.heard] == ["t7", "t7", "new4"]


async def test_whoever_came_back_is_not_told(web: WebServer) -> None:
    notices = Notices(allow_private=True, every=0.2)
    wish = NoticeWish(kind="webhook", target=web.url)
    is_away = True
    notices.offer("seat", wish, NEWS, lambda: is_away)
    await until(lambda: len(web.heard) == 1)
    notices.offer("seat", wish, NEWS, lambda: is_away)
    is_away = False
    before = result("webhook", "unwanted")
    await until(lambda: result("webhook", "unwanted") == before + 1)
    await notices.close()
    assert len(web.heard) == 1


async def test_a_service_in_trouble_is_tried_again(web: WebServer) -> None:
    web.answers = [(503, {}), (429, {"Retry-After": "0"}), (200, {})]
    notices = Notices(allow_private=True, pauses=(0.05, 0.05, 0.05))
    before = result("webhook", "sent")
    notices.offer("seat", NoticeWish(kind="webhook", target=web.url), NEWS, wanted)
    await until(lambda: result("webhook", "sent") == before + 1)
    await notices.close()
    assert len(web.heard) == 3


async def test_the_other_side_says_how_long_to_wait(web: WebServer) -> None:
    web.answers = [(429, {"Retry-After": "1"})]
    notices = Notices(allow_private=True, pauses=(0.01,))
    began = monotonic()
    notices.offer("seat", NoticeWish(kind="webhook", target=web.url), NEWS, wanted)
    await until(lambda: len(web.heard) == 2)
    await notices.close()
    assert monotonic() - began >= 0.95


@pytest.mark.parametrize("status", [400, 403, 301])
async def test_a_refusal_is_not_repeated_nor_followed(web: WebServer, status: int) -> None:
    web.answers = [(status, {"Location": "/elsewhere"})]
    notices = Notices(allow_private=True, pauses=(0.01, 0.01))
    before = result("slack", "failed")
    notices.offer("seat", NoticeWish(kind="slack", target=web.url), NEWS, wanted)
    await until(lambda: result("slack", "failed") == before + 1)
    await notices.close()
    assert [heard.path for heard in web.heard] == ["/"]


async def test_an_address_that_is_gone_is_reported(web: WebServer) -> None:
    web.answers = [(410, {})]
    notices = Notices(allow_private=True)
    gone: list[str] = []
    wish = NoticeWish(kind="webhook", target=web.url)
    notices.offer("seat", wish, NEWS, wanted, lambda: gone.append("seat"))
    await until(lambda: gone)
    await notices.close()


async def test_a_server_that_is_not_there_is_given_up(web: WebServer) -> None:
    web.server_close()
    notices = Notices(allow_private=True, pauses=(0.01, 0.01))
    before = result("discord", "failed")
    began = monotonic()
    notices.offer("seat", NoticeWish(kind="discord", target=web.url), NEWS, wanted)
    assert monotonic() - began < 0.05, "offering never waits"
    await until(lambda: result("discord", "failed") == before + 1)
    await notices.close()


async def test_no_target_is_flooded(web: WebServer) -> None:
    notices = Notices(allow_private=True, most_a_day=3)
    wish = NoticeWish(kind="webhook", target=web.url)
    before = result("webhook", "dropped")
    for seat in range(8):
        notices.offer(f"seat {seat}", wish, NEWS, wanted)
    await until(lambda: result("webhook", "dropped") == before + 5)
    await until(lambda: len(web.heard) == 3)
    await notices.close()
    assert len(web.heard) == 3


async def test_tls_is_checked_against_the_name(
    tls: tuple[ssl.SSLContext, ssl.SSLContext],
) -> None:
    of_server, of_client = tls
    web = WebServer()
    web.socket = of_server.wrap_socket(web.socket, server_side=True)
    with running(web):
        target = f"https://localhost:{web.server_port}/x"
        wish = NoticeWish(kind="webhook", target=target)
        stranger = Notices(allow_private=True, pauses=())
        before = result("webhook", "failed")
        stranger.offer("seat", wish, NEWS, wanted)
        await until(lambda: result("webhook", "failed") == before + 1)
        await stranger.close()
        assert web.heard == []
        friend = Notices(allow_private=True, context=of_client)
        friend.offer("seat", wish, NEWS, wanted)
        await until(lambda: web.heard)
        await friend.close()
        assert web.heard[0].headers["host"] == f"localhost:{web.server_port}"


async def test_a_mail_arrives_over_tls(tls: tuple[ssl.SSLContext, ssl.SSLContext]) -> None:
    of_server, of_client = tls
    box = MailBox(of_server)
    with running(box):
        smtp = f"smtp://anna:s%40fe@localhost:{box.server_address[1]}?from=table@hideout.example"
        notices = Notices(smtp=smtp, context=of_client)
        wish = NoticeWish(kind="email", target="ben@example.org", lang="de")
        notices.check(wish)
        notices.offer("seat", wish, NEWS, wanted)
        await until(lambda: box.mails)
        await notices.close()
    (mail,) = box.mails
    assert box.secure == [True]
    assert len(box.logins) == 1
    assert mail["To"] == "ben@example.org"
    assert mail["From"] == "Hideout <table@hideout.example>"
    assert mail["Subject"] == "Du bist am Zug: Caper"
    assert mail["Content-Language"] == "de"
    assert NEWS.sentence("de") in mail.get_content()
    assert NEWS.link in mail.get_content()


async def test_a_mail_does_not_go_out_in_the_clear() -> None:
    box = MailBox()
    with running(box):
        address = f"localhost:{box.server_address[1]}?from=table@hideout.example"
        guarded = Notices(smtp=f"smtp://{address}", pauses=())
        wish = NoticeWish(kind="email", target="ben@example.org")
        before = result("email", "failed")
        guarded.offer("seat", wish, NEWS, wanted)
        await until(lambda: result("email", "failed") == before + 1)
        await guarded.close()
        assert box.mails == []
        local = Notices(smtp=f"smtp://{address}&tls=off")
        local.offer("seat", wish, NEWS, wanted)
        await until(lambda: box.mails)
        await local.close()


@pytest.mark.parametrize(
    "smtp", ["localhost", "http://x?from=a@b.de", "smtp://x", "smtp://x:port?from=a@b.de"]
)
def test_a_mail_server_that_cannot_be_read_is_named(smtp: str) -> None:
    with pytest.raises(NoticeError) as refused:
        Notices(smtp=smtp)
    assert refused.value.code == "E_SMTP"


def test_only_what_the_server_can_send_is_promised(tmp_path: Path) -> None:
    assert Notices().kinds() == ["discord", "slack", "ntfy", "matrix", "webhook"]
    with pytest.raises(NoticeError):
        Notices().check(NoticeWish(kind="email", target="a@b.de"))
    with pytest.raises(NoticeError):
        Notices().check(NoticeWish(kind="push", push={}))
    Notices().check(NoticeWish(kind="off"))
