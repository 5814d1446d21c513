"""`hideout cards`: the card index."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, deck_option, json_option, words
from hideout.core.errors import InputError, OptionError

if TYPE_CHECKING:
    from hideout.cli._page import Page
    from hideout.core.decks import Card, Deck
    from hideout.core.game import Game
    from hideout.core.text import Texts
    from hideout.telling.cards import CardText

ROOMY = 90
"""Columns from which on the sentences stand beside the numbers, not below them."""


@command(
    "cards",
    examples=(
        "hideout cards caper",
        "hideout cards caper --city paris --kind gear",
        "hideout cards caper light blue",
    ),
)
@click.argument("game", metavar="GAME")
@click.argument("search", metavar="[WORDS]...", nargs=-1)
@click.option("--variant", "--city", metavar="VARIANT", help="cli-option-cards-variant")
@click.option("--kind", metavar="KIND", help="cli-option-kind")
@deck_option
@json_option
def cards(
    game: str,
    search: tuple[str, ...],
    variant: str | None,
    kind: str | None,
    deck_file: str | None,
    as_json: bool,
) -> None:
    """Show cards with their numbers and sentences."""
    from hideout.core.options import resolve
    from hideout.telling import cards as _cards

    said = words()
    rules = _games.game_named(game)
    deck = _files.deck_for(rules, deck_file) or rules.standard_deck()
    options = resolve(rules)
    chosen = _chosen(rules, deck, variant, kind)
    told = [_cards.card_text(rules, card, options, said) for card in chosen]
    found = [each for each in told if _found(rules, each, " ".join(search), said)]
    if not found and not as_json:
        raise InputError("E_CARD", "cli-error-no_card", {"words": " ".join(search)})
    if as_json:
        data = [_cards.card_json(rules, each.card, options, said) for each in found]
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    from hideout.cli._page import Page

    page = Page()
    for kind_id in dict.fromkeys(each.card.kind for each in found):
        _show(page, rules, [each for each in found if each.card.kind == kind_id], said)
    marks = _cards.marks_of([each.card for each in found])
    if marks:
        page.gap()
        for mark in marks:
            page.text(_cards.legend(deck, mark, said))


def _chosen(game: Game, deck: Deck, variant: str | None, kind: str | None) -> list[Card]:
    """The cards of a kind that are used in a variant."""
    kinds = list(dict.fromkeys(card.kind for card in deck.cards))
    if variant is not None and variant not in game.info.variants:
        known = ", ".join(game.info.variants)
        raise OptionError("E_VARIANT", "core-error-variant", {"variant": variant, "known": known})
    if kind is not None and kind not in kinds:
        known = ", ".join(kinds)
        raise OptionError("E_KIND", "cli-error-kind", {"kind": kind, "known": known})
    return [
        card
        for card in deck.cards
        if (variant is None or card.variant in ("", variant))
        and (kind is None or card.kind == kind)
    ]


def _found(game: Game, told: CardText, search: str, said: Texts) -> bool:
    from hideout.telling.cards import fits, names_of, shown_value

    if not search:
        return True
    card = told.card
    names = names_of(game.info.id, "card", card.id).values()
    facts = [
        told.kind,
        told.variant,
        *(shown_value(game, card, field, said) for field in card.fields),
    ]
    return fits(search, [card.id, *names, " ".join([told.name, *facts, *told.sentences])])


def _show(page: Page, game: Game, found: Sequence[CardText], said: Texts) -> None:
    """The cards of one kind, as a table if there is room for one."""
    from hideout.telling.cards import capital, fields_of

    cards = [each.card for each in found]
    n = sum(card.copies for card in cards)
    page.heading(said.say("cli-cards-kind", kind=capital(found[0].kind), n=n))
    if page.width >= ROOMY:
        _show_table(page, game, found, fields_of(cards), said)
        return
    for each in found:
        _show_block(page, game, each, fields_of(cards), said)


def _show_table(
    page: Page, game: Game, found: Sequence[CardText], fields: list[str], said: Texts
) -> None:
    from hideout.telling.cards import (
        capital,
        field_title,
        marked_name,
        marked_sentences,
        marked_variant,
        shown_value,
    )

    variant = ["variant"] if any(each.card.variant for each in found) else []
    heads = [
        said.say("cli-cards-name"),
        *(capital(field_title(game, field, said)) for field in (*variant, *fields)),
        said.say("cli-cards-text"),
    ]
    rows = [
        [
            marked_name(each),
            *(marked_variant(each) for _ in variant),
            *(shown_value(game, each.card, field, said) for field in fields),
            " ".join(marked_sentences(each)),
        ]
        for each in found
    ]
    page.table(heads, rows)


def _show_block(page: Page, game: Game, told: CardText, fields: list[str], said: Texts) -> None:
    from hideout.telling.cards import fact, marked_name, marked_sentences, marked_variant

    page.text(marked_name(told), style="bold")
    facts = [marked_variant(told)] if told.variant else []
    facts += [fact(game, told.card, field, said) for field in fields]
    page.text(" · ".join(facts), indent=2)
    for sentence in marked_sentences(told):
        page.text(sentence, indent=2)
