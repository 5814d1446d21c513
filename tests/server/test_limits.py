"""Who asks too often is turned away by name, and nobody else is."""

from __future__ import annotations

import os
import secrets

import pytest
from fastapi import FastAPI, WebSocket
from fastapi.testclient import TestClient
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from hideout.core.text import LANGUAGES, explain
from hideout.server import faults, metrics
from hideout.server.limits import RULES, LimitError, LimitMiddleware, Limits, address_of, kind_of


async def n_allowed(limits: Limits, who: str, n: int) -> int:
    """How many of n messages in a row a seat gets through."""
    allowed = 0
    for _ in range(n):
        try:
            await limits.check("message", who)
        except LimitError:
            continue
        allowed += 1
    return allowed


async def test_each_seat_is_counted_apart() -> None:
    limits = Limits(rules={**RULES, "message": "3/minute"})
    assert await n_allowed(limits, "seat one", 10) == 3
    assert await n_allowed(limits, "seat two", 2) == 2


async def test_every_rule_of_a_kind_must_hold() -> None:
    limits = Limits(rules={**RULES, "message": "50/minute;2/hour"})
    assert await n_allowed(limits, "seat", 10) == 2


async def test_limits_can_be_off() -> None:
    limits = Limits(rules={**RULES, "message": "1/minute"}, on=False)
    assert await n_allowed(limits, "seat", 10) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_refusal_says_when_to_come_back(lang: str) -> None:
    limits = Limits(rules={**RULES, "table": "1/minute"})
    await limits.check("table", "10.0.0.1")
    with pytest.raises(LimitError) as refused:
        await limits.check("table", "10.0.0.1")
    assert 1 <= refused.value.seconds <= 61
    assert str(refused.value.seconds) in explain(refused.value, lang)


def redis_url() -> str:
    """A Redis to count with; in CI there must be one."""
    url = os.environ.get("HIDEOUT_TEST_REDIS_URL")
    if not url:
        if os.environ.get("CI") == "true":
            pytest.fail("HIDEOUT_TEST_REDIS_URL is not set")
        pytest.skip("no Redis: HIDEOUT_TEST_REDIS_URL is not set")
    return url


async def test_workers_count_together_in_redis() -> None:
    url, who = redis_url(), secrets.token_hex(8)
    rules = {**RULES, "message": "4/minute"}
    one, other = Limits(url, rules), Limits(url, rules)
    assert await n_allowed(one, who, 3) == 3
    assert await n_allowed(other, who, 3) == 1
    await one.close()
    await other.close()


async def test_without_its_redis_a_worker_counts_alone() -> None:
    limits = Limits("redis://127.0.0.1:1/0", {**RULES, "message": "2/minute"})
    before = metrics.LIMITS_ALONE._value.get()
    assert await n_allowed(limits, "seat", 5) == 2
    assert metrics.LIMITS_ALONE._value.get() == before + 5


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_as_one_person_has_it(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted


@pytest.mark.parametrize(
    ("type", "method", "path", "kind"),
    [
        ("http", "GET", "/api/games", "request"),
        ("http", "POST", "/api/games/caper/score", "tool"),
        ("http", "GET", "/api/tables/x/score", "request"),
        ("http", "POST", "/api/verify", "tool"),
        ("http", "GET", "/healthz", None),
        ("websocket", "", "/api/tables/x/socket", "socket"),
    ],
)
def test_a_request_falls_under_its_limit(
    type: str, method: str, path: str, kind: str | None
) -> None:
    assert kind_of({"type": type, "method": method, "path": path}) == kind


@pytest.fixture
def page() -> TestClient:
    """A server that allows two requests and one socket a minute."""
    app = FastAPI()

    @app.get("/api/hello")
    async def hello() -> str:
        return "hello"

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close()

    faults.install(app)
    limits = Limits(rules={**RULES, "request": "2/minute", "socket": "1/minute"})
    app.add_middleware(LimitMiddleware, limits=limits)
    return TestClient(app)


def test_one_request_too_many_is_answered_by_429(page: TestClient) -> None:
    answers = [page.get("/api/hello?lang=it") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["error"]["code"] == "E_LIMIT"
    assert 1 <= int(answers[2].headers["retry-after"]) <= 61


def test_one_socket_too_many_is_not_opened(page: TestClient) -> None:
    with page.websocket_connect("/api/socket"):
        pass
    with pytest.raises(WebSocketDisconnect), page.websocket_connect("/api/socket"):
        pass
