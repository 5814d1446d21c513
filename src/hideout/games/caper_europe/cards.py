"""Caper: Europe's cards compiled into the tables the rules use, one for each city and options.

Thieves, gear and locations go by their number in `thief_ids`, `gear_ids` and `location_ids`, in
every city.  Where cards of several kinds stand side by side, a thief keeps its number, gear counts
from `GEAR_CARD` on and locations from `LOCATION_CARD` on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hideout.core.deck_fields import number_of, numbers_of, word_of, words_of
from hideout.core.deck_spots import Spot
from hideout.core.decks import Card, Deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.games.caper_europe.actions import N_GEAR, N_THIEVES
from hideout.games.caper_europe.vocabulary import (
    ALWAYS,
    ANY,
    ANY_LOOT,
    BOTH,
    CAPER,
    CITIES,
    COIN,
    COLOURS,
    COMBO_UNITS,
    DISCARD,
    FLAT,
    IF_WON,
    LAUNDERED,
    LOOT,
    LOOT_ALL,
    LOOT_TYPE,
    MINE,
    ONCE,
    OWN_TOTALS,
    SET,
    SIDES,
    THEIRS,
    TOKENS,
)
from hideout.games.crews import LootSets, best_loot_sets, set_needs

GEAR_CARD: Final = N_THIEVES
LOCATION_CARD: Final = N_THIEVES + N_GEAR
LOCATION_SLOT: Final = 12
"""The slot of a location's combos: after all cards of a crew."""

_WORDS = (*ONCE, "score", "protect")
_WAYS = {"mine": MINE, "both": BOTH, "theirs": THEIRS, "discard": DISCARD}


class Count:
    """What a combo or a clause with points counts."""

    __slots__ = ("gear", "loot", "needs", "thieves", "token", "way")

    def __init__(self, way: int, tokens: list[str], loot: int) -> None:
        self.way: int = way
        self.token: int = TOKENS.index(tokens[0]) if MINE <= way <= DISCARD else -1
        self.loot: int = loot
        self.needs: list[tuple[int, int]] = []
        self.gear: int = 0
        self.thieves: int = 0
        if way == SET:
            self.needs, self.gear, self.thieves = set_needs(tokens, COLOURS)


class Combo:
    """A combo: fires once for everything it counts, and again whenever a play adds to that."""

    __slots__ = ("count", "unit")

    def __init__(self, unit: int, count: Count) -> None:
        self.unit: int = unit
        """`CAPER` or `COIN`."""
        self.count: Count = count


class Score:
    """A clause with points at the end of the game."""

    __slots__ = ("count", "gate", "n")

    def __init__(self, n: int, count: Count, gate: int) -> None:
        self.n: int = n
        self.count: Count = count
        self.gate: int = gate
        """`ALWAYS`, `IF_WON`, or the colour that must be on top."""


class Tables:
    """A deck compiled for one city and one choice of options; nothing in it ever changes."""

    __slots__ = (
        "base",
        "capers",
        "city",
        "coins",
        "colour",
        "combos",
        "cost",
        "deck",
        "discard_ongoing",
        "ends",
        "gear_copies",
        "gear_ids",
        "gear_in_play",
        "gear_limit",
        "hand_sizes",
        "ids",
        "income",
        "is_plain",
        "launder_anywhere",
        "leaders",
        "location_combos",
        "location_ids",
        "location_protects",
        "locations_in_play",
        "loot_points",
        "loot_sets",
        "loot_slots",
        "loot_tokens",
        "n_coins",
        "once",
        "options",
        "own_combos",
        "protects",
        "reach",
        "return_when_full",
        "scores",
        "stars",
        "thief_copies",
        "thief_ids",
        "thief_in_play",
        "thief_limit",
        "tie_all_coins",
    )

    def __init__(self, deck: Deck, city: str, options: Mapping[str, str]) -> None:
        self.deck: Deck = deck
        self.options: dict[str, str] = dict(options)
        self.city: int = CITIES.index(city)
        self.return_when_full: bool = options.get("loot_return_when_full") == "return"
        self.discard_ongoing: bool = options.get("discard_combo") == "ongoing"
        self.launder_anywhere: bool = options.get("laundered_combo") == "anywhere"
        self.tie_all_coins: bool = options.get("tie_coins") == "front_and_hideout"

        values = deck.values
        track = options.get("caper_track", "11_spaces")
        leaders = options.get("round_starters", "alternating")
        self.stars: list[int] = numbers_of(values, f"track_{track}")
        """Stars next to a space of the caper track, by its distance from the middle."""
        self.reach: int = len(self.stars) - 1
        """How far the last space is from the middle."""
        self.leaders: list[int] = [
            SIDES.index(each) for each in words_of(values, f"leaders_{leaders}")
        ]
        self.hand_sizes: list[int] = numbers_of(values, "hand_sizes")
        self.n_coins: int = number_of(values, "coins")
        self.loot_tokens: int = number_of(values, "loot_tokens")
        """Tokens of each type."""
        self.loot_slots: int = number_of(values, "loot_slots")
        """Slots next to each location."""
        self.thief_limit: int = number_of(values, "thief_limit")
        self.gear_limit: int = number_of(values, "gear_limit")
        self.loot_points: list[int] = numbers_of(values, "loot_points")
        """Points of a set of one, two and three tokens."""
        most = range(self.loot_tokens + 1)
        self.loot_sets: list[LootSets] = [
            best_loot_sets((a, b, c), 0, self.loot_points) for a in most for b in most for c in most
        ]
        """The best sets of a diamonds, b paintings and c antiques, at (a * 5 + b) * 5 + c."""

        self.ids: list[str] = []
        """Of all cards, thieves, gear and locations one after the other."""
        self.thief_ids: list[str] = []
        self.thief_in_play: list[int] = []
        """The thieves of this city in the order of the deck, one entry per copy."""
        self.thief_copies: list[int] = []
        """Per thief, how many of it are in play; 0 for a thief of another city."""
        self.income: list[int] = []
        self.gear_ids: list[str] = []
        self.gear_in_play: list[int] = []
        self.gear_copies: list[int] = []
        self.cost: list[int] = []
        self.colour: list[int] = []

        self.once: list[list[tuple[int, int]]] = []
        """Per thief and gear: its one-time clauses and their numbers, in printed order."""
        self.is_plain: list[bool] = []
        """Per thief and gear: whether those only move the tracker and bring coins ..."""
        self.capers: list[int] = []
        """... and then how far ..."""
        self.coins: list[int] = []
        """... and how many."""
        self.own_combos: list[tuple[int, ...]] = []
        """Per thief and gear: its combos; 2 * number in `combos`, + 1 unless it counts single
        cards of the own crew."""
        self.protects: list[int] = []
        """Per thief and gear: the colours it protects, as bits."""
        self.scores: list[list[Score]] = []
        """Per thief and gear: its clauses with points."""
        self.combos: list[Combo] = []

        self.location_ids: list[str] = []
        self.locations_in_play: list[int] = []
        self.base: list[int] = []
        """Printed points."""
        self.ends: list[list[Score]] = []
        """The end effect for the winner."""
        self.location_combos: list[tuple[int, ...]] = []
        """The combos of the ongoing effect, as in `own_combos`, with the slot of a location."""
        self.location_protects: list[int] = []

        for i, card in enumerate(deck.cards):
            self.ids.append(card.id)
            at = deck.card_spot(i)
            if card.kind == "location":
                self._add_location(at, card)
            else:
                self._add_card(at, card)

    def _copies(self, card: Card) -> int:
        return card.copies if card.variant in ("", CITIES[self.city]) else 0

    def _add_card(self, at: Spot, card: Card) -> None:
        if card.kind == "thief":
            self.thief_in_play += [len(self.thief_ids)] * self._copies(card)
            self.thief_ids.append(card.id)
            self.thief_copies.append(self._copies(card))
            self.income.append(number_of(card.fields, "income"))
        else:
            self.gear_in_play += [len(self.gear_ids)] * self._copies(card)
            self.gear_ids.append(card.id)
            self.gear_copies.append(self._copies(card))
            self.cost.append(number_of(card.fields, "cost"))
            self.colour.append(COLOURS.index(word_of(card.fields, "colour")))
        once: list[tuple[int, int]] = []
        combos: list[int] = []
        scores: list[Score] = []
        protects = 0
        for spot, name, effect in _effects(at, card, "effect"):
            if name == "score":
                scores.append(_score(spot, effect))
            elif name == "protect":
                protects |= _protected(effect)
            elif "per" in effect:
                combos.append(self._add_combo(spot, name, effect))
            elif name == "take":
                once.append((ONCE.index(name), (*LOOT, "any").index(word_of(effect, name))))
            else:
                _check_per(spot, effect)
                if name == "launder" and card.variant != "london":
                    raise _unplayable(spot.at(name), "caper_europe-deck-launder")
                once.append((ONCE.index(name), number_of(effect, name)))
        self.once.append(once)
        self.is_plain.append(all(kind == CAPER or kind == COIN for kind, _ in once))
        self.capers.append(sum(n for kind, n in once if kind == CAPER))
        self.coins.append(sum(n for kind, n in once if kind == COIN))
        self.own_combos.append(tuple(combos))
        self.protects.append(protects)
        self.scores.append(scores)

    def _add_location(self, at: Spot, card: Card) -> None:
        number = len(self.location_ids)
        self.location_ids.append(card.id)
        self.locations_in_play += [number] * self._copies(card)
        self.base.append(number_of(card.fields, "base"))
        self.ends.append([_score(spot, effect) for spot, _, effect in _effects(at, card, "end")])
        combos: list[int] = []
        protects = 0
        for spot, name, effect in _effects(at, card, "ongoing"):
            if name == "protect":
                protects |= _protected(effect)
            elif "per" not in effect:
                raise spot.error("E_DECK_KEY", "core-deck-key-missing", {"missing": "per"})
            else:
                combos.append(LOCATION_SLOT << 10 | self._add_combo(spot, name, effect))
        self.location_combos.append(tuple(combos))
        self.location_protects.append(protects)

    def _add_combo(self, at: Spot, name: str, effect: JsonObject) -> int:
        if number_of(effect, name) != 1:
            raise _unplayable(at.at(name), "caper_europe-deck-combo")
        count = _count(at, effect)
        number = len(self.combos)
        self.combos.append(Combo(COMBO_UNITS.index(name), count))
        return number << 1 | (count.way != MINE)


def _effects(at: Spot, card: Card, name: str) -> list[tuple[Spot, str, JsonObject]]:
    """The effects of one list of a card, each with its word and the spot it stands at."""
    return [
        (at.at(name, i), next(key for key in effect if key in _WORDS), effect)
        for i, effect in enumerate(card.lists.get(name, ()))
    ]


def _protected(effect: JsonObject) -> int:
    named = TOKENS.index(word_of(effect, "protect"))
    return (1 << len(COLOURS)) - 1 if named == ANY else 1 << named


def _check_per(at: Spot, effect: JsonObject) -> None:
    """An effect that counts nothing has no words about what it counts."""
    for key in ("of", "loot"):
        if key in effect:
            raise _unplayable(at.at(key), "caper_europe-deck-alone_key")


def _count(at: Spot, effect: JsonObject) -> Count:
    tokens = words_of(effect, "per")
    for i, token in enumerate(tokens):
        if token in OWN_TOTALS and len(tokens) > 1:
            raise _unplayable(at.at("per", i), "caper_europe-deck-alone", {"counted": token})
    counts_cards = tokens[0] not in OWN_TOTALS
    if counts_cards and "of" not in effect:
        raise at.error("E_DECK_KEY", "core-deck-key-missing", {"missing": "of"})
    if not counts_cards and "of" in effect:
        raise _unplayable(at.at("of"), "caper_europe-deck-of")
    if "loot" in effect and tokens != ["loot"]:
        raise _unplayable(at.at("loot"), "caper_europe-deck-loot")
    loot = -1
    if counts_cards:
        way = _WAYS[word_of(effect, "of")]
        if len(tokens) > 1:
            if way != MINE:
                raise _unplayable(at.at("of"), "caper_europe-deck-set")
            way = SET
    elif tokens == ["laundered"]:
        way = LAUNDERED
    elif "loot" in effect:
        way = LOOT_TYPE
        loot = LOOT.index(word_of(effect, "loot"))
    else:
        way = LOOT_ALL
        loot = ANY_LOOT
    return Count(way, tokens, loot)


def _score(at: Spot, effect: JsonObject) -> Score:
    if "per" in effect:
        count = _count(at, effect)
    else:
        _check_per(at, effect)
        count = Count(FLAT, [], -1)
    gate = ALWAYS
    if "if_won" in effect:
        gate = IF_WON
        if "if_top" in effect:
            raise _unplayable(at.at("if_top"), "caper_europe-deck-gates")
    elif "if_top" in effect:
        gate = COLOURS.index(word_of(effect, "if_top"))
    return Score(number_of(effect, "score"), count, gate)


def _unplayable(at: Spot, text: str, details: JsonObject | None = None) -> DeckError:
    return at.error("E_DECK_EFFECT", text, details or {})


_tables: dict[tuple[str, str, tuple[tuple[str, str], ...]], Tables] = {}
_MOST_TABLES = 256


def tables(deck: Deck, city: str, options: Mapping[str, str]) -> Tables:
    """A checked deck compiled for a city and a choice of options (left out: the defaults)."""
    key = (deck.digest, city, tuple(sorted(options.items())))
    if key not in _tables:
        if len(_tables) >= _MOST_TABLES:
            _tables.clear()
        _tables[key] = Tables(deck, city, options)
    return _tables[key]
