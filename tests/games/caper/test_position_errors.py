"""Every defect of section 14.2: a position with one of them is refused by its code and sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.reading import parse_json
from hideout.core.text import texts
from hideout.games.caper import GAME
from tests.kit.scenarios import DELETED, TESTS, changed, json_list, part, read_object

POSITIONS = TESTS / "transcripts" / "caper" / "positions"


def whole(name: str) -> JsonObject:
    return part(read_object(POSITIONS / f"{name}.json"), "position")


PARIS = whole("W19")
ROME = whole("W20")
LONDON = whole("W21")
CHAPEL = whole("W10")


class Defect(NamedTuple):
    """What is wrong, and how it is told."""

    code: str
    message: str
    path: str
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


def wrong_types() -> list[Defect]:
    table: list[tuple[JsonObject, str, object, str, str]] = [
        (PARIS, "game", 3, "game must be a string", "$.game"),
        (PARIS, "format", "1", "format must be an integer", "$.format"),
        (PARIS, "format", True, "format must be an integer", "$.format"),
        (PARIS, "format", 1.0, "format must be an integer", "$.format"),
        (PARIS, "players", "2", "players must be an integer", "$.players"),
        (PARIS, "players", None, "players must be an integer", "$.players"),
        (PARIS, "city", ["paris"], "city must be a string", "$.city"),
        (PARIS, "locations", {}, "locations must be an array", "$.locations"),
        (PARIS, "locations.1", "the_bank", "locations[1] must be an object", "$.locations[1]"),
        (PARIS, "locations.1.id", 7, "location id must be a string", "$.locations[1].id"),
        (PARIS, "locations.1.cream", {}, "cream crew must be an array", "$.locations[1].cream"),
        (PARIS, "locations.1.green", None, "green crew must be an array", "$.locations[1].green"),
        (
            *(PARIS, "locations.1.cream.0", "the_mime"),
            *("stack must be an object", "$.locations[1].cream[0]"),
        ),
        (
            *(PARIS, "locations.1.cream.0.thief", None),
            *("thief must be a string", "$.locations[1].cream[0].thief"),
        ),
        (
            *(PARIS, "locations.1.cream.0.gear", "skeleton_key"),
            *("gear must be an array", "$.locations[1].cream[0].gear"),
        ),
        (
            *(PARIS, "locations.1.cream.0.gear.1", 5),
            *("gear must be a string", "$.locations[1].cream[0].gear[1]"),
        ),
        (PARIS, "coins", [1, 4], "coins must be an object", "$.coins"),
        (PARIS, "coins.green", "4", "coins.green must be an integer", "$.coins.green"),
        (PARIS, "coins.green", 4.0, "coins.green must be an integer", "$.coins.green"),
        (PARIS, "options", [], "options must be an object", "$.options"),
        (
            *(PARIS, "options", {"don_bonus": 3}),
            *("options.don_bonus must be a string", "$.options.don_bonus"),
        ),
        (PARIS, "partial", 1, "partial must be true or false", "$.partial"),
        (PARIS, "partial", None, "partial must be true or false", "$.partial"),
        (LONDON, "laundered", [1, 2], "laundered must be an object", "$.laundered"),
        (
            *(LONDON, "laundered.cream", None),
            *("laundered.cream must be an integer", "$.laundered.cream"),
        ),
        (ROME, "discarded_gear", 5, "discarded_gear must be an object", "$.discarded_gear"),
        (
            *(ROME, "discarded_gear", {"cream": 5, "green": "5"}),
            *("discarded_gear.green must be an integer", "$.discarded_gear.green"),
        ),
    ]
    return [
        Defect("E_TYPE", message, where, base, {path: value})
        for base, path, value, message, where in table
    ]


def wrong_keys() -> list[Defect]:
    unknown: list[tuple[JsonObject, str, object, str]] = [
        (PARIS, "citty", "paris", "$.citty"),
        (PARIS, "play", {}, "$.play"),
        (PARIS, "locations.0.creme", [], "$.locations[0].creme"),
        (PARIS, "locations.0.cream.0.gears", [], "$.locations[0].cream[0].gears"),
        (PARIS, "coins.snitch", 0, "$.coins.snitch"),
        (LONDON, "laundered.snitch", 0, "$.laundered.snitch"),
        (ROME, "discarded_gear", {"cream": 5, "green": 5, "x": 0}, "$.discarded_gear.x"),
    ]
    missing: list[tuple[JsonObject, str, str]] = [
        *((PARIS, key, "$") for key in ("game", "format", "players", "city", "locations", "coins")),
        (PARIS, "locations.2.id", "$.locations[2]"),
        (PARIS, "locations.2.green.0.thief", "$.locations[2].green[0]"),
        (PARIS, "coins.cream", "$.coins"),
        (LONDON, "laundered.green", "$.laundered"),
    ]
    elsewhere = "discarded_gear belongs to the 4-player game only"
    given = {"discarded_gear": {"cream": 5, "green": 5}}
    return [
        *(
            Defect("E_KEY", f"unknown key '{where.split('.')[-1]}'", where, base, {path: value})
            for base, path, value, where in unknown
        ),
        *(
            Defect("E_KEY", f"missing key '{path.split('.')[-1]}'", where, base, {path: DELETED})
            for base, path, where in missing
        ),
        Defect("E_KEY", elsewhere, "$.discarded_gear", PARIS, given),
        Defect("E_KEY", elsewhere, "$.discarded_gear", LONDON, given),
    ]


def wrong_frame() -> list[Defect]:
    game = "this scorer is for game 'caper'"
    unknown = "unknown location"
    return [
        Defect("E_GAME", game, "$.game", PARIS, {"game": "caper_europe"}),
        Defect("E_GAME", game, "$.game", PARIS, {"game": ""}),
        Defect("E_GAME", "unsupported format", "$.format", PARIS, {"format": 2}),
        Defect("E_GAME", "unsupported format", "$.format", PARIS, {"format": 0}),
        *(
            Defect("E_PLAYERS", "players must be 2, 3 or 4", "$.players", PARIS, {"players": n})
            for n in (-2, 0, 1, 5, 10**30)
        ),
        Defect("E_CITY", "unknown city 'berlin'", "$.city", PARIS, {"city": "berlin"}),
        Defect("E_CITY", "unknown city 'Paris'", "$.city", PARIS, {"city": "Paris"}),
        Defect("E_CITY", "unknown city ''", "$.city", PARIS, {"city": ""}),
        Defect("E_OPTION", "unknown option 'x'", "$.options.x", PARIS, {"options": {"x": "y"}}),
        Defect(
            "E_OPTION",
            "option don_bonus cannot be 'coin'",
            "$.options.don_bonus",
            PARIS,
            {"options": {"don_bonus": "coin"}},
        ),
        Defect(
            "E_OPTION",
            "option coin_shortage cannot be 'point'",
            "$.options.coin_shortage",
            PARIS,
            {"options": {"coin_shortage": "point"}},
        ),
        Defect(
            "E_LOCATION",
            "exactly 3 locations are needed",
            "$.locations",
            PARIS,
            {"locations.3": {"id": "the_gala"}},
        ),
        Defect(
            "E_LOCATION", "exactly 3 locations are needed", "$.locations", PARIS, two_of_three()
        ),
        Defect(
            "E_LOCATION", "exactly 3 locations are needed", "$.locations", CHAPEL, {"locations": []}
        ),
        Defect("E_LOCATION", unknown, "$.locations[2].id", PARIS, {"locations.2.id": "the_bar"}),
        Defect("E_LOCATION", unknown, "$.locations[2].id", PARIS, {"locations.2.id": "the_mime"}),
        Defect(
            "E_LOCATION",
            "location the_louvre appears twice",
            "$.locations[2].id",
            PARIS,
            {"locations.2.id": "the_louvre"},
        ),
        Defect(
            "E_LOCATION",
            "location colosseum does not belong to paris",
            "$.locations[2].id",
            PARIS,
            {"locations.2.id": "colosseum"},
        ),
        Defect(
            "E_LOCATION",
            "location versailles does not belong to rome",
            "$.locations[0].id",
            ROME,
            {"locations.0.id": "versailles"},
        ),
    ]


def two_of_three() -> dict[str, object]:
    """All six thieves of each side at two locations."""
    places = copy.deepcopy(json_list(PARIS, "locations"))
    last = places.pop()
    for side in ("cream", "green"):
        for place, each in zip(places, json_list(last, side), strict=True):
            json_list(place, side).append(each)
    return {"locations": places}


def wrong_cards() -> list[Defect]:
    thief, gear = "locations.2.cream.1.thief", "locations.2.cream.1.gear.0"
    at_thief, at_gear = "$.locations[2].cream[1].thief", "$.locations[2].cream[1].gear[0]"
    unknown: list[tuple[str, str, str, str]] = [
        (thief, "the_sinner", "unknown thief 'the_sinner'", at_thief),
        (thief, "", "unknown thief ''", at_thief),
        (thief, "~the_sinner", "unknown thief 'the_sinner'", at_thief),
        (thief, "helping_hand", "unknown thief 'helping_hand'", at_thief),
        (thief, "the_bank", "unknown thief 'the_bank'", at_thief),
        (thief, "the_don", "thief the_don does not belong to paris", at_thief),
        (gear, "crowbar", "unknown gear 'crowbar'", at_gear),
        (gear, "the_cleaner", "unknown gear 'the_cleaner'", at_gear),
        (gear, "?", "unknown gear '?'", at_gear),
        (gear, "utility_belt", "gear utility_belt does not belong to paris", at_gear),
        (gear, "~laundromatic", "gear laundromatic does not belong to paris", at_gear),
    ]
    copies: list[tuple[str, str, str]] = [
        (thief, "the_mime", "the_mime appears 2 times, the game has 1"),
        (gear, "briefcase", "briefcase appears 2 times, the game has 1"),
        (gear, "suction_scalers", "suction_scalers appears 3 times, the game has 2"),
    ]
    return [
        *(
            Defect("E_CARD", message, where, PARIS, {path: card})
            for path, card, message, where in unknown
        ),
        *(
            Defect("E_COPIES", message, "$.locations", PARIS, {path: card})
            for path, card, message in copies
        ),
    ]


def wrong_crews() -> list[Defect]:
    four = [stack("the_banker"), stack("the_saint"), stack("the_tourist"), stack("the_barber")]
    saint = "locations.2.cream.1.gear"
    plans = ["plans_caches", "super_magnet", "skeleton_key", "simple_disguise"]
    return [
        Defect(
            "E_CREW",
            "the_bank: cream has 4 thieves, the limit is 3",
            "$.locations[2].cream",
            PARIS,
            {"locations.1.cream": DELETED, "locations.2.cream": four},
        ),
        Defect(
            "E_CREW",
            "cream has 5 thieves, a finished game has 6",
            "$.locations",
            PARIS,
            {"locations.2.cream.1": DELETED},
        ),
        Defect(
            "E_CREW",
            "green has 7 thieves, a finished game has 6",
            "$.locations",
            PARIS,
            {"locations.2.green.2": stack("the_tourist")},
        ),
        Defect(
            "E_CREW",
            "cream has 7 thieves, at most 6 are possible",
            "$.locations",
            PARIS,
            {"locations.2.cream.2": stack("the_tourist"), "partial": True},
        ),
        Defect(
            "E_GEAR",
            "the_saint carries 4 gear cards, the limit is 3",
            "$.locations[2].cream[1].gear",
            PARIS,
            {saint: plans},
        ),
        Defect(
            "E_GEAR",
            "cream has 16 gear cards in play, at most 15 are possible",
            "$.locations",
            PARIS,
            more_gear(PARIS, "cream", "skeleton_key super_magnet blazeblaster"),
        ),
        Defect(
            "E_GEAR",
            "cream has 17 gear cards in play, at most 16 are possible",
            "$.locations",
            ROME,
            more_gear(ROME, "cream", "skeleton_key super_magnet blazeblaster blaze_shield_suit"),
        ),
    ]


def more_gear(base: JsonObject, side: str, gear: str) -> dict[str, object]:
    """Further gear on the first stacks with room."""
    changes: dict[str, object] = {}
    cards = gear.split()
    for i in range(3):
        for j, each in enumerate(json_list(base, "locations", i, side)):
            for k in range(len(json_list(each, "gear")), 3):
                if cards:
                    changes[f"locations.{i}.{side}.{j}.gear.{k}"] = cards.pop(0)
    assert not cards
    return changes


def wrong_flips() -> list[Defect]:
    mouline = {"locations.0.id": "moulin_rouge"}
    return [
        Defect(
            "E_FLIP",
            "the_chapel: cream's the_colonel cannot be turned, thieves are protected here",
            "$.locations[0].cream",
            CHAPEL,
            {},
        ),
        Defect(
            "E_FLIP",
            "the_bank: green's the_smuggler cannot be turned, the opponent has no Illusionist here",
            "$.locations[2].green",
            PARIS,
            {"locations.2.green.1.thief": "~the_smuggler"},
        ),
        Defect(
            "E_FLIP",
            "the_louvre: cream's the_dame cannot be turned, the opponent has no Illusionist here",
            "$.locations[0].cream",
            PARIS,
            {"locations.0.cream.0.thief": "~the_dame"},
        ),
        Defect(
            "E_FLIP",
            "the_bank: cream's the_saint cannot be turned as well, "
            "2 thieves are turned but the opponent has 1 Illusionist here",
            "$.locations[2].cream",
            PARIS,
            {"locations.2.cream.0.thief": "~the_banker", "locations.2.cream.1.thief": "~the_saint"},
        ),
        Defect(
            "E_FLIP",
            "the_louvre: cream's simple_disguise cannot be turned, "
            "2 gear cards are turned but the opponent has 1 Blazeblaster here",
            "$.locations[0].cream",
            PARIS,
            {"locations.0.cream.1.gear.2": "~simple_disguise"},
        ),
        Defect(
            "E_FLIP",
            "the_bank: green's skeleton_key cannot be turned, "
            "1 gear card is turned but the opponent has no Blazeblaster here",
            "$.locations[2].green",
            PARIS,
            {"locations.2.green.0.gear.0": "~skeleton_key"},
        ),
        Defect(
            "E_FLIP",
            "moulin_rouge: cream's suction_scalers cannot be turned, green gear is protected here",
            "$.locations[0].cream",
            PARIS,
            mouline,
        ),
    ]


def wrong_coins() -> list[Defect]:
    laundered = {"cream": 0, "green": 0}
    no_laundering = {
        "locations.0.cream.0.gear.0": "super_magnet",
        "locations.0.green.0.gear.0": "skeleton_key",
        "locations.1.green.1.gear.0": "plasma_cutter",
    }
    return [
        Defect(
            "E_COINS",
            "cream has -1 coins, the least is 0",
            "$.coins.cream",
            PARIS,
            {"coins.cream": -1},
        ),
        Defect(
            "E_COINS",
            "11 coins are accounted for, the game has 10",
            "$.coins",
            PARIS,
            {"coins": {"cream": 7, "green": 4}},
        ),
        Defect(
            "E_COINS",
            "11 coins are accounted for, the game has 10",
            "$.laundered",
            LONDON,
            {"coins": {"cream": 3, "green": 5}},
        ),
        Defect(
            "E_LAUNDERED",
            "laundered belongs to london only",
            "$.laundered",
            PARIS,
            {"laundered": laundered},
        ),
        Defect(
            "E_LAUNDERED",
            "laundered belongs to london only",
            "$.laundered",
            ROME,
            {"laundered": laundered},
        ),
        Defect(
            "E_LAUNDERED",
            "laundered is needed when a Laundromatic is on the table",
            "$",
            LONDON,
            {"laundered": DELETED},
        ),
        Defect(
            "E_LAUNDERED",
            "green laundered -1 coins, the least is 0",
            "$.laundered.green",
            LONDON,
            {"laundered.green": -1},
        ),
        Defect(
            "E_LAUNDERED",
            "cream laundered 2 coins with 1 Laundromatic",
            "$.laundered.cream",
            LONDON,
            {"laundered.cream": 2},
        ),
        Defect(
            "E_LAUNDERED",
            "cream laundered 1 coin with 0 Laundromatics",
            "$.laundered.cream",
            LONDON,
            {**no_laundering, "laundered": {"cream": 1, "green": 0}},
        ),
    ]


def wrong_discards() -> list[Defect]:
    def given(cream: int, green: int) -> dict[str, object]:
        return {"discarded_gear": {"cream": cream, "green": green}}

    at_cream, at_green = "$.discarded_gear.cream", "$.discarded_gear.green"
    spread = "discarded gear cards, 0 to 18 are possible"
    return [
        Defect("E_DISCARDS", f"cream has -1 {spread}", at_cream, ROME, given(-1, 5)),
        Defect("E_DISCARDS", f"green has 19 {spread}", at_green, ROME, given(5, 19)),
        Defect(
            "E_DISCARDS",
            "cream has 13 gear in play, so 5 were discarded, not 4",
            at_cream,
            ROME,
            given(4, 5),
        ),
        Defect(
            "E_DISCARDS",
            "green has 13 gear in play, so 5 were discarded, not 6",
            at_green,
            ROME,
            given(5, 6),
        ),
        Defect(
            "E_DISCARDS",
            "a partial 4-player position needs discarded_gear",
            "$",
            ROME,
            {"partial": True},
        ),
        Defect(
            "E_DISCARDS",
            "cream has 13 gear in play, so at most 5 were discarded, not 6",
            at_cream,
            ROME,
            {"partial": True, **given(6, 5)},
        ),
    ]


DEFECTS = [
    *wrong_types(),
    *wrong_keys(),
    *wrong_frame(),
    *wrong_cards(),
    *wrong_crews(),
    *wrong_flips(),
    *wrong_coins(),
    *wrong_discards(),
]
CODES = (
    *("E_TYPE", "E_KEY", "E_GAME", "E_PLAYERS", "E_CITY", "E_OPTION", "E_LOCATION", "E_CARD"),
    *("E_COPIES", "E_CREW", "E_GEAR", "E_FLIP", "E_COINS", "E_LAUNDERED", "E_DISCARDS"),
)


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: f"{defect.code}-{defect.path}")
def test_the_one_defect_is_named(defect: Defect) -> None:
    with pytest.raises(PositionError) as error:
        GAME.score(defect.position())
    assert (error.value.code, str(error.value), error.value.path) == (
        defect.code,
        defect.message,
        defect.path,
    )


def test_every_code_and_every_sentence_of_the_rules_is_among_them() -> None:
    assert {defect.code for defect in DEFECTS} == set(CODES)
    used: set[str] = set()
    for defect in DEFECTS:
        with pytest.raises(PositionError) as error:
            GAME.score(defect.position())
        used.add(error.value.text)
    sentences = {id for id in texts("en").ids() if id.startswith("caper-error-")}
    assert {id for id in sentences if not id.startswith("caper-error-play_")} <= used


@pytest.mark.parametrize("position", [None, [], "caper", 3, True, [PARIS]])
def test_what_is_no_object_is_no_position(position: object) -> None:
    with pytest.raises(PositionError) as error:
        GAME.score(position)
    assert (error.value.code, str(error.value)) == ("E_TYPE", "position must be an object")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value: line 1 column 1 (char 0)"),
        ('{"game": ', "Expecting value: line 1 column 10 (char 9)"),
        ("{'game': 1}", "Expecting property name enclosed in double quotes: line 1 column 2"),
        (json.dumps(PARIS) + "}", "Extra data: "),
        ("[" * 100_000, "nested too deeply"),
        (b'{"game": "\xff"}', "not UTF-8 text"),
        ('{"game": "caper", "game": "caper"}', "key 'game' appears twice"),
        ("1" * 5000, "Exceeds the limit"),
    ],
)
def test_what_is_not_json(text: str | bytes, message: str) -> None:
    with pytest.raises(PositionError) as error:
        parse_json(text)
    assert error.value.code == "E_JSON"
    assert str(error.value).startswith(message)


def test_options_of_play_are_taken_and_do_not_matter() -> None:
    plain = GAME.score(LONDON).result
    played = {"coin_shortage": "single", "laundromatic_empty_supply": "no_coin"}
    assert GAME.score(changed(LONDON, "options", played)).result == plain


def test_a_side_may_be_left_out_where_it_has_no_thieves() -> None:
    empty = changed(changed(CHAPEL, "locations.1.cream", []), "locations.0.cream", [])
    left_out = changed(CHAPEL, "locations.0.cream", DELETED)
    assert GAME.score(empty).result == GAME.score(left_out).result


def test_sixteen_gear_cards_are_possible_with_a_getaway() -> None:
    position = ROME
    for path, card in more_gear(ROME, "cream", "skeleton_key super_magnet blazeblaster").items():
        position = changed(position, path, card)
    assert part(GAME.score(position).result, "scores", "cream")["discards"] == 6


def test_laundered_may_be_zero_in_london_without_a_laundromatic() -> None:
    position = changed(changed(CHAPEL, "city", "london"), "locations.0.cream", [])
    bare = GAME.score(position).result
    assert GAME.score(changed(position, "laundered", {"cream": 0, "green": 0})).result == bare


def test_a_partial_game_may_have_few_discards() -> None:
    position = {**ROME, "partial": True, "discarded_gear": {"cream": 0, "green": 5}}
    scores = part(GAME.score(position).result, "scores")
    assert (part(scores, "cream")["discards"], part(scores, "green")["discards"]) == (0, 15)


def test_discards_are_eighteen_less_the_gear_in_play_unless_given() -> None:
    given = changed(ROME, "discarded_gear", {"cream": 5, "green": 5})
    assert GAME.score(given).result == GAME.score(ROME).result


def test_a_turned_laundromatic_and_a_turned_blazeblaster_still_account_for_what_they_did() -> None:
    position = changed(LONDON, "locations.0.cream.0.gear", ["grappling_gun", "~laundromatic"])
    position = changed(position, "locations.0.green.1.gear", ["blazeblaster"])
    part(GAME.score(position).result, "scores")
    position = changed(PARIS, "locations.0.green.1.gear.1", "~blazeblaster")
    position = changed(position, "locations.0.cream.0.gear.2", "blazeblaster")
    part(GAME.score(position).result, "scores")
