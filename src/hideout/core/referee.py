"""The referee: plays a scenario out by the rules and says what happens and what is refused."""

from __future__ import annotations

import re
from typing import Final

from hideout.core.chance import Chance, Scripted
from hideout.core.decks import Deck
from hideout.core.errors import AnswerError, InputError, PositionError, ScenarioError
from hideout.core.game import Event, Game, JsonObject, Log, Refusal, Seat, State, refuse_row
from hideout.core.options import agree
from hideout.core.reading import a_list, a_text, an_int, an_object, check_keys

_KEYS = ("title", "rulings", "setup", "position", "luck", "answers", "expect")
_INDEX = re.compile(r"-?[0-9]{1,6}")


class Reply:
    """What became of one answer of a scenario."""

    __slots__ = ("do", "events", "expected", "refusal", "seat")

    def __init__(self, seat: Seat, do: str, expected: str | None) -> None:
        self.seat: Seat = seat
        self.do: str = do
        self.expected: str | None = expected
        """The ruling by which the scenario expects the answer to be refused, if it does."""
        self.refusal: Refusal | None = None
        self.events: list[Event] = []


class Report:
    """A scenario played out."""

    __slots__ = ("failures", "game", "replies", "start_events", "state")

    def __init__(self, game: Game, state: State, start_events: list[Event]) -> None:
        self.game: Game = game
        self.state: State = state
        self.start_events: list[Event] = start_events
        self.replies: list[Reply] = []
        self.failures: list[str] = []
        """Expectations of the scenario that did not come true, as `path: expected, found`."""

    def open_questions(self) -> tuple[Seat, ...]:
        """The seats whose legal answers belong in the report."""
        return self.state.pending()

    def result(self) -> JsonObject:
        """Where the scenario ends: position, legal answers, score sheet, as JSON."""
        game, state = self.game, self.state
        outcome = state.outcome()
        return {
            "position": game.dump(state),
            "pending": list(state.pending()),
            "ask": {str(seat): state.ask(seat).kind for seat in state.pending()},
            "legal": {
                str(seat): [game.actions.to_text(action) for action in state.legal(seat)]
                for seat in state.pending()
            },
            "score": game.score_now(state).result,
            "ranks": None if outcome is None else list(outcome.ranks),
        }

    def json(self) -> JsonObject:
        """The whole report."""
        report: JsonObject = {
            "game": self.game.info.id,
            "events": [event.everything() for event in self.start_events],
            "answers": [_reply_json(reply) for reply in self.replies],
            "failures": list(self.failures),
        }
        report.update(self.result())
        return report


def _reply_json(reply: Reply) -> JsonObject:
    data: JsonObject = {"seat": reply.seat, "do": reply.do}
    if reply.refusal is None:
        data["events"] = [event.everything() for event in reply.events]
    else:
        data["refused"] = {
            "ruling": reply.refusal.ruling,
            "text": reply.refusal.text,
            "details": reply.refusal.details,
        }
    return data


def run_scenario(game: Game, data: object, deck: Deck | None = None) -> Report:
    """Play a scenario; raises an `InputError` if it cannot be read."""
    own = game.referee(data, deck)
    if own is not None:
        return own
    try:
        scenario = an_object(data, "scenario", "$")
        check_keys(scenario, (), _KEYS, "$")
        luck = an_object(scenario.get("luck", {}), "luck", "$.luck")
        chance = Scripted(luck)
        log = Log()
        state = _start(game, scenario, chance, log, deck)
        report = Report(game, state, log.events)
        for i, entry in enumerate(a_list(scenario.get("answers", []), "answers", "$.answers")):
            report.replies.append(_answer(game, state, chance, entry, f"$.answers[{i}]"))
        expect = an_object(scenario.get("expect", {}), "expect", "$.expect")
    except PositionError as error:
        raise ScenarioError(error.code, error.text, error.details, error.path) from None
    for label in chance.unused():
        raise ScenarioError("E_LUCK", "core-error-luck-unused", {"label": label}, f"$.luck.{label}")
    _check(report, expect)
    return report


def _start(game: Game, scenario: JsonObject, chance: Chance, log: Log, deck: Deck | None) -> State:
    if ("setup" in scenario) == ("position" in scenario):
        raise ScenarioError("E_KEY", "core-scenario-start", {})
    if "position" in scenario:
        try:
            return game.load(scenario["position"], deck)
        except InputError as error:
            path = error.path.replace("$", "$.position", 1)
            raise ScenarioError(error.code, error.text, error.details, path) from None
    wanted = an_object(scenario["setup"], "setup", "$.setup")
    check_keys(wanted, (), ("seats", "variant", "options", "preset"), "$.setup")
    options = an_object(wanted.get("options", {}), "options", "$.setup.options")
    setup = agree(
        game,
        an_int(wanted["seats"], "seats", "$.setup.seats") if "seats" in wanted else None,
        a_text(wanted["variant"], "variant", "$.setup.variant") if "variant" in wanted else None,
        {id: a_text(value, id, f"$.setup.options.{id}") for id, value in options.items()},
        a_text(wanted["preset"], "preset", "$.setup.preset") if "preset" in wanted else None,
        deck,
    )
    return game.start(setup, chance, log)


def _answer(game: Game, state: State, chance: Chance, data: object, path: str) -> Reply:
    entry = an_object(data, "answer", path)
    check_keys(entry, ("seat", "do"), ("refused", "note"), path)
    do = a_text(entry["do"], "do", f"{path}.do")
    seat = _seat(game, state, entry["seat"], f"{path}.seat")
    expected = (
        a_text(entry["refused"], "refused", f"{path}.refused") if "refused" in entry else None
    )
    reply = Reply(seat, do, expected)
    try:
        row = game.actions.expand(do, state, seat)
        reply.refusal = refuse_row(state, seat, row, chance)
    except AnswerError as refused:
        reply.refusal = refused.refusal
    except InputError as error:
        raise ScenarioError(error.code, error.text, error.details, f"{path}.do") from None
    if reply.refusal is None:
        log = Log()
        for action in row:
            chance.step += 1
            state.apply(seat, action, chance, log)
        reply.events = log.events
    return reply


def _seat(game: Game, state: State, value: object, path: str) -> Seat:
    n_seats = state.n_seats()
    if isinstance(value, str):
        names = game.seat_names(n_seats)
        if value in names:
            return names.index(value)
    elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < n_seats:
        return value
    raise ScenarioError("E_SEAT", "core-refuse-no_such_seat", {"seat_number": str(value)}, path)


def _check(report: Report, expect: JsonObject) -> None:
    for i, reply in enumerate(report.replies):
        found = None if reply.refusal is None else reply.refusal.ruling
        if found != reply.expected:
            report.failures.append(
                f"answers[{i}] {reply.do!r}: expected refusal {reply.expected}, found {found}"
            )
    found_all: JsonObject = report.result()
    found_all["events"] = [event.everything() for reply in report.replies for event in reply.events]
    for path, expected in expect.items():
        found_value = at_path(found_all, path)
        if found_value != expected:
            report.failures.append(f"{path}: expected {expected!r}, found {found_value!r}")


class _Nothing:
    """What lies at a path that leads nowhere; equal to no value of a scenario."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING: Final = _Nothing()


def at_path(data: object, path: str) -> object:
    """The value at a dotted path such as `position.coins.cream` or `score.locations.0.winner`."""
    for part in path.split("."):
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif (
            isinstance(data, list)
            and _INDEX.fullmatch(part)
            and -len(data) <= int(part) < len(data)
        ):
            data = data[int(part)]
        else:
            return NOTHING
    return data
