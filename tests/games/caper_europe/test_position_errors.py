"""Every defect of section 11: a position with one of them is refused in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES, explain
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import DELETED, TESTS, changed, part, read_object

POSITIONS = TESTS / "transcripts" / "caper_europe" / "positions"


def whole(name: str) -> JsonObject:
    return part(read_object(POSITIONS / f"{name}.json"), "position")


PARIS = whole("WE-09")
ROME = whole("WE-23")
LONDON = whole("WE-24")
TIE = whole("WE-25a")


WRONG_VALUES: list[object] = ["back", 1, None, []]


class Defect(NamedTuple):
    """What is wrong, and how it is told."""

    code: str
    message: str
    base: JsonObject
    changes: Mapping[str, object]

    def position(self) -> JsonObject:
        """The position with this defect and no other."""
        position = self.base
        for path, value in self.changes.items():
            position = changed(position, path, value)
        return position


def stack(thief: str, *gear: str) -> JsonObject:
    return {"thief": thief, "gear": list(gear)}


def structure() -> list[Defect]:
    missing = [
        *(("position", key) for key in ("game", "city", "players", "locations")),
        ("players[1]", "players.1.name"),
        ("locations[2]", "locations.2.card"),
        ("locations[2]", "locations.2.tracker"),
        ("locations[2]", "locations.2.crews"),
        ("locations[1].crews[0][2]", "locations.1.crews.0.2.thief"),
    ]
    unknown: list[tuple[str, str, object]] = [
        ("position", "play", {}),
        ("position", "partial", True),
        ("players[0]", "players.0.coin", 3),
        ("players[0].hideout", "players.0.hideout.wild", 1),
        ("locations[0]", "locations.0.loot", {}),
        ("locations[1].crews[0][0]", "locations.1.crews.0.0.gears", []),
    ]
    types: list[tuple[str, str, str, object]] = [
        ("players[1]", "players.1", "must be an object", "B"),
        ("players[0].hideout", "players.0.hideout", "must be an object", []),
        ("players[0].discard", "players.0.discard", "must be a list", {}),
        ("options", "options", "must be an object", []),
        ("locations[0]", "locations.0", "must be an object", "the_yacht"),
        ("locations[0].crews[1]", "locations.0.crews.1", "must be a list", {}),
        ("locations[1].crews[0][0]", "locations.1.crews.0.0", "must be an object", "the_dame"),
        (
            *("locations[1].crews[0][0].gear", "locations.1.crews.0.0.gear"),
            *("must be a list", "briefcase"),
        ),
    ]
    return [
        *(
            Defect("E_KEY", f"{where}: missing key '{path.split('.')[-1]}'", PARIS, {path: DELETED})
            for where, path in missing
        ),
        *(
            Defect("E_KEY", f"{where}: unknown key '{path.split('.')[-1]}'", PARIS, {path: value})
            for where, path, value in unknown
        ),
        *(
            Defect("E_TYPE", f"{where}: {message}", PARIS, {path: value})
            for where, path, message, value in types
        ),
    ]


def frame() -> list[Defect]:
    cities = "city: must be one of paris, barcelona, rome, london"
    players = "players: must be a list of exactly 2 players"
    amount = "must be a whole number, 0 or more"
    two: list[object] = [part(PARIS, "players", 0)]
    return [
        Defect("E_GAME", "game: must be 'caper_europe'", PARIS, {"game": "caper"}),
        Defect("E_GAME", "game: must be 'caper_europe'", PARIS, {"game": 5}),
        Defect("E_CITY", cities, PARIS, {"city": "Paris"}),
        Defect("E_CITY", cities, PARIS, {"city": ["paris"]}),
        Defect("E_OPTION", "options: unknown option 'x'", PARIS, {"options": {"x": "front"}}),
        Defect(
            "E_OPTION",
            "options: unknown option 'caper_track'",
            PARIS,
            {"options": {"caper_track": "9_spaces"}},
        ),
        *(
            Defect(
                "E_OPTION",
                "options.tie_coins: must be one of front, front_and_hideout",
                PARIS,
                {"options": {"tie_coins": value}},
            )
            for value in WRONG_VALUES
        ),
        Defect("E_PLAYERS", players, PARIS, {"players": two}),
        Defect("E_PLAYERS", players, PARIS, {"players": {}}),
        Defect("E_PLAYERS", players, PARIS, {"players.2": {"name": "C"}}),
        *(
            Defect(
                "E_NAME", "players[1].name: must be a non-empty text", PARIS, {"players.1.name": n}
            )
            for n in ("", "  ", 7, None)
        ),
        *(
            Defect("E_NUMBER", f"players[1].coins: {amount}", PARIS, {"players.1.coins": n})
            for n in (-1, 1.0, "1", True, None)
        ),
        *(
            Defect("E_NUMBER", f"players[0].hideout.{kind}: {amount}", PARIS, {at: -1})
            for kind in ("diamond", "painting", "antique", "coins")
            for at in (f"players.0.hideout.{kind}",)
        ),
        Defect(
            "E_LAUNDERED",
            "players[0].hideout.coins: laundered coins exist only in London",
            PARIS,
            {"players.0.hideout.coins": 1},
        ),
    ]


def cards() -> list[Defect]:
    def card(message: str, path: str, value: object, base: JsonObject = PARIS) -> Defect:
        return Defect("E_CARD", message, base, {path: value})

    discard = "players[0].discard[0]"
    thief = "locations[1].crews[0][0].thief"
    at_thief = "locations.1.crews.0.0.thief"
    gear = "locations[1].crews[0][0].gear[1]"
    at_gear = "locations.1.crews.0.0.gear.1"
    return [
        card(f"{discard}: unknown card 'x'", "players.0.discard", ["x"]),
        card(f"{discard}: unknown card '3'", "players.0.discard", [3]),
        card(f"{discard}: unknown card 'the_bank'", "players.0.discard", ["the_bank"]),
        card(
            f"{discard}: 'utility_belt' belongs to rome, not to paris",
            "players.0.discard",
            ["utility_belt"],
        ),
        card("locations[0].card: unknown location 'x'", "locations.0.card", "x"),
        card("locations[0].card: unknown location 'the_mime'", "locations.0.card", "the_mime"),
        card(
            "locations[0].card: 'colosseum' belongs to rome, not to paris",
            "locations.0.card",
            "colosseum",
        ),
        card(f"{thief}: unknown thief 'x'", at_thief, "x"),
        card(f"{thief}: unknown thief 'briefcase'", at_thief, "briefcase"),
        card(f"{thief}: 'the_don' belongs to rome, not to paris", at_thief, "the_don"),
        card(f"{gear}: unknown gear 'the_mime'", at_gear, "the_mime"),
        card(f"{gear}: 'laundromatic' belongs to london, not to paris", at_gear, "laundromatic"),
    ]


def board() -> list[Defect]:
    locations = "locations: must be a list of exactly 3 locations"
    tracker = "locations[1].tracker: must be a whole number from -5 to 5"
    stars = "locations[1].stars: must be 0, 1 or 2"
    crews = "locations[0].crews: must be a list of exactly 2 crews"
    four = [stack(id) for id in ("the_mime", "the_nun", "the_barber", "the_tourist")]
    return [
        Defect("E_LOCATION", locations, PARIS, {"locations.2": DELETED}),
        Defect("E_LOCATION", locations, PARIS, {"locations": "all"}),
        Defect(
            "E_LOCATION",
            "locations[2].card: location 'the_yacht' is listed twice",
            PARIS,
            {"locations.2.card": "the_yacht"},
        ),
        *(
            Defect("E_TRACKER", tracker, PARIS, {"locations.1.tracker": n})
            for n in (-6, 6, 1.5, "1", True, None)
        ),
        *(
            Defect("E_STARS", stars, PARIS, {"locations.1.stars": n})
            for n in (-1, 3, "1", True, None)
        ),
        Defect(
            "E_STARS",
            "locations[0].stars: must be 0 when the tracker is in the middle",
            PARIS,
            {"locations.0.stars": 1},
        ),
        Defect("E_CREW", crews, PARIS, {"locations.0.crews": []}),
        Defect("E_CREW", crews, PARIS, {"locations.0.crews": "none"}),
        Defect(
            "E_CREW",
            "locations[0].crews[1]: a crew has at most 3 thieves",
            PARIS,
            {"locations.0.crews.1": four},
        ),
        Defect(
            "E_GEAR",
            "locations[1].crews[0][0].gear: a thief carries at most 3 gear cards",
            PARIS,
            {"locations.1.crews.0.0.gear.3": "skeleton_key"},
        ),
        Defect(
            "E_TRACKER",
            "locations[2].tracker: is on the side of player 1, who has no thief at this location",
            PARIS,
            {"locations.2.tracker": -1},
        ),
        Defect(
            "E_TRACKER",
            "locations[0].tracker: is on the side of player 0, who has no thief at this location",
            PARIS,
            {
                "locations.0.crews": [[], [stack("the_mime")]],
                "locations.0.tracker": 1,
            },
        ),
    ]


def sizes() -> list[Defect]:
    three = [stack(id) for id in ("the_mime", "the_nun", "the_barber")]
    extra = [
        stack("the_mime", "skeleton_key", "skeleton_key", "plasma_cutter"),
        stack("the_nun", "eavesdropper", "super_magnet", "skeleton_key"),
    ]
    used = ["skeleton_key"] * 2 + ["smoke_screen"] * 2 + ["incognito_tuxedo"] * 2
    return [
        Defect(
            "E_CREW",
            "locations: player 0 has 8 thieves; at most 6 can be played in a game",
            PARIS,
            {"locations.0.crews.0": three},
        ),
        Defect(
            "E_GEAR",
            "locations: player 0 has 17 gear cards; at most 15 can be played in a game",
            PARIS,
            {
                "locations.0.crews.0": extra,
                "locations.2.crews.0": [stack("the_bon_vivant", "briefcase", "suction_scalers")],
                "locations.1.crews.0.2.gear.2": "stealth_suit",
                "locations.1.crews.0.1.gear.2": "eavesdropper",
                "locations.1.crews.0.0.gear.0": "false_documents",
            },
        ),
        Defect(
            "E_DISCARD",
            "players[1].discard: 4 thieves; at most 3 can be discarded in a game",
            PARIS,
            {"players.1.discard": ["the_mime", "the_nun", "the_barber", "the_tourist"]},
        ),
        Defect(
            "E_DISCARD",
            "players[0].discard: 20 gear cards in crews and discard area; "
            "a player handles 18 in a game",
            PARIS,
            {"players.0.discard": used},
        ),
        Defect(
            "E_COPIES",
            "position: card 'the_dame' appears 2 times; the game has 1",
            PARIS,
            {"players.1.discard": ["the_dame"]},
        ),
        Defect(
            "E_COPIES",
            "position: card 'briefcase' appears 2 times; the game has 1",
            PARIS,
            {"locations.1.crews.0.0.gear.0": "briefcase"},
        ),
        Defect(
            "E_LOOT",
            "players: 5 painting tokens in the hideouts; the game has 4",
            PARIS,
            {"players.1.hideout": {"painting": 3}},
        ),
        Defect(
            "E_COINS", "players: 11 coins in all; the game has 10", LONDON, {"players.0.coins": 5}
        ),
    ]


DEFECTS = [*structure(), *frame(), *cards(), *board(), *sizes()]


@pytest.mark.parametrize("base", [PARIS, ROME, LONDON, TIE])
def test_the_positions_are_fine_without_a_defect(base: JsonObject) -> None:
    assert GAME.score(base).lines


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.message)
def test_the_defect_is_told_in_the_words_of_the_rules(defect: Defect) -> None:
    with pytest.raises(PositionError) as error:
        GAME.score(defect.position())
    assert str(error.value) == defect.message
    assert error.value.code == defect.code
    where = defect.message.partition(": ")[0]
    assert error.value.path == ("$" if where == "position" else f"$.{where}")
    said = [explain(error.value, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(each.startswith(where) for each in said)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_what_is_no_object_is_no_position(data: object) -> None:
    with pytest.raises(PositionError) as error:
        GAME.score(data)
    assert str(error.value) == "position: must be an object"


ORDER: list[tuple[str, Mapping[str, object]]] = [
    ("position: missing key 'game'", {"game": DELETED}),
    ("locations[2]: unknown key 'x'", {"locations.2.x": 1}),
    ("city: must be", {"city": "berlin"}),
    ("options: unknown", {"options": {"x": "y"}}),
    ("players[1].name", {"players.1.name": ""}),
    ("players[0].coins", {"players.0.coins": -1}),
    ("players[0].hideout.diamond", {"players.0.hideout.diamond": -1}),
    ("players[0].hideout.coins: laundered", {"players.0.hideout.coins": 1}),
    ("players[1].discard[0]: unknown", {"players.1.discard": ["x"]}),
    ("locations[2].card: unknown", {"locations.2.card": "x"}),
    ("locations[1].tracker: must", {"locations.1.tracker": 9}),
    ("locations[0].stars: must", {"locations.0.stars": 5}),
    ("locations[2].crews: must", {"locations.2.crews": []}),
    ("locations[0].crews[0][0].thief", {"locations.0.crews.0.0.thief": "x"}),
]


@pytest.mark.parametrize("n", range(len(ORDER)))
def test_of_several_defects_the_first_of_the_list_is_told(n: int) -> None:
    position = PARIS
    for _, changes in reversed(ORDER[n:]):
        for path, value in changes.items():
            position = changed(position, path, value)
    with pytest.raises(PositionError) as error:
        GAME.score(position)
    assert str(error.value).startswith(ORDER[n][0])
