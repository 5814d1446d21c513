"""Opponents of several honest levels: they see what a person in their seat would see."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from hideout.bots.base import Bot
from hideout.bots.greedy import Greedy
from hideout.bots.uniform import Uniform

__all__ = ["LEVELS", "Bot", "Greedy", "Uniform", "make", "seed_for"]

LEVELS: Mapping[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy}
"""Every level by name, the weakest first."""


def make(name: str, seed: int) -> Bot:
    """A new bot of a level; raises `KeyError` for an unknown one."""
    return LEVELS[name](seed)


def seed_for(commitment: str, seat: int) -> int:
    """The seed of the bot in a seat of a table: from public knowledge, so it tells nothing.

    A game that is saved and resumed meets the same bot again.
    """
    text = f"hideout bot {commitment} {seat}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
