"""Caper's cards compiled into the tables the rules use: one for each city and choice of options."""

from __future__ import annotations

from collections.abc import Mapping

from hideout.core.deck_fields import number_of, numbers_of, word_of, words_of
from hideout.core.deck_spots import Spot
from hideout.core.decks import Card, Deck
from hideout.core.errors import DeckError
from hideout.core.game import JsonObject
from hideout.games.caper.vocabulary import (
    ALL_GEAR,
    CITIES,
    COLOUR,
    COLOURS,
    COUNTED_IN_CREWS,
    FLAT,
    GEAR,
    LAUNDERED,
    LOOT,
    LOOT_ALL,
    LOOT_HERE,
    MINE,
    SCOPE_OPTION,
    SET,
    SIDES,
    THIEF,
    UNIT_OPTIONS,
    UNITS,
    WHOSE,
)
from hideout.games.crews import set_needs

_EFFECT_WORDS = (*UNITS, "loot", "coin", "launder", "flip", "protect", "cost", "tax", "getaway")
_ONCE_ON_A_CARD = ("loot", "launder", "flip", "tax", "getaway")


class Tally:
    """One effect of the end of the game: n Capers or points for everything it counts."""

    __slots__ = ("colour", "gear", "n", "needs", "option", "thieves", "unit", "way", "whose")

    def __init__(
        self, unit: int, n: int, way: int, whose: int, tokens: list[str], option: str = ""
    ) -> None:
        self.unit: int = unit
        self.n: int = n
        self.way: int = way
        self.whose: int = whose
        self.option: str = option
        """The option that decides how the effect is read, or nothing."""
        self.colour: int = COLOURS.index(tokens[0]) if way == COLOUR else -1
        self.needs: list[tuple[int, int]] = []
        self.thieves: int = 0
        self.gear: int = 0
        if way == SET:
            self.needs, self.gear, self.thieves = set_needs(tokens, COLOURS)


class Tables:
    """A deck compiled for one city and one choice of options; nothing in it ever changes.

    A thief, a gear card and a location go by their number in `THIEF_IDS`, `GEAR_IDS` and
    `LOCATION_IDS`, in every city.
    """

    __slots__ = (
        "base",
        "city",
        "coin_single",
        "colour",
        "cost",
        "deck",
        "discard_points",
        "first_side",
        "flips_gear",
        "flips_thief",
        "gear_acts",
        "gear_copies",
        "gear_costs",
        "gear_getaway",
        "gear_ids",
        "gear_in_play",
        "gear_limit",
        "gear_loot",
        "gear_protects",
        "gear_stands",
        "gear_tallies",
        "hand_sizes",
        "income",
        "jams",
        "launder_supply_only",
        "launders",
        "location_costs",
        "location_ids",
        "location_loot",
        "location_modifiers",
        "location_protects_green",
        "location_protects_thief",
        "location_rewards",
        "locations_in_play",
        "loot_points",
        "n_coins",
        "now_coins",
        "now_coins_per_thief",
        "options",
        "snitch_divisor",
        "tax",
        "thief_copies",
        "thief_costs",
        "thief_getaway",
        "thief_ids",
        "thief_in_play",
        "thief_limit",
        "thief_loot",
        "thief_protects",
        "thief_tallies",
        "tie_green",
    )

    def __init__(self, deck: Deck, city: str, options: Mapping[str, str]) -> None:
        self.deck: Deck = deck
        self.options: dict[str, str] = dict(options)
        self.city: int = CITIES.index(city)
        self.tie_green: bool = options.get("tiebreak_mastermind") != "cream"
        self.coin_single: bool = options.get("coin_shortage") == "single"
        self.launder_supply_only: bool = options.get("laundromatic_empty_supply") == "no_coin"

        values = deck.values
        self.n_coins: int = number_of(values, "coins")
        self.hand_sizes: list[int] = numbers_of(values, "hand_sizes")
        self.first_side: list[int] = [SIDES.index(side) for side in words_of(values, "first_side")]
        self.thief_limit: int = number_of(values, "thief_limit")
        self.gear_limit: int = number_of(values, "gear_limit")
        self.loot_points: list[int] = numbers_of(values, "loot_points")
        """Points of a set of one, two and three pieces."""
        self.discard_points: int = number_of(values, "discard_points")
        self.snitch_divisor: int = number_of(values, "snitch_divisor")

        self.thief_ids: list[str] = []
        self.thief_in_play: list[int] = []
        """The thieves of this city in the order of the deck, one entry per copy."""
        self.thief_copies: list[int] = []
        """Per thief, how many of it are in play; 0 for a thief of another city."""
        self.income: list[int] = []
        self.thief_tallies: list[list[Tally]] = []
        self.thief_loot: list[int] = []
        """The kind of loot it brings, or -1."""
        self.flips_thief: list[bool] = []
        self.thief_protects: list[bool] = []
        """Whether it protects the green gear of its crew."""
        self.thief_costs: list[list[tuple[int, int, int]]] = []
        """Whose costs, of which colour or `GEAR`, it changes by how much."""
        self.thief_getaway: list[bool] = []

        self.gear_ids: list[str] = []
        self.gear_in_play: list[int] = []
        self.gear_copies: list[int] = []
        self.cost: list[int] = []
        self.colour: list[int] = []
        self.gear_tallies: list[list[Tally]] = []
        self.gear_loot: list[int] = []
        self.now_coins: list[int] = []
        """Coins when it is played ..."""
        self.now_coins_per_thief: list[int] = []
        """... and further coins for every opposing thief there."""
        self.launders: list[int] = []
        self.flips_gear: list[bool] = []
        self.gear_protects: list[bool] = []
        self.gear_costs: list[list[tuple[int, int, int]]] = []
        self.jams: list[bool] = []
        """Whether its owner's thief plays there cost the opponent a coin."""
        self.gear_getaway: list[bool] = []

        self.gear_acts: list[bool] = []
        """Whether something happens at once when it is played."""
        self.gear_stands: list[bool] = []
        """Whether it protects, jams or changes costs as long as it lies face-up."""

        self.location_ids: list[str] = []
        self.locations_in_play: list[int] = []
        self.base: list[int] = []
        """Points for winning it, before rewards."""
        self.location_rewards: list[list[Tally]] = []
        self.location_loot: list[int] = []
        """The kind of loot its winner gets, or -1."""
        self.location_modifiers: list[list[Tally]] = []
        """The Capers it gives to each side."""
        self.location_protects_green: list[bool] = []
        self.location_protects_thief: list[bool] = []
        self.location_costs: list[list[tuple[int, int, int]]] = []
        self.tax: list[int] = []
        """Gear of which colour, or `GEAR`, costs the opponent a coin when played; -1 for none."""

        for i, card in enumerate(deck.cards):
            if card.kind == "thief":
                self._add_thief(deck.card_spot(i), card)
            elif card.kind == "gear":
                self._add_gear(deck.card_spot(i), card)
            else:
                self._add_location(deck.card_spot(i), card)

    def _copies(self, card: Card) -> int:
        return card.copies if card.variant in ("", CITIES[self.city]) else 0

    def _add_thief(self, at: Spot, card: Card) -> None:
        number = len(self.thief_ids)
        self.thief_ids.append(card.id)
        self.thief_copies.append(self._copies(card))
        self.thief_in_play += [number] * self._copies(card)
        self.income.append(number_of(card.fields, "income"))
        tallies: list[Tally] = []
        costs: list[tuple[int, int, int]] = []
        loot = -1
        flips = protects = getaway = False
        for spot, name, effect in _effects(at, card, "effect"):
            if name in UNITS:
                tallies.append(_tally(spot, name, effect, self.options))
            elif name == "loot":
                loot = LOOT.index(word_of(effect, "loot"))
            elif name == "flip":
                flips = True
            elif name == "protect":
                protects = True
            elif name == "cost":
                costs.append(_cost(effect))
            else:
                getaway = True
        self.thief_tallies.append(tallies)
        self.thief_loot.append(loot)
        self.flips_thief.append(flips)
        self.thief_protects.append(protects)
        self.thief_costs.append(costs)
        self.thief_getaway.append(getaway)

    def _add_gear(self, at: Spot, card: Card) -> None:
        number = len(self.gear_ids)
        self.gear_ids.append(card.id)
        self.gear_copies.append(self._copies(card))
        self.gear_in_play += [number] * self._copies(card)
        self.cost.append(number_of(card.fields, "cost"))
        self.colour.append(COLOURS.index(word_of(card.fields, "colour")))
        tallies: list[Tally] = []
        costs: list[tuple[int, int, int]] = []
        loot = -1
        coins = coins_per_thief = launders = 0
        flips = protects = jams = getaway = False
        for spot, name, effect in _effects(at, card, "effect"):
            if name in UNITS:
                tallies.append(_tally(spot, name, effect, self.options))
            elif name == "loot":
                loot = LOOT.index(word_of(effect, "loot"))
            elif name == "coin":
                if launders:
                    raise _unplayable(spot.at("coin"), "caper-deck-coin-late")
                if _counts_crews(spot, effect):
                    coins_per_thief += number_of(effect, "coin")
                else:
                    coins += number_of(effect, "coin")
            elif name == "launder":
                if card.variant != "london":
                    raise _unplayable(spot.at("launder"), "caper-deck-launder")
                launders = number_of(effect, "launder")
            elif name == "flip":
                flips = True
            elif name == "protect":
                protects = True
            elif name == "cost":
                costs.append(_cost(effect))
            elif name == "tax":
                jams = True
            else:
                getaway = True
        self.gear_tallies.append(tallies)
        self.gear_loot.append(loot)
        self.now_coins.append(coins)
        self.now_coins_per_thief.append(coins_per_thief)
        self.launders.append(launders)
        self.flips_gear.append(flips)
        self.gear_protects.append(protects)
        self.gear_costs.append(costs)
        self.jams.append(jams)
        self.gear_getaway.append(getaway)
        self.gear_acts.append(bool(coins or coins_per_thief or launders or flips))
        self.gear_stands.append(bool(protects or jams or costs))

    def _add_location(self, at: Spot, card: Card) -> None:
        number = len(self.location_ids)
        self.location_ids.append(card.id)
        self.locations_in_play += [number] * self._copies(card)
        self.base.append(number_of(card.fields, "base"))
        rewards: list[Tally] = []
        loot = -1
        for spot, name, effect in _effects(at, card, "reward"):
            if name == "point":
                rewards.append(_tally(spot, name, effect, self.options))
            else:
                loot = LOOT.index(word_of(effect, "loot"))
        modifiers: list[Tally] = []
        costs: list[tuple[int, int, int]] = []
        protected: list[str] = []
        tax = -1
        for spot, name, effect in _effects(at, card, "modifier"):
            if name == "caper":
                modifiers.append(_tally(spot, name, effect, self.options))
            elif name == "protect":
                protected.append(word_of(effect, "protect"))
            elif name == "cost":
                costs.append(_cost(effect))
            else:
                tax = _colour_or_gear(word_of(effect, "tax"))
        self.location_rewards.append(rewards)
        self.location_loot.append(loot)
        self.location_modifiers.append(modifiers)
        self.location_protects_green.append("green" in protected)
        self.location_protects_thief.append("thief" in protected)
        self.location_costs.append(costs)
        self.tax.append(tax)


def _colour_or_gear(name: str) -> int:
    return GEAR if name == "gear" else COLOURS.index(name)


def _cost(effect: JsonObject) -> tuple[int, int, int]:
    whose = WHOSE.index(word_of(effect, "of"))
    return whose, _colour_or_gear(word_of(effect, "cost")), number_of(effect, "change")


def _effects(at: Spot, card: Card, name: str) -> list[tuple[Spot, str, JsonObject]]:
    """The effects of one list of a card, each with its word and the spot it stands at."""
    effects: list[tuple[Spot, str, JsonObject]] = []
    seen: set[str] = set()
    for i, effect in enumerate(card.lists.get(name, ())):
        spot = at.at(name, i)
        word = next(key for key in effect if key in _EFFECT_WORDS)
        if word in seen and word in _ONCE_ON_A_CARD:
            raise _unplayable(spot.at(word), "caper-deck-twice")
        seen.add(word)
        effects.append((spot, word, effect))
    return effects


def _counts_crews(at: Spot, effect: JsonObject) -> bool:
    """Whether an effect counts cards in crews; then, and only then, it must say whose."""
    tokens = words_of(effect, "per")
    for i, token in enumerate(tokens):
        if token not in COUNTED_IN_CREWS and len(tokens) > 1:
            raise _unplayable(at.at("per", i), "caper-deck-alone", {"counted": token})
    counts_crews = bool(tokens) and tokens[0] in COUNTED_IN_CREWS
    if counts_crews and "of" not in effect:
        raise at.error("E_DECK_KEY", "core-deck-key-missing", {"missing": "of"})
    if not counts_crews and "of" in effect:
        raise _unplayable(at.at("of"), "caper-deck-of")
    return counts_crews


def _tally(at: Spot, word: str, effect: JsonObject, options: Mapping[str, str]) -> Tally:
    tokens = words_of(effect, "per")
    option = word_of(effect, "option") if "option" in effect else ""
    counts_crews = _counts_crews(at, effect)
    if option == SCOPE_OPTION and tokens != ["loot"]:
        raise _unplayable(at.at("option"), "caper-deck-scope")
    # Loot depends on who won which location, so Capers cannot depend on loot.
    if tokens and not counts_crews and (word == "caper" or option in UNIT_OPTIONS):
        raise _unplayable(at.at("per"), "caper-deck-capers", {"counted": tokens[0]})
    unit = UNITS.index(options.get(option, word) if option in UNIT_OPTIONS else word)
    whose = WHOSE.index(word_of(effect, "of")) if counts_crews else MINE
    if not tokens:
        way = FLAT
    elif tokens == ["loot"]:
        way = LOOT_HERE if option and options.get(option) == "this_location" else LOOT_ALL
    elif tokens == ["laundered"]:
        way = LAUNDERED
    elif len(tokens) > 1:
        way = SET
    elif tokens[0] == "thief":
        way = THIEF
    else:
        way = COLOUR if tokens[0] in COLOURS else ALL_GEAR
    return Tally(unit, number_of(effect, word), way, whose, tokens, option)


def _unplayable(at: Spot, text: str, details: JsonObject | None = None) -> DeckError:
    return at.error("E_DECK_EFFECT", text, details or {})


_tables: dict[tuple[str, str, tuple[tuple[str, str], ...]], Tables] = {}
_MOST_TABLES = 256


def tables(deck: Deck, city: str, options: Mapping[str, str]) -> Tables:
    """A checked deck compiled for a city and a choice of options (left out: as printed)."""
    key = (deck.digest, city, tuple(sorted(options.items())))
    if key not in _tables:
        if len(_tables) >= _MOST_TABLES:
            _tables.clear()
        _tables[key] = Tables(deck, city, options)
    return _tables[key]
