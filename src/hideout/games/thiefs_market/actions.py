"""The fixed action space of Thief's Market: every answer anybody can ever give, as one int.

| from | answer | index within |
| --- | --- | --- |
| TAKE | take objects from the centre | - |
| STEAL | steal the pile of another player | clockwise distance - 1 |
| PICK | one more object for the own pile | kind |
| DONE | the own pile is complete | - |
| REROLL | reroll a die of the own pile | face |
| NO_REROLL | reroll none | - |
| FINISH | end the purchase turn | - |
| USE | use a card in the purchase turn | place in `USES` |
| BUY | buy a card | card, without promo cards |
| PAY | pay so many dice, the rest in Gold | red * 27 + white * 9 + blue * 3 + green |

These 177 are all of the base game.  Promo cards and one option add:

| from | answer | index within |
| --- | --- | --- |
| BUY_PROMO | buy a promo card | card - 49 |
| COPY | Mimetic Stew becomes another card | card, without the Stew |
| KEEP_FACE | a returned die keeps its face | face |
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("red", "white", "blue", "green", "bag", "mask", "marker")
"""Every kind of object, in the order in which they are picked."""
FACES: Final = KINDS[:6]
"""The faces of a die."""
COLOURS: Final = KINDS[:4]
"""The gems."""
BAG: Final = 4
MASK: Final = 5
MARKER: Final = 6

N_BASE: Final = 49
N_CARDS: Final = 53
STEW: Final = 49
"""The number of Mimetic Stew, the one card that copies others."""

USES: Final[tuple[tuple[str, str, str], ...]] = (
    ("alchemical_lab", "red", "white"),
    ("alchemical_lab", "red", "blue"),
    ("alchemical_lab", "red", "green"),
    ("glamer", "blue", "red"),
    ("glamer", "blue", "white"),
    ("glamer", "blue", "green"),
    ("philosophers_stone", "green", "red"),
    ("philosophers_stone", "green", "white"),
    ("philosophers_stone", "green", "blue"),
    ("deceptive_bits_of_colored_glass", "white", "red"),
    ("deceptive_bits_of_colored_glass", "white", "blue"),
    ("deceptive_bits_of_colored_glass", "white", "green"),
    ("legitimate_jeweller", "bag", "red"),
    ("legitimate_jeweller", "bag", "white"),
    ("legitimate_jeweller", "bag", "blue"),
    ("legitimate_jeweller", "bag", "green"),
    ("bondsman", "red", "bag"),
    ("fence", "white", "bag"),
    ("pawnbroker", "green", "bag"),
    ("bookie", "blue", "bag"),
    ("coercion_coordinator", "blue", ""),
    ("local_celebrity", "white", ""),
    ("public_relations_expert", "green", ""),
    ("tailor", "red", ""),
    ("gauntlet_of_evil_intent", "mask", ""),
    ("exit_strategy", "", ""),
)
"""What cards can be used for: the card, the face it needs, and the face the die is turned to."""

N_SEATS: Final = 5
N_VECTORS: Final = 81

TAKE: Final = 0
STEAL: Final = 1
PICK: Final = 5
DONE: Final = 12
REROLL: Final = 13
NO_REROLL: Final = 19
FINISH: Final = 20
USE: Final = 21
BUY: Final = 47
PAY: Final = 96
BASE_SIZE: Final = 177
"""How many answers the base game with its default options knows."""
BUY_PROMO: Final = 177
COPY: Final = 181
KEEP_FACE: Final = 233
SIZE: Final = 239

VECTORS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (i // 27, i // 9 % 3, i // 3 % 3, i % 3) for i in range(N_VECTORS)
)
"""Numbers of red, white, blue and green dice by their index."""


def vector_index(dice: list[int]) -> int:
    """The index of up to two dice of each colour."""
    return dice[0] * 27 + dice[1] * 9 + dice[2] * 3 + dice[3]


def buy_action(card: int) -> int:
    """The action that buys a card."""
    return BUY + card if card < N_BASE else BUY_PROMO - N_BASE + card


def bought_card(action: int) -> int:
    """The card a buy action is about, or -1 if it is another kind of action."""
    if BUY <= action < PAY:
        return action - BUY
    if BUY_PROMO <= action < COPY:
        return action - BUY_PROMO + N_BASE
    return -1


def copy_action(card: int) -> int:
    """The action with which Mimetic Stew becomes a card."""
    return COPY + (card if card < STEW else card - 1)


def copied_card(action: int) -> int:
    """The card a copy action is about."""
    card = action - COPY
    return card if card < STEW else card + 1


def _pick_row(mask: int) -> list[int]:
    row = [PICK + kind for kind in range(len(KINDS)) if mask >> kind & 1]
    return [*row, DONE] if mask >> len(KINDS) & 1 else row


PICK_ROWS: Final[list[list[int]]] = [_pick_row(mask) for mask in range(256)]
"""The legal picks by the kinds that may be picked (bits 0 to 6) and whether `done` may be said."""
