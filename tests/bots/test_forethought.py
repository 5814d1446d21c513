"""Futures in which every seat looks at what each of its answers may come to."""

from __future__ import annotations

import pytest

from hideout.bots.caper_eval import TACTICS
from hideout.bots.forethought import play_well
from hideout.bots.settings import Settings
from hideout.bots.worth import values_of
from hideout.core.chance import Quick
from hideout.core.game import Seat, State
from hideout.core.options import agree
from hideout.core.playout import play_out
from hideout.games import GAMES
from tests.bots.playing import Moment, moments

CAPER = GAMES["caper"]


def ends(state: State, seat: Seat) -> list[float]:
    """What the last question of a game comes to, answer by answer."""
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Quick(0))
        assert not after.pending()
        shares, margins = TACTICS.assess(after)
        found.append(shares[seat] + 0.002 * margins[seat])
    return found


def last_question(seed: int) -> Moment:
    return list(moments(CAPER, agree(CAPER, 3, "paris"), seed))[-1]


def test_the_last_answer_is_the_best_one() -> None:
    n_that_matter = 0
    for seed in range(8):
        moment = last_question(seed)
        worths = ends(moment.state, moment.seat)
        state = moment.state.clone()
        play_well(state, Quick(1), Quick(2).random, TACTICS)
        assert not state.pending()
        shares, margins = TACTICS.assess(state)
        assert shares[moment.seat] + 0.002 * margins[moment.seat] == max(worths)
        n_that_matter += min(worths) < max(worths)
    assert n_that_matter > 4


def test_whoever_looks_ahead_does_better_than_at_random() -> None:
    luck = Quick(3)
    n_better = n_worse = 0
    for seed in range(6):
        positions = [
            each for each in moments(CAPER, agree(CAPER, 3, "paris"), seed) if each.seat == 0
        ]
        state = positions[-1].state
        for _ in range(10):
            well, anyhow = state.clone(), state.clone()
            play_well(well, luck, luck.random, TACTICS)
            play_out(anyhow, luck, luck.random)
            gap = TACTICS.margins(well)[0] - TACTICS.margins(anyhow)[0]
            n_better += gap > 0
            n_worse += gap < 0
    assert n_better > 2 * n_worse


@pytest.mark.parametrize("margin", [-100.0, -6.0, 0.0, 6.0, 1000.0])
def test_a_soft_result_grows_with_the_margin(margin: float) -> None:
    settings = Settings(softness=6.0)
    worth, mirrored, more = values_of([0.0, 1.0, 0.0], [margin, -margin, margin + 1.0], settings)
    assert worth + mirrored == pytest.approx(1.0)
    assert 0.0 < worth <= more <= 1.0
    assert (worth > 0.7) == (margin > 5.0)
