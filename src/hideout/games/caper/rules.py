"""Caper's turn structure and the effect of every answer.

| phase | who decides | question | then |
| --- | --- | --- | --- |
| GIVE (3 players) | the Snitch | which of two cards goes to cream | PLAY, first side |
| PASS (4 players) | both Lookouts, hidden | which pair to pass across | PLAY, first side |
| PLAY | the side's Mastermind | play a card, or discard gear | FLIP, or the next play |
| FLIP_THIEF, FLIP_GEAR | the same | which opposing card is turned | the next play |
| GETAWAY (Rome) | Masterminds, green first | play discarded gear, or stop | FLIP_GEAR, or on |
| OVER | nobody | - | - |

Six rounds alternate thieves (cream first) and gear (green first).  A round with N cards a side has
N - 1 turns; in a turn both sides play once.  Between turns the hands are swapped (2 players), kept
(3) or handed to the own Lookout (4); the last card of a round is discarded.
"""

from __future__ import annotations

from typing import Final

from hideout.core.chance import Chance
from hideout.core.game import Action, Ask, JsonObject, Log, Outcome, Refusal, Seat
from hideout.games.caper import actions as act
from hideout.games.caper.cards import Tables
from hideout.games.caper.course import Course
from hideout.games.caper.refusals import refuse
from hideout.games.caper.results import conclude
from hideout.games.caper.state import (
    CREAM,
    FLIP_GEAR,
    FLIP_THIEF,
    GIVE,
    GREEN,
    LOOKOUTS,
    OVER,
    PASS,
    PLAY,
    SNITCH,
)
from hideout.games.caper.vocabulary import GEAR, SIDES
from hideout.games.crews import N_ROUNDS

_NOBODY: Final[tuple[Seat, ...]] = ()
_ONE: Final[list[tuple[Seat, ...]]] = [(0,), (1,), (2,), (3,)]


class CaperState(Course):
    """One game of Caper in progress."""

    __slots__ = ()

    def clone(self) -> CaperState:
        return CaperState(self.t, self.n_players, self.locations, self)

    # -- questions -----------------------------------------------------------------------------

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase <= FLIP_GEAR:  # PLAY and the flips
            return _ONE[self.side * self.seat_step]
        if phase == OVER:
            return _NOBODY
        if phase == GIVE:
            return _ONE[SNITCH]
        if phase == PASS:
            return tuple(LOOKOUTS[side] for side in (CREAM, GREEN) if self.chosen[side] < 0)
        return _ONE[self.side * self.seat_step]

    def resting(self) -> tuple[Seat, ...]:
        if self.phase != PASS:
            return _NOBODY
        return tuple(LOOKOUTS[side] for side in (CREAM, GREEN) if self.chosen[side] >= 0)

    def ask(self, seat: Seat) -> Ask:
        phase = self.phase
        details: JsonObject = {}
        if phase == PLAY:
            return Ask("play_gear" if self.is_gear_round else "play_thief", details)
        if phase == FLIP_THIEF or phase == FLIP_GEAR:
            details["location"] = self.t.location_ids[self.locations[self.flip_location]]
            return Ask("flip_thief" if phase == FLIP_THIEF else "flip_gear", details)
        if phase == GIVE:
            return Ask("snitch_give", details)
        if phase == PASS:
            return Ask("lookout_pass", details)
        return Ask("getaway", details)

    def legal(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if phase == GIVE:
            return self._legal_gives() if seat == SNITCH else []
        if phase == PASS:
            return self._legal_passes(seat) if seat in LOOKOUTS else []
        if phase == OVER or seat != self.side * self.seat_step:
            return []
        if phase == PLAY:
            if not self.round & 1:
                return self._legal_thieves()
            side = self.side
            discards: list[Action] = []
            found = self.gear_plays(side, self.hands[side * self.seat_step], discards)
            # CAP-44: with four players a possible play must be made.
            if self.n_players != 4 or not found:
                found += discards
            return found
        if phase == FLIP_GEAR:
            return [act.FLIP + place % 3 for place in self.gear_targets(self.flip_location)]
        if phase == FLIP_THIEF:
            return [act.FLIP + place % 3 for place in self.thief_targets(self.flip_location)]
        return self._legal_getaways()

    def _legal_gives(self) -> list[Action]:
        shift = act.GIVE + (act.N_THIEVES if self.is_gear_round else 0)
        first, second = self.hands[SNITCH]
        return [shift + first] if first == second else [shift + first, shift + second]

    def _legal_thieves(self) -> list[Action]:
        crew = self.side * 3
        n_thieves = self.n_thieves
        open_locations = [place for place in range(3) if n_thieves[crew + place] < 3]
        return [
            act.PLAY_THIEF + thief * 3 + place
            for thief in self.hands[self.side * self.seat_step]
            for place in open_locations
        ]

    def _legal_passes(self, seat: Seat) -> list[Action]:
        hand = self.hands[seat]
        is_gear = self.is_gear_round
        found: list[Action] = []
        for i in range(len(hand)):
            for j in range(i + 1, len(hand)):
                action = act.pass_action(is_gear, hand[i], hand[j])
                if action not in found:
                    found.append(action)
        return found

    def _legal_getaways(self) -> list[Action]:
        places = self.getaway_places()
        found: list[Action] = []
        for gear in sorted(set(self.discard_gear[self.side])):
            found += act.getaway_plays(gear, places)
        found.append(act.STOP)
        return found

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def outcome(self) -> Outcome | None:
        return conclude(self) if self.phase == OVER else None

    # -- answers -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        phase = self.phase
        if phase == PLAY:
            side = self.side
            hand = self.hands[seat]
            if action < act.PLAY_GEAR:
                card = action // 3
                hand.remove(card)
                self._play_thief(card, action % 3, log)
            elif action < act.DISCARD:
                card = (action - act.PLAY_GEAR) // 9
                hand.remove(card)
                place = (action - act.PLAY_GEAR) % 9
                t = self.t
                price = t.cost[card] + self.costs[(side * 3 + place // 3) * 8 + t.colour[card]]
                if price > 0:
                    self.coins[side] -= price
                    self.supply += price
                else:
                    price = 0
                if log is not None:
                    self.log_play(log, "gear_played", card, place, price)
                if self.n_players != 2:
                    self.remember(card, False)
                self._place_gear(card, place, log)
            else:
                card = action - act.DISCARD
                if self.n_players != 2:
                    self.remember(card, True)
                hand.remove(card)
                self.discard_gear[side].append(card)
                if log is not None:
                    log.add("gear_discarded", {"side": SIDES[side], "card": self.t.gear_ids[card]})
                self.gain(side, 1, log)
                self.next_play(log)
        elif phase == FLIP_GEAR or phase == FLIP_THIEF:
            self._flip(self.flip_location * 3 + action - act.FLIP, log)
        elif phase == GIVE:
            self.give(action, log)
        elif phase == PASS:
            self.pass_pair(seat, action, log)
        elif action == act.STOP:
            if log is not None:
                log.add("getaway_stopped", {"side": SIDES[self.side]})
            self.drop_getaways()
            self.next_getaway(log)
        else:
            card = (action - act.GETAWAY_PLAY) // 9
            place = (action - act.GETAWAY_PLAY) % 9
            self._getaway(card, place, log)

    def _play_thief(self, thief: int, location: int, log: Log | None) -> None:
        side = self.side
        t = self.t
        if self.n_players != 2:
            self.remember(thief, False)
        place = self.add_thief(side, location, thief)
        if log is not None:
            log.add(
                "thief_played",
                {
                    "side": SIDES[side],
                    "card": t.thief_ids[thief],
                    "location": t.location_ids[self.locations[location]],
                    "stack": place % 3 + 1,
                },
            )
        if t.income[thief]:
            self.gain(side, t.income[thief], log)
        if t.flips_thief[thief]:
            self.flip_card = thief
            self.flip_location = location
            targets = self.thief_targets(location)
            if len(targets) > 1:
                self.phase = FLIP_THIEF
                return
            if targets:
                self._turn_thief(targets[0], log)
        self._after_thief(location, log)

    def _after_thief(self, location: int, log: Log | None) -> None:
        side = self.side
        for _ in range(self.jams[side * 3 + location]):
            self.tax(1 - side, self._jammer(location), log)
        self.next_play(log)

    def _jammer(self, location: int) -> str:
        t = self.t
        start = (self.side * 9 + location * 3) * 4
        jammers = [
            t.gear_ids[cell - 1]
            for i, cell in enumerate(self.cells[start : start + 12])
            if i % 4 and cell > 0 and t.jams[cell - 1]
        ]
        return jammers[0]

    def _place_gear(self, gear: int, place: int, log: Log | None) -> None:
        """Put gear down and carry out all it does at once (5.4, steps 2 to 4)."""
        side = self.side
        t = self.t
        self.add_gear(side, place, gear)
        if t.gear_acts[gear]:
            location = place // 3
            coins = t.now_coins[gear]
            if t.now_coins_per_thief[gear]:
                coins += t.now_coins_per_thief[gear] * self.n_thieves[(1 - side) * 3 + location]
            if coins:
                self.gain(side, coins, log)
            for _ in range(t.launders[gear]):
                self.launder(side, log)
            if t.flips_gear[gear]:
                self.flip_card = gear
                self.flip_location = location
                targets = self.gear_targets(location)
                if len(targets) > 1:
                    self.phase = FLIP_GEAR
                    return
                if targets:
                    self._turn_gear(targets[0], log)
        self._after_gear(gear, place // 3, log)

    def _after_gear(self, gear: int, location: int, log: Log | None) -> None:
        taxed = self.taxes[location]
        if taxed >= 0 and (taxed == GEAR or taxed == self.t.colour[gear]):
            self.tax(1 - self.side, self.t.location_ids[self.locations[location]], log)
        if self.round == N_ROUNDS:
            self.next_getaway(log)
        else:
            self.next_play(log)

    def _flip(self, place: int, log: Log | None) -> None:
        location = self.flip_location
        card = self.flip_card
        if self.phase == FLIP_GEAR:
            self.phase = PLAY
            self._turn_gear(place, log)
            self._after_gear(card, location, log)
        else:
            self.phase = PLAY
            self._turn_thief(place, log)
            self._after_thief(location, log)

    def _turn_gear(self, place: int, log: Log | None) -> None:
        gear = self.turn_gear(1 - self.side, place)
        if log is not None:
            self.log_turned(log, self.t.gear_ids[gear], place, self.t.gear_ids[self.flip_card])

    def _turn_thief(self, place: int, log: Log | None) -> None:
        thief = self.turn_thief(1 - self.side, place)
        if log is not None:
            self.log_turned(log, self.t.thief_ids[thief], place, self.t.thief_ids[self.flip_card])

    def _getaway(self, gear: int, place: int, log: Log | None) -> None:
        self.discard_gear[self.side].remove(gear)
        self.getaways[self.side * 3 + place // 3] -= 1
        if log is not None:
            self.log_play(log, "getaway_played", gear, place, 0)
        self._place_gear(gear, place, log)


def start(t: Tables, n_players: int, chance: Chance, log: Log | None = None) -> CaperState:
    """Draw the locations, shuffle the decks and deal the first round."""
    drawn = chance.shuffle("locations", t.locations_in_play, t.location_ids)[:3]
    state = CaperState(t, n_players, drawn)
    state.thief_deck = chance.shuffle("thieves", t.thief_in_play, t.thief_ids)
    state.gear_deck = chance.shuffle("gear", t.gear_in_play, t.gear_ids)
    if log is not None:
        log.add("locations_drawn", {"locations": [t.location_ids[each] for each in drawn]})
    state.deal(log)
    return state
