"""What a notice says, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from hideout.core.text import texts
from hideout.server.protocol import Language


class News(NamedTuple):
    """It is somebody's turn; the link is the page of the table and opens nothing by itself."""

    table: str
    game: str
    seat: int
    name: str
    link: str

    def sentence(self, lang: Language) -> str:
        """The whole notice in one line."""
        words = texts(lang)
        return words.say("server-notice-turn", name=self.name, game=words.say(f"{self.game}-title"))

    def subject(self, lang: Language) -> str:
        """What a mail is about."""
        words = texts(lang)
        return words.say("server-notice-subject", game=words.say(f"{self.game}-title"))

    def letter(self, lang: Language) -> str:
        """The text of a mail."""
        words = texts(lang)
        why = words.say("server-notice-why")
        return f"{self.sentence(lang)}\n\n{self.link}\n\n-- \n{why}\n"
