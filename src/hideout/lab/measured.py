"""What watching games comes to: what was seen, and the constants made of it."""

from __future__ import annotations

from typing import NamedTuple


class Seen(NamedTuple):
    """Something that was counted at one moment of a game."""

    at: int
    """Which entry of a constant it is about: a number of players, a moment."""
    numbers: tuple[float, ...]


class Measured(NamedTuple):
    """One entry of a constant."""

    constant: str
    """Where it is, such as `bots.caper_chances.GROWTH`."""
    at: int
    n: int
    """How many things that were seen it comes from."""
    found: tuple[float, ...]
    in_use: tuple[float, ...]
    losses: tuple[float, float] | None = None
    """For chances: how badly both foretell games that were kept out of the fit (mean log loss)."""
