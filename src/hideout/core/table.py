"""A running game with people and bots at it: the one mutable table every face uses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from hideout.core.chance import Seeded, commitment, fresh_seed
from hideout.core.decks import Deck
from hideout.core.errors import AnswerError
from hideout.core.game import (
    Action,
    Ask,
    Event,
    Game,
    JsonObject,
    Log,
    Outcome,
    Refusal,
    Seat,
    Setup,
    State,
    View,
    refuse_row,
)

_CODES: Mapping[str, str] = {
    "core-refuse-no_such_seat": "E_SEAT",
    "core-refuse-not_your_turn": "E_TURN",
    "core-refuse-game_over": "E_OVER",
    "core-refuse-stale_step": "E_STALE",
    "core-refuse-gone_back": "E_STALE",
    "core-refuse-no_such_action": "E_ACTION",
}


def refusal_code(refusal: Refusal) -> str:
    """The stable name of the error that a table's refusal is."""
    return _CODES.get(refusal.text, "E_REFUSED")


class Answer(NamedTuple):
    """One answer as the record keeps it."""

    step: int
    """The decision point it answers."""
    seat: Seat
    action: Action
    by: str
    """Who gave it, if not the player named for the seat (a bot that stands in, say)."""


class TakeBack(NamedTuple):
    """Answers that were taken back, kept so that the record stays honest."""

    seat: Seat
    free: bool
    """Whether the rule of the table allowed it without the others' consent."""
    answers: tuple[Answer, ...]


class Stop(NamedTuple):
    """How a game was ended before its rules ended it."""

    reason: str
    """A named reason, e.g. `resigned` or `agreed`."""
    winners: tuple[Seat, ...]
    """Who won by it; nobody, if it was agreed to stop."""


class _Moment(NamedTuple):
    """The table just before an answer, for the take-back."""

    state: State
    step: int
    n_answers: int
    n_events: int
    seat: Seat


class Table:
    """One game in progress: takes answers, keeps the events and the record.

    >>> from hideout import games
    >>> table = games.caper.table(seed="demo")
    >>> table.pending
    (0,)
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: bytes | None = None,
        players: Sequence[str] = (),
        position: JsonObject | None = None,
    ) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.position: JsonObject | None = position
        """Where the game began, if not with a deal: a position as `Game.dump` writes it."""
        self.seed: bytes = fresh_seed() if seed is None else seed
        self.players: list[str] = list(players) or list(game.seat_names(setup.seats))
        self.answers: list[Answer] = []
        self.take_backs: list[TakeBack] = []
        self.stopped: Stop | None = None
        """How the table gave the game up, for the record; the rules know nothing of it."""
        self.step: int = 0
        """How many decision points lie behind; the next answer must carry this number."""
        self._moments: list[_Moment] = []
        log = Log()
        self.state: State = (
            game.start(setup, Seeded(self.seed), log)
            if position is None
            else game.load(position, setup.deck)
        )
        self.events: list[Event] = log.events

    @classmethod
    def of_position(
        cls,
        game: Game,
        data: object,
        seed: bytes | None = None,
        players: Sequence[str] = (),
        deck: Deck | None = None,
    ) -> Table:
        """A table that goes on from a position, also one typed in; raises `PositionError`."""
        state = game.load(data, deck)
        return cls(game, game.setup_of(state), seed, players, game.dump(state))

    @property
    def commitment(self) -> str:
        """The digest of the seed, to be shown before the first deal."""
        return commitment(self.seed)

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        return self.state.pending()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.state.outcome()

    def ask(self, seat: Seat) -> Ask:
        """The question put to a seat."""
        return self.state.ask(seat)

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal answers; empty when it has nothing to answer."""
        return self.state.legal(seat)

    def view(self, seat: Seat | None) -> View:
        """What a seat (None = a spectator) may know."""
        return self.game.view(self.state, seat)

    def question_view(self, seat: Seat) -> View:
        """What a seat may know, apart from who else has answered the present question.

        A bot that answers from this answers the same, in whatever order bots are asked.
        """
        asked = next((moment for moment in self._moments if moment.step == self.step), None)
        return self.game.view(self.state if asked is None else asked.state, seat)

    def events_for(self, seat: Seat | None, since: int = 0) -> list[JsonObject]:
        """The events from number `since` on, as that seat may see them."""
        return [event.seen_by(seat) for event in self.events[since:]]

    @property
    def epoch(self) -> int:
        """How often the table has gone back; the same step may then be another position."""
        return len(self.take_backs)

    def refuse(
        self, seat: Seat, action: Action, step: int | None = None, epoch: int | None = None
    ) -> Refusal | None:
        """Why the table would not take this answer, or None if it would."""
        if not 0 <= seat < self.setup.seats:
            return Refusal("table", "core-refuse-no_such_seat", {"seat_number": seat})
        if step is not None and step != self.step:
            return Refusal("table", "core-refuse-stale_step", {"step": step, "now": self.step})
        if epoch is not None and epoch != self.epoch:
            return Refusal("table", "core-refuse-gone_back", {})
        if not 0 <= action < self.game.actions.size:
            return Refusal("table", "core-refuse-no_such_action", {})
        return self.state.refuse(seat, action)

    def submit(
        self, seat: Seat, step: int, action: Action, by: str = "", epoch: int | None = None
    ) -> list[Event]:
        """Take an answer to decision point `step`; raises `AnswerError` and changes nothing.

        With `epoch`, an answer that was on its way when others took theirs back is stale, too.
        """
        refusal = self.refuse(seat, action, step, epoch)
        if refusal is not None:
            raise AnswerError(refusal_code(refusal), refusal)
        answer = Answer(step, seat, action, by)
        replaces = seat in self.state.resting()
        if not replaces:
            self._moments.append(
                _Moment(self.state.clone(), self.step, len(self.answers), len(self.events), seat)
            )
        log = Log()
        self.state.apply(seat, action, Seeded(self.seed, self.step + 1), log)
        if replaces:
            # The others are told nothing, so the record keeps the place of the first answer.
            kept = next(i for i, a in enumerate(self.answers) if a.step == step and a.seat == seat)
            self.answers[kept] = answer
            # Whoever answered after that and takes back finds the new answer, not the first.
            for moment in self._moments:
                if moment.step == step and seat in moment.state.resting():
                    moment.state.apply(seat, action, Seeded(self.seed, self.step + 1))
        else:
            self.answers.append(answer)
        self.events.extend(log.events)
        if seat not in self.state.resting():
            self.step += 1
        return log.events

    def read(self, seat: Seat, text: str) -> list[Action]:
        """The answers that a person in a seat wrote: one, or the steps of a whole move."""
        return self.game.actions.expand(text, self.state, seat)

    def refuse_row(
        self, seat: Seat, row: Sequence[Action], step: int | None = None
    ) -> Refusal | None:
        """Why the table would not take these answers one after the other, or None."""
        return self.refuse(seat, row[0], step) or refuse_row(
            self.state, seat, row, Seeded(self.seed, self.step + 1)
        )

    def submit_row(self, seat: Seat, step: int, row: Sequence[Action], by: str = "") -> list[Event]:
        """Take several answers as one: all or none of them, and taken back together."""
        if len(row) > 1 and (refusal := self.refuse_row(seat, row, step)) is not None:
            raise AnswerError(refusal_code(refusal), refusal)
        n_moments = len(self._moments)
        events: list[Event] = []
        for i, action in enumerate(row):
            events += self.submit(seat, step if i == 0 else self.step, action, by)
        del self._moments[n_moments + 1 :]
        return events

    def answer(self, seat: Seat, answer: Action | str) -> list[Event]:
        """Take an answer, as a number or in notation, to the present decision point."""
        row = self.read(seat, answer) if isinstance(answer, str) else [answer]
        return self.submit_row(seat, self.step, row)

    def refuse_take_back(self, seat: Seat, consents: Collection[Seat] = ()) -> Refusal | None:
        """Why the seat may not take back its last answer, or None if it may.

        It is free until hidden information came to light or somebody else acted; after that
        every other seat must consent.
        """
        at = self._last_moment(seat)
        if at is None:
            return Refusal("table", "core-refuse-take_back_nothing", {})
        if all(other == seat or other in consents for other in range(self.setup.seats)):
            return None
        since = self._moments[at]
        if any(answer.seat != seat for answer in self.answers[since.n_answers :]):
            return Refusal("table", "core-refuse-take_back_others_acted", {})
        if any(event.reveals for event in self.events[since.n_events :]):
            return Refusal("table", "core-refuse-take_back_revealed", {})
        return None

    def take_back(self, seat: Seat, consents: Collection[Seat] = ()) -> None:
        """Undo the seat's last answer and all that followed; luck is never rolled anew."""
        refusal = self.refuse_take_back(seat, consents)
        if refusal is not None:
            raise AnswerError("E_TAKE_BACK", refusal)
        at = self._last_moment(seat)
        assert at is not None
        free = self.refuse_take_back(seat) is None
        moment = self._moments[at]
        self.take_backs.append(TakeBack(seat, free, tuple(self.answers[moment.n_answers :])))
        self.state = moment.state
        self.step = moment.step
        del self.answers[moment.n_answers :]
        del self.events[moment.n_events :]
        del self._moments[at:]

    def _last_moment(self, seat: Seat) -> int | None:
        return next(
            (i for i in range(len(self._moments) - 1, -1, -1) if self._moments[i].seat == seat),
            None,
        )

    def __repr__(self) -> str:
        waiting = list(self.game.waiting_for(self.state, None))
        where = f"step {self.step}, waiting for {waiting}" if waiting else "over"
        return (
            f"<Table {self.game.info.id} {self.setup.variant}, {self.setup.seats} seats, {where}>"
        )
