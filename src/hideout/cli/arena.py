"""`hideout arena`: bots against each other, and how sure it is who is stronger."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hideout.cli import _faults, _files, _games
from hideout.cli._command import command, deck_option, json_option, words
from hideout.core.errors import InputError, OptionError

if TYPE_CHECKING:
    from hideout.core.game import Game
    from hideout.core.text import Texts
    from hideout.lab.arena import Plan, Result
    from hideout.lab.arena_file import ResultsFile
    from hideout.lab.players import Player
    from hideout.lab.standings import Standings


@command(
    "arena",
    examples=(
        "hideout arena caper --bots lookout,burglar,safecracker@100it -n 100 --seed 7",
        "hideout arena caper --bots burglar,mastermind --seats 4 --budget 10% --out caper.jsonl",
    ),
)
@click.argument("game", metavar="GAME")
@click.option("--bots", required=True, metavar="BOT,BOT,...", help="cli-option-arena-bots")
@click.option(
    "-n",
    "n_games",
    type=click.IntRange(min=1),
    default=100,
    metavar="N",
    help="cli-option-arena-games",
)
@click.option("--seats", type=int, metavar="N", help="cli-option-arena-seats")
@click.option("--lone", metavar="BOT,...", help="cli-option-arena-lone")
@click.option("--budget", metavar="BUDGET", help="cli-option-arena-budget")
@click.option("--seed", metavar="SEED", help="cli-option-simulate-seed")
@click.option("--variant", "--city", metavar="VARIANT", help="cli-option-variant")
@click.option("--options", multiple=True, metavar="ID=VALUE", help="cli-option-options")
@click.option("--preset", metavar="PRESET", help="cli-option-preset")
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="cli-option-jobs")
@click.option("--out", metavar="FILE", help="cli-option-arena-out")
@click.option("--plot", metavar="FILE", help="cli-option-arena-plot")
@deck_option
@json_option
@click.pass_context
def arena(
    ctx: click.Context,
    game: str,
    bots: str,
    n_games: int,
    seats: int | None,
    lone: str | None,
    budget: str | None,
    seed: str | None,
    variant: str | None,
    options: tuple[str, ...],
    preset: str | None,
    jobs: int,
    out: str | None,
    plot: str | None,
    deck_file: str | None,
    as_json: bool,
) -> None:
    """Let bots play each other, all against all, and compare them."""
    from hideout.cli._arena import show, summary
    from hideout.core.options import agree
    from hideout.lab.arena import n_deals, pairings, plan_for, sides
    from hideout.lab.arena_file import ResultsFile
    from hideout.lab.standings import sum_up

    said = words(ctx)
    rules = _games.game_named(game)
    players = _players(bots, budget)
    setup = agree(
        rules,
        seats,
        variant,
        _games.options_given(options),
        preset,
        _files.deck_for(rules, deck_file),
    )
    _check_plot(plot)
    plan = plan_for(
        rules,
        setup,
        seed or str(secrets.randbelow(10**9)),
        players,
        _lone(lone, budget, players),
    )
    file = None if out is None else ResultsFile(Path(out), plan)
    deals = n_deals(plan, n_games)
    wanted = deals * len(sides(plan)) * len(pairings(plan))
    results, is_whole = _run(plan, deals, wanted, jobs, file, said)
    standings = sum_up(plan, results)
    if not results:
        click.echo(said.say("cli-simulate-cut", games=0, wanted=wanted), err=True)
    elif as_json:
        click.echo(json.dumps(summary(plan, standings), ensure_ascii=False, indent=1))
    else:
        show(rules, plan, standings, len(results), wanted, said)
    if plot is not None and results:
        _draw(plot, rules, plan, standings, said)
    ctx.exit(0 if is_whole else _faults.INTERRUPTED)


def _players(bots: str, budget: str | None) -> list[Player]:
    from hideout.lab.players import read_player

    players = [read_player(name, budget) for name in bots.split(",")]
    if len(players) < 2:
        raise OptionError("E_BOT", "cli-error-arena-few", {})
    for player in players:
        if players.count(player) > 1:
            raise OptionError("E_BOT", "cli-error-arena-twice", {"name": str(player)})
    return players


def _lone(lone: str | None, budget: str | None, players: list[Player]) -> list[Player]:
    from hideout.lab.players import read_player

    if lone is None:
        return []
    chosen = [read_player(name, budget) for name in lone.split(",")]
    for player in chosen:
        if player not in players:
            known = ", ".join(map(str, players))
            raise OptionError("E_BOT", "cli-error-bot", {"name": str(player), "known": known})
    return chosen


def _run(
    plan: Plan, deals: int, wanted: int, jobs: int, file: ResultsFile | None, said: Texts
) -> tuple[list[Result], bool]:
    """Play what is not in the file yet; the second value is False if it was interrupted."""
    from hideout.cli._progress import progress
    from hideout.lab.arena import play

    try:
        results = [] if file is None else file.open()
    except OSError as error:
        raise _faults.system_error(error) from None
    results = [result for result in results if result.deal < deals]
    try:
        with (
            progress(wanted, said.say("cli-simulate-playing")) as bar,
            closing(play(plan, deals, results, jobs)) as played,
        ):
            bar.advance(len(results))
            for games in played:
                results += games
                if file is not None:
                    file.add(games)
                bar.advance(len(games))
    except KeyboardInterrupt:
        return results, False
    except OSError as error:
        raise _faults.system_error(error) from None
    return results, True


def _check_plot(plot: str | None) -> None:
    if plot is None:
        return
    from hideout.cli._extras import need

    if Path(plot).suffix not in (".svg", ".png"):
        raise InputError("E_FILE", "cli-error-plot", {"file": plot})
    need("matplotlib", "lab")


def _draw(plot: str, game: Game, plan: Plan, standings: Standings, said: Texts) -> None:
    from hideout.cli._arena import title
    from hideout.lab.plots import draw_standings

    labels = {
        name: said.say(f"cli-arena-plot-{name}") for name in ("rating", "share", "among", "fair")
    }
    try:
        draw_standings(Path(plot), standings, title(game, plan, said), labels)
    except OSError as error:
        raise _faults.system_error(error) from None
