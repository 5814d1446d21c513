"""What happened, told as one seat may know it."""

from __future__ import annotations

from hideout.core.game import Event, Game, Seat
from hideout.core.table import Table
from hideout.core.text import Texts, tell


def sentence(game: Game, event: Event, seat: Seat | None, words: Texts) -> str:
    """One event as a sentence; with what only this seat knows, if it knows more."""
    id = f"{game.info.id}-event-{event.kind}"
    if seat in event.secret and words.has(f"{id}.known"):
        id += ".known"
    details = event.seen_by(seat)
    del details["event"]
    return tell(words, id, details)


def story(table: Table, seat: Seat | None, words: Texts, since: int = 0) -> list[str]:
    """The events from number `since` on."""
    return [sentence(table.game, event, seat, words) for event in table.events[since:]]
