"""The game interface: what every game offers and all that any face may know of it.

A game is a pure set of rules over a small state.  Faces (terminal, browser, bots)
see only: whose decision it is, which answers are legal and why others are not, what
happened, what a seat may know, and who won and why.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from hideout.core.chance import Chance
    from hideout.core.decks import Card, Deck
    from hideout.core.options import Option, Preset
    from hideout.core.referee import Report

Seat: TypeAlias = int
"""A place at the table, counted from 0."""
Action: TypeAlias = int
"""One answer, as an index into the game's fixed action space."""
JsonObject: TypeAlias = dict[str, object]
"""What `json.dumps` takes and `json.loads` gives for an object."""


class Ask(NamedTuple):
    """The question a seat has to answer."""

    kind: str
    """Names the text (`<game>-ask-<kind>`), the widget and the policy head."""
    details: JsonObject
    """Public arguments of the question, e.g. the location of a flip."""


class Refusal(NamedTuple):
    """Why an action is not legal: a ruling, and a sentence with its arguments."""

    ruling: str
    """A ruling id (`CAP-44`), a section of the rules (`5.3`), or `table`."""
    text: str
    """The id of the sentence in the language files."""
    details: JsonObject
    """The arguments of that sentence; never more than the seat may know."""


class Event:
    """Something that happened, in the past tense: a public half and a secret half per seat."""

    __slots__ = ("kind", "public", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        public: JsonObject,
        secret: dict[Seat, JsonObject] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind: str = kind
        self.public: JsonObject = public
        self.secret: dict[Seat, JsonObject] = {} if secret is None else secret
        # Whether hidden information came to light: it ends the free take-back.
        self.reveals: bool = reveals or bool(secret)

    def seen_by(self, seat: Seat | None) -> JsonObject:
        """The event as one seat (or, with None, a spectator) may see it."""
        seen: JsonObject = {"event": self.kind}
        seen.update(self.public)
        if seat is not None and seat in self.secret:
            seen.update(self.secret[seat])
        return seen

    def everything(self) -> JsonObject:
        """The event with all its halves, for records of finished games and tests."""
        whole: JsonObject = {"event": self.kind}
        whole.update(self.public)
        if self.secret:
            whole["secret"] = {str(seat): half for seat, half in self.secret.items()}
        return whole

    def __repr__(self) -> str:
        return f"Event({self.everything()!r})"


class Log:
    """Collects the events of one transition; playouts pass none and pay nothing."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self,
        kind: str,
        public: JsonObject,
        secret: dict[Seat, JsonObject] | None = None,
        reveals: bool = False,
    ) -> None:
        """Note that something happened."""
        self.events.append(Event(kind, public, secret, reveals))


class ScoreLine(NamedTuple):
    """One reason for points (or for whatever else `category` counts)."""

    holder: str
    """Who gets it: a side, a team or a seat, in the game's words."""
    category: str
    """The column of the sheet it belongs to."""
    points: int
    text: str
    """The id of the explaining sentence in the language files."""
    details: JsonObject
    """Its arguments: the card, the place, the counted cards."""
    rulings: tuple[str, ...]
    """The rulings it rests on."""


class ScoreSheet(NamedTuple):
    """A scored table: the result in the format of the rules file, and every point explained."""

    result: JsonObject
    lines: tuple[ScoreLine, ...]


class Outcome(NamedTuple):
    """How a game ended."""

    reason: str
    """A named reason, e.g. `played_out`."""
    ranks: tuple[int, ...]
    """Per seat, 1 is best; equal numbers share the place."""
    scores: tuple[int, ...]
    """Per seat, the total that seat is compared by."""
    sheet: ScoreSheet

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Setup(NamedTuple):
    """What is agreed before the first deal."""

    seats: int
    variant: str
    """The city or edition played, one of `GameInfo.variants`."""
    options: Mapping[str, str]
    """Every option of the game with its value; see `hideout.core.options.resolve`."""
    deck: Deck


class GameInfo(NamedTuple):
    """What a game is, before it is played."""

    id: str
    rules_version: int
    seats: tuple[int, ...]
    variants: tuple[str, ...]
    """The first is the one recommended for a first game."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    rulings: tuple[str, ...]
    """Every ruling id, in the order of the rules file."""


class ActionCodec(ABC):
    """Translates answers: int <-> text notation <-> JSON."""

    size: int
    """How many actions the game's fixed action space has."""

    @abstractmethod
    def to_text(self, action: Action) -> str:
        """The notation of an action, as `from_text` reads it."""

    @abstractmethod
    def from_text(self, text: str) -> Action:
        """Read notation; raises `NotationError`."""

    def expand(self, text: str, state: State, seat: Seat) -> list[Action]:
        """Read what a person wrote as the next answers of a seat: one, unless the game says so.

        A game may take a whole move, such as a card together with its payment, for its steps.
        It looks at nothing that the seat may not know, and no step but the last may need luck.
        Raises `NotationError`, or `AnswerError` if the move cannot even be put into steps.
        """
        return [self.from_text(text)]

    @abstractmethod
    def to_json(self, action: Action) -> JsonObject:
        """The action as a JSON object."""

    @abstractmethod
    def from_json(self, data: object) -> Action:
        """Read what `to_json` wrote; raises `NotationError`."""


class View(ABC):
    """What one seat (or a spectator) may know of a game in progress, built up from that."""

    seat: Seat | None

    @abstractmethod
    def json(self) -> JsonObject:
        """The view for clients: a position with `"?"` for every card that is hidden."""


class State(ABC):
    """One game in progress, everything known; mutable and cheap to clone."""

    __slots__ = ()

    @abstractmethod
    def n_seats(self) -> int:
        """How many seats the table has."""

    @abstractmethod
    def pending(self) -> tuple[Seat, ...]:
        """Who owes an answer: one = a turn, several = simultaneous, () = the game is over."""

    @abstractmethod
    def resting(self) -> tuple[Seat, ...]:
        """Whose answer to the present simultaneous question rests hidden.

        Such a seat may answer again, replacing its answer, exactly while `legal` offers it
        something.
        """

    @abstractmethod
    def ask(self, seat: Seat) -> Ask:
        """The question put to a pending or resting seat."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """The legal answers in their promised order.

        Never empty for a pending seat, always empty for one that is asked nothing.
        """

    @abstractmethod
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """None exactly for the legal actions; otherwise the reason."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        """Play a legal action (callers check with `legal` or `refuse` first)."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The explained end, or None while somebody is pending."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that moves."""


class Game(ABC):
    """The rules; holds no game in progress."""

    info: GameInfo
    actions: ActionCodec
    json_code: str = "E_JSON"
    """The code that the rules file gives to a position that is not JSON."""

    @abstractmethod
    def standard_deck(self) -> Deck:
        """The deck that ships with the game."""

    def old_deck(self, digest: str) -> Deck | None:
        """A deck that shipped with an earlier version, so that its records still replay."""
        from hideout.core.decks import find_deck

        package = Path(str(sys.modules[type(self).__module__].__file__)).parent
        return find_deck(package / "decks" / "old", digest)

    @abstractmethod
    def check_deck(self, deck: Deck) -> None:
        """Raise `DeckError` unless the game can be played with this deck."""

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """Set up the table and deal."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat (None = a spectator) may know."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A full state that this view's seat cannot rule out, from the view alone."""

    @abstractmethod
    def dump(self, state: State) -> JsonObject:
        """The whole position, as `load` reads it."""

    @abstractmethod
    def load(self, data: object, deck: Deck | None = None) -> State:
        """Read a position, also one typed in by a person; raises `PositionError`."""

    @abstractmethod
    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        """The score pad: the position format of the rules file; raises `PositionError`."""

    @abstractmethod
    def score_now(self, state: State) -> ScoreSheet:
        """The sheet as if the game ended now, from public knowledge only."""

    @abstractmethod
    def standing(self, state: State) -> list[int]:
        """Per seat, the total if the game ended now, from public knowledge only."""

    @abstractmethod
    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The role of each seat, as ids (`cream`, `green`, `snitch`, ...)."""

    @abstractmethod
    def card_ids(self) -> tuple[str, ...]:
        """Every card id of the game, in the order of the deck."""

    @abstractmethod
    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        """What a card does, one sentence per effect, in the language of `say`."""

    @abstractmethod
    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        """The ids of the parts of the rules reference, by kind: `phase` and `symbol`."""

    @abstractmethod
    def setup_of(self, state: State) -> Setup:
        """The set-up a state was started with."""

    def reserves(self, state: State) -> list[int]:
        """Per seat, what it can still spend; nothing unless the game says so."""
        return [0] * state.n_seats()

    def waiting_for(self, state: State, seat: Seat | None) -> tuple[Seat, ...]:
        """Who owes an answer, as far as a seat (None = a spectator) may know."""
        return state.pending()

    def referee(self, data: object, deck: Deck | None = None) -> Report | None:
        """A scenario in a format of the game's own, played out; None if it is not in one."""
        return None

    def teams(self, seats: int) -> tuple[int, ...]:
        """Per seat, the number of its team; every seat is its own team unless the game says so."""
        return tuple(range(seats))


def refuse_outsider(state: State, seat: Seat) -> Refusal | None:
    """Why a seat that is asked nothing may not answer, or None if it may."""
    if seat in state.pending() or seat in state.resting():
        return None
    if not state.pending():
        return Refusal("table", "core-refuse-game_over", {})
    return Refusal("table", "core-refuse-not_your_turn", {})


def refuse_row(state: State, seat: Seat, row: Sequence[Action], chance: Chance) -> Refusal | None:
    """Why a seat may not give these answers one after the other, or None if it may."""
    trial = state.clone()
    for action in row[:-1]:
        refusal = trial.refuse(seat, action)
        if refusal is not None:
            return refusal
        trial.apply(seat, action, chance)
    return trial.refuse(seat, row[-1])
