"""What each seat may know (5.9), and full positions it cannot rule out.

Everything lies open but the order of the decks, the removed cards and, unless an option opens
them, the Infamy totals of the others.  Every gain of Infamy is public when it happens; a total is
a thing to be remembered, and a view does not remember it for anybody.
"""

from __future__ import annotations

from typing import Final

from hideout.core.chance import Chance
from hideout.core.game import JsonObject, Seat, View
from hideout.games.thiefs_market.dumping import position_json
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.scoring import has_open_infamy
from hideout.games.thiefs_market.state import UNKNOWN, seen_cards
from hideout.games.thiefs_market.vocabulary import LETTERS

_GAINS: Final = (0, 0, 1, 1, 1, 3)
"""What a player gains in a round, each about equally often."""


class MarketView(View):
    """A position in which every card and total that the seat does not know is `UNKNOWN`."""

    def __init__(self, seat: Seat | None, known: MarketState) -> None:
        self.seat: Seat | None = seat
        self.known: MarketState = known

    def json(self) -> JsonObject:
        data = position_json(self.known)
        data["seat"] = self.seat
        if self.known.is_purchase:
            data["purchase"] = {
                "allowed": self.known.buys_allowed,
                "discount": self.known.discount,
            }
        return data


def view(state: MarketState, seat: Seat | None) -> MarketView:
    """Build up what a seat (None = a spectator) may know."""
    known = MarketState(state.t, state.n_players)
    _show_table(state, known)
    is_open = has_open_infamy(state)
    known.infamy = [
        infamy if is_open or other == seat else UNKNOWN for other, infamy in enumerate(state.infamy)
    ]
    known.decks = [[UNKNOWN] * len(deck) for deck in state.decks]
    known.removed = [UNKNOWN] * len(state.removed)
    return MarketView(seat, known)


def _show_table(state: MarketState, known: MarketState) -> None:
    """What lies open for everybody."""
    known.phase = state.phase
    known.seat = state.seat
    known.start = state.start
    known.round = state.round
    known.centre = state.centre
    known.piles = state.piles[:]
    known.sizes = state.sizes[:]
    known.snapshots = state.snapshots[:]
    known.victim = state.victim
    known.pool = state.pool
    known.picked = state.picked
    known.n_picked = state.n_picked
    known.pick_mask = state.pick_mask
    known.returned = state.returned
    known.thief = state.thief
    known.gold = state.gold[:]
    known.lately = state.lately[:]
    known.owned = state.owned[:]
    known.skills = state.skills[:]
    known.cards = state.cards[:]
    known.gone = state.gone
    known.market = state.market[:]
    known.active = state.active
    known.buys_used = state.buys_used
    known.buys_allowed = state.buys_allowed
    known.discount = state.discount
    known.used = state.used
    known.bought = state.bought
    known.reason = state.reason


def imagine(seen: MarketView, chance: Chance) -> MarketState:
    """A full position that the seat of this view cannot rule out."""
    state = seen.known.clone()
    t = state.t
    known = seen_cards(state)
    state.removed = []
    for deck, letter in enumerate(LETTERS):
        unseen = [card for card in t.in_play[deck] if card not in known]
        mixed = chance.shuffle(f"imagine deck {letter}", unseen, t.ids)
        n = len(state.decks[deck])
        state.decks[deck] = mixed[:n]
        state.removed += mixed[n:]
    for seat in range(state.n_players):
        if state.infamy[seat] == UNKNOWN:
            # What was gained since the purchases last began is open; before, a round is a guess.
            n_rounds = max(0, state.round - (2 if state.is_split else 1))
            guesses = chance.numbers(f"imagine infamy {seat}", [len(_GAINS)] * n_rounds)
            state.infamy[seat] = state.lately[seat] + sum([_GAINS[guess] for guess in guesses])
    return state
