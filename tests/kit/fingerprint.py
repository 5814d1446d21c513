"""One number for all that happens in some random games, to be compared between processes.

`python -m tests.kit.fingerprint` prints it.
"""

from __future__ import annotations

import hashlib

from tests.kit.cases import PLAIN_CASES
from tests.kit.secrecy import observers, view_bytes
from tests.kit.tables import played_table, snapshot


def fingerprint() -> str:
    """The digest of one finished table of every game, seat count and variant."""
    whole = hashlib.sha256()
    for case in PLAIN_CASES:
        table = played_table(case, 77)
        for part in snapshot(table):
            whole.update(part.encode())
        halfway = played_table(case, 78, case.kit.max_decisions(case.setup) // 2)
        for observer in observers(halfway.state):
            whole.update(view_bytes(case.game, halfway.state, observer).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(fingerprint())
