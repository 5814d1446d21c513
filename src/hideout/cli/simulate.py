"""`hideout simulate`: many games between bots, and how they went."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import click

from hideout.cli import _faults, _files, _games
from hideout.cli._command import command, deck_option, json_option, words

if TYPE_CHECKING:
    from hideout.core.game import Game, JsonObject, Setup
    from hideout.core.text import Texts
    from hideout.lab.simulation import Plan, Totals


@command(
    "simulate",
    examples=(
        "hideout simulate caper -n 200 --seed 7 --seats uniform,burglar",
        "hideout simulate caper -n 1000 --jobs 2 --variant london --preset french --json",
    ),
)
@click.argument("game", metavar="GAME")
@click.option(
    "-n", "n_games", type=click.IntRange(min=1), default=100, metavar="N", help="cli-option-games"
)
@click.option("--seed", metavar="SEED", help="cli-option-simulate-seed")
@click.option("--seats", "seats", metavar="BOT,BOT", help="cli-option-bots")
@click.option("--variant", "--city", metavar="VARIANT", help="cli-option-variant")
@click.option("--options", multiple=True, metavar="ID=VALUE", help="cli-option-options")
@click.option("--preset", metavar="PRESET", help="cli-option-preset")
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="cli-option-jobs")
@deck_option
@json_option
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    n_games: int,
    seed: str | None,
    seats: str | None,
    variant: str | None,
    options: tuple[str, ...],
    preset: str | None,
    jobs: int,
    deck_file: str | None,
    as_json: bool,
) -> None:
    """Play many games between bots and sum them up."""
    from hideout.core.options import agree
    from hideout.lab.simulation import Totals, plan_of

    said = words(ctx)
    rules = _games.game_named(game)
    bots = _bots(rules, seats)
    setup = agree(
        rules,
        len(bots),
        variant,
        _games.options_given(options),
        preset,
        _files.deck_for(rules, deck_file),
    )
    plan = plan_of(rules, setup, bots, seed or str(secrets.randbelow(10**9)))
    totals = Totals(len(bots))
    begin = perf_counter()
    is_whole = _run(plan, n_games, jobs, totals, said)
    seconds = perf_counter() - begin
    if not totals.games:
        click.echo(said.say("cli-simulate-cut", games=0, wanted=n_games), err=True)
    elif as_json:
        summary = _summary(rules, setup, plan, totals, seconds)
        click.echo(json.dumps(summary, ensure_ascii=False, indent=1))
    else:
        _show(rules, plan, totals, seconds, n_games, said)
    ctx.exit(0 if is_whole else _faults.INTERRUPTED)


def _bots(game: Game, seats: str | None) -> tuple[str, ...]:
    from hideout.bots import LEVELS
    from hideout.lab.players import read_player

    if seats is None:
        return (next(iter(LEVELS)),) * game.info.seats[0]
    return tuple(str(read_player(name)) for name in seats.split(","))


def _run(plan: Plan, n_games: int, jobs: int, totals: Totals, said: Texts) -> bool:
    """Play; False if it was interrupted."""
    from hideout.cli._progress import progress
    from hideout.lab.jobs import do_all
    from hideout.lab.simulation import play_portion, portions

    try:
        with (
            progress(n_games, said.say("cli-simulate-playing")) as bar,
            closing(do_all(play_portion, portions(plan, n_games), jobs)) as played,
        ):
            for _, games in played:
                totals.add(games)
                bar.advance(len(games))
    except KeyboardInterrupt:
        return False
    return True


def _summary(game: Game, setup: Setup, plan: Plan, totals: Totals, seconds: float) -> JsonObject:
    from hideout.lab.statistics import wilson

    roles = game.seat_names(setup.seats)
    return {
        "game": plan.game,
        "variant": setup.variant,
        "options": dict(setup.options),
        "deck": setup.deck.digest,
        "seed": plan.seed,
        "games": totals.games,
        "seats": [
            {
                "seat": seat,
                "role": roles[seat],
                "bot": bot,
                "wins": totals.wins[seat],
                "win_rate": round(totals.wins[seat] / totals.games, 6),
                "win_rate_95": [
                    round(bound, 6) for bound in wilson(totals.wins[seat], totals.games)
                ],
                "mean_score": round(totals.mean_score(seat), 6),
                "score_error": round(totals.score_error(seat), 6),
            }
            for seat, bot in enumerate(plan.bots)
        ],
        "decisions": totals.decisions,
        "mean_decisions": round(totals.decisions / totals.games, 6),
        "seconds": round(seconds, 3),
        "games_per_s": round(totals.games / seconds, 2),
    }


def _show(game: Game, plan: Plan, totals: Totals, seconds: float, wanted: int, said: Texts) -> None:
    from hideout.cli._numbers import number as spelled
    from hideout.cli._page import Page
    from hideout.lab.statistics import wilson

    number = partial(spelled, lang=said.lang)
    page = Page()
    page.heading(
        said.say(
            "cli-simulate-title",
            game=_games.title(said, game),
            variant=said.say(f"{plan.game}-variant-{plan.variant}"),
            seed=plan.seed,
        )
    )
    if totals.games < wanted:
        page.text(said.say("cli-simulate-cut", games=totals.games, wanted=wanted))
    rows = []
    for seat, bot in enumerate(plan.bots):
        low, high = wilson(totals.wins[seat], totals.games)
        rows.append(
            [
                _games.seat_title(said, game, len(plan.bots), seat),
                _bot_title(said, bot),
                f"{number(100 * totals.wins[seat] / totals.games, 1)} %",
                f"{number(100 * low, 1)}–{number(100 * high, 1)} %",
                f"{number(totals.mean_score(seat), 2)} ± {number(totals.score_error(seat), 2)}",
            ]
        )
    heads = [
        said.say(f"cli-simulate-{head}") for head in ("seat", "bot", "wins", "interval", "score")
    ]
    page.table(heads, rows, numbers=(2, 3, 4))
    page.gap()
    page.text(
        said.say(
            "cli-simulate-foot",
            games=totals.games,
            decisions=number(totals.decisions / totals.games, 1),
            rate=number(totals.games / seconds, 1),
        )
    )
    page.text(said.say("cli-simulate-legend"))


def _bot_title(said: Texts, player: str) -> str:
    bot, at, budget = player.partition("@")
    return f"{said.say(f'core-bot-{bot}')}{at}{budget}"
