"""Hints in words: answers in notation, how good they are, and why, a line each."""

from __future__ import annotations

from typing import assert_never

from hideout.bots.hints import Advice, Clause, Hint
from hideout.core.game import Game
from hideout.core.text import Texts


def headline(hint: Hint, advice: Advice, game: Game, words: Texts) -> str:
    """The answer, its chance to win and its expected margin."""
    candidate = hint.candidate
    told = words.say(
        "terminal-advice-answer",
        answer=game.actions.to_text(candidate.action),
        win=str(round(100 * candidate.win)),
        margin=_number(candidate.margin, words, "+"),
    )
    often = round(100 * candidate.weight)
    if advice.is_simultaneous and 0 < often < 100:
        return words.say("terminal-advice-mixed", told=told, n=str(often))
    return told


def reason(hint: Hint, game: Game, n_seats: int, words: Texts) -> str:
    """Why, in one line."""
    told = words.listed([_clause(clause, game, n_seats, words) for clause in hint.clauses])
    return told[:1].upper() + told[1:] + "."


def _clause(clause: Clause, game: Game, n_seats: int, words: Texts) -> str:
    n = _number(clause.n, words)
    parts = ", ".join(
        f"{words.say(f'{game.info.id}-category-{name}')} {_number(points, words, '+')}"
        for name, points in clause.categories
    )
    rival = _seat(clause, game, n_seats, words)
    match clause.kind:
        case "scores" if parts:
            return words.say("terminal-advice-scores_by", n=n, parts=parts)
        case "scores":
            return words.say("terminal-advice-scores", n=n)
        case "loses" if parts:
            return words.say("terminal-advice-loses_by", n=n, parts=parts)
        case "loses":
            return words.say("terminal-advice-loses", n=n)
        case "takes":
            return words.say("terminal-advice-takes", n=n, rival=rival)
        case "gives":
            return words.say("terminal-advice-gives", n=n, rival=rival)
        case "earns":
            return words.say("terminal-advice-earns", n=n)
        case "spends":
            return words.say("terminal-advice-spends", n=n)
        case "denies":
            return words.say("terminal-advice-denies", n=n, rival=rival)
        case "risks":
            return words.say("terminal-advice-risks", n=n, rival=rival)
        case "later":
            return words.say("terminal-advice-later", n=n)
        case "behind":
            return words.say("terminal-advice-behind", n=n)
        case "equal":
            return words.say("terminal-advice-equal")
        case "only":
            return words.say("terminal-advice-only")
        case _:
            assert_never(clause.kind)


def _seat(clause: Clause, game: Game, n_seats: int, words: Texts) -> str:
    if clause.seat is None:
        return words.say("terminal-advice-somebody")
    return words.say(f"{game.info.id}-seat-{game.seat_names(n_seats)[clause.seat]}")


def _number(value: float, words: Texts, sign: str = "") -> str:
    """A number to one digit, without it if it is whole.

    >>> from hideout.core.text import texts
    >>> _number(3.0, texts("en")), _number(2.5, texts("de"), "+")
    ('3', '+2,5')
    """
    text = f"{value:{sign}.1f}"
    text = text.removesuffix(".0")
    if text == "-0":
        text = f"{sign}0"
    return text if words.lang == "en" else text.replace(".", ",")
