"""`hideout rules`: the reference of a game, made from its data and texts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hideout.cli import _games
from hideout.cli._command import command, json_option, words
from hideout.core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hideout.core.game import Game, JsonObject
    from hideout.core.text import Texts
    from hideout.telling.reference import Entry
    from hideout.telling.topics import Topic


@command(
    "rules",
    examples=(
        "hideout rules caper",
        "hideout rules caper rulings",
        "hideout rules caper CAP-14",
        "hideout rules caper the mime",
    ),
)
@click.argument("game", metavar="GAME")
@click.argument("topic", metavar="[TOPIC]...", nargs=-1)
@json_option
def rules(game: str, topic: tuple[str, ...], as_json: bool) -> None:
    """Show the rules, or one topic, ruling or card."""
    from hideout.telling import reference as _reference

    said = words()
    asked = _games.game_named(game)
    query = " ".join(topic)
    if not query.strip():
        _overview(asked, as_json, said)
        return
    section = _reference.section_named(query)
    if section is not None:
        family = _reference.family_of(section)
        entries = [(family, id) for id in _reference.ids_of(asked, family)]
        _topics(asked, entries, as_json, said, said.say(f"cli-section-{section}"))
        return
    found = _reference.look_up(_reference.entries_of(asked), query)
    if not found.entries:
        command = f"hideout rules {asked.info.id}"
        raise InputError("E_TOPIC", "cli-error-topic", {"topic": query, "help": command})
    if found.is_certain:
        entries = [(each.family, each.id) for each in found.entries]
        _topics(asked, entries, as_json, said)
    else:
        _candidates(asked, query, found.entries, as_json, said)


def _echo(data: JsonObject) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


def _topics(
    game: Game,
    entries: Sequence[tuple[str, str]],
    as_json: bool,
    said: Texts,
    heading: str = "",
) -> None:
    from hideout.telling.topics import topic

    found: list[Topic] = [topic(game, family, id, said) for family, id in entries]
    if as_json:
        _echo({"game": game.info.id, "entries": [each.json() for each in found]})
        return
    from hideout.cli._page import Page

    page = Page()
    if heading:
        page.heading(f"{_games.title(said, game)}: {heading}")
    for each in found:
        page.heading(each.title)
        for paragraph in each.text:
            page.text(paragraph, indent=2)


def _candidates(
    game: Game, query: str, entries: Sequence[Entry], as_json: bool, said: Texts
) -> None:
    if as_json:
        found = [{"family": each.family, "id": each.id} for each in entries]
        _echo({"game": game.info.id, "candidates": found})
        return
    from hideout.cli._page import Page

    page = Page()
    page.text(said.say("cli-rules-several", topic=query))
    for each in entries:
        name = said.say(f"{game.info.id}-{each.family}-{each.id}")
        page.text(f"{name}: {said.say(f'cli-family-{each.family}')}, {each.id}", indent=2)


def _overview(game: Game, as_json: bool, said: Texts) -> None:
    from hideout.telling import reference as _reference

    info = game.info
    if as_json:
        topics = {family: list(_reference.ids_of(game, family)) for family in _reference.FAMILIES}
        _echo({**_games.about_json(said, game), "topics": topics})
        return
    from hideout.cli._page import Page

    id = info.id
    page = Page()
    page.heading(_games.title(said, game))
    page.text(said.say(f"{id}-blurb"))
    page.gap()
    for seats in info.seats:
        roles = [_games.seat_title(said, game, seats, seat) for seat in range(seats)]
        page.text(said.say("cli-rules-seats", n=seats, roles=", ".join(roles)))
    for section in _reference.SECTIONS:
        family = _reference.family_of(section)
        ids = _reference.ids_of(game, family)
        if not ids:
            continue
        page.heading(f"{said.say(f'cli-section-{section}')} (hideout rules {id} {section})")
        if family == "ruling":
            page.text(said.say("cli-rules-rulings", n=len(ids), first=ids[0]), indent=2)
            continue
        rows = [[each, said.say(f"{id}-{family}-{each}")] for each in ids]
        page.table([said.say("cli-rules-topic"), said.say("cli-rules-about")], rows, indent=2)
    page.heading(f"{said.say('cli-section-cards')} (hideout cards {id})")
    page.text(said.say("cli-rules-cards", n=len(game.card_ids())), indent=2)
