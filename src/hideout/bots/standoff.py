"""A simultaneous question by itself: what everybody should mix, judged one step ahead.

A deterministic answer to such a question can be foreseen.  If two seats are asked and each knows
what the other may answer, all pairs of answers are judged in the same imagined worlds and the
matrix is solved.  Otherwise seats take turns to compare all their answers with answers drawn for
the others (regret matching with external sampling).  An iteration is one judged future.
"""

from __future__ import annotations

from collections.abc import Sequence

from hideout.bots.base import Analysis, Candidate
from hideout.bots.mixing import Mixer, draw, solve
from hideout.bots.settings import Settings
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought
from hideout.bots.worth import values_of
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View

_MOST_CELLS = 6400
"""Matrices with more pairs of answers are not worth their time."""
_N_TRIALS = 3
"""In how many worlds the other's answers must be the same to be taken as known."""
_FEW = 6
"""Follow-ups with no more answers are compared by judging them, others at a glance."""


def asked_together(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who answers the present question, a seat whose answer rests already being asked again."""
    pending = state.pending()
    return pending if seat in pending else (seat, *pending)


class Standoff(Thought):
    """One simultaneous question and what is known of it so far."""

    __slots__ = (
        "_asked",
        "_cells",
        "_counts",
        "_margins",
        "_mixers",
        "_n_sweeps",
        "_rival_legal",
        "_settings",
        "_sums",
        "_sweep",
        "_tactics",
        "_teams",
        "_visits",
        "_wins",
        "_world",
    )

    def __init__(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        tactics: Tactics,
        settings: Settings,
        luck: Quick,
    ) -> None:
        super().__init__(game, view, legal, luck)
        self._tactics: Tactics = tactics
        self._settings: Settings = settings
        self._world: State = game.imagine(view, luck)
        self._asked: tuple[Seat, ...] = asked_together(self._world, self._seat)
        self._teams: tuple[int, ...] = game.teams(self._world.n_seats())
        self._rival_legal: list[Action] = self._known_answers()
        """What the one other seat may answer, if that is known."""
        n_cells = len(legal) * len(self._rival_legal)
        self._cells: list[int] = []
        """Pairs of answers still to be judged in the present world."""
        self._sums: list[float] = [0.0] * n_cells
        self._counts: list[int] = [0] * n_cells
        self._mixers: dict[Seat, Mixer] = {}
        self._sweep: Sweep | None = None
        self._n_sweeps: int = 0
        self._visits: list[int] = [0] * len(legal)
        self._wins: list[float] = [0.0] * len(legal)
        self._margins: list[float] = [0.0] * len(legal)

    def _known_answers(self) -> list[Action]:
        if len(self._asked) != 2:
            return []
        rival = self._rival()
        if self._teams[rival] == self._teams[self._seat]:
            return []
        found = self._world.legal(rival)
        if len(found) * len(self._legal) > _MOST_CELLS:
            return []
        for _ in range(_N_TRIALS):
            if self._game.imagine(self._seen, self._luck).legal(rival) != found:
                return []
        return found

    def iterate(self) -> None:
        """Judge one more future."""
        self.n_iterations += 1
        if self._rival_legal and not self._cells:
            self._begin_world()
        if self._rival_legal:
            self._fill_cell()
        else:
            self._go_on_sweeping()

    # -- two seats that know each other's answers ----------------------------------------------

    def _begin_world(self) -> None:
        """Imagine another world, in which all pairs of answers are judged again."""
        self._world = self._game.imagine(self._seen, self._luck)
        if self._world.legal(self._rival()) != self._rival_legal:
            # The other's answers seemed known, but they are not: the matrix means nothing.
            self._rival_legal = []
            return
        self._cells = self._luck.shuffle("cells", range(len(self._sums)), ())

    def _rival(self) -> Seat:
        return self._asked[0] if self._asked[1] == self._seat else self._asked[1]

    def _fill_cell(self) -> None:
        cell = self._cells.pop()
        mine, theirs = divmod(cell, len(self._rival_legal))
        answers = [
            self._legal[mine] if seat == self._seat else self._rival_legal[theirs]
            for seat in self._asked
        ]
        values = self._judge(self._world, answers, mine)
        rival = self._rival()
        self._sums[cell] += 0.5 * (values[self._seat] - values[rival])
        self._counts[cell] += 1

    def matrix(self) -> list[list[float]]:
        """By own answer and the rival's: the mean value, guessed where none was judged yet."""
        n = len(self._rival_legal)
        rows = [
            [self._sums[i * n + j] / max(1, self._counts[i * n + j]) for j in range(n)]
            for i in range(len(self._legal))
        ]
        if 0 not in self._counts:
            return rows
        whole = sum(self._sums) / sum(self._counts)
        across = [self._mean(range(i * n, i * n + n), whole) for i in range(len(self._legal))]
        down = [self._mean(range(j, len(self._sums), n), whole) for j in range(n)]
        return [
            [
                rows[i][j] if self._counts[i * n + j] else across[i] + down[j] - whole
                for j in range(n)
            ]
            for i in range(len(self._legal))
        ]

    def _mean(self, cells: Sequence[int], otherwise: float) -> float:
        count = sum([self._counts[cell] for cell in cells])
        return sum([self._sums[cell] for cell in cells]) / count if count else otherwise

    # -- more seats, or hidden answers ---------------------------------------------------------

    def _go_on_sweeping(self) -> None:
        sweep = self._sweep
        if sweep is None:
            sweep = self._sweep = self._next_sweep()
        i = len(sweep.values)
        answers = sweep.answers[:]
        answers[sweep.at] = sweep.legal[i]
        is_own = sweep.seat == self._seat
        values = self._judge(sweep.world, answers, i if is_own else -1)
        sweep.values.append(values[sweep.seat])
        if len(sweep.values) == len(sweep.legal):
            sweep.mixer.learn_all(sweep.legal, sweep.strategy, sweep.values)
            self._sweep = None

    def _next_sweep(self) -> Sweep:
        """In a new world, the others' answers are drawn; one seat will compare all of its own."""
        asked = self._asked
        others = [seat for seat in asked if seat != self._seat]
        n = self._n_sweeps
        # The own strategy matters twice as much as those of all others together.
        seat = others[n // 3 % len(others)] if others and n % 3 == 2 else self._seat
        self._n_sweeps += 1
        world = self._game.imagine(self._seen, self._luck)
        answers: list[Action] = []
        sweep: Sweep | None = None
        for at, each in enumerate(asked):
            legal = self._legal if each == self._seat else world.legal(each)
            mixer = self._mixers.get(each)
            if mixer is None:
                mixer = self._mixers[each] = Mixer()
            if not mixer.knows(legal):
                mixer.meet(legal, self._weights(world, each, legal))
            strategy = mixer.strategy(legal)
            answers.append(legal[draw(strategy, self._luck.random())])
            if each == seat:
                sweep = Sweep(world, seat, at, mixer, legal, strategy)
        assert sweep is not None
        sweep.answers = answers
        return sweep

    def _weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        prior = self._settings.prior
        weights = self._tactics.weigh(state, seat, legal)
        whole = sum(weights)
        even = 1.0 / len(legal)
        if whole <= 0.0:
            return [even] * len(legal)
        return [(1.0 - prior) * even + prior * weight / whole for weight in weights]

    # -- judging -------------------------------------------------------------------------------

    def _judge(self, world: State, answers: Sequence[Action], own: int) -> list[float]:
        """What these answers come to for each seat."""
        luck = self._luck
        state = world.clone()
        for seat, action in zip(self._asked, answers, strict=True):
            state.apply(seat, action, luck)
        for _ in range(self._settings.follow_ups):
            pending = state.pending()
            if len(pending) != 1:
                break
            state = self._followed(state, pending[0])
        shares, margins = self._tactics.foresee(state, luck, self._settings.turns_ahead)
        if own >= 0:
            self._visits[own] += 1
            self._wins[own] += shares[self._seat]
            self._margins[own] += margins[self._seat]
        return values_of(shares, margins, self._settings)

    def _followed(self, state: State, seat: Seat) -> State:
        """The position after a seat's next answer, the best one as far as can be seen."""
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0], self._luck)
            return state
        if len(legal) > _FEW:
            weights = self._tactics.weigh(state, seat, legal)
            state.apply(seat, legal[weights.index(max(weights))], self._luck)
            return state
        best = -1.0
        chosen = state
        for action in legal:
            after = state.clone()
            after.apply(seat, action, self._luck)
            value = self._tactics.judge(after)[seat]
            if value > best:
                best = value
                chosen = after
        return chosen

    # -- what it came to -----------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """An answer drawn from the mixed strategy, and that strategy."""
        legal = self._legal
        if self._rival_legal:
            weights = solve(self.matrix(), 1000, 0.005).rows
        elif self._seat in self._mixers:
            mixer = self._mixers[self._seat]
            weights = mixer.averaged(legal) if mixer.n else mixer.strategy(legal)
        else:
            weights = [1.0 / len(legal)] * len(legal)
        n = max(1, sum(self._visits))
        mean_win, mean_margin = sum(self._wins) / n, sum(self._margins) / n
        first = draw(weights, self._luck.random())
        found: list[Candidate] = []
        for i, action in enumerate(legal):
            tried = self._visits[i]
            win = self._wins[i] / tried if tried else mean_win
            margin = self._margins[i] / tried if tried else mean_margin
            found.append(Candidate(action, weights[i], tried, margin, win))
        found.sort(key=lambda each: (-each.weight, -each.win))
        return Analysis(legal[first], tuple(found), self.n_iterations)


class Sweep:
    """One seat compares all its answers against the same answers of the others."""

    __slots__ = ("answers", "at", "legal", "mixer", "seat", "strategy", "values", "world")

    def __init__(
        self,
        world: State,
        seat: Seat,
        at: int,
        mixer: Mixer,
        legal: Sequence[Action],
        strategy: list[float],
    ) -> None:
        self.world: State = world
        self.seat: Seat = seat
        self.at: int = at
        self.mixer: Mixer = mixer
        self.legal: Sequence[Action] = legal
        self.strategy: list[float] = strategy
        self.answers: list[Action] = []
        self.values: list[float] = []
