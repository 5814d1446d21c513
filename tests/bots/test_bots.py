"""Bots answer legally, from the view alone, and the same way every time."""

from __future__ import annotations

from collections import Counter

import pytest

from hideout.bots import LEVELS, Bot, Greedy, Uniform, make, seed_for
from hideout.core.chance import Quick, read_seed
from hideout.core.game import Action, Game, Outcome, State
from hideout.core.options import agree
from hideout.games import GAMES

CAPER = GAMES["caper"]
TABLES = [
    (game.info.id, seats, variant)
    for game in GAMES.values()
    for seats in game.info.seats
    for variant in game.info.variants
]


def play(game: Game, bots: list[Bot], variant: str, seed: int) -> tuple[Outcome, list[Action]]:
    """One game between bots, and every answer in it."""
    chance = Quick(seed)
    state = game.start(agree(game, len(bots), variant), chance)
    answers: list[Action] = []
    while state.pending():
        for seat in state.pending():
            legal = state.legal(seat)
            action = bots[seat].choose(game, game.view(state, seat), legal)
            assert action in legal
            state.apply(seat, action, chance)
            answers.append(action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome, answers


@pytest.mark.parametrize(("game_id", "seats", "variant"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_table_to_its_end(
    level: str, game_id: str, seats: int, variant: str
) -> None:
    game = GAMES[game_id]
    bots = [make(level, seat) for seat in range(seats)]
    outcome, answers = play(game, bots, variant, 1)
    assert outcome.ranks
    again, same = play(game, [make(level, seat) for seat in range(seats)], variant, 1)
    assert same == answers
    assert again.scores == outcome.scores


def midgame(n_answers: int, seed: int = 5) -> State:
    chance = Quick(seed)
    state = CAPER.start(agree(CAPER, 2, "rome"), chance)
    for _ in range(n_answers):
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_same_view_and_same_seed_give_the_same_answer(level: str) -> None:
    state = midgame(8)
    seat = state.pending()[0]
    legal = state.legal(seat)
    view = CAPER.view(state, seat)
    bot = make(level, 3)
    first = bot.choose(CAPER, view, legal)
    other_bot = make(level, 3)
    # What the bot was asked before does not matter.
    for n in range(8):
        earlier = midgame(n)
        asked = earlier.pending()[0]
        other_bot.choose(CAPER, CAPER.view(earlier, asked), earlier.legal(asked))
    assert other_bot.choose(CAPER, CAPER.view(state.clone(), seat), legal) == first


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_seat_may_not_know_does_not_change_the_answer(level: str) -> None:
    state = midgame(6)  # the deal of round 2: the rival's hand and both decks are hidden
    seat = state.pending()[0]
    view = CAPER.view(state, seat)
    answer = make(level, 11).choose(CAPER, view, state.legal(seat))
    for luck in range(5):
        other = CAPER.imagine(view, Quick(luck))
        assert CAPER.dump(other) != CAPER.dump(state)
        assert make(level, 11).choose(CAPER, CAPER.view(other, seat), other.legal(seat)) == answer


def test_uniform_picks_every_answer_about_equally_often() -> None:
    state = midgame(8)
    seat = state.pending()[0]
    legal = state.legal(seat)[:6]
    view = CAPER.view(state, seat)
    picked = Counter(Uniform(seed).choose(CAPER, view, legal) for seed in range(600))
    assert set(picked) == set(legal)
    assert all(60 <= n <= 140 for n in picked.values())


def test_greedy_takes_the_most_points_there_are() -> None:
    state = midgame(8)
    seat = state.pending()[0]
    margins = {}
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Quick(0))
        totals = CAPER.standing(after)
        margins[action] = totals[seat] - totals[1 - seat]
    assert len(set(margins.values())) > 1
    chosen = Greedy(0).choose(CAPER, CAPER.view(state, seat), state.legal(seat))
    assert margins[chosen] == max(margins.values())


@pytest.mark.parametrize("variant", CAPER.info.variants)
def test_greedy_beats_uniform_from_either_side(variant: str) -> None:
    wins = 0
    for n in range(6):
        bots: list[Bot] = [Greedy(n), Uniform(n)] if n % 2 else [Uniform(n), Greedy(n)]
        outcome, _ = play(CAPER, bots, variant, n)
        wins += outcome.ranks[n % 2 == 0] == 1
    assert wins >= 5


def test_a_greedy_snitch_wins_more_often_than_a_random_one() -> None:
    def wins(snitch: str) -> int:
        return sum(
            play(CAPER, [Greedy(n), Greedy(n + 50), make(snitch, n)], "paris", n)[0].ranks[2] == 1
            for n in range(8)
        )

    assert wins("greedy") > wins("uniform")


def test_a_single_answer_needs_no_thought() -> None:
    state = midgame(8)
    seat = state.pending()[0]
    only = state.legal(seat)[3:4]
    assert Greedy(0).choose(CAPER, CAPER.view(state, seat), only) == only[0]


def test_levels_are_ordered_and_unknown_ones_refused() -> None:
    assert list(LEVELS) == ["uniform", "greedy"]
    assert all(level == kind.name for level, kind in LEVELS.items())
    assert repr(make("greedy", 4)) == "<Greedy bot, seed 4>"
    with pytest.raises(KeyError):
        make("genius", 1)


def test_the_seed_of_a_bot_comes_from_the_commitment_and_the_seat() -> None:
    one = read_seed("one").hex()
    assert seed_for(one, 0) == seed_for(one, 0)
    assert len({seed_for(one, 0), seed_for(one, 1), seed_for(read_seed("two").hex(), 0)}) == 3
