"""Who plays in the laboratory: a bot by name, and how long it may think: `mastermind@200it`.

A budget is a number of iterations (`200it`), time (`100ms`, `0.5s`) or a part of what the level
takes by itself (`10%`).  Time is that of the processor and not of the clock on the wall, so that a
busy machine does not make a bot weaker; only with iterations is a game the same on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import thread_time
from typing import NamedTuple

from hideout.bots import BOTS, Bot, Budget, make
from hideout.core.chance import Chance
from hideout.core.errors import OptionError
from hideout.core.game import Action, Game, Seat, State

_BUDGET = re.compile(r"([0-9]{1,9})it|([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|%)")
_UNITS = {"ms": 0.001, "s": 1.0, "%": 0.01}


class Player(NamedTuple):
    """A bot, and its budget as it was told; none for the level's own."""

    bot: str
    budget: str | None = None

    def __str__(self) -> str:
        return self.bot if self.budget is None else f"{self.bot}@{self.budget}"


def read_player(text: str, budget: str | None = None) -> Player:
    """A player as `--bots` names it; `budget` is for a bot that thinks by time and has none told.

    >>> str(read_player("mastermind@200it")), str(read_player("uniform", "50ms"))
    ('mastermind@200it', 'uniform')
    """
    name, at, told = text.strip().partition("@")
    if name not in BOTS:
        raise OptionError("E_BOT", "cli-error-bot", {"name": name, "known": ", ".join(BOTS)})
    if at:
        read_budget(told, name)
        return Player(name, told)
    if budget is None:
        return Player(name)
    read_budget(budget, name)
    return Player(name, budget if _own_budget(name).seconds is not None else None)


def read_budget(text: str, bot: str) -> Budget:
    """How long a bot may think; seconds are those of the processor."""
    found = _BUDGET.fullmatch(text)
    own = _own_budget(bot)
    if found is not None and found[1] is not None and int(found[1]) > 0:
        return Budget(iterations=int(found[1]))
    if found is not None and found[2] is not None and float(found[2]) > 0:
        amount = float(found[2]) * _UNITS[found[3]]
        if found[3] != "%":
            return Budget(seconds=amount)
        if own.seconds is not None:
            return Budget(own.iterations, amount * own.seconds)
        return Budget(own.iterations and max(1, round(amount * own.iterations)))
    raise OptionError("E_BUDGET", "cli-error-budget", {"budget": text})


def _own_budget(bot: str) -> Budget:
    own = getattr(BOTS[bot], "budget", None)
    return own if isinstance(own, Budget) else Budget(iterations=1)


class Seated:
    """A player in a seat, with the processor time it has spent."""

    def __init__(self, player: Player, seed: int) -> None:
        self.bot: Bot = make(player.bot, seed)
        budget = (
            _own_budget(player.bot)
            if player.budget is None
            else read_budget(player.budget, player.bot)
        )
        self.budget: Budget = budget._replace(of_processor=True)
        self.seconds: float = 0.0
        self.answers: int = 0
        """How many times it had a choice."""

    def choose(self, game: Game, state: State, seat: Seat) -> Action:
        """Its answer to the question put to a seat, from the view of that seat alone."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = game.view(state, seat)
        begin = thread_time()
        analysis = self.bot.think(game, view, legal, self.budget)
        self.seconds += thread_time() - begin
        self.answers += 1
        return analysis.action


def play_to_end(game: Game, state: State, seated: Sequence[Seated], chance: Chance) -> int:
    """Let the players answer until the game is over; the number of decisions is returned."""
    decisions = 0
    while pending := state.pending():
        chance.step += 1
        # Simultaneous answers are all chosen before the first of them is given.
        chosen = [(seat, seated[seat].choose(game, state, seat)) for seat in pending]
        for seat, action in chosen:
            state.apply(seat, action, chance)
            decisions += 1
    return decisions
