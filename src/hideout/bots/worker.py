"""One process that thinks for bots, and its handle: started, timed, killed and replaced."""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.crossing import unpack_view
from hideout.games import GAMES

if TYPE_CHECKING:
    from hideout.bots.pool import Question

_START_SECONDS = 60.0
"""How long a new process may take until it is ready."""
_USUAL_SECONDS = 5.0
"""How long a bot without a time of its own may take."""


class WorkerError(Exception):
    """A worker gave no usable analysis; `reason` tells nothing of the position."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: str = reason


class Worker:
    """The handle of a process; a new one is started whenever there is none."""

    def __init__(self, maker: Callable[[str, int], Bot], grace: float) -> None:
        self._maker: Callable[[str, int], Bot] = maker
        self._grace: float = grace
        self._process: SpawnProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._is_retired: bool = False

    @property
    def pid(self) -> int | None:
        """The process that is at work, if any."""
        return None if self._process is None else self._process.pid

    def think(self, question: Question) -> Analysis:
        """The analysis of a bot in the process; raises `WorkerError`."""
        try:
            return self._think(question)
        except (EOFError, OSError):
            self.stop()
            raise WorkerError("worker died") from None

    def _think(self, question: Question) -> Analysis:
        pipe = self._pipe if self._pipe is not None else self._start()
        bot = self._maker(question.level, question.seed)
        budget = question.budget if question.budget is not None else getattr(bot, "budget", None)
        seconds = budget.seconds if isinstance(budget, Budget) else None
        pipe.send_bytes(json.dumps(question).encode())
        if not pipe.poll((_USUAL_SECONDS if seconds is None else seconds) + self._grace):
            self.stop()
            raise WorkerError("worker late")
        found = json.loads(pipe.recv_bytes())
        if isinstance(found, str):
            raise WorkerError(found)
        action, candidates, iterations = found
        if action not in question.legal:
            raise WorkerError("illegal answer")
        return Analysis(action, tuple(Candidate(*each) for each in candidates), iterations)

    def _start(self) -> Connection[bytes, bytes]:
        if self._is_retired:
            raise WorkerError("pool closed")
        context = get_context("spawn")
        pipe, end = context.Pipe()
        self._pipe = pipe
        self._process = context.Process(
            target=serve, args=(end, self._maker), name="hideout bot", daemon=True
        )
        self._process.start()
        end.close()
        if not pipe.poll(_START_SECONDS):
            self.stop()
            raise WorkerError("worker does not start")
        pipe.recv_bytes()
        return pipe

    def stop(self) -> None:
        """Kill the process, if there is one."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def retire(self) -> None:
        """Kill the process from another thread and start none any more."""
        self._is_retired = True
        process = self._process
        if process is not None:
            process.kill()


def serve(pipe: Connection[bytes, bytes], maker: Callable[[str, int], Bot]) -> None:
    """What the process does: answer question after question until the pipe is closed."""
    pipe.send_bytes(b"ready")
    while True:
        try:
            question = json.loads(pipe.recv_bytes())
        except EOFError:
            return
        try:
            found: object = _answer(question, maker)
        except Exception as error:
            found = f"failed with {type(error).__name__}"
        pipe.send_bytes(json.dumps(found).encode())


def _answer(question: list[object], maker: Callable[[str, int], Bot]) -> Analysis:
    game_id, level, seed, view, legal, budget = question
    assert isinstance(seed, int)
    assert isinstance(view, dict)
    assert isinstance(legal, list)
    game = GAMES[str(game_id)]
    limit = None if budget is None else _budget(budget)
    return maker(str(level), seed).think(game, unpack_view(game, view), legal, limit)


def _budget(data: object) -> Budget:
    assert isinstance(data, list)
    return Budget(*data)
