"""The search: it finds what is obvious, keeps its budget and can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

import pytest

from hideout.bots import BOTS, Budget, make
from hideout.bots.knowledge import knowledge_of
from hideout.bots.levels import Mastermind
from hideout.bots.outcomes import margins_of, shares_of
from hideout.bots.plain_search import PlainSearch, PlainTask
from hideout.bots.search import Search
from hideout.bots.settings import Settings
from hideout.bots.standing import Standing
from hideout.bots.thought import Thought, think_for
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.core.options import agree
from hideout.core.playout import play_out
from hideout.games import GAMES
from tests.bots.playing import bytes_of, check_analysis, moments
from tests.kit.cases import PLAIN_CASES, Case, every_game
from tests.kit.toy import TOY

SEARCHES = ("safecracker", "mastermind", "plain_search")
FUTURES = {("safecracker", "thiefs_market"): 3}
"""How many futures a step of thinking plays through, where it is not one."""


@pytest.mark.parametrize("game_id", ["caper", "caper_europe", "thiefs_market"])
@pytest.mark.parametrize("level", SEARCHES)
def test_iterations_are_counted(level: str, game_id: str) -> None:
    game = GAMES[game_id]
    case = next(case for case in PLAIN_CASES if case.game is game)
    moment = next(moments(game, case.setup, 2))
    found = make(level, 1).think(game, moment.view, moment.legal, Budget(iterations=70))
    n = 70 * FUTURES.get((level, game_id), 1)
    assert found.iterations == n
    assert sum(each.visits for each in found.candidates) == n


@every_game
@pytest.mark.parametrize("level", [name for name in BOTS if name != "uniform"])
def test_thinking_ends_when_it_is_told_to(level: str, game: Game) -> None:
    case = next(case for case in PLAIN_CASES if case.game is game)
    moment = next(moments(game, case.setup, 2))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    begin = monotonic()
    found = make(level, 1).think(game, moment.view, moment.legal, Budget(seconds=60), stop)
    assert monotonic() - begin < 30
    assert found.iterations == 3 * FUTURES.get((level, game.info.id), 1)
    check_analysis(found, moment.legal)


def test_a_stopped_search_is_the_same_as_a_short_one() -> None:
    game = GAMES["caper"]
    moment = next(moments(game, agree(game, 2, "rome"), 2))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 50

    stopped = Mastermind(1).think(game, moment.view, moment.legal, Budget(), stop)
    short = Mastermind(1).think(game, moment.view, moment.legal, Budget(iterations=50))
    assert bytes_of(stopped) == bytes_of(short)


@pytest.mark.parametrize("level", SEARCHES)
def test_time_is_kept(level: str) -> None:
    game = GAMES["caper"]
    moment = next(moments(game, agree(game, 2, "rome"), 2))
    begin = monotonic()
    found = make(level, 1).think(game, moment.view, moment.legal, Budget(seconds=0.05))
    assert 0.02 <= monotonic() - begin < 5
    assert found.iterations > 1


def watched(now: list[float]) -> type[Budget]:
    """Budgets by a clock that is set by hand."""

    class Watched(Budget):
        def clock(self) -> Callable[[], float]:
            return lambda: now[0]

    return Watched


@pytest.mark.parametrize(
    ("seconds", "n_steps"), [(0.1, 1), (0.4, 1), (0.8, 2), (0.9, 3), (3.1, 10)]
)
def test_a_step_that_would_take_too_long_is_not_begun(seconds: float, n_steps: int) -> None:
    game = GAMES["caper"]
    moment = next(moments(game, agree(game, 3), 2))
    now = [0.0]

    class Slow(PlainTask):
        def iterate(self) -> None:
            now[0] += 0.3
            super().iterate()

    thought = Slow(game, moment.view, moment.legal, Quick(1))
    assert think_for(thought, watched(now)(seconds=seconds)).iterations == n_steps


def test_preparing_to_think_is_part_of_the_budget() -> None:
    game = GAMES["caper"]
    moment = next(moments(game, agree(game, 3), 2))
    now = [0.0]

    class Slow(Mastermind):
        def begin(
            self, game: Game, view: View, legal: Sequence[Action], luck: Quick | None = None
        ) -> Thought:
            now[0] += 2.0
            return super().begin(game, view, legal, luck)

    def stop() -> bool:
        now[0] += 0.5
        return now[0] > 20.0

    found = Slow(1).think(game, moment.view, moment.legal, watched(now)(seconds=3.0), stop)
    assert found.iterations == 3


@pytest.mark.parametrize("game_id", ["caper", "caper_europe"])
@pytest.mark.parametrize("level", ["search", "plain_search"])
def test_a_win_at_the_last_answer_is_found(level: str, game_id: str) -> None:
    game = GAMES[game_id]
    setup = agree(game, 2, game.info.variants[0])
    settings = knowledge_of(game).settings._replace(endgame=0)
    n_found = 0
    for deal in range(60):
        last = list(moments(game, setup, deal))[-1]
        shares = {}
        for action in last.legal:
            after = last.state.clone()
            after.apply(last.seat, action, Quick(0))
            play_out(after, Quick(0), lambda: 0.0)  # what is left of the play is forced
            totals = game.standing(after)
            shares[action] = shares_of(game, after, totals, (0, 1))[last.seat]
        if len(set(shares.values())) > 1:
            bot = Search(1, settings) if level == "search" else PlainSearch(1)
            found = bot.think(game, last.view, last.legal, Budget(iterations=40 * len(shares)))
            assert shares[found.action] == 1
            n_found += 1
    assert n_found >= 3


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_shares_of_the_win_agree_with_the_outcome(case: Case) -> None:
    game = case.game
    teams = game.teams(case.seats)
    luck = Quick(6)
    tactics = knowledge_of(game).tactics
    for _ in range(30):
        state = game.start(case.setup, luck)
        play_out(state, luck, luck.random)
        outcome = state.outcome()
        assert outcome is not None
        winners = {teams[seat] for seat in outcome.winners}
        expected = [1 / len(winners) if team in winners else 0.0 for team in teams]
        totals = game.standing(state)
        assert tuple(totals) == outcome.scores
        assert shares_of(game, state, totals, teams) == pytest.approx(expected)
        assert tactics.judge(state) == pytest.approx(expected)
        assert tactics.margins(state) == pytest.approx(margins_of(totals, teams))


def test_margins_are_over_the_best_of_another_team() -> None:
    assert margins_of([7, 4], [0, 1]) == [3, -3]
    assert margins_of([7, 7, 4, 4], [0, 0, 1, 1]) == [3, 3, -3, -3]
    assert margins_of([7, 9, 4], [0, 1, 2]) == [-2, 2, -5]


def test_a_seat_whose_answer_rests_may_think_again() -> None:
    game = GAMES["caper"]
    state = game.start(agree(game, 4, "paris"), Quick(3))
    seat = state.pending()[0]
    state.apply(seat, state.legal(seat)[0], Quick(0))
    assert seat not in state.pending()
    legal = state.legal(seat)
    for level in BOTS:
        found = make(level, 1).think(game, game.view(state, seat), legal, Budget(iterations=40))
        check_analysis(found, legal)


def test_a_game_without_tactics_is_judged_by_its_standing() -> None:
    known = knowledge_of(TOY)
    assert isinstance(known.tactics, Standing)
    assert known.settings == Settings()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(turns_ahead=1),
        Settings(turns_ahead=2, compares=True),
        Settings(is_paranoid=True),
        Settings(prior=0.0, margin_weight=0.0),
        Settings(stands_off=False),
    ],
)
@pytest.mark.parametrize("case", PLAIN_CASES[::3], ids=str)
def test_every_setting_plays(settings: Settings, case: Case) -> None:
    for n, moment in enumerate(moments(case.game, case.setup, 1, one_in=9)):
        if n == 3:
            break
        bot = Search(n, settings)
        found = bot.think(case.game, moment.view, moment.legal, Budget(iterations=30))
        check_analysis(found, moment.legal)


def test_plain_search_knows_nothing_but_the_rules() -> None:
    game = GAMES["caper"]
    moment = next(moments(game, agree(game, 2, "rome"), 2))
    thought = PlainSearch(1).begin(game, moment.view, moment.legal)
    for _ in range(40):
        thought.iterate()
    assert thought.n_nodes > 20
    found = thought.analysis()
    # A single result per playout: wins are whole numbers.
    for each in found.candidates:
        assert each.visits * each.win == pytest.approx(round(each.visits * each.win), abs=1e-9)
