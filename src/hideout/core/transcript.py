"""Records: set-up, seed and answers rebuild a whole game, for replay, proof and resumption."""

from __future__ import annotations

from collections.abc import Mapping

from hideout.core.chance import SEED_BYTES, commitment
from hideout.core.decks import Deck, read_deck
from hideout.core.errors import AnswerError, InputError, NotationError, PositionError, RecordError
from hideout.core.game import Game, JsonObject, Outcome
from hideout.core.options import agree
from hideout.core.reading import (
    a_list,
    a_text,
    an_int,
    an_object,
    check_keys,
    digest,
    parse_json,
)
from hideout.core.table import Answer, Stop, Table, TakeBack

FORMAT = 1
_KEYS = (
    "hideout_record",
    "game",
    "rules",
    "setup",
    "position",
    "players",
    "commitment",
    "seed",
    "answers",
    "take_backs",
    "events",
    "end",
    "digest",
)
_STOPPED = "stopped"
"""The one key that only some records have: those of games given up before their end."""


def write_record(table: Table) -> JsonObject:
    """The record of a table, finished or not.

    It holds the seed, so the record of an unfinished game is for the host's eyes only.
    """
    setup = table.setup
    standard = table.game.standard_deck()
    record: JsonObject = {
        "hideout_record": FORMAT,
        "game": table.game.info.id,
        "rules": table.game.info.rules_version,
        "setup": {
            "seats": setup.seats,
            "variant": setup.variant,
            "options": dict(setup.options),
            "deck": setup.deck.digest,
            "deck_text": None if setup.deck.digest == standard.digest else setup.deck.source,
        },
        "position": table.position,
        "players": list(table.players),
        "commitment": table.commitment,
        "seed": table.seed.hex(),
        "answers": [_answer_json(table.game, answer) for answer in table.answers],
        "take_backs": [
            {
                "seat": taken.seat,
                "free": taken.free,
                "answers": [_answer_json(table.game, answer) for answer in taken.answers],
            }
            for taken in table.take_backs
        ],
        "events": events_digest(table),
        "end": end_json(table.outcome),
    }
    if table.stopped is not None:
        record["stopped"] = {
            "reason": table.stopped.reason,
            "winners": list(table.stopped.winners),
        }
    record["digest"] = digest(record)
    return record


def _answer_json(game: Game, answer: Answer) -> JsonObject:
    data: JsonObject = {
        "step": answer.step,
        "seat": answer.seat,
        "do": game.actions.to_text(answer.action),
    }
    if answer.by:
        data["by"] = answer.by
    return data


def events_digest(table: Table) -> str:
    """One number for all that happened: equal exactly when every event is equal."""
    return digest([event.everything() for event in table.events])


def end_json(outcome: Outcome | None) -> JsonObject | None:
    """The end as a record keeps it."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
    }


def read_record(text: str | bytes, games: Mapping[str, Game]) -> Table:
    """Rebuild the table of a record, checking everything; raises `RecordError`.

    Every answer is played again by the rules, the deal is made again from the seed, and the
    events, the end and the digest must come out as written.
    """
    try:
        return _read(an_object(parse_json(text), "record", "$"), games)
    except PositionError as error:
        raise RecordError(error.code, error.text, error.details, error.path) from None


def _read(record: JsonObject, games: Mapping[str, Game]) -> Table:
    if "hideout_record" not in record:
        raise RecordError("E_FOREIGN", "core-record-foreign", {})
    if record["hideout_record"] != FORMAT:
        raise RecordError(
            "E_FORMAT",
            "core-record-format",
            {"format": str(record["hideout_record"]), "known": FORMAT},
            "$.hideout_record",
        )
    for key in record:
        if key not in _KEYS and key != _STOPPED:
            raise RecordError("E_KEY", "core-error-unknown_key", {"key": key}, f"$.{key}")
    for key in _KEYS:
        if key not in record:
            raise RecordError("E_KEY", "core-error-missing_key", {"key": key})
    table = _start(record, games)
    _play(table, record)
    if _STOPPED in record:
        table.stopped = _read_stop(table, record[_STOPPED])
    _check_end(table, record)
    return table


def _start(record: JsonObject, games: Mapping[str, Game]) -> Table:
    name = a_text(record["game"], "$.game", "$.game")
    game = games.get(name)
    if game is None:
        raise RecordError(
            "E_GAME", "core-error-game", {"game": name, "known": ", ".join(games)}, "$.game"
        )
    if record["rules"] != game.info.rules_version:
        raise RecordError(
            "E_RULES",
            "core-record-rules",
            {"rules": str(record["rules"]), "known": game.info.rules_version},
            "$.rules",
        )
    agreed = an_object(record["setup"], "$.setup", "$.setup")
    for key in ("seats", "variant", "options", "deck", "deck_text"):
        if key not in agreed:
            raise RecordError("E_KEY", "core-error-missing_key", {"key": key}, "$.setup")
    options = an_object(agreed["options"], "$.setup.options", "$.setup.options")
    try:
        setup = agree(
            game,
            an_int(agreed["seats"], "$.setup.seats", "$.setup.seats"),
            a_text(agreed["variant"], "$.setup.variant", "$.setup.variant"),
            {id: str(value) for id, value in options.items()},
            None,
            _deck(game, agreed),
        )
    except (RecordError, PositionError):
        raise
    except InputError as error:
        path = error.path.replace("$", "$.setup", 1)
        raise RecordError(error.code, error.text, error.details, path) from None
    if set(options) != set(setup.options):
        missing = ", ".join(sorted(set(setup.options) - set(options)))
        raise RecordError("E_KEY", "core-error-missing_key", {"key": missing}, "$.setup.options")
    players = [
        a_text(name, "$.players", "$.players")
        for name in a_list(record["players"], "$.players", "$.players")
    ]
    if len(players) != setup.seats:
        raise RecordError(
            "E_PLAYERS", "core-record-players", {"n": len(players), "seats": setup.seats}
        )
    position = record["position"]
    if position is None:
        return Table(game, setup, _seed(record), players)
    try:
        table = Table.of_position(game, position, _seed(record), players, setup.deck)
    except PositionError as error:
        path = error.path.replace("$", "$.position", 1)
        raise RecordError(error.code, error.text, error.details, path) from None
    if table.setup != setup:
        raise RecordError("E_POSITION", "core-record-position", {}, "$.position")
    return table


def _deck(game: Game, agreed: JsonObject) -> Deck:
    source = agreed["deck_text"]
    if source is None:
        standard = game.standard_deck()
        old = None if agreed["deck"] == standard.digest else game.old_deck(str(agreed["deck"]))
        deck = old or standard
    else:
        deck = read_deck(a_text(source, "$.setup.deck_text", "$.setup.deck_text"), "deck_text")
    if deck.digest != agreed["deck"]:
        raise RecordError(
            "E_DECK", "core-record-deck", {"digest": str(agreed["deck"])[:12]}, "$.setup.deck"
        )
    return deck


def _seed(record: JsonObject) -> bytes:
    text = a_text(record["seed"], "$.seed", "$.seed")
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError("E_SEED", "core-record-seed", {}, "$.seed")
    if commitment(seed) != record["commitment"]:
        raise RecordError("E_COMMITMENT", "core-record-commitment", {}, "$.commitment")
    return seed


def _read_answer(game: Game, data: object, path: str) -> Answer:
    entry = an_object(data, path, path)
    for key in entry:
        if key not in ("step", "seat", "do", "by"):
            raise RecordError("E_KEY", "core-error-unknown_key", {"key": key}, f"{path}.{key}")
    for key in ("step", "seat", "do"):
        if key not in entry:
            raise RecordError("E_KEY", "core-error-missing_key", {"key": key}, path)
    try:
        action = game.actions.from_text(a_text(entry["do"], f"{path}.do", f"{path}.do"))
    except NotationError as error:
        raise RecordError(error.code, error.text, error.details, f"{path}.do") from None
    return Answer(
        an_int(entry["step"], f"{path}.step", f"{path}.step"),
        an_int(entry["seat"], f"{path}.seat", f"{path}.seat"),
        action,
        a_text(entry.get("by", ""), f"{path}.by", f"{path}.by"),
    )


def _play(table: Table, record: JsonObject) -> None:
    for i, data in enumerate(a_list(record["answers"], "$.answers", "$.answers")):
        path = f"$.answers[{i}]"
        answer = _read_answer(table.game, data, path)
        if answer.step != table.step:
            raise RecordError(
                "E_ORDER",
                "core-record-order",
                {"answer": i + 1, "step": answer.step, "now": table.step},
                path,
            )
        if not table.pending:
            raise RecordError("E_AFTER_END", "core-record-after_end", {"answer": i + 1}, path)
        if answer.seat not in table.pending:
            raise RecordError(
                "E_TURN", "core-record-turn", {"answer": i + 1, "seat_number": answer.seat}, path
            )
        try:
            table.submit(answer.seat, answer.step, answer.action, answer.by)
        except AnswerError as error:
            raise RecordError(
                "E_REFUSED",
                "core-record-refused",
                {
                    "answer": i + 1,
                    "do": table.game.actions.to_text(answer.action),
                    "ruling": error.refusal.ruling,
                },
                path,
            ) from None
    for i, data in enumerate(a_list(record["take_backs"], "$.take_backs", "$.take_backs")):
        path = f"$.take_backs[{i}]"
        entry = an_object(data, path, path)
        answers = a_list(entry.get("answers"), f"{path}.answers", f"{path}.answers")
        table.take_backs.append(
            TakeBack(
                an_int(entry.get("seat"), f"{path}.seat", f"{path}.seat"),
                entry.get("free") is True,
                tuple(
                    _read_answer(table.game, answer, f"{path}.answers[{j}]")
                    for j, answer in enumerate(answers)
                ),
            )
        )


def _read_stop(table: Table, data: object) -> Stop:
    path = f"$.{_STOPPED}"
    entry = an_object(data, path, path)
    check_keys(entry, ("reason", "winners"), (), path)
    winners = [
        an_int(seat, f"{path}.winners", f"{path}.winners")
        for seat in a_list(entry["winners"], f"{path}.winners", f"{path}.winners")
    ]
    if table.outcome is not None or not set(winners) <= set(range(table.setup.seats)):
        raise RecordError("E_STOPPED", "core-record-stopped", {}, path)
    return Stop(a_text(entry["reason"], f"{path}.reason", f"{path}.reason"), tuple(winners))


def _check_end(table: Table, record: JsonObject) -> None:
    end = end_json(table.outcome)
    if end is None and record["end"] is not None:
        raise RecordError(
            "E_TRUNCATED", "core-record-truncated", {"n": len(table.answers)}, "$.end"
        )
    if record["end"] != end:
        raise RecordError("E_END", "core-record-end", {}, "$.end")
    if record["events"] != events_digest(table):
        raise RecordError("E_EVENTS", "core-record-events", {}, "$.events")
    written = {key: value for key, value in record.items() if key != "digest"}
    if record["digest"] != digest(written):
        raise RecordError("E_DIGEST", "core-record-digest", {}, "$.digest")
