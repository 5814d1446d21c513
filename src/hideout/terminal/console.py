"""Where a person reads and types: plain lines, good for a pipe and for a screen reader."""

from __future__ import annotations

import os
import select
import shutil
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Protocol

from hideout.terminal.markup import painted, plain, strong, wrapped

try:
    import readline
except ImportError:  # pragma: no cover - not every Python has it
    readline = None  # type: ignore[assignment]

NARROWEST = 40
WIDEST = 160
WIDTH_OF_A_PIPE = 80
CURTAIN_LINES = 60

_CLEAR_SCREEN_AND_HISTORY = "\x1b[2J\x1b[3J\x1b[H"


class Source(Protocol):
    """Where typed lines come from."""

    def readline(self) -> str:
        """The next line with its end; empty when there are no more."""

    def isatty(self) -> bool:
        """Whether a person types."""


class Sink(Protocol):
    """Where lines are shown."""

    def write(self, text: str, /) -> object:
        """Show text."""

    def flush(self) -> None:
        """Show everything now."""

    def isatty(self) -> bool:
        """Whether a person watches."""


class Leave(Exception):  # noqa: N818 - a wish, not a fault
    """The person closes the input, interrupts or quits: the game is to be saved."""


class Console:
    """Lines out, lines in."""

    def __init__(self, source: Source, sink: Sink, width: int | None = None) -> None:
        self.source = source
        self.sink = sink
        self.is_screen = sink.isatty()
        """Whether lines go to a terminal."""
        self.has_colour = self.is_screen and not os.environ.get("NO_COLOR")
        self._width = width
        self._is_reading = False
        self._wants_to_leave = False
        # A name that the terminal's encoding lacks is shown with a `?`, not a traceback.
        for stream in (source, sink):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """How many columns a line may take."""
        if self._width is not None:
            return min(max(self._width, NARROWEST), WIDEST)
        if not self.is_screen:
            return WIDTH_OF_A_PIPE
        return min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)

    def line(self, text: str = "") -> None:
        """Show one line."""
        self.sink.write((painted(text) if self.has_colour else plain(text)) + "\n")

    def lines(self, texts: Iterable[str]) -> None:
        """Show lines."""
        for text in texts:
            self.line(text)

    def paragraph(self, text: str, lead: str = "") -> None:
        """Show a text, broken into lines."""
        self.lines(wrapped(text, self.width, lead))

    def heading(self, text: str) -> None:
        """Show a line that the eye should find, after an empty one."""
        self.line()
        self.lines(strong(line) for line in wrapped(text, self.width))

    def read(self, prompt: str = "> ") -> str:
        """The next line a person types, without blanks around it; raises `Leave`."""
        self._is_reading = True
        try:
            self.rest()
            typed = self._read(prompt)
        except (EOFError, OSError):
            raise Leave from None
        finally:
            self._is_reading = False
        return typed.strip()

    def _read(self, prompt: str) -> str:
        if self.source is sys.stdin and self.source.isatty() and self.is_screen:
            self.sink.flush()
            return input(prompt)
        self.sink.write(prompt)
        self.sink.flush()
        typed = self.source.readline()
        if not typed:
            self.sink.write("\n")
            raise EOFError
        # Nobody sees what comes down a pipe, so the account of the game repeats it.
        self.line(typed.rstrip("\n") if not self.source.isatty() else "")
        return typed

    @property
    def is_typed(self) -> bool:
        """Whether a person types, so that other things may be shown in between."""
        return self.source is sys.stdin and self.source.isatty() and self.is_screen

    def read_unless(self, woken: int) -> str | None:
        """The next line a person types; None as soon as there is something at `woken`.

        Only for a keyboard (`is_typed`).  `woken` is a file descriptor.
        """
        self._is_reading = True
        try:
            self.rest()
            self.sink.flush()
            ready, _, _ = select.select([woken, sys.stdin], [], [])
            if woken in ready:
                return None
            typed = sys.stdin.readline()
        except OSError:
            raise Leave from None
        finally:
            self._is_reading = False
        if not typed:
            raise Leave
        return typed.strip()

    def curtain(self) -> None:
        """Take everything out of sight, also what was typed."""
        if readline is not None:
            readline.clear_history()
        if self.is_screen:
            self.sink.write(_CLEAR_SCREEN_AND_HISTORY)
        else:
            self.sink.write("\n" * CURTAIN_LINES)
        self.sink.flush()

    def rest(self) -> None:
        """A moment at which the table is in order: raises `Leave` if that was asked for."""
        if self._wants_to_leave:
            raise Leave

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Within, an interruption ends the reading of a line, or waits for the next `rest`.

        So an answer is never half taken when the game is saved.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        kept = {}
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with suppress(AttributeError, ValueError):
                number = signal.Signals[name] if name in signal.Signals.__members__ else None
                if number is not None:
                    kept[number] = signal.signal(number, self._interrupted)
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        self._wants_to_leave = True
        if self._is_reading:
            raise Leave
