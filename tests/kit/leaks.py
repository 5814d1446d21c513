"""Games that leak on purpose, to show that the search for leaks finds them.

The wrappers only look like games and states: a compiled engine does not let its classes be
subclassed.  What they give away is always the same: the truth at the first place where the
view of somebody shows that something is hidden.
"""

from __future__ import annotations

from typing import cast

from hideout.core.chance import Chance
from hideout.core.decks import Deck
from hideout.core.game import (
    Action,
    Ask,
    Event,
    Game,
    JsonObject,
    Log,
    Refusal,
    ScoreSheet,
    Seat,
    Setup,
    State,
    View,
)
from tests.kit.secrecy import Observer, hidden_paths, put_at, value_at


def secret(game: Game, state: State, observer: Observer) -> str:
    """Something that the observer may not know; empty if nothing is hidden.

    A card if there is one: a hidden number may be the same in every position that is allowed.
    """
    truth = game.dump(state)
    paths = hidden_paths(game.view(state, observer).json())
    values = [value for path in paths if (value := value_at(truth, path)) is not None]
    cards = [value for value in values if isinstance(value, str)]
    return str((cards or values or [""])[0])


class Leaky:
    """A game that is its model in everything, until one of its methods is told to leak."""

    found_in = ""
    """What the search names when it has found the leak."""

    def __init__(self, model: Game) -> None:
        self.model = model
        self.info = model.info
        self.actions = model.actions

    def as_game(self) -> Game:
        """This, as whoever takes a game sees it."""
        return cast(Game, self)

    def wrapped(self, state: State) -> State:
        """A position that answers through this game."""
        return cast(State, LeakyState(self, state))

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return self.wrapped(self.model.start(setup, chance, log))

    def load(self, data: object, deck: Deck | None = None) -> State:
        return self.wrapped(self.model.load(data, deck))

    def imagine(self, view: View, chance: Chance) -> State:
        return self.wrapped(self.model.imagine(bare_view(view), chance))

    def view(self, state: State, seat: Seat | None) -> View:
        return self.model.view(bare(state), seat)

    def dump(self, state: State) -> JsonObject:
        return self.model.dump(bare(state))

    def score_now(self, state: State) -> ScoreSheet:
        return self.model.score_now(bare(state))

    def standing(self, state: State) -> list[int]:
        return self.model.standing(bare(state))

    def waiting_for(self, state: State, seat: Seat | None) -> tuple[Seat, ...]:
        waiting = self.model.waiting_for(bare(state), seat)
        return self.leak_pending(bare(state), waiting)

    # What leaks override: the bare position, and what its model said.

    def leak_legal(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        return legal

    def leak_ask(self, state: State, seat: Seat, ask: Ask) -> Ask:
        return ask

    def leak_refusal(self, state: State, seat: Seat, refusal: Refusal | None) -> Refusal | None:
        return refusal

    def leak_pending(self, state: State, pending: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return pending

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        return events


class LeakyState:
    """A position of a leaky game."""

    def __init__(self, game: Leaky, state: State) -> None:
        self.game = game
        self.state = state

    def n_seats(self) -> int:
        return self.state.n_seats()

    def pending(self) -> tuple[Seat, ...]:
        return self.game.leak_pending(self.state, self.state.pending())

    def resting(self) -> tuple[Seat, ...]:
        return self.state.resting()

    def ask(self, seat: Seat) -> Ask:
        return self.game.leak_ask(self.state, seat, self.state.ask(seat))

    def legal(self, seat: Seat) -> list[Action]:
        return self.game.leak_legal(self.state, seat, self.state.legal(seat))

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return self.game.leak_refusal(self.state, seat, self.state.refuse(seat, action))

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        before = self.state.clone()
        inner = Log()
        self.state.apply(seat, action, chance, inner)
        if log is not None:
            log.events += self.game.leak_events(before, self.state, inner.events)

    def outcome(self) -> object:
        return self.state.outcome()

    def clone(self) -> State:
        return self.game.wrapped(self.state.clone())


class LeakyView:
    """A view that shows other JSON than its model, or remembers the position it came from."""

    def __init__(self, view: View, data: JsonObject, state: State) -> None:
        self.view = view
        self.seat = view.seat
        self.data = data
        self.state = state

    def json(self) -> JsonObject:
        return self.data


def bare(state: State) -> State:
    """The position inside a wrapper."""
    return state.state if isinstance(state, LeakyState) else state


def bare_view(view: View) -> View:
    """The view inside a wrapper."""
    return view.view if isinstance(view, LeakyView) else view


class ShowsAHiddenCard(Leaky):
    """One card too many in the view."""

    found_in = "view depends"

    def view(self, state: State, seat: Seat | None) -> View:
        view = self.model.view(bare(state), seat)
        data = view.json()
        for path in hidden_paths(view.json()):
            put_at(data, path, value_at(self.dump(state), path))
            break
        return cast(View, LeakyView(view, data, bare(state)))


class OrdersTheView(Leaky):
    """The view holds nothing wrong, but the order of its keys tells."""

    found_in = "view depends"

    def view(self, state: State, seat: Seat | None) -> View:
        view = self.model.view(bare(state), seat)
        data = view.json()
        if len(secret(self.model, bare(state), seat)) % 2:
            data = dict(reversed(data.items()))
        return cast(View, LeakyView(view, data, bare(state)))


class ImaginesTheTruth(Leaky):
    """The view shows nothing wrong but keeps the position, and imagining uses it."""

    found_in = "imagination depends"

    def view(self, state: State, seat: Seat | None) -> View:
        view = self.model.view(bare(state), seat)
        return cast(View, LeakyView(view, view.json(), bare(state)))

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, LeakyView)
        if chance.numbers("truth", [2])[0]:
            return self.wrapped(view.state.clone())
        return super().imagine(view, chance)


class RefusesWithASecret(Leaky):
    """The reason of a refusal names a hidden card."""

    found_in = r"refusal of \d+ depends"

    def leak_refusal(self, state: State, seat: Seat, refusal: Refusal | None) -> Refusal | None:
        if refusal is None:
            return None
        details = {**refusal.details, "card": secret(self.model, state, seat)}
        return Refusal(refusal.ruling, refusal.text, details)


class RefusesByAnotherRuling(Leaky):
    """Which rule is named depends on a hidden card."""

    found_in = r"refusal of \d+ depends"

    def leak_refusal(self, state: State, seat: Seat, refusal: Refusal | None) -> Refusal | None:
        if refusal is None or len(secret(self.model, state, seat)) % 2:
            return refusal
        return Refusal("table", refusal.text, refusal.details)


class OrdersTheLegalAnswers(Leaky):
    """The order of the legal answers depends on a hidden card."""

    found_in = "legal depends"

    def leak_legal(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        return legal[::-1] if len(secret(self.model, state, seat)) % 2 else legal


class AsksWithASecret(Leaky):
    """The question carries a hidden card."""

    found_in = "ask depends"

    def leak_ask(self, state: State, seat: Seat, ask: Ask) -> Ask:
        return Ask(ask.kind, {**ask.details, "card": secret(self.model, state, seat)})


class ScoresHiddenCards(Leaky):
    """The score as if the game ended now counts what nobody may know."""

    found_in = "standing depends"

    def standing(self, state: State) -> list[int]:
        return [n + len(secret(self.model, bare(state), None)) for n in super().standing(state)]


class TellsASecretToAll(Leaky):
    """An event that reveals nothing holds a hidden card in its public half."""

    found_in = "an event depends"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        told: JsonObject = {"card": secret(self.model, before, None)}
        return [Event("something_happened", told), *events]


class TellsTheSecretHalf(Leaky):
    """An event with a secret half for one seat holds it in the public half too."""

    found_in = "an event depends"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        told: JsonObject = {}
        for half in (half for event in events for half in event.secret.values()):
            told.update(half)
        return [
            Event(event.kind, {**event.public, **told}, event.secret, event.reveals)
            if event.secret
            else event
            for event in events
        ]


class TellsMoreOften(Leaky):
    """The number of events depends on a hidden card."""

    found_in = "event"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        extra = len(secret(self.model, before, None)) % 3
        return [*[Event("something_happened", {})] * extra, *events]


class TakesBackBySecret(Leaky):
    """Whether a take-back is free depends on a hidden card."""

    found_in = "an event depends"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        reveals = len(secret(self.model, before, None)) % 2 == 1
        return [Event("something_happened", {}, None, reveals), *events]


class ShowsRestingAnswers(Leaky):
    """A hidden answer to a simultaneous question shows in the view of the others."""

    found_in = "view depends"

    def view(self, state: State, seat: Seat | None) -> View:
        view = self.model.view(bare(state), seat)
        data = view.json()
        for other in bare(state).resting():
            if other != seat:
                data["resting"] = self.model.view(bare(state), other).json()
        return cast(View, LeakyView(view, data, bare(state)))


class TellsRestingAnswers(Leaky):
    """A hidden answer to a simultaneous question is told to all."""

    found_in = "an event depends"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        if not after.resting():
            return events
        return [*events, Event("answer_given", {"position": self.model.dump(after)})]


class TellsOfReplacements(Leaky):
    """That a hidden answer was replaced is told."""

    found_in = "was replaced"

    def leak_events(self, before: State, after: State, events: list[Event]) -> list[Event]:
        if before.resting() and before.resting() == after.resting():
            return [*events, Event("answer_replaced", {})]
        return events


LEAKS: tuple[type[Leaky], ...] = (
    ShowsAHiddenCard,
    OrdersTheView,
    ImaginesTheTruth,
    RefusesWithASecret,
    RefusesByAnotherRuling,
    OrdersTheLegalAnswers,
    AsksWithASecret,
    ScoresHiddenCards,
    TellsASecretToAll,
    TellsTheSecretHalf,
    TellsMoreOften,
    TakesBackBySecret,
)
"""Whatever game they wrap, these are found by comparing twins."""

RESTING_LEAKS: tuple[type[Leaky], ...] = (
    ShowsRestingAnswers,
    TellsRestingAnswers,
    TellsOfReplacements,
)
"""These where answers rest hidden."""
