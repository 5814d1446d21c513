"""The game in the terminal: several people at one device, whole games, what the board shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from hideout.core.chance import Quick, Scripted, read_seed
from hideout.core.game import JsonObject, Seat
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.core.text import LANGUAGES, texts
from hideout.games.sneaks_and_snitches import GAME
from hideout.terminal.boards import BOARDS
from hideout.terminal.console import CURTAIN_LINES
from hideout.terminal.players import read_seats
from hideout.terminal.sight import Sight
from tests.terminal.driving import Drive

CURTAIN = "\n" * CURTAIN_LINES
BOARD = BOARDS["sneaks_and_snitches"]


def table_of(seats: str, seed: str = "demo") -> Table:
    names = read_seats(seats, texts("en"))
    return Table(GAME, agree(GAME, len(names)), read_seed(seed), names)


class Hotseat:
    """Three people plan in turn; each plan is written out, and looked for in all that follows."""

    def __init__(self) -> None:
        self.luck = Quick(5)
        self.waiting: dict[Seat, str] = {}
        self.n_curtains = 0
        self.n_checked = 0

    def __call__(self, drive: Drive) -> str | None:
        shown, table = drive.fresh(), drive.table
        self.n_curtains += CURTAIN in shown
        now = shown.split(CURTAIN)[-1]
        seat = drive.client.shown
        if not table.state.resting():
            self.waiting = {}
        for planner, plan in self.waiting.items():
            if planner != seat:
                assert plan not in now
                self.n_checked += 1
        if seat is None:
            return ""
        if seat not in table.pending:
            return "quit"
        legal = table.legal(seat)
        answer = GAME.actions.to_text(legal[self.luck.below(len(legal))])
        if table.ask(seat).kind == "plan":
            self.waiting[seat] = answer
        return answer.lower()


def test_a_plan_is_made_behind_the_curtain(tmp_path: Path) -> None:
    hotseat = Hotseat()
    drive = Drive(table_of("you:Ann,you:Ben,you:Cleo"), tmp_path / "game.json", hotseat)
    drive.client.play()
    assert not drive.table.pending
    assert hotseat.n_curtains > 20
    assert hotseat.n_checked > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_against_bots(lang: str, seats: int, tmp_path: Path) -> None:
    luck = Quick(seats)

    def say(drive: Drive) -> str:
        return str(luck.below(4) + 1)

    players = ",".join(["you", *["uniform"] * (seats - 1)])
    drive = Drive(table_of(players), tmp_path / "game.json", say, lang, width=100)
    drive.client.play()
    assert not drive.table.pending
    words = texts(lang)
    assert words.say("sneaks_and_snitches-category-total") in drive.sink.getvalue()


def sight(table: Table, seat: Seat | None = 0) -> Sight:
    return Sight(table, seat, texts("en"))


def test_what_a_plan_brings_is_not_foretold() -> None:
    assert {choice.effect for choice in sight(table_of("you,uniform,uniform")).choices()} == {""}


def choosing() -> Table:
    """A table at which the first seat has robbed a carte blanche."""
    table = table_of("you:Ann,you:Ben,you:Cleo")
    luck = Scripted(
        {
            "loot I": ["i_carte_blanche", "i_special_1"],
            "items": ["blue", "blue", "green", "red", "yellow", "yellow", "green", "red", "red"],
        }
    )
    table.state = GAME.start(table.setup, luck)
    for seat, plan in enumerate(("plan A C", "plan B C", "plan C D")):
        table.state.apply(seat, GAME.actions.from_text(plan), luck)
    return table


def test_points_that_an_item_brings_are_told() -> None:
    effects = [choice.effect for choice in sight(choosing()).choices()]
    assert len(effects) == 4
    assert any("points" in effect for effect in effects)
    assert any("Boss" in effect for effect in effects)


def test_the_board_shows_empty_places_and_special_items() -> None:
    table = choosing()
    table.answer(0, "take blue")
    state = table.state
    for _ in range(2):
        state.apply(0, GAME.actions.from_text("take green"), Quick(1))
    lines = "\n".join(sight(table, None).drawn(120))
    assert "Special Item (1)" in lines
    over = table_of("uniform,uniform,uniform")
    while over.pending:
        seat = over.pending[0]
        over.submit(seat, over.step, over.legal(seat)[0])
    assert "(empty)" in "\n".join(sight(over, None).drawn(80))


def test_a_seat_sees_its_own_stash_cards_only() -> None:
    table = table_of("you:Ann,you:Ben,you:Cleo")
    for seat, plan in enumerate(("plan A C", "plan A D", "plan B E")):
        table.answer(seat, plan)
    own = sight(table, 0)
    assert len(own.own_cards()) == 1
    assert own.own_cards()[0].startswith("stash_")
    assert sight(table, None).own_cards() == []
    assert "1 stash card (" in "\n".join(own.drawn(100))
    assert "1 stash card;" in "\n".join(own.drawn(100))


def test_what_is_printed_on_a_card() -> None:
    cards = {card.id: card for card in GAME.standard_deck().cards}
    assert BOARD.facts(cards["i_red2"], texts("en")) == "standard loot, back I"
    assert BOARD.facts(cards["stash_red"], texts("en")) == "Secret Stash card"


def test_a_shared_victory_is_called_one() -> None:
    def verdict(items: JsonObject) -> str:
        players = [{"name": name, "items": items} for name in ("red", "yellow")]
        players[0] = {"name": "red", "items": {"blue": 9}}
        position = {"game": "sneaks_and_snitches", "format": 1, "players": players}
        return BOARD.verdict(GAME.score(position), texts("en"))

    assert verdict({"blue": 9}) == texts("en").say("sneaks_and_snitches-decided-shared")
    assert verdict({"blue": 1}) == texts("en").say("sneaks_and_snitches-decided-points")
