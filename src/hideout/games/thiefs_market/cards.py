"""The market cards compiled into the tables the rules use, for one choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hideout.core.deck_fields import number_of, word_of
from hideout.core.deck_spots import Spot
from hideout.core.decks import Card, Deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import COLOURS
from hideout.games.thiefs_market.vocabulary import (
    EFFECT_WORDS,
    FLAT,
    ICONS,
    INFAMY,
    LETTERS,
    OTHER_CARDS,
    PAIRS,
    RIVAL_ICONS,
    RIVALLED,
    SEVERAL,
    SKILL_CARDS,
    USE_FACE,
    USE_SKILL,
)

_WAYS: Final[Mapping[str, int]] = {
    "several": SEVERAL,
    "rivalled": RIVALLED,
    "per_pair": PAIRS,
    "per_other_card": OTHER_CARDS,
    "per_infamy": INFAMY,
    "per_rival_icon": RIVAL_ICONS,
}


class Worth(NamedTuple):
    """What a card is worth at the end: n points, or a number of times n."""

    way: int
    n: int
    other: int
    """The points instead of n, or how many Infamy make one time."""
    icon: int
    """The icon that matters, or -1."""


class Tables:
    """A deck compiled for one choice of options; nothing in it ever changes."""

    __slots__ = (
        "colours",
        "convert_bag",
        "convert_mask",
        "cost",
        "crowds",
        "deck",
        "discounts",
        "extra_buys",
        "first_seat",
        "henchmen_points",
        "icons",
        "ids",
        "in_play",
        "infamy_open",
        "kept",
        "letter",
        "lucky_after",
        "lucky_one",
        "markers",
        "max_rounds",
        "most_gold",
        "n_dice",
        "names",
        "on_gain",
        "options",
        "promos",
        "ready",
        "reroll_mask",
        "row",
        "second_none",
        "shelter_mask",
        "short",
        "start_gold",
        "stolen",
        "tie",
        "tie_marker",
        "total",
        "trade_infamy",
        "trade_price",
        "trade_skill",
        "triggers",
        "use_gold",
        "use_infamy",
        "worth",
        "zero_included",
    )

    def __init__(self, deck: Deck, options: Mapping[str, str]) -> None:
        self.deck: Deck = deck
        self.options: dict[str, str] = dict(options)
        self.second_none: bool = options.get("second_place_after_tie") == "none"
        self.zero_included: bool = options.get("majority_zero") == "included"
        self.tie_marker: bool = options.get("final_tiebreak") == "marker"
        self.lucky_one: bool = options.get("lucky_no_reroll") == "one"
        self.lucky_after: bool = options.get("lucky_reroll_timing") == "after_snapshot"
        self.infamy_open: bool = options.get("infamy_visibility") == "open"
        self.promos: bool = options.get("promos") == "true"
        first = options.get("first_player", "random")
        self.first_seat: int = -1 if first == "random" else int(first)
        """The start player of round 1, or -1 for a random one."""
        rounds = options.get("max_rounds", "none")
        self.max_rounds: int = 0 if rounds == "none" else int(rounds)
        """After so many rounds the game ends; 0 for no limit."""

        values = deck.values
        self.n_dice: list[int] = [0, 0, 0, *numbers_in(values, "dice")]
        """By number of players."""
        self.kept: list[int] = numbers_in(values, "kept")
        self.row: int = number_of(values, "row")
        self.start_gold: int = number_of(values, "gold")
        self.henchmen_points: list[int] = numbers_in(values, "henchmen")
        self.most_gold: int = number_of(values, "most_gold")
        self.tie: int = number_of(values, "tie")

        self.ids: list[str] = [card.id for card in deck.cards]
        self.names: list[str] = self.ids + [f"mimetic_stew={id}" for id in self.ids]
        """By code: a card, or, 53 further on, the Stew that has become that card."""
        self.letter: list[int] = []
        self.in_play: list[list[int]] = [[], [], []]
        """By deck: the cards that are shuffled, in the order of the deck."""
        self.cost: list[list[int]] = []
        """Per card, four numbers: gems of each colour."""
        self.total: list[int] = []
        self.colours: list[int] = []
        """Per card, as bits: the colours in the cost."""
        self.icons: list[list[int]] = []
        self.worth: list[list[Worth]] = []
        self.on_gain: list[bool] = []
        self.extra_buys: list[tuple[int, int, int]] = []
        """Card, colour that the snapshot must have (or -1), further purchases."""
        self.discounts: list[tuple[int, int]] = []
        """Card, gems less."""
        self.triggers: list[tuple[int, int, int]] = []
        """Card, colour as a bit, Infamy."""
        self.stolen: list[tuple[int, int]] = []
        """Card, Infamy."""
        self.markers: list[tuple[int, int]] = []
        """Card, Infamy for having the marker after the split."""
        self.crowds: list[tuple[int, int, int]] = []
        """Card, Infamy, objects somebody else must have after the split."""
        self.convert_bag: list[tuple[int, int]] = []
        self.convert_mask: list[tuple[int, int]] = []
        self.shelter_mask: int = 0
        self.reroll_mask: int = 0
        self.use_gold: list[int] = [0] * len(act.USES)
        self.use_infamy: list[int] = [0] * len(act.USES)
        self.trade_skill: int = 0
        """The skill, as a bit, that is paid for with Gold and never used up."""
        self.trade_price: int = 0
        self.trade_infamy: int = 0
        for number, card in enumerate(deck.cards):
            self._add(deck.card_spot(number), number, card)

        self.ready: list[int] = [_ready(faces) for faces in range(64)]
        """By the faces in a pile (bits): the skills (bits) for which there is a die."""
        self.short: list[list[int]] = [
            [
                sum(max(0, self.cost[card][colour] - dice[colour]) for colour in range(4))
                for card in range(act.N_CARDS)
            ]
            for dice in act.VECTORS
        ]
        """By dice (up to two of each colour) and card: the gems that are missing."""

    def _add(self, at: Spot, number: int, card: Card) -> None:
        letter = LETTERS.index(word_of(card.fields, "deck"))
        self.letter.append(letter)
        if card.kind == "market" or self.promos:
            self.in_play[letter].append(number)
        gems = words_in(card.fields, "cost")
        cost = [gems.count(colour) for colour in COLOURS]
        self.cost.append(cost)
        self.total.append(len(gems))
        self.colours.append(sum(1 << colour for colour in range(4) if cost[colour]))
        icons = words_in(card.fields, "icons")
        self.icons.append([icons.count(icon) for icon in ICONS])
        worth: list[Worth] = []
        on_gain = False
        bit = 1 << number
        for spot, name, effect in _effects(at, card):
            if name == "points":
                worth.append(_worth(spot, effect))
            elif name == "spend":
                use = [use for use, _, _ in act.USES].index(card.id)
                tokens = self.use_infamy if effect["gain"] == "infamy" else self.use_gold
                tokens[use] = 1
            elif name == "trade":
                self.trade_skill = 1 << SKILL_CARDS.index(card.id)
                self.trade_price = number_of(effect, "trade")
                self.trade_infamy = number_of(effect, "infamy")
            elif name == "buys":
                colour = COLOURS.index(word_of(effect, "with")) if "with" in effect else -1
                self.extra_buys.append((number, colour, number_of(effect, "buys")))
            elif name == "discount":
                self.discounts.append((number, number_of(effect, "discount")))
            elif name == "on_buy":
                colour = COLOURS.index(word_of(effect, "on_buy"))
                self.triggers.append((number, 1 << colour, number_of(effect, "infamy")))
            elif name == "on_gain":
                on_gain = True
            elif name == "on_stolen":
                self.stolen.append((number, number_of(effect, "on_stolen")))
            elif name == "shelter":
                self.shelter_mask |= bit
            elif name == "reroll":
                self.reroll_mask |= bit
            elif name == "split_end":
                self._add_split_end(spot, number, effect)
            elif name == "convert":
                bonus = self.convert_bag if effect["convert"] == "bag" else self.convert_mask
                bonus.append((number, number_of(effect, "more")))
        self.worth.append(worth)
        self.on_gain.append(on_gain)

    def _add_split_end(self, at: Spot, number: int, effect: JsonObject) -> None:
        infamy = number_of(effect, "infamy")
        if effect["split_end"] == "marker":
            if "objects" in effect:
                raise unplayable(at.at("objects"), "thiefs_market-deck-objects")
            self.markers.append((number, infamy))
        else:
            if "objects" not in effect:
                raise at.error("E_DECK_KEY", "core-deck-key-missing", {"missing": "objects"})
            self.crowds.append((number, infamy, number_of(effect, "objects")))


def _ready(faces: int) -> int:
    skills = 0
    for use, face in enumerate(USE_FACE):
        if face >= 0 and faces >> face & 1:
            skills |= 1 << USE_SKILL[use]
    return skills


def numbers_in(table: JsonObject, key: str) -> list[int]:
    """The whole numbers under a key."""
    value = table[key]
    assert isinstance(value, list)
    return list(value)


def words_in(table: JsonObject, key: str) -> list[str]:
    """The words under a key."""
    value = table[key]
    assert isinstance(value, list)
    return list(value)


def _effects(at: Spot, card: Card) -> list[tuple[Spot, str, JsonObject]]:
    """The effects of a card, each with its word and the spot it stands at."""
    effects: list[tuple[Spot, str, JsonObject]] = []
    seen: set[str] = set()
    for i, effect in enumerate(card.lists.get("effect", ())):
        spot = at.at("effect", i)
        name = next(key for key in effect if key in EFFECT_WORDS)
        if name in seen:
            raise unplayable(spot.at(name), "thiefs_market-deck-twice")
        seen.add(name)
        effects.append((spot, name, effect))
    return effects


def _worth(at: Spot, effect: JsonObject) -> Worth:
    n = number_of(effect, "points")
    ways = [key for key in _WAYS if key in effect]
    if len(ways) > 1:
        raise unplayable(at.at(ways[1]), "thiefs_market-deck-ways", {"other": ways[0]})
    way = _WAYS[ways[0]] if ways else FLAT
    compares = way in (SEVERAL, RIVALLED)
    if compares and "icon" not in effect:
        raise at.error("E_DECK_KEY", "core-deck-key-missing", {"missing": "icon"})
    if "icon" in effect and not compares:
        raise unplayable(at.at("icon"), "thiefs_market-deck-icon")
    icon = -1
    other = 0
    if compares:
        icon = ICONS.index(word_of(effect, "icon"))
        other = number_of(effect, ways[0])
    elif way in (PAIRS, RIVAL_ICONS):
        icon = ICONS.index(word_of(effect, ways[0]))
    elif way == INFAMY:
        other = number_of(effect, "per_infamy")
    return Worth(way, n, other, icon)


def unplayable(at: Spot, text: str, details: JsonObject | None = None) -> DeckError:
    """The complaint that an effect cannot be played, to be raised."""
    return at.error("E_DECK_EFFECT", text, details or {})
