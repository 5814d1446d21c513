"""Information-set tree search: the two upper levels.

Interface, for those who tune or call it:

* `Search(seed, settings=None, tactics=None)` is a `Bot`; without settings and tactics it takes
  those of the game (`bots/<game>_eval.py`: `SETTINGS`, `TACTICS`), see `knowledge.py`.
* `bot.think(game, view, legal, Budget(iterations=1000))` gives the `Analysis`.
* `Settings` (settings.py) has the knobs; `SETTINGS._replace(prior=0.5)` makes a variant.

Each iteration imagines a world from the view, walks down the tree by PUCT with availability counts
(single-observer ISMCTS: Cowling, Powley and Whitehouse 2012), adds one question to the tree, lets
the tactics judge the position there and credits every seat on the way with its own share.  Forced
answers are passed through.  Luck is sampled again each time, so dice and deals need no nodes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.comparison import Comparison
from hideout.bots.endgame import Endgame
from hideout.bots.knowledge import Knowledge, knowledge_of
from hideout.bots.mixing import Mixer, draw, draw_curiously
from hideout.bots.settings import Settings
from hideout.bots.standoff import Standoff, asked_together
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought, think_for
from hideout.bots.tree import Node
from hideout.bots.worth import values_of
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View

__all__ = ["Search", "Settings"]

_POSITIONS_PER_ITERATION = 8
"""How many positions of an endgame take as long as an iteration, about."""
_POSITIONS_PER_SECOND = 20_000
"""How many positions of an endgame are begun in a second of the budget."""


class Search(Bot):
    """Plays through imagined futures and answers what did best in them."""

    name: ClassVar[str] = "search"
    budget: ClassVar[Budget] = Budget(seconds=0.5)
    """How long it thinks unless told otherwise."""

    def __init__(
        self, seed: int, settings: Settings | None = None, tactics: Tactics | None = None
    ) -> None:
        super().__init__(seed)
        self.settings: Settings | None = settings
        self.tactics: Tactics | None = tactics

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        budget = self.budget if budget is None else budget
        clock = budget.clock()
        start = clock()
        fate = self.fate(view)
        solved = self.solve(game, view, legal, Quick(fate), budget, stop)
        if solved is not None:
            return solved
        thought = self.begin(game, view, legal, Quick(fate))
        if budget.seconds is not None:
            budget = budget._replace(seconds=budget.seconds - (clock() - start))
        return think_for(thought, budget, stop)

    def solve(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        luck: Quick,
        budget: Budget,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis | None:
        """The exact worth of every answer, if so little of the game is left."""
        assert view.seat is not None, "a spectator has nothing to answer"
        tactics, settings = self._ways(game)
        world = game.imagine(view, luck)
        if world.n_seats() != 2 or not tactics.is_open(world):
            return None
        limit = settings.endgame
        if budget.iterations is not None:
            limit = min(limit, _POSITIONS_PER_ITERATION * budget.iterations)
        if budget.seconds is not None:
            limit = min(limit, int(_POSITIONS_PER_SECOND * budget.seconds))
        return Endgame(tactics, settings, view.seat, luck, limit, stop).solve(world, legal)

    def begin(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick | None = None
    ) -> Thought:
        """A search of this question that has not taken a step yet."""
        assert view.seat is not None, "a spectator has nothing to answer"
        tactics, settings = self._ways(game)
        luck = self.luck(view) if luck is None else luck
        thought = tactics.ponder(game, view, legal, luck, self.name)
        if thought is not None:
            return thought
        if self.settings is None:
            settings = tactics.settings_at(view, self.name, settings)
        asked = asked_together(game.imagine(view, luck), view.seat)
        if settings.stands_off and len(asked) > 1:
            return Standoff(game, view, legal, tactics, settings, luck)
        if settings.compares:
            return Comparison(game, view, legal, tactics, settings, luck)
        return Task(game, view, legal, tactics, settings, luck)

    def _ways(self, game: Game) -> Knowledge:
        known = knowledge_of(game)
        return Knowledge(self.tactics or known.tactics, self.settings or known.settings)


class Task(Thought):
    """One search: the tree that grows from one view."""

    __slots__ = (
        "_is_together",
        "_n_seats",
        "_root",
        "_settings",
        "_size",
        "_sums",
        "_tactics",
        "_teams",
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
        self.enough = settings.enough
        # Answers that look alike are tried in a random order.
        self._legal = luck.shuffle("answers", legal, ())
        self._tactics: Tactics = tactics
        self._settings: Settings = settings
        self._size: int = game.actions.size
        self._root: Node = Node()
        self._n_seats: int = 0
        self._teams: tuple[int, ...] = ()
        self._is_together: bool = False
        self._sums: dict[Action, list[float]] = {action: [0.0, 0.0] for action in legal}
        """By answer of the searching seat: sums of shares of the win and of margins."""

    # -- one iteration -------------------------------------------------------------------------

    def iterate(self) -> None:
        """Play imagined futures through the tree and learn from their ends."""
        for _ in range(self._settings.futures):
            self._play_through()

    def _play_through(self) -> None:
        luck = self._luck
        state = self._game.imagine(self._seen, luck)
        if not self.n_iterations:
            self._n_seats = state.n_seats()
            self._teams = self._game.teams(self._n_seats)
            self._is_together = len(asked_together(state, self._seat)) > 1
        self.n_iterations += 1
        settings = self._settings
        size = self._size
        n_seats = self._n_seats
        node = self._root
        seat = self._seat
        legal: Sequence[Action] = self._legal
        asked = asked_together(state, self._seat) if self._is_together else (seat,)
        steps: list[_Step] = []
        nodes: list[Node] = []
        edges: list[list[float]] = []
        seats: list[Seat] = []
        own = -1
        chapter = self._tactics.chapter(state) if settings.within_chapter else 0
        is_past = False
        while True:
            if len(asked) > 1:
                key = 0
                for each in asked:
                    step = self._answer_together(node, state, each, asked)
                    steps.append(step)
                    key = key * size + step.legal[step.index]
                    if own < 0 and node is self._root and each == self._seat:
                        own = step.legal[step.index]
                for step in steps[-len(asked) :]:
                    state.apply(step.seat, step.legal[step.index], luck)
            else:
                key = self._select(node, state, seat, legal)
                nodes.append(node)
                edges.append(node.edges[key])
                seats.append(seat)
                if own < 0:
                    own = key
                state.apply(seat, key, luck)
            while True:
                asked = state.pending()
                if len(asked) != 1:
                    break
                if settings.within_chapter and self._tactics.chapter(state) != chapter:
                    is_past = True
                    break
                seat = asked[0]
                legal = state.legal(seat)
                if len(legal) > 1:
                    break
                state.apply(seat, legal[0], luck)
            if not asked or is_past:
                break
            key = key * (n_seats + 1) + (seat if len(asked) == 1 else n_seats)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                self.n_nodes += 1
                break
            node = child
        n_turns = settings.turns_ahead if asked and not is_past else 0
        shares, margins = self._tactics.foresee(state, luck, n_turns)
        sums = self._sums[own]
        sums[0] += shares[self._seat]
        sums[1] += margins[self._seat]
        values = self._values(shares, margins)
        for i, edge in enumerate(edges):
            value = values[seats[i]]
            edge[0] += 1.0
            edge[1] += value
            node = nodes[i]
            node.visits += 1
            node.total += value
        for step in steps:
            step.mixer.learn(
                step.legal, step.strategy, step.index, values[step.seat], settings.curiosity
            )

    def _values(self, shares: list[float], margins: list[float]) -> list[float]:
        """What the end of an iteration is worth to each seat."""
        settings = self._settings
        values = values_of(shares, margins, settings)
        if settings.is_paranoid:
            mine = values[self._seat]
            team = self._teams[self._seat]
            values = [mine if other == team else -mine for other in self._teams]
        return values

    def _select(self, node: Node, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
        """The answer that promises most, or is known too little."""
        edges = node.edges
        visits = node.visits
        settings = self._settings
        fresh = (node.total / visits if visits else 0.5) - settings.caution
        exploration = settings.exploration
        sqrt = math.sqrt
        best = -1e9
        chosen = legal[0]
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                self._meet(node, state, seat, legal)
                edge = edges[action]
            tried = edge[0]
            edge[2] += 1.0
            value = (edge[1] / tried if tried else fresh) + exploration * edge[3] * sqrt(
                edge[2]
            ) / (1.0 + tried)
            if value > best:
                best = value
                chosen = action
        return chosen

    def _meet(self, node: Node, state: State, seat: Seat, legal: Sequence[Action]) -> None:
        """Give first impressions to answers that this question has not had before."""
        weights = self._weights(state, seat, legal)
        edges = node.edges
        for action, weight in zip(legal, weights, strict=True):
            if action not in edges:
                edges[action] = [0.0, 0.0, 0.0, weight]

    def _weights(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """First impressions that add up to 1: partly even, partly by the tactics."""
        prior = self._settings.prior
        even = (1.0 - prior) / len(legal)
        if prior <= 0.0:
            return [even] * len(legal)
        weights = self._tactics.weigh(state, seat, legal)
        whole = sum(weights)
        if whole <= 0.0:
            return [1.0 / len(legal)] * len(legal)
        prior /= whole
        return [even + prior * weight for weight in weights]

    def _answer_together(
        self, node: Node, state: State, seat: Seat, asked: tuple[Seat, ...]
    ) -> _Step:
        """Draw one seat's answer to a simultaneous question."""
        if node.mixers is None:
            node.mixers = {each: Mixer() for each in asked}
        mixer = node.mixers.get(seat)
        if mixer is None:
            mixer = node.mixers[seat] = Mixer()
        is_own = node is self._root and seat == self._seat
        legal: Sequence[Action] = self._legal if is_own else state.legal(seat)
        if not mixer.knows(legal):
            mixer.meet(legal, self._weights(state, seat, legal))
        strategy = mixer.strategy(legal)
        index = draw_curiously(strategy, self._luck.random(), self._settings.curiosity)
        return _Step(seat, mixer, legal, strategy, index)

    # -- what it came to -----------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """The answer, and what the search thinks of all of them."""
        legal = self._legal
        mixer = None
        if self._is_together and self._root.mixers is not None:
            mixer = self._root.mixers[self._seat]
        if mixer is None:
            edges = self._root.edges
            visits = [int(edges[action][0]) if action in edges else 0 for action in legal]
            weights = [n / self.n_iterations for n in visits]
            means = [edges[a][1] / n if n else -1e9 for a, n in zip(legal, visits, strict=True)]
            first = max(range(len(legal)), key=lambda i: (visits[i], means[i]))
        else:
            visits = [mixer.visits[action] for action in legal]
            weights = mixer.averaged(legal)
            first = draw(weights, self._luck.random())
        candidates = self._candidates(visits, weights)
        return Analysis(legal[first], candidates, self.n_iterations)

    def _candidates(self, visits: list[int], weights: list[float]) -> tuple[Candidate, ...]:
        n = self.n_iterations
        mean_win = sum([sums[0] for sums in self._sums.values()]) / n
        mean_margin = sum([sums[1] for sums in self._sums.values()]) / n
        found: list[Candidate] = []
        for i, action in enumerate(self._legal):
            tried = visits[i]
            win, margin = self._sums[action]
            found.append(
                Candidate(
                    action,
                    weights[i],
                    tried,
                    margin / tried if tried else mean_margin,
                    win / tried if tried else mean_win,
                )
            )
        found.sort(key=lambda each: (-each.weight, -each.visits, -each.win))
        return tuple(found)


class _Step:
    """One seat's part in a simultaneous question, to be learned from at the end."""

    __slots__ = ("index", "legal", "mixer", "seat", "strategy")

    def __init__(
        self,
        seat: Seat,
        mixer: Mixer,
        legal: Sequence[Action],
        strategy: list[float],
        index: int,
    ) -> None:
        self.seat: Seat = seat
        self.mixer: Mixer = mixer
        self.legal: Sequence[Action] = legal
        self.strategy: list[float] = strategy
        self.index: int = index
