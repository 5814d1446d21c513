"""Why an answer is not legal, one reason per way to go wrong, each with its ruling."""

from __future__ import annotations

from hideout.core.game import Action, Refusal, Seat, refuse_outsider
from hideout.games.caper_europe import actions as act
from hideout.games.caper_europe.state import (
    CHOOSE_BURN,
    CHOOSE_LOOT,
    CHOOSE_RETURN,
    LOCATION_OF,
    PLAY,
    Position,
)
from hideout.games.caper_europe.vocabulary import LOOT, N_TOKENS, THIEF


def refuse(state: Position, seat: Seat, action: Action) -> Refusal | None:
    """None exactly for the legal actions."""
    outsider = refuse_outsider(state, seat)
    if outsider is not None:
        return outsider
    if state.phase == PLAY:
        return _refuse_play(state, action)
    location = LOCATION_OF[state.place]
    if state.phase == CHOOSE_BURN:
        if act.BURN <= action < act.GIVE_BACK:
            return _refuse_burn(state, location * 3 + action - act.BURN)
    elif state.phase == CHOOSE_LOOT:
        if act.TAKE <= action < act.BURN:
            kind = action - act.TAKE
            if state.loot[location * 3 + kind]:
                return None
            return Refusal(
                "6.2",
                "caper_europe-refuse-no_loot_here",
                {"loot": LOOT[kind], "location": state.location_id(location)},
            )
    else:
        assert state.phase == CHOOSE_RETURN
        if act.GIVE_BACK <= action < act.SIZE:
            kind = action - act.GIVE_BACK
            if state.hideout[seat * 3 + kind]:
                return None
            return Refusal("CEU-21", "caper_europe-refuse-not_in_hideout", {"loot": LOOT[kind]})
    return _wrong_question(state)


def _wrong_question(state: Position) -> Refusal:
    ask = state.ask(0).kind
    return Refusal("5.4", "caper_europe-refuse-wrong_question", {"ask": ask})


def _refuse_play(state: Position, action: Action) -> Refusal | None:
    if action < act.PLAY_GEAR:
        return _refuse_thief(state, action // 3, action % 3)
    if action < act.DISCARD:
        gear, spot = divmod(action - act.PLAY_GEAR, 9)
        return _refuse_gear(state, gear, spot)
    if action < act.TAKE:
        return _refuse_discard(state, action - act.DISCARD)
    return _wrong_question(state)


def _refuse_thief(state: Position, thief: int, location: int) -> Refusal | None:
    if state.is_gear_round:
        return Refusal("5.3", "caper_europe-refuse-wrong_round_kind", {"kind": "gear"})
    if thief not in state.hands[state.side]:
        card = state.t.thief_ids[thief]
        return Refusal("5.2", "caper_europe-refuse-not_in_hand", {"card": card})
    if state.counts[(state.side * 3 + location) * N_TOKENS + THIEF] >= state.t.thief_limit:
        here = state.location_id(location)
        return Refusal("5.2", "caper_europe-refuse-location_full", {"location": here})
    return None


def _refuse_gear(state: Position, gear: int, spot: int) -> Refusal | None:
    t = state.t
    side = state.side
    if not state.is_gear_round:
        return Refusal("5.2", "caper_europe-refuse-wrong_round_kind", {"kind": "thief"})
    if gear not in state.hands[side]:
        return Refusal("5.3", "caper_europe-refuse-not_in_hand", {"card": t.gear_ids[gear]})
    location = LOCATION_OF[spot]
    here = state.location_id(location)
    if spot % 3 >= state.counts[(side * 3 + location) * N_TOKENS + THIEF]:
        return Refusal(
            "5.3", "caper_europe-refuse-no_such_stack", {"location": here, "stack": spot % 3 + 1}
        )
    if state.n_gear[side * 9 + spot] >= t.gear_limit:
        thief = t.thief_ids[state.cells[(side * 9 + spot) * 4] - 1]
        return Refusal("5.3", "caper_europe-refuse-stack_full", {"thief": thief, "location": here})
    if t.cost[gear] > state.coins[side]:
        return Refusal(
            "CEU-07",
            "caper_europe-refuse-too_expensive",
            {"card": t.gear_ids[gear], "cost": t.cost[gear], "coins": state.coins[side]},
        )
    return None


def _refuse_discard(state: Position, gear: int) -> Refusal | None:
    if not state.is_gear_round:
        return Refusal("CEU-04", "caper_europe-refuse-discard_in_thief_round", {})
    if gear not in state.hands[state.side]:
        card = state.t.gear_ids[gear]
        return Refusal("5.3", "caper_europe-refuse-not_in_hand", {"card": card})
    return None


def _refuse_burn(state: Position, place: int) -> Refusal | None:
    rival = 1 - state.side
    location = LOCATION_OF[place]
    here = state.location_id(location)
    if place % 3 >= state.counts[(rival * 3 + location) * N_TOKENS + THIEF]:
        return Refusal(
            "CEU-16",
            "caper_europe-refuse-burn_no_stack",
            {"location": here, "stack": place % 3 + 1},
        )
    stack = rival * 9 + place
    n = state.n_gear[stack]
    if n == 0:
        thief = state.t.thief_ids[state.cells[stack * 4] - 1]
        return Refusal("CEU-16", "caper_europe-refuse-burn_nothing", {"card": thief})
    if place in state.burn_targets(location):
        return None
    card = state.t.gear_ids[state.cells[stack * 4 + n] - 1]
    return Refusal("CEU-24", "caper_europe-refuse-burn_protected", {"card": card})
