"""What each seat may know (5.6), and full positions it cannot rule out."""

from __future__ import annotations

from hideout.core.chance import Chance
from hideout.core.game import JsonObject, Seat, View
from hideout.games.caper_europe.cards import GEAR_CARD
from hideout.games.caper_europe.dumping import position_json
from hideout.games.caper_europe.positions import cards_in_sight
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.state import SEATS, UNKNOWN
from hideout.games.crews import N_ROUNDS, unseen_cards


class EuropeView(View):
    """A position in which every card the seat does not know is `UNKNOWN`."""

    def __init__(self, seat: Seat | None, known: EuropeState) -> None:
        self.seat: Seat | None = seat
        self.known: EuropeState = known

    def json(self) -> JsonObject:
        data = position_json(self.known)
        data["seat"] = self.seat
        data["supply"] = self.known.supply
        return data


def view(state: EuropeState, seat: Seat | None) -> EuropeView:
    """Build up what a seat (None = a spectator) may know."""
    known = EuropeState(state.t, state.locations)
    _show_table(state, known)
    if seat is not None:
        known.hands[seat] = state.hands[seat][:]
        if state.turn > 0:
            # Each player has held both hands since the first swap of the round (CEU-41).
            known.hands[1 - seat] = state.hands[1 - seat][:]
    return EuropeView(seat, known)


def _show_table(state: EuropeState, known: EuropeState) -> None:
    """What lies open for everybody, and the sizes of what does not."""
    known.cells = state.cells[:]
    known.n_gear = state.n_gear[:]
    known.counts = state.counts[:]
    known.combos = state.combos[:]
    known.guards = state.guards[:]
    known.open_places = state.open_places[:]
    known.tracks = state.tracks[:]
    known.loot = state.loot[:]
    known.hideout = state.hideout[:]
    known.laundered = state.laundered[:]
    known.coins = state.coins[:]
    known.supply = state.supply
    known.piles = [state.piles[0][:], state.piles[1][:]]
    known.discards = state.discards[:]
    known.round = state.round
    known.turn = state.turn
    known.phase = state.phase
    known.side = state.side
    known.card = state.card
    known.place = state.place
    known.clause = state.clause
    known.burns = state.burns
    known.before = state.before
    known.washed = state.washed
    known.burned = state.burned
    known.undo = state.undo
    known.hands = [[UNKNOWN] * len(hand) for hand in state.hands]
    known.thief_deck = [UNKNOWN] * len(state.thief_deck)
    known.gear_deck = [UNKNOWN] * len(state.gear_deck)


def imagine(seen: EuropeView, chance: Chance) -> EuropeState:
    """A full position that the seat of this view cannot rule out."""
    state = seen.known.clone()
    t = state.t
    found = cards_in_sight(state)
    is_gear = min(state.round, N_ROUNDS - 1) & 1 == 1
    shift = GEAR_CARD if is_gear else 0
    for hand in state.hands:
        for card in hand:
            if card != UNKNOWN:
                found[shift + card] += 1
    thieves = unseen_cards(found[:GEAR_CARD], t.thief_copies)
    gear = unseen_cards(found[GEAR_CARD:], t.gear_copies)
    state.thief_deck = chance.shuffle("imagine thieves", thieves, t.thief_ids)
    state.gear_deck = chance.shuffle("imagine gear", gear, t.gear_ids)
    pool = state.gear_deck if is_gear else state.thief_deck
    for seat in SEATS:
        hand = state.hands[seat]
        state.hands[seat] = sorted([card if card != UNKNOWN else pool.pop() for card in hand])
    return state
