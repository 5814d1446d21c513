"""Hints: reasons that the engine bears out, from the view alone."""

from __future__ import annotations

import pytest

from hideout.bots import make
from hideout.bots.base import Budget
from hideout.bots.hints import Advice, Clause, Hint, advise
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State
from hideout.core.options import agree
from hideout.core.text import LANGUAGES, texts
from hideout.games import GAMES
from hideout.terminal.advice import headline, reason


def moments(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions along a random game, in which somebody has a choice."""
    luck = Quick(seed)
    state = game.start(agree(game, seats), luck)
    found = []
    n = 0
    while pending := state.pending():
        if n % every == 0 and len(state.legal(pending[0])) > 1:
            found.append(state.clone())
        n += 1
        for seat in pending:
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
    return found


def advice_for(game: Game, state: State, seat: Seat, top: int = 99) -> Advice:
    view = game.view(state, seat)
    return advise(game, view, state.legal(seat), make("burglar", 5), Budget(iterations=1), top)


def clause(hint: Hint, *kinds: str) -> Clause | None:
    return next((each for each in hint.clauses if each.kind in kinds), None)


def after(state: State, seat: Seat, action: Action) -> State:
    state = state.clone()
    state.apply(seat, action, Quick(1))
    return state


@pytest.mark.parametrize("game_id", ["caper", "caper_europe"])
def test_what_an_answer_scores_takes_and_spends_is_what_the_engine_says(game_id: str) -> None:
    """In these games a card in plain sight does the same in every world."""
    game = GAMES[game_id]
    n_seen = 0
    for state in moments(game, 2, 3, 5):
        [seat] = state.pending()
        before, coins = game.standing(state), game.reserves(state)
        for hint in advice_for(game, state, seat).hints:
            then = after(state, seat, hint.candidate.action)
            if then.pending() == (seat,):
                continue
            now = game.standing(then)
            own, other = (now[each] - before[each] for each in (seat, 1 - seat))
            spent = coins[seat] - game.reserves(then)[seat]
            scored = clause(hint, "scores", "loses")
            assert (0 if scored is None else scored.n) == abs(own)
            if scored is not None:
                assert scored.kind == ("scores" if own > 0 else "loses")
                if len(scored.categories) < 3:
                    assert sum(n for _, n in scored.categories) == own
            moved = clause(hint, "takes", "gives")
            assert (0 if moved is None else moved.n) == abs(other)
            if moved is not None:
                assert moved.seat == 1 - seat
                assert moved.kind == ("takes" if other < 0 else "gives")
            paid = clause(hint, "spends", "earns")
            assert (0 if paid is None else paid.n) == abs(spent)
            if paid is not None:
                assert paid.kind == ("spends" if spent > 0 else "earns")
            n_seen += bool(own) + bool(other) + bool(spent)
    assert n_seen > 10


def best_reply(game: Game, state: State, seat: Seat) -> int:
    """How many points the other's best answer gains on this seat, by trying them all."""
    rival = 1 - seat
    before = game.standing(state)
    gains = []
    for action in state.legal(rival):
        now = game.standing(after(state, rival, action))
        gains.append(now[rival] - before[rival] - now[seat] + before[seat])
    return max(gains)


def test_what_an_answer_denies_or_risks_is_measured_against_the_other_answers() -> None:
    """From the second turn of a round of Caper on, both hands are known: all worlds are alike."""
    game = GAMES["caper"]
    n_seen = 0
    for state in moments(game, 2, 11, 1):
        [seat] = state.pending()
        view = game.view(state, seat)
        legal = state.legal(seat)
        thens = [after(state, seat, action) for action in legal]
        if len(legal) > 16 or any(then.pending() != (1 - seat,) for then in thens):
            continue
        worlds = [game.imagine(view, Quick(n)) for n in range(8)]
        if len({tuple(after(world, seat, legal[0]).legal(1 - seat)) for world in worlds}) > 1:
            continue
        replies = {
            action: best_reply(game, then, seat) for action, then in zip(legal, thens, strict=True)
        }
        usual = sum(replies.values()) / len(replies)
        for hint in advice_for(game, state, seat).hints:
            told = clause(hint, "denies", "risks")
            difference = usual - replies[hint.candidate.action]
            if abs(difference) < 0.75:
                assert told is None
                continue
            n_seen += 1
            assert told is not None
            assert told.kind == ("denies" if difference > 0 else "risks")
            assert told.seat == 1 - seat
            assert told.n == pytest.approx(abs(difference))
    assert n_seen > 3


@pytest.mark.parametrize(
    ("game_id", "seats"),
    [(id, seats) for id, game in GAMES.items() for seats in game.info.seats],
)
def test_every_question_of_every_game_gets_advice_in_words(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    for state in moments(game, seats, seats, 12)[:4]:
        seat = state.pending()[0]
        advice = advice_for(game, state, seat, 2)
        legal = state.legal(seat)
        assert 1 <= len(advice.hints) <= 2
        assert advice.is_simultaneous == (len(state.pending()) > 1)
        for hint in advice.hints:
            assert hint.candidate.action in legal
            assert hint.clauses
            assert all(each.n >= 0 for each in hint.clauses)
            for lang in LANGUAGES:
                words = texts(lang)
                assert game.actions.to_text(hint.candidate.action) in headline(
                    hint, advice, game, words
                )
                told = reason(hint, game, seats, words)
                assert told.endswith(".")
                assert "terminal-" not in told


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_depends_on_nothing_that_the_seat_may_not_know(game_id: str) -> None:
    game = GAMES[game_id]
    seats = game.info.seats[-1]
    n_different = 0
    for state in moments(game, seats, 8, 9)[:5]:
        seat = state.pending()[-1]
        other = game.imagine(game.view(state, seat), Quick(77))
        n_different += game.dump(other) != game.dump(state)
        assert advice_for(game, other, seat) == advice_for(game, state, seat)
    assert n_different


def test_an_answer_without_alternatives_says_so() -> None:
    game = GAMES["thiefs_market"]
    luck = Quick(2)
    state = game.start(agree(game, 3), luck)
    while len(legal := state.legal(state.pending()[0])) > 1:
        state.apply(state.pending()[0], legal[luck.below(len(legal))], luck)
    [hint] = advice_for(game, state, state.pending()[0]).hints
    assert hint.candidate.action == legal[0]
    assert hint.clauses


def test_numbers_are_written_as_the_language_does() -> None:
    game = GAMES["caper"]
    hint = Hint(
        advice_for(game, moments(game, 2, 1, 50)[0], 0)
        .hints[0]
        .candidate._replace(win=0.625, margin=-2.25, weight=0.4),
        (
            Clause("scores", 4.0, None, (("locations", 3.5), ("loot", 0.5))),
            Clause("risks", 1.25, 1),
        ),
    )
    english = reason(hint, game, 2, texts("en"))
    assert english == (
        "Scores 4 at once (Locations +3.5, Loot +0.5) and the best reply (Green Mastermind)"
        " gains 1.2 more than after other answers."
    )
    assert "3,5" in reason(hint, game, 2, texts("de"))
    said = headline(hint, Advice((hint,), False, 1), game, texts("en"))
    assert said.endswith(": wins 62 % of the time, expected margin -2.2")
    mixed = headline(hint, Advice((hint,), True, 1), game, texts("en"))
    assert "best played 40 times in 100" in mixed
    sure = hint._replace(candidate=hint.candidate._replace(weight=1.0))
    assert "in 100" not in headline(sure, Advice((sure,), True, 1), game, texts("en"))
