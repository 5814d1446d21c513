"""`hideout hint`: what a bot would answer in a position, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hideout.cli import _files, _games
from hideout.cli._command import command, deck_option, json_option, words
from hideout.core.errors import OptionError

if TYPE_CHECKING:
    from hideout.bots.hints import Advice
    from hideout.core.game import Game, JsonObject, Seat
    from hideout.core.table import Table
    from hideout.core.text import Texts

_DEFAULT = "mastermind"


@command(
    "hint",
    examples=(
        "hideout hint caper position.json --seat cream",
        "hideout hint caper game.json --step 12 --level burglar --top 5",
    ),
)
@click.argument("game", metavar="GAME")
@click.argument("position", metavar="POSITION|-")
@click.option("--seat", "seat_name", metavar="SEAT", help="cli-option-hint-seat")
@click.option("--step", type=click.IntRange(min=0), metavar="N", help="cli-option-hint-step")
@click.option("--level", default=_DEFAULT, metavar="BOT", help="cli-option-hint-level")
@click.option("--budget", metavar="BUDGET", help="cli-option-hint-budget")
@click.option(
    "--top", type=click.IntRange(min=1), default=3, metavar="N", help="cli-option-hint-top"
)
@deck_option
@json_option
def hint(
    game: str,
    position: str,
    seat_name: str | None,
    step: int | None,
    level: str,
    budget: str | None,
    top: int,
    deck_file: str | None,
    as_json: bool,
) -> None:
    """Say what a bot would answer."""
    from hideout.bots import make
    from hideout.bots.hints import advise
    from hideout.lab.players import read_budget, read_player

    rules = _games.game_named(game)
    player = read_player(level if budget is None else f"{level}@{budget}")
    table = _table(rules, _files.read_text(position), step, deck_file)
    seat = _seat(table, seat_name)
    advice = advise(
        rules,
        table.question_view(seat),
        table.legal(seat),
        make(player.bot, 0),
        None if player.budget is None else read_budget(player.budget, player.bot),
        top,
    )
    if as_json:
        told = _json(rules, table, seat, str(player), advice)
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        _show(rules, table, seat, player.bot, advice, words())


def _table(game: Game, text: str, step: int | None, deck_file: str | None) -> Table:
    """The table of a position, or of a record as it stood at a step."""
    from hideout.core.reading import an_object, parse_json
    from hideout.core.table import Table
    from hideout.core.transcript import read_record

    data = an_object(parse_json(text), "position", "$")
    if "hideout_record" not in data:
        if step is not None:
            raise OptionError("E_STEP", "cli-error-hint-no_record", {})
        return Table.of_position(game, data, bytes(32), (), _files.deck_for(game, deck_file))
    if deck_file is not None:
        raise OptionError("E_DECK", "cli-error-hint-deck", {})
    table = read_record(text, _games.all_games())
    if table.game is not game:
        details: JsonObject = {"there": table.game.info.id, "game": game.info.id}
        raise OptionError("E_GAME", "cli-error-hint-other_game", details)
    if step is None:
        return table
    last = table.step if table.pending else table.step - 1
    if step > last:
        raise OptionError("E_STEP", "cli-error-hint-step", {"step": step, "last": last})
    earlier = Table(game, table.setup, table.seed, table.players, table.position)
    for answer in table.answers:
        if answer.step < step:
            earlier.submit(answer.seat, answer.step, answer.action, answer.by)
    return earlier


def _seat(table: Table, name: str | None) -> Seat:
    """The seat with this number, role or name, if it is asked something."""
    if not table.pending:
        raise OptionError("E_OVER", "cli-error-hint-over", {})
    asked = [seat for seat in range(table.setup.seats) if table.legal(seat)]
    roles = table.game.seat_names(table.setup.seats)
    known = ", ".join(roles[seat] for seat in asked)
    if name is None:
        if len(asked) > 1:
            raise OptionError("E_SEAT", "cli-error-hint-which", {"known": known})
        return asked[0]
    seat = _games.seat_named(table, name)
    if seat not in asked:
        raise OptionError("E_SEAT", "cli-error-hint-not_asked", {"seat": name, "known": known})
    return seat


def _json(game: Game, table: Table, seat: Seat, bot: str, advice: Advice) -> JsonObject:
    return {
        "game": game.info.id,
        "seat": seat,
        "role": game.seat_names(table.setup.seats)[seat],
        "bot": bot,
        "iterations": advice.iterations,
        "simultaneous": advice.is_simultaneous,
        "answers": [
            {
                "do": game.actions.to_text(hint.candidate.action),
                "win": round(hint.candidate.win, 4),
                "margin": round(hint.candidate.margin, 3),
                "weight": round(hint.candidate.weight, 4),
                "visits": hint.candidate.visits,
                "reasons": [
                    {
                        "kind": clause.kind,
                        "n": round(clause.n, 3),
                        "seat": clause.seat,
                        "categories": {name: round(n, 3) for name, n in clause.categories},
                    }
                    for clause in hint.clauses
                ],
            }
            for hint in advice.hints
        ],
    }


def _show(game: Game, table: Table, seat: Seat, bot: str, advice: Advice, said: Texts) -> None:
    from hideout.cli._page import Page
    from hideout.core.text import tell
    from hideout.terminal.advice import headline, reason

    page = Page()
    n_seats = table.setup.seats
    role = _games.seat_title(said, game, n_seats, seat)
    ask = table.ask(seat)
    question = tell(said, f"{game.info.id}-ask-{ask.kind}", ask.details)
    page.heading(said.say("terminal-question", role=role, question=question))
    for number, each in enumerate(advice.hints, 1):
        page.hanging(f"{number}.", headline(each, advice, game, said))
        page.text(reason(each, game, n_seats, said), indent=3)
    page.gap()
    page.text(
        said.say("cli-hint-foot", bot=said.say(f"core-bot-{bot}"), n=advice.iterations, seat=role)
    )
