"""Caper's options and presets (section 11 of the rules), declared once."""

from __future__ import annotations

from hideout.core.options import Option, Preset

OPTIONS: tuple[Option, ...] = (
    Option("auctioneer_scope", ("all_locations", "this_location"), "CAP-07"),
    Option("don_bonus", ("caper", "point"), "CAP-04"),
    Option("royal_bonus", ("caper", "point"), "CAP-05"),
    Option("stealth_suit_bonus", ("caper", "point"), "CAP-06"),
    Option("tiebreak_mastermind", ("green", "cream"), "CAP-08"),
    Option("coin_shortage", ("repeat", "single"), "CAP-12", True),
    Option("laundromatic_empty_supply", ("shortage_rule", "no_coin"), "CAP-27", True),
)

PRESETS: tuple[Preset, ...] = (
    Preset("hideout", {}),
    Preset("italian", {"auctioneer_scope": "this_location"}),
    Preset(
        "french",
        {
            "don_bonus": "point",
            "royal_bonus": "point",
            "stealth_suit_bonus": "point",
            "tiebreak_mastermind": "cream",
            "coin_shortage": "single",
        },
    ),
)

N_RULINGS = 52
RULINGS: tuple[str, ...] = tuple(f"CAP-{n:02}" for n in range(1, N_RULINGS + 1))
