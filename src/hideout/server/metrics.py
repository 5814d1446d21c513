"""What a server counts about itself: no names, no secrets, and labels from closed sets only."""

from __future__ import annotations

import ipaddress
import os
import re
import secrets
from time import perf_counter
from typing import Final

from fastapi import FastAPI
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REGISTRY: Final = CollectorRegistry()

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS: Final = Counter(
    "hideout_requests_total", "Answered requests.", ("method", "route", "status"), registry=REGISTRY
)
SECONDS: Final = Histogram(
    "hideout_request_seconds", "Time to answer.", ("route",), buckets=_FAST, registry=REGISTRY
)
SOCKETS: Final = Gauge(
    "hideout_sockets",
    "Open sockets and streams.",
    ("audience",),
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
ROOMS: Final = Gauge(
    "hideout_rooms", "Tables in memory.", multiprocess_mode="livesum", registry=REGISTRY
)
TABLES: Final = Counter("hideout_tables_made_total", "New tables.", ("game",), registry=REGISTRY)
ANSWERS: Final = Counter(
    "hideout_answers_total",
    "Answers taken or refused.",
    ("game", "by", "result"),
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "hideout_commit_seconds", "Time to make entries durable.", buckets=_FAST, registry=REGISTRY
)
BATCH: Final = Histogram(
    "hideout_commit_entries",
    "Entries made durable together.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "hideout_bot_seconds", "Time a bot thought.", ("level",), buckets=_FAST, registry=REGISTRY
)
SENT: Final = Counter("hideout_messages_sent_total", "Messages to clients.", registry=REGISTRY)
RECEIVED: Final = Counter(
    "hideout_messages_received_total", "Messages of clients.", ("type",), registry=REGISTRY
)
SLOW: Final = Counter(
    "hideout_slow_clients_total",
    "Clients sent away because they read too slowly.",
    registry=REGISTRY,
)
LIMITED: Final = Counter(
    "hideout_limited_total", "Requests refused as one too many.", ("kind",), registry=REGISTRY
)
LIMITS_ALONE: Final = Counter(
    "hideout_limits_alone_total", "Counts made without the common storage.", registry=REGISTRY
)
NOTICES: Final = Counter(
    "hideout_notices_total",
    "Notices by what became of them.",
    ("kind", "result"),
    registry=REGISTRY,
)

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
NO_ROUTE: Final = "none"


class Templates:
    """The templates of an application's addresses, which stand in figures for the paths."""

    def __init__(self, api: FastAPI) -> None:
        described = sorted(api.openapi()["paths"], key=lambda path: path.count("{"))
        self._patterns = [
            (re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), path) for path in described
        ]
        self._plain = frozenset(
            route.path for route in api.routes if isinstance(route, Route) and "{" not in route.path
        )

    def of(self, path: str) -> str:
        """The template of a path; one name for all that have none."""
        if path in self._plain:
            return path
        found = (template for pattern, template in self._patterns if pattern.fullmatch(path))
        return next(found, NO_ROUTE)


class MetricsMiddleware:
    """Counts and times every request."""

    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self.app: ASGIApp = app
        self.api: FastAPI = api
        self._templates: Templates | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = perf_counter()

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._templates = self._templates or Templates(self.api)
            route = self._templates.of(scope["path"])
            REQUESTS.labels(method, route, str(status)).inc()
            SECONDS.labels(route).observe(perf_counter() - began)


def may_read(connection: HTTPConnection, token: str | None) -> bool:
    """Whether this reader may see the figures: it shows the token, or is on this machine.

    A proxy on this machine forwards for everybody, so a forwarded request needs the token.
    """
    shown = connection.headers.get("authorization", "")
    if token is not None and secrets.compare_digest(shown.encode(), f"Bearer {token}".encode()):
        return True
    if any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    host = connection.client.host if connection.client is not None else ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def exposition() -> Response:
    """All figures in the text format of Prometheus; of all workers, if they share a folder."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


async def show(request: Request) -> Response:
    """The route /metrics; hidden from those who may not read it."""
    if not may_read(request, getattr(request.app.state, "metrics_token", None)):
        return Response(None, 404)
    return exposition()
