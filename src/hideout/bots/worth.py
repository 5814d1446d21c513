"""What a judged position is worth to each seat: its share of the win, and a little margin."""

from __future__ import annotations

from math import exp
from typing import Final

from hideout.bots.settings import Settings
from hideout.core.game import Seat

MARGIN: Final = 0.002
"""What a point of margin is worth at a glance, in shares of the win."""
_FARTHEST: Final = 30.0


def values_of(shares: list[float], margins: list[float], settings: Settings) -> list[float]:
    """Per seat, the share of the win, nudged by the margin so that a won game is played well."""
    if settings.softness:
        return [_soft(margin / settings.softness) for margin in margins]
    weight = settings.margin_weight
    if not weight:
        return shares
    scale = settings.margin_scale
    return [
        share + weight * margin / (scale + abs(margin))
        for share, margin in zip(shares, margins, strict=True)
    ]


def glance_at(judged: tuple[list[float], list[float]], seat: Seat) -> float:
    """What shares and margins are worth to a seat that takes whatever looks best right now."""
    shares, margins = judged
    return shares[seat] + MARGIN * margins[seat]


def _soft(margin: float) -> float:
    """From 0 to 1, the steeper the closer."""
    return 1.0 / (1.0 + exp(min(_FARTHEST, max(-_FARTHEST, -margin))))
