"""Sneaks & Snitches: how fast loot leaves the table, and how restless leads are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hideout.bots.sneaks_and_snitches_odds import LEAVING, RESTLESS
from hideout.core.game import State
from hideout.games.sneaks_and_snitches.cards import N_COLOURS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import EMPTY, OVER
from hideout.lab.measured import Measured, Seen

_MODULE = "bots.sneaks_and_snitches_odds"


def watch(course: Iterator[State]) -> list[Seen]:
    """For every round: how many loot cards left the table, and the mean square shift of a lead."""
    found: list[Seen] = []
    round = 0
    loot = 0
    counts: list[int] = []
    for state in course:
        assert isinstance(state, SneaksState)
        if state.round == round and state.phase != OVER:
            continue
        n = state.n_players
        loot_now = state.n_loot_left() + n_on_table(state)
        counts_now = [state.items[i] + state.stash[i] for i in range(n * N_COLOURS)]
        if round:
            shifts = [
                counts_now[i] - counts[i] - counts_now[j] + counts[j]
                for colour in range(N_COLOURS)
                for i, j in combinations(range(colour, n * N_COLOURS, N_COLOURS), 2)
            ]
            restless = sum(shift * shift for shift in shifts) / len(shifts)
            found.append(Seen(n, (float(loot - loot_now), restless)))
        round, loot, counts = state.round, loot_now, counts_now
    return found


def n_on_table(state: SneaksState) -> int:
    """How many loot cards lie at the places."""
    return sum(card != EMPTY for card in state.table)


def measure(seen: list[tuple[int, Seen]]) -> list[Measured]:
    """The means, by number of players."""
    found: list[Measured] = []
    for i, (name, in_use) in enumerate((("LEAVING", LEAVING), ("RESTLESS", RESTLESS))):
        for n in sorted({each.at for _, each in seen}):
            numbers = [each.numbers[i] for _, each in seen if each.at == n]
            mean = round(sum(numbers) / len(numbers), 2)
            found.append(Measured(f"{_MODULE}.{name}", n, len(numbers), (mean,), (in_use[n],)))
    return found
