"""The one door to the bots: they think in processes of their own, from a view and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from hideout.bots.base import Budget, Candidate
from hideout.bots.crossing import pack_view
from hideout.bots.pool import BotPool
from hideout.core.game import Action, Game, View
from hideout.server import metrics

_HINT: Final = Budget(iterations=400)
"""Counted, not timed: whoever sees the same table gets the same hint."""


class BotDoor:
    """Asks bots without holding a table up."""

    def __init__(self, n_workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._pool = BotPool(n_workers)

    async def answer(
        self, game: Game, level: str, seed: int, view: View, legal: Sequence[Action]
    ) -> Action:
        """One of the legal answers."""
        with metrics.BOT_SECONDS.labels(level).time():
            return await self._pool.answer(
                game.info.id, level, seed, pack_view(game, view), legal, self._seconds
            )

    async def consider(
        self, game: Game, level: str, seed: int, view: View, legal: Sequence[Action]
    ) -> tuple[Candidate, ...]:
        """What a bot thinks of the answers, the most favoured first."""
        with metrics.BOT_SECONDS.labels(level).time():
            analysis = await self._pool.think(
                game.info.id,
                level,
                seed,
                pack_view(game, view),
                legal,
                _HINT,
            )
        return analysis.candidates

    async def close(self) -> None:
        """Let nobody think any longer."""
        await asyncio.to_thread(self._pool.close)
