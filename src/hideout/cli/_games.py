"""Finding games by name, and what every command says of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hideout.core.errors import InputError, OptionError
from hideout.telling.titles import (
    about_json,
    player_names,
    role_title,
    seat_title,
    seated,
    title,
)

if TYPE_CHECKING:
    from hideout.core.game import Game, Seat
    from hideout.core.table import Table

__all__ = [
    "about_json",
    "all_games",
    "game_named",
    "options_given",
    "player_names",
    "role_title",
    "seat_named",
    "seat_title",
    "seated",
    "title",
]


def all_games() -> Mapping[str, Game]:
    """Every game of the house by id."""
    from hideout.games import GAMES

    return GAMES


def game_named(name: str) -> Game:
    """The game with this id; hyphens and capitals do not matter."""
    games = all_games()
    game = games.get(name.lower().replace("-", "_"))
    if game is None:
        raise InputError("E_GAME", "core-error-game", {"game": name, "known": ", ".join(games)})
    return game


def seat_named(table: Table, name: str) -> Seat:
    """The seat with this number, role or player's name."""
    roles = table.game.seat_names(table.setup.seats)
    wanted = name.casefold()
    for seat, role in enumerate(roles):
        if wanted in (str(seat), role.casefold(), table.players[seat].casefold()):
            return seat
    raise OptionError("E_SEAT", "cli-error-seat", {"seat": name, "known": ", ".join(roles)})


def options_given(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as `id=value`, one or several with commas between."""
    chosen: dict[str, str] = {}
    for pair in ",".join(pairs).split(","):
        if not pair.strip():
            continue
        id, equals, value = pair.partition("=")
        if not equals:
            raise OptionError("E_OPTION", "cli-error-option_pair", {"pair": pair.strip()})
        chosen[id.strip()] = value.strip()
    return chosen
