"""Weights found by `hideout lab tune`: how they lie in `bots/weights/<game>.json`, read strictly.

A game's tactics say what they count (`feature_names`), which kinds of seats have weights of their
own (`group_names`, such as the Snitch or a number of players) and how many stages a game has.
For every group and stage there is one row:

    expected final margin = sum of weight * feature
    share of the win      = 1 / (1 + exp(-(margin + lean) / spread))

The share is that of one seat by itself; `shares` makes those of a table add up to one win.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hideout.core.errors import InputError
from hideout.core.game import JsonObject
from hideout.core.reading import a_list, a_text, an_int, an_object, check_keys, parse_json

SCHEMA = 1
FOLDER = Path(__file__).resolve().parent / "weights"
"""Where the weights that ship with Hideout lie."""
_CERTAIN = 40.0
"""Beyond this many spreads a win is certain as far as a float can tell."""


class WeightsError(InputError):
    """A file of weights that does not fit the tactics it is meant for."""


class Row(NamedTuple):
    """How the positions of one group in one stage are judged."""

    weights: tuple[float, ...]
    """Points of final margin for each unit of each feature."""
    lean: float
    """The margin that a seat may lack and still win every second time."""
    spread: float
    """How much margin makes a difference: positive, small when little can still happen."""

    def margin(self, features: Sequence[float]) -> float:
        """The expected final margin."""
        return sum(map(_product, self.weights, features))

    def share(self, margin: float) -> float:
        """The expected share of the win of a seat by itself."""
        x = (margin + self.lean) / self.spread
        if x < -_CERTAIN:
            return 0.0
        return 1.0 if x > _CERTAIN else 1.0 / (1.0 + math.exp(-x))


class Weights:
    """All rows of a game: `rows[group][stage]`."""

    __slots__ = ("fault", "rows")

    def __init__(self, rows: list[list[Row]], fault: WeightsError | None = None) -> None:
        self.rows: list[list[Row]] = rows
        self.fault: WeightsError | None = fault
        """Why the file could not be used; the rows are blank then, and only good for tuning."""


def blank(n_features: int, n_groups: int, n_stages: int) -> Weights:
    """Weights that know nothing: every margin is 0."""
    row = Row((0.0,) * n_features, 0.0, 1.0)
    return Weights([[row] * n_stages for _ in range(n_groups)])


def load(
    game_id: str, feature_names: Sequence[str], group_names: Sequence[str], n_stages: int
) -> Weights:
    """The weights that ship with a game.

    If the file is missing or was made for other features, the weights are blank and carry the
    `fault`, so that new ones can be tuned; whoever wants to play with them calls `check`.
    """
    path = FOLDER / f"{game_id}.json"
    try:
        return read(path.read_bytes(), game_id, feature_names, group_names, n_stages)
    except OSError:
        fault = WeightsError("E_WEIGHTS", "core-error-weights-missing", {"game": game_id})
    except InputError as error:
        details: JsonObject = {"game": game_id, "reason": str(error)}
        fault = WeightsError(
            "E_WEIGHTS", "core-error-weights", details, f"{path.name}:{error.path}"
        )
    empty = blank(len(feature_names), len(group_names), n_stages)
    return Weights(empty.rows, fault)


def check(weights: Weights) -> Weights:
    """The weights, if they are fit to play with."""
    if weights.fault is not None:
        raise weights.fault
    return weights


def read(
    text: str | bytes,
    game_id: str,
    feature_names: Sequence[str],
    group_names: Sequence[str],
    n_stages: int,
) -> Weights:
    """Read a file of weights; raises `InputError` unless it fits in every respect."""
    data = an_object(parse_json(text), "weights", "$")
    keys = ("game", "schema", "made_by", "seed", "features", "groups", "stages", "rows")
    check_keys(data, keys, (), "$")
    for key in ("made_by", "seed"):
        a_text(data[key], key, f"$.{key}")
    _demand(a_text(data["game"], "game", "$.game") == game_id, "$.game")
    _demand(an_int(data["schema"], "schema", "$.schema") == SCHEMA, "$.schema")
    _demand(an_int(data["stages"], "stages", "$.stages") == n_stages, "$.stages")
    for key, wanted in (("features", feature_names), ("groups", group_names)):
        _demand(a_list(data[key], key, f"$.{key}") == list(wanted), f"$.{key}")
    listed = a_list(data["rows"], "rows", "$.rows")
    _demand(len(listed) == len(group_names) * n_stages, "$.rows")
    rows: list[list[Row]] = [[] for _ in group_names]
    for i, each in enumerate(listed):
        path = f"$.rows[{i}]"
        group, stage = divmod(i, n_stages)
        told = an_object(each, "row", path)
        required = ("group", "stage", "weights", "lean", "spread")
        check_keys(told, required, ("positions", "error", "explained"), path)
        _demand(told["group"] == group_names[group], f"{path}.group")
        _demand(told["stage"] == stage, f"{path}.stage")
        weights = [
            _number(value, f"{path}.weights[{k}]")
            for k, value in enumerate(a_list(told["weights"], "weights", f"{path}.weights"))
        ]
        _demand(len(weights) == len(feature_names), f"{path}.weights")
        spread = _number(told["spread"], f"{path}.spread")
        _demand(spread > 0, f"{path}.spread")
        rows[group].append(Row(tuple(weights), _number(told["lean"], f"{path}.lean"), spread))
    return Weights(rows)


def shares(alone: Sequence[float], teams: Sequence[int]) -> list[float]:
    """Each seat's share of the win, from what it would be judged at by itself.

    The shares of the teams add up to 1, and every seat of a team has the share of its team.

    >>> shares([0.5, 0.25, 0.25], [0, 1, 2])
    [0.5, 0.25, 0.25]
    >>> shares([0.9, 0.9, 0.3, 0.3], [0, 0, 1, 1])
    [0.75, 0.75, 0.25, 0.25]
    """
    n_teams = max(teams) + 1
    by_team = [0.0] * n_teams
    size = [0] * n_teams
    for share, team in zip(alone, teams, strict=True):
        by_team[team] += share
        size[team] += 1
    means = [share / n for share, n in zip(by_team, size, strict=True)]
    total = sum(means)
    if total <= 0.0:
        return [1.0 / n_teams] * len(alone)
    return [means[team] / total for team in teams]


def _product(weight: float, feature: float) -> float:
    return weight * feature


def _number(value: object, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise WeightsError("E_WEIGHTS", "core-error-weights-value", {"path": path}, path)
    return float(value)


def _demand(is_right: bool, path: str) -> None:
    if not is_right:
        raise WeightsError("E_WEIGHTS", "core-error-weights-value", {"path": path}, path)
