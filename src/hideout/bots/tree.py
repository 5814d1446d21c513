"""The tree of an information-set search: what was tried at each question, and what came of it."""

from __future__ import annotations

from hideout.bots.mixing import Mixer
from hideout.core.game import Action, Seat


class Node:
    """A question, as the searching seat can tell questions apart.

    The legal answers differ from one imagined world to the next, so each answer counts how
    often it could be given.  A question to several seats has a mixer for each instead.
    """

    __slots__ = ("children", "edges", "mixers", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, list[float]] = {}
        """By answer: how often it was tried, the sum of its values, how often it could be given,
        and its first impression."""
        self.children: dict[int, Node] = {}
        """By the answers given and who is asked next."""
        self.visits: int = 0
        self.total: float = 0.0
        """The sum of the values of all answers tried, for the seat that answers."""
        self.mixers: dict[Seat, Mixer] | None = None
