"""Games of a player against itself, to learn from: quick, with mistakes, noted down on the way.

The player is a hasty burglar: it imagines two worlds, tries at most some of its answers in them,
and takes the one after which the position is judged best.  Tactics may also play in a way of their
own: by their first impression, or as they ponder a question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hideout.bots.burglar import Look
from hideout.bots.tactics import Tactics
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State
from hideout.core.options import agree
from hideout.lab.seeds import number_for

MISTAKES = 0.12
"""The share of answers that are given by luck, so that unusual positions are seen, too."""
NOTED = 0.35
"""The share of questions before which the position is noted."""
_WORLDS = 2
"""How many states that the view allows an answer is tried in."""
_MOST = 24
"""Of more answers than these, so many are picked by luck and compared."""
_LEVEL = "safecracker"
"""Where a game has its own way to think, that of this level is taken: quick, and not foreseen."""
_LONGEST = 4000
"""A game with more questions is given up and teaches nothing: no rule makes it end."""


class Later(NamedTuple):
    """How a seat stood some stages later."""

    group: int
    stage: int
    features: list[float]


class Note(NamedTuple):
    """A position as one seat stood in it, and how the game ended for that seat."""

    group: int
    stage: int
    features: list[float]
    margin: float
    share: float
    later: Later | None = None
    """The same seat as many stages later as the tactics have foresight; None at the end."""


class Deal(NamedTuple):
    """One game to be played."""

    number: int
    seats: int
    variant: str


class Learner:
    """Plays all seats of a game with the same tactics."""

    def __init__(self, game: Game, tactics: Tactics, plays_by: Tactics) -> None:
        self.game = game
        self.tactics = tactics
        """What positions are noted by."""
        self.plays_by = plays_by
        """What answers are chosen by."""

    def play(self, deal: Deal, seed: str) -> list[Note]:
        """Play one game to its end; everything depends on the seed and the deal alone."""
        game, tactics = self.game, self.tactics
        chance = Quick(number_for(seed, deal, "deal"))
        luck = Quick(number_for(seed, deal, "play"))
        state = game.start(agree(game, deal.seats, deal.variant), chance)
        seen: list[tuple[Seat, int, int, list[float]]] = []
        for _ in self.course(state, chance, luck):
            if luck.random() < NOTED:
                stage = tactics.stage(state)
                for seat in range(deal.seats):
                    features = tactics.features(state, seat)
                    seen.append((seat, tactics.group(state, seat), stage, features))
        if state.pending():
            return []
        margins = tactics.margins(state)
        won = final_shares(game, state)
        found: list[Note] = []
        for i, (seat, group, stage, features) in enumerate(seen):
            later = None
            if tactics.foresight:
                due = stage + tactics.foresight
                after = (Later(*one[1:]) for one in seen[i:] if one[0] == seat and one[2] >= due)
                later = next(after, None)
            found.append(Note(group, stage, features, margins[seat], won[seat], later))
        return found

    def course(self, state: State, chance: Quick, luck: Quick) -> Iterator[State]:
        """The one state of a game, before every question, played on to the end."""
        for _ in range(_LONGEST):
            pending = state.pending()
            if not pending:
                break
            yield state
            # Simultaneous answers are all chosen before the first of them is given.
            for seat, action in [(seat, self._choose(state, seat, luck)) for seat in pending]:
                state.apply(seat, action, chance)

    def _choose(self, state: State, seat: Seat, luck: Quick) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.plays_by.is_left_to_luck(state, seat) or luck.random() < MISTAKES:
            return legal[luck.below(len(legal))]
        seen = self.game.view(state, seat)
        if self.plays_by.plays_by_thought:
            thought = self.plays_by.ponder(self.game, seen, legal, luck, _LEVEL)
            if thought is not None:
                thought.iterate()
                return thought.analysis().action
        if self.plays_by.plays_by_weight:
            weights = self.plays_by.weigh(self.game.imagine(seen, luck), seat, legal)
            return legal[weights.index(max(weights))]
        tried = legal if len(legal) <= _MOST else luck.draw("answers", legal, (), _MOST)
        look = Look(self.game, seen, tried, self.plays_by, luck)
        for _ in range(_WORLDS):
            look.iterate()
        return look.analysis().action


def final_shares(game: Game, state: State) -> list[float]:
    """Per seat, its share of the win of a finished game; teams that share it get equal parts."""
    outcome = state.outcome()
    assert outcome is not None
    teams = game.teams(len(outcome.ranks))
    winning = {teams[seat] for seat in outcome.winners}
    return [1 / len(winning) if team in winning else 0.0 for team in teams]
