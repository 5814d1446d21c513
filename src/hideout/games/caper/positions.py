"""The board as people write it down: the position format of the rules (section 14).

`read_position` checks everything the rules ask for and refuses a position with exactly one
defect by the code of that defect; `board_json` writes a board back in the same form.
"""

from __future__ import annotations

from collections.abc import Mapping

from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.reading import a_bool, a_list, a_text, an_int, an_object, check_keys
from hideout.games.caper.cards import Tables, tables
from hideout.games.caper.options import OPTIONS
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import CREAM, GREEN, UNKNOWN, Position
from hideout.games.caper.vocabulary import CITIES, COLOURS, SIDES

THIEVES_EACH = 6
GEAR_PLAYS_EACH = 15
GEAR_EACH = 18
_LIMIT = 3
_GREEN_GEAR = COLOURS.index("green")
_REQUIRED = ("game", "format", "players", "city", "locations", "coins")
_OPTIONAL = ("laundered", "discarded_gear", "options", "partial")


def read_position(data: object, deck: Deck) -> CaperState:
    """A finished (or, if it says so, partial) table for the score pad."""
    position = an_object(data, "position", "$")
    check_keys(position, (), _REQUIRED + _OPTIONAL, "$")
    state = read_board(position, deck)
    partial = a_bool(position.get("partial", False), "partial", "$.partial")
    for side in (CREAM, GREEN):
        _check_crew_size(state, side, partial)
    for side in (CREAM, GREEN):
        check_gear_total(state, side, GEAR_PLAYS_EACH + getaway_sources(state, side))
    _check_coins(state)
    _check_laundered(state, position)
    _read_discarded_gear(state, position, partial)
    return state


def read_board(position: JsonObject, deck: Deck) -> CaperState:
    """The locations, crews, coins and options of a position, checked for themselves."""
    for key in _REQUIRED:
        if key not in position:
            raise PositionError("E_KEY", "core-error-missing_key", {"key": key})
    if a_text(position["game"], "game", "$.game") != "caper":
        raise PositionError("E_GAME", "caper-error-game", {}, "$.game")
    if an_int(position["format"], "format", "$.format") != 1:
        raise PositionError("E_GAME", "caper-error-format", {}, "$.format")
    players = an_int(position["players"], "players", "$.players")
    if players not in (2, 3, 4):
        raise PositionError("E_PLAYERS", "caper-error-players", {}, "$.players")
    city = a_text(position["city"], "city", "$.city")
    if city not in CITIES:
        raise PositionError("E_CITY", "caper-error-city", {"city": city}, "$.city")
    t = tables(deck, city, _read_options(position.get("options", {})))
    places = a_list(position["locations"], "locations", "$.locations")
    if len(places) != 3:
        raise PositionError("E_LOCATION", "caper-error-location_count", {}, "$.locations")
    objects: list[JsonObject] = []
    locations: list[int] = []
    for i, each in enumerate(places):
        path = f"$.locations[{i}]"
        place = an_object(each, f"locations[{i}]", path)
        check_keys(place, ("id",), SIDES, path)
        objects.append(place)
        locations.append(_read_location(t, place["id"], locations, f"{path}.id"))
    state = CaperState(t, players, locations)
    for i, place in enumerate(objects):
        for side in (CREAM, GREEN):
            _read_crew(state, i, side, place.get(SIDES[side], []))
    _check_copies(state)
    _check_flips(state)
    state.coins = _pair(position["coins"], "coins")
    for side in (CREAM, GREEN):
        if state.coins[side] < 0:
            raise PositionError(
                "E_COINS",
                "caper-error-coins_negative",
                {"side": SIDES[side], "n": state.coins[side]},
                f"$.coins.{SIDES[side]}",
            )
    return state


def _pair(value: object, what: str) -> list[int]:
    pair = an_object(value, what, f"$.{what}")
    check_keys(pair, SIDES, (), f"$.{what}")
    return [an_int(pair[side], f"{what}.{side}", f"$.{what}.{side}") for side in SIDES]


def _read_options(value: object) -> Mapping[str, str]:
    chosen = an_object(value, "options", "$.options")
    values = {option.id: option.values[0] for option in OPTIONS}
    known = {option.id: option.values for option in OPTIONS}
    for id, picked in chosen.items():
        path = f"$.options.{id}"
        if id not in known:
            raise PositionError("E_OPTION", "caper-error-option", {"option": id}, path)
        value_text = a_text(picked, f"options.{id}", path)
        if value_text not in known[id]:
            raise PositionError(
                "E_OPTION", "caper-error-option_value", {"option": id, "value": value_text}, path
            )
        values[id] = value_text
    return values


def _read_location(t: Tables, value: object, before: list[int], path: str) -> int:
    id = a_text(value, "location id", path)
    if id not in t.location_ids:
        raise PositionError("E_LOCATION", "caper-error-location_unknown", {}, path)
    location = t.location_ids.index(id)
    if location in before:
        raise PositionError("E_LOCATION", "caper-error-location_twice", {"location": id}, path)
    if location not in t.locations_in_play:
        raise PositionError(
            "E_LOCATION",
            "caper-error-location_city",
            {"location": id, "city": CITIES[t.city]},
            path,
        )
    return location


def _read_crew(state: CaperState, place: int, side: int, value: object) -> None:
    path = f"$.locations[{place}].{SIDES[side]}"
    stacks = a_list(value, f"{SIDES[side]} crew", path)
    if len(stacks) > _LIMIT:
        raise PositionError(
            "E_CREW",
            "caper-error-crew_limit",
            {
                "location": state.t.location_ids[state.locations[place]],
                "side": SIDES[side],
                "n": len(stacks),
                "limit": _LIMIT,
            },
            path,
        )
    for i, each in enumerate(stacks):
        at = f"{path}[{i}]"
        stack = an_object(each, "stack", at)
        check_keys(stack, ("thief",), ("gear",), at)
        thief, thief_turned = _read_card(state.t, stack["thief"], "thief", f"{at}.thief")
        spot = state.add_thief(side, place, thief)
        gears = a_list(stack.get("gear", []), "gear", f"{at}.gear")
        cards = [
            _read_card(state.t, gear, "gear", f"{at}.gear[{j}]") for j, gear in enumerate(gears)
        ]
        if len(cards) > _LIMIT:
            raise PositionError(
                "E_GEAR",
                "caper-error-gear_limit",
                {"thief": state.t.thief_ids[thief], "n": len(cards), "limit": _LIMIT},
                f"{at}.gear",
            )
        if thief_turned:
            state.turn_thief(side, spot)
        for gear, turned in cards:
            state.add_gear(side, spot, gear)
            if turned:
                state.turn_gear(side, spot)


def _read_card(t: Tables, value: object, kind: str, path: str) -> tuple[int, bool]:
    text = a_text(value, kind, path)
    turned = text.startswith("~")
    return read_card_id(t, text[1:] if turned else text, kind, path), turned


def read_card_id(t: Tables, id: str, kind: str, path: str) -> int:
    """The number of a thief or gear card that takes part in this city's game."""
    ids = t.thief_ids if kind == "thief" else t.gear_ids
    if id not in ids:
        key = "caper-error-thief_unknown" if kind == "thief" else "caper-error-gear_unknown"
        raise PositionError("E_CARD", key, {"card": id}, path)
    card = ids.index(id)
    copies = t.thief_copies if kind == "thief" else t.gear_copies
    if not copies[card]:
        key = "caper-error-thief_city" if kind == "thief" else "caper-error-gear_city"
        raise PositionError("E_CARD", key, {"card": id, "city": CITIES[t.city]}, path)
    return card


def cards_on_board(state: Position) -> tuple[list[int], list[int]]:
    """How many copies of each thief and of each gear lie on the board."""
    thieves = [0] * len(state.t.thief_ids)
    gear = [0] * len(state.t.gear_ids)
    for i, cell in enumerate(state.cells):
        if cell:
            (gear if i % 4 else thieves)[abs(cell) - 1] += 1
    return thieves, gear


def _check_copies(state: Position) -> None:
    thieves, gear = cards_on_board(state)
    check_copies(state.t.thief_ids, thieves, state.t.thief_copies)
    check_copies(state.t.gear_ids, gear, state.t.gear_copies)


def check_copies(ids: list[str], found: list[int], copies: list[int]) -> None:
    """Refuse more copies of a card than the game has."""
    for card, n in enumerate(found):
        if n > copies[card]:
            raise PositionError(
                "E_COPIES",
                "caper-error-copies",
                {"card": ids[card], "n": n, "limit": copies[card]},
                "$.locations",
            )


def _check_flips(state: Position) -> None:
    t = state.t
    for crew in range(6):
        opposing = crew + 3 if crew < 3 else crew - 3
        location = state.locations[crew % 3]
        where: JsonObject = {"location": t.location_ids[location], "side": SIDES[crew // 3]}
        path = f"$.locations[{crew % 3}].{SIDES[crew // 3]}"
        thieves, gear = _turned(state, crew)
        for thief in thieves:
            if t.location_protects_thief[location]:
                raise _flip("caper-error-flip_chapel", where, t.thief_ids[thief], path)
        illusionists = sum(1 for thief in _thieves(state, opposing) if t.flips_thief[thief])
        if len(thieves) > illusionists:
            key = "caper-error-flip_two_thieves" if illusionists else "caper-error-flip_thief"
            where.update({"n": len(thieves), "limit": illusionists} if illusionists else {})
            raise _flip(key, where, t.thief_ids[thieves[-1]], path)
        for each in gear:
            if t.location_protects_green[location] and t.colour[each] == _GREEN_GEAR:
                raise _flip("caper-error-flip_protected", where, t.gear_ids[each], path)
        blasters = sum(1 for each in _gear(state, opposing) if t.flips_gear[each])
        if len(gear) > blasters:
            where.update({"n": len(gear), "limit": blasters})
            raise _flip("caper-error-flip_gear", where, t.gear_ids[gear[-1]], path)


def _flip(key: str, where: JsonObject, card: str, path: str) -> PositionError:
    details = dict(where)
    details["card"] = card
    return PositionError("E_FLIP", key, details, path)


def _thieves(state: Position, crew: int) -> list[int]:
    return [
        abs(state.cells[stack * 4]) - 1
        for stack in range(crew * 3, crew * 3 + state.n_thieves[crew])
    ]


def _gear(state: Position, crew: int) -> list[int]:
    return [abs(cell) - 1 for cell in _gear_cells(state, crew)]


def _gear_cells(state: Position, crew: int) -> list[int]:
    return [
        state.cells[stack * 4 + i]
        for stack in range(crew * 3, crew * 3 + state.n_thieves[crew])
        for i in range(1, 1 + state.n_gear[stack])
    ]


def _turned(state: Position, crew: int) -> tuple[list[int], list[int]]:
    thieves = [
        -state.cells[stack * 4] - 1
        for stack in range(crew * 3, crew * 3 + state.n_thieves[crew])
        if state.cells[stack * 4] < 0
    ]
    return thieves, [-cell - 1 for cell in _gear_cells(state, crew) if cell < 0]


def thieves_in_play(state: Position, side: int) -> int:
    """How many thieves a side has on the board."""
    return sum(state.n_thieves[side * 3 : side * 3 + 3])


def gear_in_play(state: Position, side: int) -> int:
    """How many gear cards a side has on the board."""
    return sum(state.n_gear[side * 9 : side * 9 + 9])


def _check_crew_size(state: Position, side: int, partial: bool) -> None:
    n = thieves_in_play(state, side)
    if n == THIEVES_EACH or (partial and n < THIEVES_EACH):
        return
    if partial:
        raise PositionError(
            "E_CREW",
            "caper-error-crew_partial",
            {"side": SIDES[side], "n": n, "limit": THIEVES_EACH},
            "$.locations",
        )
    raise PositionError(
        "E_CREW",
        "caper-error-crew_finished",
        {"side": SIDES[side], "n": n, "expected": THIEVES_EACH},
        "$.locations",
    )


def getaway_sources(state: Position, side: int) -> int:
    """How many cards of a side may each have brought one gear card more into play (5.7)."""
    t = state.t
    return sum(
        sum(1 for thief in _thieves(state, crew) if t.thief_getaway[thief])
        + sum(1 for gear in _gear(state, crew) if t.gear_getaway[gear])
        for crew in range(side * 3, side * 3 + 3)
    )


def check_gear_total(state: Position, side: int, limit: int) -> None:
    """Refuse more gear in play than a side can have played."""
    n = gear_in_play(state, side)
    if n > limit:
        raise PositionError(
            "E_GEAR",
            "caper-error-gear_total",
            {"side": SIDES[side], "n": n, "limit": limit},
            "$.locations",
        )


def _check_coins(state: Position) -> None:
    total = sum(state.coins)
    if total > state.t.n_coins:
        raise PositionError(
            "E_COINS", "caper-error-coins_total", {"n": total, "limit": state.t.n_coins}, "$.coins"
        )
    state.supply = state.t.n_coins - total


def _check_laundered(state: Position, position: JsonObject) -> None:
    t = state.t
    limits = [
        sum(
            t.launders[gear]
            for crew in range(side * 3, side * 3 + 3)
            for gear in _gear(state, crew)
        )
        for side in (CREAM, GREEN)
    ]
    if "laundered" not in position:
        if any(limits):
            raise PositionError("E_LAUNDERED", "caper-error-laundered_missing", {})
        return
    if not any(t.launders[gear] for gear in t.gear_in_play):
        raise PositionError("E_LAUNDERED", "caper-error-laundered_city", {}, "$.laundered")
    state.laundered = _pair(position["laundered"], "laundered")
    for side in (CREAM, GREEN):
        n = state.laundered[side]
        path = f"$.laundered.{SIDES[side]}"
        if n < 0:
            raise PositionError(
                "E_LAUNDERED",
                "caper-error-laundered_negative",
                {"side": SIDES[side], "n": n},
                path,
            )
        if n > limits[side]:
            raise PositionError(
                "E_LAUNDERED",
                "caper-error-laundered_limit",
                {"side": SIDES[side], "n": n, "limit": limits[side]},
                path,
            )
    total = sum(state.coins) + sum(state.laundered)
    if total > t.n_coins:
        raise PositionError(
            "E_COINS", "caper-error-coins_total", {"n": total, "limit": t.n_coins}, "$.laundered"
        )
    state.supply = t.n_coins - total


def read_purses(state: CaperState, position: JsonObject) -> None:
    """Check coins and laundered coins, and put the rest into the supply."""
    _check_coins(state)
    _check_laundered(state, position)


def _read_discarded_gear(state: CaperState, position: JsonObject, partial: bool) -> None:
    """4 players: only the number of discarded gear matters for the score (CAP-02)."""
    given = "discarded_gear" in position
    if state.n_players != 4:
        if given:
            raise PositionError(
                "E_KEY", "caper-error-discarded_gear_players", {}, "$.discarded_gear"
            )
        return
    if partial and not given:
        raise PositionError("E_DISCARDS", "caper-error-discards_missing", {})
    counts = _pair(position["discarded_gear"], "discarded_gear") if given else [UNKNOWN, UNKNOWN]
    for side in (CREAM, GREEN):
        n = counts[side]
        path = f"$.discarded_gear.{SIDES[side]}"
        in_play = gear_in_play(state, side)
        expected = GEAR_EACH - in_play
        if given and not 0 <= n <= GEAR_EACH:
            raise PositionError(
                "E_DISCARDS",
                "caper-error-discards_range",
                {"side": SIDES[side], "n": n, "limit": GEAR_EACH},
                path,
            )
        if given and (n > expected or (n < expected and not partial)):
            raise PositionError(
                "E_DISCARDS",
                "caper-error-discards_most" if partial else "caper-error-discards_mismatch",
                {"side": SIDES[side], "gear": in_play, "expected": expected, "n": n},
                path,
            )
        state.discard_gear[side] = [UNKNOWN] * (n if given else expected)


def board_json(state: Position) -> JsonObject:
    """The board in the position format."""
    t = state.t
    locations: list[JsonObject] = []
    for place in range(3):
        entry: JsonObject = {"id": t.location_ids[state.locations[place]]}
        for side in (CREAM, GREEN):
            entry[SIDES[side]] = [
                _stack_json(state, side * 9 + place * 3 + i)
                for i in range(state.n_thieves[side * 3 + place])
            ]
        locations.append(entry)
    position: JsonObject = {
        "game": "caper",
        "format": 1,
        "players": state.n_players,
        "city": CITIES[t.city],
        "locations": locations,
        "coins": {"cream": state.coins[CREAM], "green": state.coins[GREEN]},
        "options": dict(t.options),
    }
    if any(t.launders[gear] for gear in t.gear_in_play):
        position["laundered"] = {"cream": state.laundered[CREAM], "green": state.laundered[GREEN]}
    return position


def _stack_json(state: Position, stack: int) -> JsonObject:
    t = state.t
    entry: JsonObject = {"thief": _card_text(state.cells[stack * 4], t.thief_ids)}
    gear = [
        _card_text(state.cells[stack * 4 + i], t.gear_ids)
        for i in range(1, 1 + state.n_gear[stack])
    ]
    if gear:
        entry["gear"] = gear
    return entry


def _card_text(cell: int, ids: list[str]) -> str:
    return ids[cell - 1] if cell > 0 else f"~{ids[-cell - 1]}"
