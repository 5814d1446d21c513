"""Whole positions as JSON, hands and decks included: what `dump` and views write.

The board is in the position format of the rules; what is hidden or in progress stands under
`play`.  docs/formats.md describes it for people who type a cardboard game in.
"""

from __future__ import annotations

from hideout.core.game import JsonObject
from hideout.games.caper import actions as act
from hideout.games.caper.positions import board_json
from hideout.games.caper.state import (
    CREAM,
    FLIP_GEAR,
    FLIP_THIEF,
    GIVE,
    GREEN,
    HIDDEN,
    OVER,
    PASS,
    ROLES,
    UNKNOWN,
    Position,
    Turn,
)
from hideout.games.caper.vocabulary import SIDES
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
    roles = ROLES[state.n_players]
    play: JsonObject = {
        "round": round + 1,
        "turn": state.turn + 1 if state.round < N_ROUNDS else t.hand_sizes[round] - 1,
        "ask": "over" if state.phase == OVER else state.ask(0).kind,
        "side": SIDES[state.side] if state.phase not in (GIVE, PASS, OVER) else None,
        "hands": {roles[seat]: _names(state.hands[seat], ids) for seat in range(len(roles))},
        "decks": {
            "thieves": _names(state.thief_deck, t.thief_ids),
            "gear": _names(state.gear_deck, t.gear_ids),
        },
        "discards": {
            SIDES[side]: {
                "thieves": _names(state.discard_thieves[side], t.thief_ids),
                "gear": _names(state.discard_gear[side], t.gear_ids),
            }
            for side in (CREAM, GREEN)
        },
    }
    if state.phase in (FLIP_THIEF, FLIP_GEAR):
        by = t.thief_ids if state.phase == FLIP_THIEF else t.gear_ids
        play["flip"] = {
            "by": by[state.flip_card],
            "location": t.location_ids[state.locations[state.flip_location]],
        }
    if state.round == N_ROUNDS and state.phase != OVER:
        play["getaways"] = {
            SIDES[side]: state.getaways[side * 3 : side * 3 + 3] for side in (CREAM, GREEN)
        }
    if state.n_players == 3:
        play["pile"] = _names(state.pile, ids)
        play["given"] = {
            SIDES[side]: _name(state.given[side], ids, None) for side in (CREAM, GREEN)
        }
        play["kept_known"] = {SIDES[side]: state.kept_known[side] for side in (CREAM, GREEN)}
    if state.n_players == 4:
        play["turns"] = [_turn_json(state, turn, ids) for turn in state.turns]
        play["chosen"] = {
            SIDES[side]: _chosen_json(state.chosen[side], ids) for side in (CREAM, GREEN)
        }
    return play


def _name(card: int, ids: list[str], nothing: str | None) -> str | None:
    return nothing if card == UNKNOWN else ids[card]


def _names(cards: list[int], ids: list[str]) -> list[str]:
    return ["?" if card == UNKNOWN else ids[card] for card in cards]


def _turn_json(state: Position, turn: Turn, ids: list[str]) -> JsonObject:
    gear_ids = state.t.gear_ids
    return {
        "passed": {SIDES[side]: _names(turn.passed[side], ids) for side in (CREAM, GREEN)},
        "played": {SIDES[side]: _name(turn.played[side], ids, None) for side in (CREAM, GREEN)},
        "playable": {
            SIDES[side]: [
                gear_ids[gear]
                for gear in range(len(gear_ids))
                if turn.playable[side] >> gear & 1 and state.t.gear_copies[gear]
            ]
            for side in (CREAM, GREEN)
        },
    }


def _chosen_json(action: int, ids: list[str]) -> list[str] | None:
    if action == UNKNOWN:
        return None
    if action == HIDDEN:
        return ["?", "?"]
    first, second = act.passed_pair(action)
    return [ids[first], ids[second]]
