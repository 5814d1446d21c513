"""The options of Sneaks & Snitches (section 11 of the rules), declared once.

The ninth option of the rules, `vp_cards`, is the deck file: its Victory Points cards are data.
"""

from __future__ import annotations

from hideout.core.options import Option, Preset

OPTIONS: tuple[Option, ...] = (
    Option("documents_rounding", ("return_down", "return_up"), "SNS-13", True),
    Option("stash_shortage", ("rotating", "nobody"), "SNS-08", True),
    Option("zero_items", ("rank", "no_points"), "SNS-25"),
    Option("two_player_margin", ("2", "1"), "SNS-29"),
    Option("first_extra_boss", ("random", "seat_0", "seat_1"), "SNS-30", True),
    Option("allow_recommit", ("true", "false"), "SNS-04", True),
    Option("hide_commit_status", ("false", "true"), "SNS-04", True),
    Option("plan_seconds", ("none", "10", "30", "60", "120", "300", "600"), "SNS-39", True),
)

PRESETS: tuple[Preset, ...] = (Preset("hideout", {}),)

N_RULINGS = 40
RULINGS: tuple[str, ...] = tuple(f"SNS-{n:02}" for n in range(1, N_RULINGS + 1))
