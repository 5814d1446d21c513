"""Notices to browsers: Web Push (RFC 8030) with VAPID (RFC 8292), encrypted as RFC 8291 says.

Needs the package `cryptography` (`pip install hideout[push]`).
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from pathlib import Path
from typing import Final, NamedTuple

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hideout.core.game import JsonObject
from hideout.server.notices.addresses import NoticeError, Target, read_target
from hideout.server.notices.news import News
from hideout.server.protocol import Language

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a notice for a browser that is closed."""


class Subscription(NamedTuple):
    """A browser that agreed to be told."""

    target: Target
    public: bytes
    auth: bytes


def read_subscription(data: JsonObject | None, allow_private: bool) -> Subscription:
    """A browser's push subscription, as `PushSubscription.toJSON` gives it."""
    keys = (data or {}).get("keys")
    endpoint = (data or {}).get("endpoint")
    if not isinstance(keys, dict) or not isinstance(endpoint, str):
        raise _unreadable()
    try:
        public, auth = unpacked(str(keys.get("p256dh"))), unpacked(str(keys.get("auth")))
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)
    except (ValueError, InvalidKey, binascii.Error):
        raise _unreadable() from None
    if len(auth) != 16 or len(public) != 65:
        raise _unreadable()
    return Subscription(read_target(endpoint, allow_private), public, auth)


def _unreadable() -> NoticeError:
    return NoticeError("E_NOTICE", "server-notice-error-push", {}, "$.push")


def packed(data: bytes) -> str:
    """Bytes as the standards write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """What `packed` wrote; raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self.contact: str = contact
        """`mailto:` or `https:` address of whoever runs the server."""
        self.public: str = packed(_point(key.public_key()))
        """What a browser needs to subscribe."""

    @classmethod
    def kept_in(cls, path: Path, contact: str) -> Vapid:
        """The key in a file, made when there is none; only its owner may read the file."""
        if not path.exists():
            key = ec.generate_private_key(_CURVE)
            pem = key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(pem)
        found = serialization.load_pem_private_key(path.read_bytes(), None)
        if not isinstance(found, ec.EllipticCurvePrivateKey):
            raise NoticeError("E_PUSH_KEY", "server-notice-error-key", {"file": str(path)})
        return cls(found, contact)

    def authorization(self, target: Target) -> str:
        """The header that signs one request."""
        header = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        claims: JsonObject = {
            "aud": target.origin,
            "exp": int(time.time()) + 12 * 3600,
            "sub": self.contact,
        }
        signed = f"{header}.{packed(json.dumps(claims).encode())}"
        r, s = utils.decode_dss_signature(
            self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes,
    subscription: Subscription,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only this browser can read; key and salt are new for each."""
    key = key or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, subscription.public)
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + subscription.public + ours
    secret = _derived(shared, subscription.auth, info, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, text + b"\x02", None)


def message(news: News, lang: Language) -> bytes:
    """What the page's service worker shows."""
    data: JsonObject = {
        "title": news.subject(lang),
        "body": news.sentence(lang),
        "link": news.link,
        "table": news.table,
    }
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "replace")


def headers(vapid: Vapid, subscription: Subscription) -> dict[str, str]:
    """What a push service wants to know."""
    return {
        "Authorization": vapid.authorization(subscription.target),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT_SECONDS),
        "Urgency": "normal",
    }
