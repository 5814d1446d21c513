"""Who has won a finished game and by how much, without the explained score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from hideout.core.game import Game, State


def margins_of(totals: Sequence[float], teams: Sequence[int]) -> list[float]:
    """Per seat, its total less the best total of another team."""
    if len(totals) == 2:
        ahead = float(totals[0] - totals[1])
        return [ahead, -ahead]
    found: list[float] = []
    for seat, total in enumerate(totals):
        team = teams[seat]
        best = max([other for i, other in enumerate(totals) if teams[i] != team])
        found.append(float(total - best))
    return found


def shares_of(game: Game, state: State, totals: Sequence[int], teams: Sequence[int]) -> list[float]:
    """Per seat, its share of the win of a finished game; a shared win counts in parts."""
    best = max(totals)
    first = [i for i, total in enumerate(totals) if total == best]
    winning = {teams[seat] for seat in first}
    if len(winning) > 1:
        # A tie on points is settled by rules that only the full outcome knows.
        outcome = state.outcome()
        assert outcome is not None
        winning = {teams[seat] for seat in outcome.winners}
    part = 1.0 / len(winning)
    return [part if team in winning else 0.0 for team in teams]
