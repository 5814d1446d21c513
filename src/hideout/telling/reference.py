"""The reference: everything that can be looked up in a game, found by id or by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.game import Game
from hideout.core.text import LANGUAGES, texts
from hideout.telling.cards import folded, names_of

SECTIONS = ("phases", "symbols", "rulings", "options", "presets", "variants")
"""Topics that show all entries of one family."""
FAMILIES = ("phase", "symbol", "ruling", "option", "preset", "variant", "card")
"""Everything that can be looked up."""


_ARTICLES = ("the", "il", "lo", "la", "l", "i", "gli", "le", "les", "der", "die", "das")


class Entry(NamedTuple):
    """One thing to look up."""

    family: str
    id: str
    names: tuple[str, ...]
    """What people may call it, in every language."""


class Found(NamedTuple):
    """What a search came to."""

    entries: tuple[Entry, ...]
    is_certain: bool
    """Whether these are meant, or only candidates among which to choose."""


def family_of(section: str) -> str:
    """The family a section shows: `phases` -> `phase`."""
    return section[:-1]


def ids_of(game: Game, family: str) -> tuple[str, ...]:
    """Every entry of a family, in the order of the rules."""
    info = game.info
    match family:
        case "option":
            return tuple(option.id for option in info.options)
        case "preset":
            return tuple(preset.id for preset in info.presets)
        case "variant":
            return info.variants
        case "ruling":
            return info.rulings
        case "card":
            return game.card_ids()
    return tuple(game.reference_topics().get(family, ()))


def entries_of(game: Game) -> list[Entry]:
    """Everything that can be looked up in a game."""
    entries: list[Entry] = []
    for family in FAMILIES:
        for id in ids_of(game, family):
            if family == "ruling":
                number = id.rpartition("-")[2]
                names: tuple[str, ...] = (number, number.lstrip("0"), id.replace("-", ""))
            else:
                names = tuple(dict.fromkeys(names_of(game.info.id, family, id).values()))
            entries.append(Entry(family, id, names))
    return entries


def section_named(query: str) -> str | None:
    """The section a person asks for, by its id or its title in any language."""
    wanted = folded(query)
    for section in SECTIONS:
        titles = [texts(lang).say(f"cli-section-{section}") for lang in LANGUAGES]
        if wanted in [folded(title) for title in (section, *titles)]:
            return section
    return None


def look_up(entries: Sequence[Entry], query: str) -> Found:
    """What is meant: the exact id or name, else words of it, the beginning of a word, a part."""
    wanted = folded(query)
    words = wanted.split()
    exact = tuple(entry for entry in entries if wanted in _called(entry))
    if exact or not words:
        return Found(exact, True)
    named = [entry for entry in entries if entry.family != "ruling"]
    tiers = (
        [e for e in named if any(_has(name, words) for name in _called(e))],
        [e for e in named if any(f" {wanted}" in f" {name}" for name in _called(e))],
        [e for e in named if any(wanted in name for name in _called(e))],
    )
    found = next((tuple(tier) for tier in tiers if tier), ())
    return Found(found, len(found) == 1)


def _called(entry: Entry) -> list[str]:
    """Its id and names, each also without the article: "bank" is The Bank."""
    names = [folded(name) for name in (entry.id, *entry.names)]
    bare = [name.partition(" ")[2] for name in names if name.partition(" ")[0] in _ARTICLES]
    return [name for name in (*names, *bare) if name]


def _has(name: str, words: Sequence[str]) -> bool:
    """Whether all these words are words of a name."""
    return set(words) <= set(name.split())
