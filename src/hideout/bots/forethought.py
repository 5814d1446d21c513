"""Futures in which everybody looks ahead a little: each answer is tried with one random game."""

from __future__ import annotations

from collections.abc import Callable

from hideout.bots.tactics import Tactics
from hideout.bots.worth import glance_at
from hideout.core.chance import Chance
from hideout.core.game import State
from hideout.core.playout import play_out


def play_well(state: State, chance: Chance, random: Callable[[], float], tactics: Tactics) -> None:
    """Play to the end, all seats giving the answer whose one random game went best for them.

    It takes far longer than a random game, so it is for the last moves of a game.
    """
    while True:
        pending = state.pending()
        if not pending:
            return
        seat = pending[0]
        legal = state.legal(seat)
        chosen = legal[0]
        if len(legal) > 1:
            best = -1e9
            for action in legal:
                future = state.clone()
                future.apply(seat, action, chance)
                play_out(future, chance, random)
                value = glance_at(tactics.assess(future), seat)
                if value > best:
                    best = value
                    chosen = action
        state.apply(seat, chosen, chance)
