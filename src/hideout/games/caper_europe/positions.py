"""The board as people write it down: the position format of the rules (section 11).

`read_position` makes the checks of that section in its order and reports the first failure in its
words; `board_json` writes a board back in the same form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeGuard

from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.games.caper_europe.cards import GEAR_CARD, LOCATION_CARD, Tables, tables
from hideout.games.caper_europe.options import OPTIONS
from hideout.games.caper_europe.results import NAMES
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.state import Position
from hideout.games.caper_europe.vocabulary import ANY, CITIES, LOOT, N_TOKENS, THIEF

THIEVES_EACH = 6
GEAR_PLAYS_EACH = 15
GEAR_EACH = 18
THIEVES_LEFT_EACH = 3
_REQUIRED = ("game", "city", "players", "locations")
_PURSES = (*LOOT, "coins")
"""What lies in a hideout."""


class Finished(NamedTuple):
    """A table of cardboard, as the score pad takes it."""

    state: EuropeState
    names: list[str]
    stars: list[int]
    """Per location: the stars next to the tracker."""


def wrong(code: str, key: str, where: str, details: JsonObject) -> PositionError:
    """A complaint; its sentence begins with the place it is about."""
    path = "$" if where == "position" else f"$.{where}"
    return PositionError(code, f"caper_europe-error-{key}", {"where": where, **details}, path)


def read_position(data: object, deck: Deck) -> Finished:
    """A table for the score pad, finished or broken off."""
    position = check_structure(data, (), ("options",), ("stars",))
    state = read_board(position, deck, ("tie_coins",))
    stars = _read_stars(state, position)
    _read_crews(state, position)
    _check_sides(state)
    _check_sizes(state)
    check_copies(state, cards_in_sight(state))
    _check_tokens(state)
    return Finished(state, [str(player["name"]) for player in _players(position)], stars)


def read_table(position: JsonObject, deck: Deck) -> EuropeState:
    """The open part of a whole position, its structure checked before."""
    state = read_board(position, deck, tuple(option.id for option in OPTIONS))
    _read_crews(state, position)
    _check_sides(state)
    _check_tokens(state)
    return state


# -- structure -----------------------------------------------------------------------------------


def check_keys(
    data: JsonObject, required: Sequence[str], optional: Sequence[str], where: str
) -> None:
    """Complain of the first missing key, then of the first unknown one."""
    for key in required:
        if key not in data:
            raise wrong("E_KEY", "key_missing", where, {"key": key})
    for key in data:
        if key not in required and key not in optional:
            raise wrong("E_KEY", "key_unknown", where, {"key": key})


def an_object(value: object, where: str) -> JsonObject:
    """The value, if it is a JSON object."""
    if not isinstance(value, dict):
        raise wrong("E_TYPE", "object", where, {})
    return value


def a_list(value: object, where: str) -> list[object]:
    """The value, if it is a JSON array."""
    if not isinstance(value, list):
        raise wrong("E_TYPE", "list", where, {})
    return value


def check_structure(
    data: object, required: Sequence[str], optional: Sequence[str], at_locations: Sequence[str]
) -> JsonObject:
    """The position, if it and all objects in it have the keys they must have and no others."""
    position = an_object(data, "position")
    check_keys(position, (*_REQUIRED, *required), optional, "position")
    an_object(position.get("options", {}), "options")
    players = position["players"]
    if isinstance(players, list):
        for i, each in enumerate(players):
            where = f"players[{i}]"
            player = an_object(each, where)
            check_keys(player, ("name",), ("coins", "hideout", "discard"), where)
            hideout = an_object(player.get("hideout", {}), f"{where}.hideout")
            check_keys(hideout, (), _PURSES, f"{where}.hideout")
            a_list(player.get("discard", []), f"{where}.discard")
    locations = position["locations"]
    if isinstance(locations, list):
        for i, each in enumerate(locations):
            where = f"locations[{i}]"
            location = an_object(each, where)
            check_keys(location, ("card", "tracker", "crews"), at_locations, where)
            _check_crews_structure(location["crews"], f"{where}.crews")
    return position


def _check_crews_structure(crews: object, where: str) -> None:
    if not isinstance(crews, list):
        return
    for p, crew in enumerate(crews):
        for j, each in enumerate(a_list(crew, f"{where}[{p}]")):
            at = f"{where}[{p}][{j}]"
            stack = an_object(each, at)
            check_keys(stack, ("thief",), ("gear",), at)
            a_list(stack.get("gear", []), f"{at}.gear")


# -- values --------------------------------------------------------------------------------------


def read_board(position: JsonObject, deck: Deck, known_options: Sequence[str]) -> EuropeState:
    """The players and locations of a position of sound structure, without the crews."""
    if position["game"] != "caper_europe":
        raise wrong("E_GAME", "game", "game", {})
    city = position["city"]
    if not isinstance(city, str) or city not in CITIES:
        raise wrong("E_CITY", "one_of", "city", {"known": ", ".join(CITIES)})
    options = _read_options(position.get("options", {}), known_options)
    t = tables(deck, city, options)
    players = _players(position)
    if len(players) != 2:
        raise wrong("E_PLAYERS", "players", "players", {})
    for i, player in enumerate(players):
        name = player["name"]
        if not isinstance(name, str) or not name.strip():
            raise wrong("E_NAME", "name", f"players[{i}].name", {})
    coins: list[int] = []
    hideouts: list[list[int]] = []
    for i, player in enumerate(players):
        coins.append(_amount(player.get("coins", 0), f"players[{i}].coins"))
        purse = player.get("hideout", {})
        assert isinstance(purse, dict)
        hideouts.append(
            [_amount(purse.get(each, 0), f"players[{i}].hideout.{each}") for each in _PURSES]
        )
    for i, hideout in enumerate(hideouts):
        if hideout[3] and city != "london":
            raise wrong("E_LAUNDERED", "laundered_city", f"players[{i}].hideout.coins", {})
    piles: list[list[int]] = []
    for i, player in enumerate(players):
        cards = player.get("discard", [])
        assert isinstance(cards, list)
        where = f"players[{i}].discard"
        piles.append([_card(t, each, "card", f"{where}[{j}]") for j, each in enumerate(cards)])
    state = EuropeState(t, _read_locations(t, position))
    state.coins = coins
    state.hideout = hideouts[0][:3] + hideouts[1][:3]
    state.laundered = [hideouts[0][3], hideouts[1][3]]
    for side in (0, 1):
        for card in piles[side]:
            state.add_discard(side, card)
    for i, location in enumerate(_locations(position)):
        tracker = location["tracker"]
        if not _is_whole(tracker) or not -t.reach <= tracker <= t.reach:
            raise wrong("E_TRACKER", "tracker", f"locations[{i}].tracker", {"limit": t.reach})
        state.tracks[i] = tracker
    return state


def _players(position: JsonObject) -> list[JsonObject]:
    players = position["players"]
    return players if isinstance(players, list) else []


def _locations(position: JsonObject) -> list[JsonObject]:
    locations = position["locations"]
    return locations if isinstance(locations, list) else []


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _amount(value: object, where: str) -> int:
    if not _is_whole(value) or value < 0:
        raise wrong("E_NUMBER", "amount", where, {})
    return value


def _read_options(value: object, known: Sequence[str]) -> Mapping[str, str]:
    assert isinstance(value, dict)
    for id in value:
        if id not in known:
            raise wrong("E_OPTION", "option", "options", {"option": str(id)})
    values: dict[str, str] = {}
    for option in OPTIONS:
        chosen = value.get(option.id, option.values[0])
        if chosen not in option.values:
            raise wrong(
                "E_OPTION",
                "one_of",
                f"options.{option.id}",
                {"known": ", ".join(option.values)},
            )
        values[option.id] = chosen
    return values


def _card(t: Tables, value: object, kind: str, where: str) -> int:
    """The number of a card of a kind (`card`: thief or gear) that takes part in this city."""
    first, end = {
        "card": (0, LOCATION_CARD),
        "thief": (0, GEAR_CARD),
        "gear": (GEAR_CARD, LOCATION_CARD),
        "location": (LOCATION_CARD, len(t.ids)),
    }[kind]
    if not isinstance(value, str) or value not in t.ids[first:end]:
        raise wrong("E_CARD", "card", where, {"kind": kind, "card": str(value)})
    card = t.ids.index(value)
    city = t.deck.cards[card].variant
    if city and city != CITIES[t.city]:
        details: JsonObject = {"card": value, "city": city, "played": CITIES[t.city]}
        raise wrong("E_CARD", "card_city", where, details)
    return card


def read_thief(t: Tables, value: object, where: str) -> int:
    """The number of a thief of this city."""
    return _card(t, value, "thief", where)


def read_gear(t: Tables, value: object, where: str) -> int:
    """The number of a gear card of this city."""
    return _card(t, value, "gear", where) - GEAR_CARD


def read_card(t: Tables, value: object, where: str) -> int:
    """The number of a thief or gear card of this city, gear counted after all thieves."""
    return _card(t, value, "card", where)


def _read_locations(t: Tables, position: JsonObject) -> list[int]:
    locations = _locations(position)
    if len(locations) != 3:
        raise wrong("E_LOCATION", "locations", "locations", {})
    found: list[int] = []
    for i, location in enumerate(locations):
        where = f"locations[{i}].card"
        card = _card(t, location["card"], "location", where)
        if card - LOCATION_CARD in found:
            raise wrong("E_LOCATION", "location_twice", where, {"card": t.ids[card]})
        found.append(card - LOCATION_CARD)
    return found


def _read_stars(state: EuropeState, position: JsonObject) -> list[int]:
    found: list[int] = []
    for i, location in enumerate(_locations(position)):
        tracker = state.tracks[i]
        stars = location.get("stars", state.t.stars[abs(tracker)])
        if not _is_whole(stars) or not 0 <= stars <= 2:
            raise wrong("E_STARS", "stars", f"locations[{i}].stars", {})
        if stars and not tracker:
            raise wrong("E_STARS", "stars_middle", f"locations[{i}].stars", {})
        found.append(stars)
    return found


def _read_crews(state: EuropeState, position: JsonObject) -> None:
    t = state.t
    sides: list[tuple[int, int, list[object]]] = []
    for i, location in enumerate(_locations(position)):
        where = f"locations[{i}].crews"
        crews = location["crews"]
        if not isinstance(crews, list) or len(crews) != 2:
            raise wrong("E_CREW", "crews", where, {})
        for side in (0, 1):
            if len(crews[side]) > t.thief_limit:
                raise wrong("E_CREW", "crew_limit", f"{where}[{side}]", {})
            sides.append((i, side, crews[side]))
    for i, side, crew in sides:
        for j, each in enumerate(crew):
            stack = an_object(each, f"locations[{i}].crews[{side}][{j}]")
            _read_stack(state, i, side, stack, f"locations[{i}].crews[{side}][{j}]")


def _read_stack(state: EuropeState, location: int, side: int, stack: JsonObject, at: str) -> None:
    t = state.t
    thief = read_thief(t, stack["thief"], f"{at}.thief")
    cards = a_list(stack.get("gear", []), f"{at}.gear")
    if len(cards) > t.gear_limit:
        raise wrong("E_GEAR", "gear_limit", f"{at}.gear", {})
    place = state.add_thief(side, location, thief)
    state.add_combos(side, place, thief)
    for k, each in enumerate(cards):
        gear = read_gear(t, each, f"{at}.gear[{k}]")
        state.add_gear(side, place, gear)
        state.add_combos(side, place, GEAR_CARD + gear)


def _check_sides(state: Position) -> None:
    """CEU-34: a tracker leaves the middle only by cards of the player it moved to."""
    for i, tracker in enumerate(state.tracks):
        side = 0 if tracker > 0 else 1
        if tracker and not state.counts[(side * 3 + i) * N_TOKENS + THIEF]:
            raise wrong("E_TRACKER", "tracker_side", f"locations[{i}].tracker", {"player": side})


def in_crews(state: Position, side: int, token: int) -> int:
    """How many thieves or gear cards a player has on the board."""
    return sum(state.counts[crew * N_TOKENS + token] for crew in range(side * 3, side * 3 + 3))


def _check_sizes(state: Position) -> None:
    """No player has more cards than a game can bring."""
    for side in (0, 1):
        n = in_crews(state, side, THIEF)
        if n > THIEVES_EACH:
            raise wrong("E_CREW", "thieves", "locations", {"player": side, "n": n})
        n = in_crews(state, side, ANY)
        if n > GEAR_PLAYS_EACH:
            raise wrong("E_GEAR", "gear", "locations", {"player": side, "n": n})
    for side in (0, 1):
        n = state.discards[side * N_TOKENS + THIEF]
        if n > THIEVES_LEFT_EACH:
            raise wrong("E_DISCARD", "discard_thieves", f"players[{side}].discard", {"n": n})
        n = in_crews(state, side, ANY) + state.discards[side * N_TOKENS + ANY]
        if n > GEAR_EACH:
            raise wrong("E_DISCARD", "discard_gear", f"players[{side}].discard", {"n": n})


def cards_in_sight(state: Position) -> list[int]:
    """How many copies of each thief and gear card lie in crews and discard areas."""
    found = [0] * LOCATION_CARD
    for i, cell in enumerate(state.cells):
        if cell:
            found[(GEAR_CARD if i % 4 else 0) + cell - 1] += 1
    for pile in state.piles:
        for card in pile:
            found[card] += 1
    return found


def check_copies(state: Position, found: list[int]) -> None:
    """Refuse more copies of a card than the game has."""
    copies = state.t.thief_copies + state.t.gear_copies
    for card, n in enumerate(found):
        if n > copies[card]:
            details: JsonObject = {"card": state.t.ids[card], "n": n, "limit": copies[card]}
            raise wrong("E_COPIES", "copies", "position", details)


def _check_tokens(state: Position) -> None:
    t = state.t
    for kind in range(3):
        n = state.hideout[kind] + state.hideout[3 + kind]
        if n > t.loot_tokens:
            details: JsonObject = {"n": n, "loot": LOOT[kind], "limit": t.loot_tokens}
            raise wrong("E_LOOT", "loot", "players", details)
    n = sum(state.coins) + sum(state.laundered)
    if n > t.n_coins:
        raise wrong("E_COINS", "coins", "players", {"n": n, "limit": t.n_coins})
    state.supply = t.n_coins - n


# -- writing -------------------------------------------------------------------------------------


def board_json(state: Position) -> JsonObject:
    """The board in the position format, with the loot left at each location."""
    t = state.t
    players: list[JsonObject] = []
    for side in (0, 1):
        hideout: JsonObject = {kind: state.hideout[side * 3 + i] for i, kind in enumerate(LOOT)}
        if CITIES[t.city] == "london":
            hideout["coins"] = state.laundered[side]
        players.append(
            {
                "name": NAMES[side],
                "coins": state.coins[side],
                "hideout": hideout,
                "discard": [t.ids[card] for card in state.piles[side]],
            }
        )
    return {
        "game": "caper_europe",
        "city": CITIES[t.city],
        "players": players,
        "locations": [_location_json(state, location) for location in range(3)],
        "options": dict(t.options),
    }


def _location_json(state: Position, location: int) -> JsonObject:
    return {
        "card": state.location_id(location),
        "tracker": state.tracks[location],
        "loot": {kind: state.loot[location * 3 + i] for i, kind in enumerate(LOOT)},
        "crews": [
            [
                _stack_json(state, (side * 3 + location) * 3 + i)
                for i in range(state.counts[(side * 3 + location) * N_TOKENS + THIEF])
            ]
            for side in (0, 1)
        ],
    }


def _stack_json(state: Position, stack: int) -> JsonObject:
    t = state.t
    entry: JsonObject = {"thief": t.thief_ids[state.cells[stack * 4] - 1]}
    if state.n_gear[stack]:
        entry["gear"] = [
            t.gear_ids[state.cells[stack * 4 + i] - 1] for i in range(1, 1 + state.n_gear[stack])
        ]
    return entry
