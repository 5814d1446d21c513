"""Answers compared in the same imagined worlds, each played on for some turns.

Where luck decides much, two answers that are tried in different worlds tell little about each
other.  Here every answer is given in the same worlds, so that the luck of a world speaks for all of
them alike and only the differences count.  Answers that have clearly fallen behind are given up.
An iteration is one answer played on in one world.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Final

from hideout.bots.base import Analysis, Candidate
from hideout.bots.mixing import draw
from hideout.bots.settings import Settings
from hideout.bots.standoff import asked_together
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought
from hideout.bots.worth import values_of
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, State, View

_FIRST_LOOK: Final = 4
"""After so many worlds, twice as many and so on, answers that fell behind are given up."""
_CLEARLY: Final = 1.5
"""By how many standard errors an answer must lie behind the leader to be given up."""
_FARTHEST: Final = 20.0


class Comparison(Thought):
    """One question, and how its answers fared in the worlds so far."""

    __slots__ = (
        "_is_together",
        "_margins",
        "_n_worlds",
        "_next_look",
        "_open",
        "_settings",
        "_tactics",
        "_values",
        "_waiting",
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
        # Of answers that look alike, any may come first.
        self._legal = luck.shuffle("answers", legal, ())
        self._tactics: Tactics = tactics
        self._settings: Settings = settings
        self._is_together: bool = len(asked_together(game.imagine(view, luck), self._seat)) > 1
        self._open: list[int] = list(range(len(legal)))
        """The places in the list of the answers that may still be the best."""
        self._waiting: list[int] = self._open[::-1]
        """Those that are still to be given in the present world."""
        self._n_worlds: int = 0
        """In how many worlds all open answers have been given."""
        self._next_look: int = _FIRST_LOOK
        self._world: State = self._imagine()
        self._wins: list[list[float]] = [[] for _ in legal]
        """Per answer, the share of the win that it came to in each world."""
        self._margins: list[list[float]] = [[] for _ in legal]
        self._values: list[list[float]] = [[] for _ in legal]
        """Per answer, what share and margin were worth in each world."""

    def iterate(self) -> None:
        """Give one more answer in the present world, or the first one in a new world."""
        if not self._waiting:
            self._world = self._imagine()
            self._waiting = self._open[::-1]
        self.n_iterations += 1
        i = self._waiting.pop()
        seat = self._seat
        state = self._world.clone()
        state.apply(seat, self._legal[i], self._luck)
        n_turns = self._settings.turns_ahead
        shares, margins = self._tactics.foresee(state, self._luck, n_turns)
        self._wins[i].append(shares[seat])
        self._margins[i].append(margins[seat])
        self._values[i].append(values_of(shares, margins, self._settings)[seat])
        if not self._waiting:
            self._n_worlds += 1
            if self._n_worlds == self._next_look:
                self._next_look *= 2
                self._give_up()

    def _imagine(self) -> State:
        world = self._game.imagine(self._seen, self._luck)
        self._tactics.let_others_answer(world, self._seat, self._luck)
        return world

    def is_settled(self) -> bool:
        """Whether all answers but one were given up."""
        return len(self._open) == 1

    def _give_up(self) -> None:
        """Keep the leader and all that are not clearly behind it."""
        leader = self._leader()
        self._open = [i for i in self._open if self._behind(i, leader) <= _CLEARLY]

    def _behind(self, i: int, leader: int) -> float:
        """How many standard errors an open answer lies behind the leader."""
        n = self._n_worlds
        best = self._values[leader]
        own = self._values[i]
        total = 0.0
        squares = 0.0
        for k in range(n):
            gap = best[k] - own[k]
            total += gap
            squares += gap * gap
        variance = max(0.0, squares - total * total / n) / (n - 1) * n
        if total <= 0.0:
            return 0.0
        error = sqrt(variance)
        return total / error if error * _FARTHEST > total else _FARTHEST

    def _leader(self) -> int:
        """The open answer that did best in the worlds in which all of them were given."""
        if not self._n_worlds:
            tried = [i for i in self._open if self._values[i]]
            return max(tried, key=lambda i: self._values[i][0])
        n = self._n_worlds
        return max(self._open, key=lambda i: fsum(self._values[i][:n]))

    # -- what it came to -----------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """The answer that did best, and how far the others are behind it."""
        leader = self._leader()
        chosen = leader
        visits = [len(values) for values in self._values]
        weights = [n / self.n_iterations for n in visits]
        if self._is_together and self._n_worlds > 1:
            weights = self._mixture(leader)
            chosen = draw(weights, self._luck.random())
        found: list[Candidate] = []
        for i, action in enumerate(self._legal):
            margin = self._compared(self._margins, i, leader)
            win = min(1.0, max(0.0, self._compared(self._wins, i, leader)))
            found.append(Candidate(action, weights[i], visits[i], margin, win))
        best = self._legal[leader]
        found.sort(key=lambda each: (each.action != best, -each.weight, -each.win, -each.margin))
        return Analysis(self._legal[chosen], tuple(found), self.n_iterations)

    def _mixture(self, leader: int) -> list[float]:
        """Chances of the answers to a simultaneous question, where a sure answer could be foreseen.

        The less an answer can be told from the leader, the likelier it is.
        """
        chances = [0.0] * len(self._legal)
        for i in self._open:
            chances[i] = exp(-(self._behind(i, leader) ** 2))
        whole = fsum(chances)
        return [chance / whole for chance in chances]

    def _compared(self, told: list[list[float]], i: int, leader: int) -> float:
        """The mean of the leader, and the difference to it in the worlds that both were given in.

        An answer that was given up early has seen few worlds; they may have been good or bad ones.
        """
        best = told[leader]
        own = told[i]
        mean = fsum(best) / len(best)
        n = min(len(own), len(best))
        if not n:
            return mean
        return mean + (fsum(own[:n]) - fsum(best[:n])) / n
