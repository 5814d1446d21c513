"""Whole positions: typed in by a person, read with exact complaints, played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.chance import Quick
from hideout.core.errors import InputError, PositionError
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES, explain
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import (
    DELETED,
    changed,
    damaged,
    json_list,
    part,
    position_of,
    read_object,
    scenario_files,
)
from tests.kit.walks import play_out


def asked(name: str, *answers: tuple[int, str]) -> JsonObject:
    """The position of a scenario after some answers."""
    state = GAME.load(position_of("caper_europe", name))
    for seat, text in answers:
        action = GAME.actions.from_text(text)
        assert state.refuse(seat, action) is None
        state.apply(seat, action, Quick(1))
    return GAME.dump(state)


GEAR = position_of("caper_europe", "CEU-14_the_last_space")
THIEF = position_of("caper_europe", "WE-34_the_barber_comes")
BURN = asked("CEU-16_only_top_gear", (1, "play blazeblaster 1.1"))
RETURN = asked("CEU-21_the_owner_chooses", (1, "play blazeblaster 1.1"))
SMUGGLE = asked("CEU-37_a_thief_that_takes", (0, "play the_smuggler 1"))
TAKE = asked("CEU-37_a_free_choice_of_type", (0, "play aqua_respirator 1.1"))
FULL = position_of("caper_europe", "CEU-20_a_fifth_token")


def over() -> JsonObject:
    state = GAME.load(GEAR)
    play_out(state, 5)
    return GAME.dump(state)


OVER = over()


class Defect(NamedTuple):
    """What is wrong, and how it is told."""

    message: str
    base: JsonObject
    changes: Mapping[str, object]
    code: str = "E_PLAY"

    def position(self) -> JsonObject:
        """The position with this defect and no other."""
        position = self.base
        for path, value in self.changes.items():
            position = changed(position, path, value)
        return position


def frame() -> list[Defect]:
    asks = "play_thief, play_gear, choose_loot, choose_burn, choose_return, over"
    six, five = "a whole number from 1 to 6", "a whole number from 1 to 5"
    deck = json_list(TAKE, "play", "decks", "gear")
    return [
        *(
            Defect(f"play.round: must be {six}", GEAR, {"play.round": n})
            for n in (0, 7, "2", True, None)
        ),
        *(Defect(f"play.turn: must be {five}", GEAR, {"play.turn": n}) for n in (0, 6, 1.0)),
        Defect(f"play.ask: unknown question 'x' (known: {asks})", GEAR, {"play.ask": "x"}),
        Defect(f"play.ask: unknown question '3' (known: {asks})", GEAR, {"play.ask": 3}),
        *(
            Defect(
                f"play.ask: question '{ask}' does not come up here in round {round}",
                base,
                {"play.ask": ask},
            )
            for base, ask, round in ((GEAR, "play_thief", 2), (THIEF, "play_gear", 3))
        ),
        Defect(
            "play.ask: question 'over' does not come up here in round 2", GEAR, {"play.ask": "over"}
        ),
        *(
            Defect(f"play.side: it cannot be the turn of '{side}' here", GEAR, {"play.side": side})
            for side in ("c", None, 0)
        ),
        Defect("play.side: it cannot be the turn of 'a' here", OVER, {"play.side": "a"}),
        Defect("play.hands: missing key 'b'", GEAR, {"play.hands.b": DELETED}, "E_KEY"),
        Defect("play.hands: unknown key 'c'", GEAR, {"play.hands.c": []}, "E_KEY"),
        Defect("play.hands.a: must be a list", GEAR, {"play.hands.a": "all"}, "E_TYPE"),
        Defect("play.hands.a: 5 cards; 6 are expected here", GEAR, {"play.hands.a.5": DELETED}),
        Defect(
            "play.hands.b: 6 cards; 5 are expected here", GEAR, {"play.hands.b.5": "skeleton_key"}
        ),
        Defect(
            'play.hands.a[0]: "?" stands for a hidden card; a whole position needs every card',
            GEAR,
            {"play.hands.a.0": "?"},
        ),
        Defect(
            "play.hands.a[0]: unknown gear 'the_mime'",
            GEAR,
            {"play.hands.a.0": "the_mime"},
            "E_CARD",
        ),
        Defect("play: missing key 'hands'", GEAR, {"play.hands": DELETED}, "E_KEY"),
        Defect("play: unknown key 'x'", GEAR, {"play.x": 1}, "E_KEY"),
        Defect("play: must be an object", GEAR, {"play": []}, "E_TYPE"),
        Defect("play: unknown key 'now'", GEAR, {"play.now": {}}, "E_KEY"),
        Defect("play.decks: missing key 'gear'", TAKE, {"play.decks.gear": DELETED}, "E_KEY"),
        Defect(
            f"play: cards missing from the position: {deck[-1]}",
            TAKE,
            {f"play.decks.gear.{len(deck) - 1}": DELETED},
        ),
        Defect(
            "position: card 'the_dame' appears 2 times; the game has 1",
            GEAR,
            {"players.0.discard.0": "the_dame"},
            "E_COPIES",
        ),
        Defect("options: unknown option 'x'", GEAR, {"options": {"x": "y"}}, "E_OPTION"),
    ]


def progress() -> list[Defect]:
    """Cards on the wrong side of the table: the decks are as large as they must be."""
    mine = json_list(GEAR, "locations", 2, "crews", 0)
    theirs = json_list(GEAR, "locations", 2, "crews", 1)
    discards = [json_list(GEAR, "players", side, "discard") for side in (0, 1)]
    return [
        Defect(
            "locations: player 0 has played 4 thieves; 3 are expected here",
            GEAR,
            {"locations.2.crews": [[*mine, theirs[-1]], theirs[:-1]]},
        ),
        Defect(
            "locations: player 0 has used 1 gear card, the discarded ones included; "
            "0 are expected here",
            GEAR,
            {
                "players.0.discard": [*discards[0], discards[1][-1]],
                "players.1.discard": discards[1][:-1],
            },
        ),
        Defect(
            "players[0].discard: 0 thieves; 1 is expected here",
            GEAR,
            {"players.0.discard": [], "players.1.discard": [*discards[0], *discards[1]]},
        ),
    ]


def loot() -> list[Defect]:
    return [
        Defect("locations[0].loot: must be an object", GEAR, {"locations.0.loot": []}, "E_TYPE"),
        Defect(
            "locations[0].loot: unknown key 'wild'", GEAR, {"locations.0.loot.wild": 1}, "E_KEY"
        ),
        Defect(
            "locations[0].loot.diamond: must be a whole number from 0 to 4",
            GEAR,
            {"locations.0.loot.diamond": 5},
        ),
        Defect(
            "locations: with the hideouts there are 5 diamond tokens; the game has 4",
            TAKE,
            {"players.1.hideout.diamond": 1},
        ),
        Defect(
            "locations[0].loot: 5 tokens; there are 4 slots",
            TAKE,
            {"locations.0.loot": {"diamond": 3, "antique": 2}},
        ),
    ]


def questions() -> list[Defect]:
    here = "the_gala, the_yacht, the_casino"
    return [
        Defect("play: missing key 'now'", TAKE, {"play.now": DELETED}, "E_KEY"),
        Defect("play.now: must be an object", TAKE, {"play.now": []}, "E_TYPE"),
        Defect("play.now: missing key 'card'", TAKE, {"play.now.card": DELETED}, "E_KEY"),
        Defect("play.now: missing key 'burned'", RETURN, {"play.now.burned": DELETED}, "E_KEY"),
        Defect("play.now: unknown key 'x'", TAKE, {"play.now.x": 1}, "E_KEY"),
        *(
            Defect(
                f"play.now.location: must be a location of this table: {here}",
                BURN,
                {"play.now.location": location},
            )
            for location in ("the_louvre", 3)
        ),
        Defect("play.now.stack: must be a whole number from 1 to 3", BURN, {"play.now.stack": 4}),
        Defect(
            "play.now.card: 'skeleton_key' is not the card that was just played there",
            BURN,
            {"play.now.card": "skeleton_key"},
        ),
        Defect(
            "play.now.card: 'blazeblaster' is not the card that was just played there",
            BURN,
            {"play.now.stack": 2},
        ),
        Defect(
            "play.now.card: 'the_barber' is not the card that was just played there",
            SMUGGLE,
            {"play.now.card": "the_barber", "play.now.stack": 1},
        ),
        Defect(
            "play.now.clause: the card asks nothing there (its clauses that ask: 1)",
            TAKE,
            {"play.now.clause": 2},
        ),
        Defect(
            "play.now.clause: the card asks nothing there (its clauses that ask: 1)",
            TAKE,
            {"play.now.clause": True},
        ),
        Defect("play.now.burns: must be a whole number from 0 to 0", BURN, {"play.now.burns": 1}),
        Defect(
            "play.now.laundered: must be a whole number from 0 to 99",
            TAKE,
            {"play.now.laundered": -1},
        ),
        Defect(
            "play.now.burned: 'skeleton_key' is not the last card of the rival's discard area",
            RETURN,
            {"play.now.burned": "skeleton_key"},
        ),
        Defect(
            "play.now.undone: the card asks nothing there (its clauses that ask: 1)",
            RETURN,
            {"play.now.undone": 2},
        ),
        Defect(
            "play.ask: there is no choice to make, possible answers: 1",
            TAKE,
            {"locations.0.loot.diamond": 0, "players.1.hideout.diamond": 2},
        ),
        Defect(
            "play.ask: there is no choice to make, possible answers: 1",
            RETURN,
            {"players.0.hideout.antique": 0, "locations.1.loot.antique": 1},
        ),
        Defect(
            "play.ask: there is no choice to make, possible answers: 0",
            RETURN,
            {"players.0.hideout.antique": 0, "locations.0.loot.antique": 3},
        ),
        Defect(
            "play.ask: there is no choice to make, possible answers: 1",
            BURN,
            {
                "locations.0.crews.0.0.gear": DELETED,
                "players.0.discard": [
                    *json_list(BURN, "players", 0, "discard"),
                    "simple_disguise",
                ],
            },
        ),
        Defect("play.now.before: must be a list", TAKE, {"play.now.before": 1}, "E_TYPE"),
        Defect("play.now.before: 1 number; 0 are expected here", TAKE, {"play.now.before": [1]}),
    ]


DEFECTS = [*frame(), *progress(), *loot(), *questions()]


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.message)
def test_the_defect_is_told(defect: Defect) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load(defect.position())
    assert str(error.value) == defect.message
    assert error.value.code == defect.code
    assert len({explain(error.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_deck_of_the_wrong_size_is_found() -> None:
    data = position_of("caper_europe", "CEU-03_two_thieves_in_round_five")
    thieves = json_list(data, "play", "decks", "thieves")
    late = changed(data, "play.round", 2)
    with pytest.raises(PositionError) as error:
        GAME.load(late)
    assert error.value.code == "E_PLAY"
    assert str(error.value) == (
        f"play.decks.thieves: {len(thieves)} cards left; 10 are expected here"
    )


def test_decks_that_are_left_out_are_what_is_missing_in_an_order_nobody_chose() -> None:
    state = GAME.load(GEAR)
    again = GAME.load(GEAR)
    assert GAME.dump(state) == GAME.dump(again)
    other = GAME.load(changed(GEAR, "players.1.name", "C"))
    assert GAME.dump(other) != GAME.dump(state)
    assert sorted(map(str, json_list(GAME.dump(other), "play", "decks", "gear"))) == sorted(
        map(str, json_list(GAME.dump(state), "play", "decks", "gear"))
    )


@pytest.mark.parametrize("base", [BURN, RETURN, TAKE], ids=["burn", "return", "take"])
def test_what_a_question_needs_beyond_the_card_can_be_left_out(base: JsonObject) -> None:
    plain = base
    for key in ("clause", "burns", "before", "laundered", "undone"):
        if key in part(base, "play", "now"):
            plain = changed(plain, f"play.now.{key}", DELETED)
    assert GAME.dump(GAME.load(plain)) == base


def test_counts_before_the_play_are_found_without_the_card() -> None:
    # The Barber counts sets; The Smuggler asks in the middle of his play.
    assert part(SMUGGLE, "play", "now")["before"] == [1]
    plain = changed(SMUGGLE, "play.now.before", DELETED)
    assert GAME.dump(GAME.load(plain)) == SMUGGLE
    with pytest.raises(PositionError, match="from 0 to 99"):
        GAME.load(changed(SMUGGLE, "play.now.before", ["2"]))


def test_more_than_four_tokens_may_lie_where_that_is_agreed() -> None:
    state = GAME.load(FULL)
    action = GAME.actions.from_text("play blazeblaster 1.1")
    state.apply(1, action, Quick(1))
    assert sum(part(GAME.dump(state), "locations", 0, "loot").values()) == 5  # type: ignore[arg-type]
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_a_finished_game_reads_back() -> None:
    state = GAME.load(OVER)
    assert state.pending() == ()
    assert state.outcome() is not None
    assert GAME.dump(state) == OVER


STARTS = [
    part(data, "position")
    for data in map(read_object, scenario_files("caper_europe"))
    if "position" in data
]


@settings(max_examples=150)
@given(st.sampled_from([*STARTS[::6], BURN, RETURN, TAKE, OVER]).flatmap(damaged))
def test_damaged_input_is_refused_with_a_sentence_or_can_be_played(data: object) -> None:
    try:
        state = GAME.load(data)
    except InputError as error:
        said = explain(error)
    else:
        play_out(state, 3)
        said = str(state.outcome())
    assert said.strip()


@settings(max_examples=100)
@given(st.sampled_from(STARTS[::9]).flatmap(damaged))
def test_damaged_tables_are_refused_with_a_sentence_or_scored(data: object) -> None:
    try:
        said = str(GAME.score(data).result["game"])
    except InputError as error:
        said = explain(error)
    assert said.strip()
