"""What one seat sees at a moment: the table, its question, and what its answers would do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hideout.core.decks import Card, Deck
from hideout.core.game import Action, Game, JsonObject, Seat
from hideout.core.table import Table
from hideout.core.text import Texts, named
from hideout.telling.effects import effects_of
from hideout.telling.titles import shown_names
from hideout.terminal.boards import BOARDS, Board


class Choice(NamedTuple):
    """One legal answer, put into words."""

    action: Action
    card: str
    """The card it is about, if it is about one."""
    text: str
    """What the seat does."""
    effect: str
    """What that changes in plain sight; empty if nothing, or if it is not certain."""


class Picture(ABC):
    """A table as somebody may see it, ready to be drawn, and the answers of their seat."""

    def __init__(
        self,
        game: Game,
        deck: Deck,
        options: Mapping[str, str],
        names: Sequence[str],
        seat: Seat | None,
        words: Texts,
    ) -> None:
        self.game: Game = game
        self.seat: Seat | None = seat
        self.words: Texts = words
        self.board: Board = BOARDS[game.info.id]
        self.names: Sequence[str] = names
        self.options: Mapping[str, str] = options
        self._cards: dict[str, Card] = {card.id: card for card in deck.cards}
        self.json: JsonObject = {}

    def _show(self, seen: JsonObject) -> None:
        """Take what is seen now as the picture."""
        self.json = seen
        sight = seen["sight"]
        assert isinstance(sight, dict)
        sight["cards"] = {card.id: card.fields for card in self._cards.values()}
        sight["sentences"] = {card: self.sentences(card) for card in self.board.open_cards(seen)}

    def _seen(self, view: JsonObject, score: JsonObject) -> JsonObject:
        roles = self.game.seat_names(len(self.names))
        seen = dict(view)
        seen["sight"] = {
            "role": None if self.seat is None else roles[self.seat],
            "names": dict(zip(roles, self.names, strict=True)),
            "score": score,
        }
        return seen

    @abstractmethod
    def choices(self) -> list[Choice]:
        """The legal answers of the seat, in their order."""

    def drawn(self, width: int) -> list[str]:
        """The table in lines."""
        return self.board.draw(self.json, self.words, width)

    def own_cards(self) -> list[str]:
        """The cards in the seat's hand."""
        return self.board.own_cards(self.json)

    def card_title(self, card: str) -> str:
        """A card's name and what is printed on it."""
        name = self.words.say(f"{self.game.info.id}-card-{card}")
        return f"{name} ({self.board.facts(self._cards[card], self.words)})"

    def sentences(self, card: str) -> list[str]:
        """What a card does."""
        return self.game.card_sentences(self._cards[card], self.options, self.words.say)

    def described(self, answer: JsonObject) -> str:
        """What the seat does with an answer."""
        id = self.game.info.id
        details = self.board.answer_details(self.json, answer)
        return self.words.say(f"{id}-do-{answer['do']}", **named(self.words, id, details))


class Sight(Picture):
    """The table as one seat (or, with None, a spectator) may see it now."""

    def __init__(self, table: Table, seat: Seat | None, words: Texts) -> None:
        names = shown_names(table.players, words)
        super().__init__(table.game, table.setup.deck, table.setup.options, names, seat, words)
        self.table: Table = table
        score = self.game.score_now(table.state).result
        self._show(self._seen(table.view(seat).json(), score))

    def choices(self) -> list[Choice]:
        """The legal answers of the seat, in their order."""
        assert self.seat is not None
        legal = self.table.legal(self.seat)
        codec = self.game.actions
        answers = [codec.to_json(action) for action in legal]
        return [
            Choice(action, str(answer.get("card", "")), self.described(answer), effect)
            for action, answer, effect in zip(
                legal, answers, self._effects([[action] for action in legal]), strict=True
            )
        ]

    def effect(self, row: Sequence[Action]) -> str:
        """What these answers of the seat, one after the other, change in plain sight."""
        return self._effects([row])[0]

    def _effects(self, rows: Sequence[Sequence[Action]]) -> list[str]:
        assert self.seat is not None
        view = self.table.question_view(self.seat)
        return [found.text for found in effects_of(self.game, view, rows, self.words)]
