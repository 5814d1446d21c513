"""`hideout referee`: what the rules say to a scenario."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, deck_option, json_option, words
from hideout.core.reading import parse_json

if TYPE_CHECKING:
    from hideout.cli._page import Page
    from hideout.core.game import Event, Seat
    from hideout.core.referee import Reply, Report
    from hideout.core.text import Texts

UNMET = 1
"""The exit status when an expectation of the scenario did not come true."""


@command(
    "referee",
    examples=("hideout referee caper question.json", "hideout referee caper question.json --json"),
)
@click.argument("game", metavar="GAME")
@click.argument("scenario", metavar="SCENARIO|-")
@deck_option
@json_option
@click.pass_context
def referee(
    ctx: click.Context, game: str, scenario: str, deck_file: str | None, as_json: bool
) -> None:
    """Play a scenario out by the rules."""
    from hideout.core.referee import run_scenario

    rules = _games.game_named(game)
    deck = _files.deck_for(rules, deck_file)
    report = run_scenario(rules, parse_json(_files.read_text(scenario)), deck)
    if as_json:
        click.echo(json.dumps(report.json(), ensure_ascii=False, indent=1))
    else:
        from hideout.cli._page import Page

        _Telling(Page(), report, words(ctx)).whole()
    ctx.exit(UNMET if report.failures else 0)


class _Telling:
    """A report read out."""

    def __init__(self, page: Page, report: Report, said: Texts) -> None:
        self.page = page
        self.report = report
        self.game = report.game
        self.said = said

    def whole(self) -> None:
        """Everything, from the deal to the legal answers at the end."""
        self._events(self.report.start_events, indent=0)
        for number, reply in enumerate(self.report.replies, 1):
            self._reply(number, reply)
        self._position()
        for seat in self.report.open_questions():
            self._question(seat)
        if self.report.failures:
            self.page.heading(self.said.say("cli-referee-failures"))
            for failure in self.report.failures:
                self.page.text(failure, indent=2)

    def _events(self, events: list[Event], indent: int) -> None:
        from hideout.telling.story import EVERYTHING, sentences

        n_seats = self.report.state.n_seats()
        for event in events:
            for line in sentences(self.game, event, EVERYTHING, n_seats, self.said):
                self.page.text(line, indent=indent)

    def _seat(self, seat: Seat) -> str:
        return _games.seat_title(self.said, self.game, self.report.state.n_seats(), seat)

    def _reply(self, number: int, reply: Reply) -> None:
        from hideout.core.text import tell

        self.page.heading(f"{number}. {self._seat(reply.seat)}: {reply.do}")
        if reply.refusal is None:
            self._events(reply.events, indent=2)
            return
        refusal = reply.refusal
        reason = tell(self.said, refusal.text, refusal.details)
        if refusal.ruling == "table":
            line = self.said.say("cli-referee-refused_table", reason=reason)
        else:
            line = self.said.say("cli-referee-refused", ruling=refusal.ruling, reason=reason)
        self.page.text(line, indent=2)

    def _position(self) -> None:
        from hideout.cli._board import Board

        state = self.report.state
        board = Board(self.game, state, self.said)
        self.page.heading(self.said.say("cli-referee-position"))
        for line in board.lines(self.page.width):
            self.page.drawn(line)
        hands = {seat: board.hand(seat) for seat in range(state.n_seats())}
        if any(hands.values()):
            self.page.gap()
        for seat, hand in hands.items():
            if hand:
                line = self.said.say("cli-referee-hand", seat=self._seat(seat), cards=hand)
                self.page.text(line)
        outcome = state.outcome()
        if outcome is not None:
            from hideout.cli._sheet import show_sheet

            show_sheet(self.page, self.game, outcome.sheet, self.said)

    def _question(self, seat: Seat) -> None:
        from hideout.core.text import named

        state = self.report.state
        id = self.game.info.id
        ask = state.ask(seat)
        question = self.said.say(f"{id}-ask-{ask.kind}", **named(self.said, id, ask.details))
        legal = [self.game.actions.to_text(action) for action in state.legal(seat)]
        self.page.heading(
            self.said.say(
                "cli-referee-legal", seat=self._seat(seat), question=question, n=len(legal)
            )
        )
        for text in legal:
            self.page.text(text, indent=2)
