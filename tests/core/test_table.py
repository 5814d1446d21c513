"""The running table: answers, simultaneous picks, take-backs and what it says of itself."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

from hideout import games
from hideout.core.chance import Quick
from hideout.core.errors import AnswerError, PositionError
from hideout.core.game import Event
from hideout.core.options import agree
from hideout.core.table import Answer, Table, TakeBack
from hideout.games import GAMES

if TYPE_CHECKING:
    from tests.kit.toy import ToyState

CAPER = GAMES["caper"]
SEED = bytes(range(32))


def toy_table(seats: int = 3) -> Table:
    from tests.kit.toy import TOY

    return Table(TOY, agree(TOY, seats), SEED)


def toy_state(table: Table) -> ToyState:
    from tests.kit.toy import ToyState

    assert isinstance(table.state, ToyState)
    return table.state


# -- a table of Caper --------------------------------------------------------------------------


def test_a_new_table_waits_for_the_first_answer() -> None:
    table = Table(CAPER, agree(CAPER), SEED)
    assert table.pending == (0,)
    assert table.step == 0
    assert table.outcome is None
    assert table.players == ["cream", "green"]
    assert table.ask(0).kind == "play_thief"
    assert table.legal(0) == table.state.legal(0)
    assert table.legal(1) == []
    assert repr(table) == "<Table caper paris, 2 seats, step 0, waiting for [0]>"
    assert table.commitment == hashlib.sha256(SEED).hexdigest()


def test_a_table_without_a_seed_deals_afresh() -> None:
    tables = [Table(CAPER, agree(CAPER), players=["Ada", "Bo"]) for _ in range(3)]
    assert len({table.seed for table in tables}) == 3
    assert len({str(CAPER.dump(table.state)) for table in tables}) == 3
    assert tables[0].players == ["Ada", "Bo"]


def test_an_answer_moves_the_table_on_and_is_recorded() -> None:
    table = games.caper.table(seed="demo")
    action = table.legal(0)[0]
    events = table.submit(0, 0, action, "a bot")
    assert table.answers == [Answer(0, 0, action, "a bot")]
    assert table.step == 1
    assert table.pending == (1,)
    assert events == table.events[-len(events) :]
    assert table.events_for(None, len(table.events) - 1) == [events[-1].seen_by(None)]


def test_an_answer_may_be_given_in_notation() -> None:
    first, second = games.caper.table(seed="demo"), games.caper.table(seed="demo")
    action = first.legal(0)[0]
    first.answer(0, action)
    second.answer(0, CAPER.actions.to_text(action))
    assert CAPER.dump(first.state) == CAPER.dump(second.state)


def test_events_are_told_to_each_seat_in_its_own_way() -> None:
    table = games.caper.table(seed="demo")
    hands = [
        [event for event in table.events_for(seat) if event["event"] == "hand_dealt"]
        for seat in (0, 1, None)
    ]
    assert ["cards" in event for event in hands[0]] == [True, False]
    assert ["cards" in event for event in hands[1]] == [False, True]
    assert ["cards" in event for event in hands[2]] == [False, False]


def test_a_seat_sees_its_own_hand_at_the_table() -> None:
    table = games.caper.table(seed="demo")
    for seat in (0, 1, None):
        play = table.view(seat).json()["play"]
        assert isinstance(play, dict)
        hidden = [hand == ["?"] * 4 for hand in play["hands"].values()]
        assert hidden == [seat != 0, seat != 1]


def test_an_event_shows_all_its_halves_to_those_who_ask_for_them() -> None:
    event = Event("hand_dealt", {"n": 1}, {1: {"cards": ["x"]}})
    whole = {"event": "hand_dealt", "n": 1, "secret": {"1": {"cards": ["x"]}}}
    assert event.reveals
    assert event.everything() == whole
    assert repr(event) == f"Event({whole!r})"
    assert event.seen_by(1) == {"event": "hand_dealt", "n": 1, "cards": ["x"]}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "hand_dealt", "n": 1}
    assert not Event("round_began", {}).reveals
    assert Event("card_shown", {}, None, True).reveals


def test_the_table_of_a_finished_game_says_so() -> None:
    table = games.caper.table(seed="demo")
    while table.pending:
        table.answer(table.pending[0], table.legal(table.pending[0])[0])
    assert table.outcome is not None
    assert repr(table) == "<Table caper paris, 2 seats, over>"
    with pytest.raises(AnswerError) as caught:
        table.answer(0, 0)
    assert caught.value.code == "E_OVER"


def test_a_table_goes_on_from_a_position() -> None:
    first = games.caper.table(seats=3, city="london", preset="french", seed="demo")
    for _ in range(20):
        first.answer(first.pending[0], first.legal(first.pending[0])[-1])
    second = Table.of_position(CAPER, CAPER.dump(first.state), SEED, ["a", "b", "c"])
    assert second.setup == first.setup
    assert second.position == CAPER.dump(first.state)
    assert second.players == ["a", "b", "c"]
    assert (second.step, second.events) == (0, [])
    while first.pending:
        seat, action = first.pending[0], first.legal(first.pending[0])[0]
        events = [event.everything() for event in first.answer(seat, action)]
        assert [event.everything() for event in second.answer(seat, action)] == events
    assert second.outcome == first.outcome


def test_a_table_does_not_begin_with_a_position_that_is_none() -> None:
    with pytest.raises(PositionError):
        Table.of_position(CAPER, {"game": "caper"})


@pytest.mark.parametrize(
    ("seat", "step", "action", "code"),
    [
        (-1, 0, 0, "E_SEAT"),
        (2, 0, 0, "E_SEAT"),
        (0, 1, 0, "E_STALE"),
        (0, -1, 0, "E_STALE"),
        (1, 0, 0, "E_TURN"),
        (0, 0, -1, "E_ACTION"),
        (0, 0, 10**6, "E_ACTION"),
        (0, 0, CAPER.actions.size - 1, "E_REFUSED"),
    ],
)
def test_an_answer_that_does_not_fit_has_a_code_of_its_own(
    seat: int, step: int, action: int, code: str
) -> None:
    table = Table(CAPER, agree(CAPER), SEED)
    with pytest.raises(AnswerError) as caught:
        table.submit(seat, step, action)
    assert caught.value.code == code
    assert caught.value.refusal == table.refuse(seat, action, step)
    assert table.answers == []


# -- everybody at once, and dice ---------------------------------------------------------------


@pytest.mark.interpreted
def test_simultaneous_answers_rest_until_the_last_one_arrives() -> None:
    table = toy_table()
    assert list(table.pending) == [0, 1, 2]
    table.answer(1, "pick 2")
    assert (list(table.pending), list(table.state.resting()), table.step) == ([0, 2], [1], 0)
    table.answer(2, "pick 1")
    table.answer(0, "pick 3")
    assert (list(table.pending), list(table.state.resting()), table.step) == ([0, 1, 2], [], 1)
    assert [answer.step for answer in table.answers] == [0, 0, 0]
    assert [event.kind for event in table.events] == ["picked", "picked", "picked", "shown"]


@pytest.mark.interpreted
def test_a_resting_answer_may_be_replaced_and_keeps_its_place() -> None:
    table = toy_table()
    table.answer(1, "pick 2")
    table.answer(2, "pick 1")
    assert table.answer(1, "pick 3") == []
    assert [(a.seat, a.action) for a in table.answers] == [(1, 2), (2, 0)]
    assert toy_state(table).picks == {1: 2, 2: 0}
    assert [event.kind for event in table.events] == ["picked", "picked"]


@pytest.mark.interpreted
def test_a_take_back_keeps_what_others_have_put_in_place_of_their_answers() -> None:
    table = toy_table()
    table.answer(0, "pick 1")
    table.answer(1, "pick 1")
    table.answer(0, "pick 3")
    assert table.refuse_take_back(1) is None
    table.take_back(1)
    assert [(a.seat, a.action) for a in table.answers] == [(0, 2)]
    assert toy_state(table).picks == {0: 2}, "the pick that was replaced came back"


@pytest.mark.interpreted
def test_taking_back_does_not_roll_the_die_anew() -> None:
    table = toy_table(2)
    table.answer(0, "pick 1")
    shown = table.answer(1, "pick 1")[-1].public
    for pick in ("pick 2", "pick 3", "pick 1"):
        refusal = table.refuse_take_back(1)
        assert refusal is not None
        assert refusal.text == "core-refuse-take_back_revealed"
        table.take_back(1, [0])
        assert table.answer(1, pick)[-1].public["die"] == shown["die"]
    assert [taken.free for taken in table.take_backs] == [False, False, False]
    dice = set()
    for seed in range(30):
        other = Table(table.game, table.setup, bytes([seed]) * 32)
        other.answer(0, "pick 1")
        dice.add(other.answer(1, "pick 1")[-1].public["die"])
    assert dice == {1, 2, 3, 4, 5, 6}


@pytest.mark.interpreted
def test_a_take_back_is_kept_in_the_record() -> None:
    table = toy_table()
    table.answer(2, "pick 1")
    table.take_back(2)
    assert table.take_backs == [TakeBack(2, True, (Answer(0, 2, 0, ""),))]
    assert (table.answers, table.events, table.step) == ([], [], 0)


@pytest.mark.interpreted
def test_a_take_back_needs_the_consent_of_all_others_once_somebody_acted() -> None:
    table = toy_table()
    with pytest.raises(AnswerError) as caught:
        table.take_back(0, [1, 2])
    assert caught.value.text == "core-refuse-take_back_nothing"
    table.answer(0, "pick 1")
    table.answer(1, "pick 1")
    for consents in ([], [1], [2]):
        with pytest.raises(AnswerError) as caught:
            table.take_back(0, consents)
        assert caught.value.code == "E_TAKE_BACK"
        assert caught.value.text == "core-refuse-take_back_others_acted"
    table.take_back(0, [1, 2])
    assert table.answers == []
    assert table.pending == (0, 1, 2)


@pytest.mark.interpreted
def test_a_toy_game_is_played_to_its_end() -> None:
    table = toy_table(4)
    while table.pending:
        seat = table.pending[-1]
        table.answer(seat, table.legal(seat)[0])
    assert table.outcome is not None
    assert len(table.answers) == 4 * 2 + 1
    assert table.step == 3


def test_an_answer_from_before_a_take_back_is_stale() -> None:
    table = games.caper.table(seed="epoch")
    asked = table.epoch
    table.answer(0, table.legal(0)[0])
    table.take_back(0)
    table.answer(0, table.legal(0)[-1])
    reply = table.legal(1)[0]
    with pytest.raises(AnswerError) as caught:
        table.submit(1, table.step, reply, epoch=asked)
    assert caught.value.code == "E_STALE"
    assert str(caught.value) == "The table has gone back since you were asked. Look at it again."
    table.submit(1, table.step, reply, epoch=table.epoch)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_that_is_asked_nothing_has_no_legal_answers(game_id: str) -> None:
    game = GAMES[game_id]
    for seats in game.info.seats:
        table = Table(game, agree(game, seats), bytes(32))
        luck = Quick(1)
        while table.pending:
            asked = {*table.pending, *table.state.resting()}
            assert all(not table.legal(seat) for seat in set(range(seats)) - asked)
            legal = table.legal(table.pending[0])
            table.submit(table.pending[0], table.step, legal[luck.below(len(legal))])
        assert not any(table.legal(seat) for seat in range(seats))


def test_what_a_seat_of_caper_can_still_spend_is_its_sides_coins() -> None:
    table = games.caper.table(seats=3, seed="purse")
    while table.pending:
        coins = table.view(None).json()["coins"]
        assert isinstance(coins, dict)
        assert table.game.reserves(table.state) == [coins["cream"], coins["green"], 0]
        table.submit(table.pending[0], table.step, table.legal(table.pending[0])[0])
