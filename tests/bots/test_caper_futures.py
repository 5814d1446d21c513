"""How a game of Caper with a Snitch is played on, and which levels do so."""

from __future__ import annotations

import pytest

from hideout.bots.caper_eval import SETTINGS, TACTICS
from hideout.bots.caper_futures import play_on
from hideout.bots.levels import Mastermind, Safecracker
from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.games.caper.game import GAME
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import GIVE, OVER, SNITCH
from hideout.games.caper.vocabulary import CITIES
from tests.bots.test_caper_eval import walk


def turns_begun(state: CaperState) -> int:
    """How many turns of a game lie behind, the present one included."""
    played = sum(size - 1 for size in state.t.hand_sizes[: state.round])
    return played + state.turn + 1


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_played_on_turn_by_turn_to_its_end(city: str) -> None:
    n_seen = 0
    for state in walk(3, city, 5):
        if state.phase == OVER or n_seen % 5:
            n_seen += 1
            continue
        n_seen += 1
        outlook = TACTICS.outlook(state)
        later = play_on(outlook, state.clone(), 2)
        if later.phase == GIVE:
            assert turns_begun(later) == turns_begun(state) + 2
        else:
            assert later.round >= 5
        assert play_on(outlook, state.clone(), 99).phase == OVER
    assert n_seen > 50


def test_the_snitch_hands_out_what_keeps_the_sides_closest() -> None:
    differs = 0
    for state in walk(3, "paris", 6):
        if state.phase != GIVE or state.round >= 5:
            continue
        outlook = TACTICS.outlook(state)
        apart = []
        for action in state.legal(SNITCH):
            after = state.clone()
            after.apply(SNITCH, action, Quick(0))
            apart.append(abs(outlook.lead(play_on(outlook, after, 1))))
        chosen = abs(outlook.lead(play_on(outlook, state.clone(), 1)))
        assert chosen == min(apart)
        differs += min(apart) < max(apart)
    assert differs > 5


def test_the_upper_levels_play_on_with_a_snitch_the_strongest_further() -> None:
    for seats in (2, 3, 4):
        view = GAME.view(GAME.start(agree(GAME, seats, "rome"), Quick(1)), 0)
        top = TACTICS.settings_at(view, Mastermind.name, SETTINGS)
        below = TACTICS.settings_at(view, Safecracker.name, SETTINGS)
        if seats == 3:
            assert top.turns_ahead > below.turns_ahead > 0
            assert top.depth == below.depth == 1
        else:
            assert top == below == SETTINGS


def test_a_mastermind_at_a_table_with_a_snitch_compares_its_answers_alone() -> None:
    for seats in (2, 3):
        state = GAME.start(agree(GAME, seats, "rome"), Quick(1))
        seat = state.pending()[0]
        thought = Mastermind(1).begin(GAME, GAME.view(state, seat), state.legal(seat))
        for _ in range(12):
            thought.iterate()
        assert (thought.n_nodes == 1) == (seats == 3)
