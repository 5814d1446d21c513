"""A notice never goes into the network of the server, under whatever name."""

from __future__ import annotations

import socket

import pytest

from hideout.server.notices.addresses import (
    NoticeError,
    UnreachableError,
    read_mail_address,
    read_target,
    resolved,
)


@pytest.mark.parametrize(
    "text",
    [
        "https://discord.com/api/webhooks/1/abc",
        "https://ntfy.sh/topic",
        "https://matrix.example.org:8443/hook?x=1",
        "https://8.8.8.8/x",
    ],
)
def test_an_open_address_is_taken(text: str) -> None:
    target = read_target(text, allow_private=False)
    assert target.origin + target.path == text


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "ntfy.sh/topic",
        "http://ntfy.sh/topic",
        "ftp://ntfy.sh/",
        "file:///etc/passwd",
        "https://",
        "https://localhost/x",
        "https://hideout.localhost/x",
        "https://intranet/x",
        "https://printer.local/",
        "https://metadata.internal/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0x0.0x0.0x1/",
        "https://0/",
        "https://10.0.0.8/",
        "https://172.16.3.4/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::]/",
        "https://user:password@ntfy.sh/",
        "https://ntfy.sh:22/",
        "https://ntfy.sh:99999/",
        "https://ntfy.sh:0/",
        "https://ntfy.sh/a b",
        "https://ntfy.sh/a\r\nX-Evil: 1",
        "https://nтfy.sh/",
        "https://ntfy.sh/" + "a" * 500,
        "https://[::1/",
    ],
)
def test_any_other_address_is_refused(text: str | None) -> None:
    with pytest.raises(NoticeError) as refused:
        read_target(text, allow_private=False)
    assert (refused.value.code, refused.value.path) == ("E_NOTICE", "$.target")


def test_whoever_runs_the_server_may_allow_the_local_network() -> None:
    assert read_target("http://127.0.0.1:8080/x", allow_private=True).port == 8080


@pytest.mark.parametrize(
    "numbers",
    [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], ["fe80::1%eth0"], ["169.254.169.254"]],
)
def test_a_name_that_means_a_private_number_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, numbers: list[str]
) -> None:
    def answer(host: str, port: int, type: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(0, 0, 0, "", (number, port)) for number in numbers]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    with pytest.raises(UnreachableError):
        resolved("evil.example", 443, allow_private=False)


def test_a_name_that_cannot_be_found_is_an_ordinary_failure() -> None:
    with pytest.raises(OSError):
        resolved("no-such-name.invalid", 443, allow_private=False)
    assert resolved("127.0.0.1", 443, allow_private=True) == ("127.0.0.1", 443)
    with pytest.raises(OSError):
        resolved("127.0.0.1", 443, allow_private=False)
    assert socket.getaddrinfo("localhost", 1)


@pytest.mark.parametrize("text", ["a@b.de", "anna.b+table@mail.example.org"])
def test_a_mail_address_is_taken(text: str) -> None:
    assert read_mail_address(text) == text


@pytest.mark.parametrize(
    "text", [None, "", "anna", "a@b", "a@b.de, c@d.de", "a@b.de\nBcc: c@d.de", "<a@b.de>", "ä@b.de"]
)
def test_what_is_no_mail_address_is_refused(text: str | None) -> None:
    with pytest.raises(NoticeError):
        read_mail_address(text)
