"""Why an answer is not legal, one reason per way to go wrong, each with its ruling."""

from __future__ import annotations

from hideout.core.game import Action, Refusal, Seat, refuse_outsider
from hideout.games.caper import actions as act
from hideout.games.caper.state import (
    FLIP_GEAR,
    FLIP_THIEF,
    GETAWAY,
    GIVE,
    MASTERMINDS,
    PASS,
    PLAY,
    SNITCH,
    Position,
)


def refuse(state: Position, seat: Seat, action: Action) -> Refusal | None:
    """None exactly for the legal actions."""
    outsider = refuse_outsider(state, seat)
    if outsider is not None:
        return outsider
    if state.phase == PLAY:
        return _refuse_play(state, action)
    if state.phase == FLIP_THIEF or state.phase == FLIP_GEAR:
        if not act.FLIP <= action < act.GIVE:
            return _wrong_question(state)
        place = state.flip_location * 3 + action - act.FLIP
        if state.phase == FLIP_GEAR:
            return _refuse_flip_gear(state, place)
        return _refuse_flip_thief(state, place)
    if state.phase == GIVE:
        return _refuse_give(state, action)
    if state.phase == PASS:
        return _refuse_pass(state, seat, action)
    assert state.phase == GETAWAY
    return _refuse_getaway(state, action)


def _wrong_question(state: Position) -> Refusal:
    ask = state.ask(0).kind
    return Refusal("5.2", "caper-refuse-wrong_question", {"ask": ask})


def _location(state: Position, place: int) -> str:
    return state.t.location_ids[state.locations[place]]


def _refuse_play(state: Position, action: Action) -> Refusal | None:
    t = state.t
    side = state.side
    hand = state.hands[MASTERMINDS[state.n_players][side]]
    if action < act.PLAY_GEAR:
        if state.is_gear_round:
            return Refusal("5.4", "caper-refuse-wrong_round_kind", {"kind": "gear"})
        thief, place = action // 3, action % 3
        if thief not in hand:
            return Refusal("5.3", "caper-refuse-not_in_hand", {"card": t.thief_ids[thief]})
        if state.n_thieves[side * 3 + place] >= 3:
            return Refusal(
                "5.3", "caper-refuse-location_full", {"location": _location(state, place)}
            )
        return None
    if action < act.DISCARD:
        if not state.is_gear_round:
            return Refusal("5.3", "caper-refuse-wrong_round_kind", {"kind": "thief"})
        gear, spot = divmod(action - act.PLAY_GEAR, 9)
        if gear not in hand:
            return Refusal("5.4", "caper-refuse-not_in_hand", {"card": t.gear_ids[gear]})
        refusal = _refuse_place(state, spot, "CAP-46")
        if refusal is not None:
            return refusal
        price = state.price(side, gear, spot // 3)
        if price > state.coins[side]:
            return Refusal(
                "CAP-23",
                "caper-refuse-too_expensive",
                {
                    "card": t.gear_ids[gear],
                    "location": _location(state, spot // 3),
                    "cost": price,
                    "coins": state.coins[side],
                },
            )
        return None
    if action < act.FLIP:
        if not state.is_gear_round:
            return Refusal("CAP-45", "caper-refuse-discard_in_thief_round", {})
        gear = action - act.DISCARD
        if gear not in hand:
            return Refusal("5.4", "caper-refuse-not_in_hand", {"card": t.gear_ids[gear]})
        if state.n_players == 4 and state.gear_plays(side, hand, []):
            return Refusal("CAP-44", "caper-refuse-must_play", {})
        return None
    return _wrong_question(state)


def _refuse_place(state: Position, spot: int, ruling: str) -> Refusal | None:
    """Why gear cannot go on the own stack at this place, or None if it can."""
    side = state.side
    if spot % 3 >= state.n_thieves[side * 3 + spot // 3]:
        return Refusal(
            ruling,
            "caper-refuse-no_such_stack",
            {"location": _location(state, spot // 3), "stack": spot % 3 + 1},
        )
    if state.n_gear[side * 9 + spot] >= 3:
        thief = abs(state.cells[(side * 9 + spot) * 4]) - 1
        return Refusal(
            ruling,
            "caper-refuse-stack_full",
            {"thief": state.t.thief_ids[thief], "location": _location(state, spot // 3)},
        )
    return None


def _no_rival_stack(state: Position, place: int) -> Refusal | None:
    if place % 3 < state.n_thieves[(1 - state.side) * 3 + place // 3]:
        return None
    return Refusal(
        "CAP-30",
        "caper-refuse-flip_no_stack",
        {"location": _location(state, place // 3), "stack": place % 3 + 1},
    )


def _refuse_flip_gear(state: Position, place: int) -> Refusal | None:
    missing = _no_rival_stack(state, place)
    if missing is not None:
        return missing
    stack = (1 - state.side) * 9 + place
    n = state.n_gear[stack]
    if n == 0:
        thief = abs(state.cells[stack * 4]) - 1
        return Refusal("CAP-30", "caper-refuse-flip_nothing", {"card": state.t.thief_ids[thief]})
    if place in state.gear_targets(place // 3):
        return None
    cell = state.cells[stack * 4 + n]
    key = "caper-refuse-flip_turned" if cell < 0 else "caper-refuse-flip_protected"
    return Refusal("CAP-31", key, {"card": state.t.gear_ids[abs(cell) - 1]})


def _refuse_flip_thief(state: Position, place: int) -> Refusal | None:
    missing = _no_rival_stack(state, place)
    if missing is not None:
        return missing
    stack = (1 - state.side) * 9 + place
    cell = state.cells[stack * 4]
    card = state.t.thief_ids[abs(cell) - 1]
    if cell < 0:
        return Refusal("CAP-34", "caper-refuse-flip_turned", {"card": card})
    if state.n_gear[stack]:
        return Refusal("CAP-35", "caper-refuse-flip_sheltered", {"card": card})
    return None


def _refuse_give(state: Position, action: Action) -> Refusal | None:
    if not act.GIVE <= action < act.PASS:
        return _wrong_question(state)
    card = action - act.GIVE
    is_gear = card >= act.N_THIEVES
    if is_gear:
        card -= act.N_THIEVES
    if is_gear == state.is_gear_round and card in state.hands[SNITCH]:
        return None
    name = state.t.gear_ids[card] if is_gear else state.t.thief_ids[card]
    return Refusal("5.5", "caper-refuse-not_in_hand", {"card": name})


def _refuse_pass(state: Position, seat: Seat, action: Action) -> Refusal | None:
    if not act.PASS <= action < act.GETAWAY_PLAY:
        return _wrong_question(state)
    ids = state.t.gear_ids if act.is_gear_pass(action) else state.t.thief_ids
    held = state.hands[seat][:] if act.is_gear_pass(action) == state.is_gear_round else []
    for card in act.passed_pair(action):
        if card not in held:
            return Refusal("5.6", "caper-refuse-not_in_hand", {"card": ids[card]})
        held.remove(card)
    return None


def _refuse_getaway(state: Position, action: Action) -> Refusal | None:
    if action == act.STOP:
        return None
    if not act.GETAWAY_PLAY <= action < act.STOP:
        return _wrong_question(state)
    gear, spot = divmod(action - act.GETAWAY_PLAY, 9)
    if gear not in state.discard_gear[state.side]:
        return Refusal("CAP-17", "caper-refuse-not_in_discards", {"card": state.t.gear_ids[gear]})
    if not state.getaways[state.side * 3 + spot // 3]:
        return Refusal(
            "CAP-17", "caper-refuse-not_a_source", {"location": _location(state, spot // 3)}
        )
    return _refuse_place(state, spot, "CAP-17")
