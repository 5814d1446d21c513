"""Hints: the best answers as a bot sees them, and for each the reason in numbers of the game.

Reasons are found by trying an answer in imagined worlds and looking at the score sheet: what it
scores at once, what it takes from the strongest rival, what it costs, and what the best reply of
the next rival is worth compared with the replies to the other answers.  Nothing but the view of
the seat is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from hideout.bots.base import Analysis, Bot, Budget, Candidate
from hideout.bots.burglar import Look
from hideout.bots.knowledge import knowledge_of
from hideout.bots.standoff import asked_together
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View

WORLDS = 4
"""In how many imagined worlds answers are compared."""
_COMPARED = 16
"""Replies are looked at for no more answers than these, the most favoured first."""
_REPLIES = 40
"""No more replies to an answer are tried."""
_NO_POINTS = ("capers", "coins")
"""Columns of score sheets that count something else than points."""
_NOTABLE = 0.75
"""Fewer points than these are not worth a word."""
_LATER = 0.25
"""If nothing else is notable, a difference in the expected margin of so much is."""


Kind: TypeAlias = Literal[
    "scores",
    "loses",
    "takes",
    "gives",
    "earns",
    "spends",
    "denies",
    "risks",
    "later",
    "behind",
    "equal",
    "only",
]
"""What an answer does: to the own score, to the strongest rival's, to what can be spent, to the
best reply, or (if none of these is notable) to the expected margin."""


class Clause(NamedTuple):
    """A part of a reason: what an answer does, and how much of it."""

    kind: Kind
    n: float
    """How many points, or whatever else it counts; never negative."""
    seat: Seat | None = None
    """Whom it concerns, if not the seat itself."""
    categories: tuple[tuple[str, float], ...] = ()
    """For points: the columns of the score sheet they come from, and how many from each."""


class Hint(NamedTuple):
    """One answer, what the bot thinks of it, and why."""

    candidate: Candidate
    clauses: tuple[Clause, ...]


class Advice(NamedTuple):
    """The best answers to a question."""

    hints: tuple[Hint, ...]
    is_simultaneous: bool
    """Whether others answer at the same time, so that it is best not to be foreseen."""
    iterations: int


def advise(
    game: Game,
    view: View,
    legal: Sequence[Action],
    bot: Bot,
    budget: Budget | None = None,
    top: int = 3,
) -> Advice:
    """What a bot would tell the player of a seat."""
    analysis = bot.think(game, view, legal, budget)
    return explained(game, view, legal, analysis, bot.luck(view), top)


def explained(
    game: Game, view: View, legal: Sequence[Action], analysis: Analysis, luck: Quick, top: int
) -> Advice:
    """The first answers of an analysis with their reasons."""
    seat = view.seat
    assert seat is not None, "a spectator has nothing to answer"
    order = sorted(analysis.candidates, key=lambda each: each.action != analysis.action)
    is_simultaneous = len(asked_together(game.imagine(view, luck), seat)) > 1
    if is_simultaneous:
        order = list(analysis.candidates)
    compared = [each.action for each in order[: max(top, _COMPARED)]]
    trials = _try_out(game, view, legal, compared, luck)
    replies = [trial.reply for trial in trials]
    usual_reply = sum(replies) / len(replies)
    usual_margin = sum(each.margin for each in order) / len(order)
    hints = []
    for candidate, trial in zip(order[:top], trials, strict=False):
        clauses = _clauses(trial, usual_reply)
        if not clauses:
            clauses = [_later(candidate.margin - usual_margin, len(order))]
        hints.append(Hint(candidate, tuple(clauses)))
    return Advice(tuple(hints), is_simultaneous, analysis.iterations)


class _Trial:
    """What came of one answer, summed over imagined worlds and then averaged."""

    def __init__(self, rival: Seat) -> None:
        self.rival = rival
        """The strongest rival as the score stands."""
        self.own = 0.0
        self.rivals = 0.0
        self.reserve = 0.0
        self.reply = 0.0
        self.categories: dict[str, float] = {}
        self.replier: Seat | None = None


def _try_out(
    game: Game, view: View, legal: Sequence[Action], actions: Sequence[Action], luck: Quick
) -> list[_Trial]:
    seat = view.seat
    assert seat is not None
    tactics = knowledge_of(game).tactics
    look = Look(game, view, legal, tactics, luck)
    trials: list[_Trial] = []
    for _ in range(WORLDS):
        world = game.imagine(view, luck)
        tactics.let_others_answer(world, seat, luck)
        before = _Standing(game, world, seat)
        trials = trials or [_Trial(before.rival) for _ in actions]
        for action, trial in zip(actions, trials, strict=True):
            after = look.after(world, action)
            now = _Standing(game, after, seat)
            trial.own += (now.totals[seat] - before.totals[seat]) / WORLDS
            trial.rivals += (now.totals[trial.rival] - before.totals[trial.rival]) / WORLDS
            trial.reserve += (now.reserve - before.reserve) / WORLDS
            for category in {**before.categories, **now.categories}:
                change = now.categories.get(category, 0) - before.categories.get(category, 0)
                if change:
                    so_far = trial.categories.get(category, 0.0)
                    trial.categories[category] = so_far + change / WORLDS
            replier, reply = _best_reply(game, after, seat, luck)
            trial.reply += reply / WORLDS
            trial.replier = replier if trial.replier is None else trial.replier
    return trials


class _Standing:
    """The score as it stands, for one seat."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        n_seats = state.n_seats()
        teams = game.teams(n_seats)
        self.totals = game.standing(state)
        rivals = [other for other in range(n_seats) if teams[other] != teams[seat]]
        self.rival: Seat = max(rivals, key=lambda other: (self.totals[other], -other))
        self.reserve = game.reserves(state)[seat]
        names = game.seat_names(n_seats)
        mine = {names[other] for other in range(n_seats) if teams[other] == teams[seat]}
        self.categories: dict[str, int] = {}
        for line in game.score_now(state).lines:
            if line.holder in mine and line.category not in _NO_POINTS:
                so_far = self.categories.get(line.category, 0)
                self.categories[line.category] = so_far + line.points


def _best_reply(game: Game, state: State, seat: Seat, luck: Quick) -> tuple[Seat | None, float]:
    """Which rival answers next, and how many points its best answer gains on this seat."""
    pending = state.pending()
    teams = game.teams(state.n_seats())
    if len(pending) != 1 or teams[pending[0]] == teams[seat]:
        return None, 0.0
    rival = pending[0]
    totals = game.standing(state)
    lead = totals[rival] - totals[seat]
    best: float | None = None
    for action in state.legal(rival)[:_REPLIES]:
        after = state.clone()
        after.apply(rival, action, luck)
        totals = game.standing(after)
        gain = totals[rival] - totals[seat] - lead
        best = gain if best is None else max(best, gain)
    return rival, best or 0.0


def _clauses(trial: _Trial, usual_reply: float) -> list[Clause]:
    found: list[Clause] = []
    if abs(trial.own) >= _NOTABLE:
        categories = sorted(
            ((name, n) for name, n in trial.categories.items() if abs(n) >= 0.5),
            key=lambda each: (-abs(each[1]), each[0]),
        )
        kind: Kind = "scores" if trial.own > 0 else "loses"
        found.append(Clause(kind, abs(trial.own), None, tuple(categories[:3])))
    if abs(trial.rivals) >= _NOTABLE:
        kind = "takes" if trial.rivals < 0 else "gives"
        found.append(Clause(kind, abs(trial.rivals), trial.rival))
    if abs(trial.reserve) >= _NOTABLE:
        found.append(Clause("earns" if trial.reserve > 0 else "spends", abs(trial.reserve)))
    if usual_reply - trial.reply >= _NOTABLE:
        found.append(Clause("denies", usual_reply - trial.reply, trial.replier))
    elif trial.reply - usual_reply >= _NOTABLE:
        found.append(Clause("risks", trial.reply - usual_reply, trial.replier))
    return found


def _later(ahead: float, n_answers: int) -> Clause:
    if n_answers == 1:
        return Clause("only", 0.0)
    if abs(ahead) < _LATER:
        return Clause("equal", 0.0)
    return Clause("later" if ahead > 0 else "behind", abs(ahead))
