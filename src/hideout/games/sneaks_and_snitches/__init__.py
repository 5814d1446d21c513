"""Sneaks & Snitches (2010): rob one place, watch another, and guess where the others go.

>>> from hideout import games
>>> table = games.sneaks_and_snitches.table(seats=4, seed="demo")
>>> while table.pending:
...     seat = table.pending[0]
...     _ = table.answer(seat, table.legal(seat)[0])
>>> table.outcome.reason
'loot_ran_out'
"""

from hideout.games.sneaks_and_snitches.game import GAME, SneaksGame, table

__all__ = ["GAME", "SneaksGame", "table"]
