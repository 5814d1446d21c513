"""Tuning: the fit finds what is there, and the same command makes the same bytes."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from hideout.bots.burglar import Look
from hideout.bots.thought import Thought
from hideout.bots.tuned import blank, read
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab import selfplay
from hideout.lab.seeds import number_for
from hideout.lab.selfplay import Deal, Later, Learner, Note, final_shares
from hideout.lab.tuning import Fitted, Tuning, fit, logistic, ridge, tune, weights_file
from tests.kit.toy_tactics import N_STAGES, ToyTactics, other_toy_tactics, toy_tactics

PLAN = Tuning("caper_europe", 6, 2, "a seed")


def test_ridge_finds_the_weights_behind_the_margins() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(4000, 3)) * [1.0, 10.0, 0.1]
    margins = features @ np.array([2.0, -0.3, 5.0]) + luck.normal(size=4000)
    assert ridge(features, margins) == pytest.approx([2.0, -0.3, 5.0], rel=0.1)


def test_a_feature_that_never_shows_has_no_weight() -> None:
    features = np.array([[1.0, 0.0], [2.0, 0.0], [-1.0, 0.0]] * 20)
    weights = ridge(features, 3 * features[:, 0])
    assert weights[0] == pytest.approx(3, rel=0.01)
    assert weights[1] == 0


def test_lean_and_spread_turn_margins_into_shares() -> None:
    luck = np.random.default_rng(2)
    margins = luck.normal(size=20_000) * 8
    chances = 1 / (1 + np.exp(-(margins - 3.0) / 5.0))
    won = (luck.random(20_000) < chances).astype(float)
    lean, spread = logistic(margins, won)
    assert lean == pytest.approx(-3, abs=0.3)
    assert spread == pytest.approx(5, rel=0.05)


def test_wins_that_the_margin_foretells_have_a_small_but_real_spread() -> None:
    margins = np.linspace(-10, 10, 200)
    lean, spread = logistic(margins, (margins > 0).astype(float))
    assert abs(lean) < 1
    assert 0 < spread < 2


def test_margins_that_say_nothing_do_not_turn_the_win_around() -> None:
    margins = np.linspace(-10, 10, 200)
    _, spread = logistic(margins, (margins < 0).astype(float))
    assert spread > 100


def notes(group: int, stage: int, n: int, weight: float) -> list[tuple[int, Note]]:
    luck = Quick(n)
    found = []
    for number in range(n):
        feature = 4 * luck.random() - 2
        margin = weight * feature
        found.append((number, Note(group, stage, [feature], margin, float(margin > 0))))
    return found


def test_every_group_and_stage_has_its_own_row() -> None:
    fitted = fit(notes(0, 0, 100, 3.0) + notes(0, 2, 100, 1.0) + notes(1, 1, 100, -2.0), 2, 3, 1)
    assert [[round(each.row.weights[0]) for each in rows] for rows in fitted] == [
        [3, 3, 1],
        [-2, -2, -2],
    ]
    assert [[each.positions for each in rows] for rows in fitted] == [[100, 0, 100], [0, 100, 0]]
    assert fitted[0][0].explained > 0.99
    assert fitted[0][0].error < 0.1


def test_a_row_without_any_positions_knows_nothing() -> None:
    [[row]] = fit([], 1, 1, 2)
    assert row == Fitted(row.row, 0, 0.0, 0.0)
    assert row.row.weights == (0.0, 0.0)


def test_a_position_is_fitted_to_how_it_is_judged_later() -> None:
    """The end says nothing here (it is always 100), but the next stage does."""
    late = notes(0, 1, 100, 2.0)
    early = [
        (number, Note(0, 0, note.features, 100.0, 0.5, Later(0, 1, [3 * note.features[0]])))
        for number, note in notes(0, 0, 100, 1.0)
    ]
    [[first, second]] = fit(early + late, 1, 2, 1)
    assert second.row.weights[0] == pytest.approx(2, rel=0.01)
    assert first.row.weights[0] == pytest.approx(6, rel=0.01)


class Farsighted(ToyTactics):
    """Looks one stage further."""

    __slots__ = ()

    foresight = 1


class Impulsive(ToyTactics):
    """Likes the last answer at first sight, but the first one if it may think."""

    __slots__ = ()

    plays_by_weight = True

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        return [float(i) for i in range(len(legal))]

    def ponder(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick, level: str
    ) -> Thought | None:
        return Look(game, view, legal[:1], self, luck)


class Pensive(Impulsive):
    """Thinks."""

    __slots__ = ()

    plays_by_weight = False
    plays_by_thought = True


def test_foresight_notes_the_first_position_that_is_late_enough() -> None:
    tactics = Farsighted(blank(3, 2, N_STAGES))
    seen = Learner(GAMES["caper_europe"], tactics, tactics).play(Deal(1, 2, "rome"), "seed")
    last = max(note.stage for note in seen)
    assert last > 0
    for i, note in enumerate(seen):
        if note.later is None:
            assert all(other.stage <= note.stage for other in seen[i:])
        else:
            assert note.later.stage > note.stage
            assert note.later.group == note.group
            assert note.later.features in [other.features for other in seen[i:]]


@pytest.mark.parametrize(("kind", "index"), [(Impulsive, -1), (Pensive, 0)])
def test_tactics_may_play_by_first_impression_or_by_thought(
    kind: type[ToyTactics], index: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "MISTAKES", 0.0)
    game = GAMES["caper_europe"]
    tactics = kind(blank(3, 2, N_STAGES))
    seen = Learner(game, tactics, tactics).play(Deal(1, 2, "rome"), "seed")
    chance = Quick(number_for("seed", Deal(1, 2, "rome"), "deal"))
    state = game.start(agree(game, 2, "rome"), chance)
    while pending := state.pending():
        state.apply(pending[0], state.legal(pending[0])[index], chance)
    assert seen[0].margin == tactics.margins(state)[0]


class Careless(Impulsive):
    """Leaves the answers of the second seat to luck."""

    __slots__ = ()

    def is_left_to_luck(self, state: State, seat: Seat) -> bool:
        return seat == 1


def test_a_seat_may_be_left_to_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MISTAKES", 0.0)
    game = GAMES["caper_europe"]
    tactics = Careless(blank(3, 2, N_STAGES))
    is_last: list[set[bool]] = [set(), set()]
    state = game.start(agree(game, 2, "rome"), Quick(1))
    before, seat = state.clone(), -1
    for _ in Learner(game, tactics, tactics).course(state, Quick(1), Quick(2)):
        if seat >= 0:
            legal = before.legal(seat)
            before.apply(seat, legal[-1], Quick(1))
            if len(legal) > 1:
                is_last[seat].add(game.dump(before) == game.dump(state))
        before, seat = state.clone(), state.pending()[0]
    assert is_last == [{True}, {True, False}]


class Lasting(ToyTactics):
    """The first seat remembers all rounds."""

    __slots__ = ()

    lasting_groups = ("first",)


def lasting_tactics(game_id: str) -> ToyTactics:
    assert game_id == "caper_europe"
    return Lasting(blank(3, 2, N_STAGES))


def test_some_groups_learn_from_the_games_of_all_rounds() -> None:
    rounds = [tune(PLAN._replace(rounds=n), tactics=lasting_tactics) for n in (1, 2, 3)]
    n_positions = [[sum(each.positions for each in rows) for rows in fitted] for fitted in rounds]
    for fewer, more in pairwise(n_positions):
        assert more[0] > fewer[0] + 0.7 * n_positions[0][0]
        assert more[1] < fewer[1] + 0.3 * n_positions[0][1]
    assert rounds[0] == tune(PLAN._replace(rounds=1), tactics=toy_tactics)


def test_a_game_is_noted_for_every_seat_with_its_end() -> None:
    tactics = toy_tactics("caper_europe")
    game = GAMES["caper_europe"]
    learner = Learner(game, tactics, other_toy_tactics("caper_europe"))
    seen = learner.play(Deal(3, 2, "paris"), "seed")
    assert seen == learner.play(Deal(3, 2, "paris"), "seed")
    assert seen != learner.play(Deal(4, 2, "paris"), "seed")
    first, second = ([note for note in seen if note.group == group] for group in (0, 1))
    assert len(first) == len(second) > 0
    for one, other in zip(first, second, strict=True):
        assert one.margin == -other.margin
        assert one.share + other.share == 1
        assert one.features[:2] == [-each for each in other.features[:2]]
    assert {note.margin for note in first} == {first[0].margin}


def test_shares_of_teams_add_up_to_one_win() -> None:
    game = GAMES["caper"]
    state = game.start(agree(game, 4), Quick(1))
    luck = Quick(2)
    while pending := state.pending():
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[luck.below(len(legal))], luck)
    won = final_shares(game, state)
    assert won[0] == won[1]
    assert won[2] == won[3]
    assert won[0] + won[2] == 1


def test_the_same_seed_makes_the_same_file_with_any_number_of_jobs() -> None:
    known = toy_tactics("caper_europe")
    alone = weights_file(PLAN, tune(PLAN, tactics=toy_tactics), known)
    heard: list[int] = []
    shared = weights_file(PLAN, tune(PLAN, 2, heard.append, toy_tactics), known)
    assert shared == alone
    assert sum(heard) == 12


def test_another_seed_makes_another_file() -> None:
    once = PLAN._replace(rounds=1)
    assert tune(once, tactics=toy_tactics) != tune(once._replace(seed="b"), tactics=toy_tactics)


def test_what_is_there_already_does_not_matter() -> None:
    short = PLAN._replace(games=1)
    assert tune(short, tactics=other_toy_tactics) == tune(short, tactics=toy_tactics)


def test_the_file_is_read_back_as_it_was_fitted() -> None:
    fitted = tune(PLAN._replace(rounds=1), tactics=toy_tactics)
    text = weights_file(PLAN, fitted, toy_tactics("caper_europe"))
    weights = read(text, "caper_europe", ToyTactics.feature_names, ToyTactics.group_names, N_STAGES)
    assert weights.rows == [[each.row for each in rows] for rows in fitted]
    assert json.loads(text)["made_by"] == (
        "hideout lab tune caper_europe --games 6 --rounds 2 --seed 'a seed'"
    )
    lead = weights.rows[0][0].weights[0]
    assert math.isfinite(lead)
