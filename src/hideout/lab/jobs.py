"""Work in small pieces, done here or by several processes; what comes out is the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from itertools import islice
from types import FrameType
from typing import TypeVar

from hideout.core.errors import InputError

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")

_AHEAD = 3
"""Pieces of work handed out for each process, so that none waits for the next one."""


def do_all(
    work: Callable[[_Piece], _Result], pieces: Iterable[_Piece], jobs: int
) -> Generator[tuple[int, _Result]]:
    """Each piece's number and result; with several jobs, in the order they are finished.

    `work` must be a function of a module, and pieces and results plain enough to be sent to
    another process.
    """
    if jobs == 1:
        for number, piece in enumerate(pieces):
            yield number, work(piece)
        return
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    numbers: dict[Future[_Result], int] = {}
    to_do = enumerate(pieces)

    def hand_out(n: int) -> None:
        for number, piece in islice(to_do, n):
            numbers[pool.submit(work, piece)] = number

    is_broken = False
    try:
        # What is ignored here is ignored by the processes that start here.
        kept = _ignore_interrupts()
        try:
            hand_out(_AHEAD * jobs)
        finally:
            signal.signal(signal.SIGINT, kept)
        while numbers:
            done, _ = wait(numbers, return_when=FIRST_COMPLETED)
            for future in done:
                yield numbers.pop(future), future.result()
            hand_out(len(done))
    except BrokenProcessPool:
        is_broken = True
        raise InputError("E_WORKER", "cli-error-worker", {}) from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        # A broken pool is failing its futures by itself; to cancel them meanwhile would make
        # its thread complain aloud.
        pool.shutdown(cancel_futures=not is_broken)


def in_order(
    work: Callable[[_Piece], _Result], pieces: Iterable[_Piece], jobs: int
) -> Generator[_Result]:
    """The results in the order of the pieces."""
    early: dict[int, _Result] = {}
    due = 0
    with closing(do_all(work, pieces, jobs)) as finished:
        for number, result in finished:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


def _ignore_interrupts() -> Callable[[int, FrameType | None], object] | int | None:
    """Leave Ctrl-C to the main process; returns what was done about it before."""
    return signal.signal(signal.SIGINT, signal.SIG_IGN)
