"""Caper: Europe's turn structure and the effect of every answer.

| phase | who decides | question | then |
| --- | --- | --- | --- |
| PLAY | the player on turn | play a card, or discard gear | a choice below, or the next play |
| CHOOSE_LOOT | the same | which type of token to take | the rest of the card |
| CHOOSE_BURN | the same | whose top gear is burned | undoing, the rest of the card |
| CHOOSE_RETURN | the rival | which type of token to give back | the rest of the card |
| OVER | nobody | - | - |

Six rounds alternate thieves and gear.  A round with N cards each has N - 1 turns; in a turn both
players play once, the leader of the round first.  Between turns the hands are swapped; the last
card of a round is discarded.

A play: the card is put down (a thief brings income, gear is paid for first), its one-time clauses
work in printed order, its own combos fire, then those of the crew and the location.  A choice with
a single possible answer is not asked.
"""

from __future__ import annotations

from typing import Final

from hideout.core.chance import Chance
from hideout.core.game import Action, Ask, JsonObject, Log, Outcome, Refusal, Seat
from hideout.games.caper_europe import actions as act
from hideout.games.caper_europe.cards import GEAR_CARD, Tables
from hideout.games.caper_europe.course import Course
from hideout.games.caper_europe.refusals import refuse
from hideout.games.caper_europe.results import conclude
from hideout.games.caper_europe.state import (
    CHOOSE_BURN,
    CHOOSE_LOOT,
    CHOOSE_RETURN,
    LOCATION_OF,
    OVER,
    PLAY,
    UNKNOWN,
)
from hideout.games.caper_europe.vocabulary import (
    ANY_LOOT,
    BURN,
    CAPER,
    COIN,
    LAUNDER,
    LOOT,
    N_TOKENS,
    SIDES,
    TAKE,
    THIEF,
)

_NOBODY: Final[tuple[Seat, ...]] = ()
_ONE: Final[list[tuple[Seat, ...]]] = [(0,), (1,)]
_NO_COUNTS: Final[tuple[int, ...]] = ()


class EuropeState(Course):
    """One game of Caper: Europe in progress."""

    __slots__ = ()

    def clone(self) -> EuropeState:
        return EuropeState(self.t, self.locations, self)

    # -- questions -----------------------------------------------------------------------------

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == PLAY:
            return _ONE[self.side]
        if phase == OVER:
            return _NOBODY
        return _ONE[1 - self.side if phase == CHOOSE_RETURN else self.side]

    def resting(self) -> tuple[Seat, ...]:
        return _NOBODY

    def ask(self, seat: Seat) -> Ask:
        details: JsonObject = {}
        if self.phase == PLAY:
            return Ask("play_gear" if self.is_gear_round else "play_thief", details)
        details["location"] = self.location_id(LOCATION_OF[self.place])
        if self.phase == CHOOSE_LOOT:
            return Ask("choose_loot", details)
        if self.phase == CHOOSE_BURN:
            return Ask("choose_burn", details)
        details["card"] = self.t.ids[self.burned]
        return Ask("choose_return", details)

    def legal(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if phase == CHOOSE_RETURN:
            if seat == self.side:
                return []
            return [act.GIVE_BACK + kind for kind in self.hideout_types(seat)]
        if seat != self.side or phase == OVER:
            return []
        if phase == PLAY:
            if self.round & 1:
                return self._legal_gear()
            return self._legal_thieves()
        location = LOCATION_OF[self.place]
        if phase == CHOOSE_BURN:
            return [act.BURN + place % 3 for place in self.burn_targets(location)]
        return [act.TAKE + kind for kind in self.loot_types(location)]

    def _legal_thieves(self) -> list[Action]:
        counts = self.counts
        at = self.side * (3 * N_TOKENS) + THIEF
        mask = 0
        if counts[at] < 3:
            mask = 1
        if counts[at + N_TOKENS] < 3:
            mask |= 2
        if counts[at + 2 * N_TOKENS] < 3:
            mask |= 4
        rows = act.THIEF_ROWS[mask]
        found: list[Action] = []
        for thief in self.hands[self.side]:
            found += rows[thief]
        return found

    def _legal_gear(self) -> list[Action]:
        side = self.side
        cost = self.t.cost
        coins = self.coins[side]
        places = self.open_places[side]
        rows = act.PLAY_ROWS
        found: list[Action] = []
        discards: list[Action] = []
        last = -1
        for gear in self.hands[side]:
            if gear == last:
                continue
            last = gear
            discards.append(act.DISCARD + gear)
            if cost[gear] <= coins:
                found += rows[gear << 9 | places] or act.gear_plays(gear, places)
        found += discards
        return found

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def outcome(self) -> Outcome | None:
        return conclude(self) if self.phase == OVER else None

    # -- answers -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        if self.phase == PLAY:
            if action < act.PLAY_GEAR:
                self._play_thief(action // 3, action % 3, log)
            elif action < act.DISCARD:
                index = action - act.PLAY_GEAR
                self._play_gear(index // 9, index % 9, log)
            else:
                self._discard(action - act.DISCARD, log)
            return
        phase = self.phase
        self.phase = PLAY
        if phase == CHOOSE_LOOT:
            self.take_loot(LOCATION_OF[self.place], action - act.TAKE, log)
        elif phase == CHOOSE_BURN:
            if not self._burn(self.place // 3 * 3 + action - act.BURN, log):
                return
            if not self._burn_on(log):
                return
        else:
            self.return_loot(LOCATION_OF[self.place], action - act.GIVE_BACK, log)
            if not self._undo_on(log) or not self._burn_on(log):
                return
        self._carry_on(log)

    def _play_thief(self, thief: int, location: int, log: Log | None) -> None:
        side = self.side
        t = self.t
        self.hands[side].remove(thief)
        crew = side * 3 + location
        before = _NO_COUNTS
        for entry in self.combos[crew]:
            if entry & 1:
                before = self.count_combos(crew)
                break
        place = self.add_thief(side, location, thief)
        if log is not None:
            log.add(
                "thief_played",
                {
                    "side": SIDES[side],
                    "card": t.thief_ids[thief],
                    "location": self.location_id(location),
                    "stack": place % 3 + 1,
                },
            )
        if t.income[thief]:
            self.gain(side, t.income[thief], log)
        self._act(thief, place, before, THIEF, log)

    def _play_gear(self, gear: int, place: int, log: Log | None) -> None:
        side = self.side
        t = self.t
        self.hands[side].remove(gear)
        cost = t.cost[gear]
        self.coins[side] -= cost
        self.supply += cost
        crew = side * 3 + LOCATION_OF[place]
        before = _NO_COUNTS
        for entry in self.combos[crew]:
            if entry & 1:
                before = self.count_combos(crew)
                break
        self.add_gear(side, place, gear)
        if log is not None:
            thief = self.cells[(side * 9 + place) * 4] - 1
            log.add(
                "gear_played",
                {
                    "side": SIDES[side],
                    "card": t.gear_ids[gear],
                    "location": self.location_id(LOCATION_OF[place]),
                    "stack": place % 3 + 1,
                    "thief": t.thief_ids[thief],
                    "paid": cost,
                },
            )
        self._act(GEAR_CARD + gear, place, before, t.colour[gear], log)

    def _discard(self, gear: int, log: Log | None) -> None:
        side = self.side
        self.hands[side].remove(gear)
        card = GEAR_CARD + gear
        self.add_discard(side, card)
        if log is not None:
            log.add("gear_discarded", {"side": SIDES[side], "card": self.t.ids[card]})
        self.gain(side, 1, log)
        if self.t.discard_ongoing:
            self.fire_for_discard(side, card, log)
        self.next_play(log)

    def _act(
        self, card: int, place: int, before: tuple[int, ...], token: int, log: Log | None
    ) -> None:
        """Let a card that was just put down do what it does (T3 to T5, G3 to G5)."""
        t = self.t
        if t.is_plain[card]:
            side = self.side
            if log is not None:
                for kind, n in t.once[card]:
                    if kind == CAPER:
                        self.move(LOCATION_OF[place], side, n, card, log)
                    else:
                        self.gain(side, n, log)
            else:
                if t.capers[card]:
                    self.move(LOCATION_OF[place], side, t.capers[card], card, log)
                if t.coins[card]:
                    self.gain(side, t.coins[card], log)
            self.before = before
            self._finish(card, place, token, log)
            return
        self.card = card
        self.place = place
        self.clause = 0
        self.burns = 0
        self.washed = 0
        self.before = before
        self._carry_on(log)

    def _carry_on(self, log: Log | None) -> None:
        """Go through the one-time clauses of the card being played, as far as nothing is asked."""
        card = self.card
        location = LOCATION_OF[self.place]
        once = self.t.once[card]
        while self.clause < len(once):
            kind, n = once[self.clause]
            self.clause += 1
            if kind == CAPER:
                self.move(location, self.side, n, card, log)
            elif kind == COIN:
                self.gain(self.side, n, log)
            elif kind == LAUNDER:
                self.launder(n, log)
            elif kind == TAKE:
                if n == ANY_LOOT:
                    kinds = self.loot_types(location)
                    if len(kinds) > 1:
                        self.phase = CHOOSE_LOOT
                        return
                    if not kinds:
                        continue
                    n = kinds[0]
                self.take_loot(location, n, log)
            else:
                assert kind == BURN
                self.burns = n
                if not self._burn_on(log):
                    return
        token = THIEF if card < GEAR_CARD else self.t.colour[card - GEAR_CARD]
        self.card = UNKNOWN
        self._finish(card, self.place, token, log)

    def _finish(self, card: int, place: int, token: int, log: Log | None) -> None:
        """The combos of the card itself, then those that lay there before it."""
        t = self.t
        side = self.side
        location = LOCATION_OF[place]
        crew = side * 3 + location
        own = t.own_combos[card]
        for entry in own:
            combo = t.combos[entry >> 1]
            n = self.tally(combo.count, crew)
            if n:
                if combo.unit == CAPER:
                    self.move(location, side, n, card, log)
                else:
                    self.gain(side, n, log)
        if self.combos[crew]:
            self.fire_others(crew, token, log)
        if own:
            self.add_combos(side, place, card)
        self.before = _NO_COUNTS
        if self.washed:
            if t.launder_anywhere:
                self.fire_for_laundering(location, log)
            self.washed = 0
        self.next_play(log)

    # -- burning -------------------------------------------------------------------------------

    def _burn_on(self, log: Log | None) -> bool:
        """Burn as many cards as are still due; False if a question came up."""
        location = LOCATION_OF[self.place]
        while self.burns:
            targets = self.burn_targets(location)
            if not targets:
                self.burns = 0
                break
            self.burns -= 1
            if len(targets) > 1:
                self.phase = CHOOSE_BURN
                return False
            if not self._burn(targets[0], log):
                return False
        return True

    def _burn(self, place: int, log: Log | None) -> bool:
        """Burn the rival's top gear at a place and undo it; False if a question came up."""
        rival = 1 - self.side
        card = GEAR_CARD + self.remove_gear(rival, place)
        self.add_discard(rival, card)
        if log is not None:
            t = self.t
            log.add(
                "card_burned",
                {
                    "side": SIDES[rival],
                    "card": t.ids[card],
                    "location": self.location_id(LOCATION_OF[place]),
                    "stack": place % 3 + 1,
                    "by": t.ids[self.card],
                },
            )
        self.burned = card
        self.undo = 0
        return self._undo_on(log)

    def _undo_on(self, log: Log | None) -> bool:
        """Undo the one-time clauses of the burned card; False if a question came up."""
        burned = self.burned
        rival = 1 - self.side
        location = LOCATION_OF[self.place]
        once = self.t.once[burned]
        while self.undo < len(once):
            kind, n = once[self.undo]
            self.undo += 1
            if kind == CAPER:
                self.move(location, self.side, n, burned, log)
            elif kind == COIN:
                paid = min(n, self.coins[rival])
                self.coins[rival] -= paid
                self.supply += paid
                if log is not None:
                    log.add("coins_returned", {"side": SIDES[rival], "wanted": n, "n": paid})
            elif kind == LAUNDER:
                paid = min(n, self.laundered[rival])
                self.laundered[rival] -= paid
                self.supply += paid
                if log is not None:
                    log.add("laundered_returned", {"side": SIDES[rival], "wanted": n, "n": paid})
            elif kind == TAKE:
                if n == ANY_LOOT:
                    kinds = self.hideout_types(rival) if self.has_free_slot(location) else []
                    if len(kinds) > 1:
                        self.phase = CHOOSE_RETURN
                        return False
                    if not kinds:
                        continue
                    n = kinds[0]
                self.return_loot(location, n, log)
        self.burned = UNKNOWN
        if self.t.discard_ongoing:
            self.fire_for_discard(rival, burned, log)
        return True


def start(t: Tables, chance: Chance, log: Log | None = None) -> EuropeState:
    """Draw the locations, lay out the loot, shuffle the decks and deal the first round."""
    drawn = chance.shuffle("locations", t.locations_in_play, t.location_ids)[:3]
    state = EuropeState(t, drawn)
    state.thief_deck = chance.shuffle("thieves", t.thief_in_play, t.thief_ids)
    state.gear_deck = chance.shuffle("gear", t.gear_in_play, t.gear_ids)
    box = [kind for kind in range(3) for _ in range(t.loot_tokens)]
    tokens = chance.shuffle("loot", box, LOOT)
    for i, kind in enumerate(tokens):
        state.loot[i // t.loot_slots * 3 + kind] += 1
    if log is not None:
        log.add("locations_drawn", {"locations": [t.location_ids[each] for each in drawn]})
        for location in range(3):
            here = tokens[location * t.loot_slots : (location + 1) * t.loot_slots]
            log.add(
                "loot_laid_out",
                {
                    "location": t.location_ids[drawn[location]],
                    "loot": [LOOT[kind] for kind in sorted(here)],
                },
            )
    state.deal(log)
    return state
