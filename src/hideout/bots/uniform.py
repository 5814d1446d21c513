"""The weakest opponent: any legal answer is as good as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hideout.bots.base import Bot
from hideout.core.game import Action, Game, View


class Uniform(Bot):
    """Picks one of the legal answers, each with the same chance."""

    name: ClassVar[str] = "uniform"

    def choose(self, game: Game, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal answers, by luck alone."""
        return legal[self.luck(view).below(len(legal))]
