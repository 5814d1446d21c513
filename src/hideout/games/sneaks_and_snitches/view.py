"""What a seat may know, and states it cannot rule out."""

from __future__ import annotations

from hideout.core.chance import Chance
from hideout.core.game import JsonObject, Seat, View
from hideout.games.sneaks_and_snitches.cards import BACKS, COLOURS, N_COLOURS
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.saves import position_json
from hideout.games.sneaks_and_snitches.state import EMPTY, HIDDEN, OVER, PLAN, UNKNOWN


class SneaksView(View):
    """A position in which every card the seat does not know is `UNKNOWN`."""

    def __init__(self, seat: Seat | None, known: SneaksState, loot_back: int) -> None:
        self.seat: Seat | None = seat
        self.known: SneaksState = known
        self.loot_back: int = loot_back
        """The back of the top loot card, -1 if there is none (SNS-33)."""

    def json(self) -> JsonObject:
        data = position_json(self.known)
        data["seat"] = self.seat
        data["loot_back"] = BACKS[self.loot_back] if self.loot_back >= 0 else None
        return data


def view(state: SneaksState, seat: Seat | None) -> SneaksView:
    """Build up what a seat (None = a spectator) may know."""
    n = state.n_players
    known = SneaksState(state.t, n)
    known.items = state.items[:]
    known.n_stash = state.n_stash[:]
    known.stash_deck = [UNKNOWN] * state.n_stash_left()
    known.loot_deck = [UNKNOWN] * state.n_loot_left()
    known.table = state.table[:]
    known.discards = state.discards[:]
    known.specials = state.specials[:]
    known.round = state.round
    known.phase = state.phase
    known.history = state.history[:]
    known.boss = state.boss
    known.place = state.place
    known.taker = state.taker
    known.left = state.left
    if state.phase == OVER:
        known.stash = state.stash[:]
    elif seat is not None:
        base = seat * N_COLOURS
        known.stash[base : base + N_COLOURS] = state.stash[base : base + N_COLOURS]
    if state.phase == PLAN:
        _show_commits(state, known, seat)
    else:
        known.plans = state.plans[:]
        known.waiting = state.waiting
        known.autos = state.autos
    back = state.t.back[state.loot_deck[state.loot_at]] if state.n_loot_left() else -1
    return SneaksView(seat, known, back)


def _show_commits(state: SneaksState, known: SneaksState, seat: Seat | None) -> None:
    """The own plan; of the others at most that there is one (8.2)."""
    for other, plan in enumerate(state.plans):
        if plan == UNKNOWN:
            continue
        if other == seat:
            known.plans[other] = plan
            known.autos = state.autos & 1 << other
        elif not state.t.hides_commits:
            known.plans[other] = HIDDEN
    known.waiting = known.plans.count(UNKNOWN)


def imagine(seen: SneaksView, chance: Chance) -> SneaksState:
    """A full position that the seat of this view cannot rule out."""
    state = seen.known.clone()
    t = state.t
    left = t.stash_copies[:]
    for i, n in enumerate(state.stash):
        left[i % N_COLOURS] -= n
    unseen = [colour for colour, n in enumerate(left) for _ in range(n)]
    pool = chance.shuffle("imagine stash", unseen, COLOURS)
    for seat in range(state.n_players):
        base = seat * N_COLOURS
        for _ in range(state.n_stash[seat] - sum(state.stash[base : base + N_COLOURS])):
            state.stash[base + pool.pop()] += 1
    state.stash_deck = pool
    state.stash_at = 0
    state.loot_deck = _imagine_loot(state, chance)
    state.loot_at = 0
    for seat, plan in enumerate(state.plans):
        if plan == HIDDEN:
            plans = state.open_plans(seat)
            state.plans[seat] = plans[chance.numbers(f"imagine plan {seat}", [len(plans)])[0]]
    return state


def _imagine_loot(state: SneaksState, chance: Chance) -> list[int]:
    """All loot nobody has seen: what is left of I, then what is left of II."""
    t = state.t
    left = t.copies[:]
    for card in state.table:
        if card != EMPTY:
            left[card] -= 1
    for card in state.discards:
        left[card] -= 1
    for each in state.specials:
        left[each // 5] -= 1
    deck: list[int] = []
    for back in range(len(BACKS)):
        half = [card for card, n in enumerate(left) if t.back[card] == back for _ in range(n)]
        deck += chance.shuffle(f"imagine loot {BACKS[back]}", half, t.loot_ids)
    return deck
