"""Thinking in small steps: it can end after any of them with an answer."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from hideout.bots.base import Analysis, Budget
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, View


class Thought(ABC):
    """What a bot has thought of one question so far."""

    __slots__ = ("_game", "_legal", "_luck", "_seat", "_seen", "enough", "n_iterations", "n_nodes")

    def __init__(self, game: Game, view: View, legal: Sequence[Action], luck: Quick) -> None:
        assert view.seat is not None, "a spectator has nothing to answer"
        self._game: Game = game
        self._seen: View = view
        self._seat: Seat = view.seat
        self._legal: list[Action] = list(legal)
        self._luck: Quick = luck
        self.enough: int = 0
        """If not 0, after how many steps there is nothing more to think."""
        self.n_iterations: int = 0
        """How many futures were played through or judged."""
        self.n_nodes: int = 1
        """How many questions are kept in mind."""

    @abstractmethod
    def iterate(self) -> None:
        """Think one step further."""

    @abstractmethod
    def analysis(self) -> Analysis:
        """What it has come to; there was at least one step."""

    def is_settled(self) -> bool:
        """Whether thinking on would change nothing."""
        return 0 < self.enough <= self.n_iterations


def think_for(thought: Thought, budget: Budget, stop: Callable[[], bool] | None = None) -> Analysis:
    """Take at least one step, and then go on until the budget is spent or `stop` says so."""
    # A tree has no cycles, but walking through it in search of some takes a tenth of the time.
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        _take_steps(thought, budget, stop)
        return thought.analysis()
    finally:
        if is_collecting:
            gc.enable()


def _take_steps(thought: Thought, budget: Budget, stop: Callable[[], bool] | None) -> None:
    """A step that would take longer than what is left, if it is like those before, is not begun."""
    n = budget.iterations
    seconds = budget.seconds
    clock = budget.clock()
    start = clock()
    done = 0
    while True:
        thought.iterate()
        done += 1
        if n is not None and done >= n:
            return
        if seconds is not None and (clock() - start) * (done + 1) > seconds * done:
            return
        if thought.is_settled() or (stop is not None and stop()):
            return
