"""How fast the bots search: futures played through from the first decision of a game."""

from __future__ import annotations

import platform
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from hideout.bots.levels import Mastermind
from hideout.bots.plain_search import PlainSearch
from hideout.cli._engine import is_compiled
from hideout.core.chance import Quick

if TYPE_CHECKING:
    from hideout.bots.thought import Thought
    from hideout.core.game import Game, JsonObject, Setup

_N_WINDOWS = 5
_N_STEPS = 10
"""How many playouts are made between two looks at the clock."""


def measure_searches(
    game: Game, setup: Setup, seconds: float, seed: int = 1
) -> Iterator[JsonObject]:
    """A line for each kind of search: plain, to the end of the game, and the strongest level's."""
    for bot in (PlainSearch(seed), Mastermind(seed)):
        rates: list[tuple[float, float]] = []
        playouts = 0
        module = ""
        for window in range(_N_WINDOWS):
            state = game.start(setup, Quick(seed + window))
            module = type(state).__module__
            seat = state.pending()[0]
            thought = bot.begin(game, game.view(state, seat), state.legal(seat))
            passed = _run(thought, seconds / _N_WINDOWS)
            rates.append((thought.n_iterations / passed, thought.n_nodes / passed))
            playouts += thought.n_iterations
        yield {
            "bench": "search",
            "game": game.info.id,
            "variant": setup.variant,
            "seats": setup.seats,
            "bot": bot.name,
            "compiled": is_compiled(Path(str(sys.modules[module].__file__)).parent),
            "playouts_per_s": round(statistics.median(rate for rate, _ in rates)),
            "nodes_per_s": round(statistics.median(rate for _, rate in rates)),
            "playouts": playouts,
            "python": platform.python_version(),
        }


def _run(thought: Thought, seconds: float) -> float:
    """Search for so much processor time; how much it really was is returned."""
    begin = process_time()
    passed = 0.0
    while passed < seconds:
        for _ in range(_N_STEPS):
            thought.iterate()
        passed = process_time() - begin
    return passed
