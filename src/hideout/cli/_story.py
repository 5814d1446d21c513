"""Events put into words, as one seat, a spectator or somebody who knows everything sees them."""

from __future__ import annotations

from typing import Final

from hideout.cli._games import seat_title
from hideout.core.game import Event, Game, JsonObject, Seat
from hideout.core.text import Texts
from hideout.terminal.story import sentence

EVERYTHING: Final = -1
"""The eyes of one who sees every secret."""
ROUND_BEGAN: Final = "round_began"
"""The kind of event that begins a chapter, in every game with rounds."""


def event_json(event: Event, eyes: Seat | None) -> JsonObject:
    """The event as these eyes may see it."""
    return event.everything() if eyes == EVERYTHING else event.seen_by(eyes)


def sentences(game: Game, event: Event, eyes: Seat | None, n_seats: int, said: Texts) -> list[str]:
    """The event in words; to one who knows everything, once for each secret half that differs."""
    if eyes != EVERYTHING:
        return [sentence(game, event, eyes, said)]
    if not event.secret:
        return [sentence(game, event, None, said)]
    told = {sentence(game, event, seat, said): seat for seat in reversed(event.secret)}
    if len(told) == 1:
        return list(told)
    return [
        f"{seat_title(said, game, n_seats, seat)}: {line}"
        for line, seat in sorted(told.items(), key=lambda item: item[1])
    ]
