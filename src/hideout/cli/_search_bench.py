"""How fast the bots search: futures played through from the first decision of a game.

A search by time goes on as long as it may.  Where thinking comes to an end by itself, the first
decision of the next deal is taken up, and how soon the answers were settled is told, too.
"""

from __future__ import annotations

import itertools
import platform
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from hideout.bots.levels import Mastermind
from hideout.bots.plain_search import PlainSearch
from hideout.cli._engine import is_compiled
from hideout.core.chance import Quick

if TYPE_CHECKING:
    from hideout.bots.thought import Thought
    from hideout.core.game import Game, JsonObject, Setup

_N_WINDOWS = 5
_N_STEPS = 10
"""How many playouts are made between two looks at the clock, if thinking does not end before."""


def measure_searches(
    game: Game, setup: Setup, seconds: float, seed: int = 1
) -> Iterator[JsonObject]:
    """A line for each kind of search: plain, to the end of the game, and the strongest level's."""
    module = type(game.start(setup, Quick(seed))).__module__
    is_compiled_engine = is_compiled(Path(str(sys.modules[module].__file__)).parent)
    for bot in (PlainSearch(seed), Mastermind(seed)):
        windows = [
            _run(_questions(bot, game, setup, seed + window), seconds / _N_WINDOWS)
            for window in range(_N_WINDOWS)
        ]
        settled = sum(each.settled for each in windows)
        until_settled = sum(each.until_settled for each in windows)
        yield {
            "bench": "search",
            "game": game.info.id,
            "variant": setup.variant,
            "seats": setup.seats,
            "bot": bot.name,
            "compiled": is_compiled_engine,
            "playouts_per_s": round(statistics.median(w.playouts / w.passed for w in windows)),
            "nodes_per_s": round(statistics.median(w.nodes / w.passed for w in windows)),
            "playouts": sum(each.playouts for each in windows),
            "settled": settled,
            "ms_to_settle": round(1000 * until_settled / settled, 1) if settled else None,
            "python": platform.python_version(),
        }


def _questions(
    bot: PlainSearch | Mastermind, game: Game, setup: Setup, seed: int
) -> Iterator[Thought]:
    """The first decisions of new deals, not thought about yet."""
    for number in itertools.count():
        state = game.start(setup, Quick(seed + _N_WINDOWS * number))
        seat = state.pending()[0]
        yield bot.begin(game, game.view(state, seat), state.legal(seat))


class _Window(NamedTuple):
    passed: float
    """Processor time spent in thinking."""
    playouts: int
    nodes: int
    settled: int
    """How many decisions were thought through to the end."""
    until_settled: float
    """The part of the time that was spent in these."""


def _run(questions: Iterator[Thought], seconds: float) -> _Window:
    """Think for so much processor time, and until the first look at the clock after it."""
    passed = until_settled = 0.0
    playouts = nodes = settled = 0
    for thought in questions:
        before = passed
        is_settled = False
        while passed < seconds and not is_settled:
            begin = process_time()
            for _ in range(_N_STEPS):
                thought.iterate()
                is_settled = thought.is_settled()
                if is_settled:
                    break
            passed += process_time() - begin
        playouts += thought.n_iterations
        nodes += thought.n_nodes
        if is_settled:
            settled += 1
            until_settled += passed - before
        if passed >= seconds:
            break
    return _Window(passed, playouts, nodes, settled, until_settled)
