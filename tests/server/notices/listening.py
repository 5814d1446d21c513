"""Servers on this machine that notices are sent to: they keep what they get."""

from __future__ import annotations

import datetime
import ipaddress
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Heard(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebServer(ThreadingHTTPServer):
    """Takes requests and answers each with the next status, at last with 200."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.heard: list[Heard] = []
        self.answers: list[tuple[int, dict[str, str]]] = []

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that does not trust the certificate is no fault of the server."""

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: WebServer

    def do_POST(self) -> None:
        """Keep a request."""
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.heard.append(Heard(self.path, headers, body))
        status, extra = self.server.answers.pop(0) if self.server.answers else (200, {})
        self.send_response(status)
        for name, value in extra.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class MailBox(socketserver.ThreadingTCPServer):
    """A mail server that takes every mail; it may offer STARTTLS."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), _Mail)
        self.tls = tls
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        self.secure: list[bool] = []

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up is no fault of the server."""


class _Mail(socketserver.StreamRequestHandler):
    server: MailBox

    def handle(self) -> None:
        """Speak as much SMTP as a client needs."""
        self._say("220 here")
        secure = False
        while line := self.rfile.readline().decode().strip():
            verb = line.split()[0].upper()
            if verb == "EHLO":
                offers = ["here", "AUTH PLAIN"]
                if self.server.tls is not None and not secure:
                    offers.append("STARTTLS")
                for offer in offers[:-1]:
                    self._say(f"250-{offer}")
                self._say(f"250 {offers[-1]}")
            elif verb == "STARTTLS" and self.server.tls is not None:
                self._say("220 go")
                self.request = self.server.tls.wrap_socket(self.request, server_side=True)
                self.rfile = self.request.makefile("rb")
                self.wfile = self.request.makefile("wb", 0)
                secure = True
            elif verb == "AUTH":
                self.server.logins.append(line)
                self._say("235 welcome")
            elif verb == "DATA":
                self._say("354 go")
                lines = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part)
                mail = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(mail, EmailMessage)
                self.server.mails.append(mail)
                self.server.secure.append(secure)
                self._say("250 kept")
            elif verb == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 well")

    def finish(self) -> None:
        """Close also the line that TLS was put on."""
        super().finish()
        self.request.close()

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def running(server: socketserver.TCPServer) -> Iterator[None]:
    """A server at work in a thread."""
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS for a server on 127.0.0.1 called localhost, and for a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM) + pem)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cafile=str(file))
