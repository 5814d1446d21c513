"""Uniformly random play to the end: the measure of an engine's speed, and a bot's crudest guess."""

from __future__ import annotations

from collections.abc import Callable

from hideout.core.chance import Chance
from hideout.core.game import State


def play_out(state: State, chance: Chance, random: Callable[[], float]) -> int:
    """Answer every question uniformly at random until the game is over.

    `random` gives numbers from 0 up to 1; the number of decisions made is returned.
    """
    n_decisions = 0
    while True:
        pending = state.pending()
        if not pending:
            return n_decisions
        seat = pending[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))], chance)
        n_decisions += 1
