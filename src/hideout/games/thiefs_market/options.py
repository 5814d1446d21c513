"""The options of Thief's Market (section 8 of the rules), declared once."""

from __future__ import annotations

from hideout.core.options import Option, Preset

OPTIONS: tuple[Option, ...] = (
    Option("second_place_after_tie", ("next_count", "none"), "TM-40"),
    Option("majority_zero", ("excluded", "included"), "TM-41"),
    Option("final_tiebreak", ("shared", "marker"), "TM-49"),
    Option("lucky_no_reroll", ("all", "one"), "TM-11", True),
    Option("lucky_reroll_timing", ("before_snapshot", "after_snapshot"), "TM-12", True),
    Option("infamy_visibility", ("hidden", "open"), "TM-39", True),
    Option("promos", ("false", "true"), "TM-53"),
    Option("first_player", ("random",), "TM-50", True, (0, 4)),
    Option("max_rounds", ("none",), "TM-35", True, (1, 9999)),
)
PRESETS: tuple[Preset, ...] = (Preset("hideout", {}),)

N_RULINGS = 57
RULINGS: tuple[str, ...] = tuple(f"TM-{n:02}" for n in range(1, N_RULINGS + 1))
