"""Many games between bots: reproducible from one seed, however the work is divided."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from hideout.core.chance import Quick
from hideout.core.decks import read_deck
from hideout.core.game import Game, Setup
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab.players import Seated, play_to_end, read_player


class Plan(NamedTuple):
    """What is played, in plain words that travel to other processes."""

    game: str
    bots: tuple[str, ...]
    """Seat by seat, as `read_player` reads them."""
    seed: str
    variant: str
    options: tuple[tuple[str, str], ...]
    deck: str | None
    """The text of a corrected deck; None for the standard one."""


def plan_of(game: Game, setup: Setup, bots: tuple[str, ...], seed: str) -> Plan:
    """The plan to play a set-up with these bots."""
    is_standard = setup.deck.digest == game.standard_deck().digest
    deck = None if is_standard else setup.deck.source
    return Plan(game.info.id, bots, seed, setup.variant, tuple(setup.options.items()), deck)


@lru_cache(maxsize=1)
def _setup(plan: Plan) -> Setup:
    deck = None if plan.deck is None else read_deck(plan.deck, "deck")
    options = dict(plan.options)
    return agree(GAMES[plan.game], len(plan.bots), plan.variant, options, None, deck)


class Played(NamedTuple):
    """One finished game."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


class Totals:
    """Sums over finished games; the order in which they are added does not matter."""

    def __init__(self, n_seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * n_seats
        self.points = [0] * n_seats
        self.squares = [0] * n_seats

    def add(self, games: Sequence[Played]) -> None:
        """Count some games in."""
        for played in games:
            self.games += 1
            self.decisions += played.decisions
            for seat, score in enumerate(played.scores):
                self.wins[seat] += played.ranks[seat] == 1
                self.points[seat] += score
                self.squares[seat] += score * score

    def mean_score(self, seat: int) -> float:
        """The mean score of a seat."""
        return self.points[seat] / self.games

    def score_error(self, seat: int) -> float:
        """The standard error of the mean score; 0 for a single game."""
        n = self.games
        if n < 2:
            return 0.0
        variance = (self.squares[seat] - self.points[seat] ** 2 / n) / (n - 1)
        return math.sqrt(max(variance, 0.0) / n)


def portions(plan: Plan, n_games: int) -> Iterator[tuple[Plan, int, int]]:
    """The plan with numbers of games in small portions, from (inclusive) and to (exclusive)."""
    size = max(1, min(25, n_games // 40))
    for begin in range(0, n_games, size):
        yield plan, begin, min(begin + size, n_games)


def play_portion(portion: tuple[Plan, int, int]) -> list[Played]:
    """Play the games with these numbers."""
    plan, begin, end = portion
    return [play_game(plan, number) for number in range(begin, end)]


def play_game(plan: Plan, number: int) -> Played:
    """Play one game; its luck and its bots depend on the seed and its number alone."""
    chance = Quick(_number(plan.seed, number, "luck"))
    seated = [
        Seated(read_player(name), _number(plan.seed, number, f"seat {seat}"))
        for seat, name in enumerate(plan.bots)
    ]
    game = GAMES[plan.game]
    state = game.start(_setup(plan), chance)
    decisions = play_to_end(game, state, seated, chance)
    outcome = state.outcome()
    assert outcome is not None
    return Played(outcome.ranks, outcome.scores, decisions)


def _number(seed: str, game: int, label: str) -> int:
    text = f"hideout simulation {seed} {game} {label}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
