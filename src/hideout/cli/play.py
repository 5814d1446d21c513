"""`hideout play`: in the browser, or at this terminal against bots or people beside you."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from hideout.cli import _browser, _files, _games
from hideout.cli._command import command, deck_option, words
from hideout.core.errors import OptionError

if TYPE_CHECKING:
    from hideout.core.game import JsonObject
    from hideout.core.table import Table
    from hideout.core.text import Texts
    from hideout.terminal.console import Console


class _Wanted(NamedTuple):
    """What the command line says about the table."""

    seats: str | None
    variant: str | None
    options: tuple[str, ...]
    preset: str | None
    seed: str | None
    deck: str | None

    def refuse(self, text: str, *but: str) -> None:
        """Complain of the first thing given, except those that are allowed here."""
        for name, value in self._asdict().items():
            if value and name not in but:
                raise OptionError("E_OPTION", text, {"option": f"--{name}"})


@command(
    "play",
    examples=(
        "hideout play",
        "hideout play --terminal",
        "hideout play caper --seats you:Anna,burglar --city rome",
        "hideout play caper --seats you:Anna,you:Ben",
        "hideout play --resume game.json",
        "hideout play --join https://hideout.example/join#CODE",
    ),
)
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--terminal", is_flag=True, help="cli-option-play-terminal")
@click.option("--seats", metavar="you,BOT", help="cli-option-play-seats")
@click.option("--variant", "--city", metavar="VARIANT", help="cli-option-variant")
@click.option("--options", multiple=True, metavar="ID=VALUE", help="cli-option-options")
@click.option("--preset", metavar="PRESET", help="cli-option-preset")
@click.option("--seed", metavar="SEED", help="cli-option-play-seed")
@deck_option
@click.option("--resume", metavar="FILE", help="cli-option-play-resume")
@click.option("--position", metavar="FILE", help="cli-option-play-position")
@click.option("--save", metavar="FILE", help="cli-option-play-save")
@click.option("--join", metavar="LINK", help="cli-option-play-join")
@click.option("--name", metavar="NAME", help="cli-option-play-name")
@click.option("--width", type=click.IntRange(min=40), metavar="N", help="cli-option-play-width")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    terminal: bool,
    seats: str | None,
    variant: str | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: str | None,
    deck_file: str | None,
    resume: str | None,
    position: str | None,
    save: str | None,
    join: str | None,
    name: str | None,
    width: int | None,
) -> None:
    """Play a game."""
    from hideout.terminal.client import Client
    from hideout.terminal.console import Console, Leave
    from hideout.terminal.welcome import introduce

    said = words(ctx)
    wanted = _Wanted(seats, variant, options, preset, seed, deck_file)
    given = (game, terminal, *wanted, resume, position, save, join, name, width)
    if not any(given):
        why_not = _browser.obstacle()
        if why_not is None:
            _browser.play(said)
            return
        click.echo(said.say(why_not), err=True)
    console = Console(sys.stdin, sys.stdout, width)
    path = Path(save) if save else None
    if join is not None:
        wanted.refuse("terminal-join-error-with")
        _join(console, said, join, name)
        return
    try:
        with console.interruptible():
            if resume is not None:
                table = _resumed(resume, game, position, wanted, said)
                path = path or Path(resume)
            elif position is not None:
                table = _at_position(position, game, wanted, said)
            else:
                table = _new_table(console, game, wanted, said)
    except Leave:
        console.line()
        return
    introduce(console, said, table)
    Client(table, console, said, path).play()


def _join(console: Console, said: Texts, link: str, name: str | None) -> None:
    from hideout.terminal.console import Leave
    from hideout.terminal.remote.game import RemoteGame
    from hideout.terminal.remote.sitting import sit_down

    try:
        with console.interruptible():
            chair = sit_down(console, said, link, name)
    except Leave:
        console.line()
        return
    RemoteGame(chair, console, said).play()


def _new_table(console: Console, name: str | None, wanted: _Wanted, said: Texts) -> Table:
    from hideout.core.chance import fresh_seed, read_seed
    from hideout.core.options import agree
    from hideout.core.table import Table
    from hideout.terminal.players import read_seats
    from hideout.terminal.welcome import choose_game, choose_table, default_seats

    seats, variant = wanted.seats, wanted.variant
    if name is None:
        game = choose_game(console, said, _games.all_games())
        if seats is None and variant is None:
            seats, variant = choose_table(console, said, game)
    else:
        game = _games.game_named(name)
    names = read_seats(seats or default_seats(game.info.seats[0]), said)
    setup = agree(
        game,
        len(names),
        variant,
        _games.options_given(wanted.options),
        wanted.preset,
        _files.deck_for(game, wanted.deck),
    )
    seed = fresh_seed() if wanted.seed is None else read_seed(wanted.seed)
    return Table(game, setup, seed, names)


def _resumed(
    file: str, name: str | None, position: str | None, wanted: _Wanted, said: Texts
) -> Table:
    from hideout.core.transcript import read_record
    from hideout.terminal.players import read_seats

    wanted.refuse("terminal-error-resume_with", "seats")
    if position is not None:
        raise OptionError("E_OPTION", "terminal-error-resume_with", {"option": "--position"})
    table = read_record(_files.read_text(file), _games.all_games())
    if name is not None and _games.game_named(name) is not table.game:
        raise OptionError("E_OPTION", "terminal-error-resume_with", {"option": "GAME"})
    if wanted.seats is not None:
        table.players = read_seats(wanted.seats, said)
    return _playable(table)


def _at_position(file: str, name: str | None, wanted: _Wanted, said: Texts) -> Table:
    from hideout.core.chance import fresh_seed, read_seed
    from hideout.core.reading import a_text, an_object, parse_json
    from hideout.core.table import Table
    from hideout.terminal.players import read_seats
    from hideout.terminal.welcome import default_seats

    wanted.refuse("terminal-error-position_with", "seats", "seed", "deck")
    data = an_object(parse_json(_files.read_text(file)), "position", "$")
    game = _games.game_named(name or a_text(data.get("game", ""), "game", "$.game"))
    seed = fresh_seed() if wanted.seed is None else read_seed(wanted.seed)
    table = Table.of_position(game, data, seed, (), _files.deck_for(game, wanted.deck))
    table.players = read_seats(wanted.seats or default_seats(table.setup.seats), said)
    return _playable(table)


def _playable(table: Table) -> Table:
    """The table, if it can be played on."""
    if len(table.players) != table.setup.seats:
        details: JsonObject = {"seats": table.setup.seats, "n": len(table.players)}
        raise OptionError("E_SEATS", "terminal-error-n_seats", details)
    if not table.pending:
        raise OptionError("E_OVER", "terminal-error-finished", {})
    return table
