"""Players as the command line names them, and their time."""

from __future__ import annotations

import pytest

from hideout.bots import BOTS, Budget
from hideout.core.chance import Quick
from hideout.core.errors import OptionError
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab.players import Player, Seated, read_budget, read_player


def own_seconds(bot: str) -> float:
    budget = getattr(BOTS[bot], "budget", None)
    assert isinstance(budget, Budget)
    assert budget.seconds is not None
    return budget.seconds


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500it", Budget(iterations=500)),
        ("100ms", Budget(seconds=0.1)),
        ("0.5s", Budget(seconds=0.5)),
        ("2s", Budget(seconds=2.0)),
    ],
)
def test_a_budget_is_iterations_or_time(text: str, budget: Budget) -> None:
    assert read_budget(text, "mastermind") == budget


def test_a_part_of_its_own_time() -> None:
    assert read_budget("10%", "mastermind").seconds == pytest.approx(
        0.1 * own_seconds("mastermind")
    )
    assert read_budget("200%", "uniform").iterations == 2
    # A part of a level's time; a bound on its iterations stays as it is.
    short = read_budget("10%", "safecracker")
    assert short.iterations == 80
    assert short.seconds == pytest.approx(0.025)


@pytest.mark.parametrize("text", ["", "5", "0it", "0ms", "-1s", "1.5it", "10 ms", "it", "٣it"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_player(f"mastermind@{text}")
    assert caught.value.code == "E_BUDGET"
    assert text in str(caught.value)


def test_a_common_budget_is_for_those_who_think_by_time() -> None:
    assert read_player("mastermind", "20it") == Player("mastermind", "20it")
    assert read_player("mastermind@5it", "20it") == Player("mastermind", "5it")
    assert read_player("burglar", "20it") == Player("burglar")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="greedy"):
        read_player("greedy")


def test_time_is_that_of_the_processor() -> None:
    game = GAMES["caper"]
    state = game.start(agree(game, 2), Quick(1))
    seated = Seated(Player("mastermind", "30ms"), 1)
    assert seated.choose(game, state, 0) in state.legal(0)
    assert seated.answers == 1
    assert 0.02 < seated.seconds < 1


def test_a_forced_answer_takes_no_time() -> None:
    game = GAMES["thiefs_market"]
    state = game.start(agree(game, 3), Quick(1))
    luck = Quick(2)
    while len(legal := state.legal(state.pending()[0])) > 1:
        state.apply(state.pending()[0], legal[luck.below(len(legal))], luck)
    seated = Seated(Player("mastermind"), 1)
    assert seated.choose(game, state, state.pending()[0]) == legal[0]
    assert (seated.answers, seated.seconds) == (0, 0.0)
