"""Where a notice may go: never into the network of the server itself."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from hideout.server.faults import ServerError

_MAIL: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,60}")
_PORTS: Final = {"https": 443, "http": 80}
_LONGEST: Final = 500


class NoticeError(ServerError):
    """A notice cannot go where it was asked to go."""


class UnreachableError(OSError):
    """A host that cannot be found, or that lies where notices may not go."""


class Target(NamedTuple):
    """The address of a web server that takes notices."""

    scheme: str
    host: str
    port: int
    path: str
    """With the query."""

    @property
    def origin(self) -> str:
        """The address without the path."""
        usual = _PORTS[self.scheme] == self.port
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" if usual else f"{self.scheme}://{host}:{self.port}"


def read_target(text: str | None, allow_private: bool) -> Target:
    """An address as a person gave it; raises `NoticeError`.

    Only `https`, no names or numbers of this machine or a private network, unless whoever runs
    the server allows that.
    """
    try:
        parts = urlsplit(text or "")
        port = parts.port
    except ValueError:
        raise _no_address() from None
    schemes = ("https", "http") if allow_private else ("https",)
    host = (parts.hostname or "").rstrip(".")
    if (
        not text
        or len(text) > _LONGEST
        or not text.isascii()
        or any(sign.isspace() or ord(sign) < 32 for sign in text)
        or parts.scheme not in schemes
        or not host
        or "@" in parts.netloc
        or port == 0
    ):
        raise _no_address()
    if not allow_private and (port not in (None, 443, 8443) or is_private_name(host)):
        raise _no_address()
    path = parts.path or "/"
    return Target(
        parts.scheme,
        host,
        port or _PORTS[parts.scheme],
        f"{path}?{parts.query}" if parts.query else path,
    )


def _no_address() -> NoticeError:
    return NoticeError("E_NOTICE", "server-notice-error-address", {}, "$.target")


def read_mail_address(text: str | None) -> str:
    """The address of a mailbox; raises `NoticeError`."""
    if text is None or not text.isascii() or not _MAIL.fullmatch(text):
        raise NoticeError("E_NOTICE", "server-notice-error-mail", {}, "$.target")
    return text


def is_private_name(host: str) -> bool:
    """Whether a name or number can only mean this machine or a network of its own."""
    try:
        return not _is_open(ipaddress.ip_address(host))
    except ValueError:
        pass
    # Numbers in other guises (0x7f.1, 2130706433) are names to us, but not to every resolver.
    labels = host.lower().split(".")
    is_number = re.fullmatch(r"(0x[0-9a-f]*|\d+)", labels[-1]) is not None
    own = labels[-1] in ("localhost", "local", "internal", "lan", "home", "arpa", "onion")
    return len(labels) < 2 or own or is_number


def _is_open(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is not None and not _is_open(inner):
            return False
        # 64:ff9b::/96 stands for an IPv4 address behind a translator.
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return _is_open(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast and not address.is_reserved


def resolved(host: str, port: int, allow_private: bool) -> tuple[str, int]:
    """The number to connect to, checked after the name was looked up; raises `UnreachableError`.

    The connection goes to this very number, so a name that changes its meaning gains nothing.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise UnreachableError("the host cannot be found") from None
    numbers = [str(each[4][0]) for each in found]
    if not allow_private and not all(_is_open(_number(number)) for number in numbers):
        raise UnreachableError("the host is not on the open internet")
    return numbers[0], port


def _number(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(text.partition("%")[0])
