"""`hideout verify`: re-deal and re-play a record."""

from __future__ import annotations

import json

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, json_option, words


@command("verify", examples=("hideout verify game.json",))
@click.argument("record", metavar="RECORD")
@json_option
def verify(record: str, as_json: bool) -> None:
    """Check that a record is a faithful account of one game."""
    from hideout.core.transcript import read_record
    from hideout.telling.records import proof_json, proof_lines

    table = read_record(_files.read_text(record), _games.all_games())
    if as_json:
        click.echo(json.dumps(proof_json(table), ensure_ascii=False, indent=1))
        return
    from hideout.cli._page import Page

    page = Page()
    said = words()
    page.heading(said.say("cli-verify-title", file=record))
    for line in proof_lines(table, said):
        page.text(line, indent=2)
