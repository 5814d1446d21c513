"""Every code of section 11: its message, its place, and which defect comes first."""

from __future__ import annotations

import pytest

from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES, explain
from hideout.games.thiefs_market import GAME
from hideout.games.thiefs_market.vocabulary import BASE_IDS
from tests.kit.scenarios import DELETED, changed

GOOD: JsonObject = {
    "game": "thiefs_market",
    "format": 1,
    "options": {"second_place_after_tie": "next_count"},
    "start_marker": "Ben",
    "players": [
        {"name": "Ada", "cards": ["necklace", "corrupt_official"], "gold": 2, "infamy": 5},
        {"name": "Ben", "cards": ["fence", "brooch"], "gold": 4, "infamy": 7},
        {"name": "Cy", "cards": ["shadowy_hood", "scepter"], "gold": 0, "infamy": 3},
    ],
}
PROMOS = changed(GOOD, "options", {"promos": True})
PLAYER: JsonObject = {"name": "Ada", "cards": [], "gold": 0, "infamy": 0}


def with_cards(*cards: object, of: JsonObject = GOOD) -> JsonObject:
    return changed(of, "players.0.cards", list(cards))


A_CARDS = list(BASE_IDS[:16])
CASES: list[tuple[str, object, str]] = [
    ("not_object", [], "$"),
    ("not_object", changed(GOOD, "players.1", "Ben"), "$.players[1]"),
    ("unknown_field", changed(GOOD, "points", 3), "$.points"),
    ("unknown_field", changed(GOOD, "players.0.points", 3), "$.players[0].points"),
    ("missing_field", changed(GOOD, "format", DELETED), "$"),
    ("missing_field", changed(GOOD, "players.2.gold", DELETED), "$.players[2]"),
    ("wrong_game", changed(GOOD, "game", "caper"), "$.game"),
    ("wrong_format", changed(GOOD, "format", 2), "$.format"),
    ("wrong_format", changed(GOOD, "format", True), "$.format"),
    ("wrong_format", changed(GOOD, "format", 1.0), "$.format"),
    ("wrong_format", changed(GOOD, "format", "1"), "$.format"),
    ("bad_option", changed(GOOD, "options", []), "$.options"),
    ("bad_option", changed(GOOD, "options", {"colour": "red"}), "$.options.colour"),
    ("bad_option", changed(GOOD, "options", {"max_rounds": 3}), "$.options.max_rounds"),
    ("bad_option", changed(GOOD, "options", {"promos": "true"}), "$.options.promos"),
    ("bad_option", changed(GOOD, "options", {"majority_zero": 0}), "$.options.majority_zero"),
    ("bad_option", changed(GOOD, "options", {"majority_zero": None}), "$.options.majority_zero"),
    ("player_count", changed(GOOD, "players.2", DELETED), "$.players"),
    ("player_count", changed(GOOD, "players", [PLAYER] * 6), "$.players"),
    ("player_count", changed(GOOD, "players", 3), "$.players"),
    ("bad_name", changed(GOOD, "players.0.name", ""), "$.players[0].name"),
    ("bad_name", changed(GOOD, "players.0.name", 7), "$.players[0].name"),
    ("duplicate_name", changed(GOOD, "players.1.name", "Ada"), "$.players[1].name"),
    ("bad_number", changed(GOOD, "players.0.gold", -1), "$.players[0].gold"),
    ("bad_number", changed(GOOD, "players.0.gold", True), "$.players[0].gold"),
    ("bad_number", changed(GOOD, "players.0.infamy", 1.0), "$.players[0].infamy"),
    ("bad_number", changed(GOOD, "players.0.infamy", "1"), "$.players[0].infamy"),
    ("bad_cards", changed(GOOD, "players.0.cards", "crown"), "$.players[0].cards"),
    ("unknown_card", with_cards("crwon"), "$.players[0].cards[0]"),
    ("unknown_card", with_cards("x"), "$.players[0].cards[0]"),
    ("unknown_card", with_cards("crown", 4), "$.players[0].cards[1]"),
    ("unknown_card", with_cards("mimetic_stew=crwon", of=PROMOS), "$.players[0].cards[0]"),
    ("discarded_card", with_cards("unlabeled_potion"), "$.players[0].cards[0]"),
    ("promo_disabled", with_cards("wut"), "$.players[0].cards[0]"),
    ("duplicate_card", with_cards("fence"), "$.players[1].cards[0]"),
    ("duplicate_card", with_cards(*["treasure_map"] * 3), "$.players[0].cards[2]"),
    (
        "duplicate_card",
        with_cards("treasure_map", "treasure_map_ggb", "treasure_map_grr"),
        "$.players[0].cards[2]",
    ),
    ("bad_copy", with_cards("crown=fence"), "$.players[0].cards[0]"),
    ("bad_copy", with_cards("mimetic_stew=crown", of=PROMOS), "$.players[0].cards[0]"),
    ("bad_copy", with_cards("mimetic_stew=mimetic_stew", of=PROMOS), "$.players[0].cards[0]"),
    ("bad_copy", with_cards("crown", "mimetic_stew=crown", of=PROMOS), "$.players[0].cards[1]"),
    (
        "deck_limit",
        changed(
            with_cards(*(card for card in A_CARDS if card not in ("fence", "shadowy_hood"))),
            "players.2.cards",
            [],
        ),
        "$.players",
    ),
    ("bad_marker", changed(GOOD, "start_marker", "Di"), "$.start_marker"),
    ("bad_marker", changed(GOOD, "start_marker", 1), "$.start_marker"),
    (
        "missing_marker",
        changed(changed(GOOD, "options", {"final_tiebreak": "marker"}), "start_marker", DELETED),
        "$",
    ),
]


def test_the_good_position_is_good() -> None:
    assert GAME.score(GOOD).result["winners"]
    assert GAME.score(with_cards("mimetic_stew=fence", of=PROMOS)).result["winners"]
    assert GAME.json_code == "bad_json"


@pytest.mark.parametrize(("code", "position", "path"), CASES)
def test_a_bad_position_is_refused_by_its_code(code: str, position: object, path: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.score(position)
    assert (caught.value.code, caught.value.path) == (code, path)
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_misspelt_card_is_guessed() -> None:
    with pytest.raises(PositionError, match="did you mean crown"):
        GAME.score(with_cards("crwon"))


ORDER = [
    ("players.0.cards.0", "fence", "duplicate_card"),
    ("players.2.cards.0", "x", "unknown_card"),
    ("players.1.infamy", -1, "bad_number"),
    ("players.1.name", "", "bad_name"),
    ("players.0.points", 1, "unknown_field"),
    ("options", {"x": 1}, "bad_option"),
    ("format", 2, "wrong_format"),
    ("game", "x", "wrong_game"),
    ("extra", 1, "unknown_field"),
]


def test_the_first_defect_in_the_order_of_the_rules_is_reported() -> None:
    position = changed(GOOD, "start_marker", "nobody")
    for path, value, code in ORDER:
        position = changed(position, path, value)
        with pytest.raises(PositionError) as caught:
            GAME.score(position)
        assert caught.value.code == code
