"""What people write down at the end: the position format of the rules (section 11).

Checks come in the order the rules give them, and the first defect is reported by its code.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches

from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject, ScoreSheet
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.deck import tables
from hideout.games.thiefs_market.options import OPTIONS
from hideout.games.thiefs_market.scoring import Holding, sheet_of
from hideout.games.thiefs_market.vocabulary import BASE_IDS, CARD_IDS, LETTERS, MAPS, POTION

SCORED_OPTIONS = tuple(option for option in OPTIONS if not option.play_only)
"""The options that matter for scoring."""
_MAP = "treasure_map"
_PLAYER_KEYS = ("name", "cards", "gold", "infamy")
_FEWEST, _MOST = 3, 5


class Entry:
    """A card as it was written down."""

    __slots__ = ("code", "copied", "id", "path")

    def __init__(self, id: str, code: int, copied: str, path: str) -> None:
        self.id: str = id
        self.code: int = code
        """Its number; -1 for a Treasure Map that does not say which."""
        self.copied: str = copied
        """What a Mimetic Stew has become, or empty."""
        self.path: str = path


class Sheet:
    """A table as written down, read and checked."""

    __slots__ = ("codes", "entries", "gold", "infamy", "marker", "names", "t")

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self.names: list[str] = []
        self.gold: list[int] = []
        self.infamy: list[int] = []
        self.entries: list[list[Entry]] = []
        self.codes: list[list[int]] = []
        """Per player, the cards; the Stew that has become a card is its number + 53."""
        self.marker: int = -1
        """Who has the start-player marker; -1 if that is not said."""


def fault(code: str, text: str, details: JsonObject, path: str = "$") -> PositionError:
    """A complaint about a position, to be raised."""
    return PositionError(code, text, details, path)


def read_position(data: object, deck: Deck) -> ScoreSheet:
    """Score a table that a person has written down."""
    position = an_object(data, "position", "$")
    check_fields(position, ("game", "format", "players"), ("options", "start_marker"), "$")
    sheet = read_sheet(position, deck, SCORED_OPTIONS)
    t = sheet.t
    if t.tie_marker and sheet.marker < 0:
        raise fault("missing_marker", "thiefs_market-error-missing_marker", {})
    players = [
        Holding(
            t,
            name,
            sheet.codes[seat],
            sheet.gold[seat],
            sheet.infamy[seat],
            [entry.id for entry in sheet.entries[seat]],
        )
        for seat, name in enumerate(sheet.names)
    ]
    return sheet_of(t, players, max(sheet.marker, 0))


def an_object(value: object, what: str, path: str) -> JsonObject:
    """The value, if it is a JSON object."""
    if not isinstance(value, dict):
        raise fault("not_object", "thiefs_market-error-not_object", {"what": what}, path)
    return value


def check_fields(
    data: JsonObject, required: Collection[str], optional: Collection[str], path: str
) -> None:
    """Complain of the first unknown field, then of the first missing one."""
    for key in data:
        if key not in required and key not in optional:
            text = "thiefs_market-error-unknown_field"
            raise fault("unknown_field", text, {"key": key}, f"{path}.{key}")
    for key in required:
        if key not in data:
            raise fault("missing_field", "thiefs_market-error-missing_field", {"key": key}, path)


def read_sheet(position: JsonObject, deck: Deck, known: Collection[object]) -> Sheet:
    """The part of a position that the score pad and a save share."""
    if position["game"] != "thiefs_market":
        raise fault("wrong_game", "thiefs_market-error-wrong_game", {}, "$.game")
    if position["format"] != 1 or isinstance(position["format"], (bool, float)):
        raise fault("wrong_format", "thiefs_market-error-wrong_format", {}, "$.format")
    sheet = Sheet(tables(deck, read_options(position.get("options", {}), known)))
    players = position["players"]
    n = len(players) if isinstance(players, list) else 0
    if not isinstance(players, list) or not _FEWEST <= n <= _MOST:
        details: JsonObject = {"n": n}
        raise fault("player_count", "thiefs_market-error-player_count", details, "$.players")
    for i, player in enumerate(players):
        _read_player(sheet, an_object(player, f"players[{i}]", f"$.players[{i}]"), i)
    _check_duplicates(sheet)
    _settle_maps(sheet)
    _check_copies(sheet)
    _check_decks(sheet)
    if "start_marker" in position:
        marker = position["start_marker"]
        if marker not in sheet.names:
            details = {"name": str(marker)[:80]}
            raise fault("bad_marker", "thiefs_market-error-bad_marker", details, "$.start_marker")
        assert isinstance(marker, str)
        sheet.marker = sheet.names.index(marker)
    return sheet


def read_options(value: object, known: Collection[object]) -> Mapping[str, str]:
    """Every option with its value; `known` are those that may be given."""
    values = {option.id: option.values[0] for option in OPTIONS}
    if not isinstance(value, dict):
        text = "thiefs_market-error-bad_options"
        raise fault("bad_option", text, {}, "$.options")
    for id, given in value.items():
        path = f"$.options.{id}"
        option = next((each for each in OPTIONS if each.id == id and each in known), None)
        if option is None:
            names = ", ".join(each.id for each in OPTIONS if each in known)
            details: JsonObject = {"option": id, "known": names}
            raise fault("bad_option", "thiefs_market-error-unknown_option", details, path)
        text = _option_text(given)
        if not option.allows(text) or _option_json(text) != given:
            details = {"option": id, "value": str(given)[:80], "known": option.known()}
            raise fault("bad_option", "thiefs_market-error-bad_option", details, path)
        values[id] = text
    return values


def _option_text(given: object) -> str:
    if isinstance(given, bool):
        return "true" if given else "false"
    return str(given) if isinstance(given, (str, int)) else ""


def _option_json(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def options_json(t: Tables) -> JsonObject:
    """The options of a table as a position writes them: true and false, numbers, words."""
    return {id: _option_json(value) for id, value in t.options.items()}


def _read_player(sheet: Sheet, player: JsonObject, i: int) -> None:
    path = f"$.players[{i}]"
    check_fields(player, _PLAYER_KEYS, (), path)
    name = player["name"]
    if not isinstance(name, str) or not name:
        details: JsonObject = {"name": str(name)[:80]}
        raise fault("bad_name", "thiefs_market-error-bad_name", details, f"{path}.name")
    if name in sheet.names:
        details = {"name": name[:80]}
        raise fault("duplicate_name", "thiefs_market-error-duplicate_name", details, f"{path}.name")
    sheet.names.append(name)
    sheet.gold.append(_count(player, "gold", path))
    sheet.infamy.append(_count(player, "infamy", path))
    cards = player["cards"]
    if not isinstance(cards, list):
        raise fault("bad_cards", "thiefs_market-error-bad_cards", {}, f"{path}.cards")
    sheet.entries.append(
        [_read_entry(sheet.t, card, f"{path}.cards[{j}]") for j, card in enumerate(cards)]
    )


def _count(player: JsonObject, field: str, path: str) -> int:
    value = player[field]
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        details: JsonObject = {"field": field}
        raise fault("bad_number", "thiefs_market-error-bad_number", details, f"{path}.{field}")
    return value


def _read_entry(t: Tables, value: object, path: str) -> Entry:
    id, equals, copied = str(value).partition("=")
    if not isinstance(value, str) or (id not in CARD_IDS and id != _MAP):
        raise _unknown_card(id, path)
    details: JsonObject = {"card": id}
    code = -1 if id == _MAP else CARD_IDS.index(id)
    if code == POTION:
        raise fault("discarded_card", "thiefs_market-error-discarded_card", details, path)
    if id not in BASE_IDS and id != _MAP and not t.promos:
        raise fault("promo_disabled", "thiefs_market-error-promo_disabled", details, path)
    if equals and code != act.STEW:
        raise fault("bad_copy", "thiefs_market-error-copies_nothing", details, path)
    if equals and copied not in CARD_IDS and copied != _MAP:
        raise _unknown_card(copied, path)
    return Entry(value, code, copied, path)


def _unknown_card(id: str, path: str) -> PositionError:
    near = get_close_matches(id, (*CARD_IDS, _MAP), 1)
    details: JsonObject = {"card": id[:80]}
    if not near:
        return fault("unknown_card", "thiefs_market-error-unknown_card", details, path)
    details["near"] = near[0]
    return fault("unknown_card", "thiefs_market-error-unknown_card_near", details, path)


def _check_duplicates(sheet: Sheet) -> None:
    seen: set[int] = set()
    n_maps = 0
    for entries in sheet.entries:
        for entry in entries:
            is_map = entry.code < 0 or entry.code in MAPS
            n_maps += is_map
            if entry.code in seen or (is_map and n_maps > len(MAPS)):
                details: JsonObject = {"card": entry.id.partition("=")[0]}
                text = "thiefs_market-error-duplicate_card"
                raise fault("duplicate_card", text, details, entry.path)
            if entry.code >= 0:
                seen.add(entry.code)


def _settle_maps(sheet: Sheet) -> None:
    """Say of every Treasure Map which of the two it is; for the score they are alike."""
    taken = {entry.code for entries in sheet.entries for entry in entries}
    free = [code for code in MAPS if code not in taken]
    for entries in sheet.entries:
        for entry in entries:
            if entry.code < 0:
                entry.code = free.pop(0)


def _check_copies(sheet: Sheet) -> None:
    for seat, entries in enumerate(sheet.entries):
        codes: list[int] = []
        for entry in entries:
            code = entry.code
            if entry.copied:
                owned = [
                    other.code
                    for player, theirs in enumerate(sheet.entries)
                    for other in theirs
                    if player != seat
                ]
                wanted = MAPS if entry.copied == _MAP else (CARD_IDS.index(entry.copied),)
                found = [card for card in wanted if card in owned]
                if not found:
                    details: JsonObject = {"card": entry.copied}
                    text = "thiefs_market-error-copy_not_owned"
                    raise fault("bad_copy", text, details, entry.path)
                code = found[0] + act.N_CARDS
            codes.append(code)
        sheet.codes.append(codes)


def _check_decks(sheet: Sheet) -> None:
    t = sheet.t
    for deck, letter in enumerate(LETTERS):
        n = sum(t.letter[entry.code] == deck for entries in sheet.entries for entry in entries)
        if n > t.kept[deck]:
            details: JsonObject = {"deck": letter, "n": n, "limit": t.kept[deck]}
            raise fault("deck_limit", "thiefs_market-error-deck_limit", details, "$.players")
