"""A table is its log: the same entries give the same table, number for number."""

from __future__ import annotations

import json
import random

import pytest

from hideout.core.errors import InputError
from hideout.core.game import JsonObject
from hideout.core.reading import canonical_json
from hideout.core.transcript import read_record, write_record
from hideout.games import GAMES
from hideout.server.decisions import decide_bot_answer
from hideout.server.facts import SPECTATORS, UnreadableError
from hideout.server.fold import fold_log
from hideout.server.listeners import encoded
from hideout.server.protocol import (
    AnswerRequest,
    ProposeEnd,
    Reply,
    Resign,
    Say,
    Situation,
    Story,
    TakeBackRequest,
)
from hideout.server.storage.reads import Entry
from tests.server.logs_kit import BOT, OPEN, Logged, answers, person

THREE = [person("Anna"), person("Ben"), person("Cleo")]


def random_table(game_id: str, seed: int) -> Logged:
    """A table at which people do all sorts of things."""
    luck = random.Random(f"{game_id} {seed}")
    n_seats = luck.choice(GAMES[game_id].info.seats)
    options = {}
    if game_id == "sneaks_and_snitches" and seed % 2:
        options["hide_commit_status"] = "true"
    logged = Logged(game_id, [person(f"P{i}") for i in range(n_seats)], options)
    for _ in range(60):
        seat = luck.randrange(n_seats)
        deed = luck.random()
        try:
            if deed < 0.75 and logged.fold.pending:
                logged.answer(luck.choice(logged.fold.pending), luck.randrange(1000))
            elif deed < 0.8 and logged.fold.table is not None:
                logged.answer(luck.choice(logged.fold.table.state.resting() or (seat,)), 3)
            elif deed < 0.85:
                logged.take_back(seat)
            elif deed < 0.9:
                logged.wish(seat, Reply(id=logged.id(), agree=luck.random() < 0.8))
            elif deed < 0.93:
                logged.wish(seat, Say(id=logged.id(), phrase="hello"))
            elif deed < 0.95:
                logged.host(luck.choice(["pause", "resume"]))
            elif deed < 0.97:
                logged.host("bot", seat=seat)
            else:
                logged.host("person", seat=seat)
        except (InputError, ZeroDivisionError):
            continue
    return logged


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_alone_rebuilds_the_table(game_id: str, seed: int) -> None:
    logged = random_table(game_id, seed)
    stored = [
        Entry(each.seq, each.at, each.kind, json.loads(json.dumps(each.data)))
        for each in logged.log
    ]
    again = Logged.__new__(Logged)
    again.log, again.fold = stored, fold_log(stored, GAMES)
    for audience in logged.fold.audiences:
        assert encoded(again.seen(audience)) == encoded(logged.seen(audience))
    assert again.fold.requests == logged.fold.requests


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_count_what_an_audience_may_know(game_id: str) -> None:
    logged = random_table(game_id, 1)
    growing = fold_log(logged.log[:1], GAMES)
    shadow = Logged.__new__(Logged)
    shadow.log, shadow.fold = logged.log[:1], growing
    before = {who: shadow.seen(who) for who in growing.audiences}
    for entry in logged.log[1:]:
        change = growing.apply(entry)
        for who in growing.audiences:
            now = shadow.seen(who)
            if who in change.touched:
                assert now["n"] == int(str(before[who]["n"])) + 1
            else:
                assert encoded(now) == encoded(before[who]), (entry, who)
            before[who] = now


@pytest.mark.parametrize("game_id", GAMES)
def test_what_audiences_see_is_in_the_protocol(game_id: str) -> None:
    logged = random_table(game_id, 2)
    for audience in logged.fold.audiences:
        for lang in ("en", "de"):
            seen = json.loads(encoded(logged.seen(audience, lang)))
            Situation.model_validate(seen["situation"])
            for line in seen["story"]:
                Story.model_validate(line)


# -- who may know what --------------------------------------------------------------------------


def sneaks(**options: str) -> Logged:
    """A table of three at which all plan at once."""
    return Logged("sneaks_and_snitches", THREE, options)


def test_a_first_hidden_answer_shows_that_it_was_given() -> None:
    logged = sneaks()
    assert logged.answer(0).touched == {0, 1, 2, SPECTATORS}
    assert logged.fold.waiting_for(1) == (1, 2)


def test_an_answer_given_anew_is_noticed_by_nobody_else() -> None:
    logged = sneaks()
    logged.answer(0, 0)
    others = [encoded(logged.seen(who)) for who in (1, 2, SPECTATORS)]
    mine = logged.seen(0)
    assert logged.answer(0, 5).touched == {0}
    assert [encoded(logged.seen(who)) for who in (1, 2, SPECTATORS)] == others
    assert logged.seen(0) != mine


@pytest.mark.parametrize("which", [0, 7])
def test_where_it_is_hidden_nobody_notices_an_answer_at_all(which: int) -> None:
    logged = sneaks(hide_commit_status="true")
    others = {who: encoded(logged.seen(who)) for who in (1, 2, SPECTATORS)}
    assert logged.answer(0, which).touched == {0}
    assert {who: encoded(logged.seen(who)) for who in (1, 2, SPECTATORS)} == others
    assert logged.fold.waiting_for(0) == (1, 2)
    assert logged.answer(1).touched == {1}
    assert logged.answer(2).touched == {0, 1, 2, SPECTATORS}


def test_where_it_is_hidden_taking_back_tells_nothing_either() -> None:
    logged = sneaks(hide_commit_status="true")
    for seat in (0, 1, 2):
        logged.answer(seat)
    while len(logged.fold.pending) != 3:
        logged.answer(logged.fold.pending[0])
    before = {who: encoded(logged.seen(who)) for who in (1, 2)}
    logged.answer(0)
    assert {who: encoded(logged.seen(who)) for who in (1, 2)} == before
    with pytest.raises(InputError) as caught:
        logged.take_back(0)
    assert caught.value.text == "server-refuse-take_back_hidden"
    kind = logged.fold.take_back(1)
    assert kind == "by_consent"
    logged.take_back(1)
    for seat in (0, 2):
        logged.wish(seat, Reply(id=logged.id(), agree=True))
    assert logged.fold.epoch == 1


def test_a_hidden_answer_can_be_taken_back_where_it_is_seen() -> None:
    logged = sneaks()
    logged.answer(0)
    assert logged.fold.take_back(0) == "free"
    logged.take_back(0)
    assert logged.fold.pending == (0, 1, 2)
    logged.answer(0)
    logged.answer(1)
    assert logged.fold.take_back(0) == "by_consent"


def test_the_seed_is_told_only_after_the_end() -> None:
    logged = Logged()
    seed = logged.fold.seed.hex()
    answers(logged, 10)
    for who in logged.fold.audiences:
        assert seed not in encoded(logged.seen(who))
    logged.host("end")
    for who in logged.fold.audiences:
        assert seed in encoded(logged.seen(who))


# -- sitting down -------------------------------------------------------------------------------


def test_the_game_begins_when_everybody_sits() -> None:
    logged = Logged("caper", [person("Anna"), OPEN])
    assert (logged.fold.status, logged.fold.table) == ("gathering", None)
    situation = logged.seen(0)["situation"]
    assert isinstance(situation, dict)
    assert (situation["view"], situation["question"]) == (None, None)
    with pytest.raises(InputError) as caught:
        logged.wish(0, AnswerRequest(id="a", step=0, epoch=0, answer="x"))
    assert caught.value.code == "E_GATHERING"
    logged.entry("seated", seat=1, name="Ben", gen=1)
    assert logged.fold.status == "playing"
    assert logged.fold.table is not None
    assert logged.fold.table.players == ["Anna", "Ben"]


def test_a_bot_put_into_an_open_seat_lets_the_game_begin() -> None:
    logged = Logged("caper", [person("Anna"), OPEN])
    logged.host("bot", seat=1, level="uniform")
    assert logged.fold.status == "playing"
    assert logged.fold.seats[1].kind == "bot"


def test_a_seat_given_anew_waits_for_somebody_else() -> None:
    logged = Logged()
    logged.answer(0)
    logged.host("reissue", seat=1)
    assert (logged.fold.seats[1].kind, logged.fold.seats[1].greeting) == ("open", "Ben")
    assert logged.fold.status == "playing"
    logged.entry("seated", seat=1, name="Cleo", gen=2)
    change = logged.answer(1)
    assert change.entry.data["by"] == "Cleo"
    assert logged.fold.table is not None
    assert logged.fold.table.answers[-1].by == "Cleo"


def test_the_host_puts_a_bot_in_and_the_person_back() -> None:
    logged = Logged()
    logged.answer(0)
    logged.host("bot", seat=1, level="uniform")
    assert logged.fold.seats[1].is_played_by_bot
    assert logged.fold.seats[1].kind == "person"
    with pytest.raises(InputError) as caught:
        logged.answer(1)
    assert caught.value.text == "server-error-bot_plays"
    assert logged.fold.table is not None
    action = logged.fold.table.legal(1)[0]
    decision = decide_bot_answer(logged.fold, 1, logged.fold.step, logged.fold.epoch, action)
    assert decision is not None
    logged.add(decision)
    assert logged.fold.table.answers[-1].by == "uniform"
    logged.host("person", seat=1)
    assert not logged.fold.seats[1].is_played_by_bot


def test_a_late_thought_of_a_bot_is_dropped() -> None:
    logged = Logged("caper", [person("Anna"), BOT])
    logged.answer(0)
    fold = logged.fold
    assert fold.table is not None
    action = fold.table.legal(1)[0]
    assert decide_bot_answer(fold, 1, fold.step + 1, fold.epoch, action) is None
    assert decide_bot_answer(fold, 1, fold.step, fold.epoch + 1, action) is None
    assert decide_bot_answer(fold, 0, fold.step, fold.epoch, action) is None
    logged.host("pause")
    assert decide_bot_answer(fold, 1, fold.step, fold.epoch, action) is None


# -- answers ------------------------------------------------------------------------------------


def refusal(logged: Logged, seat: int, **answer: object) -> InputError:
    wish = {"id": "x", "step": logged.fold.step, "epoch": logged.fold.epoch, **answer}
    with pytest.raises(InputError) as caught:
        logged.wish(seat, AnswerRequest.model_validate(wish))
    return caught.value


def test_wrong_answers_are_refused_by_name_and_change_nothing() -> None:
    logged = Logged()
    logged.answer(0)
    before = encoded(logged.seen(0)), len(logged.log)
    assert logged.fold.table is not None
    good = logged.fold.game.actions.to_text(logged.fold.table.legal(1)[0])
    assert refusal(logged, 1, step=0, answer=good).code == "E_STALE"
    assert refusal(logged, 1, step=99, answer=good).code == "E_STALE"
    assert refusal(logged, 1, epoch=1, answer=good).code == "E_STALE"
    assert refusal(logged, 0, answer=good).code == "E_TURN"
    assert refusal(logged, 1, answer="dance").code == "E_NOTATION"
    logged.host("pause")
    assert refusal(logged, 1, answer=good).code == "E_PAUSED"
    logged.host("end")
    assert refusal(logged, 1, answer=good).code == "E_OVER"
    assert before[0] != encoded(logged.seen(0))
    assert len(logged.log) == before[1] + 2


def test_a_whole_move_is_one_entry_and_taken_back_as_one() -> None:
    logged = Logged("thiefs_market", THREE)
    seat = logged.fold.pending[0]
    fold = logged.fold
    assert fold.table is not None
    move = AnswerRequest(id="m", step=0, epoch=0, answer="take red marker")
    dice = [str(die) for die in fold.table.events[-1].public["dice"]]  # type: ignore[attr-defined]
    move = move.model_copy(update={"answer": f"take {dice[0]} marker"})
    change = logged.wish(seat, move)
    steps = change.entry.data["do"]
    assert isinstance(steps, list)
    assert len(steps) > 1
    assert fold.step > 1
    logged.take_back(seat)
    assert (fold.step, fold.epoch) == (0, 1)


def test_requests_carried_out_are_remembered() -> None:
    logged = Logged()
    logged.answer(0)
    assert logged.fold.requests == {(0, "r1"): 2}
    logged.host("pause")
    assert logged.fold.requests[("host", "r2")] == logged.fold.numbers[SPECTATORS]


# -- taking back and giving up ------------------------------------------------------------------


def test_taking_back_is_free_until_somebody_acts() -> None:
    logged = Logged("caper_europe")
    seat = logged.fold.pending[0]
    seen = logged.seen(seat)
    logged.answer(seat)
    if logged.fold.take_back(seat) == "free":
        logged.take_back(seat)
        again = logged.seen(seat)
        assert json.loads(encoded(again))["story"] == json.loads(encoded(seen))["story"]
        assert logged.fold.epoch == 1
    else:
        pytest.fail("nothing was revealed, yet it is not free")


def test_after_that_all_persons_must_agree() -> None:
    logged = Logged("thiefs_market", THREE)
    first = logged.fold.pending[0]
    while logged.fold.pending == (first,):
        logged.answer(first, -1)
    logged.answer(logged.fold.pending[0], -1)
    others = [seat for seat in range(3) if seat != first]
    logged.take_back(first)
    proposal = logged.fold.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.by) == ("take_back", first)
    assert logged.fold.still_needed(proposal) == others
    with pytest.raises(InputError) as caught:
        logged.wish(first, ProposeEnd(id="e"))
    assert caught.value.code == "E_PROPOSAL"
    logged.wish(others[0], Reply(id="y", agree=True))
    with pytest.raises(InputError) as caught:
        logged.wish(others[0], Reply(id="z", agree=True))
    assert caught.value.text == "server-error-agreed_already"
    assert logged.fold.epoch == 0
    logged.wish(others[1], Reply(id="y", agree=True))
    assert logged.fold.epoch == 1
    assert logged.fold.proposal is None
    assert logged.fold.table is not None
    assert not logged.fold.table.take_backs[0].free


def test_one_who_declines_ends_a_proposal() -> None:
    logged = Logged()
    answers(logged, 4)
    logged.wish(0, ProposeEnd(id="e"))
    logged.wish(1, Reply(id="n", agree=False))
    assert logged.fold.proposal is None
    with pytest.raises(InputError) as caught:
        logged.wish(1, Reply(id="m", agree=True))
    assert caught.value.text == "server-error-no_proposal"


def test_an_answer_leaves_a_proposed_take_back_behind() -> None:
    logged = Logged()
    logged.answer(0)
    logged.answer(1)
    logged.take_back(0)
    assert logged.fold.proposal is not None
    logged.answer(logged.fold.pending[0])
    assert logged.fold.proposal is None


def test_a_proposal_waits_only_for_those_who_still_play() -> None:
    logged = Logged("thiefs_market", THREE)
    logged.wish(0, ProposeEnd(id="e"))
    logged.wish(1, Reply(id="y", agree=True))
    logged.host("bot", seat=2)
    assert logged.fold.ended is not None
    assert logged.fold.ended.reason == "agreed"


def test_against_bots_alone_taking_back_is_always_free() -> None:
    logged = Logged("caper", [person("Anna"), BOT])
    logged.answer(0)
    fold = logged.fold
    assert fold.table is not None
    decision = decide_bot_answer(fold, 1, fold.step, fold.epoch, fold.table.legal(1)[0])
    assert decision is not None
    logged.add(decision)
    assert fold.take_back(0) == "free"
    logged.take_back(0)
    assert fold.step == 0
    assert not fold.table.take_backs[0].free


def record_of(logged: Logged) -> JsonObject:
    """The record of a table, proved."""
    assert logged.fold.table is not None
    record = write_record(logged.fold.table)
    read_record(canonical_json(record), GAMES)
    return record


def test_with_two_teams_resigning_ends_the_game() -> None:
    logged = Logged("caper", [person(name) for name in "ABCD"])
    answers(logged, 6)
    logged.wish(1, Resign(id="r"))
    assert logged.fold.status == "over"
    assert logged.fold.ended is not None
    assert (logged.fold.ended.reason, logged.fold.ended.winners) == ("resigned", (2, 3))
    assert record_of(logged)["stopped"] == {"reason": "resigned", "winners": [2, 3]}


def test_with_more_a_bot_plays_on_until_one_is_left() -> None:
    logged = Logged("thiefs_market", THREE)
    answers(logged, 3)
    logged.wish(2, Resign(id="r"))
    seat = logged.fold.seats[2]
    assert (logged.fold.status, seat.resigned, seat.is_played_by_bot) == ("playing", True, True)
    with pytest.raises(InputError):
        logged.wish(2, Resign(id="again"))
    with pytest.raises(InputError):
        logged.host("person", seat=2)
    logged.wish(0, Resign(id="r"))
    assert logged.fold.ended is not None
    assert logged.fold.ended.winners == (1,)
    record_of(logged)


def test_all_persons_agree_to_end() -> None:
    logged = Logged()
    answers(logged, 5)
    logged.wish(1, ProposeEnd(id="e"))
    logged.wish(0, Reply(id="y", agree=True))
    assert logged.fold.ended is not None
    assert (logged.fold.ended.reason, logged.fold.ended.winners) == ("agreed", ())
    assert record_of(logged)["stopped"] == {"reason": "agreed", "winners": []}


def test_a_game_played_out_ends_by_its_own_reason() -> None:
    logged = Logged()
    answers(logged, 500)
    assert logged.fold.ended is not None
    assert (logged.fold.ended.reason, logged.fold.ended.early) == ("played_out", False)
    assert "stopped" not in record_of(logged)
    with pytest.raises(InputError) as caught:
        logged.wish(0, TakeBackRequest(id="t", step=logged.fold.step, epoch=0))
    assert caught.value.code == "E_OVER"


# -- the absent ---------------------------------------------------------------------------------


def test_the_table_says_when_it_acts_for_the_absent() -> None:
    logged = Logged(absent="bot", absent_minutes=2)
    assert logged.fold.absent_after() == 1000.0 + 120
    logged.answer(0)
    assert logged.fold.absent_after() == 1001.0 + 120
    logged.wish(0, Say(id="s", text="hello?"))
    assert logged.fold.absent_after() == 1001.0 + 120
    logged.host("pause")
    assert logged.fold.absent_after() is None
    logged.host("resume")
    assert logged.fold.absent_after() == 1004.0 + 120
    logged.host("bot", seat=1)
    assert logged.fold.absent_after() is None


def test_a_table_that_waits_never_acts() -> None:
    assert Logged().fold.absent_after() is None


def test_whoever_was_absent_gets_the_seat_back() -> None:
    logged = Logged(absent="bot")
    logged.entry("stand_in", seat=0, level="uniform")
    assert logged.fold.seats[0].stand_in == "absent"
    logged.entry("stand_in", seat=0, level=None)
    assert logged.fold.seats[0].is_person
    logged.answer(0)


# -- logs that cannot be played back -------------------------------------------------------------


def spoiled(logged: Logged, at: int, **data: object) -> str:
    """The text that tells why a log with other facts in one entry cannot be played back."""
    log = list(logged.log)
    log[at] = log[at]._replace(data={**log[at].data, **data})
    with pytest.raises(UnreadableError) as caught:
        fold_log(log, GAMES)
    assert caught.value.code == "E_UNREADABLE"
    return caught.value.text


def test_a_log_of_other_rules_is_named_and_left_alone() -> None:
    logged = Logged()
    answers(logged, 3)
    assert spoiled(logged, 0, rules=99) == "server-unreadable-rules"
    assert spoiled(logged, 0, game="bridge") == "server-unreadable-game"
    assert spoiled(logged, 0, deck="0" * 64) == "server-unreadable-deck"
    assert spoiled(logged, 0, deck_text="no deck") == "server-unreadable-entry"
    assert spoiled(logged, 0, options={"none": "x"}) == "server-unreadable-entry"
    assert spoiled(logged, 2, do=["dance"]) == "server-unreadable-entry"
    assert spoiled(logged, 2, seat=7) == "server-unreadable-entry"
    assert spoiled(logged, 2, step=7) == "server-unreadable-entry"


def test_a_log_with_a_gap_is_named() -> None:
    logged = Logged()
    answers(logged, 3)
    for log, text in (
        ([logged.log[0], *logged.log[2:]], "server-unreadable-gap"),
        (logged.log[1:], "server-unreadable-entry"),
        ([], "server-unreadable-entry"),
    ):
        with pytest.raises(UnreadableError) as caught:
            fold_log(log, GAMES)
        assert caught.value.text == text
    strange = Entry(len(logged.log) + 1, 0.0, "danced", {})
    with pytest.raises(UnreadableError):
        fold_log([*logged.log, strange], GAMES)
