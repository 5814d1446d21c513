"""Thief's Market in the terminal: whole moves, previews, and a table that can always be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hideout.core.chance import Quick, read_seed
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.games.thiefs_market import GAME
from hideout.terminal.boards import BOARDS
from hideout.terminal.markup import plain
from hideout.terminal.players import read_seats
from hideout.terminal.sight import Sight
from tests.kit.scenarios import part, scenario
from tests.terminal.driving import Drive

BOARD = BOARDS["thiefs_market"]


def a_table(seats: str = "you:Anna,burglar,uniform", **options: str) -> Table:
    names = read_seats(seats, texts("en"))
    chosen = {"first_player": "0", **options}
    return Table(GAME, agree(GAME, len(names), None, chosen), read_seed("market"), names)


def at(name: str, *answers: tuple[int, str]) -> Table:
    """A table in the position of a scenario, with one person at it."""
    state = GAME.load(part(scenario("thiefs_market", name), "position"))
    [asked] = state.pending()
    players = ["Anna" if seat == asked else "uniform" for seat in range(state.n_seats())]
    live = Table(GAME, GAME.setup_of(state), bytes(32), players)
    live.state = state
    for seat, text in answers:
        live.answer(seat, text)
    return live


def typed(live: Table, tmp_path: Path, *lines: str, lang: str = "en") -> str:
    """What the terminal shows when these lines are typed."""
    left = iter(lines)
    drive = Drive(live, tmp_path / "game.json", lambda _: next(left, None), lang)
    drive.client.play()
    return " ".join(drive.sink.getvalue().split())


def test_a_split_is_composed_in_one_line_and_tried_before(tmp_path: Path) -> None:
    live = a_table()
    shown = typed(live, tmp_path, "try take all", "try", "try dance", "why steal 1", "take all")
    assert "next is Seat 1, who could steal your 11 objects" in shown
    assert "Try what?" in shown
    assert "Seat 1 has no pile to steal. (See TM-03.)" in shown
    assert "Seat 0 takes" in shown


def test_what_cannot_be_done_cannot_be_tried(tmp_path: Path) -> None:
    shown = typed(at("E21"), tmp_path, "try take red", "try steal 0 keep red", "take red")
    assert shown.count("You are the last without a pile") == 2
    assert "Seat 0 has only one object" in shown


def test_a_trial_that_changes_nothing_says_so(tmp_path: Path) -> None:
    assert "Nothing in plain sight" in typed(at("TM-30"), tmp_path, "try finish")


def test_a_theft_tells_how_much_lies_in_the_centre_but_not_the_faces(tmp_path: Path) -> None:
    shown = typed(at("TM-03"), tmp_path, "try steal 0 keep red")
    assert "objects in the centre: 10" in shown
    assert "next is Seat 3, who could steal nothing" in shown


def test_a_payment_is_composed_in_one_line(tmp_path: Path) -> None:
    shown = typed(at("E28"), tmp_path, "try buy the_heist", "buy the_heist pay white green")
    assert "Infamy +6" in shown
    assert "Seat 2 buys The Heist for white and green." in shown


def test_a_payment_is_asked_for(tmp_path: Path) -> None:
    shown = typed(at("TM-22_no"), tmp_path, "buy tailor pay", "1")
    assert "How do you pay for Tailor?" in shown
    assert "Pay red" in shown
    assert "Pay 1 Gold" in shown
    assert "Seat 0 buys Tailor for red." in shown


def test_a_whole_move_is_undone_at_once(tmp_path: Path) -> None:
    live = at("E28")
    before = GAME.dump(live.state)
    typed(live, tmp_path, "buy the_heist", "undo")
    assert GAME.dump(live.state) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(lang: str, tmp_path: Path) -> None:
    live = a_table(max_rounds="2")
    shown = typed(live, tmp_path, *["1"] * 400, lang=lang)
    assert live.outcome is not None
    assert texts(lang).say("terminal-end") in shown


def sights(live: Table, lang: str) -> Iterator[Sight]:
    """What everybody sees along a random game."""
    luck = Quick(4)
    while live.pending:
        [seat] = live.pending
        yield Sight(live, seat, texts(lang))
        legal = live.legal(seat)
        live.answer(seat, legal[luck.below(len(legal))])
    yield Sight(live, None, texts(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_drawn(lang: str) -> None:
    live = a_table("uniform,uniform,uniform", promos="true", lucky_no_reroll="one", max_rounds="4")
    for n, sight in enumerate(sights(live, lang)):
        if n % 9 and sight.seat is not None:
            continue
        for width in (50, 120):
            assert max(len(plain(line)) for line in sight.drawn(width)) <= max(width, 60)
        if sight.seat is not None:
            assert all(choice.text for choice in sight.choices())


def test_a_copy_is_shown_as_what_it_is() -> None:
    live = at("TM-53_the", (0, "buy mimetic_stew"), (0, "copy sticky_fingered_dockhand"))
    sight = Sight(live, 0, texts("en"))
    assert "Sticky-Fingered Dockhand (copy)" in plain("\n".join(sight.drawn(100)))
    assert sight.own_cards() == ["guy_in_a_trenchcoat", "sticky_fingered_dockhand"]
    assert Sight(live, None, texts("en")).own_cards() == []


def test_the_sheet_of_a_score_pad_shows_names() -> None:
    position: JsonObject = {
        "game": "thiefs_market",
        "format": 1,
        "players": [
            {"name": name, "cards": cards, "gold": 0, "infamy": 0}
            for name, cards in (("Ada", ["crown"]), ("Ben", []), ("Cy", []))
        ],
    }
    sheet = GAME.score(position)
    shown = plain("\n".join(BOARD.sheet(sheet, texts("en"), 80)))
    assert "Ada" in shown
    assert "Crown: 6 points" in shown
    assert BOARD.verdict(sheet, texts("en")) == "Decided by points."
