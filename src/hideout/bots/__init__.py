"""Opponents of several honest levels: they see what a person in their seat would see."""

from __future__ import annotations

import hashlib

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.levels import BOTS, FORMER, LEVELS, level_named, make
from hideout.bots.uniform import Uniform

__all__ = [
    "BOTS",
    "FORMER",
    "LEVELS",
    "Analysis",
    "Bot",
    "Budget",
    "Candidate",
    "Uniform",
    "level_named",
    "make",
    "seed_for",
]


def seed_for(commitment: str, seat: int) -> int:
    """The seed of the bot in a seat of a table: from public knowledge, so it tells nothing.

    A game that is saved and resumed meets the same bot again.
    """
    text = f"hideout bot {commitment} {seat}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
