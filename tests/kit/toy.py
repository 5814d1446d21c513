"""A game small enough to see through, for tests of what surrounds the games.

Everybody secretly picks a number from 1 to 3; when the last pick arrives all are shown and a die
is rolled, which counts for everybody.  After two rounds the first seat must call it a day.  It is
no game to play: it is there because it asks everybody at once and rolls a die while it goes on.

The classes extend those of the core, which a compiled core does not allow: tests that import
this module bear the mark `interpreted` and import it when they run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hideout.core.chance import Chance
from hideout.core.decks import Card, Deck
from hideout.core.errors import NotationError
from hideout.core.game import (
    Action,
    ActionCodec,
    Ask,
    Game,
    GameInfo,
    JsonObject,
    Log,
    Outcome,
    Refusal,
    ScoreSheet,
    Seat,
    Setup,
    State,
    View,
    refuse_outsider,
)
from hideout.core.options import Option, Preset
from hideout.games import GAMES

N_ROUNDS = 2
PICKS = (0, 1, 2)
STOP = 3
FACES = ("1", "2", "3", "4", "5", "6")


class ToyCodec(ActionCodec):
    """`pick 1` to `pick 3`, and `stop`."""

    size = 4

    def to_text(self, action: Action) -> str:
        return "stop" if action == STOP else f"pick {action + 1}"

    def from_text(self, text: str) -> Action:
        for action in range(self.size):
            if self.to_text(action) == text:
                return action
        raise NotationError("E_NOTATION", "core-error-notation", {"text": text})

    def to_json(self, action: Action) -> JsonObject:
        return {"do": self.to_text(action)}

    def from_json(self, data: object) -> Action:
        return self.from_text(str(data))


class ToyState(State):
    """Picks, points and the round."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 0
        self.points = [0] * seats
        self.picks: dict[Seat, Action] = {}
        self.is_over = False

    def n_seats(self) -> int:
        return self.seats

    def pending(self) -> tuple[Seat, ...]:
        if self.is_over:
            return ()
        if self.round == N_ROUNDS:
            return (0,)
        return tuple(seat for seat in range(self.seats) if seat not in self.picks)

    def resting(self) -> tuple[Seat, ...]:
        return tuple(sorted(self.picks))

    def ask(self, seat: Seat) -> Ask:
        return Ask("stop" if self.round == N_ROUNDS else "pick", {})

    def legal(self, seat: Seat) -> list[Action]:
        return [STOP] if self.round == N_ROUNDS else list(PICKS)

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        outsider = refuse_outsider(self, seat)
        if outsider is not None:
            return outsider
        if action not in self.legal(seat):
            return Refusal("1", "core-refuse-no_such_action", {})
        return None

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        log = log or Log()
        if action == STOP:
            self.is_over = True
            log.add("stopped", {})
            return
        if seat not in self.picks:
            log.add("picked", {"seat": seat})
        self.picks[seat] = action
        if len(self.picks) == self.seats:
            die = chance.roll("die", 1, FACES)[0] + 1
            picks = {str(each): self.picks[each] for each in range(self.seats)}
            log.add("shown", {"picks": picks, "die": die}, None, True)
            for each in range(self.seats):
                self.points[each] += self.picks[each] + die
            self.picks = {}
            self.round += 1

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)
        return Outcome("stopped", ranks, tuple(self.points), ScoreSheet({}, ()))

    def clone(self) -> ToyState:
        copy = ToyState(self.seats)
        copy.round = self.round
        copy.points = list(self.points)
        copy.picks = dict(self.picks)
        copy.is_over = self.is_over
        return copy


class ToyView(View):
    """All but the picks of the others."""

    def __init__(self, seat: Seat | None, data: JsonObject) -> None:
        self.seat = seat
        self.data = data

    def json(self) -> JsonObject:
        return self.data


class Toy(Game):
    """The rules."""

    def __init__(self) -> None:
        options = (Option("die", ("six",), "TOY-01"),)
        presets = (Preset("plain", {}),)
        self.info = GameInfo("toy", 1, (2, 3, 4), ("only",), options, presets, ("TOY-01",))
        self.actions = ToyCodec()

    def standard_deck(self) -> Deck:
        return next(iter(GAMES.values())).standard_deck()

    def check_deck(self, deck: Deck) -> None:
        return

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return ToyState(setup.seats)

    def view(self, state: State, seat: Seat | None) -> View:
        data = self.dump(state)
        assert isinstance(state, ToyState)
        data["picks"] = {
            str(each): pick if each == seat else "?" for each, pick in state.picks.items()
        }
        return ToyView(seat, data)

    def imagine(self, view: View, chance: Chance) -> State:
        raise NotImplementedError

    def dump(self, state: State) -> JsonObject:
        assert isinstance(state, ToyState)
        return {
            "seats": state.seats,
            "round": state.round,
            "points": list(state.points),
            "picks": {str(seat): pick for seat, pick in sorted(state.picks.items())},
            "is_over": state.is_over,
        }

    def load(self, data: object, deck: Deck | None = None) -> State:
        raise NotImplementedError

    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        raise NotImplementedError

    def score_now(self, state: State) -> ScoreSheet:
        return ScoreSheet({}, ())

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, ToyState)
        return list(state.points)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return tuple(f"seat_{seat}" for seat in range(seats))

    def card_ids(self) -> tuple[str, ...]:
        return ()

    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        return []

    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        return {}

    def setup_of(self, state: State) -> Setup:
        raise NotImplementedError


TOY = Toy()
