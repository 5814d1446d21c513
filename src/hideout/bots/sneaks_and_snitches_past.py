"""What can be told of earlier rounds from what lies open now: who planned what, for which loot.

The plans of all rounds are public, and so is from where loot left the table, and with whom.  It
lies in the discard pile and in front of the thieves, in order; only which theft brought a special
item must be guessed, by what the seats have now.  What was chosen or swapped is no longer known, so
the items of earlier rounds are a good guess as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hideout.core.game import Seat
from hideout.games.sneaks_and_snitches import cards
from hideout.games.sneaks_and_snitches.actions import AUTO, SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.cards import N_COLOURS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.state import PLAN, UNKNOWN

_MOST_GUESSES: Final = 400
"""So many ways to tell special items from other loot are compared."""
_NOBODY: Final = -1


class Departure(NamedTuple):
    """Loot left the table."""

    round: int
    """Counted from 0."""
    place: int
    thief: Seat
    """-1 if nobody came for it."""


def earlier_rounds(state: SneaksState, most: int) -> list[tuple[SneaksState, list[int]]]:
    """Positions before earlier plannings, the latest first, each with what was planned then."""
    n = state.n_players
    history = state.history
    if state.phase != PLAN or any(not 0 <= plan < AUTO for plan in history):
        return []
    departures = departures_in(state)
    if len(departures) != len(state.discards) + len(state.specials):
        return []
    loot = _Guess(state, departures).loot()
    past = state.clone()
    past.plans = [UNKNOWN] * n
    past.waiting = n
    found: list[tuple[SneaksState, list[int]]] = []
    at = len(departures)
    for number in range(len(history) // n - 1, -1, -1):
        if len(found) == most:
            break
        past = past.clone()
        past.history = history[: number * n]
        past.round -= 1
        if n == 2:
            past.boss = 1 - past.boss
        while at and departures[at - 1].round == number:
            at -= 1
            _undo(past, departures[at], loot[at])
        found.append((past, history[number * n : number * n + n]))
    return found


def departures_in(state: SneaksState) -> list[Departure]:
    """All loot that has left the table, in order."""
    n = state.n_players
    found: list[Departure] = []
    for number in range(len(state.history) // n):
        plans = state.history[number * n : number * n + n]
        once = twice = guarded = 0
        for plan in plans:
            guarded |= SNITCH_BITS[plan]
            twice |= once & SNEAK_BITS[plan]
            once |= SNEAK_BITS[plan]
        for place in range(state.n_places):
            bit = 1 << place
            if not (guarded | twice) & bit:
                thief = _NOBODY
                if once & bit:
                    thief = next(seat for seat in range(n) if SNEAK_BITS[plans[seat]] & bit)
                found.append(Departure(number, place, thief))
    return found


class _Guess:
    """Finds out which thefts brought the special items."""

    __slots__ = ("best", "departures", "lowest", "n_tried", "state")

    def __init__(self, state: SneaksState, departures: list[Departure]) -> None:
        self.state: SneaksState = state
        self.departures: list[Departure] = departures
        self.best: list[int] = []
        self.lowest: int = -1
        self.n_tried: int = 0

    def loot(self) -> list[int]:
        """For every departure its loot card, as it fits best."""
        self._try([], 0)
        return self.best if self.best else self._laid_out([])

    def _try(self, chosen: list[int], first: int) -> None:
        """Go through the ways to place the special items that are not among `chosen` yet."""
        specials = self.state.specials
        if len(chosen) == len(specials):
            self.n_tried += 1
            laid_out = self._laid_out(chosen)
            misfit = self._misfit(laid_out)
            if self.lowest < 0 or misfit < self.lowest:
                self.best, self.lowest = laid_out, misfit
            return
        owner = specials[len(chosen)] % 5
        for at in range(first, len(self.departures)):
            if self.departures[at].thief == owner and self.n_tried < _MOST_GUESSES:
                self._try([*chosen, at], at + 1)

    def _laid_out(self, chosen: list[int]) -> list[int]:
        """The loot of every departure, if the special items left at the chosen ones."""
        state = self.state
        loot = state.discards[:]
        for special, at in zip(state.specials, chosen, strict=False):
            loot.insert(at, special // 5)
        return loot

    def _misfit(self, loot: list[int]) -> int:
        """How badly this agrees with the items of all seats, and with the order of the deck."""
        state = self.state
        t = state.t
        n = state.n_players
        items = state.items[: n * N_COLOURS]
        owed = [t.start_items] * n
        n_first = len(t.loot_decks[0])
        laid = state.n_places
        misfit = 0
        number = left = 0
        for departure, card in zip(self.departures, loot, strict=False):
            if departure.round != number:
                number, laid, left = departure.round, laid + left, 0
            left += 1
            if laid <= n_first and t.back[card]:
                misfit += 4
            thief = departure.thief
            if thief == _NOBODY:
                continue
            if t.effect[card] == cards.GAIN:
                for colour, gained in t.gains[card]:
                    items[thief * N_COLOURS + colour] -= gained
            elif t.effect[card] == cards.CHOOSE:
                owed[thief] += t.amount[card]
            elif t.effect[card] == cards.VP and card * 5 + thief not in state.specials:
                misfit += 4
        for seat in range(n):
            base = seat * N_COLOURS
            own = items[base : base + N_COLOURS]
            misfit += abs(sum(own) - owed[seat])
            for count in own:
                if count < 0:
                    misfit -= count
        return misfit


def _undo(past: SneaksState, departure: Departure, card: int) -> None:
    """Lay loot back on the table, and take back what it brought."""
    past.table[departure.place] = card
    past.loot_at -= 1
    t = past.t
    thief = departure.thief
    special = card * 5 + thief
    if thief != _NOBODY and special in past.specials:
        past.specials.remove(special)
        return
    if past.discards:
        past.discards.pop()
    if thief == _NOBODY:
        return
    items = past.items
    bank = past.n_players * N_COLOURS
    if t.effect[card] == cards.GAIN:
        for colour, gained in t.gains[card]:
            n = min(gained, items[thief * N_COLOURS + colour])
            items[thief * N_COLOURS + colour] -= n
            items[bank + colour] += n
    elif t.effect[card] == cards.HALVE:
        colour = t.amount[card]
        for seat in range(past.n_players):
            if seat != thief:
                n = min(items[seat * N_COLOURS + colour], items[bank + colour])
                items[seat * N_COLOURS + colour] += n
                items[bank + colour] -= n
