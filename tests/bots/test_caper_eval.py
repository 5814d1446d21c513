"""How the bots judge a table of Caper: the sides, the Snitch and the Lookouts."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random

import pytest

from hideout.bots.caper_chances import GROWTH, chances
from hideout.bots.caper_eval import GROUPS, SETTINGS, TACTICS, CaperTactics
from hideout.bots.caper_locations import N_GROWTH
from hideout.bots.caper_outlook import (
    FEATURES,
    N_STAGES,
    STAGES,
    Outlook,
    cells_at,
    moment_of,
    plays_ahead,
)
from hideout.bots.caper_plays import gains, has_cards_for_both, play_turn
from hideout.bots.settings import Settings
from hideout.bots.tuned import Row, Weights, blank, check
from hideout.core.chance import Quick
from hideout.core.decks import Deck, read_deck
from hideout.core.options import agree
from hideout.games import caper
from hideout.games.caper.game import GAME
from hideout.games.caper.options import OPTIONS
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import GETAWAY, GIVE, OVER, PASS, PLAY, SNITCH
from hideout.games.caper.vocabulary import CITIES

TEXT = (Path(caper.__file__).parent / "decks" / "caper.toml").read_text(encoding="utf-8")
OTHER_RULINGS = {option.id: option.values[1] for option in OPTIONS}
PLAYS = FEATURES.index("plays")


def random_weights(seed: int) -> Weights:
    """Weights without any sense, so that no feature is overlooked."""
    random = Random(seed)
    return Weights(
        [
            [
                Row(tuple(random.uniform(-1, 1) for _ in FEATURES), 0.0, random.uniform(1, 9))
                for _ in range(N_STAGES)
            ]
            for _ in GROUPS
        ]
    )


def walk(
    seats: int,
    city: str,
    seed: int,
    options: dict[str, str] | None = None,
    deck: Deck | None = None,
) -> Iterator[CaperState]:
    """Every position of a random game, the end included."""
    luck = Quick(seed)
    state = GAME.start(agree(GAME, seats, city, options, None, deck), luck)
    assert isinstance(state, CaperState)
    yield state
    while state.phase != OVER:
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
        yield state


TABLES = [
    (seats, city, options)
    for seats in (2, 3, 4)
    for city in CITIES
    for options in ({}, OTHER_RULINGS)
]


@pytest.mark.parametrize(("seats", "city", "options"), TABLES)
def test_a_finished_game_is_judged_as_it_ended(
    seats: int, city: str, options: dict[str, str]
) -> None:
    tactics = CaperTactics(random_weights(1))
    for seed in range(6):
        *_, state = walk(seats, city, seed, options)
        outcome = state.outcome()
        assert outcome is not None
        totals = outcome.scores
        shares, margins = tactics.assess(state)
        assert shares == [1.0 if rank == 1 else 0.0 for rank in outcome.ranks]
        teams = GAME.teams(seats)
        for seat in range(seats):
            rivals = [totals[i] for i in range(seats) if teams[i] != teams[seat]]
            assert margins[seat] == totals[seat] - max(rivals)


@pytest.mark.parametrize(("seats", "city", "options"), TABLES)
def test_the_points_of_a_table_are_those_of_the_rules(
    seats: int, city: str, options: dict[str, str]
) -> None:
    for state in walk(seats, city, 11, options):
        outlook = TACTICS.outlook(state)
        assert list(outlook.totals(state)) == GAME.standing(state)[:: state.seat_step][:2]


@pytest.mark.parametrize("city", CITIES)
def test_chances_weigh_what_their_weights_are_fitted_to(city: str) -> None:
    n_seen = 0
    for state in walk(2, city, 3):
        moment = moment_of(state)
        for place in range(3):
            seen = TACTICS.outlook(state).look(state.locations[place], cells_at(state, place))
            pairs = zip(seen.cream.growth(), seen.green.growth(), GROWTH[moment], strict=False)
            odds = sum(weight * (cream - green) for cream, green, weight in pairs)
            cream_wins, green_wins = chances(moment, seen)
            tie = GROWTH[moment][N_GROWTH]
            assert -log(1 / cream_wins - 1) == pytest.approx(odds - tie)
            assert -log(1 / green_wins - 1) == pytest.approx(-odds - tie)
            n_seen += odds != 0.0
    assert n_seen > 50


@pytest.mark.parametrize(("seats", "city", "options"), TABLES)
def test_a_position_is_judged_by_its_features(
    seats: int, city: str, options: dict[str, str]
) -> None:
    tactics = CaperTactics(random_weights(2))
    for state in walk(seats, city, 3, options):
        if state.phase == OVER:
            break
        features = tactics.features(state, 0)
        across = tactics.features(state, state.seat_step)
        assert across == [-value for value in features[:-1]] + features[-1:]
        row = tactics.weights.rows[seats - 2][tactics.stage(state)]
        lead = tactics.outlook(state).lead(state)
        assert row.margin(features) - row.weights[-1] == pytest.approx(lead)
        if not has_cards_for_both(state):
            shares, margins = tactics.assess(state)
            if seats != 3:
                assert margins[0] == lead == -margins[-1]
            assert (lead > 0) == (shares[0] > shares[state.seat_step])


@pytest.mark.parametrize(("seats", "city", "options"), TABLES)
def test_the_shares_of_a_table_are_one_win(seats: int, city: str, options: dict[str, str]) -> None:
    for state in walk(seats, city, 5, options):
        shares = TACTICS.judge(state)
        assert len(shares) == seats
        assert min(shares) >= 0.0
        if seats == 4:
            assert shares[0] == shares[1]
            assert shares[2] == shares[3]
            shares = shares[::2]
        assert sum(shares) == pytest.approx(1.0)


def test_the_sides_are_judged_alike() -> None:
    """A table seen from across: what cream has is worth to green what it was worth to cream."""
    tactics = CaperTactics(random_weights(4))
    for state in walk(2, "london", 8):
        outlook = tactics.outlook(state)
        moment = moment_of(state)
        for place in range(3):
            cells = cells_at(state, place)
            location = state.locations[place]
            here = outlook.prospect(moment, location, cells)
            across = outlook.prospect(moment, location, cells[12:] + cells[:12])
            assert across.lead == pytest.approx(-here.lead)
            assert across.cream_wins == here.green_wins
            assert across.cream_loot == here.green_loot


@pytest.mark.parametrize("city", CITIES)
def test_what_a_play_gains_at_a_glance_is_what_it_gains(city: str) -> None:
    tactics = CaperTactics(random_weights(6))
    n_seen = 0
    for state in walk(2, city, 21):
        if state.phase != PLAY:
            continue
        outlook = tactics.outlook(state)
        moment = moment_of(state)
        before = outlook.lead(state) - outlook.row(moment).weights[PLAYS] * plays_ahead(state)
        legal = state.legal(state.side)
        for action, gain in zip(legal, gains(outlook, state, legal), strict=True):
            after = state.clone()
            after.apply(state.side, action, Quick(0))
            if after.phase != PLAY or (after.round, after.turn) != (state.round, state.turn):
                continue
            prospects = [
                outlook.prospect(moment, after.locations[place], cells_at(after, place))
                for place in range(3)
            ]
            lead = outlook.lead_of(after, moment, prospects)
            lead -= outlook.row(moment).weights[PLAYS] * plays_ahead(after)
            assert gain == pytest.approx((lead - before) * (1 if state.side == 0 else -1))
            n_seen += 1
    assert n_seen > 100


@pytest.mark.parametrize(("seats", "city", "options"), TABLES)
def test_every_answer_is_weighed_and_play_goes_on(
    seats: int, city: str, options: dict[str, str]
) -> None:
    phases = set()
    for state in walk(seats, city, 13, options):
        for seat in state.pending():
            legal = state.legal(seat)
            weights = TACTICS.weigh(state, seat, legal)
            assert len(weights) == len(legal)
            assert min(weights) > 0.0
            phases.add(state.phase)
        if state.phase == PLAY:
            later = state.clone()
            TACTICS.roll_out(later, Quick(1))
            assert (later.round, later.turn) != (state.round, state.turn)
    assert phases >= {2: {PLAY}, 3: {GIVE, PLAY}, 4: {PASS, PLAY}}[seats]


def test_weighing_leaves_the_table_as_it_was() -> None:
    for seats in (2, 3, 4):
        for state in walk(seats, "london", 17):
            before = GAME.dump(state)
            for seat in state.pending():
                TACTICS.weigh(state, seat, state.legal(seat))
            TACTICS.assess(state)
            assert GAME.dump(state) == before


def test_the_snitch_likes_it_close() -> None:
    tactics = CaperTactics(check(TACTICS.weights))
    seen: list[tuple[float, float]] = []
    for seed in range(5):
        for state in walk(3, "paris", seed):
            if state.phase == GIVE and state.round == 5:
                lead = abs(tactics.outlook(state).lead(state))
                seen.append((lead, tactics.judge(state)[SNITCH]))
    seen.sort()
    near, far = seen[: len(seen) // 2], seen[len(seen) // 2 :]
    assert sum(share for _, share in near) / len(near) > sum(share for _, share in far) / len(far)


def test_what_a_snitch_hands_out_is_judged_when_it_is_played() -> None:
    told: set[float] = set()
    for state in walk(3, "rome", 4):
        if state.phase != GIVE:
            continue
        for action in state.legal(SNITCH):
            after = state.clone()
            after.apply(SNITCH, action, Quick(0))
            assert has_cards_for_both(after)
            played = after.clone()
            play_turn(TACTICS.outlook(after), played)
            assert (played.round, played.turn) != (after.round, after.turn)
            assert TACTICS.assess(after) == TACTICS.assess(played)
            told.add(TACTICS.judge(after)[SNITCH])
    assert len(told) > 20


def test_the_getaway_is_judged_too() -> None:
    n_asked = 0
    for seed in range(30):
        for state in walk(2, "rome", seed):
            if state.phase == GETAWAY:
                legal = state.legal(state.side)
                assert len(TACTICS.weigh(state, state.side, legal)) == len(legal)
                assert STAGES[moment_of(state)] == N_STAGES - 1
                n_asked += 1
    assert n_asked


def test_a_corrected_deck_is_judged_by_its_own_cards() -> None:
    text = TEXT.replace("loot_points = [1, 3, 7]", "loot_points = [2, 5, 11]")
    assert text != TEXT
    deck = read_deck(text, "mine.toml")
    for state in walk(2, "paris", 2, None, deck):
        assert list(TACTICS.outlook(state).totals(state)) == GAME.standing(state)
        assert TACTICS.outlook(state).t.deck is state.t.deck


def test_what_is_remembered_changes_nothing() -> None:
    fresh = CaperTactics(check(TACTICS.weights))
    for state in walk(2, "rome", 9):
        outlook = Outlook(state.t, TACTICS.weights.rows[0])
        if state.phase != OVER:
            assert outlook.lead(state) == fresh.outlook(state).lead(state)


def test_tuned_weights_play_better_than_good_sense_alone() -> None:
    tuned = CaperTactics(check(TACTICS.weights))
    untuned = CaperTactics(blank(len(FEATURES), len(GROUPS), N_STAGES))
    wins = 0.0
    n_deals = 30
    for deal in range(n_deals):
        for tuned_side in (0, 1):
            luck = Quick(deal)
            state = GAME.start(agree(GAME, 2, CITIES[deal % 3]), luck)
            assert isinstance(state, CaperState)
            while state.phase != OVER:
                seat = state.side
                tactics = tuned if seat == tuned_side else untuned
                legal = state.legal(seat)
                weights = tactics.weigh(state, seat, legal)
                state.apply(seat, legal[weights.index(max(weights))], luck)
            wins += tuned.judge(state)[tuned_side]
    assert wins > 0.6 * 2 * n_deals


def test_the_settings_are_those_of_a_search() -> None:
    assert isinstance(SETTINGS, Settings)
