"""Logistic regression: the log odds that make what was seen the most likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_STEPS = 50
_FARTHEST = 4.0
"""How far a number may move in one step."""
MOST_ODDS = 30.0


def most_likely(columns: Numbers, shares: Numbers, doubt: Numbers) -> Numbers:
    """What each column adds to the log odds, drawn towards 0 by a little doubt."""
    import numpy as np

    found = np.zeros(columns.shape[1])
    for _ in range(_STEPS):
        odds = np.clip(columns @ found, -MOST_ODDS, MOST_ODDS)
        guess = 1 / (1 + np.exp(-odds))
        slope = columns.T @ (shares - guess) - doubt @ found
        curve = columns.T @ (columns * (guess * (1 - guess))[:, None]) + doubt
        step = np.linalg.solve(curve, slope)
        found = found + step * min(1.0, _FARTHEST / max(float(np.abs(step).max()), 1e-9))
        if float(np.abs(step).max()) < 1e-9:
            break
    return found
