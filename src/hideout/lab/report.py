"""Measured results as tables for documents, from the files that arenas have written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hideout.core.errors import RecordError
from hideout.core.game import JsonObject
from hideout.games import GAMES
from hideout.lab.arena import Plan
from hideout.lab.arena_file import read_results
from hideout.lab.players import Player
from hideout.lab.standings import Encounter, sum_up
from hideout.lab.statistics import Interval

_HEADS = (
    "game",
    "seats",
    "variant",
    "bot",
    "against",
    "games",
    "wins",
    "95 %",
    "of fair",
    "margin",
    "ms per choice",
    "seed",
)


def read_file(path: Path) -> tuple[Plan, list[Encounter]]:
    """The plan of a file of results, and how each pairing went."""
    head, results = read_results(path.read_bytes(), path.name)
    plan = _plan(head, path.name)
    return plan, list(sum_up(plan, results).encounters)


def markdown(paths: Sequence[Path]) -> str:
    """All pairings of all files as one table: the wins are shares of decided games on two sides."""
    lines = [_row(_HEADS), _row(["---"] * len(_HEADS))]
    for path in paths:
        plan, encounters = read_file(path)
        lines += [_row(_cells(plan, encounter)) for encounter in encounters]
    return "\n".join(lines) + "\n"


def _cells(plan: Plan, encounter: Encounter) -> list[str]:
    share = encounter.decided or encounter.share
    margin = encounter.margin
    fair = encounter.times_fair
    two_sided = encounter.n_sides == 2
    return [
        plan.game,
        str(plan.seats),
        plan.variant,
        f"`{encounter.one}`",
        f"`{encounter.others}`",
        str(encounter.games),
        f"{100 * share.mean:.1f} %",
        f"{100 * share.low:.1f}–{100 * share.high:.1f}",
        "" if two_sided else f"{fair.mean:.2f} × ({fair.low:.2f}–{fair.high:.2f})",
        f"{margin.mean:+.1f} ± {_reach(margin):.1f}",
        " / ".join(f"{ms:.1f}" for ms in encounter.ms),
        plan.seed,
    ]


def _reach(interval: Interval) -> float:
    return interval.high - interval.mean


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _plan(head: JsonObject, name: str) -> Plan:
    """The plan as far as it is needed to sum results up."""
    game = GAMES.get(str(head["game"]))
    seats = head["seats"]
    bots, lone, options = head["bots"], head["lone"], head["options"]
    assert isinstance(bots, list)
    assert isinstance(lone, list)
    assert isinstance(options, dict)
    if game is None or seats not in game.info.seats:
        raise RecordError("E_ARENA", "core-error-arena-game", {"file": name}, f"{name}:1")
    assert isinstance(seats, int)
    return Plan(
        game.info.id,
        seats,
        str(head["variant"]),
        tuple((id, str(value)) for id, value in options.items()),
        None,
        str(head["seed"]),
        tuple(_player(bot) for bot in bots),
        tuple(_player(bot) for bot in lone),
    )


def _player(text: str) -> Player:
    """A player as the file names it, also one of a bot that is no more."""
    bot, at, budget = text.partition("@")
    return Player(bot, budget if at else None)
