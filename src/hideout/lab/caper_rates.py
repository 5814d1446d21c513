"""Caper: what the crews at a location foretell about who will win it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hideout.bots.caper_chances import GROWTH, N_MOMENTS
from hideout.bots.caper_locations import N_GROWTH, look, shares_of_colours
from hideout.bots.caper_outlook import cells_at, moment_of
from hideout.core.game import State
from hideout.games.caper.rules import CaperState
from hideout.games.caper.scoring import reckon
from hideout.games.caper.state import CREAM, GREEN, OVER
from hideout.lab.logistic import MOST_ODDS, most_likely
from hideout.lab.measured import Measured, Seen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_CONSTANT = "bots.caper_chances.GROWTH"
_KEPT_OUT = 5
"""Every such game is kept out of the fit that is measured."""
_DOUBT = 2.0
"""The penalty on weights: as much as a few locations say."""
_DIGITS = 2


def watch(course: Iterator[State]) -> list[Seen]:
    """Before every question, for each location: by how much cream's facts exceed green's, and who
    wins it in the end."""
    noted: list[tuple[int, int, tuple[float, ...]]] = []
    winners: list[int] = []
    for state in course:
        assert isinstance(state, CaperState)
        if state.phase == OVER:
            winners = reckon(state).winners
        else:
            moment = moment_of(state)
            rates = shares_of_colours(state.t)
            for place in range(3):
                seen = look(state.t, rates, state.locations[place], cells_at(state, place))
                pairs = zip(seen.cream.growth(), seen.green.growth(), strict=True)
                leads = tuple(cream - green for cream, green in pairs)
                noted.append((moment, place, leads))
    return [
        Seen(at, (*leads, float(winners[place] == CREAM), float(winners[place] == GREEN)))
        for at, place, leads in noted
        if winners
    ]


def measure(seen: list[tuple[int, Seen]]) -> list[Measured]:
    """For every moment, the log odds that each fact is worth, and what a tie takes."""
    import numpy as np

    found: list[Measured] = []
    for moment in range(N_MOMENTS):
        here = [(number, each.numbers) for number, each in seen if each.at == moment]
        if not here:
            continue
        kept_out = np.array([number % _KEPT_OUT == _KEPT_OUT - 1 for number, _ in here])
        columns, won = both_sides(np.array([numbers for _, numbers in here], dtype=np.float64))
        out = np.concatenate([kept_out, kept_out])
        growth = tuple(round(float(x), _DIGITS) + 0.0 for x in fit(columns, won))
        losses = None
        if kept_out.any() and not kept_out.all():
            trial = fit(columns[~out], won[~out])
            losses = (
                loss(columns[out], won[out], trial),
                loss(columns[out], won[out], np.array(GROWTH[moment])),
            )
        found.append(Measured(_CONSTANT, moment, len(here), growth, GROWTH[moment], losses))
    return found


def both_sides(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Each location as cream sees it and as green sees it; a tie takes from the odds of both."""
    import numpy as np

    leads = numbers[:, :N_GROWTH]
    tie = -np.ones((len(numbers), 1))
    columns = np.concatenate([np.hstack([leads, tie]), np.hstack([-leads, tie])])
    return columns, np.concatenate([numbers[:, N_GROWTH], numbers[:, N_GROWTH + 1]])


def fit(columns: Numbers, won: Numbers) -> Numbers:
    """Logistic regression, drawn towards 0 a little."""
    import numpy as np

    return most_likely(columns, won, _DOUBT * np.eye(columns.shape[1]))


def loss(columns: Numbers, won: Numbers, growth: Numbers) -> float:
    """The mean log loss of the chances that these numbers give."""
    import numpy as np

    odds = np.clip(columns @ growth, -MOST_ODDS, MOST_ODDS)
    return round(float(np.mean(np.log1p(np.exp(odds)) - won * odds)), 4)
