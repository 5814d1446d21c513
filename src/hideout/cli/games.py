"""`hideout games`: what can be played."""

from __future__ import annotations

import json

import click

from hideout.cli import _games
from hideout.cli._command import command, json_option, words


@command("games", examples=("hideout games", "hideout games --json"))
@json_option
def games(as_json: bool) -> None:
    """List the games of the house."""
    said = words()
    found = list(_games.all_games().values())
    if as_json:
        about = [_games.about_json(said, game) for game in found]
        click.echo(json.dumps(about, ensure_ascii=False, indent=1))
        return
    from hideout.cli._page import Page

    page = Page()
    for game in found:
        id = game.info.id
        page.heading(f"{_games.title(said, game)} ({id})")
        page.text(said.say(f"{id}-blurb"), indent=2)
        page.text(
            said.say(
                "cli-games-line",
                seats=", ".join(str(n) for n in game.info.seats),
                variants=", ".join(
                    said.say(f"{id}-variant-{variant}") for variant in game.info.variants
                ),
            ),
            indent=2,
        )
