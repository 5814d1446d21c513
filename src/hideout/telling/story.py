"""Events put into words, as one seat, a spectator or somebody who knows everything sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hideout.core.game import Ask, Event, Game, JsonObject, Refusal, Seat
from hideout.core.table import Table
from hideout.core.text import Texts, tell
from hideout.telling.titles import seat_title

EVERYTHING: Final = -1
"""The eyes of one who sees every secret."""
ROUND_BEGAN: Final = "round_began"
"""The kind of event that begins a chapter, in every game with rounds."""


def by_role(game: Game, names: Sequence[str]) -> dict[str, str]:
    """What the players are called, by the role of their seat: the `people` of a sentence."""
    return dict(zip(game.seat_names(len(names)), names, strict=True))


def sentence(
    game: Game,
    event: Event,
    seat: Seat | None,
    words: Texts,
    people: Mapping[str, str] | None = None,
) -> str:
    """One event as a sentence; with what only this seat knows, if it knows more."""
    id = f"{game.info.id}-event-{event.kind}"
    if seat in event.secret and words.has(f"{id}.known"):
        id += ".known"
    details = event.seen_by(seat)
    del details["event"]
    return tell(words, id, details, people)


def story(table: Table, seat: Seat | None, words: Texts, since: int = 0) -> list[str]:
    """The events from number `since` on."""
    return [sentence(table.game, event, seat, words) for event in table.events[since:]]


def question(game: Game, ask: Ask, words: Texts, people: Mapping[str, str] | None = None) -> str:
    """What a seat is asked, as a sentence."""
    return tell(words, f"{game.info.id}-ask-{ask.kind}", ask.details, people)


def reason(refusal: Refusal, words: Texts, people: Mapping[str, str] | None = None) -> str:
    """Why an answer is refused, as a sentence."""
    return tell(words, refusal.text, refusal.details, people)


def event_json(event: Event, eyes: Seat | None) -> JsonObject:
    """The event as these eyes may see it."""
    return event.everything() if eyes == EVERYTHING else event.seen_by(eyes)


def sentences(
    game: Game,
    event: Event,
    eyes: Seat | None,
    n_seats: int,
    said: Texts,
    people: Mapping[str, str] | None = None,
) -> list[str]:
    """The event in words; to one who knows everything, once for each secret half that differs."""
    if eyes != EVERYTHING:
        return [sentence(game, event, eyes, said, people)]
    if not event.secret:
        return [sentence(game, event, None, said, people)]
    told = {sentence(game, event, seat, said, people): seat for seat in reversed(event.secret)}
    if len(told) == 1:
        return list(told)
    return [
        f"{seat_title(said, game, n_seats, seat)}: {line}"
        for line, seat in sorted(told.items(), key=lambda item: item[1])
    ]
