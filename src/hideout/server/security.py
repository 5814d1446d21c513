"""Who asks, and from where: tokens, devices, origins, and the headers every answer carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hideout.server.config import Config
from hideout.server.faults import ServerError, fault_of, language_of, reply
from hideout.server.keys import Grant, fresh_secret, grant_of
from hideout.server.service import Service

COOKIE: Final = "hideout_device"
MARK: Final = "x-hideout"
"""A header that a foreign page cannot set without asking first."""
_YEAR: Final = 365 * 24 * 3600
_SMALL: Final = 64 * 1024
_LARGE: Final = 1024 * 1024
_LARGE_PATHS: Final = ("/replay", "/verify", "/referee", "/score", "/tables")
_HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def service_of(connection: HTTPConnection) -> Service:
    """The worker behind a request or socket."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token that a program shows; raises `ServerError` for any other kind of identity."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    token = token.strip()
    if kind.lower() != "bearer" or not 20 <= len(token) <= 128:
        raise ServerError("E_TOKEN", "server-error-token", {})
    return token


def device_of(connection: HTTPConnection) -> str | None:
    """The device that a browser shows."""
    device = connection.cookies.get(COOKIE)
    return device if device is not None and 20 <= len(device) <= 128 else None


def is_own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a page of this very server is asking."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if config.public_url is not None and origin == _origin_of(config.public_url):
        return True
    asked = urlsplit(origin)
    return asked.scheme in ("http", "https") and asked.netloc == connection.headers.get("host")


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class Caller:
    """Whoever makes a request: a program with a token, a browser with a device, or nobody."""

    def __init__(self, request: Request, response: Response) -> None:
        self.request = request
        self.response = response
        self.service: Service = service_of(request)
        self.token: str | None = bearer_of(request)
        self.device: str | None = None if self.token is not None else device_of(request)
        self.lang: str = language_of(request)
        if self.token is None and request.method not in ("GET", "HEAD", "OPTIONS"):
            self._check_origin()

    def _check_origin(self) -> None:
        """A browser must ask from a page of ours; a program without identity is no browser."""
        headers = self.request.headers
        from_browser = "origin" in headers or "sec-fetch-site" in headers or self.device is not None
        if not from_browser:
            return
        if not is_own_origin(self.request, self.service.config) or headers.get(MARK) != "1":
            raise ServerError("E_ORIGIN", "server-error-origin", {})

    @property
    def is_browser(self) -> bool:
        """Whether keys are kept by a cookie."""
        return self.token is None and self.request.headers.get(MARK) == "1"

    async def grant(self, table_id: str) -> Grant:
        """What the caller holds at a table."""
        return await grant_of(
            self.service.reads, table_id, self.token, self.device, self.service.now()
        )

    def own_device(self) -> str | None:
        """The browser's device, a new one if it has none yet; None for a program."""
        if not self.is_browser:
            return None
        if self.device is None:
            self.device = fresh_secret()
            self.response.set_cookie(
                COOKIE,
                self.device,
                max_age=_YEAR,
                path="/",
                secure=self.service.config.secure,
                httponly=True,
                samesite="lax",
            )
        return self.device


def _caller(request: Request, response: Response) -> Caller:
    return Caller(request, response)


AsCaller = Annotated[Caller, Depends(_caller)]
"""The caller, as a parameter of a route."""


class SecurityMiddleware:
    """Adds the headers that keep pages safe, and turns away what is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: ASGIApp = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = _LARGE if str(scope["path"]).endswith(_LARGE_PATHS) else _SMALL
        received = 0

        async def measured() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise HTTPException(413)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if str(scope["path"]).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        declared = HTTPConnection(scope).headers.get("content-length", "0")
        if declared.isdecimal() and int(declared) > most:
            error = ServerError("E_LARGE", "server-error-large", {})
            answer = reply(fault_of(error, language_of(HTTPConnection(scope))))
            await answer(scope, receive, guarded)
            return
        await self.app(scope, measured, guarded)
