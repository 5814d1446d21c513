"""Web push: encrypted as the standard's own example is, signed, and delivered."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hideout.server.notices import News, Notices, push
from hideout.server.notices.addresses import NoticeError, read_target
from hideout.server.notices.push import Subscription, Vapid, packed, unpacked
from hideout.server.protocol import NoticeWish
from tests.server.notices.listening import WebServer, running

NEWS = News("t7", "caper", 1, "Anna", "https://hideout.example/t/t7")

# RFC 8291, section 5 and appendix A.
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
UA_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AS_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RESULT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    number = int.from_bytes(unpacked(AS_PRIVATE), "big")
    key = ec.derive_private_key(number, ec.SECP256R1())
    target = read_target("https://push.example.net/push/x", False)
    subscription = Subscription(target, unpacked(UA_PUBLIC), unpacked(AUTH))
    text = b"When I grow up, I want to be a watermelon"
    assert packed(push.encrypted(text, subscription, key, unpacked(SALT))) == RESULT


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser with this key reads."""

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    salt, theirs = body[:16], body[21 : 21 + body[20]]
    ours = push._point(key.public_key())
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = key.exchange(ec.ECDH(), point)
    secret = derived(shared, auth, b"WebPush: info\0" + ours + theirs, 32)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return cipher.decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\x02")


async def test_a_browser_reads_the_notice_and_knows_the_server(tmp_path: Path) -> None:
    vapid = Vapid.kept_in(tmp_path / "push.pem", "mailto:host@hideout.example")
    browser, auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
    web = WebServer()
    with running(web):
        wish = NoticeWish(
            kind="push",
            push={
                "endpoint": f"{web.url}/push/x",
                "expirationTime": None,
                "keys": {
                    "p256dh": packed(push._point(browser.public_key())),
                    "auth": packed(auth),
                },
            },
        )
        notices = Notices(vapid=vapid, allow_private=True)
        notices.check(wish)
        notices.offer("seat", wish, NEWS, lambda: True)
        for _ in range(500):
            await asyncio.sleep(0.01)
            if web.heard:
                break
        await notices.close()
    (heard,) = web.heard
    shown = json.loads(decrypted(heard.body, browser, auth))
    assert shown["link"] == NEWS.link
    assert shown["body"] == NEWS.sentence("en")
    assert heard.headers["content-encoding"] == "aes128gcm"
    signed, _, key = heard.headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == vapid.public
    head, claims, signature = signed.split(".")
    raw = unpacked(signature)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key)).verify(
        utils.encode_dss_signature(
            int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        ),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    assert json.loads(unpacked(claims))["aud"] == web.url


def test_the_key_is_kept_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    first = Vapid.kept_in(file, "mailto:a@b.de")
    assert Vapid.kept_in(file, "mailto:a@b.de").public == first.public
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"endpoint": "https://push.example.org/x"},
        {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "x", "auth": AUTH}},
        {"endpoint": "https://push.example.org/x", "keys": {"p256dh": UA_PUBLIC, "auth": "x"}},
        {"endpoint": "https://127.0.0.1/x", "keys": {"p256dh": UA_PUBLIC, "auth": AUTH}},
        {"endpoint": 7, "keys": {"p256dh": UA_PUBLIC, "auth": AUTH}},
    ],
)
def test_what_is_no_subscription_is_refused(data: dict[str, object] | None) -> None:
    with pytest.raises(NoticeError):
        push.read_subscription(data, allow_private=False)
