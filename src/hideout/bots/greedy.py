"""The first real opponent: takes what looks best right now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hideout.bots.base import Bot
from hideout.core.chance import Chance
from hideout.core.game import Action, Game, Seat, State, View

_WORLDS = 3
"""How many states that the view allows an answer is tried in."""
_FEW = 4
"""A question right after the bot's own answer, with no more answers, belongs to the same play."""
_POINT = 10
"""What a point is worth; whatever the seat can still spend is worth 1 apiece."""
_LOOKS_AHEAD = 4
"""How many answers of others are played out if none of the bot's own makes a difference yet."""


class Greedy(Bot):
    """Gives the answer after which it would stand best if the game ended there.

    How it stands is its total less the best total of another team, coins being worth a little.
    If its answers make no difference by themselves (a Snitch or a Lookout handing out cards), it
    lets the others play greedily for a moment and compares then.
    """

    name: ClassVar[str] = "greedy"

    def choose(self, game: Game, view: View, legal: Sequence[Action]) -> Action:
        """The answer with the best standing, averaged over what may be hidden."""
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has nothing to answer"
        luck = self.luck(view)
        worlds = [game.imagine(view, luck) for _ in range(_WORLDS)]
        values = [
            sum(_value(game, _after(game, world, seat, action, luck), seat) for world in worlds)
            for action in legal
        ]
        if min(values) == max(values):
            values = [
                sum(_value_later(game, world, seat, action, luck) for world in worlds)
                for action in legal
            ]
        best = max(values)
        equals = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equals[luck.below(len(equals))]


def _after(game: Game, state: State, seat: Seat, action: Action, luck: Chance) -> State:
    """The state after an answer and the seat's own follow-up to it."""
    state = state.clone()
    state.apply(seat, action, luck)
    while seat in state.pending():
        legal = state.legal(seat)
        if len(legal) > _FEW:
            break
        state = _best(game, state, seat, legal, luck)
    return state


def _best(game: Game, state: State, seat: Seat, legal: Sequence[Action], luck: Chance) -> State:
    """The state after the seat's best single answer."""
    tried = []
    for action in legal:
        after = state.clone()
        after.apply(seat, action, luck)
        tried.append(after)
    return max(tried, key=lambda after: _value(game, after, seat))


def _value_later(game: Game, state: State, seat: Seat, action: Action, luck: Chance) -> int:
    """How the seat stands when the next few others have answered greedily, too."""
    state = _after(game, state, seat, action, luck)
    for _ in range(_LOOKS_AHEAD):
        pending = state.pending()
        if not pending or pending[0] == seat:
            break
        state = _best(game, state, pending[0], state.legal(pending[0]), luck)
    return _value(game, state, seat)


def _value(game: Game, state: State, seat: Seat) -> int:
    totals = game.standing(state)
    teams = game.teams(state.n_seats())
    mine = teams[seat]
    others = max(total for total, team in zip(totals, teams, strict=True) if team != mine)
    return _POINT * (totals[seat] - others) + game.reserves(state)[seat]
