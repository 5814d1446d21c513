"""Thief's Market (2016): split the loot or steal it, then spend it on the market.

>>> from hideout import games
>>> table = games.thiefs_market.table(seed="demo")
>>> while table.pending:
...     seat = table.pending[0]
...     _ = table.answer(seat, table.legal(seat)[-1 if len(table.legal(seat)) > 5 else 0])
>>> table.outcome.reason
'sold_out'
"""

from hideout.games.thiefs_market.game import GAME, ThiefsMarketGame, table

__all__ = ["GAME", "ThiefsMarketGame", "table"]
