"""Caper: Europe's options and presets (section 9 of the rules), declared once."""

from __future__ import annotations

from hideout.core.options import Option, Preset

OPTIONS: tuple[Option, ...] = (
    Option("caper_track", ("11_spaces", "9_spaces"), "CEU-01"),
    Option("round_starters", ("alternating", "snake"), "CEU-02", True),
    Option("loot_return_when_full", ("keep", "return"), "CEU-20", True),
    Option("discard_combo", ("on_play", "ongoing"), "CEU-31", True),
    Option("laundered_combo", ("same_location", "anywhere"), "CEU-30", True),
    Option("tie_coins", ("front", "front_and_hideout"), "CEU-29"),
    Option("memory_aid", ("on", "off"), "CEU-41", True),
)

PRESETS: tuple[Preset, ...] = (Preset("hideout", {}),)

N_RULINGS = 48
RULINGS: tuple[str, ...] = tuple(f"CEU-{n:02}" for n in range(1, N_RULINGS + 1))
