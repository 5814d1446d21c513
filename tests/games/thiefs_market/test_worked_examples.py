"""The worked examples of scoring (section 10), and the example of the position format."""

from __future__ import annotations

import pytest

from hideout.core.game import JsonObject
from hideout.games.thiefs_market import GAME
from tests.kit.games.thiefs_market import a_list, an_object

NAMES = ("Ada", "Ben", "Cy", "Di")
Hand = tuple[str, int, int]


def table(*hands: Hand, marker: str = "", **options: object) -> JsonObject:
    """A position: per player the cards, the Gold and the Infamy."""
    position: JsonObject = {
        "game": "thiefs_market",
        "format": 1,
        "players": [
            {"name": name, "cards": cards.split(), "gold": gold, "infamy": infamy}
            for name, (cards, gold, infamy) in zip(NAMES, hands, strict=False)
        ],
    }
    if options:
        position["options"] = options
    if marker:
        position["start_marker"] = marker
    return position


def totals(position: JsonObject) -> list[object]:
    result = GAME.score(position).result
    return [an_object(player)["total"] for player in a_list(result["players"])]


E01 = table(
    ("necklace corrupt_official tailor crown", 2, 5),
    ("fence brooch", 4, 7),
    ("shadowy_hood scepter fur_coat", 0, 3),
)
E02 = (("fence tailor", 1, 0), ("bookie pawnbroker", 1, 0), ("bondsman", 0, 0), ("", 0, 0))
E03 = (("fence tailor bookie", 0, 0), ("bondsman", 0, 0), ("pawnbroker", 0, 0))
E04 = (("", 0, 4), ("", 0, 3), ("", 0, 2))
NOTHING = ("", 0, 0)
SAFE = "nearby_safehouse concealed_safehouse fortified_safehouse provisioned_safehouse"
GOLEM = "collecting_golem glamer shadowy_hood wicked_clutches lucky_animal_appendage"
MAPS = "treasure_map treasure_map"

CASES: dict[str, tuple[JsonObject, list[int]]] = {
    "E01": (E01, [16, 14, 15]),
    "E02": (table(*E02), [4, 4, 1, 0]),
    "E02 none": (table(*E02, second_place_after_tie="none"), [4, 4, 0, 0]),
    "E03": (table(*E03), [3, 0, 0]),
    "E04": (table(*((cards, 2, infamy) for cards, _, infamy in E04)), [6, 5, 4]),
    "E04 zero": (table(*E04), [4, 3, 2]),
    "E04 included": (table(*E04, majority_zero="included"), [8, 7, 6]),
    "E05": (
        table(("executive_assistant tailor", 0, 0), ("fence bookie", 0, 0), NOTHING),
        [3, 1, 0],
    ),
    "E06": (
        table(
            ("nearby_safehouse concealed_safehouse", 0, 0),
            ("fortified_safehouse", 0, 0),
            ("provisioned_safehouse", 0, 0),
        ),
        [6, 2, 2],
    ),
    "E06 all four": (table((SAFE, 0, 0), NOTHING, NOTHING), [14, 0, 0]),
    "E07": (table((GOLEM, 0, 0), NOTHING, NOTHING), [8, 0, 0]),
    "E07 alone": (table(("collecting_golem", 0, 0), NOTHING, NOTHING), [0, 0, 0]),
    "E08": (table((MAPS, 0, 0), ("island_estate", 0, 0), NOTHING), [10, 0, 0]),
    "E08 one hand": (table((f"{MAPS} island_estate", 0, 0), NOTHING, NOTHING), [14, 0, 0]),
    "E08 two hands": (table(("treasure_map", 0, 0), ("treasure_map", 0, 0), NOTHING), [5, 5, 0]),
    "E09": (
        table(
            ("political_campaign loyalty_program imbalanced_scales big_haul", 3, 11),
            NOTHING,
            NOTHING,
        ),
        [22, 0, 0],
    ),
    "E11": (
        table(
            ("wut collecting_golem", 0, 0),
            ("purported_curse treasure_map", 0, 0),
            ("mimetic_stew=treasure_map", 0, 0),
            promos=True,
        ),
        [6, 7, 5],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_example_comes_out_as_the_rules_say(name: str) -> None:
    position, expected = CASES[name]
    assert totals(position) == expected


@pytest.mark.parametrize(
    ("position", "winners", "decided_by"),
    [
        (table(("crown", 0, 4), ("fur_coat exit_strategy", 0, 6), NOTHING), ["Ben"], "cards"),
        (table(("crown", 0, 4), ("fur_coat", 0, 6), NOTHING), ["Ben"], "infamy"),
        (table(("crown", 0, 4), ("scepter", 0, 4), NOTHING), ["Ada", "Ben"], "shared"),
        (
            table(
                ("crown", 0, 4), ("scepter", 0, 4), NOTHING, marker="Cy", final_tiebreak="marker"
            ),
            ["Ada"],
            "marker",
        ),
    ],
)
def test_ties_are_broken_as_in_example_10(
    position: JsonObject, winners: list[str], decided_by: str
) -> None:
    result = GAME.score(position).result
    assert result["winners"] == winners
    assert result["decided_by"] == decided_by


def test_the_result_has_the_format_of_the_rules() -> None:
    result = GAME.score({**E01, "start_marker": "Ben"}).result
    ada = an_object(a_list(result["players"])[0])
    assert ada == {
        "name": "Ada",
        "cards": [
            {"id": "necklace", "points": 2},
            {"id": "corrupt_official", "points": 0},
            {"id": "tailor", "points": 0},
            {"id": "crown", "points": 6},
        ],
        "card_count": 4,
        "henchmen": 2,
        "gold": 2,
        "infamy": 5,
        "points": {"cards": 8, "infamy": 5, "henchmen": 3, "gold": 0},
        "total": 16,
        "rank": 1,
        "winner": True,
    }
    assert [an_object(player)["rank"] for player in a_list(result["players"])] == [1, 3, 2]
    assert {key: value for key, value in result.items() if key != "players"} == {
        "game": "thiefs_market",
        "format": 1,
        "winners": ["Ada"],
        "decided_by": "total",
    }


def test_ids_are_shown_as_they_were_written() -> None:
    result = GAME.score(CASES["E11"][0]).result
    cards = [
        an_object(card)["id"]
        for player in a_list(result["players"])
        for card in a_list(an_object(player)["cards"])
    ]
    assert "mimetic_stew=treasure_map" in cards
    assert "treasure_map" in cards
