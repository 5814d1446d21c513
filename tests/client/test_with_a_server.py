"""The client and a real server: whole games, crashes, refusals, chat, take-backs."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hideout.client import (
    BlockingClient,
    ClosedError,
    RefusedError,
    Server,
    TableClient,
    UnreachableError,
)
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import HostAction, NewTable, SeatWish, Situation, TableMade
from tests.kit.serving import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


def gathered(server: Server, game: str, seed: int = 0) -> tuple[TableMade, list[str]]:
    """A table with a person in every seat, and their tokens."""
    n_seats = random.Random(seed).choice(GAMES[game].info.seats)
    seats = [SeatWish(kind="me", name="Host")] + [SeatWish(kind="open")] * (n_seats - 1)
    made = server.make_table(NewTable(game=game, seats=seats))
    tokens = [made.seat_tokens[0]]
    tokens += [server.join(link.join, f"Guest {link.seat}").token for link in made.links]
    return made, tokens


def owes_an_answer(table: TableClient, situation: Situation) -> bool:
    """Whether the table waits for this client."""
    you = table.session.you
    assert you is not None
    return situation.status == "playing" and you.seat in situation.waiting_for


async def play(table: TableClient, luck: random.Random) -> None:
    """Answer at random until the game is over."""
    async for situation in table.situations():
        if owes_an_answer(table, situation):
            assert situation.question is not None
            choice = luck.choice(situation.question.legal).text
            try:
                await table.answer(choice, situation.step, situation.epoch)
            except RefusedError as refused:
                if refused.fault.code != "E_STALE":
                    raise


@pytest.mark.parametrize("game", list(GAMES))
async def test_people_play_a_whole_game_over_the_network(server: RunningServer, game: str) -> None:
    made, tokens = gathered(server.rest, game, 3)
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(TableClient(server.url, made.table.id, token))
            for token in tokens
        ]
        watcher = await stack.enter_async_context(
            TableClient(server.url, made.table.id, server.rest.join(made.watch).token)
        )
        luck = random.Random(5)
        await asyncio.wait_for(asyncio.gather(*(play(table, luck) for table in tables)), 120)
        async for _ in watcher.situations():
            pass
        ends = [table.situation.end for table in (*tables, watcher)]
    assert ends[0] is not None
    assert all(end == ends[0] for end in ends)
    record = server.rest.record(made.table.id, tokens[0])
    again = read_record(json.dumps(record), GAMES)
    assert again.outcome is not None
    assert list(again.outcome.ranks) == ends[0].ranks
    assert again.seed.hex() == ends[0].seed


async def test_after_a_crash_everybody_goes_on_by_themselves(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    server.start()
    try:
        made, tokens = gathered(server.rest, "sneaks_and_snitches", 1)
        luck = random.Random(9)
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(TableClient(server.url, made.table.id, token))
                for token in tokens
            ]
            games = asyncio.gather(*(play(table, luck) for table in tables))
            for step in (2, 5):
                while tables[0].situation.step < step:
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(games, 120)
            assert any(table.n_connections > 1 for table in tables)
            assert (
                len(
                    {
                        table.situation.end.model_dump_json()
                        for table in tables
                        if table.situation.end
                    }
                )
                == 1
            )
        record = server.rest.record(made.table.id, tokens[0])
        assert read_record(json.dumps(record), GAMES).outcome is not None
    finally:
        server.stop()


@pytest.fixture
async def pair(server: RunningServer) -> AsyncIterator[tuple[TableClient, TableClient, TableMade]]:
    """Two people at a table of Caper."""
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="open")]
    made = server.rest.make_table(NewTable(game="caper", seats=seats))
    guest = server.rest.join(made.links[0].join, "Ben")
    async with (
        TableClient(server.url, made.table.id, made.seat_tokens[0]) as anna,
        TableClient(server.url, made.table.id, guest.token, lang="de") as ben,
    ):
        yield anna, ben, made


Pair = tuple[TableClient, TableClient, TableMade]


async def until(table: TableClient, true: object) -> None:
    """Wait until what a client knows fulfils a condition."""
    assert callable(true)
    async with asyncio.timeout(20):
        seen = -1
        while not true():
            seen = await table.change(seen)


async def test_an_answer_reaches_the_other_and_can_be_taken_back(pair: Pair) -> None:
    anna, ben, _ = pair
    before = anna.situation
    assert before.question is not None
    await anna.answer(before.question.legal[0].text)
    await until(ben, lambda: ben.situation.step == before.step + 1)
    await until(anna, lambda: anna.situation.step == before.step + 1)
    told = len(ben.session.story)
    if anna.situation.can_take_back == "free":
        await anna.take_back()
    else:
        await anna.take_back()
        await until(ben, lambda: ben.situation.proposal is not None)
        await ben.reply(agree=True)
    await until(ben, lambda: ben.situation.step == before.step and ben.situation.epoch == 1)
    assert len(ben.session.story) < told


async def test_an_illegal_answer_is_refused_with_its_ruling_in_the_readers_language(
    pair: Pair,
) -> None:
    _, ben, _ = pair
    with pytest.raises(RefusedError) as refused:
        await ben.answer("play the_mime 1")
    assert refused.value.fault.code in ("E_TURN", "E_REFUSED")
    german = refused.value.fault.message
    anna = pair[0]
    with pytest.raises(RefusedError) as refused:
        await anna.answer("dance")
    assert refused.value.fault.code not in ("E_TURN", "E_STALE")
    assert refused.value.fault.message != german
    with pytest.raises(RefusedError) as refused:
        await anna.answer("play the_mime 1", step=anna.situation.step + 5)
    assert (refused.value.fault.code, refused.value.fault.now) == ("E_STALE", anna.situation.step)


async def test_what_is_said_is_heard_once_also_after_a_cut(pair: Pair) -> None:
    anna, ben, _ = pair
    await anna.say("hello")
    asking = asyncio.create_task(anna.say("again"))
    await anna.cut()
    await asking
    await ben.cut()
    await ben.ping()
    await until(ben, lambda: len(ben.session.chat) == 2)
    assert [line.text for line in ben.session.chat] == ["hello", "again"]
    assert anna.n_connections == 2
    assert anna.session.situation is not None


async def test_a_seat_that_is_given_away_is_closed_for_its_old_holder(
    server: RunningServer, pair: Pair
) -> None:
    _, ben, made = pair
    done = server.rest.host(
        made.table.id, HostAction(do="reissue", id="r1", seat=1), made.host_token
    )
    assert done.join is not None
    with pytest.raises(ClosedError) as closed:
        await until(ben, lambda: False)
    assert closed.value.reason == "revoked"
    with pytest.raises(ClosedError):
        await ben.say("still there?")


def test_a_program_without_asyncio_plays_against_a_bot(server: RunningServer) -> None:
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="bot", level="burglar")]
    made = server.rest.make_table(NewTable(game="caper_europe", seats=seats))
    luck = random.Random(2)
    with BlockingClient(server.url, made.table.id, made.seat_tokens[0], timeout=60) as table:
        situation = table.wait()
        while situation.status != "over":
            if situation.question is not None and 0 in situation.waiting_for:
                table.answer(luck.choice(situation.question.legal).text)
            situation = table.wait()
    assert situation.end is not None
    assert situation.end.scores is not None


def test_a_wrong_token_is_refused_for_good(server: RunningServer) -> None:
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="open")]
    made = server.rest.make_table(NewTable(game="caper", seats=seats))
    with pytest.raises(ClosedError):
        BlockingClient(server.url, made.table.id, "x" * 32, timeout=20).__enter__()


def test_no_server_is_an_error_that_names_the_address() -> None:
    with pytest.raises(UnreachableError, match=r"127\.0\.0\.1:9"):
        Server("http://127.0.0.1:9").tables()
    with pytest.raises(UnreachableError):
        Server("not an address")


def test_what_a_server_refuses_is_raised_with_its_fault(server: RunningServer) -> None:
    with pytest.raises(RefusedError) as refused:
        Server(server.url, "it").make_table(NewTable(game="chess", seats=[SeatWish(kind="open")]))
    assert refused.value.fault.code == "E_GAME"
    assert refused.value.status == 404
