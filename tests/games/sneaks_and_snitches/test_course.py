"""Properties of whole games: places that empty, the extra Boss, imagining with little hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.chance import Quick
from hideout.core.decks import read_deck
from hideout.core.game import JsonObject, Log, State
from hideout.core.options import agree
from hideout.core.reading import canonical_json
from hideout.games.sneaks_and_snitches import GAME
from tests.kit.games.sneaks_and_snitches import VACATED

SEATS = (2, 3, 4, 5)


def play_of(state: State) -> JsonObject:
    play = GAME.dump(state)["play"]
    assert isinstance(play, dict)
    return play


def random_round(state: State, quick: Quick) -> list[JsonObject]:
    """Play until the round is over; its events."""
    log = Log()
    number = play_of(state)["round"]
    while state.pending() and play_of(state)["round"] == number:
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[quick.below(len(legal))], quick, log)
    return [event.everything() for event in log.events]


@pytest.mark.parametrize("seats", SEATS)
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_every_round_empties_a_place_and_few_enough(seats: int, seed: int) -> None:
    quick = Quick(seed)
    state = GAME.start(agree(GAME, seats), quick)
    fewest, most = VACATED[seats]
    while state.pending():
        events = random_round(state, quick)
        gone = [each for each in events if each["event"] in ("loot_stolen", "loot_discarded")]
        assert fewest <= len(gone) <= most
        assert len({each["letter"] for each in gone}) == len(gone)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_the_extra_boss_changes_hands_every_round(seed: int) -> None:
    quick = Quick(seed)
    state = GAME.start(agree(GAME, 2), quick)
    holders = []
    while state.pending():
        holders.append(play_of(state)["extra_boss"])
        random_round(state, quick)
    assert all(one != other for one, other in pairwise(holders))


@pytest.mark.parametrize("first", ["red", "yellow"])
def test_luck_gives_the_extra_boss_to_either_player(first: str) -> None:
    setup = agree(GAME, 2)
    starts = [play_of(GAME.start(setup, Quick(i)))["extra_boss"] for i in range(20)]
    assert first in starts


def test_with_little_hidden_the_truth_is_imagined() -> None:
    # A box with four stash cards and few loot cards leaves few possibilities.
    text = GAME.standard_deck().source.replace("count = 10", "count = 1")
    deck = read_deck(text.replace("total = 91", "total = 55"), "small.toml")
    quick = Quick(11)
    state = GAME.start(agree(GAME, 3, deck=deck), quick)
    n_met = 0
    while state.pending():
        random_round(state, quick)
        loot_deck = play_of(state)["loot_deck"]
        assert isinstance(loot_deck, list)
        if len(loot_deck) > 2:
            continue
        truth = canonical_json(GAME.dump(state))
        for observer in (None, 0, 1, 2):
            view = GAME.view(state, observer)
            met = {canonical_json(GAME.dump(GAME.imagine(view, Quick(i)))) for i in range(400)}
            assert truth in met
            n_met += 1
    assert n_met


def test_a_spectator_never_sees_a_stash_card_before_the_end() -> None:
    quick = Quick(3)
    state = GAME.start(agree(GAME, 4), quick)
    while state.pending():
        random_round(state, quick)
        players = GAME.view(state, None).json()["players"]
        assert isinstance(players, list)
        for player in players:
            shown = sum(player["stash"][colour] for colour in ("blue", "green", "red", "yellow"))
            assert bool(state.pending()) <= (shown == 0)
            assert bool(state.pending()) or "?" not in player["stash"]


def test_the_legal_list_belongs_to_whoever_asked() -> None:
    state = GAME.start(agree(GAME, 4), Quick(1))
    state.legal(0).clear()
    assert len(state.legal(0)) == 42
