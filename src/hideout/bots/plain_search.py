"""Plain tree search, for comparison: UCT and random games to the end, without any knowledge."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.outcomes import margins_of, shares_of
from hideout.bots.thought import Thought, think_for
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, View
from hideout.core.playout import play_out

_EXPLORATION = 0.7
"""The constant of UCB1, as in Cowling, Powley and Whitehouse 2012."""


class PlainSearch(Bot):
    """Single-observer information-set UCT: every answer by UCB1, the rest of the game at random."""

    name: ClassVar[str] = "plain_search"
    budget: ClassVar[Budget] = Budget(seconds=0.95)

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        thought = self.begin(game, view, legal)
        return think_for(thought, self.budget if budget is None else budget, stop)

    def begin(self, game: Game, view: View, legal: Sequence[Action]) -> Thought:
        """A search of this question that has not taken a step yet."""
        return PlainTask(game, view, legal, self.luck(view))


class PlainNode:
    """A question: what was tried and what could have been."""

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.edges: dict[Action, list[float]] = {}
        """By answer: how often it was tried, its wins, how often it could be given."""
        self.children: dict[int, PlainNode] = {}


class PlainTask(Thought):
    """One plain search: the tree that grows from one view."""

    __slots__ = (
        "_margins",
        "_n_seats",
        "_random",
        "_root",
        "_teams",
    )

    def __init__(self, game: Game, view: View, legal: Sequence[Action], luck: Quick) -> None:
        super().__init__(game, view, legal, luck)
        self._random: Callable[[], float] = Random(luck.below(1 << 30)).random
        self._root: PlainNode = PlainNode()
        self._margins: dict[Action, float] = dict.fromkeys(legal, 0.0)
        self._n_seats: int = 0
        self._teams: tuple[int, ...] = ()

    def iterate(self) -> None:
        """Play one imagined game to its end."""
        luck = self._luck
        game = self._game
        state = game.imagine(self._seen, luck)
        if not self.n_iterations:
            self._n_seats = state.n_seats()
            self._teams = game.teams(self._n_seats)
        self.n_iterations += 1
        node = self._root
        seat = self._seat
        legal: Sequence[Action] = self._legal
        n_seats = self._n_seats
        edges: list[list[float]] = []
        seats: list[Seat] = []
        own = -1
        while True:
            action = self._select(node, legal)
            edges.append(node.edges[action])
            seats.append(seat)
            if own < 0:
                own = action
            state.apply(seat, action, luck)
            pending = state.pending()
            if not pending:
                break
            seat = pending[0]
            key = action * n_seats + seat
            child = node.children.get(key)
            if child is None:
                node.children[key] = PlainNode()
                self.n_nodes += 1
                play_out(state, luck, self._random)
                break
            node = child
            legal = state.legal(seat)
        totals = game.standing(state)
        shares = shares_of(game, state, totals, self._teams)
        self._margins[own] += margins_of(totals, self._teams)[self._seat]
        for i, edge in enumerate(edges):
            edge[0] += 1.0
            edge[1] += shares[seats[i]]

    def _select(self, node: PlainNode, legal: Sequence[Action]) -> Action:
        """One of the answers not tried yet, else the one with the highest upper bound."""
        edges = node.edges
        fresh: list[Action] = []
        best = -1.0
        chosen = legal[0]
        log, sqrt = math.log, math.sqrt
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                edges[action] = [0.0, 0.0, 1.0]
                fresh.append(action)
                continue
            edge[2] += 1.0
            tried = edge[0]
            if not tried:
                fresh.append(action)
            elif not fresh:
                value = edge[1] / tried + _EXPLORATION * sqrt(log(edge[2]) / tried)
                if value > best:
                    best = value
                    chosen = action
        return fresh[int(self._random() * len(fresh))] if fresh else chosen

    def analysis(self) -> Analysis:
        """The answer tried most often, and what was seen of all."""
        n = self.n_iterations
        edges = self._root.edges
        found: list[Candidate] = []
        for action in self._legal:
            tried, wins = edges[action][0], edges[action][1]
            margin = self._margins[action]
            found.append(
                Candidate(
                    action,
                    tried / n,
                    int(tried),
                    margin / tried if tried else 0.0,
                    wins / tried if tried else 0.5,
                )
            )
        found.sort(key=lambda each: (-each.visits, -each.win))
        return Analysis(found[0].action, tuple(found), n)
