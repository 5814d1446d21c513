"""How weights are found: `hideout lab tune <game>` plays games and fits the tactics to their ends.

What a game's tactics (`bots/<game>_eval.py`) must offer:

* `feature_names`, `n_stages`, and `group_names` if there are kinds of seats with weights of their
  own (`group(state, seat)` says which; a group for each number of players is a good beginning);
* `features(state, seat)`, as long as `feature_names`.  There is no hidden constant: a feature that
  is always 1 makes one.  `stage(state)` from 0 up to `n_stages`;
* `margins(state)`, exact at the end of a game: that is what the features are fitted to;
* a class whose only argument is the weights: `TACTICS = CaperTactics(tuned.load("caper",
  FEATURES, GROUPS, N_STAGES))`.  `weights.rows[group][stage]` is a `Row` with `margin(features)`
  and `share(margin)`; `tuned.shares(alone, teams)` makes a table's shares add up to one win.
  While no fitting file exists, `load` gives blank rows, so that the class can be tuned.

What is done, in rounds: games with every number of seats, the variants in turn, are played by a
player that looks one answer ahead and now and then errs (`lab/selfplay.py`).  In the first round it
knows only the points as they stand, later the weights of the round before, so nothing depends on
the file that is there.  (Tactics with `plays_by_weight` play by their `weigh` in every round, those
with `plays_by_thought` as they `ponder`.)  At some positions the features of all seats are noted.
For each group and stage, ridge regression on the final margin gives the weights (or, for tactics
with `foresight`, on what the same game was judged at some stages later, which depends less on
luck), and a logistic fit to the final share of the win gives lean and spread.  A row with few
positions takes over that of the nearest stage.  Positions of a round are forgotten after it, but
for those of the tactics' `lasting_groups`.

The file holds the weights rounded to a few digits, and the same command makes the same bytes.
`error` and `explained` (the standard error of the margin, and the part of its variance that the
features account for) are measured on games that were kept out of the fit.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from hideout.bots.knowledge import untuned_tactics
from hideout.bots.standing import Standing
from hideout.bots.tactics import Tactics
from hideout.bots.tuned import SCHEMA, Row, Weights, blank
from hideout.core.errors import InputError
from hideout.core.game import JsonObject
from hideout.games import GAMES
from hideout.lab.jobs import in_order
from hideout.lab.logistic import most_likely
from hideout.lab.selfplay import Deal, Learner, Note

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

DIGITS = 4
"""To how many significant digits weights are kept."""
_KEPT_OUT = 5
"""Every such game is kept out of the fit that is measured."""
_ENOUGH = 40
"""A row is fitted to no fewer positions than these, and three for every feature."""
_CAUTION = 0.002
"""The penalty on weights, per position, for features brought to the same size."""
_PORTION = 5
"""So many games are one piece of work."""


class Fitted(NamedTuple):
    """One row, and how it came about."""

    row: Row
    positions: int
    error: float
    """The standard error of the margin in games that were kept out."""
    explained: float
    """The part of the margin's variance that is accounted for there."""


class Tuning(NamedTuple):
    """What is to be tuned, and how thoroughly."""

    game: str
    games: int
    """For each number of seats and each round."""
    rounds: int
    seed: str

    def command(self) -> str:
        """The command that does it again."""
        return (
            f"hideout lab tune {self.game} --games {self.games} --rounds {self.rounds}"
            f" --seed {shlex.quote(self.seed)}"
        )


def tactics_of(game_id: str) -> Tactics:
    """The tactics that a game ships with; raises `InputError` if it has none to tune."""
    tactics = untuned_tactics(GAMES[game_id])
    if tactics is None:
        raise InputError("E_WEIGHTS", "core-error-weights-none", {"game": game_id})
    return tactics


def tune(
    plan: Tuning,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda games: None,
    tactics: Callable[[str], Tactics] = tactics_of,
) -> list[list[Fitted]]:
    """Play and fit, round after round; `tell` hears of games that are done."""
    known = tactics(plan.game)
    rows = blank(len(known.feature_names), len(known.group_names), known.n_stages).rows
    fitted: list[list[Fitted]] = []
    lasting = [known.group_names.index(name) for name in known.lasting_groups]
    notes: list[tuple[int, Note]] = []
    for round in range(plan.rounds):
        notes = [(number, note) for number, note in notes if note.group in lasting]
        pieces = _pieces(plan, round, rows, tactics)
        for played in in_order(_play, pieces, jobs):
            for number, told in played:
                notes.extend((number, note) for note in told)
            tell(len(played))
        fitted = fit(notes, len(known.group_names), known.n_stages, len(known.feature_names))
        rows = [[each.row for each in of_group] for of_group in fitted]
    return fitted


def weights_file(plan: Tuning, fitted: list[list[Fitted]], known: Tactics) -> str:
    """The text of `bots/weights/<game>.json`."""
    head: JsonObject = {
        "game": plan.game,
        "schema": SCHEMA,
        "made_by": plan.command(),
        "seed": plan.seed,
        "features": list(known.feature_names),
        "groups": list(known.group_names),
        "stages": known.n_stages,
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    rows = [
        "  "
        + json.dumps(
            {
                "group": known.group_names[group],
                "stage": stage,
                "weights": list(each.row.weights),
                "lean": each.row.lean,
                "spread": each.row.spread,
                "positions": each.positions,
                "error": each.error,
                "explained": each.explained,
            }
        )
        for group, of_group in enumerate(fitted)
        for stage, each in enumerate(of_group)
    ]
    return "\n".join(["{", *lines, ' "rows": [', ",\n".join(rows), " ]", "}"]) + "\n"


class _Piece(NamedTuple):
    plan: Tuning
    round: int
    rows: list[list[Row]]
    tactics: Callable[[str], Tactics]
    deals: tuple[Deal, ...]


def _pieces(
    plan: Tuning, round: int, rows: list[list[Row]], tactics: Callable[[str], Tactics]
) -> Iterator[_Piece]:
    info = GAMES[plan.game].info
    deals = [
        Deal(number, seats, info.variants[number % len(info.variants)])
        for number in range(plan.games)
        for seats in info.seats
    ]
    for begin in range(0, len(deals), _PORTION):
        yield _Piece(plan, round, rows, tactics, tuple(deals[begin : begin + _PORTION]))


def _play(piece: _Piece) -> list[tuple[int, list[Note]]]:
    plan = piece.plan
    known = piece.tactics(plan.game)
    game = GAMES[plan.game]
    tactics = type(known)(Weights(piece.rows))
    plays_itself = piece.round > 0 or tactics.plays_by_weight or tactics.plays_by_thought
    learner = Learner(game, tactics, tactics if plays_itself else Standing(game))
    seed = f"tune {plan.game} {plan.seed} {piece.round}"
    return [(deal.number, learner.play(deal, seed)) for deal in piece.deals]


def fit(
    notes: list[tuple[int, Note]], n_groups: int, n_stages: int, n_features: int
) -> list[list[Fitted]]:
    """One row for each group and stage, from positions and the numbers of their games."""
    sorted_notes: dict[tuple[int, int], list[tuple[int, Note]]] = {}
    for number, note in notes:
        sorted_notes.setdefault((note.group, note.stage), []).append((number, note))
    enough = max(_ENOUGH, 3 * n_features)
    found: list[dict[int, Fitted]] = [{} for _ in range(n_groups)]
    # The last stage first: earlier ones may be fitted to what later ones are judged at.
    for stage in reversed(range(n_stages)):
        for group in range(n_groups):
            here = sorted_notes.get((group, stage), [])
            if len(here) >= enough:
                found[group][stage] = _fit_row(here, [_aim(note, found) for _, note in here])
    return [
        [_nearest(of_group, stage, n_features) for stage in range(n_stages)] for of_group in found
    ]


def _aim(note: Note, found: list[dict[int, Fitted]]) -> float:
    """The margin that a position should be judged at."""
    later = note.later
    if later is None or later.stage not in found[later.group]:
        return note.margin
    return found[later.group][later.stage].row.margin(later.features)


def _nearest(found: dict[int, Fitted], stage: int, n_features: int) -> Fitted:
    if not found:
        return Fitted(Row((0.0,) * n_features, 0.0, 1.0), 0, 0.0, 0.0)
    nearest = min(found, key=lambda other: (abs(other - stage), other))
    return found[stage] if stage in found else found[nearest]._replace(positions=0)


def _fit_row(notes: list[tuple[int, Note]], told: list[float]) -> Fitted:
    import numpy as np

    features = np.array([note.features for _, note in notes], dtype=np.float64)
    margins = np.array([note.margin for _, note in notes], dtype=np.float64)
    aims = np.array(told, dtype=np.float64)
    shares = np.array([note.share for _, note in notes], dtype=np.float64)
    kept_out = np.array([number % _KEPT_OUT == _KEPT_OUT - 1 for number, _ in notes])
    error = explained = 0.0
    if kept_out.any() and not kept_out.all():
        trial = ridge(features[~kept_out], aims[~kept_out])
        missed = margins[kept_out] - features[kept_out] @ trial
        error = float(np.sqrt(np.mean(missed**2)))
        variance = float(np.var(margins[kept_out]))
        explained = 1 - float(np.mean(missed**2)) / variance if variance > 0 else 0.0
    weights = [rounded(float(weight)) for weight in ridge(features, aims)]
    lean, spread = logistic(features @ np.array(weights), shares)
    row = Row(tuple(weights), rounded(lean), rounded(spread))
    return Fitted(row, len(notes), rounded(error), rounded(explained))


def ridge(features: Numbers, margins: Numbers) -> Numbers:
    """The weights that explain the margins best, drawn towards 0 a little."""
    import numpy as np

    size = np.sqrt(np.mean(features**2, axis=0))
    is_used = size > 1e-9
    scaled = features[:, is_used] / size[is_used]
    penalty = _CAUTION * len(margins) * np.eye(scaled.shape[1])
    weights = np.zeros(features.shape[1])
    weights[is_used] = (
        np.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ margins) / size[is_used]
    )
    return weights


def logistic(margins: Numbers, shares: Numbers) -> tuple[float, float]:
    """Lean and spread that turn expected margins into shares of the win, most likely."""
    import numpy as np

    size = max(float(np.sqrt(np.mean(margins**2))), 1e-9)
    columns = np.stack([margins / size, np.ones_like(margins)], axis=1)
    # Wins that the margin foretells without fail have no best steepness; a little doubt gives one.
    found = most_likely(columns, shares, np.diag([1.0, 0.1]))
    steepness = max(float(found[0]), 0.02)
    return float(found[1]) * size / steepness, size / steepness


def rounded(value: float) -> float:
    """A number to the digits that are kept.

    >>> rounded(3.141592653), rounded(-0.0), rounded(123456.7)
    (3.142, 0.0, 123500.0)
    """
    return float(f"{value:.{DIGITS}g}") if abs(value) > 1e-9 else 0.0
