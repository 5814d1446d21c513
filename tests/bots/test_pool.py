"""The pool of bots: it answers like the bots themselves, and whatever happens to a worker."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from time import monotonic

import pytest

from hideout.bots import Bot, Budget, make
from hideout.bots.crossing import pack_view
from hideout.bots.pool import BotPool, by_luck, level_below
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.games import GAMES
from tests.bots import faulty
from tests.bots.playing import Moment, bytes_of, check_analysis, moments

GAME = GAMES["caper"]
BUDGET = Budget(iterations=6)


def a_moment(game_id: str = "caper", n: int = 3) -> tuple[Moment, JsonObject]:
    game = GAMES[game_id]
    setup = agree(game, game.info.seats[-1], game.info.variants[0])
    moment = list(moments(game, setup, 4))[n]
    return moment, pack_view(game, moment.view)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_pool_thinks_what_the_bot_itself_thinks() -> None:
    with BotPool(1) as pool:
        for game_id, game in GAMES.items():
            moment, view = a_moment(game_id)
            for level in ("burglar", "mastermind", "plain_search"):
                found = pool.ask(game_id, level, 5, view, moment.legal, BUDGET).result(60)
                own = make(level, 5).think(game, moment.view, moment.legal, BUDGET)
                assert bytes_of(found) == bytes_of(own)


def test_coroutines_wait_without_holding_each_other_up() -> None:
    moment, view = a_moment()

    async def ticks(until: asyncio.Event) -> int:
        n = 0
        while not until.is_set():
            n += 1
            await asyncio.sleep(0.01)
        return n

    async def run() -> tuple[list[int], int]:
        done = asyncio.Event()
        ticking = asyncio.create_task(ticks(done))
        answers = await asyncio.gather(
            *(pool.answer("caper", "mastermind", n, view, moment.legal, 0.3) for n in range(3))
        )
        done.set()
        return answers, await ticking

    with BotPool(2) as pool:
        answers, n_ticks = asyncio.run(run())
    assert all(answer in moment.legal for answer in answers)
    assert n_ticks >= 10


@pytest.mark.parametrize(
    ("maker", "reason"),
    [
        (faulty.make_dying_mastermind, "worker died"),
        (faulty.make_hanging_mastermind, "worker late"),
        (faulty.make_failing_mastermind, "failed with ValueError"),
        (faulty.make_cheating_mastermind, "illegal answer"),
    ],
)
def test_a_faulty_worker_is_replaced_and_the_level_below_answers(
    maker: Callable[[str, int], Bot], reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    moment, view = a_moment()
    with caplog.at_level(logging.WARNING), BotPool(1, grace=0.3, maker=maker) as pool:
        begin = monotonic()
        found = pool.ask("caper", "mastermind", 5, view, moment.legal).result(60)
        assert monotonic() - begin < 30
        check_analysis(found, moment.legal)
        assert found.iterations > 1, "safecracker searched"
        # The next question meets a worker that is whole again.
        after = pool.ask("caper", "burglar", 5, view, moment.legal).result(60)
        own = make("burglar", 5).think(GAME, moment.view, moment.legal)
        assert bytes_of(after) == bytes_of(own)
    assert [record.getMessage() for record in caplog.records] == [
        f"bot failed: game caper, level mastermind, reason {reason}; answering as safecracker"
    ]


def test_if_every_worker_dies_luck_answers(caplog: pytest.LogCaptureFixture) -> None:
    moment, view = a_moment()
    with caplog.at_level(logging.WARNING), BotPool(1, maker=faulty.make_dying) as pool:
        one = pool.ask("caper", "mastermind", 5, view, moment.legal).result(60)
        two = pool.ask("caper", "mastermind", 5, view, moment.legal).result(60)
    check_analysis(one, moment.legal)
    assert one == two
    assert len(caplog.records) == 4


def test_luck_gives_every_answer_in_turn() -> None:
    moment, view = a_moment()
    pool_free = [
        by_luck_of(seed, view, tuple(moment.legal)) for seed in range(40 * len(moment.legal))
    ]
    assert set(pool_free) == set(moment.legal)


def by_luck_of(seed: int, view: JsonObject, legal: tuple[int, ...]) -> int:
    from hideout.bots.pool import Question

    return by_luck(Question("caper", "uniform", seed, view, legal, None)).action


def test_a_closed_pool_leaves_no_process_and_takes_no_question() -> None:
    moment, view = a_moment()
    pool = BotPool(2, maker=faulty.make_slow)
    asked = [pool.ask("caper", "burglar", n, view, moment.legal) for n in range(5)]
    asked[0].result(60)
    pids = pool.pids()
    assert pids
    assert all(is_running(pid) for pid in pids)
    pool.close()
    pool.close()
    assert not any(is_running(pid) for pid in pids)
    for future in asked:
        assert future.result(1).action in moment.legal
    with pytest.raises(RuntimeError):
        pool.ask("caper", "burglar", 1, view, moment.legal)


def test_a_question_nobody_waits_for_any_more_is_left_out() -> None:
    moment, view = a_moment()
    with BotPool(1, maker=faulty.make_slow) as pool:
        first = pool.ask("caper", "burglar", 1, view, moment.legal)
        second = pool.ask("caper", "burglar", 2, view, moment.legal)
        assert second.cancel()
        third = pool.ask("caper", "burglar", 3, view, moment.legal)
        assert {first.result(60).action, third.result(60).action} <= set(moment.legal)
        assert second.cancelled()


def test_each_level_falls_back_on_the_one_below() -> None:
    assert level_below("mastermind") == "safecracker"
    assert level_below("lookout") == "uniform"
    assert level_below("uniform") == "uniform"
    assert level_below("plain_search") == "burglar"
