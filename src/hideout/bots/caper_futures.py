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
from hideout.games.caper.state import FLIP_GEAR, GIVE, OVER, PASS

_NO_LUCK: Final = Quick(0)


def play_on(outlook: Outlook, state: CaperState, n_turns: int) -> None:
    """Play so many turns with Lookouts, the present one included, or to the end of the game."""
    while n_turns > 0 and state.phase != OVER:
        if state.phase == PASS:
            _pass(outlook, state)
        elif state.phase <= FLIP_GEAR:
            play_turn(outlook, state)
            n_turns -= 1
        else:
            _get_away(outlook, state)


def play_to_gift(outlook: Outlook, state: CaperState) -> None:
    """Play until the Snitch is asked, or to the end of the game."""
    while state.phase != GIVE and state.phase != OVER:
        if state.phase <= FLIP_GEAR:
            play_turn(outlook, state)
        else:
            _get_away(outlook, state)


def _pass(outlook: Outlook, state: CaperState) -> None:
    """Every Lookout passes what helps the other side least."""
    for seat in state.pending():
        legal = state.legal(seat)
        gains = pass_gains(outlook, state, seat, legal)
        state.apply(seat, legal[gains.index(max(gains))], _NO_LUCK)


def _get_away(outlook: Outlook, state: CaperState) -> None:
    seat = state.pending()[0]
    state.apply(seat, best_play(outlook, state, state.legal(seat)), _NO_LUCK)
