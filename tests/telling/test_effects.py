"""What answers are said to do comes true, and rests on the view of the seat alone."""

from __future__ import annotations

import random

import pytest

from hideout.core.chance import Seeded
from hideout.core.game import Action, Game, Seat
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import texts
from hideout.games import GAMES
from hideout.telling.effects import Change, Effect, effects_of

WORDS = texts("en")
TABLES = [(id, n) for id, game in GAMES.items() for n in game.info.seats]


def told(table: Table, seat: Seat, *rows: list[Action]) -> list[Effect]:
    """What is said of these answers."""
    return effects_of(table.game, table.question_view(seat), rows, WORDS)


def standing_of(game: Game, table: Table, seats: int) -> dict[str, int]:
    """What everybody's points would be, by side or role."""
    totals = game.standing(table.state)
    roles = game.seat_names(seats)
    return {role.removesuffix("_lookout"): totals[seat] for seat, role in enumerate(roles)}


def tokens_of(table: Table, seat: Seat) -> dict[str, int]:
    """The tokens of a seat that holds some, by what they are."""
    players = table.view(seat).json().get("players")
    if table.game.info.id != "thiefs_market":
        return {}
    assert isinstance(players, list)
    return {key: players[seat][key] for key in ("gold", "infamy")}


@pytest.mark.parametrize(("game_id", "n_seats"), TABLES)
def test_what_is_told_comes_true(game_id: str, n_seats: int) -> None:
    game = GAMES[game_id]
    luck = random.Random(f"{game_id} {n_seats}")
    n_told = 0
    for round in range(4):
        table = Table(game, agree(game, n_seats), seed=bytes([round]) * 32)
        while table.pending:
            seat = luck.choice(table.pending)
            action = luck.choice(table.legal(seat))
            [effect] = told(table, seat, [action])
            before = standing_of(game, table, n_seats)
            reserves = game.reserves(table.state)[seat]
            tokens = tokens_of(table, seat)
            table.submit(seat, table.step, action)
            n_told += bool(effect.changes)
            if game_id == "thiefs_market":
                # Its standing counts Infamy, which is told by itself.
                now = tokens_of(table, seat)
                for change in effect.changes:
                    if change.what != "points":
                        assert now[change.what] - tokens[change.what] == change.n
                continue
            after = standing_of(game, table, n_seats)
            for change in effect.changes:
                if change.what == "points":
                    assert after[change.role] - before[change.role] == change.n
                if change.what == "coins" and change.own and n_seats < 4:
                    assert game.reserves(table.state)[seat] - reserves == change.n
    assert n_told > 2


@pytest.mark.parametrize(("game_id", "n_seats"), TABLES)
def test_other_luck_changes_nothing_that_was_told(game_id: str, n_seats: int) -> None:
    game = GAMES[game_id]
    luck = random.Random(f"{game_id} {n_seats}")
    table = Table(game, agree(game, n_seats), seed=bytes(32))
    while table.pending:
        seat = luck.choice(table.pending)
        legal = table.legal(seat)
        rows = [[action] for action in legal]
        view = table.question_view(seat)
        truth = table.state
        first = effects_of(game, view, rows, WORDS)
        table.state = game.imagine(view, Seeded(bytes(32), luck.randrange(1000)))
        assert told(table, seat, *rows) == first
        table.state = truth
        table.submit(seat, table.step, luck.choice(legal))


def test_a_purchase_tells_its_price_and_its_points() -> None:
    game = GAMES["thiefs_market"]
    luck = random.Random(1)
    seen: list[Change] = []
    for round in range(4):
        table = Table(game, agree(game, 3), seed=bytes([round]) * 32)
        while table.pending:
            [seat] = table.pending
            for action in table.legal(seat):
                text = game.actions.to_text(action)
                if text.startswith("buy "):
                    [effect] = told(table, seat, table.read(seat, text))
                    seen += effect.changes
            table.submit(seat, table.step, luck.choice(table.legal(seat)))
    assert any(change.what == "points" and change.n > 0 for change in seen)
    assert any(change.what == "gold" and change.n < 0 for change in seen)


def test_a_plan_tells_nothing() -> None:
    game = GAMES["sneaks_and_snitches"]
    table = Table(game, agree(game, 4), seed=bytes(32))
    rows = [[action] for action in table.legal(0)]
    assert all(effect == Effect("", ()) for effect in told(table, 0, *rows))


def test_effects_are_told_in_the_language_asked_for() -> None:
    game = GAMES["caper"]
    table = Table(game, agree(game, 2), seed=bytes(32))
    rows = [[action] for action in table.legal(0)]
    view = table.question_view(0)
    german = effects_of(game, view, rows, texts("de"))
    assert any("Punkte" in effect.text or "Münzen" in effect.text for effect in german)
    assert [effect.changes for effect in german] == [
        effect.changes for effect in told(table, 0, *rows)
    ]
