"""Caper (2018): three locations, two crews, six rounds of drafting thieves and gear.

>>> from hideout import games
>>> table = games.caper.table(city="rome", seed="demo")
>>> while table.pending:
...     seat = table.pending[0]
...     _ = table.answer(seat, table.legal(seat)[0])
>>> table.outcome.reason
'played_out'
"""

from hideout.games.caper.game import GAME, CaperGame, table

__all__ = ["GAME", "CaperGame", "table"]
