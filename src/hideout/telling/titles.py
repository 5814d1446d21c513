"""What games, roles and players are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hideout.core.game import Game, JsonObject
    from hideout.core.table import Table
    from hideout.core.text import Texts


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


def shown_names(names: Sequence[str], words: Texts) -> list[str]:
    """The players' names for people to read."""
    from hideout.bots import LEVELS

    return [words.say(f"core-bot-{name}") if name in LEVELS else name for name in names]


def player_names(words: Texts, table: Table) -> list[str]:
    """What the players of a table are called: by name, as a bot, or by their role."""
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
