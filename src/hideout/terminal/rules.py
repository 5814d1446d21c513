"""Looking up the rules during a game."""

from __future__ import annotations

from hideout.core.game import Game
from hideout.core.text import Texts
from hideout.terminal.cards import folded
from hideout.terminal.markup import shortened, strong, wrapped
from hideout.terminal.sight import Picture

_MOST_SHOWN = 5


def topics(game: Game, words: Texts) -> dict[str, str]:
    """Everything that can be looked up: the id of its text, and what people call it."""
    found: dict[str, str] = {}
    for family, ids in game.reference_topics().items():
        for id in ids:
            text = f"{game.info.id}-{family}-{id}"
            found[text] = f"{folded(id)} / {folded(words.say(text))}"
    for ruling in game.info.rulings:
        text = f"{game.info.id}-ruling-{ruling}"
        found[text] = f"{folded(ruling)} / {folded(words.say(text))}"
    return found


def named_exactly(sight: Picture, typed: str) -> bool:
    """Whether the rules have a topic of just this name."""
    wanted = folded(typed)
    return any(wanted in names.split(" / ") for names in topics(sight.game, sight.words).values())


def rules_lines(sight: Picture, typed: str, width: int) -> list[str]:
    """What the rules say of a topic; without one, the topics there are."""
    game, words = sight.game, sight.words
    known = topics(game, words)
    if not typed:
        names = [
            words.say(f"{game.info.id}-{family}-{id}")
            for family, ids in game.reference_topics().items()
            for id in ids
        ]
        lines = wrapped(words.say("terminal-rules-what"), width)
        return lines + [line for name in names for line in wrapped(name, width, "  ")]
    wanted = folded(typed)
    found = [text for text, names in known.items() if wanted in names.split(" / ")]
    if not found:
        found = [text for text, names in known.items() if wanted in names]
    if not found:
        return wrapped(words.say("terminal-rules-none", typed=shortened(typed)), width)
    lines = []
    for text in found[:_MOST_SHOWN]:
        lines += ["", *(strong(line) for line in wrapped(words.say(text), width))]
        attribute = "answer" if words.has(f"{text}.answer") else "about"
        for paragraph in words.say(f"{text}.{attribute}").split("\n"):
            lines += wrapped(paragraph, width, "  ")
    if len(found) > _MOST_SHOWN:
        lines += ["", *wrapped(words.say("terminal-rules-more"), width)]
        for text in found[_MOST_SHOWN:]:
            lines += wrapped(words.say(text), width, "  ", "    ")
    return lines
