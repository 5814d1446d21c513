"""A whole game in the terminal: whose turn it is, the curtain, bots, saving, the end."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from hideout.core.game import Outcome, Seat
from hideout.core.table import Table
from hideout.core.text import Texts
from hideout.core.transcript import write_record
from hideout.telling.story import story
from hideout.telling.titles import shown_names
from hideout.terminal import commands, saving
from hideout.terminal.boards import BOARDS
from hideout.terminal.console import Console, Leave
from hideout.terminal.markup import shortened
from hideout.terminal.players import Player, seated
from hideout.terminal.sight import Sight
from hideout.terminal.turn import Turn

_REMEMBERED = 10
"""How many events of a resumed game are told again."""
_LONGEST = 500
"""A longer path is cut short in a sentence."""
_YES = ("y", "yes", "s", "si", "sì", "o", "oui", "j", "ja")


class Client:
    """Plays one table to its end, or until somebody leaves."""

    def __init__(
        self, table: Table, console: Console, words: Texts, path: Path | None = None
    ) -> None:
        self.table: Table = table
        self.console: Console = console
        self.words: Texts = words
        self.players: list[Player] = seated(table)
        self.names: list[str] = shown_names(table.players, words)
        self.path: Path | None = path
        """Where the game is saved, once that is known."""
        n_old = max(0, len(table.events) - _REMEMBERED) if table.answers else 0
        self.seen: list[int] = [n_old] * table.setup.seats
        """Per seat, how many events its person has read."""
        self.shown: Seat | None = None
        """Whose secrets are on the screen."""

    @property
    def people(self) -> list[Seat]:
        """The seats that persons answer for."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    def play(self) -> None:
        """Play on from where the table stands; saves it, however that ends."""
        with self.console.interruptible():
            try:
                self._play()
            except (Leave, BrokenPipeError):
                self._leave()

    def _play(self) -> None:
        told = 0
        while self.table.pending:
            self.console.rest()
            seat = self._next_seat()
            bot = self.players[seat].bot
            if bot is None:
                self._show_to(seat)
                Turn(self, seat).take()
            else:
                legal = self.table.legal(seat)
                choice = bot.choose(self.table.game, self.table.question_view(seat), legal)
                self.table.submit(seat, self.table.step, choice)
            if not self.people:
                for each in story(self.table, None, self.words, told):
                    self.console.paragraph(each, "  ")
                told = len(self.table.events)
        self._end()

    def _next_seat(self) -> Seat:
        """Bots first, then the person who sits before the screen, then the others in order."""
        pending = self.table.pending
        for seat in pending:
            if self.players[seat].bot is not None:
                return seat
        return self.shown if self.shown in pending else pending[0]

    # -- people --------------------------------------------------------------------------------

    def role_title(self, role: str) -> str:
        """What a role is called."""
        return self.words.say(f"{self.table.game.info.id}-seat-{role}")

    def who(self, seat: Seat) -> str:
        """A player's name with the role."""
        role = self.table.game.seat_names(self.table.setup.seats)[seat]
        return self.words.say("terminal-who", name=self.names[seat], role=self.role_title(role))

    def _show_to(self, seat: Seat) -> None:
        """Let one person, and nobody else, see the screen."""
        if len(self.people) > 1 and self.shown != seat:
            self._clear()
            self.console.paragraph(self.words.say("terminal-curtain", who=self.who(seat)))
            typed = self.console.read(self.words.say("terminal-curtain-ready") + " ")
            if commands.named(typed, self.words) is commands.quit_:
                raise Leave
        self.shown = seat

    def _clear(self) -> None:
        """Take one person's secrets off a screen that others will see."""
        if len(self.people) > 1 and self.shown is not None:
            self.console.curtain()
            self.shown = None

    def agrees(self, seat: Seat, asking: Seat) -> bool:
        """Whether a person consents to another's take-back."""
        question = self.words.say(
            "terminal-undo-ask", name=self.names[seat], asking=self.names[asking]
        )
        return self.console.read(question + " ").casefold() in _YES

    def forget_what_was_taken_back(self) -> None:
        """After a take-back nobody has read events that are no more."""
        n_events = len(self.table.events)
        self.seen = [min(n, n_events) for n in self.seen]

    # -- score and end -------------------------------------------------------------------------

    def show_sheet(self) -> None:
        """The score as if the game ended now."""
        if self.table.pending:
            self.console.heading(self.words.say("terminal-score-now"))
        else:
            self.console.line()
        sheet = self.table.game.score_now(self.table.state)
        board = BOARDS[self.table.game.info.id]
        self.console.lines(board.sheet(sheet, self.words, self.console.width))

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        people = self.people
        self._clear()
        since = self.seen[people[0]] if len(people) == 1 else len(self.table.events) - 1
        seat = people[0] if len(people) == 1 else None
        if people:
            for each in story(self.table, seat, self.words, since):
                self.console.paragraph(each, "  ")
        self.console.line()
        self.console.lines(Sight(self.table, seat, self.words).drawn(self.console.width))
        self.show_sheet()
        self._show_ranks(outcome)
        self._save_finished()

    def _show_ranks(self, outcome: Outcome) -> None:
        self.console.heading(self.words.say("terminal-end"))
        order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        for seat in order:
            line = self.words.say(
                "terminal-rank",
                rank=outcome.ranks[seat],
                who=self.who(seat),
                points=outcome.scores[seat],
            )
            self.console.paragraph(line, "  ")
        board = BOARDS[self.table.game.info.id]
        self.console.paragraph(board.verdict(outcome.sheet, self.words), "  ")

    # -- saving --------------------------------------------------------------------------------

    def save(self, name: str = "") -> None:
        """Keep the game in a file, from now on this one, and say where or why not."""
        try:
            path = Path(name).expanduser() if name else self._path()
            saving.write(path, write_record(self.table))
        except (OSError, RuntimeError, ValueError) as error:
            self._complain(name or str(self._path()), error)
            return
        self.path = path
        self._say("terminal-saved", path=shortened(str(path), _LONGEST))

    def _path(self) -> Path:
        if self.path is None:
            folder = saving.state_folder(os.environ)
            self.path = saving.new_path(folder, self.table.game.info.id, datetime.now())
        return self.path

    def _complain(self, path: str, error: Exception) -> None:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        self._say("terminal-error-save", path=shortened(path, _LONGEST), reason=reason)

    def _leave(self) -> None:
        """Save first, talk later: the screen may be gone already."""
        path, error = saving.write_anywhere(self._path(), write_record(self.table))
        self._clear()
        self.console.line()
        if error is not None:
            self._complain(str(self._path()), error)
        self._say("terminal-saved", path=shortened(str(path), _LONGEST))
        self._say("terminal-resume")
        self.console.line(f"  {command_line('play', '--terminal', '--resume', str(path))}")

    def _save_finished(self) -> None:
        table = self.table
        path, error = saving.write_anywhere(self._path(), write_record(table))
        self.console.line()
        if error is not None:
            self._complain(str(self._path()), error)
        self._say("terminal-seed", seed=table.seed.hex())
        self._say("terminal-record", path=shortened(str(path), _LONGEST))
        self._say("terminal-verify")
        self.console.line(f"  {command_line('verify', str(path))}")

    def _say(self, id: str, /, **args: str) -> None:
        self.console.paragraph(self.words.say(id, **args))


def command_line(*parts: str) -> str:
    """A command as a person may type it here."""
    if shutil.which("hideout"):
        program = "hideout"
    elif (Path(sys.prefix).parent / "run").is_file():
        program = "./run"
    else:
        program = "python -m hideout"
    return " ".join([program, *map(shlex.quote, parts)])
