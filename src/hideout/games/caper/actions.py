"""The fixed action space of Caper: every answer anybody can ever give, as one int.

| from | answer | index within |
| --- | --- | --- |
| PLAY_THIEF | play a thief at a location | thief * 3 + location |
| PLAY_GEAR | play gear on a stack | gear * 9 + location * 3 + stack |
| DISCARD | discard gear for a coin | gear |
| FLIP | turn the card of the opposing stack | stack |
| GIVE | Snitch: this card to cream, the other to green | thief, or 24 + gear |
| PASS | Lookout: this pair to the opposing Mastermind | pairs of thieves, then pairs of gear |
| GETAWAY_PLAY | getaway: play gear from the discard pile | gear * 9 + location * 3 + stack |
| STOP | getaway: use no more | - |
"""

from __future__ import annotations

from typing import Final

from hideout.games.crews import PLACES

N_THIEVES: Final = 24
N_GEAR: Final = 24

PLAY_THIEF: Final = 0
PLAY_GEAR: Final = PLAY_THIEF + N_THIEVES * 3
DISCARD: Final = PLAY_GEAR + N_GEAR * 9
FLIP: Final = DISCARD + N_GEAR
GIVE: Final = FLIP + 3
PASS: Final = GIVE + N_THIEVES + N_GEAR
_N_THIEF_PAIRS: Final = N_THIEVES * (N_THIEVES - 1) // 2
_N_GEAR_PAIRS: Final = N_GEAR * (N_GEAR + 1) // 2
GETAWAY_PLAY: Final = PASS + _N_THIEF_PAIRS + _N_GEAR_PAIRS
STOP: Final = GETAWAY_PLAY + N_GEAR * 9
SIZE: Final = STOP + 1

THIEF_PAIRS: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(N_THIEVES) for high in range(low + 1, N_THIEVES)
]
GEAR_PAIRS: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(N_GEAR) for high in range(low, N_GEAR)
]
_THIEF_PAIR_AT: Final[dict[tuple[int, int], int]] = {pair: i for i, pair in enumerate(THIEF_PAIRS)}
_GEAR_PAIR_AT: Final[dict[tuple[int, int], int]] = {pair: i for i, pair in enumerate(GEAR_PAIRS)}

# By gear and places, filled as needed: playouts ask for the same few rows over and over.
PLAY_ROWS: Final[list[list[int]]] = [[] for _ in range(N_GEAR * 512)]


def gear_plays(gear: int, places: int) -> list[int]:
    """The actions that play this gear on each of these places (bits); not to be changed."""
    row = PLAY_ROWS[gear << 9 | places]
    if not row and places:
        row = [PLAY_GEAR + gear * 9 + place for place in PLACES[places]]
        PLAY_ROWS[gear << 9 | places] = row
    return row


def getaway_plays(gear: int, places: int) -> list[int]:
    """The getaway actions that play this gear on each of these places (bits)."""
    return [GETAWAY_PLAY + gear * 9 + place for place in PLACES[places]]


def pass_action(is_gear: bool, first: int, second: int) -> int:
    """The action that passes this pair."""
    pair = (first, second) if first <= second else (second, first)
    if is_gear:
        return PASS + _N_THIEF_PAIRS + _GEAR_PAIR_AT[pair]
    return PASS + _THIEF_PAIR_AT[pair]


def is_gear_pass(action: int) -> bool:
    """Whether a pass action is about gear."""
    return action >= PASS + _N_THIEF_PAIRS


def passed_pair(action: int) -> tuple[int, int]:
    """The pair a pass action is about."""
    index = action - PASS
    if index < _N_THIEF_PAIRS:
        return THIEF_PAIRS[index]
    return GEAR_PAIRS[index - _N_THIEF_PAIRS]
