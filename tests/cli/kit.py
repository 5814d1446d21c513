"""Running the command line in tests, and things to hand to it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from click.testing import CliRunner, Result

from hideout.cli import main
from hideout.core.game import JsonObject
from hideout.core.text import tell, texts
from hideout.core.transcript import write_record
from hideout.games import caper

Run = Callable[..., Result]

LOUVRE: JsonObject = {
    "game": "caper",
    "format": 1,
    "players": 2,
    "city": "paris",
    "locations": [
        {
            "id": "the_louvre",
            "cream": [{"thief": "the_mime"}],
            "green": [
                {"thief": "the_dame", "gear": ["helping_hand", "plasma_cutter"]},
                {"thief": "the_artist", "gear": ["suction_scalers"]},
            ],
        },
        {"id": "the_bank"},
        {"id": "the_gala"},
    ],
    "coins": {"cream": 0, "green": 0},
    "partial": True,
}
"""The example W01 of the rules: green wins the Louvre and leads by 10 to 2."""


def runner() -> Run:
    """Call the command line; what it prints on both streams and its status."""

    def call(*args: str, input: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(main, args, input=input)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        return result

    return call


def keep(path: Path, data: object) -> str:
    """Write JSON to a file and name it."""
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def played(seats: int = 2, city: str = "paris", answers: int = 10_000) -> JsonObject:
    """The record of a random game, whole or cut short after so many answers."""
    table = caper.table(seats=seats, city=city, seed="a game for the command line")
    luck = random.Random(7)
    while table.pending and len(table.answers) < answers:
        seat = table.pending[0]
        table.answer(seat, luck.choice(table.legal(seat)))
    return write_record(table)


def told(id: str, **details: object) -> str:
    """A sentence in English, as the commands say it."""
    return tell(texts("en"), id, details)
