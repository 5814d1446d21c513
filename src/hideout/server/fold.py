"""A table as its log tells it: the same entries give the same table, anywhere and at any time.

`Fold` knows no clock and asks nobody.  decisions.py turns wishes into entries that fit; here they
are only carried out.  For each audience (a seat, or the spectators) the fold counts the entries
that change what this audience may know: that is the number its messages carry.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from hideout.core.decks import read_deck
from hideout.core.errors import InputError
from hideout.core.game import Game, JsonObject, Refusal, Seat, Setup
from hideout.core.options import agree
from hideout.core.table import Stop, Table
from hideout.server.facts import (
    HOST,
    SPECTATORS,
    Audience,
    Change,
    Ended,
    Proposed,
    Said,
    SeatState,
    UnreadableError,
    Who,
    seat_of,
    unreadable,
)
from hideout.server.storage.reads import Entry

REQUESTS_KEPT: Final = 512


class Fold:
    """One table, grown from its log entry by entry."""

    def __init__(self, made: Entry, games: Mapping[str, Game]) -> None:
        data = made.data
        self.made: Entry = made
        self.seq: int = made.seq
        self.at: float = made.at
        self.game: Game = _game(data, games)
        self.setup: Setup = _setup(data, self.game)
        self.seed: bytes = bytes.fromhex(str(data["seed"]))
        self.seats: list[SeatState] = [
            SeatState(str(wish["kind"]), wish["name"], wish["level"], wish["greeting"])
            for wish in _objects(data["seats"])
        ]
        self.table: Table | None = None
        self.is_paused: bool = False
        self.ended: Ended | None = None
        self.proposal: Proposed | None = None
        self.chat: list[Said] = []
        self.rematch: str | None = None
        self.waiting_since: float = made.at
        """Since when the present question is there."""
        self.public_at: float = made.at
        """When something happened last that everybody may notice."""
        self.numbers: dict[Audience, int] = dict.fromkeys(self.audiences, 1)
        self.requests: OrderedDict[tuple[Who, str], int] = OrderedDict()
        """Requests that were carried out lately, with the number that shows it to their author."""
        self._score: tuple[JsonObject, list[int]] | None = None
        self._before_commits: dict[Seat, str | Refusal] = {}
        """What could be taken back before the present hidden answers, if they are hidden."""
        self._begin_if_full()

    # -- what can be asked -----------------------------------------------------------------------

    @property
    def audiences(self) -> tuple[Audience, ...]:
        """Everybody who may know something of their own."""
        return (*range(self.setup.seats), SPECTATORS)

    @property
    def absent(self) -> str:
        """What the table does about somebody who is away: `wait`, `bot` or `end`."""
        return str(self.made.data["absent"])

    @property
    def status(self) -> Literal["gathering", "playing", "paused", "over"]:
        """Where the table stands."""
        if self.ended is not None:
            return "over"
        if self.is_paused:
            return "paused"
        return "gathering" if self.table is None else "playing"

    @property
    def step(self) -> int:
        """The decision point the table is at."""
        return 0 if self.table is None else self.table.step

    @property
    def epoch(self) -> int:
        """How often the table went back."""
        return 0 if self.table is None else self.table.epoch

    @property
    def pending(self) -> tuple[Seat, ...]:
        """Who owes an answer, in truth; nobody else may be told."""
        if self.table is None or self.status != "playing":
            return ()
        return self.table.pending

    def waiting_for(self, audience: Audience) -> tuple[Seat, ...]:
        """Who owes an answer, as far as an audience may know."""
        if self.table is None or self.ended is not None:
            return ()
        return self.game.waiting_for(self.table.state, seat_of(audience))

    def persons(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [seat for seat, state in enumerate(self.seats) if state.is_person]

    def still_needed(self, proposal: Proposed) -> list[Seat]:
        """Who must still agree to a proposal."""
        return [seat for seat in self.persons() if seat not in proposal.agreed]

    def player_name(self, seat: Seat) -> str:
        """Who plays in a seat, as the record has it."""
        state = self.seats[seat]
        if state.is_played_by_bot:
            return str(state.level)
        return state.name or self.game.seat_names(self.setup.seats)[seat]

    def absent_after(self) -> float | None:
        """When the table acts for somebody who is away."""
        if self.absent == "wait" or self.status != "playing":
            return None
        if all(self.seats[seat].is_played_by_bot for seat in self.waiting_for(SPECTATORS)):
            return None
        return self.waiting_since + 60 * int(str(self.made.data["absent_minutes"]))

    def public_score(self, table: Table) -> JsonObject:
        """The result if the game ended now."""
        return self._scored(table)[0]

    def public_totals(self, table: Table) -> list[int]:
        """Per seat, the total if the game ended now."""
        return self._scored(table)[1]

    def _scored(self, table: Table) -> tuple[JsonObject, list[int]]:
        """The public score, reckoned once for all audiences."""
        if self._score is None:
            game, state = self.game, table.state
            self._score = (game.score_now(state).result, game.standing(state))
        return self._score

    def take_back(self, seat: Seat) -> str | Refusal:
        """Whether a seat may take its last answer back: `free`, `by_consent`, or why not.

        It tells nothing about hidden answers, where it is hidden who has answered: then it stays
        as it was when the question was put.
        """
        if self.table is None or self.status != "playing":
            return Refusal("table", "core-refuse-take_back_nothing", {})
        hidden = self._hidden_commits()
        if seat in hidden:
            return Refusal("table", "server-refuse-take_back_hidden", {})
        if hidden:
            return self._before_commits[seat]
        return self._take_back_now(self.table, seat)

    def _take_back_now(self, table: Table, seat: Seat) -> str | Refusal:
        refusal = table.refuse_take_back(seat)
        if refusal is None:
            return "free"
        if refusal.text == "core-refuse-take_back_nothing":
            return refusal
        return "by_consent" if any(other != seat for other in self.persons()) else "free"

    def _hidden_commits(self) -> list[Seat]:
        """Who has answered the present question where that itself is hidden."""
        if self.table is None:
            return []
        shown = self.waiting_for(SPECTATORS)
        return [seat for seat in self.table.state.resting() if seat in shown]

    # -- carrying entries out --------------------------------------------------------------------

    def apply(self, entry: Entry) -> Change:
        """Carry out the next entry; raises `UnreadableError` if it does not fit."""
        before = {who: (self.waiting_for(who), self.step, self.epoch) for who in self.audiences}
        n_events = self._n_events()
        n_said = len(self.chat)
        question = (self.table is not None, self.step, self.epoch, self.status)
        try:
            self._carry_out(entry)
        except (InputError, LookupError, TypeError, ValueError, AssertionError) as error:
            raise unreadable("server-unreadable-entry", {"entry": entry.seq}) from error
        self.seq, self.at = entry.seq, entry.at
        self._score = None
        if question != (self.table is not None, self.step, self.epoch, self.status):
            self.waiting_since = entry.at
            self._settle_proposal()
        touched = frozenset(self.audiences)
        if entry.kind == "moved":
            touched = frozenset()
        elif entry.kind == "answer" and self._n_events() == n_events:
            touched = frozenset(
                who
                for who in self.audiences
                if who == entry.data["seat"]
                or before[who] != (self.waiting_for(who), self.step, self.epoch)
            )
        for who in touched:
            self.numbers[who] += 1
        if SPECTATORS in touched:
            self.public_at = entry.at
        self._remember_request(entry)
        said = self.chat[-1] if len(self.chat) > n_said else None
        return Change(entry, touched, min(n_events, self._n_events()), said)

    def _n_events(self) -> int:
        return 0 if self.table is None else len(self.table.events)

    def _remember_request(self, entry: Entry) -> None:
        id, who = entry.data.get("id"), entry.data.get("who")
        if not isinstance(id, str) or not (who == HOST or isinstance(who, int)):
            return
        audience = who if isinstance(who, int) else SPECTATORS
        self.requests[(who if isinstance(who, int) else "host", id)] = self.numbers[audience]
        while len(self.requests) > REQUESTS_KEPT:
            self.requests.popitem(last=False)

    def _carry_out(self, entry: Entry) -> None:
        data = entry.data
        match entry.kind:
            case "seated":
                state = self._seat(data)
                state.kind, state.name, state.level = "person", _text(data["name"]), None
                state.stand_in = None
                state.gen = _int(data["gen"])
                self._begin_if_full()
            case "moved":
                self._seat(data).gen = _int(data["gen"])
            case "issued" | "left" | "closed":
                self._vacate(self._seat(data), _int(data["gen"]))
            case "bot":
                self._put_bot(self._seat(data), str(data["level"]))
                self._begin_if_full()
            case "person":
                self._put_person(self._seat(data), _int(data["gen"]))
            case "stand_in":
                self._stand_in(self._seat(data), _text(data["level"]))
            case "answer":
                self._answer(data)
            case "take_back":
                self._taken_back(_int(data["seat"]))
            case "proposed":
                kind: Literal["take_back", "end"] = "end" if data["kind"] == "end" else "take_back"
                by = _int(data["seat"])
                self.proposal = Proposed(kind, by, (by,), self.step, self.epoch)
                self._settle_proposal()
            case "replied":
                self._reply(_int(data["seat"]), data["agree"] is True)
            case "resigned":
                self._resign(_int(data["seat"]), str(data["level"]))
            case "said":
                seat = data["seat"]
                self.chat.append(
                    Said(
                        len(self.chat),
                        None if seat is None else _int(seat),
                        _text(data["text"]),
                        _text(data["phrase"]),
                        entry.at,
                    )
                )
            case "paused":
                self.is_paused = True
            case "resumed":
                self.is_paused = False
            case "ended":
                self._end(str(data["reason"]), ())
            case "rematch":
                self.rematch = str(data["table"])
            case _:
                raise unreadable("server-unreadable-entry", {"entry": entry.seq})

    def _seat(self, data: JsonObject) -> SeatState:
        return self.seats[_int(data["seat"])]

    def _begin_if_full(self) -> None:
        if self.table is not None or any(state.kind == "open" for state in self.seats):
            return
        names = [self.player_name(seat) for seat in range(self.setup.seats)]
        self.table = Table(self.game, self.setup, self.seed, names)

    def _vacate(self, state: SeatState, gen: int) -> None:
        state.greeting = state.name or state.greeting
        state.kind, state.name, state.gen = "open", None, gen
        if state.stand_in is None:
            state.level = None
        self._settle_proposal()

    def _put_bot(self, state: SeatState, level: str) -> None:
        state.level = level
        if state.kind == "person":
            state.stand_in = "host"
        else:
            state.kind, state.stand_in = "bot", None
            state.gen += 1
        self._settle_proposal()

    def _put_person(self, state: SeatState, gen: int) -> None:
        state.stand_in = None
        state.level = None
        if state.kind == "bot":
            state.kind, state.gen = "open", gen

    def _stand_in(self, state: SeatState, level: str | None) -> None:
        state.level = level
        state.stand_in = None if level is None else "absent"
        self._settle_proposal()

    def _answer(self, data: JsonObject) -> None:
        assert self.table is not None
        seat, step = _int(data["seat"]), _int(data["step"])
        texts = data["do"]
        assert isinstance(texts, list)
        row = [self.game.actions.from_text(str(text)) for text in texts]
        if not self.table.state.resting():
            self._before_commits = {
                other: self._take_back_now(self.table, other) for other in range(self.setup.seats)
            }
        self.table.submit_row(seat, step, row, str(data["by"]))
        if (outcome := self.table.outcome) is not None:
            self.ended = Ended(outcome.reason, False, outcome.winners)
            self.proposal = None

    def _taken_back(self, seat: Seat) -> None:
        assert self.table is not None
        self.table.take_back(seat, range(self.setup.seats))

    def _reply(self, seat: Seat, agrees: bool) -> None:
        assert self.proposal is not None
        if not agrees:
            self.proposal = None
            return
        self.proposal = self.proposal._replace(agreed=(*self.proposal.agreed, seat))
        self._settle_proposal()

    def _settle_proposal(self) -> None:
        """Drop a proposal that the table has left behind; carry it out when all agree."""
        proposal = self.proposal
        if proposal is None:
            return
        left_behind = proposal.kind == "take_back" and proposal[3:] != (self.step, self.epoch)
        if self.ended is not None or left_behind:
            self.proposal = None
        elif not self.still_needed(proposal):
            self.proposal = None
            if proposal.kind == "end":
                self._end("agreed", ())
            else:
                self._taken_back(proposal.by)

    def _resign(self, seat: Seat, level: str) -> None:
        state = self.seats[seat]
        state.resigned = True
        state.stand_in = "resigned"
        state.level = level
        teams = self.game.teams(self.setup.seats)
        given_up = {teams[other] for other, each in enumerate(self.seats) if each.resigned}
        left = set(teams) - given_up
        if len(left) <= 1:
            self._end("resigned", [s for s, team in enumerate(teams) if team in left])
        else:
            self._settle_proposal()

    def _end(self, reason: str, winners: Sequence[Seat]) -> None:
        self.ended = Ended(reason, True, tuple(winners))
        if self.table is not None:
            self.table.stopped = Stop(reason, tuple(winners))
        self.proposal = None


def fold_log(log: Sequence[Entry], games: Mapping[str, Game]) -> Fold:
    """The table that a whole log tells of; raises `UnreadableError`."""
    if not log or log[0].kind != "made":
        raise unreadable("server-unreadable-entry", {"entry": 1})
    try:
        fold = Fold(log[0], games)
    except UnreadableError:
        raise
    except (InputError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise unreadable("server-unreadable-entry", {"entry": 1}) from error
    for entry in log[1:]:
        if entry.seq != fold.seq + 1:
            raise unreadable("server-unreadable-gap", {"entry": fold.seq + 1})
        fold.apply(entry)
    return fold


def _game(data: JsonObject, games: Mapping[str, Game]) -> Game:
    id = str(data["game"])
    game = games.get(id)
    if game is None:
        raise unreadable("server-unreadable-game", {"game": id})
    if data["rules"] != game.info.rules_version:
        known = game.info.rules_version
        raise unreadable("server-unreadable-rules", {"rules": str(data["rules"]), "known": known})
    return game


def _setup(data: JsonObject, game: Game) -> Setup:
    text, digest = data["deck_text"], str(data["deck"])
    if text is not None:
        deck = read_deck(str(text), "deck")
    else:
        standard = game.standard_deck()
        deck = standard if standard.digest == digest else (game.old_deck(digest) or standard)
    if deck.digest != digest:
        raise unreadable("server-unreadable-deck", {"digest": digest[:12]})
    options = data["options"]
    assert isinstance(options, dict)
    return agree(game, len(_objects(data["seats"])), str(data["variant"]), options, None, deck)


def _objects(value: object) -> list[dict[str, str | None]]:
    assert isinstance(value, list)
    return value


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _text(value: object) -> str | None:
    return None if value is None else str(value)
