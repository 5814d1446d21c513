"""What a judged position is worth to each seat: its share of the win, and a little margin."""

from __future__ import annotations

from math import exp
from typing import Final

from hideout.bots.settings import Settings

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


def _soft(margin: float) -> float:
    """From 0 to 1, the steeper the closer."""
    return 1.0 / (1.0 + exp(min(_FARTHEST, max(-_FARTHEST, -margin))))
