"""The weakest opponent: any legal answer is as good as any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.core.game import Action, Game, View


class Uniform(Bot):
    """Picks one of the legal answers, each with the same chance."""

    name: ClassVar[str] = "uniform"

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        """One of the legal answers, by luck alone; it has no opinion on what will come of it."""
        weight = 1.0 / len(legal)
        action = legal[self.luck(view).below(len(legal))]
        return Analysis(action, tuple(Candidate(each, weight, 0, 0.0, 0.5) for each in legal), 0)
