"""What every bot is."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.core.reading import canonical_json


class Bot(ABC):
    """A player that answers from what its seat may know.

    It never receives a `State`.  The same view and the same seed give the same answer.
    """

    name: ClassVar[str]
    """The level, as `--seats` names it; its texts are `core-bot-<name>`."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed

    @abstractmethod
    def choose(self, game: Game, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal answers."""

    def luck(self, view: View) -> Quick:
        """The bot's own luck at this view, fixed by its seed."""
        text = f"{self.seed} {view.seat} {canonical_json(view.json())}".encode()
        return Quick(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} bot, seed {self.seed}>"
