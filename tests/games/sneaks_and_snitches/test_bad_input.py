"""What is wrong with a position, a round or a saved game is said exactly, by code and place."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import InputError, NotationError
from hideout.core.game import JsonObject, State
from hideout.core.options import agree
from hideout.core.referee import run_scenario
from hideout.games.sneaks_and_snitches import GAME
from hideout.games.sneaks_and_snitches import actions as act
from tests.kit.scenarios import DELETED, changed
from tests.kit.texts_said import said_in_every_language

CASES = {
    case["id"]: case
    for case in map(
        json.loads,
        (Path(__file__).parent / "cases.jsonl").read_text(encoding="utf-8").splitlines(),
    )
}
HEAD = {"game": "sneaks_and_snitches", "format": 1}
POSITION: JsonObject = {**HEAD, **CASES["W6"]["position"]}
DUEL: JsonObject = {**HEAD, **CASES["W9"]["position"]}
ROUND: JsonObject = {**HEAD, "kind": "round", **CASES["X8"]["scenario"]}
CHOICE: JsonObject = {**HEAD, "kind": "round", **CASES["X10"]["scenario"]}
TWO: JsonObject = {**HEAD, "kind": "round", **CASES["W8"]["scenario"]}


def check(error: InputError, code: str, path: str) -> None:
    """The error has this code and place, and can be said in every language."""
    assert (error.code, error.path) == (code, path)
    said_in_every_language(error.text, error.details)


# -- the score pad -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("game", DELETED, "E_GAME", "$.game"),
        ("game", "caper", "E_GAME", "$.game"),
        ("format", DELETED, "E_FORMAT", "$.format"),
        ("format", 2, "E_FORMAT", "$.format"),
        ("format", True, "E_FORMAT", "$.format"),
        ("format", "1", "E_FORMAT", "$.format"),
        ("zebra", 1, "E_UNKNOWN_KEY", "$.zebra"),
        ("players", DELETED, "E_TYPE", "$.players"),
        ("players", {}, "E_TYPE", "$.players"),
        ("players", [], "E_PLAYERS", "$.players"),
        ("players.1", 3, "E_TYPE", "$.players[1]"),
        ("players.1.item", {}, "E_UNKNOWN_KEY", "$.players[1].item"),
        ("players.1.name", DELETED, "E_NAME", "$.players[1].name"),
        ("players.1.name", " ", "E_NAME", "$.players[1].name"),
        ("players.1.name", 7, "E_NAME", "$.players[1].name"),
        ("players.1.name", "Blue", "E_NAME", "$.players[1].name"),
        ("players.1.items", DELETED, "E_TYPE", "$.players[1].items"),
        ("players.1.items", [], "E_TYPE", "$.players[1].items"),
        ("players.1.items.pink", 1, "E_COLOUR", "$.players[1].items.pink"),
        ("players.1.items.red", True, "E_COUNT", "$.players[1].items.red"),
        ("players.1.items.red", 2.0, "E_COUNT", "$.players[1].items.red"),
        ("players.1.items.red", "2", "E_COUNT", "$.players[1].items.red"),
        ("players.1.stash", 3, "E_TYPE", "$.players[1].stash"),
        ("players.1.stash.red", -1, "E_COUNT", "$.players[1].stash.red"),
        ("players.1.special_items", {}, "E_TYPE", "$.players[1].special_items"),
        ("players.1.special_items.0", 0, "E_SPECIAL", "$.players[1].special_items[0]"),
        ("players.1.special_items.0", True, "E_SPECIAL", "$.players[1].special_items[0]"),
        ("vp_card", [], "E_TYPE", "$.vp_card"),
        ("vp_card", {"pink": []}, "E_COLOUR", "$.vp_card.pink"),
        ("vp_card", {"blue": [3, 0, 0, 0]}, "E_VP_CARD", "$.vp_card.green"),
        ("vp_card", {"blue": [3, 4, 0, 0]}, "E_VP_CARD", "$.vp_card.blue"),
        ("vp_card", {"blue": [3, -1, -2, -3]}, "E_VP_CARD", "$.vp_card.blue"),
        ("vp_card", {"blue": [3, True, 0, 0]}, "E_VP_CARD", "$.vp_card.blue"),
        ("vp_card", {"blue": [3, 0, 0]}, "E_VP_CARD", "$.vp_card.blue"),
        ("vp_card", {"blue": 3}, "E_VP_CARD", "$.vp_card.blue"),
        ("options", [], "E_TYPE", "$.options"),
        ("options", {"margin": 2}, "E_UNKNOWN_KEY", "$.options.margin"),
        ("options", {"zero_items": "no"}, "E_OPTION", "$.options.zero_items"),
        ("options", {"zero_items": []}, "E_OPTION", "$.options.zero_items"),
        ("options", {"two_player_margin": 2}, "E_OPTION", "$.options.two_player_margin"),
    ],
)
def test_a_damaged_position(path: str, value: object, code: str, where: str) -> None:
    with pytest.raises(InputError) as raised:
        GAME.score(changed(POSITION, path, value))
    check(raised.value, code, where)


@pytest.mark.parametrize("margin", [3, "2", True, 1.0])
def test_a_margin_that_is_none(margin: object) -> None:
    with pytest.raises(InputError) as raised:
        GAME.score({**DUEL, "options": {"two_player_margin": margin}})
    check(raised.value, "E_OPTION", "$.options.two_player_margin")


def test_a_position_that_is_no_object() -> None:
    with pytest.raises(InputError) as raised:
        GAME.score([POSITION])
    check(raised.value, "E_TYPE", "$")


def test_the_first_defect_is_reported() -> None:
    # In the order of the rules: format before keys, keys before players, players in seat order.
    damaged: JsonObject = {**POSITION, "zebra": 1, "ant": 1, "players": 3, "vp_card": 3}
    with pytest.raises(InputError) as raised:
        GAME.score({**damaged, "format": 0})
    check(raised.value, "E_FORMAT", "$.format")
    with pytest.raises(InputError) as raised:
        GAME.score(damaged)
    check(raised.value, "E_UNKNOWN_KEY", "$.ant")
    assert raised.value.details["near"]


def test_a_long_value_is_quoted_shortly() -> None:
    with pytest.raises(InputError) as raised:
        GAME.score(changed(POSITION, "players.0.items.red", "x" * 99))
    assert len(str(raised.value.details["found"])) == 40


# -- rounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("game", "caper", "E_GAME", "$.game"),
        ("extra", 1, "E_UNKNOWN_KEY", "$.extra"),
        ("round", 0, "E_COUNT", "$.round"),
        ("round", DELETED, "E_COUNT", "$.round"),
        ("players.0.sneaks", DELETED, "E_TYPE", "$.players[0].sneaks"),
        ("players.0.sneaks", ["G"], "E_PLAN", "$.players[0]"),
        ("players.0.sneaks", ["AB"], "E_PLAN", "$.players[0]"),
        ("players.0.sneaks", [1], "E_PLAN", "$.players[0]"),
        ("players.0.sneaks", ["B"], "E_PLAN", "$.players[0]"),
        ("players.0.sneaks", [], "E_PLAN", "$.players"),
        ("players.0.snitches", ["B", "C"], "E_PLAN", "$.players"),
        ("players.0.items", 1, "E_TYPE", "$.players[0].items"),
        ("players.0.special_items", [9], "E_SPECIAL", "$.players[0].special_items[0]"),
        ("table", DELETED, "E_TYPE", "$.table"),
        ("table.F", DELETED, "E_TABLE", "$.table"),
        ("table.G", "i_red2", "E_TABLE", "$.table"),
        ("table.A", "i_red9", "E_CARD", "$.table.A"),
        ("bank", DELETED, "E_TYPE", "$.bank"),
        ("bank.pink", 1, "E_COLOUR", "$.bank.pink"),
        ("stash_deck", ["pink"], "E_COLOUR", "$.stash_deck[0]"),
        ("loot_deck", ["i_red2", 3], "E_CARD", "$.loot_deck[1]"),
        ("choices", {}, "E_TYPE", "$.choices"),
        ("choices", [], "E_CHOICE", "$.choices"),
        ("choices.2", {"stop": False}, "E_CHOICE", "$.choices[2]"),
        ("choices.2", {"halt": True}, "E_CHOICE", "$.choices[2]"),
        ("choices.2", {"take": "blue"}, "E_CHOICE", "$.choices[2]"),
        ("choices.2", {"take": "pink"}, "E_COLOUR", "$.choices[2].take"),
        ("choices.2", {"swap": {"with": "Bo"}}, "E_CHOICE", "$.choices[2]"),
        ("choices.1.swap.with", "Zoe", "E_CHOICE", "$.choices[1].swap.with"),
        ("choices.1.swap.give", "pink", "E_COLOUR", "$.choices[1].swap.give"),
        ("choices.1.swap.give", "green", "E_CHOICE", "$.choices[1]"),
        ("options", {"zero": 1}, "E_UNKNOWN_KEY", "$.options.zero"),
        ("options", {"stash_shortage": 1}, "E_OPTION", "$.options.stash_shortage"),
        ("options", {"stash_shortage": []}, "E_OPTION", "$.options.stash_shortage"),
    ],
)
def test_a_damaged_round(path: str, value: object, code: str, where: str) -> None:
    with pytest.raises(InputError) as raised:
        run_scenario(GAME, changed(ROUND, path, value))
    check(raised.value, code, where)


def test_a_choice_too_many() -> None:
    damaged = copy.deepcopy(CHOICE)
    choices = damaged["choices"]
    assert isinstance(choices, list)
    choices.append({"take": "red"})
    with pytest.raises(InputError) as raised:
        run_scenario(GAME, damaged)
    check(raised.value, "E_CHOICE", "$.choices[1]")


def test_two_players_need_both_kinds_of_plan() -> None:
    damaged = changed(TWO, "players.1", {"name": "Ben", "sneaks": ["A", "B"], "snitches": ["C"]})
    with pytest.raises(InputError) as raised:
        run_scenario(GAME, damaged)
    check(raised.value, "E_PLAN", "$.players")


def test_options_of_a_round_may_be_written_as_json() -> None:
    scenario = {
        **ROUND,
        "options": {
            "allow_recommit": True,
            "plan_seconds": None,
            "two_player_margin": 2,
            "hide_commit_status": False,
        },
    }
    assert run_scenario(GAME, scenario).result()["game_over"] is False


def test_special_items_of_a_round_are_kept() -> None:
    scenario = changed(ROUND, "players.0.special_items", [1, 3])
    players = run_scenario(GAME, scenario).result()["players"]
    assert isinstance(players, list)
    assert players[0]["special_items"] == [1, 3]


def test_a_round_lists_no_legal_answers() -> None:
    report = run_scenario(GAME, ROUND)
    assert report.open_questions() == ()
    assert report.state.pending() == (0, 1, 2)


# -- saved games ---------------------------------------------------------------------------------


def saved(seats: int, ask: str, seed: int = 1) -> JsonObject:
    """A position of a random game in which this is being asked."""
    quick = Quick(seed)
    while True:
        state: State = GAME.start(agree(GAME, seats), quick)
        while True:
            data = GAME.dump(state)
            play = data["play"]
            assert isinstance(play, dict)
            if play["ask"] == ask and (ask != "plan" or play["round"] == 3):
                return data
            pending = state.pending()
            if not pending:
                break
            legal = state.legal(pending[0])
            state.apply(pending[0], legal[quick.below(len(legal))], quick)


PLANNING = saved(3, "plan")
CHOOSING = saved(3, "choose")
SWAPPING = saved(3, "swap")
FINISHED = saved(3, "over")


@pytest.mark.parametrize("data", [PLANNING, CHOOSING, SWAPPING, FINISHED])
def test_a_saved_game_is_read_back(data: JsonObject) -> None:
    assert GAME.dump(GAME.load(data)) == data


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("zebra", 1, "E_UNKNOWN_KEY", "$.zebra"),
        ("players", [], "E_PLAYERS", "$.players"),
        ("players.0", 1, "E_TYPE", "$.players[0]"),
        ("players.0.age", 1, "E_UNKNOWN_KEY", "$.players[0].age"),
        ("players.0.items", DELETED, "E_TYPE", "$.players[0].items"),
        ("players.0.items.blue", 25, "E_PLAY", "$.players"),
        ("players.0.stash", {"?": 1}, "E_PLAY", "$.players[0].stash"),
        ("players.0.stash.blue", 11, "E_PLAY", "$.play.stash_deck"),
        ("players.0.special_items", ["i_red2"], "E_PLAY", "$.players[0].special_items[0]"),
        ("players.0.special_items", ["?"], "E_PLAY", "$.players[0].special_items[0]"),
        ("players.0.special_items", ["ii_special_3"] * 2, "E_PLAY", "$.play"),
        ("options", {"zero": 1}, "E_UNKNOWN_KEY", "$.options.zero"),
        ("options", {"zero_items": "no"}, "E_OPTION", "$.options.zero_items"),
        ("play", DELETED, "E_TYPE", "$.play"),
        ("play.zebra", 1, "E_KEY", "$.play.zebra"),
        ("play.round", DELETED, "E_KEY", "$.play"),
        ("play.round", 0, "E_COUNT", "$.play.round"),
        ("play.round", 1000, "E_PLAY", "$.play.round"),
        ("play.ask", "sing", "E_PLAY", "$.play.ask"),
        ("play.extra_boss", "red", "E_PLAY", "$.play.extra_boss"),
        ("play.table", {}, "E_TABLE", "$.play.table"),
        ("play.table.A", "i_red9", "E_CARD", "$.play.table.A"),
        ("play.bank.blue", 0, "E_PLAY", "$.play.bank.blue"),
        ("play.stash_deck.0", "?", "E_PLAY", "$.play.stash_deck[0]"),
        ("play.stash_deck.0", "pink", "E_COLOUR", "$.play.stash_deck[0]"),
        ("play.loot_deck.0", "ii_red4", "E_PLAY", "$.play.loot_deck"),
        ("play.discards", [], "E_PLAY", "$.play"),
        ("play.plans.purple", None, "E_KEY", "$.play.plans.purple"),
        ("play.plans.red", "?", "E_PLAY", "$.play.plans.red"),
        ("play.plans.red", 3, "E_TYPE", "$.play.plans.red"),
        ("play.plans.red", {"sneaks": ["A"]}, "E_KEY", "$.play.plans.red"),
        ("play.plans.red", {"sneaks": ["A"], "snitches": ["Z"]}, "E_PLAN", "$.play.plans.red"),
        ("play.plans.red", {"sneaks": ["A"], "snitches": ["A"]}, "E_PLAN", "$.play.plans.red"),
        ("play.plans.red", {"sneaks": [], "snitches": ["A"]}, "E_PLAN", "$.play.plans.red"),
        ("play.history", [[]], "E_PLAY", "$.play.history"),
        ("play.history.0", [], "E_PLAY", "$.play.history[0]"),
        ("play.history.0.0.sneaks", ["A", "B"], "E_PLAN", "$.play.history[0][0]"),
        ("play.letter", "A", "E_KEY", "$.play.letter"),
    ],
)
def test_a_damaged_saved_game(path: str, value: object, code: str, where: str) -> None:
    with pytest.raises(InputError) as raised:
        GAME.load(changed(PLANNING, path, value))
    check(raised.value, code, where)


def test_decks_left_out_are_what_is_missing() -> None:
    play = PLANNING["play"]
    assert isinstance(play, dict)
    short = {key: play[key] for key in ("round", "ask", "table", "discards")}
    state = GAME.load({**PLANNING, "play": short})
    again = GAME.dump(state)["play"]
    assert isinstance(again, dict)
    for key in ("stash_deck", "loot_deck"):
        assert sorted(again[key]) == sorted(play[key])
    assert again["bank"] == play["bank"]
    backs = [card.partition("_")[0] for card in again["loot_deck"]]
    assert backs == sorted(backs) == [card.partition("_")[0] for card in play["loot_deck"]]


def test_too_many_stash_cards_without_a_deck() -> None:
    data = changed(changed(PLANNING, "play.stash_deck", DELETED), "players.0.stash.blue", 11)
    with pytest.raises(InputError) as raised:
        GAME.load(data)
    check(raised.value, "E_PLAY", "$.players")


def test_a_place_is_empty_only_while_a_round_is_resolved() -> None:
    play = PLANNING["play"]
    assert isinstance(play, dict)
    data = changed(PLANNING, "play.discards", [*play["discards"], play["table"]["A"]])
    with pytest.raises(InputError) as raised:
        GAME.load(changed(data, "play.table.A", None))
    check(raised.value, "E_PLAY", "$.play.table")


def test_all_plans_made_is_no_question() -> None:
    plan = {"sneaks": ["A"], "snitches": ["B"]}
    with pytest.raises(InputError) as raised:
        GAME.load(changed(PLANNING, "play.plans", {"red": plan, "yellow": plan, "blue": plan}))
    check(raised.value, "E_PLAY", "$.play.plans")


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("play.letter", DELETED, "E_KEY", "$.play"),
        ("play.letter", "Z", "E_PLAN", "$.play.letter"),
        ("play.seat", "purple", "E_PLAY", "$.play.seat"),
        ("play.left", 0, "E_COUNT", "$.play.left"),
        ("play.left", 4, "E_PLAY", "$.play.left"),
        ("play.plans", {}, "E_PLAY", "$.play.plans"),
        ("play.ask", "plan", "E_PLAY", "$.play.plans"),
        ("play.ask", "over", "E_PLAY", "$.play.plans"),
    ],
)
@pytest.mark.parametrize("data", [CHOOSING, SWAPPING], ids=["choose", "swap"])
def test_a_damaged_question(
    data: JsonObject, path: str, value: object, code: str, where: str
) -> None:
    with pytest.raises(InputError) as raised:
        GAME.load(changed(data, path, value))
    check(raised.value, code, where)


def question(ask: str, card: str, bank_of: JsonObject, **more: object) -> JsonObject:
    """Red robs A alone; the others own all but the given bank."""
    others = ["ii_red4", "ii_green4", "ii_blue4", "i_red2", "i_blue2"]
    table = dict(zip("ABCDEF", [card, *others], strict=True))
    owned = {
        colour: 24 - (n if isinstance(n := bank_of.get(colour, 0), int) else 0)
        for colour in ("blue", "green", "red", "yellow")
    }
    plans = {
        "red": {"sneaks": ["A"], "snitches": ["B"]},
        "yellow": {"sneaks": ["B"], "snitches": ["C"]},
        "blue": {"sneaks": ["C"], "snitches": ["D"]},
    }
    return {
        **HEAD,
        "players": [
            {"name": "red", "items": {}},
            {"name": "yellow", "items": owned},
            {"name": "blue", "items": {}},
        ],
        "play": {
            "round": 2,
            "ask": ask,
            "table": table,
            "plans": plans,
            "letter": "A",
            "seat": "red",
            "left": 1,
            "loot_deck": [],
            **more,
        },
    }


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (question("choose", "i_carte_blanche", {"blue": 3}), "$.play.left"),
        (question("choose", "i_intrigue", {"blue": 3, "red": 3}), "$.play.left"),
        (question("choose", "i_blue3", {"blue": 3, "red": 3}), "$.play.left"),
        (question("swap", "i_intrigue", {"blue": 3, "red": 3}), "$.play.left"),
        (question("swap", "i_carte_blanche", {"blue": 3, "red": 3}), "$.play.left"),
        (question("choose", "i_blue3", {"red": 3, "green": 1}, seat="yellow"), "$.play.letter"),
        (question("choose", "i_blue3", {"red": 3, "green": 1}, letter="B"), "$.play.table"),
    ],
)
def test_a_question_that_the_table_does_not_ask(data: JsonObject, where: str) -> None:
    with pytest.raises(InputError) as raised:
        GAME.load(data)
    check(raised.value, "E_PLAY", where)


def test_a_question_for_a_missing_item_is_read() -> None:
    state = GAME.load(question("choose", "i_blue3", {"red": 3, "green": 1}))
    assert state.pending() == (0,)
    assert state.legal(0) == [act.TAKE + 1, act.TAKE + 2]


def test_a_game_with_enough_cards_is_not_over() -> None:
    play = FINISHED["play"]
    assert isinstance(play, dict)
    data = changed(FINISHED, "play.discards", DELETED)
    deck = sorted([*play["loot_deck"], *play["discards"]], key=lambda card: len(card.split("_")[0]))
    with pytest.raises(InputError) as raised:
        GAME.load(changed(data, "play.loot_deck", deck))
    check(raised.value, "E_PLAY", "$.play.table")


def test_two_players_need_an_extra_boss() -> None:
    with pytest.raises(InputError) as raised:
        GAME.load(changed(saved(2, "plan"), "play.extra_boss", None))
    check(raised.value, "E_PLAY", "$.play.extra_boss")


def test_the_history_of_two_players_has_both_kinds_of_plan() -> None:
    data = saved(2, "plan")
    assert GAME.dump(GAME.load(data)) == data
    plan = {"sneaks": ["A"], "snitches": ["B"]}
    with pytest.raises(InputError) as raised:
        GAME.load(changed(data, "play.history.0.0", plan))
    check(raised.value, "E_PLAN", "$.play.history[0][0]")


def test_a_plan_by_luck_is_saved_as_such() -> None:
    state = GAME.start(agree(GAME, 3, options={"plan_seconds": "30"}), Quick(1))
    state.apply(1, act.AUTO, Quick(2))
    data = GAME.dump(state)
    play = data["play"]
    assert isinstance(play, dict)
    assert play["plans"]["yellow"]["auto"] is True
    assert GAME.dump(GAME.load(data)) == data


# -- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plan",
        "plan A",
        "plan A Z",
        "plan ABC D",
        "plan AG H",
        "plan A GH",
        "take",
        "take pink",
        "swap red blue yellow",
        "swap pink blue for red",
        "swap red pink for red",
        "auto 1",
        "stop 1",
        "sing",
    ],
)
def test_text_that_is_no_answer(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.actions.from_text(text)


@pytest.mark.parametrize(
    "data",
    [
        3,
        {},
        {"do": "sing"},
        {"do": "plan"},
        {"do": 3},
        {"do": "stop", "x": 1},
        {"do": "plan", "sneaks": "A", "snitches": ["B"]},
        {"do": "plan", "sneaks": ["AB"], "snitches": ["C"]},
        {"do": "plan", "sneaks": [1], "snitches": ["C"]},
        {"do": "take", "colour": "pink"},
        {"do": "take", "colour": []},
        {"do": "swap", "to": "pink", "give": "red", "take": "blue"},
    ],
)
def test_json_that_is_no_answer(data: object) -> None:
    with pytest.raises(NotationError):
        GAME.actions.from_json(data)


@pytest.mark.parametrize("action", [-1, act.SIZE])
def test_there_is_no_such_action(action: int) -> None:
    for translate in (GAME.actions.to_text, GAME.actions.to_json):
        with pytest.raises(ValueError, match="no action"):
            translate(action)
