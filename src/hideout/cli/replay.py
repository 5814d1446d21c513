"""`hideout replay`: the story of a game, from its record."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, json_option, words
from hideout.core.errors import OptionError

if TYPE_CHECKING:
    from hideout.cli._page import Page
    from hideout.core.game import Event, Seat
    from hideout.core.table import Table
    from hideout.core.text import Texts


@command(
    "replay",
    examples=(
        "hideout replay game.json",
        "hideout replay game.json --seat cream --step",
        "hideout replay game.json --all --json",
    ),
)
@click.argument("record", metavar="RECORD")
@click.option("--seat", "seat_name", metavar="SEAT", help="cli-option-seat")
@click.option("--all", "sees_all", is_flag=True, help="cli-option-all")
@click.option("--step", "by_step", is_flag=True, help="cli-option-step")
@json_option
def replay(
    record: str, seat_name: str | None, sees_all: bool, by_step: bool, as_json: bool
) -> None:
    """Tell a recorded game."""
    from hideout.core.transcript import read_record
    from hideout.telling.story import EVERYTHING

    table = read_record(_files.read_text(record), _games.all_games())
    if sees_all and seat_name is not None:
        raise OptionError("E_USAGE", "cli-error-seat_or_all", {})
    eyes = EVERYTHING if sees_all else _seat(table, seat_name)
    if as_json:
        from hideout.telling.records import replay_json

        click.echo(json.dumps(replay_json(table, eyes), ensure_ascii=False, indent=1))
    else:
        _tell(table, eyes, by_step, words())


def _seat(table: Table, name: str | None) -> Seat | None:
    """The seat with this number, role or player's name; None for a spectator."""
    return None if name is None else _games.seat_named(table, name)


def _tell(table: Table, eyes: Seat | None, by_step: bool, said: Texts) -> None:
    from hideout.cli._page import Page
    from hideout.telling.records import chapters

    page = Page()
    info = table.game.info
    page.heading(
        said.say(
            "cli-replay-title",
            game=_games.title(said, table.game),
            variant=said.say(f"{info.id}-variant-{table.setup.variant}"),
            players=", ".join(_games.seated(said, table)),
        )
    )
    waits = by_step and page.is_terminal and sys.stdin.isatty()
    for i, events in enumerate(chapters(table)):
        if waits and i:
            waits = _wait(said)
        for event in events:
            _tell_event(page, table, event, eyes, said)
    outcome = table.outcome
    if outcome is None:
        page.gap()
        page.text(said.say("cli-verify-unfinished", step=table.step))
        return
    from hideout.cli._sheet import show_sheet

    show_sheet(page, table.game, outcome.sheet, said)


def _wait(said: Texts) -> bool:
    """Wait for Enter; whether to wait again (the end of the input tells the rest at once)."""
    try:
        input(said.say("cli-replay-next"))
    except EOFError:
        click.echo()
        return False
    return True


def _tell_event(page: Page, table: Table, event: Event, eyes: Seat | None, said: Texts) -> None:
    from hideout.telling.story import ROUND_BEGAN, sentences

    for line in sentences(table.game, event, eyes, table.setup.seats, said):
        if event.kind == ROUND_BEGAN:
            page.heading(line)
        else:
            page.text(line, indent=2)
