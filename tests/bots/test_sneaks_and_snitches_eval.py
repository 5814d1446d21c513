"""What the bots know of Sneaks & Snitches: fair judgement, exact ends, plans nobody foresees."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hideout.bots import make
from hideout.bots.base import Analysis, Budget
from hideout.bots.mixing import solve
from hideout.bots.sneaks_and_snitches_eval import TACTICS, SneaksTactics
from hideout.bots.sneaks_and_snitches_odds import FEATURES, GROUPS, N_STAGES
from hideout.bots.sneaks_and_snitches_past import earlier_rounds
from hideout.bots.sneaks_and_snitches_plans import Planner, settle
from hideout.bots.sneaks_and_snitches_stakes import Stakes, stakes_in
from hideout.bots.tuned import blank
from hideout.core.chance import Quick
from hideout.core.game import Action
from hideout.core.options import agree
from hideout.core.playout import play_out
from hideout.games.sneaks_and_snitches.actions import (
    BOSS_PLANS,
    LONE_PLANS,
    SNEAK_BITS,
    SNITCH_BITS,
    TAKE,
)
from hideout.games.sneaks_and_snitches.deck import standard_deck, tables
from hideout.games.sneaks_and_snitches.game import GAME
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import CHOOSE, EMPTY, OVER, PLAN, SWAP

SEATS = (2, 3, 4, 5)
PLANNERS = ("lookout", "burglar", "safecracker", "mastermind")


def begun(seats: int, seed: int, options: dict[str, str] | None = None) -> SneaksState:
    state = GAME.start(agree(GAME, seats, None, options), Quick(seed))
    assert isinstance(state, SneaksState)
    return state


def midgame(
    seats: int, n_rounds: int, seed: int, options: dict[str, str] | None = None
) -> SneaksState:
    """A game of random plans, before the planning of a later round."""
    state = begun(seats, seed, options)
    luck = Quick(seed + 1)
    while state.phase != OVER and (state.round <= n_rounds or state.phase != PLAN):
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    return state


def thought(state: SneaksState, seat: int, level: str, iterations: int) -> Analysis:
    bot = make(level, 7)
    return bot.think(GAME, GAME.view(state, seat), state.legal(seat), Budget(iterations=iterations))


# -- judgement -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_seats_in_the_same_place_are_judged_alike(seats: int) -> None:
    state = midgame(seats, 4, 3)
    turned = state.clone()
    for seat in range(seats):
        to = (seat + 1) % seats
        turned.items[4 * to : 4 * to + 4] = state.items[4 * seat : 4 * seat + 4]
        turned.stash[4 * to : 4 * to + 4] = state.stash[4 * seat : 4 * seat + 4]
    turned.specials = [each // 5 * 5 + (each % 5 + 1) % seats for each in state.specials]
    turned.boss = 1 - state.boss if seats == 2 else -1
    shares, again = TACTICS.judge(state), TACTICS.judge(turned)
    for seat in range(seats):
        to = (seat + 1) % seats
        assert again[to] == pytest.approx(shares[seat])
        assert TACTICS.features(turned, to) == pytest.approx(TACTICS.features(state, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_shares_of_a_table_are_one_win(seats: int) -> None:
    for n_rounds in range(0, 12, 2):
        shares = TACTICS.judge(midgame(seats, n_rounds, 10 + n_rounds))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, {"zero_items": "no_points"}])
def test_a_finished_game_is_judged_exactly(seats: int, options: dict[str, str]) -> None:
    for seed in range(12):
        state = begun(seats, seed, options)
        play_out(state, Quick(seed), Quick(seed).random)
        outcome = state.outcome()
        assert outcome is not None
        winners = outcome.winners
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        assert TACTICS.judge(state) == pytest.approx(expected)
        for seat, margin in enumerate(TACTICS.margins(state)):
            rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
            assert margin == outcome.scores[seat] - max(rivals)


@pytest.mark.parametrize("seats", SEATS)
def test_a_lead_counts_for_more_the_less_loot_is_left(seats: int) -> None:
    state = begun(seats, 1)
    state.items[: 4 * seats] = [3, 3, 3, 3] + [2, 2, 2, 2] * (seats - 1)
    late = state.clone()
    late.loot_at = len(late.loot_deck) - 1
    assert 1 / seats < TACTICS.judge(state)[0] < TACTICS.judge(late)[0] < 1


@pytest.mark.parametrize("seats", SEATS)
def test_special_items_and_majorities_speak_for_their_owner(seats: int) -> None:
    state = midgame(seats, 3, 5)
    special = state.t.loot_ids.index("ii_special_3")
    before = TACTICS.judge(state)[1]
    richer = state.clone()
    richer.specials.append(special * 5 + 1)
    assert TACTICS.judge(richer)[1] > before
    richer = state.clone()
    for colour in range(4):
        richer.items[4 + colour] += 3
    assert TACTICS.judge(richer)[1] > before


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_at_stake_is_what_the_engine_makes_of_a_theft(seats: int) -> None:
    """One sneak alone: the ledger must come to the same items as the rules."""
    for seed in range(6):
        state = midgame(seats, 5, seed)
        wins, _ = stakes_in(TACTICS.weights, state)
        for place, card in enumerate(state.table):
            gains = state.t.gains[card]
            if not gains:
                continue
            richer = state.clone()
            for colour, n in gains:
                richer.items[colour] += min(n, state.items[4 * seats + colour])
            ledger_share = wins.base[0] + wins.theft[place][0][0]
            assert (ledger_share > wins.base[0]) == (_soon(richer) > _soon(state))


def _soon(state: SneaksState) -> float:
    """How seat 0 stands, with the loot of this round already gone."""
    later = state.clone()
    later.loot_at = min(len(later.loot_deck), later.loot_at + 3)
    return TACTICS.judge(later)[0]


# -- stage games of the rules (8.1 c) --------------------------------------------------------------

STAGE_GAMES = [
    ([3, 3, 3, 3, 3, 3], Fraction(3, 2)),
    ([4, 4, 4, 2, 2, 2], Fraction(8, 9)),
    ([6, 4, 4, 4, 4, 4], Fraction(36, 17)),
    ([4, 3, 3, 2, 2, 1], Fraction(240, 253)),
    ([10, 1, 1, 1, 1, 1], Fraction(10, 17)),
]


def stolen(loot: list[int], mine: Action, theirs: Action) -> int:
    """What the first plan steals less what the second one does."""
    watched = SNITCH_BITS[mine] | SNITCH_BITS[theirs]
    total = 0
    for place, value in enumerate(loot):
        bit = 1 << place
        first, second = SNEAK_BITS[mine] & bit, SNEAK_BITS[theirs] & bit
        if not watched & bit and bool(first) != bool(second):
            total += value if first else -value
    return total


@pytest.mark.parametrize(("loot", "value"), STAGE_GAMES)
def test_nobody_can_exploit_the_mixed_plans_of_a_stage_game(
    loot: list[int], value: Fraction
) -> None:
    stakes = Stakes(2, 6)
    for place, worth in enumerate(loot):
        stakes.theft[place] = [[worth, -worth], [-worth, worth]]
    boss, lone = Planner(0, BOSS_PLANS, 6), Planner(1, LONE_PLANS, 6)
    settle([boss, lone], stakes, 200)
    rows = list(zip(BOSS_PLANS, boss.averaged(), strict=True))
    columns = list(zip(LONE_PLANS, lone.averaged(), strict=True))
    assured = min(sum(p * stolen(loot, mine, plan) for mine, p in rows) for plan in LONE_PLANS)
    conceded = max(sum(p * stolen(loot, plan, his) for his, p in columns) for plan in BOSS_PLANS)
    assert assured <= float(value) + 1e-9 <= conceded + 2e-9
    assert assured >= 0.95 * float(value)
    assert conceded <= 1.05 * float(value)


def unseen(state: SneaksState) -> list[int]:
    """All loot that is not on the table."""
    table = state.table
    return [card for card, n in enumerate(state.t.copies) for _ in range(n - table.count(card))]


def last_round(loot: list[str]) -> SneaksState:
    """Two players with nothing yet, a last round of loot, no card left in the deck."""
    state = SneaksState(tables(standard_deck(), agree(GAME, 2).options), 2)
    state.table = [state.t.loot_ids.index(card) for card in loot]
    state.discards = unseen(state)
    state.loot_deck = []
    state.stash_deck = [0, 1, 2, 3] * 10
    state.round = 15
    state.boss = 0
    return state


LAST_ROUNDS = [
    "i_special_1 i_special_1 ii_special_2 ii_special_2 ii_special_3 ii_documents_blue",
    "ii_special_3 ii_documents_red ii_documents_blue i_special_1 i_special_1 ii_special_2",
    "ii_blue3 ii_green4 ii_red3 ii_yellow4 ii_special_2 ii_special_3",
    "ii_blue3 ii_green3 ii_red3 ii_yellow3 ii_red4 ii_blue4",
]


@pytest.mark.parametrize("loot", LAST_ROUNDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_can_exploit_the_mastermind_in_a_last_round(loot: str, seat: int) -> None:
    state = last_round(loot.split())
    plans = (state.legal(0), state.legal(1))
    rows: list[list[float]] = []
    for mine in plans[seat]:
        row: list[float] = []
        for theirs in plans[1 - seat]:
            after = state.clone()
            after.apply(seat, mine, Quick(1))
            after.apply(1 - seat, theirs, Quick(1))
            assert after.phase == OVER
            row.append(TACTICS.judge(after)[seat])
        rows.append(row)
    value = solve(rows, 3000, 1e-3).value
    weight_of = {each.action: each.weight for each in thought(state, seat, "mastermind", 6)[1]}
    chances = [weight_of[plan] for plan in plans[seat]]
    assert sum(chances) == pytest.approx(1.0)
    assured = min(
        sum(chance * row[j] for chance, row in zip(chances, rows, strict=True))
        for j in range(len(plans[1 - seat]))
    )
    assert assured >= 0.95 * value


# -- plans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_upper_levels_cannot_be_foreseen(seats: int) -> None:
    state = midgame(seats, 2, 4)
    for level in ("safecracker", "mastermind"):
        found = thought(state, 0, level, 10)
        played = [each for each in found.candidates if each.weight > 0.01]
        assert len(played) > 3
        assert sum(each.weight for each in found.candidates) == pytest.approx(1.0)
        assert {each.action for each in found.candidates} == set(state.legal(0))


def test_the_mastermind_foresees_who_always_follows_the_first_thought() -> None:
    """Against a burglar it expects to do clearly better than before it has seen any plan."""
    seats = 2
    luck = Quick(3)
    state = begun(seats, 8)
    burglars = [make("burglar", seat) for seat in range(seats)]
    while state.round < 5 or state.phase != PLAN:
        for seat in state.pending():
            legal = state.legal(seat)
            state.apply(seat, burglars[seat].choose(GAME, GAME.view(state, seat), legal), luck)
    forgetful = state.clone()
    forgetful.history = []
    with_past = thought(state, 0, "mastermind", 20)
    without = thought(forgetful, 0, "mastermind", 20)
    expected = burglars[1].choose(GAME, GAME.view(state, 1), state.legal(1))

    def avoided(found: Analysis) -> float:
        """How often the rival's plan would come to nothing."""
        return sum(
            each.weight
            for each in found.candidates
            if not SNEAK_BITS[expected] & ~(SNITCH_BITS[each.action] | SNEAK_BITS[each.action])
        )

    assert avoided(with_past) > avoided(without) + 0.2


@pytest.mark.parametrize("seats", SEATS)
def test_earlier_rounds_are_told_from_what_lies_open(seats: int) -> None:
    right = told = 0
    for seed in range(4):
        state = begun(seats, seed)
        luck = Quick(9 + seed)
        truth: list[list[int]] = []
        while state.phase != OVER:
            if state.phase == PLAN and state.waiting == seats:
                past = earlier_rounds(state, 99)
                for i, (before, plans) in enumerate(past):
                    told += 1
                    right += before.table == truth[-1 - i]
                    assert plans == state.history[len(state.history) - (i + 1) * seats :][:seats]
                    assert EMPTY not in before.table
                truth.append(state.table[:])
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
    assert told > 100
    assert right > 0.7 * told


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_level_answers_every_question_legally(level: str, seats: int) -> None:
    options = {
        "plan_seconds": "30",
        "hide_commit_status": "true",
        "documents_rounding": "return_up",
        "stash_shortage": "nobody",
    }
    for seed in range(3):
        state = midgame(seats, 3 * seed, seed, options)
        for seat in state.pending():
            found = thought(state, seat, level, 2)
            assert found.action in state.legal(seat)
            assert {each.action for each in found.candidates} == set(state.legal(seat))
        # A plan may be replaced while others are still planning.
        state.apply(0, state.legal(0)[0], Quick(1))
        if 0 in state.resting():
            assert thought(state, 0, level, 2).action in state.legal(0)


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.parametrize(("phase", "loot"), [(CHOOSE, "i_carte_blanche"), (SWAP, "i_intrigue")])
def test_every_level_chooses_and_swaps_legally(level: str, phase: int, loot: str) -> None:
    for seats in SEATS:
        state = midgame(seats, 3, 2)
        state.phase = phase
        state.plans = [state.open_plans(seat)[0] for seat in range(seats)]
        state.place, state.taker, state.left = state.n_places - 1, 1, 3
        state.table[state.place] = state.t.loot_ids.index(loot)
        found = thought(state, 1, level, 1)
        assert found.action in state.legal(1)
        assert {each.action for each in found.candidates} == set(state.legal(1))


def test_a_thief_takes_what_turns_a_majority() -> None:
    """Last choice of the game: one more red item takes the lead, any other changes nothing."""
    state = midgame(3, 3, 2)
    state.phase = CHOOSE
    state.items[:12] = [5, 5, 3, 5, 4, 4, 3, 4, 3, 3, 0, 3]
    state.items[12:] = [5, 5, 5, 5]
    state.stash = [0] * 12
    state.n_stash = [0] * 3
    state.specials = []
    state.plans = [state.open_plans(seat)[0] for seat in range(3)]
    state.place, state.taker, state.left = 5, 0, 1
    state.table[5] = state.t.loot_ids.index("i_carte_blanche")
    state.discards = unseen(state)
    state.loot_deck, state.loot_at = [], 0
    for level in PLANNERS[1:]:
        assert thought(state, 0, level, 2).action == TAKE + 2


def test_knowing_the_weights_beats_not_knowing_them() -> None:
    """Six deals from both sides, against the same player without weights."""
    ignorant = SneaksTactics(blank(len(FEATURES), len(GROUPS), N_STAGES))
    share = 0.0
    for deal in range(6):
        for knowing in range(2):
            state = begun(2, deal)
            luck = Quick(100 + deal)
            while state.phase != OVER:
                chosen: list[tuple[int, Action]] = []
                for seat in state.pending():
                    tactics = TACTICS if seat == knowing else ignorant
                    view, legal = GAME.view(state, seat), state.legal(seat)
                    thinking = tactics.ponder(GAME, view, legal, luck, "burglar")
                    assert thinking is not None
                    thinking.iterate()
                    chosen.append((seat, thinking.analysis().action))
                for seat, action in chosen:
                    state.apply(seat, action, luck)
            share += TACTICS.judge(state)[knowing]
    assert share >= 8
