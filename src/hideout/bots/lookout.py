"""The second level, for a first game: a burglar who often is not looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots.base import Analysis, Budget
from hideout.bots.burglar import Burglar
from hideout.core.game import Action, Game, View

_SLIPS = 0.4
"""The share of answers that are given without looking."""


class Lookout(Burglar):
    """Plays like a burglar who looks at one world only, but four answers in ten are any answer."""

    name: ClassVar[str] = "lookout"
    budget: ClassVar[Budget] = Budget(iterations=1)

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        found = super().think(game, view, legal, budget, stop)
        slip = _SLIPS / len(legal)
        found = found._replace(
            candidates=tuple(
                each._replace(weight=slip + (1.0 - _SLIPS) * each.weight)
                for each in found.candidates
            )
        )
        luck = self.luck(view)
        if luck.random() < _SLIPS:
            return found._replace(action=legal[luck.below(len(legal))])
        return found
