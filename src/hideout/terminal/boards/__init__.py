"""How the table of each game looks in plain lines: one file per game, nothing else knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from hideout.core.decks import Card
from hideout.core.game import JsonObject, ScoreSheet
from hideout.core.text import Texts
from hideout.terminal.boards import caper, caper_europe, sneaks_and_snitches, thiefs_market

__all__ = ["BOARDS", "Board"]


class Board(Protocol):
    """What the client needs to know of one game.

    `view` is always what one seat may see: `View.json()` with a `sight` object beside it, which
    holds the seat's `role`, the players' `names` by role, the `score` as if the game ended now,
    what is printed on all `cards` and the `sentences` of those that belong on the table.
    """

    def draw(self, view: JsonObject, words: Texts, width: int) -> list[str]:
        """The table."""

    def own_cards(self, view: JsonObject) -> list[str]:
        """The ids of the cards in the seat's hand."""

    def open_cards(self, view: JsonObject) -> list[str]:
        """The ids of the cards whose sentences belong on the table."""

    def facts(self, card: Card, words: Texts) -> str:
        """What is printed on a card besides its sentences: kind, colour, cost."""

    def answer_details(self, view: JsonObject, answer: JsonObject) -> JsonObject:
        """The arguments of the sentence that describes an answer."""

    def sheet(self, sheet: ScoreSheet, words: Texts, width: int) -> list[str]:
        """A score sheet."""

    def verdict(self, sheet: ScoreSheet, words: Texts) -> str:
        """How a finished game was decided."""


BOARDS: Mapping[str, Board] = {
    "caper": caper,
    "caper_europe": caper_europe,
    "thiefs_market": thiefs_market,
    "sneaks_and_snitches": sneaks_and_snitches,
}
