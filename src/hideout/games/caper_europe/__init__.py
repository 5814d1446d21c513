"""Caper: Europe (2022): three trackers, loot on the board, combos that fire during play.

>>> from hideout import games
>>> table = games.caper_europe.table(city="london", seed="demo")
>>> while table.pending:
...     seat = table.pending[0]
...     _ = table.answer(seat, table.legal(seat)[0])
>>> table.outcome.reason
'played_out'
"""

from hideout.games.caper_europe.game import GAME, CaperEuropeGame, table

__all__ = ["GAME", "CaperEuropeGame", "table"]
