"""What the tests of the command line share."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.game import JsonObject
from tests.cli.kit import LOUVRE, Run, keep, played, runner


@pytest.fixture
def run() -> Run:
    """Call the command line."""
    return runner()


@pytest.fixture
def louvre() -> JsonObject:
    """A fresh copy of the example position."""
    copy = json.loads(json.dumps(LOUVRE))
    assert isinstance(copy, dict)
    return copy


@pytest.fixture
def louvre_file(tmp_path: Path, louvre: JsonObject) -> str:
    """The example position in a file."""
    return keep(tmp_path / "louvre.json", louvre)


@pytest.fixture(scope="session")
def finished() -> JsonObject:
    """The record of a whole game of two."""
    return played()


@pytest.fixture
def record_file(tmp_path: Path, finished: JsonObject) -> str:
    """The record of a whole game of two, in a file."""
    return keep(tmp_path / "record.json", finished)
