"""Bots that die, hang, fail or cheat, for the pool to survive."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots import Analysis, Bot, Budget, make
from hideout.bots.burglar import Burglar
from hideout.core.game import Action, Game, View


class Faulty(Bot):
    """Goes wrong instead of answering."""

    name: ClassVar[str] = "faulty"
    budget: ClassVar[Budget] = Budget(seconds=0.2)

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        self.go_wrong()
        return Analysis(max(legal) + 1, (), 0)

    def go_wrong(self) -> None:
        """Nothing happens; the answer will be illegal."""


class Dying(Faulty):
    """Takes its whole process with it."""

    def go_wrong(self) -> None:
        os._exit(3)


class Hanging(Faulty):
    """Never comes to an end."""

    def go_wrong(self) -> None:
        time.sleep(600)


class Failing(Faulty):
    """Raises an error that tells a secret."""

    def go_wrong(self) -> None:
        raise ValueError("the rival holds the_mime")


def make_dying_mastermind(name: str, seed: int) -> Bot:
    """Only the strongest level dies."""
    return Dying(seed) if name == "mastermind" else make(name, seed)


def make_hanging_mastermind(name: str, seed: int) -> Bot:
    """Only the strongest level hangs."""
    return Hanging(seed) if name == "mastermind" else make(name, seed)


def make_failing_mastermind(name: str, seed: int) -> Bot:
    """Only the strongest level fails."""
    return Failing(seed) if name == "mastermind" else make(name, seed)


def make_cheating_mastermind(name: str, seed: int) -> Bot:
    """Only the strongest level cheats."""
    return Faulty(seed) if name == "mastermind" else make(name, seed)


def make_dying(name: str, seed: int) -> Bot:
    """Every level dies."""
    return Dying(seed)


def make_slow(name: str, seed: int) -> Bot:
    """Every level takes a third of a second."""
    return Slow(seed)


class Slow(Burglar):
    """Takes its time."""

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        time.sleep(0.3)
        return super().think(game, view, legal, budget, stop)
