"""What a judged position is worth to each seat: its share of the win, and a little margin."""

from __future__ import annotations

from hideout.bots.settings import Settings


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
