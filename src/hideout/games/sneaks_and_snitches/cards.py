"""The cards of Sneaks & Snitches, compiled from a deck into the tables the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hideout.core.deck_fields import number_of, numbers_of
from hideout.core.decks import Card, Deck
from hideout.core.game import JsonObject

COLOURS = ("blue", "green", "red", "yellow")
"""The four kinds of items, in the order in which they are scored."""
N_COLOURS: Final = 4
BACKS = ("I", "II")
LOOT_KINDS = (
    "standard",
    "collection",
    "carte_blanche",
    "free_theft",
    "intrigue",
    "special",
    "documents",
)

# What a loot card does.
GAIN: Final = 0
CHOOSE: Final = 1
STASH: Final = 2
SWAP: Final = 3
HALVE: Final = 4
VP: Final = 5
EFFECTS = ("gain", "choose", "stash", "swap", "halve", "vp")

# The texts and the saved games rest on these cards in this order, which is that of the deck.
_STANDARD = {
    "I": {
        "standard": "i_blue2 i_green2 i_red2 i_yellow2 i_blue3 i_green3 i_red3 i_yellow3"
        " i_blue2_green1 i_blue2_yellow1 i_green2_red1 i_green2_blue1 i_red2_yellow1 i_red2_green1"
        " i_yellow2_blue1 i_yellow2_red1",
        "collection": "i_collection",
        "carte_blanche": "i_carte_blanche",
        "free_theft": "i_free_theft",
        "intrigue": "i_intrigue",
        "special": "i_special_1",
    },
    "II": {
        "standard": "ii_blue3 ii_green3 ii_red3 ii_yellow3 ii_blue4 ii_green4 ii_red4 ii_yellow4"
        " ii_blue2_green2 ii_blue2_red2 ii_blue2_yellow2 ii_green2_red2 ii_green2_yellow2"
        " ii_red2_yellow2",
        "documents": "ii_documents_blue ii_documents_green ii_documents_red ii_documents_yellow",
        "carte_blanche": "ii_carte_blanche",
        "free_theft": "ii_free_theft",
        "intrigue": "ii_intrigue",
        "special": "ii_special_2 ii_special_3",
    },
    "": {
        "stash": "stash_blue stash_green stash_red stash_yellow",
        "vp_card": "vp_3 vp_4 vp_5",
    },
}
STANDARD_CARDS: tuple[tuple[str, str, str], ...] = tuple(
    (id, kind, back)
    for back, kinds in _STANDARD.items()
    for kind, ids in kinds.items()
    for id in ids.split()
)
"""Id, kind and back of every card, in the order of the deck."""
LOOT_IDS: tuple[str, ...] = tuple(id for id, kind, _ in STANDARD_CARDS if kind in LOOT_KINDS)
STASH_IDS: tuple[str, ...] = tuple(f"stash_{colour}" for colour in COLOURS)


class Tables:
    """A deck compiled for one choice of options; nothing in it ever changes.

    A loot card goes by its number in `LOOT_IDS`, a stash card by its colour.
    """

    __slots__ = (
        "amount",
        "back",
        "can_recommit",
        "copies",
        "deck",
        "doc_round_up",
        "effect",
        "first_boss",
        "gains",
        "has_clock",
        "hides_commits",
        "item_bag",
        "items",
        "loot_decks",
        "loot_ids",
        "margin",
        "options",
        "rows",
        "shortage_nobody",
        "start_items",
        "stash_cards",
        "stash_copies",
        "zero_pays",
    )

    def __init__(self, deck: Deck, options: Mapping[str, str]) -> None:
        self.deck: Deck = deck
        self.options: dict[str, str] = dict(options)
        self.doc_round_up: bool = options.get("documents_rounding") == "return_up"
        self.shortage_nobody: bool = options.get("stash_shortage") == "nobody"
        self.zero_pays: bool = options.get("zero_items") != "no_points"
        self.margin: int = 1 if options.get("two_player_margin") == "1" else 2
        self.first_boss: int = {"seat_0": 0, "seat_1": 1}.get(
            options.get("first_extra_boss", ""), -1
        )
        """The seat that begins with the extra Boss; -1 if luck decides."""
        self.can_recommit: bool = options.get("allow_recommit") != "false"
        self.hides_commits: bool = options.get("hide_commit_status") == "true"
        self.has_clock: bool = options.get("plan_seconds", "none") != "none"

        self.items: list[int] = numbers_of(deck.values, "items")
        """Per colour: how many items the box has."""
        self.item_bag: list[int] = [
            colour for colour in range(N_COLOURS) for _ in range(self.items[colour])
        ]
        self.start_items: int = number_of(deck.values, "start_items")
        self.loot_ids: list[str] = list(LOOT_IDS)
        self.copies: list[int] = []
        """Per loot card: how many the box has."""
        self.back: list[int] = []
        """Per loot card: 0 for I, 1 for II."""
        self.effect: list[int] = []
        """Per loot card: what it does, `GAIN` to `VP`."""
        self.amount: list[int] = []
        """Per loot card: how many of it; for documents the colour."""
        self.gains: list[list[tuple[int, int]]] = []
        """Per loot card: colours and numbers of the items it brings."""
        self.loot_decks: list[list[int]] = [[], []]
        """By back: every loot card, one entry per copy."""
        self.stash_copies: list[int] = [0] * N_COLOURS
        self.stash_cards: list[int] = []
        self.rows: list[list[list[int]]] = [[] for _ in range(6)]
        """By number of players and colour: the points of each place."""
        for card in deck.cards:
            if card.kind == "stash":
                colour = COLOURS.index(word_at(card.fields, "colour"))
                self.stash_copies[colour] += card.copies
            elif card.kind == "vp_card":
                players = number_of(card.fields, "players")
                self.rows[players] = [numbers_of(card.fields, colour) for colour in COLOURS]
            else:
                self._add_loot(card)
        self.stash_cards = [
            colour for colour in range(N_COLOURS) for _ in range(self.stash_copies[colour])
        ]
        firsts = [row[0] for row in self.rows[3]]
        if "two_player_points" in deck.values:
            firsts = numbers_of(deck.values, "two_player_points")
        self.rows[2] = [[points] for points in firsts]

    def _add_loot(self, card: Card) -> None:
        index = len(self.copies)
        back = BACKS.index(word_at(card.fields, "back"))
        self.copies.append(card.copies)
        self.back.append(back)
        self.loot_decks[back] += [index] * card.copies
        effects = card.lists["effect"]
        name = next(key for key in EFFECTS if key in effects[0])
        self.effect.append(EFFECTS.index(name))
        gains: list[tuple[int, int]] = []
        if name == "gain":
            totals = [0] * N_COLOURS
            for effect in effects:
                totals[COLOURS.index(word_at(effect, "colour"))] += number_of(effect, "gain")
            gains = [(colour, n) for colour, n in enumerate(totals) if n]
        self.gains.append(gains)
        if name == "gain":
            self.amount.append(0)
        elif name == "halve":
            self.amount.append(COLOURS.index(word_at(effects[0], "halve")))
        else:
            self.amount.append(number_of(effects[0], name))


def word_at(table: JsonObject, key: str) -> str:
    """A word of a checked deck."""
    value = table[key]
    assert isinstance(value, str)
    return value
