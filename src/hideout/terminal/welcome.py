"""Before the first deal: which game, who plays, which city; Enter always takes the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hideout.bots import LEVELS
from hideout.core.errors import OptionError
from hideout.core.game import Game
from hideout.core.table import Table
from hideout.core.text import Texts, explain
from hideout.telling.titles import shown_names
from hideout.terminal.console import Console
from hideout.terminal.markup import faint, strong, wrapped
from hideout.terminal.players import YOU, read_seats

DEFAULT_BOT = "safecracker"
"""The strongest level whose whole turn, often several answers, is over within about a second."""


class Wish(NamedTuple):
    """Who is to sit where, and the city or edition."""

    seats: str
    """As `--seats` takes it."""
    variant: str


class _Item(NamedTuple):
    title: str
    about: str


def default_seats(n: int) -> str:
    """One person against bots."""
    return ",".join([YOU] + [DEFAULT_BOT] * (n - 1))


def choose_game(console: Console, words: Texts, games: Mapping[str, Game]) -> Game:
    """Ask which game to play."""
    console.line(strong(words.say("terminal-welcome")))
    items = [_Item(words.say(f"{id}-title"), words.say(f"{id}-blurb")) for id in games]
    return list(games.values())[_chosen(console, words, "terminal-welcome-game", items)]


def choose_table(console: Console, words: Texts, game: Game) -> Wish:
    """Ask for the usual table or another one."""
    info = game.info
    first = words.say(f"{info.id}-variant-{info.variants[0]}")
    usual = words.say(
        "terminal-welcome-usual", bot=words.say(f"core-bot-{DEFAULT_BOT}"), variant=first
    )
    items = [
        _Item(usual, words.say(f"core-bot-{DEFAULT_BOT}.about")),
        _Item(words.say("terminal-welcome-other"), ""),
    ]
    if _chosen(console, words, "terminal-welcome-table", items) == 0:
        return Wish(default_seats(info.seats[0]), info.variants[0])
    counts = [_Item(words.say("terminal-welcome-n_players", n=n), "") for n in info.seats]
    n_seats = info.seats[_chosen(console, words, "terminal-welcome-players", counts)]
    cities = [
        _Item(words.say(f"{info.id}-variant-{id}"), words.say(f"{info.id}-variant-{id}.about"))
        for id in info.variants
    ]
    variant = info.variants[_chosen(console, words, "terminal-welcome-variant", cities)]
    return Wish(_chosen_seats(console, words, game, n_seats), variant)


def _chosen_seats(console: Console, words: Texts, game: Game, n_seats: int) -> str:
    levels = sorted(LEVELS, key=list(LEVELS).index, reverse=True)
    levels.insert(0, levels.pop(levels.index(DEFAULT_BOT)))
    bots = [
        _Item(words.say(f"core-bot-{level}"), words.say(f"core-bot-{level}.about"))
        for level in levels
    ]
    person = _Item(words.say("terminal-welcome-person"), "")
    seats: list[str] = []
    for role in game.seat_names(n_seats):
        title = words.say(f"{game.info.id}-seat-{role}")
        if any(seat.startswith(YOU) for seat in seats):
            items, kinds = [*bots, person], [*levels, YOU]
        else:
            items, kinds = [person, *bots], [YOU, *levels]
        while True:
            console.heading(words.say("terminal-welcome-seat", role=title))
            typed = _typed(console, words, items)
            kind = kinds[typed] if isinstance(typed, int) else f"{YOU}:{typed}"
            try:
                read_seats(",".join([*seats, kind]), words)
            except OptionError as error:
                console.paragraph(explain(error, words.lang))
                continue
            seats.append(kind)
            break
    return ",".join(seats)


def _chosen(console: Console, words: Texts, question: str, items: Sequence[_Item]) -> int:
    """The place of the item that a person picks."""
    console.heading(words.say(question))
    while True:
        typed = _typed(console, words, items)
        if isinstance(typed, int):
            return typed
        console.paragraph(words.say("terminal-error-number", n=len(items)))


def _typed(console: Console, words: Texts, items: Sequence[_Item]) -> int | str:
    """A picked item's place, the first for Enter, or else what was typed."""
    for n, item in enumerate(items, 1):
        console.lines(wrapped(item.title, console.width, f"  {strong(str(n))}  "))
        if item.about:
            console.lines(faint(line) for line in wrapped(item.about, console.width, "     "))
    typed = console.read(words.say("terminal-welcome-enter") + " ")
    if not typed:
        return 0
    if typed.isdecimal() and 1 <= int(typed) <= len(items):
        return int(typed) - 1
    wanted = typed.casefold()
    for place, item in enumerate(items):
        if item.title.casefold() == wanted:
            return place
    return typed


def introduce(console: Console, words: Texts, table: Table) -> None:
    """Who plays what, and the promise that the deal is fixed."""
    id = table.game.info.id
    title = words.say(
        "terminal-table",
        game=words.say(f"{id}-title"),
        variant=words.say(f"{id}-variant-{table.setup.variant}"),
    )
    console.heading(title)
    roles = table.game.seat_names(table.setup.seats)
    for role, name in zip(roles, shown_names(table.players, words), strict=True):
        title = words.say(f"{id}-seat-{role}")
        console.paragraph(words.say("terminal-who", name=name, role=title), "  ")
    console.paragraph(words.say("terminal-commitment", commitment=table.commitment))
    console.paragraph(words.say("terminal-welcome-help"))
