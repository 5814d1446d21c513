"""Playthroughs: one random game per file, told line by line, to be compared with what was kept.

`python -m tests.kit.playthrough --write` writes the files anew; look at the difference before
keeping it, and never edit them by hand.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path

from hideout.core.chance import Seeded
from hideout.core.game import Event, Game, Log, State
from hideout.games import GAMES
from tests.kit.cases import Case, option_cases, plain_cases, preset_cases
from tests.kit.secrecy import exported, observers, view_bytes, who_is
from tests.kit.walks import asked

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
MOST_CHARACTERS = 14_000
"""After so many the events of an answer are only named, with a digest."""
MOST_SUMMARIES = 36_000
"""After so many characters several answers share a line, with a digest of all."""
N_TOGETHER = 20
N_SHOWN = 3
"""How many of the legal answers are written out."""

HEAD = """\
# {case}
# One random game.  For each answer: who is asked what, how many answers are legal and the
# first of them, a digest of what everybody sees, the answer (>), and what happened by it
# (! if it reveals something), with the secret half of each seat.
# Written by: python -m tests.kit.playthrough --write
"""


def playthrough_cases() -> list[Case]:
    """Every game, seat count and variant, and one case of every option value and preset."""
    found: list[Case] = []
    for game in GAMES.values():
        found += plain_cases(game)
        n_seats = len(game.info.seats)
        others = [*option_cases(game), *preset_cases(game)]
        # Of each group, which has one case per seat count, the next seat count in turn.
        found += [others[i + i // n_seats % n_seats] for i in range(0, len(others), n_seats)]
    return found


def path_of(case: Case) -> Path:
    """The file of a case."""
    return FOLDER / f"{str(case).replace('=', '-')}.txt"


def short(text: str) -> str:
    """A digest short enough to be read, long enough to differ."""
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def playthrough(case: Case) -> str:
    """The whole text of a case."""
    text = HEAD.format(case=case)
    waiting: list[list[str]] = []
    for block in blocks(case):
        is_end = block[1].startswith("over ")
        if len(text) >= MOST_SUMMARIES and not is_end:
            waiting.append(block)
            if len(waiting) < N_TOGETHER:
                continue
        if waiting:
            told = "\n".join(line for each in waiting for line in each)
            text += f"\n{len(waiting)} answers #{short(told)}\n"
            waiting = []
            if not is_end:
                continue
        lines = block if len(text) < MOST_CHARACTERS else summary(block)
        text += "\n".join(lines) + "\n"
    return text


def blocks(case: Case) -> Iterator[list[str]]:
    """The lines of the deal, of each answer, and of the end."""
    game = case.game
    seed = hashlib.sha256(f"playthrough {case}".encode()).digest()
    log = Log()
    state = game.start(case.setup, Seeded(seed), log)
    yield ["", "deal", *event_lines(log.events)]
    step = 0
    while pending := state.pending():
        luck = Seeded(seed, step + 1)
        seat = pending[luck.numbers("who answers", [len(pending)])[0]]
        legal = state.legal(seat)
        action = legal[luck.numbers("what", [len(legal)])[0]]
        lines = ["", f"{step}: {question(state)}"]
        lines += [f"  {each} may {legal_answers(game, state, each)}" for each in asked(state)]
        lines += [f"  {view_digests(game, state)}", f"  > {seat} {game.actions.to_text(action)}"]
        log = Log()
        state.apply(seat, action, luck, log)
        yield [*lines, *event_lines(log.events)]
        step += 1
    outcome = state.outcome()
    assert outcome is not None
    yield [
        "",
        f"over after {step} answers: {outcome.reason}",
        f"  ranks {list(outcome.ranks)} scores {list(outcome.scores)}",
        f"  {view_digests(game, state)}",
        f"  position {short(exported(game.dump(state)))}",
        f"  score sheet {short(exported(outcome.sheet))}",
        *(
            f"    {line.holder} {line.category} {line.points} {line.text}"
            for line in outcome.sheet.lines
        ),
    ]


def question(state: State) -> str:
    """Who is asked what; whose answer rests hidden."""
    asks = []
    for seat in state.pending():
        ask = state.ask(seat)
        asks.append(
            f"seat {seat} {ask.kind}" + (f" {exported(ask.details)}" if ask.details else "")
        )
    resting = [f"seat {seat} rests" for seat in state.resting()]
    return ", ".join([*asks, *resting])


def legal_answers(game: Game, state: State, seat: int) -> str:
    """How many answers a seat has, the first of them, and a digest of all."""
    texts = [game.actions.to_text(action) for action in state.legal(seat)]
    shown = ", ".join(texts[:N_SHOWN])
    more = f", ... #{short(' '.join(texts))}" if len(texts) > N_SHOWN else ""
    return f"({len(texts)}) {shown}{more}"


def view_digests(game: Game, state: State) -> str:
    """A digest of what everybody sees."""
    digests = [
        f"{who_is(observer).rpartition(' ')[2]} {short(view_bytes(game, state, observer))}"
        for observer in observers(state)
    ]
    return "views " + ", ".join(digests)


def event_lines(events: list[Event]) -> Iterator[str]:
    """What happened: public halves, and secret halves by seat."""
    for event in events:
        yield f"  {'!' if event.reveals else '*'} {event.kind} {exported(event.public)}"
        for seat, half in event.secret.items():
            yield f"      {seat} {exported(half)}"


def summary(block: list[str]) -> list[str]:
    """A block with its events only named."""
    told = [line for line in block if line.startswith(("  ! ", "  * ", "      "))]
    kinds = [line.split()[1] for line in told if not line.startswith("      ")]
    rest = [line for line in block if line not in told]
    return [*rest, f"  = {' '.join(kinds)} #{short(chr(10).join(told))}"] if told else rest


def main() -> None:
    """Say which files are out of date, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write = parser.parse_args().write
    FOLDER.mkdir(exist_ok=True)
    wanted = {path_of(case): case for case in playthrough_cases()}
    for path in sorted(FOLDER.glob("*.txt")):
        if path not in wanted:
            print(f"{path.name}: belongs to no case")
            if write:
                path.unlink()
    for path, case in wanted.items():
        text = playthrough(case)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name}: {'written' if write else 'differs'}")
            if write:
                path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
