"""Knows every text the program can ask for, and finds what is wrong with the language files.

A text is asked for by a literal id somewhere in the source, with the arguments written beside
it, or by an id put together at run time (`f"{game}-card-{card}"`).  For the latter, `game_families`
and `shared_families` name the data that the last part comes from; there is no list of exceptions.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import click
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hideout import cli
from hideout.bots import BOTS
from hideout.core.chance import Quick
from hideout.core.game import Game, JsonObject
from hideout.core.options import agree, value_text
from hideout.core.text import LANGUAGES, NAMED, PLACES, Texts, text_folders
from hideout.games import GAMES
from hideout.server.decisions import PHRASES
from hideout.telling.reference import FAMILIES, SECTIONS
from tests.kit.browser_uses import browser_uses, resolved
from tests.kit.game_kit import kit_of
from tests.kit.text_uses import Sources, Use, Value, sources

_LONG = 30
"""From this many letters on, a text that is the same in two languages was not translated."""
_FORMS = {"one": "colour", "many": "colour", "at": "location"}
"""Arguments that are forms of the same thing; each language takes the one its grammar needs."""


# -- the language files --------------------------------------------------------------------------


class Pattern(NamedTuple):
    """A sentence, or an attribute of one."""

    args: frozenset[str]
    """The arguments it uses, also by way of the texts it quotes."""
    quotes: frozenset[str]
    """The texts it quotes."""
    letters: str
    """Its words without arguments."""


Catalogue: TypeAlias = dict[str, Pattern]
"""All sentences and attributes (`id`, `id.attribute`) of one language."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.args: set[str] = set()
        self.quotes: set[str] = set()
        self.letters: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.letters.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quotes.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def read_catalogue(source: str) -> Catalogue:
    """The texts of a Fluent file; raises `ValueError` for anything that is not Fluent."""
    found: Catalogue = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"not Fluent: {entry.content}")
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = _pattern(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _pattern(attribute.value)
    return {id: _with_quoted(id, found) for id in found}


def _pattern(value: ftl.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(value)
    return Pattern(
        frozenset(reader.args), frozenset(reader.quotes), " ".join("".join(reader.letters).split())
    )


def _with_quoted(id: str, texts: Catalogue) -> Pattern:
    pattern = texts[id]
    args = set(pattern.args)
    for quoted in pattern.quotes:
        if quoted in texts:
            args |= _with_quoted(quoted, texts).args
    return pattern._replace(args=frozenset(args))


def catalogue(lang: str) -> Catalogue:
    """All texts of a language."""
    files = [file for folder in text_folders() for file in sorted((folder / lang).rglob("*.ftl"))]
    return read_catalogue("\n".join(file.read_text(encoding="utf-8") for file in files))


def catalogues() -> dict[str, Catalogue]:
    """All texts of all languages."""
    return {lang: catalogue(lang) for lang in LANGUAGES}


# -- the ids that are put together from data -----------------------------------------------------

Family: TypeAlias = dict[str, tuple[str, ...]]
"""The last parts of some ids, each with the attributes its text must have."""


def game_families(game: Game, source: Sources) -> dict[str, Family]:
    """What a game has texts for: `<game>-<family>-<last part>`."""
    info = game.info
    deck = game.standard_deck()
    words = f"hideout.games.{info.id}.vocabulary"
    vocabulary = importlib.import_module(words) if importlib.util.find_spec(words) else None
    sides = getattr(vocabulary, "SIDES", ())
    effects = [e for card in deck.cards for list in card.lists.values() for e in list]
    colours = {str(c.fields["colour"]) for c in deck.cards if "colour" in c.fields}
    counted = {str(word) for e in effects for word in _words(e)} - {"loot", "laundered"}
    roles = {role for seats in info.seats for role in game.seat_names(seats)}
    return {
        "card": {c.id: ("at",) if c.kind == "location" else () for c in deck.cards},
        "kind": dict.fromkeys((c.kind for c in deck.cards), ()),
        "colour": {c: ("one", "many") if c in colours else () for c in colours | counted},
        "loot": {str(e["loot"]): () for e in effects if "loot" in e},
        "side": dict.fromkeys(sides, ()),
        "seat": dict.fromkeys(roles, ()),
        "variant": dict.fromkeys(info.variants, ("about",)),
        "option": {
            o.id: ("about", *map(value_text, o.values), *(("number",) if o.numbers else ()))
            for o in info.options
        },
        "preset": {p.id: ("about",) for p in info.presets},
        "ruling": dict.fromkeys(info.rulings, ("answer",)),
        **{name: dict.fromkeys(ids, ("about",)) for name, ids in game.reference_topics().items()},
        "category": dict.fromkeys(_categories(game, source), ()),
        "decided": dict.fromkeys(_reasons(game, source), ()),
        "do": {str(game.actions.to_json(a)["do"]): () for a in range(game.actions.size)},
        # A game may name its printed fields otherwise than the command line does; Caper does not.
        "field": {},
        # Lists of objects, told object by object; Caper has none.
        "each": {},
        **kit_of(info.id).text_families(),
    }


def _words(effect: JsonObject) -> Iterator[object]:
    per = effect.get("per", ())
    assert isinstance(per, list | tuple)
    yield from per
    yield from (effect[key] for key in ("protect", "cost", "tax") if key in effect)


def _scores(game: Game) -> dict[str, JsonObject]:
    result = game.score_now(game.start(agree(game), Quick(1))).result
    scores = result.get("scores")
    if isinstance(scores, dict):
        return scores
    players = result["players"]
    assert isinstance(players, list)
    return {
        each["name"]: {**each.get("points", each.get("totals", {})), "total": each["total"]}
        for each in players
    }


def _categories(game: Game, source: Sources) -> set[str]:
    """The columns of a score sheet, and what else its lines count."""
    columns = {k for side in _scores(game).values() for k, v in side.items() if type(v) is int}
    lines = [call for call in source.calls["ScoreLine"] if call.file.game == game.info.id]
    for file, call in lines:
        assert isinstance(call, ast.Call)
        columns |= set(source.texts(Value(file, call.args[1]), {}))
    return columns


def _reasons(game: Game, source: Sources) -> set[str]:
    """How a first place can be decided."""
    return {
        node.value
        for file, rank in source.functions["rank"]
        if file.game == game.info.id
        for statement in rank.body[1:]
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def shared_families() -> dict[str, Family]:
    """Texts of all games, by what comes before the last part."""
    decks = [game.standard_deck() for game in GAMES.values()]
    marks = {mark.rstrip("0123456789") for deck in decks for mark in deck.sources}
    fields = {
        field
        for game, deck in zip(GAMES.values(), decks, strict=True)
        if "field" not in kit_of(game.info.id).text_families()
        for card in deck.cards
        for field in card.fields
    }
    helps = dict(_helps(cli.main, ""))
    return {
        "core-mark": dict.fromkeys(marks, ()),
        "core-bot": dict.fromkeys(BOTS, ("about",)),
        "cli-field": dict.fromkeys({"count", "variant", *fields}, ()),
        "cli-family": dict.fromkeys(FAMILIES, ()),
        "cli-section": dict.fromkeys((*SECTIONS, "cards"), ()),
        "cli-help": helps,
        "server-phrase": dict.fromkeys(PHRASES, ()),
    }


def _helps(command: click.Command, path: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The command line's own tree: every command has a help and, but for the root, a short one."""
    yield path or "main", ("short",) if path else ()
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from _helps(inner, f"{path}-{name}" if path else name)


class Wanted(NamedTuple):
    """All that the program can ask for."""

    uses: tuple[Use, ...]
    families: dict[str, Family]
    """`caper-card` -> the cards."""
    game_ids: tuple[str, ...]

    def ids(self) -> set[str]:
        """Every text and attribute there must be."""
        found = {use.id for use in self.concrete()}
        for stem, family in self.families.items():
            for last, attributes in family.items():
                found |= {f"{stem}-{last}", *(f"{stem}-{last}.{name}" for name in attributes)}
        return found

    def concrete(self) -> list[Use]:
        """The uses whose id is known, with every game put in for a game."""
        return [use for use in self._of_each_game() if "*" not in use.id]

    def unsourced(self) -> list[str]:
        """Ids put together at run time from data that no family names."""
        complaints: list[str] = []
        for use in self._of_each_game():
            start, _, _ = use.id.partition("*")
            family = start.rstrip("-")
            is_found_elsewhere = family.partition("-")[2] in ("ask", "event")
            if "*" in use.id and family not in self.families and not is_found_elsewhere:
                complaints.append(f"{use.where}: {use.id} is made of unknown data")
        return complaints

    def _of_each_game(self) -> Iterator[Use]:
        prefixes = ("browser", "core", "cli", "server", "terminal", *self.game_ids)
        for use in self.uses:
            first, _, rest = use.id.partition("-")
            if first in prefixes:
                yield use
            elif first == "*" and not rest.startswith("*"):
                stems = {f.partition("-")[2] for f in self.families} | {"ask", "event"}
                if "*" not in rest or rest.partition("-*")[0] in stems:
                    yield from (
                        use._replace(id=f"{game}-{rest}")
                        for game in self.game_ids
                        if rest not in kit_of(game).never_asked
                    )
                elif use.args is not None:
                    yield use


def wanted() -> Wanted:
    """What the program asks for today."""
    source = sources()
    families = shared_families()
    for game in GAMES.values():
        for name, family in game_families(game, source).items():
            families[f"{game.info.id}-{name}"] = family
    shown = [use for use in browser_uses(GAMES) if not use.id.startswith("*")]
    shown = list(resolved(shown, catalogue("en")))
    return Wanted((*source.uses(), *shown), families, tuple(GAMES))


# -- what can be wrong ---------------------------------------------------------------------------


def missing(wanted: Wanted, texts: Mapping[str, Catalogue]) -> list[str]:
    """Texts that are asked for and are not there."""
    return [
        f"{id} is missing in {lang}"
        for id in sorted(wanted.ids())
        for lang, there in texts.items()
        if id not in there
    ]


def unused(wanted: Wanted, texts: Mapping[str, Catalogue]) -> list[str]:
    """Texts that nothing asks for and no other text quotes."""
    asked = wanted.ids()
    complaints: list[str] = []
    for lang, there in texts.items():
        quoted = {id for pattern in there.values() for id in pattern.quotes}
        complaints += [f"{id} ({lang}) is never used" for id in there if id not in asked | quoted]
    return complaints


def stray(wanted: Wanted, texts: Mapping[str, Catalogue]) -> list[str]:
    """Arguments that a text takes and nothing gives, or that are given and no text takes."""
    given: dict[str, set[str]] = {}
    complaints: list[str] = []
    for use in wanted.concrete():
        if use.args is None:
            continue
        args = _with_forms(use.args)
        given.setdefault(use.id, set()).update(args)
        taken = {arg for there in texts.values() if use.id in there for arg in there[use.id].args}
        if use.by:
            complaints += [f"{use.where}: {use.id} lacks {arg}" for arg in sorted(taken - args)]
        if use.by == "say":
            extra = sorted(use.args - taken)
            complaints += [f"{use.where}: {use.id} takes no {arg}" for arg in extra]
    for lang, there in texts.items():
        for id, args in given.items():
            if id in there:
                extra = sorted(there[id].args - args)
                complaints += [f"{id} ({lang}) takes {arg}, which nothing gives" for arg in extra]
    return complaints


def _with_forms(args: Iterable[str]) -> set[str]:
    """Arguments with those that `named` makes of them."""
    found = set(args)
    for arg in args:
        if arg in NAMED:
            found.add(f"n_{arg}")
        if arg in PLACES:
            found.add("at")
    return found


def differing(texts: Mapping[str, Catalogue]) -> list[str]:
    """Texts whose arguments are not the same in all languages."""
    complaints: list[str] = []
    first, *others = texts
    for id, pattern in texts[first].items():
        for lang in others:
            there = texts[lang].get(id)
            if there is not None and _meant(there.args) != _meant(pattern.args):
                here = ", ".join(sorted(there.args))
                complaints.append(f"{id}: {lang} takes {here}, {first} {sorted(pattern.args)}")
    return complaints


def _meant(args: Iterable[str]) -> set[str]:
    """Arguments without the differences that are grammar."""
    meant = {_FORMS.get(arg, arg) for arg in args}
    return {arg[2:] if arg.startswith("n_") and arg[2:] in NAMED else arg for arg in meant}


def untranslated(texts: Mapping[str, Catalogue]) -> list[str]:
    """Long texts that read the same in two languages."""
    complaints: list[str] = []
    first, *others = texts
    for id, pattern in texts[first].items():
        for lang in others:
            there = texts[lang].get(id)
            if len(pattern.letters) >= _LONG and there and there.letters == pattern.letters:
                complaints.append(f"{id} is not translated into {lang}")
    return complaints


def without_sentence(game: Game, texts: Iterable[Texts]) -> list[str]:
    """Cards of which some effect is not told."""
    options = {option.id: option.values[0] for option in game.info.options}
    complaints: list[str] = []
    for words in texts:
        for card in game.standard_deck().cards:
            told = game.card_sentences(card, options, words.say)
            n_effects = sum(len(effects) for effects in card.lists.values())
            if not card.lists or len(told) != n_effects or not all(told):
                complaints.append(f"{card.id} ({words.lang}) has no sentence for some effect")
    return complaints
