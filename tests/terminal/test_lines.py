"""Lines, emphasis and columns; reading lines and being interrupted."""

from __future__ import annotations

import io
import os
import signal
import threading

import pytest

from hideout.terminal.console import Console, Leave
from hideout.terminal.markup import (
    length,
    padded,
    painted,
    plain,
    rows_of,
    side_by_side,
    strong,
    tinted,
    wrapped,
)
from tests.terminal.driving import Lines, Screen


def test_emphasis_takes_no_room_and_vanishes_off_the_screen() -> None:
    text = f"{strong('Hand')} of {tinted('red', 'cards')}"
    assert plain(text) == "Hand of cards"
    assert length(text) == 13
    assert painted(text) == "\x1b[1mHand\x1b[0m of \x1b[31mcards\x1b[0m"
    assert tinted("mauve", "cards") == "cards"
    assert plain(padded(text, 15)) == "Hand of cards  "


def test_paragraphs_are_broken_between_words_only() -> None:
    assert wrapped("one two three four", 20, "  - ") == ["  - one two three", "    four"]
    long = "/a/path/that/is/longer/than/the/line.json"
    assert long in wrapped(f"saved in {long}", 20)
    assert wrapped("", 20) == [""]


def test_columns_line_up() -> None:
    assert side_by_side([["a", "b"], ["c"]], 21) == ["a           c", "b"]
    assert rows_of([["", "Cream"], ["Total", "3"]]) == ["       Cream", "Total      3"]


@pytest.mark.parametrize(("no_colour", "is_painted"), [("", True), ("1", False)])
def test_colour_needs_a_screen_and_no_objection(
    no_colour: str, is_painted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", no_colour)
    screen = Screen()
    Console(Lines(lambda: None), screen, 80).line(strong("Hand"))
    assert ("\x1b" in screen.getvalue()) == is_painted
    pipe = io.StringIO()
    Console(Lines(lambda: None), pipe, 80).line(strong("Hand"))
    assert pipe.getvalue() == "Hand\n"


def test_the_width_is_what_was_asked_for_within_reason() -> None:
    def width(asked: int | None) -> int:
        return Console(Lines(lambda: None), io.StringIO(), asked).width

    assert [width(each) for each in (None, 10, 100, 9999)] == [80, 40, 100, 160]


def test_what_is_typed_comes_without_blanks_and_is_repeated_in_a_pipe() -> None:
    sink = io.StringIO()
    assert Console(Lines(lambda: "  play 1  "), sink).read("? ") == "play 1"
    assert sink.getvalue() == "?   play 1  \n"


def test_the_end_of_input_and_a_broken_terminal_are_a_wish_to_leave() -> None:
    with pytest.raises(Leave):
        Console(Lines(lambda: None), io.StringIO()).read()

    def fail() -> str | None:
        raise OSError(5, "Input/output error")

    with pytest.raises(Leave):
        Console(Lines(fail), io.StringIO()).read()


def test_an_interruption_while_reading_ends_it_at_once() -> None:
    def interrupt() -> str | None:
        os.kill(os.getpid(), signal.SIGINT)
        return "never read"

    console = Console(Lines(interrupt), io.StringIO())
    with console.interruptible(), pytest.raises(Leave):
        console.read()


def test_an_interruption_elsewhere_waits_until_the_table_is_in_order() -> None:
    console = Console(Lines(lambda: "1"), io.StringIO())
    before = signal.getsignal(signal.SIGINT)
    with console.interruptible():
        console.rest()
        os.kill(os.getpid(), signal.SIGTERM)
        # Nothing is raised here: an answer that is being taken is taken wholly.
        with pytest.raises(Leave):
            console.rest()
        with pytest.raises(Leave):
            console.read()
    assert signal.getsignal(signal.SIGINT) is before


def test_signals_are_left_alone_outside_the_main_thread() -> None:
    before = signal.getsignal(signal.SIGINT)
    seen: list[object] = []

    def elsewhere() -> None:
        with Console(Lines(lambda: "1"), io.StringIO()).interruptible():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [before]
