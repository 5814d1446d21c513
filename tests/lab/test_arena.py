"""The arena: the same deals for everybody, and the same results however the work is done."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from hideout.core.errors import RecordError
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.lab.arena import (
    Plan,
    Result,
    n_deals,
    pairings,
    plan_for,
    play,
    sides,
)
from hideout.lab.arena_file import ResultsFile
from hideout.lab.players import read_player
from hideout.lab.report import markdown
from hideout.lab.standings import sum_up


def a_plan(
    bots: str, seats: int = 2, game: str = "caper", seed: str = "1", lone: str | None = None
) -> Plan:
    rules = GAMES[game]
    alone = [read_player(name) for name in lone.split(",")] if lone else ()
    players = [read_player(name) for name in bots.split(",")]
    return plan_for(rules, agree(rules, seats), seed, players, alone)


def results(plan: Plan, deals: int, jobs: int = 1) -> list[Result]:
    return [result for games in play(plan, deals, jobs=jobs) for result in games]


def timeless(games: list[Result]) -> list[Result]:
    """Results without the time they took, which no seed fixes."""
    return [game._replace(ms=(0.0, 0.0)) for game in games]


# -- who meets whom ------------------------------------------------------------------------------


def test_two_seats_are_two_sides_and_every_pair_meets_once() -> None:
    plan = a_plan("uniform,lookout,burglar")
    assert sides(plan) == ((0,), (1,))
    assert [(each.one.bot, each.others.bot) for each in pairings(plan)] == [
        ("lookout", "uniform"),
        ("burglar", "uniform"),
        ("burglar", "lookout"),
    ]


def test_a_team_of_caper_is_one_side() -> None:
    plan = a_plan("uniform,burglar", seats=4)
    assert sides(plan) == ((0, 1), (2, 3))
    assert len(pairings(plan)) == 1
    assert n_deals(plan, 7) == 4


def test_with_three_seats_each_bot_sits_alone_among_the_other() -> None:
    plan = a_plan("uniform,burglar", seats=3)
    assert [(each.one.bot, each.others.bot) for each in pairings(plan)] == [
        ("uniform", "burglar"),
        ("burglar", "uniform"),
    ]
    assert n_deals(plan, 7) == 3
    only = a_plan("uniform,burglar", seats=3, lone="burglar")
    assert [each.one.bot for each in pairings(only)] == ["burglar"]


@pytest.mark.parametrize(
    ("game", "seats"), [("caper", 2), ("caper", 3), ("caper", 4), ("thiefs_market", 3)]
)
def test_equals_win_exactly_their_fair_share(game: str, seats: int) -> None:
    """Two names for one bot: all games of a deal are alike, so the lone side wins one of them."""
    plan = a_plan("uniform,uniform@1it", seats, game)
    games = results(plan, 3)
    n_sides = len(sides(plan))
    for pairing in pairings(plan):
        met = [game for game in games if game.one == str(pairing.one)]
        assert [(each.deal, each.side) for each in met] == [
            (deal, side) for deal in range(3) for side in range(n_sides)
        ]
        for deal in range(3):
            of_deal = [(each.ranks, each.scores) for each in met if each.deal == deal]
            assert len(set(of_deal)) == 1
    for encounter in sum_up(plan, games).encounters:
        assert math.isclose(encounter.share.mean, 1 / n_sides)
        assert math.isclose(encounter.times_fair.mean, 1)


def test_deals_differ_and_the_seed_fixes_them() -> None:
    plan = a_plan("uniform,uniform@1it")
    games = results(plan, 3)
    assert len({game.scores for game in games}) == 3
    assert timeless(results(plan, 3)) == timeless(games)
    assert timeless(results(plan._replace(seed="2"), 3)) != timeless(games)


def test_the_number_of_processes_changes_nothing() -> None:
    plan = a_plan("uniform,lookout,mastermind@2it")
    assert timeless(results(plan, 2, jobs=2)) == timeless(results(plan, 2))


# -- what comes of it ----------------------------------------------------------------------------


def game_of(plan: Plan, deal: int, side: int, ranks: tuple[int, ...], *scores: int) -> Result:
    pairing = pairings(plan)[0]
    return Result(str(pairing.one), str(pairing.others), deal, side, ranks, scores, 40, (2.0, 1.0))


def test_wins_margins_and_ranks_are_those_of_the_lone_side() -> None:
    plan = a_plan("uniform,burglar")
    games = [
        game_of(plan, 0, 0, (1, 2), 20, 10),
        game_of(plan, 0, 1, (2, 1), 12, 15),
        game_of(plan, 1, 0, (2, 1), 9, 10),
        game_of(plan, 1, 1, (1, 1), 8, 8),
    ]
    [encounter] = sum_up(plan, games).encounters
    assert (encounter.one, encounter.others) == ("burglar", "uniform")
    assert (encounter.wins, encounter.losses, encounter.ties) == (2, 1, 1)
    assert encounter.share.mean == 2.5 / 4
    assert encounter.decided is not None
    assert encounter.decided.mean == 2 / 3
    assert encounter.margin.mean == (10 + 3 - 1 + 0) / 4
    assert encounter.rank.mean == (1 + 1 + 2 + 1) / 4
    assert encounter.by_side == (0.5, 0.75)
    assert encounter.ms == (2.0, 1.0)
    assert sum_up(plan, games[::-1]) == sum_up(plan, games)


def test_a_lone_seat_among_three_has_its_own_rank_and_margin() -> None:
    plan = a_plan("uniform,burglar", seats=3, lone="burglar")
    games = [
        game_of(plan, 0, 0, (2, 1, 3), 20, 30, 10),
        game_of(plan, 0, 1, (1, 1, 3), 25, 25, 10),
        game_of(plan, 0, 2, (2, 3, 1), 20, 10, 31),
    ]
    [encounter] = sum_up(plan, games).encounters
    assert math.isclose(encounter.share.mean, (0 + 0.5 + 1) / 3)
    assert math.isclose(encounter.margin.mean, (-10 + 0 + 11) / 3)
    assert math.isclose(encounter.rank.mean, (2 + 1 + 1) / 3)
    assert encounter.decided is None
    assert encounter.fair == 1 / 3
    assert encounter.times_fair == tuple(3 * bound for bound in encounter.share)


def test_a_team_is_judged_as_one_side() -> None:
    plan = a_plan("uniform,burglar", seats=4)
    games = [
        game_of(plan, 0, 0, (1, 1, 3, 3), 22, 22, 20, 20),
        game_of(plan, 0, 1, (1, 1, 3, 3), 25, 25, 20, 20),
    ]
    [encounter] = sum_up(plan, games).encounters
    assert encounter.share.mean == 0.5
    assert encounter.margin.mean == (2 - 5) / 2
    assert encounter.rank.mean == 1.5


def test_a_stronger_bot_is_rated_higher() -> None:
    plan = a_plan("uniform,burglar")
    games = [game_of(plan, deal, side, (1, 2), 20, 10) for deal in range(9) for side in (0, 1)]
    level = sum_up(plan, games).ratings
    assert math.isclose(level["burglar"].mean, level["uniform"].mean)
    games = [game._replace(ranks=(1, 2) if game.side == 0 else (2, 1)) for game in games]
    better = sum_up(plan, games).ratings
    assert better["burglar"].low > better["uniform"].high


LINE = (
    b'{"one":"lookout","others":"uniform","deal":0,"side":0,"ranks":[1,2],"scores":[20,10],'
    b'"decisions":40,"ms":[2.0,1.0]}\n'
)


# -- the file ------------------------------------------------------------------------------------


def test_a_cut_run_is_taken_up_where_it_ended(tmp_path: Path) -> None:
    plan = a_plan("uniform,lookout")
    whole = ResultsFile(tmp_path / "whole.jsonl", plan)
    assert whole.open() == []
    for games in play(plan, 4):
        whole.add(games)
    lines = whole.path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 4 * 2
    cut = ResultsFile(tmp_path / "cut.jsonl", plan)
    cut.path.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    done = cut.open()
    assert len(done) == 3
    assert cut.path.read_bytes() == b"".join(lines[:4])
    for games in play(plan, 4, done):
        cut.add(games)
    assert timeless(cut.open()) == timeless(whole.open())


def test_a_finished_file_is_not_played_again(tmp_path: Path) -> None:
    plan = a_plan("uniform,lookout")
    file = ResultsFile(tmp_path / "a.jsonl", plan)
    file.open()
    for games in play(plan, 2):
        file.add(games)
    assert list(play(plan, 2, file.open())) == []
    assert len([game for games in play(plan, 3, file.open()) for game in games]) == 2


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (a_plan("uniform,lookout", seed="2"), "seed"),
        (a_plan("uniform,burglar"), "bots"),
        (a_plan("uniform,lookout", seats=4), "seats"),
        (a_plan("uniform,lookout", game="caper_europe"), "game"),
    ],
)
def test_a_file_of_another_plan_is_refused_by_name(tmp_path: Path, other: Plan, named: str) -> None:
    ResultsFile(tmp_path / "a.jsonl", a_plan("uniform,lookout")).open()
    before = (tmp_path / "a.jsonl").read_bytes()
    with pytest.raises(RecordError) as caught:
        ResultsFile(tmp_path / "a.jsonl", other).open()
    assert caught.value.code == "E_ARENA_PLAN"
    assert f"another {named}" in str(caught.value)
    assert (tmp_path / "a.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    "spoilt",
    [
        b'{"one": "x"}\n',
        b"nonsense\n",
        b"[]\n",
        LINE.replace(b"[20,10]", b'[20,"10"]'),
        LINE.replace(b"[2.0,1.0]", b"[2.0]"),
    ],
)
def test_a_spoilt_line_is_named(tmp_path: Path, spoilt: bytes) -> None:
    file = ResultsFile(tmp_path / "a.jsonl", a_plan("uniform,lookout"))
    file.open()
    with file.path.open("ab") as out:
        out.write(spoilt)
    with pytest.raises(RecordError, match=r"a\.jsonl, line 2"):
        file.open()
    file.path.unlink()
    file.open()
    with file.path.open("ab") as out:
        out.write(LINE)
    assert file.open() == [Result("lookout", "uniform", 0, 0, (1, 2), (20, 10), 40, (2.0, 1.0))]


def test_a_file_without_a_head_is_refused(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "a.jsonl", a_plan("uniform,lookout"))
    file.path.write_text("no line end")
    with pytest.raises(RecordError, match="empty"):
        file.open()
    file.path.write_text('{"arena": 1}\n')
    with pytest.raises(RecordError, match="line 1"):
        file.open()


def test_a_report_sums_files_up(tmp_path: Path) -> None:
    plan = a_plan("uniform,burglar@2it")
    file = ResultsFile(tmp_path / "a.jsonl", plan)
    file.open()
    names = "burglar@2it", "uniform"
    rows = [
        Result(*names, 0, 0, (1, 2), (20, 10), 40, (2.0, 0.1)),
        Result(*names, 0, 1, (2, 1), (10, 16), 40, (2.0, 0.1)),
    ]
    file.add(rows)
    table = markdown([file.path, file.path]).splitlines()
    assert len(table) == 4
    assert table[2] == table[3]
    cells = [cell.strip() for cell in table[2].strip("|").split("|")]
    assert cells[:7] == ["caper", "2", "paris", "`burglar@2it`", "`uniform`", "2", "100.0 %"]
    assert cells[10:] == ["2.0 / 0.1", "1"]
