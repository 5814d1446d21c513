"""Finding games by name, and what every command says of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hideout.core.errors import InputError, OptionError

if TYPE_CHECKING:
    from hideout.core.game import Game, JsonObject, Seat
    from hideout.core.table import Table
    from hideout.core.text import Texts


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


def title(words: Texts, game: Game) -> str:
    """The name of the game."""
    return words.say(f"{game.info.id}-title")


def seat_title(words: Texts, game: Game, seats: int, seat: int) -> str:
    """What the player in a seat is called."""
    return _called(words, game, game.seat_names(seats)[seat], ("seat", "side"))


def role_title(words: Texts, game: Game, role: str) -> str:
    """The name of a side, team or role that collects points; a player's name stays as it is."""
    return _called(words, game, role, ("side", "seat"))


def _called(words: Texts, game: Game, role: str, families: Sequence[str]) -> str:
    for family in families:
        id = f"{game.info.id}-{family}-{role}"
        if words.has(id):
            return words.say(id)
    return role


def seat_named(table: Table, name: str) -> Seat:
    """The seat with this number, role or player's name."""
    roles = table.game.seat_names(table.setup.seats)
    wanted = name.casefold()
    for seat, role in enumerate(roles):
        if wanted in (str(seat), role.casefold(), table.players[seat].casefold()):
            return seat
    raise OptionError("E_SEAT", "cli-error-seat", {"seat": name, "known": ", ".join(roles)})


def player_names(words: Texts, table: Table) -> list[str]:
    """What the players of a table are called: by name, as a bot, or by their role."""
    from hideout.terminal.players import shown_names

    seats = table.setup.seats
    names = shown_names(table.players, words)
    roles = table.game.seat_names(seats)
    return [
        seat_title(words, table.game, seats, seat) if name == roles[seat] else name
        for seat, name in enumerate(names)
    ]


def seated(words: Texts, table: Table) -> list[str]:
    """The players with their roles: `Anna (Cream Mastermind)`."""
    seats = table.setup.seats
    titles = [seat_title(words, table.game, seats, seat) for seat in range(seats)]
    names = player_names(words, table)
    return [
        title if name == title else f"{name} ({title})"
        for name, title in zip(names, titles, strict=True)
    ]


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


def about_json(words: Texts, game: Game) -> JsonObject:
    """What a game is, for programs."""
    id = game.info.id
    return {
        "id": id,
        "title": title(words, game),
        "blurb": words.say(f"{id}-blurb"),
        "rules_version": game.info.rules_version,
        "seats": list(game.info.seats),
        "variants": [
            {"id": variant, "title": words.say(f"{id}-variant-{variant}")}
            for variant in game.info.variants
        ],
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.values[0],
                "ruling": option.ruling,
                **({"numbers": list(option.numbers)} if option.numbers else {}),
            }
            for option in game.info.options
        ],
        "presets": [
            {"id": preset.id, "values": dict(preset.values)} for preset in game.info.presets
        ],
        "rulings": list(game.info.rulings),
    }
