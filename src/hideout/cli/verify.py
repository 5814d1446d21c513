"""`hideout verify`: re-deal and re-play a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, json_option, words

if TYPE_CHECKING:
    from hideout.core.game import JsonObject
    from hideout.core.table import Table
    from hideout.core.text import Texts


@command("verify", examples=("hideout verify game.json",))
@click.argument("record", metavar="RECORD")
@json_option
def verify(record: str, as_json: bool) -> None:
    """Check that a record is a faithful account of one game."""
    from hideout.core.transcript import read_record

    table = read_record(_files.read_text(record), _games.all_games())
    if as_json:
        click.echo(json.dumps(_json(table), ensure_ascii=False, indent=1))
        return
    from hideout.cli._page import Page

    page = Page()
    said = words()
    page.heading(said.say("cli-verify-title", file=record))
    for line in _checks(table, said):
        page.text(line, indent=2)


def _checks(table: Table, said: Texts) -> list[str]:
    info = table.game.info
    n_free = sum(taken.free for taken in table.take_backs)
    lines = [
        said.say(
            "cli-verify-game",
            game=_games.title(said, table.game),
            variant=said.say(f"{info.id}-variant-{table.setup.variant}"),
            players=", ".join(_games.seated(said, table)),
            rules=info.rules_version,
        ),
        said.say("cli-verify-commitment", commitment=table.commitment[:16]),
        said.say(
            "cli-verify-deal" if table.position is None else "cli-verify-position",
            digest=table.setup.deck.digest[:16],
        ),
        said.say("cli-verify-answers", n=len(table.answers)),
        said.say("cli-verify-events", n=len(table.events)),
    ]
    if table.take_backs:
        lines.append(said.say("cli-verify-take_backs", n=len(table.take_backs), free=n_free))
    outcome = table.outcome
    if outcome is None:
        lines.append(said.say("cli-verify-unfinished", step=table.step))
    else:
        names = _games.player_names(said, table)
        winners = said.listed([names[seat] for seat in outcome.winners])
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)
        )
        lines.append(said.say("cli-verify-end", winners=winners, scores=scores))
    return lines


def _json(table: Table) -> JsonObject:
    from hideout.core.transcript import end_json

    return {
        "verified": True,
        "game": table.game.info.id,
        "rules": table.game.info.rules_version,
        "variant": table.setup.variant,
        "players": list(table.players),
        "commitment": table.commitment,
        "deck": table.setup.deck.digest,
        "answers": len(table.answers),
        "events": len(table.events),
        "take_backs": len(table.take_backs),
        "end": end_json(table.outcome),
    }
