"""What an answer changes at a table of Caper: coins, Capers and points of both sides."""

from __future__ import annotations

from hideout.core.game import Seat, State
from hideout.core.text import Texts
from hideout.games.caper.results import roles_of
from hideout.games.caper.rules import CaperState
from hideout.games.caper.scoring import reckon
from hideout.games.caper.state import CREAM, GREEN
from hideout.telling.effects.look import Change, Look, Part

_SIDES = ("cream", "green")


class CaperLook(Look):
    """A table of Caper, for one of the two sides; the Snitch is on none."""

    def __init__(self, state: State, seat: Seat, words: Texts) -> None:
        super().__init__(state, seat, words)
        assert isinstance(state, CaperState)
        role = roles_of(state.n_players)[seat]
        own = _SIDES.index(role) if role in _SIDES else -1
        self._sides: tuple[int, ...] = () if own < 0 else (own, GREEN if own == CREAM else CREAM)
        self._purses: list[int] = state.coins[:]
        self._scored = reckon(state)

    def _parts(self, after: State) -> list[Part]:
        assert isinstance(after, CaperState)
        if not self._sides:
            return []
        scored = reckon(after)
        parts: list[Part] = []
        for side in self._sides:
            parts += self._tokens(
                "coins", after.coins[side] - self._purses[side], *self._whose(side)
            )
        own, other = self._sides
        for place in range(3):
            mine, theirs = own * 3 + place, other * 3 + place
            was, now = self._scored.capers, scored.capers
            if (was[mine], was[theirs]) != (now[mine], now[theirs]):
                gained = now[mine] - was[mine]
                told = self._words.say("caper-change-capers", own=now[mine], other=now[theirs])
                change = Change("capers", gained, _SIDES[own], True) if gained else None
                parts.append(Part(told, change))
        for side in self._sides:
            n = scored.total(side) - self._scored.total(side)
            parts += self._tokens("points", n, *self._whose(side))
        return parts

    def _whose(self, side: int) -> tuple[str, bool, str]:
        return _SIDES[side], side == self._sides[0], f"caper-side-{_SIDES[side]}"
