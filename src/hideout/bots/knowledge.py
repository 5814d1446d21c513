"""Finds what the bots know of a game: its tactics, and the settings that win with them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from hideout.bots.settings import Settings
from hideout.bots.standing import Standing
from hideout.bots.tactics import Tactics
from hideout.bots.tuned import FOLDER, check
from hideout.core.game import Game


class Knowledge(NamedTuple):
    """How the bots play one game."""

    tactics: Tactics
    settings: Settings


@cache
def knowledge_of(game: Game) -> Knowledge:
    """The tactics of `bots/<game>_eval.py`, or for a game without one its bare standing.

    Raises `WeightsError` if the weights of the tactics are missing or made for other ones.
    """
    module = _module(game.info.id)
    if module is None:
        return Knowledge(Standing(game), Settings())
    tactics, settings = module.TACTICS, module.SETTINGS
    assert isinstance(tactics, Tactics)
    assert isinstance(settings, Settings)
    check(tactics.weights)
    return Knowledge(tactics, settings)


def untuned_tactics(game: Game) -> Tactics | None:
    """The tactics of a game whatever its weights are, to be tuned; None if it has none."""
    module = _module(game.info.id)
    if module is None:
        return None
    tactics = module.TACTICS
    assert isinstance(tactics, Tactics)
    return tactics


def _module(game_id: str) -> ModuleType | None:
    name = f"hideout.bots.{game_id}_eval"
    # With weights there must be tactics, too: without them the bots would play, but badly.
    is_known = find_spec(name) is not None or (FOLDER / f"{game_id}.json").is_file()
    return import_module(name) if is_known else None
