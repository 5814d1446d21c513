"""Work in pieces: all of it, in order when that is wanted, and never a silent loss."""

from __future__ import annotations

import os
import time
from multiprocessing import active_children

import pytest

from hideout.core.errors import InputError
from hideout.lab.jobs import do_all, in_order


def slow_if_first(piece: int) -> int:
    """The square; the first piece takes longest."""
    time.sleep(0.2 if piece == 0 else 0.0)
    return piece * piece


def die(piece: int) -> int:
    """A process that is killed."""
    os._exit(3)


def stumble(piece: int) -> int:
    """Work with a mistake in it."""
    raise ZeroDivisionError(piece)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done_once(jobs: int) -> None:
    done = dict(do_all(slow_if_first, range(20), jobs))
    assert done == {number: number * number for number in range(20)}
    assert list(in_order(slow_if_first, range(20), jobs)) == [n * n for n in range(20)]
    assert list(in_order(slow_if_first, [], jobs)) == []


def test_a_killed_process_is_a_clear_error() -> None:
    with pytest.raises(InputError) as caught:
        list(do_all(die, range(4), 2))
    assert caught.value.code == "E_WORKER"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_in_the_work_is_not_swallowed(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(do_all(stumble, range(4), jobs))


def test_who_stops_early_leaves_no_process_behind() -> None:
    before = set(active_children())
    work = do_all(slow_if_first, range(1000), 2)
    next(work)
    work.close()
    deadline = time.monotonic() + 20
    while set(active_children()) - before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not set(active_children()) - before
