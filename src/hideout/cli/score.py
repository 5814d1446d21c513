"""`hideout score`: the score pad for a table of cardboard."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hideout.cli import _faults, _files, _games
from hideout.cli._command import command, deck_option, json_option, language, words
from hideout.core.errors import InputError, PositionError
from hideout.core.reading import parse_json

if TYPE_CHECKING:
    from hideout.core.decks import Deck
    from hideout.core.game import Game, JsonObject


@command(
    "score",
    examples=(
        "hideout score caper table.json",
        "hideout score caper - --json < table.json",
        "hideout score caper --lines tables.jsonl",
    ),
)
@click.argument("game", metavar="GAME")
@click.argument("file", metavar="[FILE|-]", required=False)
@click.option("--lines", "lines_file", metavar="FILE", help="cli-option-lines")
@deck_option
@json_option
@click.pass_context
def score(
    ctx: click.Context,
    game: str,
    file: str | None,
    lines_file: str | None,
    deck_file: str | None,
    as_json: bool,
) -> None:
    """Score a position and explain every point."""
    rules = _games.game_named(game)
    deck = _files.deck_for(rules, deck_file)
    if (file is None) == (lines_file is None):
        raise _faults.usage_error(ctx, "cli-error-file_or_lines", {})
    if lines_file is not None:
        ctx.exit(0 if _score_lines(rules, lines_file, deck) else _faults.BAD_INPUT)
    assert file is not None
    text = _files.read_text(file)
    try:
        sheet = rules.score(_parsed(rules, text), deck)
    except PositionError as error:
        if as_json:
            raise
        click.echo(_invalid(error), err=True)
        ctx.exit(_faults.BAD_INPUT)
    if as_json:
        click.echo(json.dumps(sheet.result, ensure_ascii=False, indent=1))
        return
    from hideout.cli._page import Page
    from hideout.cli._sheet import show_sheet

    show_sheet(Page(), rules, sheet, words(ctx))


def _parsed(game: Game, text: str | bytes) -> object:
    """The JSON of a position; what is none has the code of the game's rules."""
    try:
        return parse_json(text)
    except PositionError as error:
        raise PositionError(game.json_code, error.text, error.details, error.path) from None


def _invalid(error: PositionError) -> str:
    """The one line of the rules file: `invalid position: <code>: <text>`."""
    from hideout.core.text import explain

    message = " ".join(explain(error, language()).split())
    return words().say("cli-score-invalid", code=error.code, message=message)


def _score_lines(game: Game, file: str, deck: Deck | None) -> bool:
    """Answer each line with a line; whether all positions were valid."""
    is_valid = True
    for line in _files.read_lines(file):
        if not line.strip():
            continue
        answer: JsonObject
        try:
            answer = game.score(_parsed(game, line), deck).result
        except InputError as error:
            is_valid = False
            answer = _faults.error_json(error, language())
        click.echo(json.dumps(answer, ensure_ascii=False))
    return is_valid
