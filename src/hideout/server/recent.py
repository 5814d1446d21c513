"""The last updates of an audience, at hand for readers who come back."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from hideout.core.game import Seat

_RECENT_BYTES: Final = 48_000
"""How much is kept at hand for an audience; catching up on more costs more than a new welcome."""


class Recent(NamedTuple):
    """An update that can be sent again."""

    n: int
    whole: bytes
    speaker: Seat | None
    """Who speaks in it, if somebody does."""
    silent: bytes
    """The same without what was said."""


class Shelf:
    """The last updates of an audience, bounded in number and in size."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: deque[Recent] = deque()

    def put(self, recent: Recent) -> None:
        """Keep an update, and let go of the oldest if need be."""
        self._kept.append(recent)
        self._size += len(recent.whole)
        while len(self._kept) > self._most or (self._size > _RECENT_BYTES and len(self._kept) > 1):
            self._size -= len(self._kept.popleft().whole)

    def after(self, n: int) -> list[Recent]:
        """The updates after a number that are still here."""
        return [recent for recent in self._kept if recent.n > n]
