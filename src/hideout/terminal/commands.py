"""What a person may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from hideout.bots import LEVELS, make
from hideout.bots.hints import advise
from hideout.core.text import Texts
from hideout.telling.story import story
from hideout.terminal.advice import headline, reason
from hideout.terminal.cards import find_by_text, find_cards, folded
from hideout.terminal.console import Leave
from hideout.terminal.markup import shortened, strong, wrapped
from hideout.terminal.menu import card_text
from hideout.terminal.rules import named_exactly, rules_lines
from hideout.terminal.sight import Picture

if TYPE_CHECKING:
    from hideout.terminal.turn import Turn

Command: TypeAlias = "Callable[[Turn, str], None]"

STRONGEST = tuple(LEVELS)[-1]
"""The bot that gives hints."""
MOST_FOUND = 12
"""More cards than this are only named, not shown."""


def help_(turn: Turn, rest: str) -> None:
    """Show everything that can be typed."""
    console, words = turn.client.console, turn.words
    console.line()
    example = turn.sight.game.actions.to_text(turn.menu.choices[0].action)
    console.paragraph(words.say("terminal-help-numbers"))
    console.paragraph(words.say("terminal-help-notation", example=example))
    console.paragraph(words.say("terminal-help-card"))
    for word, (id, _) in COMMANDS.items():
        own = words.say(id)
        shown = word if own == word else f"{word} ({own})"
        console.lines(
            wrapped(words.say(f"{id}.about"), console.width, f"  {strong(shown)}: ", "    ")
        )


def why(turn: Turn, rest: str) -> None:
    """Say why an answer is not possible."""
    if not rest:
        example = turn.sight.game.actions.to_text(turn.menu.choices[0].action)
        turn.say("terminal-why-what", example=example)
        return
    if rest.isdecimal():
        if 1 <= int(rest) <= turn.menu.open_to():
            turn.say("terminal-why-legal")
        else:
            turn.say("terminal-error-number", n=turn.menu.open_to())
        return
    row = turn.read_notation(rest)
    if row is None:
        return
    refusal = turn.client.table.refuse_row(turn.seat, row)
    if refusal is None:
        turn.say("terminal-why-legal")
    else:
        turn.tell_refusal(refusal)


def try_(turn: Turn, rest: str) -> None:
    """Say what would come of an answer, without giving it."""
    if not rest:
        turn.say(
            "terminal-try-what",
            example=turn.sight.game.actions.to_text(turn.menu.choices[0].action),
        )
        return
    row = turn.read_notation(rest)
    if row is None:
        return
    refusal = turn.client.table.refuse_row(turn.seat, row)
    if refusal is not None:
        turn.tell_refusal(refusal)
        return
    effect = turn.sight.effect(row)
    turn.client.console.paragraph(effect or turn.words.say("terminal-try-nothing"), "  ")


def hint(turn: Turn, rest: str) -> None:
    """Show the answers that the strongest bot likes best, and why."""
    client, words, game = turn.client, turn.words, turn.sight.game
    turn.say("terminal-hint-thinking")
    client.console.rest()
    view = client.table.question_view(turn.seat)
    advice = advise(game, view, client.table.legal(turn.seat), make(STRONGEST, 0))
    client.console.heading(words.say("terminal-hint-head", bot=words.say(f"core-bot-{STRONGEST}")))
    n_seats = client.table.setup.seats
    for each in advice.hints:
        client.console.paragraph(headline(each, advice, game, words), "  ")
        client.console.paragraph(reason(each, game, n_seats, words), "    ")


def look_up(turn: Turn, typed: str) -> None:
    """Show the text of a card, or of all cards that speak of something."""
    console = turn.client.console
    console.lines(card_lines(turn.sight, typed, console.width))


def card_lines(sight: Picture, typed: str, width: int) -> list[str]:
    """The text of a card, or of all cards that speak of something."""
    words = sight.words
    if not typed:
        return wrapped(words.say("terminal-card-what"), width)
    found = find_cards(sight.game, typed, words)
    if not found and named_exactly(sight, typed):
        return rules_lines(sight, typed, width)
    found = found or find_by_text(sight, typed)
    if not found:
        return wrapped(words.say("terminal-card-none", typed=shortened(typed)), width)
    if len(found) > MOST_FOUND:
        names = [words.say(f"{sight.game.info.id}-card-{card}") for card in found]
        lines = wrapped(words.say("terminal-card-many", n=len(found)), width)
        return lines + wrapped(", ".join(names), width, "  ")
    lines = []
    for card in found:
        lines += wrapped(sight.card_title(card), width, "  ")
        lines += card_text(sight, card, width, 4)
    return lines


def undo(turn: Turn, rest: str) -> None:
    """Take back this seat's last answer, by the rule of the table."""
    client, table = turn.client, turn.client.table
    refusal = table.refuse_take_back(turn.seat)
    if refusal is None:
        table.take_back(turn.seat)
        turn.say("terminal-undone")
    elif refusal.text == "core-refuse-take_back_nothing":
        turn.tell_refusal(refusal)
        return
    else:
        others = [seat for seat in range(table.setup.seats) if seat != turn.seat]
        if any(client.players[seat].is_person for seat in others):
            turn.tell_refusal(refusal)  # bots always consent; people are told why they are asked
        for seat in others:
            if client.players[seat].is_person and not client.agrees(seat, turn.seat):
                turn.say("terminal-undo-kept", name=client.names[seat])
                return
        table.take_back(turn.seat, others)
        turn.say(
            "terminal-undone-consent", names=turn.words.listed([client.names[s] for s in others])
        )
    client.forget_what_was_taken_back()
    turn.is_over = True


def score(turn: Turn, rest: str) -> None:
    """Show the sheet as if the game ended now."""
    turn.client.show_sheet()


def table(turn: Turn, rest: str) -> None:
    """Show the table again, and the question."""
    turn.show_table()
    turn.menu.group = None
    turn.show_question()


def log(turn: Turn, rest: str) -> None:
    """Show the story so far."""
    console = turn.client.console
    console.heading(turn.words.say("terminal-log"))
    for each in story(turn.client.table, turn.seat, turn.words):
        console.paragraph(each, "  ")


def hand(turn: Turn, rest: str) -> None:
    """Show the cards in hand."""
    turn.show_hand()


def rules(turn: Turn, rest: str) -> None:
    """Show a part of the rules."""
    turn.client.console.lines(rules_lines(turn.sight, rest, turn.client.console.width))


def save(turn: Turn, rest: str) -> None:
    """Keep the game in a file and go on."""
    turn.client.save(rest)


def quit_(turn: Turn, rest: str) -> None:
    """Keep the game and stop."""
    raise Leave


COMMANDS: dict[str, tuple[str, Command]] = {
    "why": ("terminal-command-why", why),
    "try": ("terminal-command-try", try_),
    "hint": ("terminal-command-hint", hint),
    "table": ("terminal-command-table", table),
    "hand": ("terminal-command-hand", hand),
    "score": ("terminal-command-score", score),
    "log": ("terminal-command-log", log),
    "rules": ("terminal-command-rules", rules),
    "undo": ("terminal-command-undo", undo),
    "save": ("terminal-command-save", save),
    "quit": ("terminal-command-quit", quit_),
    "help": ("terminal-command-help", help_),
}
"""Every command by its English word; the text of its id is the word in the person's language."""


def named(word: str, words: Texts) -> Command | None:
    """The command with this name, in English or in the person's language."""
    wanted = folded(word)
    for name, (id, command) in COMMANDS.items():
        if wanted in (name, folded(words.say(id))):
            return command
    return None
