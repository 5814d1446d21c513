"""Finding a card by what a person types."""

from __future__ import annotations

import unicodedata

from hideout.core.game import Game
from hideout.core.text import Texts
from hideout.terminal.sight import Picture


def folded(text: str) -> str:
    """Text for comparison: no accents, capitals, underscores or double blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())


def find_cards(game: Game, typed: str, words: Texts) -> list[str]:
    """The cards whose id or name has all the typed words; just one if it is named exactly."""
    wanted = folded(typed)
    names = {
        card: f"{folded(card)} / {folded(words.say(f'{game.info.id}-card-{card}'))}"
        for card in game.card_ids()
    }
    exact = [card for card, name in names.items() if wanted in name.split(" / ")]
    if exact:
        return exact
    return [card for card, name in names.items() if all(part in name for part in wanted.split())]


def find_by_text(sight: Picture, typed: str) -> list[str]:
    """The cards of this table whose sentences have all the typed words."""
    parts = folded(typed).split()
    return [
        card
        for card in sight.game.card_ids()
        if all(part in folded(" ".join(sight.sentences(card))) for part in parts)
    ]
