"""The fixed action space of Caper: Europe: every answer anybody can ever give, as one int.

| from | answer | index within |
| --- | --- | --- |
| PLAY_THIEF | play a thief at a location | thief * 3 + location |
| PLAY_GEAR | play gear on a stack | gear * 9 + location * 3 + stack |
| DISCARD | discard gear for a coin | gear |
| TAKE | take a token of this type | type |
| BURN | burn the top gear of the rival's stack | stack |
| GIVE_BACK | return a token of this type | type |
"""

from __future__ import annotations

from typing import Final

from hideout.games.crews import PLACES

N_THIEVES: Final = 27
N_GEAR: Final = 27

PLAY_THIEF: Final = 0
PLAY_GEAR: Final = PLAY_THIEF + N_THIEVES * 3
DISCARD: Final = PLAY_GEAR + N_GEAR * 9
TAKE: Final = DISCARD + N_GEAR
BURN: Final = TAKE + 3
GIVE_BACK: Final = BURN + 3
SIZE: Final = GIVE_BACK + 3

# By gear and open places, filled as needed: playouts ask for the same few rows over and over.
PLAY_ROWS: Final[list[list[int]]] = [[] for _ in range(N_GEAR * 512)]


def gear_plays(gear: int, places: int) -> list[int]:
    """The actions that play this gear on each of these places (bits); not to be changed."""
    row = PLAY_ROWS[gear << 9 | places]
    if not row:
        row = [PLAY_GEAR + gear * 9 + place for place in PLACES[places]]
        PLAY_ROWS[gear << 9 | places] = row
    return row


# By the locations with room (bits) and thief.
THIEF_ROWS: Final[list[list[list[int]]]] = [
    [
        [PLAY_THIEF + thief * 3 + location for location in range(3) if mask >> location & 1]
        for thief in range(N_THIEVES)
    ]
    for mask in range(8)
]
