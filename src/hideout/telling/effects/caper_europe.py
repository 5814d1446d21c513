"""What an answer changes at a table of Caper: Europe: coins, trackers, loot and points."""

from __future__ import annotations

from hideout.core.game import Seat, State
from hideout.core.text import Texts
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.scoring import reckon
from hideout.games.caper_europe.vocabulary import LOOT
from hideout.telling.effects.look import Change, Look, Part

_SIDES = ("a", "b")


class EuropeLook(Look):
    """A table of Caper: Europe, for one of the two sides."""

    def __init__(self, state: State, seat: Seat, words: Texts) -> None:
        super().__init__(state, seat, words)
        assert isinstance(state, EuropeState)
        self._purses: list[int] = state.coins[:]
        self._tracks: list[int] = state.tracks[:]
        self._hideout: list[int] = state.hideout[:]
        scored = reckon(state)
        self._totals: list[int] = [scored.total(0), scored.total(1)]

    def _parts(self, after: State) -> list[Part]:
        assert isinstance(after, EuropeState)
        own = self._seat
        sides = (own, 1 - own)
        scored = reckon(after)
        parts: list[Part] = []
        for side in sides:
            parts += self._tokens(
                "coins", after.coins[side] - self._purses[side], *self._whose(side)
            )
        for was, now in zip(self._tracks, after.tracks, strict=True):
            if was != now:
                gained = now - was if own == 0 else was - now
                told = self._tracker(now, after.t.stars[abs(now)])
                parts.append(Part(told, Change("capers", gained, _SIDES[own], True)))
        for side in sides:
            parts += self._loot(after, side)
        for side in sides:
            n = scored.total(side) - self._totals[side]
            parts += self._tokens("points", n, *self._whose(side))
        return parts

    def _tracker(self, at: int, stars: int) -> str:
        side = 0 if at > 0 else 1
        return self._words.say(
            "caper_europe-tracker",
            n=abs(at),
            side=self._named(side),
            own="yes" if side == self._seat else "no",
            stars=stars,
        )

    def _loot(self, after: EuropeState, side: int) -> list[Part]:
        parts: list[Part] = []
        for kind, name in enumerate(LOOT):
            n = after.hideout[side * 3 + kind] - self._hideout[side * 3 + kind]
            if n:
                told = self._words.say(
                    "caper_europe-change-loot",
                    loot=self._words.say(f"caper_europe-loot-{name}"),
                    n=f"{n:+d}",
                    own="yes" if side == self._seat else "no",
                    side=self._named(side),
                )
                parts.append(Part(told, Change(name, n, _SIDES[side], side == self._seat)))
        return parts

    def _named(self, side: int) -> str:
        return self._words.say(f"caper_europe-side-{_SIDES[side]}")

    def _whose(self, side: int) -> tuple[str, bool, str]:
        return _SIDES[side], side == self._seat, f"caper_europe-side-{_SIDES[side]}"
