"""The games: each a package of its own with the same file names in it."""

from hideout.core.game import Game
from hideout.games import caper, caper_europe, sneaks_and_snitches, thiefs_market

GAMES: dict[str, Game] = {
    game.info.id: game
    for game in (caper.GAME, caper_europe.GAME, thiefs_market.GAME, sneaks_and_snitches.GAME)
}
"""Every game by its id."""

__all__ = ["GAMES", "caper", "caper_europe", "sneaks_and_snitches", "thiefs_market"]
