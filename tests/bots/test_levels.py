"""The levels: what each of them is, and that every one plays every game to its end."""

from __future__ import annotations

from collections import Counter

import pytest

from hideout.bots import BOTS, LEVELS, Bot, Budget, Uniform, make, seed_for
from hideout.bots.burglar import Burglar
from hideout.bots.levels import Mastermind, Safecracker
from hideout.core.chance import Quick, read_seed
from hideout.core.game import Seat, State
from hideout.core.options import agree
from hideout.games import GAMES
from tests.bots.playing import TABLES, play

CAPER = GAMES["caper"]


def midgame(n_answers: int, seed: int = 5, seats: int = 2, until: Seat | None = None) -> State:
    """The position after so many answers, or after some more: when this seat has a choice."""
    chance = Quick(seed)
    state = CAPER.start(agree(CAPER, seats, "rome"), chance)
    while True:
        seat = state.pending()[0]
        legal = state.legal(seat)
        if n_answers <= 0 and (until is None or (seat == until and len(legal) > 1)):
            return state
        state.apply(seat, legal[0], chance)
        n_answers -= 1


def test_levels_are_ordered_and_unknown_ones_refused() -> None:
    assert list(LEVELS) == ["uniform", "lookout", "burglar", "safecracker", "mastermind"]
    assert [*LEVELS, "plain_search"] == list(BOTS)
    assert all(level == kind.name for level, kind in BOTS.items())
    assert repr(make("burglar", 4)) == "<Burglar bot, seed 4>"
    with pytest.raises(KeyError):
        make("genius", 1)


def test_the_strongest_level_answers_within_a_second() -> None:
    assert Mastermind.budget.seconds is not None
    assert Safecracker.budget.seconds is not None
    assert Safecracker.budget.seconds < Mastermind.budget.seconds < 1


@pytest.mark.parametrize(("game_id", "seats", "variant"), TABLES)
@pytest.mark.parametrize("level", BOTS)
def test_every_level_plays_every_table_to_its_end(
    level: str, game_id: str, seats: int, variant: str
) -> None:
    game = GAMES[game_id]
    budget = Budget(iterations=1)
    outcome, answers = play(game, [make(level, seat) for seat in range(seats)], variant, 1, budget)
    assert outcome.ranks
    if (seats, variant) == (game.info.seats[0], game.info.variants[0]):
        # The second time everything has been seen before; it must not matter.
        bots = [make(level, seat) for seat in range(seats)]
        again, same = play(game, bots, variant, 1, budget)
        assert same == answers
        assert again.scores == outcome.scores


def test_uniform_picks_every_answer_about_equally_often() -> None:
    state = midgame(8)
    seat = state.pending()[0]
    legal = state.legal(seat)[:6]
    view = CAPER.view(state, seat)
    picked = Counter(Uniform(seed).choose(CAPER, view, legal) for seed in range(600))
    assert set(picked) == set(legal)
    assert all(60 <= n <= 140 for n in picked.values())


def test_a_single_answer_needs_no_thought() -> None:
    state = midgame(8)
    seat = state.pending()[0]
    only = state.legal(seat)[3:4]
    assert Burglar(0).choose(CAPER, CAPER.view(state, seat), only) == only[0]


@pytest.mark.parametrize(
    ("level", "seats", "seat", "least", "most"),
    [
        ("lookout", 2, 0, 12, 36),
        ("burglar", 2, 0, 0, 0),
        ("burglar", 4, 0, 0, 0),
        # With a Snitch, who is not always looking either, everybody below a search slips more.
        ("lookout", 3, 0, 24, 50),
        ("burglar", 3, 0, 8, 30),
        ("lookout", 3, 2, 15, 40),
        ("burglar", 3, 2, 10, 32),
    ],
)
def test_some_levels_slip_in_some_answers(
    level: str, seats: int, seat: int, least: int, most: int
) -> None:
    state = midgame(12, seats=seats, until=seat)
    legal = state.legal(seat)
    view = CAPER.view(state, seat)
    slips = 0
    for seed in range(60):
        found = make(level, seed).think(CAPER, view, legal)
        slips += found.action != found.candidates[0].action
    assert least <= slips <= most


@pytest.mark.parametrize("variant", CAPER.info.variants)
def test_a_burglar_beats_uniform_from_either_side(variant: str) -> None:
    wins = 0
    for n in range(6):
        bots: list[Bot] = [Burglar(n), Uniform(n)] if n % 2 else [Uniform(n), Burglar(n)]
        outcome, _ = play(CAPER, bots, variant, n)
        wins += outcome.ranks[n % 2 == 0] == 1
    assert wins >= 5


def test_the_seed_of_a_bot_comes_from_the_commitment_and_the_seat() -> None:
    one = read_seed("one").hex()
    assert seed_for(one, 0) == seed_for(one, 0)
    assert len({seed_for(one, 0), seed_for(one, 1), seed_for(read_seed("two").hex(), 0)}) == 3
