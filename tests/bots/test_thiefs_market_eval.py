"""How the bots judge a table of Thief's Market."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hideout.bots.base import Budget
from hideout.bots.burglar import Burglar
from hideout.bots.outcomes import margins_of
from hideout.bots.search import Search
from hideout.bots.thiefs_market_eval import TACTICS, MarketTactics
from hideout.bots.thiefs_market_worth import FEATURES, POINTS, ROUGH
from hideout.bots.tuned import Weights, blank, check
from hideout.core.chance import Quick
from hideout.core.decks import Deck, read_deck
from hideout.core.options import agree
from hideout.games import thiefs_market
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.deck import check_market_deck
from hideout.games.thiefs_market.game import GAME
from hideout.games.thiefs_market.options import OPTIONS
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import BUY, OVER, PICK, SIDES
from hideout.games.thiefs_market.vocabulary import CARD_IDS

SEATS = (3, 4, 5)
TEXT = (Path(thiefs_market.__file__).parent / "decks" / "thiefs_market.toml").read_text(
    encoding="utf-8"
)
LAST_ROUND = 60


def deal(
    seats: int, seed: int, options: dict[str, str] | None = None, deck: Deck | None = None
) -> MarketState:
    options = {"max_rounds": str(LAST_ROUND), **(options or {})}
    state = GAME.start(agree(GAME, seats, "standard", options, None, deck), Quick(seed))
    assert isinstance(state, MarketState)
    return state


def random_game(state: MarketState, seed: int) -> Iterator[MarketState]:
    """Every position of a game in which answers are given at random."""
    random = Random(seed)
    luck = Quick(seed)
    while True:
        yield state
        if not state.pending():
            return
        state.apply(state.seat, random.choice(state.legal(state.seat)), luck)


def likely_game(state: MarketState, seed: int, slips: float = 0.1) -> Iterator[MarketState]:
    """Every position of a game in which mostly the likely answer is given."""
    random = Random(seed)
    luck = Quick(seed)
    while True:
        yield state
        if not state.pending():
            return
        legal = state.legal(state.seat)
        action = random.choice(legal)
        if random.random() >= slips:
            weights = TACTICS.weigh(state, state.seat, legal)
            action = legal[weights.index(max(weights))]
        state.apply(state.seat, action, luck)


def turned(state: MarketState) -> MarketState:
    """The same position with everybody moved on by one seat."""
    other = state.clone()
    n = state.n_players

    def on(values: list[int]) -> list[int]:
        return [values[-1], *values[:-1]]

    for name in ("piles", "sizes", "snapshots", "gold", "infamy", "lately", "owned", "skills"):
        setattr(other, name, on(getattr(state, name)))
    other.cards = [state.cards[-1], *state.cards[:-1]]
    other.seat = (state.seat + 1) % n
    other.start = (state.start + 1) % n
    if state.victim >= 0:
        other.victim = (state.victim + 1) % n
    if state.thief >= 0:
        other.thief = (state.thief + 1) % n
    return other


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "options", [{}, {"final_tiebreak": "marker", "majority_zero": "included", "promos": "true"}]
)
def test_a_finished_game_is_judged_as_the_rules_do(seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        state = list(random_game(deal(seats, seed, options), seed))[-1]
        outcome = state.outcome()
        assert outcome is not None
        part = 1 / len(outcome.winners)
        wanted = [part if seat in outcome.winners else 0.0 for seat in range(seats)]
        assert TACTICS.judge(state) == wanted
        assert TACTICS.margins(state) == margins_of(outcome.scores, range(seats))


def test_ties_are_broken_by_cards_then_infamy_then_the_marker() -> None:
    state = list(random_game(deal(3, 1), 1))[-1]
    state.cards = [(), (), ()]
    state.owned = [0, 0, 0]
    state.gold = [2, 2, 2]
    state.infamy = [5, 5, 3]
    assert TACTICS.judge(state) == [0.5, 0.5, 0.0]
    state.own(1, CARD_IDS.index("alchemical_lab"))
    assert TACTICS.judge(state) == [0.0, 1.0, 0.0]
    marked = deal(3, 1, {"final_tiebreak": "marker"})
    marked.phase = OVER
    marked.start = 2
    assert TACTICS.judge(marked) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("seats", SEATS)
def test_shares_add_up_and_no_seat_is_favoured(seats: int) -> None:
    for n, state in enumerate(likely_game(deal(seats, seats), seats)):
        shares, margins = TACTICS.assess(state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
        if n % 7 == 0:
            moved_shares, moved_margins = TACTICS.assess(turned(state))
            assert moved_shares[1:] + moved_shares[:1] == pytest.approx(shares)
            assert moved_margins[1:] + moved_margins[:1] == pytest.approx(margins)
            moved = TACTICS.features(turned(state), (n + 1) % seats)
            assert moved == pytest.approx(TACTICS.features(state, n % seats))


def test_features_are_named_and_compare_with_the_others() -> None:
    state = deal(4, 2)
    assert len(TACTICS.features(state, 0)) == len(FEATURES)
    assert TACTICS.features(state, 1)[POINTS] == 0.0
    state.infamy[1] += 3
    assert TACTICS.features(state, 1)[POINTS] == pytest.approx(3)
    assert TACTICS.features(state, 0)[POINTS] == pytest.approx(-1)


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_has_a_weight_and_one_is_likely(seats: int) -> None:
    for state in likely_game(deal(seats, 10 + seats), seats, 0.3):
        if not state.pending():
            break
        legal = state.legal(state.seat)
        weights = TACTICS.weigh(state, state.seat, legal)
        assert len(weights) == len(legal)
        assert all(weight >= 0 for weight in weights)
        if state.phase != PICK:
            assert max(weights) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_rollout_ends_with_the_round(seats: int) -> None:
    for n, state in enumerate(random_game(deal(seats, 3), 3)):
        if n % 40 == 0 and state.pending():
            after = state.clone()
            TACTICS.roll_out(after, Quick(n))
            assert after.phase == OVER or after.round == state.round + 1


def likely_pile(state: MarketState) -> int:
    """The pile that the player to act is likely to make."""
    seat = state.seat
    while state.seat == seat and state.phase <= PICK and not state.sizes[seat]:
        legal = state.legal(seat)
        weights = TACTICS.weigh(state, seat, legal)
        state.apply(seat, legal[weights.index(max(weights))], Quick(0))
    return state.piles[seat]


def test_who_has_nothing_to_buy_takes_masks() -> None:
    state = deal(3, 6)
    state.market = []
    state.centre = 2 * SIDES[act.MASK] + 2 * SIDES[0] + (1 << 24)
    assert likely_pile(state) >> 4 * act.MASK & 15


def test_the_dice_that_buy_a_card_are_picked_together() -> None:
    state = deal(3, 6)
    state.market = [CARD_IDS.index("scepter")]
    state.gold = [0, 0, 0]
    state.centre = 2 * SIDES[1] + SIDES[2] + 4 * SIDES[0] + 3 * SIDES[3] + (1 << 24)
    pile = likely_pile(state)
    assert pile >> 4 & 15 == 2
    assert pile >> 8 & 15 == 1


def test_the_whole_turn_counts_and_not_only_the_first_step() -> None:
    # Turning the red die white makes the Scepter affordable; by itself it gains nothing.
    state = deal(3, 5)
    state.phase = BUY
    state.seat = state.start = 0
    state.centre = 0
    state.market = [CARD_IDS.index("scepter"), CARD_IDS.index("tailor")]
    state.own(0, CARD_IDS.index("alchemical_lab"))
    state.piles = [SIDES[0] + SIDES[1] + SIDES[2] + (1 << 24), SIDES[0], SIDES[0]]
    state.sizes = [4, 1, 1]
    state.snapshots = state.piles[:]
    state.gold = [0, 0, 0]
    state.reckon_turn()
    legal = state.legal(0)
    weights = TACTICS.weigh(state, 0, legal)
    best = legal[weights.index(max(weights))]
    assert best == act.USE  # alchemical_lab red>white
    state.apply(0, best, Quick(0))
    legal = state.legal(0)
    weights = TACTICS.weigh(state, 0, legal)
    assert legal[weights.index(max(weights))] == act.buy_action(CARD_IDS.index("scepter"))


def test_the_weights_are_there_and_fit() -> None:
    check(TACTICS.weights)
    assert TACTICS.weights.rows[0][0].weights[POINTS] > 0
    untuned = MarketTactics(blank(len(FEATURES), 1, 1))
    rough = MarketTactics(Weights([[ROUGH]]))
    state = deal(3, 8)
    state.infamy = [4, 0, 0]
    assert untuned.judge(state) == rough.judge(state)


def wins_of(lone: MarketTactics, others: MarketTactics, seats: int, n_deals: int) -> float:
    """How many games one player among others wins, sitting once in each seat for each deal."""
    wins = 0.0
    for seed in range(n_deals):
        for lone_seat in range(seats):
            state = deal(seats, seed)
            luck = Quick(seed)
            while state.pending():
                tactics = lone if state.seat == lone_seat else others
                legal = state.legal(state.seat)
                weights = tactics.weigh(state, state.seat, legal)
                state.apply(state.seat, legal[weights.index(max(weights))], luck)
            wins += TACTICS.judge(state)[lone_seat]
    return wins


def test_tuned_weights_win_more_than_points_alone() -> None:
    only_points = [0.0] * len(FEATURES)
    only_points[POINTS] = 1.0
    plain = MarketTactics(Weights([[ROUGH._replace(weights=tuple(only_points))]]))
    assert wins_of(TACTICS, plain, 3, 4) >= 6
    assert wins_of(plain, TACTICS, 3, 4) <= 4


def every_option() -> list[dict[str, str]]:
    return [
        {option.id: value, "promos": "true"}
        for option in OPTIONS
        for value in option.values
        if value != option.values[0] and option.id != "promos"
    ] + [{"promos": "true"}, {"max_rounds": "3"}, {"first_player": "2"}]


@pytest.mark.parametrize("options", every_option(), ids=str)
def test_bots_answer_legally_with_every_option(options: dict[str, str]) -> None:
    bots = [Burglar(1), Search(2)]
    for n, state in enumerate(random_game(deal(3 + len(str(options)) % 3, 4, options), 4)):
        if not state.pending() or n > 400:
            break
        if n % 19 == 0:
            legal = state.legal(state.seat)
            view = GAME.view(state, state.seat)
            for bot in bots:
                found = bot.think(GAME, view, legal, Budget(iterations=3))
                assert found.action in legal
                assert sorted(each.action for each in found.candidates) == sorted(legal)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dice = [10, 11, 13]", "dice = [4, 5, 6]"),
        ("gold = 1 #", "gold = 9 #"),
        ('cost = ["red", "red"]', 'cost = ["blue"]'),
        ("{ discount = 1 }", "{ discount = 4 }"),
        ('icons = ["magic"]', 'icons = ["henchman", "map", "safehouse"]'),
        ("{ trade = 1, infamy = 2 }", "{ trade = 3, infamy = 9 }"),
        ("kept = [13, 12, 11]", "kept = [5, 5, 5]"),
    ],
)
def test_a_corrected_deck_can_be_played(old: str, new: str) -> None:
    assert old in TEXT
    deck = read_deck(TEXT.replace(old, new), "corrected.toml")
    check_market_deck(deck)
    state = list(likely_game(deal(3, 1, {"promos": "true"}, deck), 1, 0.2))[-1]
    assert state.outcome() is not None
