"""What an audience may know of a table, as messages: built from its view, events and question."""

from __future__ import annotations

import msgspec

from hideout.core.game import JsonObject, Seat
from hideout.core.text import Texts, texts
from hideout.server.facts import Audience, Ended, Proposed, Said, seat_of
from hideout.server.fold import Fold
from hideout.server.listeners import encoded_bytes
from hideout.telling.story import by_role, question, sentence
from hideout.telling.titles import player_names


def table_info(fold: Fold, table_id: str) -> JsonObject:
    """What is agreed about a table: `TableInfo`."""
    made, setup = fold.made.data, fold.setup
    return {
        "id": table_id,
        "game": fold.game.info.id,
        "rules_version": fold.game.info.rules_version,
        "variant": setup.variant,
        "n_seats": setup.seats,
        "options": dict(setup.options),
        "deck": setup.deck.digest,
        "standard_deck": made["deck_text"] is None,
        "pace": made["pace"],
        "listed": made["listed"],
        "hints": made["hints"],
        "absent": made["absent"],
        "absent_minutes": made["absent_minutes"],
        "commitment": made["commitment"],
        "created": fold.made.at,
    }


def seat_infos(fold: Fold) -> list[JsonObject]:
    """Who sits where: `SeatInfo` by seat."""
    return [
        {
            "seat": seat,
            "role": role,
            "kind": state.kind,
            "name": state.name,
            "level": state.level,
            "stand_in": state.stand_in is not None,
            "resigned": state.resigned,
        }
        for seat, (state, role) in enumerate(
            zip(fold.seats, fold.game.seat_names(fold.setup.seats), strict=True)
        )
    ]


class Teller:
    """Puts one table into the words of one language, for one audience."""

    def __init__(self, fold: Fold, audience: Audience, lang: str) -> None:
        self.fold = fold
        self.audience = audience
        self.words: Texts = texts(lang)
        self._story: list[msgspec.Raw] = []
        """What was told already, as it is sent; events never change, they are only taken back."""
        self._people: dict[str, str] | None = None

    def situation(self) -> JsonObject:
        """All that the audience may know now: `Situation`."""
        fold, seat = self.fold, seat_of(self.audience)
        table = fold.table
        return {
            "status": fold.status,
            "step": fold.step,
            "epoch": fold.epoch,
            "seats": seat_infos(fold),
            "waiting_for": list(fold.waiting_for(self.audience)),
            "view": None if table is None else table.view(seat).json(),
            "score": None if table is None else fold.public_score(table),
            "totals": [] if table is None else fold.public_totals(table),
            "question": None if seat is None else self._question(seat),
            "can_take_back": None if seat is None else self._can_take_back(seat),
            "proposal": None if fold.proposal is None else _proposal(fold, fold.proposal),
            "absent_after": fold.absent_after(),
            "end": None if fold.ended is None else _end(fold, fold.ended),
            "rematch": fold.rematch,
        }

    def story(self, since: int = 0) -> list[msgspec.Raw]:
        """What happened from a number on: `Story` lines."""
        table = self.fold.table
        if table is None:
            return []
        del self._story[len(table.events) :]
        people = self._called()
        seat = seat_of(self.audience)
        for number in range(len(self._story), len(table.events)):
            event = table.events[number]
            told = sentence(self.fold.game, event, seat, self.words, people)
            line: JsonObject = {"number": number, "event": event.seen_by(seat), "sentence": told}
            self._story.append(msgspec.Raw(encoded_bytes(line)))
        return self._story[since:]

    def forget_story(self, since: int) -> None:
        """Lines from this number on were taken back."""
        del self._story[since:]

    def chat(self) -> list[JsonObject]:
        """Everything that was said: `ChatLine` by line."""
        return [self.chat_line(said) for said in self.fold.chat]

    def chat_line(self, said: Said) -> JsonObject:
        """One thing that was said, a phrase in the reader's language."""
        text = said.text
        if said.phrase is not None:
            text = self.words.say(f"server-phrase-{said.phrase}")
        return {
            "number": said.number,
            "seat": said.seat,
            "text": text,
            "phrase": said.phrase,
            "at": said.at,
        }

    def _called(self) -> dict[str, str]:
        if self._people is None:
            assert self.fold.table is not None
            self._people = by_role(self.fold.game, player_names(self.words, self.fold.table))
        return self._people

    def _question(self, seat: Seat) -> JsonObject | None:
        fold = self.fold
        table = fold.table
        if table is None or fold.status != "playing":
            return None
        legal = table.legal(seat)
        if not legal:
            return None
        ask = table.ask(seat)
        codec = fold.game.actions
        answered = None
        if seat in table.state.resting():
            answered = next(
                codec.to_text(answer.action)
                for answer in reversed(table.answers)
                if answer.seat == seat
            )
        return {
            "kind": ask.kind,
            "details": ask.details,
            "sentence": question(fold.game, ask, self.words, self._called()),
            "legal": [
                {"action": action, "text": codec.to_text(action), "answer": codec.to_json(action)}
                for action in legal
            ],
            "answered": answered,
        }

    def _can_take_back(self, seat: Seat) -> str | None:
        kind = self.fold.take_back(seat)
        return kind if isinstance(kind, str) else None


def _proposal(fold: Fold, proposal: Proposed) -> JsonObject:
    return {
        "kind": proposal.kind,
        "by": proposal.by,
        "agreed": list(proposal.agreed),
        "needed": fold.still_needed(proposal),
    }


def _end(fold: Fold, ended: Ended) -> JsonObject:
    outcome = None if fold.table is None else fold.table.outcome
    return {
        "reason": ended.reason,
        "ranks": None if outcome is None else list(outcome.ranks),
        "scores": None if outcome is None else list(outcome.scores),
        "winners": list(ended.winners),
        "seed": fold.seed.hex(),
        "commitment": fold.made.data["commitment"],
        "sheet": None if outcome is None else outcome.sheet.result,
    }
