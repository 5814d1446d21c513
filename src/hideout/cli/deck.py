"""`hideout deck`: look at decks and check corrected ones."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import click

from hideout.cli import _games
from hideout.cli._command import SpokenGroup, command, json_option, lang_option, words

if TYPE_CHECKING:
    from hideout.core.decks import Card, Deck
    from hideout.core.game import Game, JsonObject
    from hideout.core.text import Texts


@click.group(cls=SpokenGroup, invoke_without_command=True)
@lang_option
@click.pass_context
def deck(ctx: click.Context) -> None:
    """Decks as files."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


class Difference(NamedTuple):
    """One value that differs from the standard deck."""

    card: str
    """The id of the card; empty for a value on no card."""
    field: str
    old: object
    new: object


@command("check", examples=("hideout deck check my-caper.toml",), help_name="deck-check")
@click.argument("file", metavar="FILE")
@json_option
def check(file: str, as_json: bool) -> None:
    """Check a deck file and compare it with the standard deck."""
    from hideout.core.decks import load_deck

    found = load_deck(file)
    game = _games.game_named(found.game)
    game.check_deck(found)
    differences = compare(game.standard_deck(), found)
    if as_json:
        click.echo(json.dumps(_json(found, differences), ensure_ascii=False, indent=1))
    else:
        _show(game, found, differences, words())


@command("show", examples=("hideout deck show caper > my-caper.toml",), help_name="deck-show")
@click.argument("game", metavar="GAME")
def show(game: str) -> None:
    """Print the standard deck, to be corrected and loaded with --deck."""
    click.echo(_games.game_named(game).standard_deck().source, nl=False)


deck.add_command(check)
deck.add_command(show)


def compare(standard: Deck, other: Deck) -> list[Difference]:
    """What differs in play from the standard deck."""
    found = _changes("", standard.values, other.values)
    theirs = {card.id: card for card in other.cards}
    ours = {card.id: card for card in standard.cards}
    for id in dict.fromkeys([*ours, *theirs]):
        before = _facts(ours[id]) if id in ours else {}
        after = _facts(theirs[id]) if id in theirs else {}
        found += _changes(id, before, after)
    return found


def _facts(card: Card) -> JsonObject:
    return {
        "kind": card.kind,
        "variant": card.variant,
        "count": card.copies,
        **card.fields,
        **{name: list(effects) for name, effects in card.lists.items()},
    }


def _changes(card: str, old: JsonObject, new: JsonObject) -> list[Difference]:
    return [
        Difference(card, field, old.get(field), new.get(field))
        for field in dict.fromkeys([*old, *new])
        if old.get(field) != new.get(field)
    ]


def _totals(found: Deck) -> Counter[tuple[str, str]]:
    totals: Counter[tuple[str, str]] = Counter()
    for card in found.cards:
        totals[card.kind, card.variant] += card.copies
    return totals


def _json(found: Deck, differences: list[Difference]) -> JsonObject:
    return {
        "id": found.id,
        "game": found.game,
        "title": found.title,
        "edition": found.edition,
        "digest": found.digest,
        "cards": sum(card.copies for card in found.cards),
        "totals": [
            {"kind": kind, "variant": variant or None, "cards": n}
            for (kind, variant), n in _totals(found).items()
        ],
        "differences": [
            {"card": each.card or None, "field": each.field, "standard": each.old, "here": each.new}
            for each in differences
        ],
    }


def _show(game: Game, found: Deck, differences: list[Difference], said: Texts) -> None:
    from hideout.cli._page import Page

    id = game.info.id
    page = Page()
    page.heading(said.say("cli-deck-valid", file=found.origin, game=_games.title(said, game)))
    totals = _totals(found)
    kinds = list(dict.fromkeys(kind for kind, _ in totals))
    variants = ["", *game.info.variants]
    rows = [
        [
            said.say(f"{id}-kind-{kind}"),
            *(str(totals[kind, variant]) for variant in variants),
            str(sum(n for (each, _), n in totals.items() if each == kind)),
        ]
        for kind in kinds
    ]
    heads = [
        "",
        said.say("cli-deck-neutral"),
        *(said.say(f"{id}-variant-{variant}") for variant in game.info.variants),
        said.say("cli-deck-total"),
    ]
    page.table(heads, rows, numbers=range(1, len(heads)), indent=2)
    page.text(said.say("cli-deck-digest", digest=found.digest), indent=2)
    page.gap()
    if not differences:
        page.text(said.say("cli-deck-same"))
        return
    page.text(said.say("cli-deck-differences", n=len(differences)))
    for each in differences:
        where = said.say(f"{id}-card-{each.card}") if each.card else "[values]"
        page.text(f"{where}: {each.field}: {_shown(each.old)} -> {_shown(each.new)}", indent=2)


def _shown(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False)
