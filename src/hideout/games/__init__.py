"""The games: each a package of its own with the same file names in it."""

from hideout.core.game import Game
from hideout.games import caper, thiefs_market

GAMES: dict[str, Game] = {game.info.id: game for game in (caper.GAME, thiefs_market.GAME)}
"""Every game by its id."""

__all__ = ["GAMES", "caper", "thiefs_market"]
