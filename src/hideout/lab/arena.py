"""The arena: bots against each other, with the same deals for everybody.

Where a table has two sides (two seats, or two teams), every pair of bots meets, each on either
side.  With more seats, one bot sits alone among seats of another: the lone one takes each seat in
turn, so that no role and no place in the order counts for it, and if both bots were the same it
would win its fair share, one game in as many as there are seats.  In a team game a team is played
by one bot.  All these games of a deal begin with the same cards, as do the deals of all pairings.

A game depends on the plan, the pairing, the deal and the place of the lone side alone: not on the
number of processes, nor on how often the arena was interrupted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from hideout.core.chance import Seeded
from hideout.core.decks import read_deck
from hideout.core.game import Game, JsonObject, Setup
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab.jobs import in_order
from hideout.lab.players import Player, Seated, play_to_end
from hideout.lab.seeds import number_for


class Plan(NamedTuple):
    """What is played, in plain words that travel to other processes."""

    game: str
    seats: int
    variant: str
    options: tuple[tuple[str, str], ...]
    deck: str | None
    """The text of a corrected deck; None for the standard one."""
    seed: str
    players: tuple[Player, ...]
    lone: tuple[Player, ...]
    """Who sits alone, where a table has more than two sides."""

    def json(self) -> JsonObject:
        """The plan as the head of a file of results, and of reports."""
        return {
            "game": self.game,
            "rules": GAMES[self.game].info.rules_version,
            "seats": self.seats,
            "variant": self.variant,
            "options": dict(self.options),
            "deck": _setup(self).deck.digest,
            "seed": self.seed,
            "bots": [str(player) for player in self.players],
            "lone": [str(player) for player in self.lone],
        }


class Pairing(NamedTuple):
    """Two bots that meet: one on a single side, the other on all other sides."""

    one: Player
    others: Player


class Result(NamedTuple):
    """One finished game."""

    one: str
    others: str
    deal: int
    side: int
    """The side of the lone bot."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    ms: tuple[float, float]
    """The mean processor time of a choice, in ms: of the one, and of the others."""


def plan_for(
    game: Game,
    setup: Setup,
    seed: str,
    players: Iterable[Player],
    lone: Iterable[Player] = (),
) -> Plan:
    """The plan to play a set-up; without `lone`, everybody sits alone among everybody else."""
    is_standard = setup.deck.digest == game.standard_deck().digest
    everybody = tuple(players)
    return Plan(
        game.info.id,
        setup.seats,
        setup.variant,
        tuple(setup.options.items()),
        None if is_standard else setup.deck.source,
        seed,
        everybody,
        tuple(lone) or everybody,
    )


def sides(plan: Plan) -> tuple[tuple[int, ...], ...]:
    """The seats of each side: its team, which is mostly a seat of its own."""
    teams = GAMES[plan.game].teams(plan.seats)
    return tuple(
        tuple(seat for seat in range(plan.seats) if teams[seat] == team)
        for team in dict.fromkeys(teams)
    )


def pairings(plan: Plan) -> list[Pairing]:
    """Who meets whom; of two bots, the one named later is looked at."""
    if len(sides(plan)) == 2:
        return [Pairing(one, others) for others, one in combinations(plan.players, 2)]
    return [
        Pairing(one, others) for one, others in permutations(plan.players, 2) if one in plan.lone
    ]


def n_deals(plan: Plan, n_games: int) -> int:
    """How many deals give each pairing at least so many games."""
    return -(-n_games // len(sides(plan)))


def play(
    plan: Plan, deals: int, done: Iterable[Result] = (), jobs: int = 1
) -> Generator[list[Result]]:
    """Play what is not done yet; a deal's games of a pairing come together."""
    known = {(result.one, result.others, result.deal, result.side) for result in done}
    yield from in_order(_play, _pieces(plan, deals, known), jobs)


class _Piece(NamedTuple):
    plan: Plan
    pairing: Pairing
    deal: int
    sides: tuple[int, ...]


def _pieces(plan: Plan, deals: int, known: set[tuple[str, str, int, int]]) -> Iterator[_Piece]:
    for deal in range(deals):
        for pairing in pairings(plan):
            names = str(pairing.one), str(pairing.others)
            to_play = tuple(
                side for side in range(len(sides(plan))) if (*names, deal, side) not in known
            )
            if to_play:
                yield _Piece(plan, pairing, deal, to_play)


def _play(piece: _Piece) -> list[Result]:
    return [play_game(piece.plan, piece.pairing, piece.deal, side) for side in piece.sides]


@lru_cache(maxsize=4)
def _setup(plan: Plan) -> Setup:
    deck = None if plan.deck is None else read_deck(plan.deck, "deck")
    return agree(GAMES[plan.game], plan.seats, plan.variant, dict(plan.options), None, deck)


def play_game(plan: Plan, pairing: Pairing, deal: int, side: int) -> Result:
    """Play one game."""
    game = GAMES[plan.game]
    alone = sides(plan)[side]
    seated = [
        Seated(
            pairing.one if seat in alone else pairing.others,
            number_for("arena bot", plan.seed, deal, seat),
        )
        for seat in range(plan.seats)
    ]
    chance = Seeded(hashlib.sha256(f"hideout arena {plan.seed} {deal}".encode()).digest())
    state = game.start(_setup(plan), chance)
    decisions = play_to_end(game, state, seated, chance)
    outcome = state.outcome()
    assert outcome is not None
    return Result(
        str(pairing.one),
        str(pairing.others),
        deal,
        side,
        outcome.ranks,
        outcome.scores,
        decisions,
        (
            _mean_ms([seated[seat] for seat in alone]),
            _mean_ms([each for seat, each in enumerate(seated) if seat not in alone]),
        ),
    )


def _mean_ms(seated: list[Seated]) -> float:
    answers = sum(each.answers for each in seated)
    return round(1000 * sum(each.seconds for each in seated) / answers, 3) if answers else 0.0
