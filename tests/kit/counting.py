"""Counting: the number of legal lines of one, two and three answers from fixed positions.

`python -m tests.kit.counting --write` writes the files anew; look at the difference before
keeping it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from hideout.core.chance import Seeded
from hideout.core.game import Game, State
from hideout.games import GAMES
from tests.kit.cases import plain_cases
from tests.kit.walks import seed_of

FOLDER = Path(__file__).resolve().parents[1] / "counting"
DEPTHS = (1, 2, 3)
DEALS = (1, 2)

HEAD = """\
# Lines of 1, 2 and 3 legal answers from positions of random games.
# Where several seats are asked at once, the first of them answers first.
# Written by: python -m tests.kit.counting --write
"""


def count_lines(state: State, depth: int, seed: bytes, step: int) -> int:
    """How many ways there are to give so many answers; a game that ends before is one way."""
    pending = state.pending()
    if not pending:
        return 1
    legal = state.legal(pending[0])
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(pending[0], action, Seeded(seed, step + 1))
        total += count_lines(after, depth - 1, seed, step + 1)
    return total


def counting(game: Game) -> Iterator[str]:
    """The lines of a game's file."""
    for case in plain_cases(game):
        most = case.kit.max_decisions(case.setup)
        for deal in DEALS:
            seed = seed_of(deal)
            state = game.start(case.setup, Seeded(seed))
            for step in range(most):
                if step % (most // 3) == deal - 1:
                    counts = [str(count_lines(state, n, seed, step)) for n in DEPTHS]
                    yield f"{case} deal {deal} after {step}: {' '.join(counts)}"
                pending = state.pending()
                if not pending:
                    break
                luck = Seeded(seed, step + 1)
                legal = state.legal(pending[0])
                state.apply(pending[0], legal[luck.numbers("what", [len(legal)])[0]], luck)


def path_of(game: Game) -> Path:
    """The file of a game."""
    return FOLDER / f"{game.info.id}.txt"


def main() -> None:
    """Say which files are out of date, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write = parser.parse_args().write
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        path = path_of(game)
        text = HEAD + "\n".join(counting(game)) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name}: {'written' if write else 'differs'}")
            if write:
                path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
