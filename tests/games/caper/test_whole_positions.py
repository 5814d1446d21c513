"""Positions in mid-game, as people type them in: what does not fit together is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.referee import run_scenario
from hideout.core.text import texts
from hideout.games.caper import GAME
from tests.kit.scenarios import (
    DELETED,
    at,
    changed,
    json_list,
    new_table,
    part,
    play_on,
    position_of,
    scenario,
)


def after(name: str) -> JsonObject:
    """The whole position, decks included, that a scenario leads to."""
    return GAME.dump(run_scenario(GAME, scenario("caper", name)).state)


def finished_in(city: str) -> JsonObject:
    table = new_table(agree(GAME, 2, city), 1)
    play_on(table, Quick(1))
    return GAME.dump(table.state)


GEAR_ROUND = position_of("caper", "CAP-24_a_discard_may")
THIEF_ROUND = position_of("caper", "CAP-45")
WITH_DECKS = after("CAP-30_no_target")
FLIP = after("CAP-30_a_target")
FLIP_THIEF = GAME.dump(
    run_scenario(
        GAME, changed(scenario("caper", "CAP-35_gear_shelters"), "answers.2", DELETED)
    ).state
)
THREE = after("CAP-30_with_three_players")
SNITCH = position_of("caper", "T12_snitch_round_three.json")
MASTERMIND = position_of("caper", "CAP-51_the_snitch")
LOOKOUTS = position_of("caper", "CAP-02_discarded")
TEAM = position_of("caper", "CAP-44_nothing")
LATER_PASS = after("T11_discard")
ONE_TURN = part(TEAM, "play", "turns", 0)
GETAWAY = position_of("caper", "T13_choices")
BELTS = position_of("caper", "CAP-37_each_copy")
_green = json_list(THIEF_ROUND, "play", "discards", "green", "gear")
GREEN_DISCARDS = [_green[:3], _green[3:]]
OVER_IN_PARIS = finished_in("paris")


class Defect(NamedTuple):
    """What is wrong, and how it is told."""

    code: str
    message: str
    base: JsonObject
    changes: Mapping[str, object]

    def position(self) -> JsonObject:
        """The position with this defect."""
        position = self.base
        for path, value in self.changes.items():
            position = changed(position, path, value)
        return position


def play(message: str, base: JsonObject, **changes: object) -> Defect:
    """A defect of the part under `play`; `__` stands for a dot."""
    paths = {f"play.{path.replace('__', '.')}": value for path, value in changes.items()}
    return Defect("E_PLAY", message, base, paths)


def key(message: str, base: JsonObject, path: str, value: object) -> Defect:
    return Defect("E_KEY", message, base, {path: value})


ASKS = "play_thief, play_gear, flip_thief, flip_gear, snitch_give, lookout_pass, getaway, over"
DEFECTS = [
    # -- where the game stands
    play("round 7 does not exist, rounds are 1 to 6", GEAR_ROUND, round=7),
    play("round 0 does not exist, rounds are 1 to 6", GEAR_ROUND, round=0),
    play("turn 6 does not exist here, round 2 has turns 1 to 5", GEAR_ROUND, turn=6),
    play("turn 0 does not exist here, round 2 has turns 1 to 5", GEAR_ROUND, turn=0),
    play(f"unknown question 'x' (known: {ASKS})", GEAR_ROUND, ask="x"),
    play(
        "question 'snitch_give' does not come up here with 2 players", GEAR_ROUND, ask="snitch_give"
    ),
    play(
        "question 'lookout_pass' does not come up here with 3 players", SNITCH, ask="lookout_pass"
    ),
    play(
        "question 'play_thief' does not come up here with 2 players", GEAR_ROUND, ask="play_thief"
    ),
    play("question 'play_gear' does not come up here with 2 players", THIEF_ROUND, ask="play_gear"),
    play("question 'getaway' does not come up here with 2 players", GEAR_ROUND, ask="getaway"),
    play("question 'over' does not come up here with 2 players", GEAR_ROUND, ask="over"),
    play("it cannot be blue's turn here", GEAR_ROUND, side="blue"),
    play("it cannot be cream's turn here", SNITCH, side="cream"),
    play("it cannot be cream's turn here", LOOKOUTS, side="cream"),
    play("it cannot be green's turn here", OVER_IN_PARIS, side="green"),
    Defect("E_TYPE", "side must be a string", GEAR_ROUND, {"play.side": DELETED}),
    Defect("E_TYPE", "round must be an integer", GEAR_ROUND, {"play.round": "2"}),
    Defect("E_TYPE", "play must be an object", GEAR_ROUND, {"play": []}),
    key("missing key 'play'", GEAR_ROUND, "play", DELETED),
    key("missing key 'hands'", GEAR_ROUND, "play.hands", DELETED),
    key("missing key 'green'", GEAR_ROUND, "play.hands.green", DELETED),
    key("unknown key 'snitch'", GEAR_ROUND, "play.hands.snitch", []),
    key("unknown key 'hand'", GEAR_ROUND, "play.hand", []),
    key("unknown key 'partial'", GEAR_ROUND, "partial", True),
    key("unknown key 'discarded_gear'", TEAM, "discarded_gear", {"cream": 0, "green": 0}),
    # -- cards
    play("cream holds 5 cards, 6 are expected here", GEAR_ROUND, hands__cream__0=DELETED),
    play("cream holds 1 card, 0 are expected here", GETAWAY, hands__cream__0="skeleton_key"),
    play(
        '"?" stands for a hidden card, a whole position needs every card',
        GEAR_ROUND,
        hands__cream__0="?",
    ),
    Defect("E_CARD", "unknown gear 'the_mime'", GEAR_ROUND, {"play.hands.cream.0": "the_mime"}),
    Defect(
        "E_CARD",
        "gear laundromatic does not belong to rome",
        GEAR_ROUND,
        {"play.discards.cream.gear": ["laundromatic"]},
    ),
    Defect(
        "E_COPIES",
        "posto_segreto appears 2 times, the game has 1",
        GEAR_ROUND,
        {"play.hands.cream.0": "posto_segreto", "play.hands.green.0": "posto_segreto"},
    ),
    Defect(
        "E_COPIES",
        "the_saint appears 2 times, the game has 1",
        THIEF_ROUND,
        {"play.hands.cream.0": "the_saint"},
    ),
    play(
        "deck thief has 11 cards left, 10 are expected here",
        GEAR_ROUND,
        discards__cream__thieves=[],
    ),
    play(
        "cards missing from the position: the_gentleman",
        WITH_DECKS,
        discards__cream__thieves=[],
    ),
    Defect(
        "E_PLAY",
        "cream has 2 thieves in play, 3 are expected here",
        GEAR_ROUND,
        {
            "locations.0.cream": DELETED,
            "play.discards.cream.thieves": ["the_gentleman", "the_saint"],
        },
    ),
    play(
        "cream has 0 thieves in the discard pile, 1 is expected here",
        GEAR_ROUND,
        discards__cream__thieves=[],
        discards__green__thieves=["the_smuggler", "the_gentleman"],
    ),
    play(
        "cream has played or discarded 4 gear cards, 3 are expected here",
        BELTS,
        discards__cream__gear=["simple_disguise"],
        discards__green__gear=["simple_disguise", "simple_disguise"],
    ),
    Defect(
        "E_GEAR",
        "green has 6 gear cards in play, at most 5 are possible",
        THIEF_ROUND,
        {
            "locations.0.green.0.gear": json_list(GREEN_DISCARDS, 0),
            "locations.1.green.0.gear": json_list(GREEN_DISCARDS, 1),
            "play.discards.green.gear": [],
        },
    ),
    # -- the Snitch
    play("the Snitch's pile has 1 card, 2 are expected here", SNITCH, pile=["the_don"]),
    play("cream cannot have eavesdropper there", MASTERMIND, given={"cream": "eavesdropper"}),
    # -- the Lookouts
    play("turn 2 does not exist here, round 2 has turns 1 to 1", TEAM, turns=[ONE_TURN, ONE_TURN]),
    play("turn 0 does not exist here, round 2 has turns 1 to 1", TEAM, turns=[]),
    play("green_lookout must have passed 2 cards, not 1", TEAM, turns__0__passed__green__1=DELETED),
    play("what green played does not fit the cards passed", TEAM, turns__0__played__green=None),
    play(
        "what green played does not fit the cards passed",
        TEAM,
        turns__0__played__green="smoke_screen",
    ),
    play(
        "what cream played does not fit the cards passed",
        TEAM,
        turns__0__played__cream="helping_hand",
    ),
    play(
        "what cream played does not fit the cards passed",
        TEAM,
        turns__0__played__cream="smoke_screen",
    ),
    play(
        "green_lookout cannot have helping_hand there",
        TEAM,
        turns__0__passed__green=["helping_hand", "smoke_screen"],
    ),
    play(
        "Lookouts are still to pass in this turn, "
        "so nothing can have been passed or played in it yet",
        LOOKOUTS,
        turns=[{"passed": {"cream": ["the_mime"], "green": []}, "played": {}}],
    ),
    play(
        "cream_lookout cannot have the_mime there",
        LOOKOUTS,
        chosen={"cream": ["the_mime", "the_barber"]},
    ),
    play(
        "unknown question 'lookout_pass' (known: play)",
        LOOKOUTS,
        chosen={"cream": ["the_mime"], "green": ["the_mime"]},
    ),
    play(
        "cream_lookout holds 1 card, 2 are expected here",
        LOOKOUTS,
        chosen={"cream": ["the_barber"]},
    ),
    # -- turning cards
    play("cream has not just played the_saint there", FLIP_THIEF, flip__by="the_saint"),
    play("cream has not just played the_dame there", FLIP_THIEF, flip__by="the_dame"),
    key("missing key 'flip'", FLIP, "play.flip", DELETED),
    key("unknown key 'flip'", GEAR_ROUND, "play.flip", {"by": "blazeblaster"}),
    Defect("E_LOCATION", "unknown location", FLIP, {"play.flip.location": "the_casino"}),
    play("the_yacht: there is nothing to turn", FLIP, flip__location="the_yacht"),
    play("cream has not just played smoke_screen there", FLIP, flip__by="smoke_screen"),
    Defect("E_CARD", "unknown gear 'the_illusionist'", FLIP, {"play.flip.by": "the_illusionist"}),
    play(
        "cream has not just played blazeblaster there",
        changed(FLIP, "locations.0.cream.0.gear", DELETED),
        discards__cream__gear=["simple_disguise", "blazeblaster"],
    ),
    # -- the getaway
    Defect(
        "E_PLAY",
        "there is no getaway in paris",
        OVER_IN_PARIS,
        {"play.ask": "getaway", "play.side": "green"},
    ),
    play(
        "green has no such getaway left", GETAWAY, getaways={"cream": [0, 0, 0], "green": [2, 0, 0]}
    ),
    play(
        "cream has no such getaway left", GETAWAY, getaways={"cream": [0, 1, 0], "green": [1, 0, 0]}
    ),
    play(
        "green has no such getaway left", GETAWAY, getaways={"cream": [1, 0, 0], "green": [0, 0, 0]}
    ),
    key("unknown key 'getaways'", GEAR_ROUND, "play.getaways", {}),
]


@pytest.mark.parametrize(
    "base",
    [
        *(GEAR_ROUND, THIEF_ROUND, WITH_DECKS, FLIP, FLIP_THIEF, THREE, SNITCH, MASTERMIND),
        *(LOOKOUTS, TEAM, LATER_PASS, GETAWAY, OVER_IN_PARIS),
    ],
)
def test_the_position_itself_is_fine(base: JsonObject) -> None:
    state = GAME.load(base)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.message)
def test_the_defect_is_named(defect: Defect) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load(defect.position())
    assert (error.value.code, str(error.value)) == (defect.code, defect.message)
    assert error.value.path.startswith("$")


def test_every_sentence_about_positions_in_play_is_among_them() -> None:
    used: set[str] = set()
    for defect in DEFECTS:
        with pytest.raises(PositionError) as error:
            GAME.load(defect.position())
        used.add(error.value.text)
    sentences = {id for id in texts("en").ids() if id.startswith("caper-error-play_")}
    assert sentences == {id for id in used if id.startswith("caper-error-play_")}


def test_a_lookout_cannot_choose_the_same_thief_twice() -> None:
    position = changed(LOOKOUTS, "play.hands.cream_lookout", ["the_mime", "the_mime", "the_chef"])
    position = changed(position, "play.chosen", {"cream": ["the_mime", "the_mime"]})
    with pytest.raises(PositionError) as error:
        GAME.load(position)
    assert error.value.code == "E_COPIES"


def test_the_order_of_missing_decks_is_nobodys_choice_but_always_the_same() -> None:
    first, second = GAME.dump(GAME.load(GEAR_ROUND)), GAME.dump(GAME.load(GEAR_ROUND))
    assert first == second
    decks = part(first, "play", "decks")
    assert sorted(map(str, json_list(decks, "gear"))) != json_list(decks, "gear")


def test_even_text_that_is_no_text_is_refused_in_words() -> None:
    for path in ("play.flip.by", "play.flip.location"):
        position = changed(changed(FLIP, "play.decks", DELETED), path, "\ud800")
        with pytest.raises(PositionError) as error:
            GAME.load(position)
        assert error.value.code in ("E_CARD", "E_LOCATION")


def test_in_a_typed_position_the_snitch_has_given_one_of_two_cards() -> None:
    """Green decides whom to turn; cream has still to play and holds a card of the Snitch's."""
    typed = changed(changed(THREE, "play.given", DELETED), "play.decks", DELETED)
    view = GAME.view(GAME.load(changed(typed, "play.pile", DELETED)), 2).json()
    assert json_list(view, "play", "hands", "cream").count("?") == 1
    assert json_list(view, "play", "hands", "green") == ["?"]


def test_an_imagined_snitch_has_given_one_of_two_cards() -> None:
    for seat in (None, 1):
        imagined = GAME.imagine(GAME.view(GAME.load(THREE), seat), Quick(seat or 0))
        play = part(GAME.dump(imagined), "play")
        assert at(play, "given", "cream") in json_list(play, "hands", "cream")


def test_a_pile_left_out_is_what_is_missing() -> None:
    for base in (SNITCH, MASTERMIND):
        typed = base if base is MASTERMIND else changed(base, "play.pile", DELETED)
        play_part = part(GAME.dump(GAME.load(typed)), "play")
        assert len(json_list(play_part, "pile")) == (8 if base is MASTERMIND else 2)


def test_getaways_are_told_for_three_places() -> None:
    position = changed(GETAWAY, "play.getaways", {"cream": [1, 0], "green": [1, 0, 0]})
    with pytest.raises(PositionError) as error:
        GAME.load(position)
    assert (error.value.code, error.value.path) == ("E_TYPE", "$.play.getaways.cream")
