"""Notices by mail, when whoever runs the server names a mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from hideout.server.notices.addresses import NoticeError, read_mail_address
from hideout.server.notices.news import News
from hideout.server.protocol import Language

_TIMEOUT: Final = 15.0
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """A mail server: `smtp://user:password@host:port?from=address` (STARTTLS) or `smtps://...`."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str
    plain: bool
    """Whether to go on without TLS, for a mail server on the same machine: `&tls=off`."""


def read_mail_server(text: str) -> MailServer:
    """A mail server as it is configured; raises `NoticeError`, which does not repeat the text."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise _unreadable() from None
    query = parse_qs(parts.query)
    if parts.scheme not in _PORTS or not parts.hostname or "from" not in query:
        raise _unreadable()
    sender = read_mail_address(query["from"][0])
    return MailServer(
        parts.scheme,
        parts.hostname,
        port or _PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
        query.get("tls") == ["off"],
    )


def _unreadable() -> NoticeError:
    return NoticeError("E_SMTP", "server-notice-error-smtp", {})


def letter(server: MailServer, to: str, news: News, lang: Language) -> EmailMessage:
    """The mail that says whose turn it is."""
    mail = EmailMessage()
    mail["From"] = f"Hideout <{server.sender}>"
    mail["To"] = to
    mail["Subject"] = news.subject(lang)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(news.letter(lang))
    # Setting the text clears whatever was said about it before.
    mail["Content-Language"] = lang
    return mail


def send(server: MailServer, mail: EmailMessage, context: ssl.SSLContext | None = None) -> None:
    """Hand a mail over; raises `OSError` (smtplib's errors are such)."""
    secure = context or ssl.create_default_context()
    if server.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=_TIMEOUT, context=secure
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=_TIMEOUT)
    with line:
        if server.scheme == "smtp" and not server.plain:
            line.starttls(context=secure)
        if server.user:
            line.login(server.user, server.password)
        line.send_message(mail)
