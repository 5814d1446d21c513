"""How a game of Caper goes on if everybody takes what looks best at a glance.

What an answer is worth shows after some turns, not at once: the Snitch evens out every turn anew,
and a card that a Lookout keeps will be passed on later.
"""

from __future__ import annotations

from typing import Final

from hideout.bots.caper_outlook import Outlook
from hideout.bots.caper_plays import best_play, pass_gains, play_turn
from hideout.core.chance import Quick
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import FLIP_GEAR, GIVE, OVER, PASS, SNITCH

_NO_LUCK: Final = Quick(0)


def play_on(outlook: Outlook, state: CaperState, n_turns: int) -> CaperState:
    """The position so many turns later, the present one included, or the end of the game.

    The state itself may be played on or left behind on the way.
    """
    while n_turns > 0 and state.phase != OVER:
        if state.phase == GIVE:
            state = _after_gift(outlook, state)
            n_turns -= 1
        elif state.phase == PASS:
            _pass(outlook, state)
        elif state.phase <= FLIP_GEAR:
            play_turn(outlook, state)
            n_turns -= 1
        else:
            _get_away(outlook, state)
    return state


def _after_gift(outlook: Outlook, state: CaperState) -> CaperState:
    """The position after a turn for which the Snitch hands out what keeps the sides closest."""
    best: CaperState | None = None
    closest = 0.0
    for action in state.legal(SNITCH):
        after = state.clone()
        after.apply(SNITCH, action, _NO_LUCK)
        play_turn(outlook, after)
        distance = _distance(outlook, after)
        if best is None or distance < closest:
            best = after
            closest = distance
    assert best is not None
    return best


def _distance(outlook: Outlook, state: CaperState) -> float:
    """By how many points the sides are apart, as far as can be foreseen."""
    if state.phase == OVER:
        cream, green = outlook.totals(state)
        return float(abs(cream - green))
    return abs(outlook.lead(state))


def _pass(outlook: Outlook, state: CaperState) -> None:
    """Every Lookout passes what helps the other side least."""
    for seat in state.pending():
        legal = state.legal(seat)
        gains = pass_gains(outlook, state, seat, legal)
        state.apply(seat, legal[gains.index(max(gains))], _NO_LUCK)


def _get_away(outlook: Outlook, state: CaperState) -> None:
    seat = state.pending()[0]
    state.apply(seat, best_play(outlook, state, state.legal(seat)), _NO_LUCK)
