"""The second level, for a first game: a burglar who often is not looking."""

from __future__ import annotations

from typing import ClassVar

from hideout.bots.base import Budget
from hideout.bots.burglar import Burglar


class Lookout(Burglar):
    """Plays like a burglar who looks at one world only, but many of its answers are any answer."""

    name: ClassVar[str] = "lookout"
    budget: ClassVar[Budget] = Budget(iterations=1)
