"""What a person at a remote table may type besides a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hideout.core.game import ScoreSheet
from hideout.terminal.boards import BOARDS
from hideout.terminal.cards import folded
from hideout.terminal.commands import card_lines
from hideout.terminal.console import Leave
from hideout.terminal.markup import strong, wrapped
from hideout.terminal.rules import rules_lines

if TYPE_CHECKING:
    from hideout.core.text import Texts
    from hideout.terminal.remote.game import RemoteGame

COMMANDS: dict[str, str] = {
    "why": "terminal-command-why",
    "try": "terminal-command-try",
    "table": "terminal-command-table",
    "hand": "terminal-command-hand",
    "score": "terminal-command-score",
    "log": "terminal-command-log",
    "rules": "terminal-command-rules",
    "undo": "terminal-command-undo",
    "say": "terminal-command-say",
    "agree": "terminal-command-agree",
    "decline": "terminal-command-decline",
    "end": "terminal-command-end",
    "resign": "terminal-command-resign",
    "leave": "terminal-command-leave",
    "help": "terminal-command-help",
}
"""Every command by its English word; the text of its id is the word in the person's language."""


def command_of(word: str, words: Texts) -> str | None:
    """The English word of a command, typed in English or in the person's language."""
    wanted = folded(word)
    if wanted in (folded(words.say("terminal-command-quit")), "quit"):
        return "leave"
    for name, id in COMMANDS.items():
        if wanted in (name, folded(words.say(id))):
            return name
    return None


def handle(game: RemoteGame, typed: str) -> None:
    """Do what a line of words says; raises `RefusedError` or `Leave`."""
    if typed.startswith("?"):
        picture = game.look()
        if picture is not None:
            game.console.lines(card_lines(picture, typed[1:].strip(), game.console.width))
        return
    word, _, rest = typed.partition(" ")
    rest = rest.strip()
    match command_of(word, game.words):
        case "why" | "try" as command:
            _try_out(game, rest, command)
        case "table":
            game.show_table()
            game.show_question()
        case "hand":
            game.show_hand()
        case "score":
            _score(game)
        case "log":
            game.show_log()
        case "rules":
            picture = game.look()
            if picture is not None:
                game.console.lines(rules_lines(picture, rest, game.console.width))
        case "undo":
            game.table.take_back()
            proposal = game.situation.proposal
            if proposal is not None:
                game.say("terminal-join-asked")
        case "say":
            if rest:
                game.table.say(rest[:500])
        case "agree":
            game.table.reply(agree=True)
        case "decline":
            game.table.reply(agree=False)
        case "end":
            game.table.propose_end()
            game.say("terminal-join-asked")
        case "resign":
            game.table.resign()
        case "leave":
            raise Leave
        case "help":
            game.show_help(_help(game))
        case _:
            if game.situation.question is None:
                game.say("terminal-join-not_asked")
            else:
                game.answer(" ".join(typed.lower().split())[:400])


def _try_out(game: RemoteGame, rest: str, command: str) -> None:
    if not rest:
        question = game.situation.question
        example = question.legal[0].text if question is not None and question.legal else "..."
        id = "terminal-why-what" if command == "why" else "terminal-try-what"
        game.say(id, example=example)
        return
    (tried,) = game.table.try_out(" ".join(rest.lower().split())[:400]).answers
    if tried.refused is not None:
        game.tell_refusal(tried.refused)
    elif command == "why":
        game.say("terminal-why-legal")
    else:
        game.console.paragraph(tried.effect or game.words.say("terminal-try-nothing"), "  ")


def _score(game: RemoteGame) -> None:
    """The score as if the game ended now; only the server knows the reasons of each point."""
    picture = game.look()
    if picture is None:
        return
    game.console.heading(game.words.say("terminal-score-now"))
    sight = picture.json["sight"]
    assert isinstance(sight, dict)
    sheet = ScoreSheet(sight["score"], ())
    board = BOARDS[game.info.game]
    game.console.lines(board.sheet(sheet, game.words, game.console.width))


def _help(game: RemoteGame) -> list[str]:
    lines: list[str] = []
    for word, id in COMMANDS.items():
        own = game.words.say(id)
        shown = word if own == word else f"{word} ({own})"
        about = game.words.say(f"{id}.about")
        lines += wrapped(about, game.console.width, f"  {strong(shown)}: ", "    ")
    return lines
