"""Games of an arena in a file that only grows: a head with the plan, then a line for every game.

A run that was cut short is taken up where it ended; a last line without an end is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from hideout.core.errors import InputError, RecordError
from hideout.core.game import JsonObject
from hideout.core.reading import a_list, a_text, an_int, an_object, check_keys, parse_json
from hideout.lab.arena import Plan, Result

SCHEMA = 1
_HEAD = ("game", "rules", "seats", "variant", "options", "deck", "seed", "bots", "lone")


class ResultsFile:
    """The results of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self) -> list[Result]:
        """What is in the file already; a new file is begun, one of another plan refused."""
        if not self.path.exists() or not self.path.stat().st_size:
            head = {"arena": SCHEMA, **self.plan.json()}
            self.path.write_text(_line(head), encoding="utf-8")
            return []
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        head, results = read_results(whole, self.path.name)
        wanted = self.plan.json()
        for key in _HEAD:
            if head[key] != wanted[key]:
                raise RecordError(
                    "E_ARENA_PLAN",
                    "core-error-arena-plan",
                    {
                        "file": self.path.name,
                        "what": key,
                        "there": json.dumps(head[key], ensure_ascii=False),
                        "wanted": json.dumps(wanted[key], ensure_ascii=False),
                    },
                    f"{self.path.name}:1",
                )
        if len(whole) < len(content):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return results

    def add(self, results: Sequence[Result]) -> None:
        """Write some games down."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(_line(_json(result)) for result in results))


def read_results(content: bytes, name: str) -> tuple[JsonObject, list[Result]]:
    """The head and the games of a file; a last line without an end is not looked at."""
    lines = content.split(b"\n")[:-1]
    if not lines:
        raise RecordError("E_ARENA", "core-error-arena-empty", {"file": name}, name)
    head: JsonObject = {}
    results: list[Result] = []
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                head = _head(line)
            else:
                results.append(_result(line))
        except InputError as error:
            details: JsonObject = {"file": name, "line": number, "reason": str(error)}
            raise RecordError(
                "E_ARENA", "core-error-arena-line", details, f"{name}:{number}"
            ) from None
    return head, results


def _head(line: bytes) -> JsonObject:
    head = an_object(parse_json(line), "head", "$")
    check_keys(head, ("arena", *_HEAD), (), "$")
    if an_int(head["arena"], "arena", "$.arena") != SCHEMA:
        raise RecordError("E_ARENA", "core-error-arena-schema", {"schema": SCHEMA}, "$.arena")
    for key in ("game", "variant", "deck", "seed"):
        a_text(head[key], key, f"$.{key}")
    an_object(head["options"], "options", "$.options")
    for key in ("bots", "lone"):
        for i, name in enumerate(a_list(head[key], key, f"$.{key}")):
            a_text(name, "bot", f"$.{key}[{i}]")
    an_int(head["seats"], "seats", "$.seats")
    return head


def _result(line: bytes) -> Result:
    told = an_object(parse_json(line), "game", "$")
    check_keys(told, Result._fields, (), "$")
    return Result(
        a_text(told["one"], "one", "$.one"),
        a_text(told["others"], "others", "$.others"),
        an_int(told["deal"], "deal", "$.deal"),
        an_int(told["side"], "side", "$.side"),
        _ints(told["ranks"], "$.ranks"),
        _ints(told["scores"], "$.scores"),
        an_int(told["decisions"], "decisions", "$.decisions"),
        _pair(told["ms"], "$.ms"),
    )


def _ints(value: object, path: str) -> tuple[int, ...]:
    return tuple(
        an_int(each, "number", f"{path}[{i}]")
        for i, each in enumerate(a_list(value, "numbers", path))
    )


def _pair(value: object, path: str) -> tuple[float, float]:
    found = [each for each in a_list(value, "numbers", path) if isinstance(each, int | float)]
    if len(found) != 2:
        raise RecordError("E_ARENA", "core-error-arena-pair", {"path": path}, path)
    return float(found[0]), float(found[1])


def _json(result: Result) -> JsonObject:
    return dict(zip(Result._fields, result, strict=True))


def _line(data: JsonObject) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
