"""Tables without a network: wishes are decided and carried out one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from hideout.core.game import JsonObject, Seat
from hideout.core.options import agree
from hideout.games import GAMES
from hideout.server.audience import Teller
from hideout.server.decisions import Decision, decide, decide_host
from hideout.server.facts import Audience, Change
from hideout.server.fold import Fold
from hideout.server.making import first_entry
from hideout.server.protocol import (
    AnswerRequest,
    HostAction,
    ProposeEnd,
    Reply,
    Resign,
    Say,
    TakeBackRequest,
)
from hideout.server.storage.reads import Entry

TERMS: JsonObject = {
    "pace": "live",
    "listed": False,
    "hints": True,
    "absent": "wait",
    "absent_minutes": 5,
}


def person(name: str) -> JsonObject:
    """A seat somebody sits in from the start."""
    return {"kind": "person", "name": name, "level": None, "greeting": None}


OPEN: JsonObject = {"kind": "open", "name": None, "level": None, "greeting": "Ben"}
BOT: JsonObject = {"kind": "bot", "name": None, "level": "uniform", "greeting": None}


class Logged:
    """A table and its log; time goes by one second per entry."""

    def __init__(
        self,
        game_id: str = "caper",
        seats: Sequence[JsonObject] = (),
        options: dict[str, str] | None = None,
        **terms: object,
    ) -> None:
        game = GAMES[game_id]
        seats = seats or [person("Anna"), person("Ben")]
        setup = agree(game, len(seats), None, options)
        made = first_entry(1000.0, game, setup, {**TERMS, **terms}, list(seats))
        self.log: list[Entry] = [made]
        self.fold = Fold(made, GAMES)

    def add(self, decision: Decision) -> Change:
        """Carry a decision out."""
        last = self.log[-1]
        entry = Entry(last.seq + 1, last.at + 1.0, decision.kind, decision.data)
        self.log.append(entry)
        return self.fold.apply(entry)

    def entry(self, kind: str, **data: object) -> Change:
        """Carry out an entry as it is."""
        return self.add(Decision(kind, data))

    def wish(
        self,
        seat: Seat,
        wish: AnswerRequest | TakeBackRequest | ProposeEnd | Reply | Resign | Say,
    ) -> Change:
        """Carry out what a seat wants; raises `InputError`."""
        return self.add(decide(self.fold, seat, wish))

    def answer(self, seat: Seat, which: int = 0) -> Change:
        """One of the seat's legal answers."""
        fold = self.fold
        assert fold.table is not None
        legal = fold.table.legal(seat)
        text = fold.game.actions.to_text(legal[which % len(legal)])
        return self.wish(
            seat, AnswerRequest(id=self.id(), step=fold.step, epoch=fold.epoch, answer=text)
        )

    def take_back(self, seat: Seat) -> Change:
        """Take the seat's last answer back, or propose it."""
        fold = self.fold
        return self.wish(seat, TakeBackRequest(id=self.id(), step=fold.step, epoch=fold.epoch))

    def host(self, do: str, **about: object) -> Change:
        """What the host wants."""
        wish = HostAction.model_validate({"do": do, "id": self.id(), **about})
        return self.add(decide_host(self.fold, wish))

    def id(self) -> str:
        """A new request id."""
        return f"r{len(self.log)}"

    def seen(self, audience: Audience, lang: str = "en") -> JsonObject:
        """All that an audience may know now."""
        teller = Teller(self.fold, audience, lang)
        return {
            "n": self.fold.numbers[audience],
            "situation": teller.situation(),
            "story": list(teller.story()),
            "chat": teller.chat(),
        }


def answers(logged: Logged, n: int, which: int = 0) -> None:
    """So many answers by whoever is asked first."""
    for _ in range(n):
        if logged.fold.pending:
            logged.answer(logged.fold.pending[0], which)
