"""Non-interference: whoever may not know something receives nothing that depends on it.

Two positions are *twins* for a seat if it has the same view of both: they differ only in what
the seat may not know.  Whatever the seat then receives must be equal byte by byte, first while
nothing happens (`received`), then when anybody gives an answer (`has_learned`).

What happens may tell a seat something new, and only then may the twins part.  An event is
allowed to do so for a seat exactly if it says that it reveals something (`reveals`) and either
has a secret half for that very seat or has no secret halves at all, so that its public half is
the news.  An event with secret halves for others only must look the same in both twins, and so
must every event that reveals nothing.  From the first event on in which the seat did learn
something its twins are no longer twins, and the comparison of that answer ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from hideout.core.chance import Quick, Seeded
from hideout.core.errors import AnswerError, InputError
from hideout.core.game import (
    Action,
    Event,
    Game,
    Log,
    Refusal,
    Seat,
    Setup,
    State,
)
from hideout.core.reading import canonical_json
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, tell, texts
from tests.kit.walks import Walk, asked

Observer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""
Path: TypeAlias = tuple[str | int, ...]

HIDDEN = "?"
"""What a view shows in place of a hidden card."""


class LeakError(AssertionError):
    """A seat received something that depends on what it may not know."""


def observers(state: State) -> list[Observer]:
    """Everybody who looks on: every seat, and a spectator."""
    return [None, *range(state.n_seats())]


def exported(value: object) -> str:
    """A value as it goes out to a client, the order of its keys included."""
    return json.dumps(value, ensure_ascii=False)


def view_bytes(game: Game, state: State, observer: Observer) -> str:
    """The view as it goes out to a client."""
    return exported(game.view(state, observer).json())


# -- while nothing happens ---------------------------------------------------------------------


def received(
    game: Game, state: State, observer: Observer, actions: Iterable[Action]
) -> dict[str, str]:
    """All that an observer can get out of a position, by name.

    `actions` are the answers that are tried in the observer's name.
    """
    found = {
        "view": view_bytes(game, state, observer),
        "pending": str(game.waiting_for(state, observer)),
        "asked": str(asked(state)),
        "standing": str(game.standing(state)),
        "score": exported(game.score_now(state)),
        "outcome": exported(state.outcome()),
    }
    if observer is None:
        return found
    if observer in asked(state):
        found["ask"] = exported(state.ask(observer))
        found["legal"] = str(state.legal(observer))
    for action in actions:
        found[f"refusal of {action}"] = exported(state.refuse(observer, action))
    return found


def received_at_table(
    game: Game, setup: Setup, state: State, observer: Observer, actions: Iterable[Action]
) -> dict[str, str]:
    """The same through a table: its `repr`, its lists and its error messages, in words."""
    table = Table(game, setup, bytes(32))
    table.state = state.clone()
    found = {
        "table": repr(table),
        "view at the table": exported(table.view(observer).json()),
    }
    if observer is None:
        return found
    found["legal at the table"] = str(table.legal(observer))
    for action in actions:
        if table.refuse(observer, action) is None:
            continue
        try:
            table.submit(observer, table.step, action)
        except AnswerError as error:
            found[f"error of {action}"] = exported([error.code, error.path, *in_words(error)])
    return found


def in_words(said: Refusal | InputError) -> list[str]:
    """A refusal or an error as sentences, one in each language."""
    return [tell(texts(lang), said.text, said.details) for lang in LANGUAGES]


def compare(before: dict[str, str], after: dict[str, str], who: Observer) -> None:
    """Raise `LeakError` at the first thing received that differs."""
    for name in before | after:
        if before.get(name) != after.get(name):
            raise LeakError(
                f"{who_is(who)}: {name} depends on what is hidden:\n"
                f"  {before.get(name)}\n  {after.get(name)}"
            )


def who_is(observer: Observer) -> str:
    """An observer as a report names it."""
    return "a spectator" if observer is None else f"seat {observer}"


# -- twins -------------------------------------------------------------------------------------


def exchanged_twins(
    game: Game, state: State, observer: Observer, quick: Quick, n_tries: int
) -> Iterator[State]:
    """Twins that differ in two exchanged hidden things only, found by trial."""
    view = game.view(state, observer).json()
    truth = game.dump(state)
    hidden = [path for path in hidden_paths(view) if value_at(truth, path) is not None]
    if len(hidden) < 2:
        return
    expected = canonical_json(view)
    for _ in range(n_tries):
        first = hidden[quick.below(len(hidden))]
        second = hidden[quick.below(len(hidden))]
        here, there = value_at(truth, first), value_at(truth, second)
        if here == there:
            continue
        twin = json.loads(json.dumps(truth))
        put_at(twin, first, there)
        put_at(twin, second, here)
        try:
            state_of_twin = game.load(twin)
        except InputError:
            continue
        if canonical_json(game.view(state_of_twin, observer).json()) == expected:
            yield state_of_twin


def hidden_paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Where a view shows that something is hidden."""
    if data == HIDDEN:
        yield path
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from hidden_paths(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from hidden_paths(value, (*path, i))


def value_at(data: object, path: Path) -> object:
    """What stands at a path, or None."""
    for part in path:
        if isinstance(data, dict) and isinstance(part, str):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
        else:
            return None
    return data


def put_at(data: object, path: Path, value: object) -> None:
    """Replace what stands at a path."""
    inside = value_at(data, path[:-1])
    last = path[-1]
    if isinstance(inside, dict):
        assert isinstance(last, str)
        inside[last] = value
    else:
        assert isinstance(inside, list)
        assert isinstance(last, int)
        inside[last] = value


# -- when somebody answers ---------------------------------------------------------------------


def may_teach(event: Event, observer: Observer) -> bool:
    """Whether an event is allowed to tell the observer something new."""
    return event.reveals and (not event.secret or observer in event.secret)


def seen(event: Event, observer: Observer) -> str:
    """An event as it goes out to an observer, and whether it ends the free take-back."""
    return exported([event.seen_by(observer), event.reveals])


def has_learned(first: Sequence[Event], second: Sequence[Event], observer: Observer) -> bool:
    """Whether the observer was rightly told the difference; raises `LeakError` if wrongly."""
    for one, other in zip(first, second, strict=False):
        if seen(one, observer) == seen(other, observer):
            continue
        if may_teach(one, observer) and may_teach(other, observer):
            return True
        raise LeakError(
            f"{who_is(observer)}: an event depends on what is hidden:\n"
            f"  {seen(one, observer)}\n  {seen(other, observer)}"
        )
    shorter = min(len(first), len(second))
    if len(first) != len(second):
        if may_teach((*first, *second[len(first) :])[shorter], observer):
            return True
        raise LeakError(f"{who_is(observer)}: the number of events depends on what is hidden")
    return False


def answer_twins(
    states: tuple[State, State], seat: Seat, action: Action, luck: Seeded
) -> tuple[list[State], list[Log]]:
    """Copies of both twins after the same answer with the same luck, and what was told."""
    after = [state.clone() for state in states]
    logs = [Log(), Log()]
    for state, log in zip(after, logs, strict=True):
        state.apply(seat, action, Seeded(luck.seed, luck.step), log)
    return after, logs


# -- a whole game ------------------------------------------------------------------------------


class Search:
    """Looks for leaks along one random game and counts what it could compare."""

    def __init__(self, walk: Walk, n_actions: int = 40, through_table: bool = True) -> None:
        self.walk = walk
        self.game = walk.game
        self.n_actions = n_actions
        """How many answers are tried in an observer's name; 0 for the whole action space."""
        self.through_table = through_table
        self.n_twins = 0
        """Pairs of twins that do differ."""
        self.n_answers_of_others = 0
        """Answers that an observer saw another seat give in both twins."""
        self.n_learned = 0
        """Answers by which an observer was rightly told the difference."""
        self.n_forgotten = 0
        """Those among them of which the observer's view shows nothing."""

    def at(self, state: State, n_exchanges: int = 4) -> None:
        """Compare all that anybody receives in a position with what it would be in a twin."""
        for observer in observers(state):
            for twin in self.twins(state, observer, n_exchanges):
                self.compare_position(state, twin, observer)
                self.compare_answers(state, twin, observer)

    def answers_at(self, state: State, n_exchanges: int = 4) -> None:
        """Compare only what anybody is told of the answers to a position."""
        for observer in observers(state):
            for twin in self.twins(state, observer, n_exchanges):
                self.compare_answers(state, twin, observer)

    def twins(self, state: State, observer: Observer, n_exchanges: int) -> Iterator[State]:
        """A twin as the observer imagines it, and some with two hidden things exchanged."""
        game, quick = self.game, self.walk.quick
        truth = canonical_json(game.dump(state))
        imagined = game.imagine(game.view(state, observer), Quick(quick.below(2**32)))
        for twin in (imagined, *exchanged_twins(game, state, observer, quick, n_exchanges)):
            self.n_twins += canonical_json(game.dump(twin)) != truth
            yield twin

    def compare_position(self, state: State, twin: State, observer: Observer) -> None:
        """Raise `LeakError` if the observer can tell the twins apart while nothing happens."""
        game = self.game
        actions = self.actions()
        compare(
            received(game, state, observer, actions),
            received(game, twin, observer, actions),
            observer,
        )
        self.compare_imagination(state, twin, observer)
        if self.through_table:
            setup = self.walk.setup
            few = actions[:10]
            compare(
                received_at_table(game, setup, state, observer, few),
                received_at_table(game, setup, twin, observer, few),
                observer,
            )

    def compare_answers(self, state: State, twin: State, observer: Observer) -> None:
        """Raise `LeakError` if an answer of somebody tells the twins apart wrongly."""
        game, quick = self.game, self.walk.quick
        for seat in asked(state):
            if seat not in asked(twin):
                raise LeakError(f"{who_is(observer)}: who is asked depends on what is hidden")
            both = set(twin.legal(seat))
            common = [action for action in state.legal(seat) if action in both]
            for _ in range(min(2, len(common))):
                action = common[quick.below(len(common))]
                after, logs = answer_twins((state, twin), seat, action, self.walk.luck())
                views = [{"view afterwards": view_bytes(game, each, observer)} for each in after]
                self.n_answers_of_others += seat != observer
                if has_learned(logs[0].events, logs[1].events, observer):
                    self.n_learned += 1
                    self.n_forgotten += views[0] == views[1]
                else:
                    # Who was told nothing new also sees nothing new.
                    compare(views[0], views[1], observer)

    def compare_imagination(self, state: State, twin: State, observer: Observer) -> None:
        """What is imagined rests on the view, and so on nothing in which twins differ."""
        luck = self.walk.quick.below(2**32)
        dumps = [
            exported(self.game.dump(self.game.imagine(self.game.view(each, observer), Quick(luck))))
            for each in (state, twin)
        ]
        compare({"imagination": dumps[0]}, {"imagination": dumps[1]}, observer)

    def actions(self) -> Sequence[Action]:
        """The answers to be tried."""
        size = self.game.actions.size
        if self.n_actions == 0:
            return range(size)
        return [self.walk.quick.below(size) for _ in range(self.n_actions)]


# -- answers that rest hidden ------------------------------------------------------------------


def check_resting(game: Game, state: State, seat: Seat, actions: Sequence[Action]) -> bool:
    """Whether the seat's answer would rest hidden; raises `LeakError` if its content shows.

    Two different answers are given, one in each of two copies, and then the one is replaced by
    the other: nobody else may notice which it is.
    """
    legal = state.legal(seat)
    first, second = state.clone(), state.clone()
    logs = (Log(), Log())
    luck = bytes(32)
    first.apply(seat, legal[0], Seeded(luck), logs[0])
    second.apply(seat, legal[-1], Seeded(luck), logs[1])
    if seat not in first.resting() or seat not in second.resting():
        return False
    replaced = first.clone()
    silence = Log()
    if replaced.legal(seat):
        replaced.apply(seat, legal[-1], Seeded(luck), silence)
        assert exported(game.dump(replaced)) == exported(game.dump(second))
    for observer in observers(state):
        if observer == seat:
            continue
        if has_learned(logs[0].events, logs[1].events, observer):
            raise LeakError(f"{who_is(observer)} was told which answer rests hidden")
        if silence.events:
            raise LeakError(f"{who_is(observer)} was told that a resting answer was replaced")
        compare(
            received(game, first, observer, actions),
            received(game, second, observer, actions),
            observer,
        )
    return True
