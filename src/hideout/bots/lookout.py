"""The second level, for a first game: a burglar who often is not looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots.base import Analysis, Budget
from hideout.bots.burglar import Burglar
from hideout.bots.knowledge import knowledge_of
from hideout.core.game import Action, Game, View


class Lookout(Burglar):
    """Plays like a burglar who looks at one world only, but many of its answers are any answer."""

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
        slips = (self.tactics or knowledge_of(game).tactics).slips
        slip = slips / len(legal)
        found = found._replace(
            candidates=tuple(
                each._replace(weight=slip + (1.0 - slips) * each.weight)
                for each in found.candidates
            )
        )
        luck = self.luck(view)
        if luck.random() < slips:
            return found._replace(action=legal[luck.below(len(legal))])
        return found
