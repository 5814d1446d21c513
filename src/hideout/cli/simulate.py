"""`hideout simulate`: many games between bots, and how they went."""

from __future__ import annotations

import json
import secrets
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import islice
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING, Protocol

import click

from hideout.cli import _faults, _files, _games
from hideout.cli._command import command, deck_option, json_option, words
from hideout.core.errors import InputError, OptionError

if TYPE_CHECKING:
    from hideout.cli._simulation import Plan, Played, Totals
    from hideout.core.game import Game, JsonObject, Setup
    from hideout.core.text import Texts


@command(
    "simulate",
    examples=(
        "hideout simulate caper -n 200 --seed 7 --seats uniform,greedy",
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
    from hideout.cli._simulation import Totals, plan_of
    from hideout.core.options import agree

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

    if seats is None:
        return (next(iter(LEVELS)),) * game.info.seats[0]
    bots = tuple(name.strip() for name in seats.split(","))
    for name in bots:
        if name not in LEVELS:
            known = ", ".join(LEVELS)
            raise OptionError("E_BOT", "cli-error-bot", {"name": name, "known": known})
    return bots


def _run(plan: Plan, n_games: int, jobs: int, totals: Totals, said: Texts) -> bool:
    """Play; False if it was interrupted."""
    try:
        with (
            _progress(n_games, said) as progress,
            closing(_played(plan, n_games, jobs)) as played,
        ):
            for games in played:
                totals.add(games)
                progress.advance(len(games))
    except KeyboardInterrupt:
        return False
    return True


_AHEAD = 3
"""Pieces of work handed out for each process, so that none waits for the next one."""


def _played(plan: Plan, n_games: int, jobs: int) -> Generator[Sequence[Played]]:
    from hideout.cli._simulation import chunks, play_chunk

    if jobs == 1:
        for begin, end in chunks(n_games):
            yield play_chunk(plan, begin, end)
        return
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    is_broken = False
    try:
        # What is ignored here is ignored by the processes that start here.
        kept = _ignore_interrupts()
        try:
            to_play = iter(chunks(n_games))
            waiting = {
                pool.submit(play_chunk, plan, begin, end)
                for begin, end in islice(to_play, _AHEAD * jobs)
            }
        finally:
            signal.signal(signal.SIGINT, kept)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting |= {
                pool.submit(play_chunk, plan, begin, end)
                for begin, end in islice(to_play, len(done))
            }
    except BrokenProcessPool:
        is_broken = True
        raise InputError("E_WORKER", "cli-error-worker", {}) from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        # A broken pool is failing its futures by itself; to cancel them meanwhile would make
        # its thread complain aloud.
        pool.shutdown(cancel_futures=not is_broken)


def _ignore_interrupts() -> Callable[[int, FrameType | None], object] | int | None:
    """Leave Ctrl-C to the main process; returns what was done about it before."""
    return signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Progress(Protocol):
    def advance(self, n: int) -> None: ...


class _Silent:
    def advance(self, n: int) -> None:
        """Nobody watches."""


@contextmanager
def _progress(n_games: int, said: Texts) -> Iterator[_Progress]:
    """A bar on the terminal; nothing elsewhere."""
    if not sys.stderr.isatty():
        yield _Silent()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(said.say("cli-simulate-playing"), total=n_games)

        class _Bar:
            def advance(self, n: int) -> None:
                bar.advance(task, n)

        yield _Bar()


def _summary(game: Game, setup: Setup, plan: Plan, totals: Totals, seconds: float) -> JsonObject:
    from hideout.cli._simulation import wilson

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
    from hideout.cli._page import Page
    from hideout.cli._simulation import wilson

    number = partial(_number, lang=said.lang)
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
                said.say(f"core-bot-{bot}"),
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


def _number(value: float, digits: int, lang: str) -> str:
    """A number as the language writes it."""
    text = f"{value:.{digits}f}"
    return text if lang == "en" else text.replace(".", ",")
