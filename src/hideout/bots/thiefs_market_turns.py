"""Thief's Market: how promising each next step is, as part of a whole turn or split."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots.thiefs_market_outlook import Outlook, moment_of
from hideout.bots.thiefs_market_worth import POINTS, Prices
from hideout.core.chance import Quick
from hideout.core.game import Action
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import FACES
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import (
    BUY,
    LUCKY_KEEP,
    LUCKY_REROLL,
    PAY,
    PICK,
    SIDES,
    SOURCE,
)
from hideout.games.thiefs_market.vocabulary import USE_FACE, USE_INTO, USE_SKILL

_WARMTH: Final = 0.6
"""How many points make a step clearly more promising than another."""
_DONE: Final = 1e-6
"""A turn is finished rather than drawn out for nothing."""
_HOPELESS: Final = -20.0


def weigh_steps(
    outlook: Outlook, prices: Prices, state: MarketState, legal: Sequence[Action]
) -> list[float]:
    """How promising each answer is, the best 1 or more."""
    if state.phase == SOURCE or state.phase == PICK:
        return outlook.stall(prices, state).weigh(state, legal)
    values = step_values(outlook, prices, state, legal)
    best = max(values)
    scale = _WARMTH * max(0.3, prices.row.weights[POINTS])
    return [math.exp(max(_HOPELESS, (value - best) / scale)) for value in values]


def step_values(
    outlook: Outlook, prices: Prices, state: MarketState, legal: Sequence[Action]
) -> list[float]:
    """After the split: what each answer is worth to the player to act, in all."""
    if state.phase == BUY:
        return _turn_values(outlook, prices, state, legal)
    if state.phase == PAY:
        return _payment_values(outlook, prices, state, legal)
    if state.phase == LUCKY_REROLL:
        return _reroll_values(outlook, prices, state, legal)
    seat = state.seat
    if state.phase == LUCKY_KEEP:
        shopper = outlook.shopper(prices, state, seat, tuple(state.market))
        return [shopper.pile_worth(SIDES[action - act.KEEP_FACE]) for action in legal]
    cards = state.cards[seat][:-1]
    return [prices.worth((*cards, act.N_CARDS + act.copied_card(action))) for action in legal]


def _turn_values(
    outlook: Outlook, prices: Prices, state: MarketState, legal: Sequence[Action]
) -> list[float]:
    """What the turn is worth in all if it goes on with each of these steps."""
    seat = state.seat
    shopper = outlook.shopper(prices, state, seat, tuple(state.market))
    moment = moment_of(state, seat)
    t = state.t
    purchases = shopper.purchase_worths(moment)
    values: list[float] = []
    for action in legal:
        if action == act.FINISH:
            values.append(shopper.conversion(moment.pile, state.owned[seat]) + _DONE)
        elif act.USE <= action < act.BUY:
            use = action - act.USE
            if 1 << USE_SKILL[use] == t.trade_skill:
                gain = t.trade_infamy * prices.infamy - t.trade_price * prices.gold
                after = moment._replace(gold=moment.gold - t.trade_price)
            else:
                gain = t.use_infamy[use] * prices.infamy + t.use_gold[use] * prices.gold
                pile = moment.pile - SIDES[USE_FACE[use]]
                if USE_INTO[use] >= 0:
                    pile += SIDES[USE_INTO[use]]
                after = moment._replace(
                    pile=pile,
                    gold=moment.gold + t.use_gold[use],
                    used=moment.used | 1 << USE_SKILL[use],
                )
            values.append(gain + shopper.rest_of_turn(after).worth)
        else:
            values.append(purchases[act.bought_card(action)])
    return values


def _payment_values(
    outlook: Outlook, prices: Prices, state: MarketState, legal: Sequence[Action]
) -> list[float]:
    """What the rest of the turn is worth after each payment."""
    seat = state.seat
    luck = Quick(0)
    values: list[float] = []
    for action in legal:
        after = state.clone()
        after.apply(seat, action, luck)
        shopper = outlook.shopper(prices, after, seat, tuple(after.market))
        rest = shopper.rest_of_turn(moment_of(after, seat))
        values.append(after.gold[seat] * prices.gold + rest.worth)
    return values


def _reroll_values(
    outlook: Outlook, prices: Prices, state: MarketState, legal: Sequence[Action]
) -> list[float]:
    """What the pile is worth on average when a die of each face has been rolled again."""
    seat = state.seat
    shopper = outlook.shopper(prices, state, seat, tuple(state.market))
    pile = state.piles[seat]
    values: list[float] = []
    for action in legal:
        if action == act.NO_REROLL:
            values.append(shopper.pile_worth(pile))
            continue
        rest = pile - SIDES[action - act.REROLL]
        rolled = [shopper.pile_worth(rest + SIDES[face]) for face in range(len(FACES))]
        values.append(sum(rolled) / len(FACES))
    return values
