"""Views as plain data, so that a bot in another process can look at them.

A view is written as one of the whole positions it allows, drawn from the view alone, and read
back as what the seat may know of that position: by the law of `imagine` the same view.
"""

from __future__ import annotations

from hideout.core.chance import Quick
from hideout.core.decks import Deck, read_deck
from hideout.core.game import Game, JsonObject, View


def pack_view(game: Game, view: View) -> JsonObject:
    """A view as JSON that `unpack_view` reads; it depends on nothing but the view."""
    state = game.imagine(view, Quick(0))
    deck = game.setup_of(state).deck
    is_standard = deck.digest == game.standard_deck().digest
    return {
        "position": game.dump(state),
        "seat": view.seat,
        "deck_text": None if is_standard else deck.source,
    }


def unpack_view(game: Game, data: JsonObject) -> View:
    """The view that was packed."""
    text = data["deck_text"]
    deck: Deck | None = None if text is None else read_deck(str(text), "deck_text")
    seat = data["seat"]
    assert seat is None or isinstance(seat, int)
    return game.view(game.load(data["position"], deck), seat)
