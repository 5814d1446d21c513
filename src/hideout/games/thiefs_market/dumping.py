"""Whole positions, decks included, as `dump` writes them.

Cards and tokens are in the position format of the rules; the dice, the market and whatever is in
progress stand under `play`.  Players go by the names of their seats.
"""

from __future__ import annotations

from typing import Final

from hideout.core.game import JsonObject
from hideout.games.thiefs_market.positions import options_json
from hideout.games.thiefs_market.state import (
    BUY,
    CENTRE,
    COPY,
    LUCKY_KEEP,
    LUCKY_REROLL,
    OVER,
    PAY,
    PICK,
    REASONS,
    SEAT_NAMES,
    SOURCE,
    UNKNOWN,
    Position,
    objects_in,
)
from hideout.games.thiefs_market.vocabulary import LETTERS, SKILL_CARDS

ASKS: Final[dict[str, int]] = {
    "source": SOURCE,
    "pick": PICK,
    "lucky_keep": LUCKY_KEEP,
    "lucky_reroll": LUCKY_REROLL,
    "buy": BUY,
    "pay": PAY,
    "copy": COPY,
    "over": OVER,
}
"""What a position calls the phases."""
HIDDEN: Final = "?"
FROM_CENTRE: Final = "centre"


def position_json(state: Position) -> JsonObject:
    """The whole position; what is hidden (in views) is written `"?"`."""
    t = state.t
    return {
        "game": "thiefs_market",
        "format": 1,
        "options": options_json(t),
        "start_marker": SEAT_NAMES[state.start],
        "players": [
            {
                "name": SEAT_NAMES[seat],
                "cards": [t.names[code] for code in state.cards[seat]],
                "gold": state.gold[seat],
                "infamy": HIDDEN if state.infamy[seat] == UNKNOWN else state.infamy[seat],
            }
            for seat in range(state.n_players)
        ],
        "play": _play_json(state),
    }


def _play_json(state: Position) -> JsonObject:
    t = state.t
    phase = state.phase
    names = SEAT_NAMES[: state.n_players]
    play: JsonObject = {
        "round": state.round,
        "ask": list(ASKS)[phase],
        "seat": None if phase == OVER else names[state.seat],
        "centre": objects_in(state.centre),
        "piles": {
            name: objects_in(state.piles[seat]) if state.sizes[seat] else None
            for seat, name in enumerate(names)
        },
        "snapshots": None,
        "lately": {name: state.lately[seat] for seat, name in enumerate(names)},
        "market": {
            letter: [t.ids[card] for card in state.market if t.letter[card] == deck]
            for deck, letter in enumerate(LETTERS)
        },
        "active": LETTERS[state.active],
        "decks": {letter: _names(state.decks[deck], t.ids) for deck, letter in enumerate(LETTERS)},
        "removed": _names(state.removed, t.ids),
        "gone": [t.ids[card] for card in state.gone],
    }
    if state.is_purchase or (phase == LUCKY_REROLL and t.lucky_after):
        play["snapshots"] = {
            name: objects_in(state.snapshots[seat]) for seat, name in enumerate(names)
        }
    if phase == PICK:
        play["picking"] = {
            "from": FROM_CENTRE if state.victim == CENTRE else names[state.victim],
            "picked": objects_in(state.picked),
        }
    if phase == LUCKY_KEEP:
        play["keeping"] = {"thief": names[state.thief], "returned": objects_in(state.returned)}
    if state.is_purchase:
        play["turn"] = {
            "bought": state.buys_used,
            "used": [id for skill, id in enumerate(SKILL_CARDS) if state.used >> skill & 1],
            "card": None if state.bought == UNKNOWN else t.ids[state.bought],
        }
    if phase == OVER:
        play["reason"] = REASONS[state.reason]
    return play


def _names(cards: list[int], ids: list[str]) -> list[str]:
    return [HIDDEN if card == UNKNOWN else ids[card] for card in cards]
