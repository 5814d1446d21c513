"""The one door to the bots: they think away from the tables, from a view and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from hideout.bots import make
from hideout.core.game import Action, Game, View
from hideout.server import metrics


class Thought(NamedTuple):
    """What a bot thinks of one answer."""

    action: Action
    weight: float
    win: float | None
    margin: float | None


class BotDoor:
    """Asks bots without holding a table up."""

    def __init__(self, n_workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(n_workers, "hideout bot")

    async def answer(
        self, game: Game, level: str, seed: int, view: View, legal: Sequence[Action]
    ) -> Action:
        """One of the legal answers."""
        loop = asyncio.get_running_loop()
        with metrics.BOT_SECONDS.labels(level).time():
            return await loop.run_in_executor(
                self._threads, lambda: make(level, seed).choose(game, view, legal)
            )

    async def consider(
        self, game: Game, level: str, seed: int, view: View, legal: Sequence[Action]
    ) -> list[Thought]:
        """What a bot thinks of the answers, the best first."""
        return [Thought(await self.answer(game, level, seed, view, legal), 1.0, None, None)]

    def close(self) -> None:
        """Let nobody think any longer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
