"""What each seat may know (5.8), and full positions it cannot rule out."""

from __future__ import annotations

from hideout.core.chance import Chance
from hideout.core.game import JsonObject, Seat, View
from hideout.games.caper.dumping import position_json
from hideout.games.caper.memory import recall_round
from hideout.games.caper.positions import cards_on_board
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import (
    CREAM,
    GREEN,
    HIDDEN,
    LOOKOUTS,
    MASTERMINDS,
    PASS,
    SNITCH,
    UNKNOWN,
    Turn,
)
from hideout.games.crews import N_ROUNDS, unseen_cards


class CaperView(View):
    """A position in which every card the seat does not know is `UNKNOWN`."""

    def __init__(self, seat: Seat | None, known: CaperState) -> None:
        self.seat: Seat | None = seat
        self.known: CaperState = known

    def json(self) -> JsonObject:
        data = position_json(self.known)
        data["seat"] = self.seat
        data["supply"] = self.known.supply
        return data


def view(state: CaperState, seat: Seat | None) -> CaperView:
    """Build up what a seat (None = a spectator) may know."""
    known = CaperState(state.t, state.n_players, state.locations)
    _show_table(state, known)
    if seat is not None:
        known.hands[seat] = state.hands[seat][:]
        if state.n_players == 2 and state.turn > 0:
            # Each player has held both hands since the first swap of the round.
            known.hands[1 - seat] = state.hands[1 - seat][:]
        elif state.n_players == 3:
            _show_snitching(state, known, seat)
        elif state.n_players == 4:
            _show_passing(state, known, seat)
    return CaperView(seat, known)


def _show_table(state: CaperState, known: CaperState) -> None:
    """What lies open for everybody, and the sizes of what does not."""
    known.cells = state.cells[:]
    known.n_gear = state.n_gear[:]
    known.n_thieves = state.n_thieves[:]
    known.faces = state.faces[:]
    known.costs = state.costs[:]
    known.priced = state.priced[:]
    known.guards = state.guards[:]
    known.jams = state.jams[:]
    known.open_places = state.open_places[:]
    known.coins = state.coins[:]
    known.supply = state.supply
    known.laundered = state.laundered[:]
    known.discard_thieves = [pile[:] for pile in state.discard_thieves]
    known.discard_gear = [pile[:] for pile in state.discard_gear]
    known.round = state.round
    known.turn = state.turn
    known.phase = state.phase
    known.side = state.side
    known.flip_location = state.flip_location
    known.flip_card = state.flip_card
    known.getaways = state.getaways[:]
    known.hands = [[UNKNOWN] * len(hand) for hand in state.hands]
    known.thief_deck = [UNKNOWN] * len(state.thief_deck)
    known.gear_deck = [UNKNOWN] * len(state.gear_deck)
    known.pile = [UNKNOWN] * len(state.pile)
    known.chosen = [HIDDEN if action >= 0 else UNKNOWN for action in state.chosen]
    for turn in state.turns:
        seen = Turn()
        seen.passed = [[UNKNOWN] * len(pair) for pair in turn.passed]
        seen.played = turn.played[:]
        seen.playable = turn.playable[:]
        known.turns.append(seen)


def _show_snitching(state: CaperState, known: CaperState, seat: Seat) -> None:
    for side in (CREAM, GREEN):
        if seat == SNITCH or seat == side:
            known.given[side] = state.given[side]
            known.kept_known[side] = state.kept_known[side]
    if seat != SNITCH:
        return
    for side in (CREAM, GREEN):
        hand = state.hands[side][:]
        shown: list[int] = []
        given = state.given[side]
        if given != UNKNOWN:
            hand.remove(given)
            shown.append(given)
        # What is left (if anything) is the card the Mastermind kept.
        shown += hand if state.kept_known[side] else [UNKNOWN] * len(hand)
        known.hands[side] = sorted(shown)


def _show_passing(state: CaperState, known: CaperState, seat: Seat) -> None:
    if seat in LOOKOUTS:
        own = LOOKOUTS.index(seat)
        known.chosen[own] = state.chosen[own]
        for i, turn in enumerate(state.turns):
            known.turns[i].passed[own] = turn.passed[own][:]
            # What was handed on shows, with the open play, the pair the own Mastermind got.
            if i < len(state.turns) - 1:
                known.turns[i].passed[1 - own] = turn.passed[1 - own][:]
        if state.phase != PASS:
            receiver = MASTERMINDS[4][1 - own]
            known.hands[receiver] = state.hands[receiver][:]
    else:
        own = MASTERMINDS[4].index(seat)
        for i, turn in enumerate(state.turns):
            known.turns[i].passed[1 - own] = turn.passed[1 - own][:]


# -- imagining ---------------------------------------------------------------------------------


def imagine(seen: CaperView, chance: Chance) -> CaperState:
    """A full position that the seat of this view cannot rule out."""
    state = seen.known.clone()
    t = state.t
    thieves, gear = cards_on_board(state)
    for side in (CREAM, GREEN):
        for card in state.discard_thieves[side]:
            thieves[card] += 1
        for card in state.discard_gear[side]:
            gear[card] += 1
    is_gear = min(state.round, N_ROUNDS - 1) & 1 == 1
    now = gear if is_gear else thieves
    if state.n_players == 4 and state.round < N_ROUNDS:
        recall_round(state, seen.seat, now, chance)
    for hand in [*state.hands, state.pile]:
        for card in hand:
            if card != UNKNOWN:
                now[card] += 1
    left_thieves = unseen_cards(thieves, t.thief_copies)
    left_gear = unseen_cards(gear, t.gear_copies)
    mixed_thieves = chance.shuffle("imagine thieves", left_thieves, t.thief_ids)
    mixed_gear = chance.shuffle("imagine gear", left_gear, t.gear_ids)
    pool = mixed_gear if is_gear else mixed_thieves
    for seat, hand in enumerate(state.hands):
        state.hands[seat] = sorted(card if card != UNKNOWN else pool.pop() for card in hand)
    state.pile = [card if card != UNKNOWN else pool.pop() for card in state.pile]
    state.thief_deck = mixed_thieves
    state.gear_deck = mixed_gear
    if state.n_players == 3:
        _imagine_snitching(state, seen.seat, chance)
    if state.n_players == 4:
        for side in (CREAM, GREEN):
            if state.chosen[side] == HIDDEN:
                options = state.legal(LOOKOUTS[side])
                pick = chance.numbers(f"imagine pass {side}", [len(options)])[0]
                state.chosen[side] = options[pick]
    return state


def _imagine_snitching(state: CaperState, seat: Seat | None, chance: Chance) -> None:
    """What the Snitch may remember, where the seat does not know it."""
    if state.round == N_ROUNDS:
        return
    for side in (CREAM, GREEN):
        # Whoever holds two cards has one of them from the Snitch.
        if len(state.hands[side]) == 2 and state.given[side] == UNKNOWN:
            pick = chance.numbers(f"imagine given {side}", [2])[0]
            state.given[side] = state.hands[side][pick]
        n_plays = state.turn + (1 if state.has_played(side) else 0)
        if n_plays and seat != SNITCH and seat != side:
            # The first card drawn stays unknown only if no play has been that card.
            is_kept = chance.numbers(f"imagine kept {side}", [1 << n_plays])[0] == 0
            state.kept_known[side] = not is_kept
