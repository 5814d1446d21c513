"""Commit, then reveal: the eleven requirements of section 8.2, as far as engine and table go.

Requirements about servers, clocks and learning environments are tested here by what they rest
on: what the table gives out, what luck a plan draws on, and that the order of answers is nothing.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence

import pytest

from hideout.bots import LEVELS, Budget, make
from hideout.core.chance import Quick, Scripted, Seeded
from hideout.core.errors import AnswerError
from hideout.core.game import Event, JsonObject, Log, Seat, State
from hideout.core.options import agree
from hideout.core.reading import canonical_json
from hideout.core.table import Table
from hideout.games.sneaks_and_snitches import GAME
from hideout.games.sneaks_and_snitches import actions as act

SEATS = (2, 3, 4, 5)


def table_of(seats: int, seed: int = 1, **options: str) -> Table:
    return Table(GAME, agree(GAME, seats, options=options), hashlib.sha256(bytes([seed])).digest())


def given_out(table: Table, observer: Seat | None) -> str:
    """Every byte an observer can get: view, events, question, answers, the table's name."""
    found: list[object] = [
        table.view(observer).json(),
        table.events_for(observer),
        repr(table),
        GAME.waiting_for(table.state, observer),
        GAME.score_now(table.state).result,
        GAME.standing(table.state),
    ]
    if observer is not None:
        found += [table.ask(observer), table.legal(observer)]
        for action in range(act.SIZE):
            refusal = table.refuse(observer, action)
            found.append(None if refusal is None else [refusal.ruling, refusal.details])
    return canonical_json(found)


@pytest.mark.parametrize("seats", SEATS)
def test_1_a_plan_is_whole_and_depends_on_nobody(seats: int) -> None:
    # Whether a plan is legal is the same whatever the others have committed.
    table = table_of(seats)
    before = {
        seat: [table.refuse(seat, action) for action in range(act.SIZE)] for seat in range(seats)
    }
    for seat in range(seats - 1):
        table.submit(seat, table.step, table.legal(seat)[-1])
        assert [table.refuse(seats - 1, action) for action in range(act.SIZE)] == before[seats - 1]
    assert all(len(act.sneaks_of(plan)) >= 1 for plan in table.legal(seats - 1))
    assert all(len(act.snitches_of(plan)) >= 1 for plan in table.legal(seats - 1))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hide", ["false", "true"])
def test_2_nothing_given_out_depends_on_a_waiting_plan(seats: int, hide: str) -> None:
    for seat in range(seats):
        seen: dict[Seat | None, set[str]] = {}
        for choice in (0, 1, -1):
            table = table_of(seats, hide_commit_status=hide)
            table.submit(seat, table.step, table.legal(seat)[choice])
            for observer in (None, *range(seats)):
                if observer != seat:
                    seen.setdefault(observer, set()).add(given_out(table, observer))
        assert [len(each) for each in seen.values()] == [1] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_2_who_is_ready_is_all_that_shows(seats: int) -> None:
    table = table_of(seats)
    events = table.submit(1, table.step, table.legal(1)[3])
    assert [event.everything() for event in events] == [
        {"event": "plan_committed", "seat": "yellow"}
    ]
    plans = plans_in(table, 0)
    assert plans["yellow"] == "?"
    assert [plan for seat, plan in plans.items() if seat != "yellow"] == [None] * (seats - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_2_with_the_option_not_even_who_is_ready(seats: int) -> None:
    # The same bytes before and after somebody has planned, for everybody else.
    table = table_of(seats, hide_commit_status="true")
    others = [None, *(seat for seat in range(seats) if seat != 1)]
    before = [given_out(table, observer) for observer in others]
    assert table.submit(1, table.step, table.legal(1)[3]) == []
    assert [given_out(table, observer) for observer in others] == before
    assert 1 not in GAME.waiting_for(table.state, 1)
    assert table.pending == tuple(seat for seat in range(seats) if seat != 1)


def plans_in(table: Table, observer: Seat | None) -> JsonObject:
    play = table.view(observer).json()["play"]
    assert isinstance(play, dict)
    plans = play["plans"]
    assert isinstance(plans, dict)
    return plans


@pytest.mark.parametrize("seats", SEATS)
def test_3_a_plan_is_replaced_in_silence_until_the_last_one(seats: int) -> None:
    table = table_of(seats)
    old, new = table.legal(0)[0], table.legal(0)[-1]
    table.submit(0, table.step, old)
    seen = [given_out(table, observer) for observer in (None, *range(1, seats))]
    assert table.submit(0, table.step, new) == []
    assert [given_out(table, observer) for observer in (None, *range(1, seats))] == seen
    first_step = table.step
    for seat in range(1, seats):
        table.submit(seat, table.step, table.legal(seat)[0])
    assert table.answers[0].action == new
    with pytest.raises(AnswerError) as raised:
        table.submit(0, first_step, old)
    assert raised.value.code == "E_STALE"


def test_3_where_plans_stand_there_is_nothing_left_to_answer() -> None:
    table = table_of(3, allow_recommit="false")
    table.submit(0, table.step, table.legal(0)[0])
    assert table.legal(0) == []
    with pytest.raises(AnswerError) as raised:
        table.submit(0, table.step, act.PLANS[3][1])
    assert raised.value.refusal.ruling == "SNS-04"


def test_3_a_plan_after_the_reveal_is_locked() -> None:
    state = resolving()
    refusal = state.refuse(0, act.PLAN + 1)
    assert refusal is not None
    assert refusal.text == "sneaks_and_snitches-refuse-plan_locked"


def resolving() -> State:
    """A round in which the first seat is to choose an item."""
    luck = Scripted({"loot I": ["i_carte_blanche"]})
    state = GAME.start(agree(GAME, 3), luck)
    for seat, plan in enumerate(("plan A B", "plan B C", "plan C D")):
        state.apply(seat, GAME.actions.from_text(plan), luck)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_4_the_last_plan_reveals_all_in_one_event(seats: int) -> None:
    table = table_of(seats)
    for seat in range(seats - 1):
        events = table.submit(seat, table.step, table.legal(seat)[seat])
        assert not any(event.reveals for event in events)
    last = table.submit(seats - 1, table.step, table.legal(seats - 1)[seats])
    reveals = [event for event in last if event.kind == "plans_revealed"]
    assert last[0] is reveals[0]
    assert len(reveals) == 1
    assert reveals[0].reveals
    shown = reveals[0].public["plans"]
    assert isinstance(shown, list)
    assert len(shown) == seats


def test_5_choices_are_public_questions_to_one_player() -> None:
    state = resolving()
    assert state.pending() == (0,)
    assert state.resting() == ()
    log = Log()
    state.apply(0, act.TAKE, Quick(1), log)
    assert log.events[0].everything() == {
        "event": "item_chosen",
        "seat": "red",
        "colour": "blue",
        "forced": "no",
    }
    other = state.refuse(1, act.TAKE)
    assert other is not None
    assert other.text == "core-refuse-not_your_turn"


@pytest.mark.parametrize("seconds", ["10", "30", "60", "120", "300", "600"])
def test_6_a_plan_by_luck_is_legal_and_marked(seconds: str) -> None:
    table = table_of(4, plan_seconds=seconds)
    assert table.legal(0)[-1] == act.AUTO
    table.submit(0, table.step, act.AUTO)
    for seat in (1, 2):
        table.submit(seat, table.step, table.legal(seat)[0])
    shown = revealed(table.submit(3, table.step, act.AUTO))
    assert [plan["auto"] for plan in shown] == ["yes", "no", "no", "yes"]


def revealed(events: Sequence[Event]) -> list[JsonObject]:
    shown = events[0].public["plans"]
    assert isinstance(shown, list)
    return shown


def test_6_plans_by_luck_are_uniform_and_no_stream_of_the_decks() -> None:
    # Over many seeds each of the 30 plans comes up about equally often ...
    setup = agree(GAME, 3, options={"plan_seconds": "30"})
    counts = dict.fromkeys(act.PLANS[3], 0)
    n_games = 1500
    for number in range(n_games):
        seed = hashlib.sha256(b"auto %d" % number).digest()
        state = GAME.start(setup, Seeded(seed))
        state.apply(0, act.AUTO, Seeded(seed, 1))
        play = GAME.dump(state)["play"]
        assert isinstance(play, dict)
        plan = play["plans"]["red"]
        counts[
            GAME.actions.from_json(
                {"do": "plan", "sneaks": plan["sneaks"], "snitches": plan["snitches"]}
            )
        ] += 1
    expected = n_games / len(counts)
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 58.3  # p = 0.001, 29 df
    # ... and drawing them moves no card: the decks are as they were.
    table = table_of(3, plan_seconds="30")
    before = GAME.dump(table.state)["play"]
    table.submit(0, table.step, act.AUTO)
    after = GAME.dump(table.state)["play"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    for key in ("loot_deck", "stash_deck", "table"):
        assert before[key] == after[key]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hide", ["false", "true"])
def test_7_bots_answer_the_same_in_any_order(level: str, hide: str) -> None:
    outcomes = set()
    for order in itertools.permutations(range(3)):
        table = table_of(3, seed=5, hide_commit_status=hide)
        for seat in order:
            view, legal = table.question_view(seat), table.legal(seat)
            thought = make(level, seat).think(GAME, view, legal, Budget(iterations=8))
            table.submit(seat, table.step, thought.action)
        outcomes.add(canonical_json(GAME.dump(table.state)))
    assert len(outcomes) == 1


def test_8_what_is_typed_is_not_told_to_the_next_person() -> None:
    # Behind the curtain the next person's news are the events of the table and nothing else.
    table = table_of(3)
    table.submit(0, table.step, table.legal(0)[0])
    shown = canonical_json([table.view(1).json(), table.events_for(1)])
    table = table_of(3)
    table.submit(0, table.step, table.legal(0)[17])
    assert canonical_json([table.view(1).json(), table.events_for(1)]) == shown


def test_9_no_view_and_no_event_holds_the_seed() -> None:
    table = table_of(4, seed=9)
    quick = Quick(1)
    while table.pending:
        seat = table.pending[0]
        legal = table.legal(seat)
        table.submit(seat, table.step, legal[quick.below(len(legal))])
        for observer in (None, *range(4)):
            shown = canonical_json([table.view(observer).json(), table.events_for(observer)])
            assert table.seed.hex() not in shown
            assert "seed" not in shown


def test_10_a_plan_has_one_text_to_be_hashed() -> None:
    # Play by mail commits SHA-256(game | round | seat | plan | salt): the notation is canonical.
    texts = [GAME.actions.to_text(plan) for plan in act.PLANS[5] + act.BOSS_PLANS + act.LONE_PLANS]
    assert len(set(texts)) == len(texts) == 56 + 60 + 60
    for text in texts:
        assert GAME.actions.to_text(GAME.actions.from_text(text)) == text
    salt = bytes(16)
    sealed = [
        hashlib.sha256(f"{GAME.info.id}|3|1|{text}|".encode() + salt).digest() for text in texts
    ]
    assert len(set(sealed)) == len(texts)


@pytest.mark.parametrize("seats", SEATS)
def test_11_joint_steps_and_turns_give_the_same_game(seats: int) -> None:
    # However the plans of a round are ordered, the trajectory is the same byte by byte.
    tables = [table_of(seats, seed=3) for _ in range(2)]
    quick = Quick(7)
    while tables[0].pending:
        pending = tables[0].pending
        legal = {seat: tables[0].legal(seat) for seat in pending}
        joint = {seat: legal[seat][quick.below(len(legal[seat]))] for seat in pending}
        told = []
        for table, order in zip(tables, (pending, pending[::-1]), strict=True):
            for seat in order:
                events = table.submit(seat, table.step, joint[seat])
            told.append(canonical_json([event.everything() for event in events]))
        assert told[0] == told[1]
        assert GAME.dump(tables[0].state) == GAME.dump(tables[1].state)
    first, second = (table.outcome for table in tables)
    assert first is not None
    assert first == second
    k = len(first.winners)
    rewards = [1 / k if seat in first.winners else 0 for seat in range(seats)]
    assert sum(rewards) == pytest.approx(1)


@pytest.mark.parametrize("seats", SEATS)
def test_11_the_number_of_a_plan_is_its_place_among_the_legal_ones(seats: int) -> None:
    table = table_of(seats, first_extra_boss="seat_0")
    n_places = {2: 6, 3: 6, 4: 7, 5: 8}[seats]
    for seat in range(min(seats, 2)):
        legal = table.legal(seat)
        letters = [(act.sneaks_of(plan), act.snitches_of(plan)) for plan in legal]
        assert letters == sorted(letters)
        assert len(legal) == {2: 60, 3: 30, 4: 42, 5: 56}[seats]
        if seats > 2:
            for number, ((x,), (y,)) in enumerate(letters):
                assert number == x * (n_places - 1) + (y if y < x else y - 1)
