"""`hideout lab`: experiments; weights for the bots, and tables of what arenas have measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hideout.cli import _faults, _games
from hideout.cli._command import SpokenGroup, command, lang_option, words

if TYPE_CHECKING:
    from hideout.bots.tactics import Tactics
    from hideout.core.text import Texts
    from hideout.lab.tuning import Fitted, Tuning


@click.group(cls=SpokenGroup, invoke_without_command=True)
@lang_option
@click.pass_context
def lab(ctx: click.Context) -> None:
    """Experiments with many games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command(
    "tune",
    examples=("hideout lab tune caper --games 300 --rounds 3 --seed 1 -o caper.json",),
    help_name="lab-tune",
)
@click.argument("game", metavar="GAME")
@click.option(
    "--games", type=click.IntRange(min=1), default=200, metavar="N", help="cli-option-tune-games"
)
@click.option(
    "--rounds", type=click.IntRange(min=1), default=3, metavar="N", help="cli-option-tune-rounds"
)
@click.option("--seed", default="1", metavar="SEED", help="cli-option-tune-seed")
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="cli-option-jobs")
@click.option("-o", "--output", metavar="FILE", help="cli-option-tune-output")
@click.pass_context
def tune(
    ctx: click.Context,
    game: str,
    games: int,
    rounds: int,
    seed: str,
    jobs: int,
    output: str | None,
) -> None:
    """Play games and fit the weights of a game's tactics to how they ended."""
    from hideout.cli._extras import need
    from hideout.cli._progress import progress
    from hideout.lab.tuning import Tuning, tactics_of, weights_file
    from hideout.lab.tuning import tune as run

    said = words(ctx)
    need("numpy", "lab")
    rules = _games.game_named(game)
    plan = Tuning(rules.info.id, games, rounds, seed)
    tactics = tactics_of(plan.game)
    total = games * rounds * len(rules.info.seats)
    try:
        with progress(total, said.say("cli-simulate-playing")) as bar:
            fitted = run(plan, jobs, bar.advance)
    except KeyboardInterrupt:
        click.echo(said.say("cli-tune-cut"), err=True)
        ctx.exit(_faults.INTERRUPTED)
    text = weights_file(plan, fitted, tactics)
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        Path(output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise _faults.system_error(error) from None
    _show(plan, tactics, fitted, output, said)


def _show(
    plan: Tuning, tactics: Tactics, fitted: list[list[Fitted]], output: str, said: Texts
) -> None:
    from hideout.cli._page import Page

    page = Page()
    page.heading(plan.command())
    rows = [
        [
            tactics.group_names[group],
            str(stage),
            str(each.positions),
            json.dumps(each.error),
            f"{100 * each.explained:.0f} %",
            json.dumps(each.row.spread),
        ]
        for group, of_group in enumerate(fitted)
        for stage, each in enumerate(of_group)
    ]
    heads = [
        said.say(f"cli-tune-{head}")
        for head in ("group", "stage", "positions", "error", "explained", "spread")
    ]
    page.table(heads, rows, numbers=(1, 2, 3, 4, 5))
    page.gap()
    page.text(said.say("cli-tune-written", file=output))


@command(
    "rates",
    examples=("hideout lab rates sneaks_and_snitches --games 100 --seed 1",),
    help_name="lab-rates",
)
@click.argument("game", metavar="GAME")
@click.option(
    "--games", type=click.IntRange(min=1), default=200, metavar="N", help="cli-option-rates-games"
)
@click.option("--seed", default="1", metavar="SEED", help="cli-option-rates-seed")
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="cli-option-jobs")
@click.pass_context
def rates(ctx: click.Context, game: str, games: int, seed: str, jobs: int) -> None:
    """Play games and measure the constants of a game's tactics."""
    from hideout.cli._extras import need
    from hideout.cli._progress import progress
    from hideout.lab.rates import Rates, measure, n_games

    said = words(ctx)
    need("numpy", "lab")
    plan = Rates(_games.game_named(game).info.id, games, seed)
    try:
        with progress(n_games(plan), said.say("cli-simulate-playing")) as bar:
            measured = measure(plan, jobs, bar.advance)
    except KeyboardInterrupt:
        click.echo(said.say("cli-tune-cut"), err=True)
        ctx.exit(_faults.INTERRUPTED)
    for each in measured:
        line = {
            "constant": each.constant,
            "at": each.at,
            "n": each.n,
            "measured": each.found,
            "in_use": each.in_use,
        }
        if each.losses is not None:
            line["losses"] = each.losses
        click.echo(json.dumps(line))


@command(
    "report",
    examples=("hideout lab report caper-2.jsonl caper-4.jsonl > table.md",),
    help_name="lab-report",
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def report(files: tuple[str, ...]) -> None:
    """Print what arenas have measured as one table."""
    from hideout.lab.report import markdown

    try:
        click.echo(markdown([Path(file) for file in files]), nl=False)
    except OSError as error:
        raise _faults.system_error(error) from None


lab.add_command(tune)
lab.add_command(rates)
lab.add_command(report)
