"""What the rules promise of a whole game: bounds, sizes, one path to every pile."""

from __future__ import annotations

from itertools import combinations

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import OptionError
from hideout.core.game import Log
from hideout.core.options import agree
from hideout.core.text import LANGUAGES, explain
from hideout.games.thiefs_market import GAME
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import BUY, PICK, SOURCE, objects_in
from tests.kit.scenarios import scenario

MOST_SPLIT_DECISIONS = {3: 22, 4: 34, 5: 51}
MOST_TAKES = {3: 647, 4: 971, 5: 1943}
ALL_OPTIONS = {
    "promos": "true",
    "lucky_no_reroll": "one",
    "lucky_reroll_timing": "after_snapshot",
    "infamy_visibility": "open",
}


def started(seats: int, deal: int, options: dict[str, str] | None = None) -> MarketState:
    state = GAME.start(agree(GAME, seats, None, options), Quick(deal))
    assert isinstance(state, MarketState)
    return state


def piles_of(state: MarketState) -> list[tuple[str, ...]]:
    """Every pile that can be picked from here, as often as there are ways to pick it."""
    if state.phase != PICK:
        return [tuple(objects_in(state.picked))]
    found: list[tuple[str, ...]] = []
    for action in state.legal(state.seat):
        if action == act.DONE:
            found.append(tuple(objects_in(state.picked)))
            continue
        after = state.clone()
        after.apply(state.seat, action, Quick(1))
        found += piles_of(after)
    return found


def test_s1_has_exactly_six_keeps() -> None:
    state = GAME.load(scenario("thiefs_market", "S1")["position"])
    assert isinstance(state, MarketState)
    [steal] = [action for action in state.legal(1) if action != act.TAKE]
    state.apply(1, steal, Quick(1))
    kinds = ("red", "blue", "marker")
    expected = {pair for n in (1, 2) for pair in combinations(kinds, n)}
    assert sorted(piles_of(state)) == sorted(expected)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_pile_has_one_path_and_there_are_as_many_as_the_rules_count(seats: int) -> None:
    n_dice = {3: 10, 4: 11, 5: 13}[seats]
    most = 0
    for deal in range(6):
        state = started(seats, deal)
        state.apply(state.seat, act.TAKE, Quick(1))
        piles = piles_of(state)
        assert len(piles) == len(set(piles))
        product = 1
        for kind in set(objects_in(state.centre)):
            product *= objects_in(state.centre).count(kind) + 1
        assert len(piles) == product - 1
        assert sum(1 for each in objects_in(state.centre) if each != "marker") == n_dice
        most = max(most, len(piles))
    assert most <= MOST_TAKES[seats]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_most_even_roll_gives_the_largest_number_of_takes(seats: int) -> None:
    n_dice = {3: 10, 4: 11, 5: 13}[seats]
    product = 2
    for face in range(6):
        product *= n_dice // 6 + (1 if face < n_dice % 6 else 0) + 1
    assert product - 1 == MOST_TAKES[seats]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["default", "all options"])
def test_random_games_stay_within_the_bounds(seats: int, options: dict[str, str]) -> None:
    seen_lucky = False
    for deal in range(12):
        luck = Quick(deal)
        state = started(seats, deal, options)
        n_sources = 0
        round_ = 0
        while state.pending():
            legal = state.legal(state.seat)
            if state.phase == SOURCE:
                n_sources = n_sources + 1 if state.round == round_ else 1
                round_ = state.round
                assert n_sources <= MOST_SPLIT_DECISIONS[seats]
            if state.phase == PICK:
                assert len(legal) <= 8
            if state.phase == BUY:
                # With promos a player may own what somebody else owns too.
                assert len(legal) <= (23 if not options else 30)
                assert state.buys_allowed <= 6
            assert len(state.market) <= 13
            seen_lucky = seen_lucky or state.ask(state.seat).kind.startswith("lucky")
            state.apply(state.seat, legal[luck.below(len(legal))], luck, Log())
        assert state.round <= 40
    assert seen_lucky


def test_the_longest_split_is_as_long_as_the_rules_say() -> None:
    # Take all, then always return one object: every theft lowers the piles by one.
    state = started(3, 1, {"first_player": "0"})
    luck = Quick(5)
    n = 0
    while state.phase in (SOURCE, PICK):
        seat = state.seat
        legal = state.legal(seat)
        if state.phase == SOURCE:
            n += 1
            others = [(state.sizes[(seat + a) % 3], a) for a in legal if a != act.TAKE]
            action = max(others)[1] if others else act.TAKE
        else:
            action = legal[0]
        state.apply(seat, action, luck)
    assert 10 <= n <= 22


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(agree(GAME, 3, None, {"first_player": "3"}), Quick(1))
    assert caught.value.code == "E_OPTION"
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("value", ["5", "-1", "03", "x", "٣", "9" * 5000])
def test_a_strange_number_is_no_option(value: str) -> None:
    with pytest.raises(OptionError):
        agree(GAME, 3, None, {"first_player": value})
    assert agree(GAME, 3, None, {"max_rounds": "60"}).options["max_rounds"] == "60"


def test_reserves_are_gold_and_what_may_still_become_something() -> None:
    state = GAME.load(scenario("thiefs_market", "TM-10")["position"])
    assert GAME.reserves(state) == [5, 2, 1]
    state.apply(2, act.STEAL, Quick(1))
    state.apply(2, act.PICK, Quick(1))
    assert GAME.reserves(state) == [5, 2, 2]
    state = GAME.load(scenario("thiefs_market", "TM-20")["position"])
    assert GAME.reserves(state)[0] == 3


def test_a_game_knows_the_set_up_it_was_started_with() -> None:
    setup = agree(GAME, 4, None, ALL_OPTIONS)
    assert GAME.setup_of(GAME.start(setup, Quick(1))) == setup
