"""Tables as people write them down: the position format of the rules (section 9).

The checks run in the order the rules give; the first defect is the one that is reported.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.games.sneaks_and_snitches.cards import COLOURS, N_COLOURS, VP, Tables
from hideout.games.sneaks_and_snitches.deck import tables
from hideout.games.sneaks_and_snitches.scoring import GAME_ID, Ending

FEWEST = 2
MOST = 5
_TOP_KEYS = ("game", "format", "players", "vp_card", "options")
_PLAYER_KEYS = ("name", "items", "stash", "special_items")
_OPTION_KEYS = ("zero_items", "two_player_margin")
_ZERO_ITEMS = ("rank", "no_points")
_MARGINS = (2, 1)


class Player:
    """One player of a table as it was typed in."""

    __slots__ = ("data", "items", "name", "special_items", "stash")

    def __init__(self, data: JsonObject) -> None:
        self.data: JsonObject = data
        self.name: str = ""
        self.items: list[int] = [0] * N_COLOURS
        self.stash: list[int] = [0] * N_COLOURS
        self.special_items: list[int] = []


def read_position(data: object, deck: Deck) -> tuple[Ending, list[str]]:
    """A finished table for the score pad, and warnings about more than the box holds."""
    position = read_object(data, "$")
    check_head(position)
    check_known(position, _TOP_KEYS, "$")
    players = read_players(position.get("players"), ())
    rows = _read_vp_card(position["vp_card"], len(players)) if "vp_card" in position else None
    t = tables(deck, _read_options(position.get("options", {}), len(players)))
    final = Ending([player.name for player in players], t)
    for player in players:
        final.counts += [player.items[c] + player.stash[c] for c in range(N_COLOURS)]
        final.specials.append(player.special_items)
    if rows is not None:
        final.rows = rows
    return final, _warnings(players, t)


# -- what the formats share ----------------------------------------------------------------------


def shown(value: object) -> str:
    """A value as a complaint quotes it."""
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def read_object(value: object, path: str) -> JsonObject:
    """The value, if it is a JSON object."""
    if not isinstance(value, dict):
        raise PositionError("E_TYPE", "sneaks_and_snitches-error-type_object", {}, path)
    return value


def read_list(value: object, path: str) -> list[object]:
    """The value, if it is a JSON array."""
    if not isinstance(value, list):
        raise PositionError("E_TYPE", "sneaks_and_snitches-error-type_list", {}, path)
    return value


def check_head(position: JsonObject) -> None:
    """Game and version of the format."""
    if position.get("game") != GAME_ID:
        raise PositionError(
            "E_GAME", "sneaks_and_snitches-error-game", {"wanted": GAME_ID}, "$.game"
        )
    version = position.get("format")
    if isinstance(version, bool) or not isinstance(version, int) or version != 1:
        raise PositionError(
            "E_FORMAT", "sneaks_and_snitches-error-format", {"wanted": 1}, "$.format"
        )


def check_known(data: JsonObject, known: Sequence[str], path: str) -> None:
    """No key but these; of several others the alphabetically first is reported."""
    for key in sorted(data):
        if key not in known:
            near = difflib.get_close_matches(key, known, 1, 0.0)
            details: JsonObject = {"key": key, "near": near[0]}
            raise PositionError(
                "E_UNKNOWN_KEY", "sneaks_and_snitches-error-unknown_key", details, f"{path}.{key}"
            )


def read_players(value: object, more_keys: Sequence[str]) -> list[Player]:
    """All players in seat order."""
    entries = read_list(value, "$.players")
    if not FEWEST <= len(entries) <= MOST:
        details: JsonObject = {"n": len(entries), "fewest": FEWEST, "most": MOST}
        raise PositionError("E_PLAYERS", "sneaks_and_snitches-error-players", details, "$.players")
    players: list[Player] = []
    for i, each in enumerate(entries):
        path = f"$.players[{i}]"
        player = Player(read_object(each, path))
        data = player.data
        check_known(data, (*_PLAYER_KEYS, *more_keys), path)
        player.name = _read_name(data.get("name"), i, players)
        if "items" in data or not more_keys:
            player.items = read_counts(data.get("items"), f"{path}.items")
        if "stash" in data:
            player.stash = read_counts(data["stash"], f"{path}.stash")
        if "special_items" in data:
            player.special_items = _read_special(data["special_items"], f"{path}.special_items")
        players.append(player)
    return players


def _read_name(value: object, seat: int, before: list[Player]) -> str:
    path = f"$.players[{seat}].name"
    if not isinstance(value, str) or not value.strip():
        raise PositionError("E_NAME", "sneaks_and_snitches-error-name", {"number": seat + 1}, path)
    if any(player.name == value for player in before):
        raise PositionError(
            "E_NAME",
            "sneaks_and_snitches-error-name_twice",
            {"number": seat + 1, "name": value},
            path,
        )
    return value


def read_counts(value: object, path: str) -> list[int]:
    """Numbers by colour; a colour left out is 0."""
    counts = read_object(value, path)
    found = [0] * N_COLOURS
    for key in sorted(counts):
        at = f"{path}.{key}"
        found[read_colour(key, at)] = read_count(counts[key], 0, at)
    return found


def read_colour(value: object, path: str) -> int:
    """The number of a colour."""
    if value not in COLOURS:
        details: JsonObject = {"found": shown(value), "known": ", ".join(COLOURS)}
        raise PositionError("E_COLOUR", "sneaks_and_snitches-error-colour", details, path)
    return COLOURS.index(str(value))


def read_count(value: object, least: int, path: str) -> int:
    """A whole number of things."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise PositionError(
            "E_COUNT",
            "sneaks_and_snitches-error-count",
            {"found": shown(value), "least": least},
            path,
        )
    return value


def _read_special(value: object, path: str) -> list[int]:
    found: list[int] = []
    for i, each in enumerate(read_list(value, path)):
        if isinstance(each, bool) or not isinstance(each, int) or each < 1:
            raise PositionError(
                "E_SPECIAL",
                "sneaks_and_snitches-error-special",
                {"found": shown(each)},
                f"{path}[{i}]",
            )
        found.append(each)
    return found


# -- the score pad -------------------------------------------------------------------------------


def _read_vp_card(value: object, n_players: int) -> list[list[int]]:
    card = read_object(value, "$.vp_card")
    for key in sorted(card):
        read_colour(key, f"$.vp_card.{key}")
    length = n_players if n_players > 2 else 1
    return [_read_row(card.get(colour), length, f"$.vp_card.{colour}") for colour in COLOURS]


def _read_row(value: object, length: int, path: str) -> list[int]:
    row: list[int] = []
    if isinstance(value, list) and len(value) == length:
        for each in value:
            if isinstance(each, bool) or not isinstance(each, int) or each < 0:
                break
            if row and each > row[-1]:
                break
            row.append(each)
    if len(row) < length:
        raise PositionError("E_VP_CARD", "sneaks_and_snitches-error-vp_card", {"n": length}, path)
    return row


def _read_options(value: object, n_players: int) -> dict[str, str]:
    options = read_object(value, "$.options")
    check_known(options, _OPTION_KEYS, "$.options")
    zero = options.get("zero_items", _ZERO_ITEMS[0])
    if zero not in _ZERO_ITEMS:
        raise _bad_option("zero_items", zero, ", ".join(_ZERO_ITEMS))
    margin = options.get("two_player_margin", _MARGINS[0])
    if "two_player_margin" in options and n_players != 2:
        raise PositionError(
            "E_OPTION",
            "sneaks_and_snitches-error-option_two_players",
            {},
            "$.options.two_player_margin",
        )
    if isinstance(margin, bool) or not isinstance(margin, int) or margin not in _MARGINS:
        raise _bad_option("two_player_margin", margin, ", ".join([str(each) for each in _MARGINS]))
    return {"zero_items": str(zero), "two_player_margin": str(margin)}


def _bad_option(option: str, value: object, known: str) -> PositionError:
    details: JsonObject = {"option": option, "value": shown(value), "known": known}
    return PositionError(
        "E_OPTION", "sneaks_and_snitches-error-option_value", details, f"$.options.{option}"
    )


def _warnings(players: list[Player], t: Tables) -> list[str]:
    """More components than the box holds, as far as we know what it holds."""
    found: list[str] = []
    for colour, name in enumerate(COLOURS):
        if sum(player.items[colour] for player in players) > t.items[colour]:
            found.append(f"items_over_supply:{name}")
    for colour, name in enumerate(COLOURS):
        if sum(player.stash[colour] for player in players) > t.stash_copies[colour]:
            found.append(f"stash_over_supply:{name}")
    owned = [points for player in players for points in player.special_items]
    for points in sorted(set(owned)):
        copies = 0
        for card, effect in enumerate(t.effect):
            if effect == VP and t.amount[card] == points:
                copies += t.copies[card]
        if owned.count(points) > copies:
            found.append(f"special_over_deck:{points}")
    return found
