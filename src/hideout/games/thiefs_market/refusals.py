"""Why an answer is not legal: every reason with its ruling."""

from __future__ import annotations

from hideout.core.game import Action, JsonObject, Refusal, Seat, refuse_outsider
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import COLOURS, FACES, KINDS
from hideout.games.thiefs_market.state import (
    BUY,
    CENTRE,
    COPY,
    LUCKY_KEEP,
    LUCKY_REROLL,
    PAY,
    PICK,
    SEAT_NAMES,
    SOURCE,
    Position,
)
from hideout.games.thiefs_market.vocabulary import SKILLS, USE_FACE, USE_SKILL


def refuse(state: Position, seat: Seat, action: Action) -> Refusal | None:
    """None exactly for the legal actions."""
    outsider = refuse_outsider(state, seat)
    if outsider is not None:
        return outsider
    phase = state.phase
    if phase == SOURCE:
        if action == act.TAKE:
            return None if state.centre else _no("TM-07", "thiefs_market-refuse-centre_empty")
        if act.STEAL <= action < act.PICK:
            return _refuse_steal(state, action - act.STEAL + 1)
    elif phase == PICK:
        if action == act.DONE:
            return None if state.n_picked else _no("TM-01", "thiefs_market-refuse-nothing_picked")
        if act.PICK <= action < act.DONE:
            return _refuse_pick(state, action - act.PICK)
    elif phase == LUCKY_KEEP:
        if act.KEEP_FACE <= action < act.SIZE:
            face = action - act.KEEP_FACE
            return _refuse_face(state.returned, face, "TM-11", "thiefs_market-refuse-not_returned")
    elif phase == LUCKY_REROLL:
        if action == act.NO_REROLL:
            return None
        if act.REROLL <= action < act.NO_REROLL:
            pile = state.piles[state.seat]
            face = action - act.REROLL
            return _refuse_face(pile, face, "TM-12", "thiefs_market-refuse-not_in_pile")
    elif phase == BUY:
        if action == act.FINISH:
            return None
        if act.USE <= action < act.BUY:
            return _refuse_use(state, action - act.USE)
        card = act.bought_card(action)
        if card >= 0:
            return _refuse_buy(state, card)
    elif phase == PAY:
        if act.PAY <= action < act.BASE_SIZE:
            return _refuse_payment(state, action - act.PAY)
    elif phase == COPY and act.COPY <= action < act.KEEP_FACE:
        card = act.copied_card(action)
        if card in state.copies():
            return None
        return _no("TM-53", "thiefs_market-refuse-no_copy", {"card": state.t.ids[card]})
    return Refusal("5.2", "thiefs_market-refuse-wrong_question", {"ask": state.ask(seat).kind})


def _no(ruling: str, text: str, details: JsonObject | None = None) -> Refusal:
    return Refusal(ruling, text, details or {})


def _refuse_steal(state: Position, distance: int) -> Refusal | None:
    if distance >= state.n_players:
        return _no("5.3", "thiefs_market-refuse-nobody_there")
    victim = (state.seat + distance) % state.n_players
    size = state.sizes[victim]
    if size > 1:
        return None
    text = "thiefs_market-refuse-one_object" if size else "thiefs_market-refuse-no_pile"
    return _no("TM-03", text, {"victim": SEAT_NAMES[victim]})


def _refuse_pick(state: Position, kind: int) -> Refusal | None:
    if state.pick_mask >> kind & 1:
        return None
    if state.victim != CENTRE and state.n_picked == state.sizes[state.victim] - 1:
        return _no("TM-03", "thiefs_market-refuse-must_return")
    if not state.pool >> 4 * kind & 15:
        return _no("5.3", "thiefs_market-refuse-not_left", {"object": KINDS[kind]})
    return _no("5.3", "thiefs_market-refuse-order", {"object": KINDS[kind]})


def _refuse_face(heap: int, face: int, ruling: str, text: str) -> Refusal | None:
    if heap >> 4 * face & 15:
        return None
    return _no(ruling, text, {"face": FACES[face]})


def _refuse_use(state: Position, use: int) -> Refusal | None:
    t = state.t
    seat = state.seat
    skill = USE_SKILL[use]
    card = t.ids[SKILLS[skill]]
    if not state.skills[seat] >> skill & 1:
        return _no("5.5", "thiefs_market-refuse-not_owned", {"card": card})
    if 1 << skill == t.trade_skill:
        if state.gold[seat] >= t.trade_price:
            return None
        return _no("5.5", "thiefs_market-refuse-no_gold", {"card": card})
    if state.used >> skill & 1:
        return _no("TM-19", "thiefs_market-refuse-used_up", {"card": card})
    face = USE_FACE[use]
    if state.piles[seat] >> 4 * face & 15:
        return None
    return _no("TM-18", "thiefs_market-refuse-no_die", {"card": card, "face": FACES[face]})


def _refuse_buy(state: Position, card: int) -> Refusal | None:
    id = state.t.ids[card]
    if card not in state.market:
        return _no("5.5", "thiefs_market-refuse-not_for_sale", {"card": id})
    if state.buys_used >= state.buys_allowed:
        return _no("TM-23", "thiefs_market-refuse-no_purchase_left", {"n": state.buys_allowed})
    if state.can_pay(card):
        return None
    return _no(
        "TM-22",
        "thiefs_market-refuse-too_expensive",
        {"card": id, "n": state.price(card), "gold": state.gold[state.seat]},
    )


def _refuse_payment(state: Position, dice: int) -> Refusal | None:
    card = state.bought
    id = state.t.ids[card]
    pile = state.piles[state.seat]
    cost = state.t.cost[card]
    vector = act.VECTORS[dice]
    for colour in range(4):
        if vector[colour] > pile >> 4 * colour & 15:
            return _no("5.5", "thiefs_market-refuse-no_such_dice", {"face": COLOURS[colour]})
        if vector[colour] > cost[colour]:
            return _no(
                "TM-22", "thiefs_market-refuse-not_in_cost", {"card": id, "face": COLOURS[colour]}
            )
    gold = state.gold_due(card, dice)
    if gold < 0:
        return _no("TM-22", "thiefs_market-refuse-too_much", {"card": id, "n": state.price(card)})
    if gold > state.gold[state.seat]:
        return _no(
            "5.5",
            "thiefs_market-refuse-gold_short",
            {"n": gold, "gold": state.gold[state.seat]},
        )
    return None
