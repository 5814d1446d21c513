"""The words of Caper: Europe's cards, and the numbers the rules know them by."""

from __future__ import annotations

from typing import Final

COLOURS = ("violet", "yellow", "green", "red", "light_blue", "orange", "pink", "dark_green")
ANY: Final = 8
"""Stands for gear of any colour, next to the numbers of the colours."""
THIEF: Final = 9
"""Stands for a thief; every thief is light grey."""
N_TOKENS: Final = 10
TOKENS = (*COLOURS, "any", "thief")
"""What can be counted among cards, by number."""
LOOT = ("diamond", "painting", "antique")
ANY_LOOT: Final = 3
"""Stands for loot of any type, next to the numbers of the types."""
CITIES = ("paris", "barcelona", "rome", "london")
SIDES = ("a", "b")
"""The two players, as the worked examples call them."""

# What a clause does once, when its card is played.
CAPER: Final = 0
COIN: Final = 1
TAKE: Final = 2
BURN: Final = 3
LAUNDER: Final = 4
ONCE = ("caper", "coin", "take", "burn", "launder")
COMBO_UNITS = ("caper", "coin")
"""What can also stand in a combo, in the order of their numbers."""

# How a condition counts.
FLAT: Final = 0
MINE: Final = 1
SET: Final = 2
BOTH: Final = 3
THEIRS: Final = 4
DISCARD: Final = 5
LOOT_TYPE: Final = 6
LOOT_ALL: Final = 7
LAUNDERED: Final = 8

WHOSE = ("mine", "both", "theirs", "discard")
OWN_TOTALS = ("loot", "laundered")
"""What a condition can count beside cards: a player's own totals of the whole game."""

# When points are scored.
ALWAYS: Final = -1
IF_WON: Final = -2
"""Any other gate is the colour that must be on top of a stack."""
