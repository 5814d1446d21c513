"""One person's turn: what they see, what they may type, and what becomes of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hideout.core.errors import AnswerError, NotationError
from hideout.core.game import Action, Refusal, Seat
from hideout.core.text import Texts, explain, tell
from hideout.telling.story import story
from hideout.terminal import commands
from hideout.terminal.menu import Group, Menu, hand_lines
from hideout.terminal.sight import Choice, Sight

if TYPE_CHECKING:
    from hideout.terminal.client import Client

_NUMBERS = re.compile(r"\d{1,4}(?:[\s,]+\d{1,4})?")


class Turn:
    """A question put to a person, until it is answered or taken back."""

    def __init__(self, client: Client, seat: Seat) -> None:
        self.client: Client = client
        self.seat: Seat = seat
        self.words: Texts = client.words
        self.sight: Sight = Sight(client.table, seat, client.words)
        self.menu: Menu = Menu(self.sight)
        self.is_over: bool = False
        """Whether somebody else may have to answer now."""

    def take(self) -> None:
        """Ask until there is an answer; raises `Leave`."""
        self.show_news()
        self.show_table()
        self.show_question()
        while not self.is_over:
            self.handle(self.client.console.read())

    # -- what is shown -------------------------------------------------------------------------

    def show_news(self) -> None:
        """What happened since this seat last looked."""
        client = self.client
        news = story(client.table, self.seat, self.words, client.seen[self.seat])
        client.seen[self.seat] = len(client.table.events)
        if news:
            client.console.heading(self.words.say("terminal-news"))
            for each in news:
                client.console.paragraph(each, "  ")

    def show_table(self) -> None:
        """The whole table, as this seat sees it."""
        console = self.client.console
        console.line()
        console.lines(self.sight.drawn(console.width))

    def show_hand(self) -> None:
        """The cards in hand."""
        console = self.client.console
        console.line()
        console.lines(hand_lines(self.sight, self.words, console.width))

    def show_question(self) -> None:
        """The hand, the question and the answers."""
        console = self.client.console
        if not self.menu.groups and self.sight.own_cards():
            self.show_hand()
        ask = self.client.table.ask(self.seat)
        question = tell(self.words, f"{self.sight.game.info.id}-ask-{ask.kind}", ask.details)
        roles = self.sight.game.seat_names(self.client.table.setup.seats)
        role = self.client.role_title(roles[self.seat])
        console.heading(self.words.say("terminal-question", role=role, question=question))
        self.show_menu()

    def show_menu(self) -> None:
        """The answers that can be typed now."""
        console = self.client.console
        if self.menu.group is not None:
            title = self.sight.card_title(self.menu.group.card)
            console.heading(self.words.say("terminal-chosen", title=title))
        console.lines(self.menu.lines(console.width))
        if self.menu.only is not None:
            hint = self.words.say("terminal-hint-only")
        elif self.menu.is_by_card:
            hint = self.words.say("terminal-hint-card", n=self.menu.open_to())
        elif self.menu.group is not None:
            hint = self.words.say("terminal-hint-place", n=self.menu.open_to())
        else:
            hint = self.words.say("terminal-hint", n=self.menu.open_to())
        console.paragraph(hint)

    # -- what is typed -------------------------------------------------------------------------

    def handle(self, typed: str) -> None:
        """Do what a typed line says."""
        if not typed:
            self._handle_enter()
        elif typed.startswith("?"):
            commands.look_up(self, typed[1:].strip())
        elif _NUMBERS.fullmatch(typed):
            self._handle_numbers([int(each) for each in re.findall(r"\d+", typed)])
        else:
            word, _, rest = typed.partition(" ")
            command = commands.named(word, self.words)
            if command is not None:
                command(self, rest.strip())
            else:
                self._handle_notation(typed)

    def _handle_enter(self) -> None:
        if self.menu.only is not None:
            self.answer(self.menu.only.action)
        else:
            self.show_menu()

    def _handle_numbers(self, numbers: list[int]) -> None:
        if numbers == [0] and self.menu.group is not None:
            self.menu.group = None
            self.show_menu()
            return
        chosen = self.menu.choose(numbers)
        match chosen:
            case Choice():
                self.answer(chosen.action)
            case Group():
                self.menu.group = chosen
                self.show_menu()
            case None:
                self.say("terminal-error-number", n=self.menu.open_to())

    def _handle_notation(self, typed: str) -> None:
        row = self.read_notation(typed)
        if row is None:
            return
        refusal = self.client.table.refuse_row(self.seat, row)
        if refusal is None:
            self.answer(*row)
        else:
            self.tell_refusal(refusal)

    def read_notation(self, typed: str) -> list[Action] | None:
        """The answer, or the steps of the whole move, that a person wrote out.

        None, and a word about it, if it cannot be read.
        """
        try:
            return self.client.table.read(self.seat, " ".join(typed.lower().split()))
        except AnswerError as error:
            self.tell_refusal(error.refusal)
            return None
        except NotationError as error:
            self.client.console.paragraph(explain(error, self.words.lang))
            example = self.sight.game.actions.to_text(self.menu.choices[0].action)
            self.say("terminal-error-typed", example=example)
            return None

    def answer(self, *row: Action) -> None:
        """Give a legal answer, or the steps of a whole move, and show what came of it."""
        client = self.client
        client.table.submit_row(self.seat, client.table.step, row)
        self.is_over = True
        self.show_done()

    def show_done(self) -> None:
        """What came of the answer, as far as this seat sees it."""
        client = self.client
        news = story(client.table, self.seat, self.words, client.seen[self.seat])
        client.seen[self.seat] = len(client.table.events)
        for each in news or [self.words.say("terminal-noted")]:
            client.console.paragraph(each, "  ")

    # -- words ---------------------------------------------------------------------------------

    def say(self, id: str, /, **args: str | int) -> None:
        """Show one sentence."""
        self.client.console.paragraph(self.words.say(id, **args))

    def tell_refusal(self, refusal: Refusal) -> None:
        """Why something is not possible, with the ruling it rests on."""
        reason = tell(self.words, refusal.text, refusal.details)
        if refusal.ruling == "table":
            self.say("terminal-refused", reason=reason)
        else:
            self.say("terminal-refused-ruling", reason=reason, ruling=refusal.ruling)
