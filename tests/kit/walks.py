"""Random games, reproducible from two small numbers, and the positions along them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from hideout.core.chance import Quick, Seeded
from hideout.core.game import Action, Event, Game, Log, Seat, Setup, State
from tests.kit.cases import Case
from tests.kit.game_kit import Played


def seed_of(deal: int) -> bytes:
    """The 256-bit seed of a numbered deal."""
    return hashlib.sha256(b"walk %d" % deal).digest()


def asked(state: State) -> tuple[Seat, ...]:
    """Every seat with a question before it, its answer still due or resting."""
    return tuple(sorted((*state.pending(), *state.resting())))


class Walk:
    """One random game: `state` moves on, `events` and `course` grow.

    Nothing but the pair (deal, luck of the answers) decides how it goes.
    """

    def __init__(self, case: Case, deal: int = 0, game: Game | None = None) -> None:
        self.case: Case = case
        self.game: Game = case.game if game is None else game
        self.setup: Setup = case.setup
        self.deal: int = deal
        self.seed: bytes = seed_of(deal)
        self.quick: Quick = Quick(deal)
        """Luck for whatever is sampled along the walk."""
        self.step: int = 0
        self.course: list[Played] = []
        log = Log()
        self.state: State = self.game.start(self.setup, Seeded(self.seed), log)
        self.events: list[Event] = log.events

    def positions(self) -> Iterator[State]:
        """Every position of the game, the last one over; each is answered when left."""
        while True:
            yield self.state
            if not self.state.pending():
                return
            self.answer(*self.choose())

    def sampled(self, one_in: int) -> Iterator[State]:
        """The first and the last position, and about one in so many between."""
        for state in self.positions():
            is_end = not state.pending()
            if self.step == 0 or is_end or self.quick.below(one_in) == 0:
                yield state

    def choose(self) -> tuple[Seat, Action]:
        """An answer by one of the seats that owe one."""
        pending = self.state.pending()
        seat = pending[self.quick.below(len(pending))]
        legal = self.state.legal(seat)
        return seat, legal[self.quick.below(len(legal))]

    def luck(self) -> Seeded:
        """The luck of the present answer; the same each time it is asked for."""
        return Seeded(self.seed, self.step + 1)

    def answer(self, seat: Seat, action: Action) -> list[Event]:
        """Play an answer."""
        self.course.append(Played(seat, self.state.ask(seat), action))
        log = Log()
        self.state.apply(seat, action, self.luck(), log)
        self.step += 1
        self.events.extend(log.events)
        return log.events

    def follow(self, choices: Sequence[int]) -> None:
        """Answer by numbers, each taken modulo what there is to choose from."""
        for choice in choices:
            pending = self.state.pending()
            if not pending:
                return
            seat = pending[choice % len(pending)]
            legal = self.state.legal(seat)
            self.answer(seat, legal[choice // len(pending) % len(legal)])


def play_out(state: State, luck: int) -> int:
    """Answer at random until the game is over; how many answers that took."""
    quick = Quick(luck)
    n = 0
    while pending := state.pending():
        seat = pending[quick.below(len(pending))]
        legal = state.legal(seat)
        state.apply(seat, legal[quick.below(len(legal))], quick)
        n += 1
    return n
