"""What an answer changes at a table of Thief's Market: piles while splitting, tokens and points."""

from __future__ import annotations

from hideout.core.game import Seat, State
from hideout.core.text import Texts
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.scoring import holdings, reckon
from hideout.games.thiefs_market.state import SEAT_NAMES, objects_in, size_of
from hideout.telling.effects.look import Change, Look, Part

_FEWEST_TO_STEAL = 2


class MarketLook(Look):
    """A table of Thief's Market; a seat knows its own Infamy."""

    separator = "; "

    def __init__(self, state: State, seat: Seat, words: Texts) -> None:
        super().__init__(state, seat, words)
        assert isinstance(state, MarketState)
        self._before: MarketState = state
        self._worth: int = _card_points(state, seat)

    def _parts(self, after: State) -> list[Part]:
        assert isinstance(after, MarketState)
        before, seat, words = self._before, self._seat, self._words
        role = SEAT_NAMES[seat]
        parts: list[Part] = []
        is_split = before.is_split and after.is_split and before.round == after.round
        if is_split and not before.sizes[seat] and after.sizes[seat]:
            parts += self._split(after)
        for key, n in (
            ("gold", after.gold[seat] - before.gold[seat]),
            ("infamy", after.infamy[seat] - before.infamy[seat]),
        ):
            if n:
                name = words.say(f"thiefs_market-category-{key}")
                told = words.say("thiefs_market-change", name=name, n=f"{n:+d}")
                parts.append(Part(told, Change(key, n, role, True)))
        points = _card_points(after, seat) - self._worth
        return parts + self._tokens("points", points, role, True, f"thiefs_market-seat-{role}")

    def _split(self, after: MarketState) -> list[Part]:
        """What lies where after a split, and what the next player could do about it."""
        before, seat, words = self._before, self._seat, self._words
        parts = [words.say("thiefs_market-change-pile", objects=self._objects(after.piles[seat]))]
        was_robbed = any(
            had and not has for had, has in zip(before.sizes, after.sizes, strict=True)
        )
        if was_robbed:
            # What is given back is rerolled: nobody knows the faces yet.
            n = size_of(after.centre)
            parts.append(words.say("thiefs_market-change-centre_n", n=n))
        else:
            left = self._objects(after.centre)
            parts.append(words.say("thiefs_market-change-centre", objects=left))
        stealable = [
            words.say(
                "thiefs_market-change-loot",
                seat=words.say(f"thiefs_market-seat-{SEAT_NAMES[owner]}"),
                n=size_of(pile),
                own="yes" if owner == seat else "no",
            )
            for owner, pile in enumerate(after.piles)
            if after.sizes[owner] and size_of(pile) >= _FEWEST_TO_STEAL and owner != after.seat
        ]
        parts.append(
            words.say(
                "thiefs_market-change-next",
                seat=words.say(f"thiefs_market-seat-{SEAT_NAMES[after.seat]}"),
                n=len(stealable),
                piles=words.listed(stealable),
            )
        )
        return [Part(told) for told in parts]

    def _objects(self, heap: int) -> str:
        words = self._words
        return words.listed(
            [words.say(f"thiefs_market-object-{each}") for each in objects_in(heap)]
        )


def _card_points(state: MarketState, seat: Seat) -> int:
    """Points of cards and majorities; Infamy is shown by itself."""
    players = holdings(state, state.infamy)
    reckon(state.t, players)
    return players[seat].total - players[seat].infamy
