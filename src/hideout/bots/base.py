"""What every bot is: a player that answers from a view and can say what it thinks."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import monotonic, thread_time
from typing import ClassVar, NamedTuple

from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.core.reading import canonical_json


class Budget(NamedTuple):
    """How long a bot may think about one answer; whichever bound is met first ends it.

    With iterations alone the answer is the same on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None
    of_processor: bool = False
    """Whether seconds are processor time, which a busy machine does not shorten."""

    def clock(self) -> Callable[[], float]:
        """What the seconds are read from."""
        return thread_time if self.of_processor else monotonic


class Candidate(NamedTuple):
    """What a bot thinks of one answer."""

    action: Action
    weight: float
    """How strongly the bot favours it: its share of the search, or the chance it is played."""
    visits: int
    """How often the search tried it."""
    margin: float
    """The expected final margin of the seat: its total less the best total of another team."""
    win: float
    """The expected share of the win, from 0 to 1; a shared win counts in parts."""


class Analysis(NamedTuple):
    """An answer, and what the bot thinks of all answers."""

    action: Action
    candidates: tuple[Candidate, ...]
    """Every legal answer, the most favoured first."""
    iterations: int
    """How many times the future was played through."""


class Bot(ABC):
    """A player that answers from what its seat may know.

    It never receives a `State`; `Game.imagine` is its only door to what is hidden.  The same
    view, seed and number of iterations give the same analysis.
    """

    name: ClassVar[str]
    """The level, as `--seats` names it; its texts are `core-bot-<name>`."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed

    @abstractmethod
    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        """Weigh the legal answers and choose one of them.

        `budget` replaces the level's own; `stop` is asked between iterations and ends the
        thinking early when it says so.
        """

    def choose(self, game: Game, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal answers, with the level's own budget."""
        return legal[0] if len(legal) == 1 else self.think(game, view, legal).action

    def fate(self, view: View) -> int:
        """The seed of all luck that the bot has at this view, fixed by its own seed."""
        text = f"{self.seed} {view.seat} {canonical_json(view.json())}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def luck(self, view: View) -> Quick:
        """The bot's own luck at this view."""
        return Quick(self.fate(view))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} bot, seed {self.seed}>"
