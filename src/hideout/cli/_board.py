"""The table drawn in plain lines, as the terminal client draws it."""

from __future__ import annotations

from hideout.cli import _games
from hideout.core.game import Game, Seat, State
from hideout.core.table import Table
from hideout.core.text import Texts
from hideout.terminal.sight import Sight


class Board:
    """A position on the table, for one who sees everything."""

    def __init__(self, game: Game, state: State, said: Texts) -> None:
        n_seats = state.n_seats()
        titles = [_games.seat_title(said, game, n_seats, seat) for seat in range(n_seats)]
        self.said = said
        # Set down as it is: a round typed in for the referee need not be a whole game.
        self.table = Table(game, game.setup_of(state), None, titles)
        self.table.state = state

    def lines(self, width: int) -> list[str]:
        """The open table."""
        return Sight(self.table, None, self.said).drawn(width)

    def hand(self, seat: Seat) -> list[str]:
        """The names of the cards a seat holds."""
        id = self.table.game.info.id
        cards = Sight(self.table, seat, self.said).own_cards()
        return [self.said.say(f"{id}-card-{card}") for card in cards]
