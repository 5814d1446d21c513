"""Why an answer is not legal, one reason per way to go wrong, each with its ruling."""

from __future__ import annotations

from hideout.core.game import Action, JsonObject, Refusal, Seat, refuse_outsider
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches.actions import LETTERS, SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.cards import COLOURS, N_COLOURS
from hideout.games.sneaks_and_snitches.state import CHOOSE, PLAN, SEATS, UNKNOWN, Position


def refuse(state: Position, seat: Seat, action: Action) -> Refusal | None:
    """None exactly for the legal actions."""
    outsider = refuse_outsider(state, seat)
    if outsider is not None:
        return outsider
    if state.phase == PLAN:
        return _refuse_plan(state, seat, action)
    if action < act.TAKE:
        return Refusal("8.2", "sneaks_and_snitches-refuse-plan_locked", {})
    if state.phase == CHOOSE:
        return _refuse_take(state, action)
    return _refuse_swap(state, action)


def _wrong_question(state: Position, seat: Seat, action: Action) -> Refusal:
    ask = state.ask(seat).kind
    ruling = "SNS-37" if act.SWAP <= action < act.STOP else "6"
    return Refusal(ruling, "sneaks_and_snitches-refuse-wrong_question", {"ask": ask})


def _refuse_plan(state: Position, seat: Seat, action: Action) -> Refusal | None:
    t = state.t
    if not t.can_recommit and state.plans[seat] != UNKNOWN:
        return Refusal("SNS-04", "sneaks_and_snitches-refuse-committed", {})
    if action == act.AUTO:
        if t.has_clock:
            return None
        return Refusal("8.2", "sneaks_and_snitches-refuse-no_clock", {})
    if action == act.STOP:
        return Refusal("SNS-02", "sneaks_and_snitches-refuse-no_pass", {})
    if action >= act.TAKE:
        return _wrong_question(state, seat, action)
    sample = state.open_plans(seat)[0]
    n_sneaks = len(act.sneaks_of(sample))
    n_snitches = len(act.snitches_of(sample))
    if len(act.sneaks_of(action)) != n_sneaks or len(act.snitches_of(action)) != n_snitches:
        details: JsonObject = {"sneaks": n_sneaks, "snitches": n_snitches}
        return Refusal("SNS-02", "sneaks_and_snitches-refuse-wrong_number", details)
    for letter in (*act.sneaks_of(action), *act.snitches_of(action)):
        if letter >= state.n_places:
            details = {"letter": LETTERS[letter], "last": LETTERS[state.n_places - 1]}
            return Refusal("5", "sneaks_and_snitches-refuse-not_in_play", details)
    both = SNEAK_BITS[action] & SNITCH_BITS[action]
    if both:
        details = {"letter": LETTERS[both.bit_length() - 1]}
        ruling = "SNS-31" if state.n_players == 2 else "SNS-01"
        return Refusal(ruling, "sneaks_and_snitches-refuse-letter_twice", details)
    return None


def _refuse_take(state: Position, action: Action) -> Refusal | None:
    if not act.TAKE <= action < act.SWAP:
        return _wrong_question(state, state.taker, action)
    colour = action - act.TAKE
    if state.items[state.n_players * N_COLOURS + colour]:
        return None
    return Refusal("SNS-11", "sneaks_and_snitches-refuse-none_in_bank", {"colour": COLOURS[colour]})


def _refuse_swap(state: Position, action: Action) -> Refusal | None:
    if action == act.STOP:
        return None
    if not act.SWAP <= action < act.STOP:
        return _wrong_question(state, state.taker, action)
    partner, pair = divmod(action - act.SWAP, 16)
    given, taken = divmod(pair, 4)
    if partner >= state.n_players:
        return Refusal("6.5", "sneaks_and_snitches-refuse-no_such_player", {"to": SEATS[partner]})
    if partner == state.taker:
        return Refusal("6.5", "sneaks_and_snitches-refuse-swap_with_self", {})
    if given == taken:
        details: JsonObject = {"colour": COLOURS[given]}
        return Refusal("SNS-18", "sneaks_and_snitches-refuse-same_colour", details)
    if not state.items[state.taker * N_COLOURS + given]:
        details = {"colour": COLOURS[given]}
        return Refusal("SNS-16", "sneaks_and_snitches-refuse-nothing_to_give", details)
    if not state.items[partner * N_COLOURS + taken]:
        details = {"colour": COLOURS[taken], "to": SEATS[partner]}
        return Refusal("SNS-19", "sneaks_and_snitches-refuse-nothing_to_take", details)
    return None
