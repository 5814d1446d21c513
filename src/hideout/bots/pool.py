"""Bots in processes of their own, so that nobody waits for a bot that thinks, hangs or dies.

    pool = BotPool(2)
    action = await pool.answer("caper", "mastermind", seed, pack_view(game, view), legal, 1.0)
    pool.close()

From a thread instead of a coroutine: `pool.ask(...).result()`.  A worker that fails or is late is
replaced and the question goes one level down; if that fails, too, luck answers right here.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import NamedTuple, Self

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.levels import LEVELS, make
from hideout.bots.worker import Worker, WorkerError
from hideout.core.chance import Quick
from hideout.core.game import Action, JsonObject
from hideout.core.reading import canonical_json

_LOG = logging.getLogger(__name__)
_N_TRIES = 2
"""How many levels are tried before luck answers."""


class Question(NamedTuple):
    """What a bot is asked: plain data."""

    game_id: str
    level: str
    seed: int
    view: JsonObject
    """As `crossing.pack_view` writes it."""
    legal: tuple[Action, ...]
    budget: Budget | None
    """None is the level's own."""


class _Job(NamedTuple):
    question: Question
    answer: Future[Analysis]


class BotPool:
    """So many worker processes that answer for bots, started when they are first needed."""

    def __init__(
        self,
        n_workers: int,
        grace: float = 1.0,
        maker: Callable[[str, int], Bot] = make,
    ) -> None:
        """`grace` is how many seconds beyond its budget a worker may take.

        `maker` makes the bots and must be a function of a module, for it crosses into workers.
        """
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_open: bool = True
        self._workers: list[Worker] = [Worker(maker, grace) for _ in range(n_workers)]
        self._threads: list[Thread] = [
            Thread(target=self._serve, args=(worker,), name=f"bot pool {i}", daemon=True)
            for i, worker in enumerate(self._workers)
        ]
        for thread in self._threads:
            thread.start()

    def ask(
        self,
        game_id: str,
        level: str,
        seed: int,
        view: JsonObject,
        legal: Sequence[Action],
        budget: Budget | None = None,
    ) -> Future[Analysis]:
        """Put a question; the future always comes to an analysis with a legal answer."""
        if not self._is_open:
            raise RuntimeError("the pool of bots is closed")
        answer: Future[Analysis] = Future()
        question = Question(game_id, level, seed, view, tuple(legal), budget)
        self._jobs.put(_Job(question, answer))
        return answer

    async def think(
        self,
        game_id: str,
        level: str,
        seed: int,
        view: JsonObject,
        legal: Sequence[Action],
        budget: Budget | None = None,
    ) -> Analysis:
        """What a bot thinks of a question, without holding up anything else."""
        return await asyncio.wrap_future(self.ask(game_id, level, seed, view, legal, budget))

    async def answer(
        self,
        game_id: str,
        level: str,
        seed: int,
        view: JsonObject,
        legal: Sequence[Action],
        seconds: float | None = None,
    ) -> Action:
        """A bot's answer, within so many seconds or the level's own time."""
        budget = None if seconds is None else limited(level, seconds)
        return (await self.think(game_id, level, seed, view, legal, budget)).action

    def pids(self) -> list[int]:
        """The processes at work."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End all workers; questions still waiting are answered by luck."""
        if not self._is_open:
            return
        self._is_open = False
        for worker in self._workers:
            worker.retire()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # -- in the thread of each worker ----------------------------------------------------------

    def _serve(self, worker: Worker) -> None:
        while (job := self._jobs.get()) is not None:
            if job.answer.set_running_or_notify_cancel():
                job.answer.set_result(self._find(worker, job.question))
        worker.stop()

    def _find(self, worker: Worker, question: Question) -> Analysis:
        """The analysis of a worker, else of one a level lower, else luck."""
        for _ in range(_N_TRIES):
            if question.level == next(iter(LEVELS)) or not self._is_open:
                break
            try:
                return worker.think(question)
            except WorkerError as error:
                lower = level_below(question.level)
                # Nothing of the position goes into a log: it would tell what is hidden.
                _LOG.warning(
                    "bot failed: game %s, level %s, reason %s; answering as %s",
                    question.game_id,
                    question.level,
                    error.reason,
                    lower,
                )
                question = question._replace(level=lower, budget=None)
        return by_luck(question)


def level_below(level: str) -> str:
    """The next weaker level; for bots that are no level, the strongest one that never searches."""
    names = list(LEVELS)
    return names[max(0, names.index(level) - 1)] if level in names else "burglar"


def limited(level: str, seconds: float) -> Budget:
    """The budget of a level within a time limit of one's own."""
    bot = LEVELS.get(level)
    own = getattr(bot, "budget", None)
    return Budget(own.iterations if isinstance(own, Budget) else None, seconds)


def by_luck(question: Question) -> Analysis:
    """Any legal answer, from the question alone."""
    text = f"{question.seed} {canonical_json(question.view)}".encode()
    luck = Quick(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))
    legal = question.legal
    weight = 1.0 / len(legal)
    candidates = tuple(Candidate(action, weight, 0, 0.0, 0.5) for action in legal)
    return Analysis(legal[luck.below(len(legal))], candidates, 0)
