"""Every position a game can reach may be put on the score pad, and scores the same there."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.options import agree
from hideout.games.caper import GAME
from tests.kit.scenarios import DELETED, at, changed, new_table, part, play_on, score_pad_position

SETUPS = [(seats, city) for seats in GAME.info.seats for city in GAME.info.variants]
OTHERS = {option.id: option.values[1] for option in GAME.info.options}
N_GAMES = 12


@pytest.mark.parametrize(("seats", "city"), SETUPS)
def test_a_finished_game_scores_on_the_pad_as_it_ended(seats: int, city: str) -> None:
    for deal in range(N_GAMES):
        setup = agree(GAME, seats, city, OTHERS if deal % 2 else None)
        table = new_table(setup, deal)
        play_on(table, Quick(deal))
        assert table.outcome is not None
        pad = score_pad_position(GAME.dump(table.state), is_finished=True)
        sheet = GAME.score(pad)
        assert sheet == table.outcome.sheet
        assert sheet == GAME.score_now(table.state)
        if seats == 4:
            # In a finished game the discards follow from the gear in play, getaways included.
            assert GAME.score(changed(pad, "discarded_gear", DELETED)) == sheet
        ranking = at(sheet.result, "ranking")
        assert isinstance(ranking, list)
        for seat, role in enumerate(GAME.seat_names(seats)):
            side = role.removesuffix("_lookout")
            assert table.outcome.ranks[seat] == ranking.index(side) + 1
            assert table.outcome.scores[seat] == at(sheet.result, "scores", side, "total")
        assert table.outcome.reason == "played_out"


@pytest.mark.parametrize(("seats", "city"), SETUPS)
def test_every_step_of_a_game_can_be_scored_as_if_it_ended_there(seats: int, city: str) -> None:
    for deal in range(3):
        table = new_table(agree(GAME, seats, city), 100 + deal)
        luck = Quick(deal)
        while True:
            position = GAME.dump(table.state)
            sheet = GAME.score(score_pad_position(position, is_finished=False))
            assert sheet == GAME.score_now(table.state)
            standing = GAME.standing(table.state)
            for seat, role in enumerate(GAME.seat_names(seats)):
                side = role.removesuffix("_lookout")
                assert standing[seat] == at(sheet.result, "scores", side, "total")
            if not table.pending:
                break
            play_on(table, luck, 1)


@pytest.mark.parametrize(("seats", "city"), SETUPS)
def test_a_whole_position_goes_on_as_the_game_would_have(seats: int, city: str) -> None:
    for deal in range(3):
        table = new_table(agree(GAME, seats, city), 200 + deal)
        luck = Quick(deal)
        play_on(table, luck, 7 * deal + 20)
        loaded = GAME.load(GAME.dump(table.state))
        while table.pending:
            assert loaded.pending() == table.pending
            seat = table.pending[0]
            legal = table.legal(seat)
            assert loaded.legal(seat) == legal
            assert loaded.ask(seat) == table.ask(seat)
            action = legal[luck.below(len(legal))]
            loaded.apply(seat, action, Quick(0))
            table.answer(seat, action)
        assert loaded.outcome() == table.outcome
        assert part(GAME.dump(loaded), "play") == part(GAME.dump(table.state), "play")


def test_a_game_has_the_plays_the_rules_count() -> None:
    """Section 3: both decks are used up, six thieves a side are played and three discarded."""
    for seats, city in SETUPS:
        table = new_table(agree(GAME, seats, city), 7)
        play_on(table, Quick(7))
        play = part(GAME.dump(table.state), "play")
        assert play["decks"] == {"thieves": [], "gear": []}
        for side in ("cream", "green"):
            thieves = at(play, "discards", side, "thieves")
            assert isinstance(thieves, list)
            assert len(thieves) == 3
        plays = [event.everything() for event in table.events]
        for side in ("cream", "green"):
            mine = [event for event in plays if event.get("side") == side]
            kinds = [str(event["event"]) for event in mine]
            assert kinds.count("thief_played") == 6
            assert kinds.count("gear_played") + kinds.count("gear_discarded") == 15
            assert kinds.count("leftover_discarded") == 6
