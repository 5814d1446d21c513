"""What each play of Caper brings at a glance: only the location it changes is looked at anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots.caper_outlook import Outlook, Prospect, cells_at, moment_after, moment_of
from hideout.core.chance import Quick
from hideout.core.game import Action, Seat
from hideout.games.caper import actions as act
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import CREAM, FLIP_GEAR, GREEN, LOOKOUTS, PLAY, SNITCH
from hideout.games.caper.vocabulary import GEAR
from hideout.games.crews import N_ROUNDS

_NO_TARGETS: Final[list[int]] = []
_NO_LUCK: Final = Quick(0)
"""Nothing in Caper is drawn by luck after the decks are shuffled."""


class Glance:
    """A position in which many plays of the side to act are compared, as seen from some moment."""

    __slots__ = (
        "_cells",
        "_coins_now",
        "_discarded",
        "_is_discard_known",
        "_now",
        "_prospects",
        "moment",
        "outlook",
        "side",
        "state",
    )

    def __init__(self, outlook: Outlook, state: CaperState, moment: int) -> None:
        self.outlook: Outlook = outlook
        self.state: CaperState = state
        self.side: int = state.side
        self.moment: int = moment
        self._cells: list[tuple[int, ...]] = [cells_at(state, place) for place in range(3)]
        self._prospects: list[Prospect] = [
            outlook.prospect(self.moment, state.locations[place], self._cells[place])
            for place in range(3)
        ]
        self._now: float = self._lead()
        self._coins_now: float = outlook.worth_of_coins(self.moment, state.coins)
        self._is_discard_known: bool = False
        self._discarded: float = 0.0

    def turn_to(self, side: int) -> None:
        """Let it be a side's turn to play; the state is changed."""
        self.side = self.state.side = side
        self.state.phase = PLAY
        self._now = self._lead()
        self._is_discard_known = False

    def cream_lead(self) -> float:
        """By how many points cream is ahead now."""
        return self._now if self.side == CREAM else -self._now

    def gains(self, legal: Sequence[Action]) -> list[float]:
        """Per answer, the points by which the lead of the side to act would grow."""
        state = self.state
        if state.phase != PLAY:
            return [self._gain_of_answer(action) for action in legal]
        found: list[float] = []
        known: dict[int, float] = {}
        for action in legal:
            if action < act.PLAY_GEAR:
                found.append(self._gain_of_thief(action // 3, action % 3))
            elif action < act.DISCARD:
                gear, place = divmod(action - act.PLAY_GEAR, 9)
                # At one location, stacks of the same height are as good as each other, unless
                # the gear on top is of another kind.
                stack = self.side * 9 + place
                height = state.n_gear[stack]
                top = state.cells[stack * 4 + height] if height else 0
                kind = ((gear * 3 + place // 3) * 4 + height) * 64 + top + 32
                gain = known.get(kind)
                if gain is None:
                    gain = known[kind] = self._gain_of_gear(gear, place)
                found.append(gain)
            else:
                if not self._is_discard_known:
                    self._discarded = self._gain_of_discard()
                    self._is_discard_known = True
                found.append(self._discarded)
        return found

    def _lead(self) -> float:
        found = self.outlook.lead_of(self.state, self.moment, self._prospects)
        return found if self.side == CREAM else -found

    def _placed(self, place: int, cell: int, card: int) -> Prospect:
        """What a location promises with one more card, in this cell of the two crews there."""
        kept = self._prospects[place]
        after = kept.after
        if after is None:
            after = kept.after = {}
        key = cell << 6 | card
        found = after.get(key)
        if found is None:
            cells = list(self._cells[place])
            cells[cell] = card + 1
            found = self._prospect(place, cells)
            after[key] = found
        return found

    def _prospect(self, place: int, cells: list[int]) -> Prospect:
        return self.outlook.prospect(self.moment, self.state.locations[place], tuple(cells))

    def _with(self, place: int, found: Prospect) -> float:
        """The lead if a location promised this, with the coins as they lie."""
        state = self.state
        outlook = self.outlook
        kept = self._prospects[place]
        location = state.locations[place]
        if kept.is_same_beyond(found) and not outlook.is_about_loot(location, state.laundered):
            more = found.lead - kept.lead
            more += outlook.worth_of_coins(self.moment, state.coins) - self._coins_now
            return self._now + (more if self.side == CREAM else -more)
        self._prospects[place] = found
        lead = self._lead()
        self._prospects[place] = kept
        return lead

    def _gain_of_thief(self, thief: int, place: int) -> float:
        state = self.state
        t = state.t
        side = self.side
        crew = side * 3 + place
        cell = side * 12 + state.n_thieves[crew] * 4
        own, others, supply = state.coins[side], state.coins[1 - side], state.supply
        if t.income[thief]:
            state.gain(side, t.income[thief], None)
        for _ in range(state.jams[crew]):
            state.tax(1 - side, "", None)
        targets = state.thief_targets(place) if t.flips_thief[thief] else _NO_TARGETS
        lead = self._best(place, cell, thief, targets, 0)
        self._put_back(own, others, supply)
        return lead - self._now

    def _put_back(self, own: int, others: int, supply: int) -> None:
        """Lay all coins where they were before a play was tried."""
        state = self.state
        state.coins[self.side] = own
        state.coins[1 - self.side] = others
        state.supply = supply

    def _gain_of_gear(self, gear: int, at: int) -> float:
        state = self.state
        t = state.t
        side = self.side
        place = at // 3
        cell = side * 12 + at % 3 * 4 + state.n_gear[side * 9 + at] + 1
        own, others, supply = state.coins[side], state.coins[1 - side], state.supply
        laundered = state.laundered
        if t.launders[gear]:
            state.laundered = laundered[:]
        price = state.price(side, gear, place)
        state.coins[side] -= price
        state.supply += price
        targets = _NO_TARGETS
        if t.gear_acts[gear]:
            n = t.now_coins[gear]
            n += t.now_coins_per_thief[gear] * state.n_thieves[(1 - side) * 3 + place]
            if n:
                state.gain(side, n, None)
            for _ in range(t.launders[gear]):
                state.launder(side, None)
            if t.flips_gear[gear]:
                targets = state.gear_targets(place)
        taxed = state.taxes[place]
        if taxed >= 0 and (taxed == GEAR or taxed == t.colour[gear]):
            state.tax(1 - side, "", None)
        lead = self._best(place, cell, gear, targets, 1)
        self._put_back(own, others, supply)
        state.laundered = laundered
        return lead - self._now

    def _best(self, place: int, cell: int, card: int, targets: list[int], is_gear: int) -> float:
        """The lead with a card there; if it turns a card, with the best of the rival's turned."""
        if not targets:
            return self._with(place, self._placed(place, cell, card))
        cells = list(self._cells[place])
        cells[cell] = card + 1
        rival = 1 - self.side
        leads: list[float] = []
        for target in targets:
            at = rival * 12 + target % 3 * 4
            if is_gear:
                at += self.state.n_gear[rival * 9 + target]
            cells[at] = -cells[at]
            leads.append(self._with(place, self._prospect(place, cells)))
            cells[at] = -cells[at]
        return max(leads)

    def _gain_of_discard(self) -> float:
        state = self.state
        side = self.side
        own, others, supply = state.coins[side], state.coins[1 - side], state.supply
        state.gain(side, 1, None)
        lead = self._lead()
        self._put_back(own, others, supply)
        if state.n_players == 4:
            lead += state.t.discard_points
        return lead - self._now

    def _gain_of_answer(self, action: Action) -> float:
        """What turning a card or a getaway brings: it is tried out."""
        state = self.state.clone()
        side = self.side
        state.apply(side * state.seat_step, action, _NO_LUCK)
        if state.phase == FLIP_GEAR and state.side == side:
            seat = side * state.seat_step
            state.apply(seat, state.legal(seat)[0], _NO_LUCK)
        moment = self.moment
        prospects = [
            self.outlook.prospect(moment, state.locations[place], cells_at(state, place))
            for place in range(3)
        ]
        lead = self.outlook.lead_of(state, moment, prospects)
        return (lead if side == CREAM else -lead) - self._now


def gains(outlook: Outlook, state: CaperState, legal: Sequence[Action]) -> list[float]:
    """Per answer of the Mastermind to act, the points by which the side's lead would grow.

    In the last turn beside a Snitch these are the points on the table, elsewhere expected ones.
    """
    if state.n_players == 3 and is_last_turn(state):
        now = _points_ahead(outlook, state, state.side)
        return [_points_ahead_after(outlook, state, action) - now for action in legal]
    return Glance(outlook, state, moment_of(state)).gains(legal)


def _points_ahead(outlook: Outlook, state: CaperState, side: int) -> float:
    cream, green = outlook.totals(state)
    return float(cream - green if side == CREAM else green - cream)


def _points_ahead_after(outlook: Outlook, state: CaperState, action: Action) -> float:
    """By how many points the side leads after an answer, and the best flip that it leads to."""
    after = state.clone()
    side = after.side
    seat = side * after.seat_step
    after.apply(seat, action, _NO_LUCK)
    if after.phase != FLIP_GEAR or after.side != side:
        return _points_ahead(outlook, after, side)
    leads: list[float] = []
    for flip in after.legal(seat):
        turned = after.clone()
        turned.apply(seat, flip, _NO_LUCK)
        leads.append(_points_ahead(outlook, turned, side))
    return max(leads)


def is_last_turn(state: CaperState) -> bool:
    """Whether no cards are handed out any more: what is played now is all that still counts."""
    if state.round >= N_ROUNDS:
        return True
    return state.round == N_ROUNDS - 1 and state.turn == state.hand_size() - 2


def best_play(outlook: Outlook, state: CaperState, legal: Sequence[Action]) -> Action:
    """The answer of the Mastermind to act that gains most at a glance."""
    if len(legal) == 1:
        return legal[0]
    found = gains(outlook, state, legal)
    return legal[found.index(max(found))]


def play_turn(outlook: Outlook, state: CaperState) -> None:
    """Both Masterminds make their plays of this turn by what looks best at a glance."""
    round, turn = state.round, state.turn
    while state.phase <= FLIP_GEAR and state.round == round and state.turn == turn:
        seat = state.side * state.seat_step
        state.apply(seat, best_play(outlook, state, state.legal(seat)), _NO_LUCK)


def worth_to(glance: Glance, side: int, cards: Sequence[int]) -> list[float]:
    """Per card of this round, what a side's Mastermind would gain by playing it now.

    The state of the glance is changed for it.
    """
    glance.turn_to(side)
    table = glance.state
    seat = side * table.seat_step
    found: list[float] = []
    for card in cards:
        table.hands[seat] = [card]
        found.append(max(glance.gains(table.legal(seat))))
    return found


def pass_gains(
    outlook: Outlook, state: CaperState, seat: Seat, legal: Sequence[Action]
) -> list[float]:
    """What each pair leaves to be wished for by the Mastermind who gets it."""
    receiver = 1 - LOOKOUTS.index(seat)
    hand = sorted(set(state.hands[seat]))
    glance = Glance(outlook, state.clone(), moment_of(state))
    worth = dict(zip(hand, worth_to(glance, receiver, hand), strict=True))
    found: list[float] = []
    for action in legal:
        first, second = act.passed_pair(action)
        found.append(-max(worth[first], worth[second]))
    return found


def leads_by_gift(outlook: Outlook, state: CaperState) -> list[float]:
    """Per gift of the Snitch, cream's lead after the turn if both play what gains most.

    Both plays are judged on the table as it lies: what the first one changes for the second is
    left out, so that neither need be made.
    """
    glance = Glance(outlook, state.clone(), moment_after(state))
    lead = glance.cream_lead()
    first, second = state.hands[SNITCH]
    cream = worth_to(glance, CREAM, [*state.hands[CREAM], first, second])
    green = worth_to(glance, GREEN, [*state.hands[GREEN], first, second])
    found = [lead + max(cream[:-1]) - max(*green[:-2], green[-1])]
    if first != second:
        found.append(lead + max(*cream[:-2], cream[-1]) - max(green[:-1]))
    return found


def has_cards_for_both(state: CaperState) -> bool:
    """Whether both Masterminds hold the cards of a turn that has not been played yet."""
    return (
        state.phase == PLAY
        and state.n_players > 2
        and not state.has_played(CREAM)
        and not state.has_played(GREEN)
    )
