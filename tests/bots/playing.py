"""Games between bots, and positions along random games to ask them about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hideout.bots import Analysis, Bot, Budget
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Outcome, Seat, Setup, State, View
from hideout.core.options import agree
from hideout.core.reading import canonical_json
from hideout.games import GAMES

TABLES = [
    (game.info.id, seats, variant)
    for game in GAMES.values()
    for seats in game.info.seats
    for variant in game.info.variants
]
"""Every game, number of seats and variant."""


class Moment(NamedTuple):
    """A seat before a question with more than one answer."""

    state: State
    seat: Seat
    view: View
    legal: list[Action]


def play(
    game: Game, bots: list[Bot], variant: str, seed: int, budget: Budget | None = None
) -> tuple[Outcome, list[Action]]:
    """One game between bots, and every answer in it."""
    chance = Quick(seed)
    state = game.start(agree(game, len(bots), variant), chance)
    answers: list[Action] = []
    while pending := state.pending():
        views = [game.view(state, seat) for seat in pending]
        for seat, view in zip(pending, views, strict=True):
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                action = bots[seat].think(game, view, legal, budget).action
            assert action in legal
            state.apply(seat, action, chance)
            answers.append(action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome, answers


def moments(game: Game, setup: Setup, seed: int, one_in: int = 1) -> Iterator[Moment]:
    """Along one random game, about one in so many questions, each before it is answered."""
    chance = Quick(seed)
    state = game.start(setup, chance)
    while pending := state.pending():
        seat = pending[chance.below(len(pending))]
        legal = state.legal(seat)
        if len(legal) > 1 and chance.below(one_in) == 0:
            yield Moment(state.clone(), seat, game.view(state, seat), legal)
        state.apply(seat, legal[chance.below(len(legal))], chance)


def check_analysis(found: Analysis, legal: list[Action]) -> None:
    """Assert what holds for every analysis of every bot."""
    assert found.action in legal
    assert sorted(each.action for each in found.candidates) == sorted(legal)
    assert abs(sum(each.weight for each in found.candidates) - 1) < 1e-6
    for each in found.candidates:
        assert -1e-9 <= each.weight <= 1 + 1e-9
        assert -1e-9 <= each.win <= 1 + 1e-9
        assert each.visits >= 0


def bytes_of(found: Analysis) -> str:
    """An analysis to the last bit."""
    return canonical_json(
        [found.action, found.iterations, [[float(x).hex() for x in c] for c in found.candidates]]
    )
