"""What a table is made of, besides its game: who sits there, what is proposed, how it ended."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from hideout.core.errors import InputError
from hideout.core.game import JsonObject, Seat
from hideout.server.storage.reads import Entry

Audience: TypeAlias = int
"""A seat, or `SPECTATORS`."""
SPECTATORS: Final = -1
HOST: Final = "host"
"""In place of a seat, as the one who asked for something."""
Who: TypeAlias = Seat | Literal["host"]
StandIn: TypeAlias = Literal["absent", "host", "resigned"]
"""Why a bot plays for somebody."""


class UnreadableError(InputError):
    """The log cannot be played back by this version: its rules or its deck are others."""


class SeatState:
    """Who sits in a seat."""

    __slots__ = ("gen", "greeting", "kind", "level", "name", "resigned", "stand_in")

    def __init__(self, kind: str, name: str | None, level: str | None, greeting: str | None):
        self.kind: str = kind
        """`open`, `person` or `bot`."""
        self.name: str | None = name
        self.level: str | None = level
        self.greeting: str | None = greeting
        self.stand_in: StandIn | None = None
        self.resigned: bool = False
        self.gen: int = 0
        """How often the seat changed hands; older keys of it are worth nothing."""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers here, for itself or for somebody."""
        return self.kind == "bot" or self.stand_in is not None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here and plays."""
        return self.kind == "person" and self.stand_in is None


class Proposed(NamedTuple):
    """Something that all persons must agree to."""

    kind: Literal["take_back", "end"]
    by: Seat
    agreed: tuple[Seat, ...]
    step: int
    epoch: int


class Ended(NamedTuple):
    """How the table ended: by the game's own rules, or before."""

    reason: str
    early: bool
    winners: tuple[Seat, ...]


class Said(NamedTuple):
    """What somebody said."""

    number: int
    seat: Seat | None
    text: str | None
    phrase: str | None
    at: float


class Change(NamedTuple):
    """What an entry changed."""

    entry: Entry
    touched: frozenset[Audience]
    """Whose knowledge it changed."""
    story_from: int
    """The story is new from this number on."""
    said: Said | None


def seat_of(audience: Audience) -> Seat | None:
    """The seat of an audience, None for the spectators: as the games have it."""
    return None if audience == SPECTATORS else audience


def unreadable(text: str, details: JsonObject) -> UnreadableError:
    """The error that tells why a log cannot be played back."""
    return UnreadableError("E_UNREADABLE", text, details)
