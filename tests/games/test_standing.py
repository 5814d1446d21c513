"""How every game stands, as bots and tables read it."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.core.playout import play_out
from hideout.games import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_at_the_end_the_standing_is_the_score(game_id: str) -> None:
    game = GAMES[game_id]
    for n_seats in game.info.seats:
        luck = Quick(n_seats)
        state = game.start(agree(game, n_seats), luck)
        assert len(game.standing(state)) == n_seats
        play_out(state, luck, luck.random)
        outcome = state.outcome()
        assert outcome is not None
        assert game.standing(state) == list(outcome.scores)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_has_its_reserve(game_id: str) -> None:
    game = GAMES[game_id]
    for n_seats in game.info.seats:
        state = game.start(agree(game, n_seats), Quick(1))
        reserves = game.reserves(state)
        assert len(reserves) == n_seats
        assert min(reserves) >= 0
