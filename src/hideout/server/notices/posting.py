"""One HTTP request to a web server that somebody named: short, guarded, never redirected."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple

from hideout.server.notices.addresses import Target, resolved

TIMEOUT: Final = 10.0
_MOST_READ: Final = 4096


class Posted(NamedTuple):
    """What became of a request."""

    status: int
    wait: float | None
    """How long the other side asks to be left alone, if it does."""

    @property
    def is_done(self) -> bool:
        """Whether the notice was taken."""
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether nobody listens at this address any more."""
        return self.status in (404, 410)

    @property
    def is_worth_a_retry(self) -> bool:
        """Whether it may be taken later."""
        return self.status in (408, 425, 429) or self.status >= 500


class _Pinned(http.client.HTTPConnection):
    """A connection to a number that was checked, under the name that was asked for."""

    def __init__(self, target: Target, number: str, context: ssl.SSLContext | None) -> None:
        super().__init__(target.host, target.port, timeout=TIMEOUT)
        self.number = number
        self.context = context

    def connect(self) -> None:
        """Connect to the number; over TLS the certificate must be for the name."""
        plain = socket.create_connection((self.number, self.port), TIMEOUT)
        self.sock = (
            plain
            if self.context is None
            else self.context.wrap_socket(plain, server_hostname=self.host)
        )


def post(
    target: Target,
    body: bytes,
    headers: Mapping[str, str],
    allow_private: bool,
    context: ssl.SSLContext | None = None,
) -> Posted:
    """Send one request; raises `OSError` (also `UnreachableError`) when there is no answer."""
    number, _ = resolved(target.host, target.port, allow_private)
    if target.scheme == "https":
        context = context or ssl.create_default_context()
    else:
        context = None
    connection = _Pinned(target, number, context)
    try:
        connection.request(
            "POST", target.path, body, {"User-Agent": "Hideout", "Connection": "close", **headers}
        )
        answer = connection.getresponse()
        answer.read(_MOST_READ)
        return Posted(answer.status, _seconds(answer.headers.get("retry-after")))
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__) from None
    finally:
        connection.close()


def _seconds(text: str | None) -> float | None:
    return float(text) if text is not None and text.isdecimal() and len(text) < 6 else None
