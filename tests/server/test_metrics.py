"""Figures about a server: for whoever runs it, without secrets, in a bounded number of lines."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.routing import Route

from hideout.server import metrics
from hideout.server.metrics import MetricsMiddleware
from hideout.server.qr import page_link, svg


def a_server(token: str | None = None) -> FastAPI:
    """A server with one route and the figures."""
    app = FastAPI(routes=[Route("/metrics", metrics.show)])
    app.state.metrics_token = token

    @app.get("/api/tables/{id}")
    async def table(id: str) -> str:
        return id

    app.add_middleware(MetricsMiddleware, api=app)
    return app


def test_requests_are_counted_by_route_not_by_path() -> None:
    page = TestClient(a_server(), client=("127.0.0.1", 4))
    for id in ("one_secret", "two_secrets"):
        page.get(f"/api/tables/{id}")
    page.get("/nothing/here_secret")
    page.request("BREW", "/api/tables/x")
    shown = page.get("/metrics").text
    assert 'hideout_requests_total{method="GET",route="/api/tables/{id}",status="200"}' in shown
    assert 'route="none",status="404"' in shown
    assert 'method="other"' in shown
    assert "secret" not in shown


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.0.2.1", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.1"}, 404),
        ("192.0.2.1", {"Authorization": "Bearer right-token"}, 200),
        ("192.0.2.1", {"Authorization": "Bearer wrong-token"}, 404),
        ("192.0.2.1", {"Authorization": "Bearer "}, 404),
    ],
)
def test_only_whoever_runs_the_server_reads_the_figures(
    client: str, headers: dict[str, str], status: int
) -> None:
    page = TestClient(a_server("right-token"), client=(client, 4))
    assert page.get("/metrics", headers=headers).status_code == status


def test_without_a_token_nobody_elsewhere_reads_them() -> None:
    page = TestClient(a_server(None), client=("192.0.2.1", 4))
    for shown in ("Bearer None", "Bearer ", ""):
        assert page.get("/metrics", headers={"Authorization": shown}).status_code == 404


def test_a_link_becomes_a_picture_without_script() -> None:
    link = page_link("https://hideout.example/", "join", "a" * 32)
    assert link == "https://hideout.example/join#" + "a" * 32
    picture = svg(link).decode()
    assert picture.startswith("<svg")
    assert "script" not in picture
    assert picture != svg(link + "b").decode()
