"""What a judged position is worth to each seat: its share of the win, and a little margin."""

from __future__ import annotations

from typing import Final

from hideout.bots.settings import Settings
from hideout.core.game import Seat

MARGIN: Final = 0.002
"""What a point of margin is worth at a glance, in shares of the win."""


def values_of(shares: list[float], margins: list[float], settings: Settings) -> list[float]:
    """Per seat, the share of the win, nudged by the margin so that a won game is played well."""
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
