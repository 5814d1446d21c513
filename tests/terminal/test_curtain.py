"""Between people at one device nothing secret of one seat is ever shown to another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hideout.core.game import Seat
from hideout.core.table import Table
from hideout.core.text import texts
from hideout.terminal.console import CURTAIN_LINES
from tests.terminal.driving import Drive, Screen, a_table, numbers, script

WORDS = texts("en")
CURTAIN = "\n" * CURTAIN_LINES


def names(cards: set[str]) -> dict[str, str]:
    return {card: WORDS.say(f"caper-card-{card}") for card in cards}


def known_to(table: Table, seat: Seat | None) -> str:
    """Everything the seat may know by now, as text that contains the ids of the cards."""
    return json.dumps([table.view(seat).json(), table.events_for(seat)])


def secrets_from(table: Table, seat: Seat | None) -> dict[str, str]:
    """The cards that are in the game and that the seat has no way to know."""
    everything = json.dumps(table.game.dump(table.state))
    known = known_to(table, seat)
    hidden = {
        card
        for card in table.game.card_ids()
        if f'"{card}"' in everything and f'"{card}"' not in known
    }
    return names(hidden)


class Watch:
    """Checks every piece of text that comes between two lines typed."""

    def __init__(self) -> None:
        self.reader: Seat | None = None
        self.before: dict[Seat, dict[str, str]] = {}
        self.n_curtains = 0
        self.n_hidden = 0
        self.typed = numbers(1)

    def __call__(self, drive: Drive) -> str | None:
        chunk = drive.fresh()
        table, shown = drive.table, drive.client.shown
        *earlier, now = chunk.split(CURTAIN)
        for piece in earlier:
            # The end of the former reader's turn: what they did and what came of it.
            self.check(piece, secrets_from(table, self.reader) if self.reader is not None else {})
        if shown is None:
            self.n_curtains += 1
            assert earlier or self.reader is None, "nobody is named before the screen is cleared"
            assert now.strip().startswith("Please pass the device to")
            assert len(now.strip().split("\n")) <= 2
        else:
            self.check(now, secrets_from(table, shown))
            self.reader = shown
        return next(self.typed)

    def check(self, text: str, secrets: dict[str, str]) -> None:
        self.n_hidden += len(secrets)
        flat = " ".join(text.split())
        for card, name in secrets.items():
            assert name not in flat, f"{card} is none of this seat's business"
            assert card not in flat


@pytest.mark.parametrize("city", ["paris", "rome", "london"])
@pytest.mark.parametrize(
    "seats",
    [
        "you:Anna,you:Ben",
        "you:Anna,you:Ben,you:Cleo",
        "you:Anna,you:Ben,you:Cleo,you:Dan",
        "you:Anna,you:Ben,burglar,you:Dan",
    ],
)
def test_each_person_reads_only_what_their_seat_may_know(
    seats: str, city: str, tmp_path: Path
) -> None:
    watch = Watch()
    drive = Drive(a_table(seats, city, "curtain"), tmp_path / "game.json", watch)
    shown = drive.play()
    assert drive.table.outcome is not None
    assert "The game is over." in shown
    assert watch.n_curtains > 20
    assert watch.n_hidden > 1000


def test_the_watch_itself_notices_a_leak(tmp_path: Path) -> None:
    drive = Drive(a_table("you:Anna,you:Ben"), tmp_path / "game.json", script(""))
    drive.play()
    rival = secrets_from(drive.table, 0)
    assert rival
    with pytest.raises(AssertionError, match="none of this seat's business"):
        Watch().check(f"Ben holds {next(iter(rival.values()))}.", rival)


def test_one_person_against_bots_needs_no_curtain(tmp_path: Path) -> None:
    typed = numbers(3)
    drive = Drive(a_table("you,burglar"), tmp_path / "game.json", lambda drive: next(typed))
    assert "pass the device" not in drive.play()


def test_a_screen_is_cleared_with_its_scrollback(tmp_path: Path) -> None:
    screen = Screen()
    drive = Drive(
        a_table("you:Anna,you:Ben"), tmp_path / "game.json", script("", "1", "1", ""), sink=screen
    )
    shown = drive.play()
    turns = shown.split("\x1b[2J\x1b[3J\x1b[H")
    assert len(turns) == 3  # Anna reads, Ben reads, and when everybody leaves
    assert "Please pass the device to Cream Mastermind: Anna." in turns[0]
    assert "Please pass the device to Green Mastermind: Ben." in turns[1]
    assert "--resume" in turns[2]


def test_lookouts_are_asked_one_after_the_other_behind_the_curtain(tmp_path: Path) -> None:
    asked: list[tuple[Seat | None, tuple[Seat, ...]]] = []

    def say(drive: Drive) -> str | None:
        asked.append((drive.client.shown, drive.table.pending))
        return "1" if len(asked) < 5 else None

    table = a_table("you:Anna,you:Ben,you:Cleo,you:Dan")
    Drive(table, tmp_path / "game.json", say).play()
    first, second = table.answers[:2]
    assert {first.seat, second.seat} == {1, 3}
    assert first.step == second.step == 0
    assert asked[:4] == [(None, (1, 3)), (1, (1, 3)), (None, (3,)), (3, (3,))]


def test_one_can_leave_at_the_curtain(tmp_path: Path) -> None:
    drive = Drive(a_table("you:Anna,you:Ben"), tmp_path / "game.json", script("quit", "1"))
    assert "--resume" in drive.play()
    assert drive.n_read == 1


def test_leaving_a_shared_device_leaves_nothing_secret_on_it(tmp_path: Path) -> None:
    drive = Drive(a_table("you:Anna,you:Ben"), tmp_path / "game.json", script("", "hand", "quit"))
    last = drive.play().split(CURTAIN)[-1]
    assert "--resume" in last
    for name in names(set(drive.table.game.card_ids())).values():
        assert name not in last
