"""The third level: takes what looks best right now, judged by what the bots know of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.knowledge import knowledge_of
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought, think_for
from hideout.bots.worth import MARGIN, glance_at
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View

_FEW = 4
"""A question right after the bot's own answer, with no more answers, belongs to the same play."""
_LOOKS_AHEAD = 4
"""How many answers of others are played out if none of the bot's own makes a difference yet."""
_COMPARABLE = 12
"""With more answers than these it does not do so."""


class Burglar(Bot):
    """Gives the answer after which its position is judged best.

    It imagines a few worlds, gives each answer in each of them (and short follow-ups of its own)
    and compares.  Of answers that rest hidden at the same time it draws likely ones.  If its
    answers make no difference by themselves, it lets the others play in the same way for a moment.
    Where the tactics say so, some of its answers are any answer.
    """

    name: ClassVar[str] = "burglar"
    budget: ClassVar[Budget] = Budget(iterations=4)
    """How many worlds it imagines."""

    def __init__(self, seed: int, tactics: Tactics | None = None) -> None:
        super().__init__(seed)
        self.tactics: Tactics | None = tactics

    def think(
        self,
        game: Game,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Analysis:
        assert view.seat is not None, "a spectator has nothing to answer"
        tactics = self.tactics or knowledge_of(game).tactics
        luck = self.luck(view)
        thought = tactics.ponder(game, view, legal, luck, self.name)
        if thought is None:
            thought = Look(game, view, legal, tactics, luck)
        found = think_for(thought, self.budget if budget is None else budget, stop)
        slips = tactics.slips(view, self.name)
        return self._slip(found, view, legal, slips) if slips else found

    def _slip(self, found: Analysis, view: View, legal: Sequence[Action], slips: float) -> Analysis:
        """What was found, or in this share of the cases any answer."""
        slip = slips / len(legal)
        found = found._replace(
            candidates=tuple(
                each._replace(weight=slip + (1.0 - slips) * each.weight)
                for each in found.candidates
            )
        )
        luck = self.luck(view)
        if luck.random() < slips:
            return found._replace(action=legal[luck.below(len(legal))])
        return found


class Look(Thought):
    """What one glance at a position finds."""

    __slots__ = (
        "_margins",
        "_tactics",
        "_wins",
    )

    def __init__(
        self, game: Game, view: View, legal: Sequence[Action], tactics: Tactics, luck: Quick
    ) -> None:
        super().__init__(game, view, legal, luck)
        self._tactics: Tactics = tactics
        self._wins: list[float] = [0.0] * len(legal)
        self._margins: list[float] = [0.0] * len(legal)

    def iterate(self) -> None:
        """Try every answer in one more imagined world."""
        world = self._game.imagine(self._seen, self._luck)
        seat = self._seat
        self._tactics.let_others_answer(world, seat, self._luck)
        afters = [self.after(world, action) for action in self._legal]
        found = [self._tactics.assess(after) for after in afters]
        values = [glance_at(judged, seat) for judged in found]
        if min(values) == max(values) and len(values) <= _COMPARABLE:
            found = [self._tactics.assess(self._later(after)) for after in afters]
        for i, (shares, margins) in enumerate(found):
            self._wins[i] += shares[seat]
            self._margins[i] += margins[seat]
        self.n_iterations += 1

    def after(self, world: State, action: Action) -> State:
        """The position after an answer and the seat's own follow-up to it."""
        state = world.clone()
        seat = self._seat
        state.apply(seat, action, self._luck)
        while seat in state.pending():
            legal = state.legal(seat)
            if len(legal) > _FEW:
                break
            state = self._best(state, seat, legal)
        return state

    def _later(self, state: State) -> State:
        """The position when the next few others have answered in the same way, too."""
        for _ in range(_LOOKS_AHEAD):
            pending = state.pending()
            if not pending or pending[0] == self._seat:
                break
            state = self._best(state, pending[0], state.legal(pending[0]))
        return state

    def _best(self, state: State, seat: Seat, legal: Sequence[Action]) -> State:
        """The position after the seat's best single answer."""
        best = -1e9
        chosen = state
        for action in legal:
            after = state.clone()
            after.apply(seat, action, self._luck)
            value = glance_at(self._tactics.assess(after), seat)
            if value > best:
                best = value
                chosen = after
        return chosen

    def analysis(self) -> Analysis:
        """The best answer on average; equals are drawn from."""
        n = self.n_iterations
        values = [
            win + MARGIN * margin for win, margin in zip(self._wins, self._margins, strict=True)
        ]
        best = max(values)
        equals = [i for i, value in enumerate(values) if value >= best - 1e-12]
        first = equals[self._luck.below(len(equals))]
        order = sorted(range(len(values)), key=lambda i: (i != first, -values[i]))
        return Analysis(
            self._legal[first],
            tuple(
                Candidate(
                    self._legal[i],
                    1.0 / len(equals) if i in equals else 0.0,
                    n,
                    self._margins[i] / n,
                    self._wins[i] / n,
                )
                for i in order
            ),
            n,
        )
