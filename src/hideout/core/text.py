"""Texts: every sentence a person reads, in English, Italian, French and German.

Sentences live in Fluent files, `text/<language>/*.ftl` of the package and of each game, and
are asked for by id.  A text that is missing, or used without one of its arguments, is a
defect of the program and raises `LookupError`: an id is never shown in place of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from hideout.core.errors import InputError
    from hideout.core.game import JsonObject

LANGUAGES: Final = ("en", "it", "fr", "de")
"""The languages every text exists in; the first is the one to fall back on."""

Argument: TypeAlias = str | int | Sequence[str]
"""What a sentence takes: a word, a number, or several words to be listed."""

NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("card",),
    "cards": ("card",),
    "other": ("card",),
    "thief": ("card",),
    "location": ("card",),
    "locations": ("card",),
    "source": ("card",),
    "sources": ("card",),
    "by": ("card",),
    "cause": ("card",),
    "colour": ("colour",),
    "colours": ("colour",),
    "give": ("colour",),
    "take": ("colour",),
    "loot": ("loot",),
    "city": ("variant",),
    "side": ("side", "seat"),
    "to": ("side", "seat"),
    "winner": ("side", "seat"),
    "seat": ("seat", "side"),
    "seats": ("seat", "side"),
    "ask": ("asked",),
    "object": ("object",),
    "objects": ("object",),
    "dice": ("object",),
    "face": ("object",),
    "into": ("object",),
    "kept": ("object",),
    "returned": ("object",),
    "left": ("object",),
    "icon": ("icon",),
    "victim": ("seat",),
    "winners": ("seat",),
}
"""Arguments that are given as ids and shown as names: the families of texts to look in."""

PLACES: Final = frozenset({"location"})
"""Arguments that also give the argument `at`: "at The Bank", as the language says it."""

_GREATEST_NUMBER: Final = 10**15
"""Beyond this the library that puts numbers into words gives up; only damaged input goes there."""
_PACKAGE: Final = Path(__file__).parent.parent
_ENTRY: Final = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_LANGUAGE_VARIABLES: Final = ("HIDEOUT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """All sentences of one language; files are parsed sentence by sentence, when first said."""

    def __init__(self, lang: str, game_ids: Iterable[str] | None = None) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no texts in language {lang!r}")
        self.lang: str = lang
        self._entries: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        self._loaded: set[str] = set()
        self._bundle: FluentBundle | None = None
        for folder in text_folders(game_ids):
            for file in sorted((folder / lang).rglob("*.ftl")):
                self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """Take in the sentences of a Fluent file."""
        for entry in _ENTRY.split(source):
            name = _NAME.match(entry)
            if name is None:
                continue
            if name.group() in self._entries:
                raise LookupError(f"text {name.group()} is there twice ({self.lang})")
            self._entries[name.group()] = entry

    def say(self, id: str, /, **args: Argument) -> str:
        """The sentence `id` (or an attribute of it, `id.about`) with its arguments filled in."""
        pattern = self._patterns.get(id) or self._find(id)
        bundle = self._ready()
        filled = {name: self._fluent(value) for name, value in args.items()}
        said, faults = bundle.format_pattern(pattern, filled)
        if faults:
            raise LookupError(f"text {id} ({self.lang}): {faults[0]}")
        return str(said)

    def has(self, id: str) -> bool:
        """Whether there is such a sentence or attribute."""
        if id in self._patterns:
            return True
        try:
            self._find(id)
        except LookupError:
            return False
        return True

    def ids(self) -> tuple[str, ...]:
        """Every sentence of this language, in the order of the files."""
        return tuple(self._entries)

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row as the language puts them: "A, B and C"; equal names are counted."""
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        shown = [
            name if n == 1 else self.say("core-list-times", n=n, name=name)
            for name, n in counts.items()
        ]
        if not shown:
            return self.say("core-list-none")
        row = shown[0]
        for name in shown[1:-1]:
            row = self.say("core-list-more", row=row, name=name)
        return self.say("core-list-last", row=row, name=shown[-1]) if len(shown) > 1 else row

    def _fluent(self, value: Argument) -> object:
        if isinstance(value, int):
            if abs(value) > _GREATEST_NUMBER:
                return str(value)
            from fluent.runtime.types import fluent_number

            return fluent_number(value, useGrouping=False)
        return value if isinstance(value, str) else self.listed(value)

    def _ready(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        return self._bundle

    def _find(self, id: str) -> Pattern:
        name, _, attribute = id.partition(".")
        self._load(name)
        message = self._ready().get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no text {id} ({self.lang})")
        self._patterns[id] = pattern
        return pattern

    def _load(self, name: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        if name in self._loaded:
            return
        if name not in self._entries:
            raise LookupError(f"no text {name} ({self.lang})")
        entry = self._entries[name]
        resource = FluentResource(entry)
        if any(isinstance(part, Junk) for part in resource.body):
            raise LookupError(f"text {name} ({self.lang}) is not Fluent")
        self._ready().add_resource(resource)
        self._loaded.add(name)
        for reference in _REFERENCE.findall(entry):
            self._load(reference)


def text_folders(game_ids: Iterable[str] | None = None) -> list[Path]:
    """The folders of the shared texts and of the texts of some games (None: of all)."""
    if game_ids is None:
        games = sorted(_PACKAGE.glob("games/*/text"))
    else:
        games = [_PACKAGE / "games" / id / "text" for id in game_ids]
    return [_PACKAGE / "text", *games]


@cache
def texts(lang: str) -> Texts:
    """All texts of a language, read once."""
    return Texts(lang)


def named(
    words: Texts,
    game_id: str,
    details: Mapping[str, object],
    people: Mapping[str, str] | None = None,
) -> dict[str, Argument]:
    """The arguments of a sentence about a game: ids become names, lists become rows of names.

    What the name of an argument stands for is in `NAMED`.  A list of objects is told object by
    object, each by the sentence `<game>-each-<argument>`.  A place also gives `at`, a list
    `cards` also gives its length `n_cards`.  A card id with a leading `~` is a turned card.
    Seats are called by their role, or as `people` calls the person in that role.
    """
    people = {} if people is None else people
    args: dict[str, Argument] = {}
    for key, value in details.items():
        families = NAMED.get(key)
        if isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
            each = f"{game_id}-each-{key}"
            args[key] = "; ".join(
                words.say(each, **named(words, game_id, part, people)) for part in value
            )
        elif families is None or isinstance(value, int):
            args[key] = plain(value)
        elif isinstance(value, (list, tuple)):
            args[key] = words.listed(
                [_name(words, game_id, families, str(id), people) for id in value]
            )
            args[f"n_{key}"] = len(value)
        else:
            args[key] = _name(words, game_id, families, str(value), people)
            if key in PLACES:
                args["at"] = words.say(f"{game_id}-card-{value}.at")
    return args


def plain(value: object) -> str | int:
    """A detail as an argument that is shown as it is; several in a row with commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join(str(plain(each)) for each in value)
    return str(value)


def tell(
    words: Texts, id: str, details: JsonObject, people: Mapping[str, str] | None = None
) -> str:
    """A sentence with the details of an event, a refusal, an error or a score line.

    Errors (`<game>-error-...`, `<game>-deck-...`) speak of what was handed in and so show ids
    as they are.
    """
    game_id, _, rest = id.partition("-")
    if game_id == "core" or rest.startswith(("error-", "deck-")):
        args: dict[str, Argument] = {key: plain(value) for key, value in details.items()}
    else:
        args = named(words, game_id, details, people)
    return words.say(id, **args)


def explain(error: InputError, lang: str = "en") -> str:
    """What is wrong, as a sentence."""
    return tell(texts(lang), error.text, error.details)


def detect_language(env: Mapping[str, str]) -> str:
    """The language a person has chosen in the environment; English if it is not one of ours.

    >>> detect_language({"LANG": "it_IT.UTF-8"})
    'it'
    """
    for variable in _LANGUAGE_VARIABLES:
        wanted = env.get(variable, "")
        lang = re.split(r"[-_.@]", wanted)[0].lower()
        if lang in LANGUAGES:
            return lang
        if wanted and variable != "HIDEOUT_LANG":
            break
    return LANGUAGES[0]


def _name(
    words: Texts, game_id: str, families: Sequence[str], id: str, people: Mapping[str, str]
) -> str:
    if id.startswith("~"):
        return words.say("core-turned", name=_name(words, game_id, families, id[1:], people))
    for family in families:
        if family == families[-1] or words.has(f"{game_id}-{family}-{id}"):
            break
    if family == "seat" and id in people:
        return people[id]
    return words.say(f"{game_id}-{family}-{id}")
