"""Every point is explained, and the rules favour no seat that they do not name."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from hideout.core.game import Outcome, ScoreSheet, State
from hideout.core.referee import at_path
from tests.kit.cases import Case, deals, every_case, every_plain_case
from tests.kit.moments import Moment, moments
from tests.kit.secrecy import exported, observers
from tests.kit.texts_said import said_in_every_language
from tests.kit.walks import Walk


def number(sheet: ScoreSheet, path: str) -> int:
    """A number of the result."""
    found = at_path(sheet.result, path)
    assert isinstance(found, int), path
    return found


def check_sheet(case: Case, sheet: ScoreSheet) -> None:
    """The lines of a sheet add up to its result, and each can be read."""
    kit = case.kit
    added: Counter[str] = Counter()
    for line in sheet.lines:
        added[kit.figure(line, sheet.result)] += line.points
        assert set(line.rulings) <= set(case.game.info.rulings)
        said_in_every_language(line.text, line.details)
    figures = set(kit.figures(sheet.result))
    assert set(added) <= figures
    for path in figures:
        assert added[path] == number(sheet, path), path
    for path, parts in kit.sums(sheet.result).items():
        assert number(sheet, path) == sum(number(sheet, part) for part in parts), path


def check_standing(case: Case, state: State) -> None:
    """The standing is what the sheet says."""
    sheet = case.game.score_now(state)
    check_sheet(case, sheet)
    totals = [number(sheet, case.kit.total(case.setup, seat)) for seat in range(case.seats)]
    assert case.game.standing(state) == totals
    outcome = state.outcome()
    if outcome is not None:
        check_outcome(case, outcome)
        assert exported(outcome.sheet) == exported(sheet)
        assert list(outcome.scores) == totals


def check_outcome(case: Case, outcome: Outcome) -> None:
    """Ranks are places: somebody is first, and a shared place leaves the next one empty."""
    ranks = outcome.ranks
    assert outcome.reason
    assert len(ranks) == len(outcome.scores) == case.seats
    assert outcome.winners == tuple(seat for seat in range(case.seats) if ranks[seat] == 1)
    assert outcome.winners
    teams = case.game.teams(case.seats)
    by_team = {team: ranks[seat] for seat, team in enumerate(teams)}
    assert all(by_team[team] == ranks[seat] for seat, team in enumerate(teams))
    for rank in by_team.values():
        assert rank == 1 + sum(other < rank for other in by_team.values())
    for seat in range(case.seats):
        for other in range(case.seats):
            if outcome.scores[seat] > outcome.scores[other]:
                assert ranks[seat] < ranks[other]


@deals(1, 3)
@every_case
def test_the_lines_of_the_score_sheet_add_up_at_every_step(case: Case, deal: int) -> None:
    for state in Walk(case, deal).positions():
        check_standing(case, state)


@settings(max_examples=60)
@given(moments())
def test_the_lines_of_the_score_sheet_add_up_anywhere(moment: Moment) -> None:
    check_standing(moment.case, moment.walk().state)


@deals(2, 10)
@every_case
def test_the_standing_at_the_end_is_the_outcome(case: Case, deal: int) -> None:
    *_, end = Walk(case, 40 + deal).positions()
    check_standing(case, end)


@every_plain_case
def test_the_score_as_if_the_game_ended_now_is_public(case: Case) -> None:
    game = case.game
    walk = Walk(case, 3)
    for state in walk.sampled(4):
        seen = exported([game.score_now(state), game.standing(state)])
        for observer in observers(state):
            imagined = game.imagine(game.view(state, observer), walk.luck())
            assert exported([game.score_now(imagined), game.standing(imagined)]) == seen


@deals(1, 4)
@every_case
def test_sides_that_change_places_change_points(case: Case, deal: int) -> None:
    kit, game = case.kit, case.game
    for state in Walk(case, deal).sampled(3):
        position = kit.tables_to_mirror(state)
        if position is None:
            return
        result = game.score(position).result
        mirror = game.score(kit.mirrored(position)).result
        assert mirror == kit.mirrored_result(result)
        assert game.score(kit.mirrored(kit.mirrored(position))).result == result
        assert result == game.score_now(state).result
