"""Secrets that open tables: they are told once and kept only as digests."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from hideout.core.game import Seat
from hideout.server.faults import ServerError
from hideout.server.storage.reads import Key, Reads
from hideout.server.storage.schema import NO_SEAT
from hideout.server.storage.writer import Statement

SECRET_BYTES: Final = 24
MOVE_SECONDS: Final = 15 * 60
"""How long a code that takes a seat to another device can be used."""


def fresh_secret() -> str:
    """A new unguessable token, code or device."""
    return secrets.token_urlsafe(SECRET_BYTES)


def fresh_table_id() -> str:
    """A new name for a table; it opens nothing."""
    return secrets.token_hex(8)


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Grant(NamedTuple):
    """What somebody holds at one table."""

    host: bool
    seats: tuple[tuple[Seat, int], ...]
    """Each with the holder it was made for; see `SeatState.gen`."""
    watch: bool
    hash: str | None
    """The digest of the token or device."""

    def gen_of(self, seat: Seat) -> int | None:
        """The holder's number in a seat, None without a key to it."""
        return dict(self.seats).get(seat)


NOTHING: Final = Grant(False, (), False, None)


def add_key(
    hash: str,
    table_id: str,
    kind: str,
    seat: Seat | None = None,
    gen: int = 0,
    expires: float | None = None,
) -> list[Statement]:
    """Let a secret open something."""
    row = NO_SEAT if seat is None else seat
    same = {"of_hash": hash, "of_table": table_id, "of_kind": kind, "of_seat": row}
    key = {
        "hash": hash,
        "table_id": table_id,
        "kind": kind,
        "seat": row,
        "gen": gen,
        "expires": expires,
        "revoked": False,
    }
    return [Statement("drop_key", same), Statement("add_key", key)]


def revoke_older(table_id: str, seat: Seat, gen: int) -> Statement:
    """Close a seat to everybody before its holder number `gen`."""
    return Statement("revoke_seat", {"of_table": table_id, "of_seat": seat, "of_gen": gen})


def is_good(key: Key, now: float) -> bool:
    """Whether a key still opens anything."""
    return not key.revoked and (key.expires is None or now < key.expires)


async def grant_of(
    reads: Reads, table_id: str, token: str | None, device: str | None, now: float
) -> Grant:
    """What somebody holds at a table; raises `ServerError` for a token that opens nothing there.

    A program shows a token, a browser its device; a token given is the only thing that counts.
    """
    secret = token if token is not None else device
    if secret is None:
        return NOTHING
    hash = digest(secret)
    held = await reads.keys_of(hash, table_id)
    good = [key for key in held if is_good(key, now) and key.kind in ("host", "seat", "watch")]
    if token is not None and not good:
        raise bad_token(held)
    return Grant(
        any(key.kind == "host" for key in good),
        tuple((key.seat, key.gen) for key in good if key.kind == "seat"),
        any(key.kind == "watch" for key in good),
        hash,
    )


def bad_token(held: Sequence[Key] = ()) -> ServerError:
    """The error for a token that opens nothing, or no longer."""
    if any(key.revoked and key.kind == "seat" for key in held):
        return ServerError("E_TOKEN", "server-error-revoked", {})
    return ServerError("E_TOKEN", "server-error-token", {})
