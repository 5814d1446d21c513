"""The words of Caper's cards, and the numbers the rules know them by."""

from __future__ import annotations

from typing import Final

COLOURS = ("green", "violet", "yellow", "red", "light_blue", "pink", "dark_green")
GEAR: Final = 7
"""Stands for gear of any colour, next to the numbers of the colours."""
LOOT = ("diamond", "antique", "painting", "wild")
CITIES = ("paris", "rome", "london")
SIDES = ("cream", "green")

# What a tally adds to.
CAPER: Final = 0
POINT: Final = 1
# What a tally counts.
FLAT: Final = 0
COLOUR: Final = 1
ALL_GEAR: Final = 2
THIEF: Final = 3
SET: Final = 4
LOOT_ALL: Final = 5
LOOT_HERE: Final = 6
LAUNDERED: Final = 7
# Whose cards it counts, seen from the owner of the effect.
MINE: Final = 0
THEIRS: Final = 1
BOTH: Final = 2

UNITS = ("caper", "point")
WHOSE = ("mine", "theirs", "both")
UNIT_OPTIONS = ("don_bonus", "royal_bonus", "stealth_suit_bonus")
"""Options whose value is the unit of the effects that name them."""
SCOPE_OPTION = "auctioneer_scope"
COUNTED_IN_CREWS = (*COLOURS, "gear", "thief", "any")
"""What an effect can count among the cards of a crew."""
