"""How the bots judge a table of Caper: Europe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hideout.bots.base import Budget
from hideout.bots.burglar import Burglar
from hideout.bots.caper_europe_eval import SETTINGS, TACTICS, EuropeTactics
from hideout.bots.caper_europe_features import FAR, FEATURES, Book, margin_now, stage_of
from hideout.bots.caper_europe_plays import look
from hideout.bots.search import Search
from hideout.bots.standing import Standing
from hideout.bots.tactics import Tactics
from hideout.bots.tuned import Row, Weights, check
from hideout.core.chance import Quick
from hideout.core.decks import Deck, read_deck
from hideout.core.options import agree
from hideout.games import caper_europe
from hideout.games.caper_europe.deck import check_europe_deck
from hideout.games.caper_europe.game import GAME
from hideout.games.caper_europe.options import OPTIONS
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.state import OVER, PLAY
from hideout.games.caper_europe.vocabulary import CITIES, N_TOKENS

N_STAGES = 21
TEXT = (Path(caper_europe.__file__).parent / "decks" / "caper_europe.toml").read_text(
    encoding="utf-8"
)


def random_weights(seed: int) -> Weights:
    """Weights without any sense, so that no feature is overlooked."""
    random = Random(seed)
    return Weights(
        [
            [
                Row(tuple(random.uniform(-1, 1) for _ in FEATURES), 0.0, random.uniform(1, 9))
                for _ in range(N_STAGES)
            ]
        ]
    )


def deal(
    city: str, seed: int, options: dict[str, str] | None = None, deck: Deck | None = None
) -> EuropeState:
    state = GAME.start(agree(GAME, 2, city, options, None, deck), Quick(seed))
    assert isinstance(state, EuropeState)
    return state


def random_game(
    city: str, seed: int, options: dict[str, str] | None = None, deck: Deck | None = None
) -> Iterator[EuropeState]:
    """Every position of a game in which answers are given at random."""
    state = deal(city, seed, options, deck)
    random = Random(seed)
    luck = Quick(seed)
    while True:
        yield state
        if not state.pending():
            return
        seat = state.pending()[0]
        state.apply(seat, random.choice(state.legal(seat)), luck)


def mirrored(state: EuropeState) -> EuropeState:
    """The same position with the sides exchanged."""
    other = state.clone()

    def swap(values: list[int], n: int) -> list[int]:
        return values[n:] + values[:n]

    other.cells = swap(state.cells, 36)
    other.n_gear = swap(state.n_gear, 9)
    other.counts = swap(state.counts, 3 * N_TOKENS)
    other.combos = state.combos[3:] + state.combos[:3]
    other.guards = swap(state.guards, 3)
    other.open_places = swap(state.open_places, 1)
    other.tracks = [-tracker for tracker in state.tracks]
    other.hideout = swap(state.hideout, 3)
    other.laundered = swap(state.laundered, 1)
    other.coins = swap(state.coins, 1)
    other.hands = [state.hands[1][:], state.hands[0][:]]
    other.discards = swap(state.discards, N_TOKENS)
    other.side = 1 - state.side
    return other


@pytest.mark.parametrize("city", CITIES)
def test_what_is_good_for_one_side_is_as_bad_for_the_other(city: str) -> None:
    for state in random_game(city, 5):
        mine = TACTICS.features(state, 0)
        assert TACTICS.features(state, 1) == [-value for value in mine]
        assert TACTICS.features(mirrored(state), 1) == pytest.approx(mine)
        shares, margins = TACTICS.assess(state)
        assert sum(shares) == pytest.approx(1.0)
        assert margins[0] == -margins[1]
        assert (shares, margins) == (TACTICS.judge(state), TACTICS.margins(state))


@pytest.mark.parametrize("city", CITIES)
def test_the_margin_is_the_sum_of_the_weighted_features(city: str) -> None:
    tactics = EuropeTactics(random_weights(1))
    n_pulls = 0
    for state in random_game(city, 6):
        features = tactics.features(state, 1)
        assert len(features) == len(FEATURES)
        n_pulls += features[FEATURES.index("pull_even")] != 0.0
        if state.phase != OVER:
            row = tactics.weights.rows[0][tactics.stage(state)]
            assert tactics.margins(state)[1] == pytest.approx(row.margin(features))
    assert n_pulls


@pytest.mark.parametrize("options", [{}, {"tie_coins": "front_and_hideout"}])
def test_the_end_of_a_game_is_judged_as_the_rules_do(options: dict[str, str]) -> None:
    ties = 0
    for seed in range(120):
        city = "london" if options else CITIES[seed % 4]
        *_, state = random_game(city, seed, options)
        outcome = state.outcome()
        assert outcome is not None
        shares, margins = TACTICS.assess(state)
        lead = outcome.scores[0] - outcome.scores[1]
        assert margins == [lead, -lead]
        n = len(outcome.winners)
        assert shares == [1 / n if rank == 1 else 0.0 for rank in outcome.ranks]
        ties += not lead
    assert ties, "no game was level on points"


@pytest.mark.parametrize("city", CITIES)
def test_a_table_is_scored_at_any_time_as_the_rules_do(city: str) -> None:
    for state in random_game(city, 7):
        book = Book(state.t, TACTICS.weights.rows[0])
        totals = GAME.standing(state)
        assert margin_now(state, book) == totals[0] - totals[1]


def test_every_turn_has_a_stage_of_its_own() -> None:
    stages = [stage_of(state) for state in random_game("rome", 8)]
    assert stages == sorted(stages)
    assert set(stages) == set(range(N_STAGES))
    assert TACTICS.n_stages == N_STAGES


@pytest.mark.parametrize("city", CITIES)
def test_a_glance_mostly_sees_what_a_play_changes(city: str) -> None:
    """What a play looks worth is what the judged margin gains, except for rare entanglements."""
    rows = check(TACTICS.weights).rows[0]
    looked = exact = 0
    for state in random_game(city, 9):
        if state.phase != PLAY:
            continue
        book = Book(state.t, rows)
        stage = stage_of(state)
        seat = state.side
        tactics = EuropeTactics(TACTICS.weights)
        legal = state.legal(seat)
        before = tactics.margins(state)[seat]
        pass_turn = 2 * rows[stage].weights[FEATURES.index("on_turn")]
        for action, seen in zip(legal, look(state, book, stage, legal), strict=True):
            after = state.clone()
            after.apply(seat, action, Quick(0))
            if after.phase == PLAY and stage_of(after) == stage:
                looked += 1
                exact += abs(tactics.margins(after)[seat] - before + pass_turn - seen) < 0.01
    assert looked > 100
    assert exact > 0.75 * looked


@pytest.mark.parametrize("city", CITIES)
def test_every_answer_has_a_weight_and_some_answer_is_favoured(city: str) -> None:
    for seed in range(4):
        for state in random_game(city, seed):
            for seat in state.pending():
                legal = state.legal(seat)
                weights = TACTICS.weigh(state, seat, legal)
                assert len(weights) == len(legal)
                assert min(weights) >= 0.0
                assert max(weights) == 1.0


def test_of_equal_stacks_one_is_favoured() -> None:
    checked = 0
    for state in random_game("paris", 3):
        if state.phase == PLAY and state.round == 1:
            seat = state.side
            legal = [a for a in state.legal(seat) if GAME.actions.to_text(a).startswith("play")]
            weights = TACTICS.weigh(state, seat, legal)
            favoured = sum(weight > 0.05 * max(weights) for weight in weights)
            checked += favoured < len(legal)
    assert checked


def test_a_turn_is_finished_before_it_is_judged() -> None:
    for seed in range(4):
        for state in random_game(CITIES[seed], seed):
            after = state.clone()
            TACTICS.roll_out(after, Quick(1))
            assert after.phase == OVER or (after.phase, after.side) == (PLAY, after.leader())
            assert stage_of(after) - stage_of(state) in (0, 1)


def test_the_weights_are_there_and_make_sense() -> None:
    rows = check(TACTICS.weights).rows[0]
    last = rows[-1].weights
    far_ahead, far_behind = FEATURES.index(f"prize_at_{FAR}"), FEATURES.index(f"prize_at_{-FAR}")
    assert last[FEATURES.index("points")] == pytest.approx(1.0, abs=0.2)
    assert last[far_ahead] > 0.7
    assert last[far_behind] < 0.3
    assert rows[-1].spread < rows[0].spread


def play(players: tuple[Tactics, Tactics], city: str, seed: int) -> float:
    """The share of seat 0 in the win when two burglars judge by different tactics."""
    state = deal(city, seed)
    bots = [Burglar(seed, tactics) for tactics in players]
    luck = Quick(seed)
    while state.pending():
        seat = state.pending()[0]
        legal = state.legal(seat)
        answer = bots[seat].think(GAME, GAME.view(state, seat), legal, Budget(iterations=1))
        state.apply(seat, answer.action, luck)
    return TACTICS.judge(state)[0]


def test_the_tuned_weights_beat_the_bare_standing() -> None:
    """Twelve deals, both ways round: a burglar that only counts points wins few of them."""
    plain = Standing(GAME)
    won = 0.0
    for seed in range(12):
        won += play((TACTICS, plain), CITIES[seed % 4], seed)
        won += 1.0 - play((plain, TACTICS), CITIES[seed % 4], seed)
    assert won >= 15


UNUSUAL = {
    "hand_sizes = [4, 6, 3, 6, 2, 6]": "hand_sizes = [2, 9, 5, 2, 2, 7]",
    "track_11_spaces = [0, 0, 0, 0, 1, 2]": "track_11_spaces = [0, 1, 0, 0, 1, 2, 0, 9]",
    "track_9_spaces = [0, 0, 0, 1, 2]": "track_9_spaces = [0, 5]",
    "loot_points = [2, 5, 9]": "loot_points = [9, 0, 99]",
    "coins = 10": "coins = 1",
}


def unusual_deck() -> Deck:
    text = TEXT
    for usual, other in UNUSUAL.items():
        assert usual in text
        text = text.replace(usual, other, 1)
    deck = read_deck(text, "unusual")
    check_europe_deck(deck)
    return deck


@pytest.mark.parametrize("city", CITIES)
def test_unusual_decks_and_options_are_judged_and_played(city: str) -> None:
    options = {option.id: option.values[-1] for option in OPTIONS}
    for deck in (None, unusual_deck()):
        for state in random_game(city, 11, options, deck):
            shares, margins = TACTICS.assess(state)
            assert sum(shares) == pytest.approx(1.0)
            features = TACTICS.features(state, 0)
            if state.phase != OVER:
                row = TACTICS.weights.rows[0][TACTICS.stage(state)]
                assert margins[0] == pytest.approx(row.margin(features))
                seat = state.pending()[0]
                legal = state.legal(seat)
                assert len(TACTICS.weigh(state, seat, legal)) == len(legal)
        totals = GAME.standing(state)
        assert margins == [totals[0] - totals[1], totals[1] - totals[0]]


def test_the_search_answers_every_question_of_an_unusual_game() -> None:
    deck = unusual_deck()
    options = {option.id: option.values[-1] for option in OPTIONS}
    for seed, city in enumerate(CITIES):
        state = deal(city, seed, options, deck)
        bot = Search(seed, SETTINGS)
        luck = Quick(seed)
        while state.pending():
            seat = state.pending()[0]
            legal = state.legal(seat)
            found = bot.think(GAME, GAME.view(state, seat), legal, Budget(iterations=8))
            assert found.action in legal
            assert state.refuse(seat, found.action) is None
            state.apply(seat, found.action, luck)
