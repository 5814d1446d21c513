"""The numbered answers of a question: all at once, or first a card and then what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from hideout.core.text import Texts
from hideout.terminal.markup import faint, length, strong, wrapped
from hideout.terminal.sight import Choice, Picture

_T = TypeVar("_T")

MOST_AT_ONCE = 9
"""More answers than this are grouped by card, if they are about several cards."""


class Group(NamedTuple):
    """All answers about one card."""

    card: str
    choices: tuple[Choice, ...]


class Menu:
    """The answers of one question and the card that was chosen so far."""

    def __init__(self, sight: Picture) -> None:
        self.sight: Picture = sight
        self.choices: list[Choice] = sight.choices()
        self.groups: list[Group] = _grouped(self.choices)
        self.group: Group | None = None
        """The group chosen so far, if there are groups."""

    @property
    def is_by_card(self) -> bool:
        """Whether a card is to be chosen first."""
        return bool(self.groups) and self.group is None

    @property
    def only(self) -> Choice | None:
        """The answer, if there is but one."""
        return self.choices[0] if len(self.choices) == 1 else None

    def open_to(self) -> int:
        """The highest number that can be typed now."""
        if self.is_by_card:
            return len(self.groups)
        return len(self.choices if self.group is None else self.group.choices)

    def choose(self, numbers: Sequence[int]) -> Choice | Group | None:
        """What one or two typed numbers stand for, or None if there is no such thing.

        Two numbers are a card and what to do with it.
        """
        if len(numbers) == 2 and self.groups:
            group = _at(self.groups, numbers[0])
            return None if group is None else _at(group.choices, numbers[1])
        if len(numbers) != 1:
            return None
        if not self.is_by_card:
            return _at(self.choices if self.group is None else self.group.choices, numbers[0])
        group = _at(self.groups, numbers[0])
        return group.choices[0] if group is not None and len(group.choices) == 1 else group

    def lines(self, width: int) -> list[str]:
        """The menu as it stands."""
        if self.is_by_card:
            return self._card_lines(width)
        return _choice_lines(self.choices if self.group is None else self.group.choices, width)

    def _card_lines(self, width: int) -> list[str]:
        held = self.sight.own_cards()
        lines: list[str] = []
        for n, group in enumerate(self.groups, 1):
            is_one = len(group.choices) == 1
            if is_one:
                lines += _choice_lines(group.choices, width, n)
            if group.card:
                title = _title(self.sight, group.card, held)
                lines += wrapped(title, width, " " * 7 if is_one else _number(n))
                lines += card_text(self.sight, group.card, width, 7)
        return lines


def card_text(sight: Picture, card: str, width: int, indent: int) -> list[str]:
    """The sentences of a card, as one paragraph."""
    return wrapped(" ".join(sight.sentences(card)), width, " " * indent)


def _title(sight: Picture, card: str, held: Sequence[str]) -> str:
    """A card's name and facts, and how often it is held if more than once."""
    title = sight.card_title(card)
    n = held.count(card)
    return sight.words.say("terminal-times", title=title, n=n) if n > 1 else title


def hand_lines(sight: Picture, words: Texts, width: int) -> list[str]:
    """The cards in hand with what they do."""
    held = sight.own_cards()
    if not held:
        return [words.say("terminal-hand-empty")]
    lines = [strong(words.say("terminal-hand"))]
    for card in dict.fromkeys(held):
        lines += wrapped(_title(sight, card, held), width, "  ")
        lines += card_text(sight, card, width, 7)
    return lines


def _grouped(choices: Sequence[Choice]) -> list[Group]:
    by_card: dict[str, list[Choice]] = {}
    for choice in choices:
        by_card.setdefault(choice.card, []).append(choice)
    if len(choices) <= MOST_AT_ONCE or len(by_card) < 2:
        return []
    groups = [Group(card, tuple(found)) for card, found in by_card.items() if card]
    return groups + [Group("", (choice,)) for choice in by_card.get("", [])]


def _at(items: Sequence[_T], number: int) -> _T | None:
    return items[number - 1] if 1 <= number <= len(items) else None


def _number(n: int) -> str:
    return f"  {strong(f'{n:>2}')}  "


def _choice_lines(choices: Sequence[Choice], width: int, first: int = 1) -> list[str]:
    lines: list[str] = []
    for n, choice in enumerate(choices, first):
        lines += wrapped(choice.text, width, _number(n))
        if not choice.effect:
            continue
        effect = f"({choice.effect})"
        if length(lines[-1]) + 1 + len(effect) <= width:
            lines[-1] += f" {faint(effect)}"
        else:
            lines += wrapped(effect, width, " " * 7)
    return lines
