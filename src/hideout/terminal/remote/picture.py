"""A table as the server shows it to one seat, ready to be drawn."""

from __future__ import annotations

from hideout.core.game import Action, Game, JsonObject
from hideout.core.text import Texts
from hideout.games import GAMES
from hideout.server.protocol import SeatInfo, Situation, TableInfo
from hideout.terminal.remote.cleaning import shown
from hideout.terminal.remote.deck import KnownDeck
from hideout.terminal.sight import Choice, Picture


def seat_name(seat: SeatInfo, game: Game, words: Texts) -> str:
    """What the player in a seat is called: by name, as a bot, or by the role."""
    if seat.name is not None:
        return shown(seat.name)
    if seat.kind == "bot" and seat.level is not None and words.has(f"core-bot-{seat.level}"):
        return words.say(f"core-bot-{seat.level}")
    return words.say(f"{game.info.id}-seat-{seat.role}")


class RemotePicture(Picture):
    """What the server showed last."""

    def __init__(
        self,
        info: TableInfo,
        situation: Situation,
        seat: int | None,
        score: JsonObject,
        words: Texts,
        known: KnownDeck,
    ) -> None:
        game = GAMES[info.game]
        names = [seat_name(each, game, words) for each in situation.seats]
        self._told = known.told
        super().__init__(game, known.deck, info.options, names, seat, words)
        self.situation: Situation = situation
        self.texts: dict[Action, str] = {}
        """The notation of each legal answer."""
        if situation.view is not None:
            self._show(self._seen(situation.view, score))

    def sentences(self, card: str) -> list[str]:
        """What a card does at this table."""
        return self._told[card] if card in self._told else super().sentences(card)

    def choices(self) -> list[Choice]:
        """The legal answers of the seat, as the server listed them."""
        question = self.situation.question
        found: list[Choice] = []
        for legal in [] if question is None else question.legal:
            self.texts[legal.action] = legal.text
            card = str(legal.answer.get("card", ""))
            found.append(Choice(legal.action, card, self.described(legal.answer), ""))
        return found
