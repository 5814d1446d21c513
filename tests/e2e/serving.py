"""`hideout serve` whose deals can be repeated: they come from a text that a file holds.

Run as `python -m tests.e2e.serving FILE --port ...`. Everything but the luck is as it is for
everybody: the same test meets the same deals, here and on any other machine.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from hideout.cli import main
from hideout.server import making


def luck_of(file: Path) -> Callable[[], bytes]:
    """The n-th table that is made while the file holds a text is dealt by that text and n."""
    made: Counter[str] = Counter()

    def seed() -> bytes:
        text = file.read_text()
        made[text] += 1
        return hashlib.sha256(f"{text} {made[text]}".encode()).digest()

    return seed


if __name__ == "__main__":
    with patch.object(making, "fresh_seed", luck_of(Path(sys.argv[1]))):
        main(["serve", *sys.argv[2:]])
