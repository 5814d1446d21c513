"""`hideout bench`: how fast the engine and the bots are, as JSON lines."""

from __future__ import annotations

import json
import platform
import random
import statistics
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

import click

from hideout.cli import _games
from hideout.cli._command import command
from hideout.core.chance import Quick
from hideout.core.playout import play_out

if TYPE_CHECKING:
    from hideout.core.game import Game, JsonObject, Setup, State

N_WINDOWS = 5
N_CLONES = 2000
N_SAMPLED_GAMES = 10


class Window(NamedTuple):
    """What was played in one stretch of processor time."""

    games: int
    decisions: int
    seconds: float


def measure_window(game: Game, setup: Setup, seed: int, seconds: float) -> Window:
    """Random games from the deal to the final score, one after the other, for so long."""
    chance = Quick(seed)
    luck = random.Random(seed).random
    games = decisions = 0
    begin = process_time()
    passed = 0.0
    while passed < seconds:
        state = game.start(setup, chance)
        decisions += play_out(state, chance, luck)
        game.standing(state)
        games += 1
        passed = process_time() - begin
    return Window(games, decisions, passed)


def sample_states(game: Game, setup: Setup, seed: int) -> tuple[list[State], float]:
    """Positions from all along some random games, and the mean number of legal answers there."""
    chance = Quick(seed)
    luck = random.Random(seed).random
    states: list[State] = []
    n_legal = n_questions = 0
    for _ in range(N_SAMPLED_GAMES):
        state = game.start(setup, chance)
        while seats := state.pending():
            states.append(state.clone())
            for seat in seats:
                answers = state.legal(seat)
                n_legal += len(answers)
                n_questions += 1
                state.apply(seat, answers[int(luck() * len(answers))], chance)
    return states, n_legal / n_questions


def clone_seconds(states: list[State]) -> float:
    """What a clone costs, over positions of every stage of the game."""
    clones = [state.clone for state in states]
    rounds = max(1, N_CLONES // len(clones))
    begin = process_time()
    for _ in range(rounds):
        for clone in clones:
            clone()
    return (process_time() - begin) / (rounds * len(clones))


def measure(game: Game, setup: Setup, seconds: float, seed: int = 1) -> JsonObject:
    """The speed of one set-up; rates are the median of several windows of processor time."""
    from hideout.cli._engine import is_compiled

    states, mean_legal = sample_states(game, setup, seed)
    windows = [measure_window(game, setup, seed + i, seconds / N_WINDOWS) for i in range(N_WINDOWS)]
    module = sys.modules[type(states[0]).__module__]
    return {
        "bench": "engine",
        "game": game.info.id,
        "variant": setup.variant,
        "seats": setup.seats,
        "compiled": is_compiled(Path(str(module.__file__)).parent),
        "games_per_s": round(statistics.median(w.games / w.seconds for w in windows), 1),
        "decisions_per_s": round(statistics.median(w.decisions / w.seconds for w in windows)),
        "mean_legal": round(mean_legal, 2),
        "clone_us": round(
            1e6 * statistics.median(clone_seconds(states) for _ in range(N_WINDOWS)), 2
        ),
        "games": sum(w.games for w in windows),
        "decisions": sum(w.decisions for w in windows),
        "python": platform.python_version(),
    }


@command(
    "bench", examples=("hideout bench engine", "hideout bench search --game caper --seconds 5")
)
@click.argument("what", type=click.Choice(["engine", "search", "server"]), default="engine")
@click.option("--game", "game_name", metavar="GAME", help="cli-option-bench-game")
@click.option("--variant", metavar="VARIANT", help="cli-option-variant")
@click.option(
    "--seats", "n_seats", type=click.IntRange(min=1), metavar="N", help="cli-option-bench-seats"
)
@click.option(
    "--tables",
    "n_tables",
    type=click.IntRange(min=1, max=1000),
    default=100,
    metavar="N",
    help="cli-option-bench-tables",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    default=2.0,
    metavar="SECONDS",
    help="cli-option-bench-seconds",
)
def bench(
    what: str,
    game_name: str | None,
    variant: str | None,
    n_seats: int | None,
    n_tables: int,
    seconds: float,
) -> None:
    """Measure uniformly random games, the search of the bots, or a table server under load."""
    from hideout.cli._search_bench import measure_searches
    from hideout.core.options import agree

    if what == "server":
        from hideout.cli._server_bench import measure_server

        click.echo(json.dumps(measure_server(n_tables, seconds)))
        return

    found = [_games.game_named(game_name)] if game_name else list(_games.all_games().values())
    for game in found:
        for seats, city in _set_ups(game, variant, n_seats):
            setup = agree(game, seats, city)
            if what == "engine":
                click.echo(json.dumps(measure(game, setup, seconds)))
            else:
                for line in measure_searches(game, setup, seconds):
                    click.echo(json.dumps(line))


def _set_ups(game: Game, variant: str | None, n_seats: int | None) -> list[tuple[int, str]]:
    """Every variant with the fewest seats, and every number of seats in the first variant."""
    info = game.info
    variants = info.variants if variant is None else (variant,)
    seats = info.seats if n_seats is None else (n_seats,)
    return [(seats[0], each) for each in variants] + [(n, variants[0]) for n in seats[1:]]
