"""A game at a table of a server: what happens is told as it happens, lines are typed any time."""

from __future__ import annotations

import json
import os
import re
from collections import deque
from contextlib import suppress
from datetime import datetime

from hideout.client import BlockingClient, ClosedError, RefusedError, UnreachableError
from hideout.core.errors import InputError
from hideout.core.game import Game, JsonObject
from hideout.core.text import Texts
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import End, Fault, Situation, TableInfo
from hideout.terminal import saving
from hideout.terminal.boards import BOARDS
from hideout.terminal.client import command_line
from hideout.terminal.console import Console, Leave
from hideout.terminal.markup import faint
from hideout.terminal.menu import Group, Menu, hand_lines
from hideout.terminal.remote import typed as typed_words
from hideout.terminal.remote.cleaning import shown
from hideout.terminal.remote.deck import KnownDeck, named_deck, own_deck
from hideout.terminal.remote.picture import RemotePicture, seat_name
from hideout.terminal.remote.sitting import Chair, forget
from hideout.terminal.sight import Choice

_REMEMBERED = 10
"""How much of the story is told to somebody who comes in."""
_NUMBERS = re.compile(r"\d{1,4}(?:[\s,]+\d{1,4})?")


class RemoteGame:
    """One seat at a table elsewhere, until the game ends or the person leaves."""

    def __init__(self, chair: Chair, console: Console, words: Texts) -> None:
        self.chair: Chair = chair
        self.console: Console = console
        self.words: Texts = words
        self.table: BlockingClient = BlockingClient(
            chair.server, chair.table_id, chair.token, lang=chair.server.lang
        )
        self.picture: RemotePicture | None = None
        self.menu: Menu | None = None
        self._told = -1
        """The number of the last story line that was told."""
        self._heard = -1
        """The number of the last chat line that was shown."""
        self._asked: tuple[int, int] | None = None
        """Epoch and step of the question that was shown."""
        self._noticed: object = None
        """Status, open seats and proposal, as last told."""
        self._epoch = 0
        self._known: KnownDeck
        self._links: deque[bool] = deque()
        self._wake_out, self._wake_in = os.pipe()
        os.set_blocking(self._wake_out, False)
        os.set_blocking(self._wake_in, False)

    def play(self) -> None:
        """Play to the end, or until the person leaves; the connection looks after itself."""
        client = self.table.client
        client.on_change = self._wake
        client.on_connection = self._link_changed
        self.table.tick = self.console.rest
        with self.console.interruptible():
            try:
                with self.table:
                    self._introduce()
                    while self.situation.status != "over":
                        self._step()
                    self._end()
            except (Leave, BrokenPipeError):
                self.table.tick = None
                self._leave()
            except ClosedError as closed:
                self._closed(closed.reason)
            finally:
                self.table.tick = None
                self.table.close()
                os.close(self._wake_out)
                os.close(self._wake_in)

    # ---- what is known -----------------------------------------------------------------------

    @property
    def situation(self) -> Situation:
        """What the seat may know now."""
        return self.table.situation

    @property
    def info(self) -> TableInfo:
        """What is agreed about the table."""
        assert self.table.session.table is not None
        return self.table.session.table

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.info.game]

    @property
    def seat(self) -> int | None:
        """Our seat; None for a spectator."""
        you = self.table.session.you
        return None if you is None else you.seat

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for us."""
        now = self.situation
        return now.status == "playing" and now.question is not None and self.seat in now.waiting_for

    def name(self, seat: int | None) -> str:
        """What somebody at the table is called."""
        if seat is None:
            return self.words.say("terminal-join-host")
        return seat_name(self.situation.seats[seat], self.game, self.words)

    def _wake(self) -> None:
        with suppress(OSError):
            os.write(self._wake_in, b".")

    def _link_changed(self, is_connected: bool) -> None:
        self._links.append(is_connected)
        self._wake()

    # ---- the course --------------------------------------------------------------------------

    def _introduce(self) -> None:
        info, words = self.info, self.words
        self.console.heading(
            words.say(
                "terminal-table",
                game=words.say(f"{info.game}-title"),
                variant=words.say(f"{info.game}-variant-{info.variant}"),
            )
        )
        for seat in self.situation.seats:
            role = words.say(f"{info.game}-seat-{seat.role}")
            line = words.say("terminal-who", name=self.name(seat.seat), role=role)
            self.console.line(f"  {line}")
        self.say("terminal-commitment", commitment=info.commitment)
        self._learn_deck()
        self.say("terminal-welcome-help")
        self._told = max(-1, len(self.table.session.story) - 1 - _REMEMBERED)
        self._epoch = self.situation.epoch
        self._links.clear()

    def _learn_deck(self) -> None:
        """Find out what is printed on the cards of this table."""
        own = own_deck(self.game, self.info)
        if own is not None:
            self._known = KnownDeck(own, {})
            return
        self._known = KnownDeck(self.game.standard_deck(), {})
        try:
            listed = self.chair.server.cards(self.chair.table_id, self.chair.token)
        except (RefusedError, UnreachableError):
            self.say("terminal-join-deck")
        else:
            self._known = named_deck(self.game, listed)

    def _step(self) -> None:
        """Show what is new, ask if we are asked, and take one line if there is one."""
        self.console.rest()
        self._show_news()
        now = self.situation
        if now.status == "over":
            return
        if self.is_asked and self._asked != (now.epoch, now.step):
            self._asked = (now.epoch, now.step)
            self.show_table()
            self.show_question()
        typed = self._line()
        if typed is not None:
            self._handle(typed)

    def _line(self) -> str | None:
        """The next typed line; None when something happened first."""
        if self.console.is_typed:
            self.console.sink.write("> ")
            typed = self.console.read_unless(self._wake_out)
            if typed is None:
                self.console.sink.write("\r")
                with suppress(BlockingIOError):
                    os.read(self._wake_out, 4096)
            return typed
        if self.is_asked:
            return self.console.read()
        self.table.wait()
        return None

    # ---- what is shown -----------------------------------------------------------------------

    def say(self, id: str, /, **args: str | int) -> None:
        """Show one sentence."""
        self.console.paragraph(self.words.say(id, **args))

    def _show_news(self) -> None:
        while self._links:
            is_back = self._links.popleft()
            self.say("terminal-join-back" if is_back else "terminal-join-lost")
        now = self.situation
        story = list(self.table.session.story)
        if now.epoch != self._epoch:
            self._epoch = now.epoch
            self._told = min(self._told, len(story) - 1)
            self.say("terminal-join-taken_back")
        fresh = [line for line in story if line.number > self._told]
        if fresh:
            self._told = fresh[-1].number
            for line in fresh:
                self.console.paragraph(shown(line.sentence), "  ")
        for said in [line for line in self.table.session.chat if line.number > self._heard]:
            self._heard = said.number
            text = shown(said.text or "")
            self.say("terminal-join-said", name=self.name(said.seat), text=text)
        self._show_state(now)

    def _show_state(self, now: Situation) -> None:
        missing = [each.seat for each in now.seats if each.kind == "open"]
        proposal = now.proposal
        noticed = (now.status, missing, proposal)
        if noticed == self._noticed:
            return
        self._noticed = noticed
        if now.status == "gathering":
            roles = [self.words.say(f"{self.info.game}-seat-{now.seats[s].role}") for s in missing]
            self.say("terminal-join-gathering", roles=self.words.listed(roles))
        elif now.status == "paused":
            self.say("terminal-join-paused")
        if proposal is not None and self.seat in proposal.needed:
            kind = "terminal-join-asks_end"
            if proposal.kind == "take_back":
                kind = "terminal-join-asks_back"
            self.say(kind, name=self.name(proposal.by))

    def look(self) -> RemotePicture | None:
        """The table as it is now; None, and a word about it, before it has begun."""
        now = self.situation
        if now.view is None:
            self.say("terminal-join-not_begun")
            return None
        self.picture = RemotePicture(
            self.info, now, self.seat, now.score or {}, self.words, self._known
        )
        return self.picture

    def show_table(self) -> None:
        """The whole table, as this seat sees it."""
        picture = self.look()
        if picture is not None:
            self.console.line()
            self.console.lines(picture.drawn(self.console.width))

    def show_hand(self) -> None:
        """The cards in hand."""
        picture = self.look()
        if picture is not None:
            self.console.line()
            self.console.lines(hand_lines(picture, self.words, self.console.width))

    def show_question(self) -> None:
        """The hand, the question and the answers."""
        picture, question = self.look(), self.situation.question
        if picture is None or question is None or self.seat is None:
            return
        self.menu = Menu(picture)
        if not self.menu.groups and picture.own_cards():
            self.show_hand()
        role = self.words.say(f"{self.info.game}-seat-{self.situation.seats[self.seat].role}")
        asked = self.words.say("terminal-question", role=role, question=shown(question.sentence))
        self.console.heading(asked)
        self.show_menu()

    def show_menu(self) -> None:
        """The answers that can be typed now."""
        menu = self.menu
        if menu is None:
            return
        if menu.group is not None:
            title = menu.sight.card_title(menu.group.card)
            self.console.heading(self.words.say("terminal-chosen", title=title))
        self.console.lines(menu.lines(self.console.width))
        if menu.only is not None:
            self.say("terminal-hint-only")
        elif menu.is_by_card:
            self.say("terminal-hint-card", n=menu.open_to())
        elif menu.group is not None:
            self.say("terminal-hint-place", n=menu.open_to())
        else:
            self.say("terminal-hint", n=menu.open_to())

    # ---- what is typed -----------------------------------------------------------------------

    def _handle(self, typed: str) -> None:
        """Do what a typed line says; what the server refuses is told."""
        try:
            if _NUMBERS.fullmatch(typed) or not typed:
                self._handle_numbers([int(each) for each in re.findall(r"\d+", typed)])
            else:
                typed_words.handle(self, typed)
        except RefusedError as refused:
            self.tell_refusal(refused.fault)
        except UnreachableError:
            self.say("terminal-join-lost")

    def _handle_numbers(self, numbers: list[int]) -> None:
        menu = self.menu
        if menu is None or self.situation.question is None:
            if numbers:
                self.say("terminal-join-not_asked")
            return
        if not numbers:
            if menu.only is not None:
                self.answer(self._notation(menu.only))
            else:
                self.show_menu()
            return
        if numbers == [0] and menu.group is not None:
            menu.group = None
            self.show_menu()
            return
        chosen = menu.choose(numbers)
        match chosen:
            case Choice():
                self.answer(self._notation(chosen))
            case Group():
                menu.group = chosen
                self.show_menu()
            case None:
                self.say("terminal-error-number", n=menu.open_to())

    def _notation(self, choice: Choice) -> str:
        assert self.picture is not None
        return self.game.actions.to_text(choice.action)

    def answer(self, text: str) -> None:
        """Answer the question that was shown, and no other."""
        epoch, step = self._asked or (self.situation.epoch, self.situation.step)
        try:
            self.table.answer(text, step, epoch)
        except RefusedError as refused:
            if refused.fault.code == "E_STALE":
                self._asked = None
            raise
        now = self.situation
        if now.question is not None and (now.epoch, now.step) == (epoch, step):
            self.say("terminal-join-waiting")

    def tell_refusal(self, fault: Fault) -> None:
        """Why something is not possible, with the ruling it rests on."""
        reason = shown(fault.message)
        if fault.ruling is None:
            self.say("terminal-refused", reason=reason)
        else:
            self.say("terminal-refused-ruling", reason=reason, ruling=fault.ruling)

    # ---- the end -----------------------------------------------------------------------------

    def _end(self) -> None:
        self._show_news()
        end = self.situation.end
        assert end is not None
        if self.situation.view is not None:
            self.show_table()
        record = self._record()
        self._show_sheet(record)
        self.console.heading(self._end_line(end))
        if end.ranks is not None and end.scores is not None:
            for seat in sorted(range(len(end.ranks)), key=end.ranks.__getitem__):
                role = self.words.say(f"{self.info.game}-seat-{self.situation.seats[seat].role}")
                who = self.words.say("terminal-who", name=self.name(seat), role=role)
                line = self.words.say(
                    "terminal-rank", rank=end.ranks[seat], who=who, points=end.scores[seat]
                )
                self.console.line(f"  {line}")
        self.say("terminal-seed", seed=end.seed)
        if record is not None:
            self._keep(record)

    def _end_line(self, end: End) -> str:
        match end.reason:
            case "resigned":
                return self.words.say("terminal-join-end_resigned")
            case "agreed":
                return self.words.say("terminal-join-end_agreed")
            case "ended_by_host":
                return self.words.say("terminal-join-end_host")
            case "abandoned":
                return self.words.say("terminal-join-end_abandoned")
            case _:
                return self.words.say("terminal-end")

    def _record(self) -> JsonObject | None:
        try:
            return self.chair.server.record(self.chair.table_id, self.chair.token)
        except (RefusedError, UnreachableError):
            return None

    def _show_sheet(self, record: JsonObject | None) -> None:
        """The whole sheet, worked out here from the record: no need to believe the server."""
        if record is None:
            return
        try:
            outcome = read_record(json.dumps(record), GAMES).outcome
        except InputError as error:
            self.say("terminal-join-error-record", message=str(error))
            return
        if outcome is not None:
            board = BOARDS[self.info.game]
            self.console.line()
            self.console.lines(board.sheet(outcome.sheet, self.words, self.console.width))
            self.console.paragraph(board.verdict(outcome.sheet, self.words), "  ")

    def _keep(self, record: JsonObject) -> None:
        folder = saving.state_folder(os.environ)
        path = saving.new_path(folder, self.info.game, datetime.now())
        path, _ = saving.write_anywhere(path, record)
        self.say("terminal-record", path=str(path))
        self.say("terminal-verify")
        self.console.line(f"  {command_line('verify', str(path))}")

    def _leave(self) -> None:
        self.console.line()
        self.say("terminal-join-left")
        self.console.line(f"  {command_line('play', '--join', self.chair.link)}")

    def _closed(self, reason: str) -> None:
        if reason == "revoked":
            forget(self.chair.link)
            self.say("terminal-join-revoked")
        else:
            self.say("terminal-join-closed")

    def show_log(self) -> None:
        """The story so far."""
        self.console.heading(self.words.say("terminal-log"))
        for line in self.table.session.story:
            self.console.paragraph(shown(line.sentence), "  ")

    def show_help(self, lines: list[str]) -> None:
        """Everything that can be typed."""
        self.console.line()
        self.say("terminal-help-numbers")
        self.say("terminal-help-card")
        self.console.lines(lines)
        self.console.line(faint(self.words.say("terminal-join-help")))
