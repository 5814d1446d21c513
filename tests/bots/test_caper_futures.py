"""How a game of Caper with a Snitch or Lookouts is played on, and who thinks so."""

from __future__ import annotations

from statistics import median

import pytest

from hideout.bots.base import Bot, Budget
from hideout.bots.caper_eval import SETTINGS, TACTICS
from hideout.bots.caper_futures import play_on, play_to_gift
from hideout.bots.caper_outlook import moment_after, moment_of
from hideout.bots.caper_plays import gains, is_last_turn, leads_by_gift, play_turn
from hideout.bots.levels import Mastermind, Safecracker
from hideout.bots.plain_search import PlainTask
from hideout.bots.settings import Settings
from hideout.bots.thought import think_for
from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.games.caper.game import GAME
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import FLIP_GEAR, GIVE, OVER, PASS, PLAY, SNITCH
from hideout.games.caper.vocabulary import CITIES
from tests.bots.test_caper_eval import walk

N_TURNS = 21


def turns_begun(state: CaperState) -> int:
    """How many turns of a game lie behind, the present one included."""
    played = sum(size - 1 for size in state.t.hand_sizes[: state.round])
    return played + state.turn + 1


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_played_on_turn_by_turn_to_its_end(city: str) -> None:
    n_seen = 0
    for state in walk(4, city, 5):
        if state.phase == OVER or n_seen % 5:
            n_seen += 1
            continue
        n_seen += 1
        outlook = TACTICS.outlook(state)
        later = state.clone()
        play_on(outlook, later, 2)
        if later.phase == PASS:
            assert turns_begun(later) == turns_begun(state) + 2
        else:
            assert later.round >= 5
        play_on(outlook, later, 99)
        assert later.phase == OVER
    assert n_seen > 50


@pytest.mark.parametrize("city", CITIES)
def test_beside_a_snitch_the_turn_under_way_is_played_to_its_end(city: str) -> None:
    n_seen = 0
    for state in walk(3, city, 2):
        later = state.clone()
        play_to_gift(TACTICS.outlook(state), later)
        if state.phase in (GIVE, OVER):
            assert GAME.dump(later) == GAME.dump(state)
            continue
        n_seen += 1
        if turns_begun(state) < N_TURNS:
            assert later.phase == GIVE
            assert turns_begun(later) == turns_begun(state) + 1
        else:
            assert later.phase == OVER
    assert n_seen > 20


@pytest.mark.parametrize("city", CITIES)
def test_what_a_gift_comes_to_is_foreseen_without_playing_it(city: str) -> None:
    differs = 0
    off = []
    for state in walk(3, city, 6):
        if state.phase != GIVE or is_last_turn(state):
            continue
        outlook = TACTICS.outlook(state)
        before = GAME.dump(state)
        foreseen = leads_by_gift(outlook, state)
        assert GAME.dump(state) == before
        assert len(foreseen) == len(state.legal(SNITCH))
        for lead, action in zip(foreseen, state.legal(SNITCH), strict=True):
            after = state.clone()
            after.apply(SNITCH, action, Quick(0))
            play_turn(outlook, after)
            off.append(abs(lead - outlook.lead(after)))
            assert moment_of(after) == moment_after(state)
        differs += len(set(foreseen)) > 1
    # The second play would see what the first one changed, and both are chosen a moment earlier.
    assert median(off) < 0.7
    assert differs > 5


def test_the_snitch_of_the_next_turn_is_expected_to_do_what_is_best_for_itself() -> None:
    differs = 0
    for state in walk(3, "paris", 6):
        if state.phase != GIVE:
            continue
        row = TACTICS.outlook(state).row(moment_after(state))
        if is_last_turn(state):
            found = []
            for action in state.legal(SNITCH):
                after = state.clone()
                after.apply(SNITCH, action, Quick(0))
                found.append(TACTICS.judge(after)[SNITCH])
        else:
            leads = leads_by_gift(TACTICS.outlook(state), state)
            found = [-abs(lead) for lead in leads]
            best = leads[found.index(max(found))]
            assert TACTICS.foresee(state.clone(), Quick(0), 2)[1][:2] == [
                row.weights[-1] + best,
                row.weights[-1] - best,
            ]
        weights = TACTICS.weigh(state, SNITCH, state.legal(SNITCH))
        assert weights.index(max(weights)) == found.index(max(found))
        differs += min(weights) < max(weights)
    assert differs > 5


def test_lookouts_pass_what_helps_the_other_side_least() -> None:
    n_passed = 0
    for state in walk(4, "paris", 6):
        if state.phase != PASS or len(state.pending()) < 2 or state.round >= 5:
            continue
        outlook = TACTICS.outlook(state)
        expected = state.clone()
        for seat in state.pending():
            weights = TACTICS.weigh(state, seat, state.legal(seat))
            expected.apply(seat, state.legal(seat)[weights.index(max(weights))], Quick(0))
        play_turn(outlook, expected)
        later = state.clone()
        play_on(outlook, later, 1)
        assert later.cells == expected.cells
        n_passed += 1
    assert n_passed > 5


def test_with_lookouts_the_last_round_is_played_to_its_end() -> None:
    for state in walk(4, "rome", 2):
        if state.phase != OVER and state.round < 6:
            later = TACTICS.play_on(state.clone(), Quick(0), 1)
            assert (later.pending() == ()) == (state.round == 5)


def test_the_last_plays_beside_a_snitch_are_worth_their_points() -> None:
    n_seen = 0
    for seed in range(4):
        for state in walk(3, "paris", seed):
            if state.phase != PLAY or not is_last_turn(state):
                continue
            seat = state.side
            legal = state.legal(seat)
            before = GAME.standing(state)
            found = gains(TACTICS.outlook(state), state, legal)
            for action, gain in zip(legal, found, strict=True):
                after = state.clone()
                after.apply(seat, action, Quick(0))
                if after.phase == FLIP_GEAR:
                    continue
                points = GAME.standing(after)
                more = points[seat] - points[1 - seat] - (before[seat] - before[1 - seat])
                assert gain == more
                n_seen += 1
    assert n_seen > 20


def settings_of(bot: type[Bot], seats: int, seat: int = 0) -> Settings:
    state = GAME.start(agree(GAME, seats, "rome"), Quick(1))
    return TACTICS.settings_at(GAME.view(state, seat), bot.name, SETTINGS)


def test_two_players_are_searched_by_a_tree() -> None:
    assert settings_of(Mastermind, 2) == settings_of(Safecracker, 2) == SETTINGS


def test_with_a_snitch_a_tree_is_grown_and_judged_a_turn_later() -> None:
    for seat in range(3):
        strongest = settings_of(Mastermind, 3, seat)
        assert strongest.turns_ahead > 1
        assert not strongest.compares
        lighter = settings_of(Safecracker, 3, seat)
        assert 0 < lighter.enough < 80
        assert lighter._replace(enough=0) == strongest


def test_a_safecracker_has_soon_seen_enough_beside_a_snitch() -> None:
    n_given = 0
    for state in walk(3, "rome", 4):
        if state.phase == OVER:
            continue
        seat = state.pending()[0]
        for bot in (Mastermind, Safecracker):
            thought = bot(1).begin(GAME, GAME.view(state, seat), state.legal(seat))
            is_light = bot is Safecracker
            assert isinstance(thought, PlainTask) == (is_light and seat == SNITCH)
            assert 0 < think_for(thought, Budget(iterations=40)).iterations <= 40
            assert (thought.n_iterations < 40) == thought.is_settled() == is_light
        n_given += seat == SNITCH
    assert n_given > 10


def test_with_lookouts_the_strongest_level_compares_answers() -> None:
    assert settings_of(Safecracker, 4) == SETTINGS
    assert settings_of(Mastermind, 4).compares


def test_answers_that_are_compared_need_no_tree() -> None:
    for seats in (2, 3, 4):
        state = GAME.start(agree(GAME, seats, "rome"), Quick(1))
        seat = state.pending()[0]
        thought = Mastermind(1).begin(GAME, GAME.view(state, seat), state.legal(seat))
        for _ in range(12):
            thought.iterate()
        assert (thought.n_nodes == 1) == (seats == 4)
