"""The fixed action space of Sneaks & Snitches: every answer anybody can ever give, as one int.

| from | answer | index within |
| --- | --- | --- |
| PLAN | a plan of one sneak and one snitch | sneak * 8 + snitch |
| BOSS_PLAN | two players, with the extra Boss: two sneaks, one snitch | pair * 6 + snitch |
| LONE_PLAN | two players, without it: one sneak, two snitches | sneak * 15 + pair |
| AUTO | let luck plan: for who lets the time run out | - |
| TAKE | take an item of a colour from the bank | colour |
| SWAP | swap an item with another player | partner * 16 + given * 4 + taken |
| STOP | make no more swaps | - |

Letters are numbered from A = 0; a pair of letters goes by its place in `PAIRS`.  The space also
holds plans that name a letter twice, so that the rules can say why those are refused.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDEFGH"
N_LETTERS: Final = 8
N_DUEL_LETTERS: Final = 6
N_PAIRS: Final = 15
MOST_SEATS: Final = 5

PLAN: Final = 0
BOSS_PLAN: Final = PLAN + N_LETTERS * N_LETTERS
LONE_PLAN: Final = BOSS_PLAN + N_PAIRS * N_DUEL_LETTERS
AUTO: Final = LONE_PLAN + N_PAIRS * N_DUEL_LETTERS
TAKE: Final = AUTO + 1
SWAP: Final = TAKE + 4
STOP: Final = SWAP + MOST_SEATS * 16
SIZE: Final = STOP + 1

PAIRS: list[tuple[int, int]] = [
    (low, high) for low in range(N_DUEL_LETTERS) for high in range(low + 1, N_DUEL_LETTERS)
]

N_PLACES: list[int] = [0, 0, 6, 6, 7, 8]
"""By number of players: how many locations lie on the table."""


def sneaks_of(action: int) -> tuple[int, ...]:
    """The letters a plan sends sneaks to, in order."""
    if action < BOSS_PLAN:
        return (action // N_LETTERS,)
    if action < LONE_PLAN:
        return PAIRS[(action - BOSS_PLAN) // N_DUEL_LETTERS]
    return ((action - LONE_PLAN) // N_PAIRS,)


def snitches_of(action: int) -> tuple[int, ...]:
    """The letters a plan sends snitches to, in order."""
    if action < BOSS_PLAN:
        return (action % N_LETTERS,)
    if action < LONE_PLAN:
        return ((action - BOSS_PLAN) % N_DUEL_LETTERS,)
    return PAIRS[(action - LONE_PLAN) % N_PAIRS]


def plan_of(sneaks: tuple[int, ...], snitches: tuple[int, ...]) -> int:
    """The plan with these letters, in any order; -1 if there is no such plan."""
    first = tuple(sorted(sneaks))
    second = tuple(sorted(snitches))
    if len(first) == 1 and len(second) == 1:
        return PLAN + first[0] * N_LETTERS + second[0]
    if len(first) == 2 and len(second) == 1 and second[0] < N_DUEL_LETTERS:
        pair = (first[0], first[1])
        if pair in PAIRS:
            return BOSS_PLAN + PAIRS.index(pair) * N_DUEL_LETTERS + second[0]
    if len(first) == 1 and len(second) == 2 and first[0] < N_DUEL_LETTERS:
        pair = (second[0], second[1])
        if pair in PAIRS:
            return LONE_PLAN + first[0] * N_PAIRS + PAIRS.index(pair)
    return -1


def bits(letters: tuple[int, ...]) -> int:
    """Letters as a set of bits."""
    found = 0
    for letter in letters:
        found |= 1 << letter
    return found


SNEAK_BITS: list[int] = [bits(sneaks_of(action)) for action in range(AUTO)]
"""By plan: where its sneaks go."""
SNITCH_BITS: list[int] = [bits(snitches_of(action)) for action in range(AUTO)]
"""By plan: where its snitches go."""


def _legal(start: int, end: int, n_places: int) -> list[int]:
    """The plans of a block that use no letter twice and none out of play, in canonical order."""
    unused = -1 << n_places
    return [
        action
        for action in range(start, end)
        if not SNEAK_BITS[action] & SNITCH_BITS[action]
        and not (SNEAK_BITS[action] | SNITCH_BITS[action]) & unused
    ]


PLANS: list[list[int]] = [
    [],
    [],
    [],
    _legal(PLAN, BOSS_PLAN, N_PLACES[3]),
    _legal(PLAN, BOSS_PLAN, N_PLACES[4]),
    _legal(PLAN, BOSS_PLAN, N_PLACES[5]),
]
"""By number of players from 3: every legal plan; its place here is its canonical number."""
BOSS_PLANS: list[int] = _legal(BOSS_PLAN, LONE_PLAN, N_PLACES[2])
"""The same for the holder of the extra Boss."""
LONE_PLANS: list[int] = _legal(LONE_PLAN, AUTO, N_PLACES[2])
"""The same for the other one of two players."""


def swap_action(partner: int, given: int, taken: int) -> int:
    """The action that gives a partner one item and takes another."""
    return SWAP + partner * 16 + given * 4 + taken
