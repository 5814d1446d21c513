"""How fast things change in games: the constants of tactics that no weight stands for.

`hideout lab rates <game>` plays games as tuning does, every variant in turn, by the weights that
are there, and counts.  Each constant is told as it was measured and as it is in use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hideout.bots.knowledge import knowledge_of
from hideout.core.chance import Quick
from hideout.core.errors import InputError
from hideout.core.game import State
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab import caper_rates, sneaks_and_snitches_rates
from hideout.lab.jobs import in_order
from hideout.lab.measured import Measured, Seen
from hideout.lab.seeds import number_for
from hideout.lab.selfplay import Deal, Learner

_PORTION = 5
"""So many games are one piece of work."""


class Rates(NamedTuple):
    """What is to be measured, and how thoroughly."""

    game: str
    games: int
    """For each number of seats that matters."""
    seed: str


class _Way(NamedTuple):
    """How one game is watched, and what the constants are made of."""

    seats: tuple[int, ...]
    watch: Callable[[Iterator[State]], list[Seen]]
    measure: Callable[[list[tuple[int, Seen]]], list[Measured]]


_WAYS = {
    "caper": _Way((2,), caper_rates.watch, caper_rates.measure),
    "sneaks_and_snitches": _Way(
        (2, 3, 4, 5), sneaks_and_snitches_rates.watch, sneaks_and_snitches_rates.measure
    ),
}


def n_games(plan: Rates) -> int:
    """How many games will be played; raises `InputError` if there is nothing to measure."""
    if plan.game not in _WAYS:
        raise InputError(
            "E_RATES", "core-error-rates-none", {"game": plan.game, "known": ", ".join(_WAYS)}
        )
    return plan.games * len(_WAYS[plan.game].seats)


def measure(
    plan: Rates, jobs: int = 1, tell: Callable[[int], None] = lambda games: None
) -> list[Measured]:
    """Play and count; `tell` hears of games that are done."""
    n_games(plan)
    way = _WAYS[plan.game]
    variants = GAMES[plan.game].info.variants
    deals = [
        Deal(number, seats, variants[number % len(variants)])
        for number in range(plan.games)
        for seats in way.seats
    ]
    pieces = [
        (plan, tuple(deals[begin : begin + _PORTION])) for begin in range(0, len(deals), _PORTION)
    ]
    found: list[tuple[int, Seen]] = []
    for played in in_order(_play, pieces, jobs):
        for number, seen in played:
            found.extend((number, each) for each in seen)
        tell(len(played))
    return way.measure(found)


def _play(piece: tuple[Rates, tuple[Deal, ...]]) -> list[tuple[int, list[Seen]]]:
    plan, deals = piece
    watch = _WAYS[plan.game].watch
    return [(deal.number, watch(_course(plan, deal))) for deal in deals]


def _course(plan: Rates, deal: Deal) -> Iterator[State]:
    """The one state of a game, before every question and after the last one."""
    game = GAMES[plan.game]
    tactics = knowledge_of(game).tactics
    seed = f"rates {plan.game} {plan.seed}"
    chance = Quick(number_for(seed, deal, "deal"))
    luck = Quick(number_for(seed, deal, "play"))
    state = game.start(agree(game, deal.seats, deal.variant), chance)
    yield from Learner(game, tactics, tactics).course(state, chance, luck)
    yield state
