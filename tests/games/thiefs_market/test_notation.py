"""Answers in writing, and whole moves that lead where their steps lead."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import AnswerError, NotationError
from hideout.core.game import Log
from hideout.core.options import agree
from hideout.core.reading import canonical_json
from hideout.core.referee import run_scenario
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, explain
from hideout.games import thiefs_market
from hideout.games.thiefs_market import GAME
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.rules import MarketState
from tests.kit.scenarios import scenario

CODEC = GAME.actions


def loaded(name: str) -> MarketState:
    """The position a scenario begins with."""
    state = GAME.load(scenario("thiefs_market", name)["position"])
    assert isinstance(state, MarketState)
    return state


def played(state: MarketState, seat: int, *texts: str) -> tuple[str, list[str]]:
    """Where a row of texts leads, and what happens by the way."""
    state = state.clone()
    log = Log()
    for text in texts:
        for action in CODEC.expand(text, state, seat):
            assert state.refuse(seat, action) is None, text
            state.apply(seat, action, Quick(7), log)
    return canonical_json(GAME.dump(state)), [repr(event) for event in log.events]


def test_there_are_177_answers_in_the_base_game_and_62_more() -> None:
    blocks = [act.TAKE, act.STEAL, act.PICK, act.DONE, act.REROLL, act.NO_REROLL, act.FINISH]
    blocks += [act.USE, act.BUY, act.PAY, act.BASE_SIZE, act.COPY, act.KEEP_FACE, act.SIZE]
    sizes = [after - before for before, after in pairwise(blocks)]
    assert sizes == [1, 4, 7, 1, 6, 1, 1, 26, 49, 81, 4, 52, 6]
    assert act.BASE_SIZE == 177
    assert CODEC.size == 177 + 62


def test_every_answer_is_read_as_it_is_written() -> None:
    for action in range(CODEC.size):
        assert CODEC.from_text(CODEC.to_text(action)) == action
        assert CODEC.from_json(CODEC.to_json(action)) == action


@pytest.mark.parametrize("action", [-1, act.SIZE])
def test_no_other_number_is_an_answer(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        CODEC.to_json(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take red",
        "steal",
        "steal 2",
        "steal +5",
        "pick",
        "pick gold",
        "pick red blue",
        "reroll marker",
        "keep_face marker",
        "buy",
        "buy nothing_like_it",
        "buy crwon",
        "copy mimetic_stew",
        "copy x",
        "use",
        "use crown",
        "use glamer",
        "use glamer blue>blue",
        "use glamer red>blue",
        "use tailor red",
        "use tailor red>blue",
        "use glamer blue>red now",
        "pay",
        "pay mask",
        "pay red red red",
        "pay none red",
        "finish now",
        "dance",
    ],
)
def test_what_is_no_answer_is_refused_in_every_language(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        CODEC.from_text(text)
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"do": 3},
        {"do": "dance"},
        {"do": "take", "object": "red"},
        {"do": "steal", "distance": True},
        {"do": "steal", "distance": 5},
        {"do": "steal", "distance": "x"},
        {"do": "pay", "dice": "red"},
        {"do": "pay", "dice": [1]},
        {"do": "pay", "dice": ["red", "red", "red"]},
        {"do": "pick", "object": 1},
        {"do": "use_spend", "card": "exit_strategy", "face": "red"},
        {"do": "use_trade", "card": "tailor"},
        {"do": "use_flip", "card": "glamer", "face": "blue", "into": "blue"},
        {"do": "buy", "card": "x"},
    ],
)
def test_what_is_no_answer_in_json_is_refused(data: object) -> None:
    with pytest.raises(NotationError):
        CODEC.from_json(data)


MOVES = [
    ("TM-10", 2, "steal 0 keep white", ["steal +1", "pick white", "done"]),
    ("TM-10", 2, "steal seat_0 keep w", ["steal 0", "pick w done"]),
    ("TM-10", 2, "steal +1 keep white", ["steal 0", "pick white", "done"]),
    ("TM-55", 0, "take mask red 2blue marker", ["take", "pick red 2*blue", "pick mas mar done"]),
    ("TM-55", 0, "take all", ["take", "pick 3red 4blue 3mask marker", "done"]),
    ("E21", 2, "take red white 2blue green bag 2mask marker", ["take"]),
    ("E21", 2, "take all", ["take"]),
    ("TM-22_no", 0, "buy tailor", ["buy tailor pay", "pay red"]),
    ("TM-22_no", 0, "buy tai pay gold:1", ["buy tailor pay", "pay none"]),
    ("TM-22_no", 0, "buy tailor pay none gold:1", ["buy tailor pay", "pay gold:1"]),
    ("TM-22_no", 0, "buy tailor pay red gold:0", ["buy tailor pay red"]),
    ("TM-24_not", 0, "finish", ["finish"]),
    ("E25", 1, "buy insurance_racket", ["buy insurance_racket pay red white green"]),
    ("TM-56", 0, "use gl blue>green", ["use glamer blue>green"]),
]


@pytest.mark.parametrize(("name", "seat", "move", "steps"), MOVES)
def test_a_whole_move_leads_where_its_steps_lead(
    name: str, seat: int, move: str, steps: list[str]
) -> None:
    state = loaded(name)
    assert played(state, seat, move) == played(state, seat, *steps)


REFUSED = [
    ("E21", 2, "take red", "TM-07", "take_all"),
    ("TM-10", 2, "steal 2", "5.3", "steal_yourself"),
    ("TM-10", 2, "steal 3 keep red", "5.3", "nobody_there"),
    ("TM-22_no", 0, "buy tailor pay bag", "TM-22", "no_payment"),
    ("TM-22_no", 0, "buy tailor pay 3red", "TM-22", "no_payment"),
    ("TM-22_no", 0, "buy tailor pay red gold:1", "5.5", "gold_due"),
    ("TM-22_no", 0, "buy tailor pay none", "5.5", "gold_due"),
]


@pytest.mark.parametrize(("name", "seat", "move", "ruling", "text"), REFUSED)
def test_a_move_that_has_no_steps_is_refused_with_its_ruling(
    name: str, seat: int, move: str, ruling: str, text: str
) -> None:
    with pytest.raises(AnswerError) as caught:
        CODEC.expand(move, loaded(name), seat)
    assert caught.value.refusal.ruling == ruling
    assert caught.value.refusal.text == f"thiefs_market-refuse-{text}"
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "move",
    ["take b", "take ma", "take re-d", "steal 0 white", "buy tailor for red", "reroll ma", "x"],
)
def test_a_move_that_cannot_be_read_is_no_move(move: str) -> None:
    with pytest.raises(NotationError) as caught:
        CODEC.expand(move, loaded("TM-10"), 2)
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_short_faces_are_read() -> None:
    state = loaded("TM-10")
    assert CODEC.expand("reroll mas", state, 2) == [act.REROLL + 5]
    assert CODEC.expand("keep_face r", state, 2) == [act.KEEP_FACE]
    assert CODEC.expand("pay red", state, 2) == [act.PAY + 27]


# -- at the table ------------------------------------------------------------------------------


def table() -> Table:
    return thiefs_market.table(4, {"first_player": "0"}, seed="whole moves")


def test_a_table_takes_a_whole_move_or_its_steps() -> None:
    whole, stepwise = table(), table()
    kind = CODEC.to_text(stepwise.state.clone().legal(0)[0])
    assert kind == "take"
    stepwise.answer(0, "take")
    first = CODEC.to_text(stepwise.legal(0)[0])
    stepwise.answer(0, first)
    stepwise.answer(0, "done")
    whole.answer(0, f"take {first.split()[1]}")
    assert GAME.dump(whole.state) == GAME.dump(stepwise.state)
    assert [repr(event) for event in whole.events] == [repr(event) for event in stepwise.events]
    assert whole.answers == stepwise.answers


def test_a_whole_move_is_taken_back_at_once_and_its_steps_one_by_one() -> None:
    whole = table()
    before = GAME.dump(whole.state)
    whole.answer(0, "take all")
    assert whole.pending == (1,)
    whole.take_back(0)
    assert GAME.dump(whole.state) == before
    assert whole.step == 0
    stepwise = table()
    stepwise.answer(0, "take")
    stepwise.answer(0, stepwise.legal(0)[0])
    stepwise.take_back(0)
    assert stepwise.step == 1


def test_a_move_that_fails_halfway_changes_nothing() -> None:
    live = table()
    before = GAME.dump(live.state)
    with pytest.raises(AnswerError) as caught:
        live.answer(0, "take 14red")
    assert caught.value.code == "E_REFUSED"
    assert GAME.dump(live.state) == before
    assert live.answers == []
    with pytest.raises(AnswerError) as caught:
        live.answer(1, "take all")
    assert caught.value.code == "E_TURN"


def test_a_stale_move_is_refused_as_a_whole() -> None:
    live = table()
    row = live.read(0, "take all")
    live.answer(0, "take")
    with pytest.raises(AnswerError) as caught:
        live.submit_row(0, 0, row)
    assert caught.value.code == "E_STALE"
    assert live.step == 1


def test_the_referee_refuses_a_whole_move_without_playing_half_of_it() -> None:
    data = scenario("thiefs_market", "TM-03")
    report = run_scenario(GAME, data)
    assert report.failures == []
    assert [reply.refusal is None for reply in report.replies] == [False, False, False, True]


def test_luck_of_a_table_does_not_depend_on_the_way_an_answer_is_written() -> None:
    setup = agree(GAME, 3, None, {"first_player": "0"})
    one, other = Table(GAME, setup, bytes(32)), Table(GAME, setup, bytes(32))
    for live in (one, other):
        live.answer(0, "take all")
    kind = CODEC.to_text(other.state.clone().legal(1)[0])
    assert kind == "steal +2"
    one.answer(1, "steal 0 keep marker")
    for text in ("steal +2", "pick marker", "done"):
        other.submit(1, other.step, CODEC.from_text(text))
    assert GAME.dump(one.state) == GAME.dump(other.state)
