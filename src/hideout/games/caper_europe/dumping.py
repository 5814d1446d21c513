"""Whole positions as JSON, hands and decks included: what `dump` and views write.

The board is in the position format of the rules, with the loot at each location; what is hidden
or in progress stands under `play`.
"""

from __future__ import annotations

from hideout.core.game import JsonObject
from hideout.games.caper_europe.positions import board_json
from hideout.games.caper_europe.state import LOCATION_OF, OVER, PLAY, UNKNOWN, Position
from hideout.games.caper_europe.vocabulary import SIDES
from hideout.games.crews import N_ROUNDS


def position_json(state: Position) -> JsonObject:
    """The whole position; hidden cards (in views) are written `"?"`."""
    position = board_json(state)
    position["play"] = _play_json(state)
    return position


def _play_json(state: Position) -> JsonObject:
    t = state.t
    round = min(state.round, N_ROUNDS - 1)
    ids = t.gear_ids if round & 1 else t.thief_ids
    play: JsonObject = {
        "round": round + 1,
        "turn": state.turn + 1 if state.round < N_ROUNDS else t.hand_sizes[round] - 1,
        "ask": "over" if state.phase == OVER else state.ask(0).kind,
        "side": SIDES[state.side] if state.phase != OVER else None,
        "hands": {SIDES[seat]: _names(state.hands[seat], ids) for seat in (0, 1)},
        "decks": {
            "thieves": _names(state.thief_deck, t.thief_ids),
            "gear": _names(state.gear_deck, t.gear_ids),
        },
    }
    if state.phase != PLAY and state.phase != OVER:
        play["now"] = _now_json(state)
    return play


def _now_json(state: Position) -> JsonObject:
    """The card about which a question is open, and how far it has come."""
    ids = state.t.ids
    now: JsonObject = {
        "card": ids[state.card],
        "location": state.location_id(LOCATION_OF[state.place]),
        "stack": state.place % 3 + 1,
        "clause": state.clause,
        "burns": state.burns,
        "before": list(state.before),
        "laundered": state.washed,
    }
    if state.burned != UNKNOWN:
        now["burned"] = ids[state.burned]
        now["undone"] = state.undo
    return now


def _names(cards: list[int], ids: list[str]) -> list[str]:
    return ["?" if card == UNKNOWN else ids[card] for card in cards]
