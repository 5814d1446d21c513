"""Scenario files, positions to score, damaged input and played-out tables."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from hypothesis import strategies as st

from hideout.core.chance import Quick
from hideout.core.game import JsonObject, Setup
from hideout.core.table import Table
from hideout.games import GAMES

TESTS: Final = Path(__file__).parent.parent
DELETED: Final = object()
"""As the new value in `changed`: the entry is taken away."""
Key: TypeAlias = str | int


def scenario_files(game_id: str) -> list[Path]:
    """The referee scenarios of a game."""
    return sorted((TESTS / "transcripts" / game_id).glob("*.json"))


def position_files(game_id: str) -> list[Path]:
    """The positions of the worked examples of a game."""
    return sorted((TESTS / "transcripts" / game_id / "positions").glob("*.json"))


def record_files(game_id: str) -> list[Path]:
    """The recorded games that must replay forever."""
    return sorted((TESTS / "records" / game_id).glob("*.json"))


def read_object(path: Path) -> JsonObject:
    """The JSON object in a file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def scenario(game_id: str, name: str) -> JsonObject:
    """The one scenario whose file name begins so."""
    (path,) = [each for each in scenario_files(game_id) if each.name.startswith(name)]
    return read_object(path)


def position_of(game_id: str, name: str) -> JsonObject:
    """The position a scenario begins with."""
    return part(scenario(game_id, name), "position")


def part(data: JsonObject, *keys: Key) -> JsonObject:
    """The object inside an object."""
    found = at(data, *keys)
    assert isinstance(found, dict)
    return found


def at(data: object, *keys: Key) -> object:
    """What lies under these keys and indices."""
    for key in keys:
        if isinstance(key, str):
            assert isinstance(data, dict)
            data = data[key]
        else:
            assert isinstance(data, list)
            data = data[key]
    return data


def changed(data: JsonObject, path: str, value: object) -> JsonObject:
    """A copy with one entry (a dotted path) set to a value, or `DELETED`."""
    whole = copy.deepcopy(data)
    *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
    inner = at(whole, *way)
    if value is DELETED:
        if isinstance(last, str):
            assert isinstance(inner, dict)
            del inner[last]
        else:
            assert isinstance(inner, list)
            del inner[last]
    elif isinstance(last, str):
        assert isinstance(inner, dict)
        inner[last] = value
    else:
        assert isinstance(inner, list)
        if last == len(inner):
            inner.append(value)
        else:
            inner[last] = value
    return whole


def ways(data: object, so_far: tuple[Key, ...] = ()) -> Iterator[tuple[Key, ...]]:
    """The way to every node of JSON data, the whole included."""
    yield so_far
    if isinstance(data, dict):
        for key, value in data.items():
            yield from ways(value, (*so_far, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from ways(value, (*so_far, i))


_ODD: Final[list[object]] = [
    *(None, True, False, 0, 1, -1, 2, 3, 11, 10**30, 1.0, 0.5, float("nan")),
    *("", "?", "~", "\ud800", "cream", "caper", "the_mime", "~skeleton_key", "5", "\N{SNOWMAN}"),
    *([], {}, [[]], ["the_mime"], ["skeleton_key", "skeleton_key"], {"cream": 1}, {"x": "y"}),
]


@st.composite
def damaged(draw: st.DrawFn, data: JsonObject) -> object:
    """The data with one to three nodes deleted, replaced, doubled or exchanged for another."""
    whole: object = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        everywhere = list(ways(whole))
        way = draw(st.sampled_from(everywhere))
        blow = draw(st.sampled_from(["delete", "replace", "double", "exchange", "add"]))
        if not way:
            if blow == "replace":
                whole = copy.deepcopy(draw(st.sampled_from(_ODD)))
            continue
        inner = at(whole, *way[:-1])
        key = way[-1]
        other = copy.deepcopy(
            at(whole, *draw(st.sampled_from(everywhere)))
            if blow == "exchange"
            else draw(st.sampled_from(_ODD))
        )
        if isinstance(inner, dict):
            if blow == "delete":
                del inner[key]
            elif blow == "double":
                inner[f"{key}2"] = copy.deepcopy(inner[key])
            elif blow == "add":
                inner[draw(st.sampled_from(["x", "side", "gear", "\ud800", ""]))] = other
            else:
                inner[key] = other
        elif isinstance(inner, list):
            assert isinstance(key, int)
            if blow == "delete":
                del inner[key]
            elif blow == "double":
                inner.insert(key, copy.deepcopy(inner[key]))
            elif blow == "add":
                inner.insert(key, other)
            else:
                inner[key] = other
    return whole


def play_on(table: Table, luck: Quick, n_answers: int | None = None) -> None:
    """Answer at random, to the end or a number of times."""
    while table.pending and (n_answers is None or n_answers > 0):
        seat = table.pending[luck.below(len(table.pending))]
        legal = table.legal(seat)
        table.answer(seat, legal[luck.below(len(legal))])
        if n_answers is not None:
            n_answers -= 1


def new_table(setup: Setup, deal: int) -> Table:
    """A numbered deal of Caper."""
    return Table(GAMES["caper"], setup, deal.to_bytes(32, "big"))


def score_pad_position(position: JsonObject, is_finished: bool) -> JsonObject:
    """A dumped Caper position as one would copy it onto the score pad (14.1)."""
    pad = copy.deepcopy(position)
    play = pad.pop("play")
    if pad["players"] == 4:
        pad["discarded_gear"] = {
            side: len(json_list(play, "discards", side, "gear")) for side in ("cream", "green")
        }
    if not is_finished:
        pad["partial"] = True
    return pad


def json_list(data: object, *keys: Key) -> list[object]:
    """The list that lies under these keys."""
    found = at(data, *keys)
    assert isinstance(found, list)
    return found
