"""The course of a round and the effect of every answer.

| phase | who decides | question | then |
| --- | --- | --- | --- |
| PLAN | all players at once, hidden | where to send sneak and snitch | reveal, A, B, C, ... |
| CHOOSE | who steals, if items are to be chosen | which item from the bank | again, or on |
| SWAP | who steals an intrigue | swap with whom and what, or stop | again, or on |
| OVER | nobody | - | - |

When the last plan is in, all are revealed and the locations are resolved letter by letter: with a
snitch there nothing happens and the loot stays; several sneaks draw a stash card each and the loot
stays; a single sneak steals the loot; loot nobody came for is discarded.  Then the empty places are
refilled, or, if the deck has too few cards for that, the game ends.
"""

from __future__ import annotations

from typing import Final

from hideout.core.chance import Chance
from hideout.core.game import Action, Ask, JsonObject, Log, Outcome, Refusal, Seat
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches import cards
from hideout.games.sneaks_and_snitches.actions import LETTERS, SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.cards import COLOURS, N_COLOURS, Tables
from hideout.games.sneaks_and_snitches.notation import plan_text
from hideout.games.sneaks_and_snitches.refusals import refuse
from hideout.games.sneaks_and_snitches.scoring import conclude
from hideout.games.sneaks_and_snitches.state import (
    CHOOSE,
    EMPTY,
    OVER,
    PLAN,
    SEATS,
    SWAP,
    UNKNOWN,
    Position,
)

_NOBODY: tuple[Seat, ...] = ()
_ONE: list[tuple[Seat, ...]] = [(0,), (1,), (2,), (3,), (4,)]
_ALL: list[tuple[Seat, ...]] = [tuple(range(n)) for n in range(6)]
_PLACES: list[list[int]] = [
    [place for place in range(act.N_LETTERS) if mask >> place & 1] for mask in range(256)
]
_EVERYWHERE: Final = 255


class SneaksState(Position):
    """One game of Sneaks & Snitches in progress."""

    __slots__ = ()

    def clone(self) -> SneaksState:
        return SneaksState(self.t, self.n_players, self)

    # -- questions -----------------------------------------------------------------------------

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == PLAN:
            if self.waiting == self.n_players:
                return _ALL[self.n_players]
            return tuple([seat for seat, plan in enumerate(self.plans) if plan == UNKNOWN])
        if phase == OVER:
            return _NOBODY
        return _ONE[self.taker]

    def resting(self) -> tuple[Seat, ...]:
        if self.phase != PLAN or self.waiting == self.n_players:
            return _NOBODY
        return tuple([seat for seat, plan in enumerate(self.plans) if plan != UNKNOWN])

    def ask(self, seat: Seat) -> Ask:
        if self.phase == PLAN:
            first = self.open_plans(seat)[0]
            details: JsonObject = {
                "sneaks": len(act.sneaks_of(first)),
                "snitches": len(act.snitches_of(first)),
                "last": LETTERS[self.n_places - 1],
            }
            return Ask("plan", details)
        details = {
            "letter": LETTERS[self.place],
            "card": self.t.loot_ids[self.table[self.place]],
            "left": self.left,
        }
        return Ask("choose" if self.phase == CHOOSE else "swap", details)

    def legal(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if phase == PLAN:
            t = self.t
            # SNS-04: without the option a committed plan stands.
            if not t.can_recommit and self.plans[seat] != UNKNOWN:
                return []
            found = self.open_plans(seat)[:]
            if t.has_clock:
                found.append(act.AUTO)
            return found
        if phase == OVER or seat != self.taker:
            return []
        if phase == CHOOSE:
            return [act.TAKE + colour for colour in self.colours_in_bank()]
        found = self.open_swaps()
        found.append(act.STOP)
        return found

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def outcome(self) -> Outcome | None:
        return conclude(self) if self.phase == OVER else None

    # -- answers -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        phase = self.phase
        if phase == PLAN:
            plans = self.plans
            if action == act.AUTO:
                action = self._plan_by_luck(seat, chance)
            elif self.autos:
                self.autos &= ~(1 << seat)
            if plans[seat] == UNKNOWN:
                self.waiting -= 1
                if log is not None and self.waiting and not self.t.hides_commits:
                    log.add("plan_committed", {"seat": SEATS[seat]})
            plans[seat] = action
            if not self.waiting:
                if log is not None:
                    self._log_plans(log)
                self._resolve(0, log)
        elif phase == CHOOSE:
            self._take_item(action - act.TAKE, False, log)
            if not self._choose(log):
                self._loot_done(log)
        else:
            if action == act.STOP:
                self.left = 0
                if log is not None:
                    log.add("swaps_stopped", {"seat": SEATS[seat]})
            else:
                self._swap(action - act.SWAP, log)
            if not self._may_swap():
                self._loot_done(log)

    def _plan_by_luck(self, seat: Seat, chance: Chance) -> Action:
        plans = self.open_plans(seat)
        self.autos |= 1 << seat
        return plans[chance.pick(f"auto {SEATS[seat]}", [plan_text(plan) for plan in plans])]

    # -- letter by letter ----------------------------------------------------------------------

    def _resolve(self, first: int, log: Log | None) -> None:
        """Resolve the places from `first` on, until somebody is asked or the round is over."""
        plans = self.plans
        once = twice = guarded = 0
        for plan in plans:
            guarded |= SNITCH_BITS[plan]
            sneaks = SNEAK_BITS[plan]
            twice |= once & sneaks
            once |= sneaks
        rest = (1 << self.n_places) - (1 << first)
        if log is None:
            rest &= ~guarded
        table = self.table
        t = self.t
        for place in _PLACES[rest]:
            card = table[place]
            bit = 1 << place
            if guarded & bit:
                assert log is not None
                self._log_guarded(log, place)
            elif twice & bit:
                self._contest(place, log)
            elif once & bit:
                seat = 0
                while not SNEAK_BITS[plans[seat]] & bit:
                    seat += 1
                if log is not None:
                    self._log_place(log, "loot_stolen", place, seat)
                effect = t.effect[card]
                if effect == cards.GAIN:
                    missing = self._gain(seat, card, log)
                    if missing:
                        self.taker = seat
                        self.place = place
                        self.left = missing
                        if self._choose(log):
                            return
                    self.discards.append(card)
                elif effect == cards.VP:
                    self.specials.append(card * 5 + seat)
                    if log is not None:
                        log.add(
                            "special_kept",
                            {
                                "seat": SEATS[seat],
                                "card": t.loot_ids[card],
                                "points": t.amount[card],
                            },
                        )
                else:
                    self.taker = seat
                    self.place = place
                    if self._steal(card, log):
                        return
                    self.discards.append(card)
                table[place] = EMPTY
            else:
                self.discards.append(card)
                table[place] = EMPTY
                if log is not None:
                    log.add("loot_discarded", {"letter": LETTERS[place], "card": t.loot_ids[card]})
        self._refill(log)

    def _steal(self, card: int, log: Log | None) -> bool:
        """Carry out what is no plain gain; True if the taker is asked."""
        effect = self.t.effect[card]
        amount = self.t.amount[card]
        self.left = 0
        if effect == cards.CHOOSE:
            self.left = amount
            return self._choose(log)
        if effect == cards.STASH:
            self._draw_stash(self.taker, amount, log)
            return False
        if effect == cards.HALVE:
            self._halve(amount, log)
            return False
        self.left = amount
        if self._may_swap():
            return True
        if log is not None:
            log.add("swap_impossible", {"seat": SEATS[self.taker]})
        return False

    def _loot_done(self, log: Log | None) -> None:
        """The effect that somebody was asked about is complete: discard the card, go on."""
        place = self.place
        self.discards.append(self.table[place])
        self.table[place] = EMPTY
        self._resolve(place + 1, log)

    def _contest(self, place: int, log: Log | None) -> None:
        """Everyone with a sneak there draws a stash card; the loot stays."""
        bit = 1 << place
        thieves = [seat for seat, plan in enumerate(self.plans) if SNEAK_BITS[plan] & bit]
        if log is not None:
            log.add(
                "place_contested",
                {
                    "letter": LETTERS[place],
                    "card": self.t.loot_ids[self.table[place]],
                    "seats": [SEATS[seat] for seat in thieves],
                },
            )
        left = len(self.stash_deck) - self.stash_at
        if left < len(thieves):
            if log is not None:
                log.add("stash_short", {"n": left, "wanted": len(thieves)})
            # SNS-08: the shortage rule of the table.
            if self.t.shortage_nobody:
                return
            n = self.n_players
            first = (self.round - 1) % n
            behind = [seat for seat in thieves if seat < first]
            thieves = [seat for seat in thieves if seat >= first] + behind
            thieves = thieves[:left]
        for seat in thieves:
            colour = self.stash_deck[self.stash_at]
            self.stash_at += 1
            self.stash[seat * N_COLOURS + colour] += 1
            self.n_stash[seat] += 1
            if log is not None:
                self._log_stash(log, seat, [colour])

    def _draw_stash(self, seat: Seat, wanted: int, log: Log | None) -> None:
        drawn = self.stash_deck[self.stash_at : self.stash_at + wanted]
        self.stash_at += len(drawn)
        self.n_stash[seat] += len(drawn)
        for colour in drawn:
            self.stash[seat * N_COLOURS + colour] += 1
        if log is not None:
            if len(drawn) < wanted:
                log.add("stash_short", {"n": len(drawn), "wanted": wanted})
            if drawn:
                self._log_stash(log, seat, drawn)

    # -- items ---------------------------------------------------------------------------------

    def _gain(self, seat: Seat, card: int, log: Log | None) -> int:
        """Take the printed items that the bank has; how many are missing (SNS-09)."""
        items = self.items
        bank = self.n_players * N_COLOURS
        base = seat * N_COLOURS
        missing = 0
        taken: list[str] = []
        for colour, n in self.t.gains[card]:
            there = items[bank + colour]
            if there < n:
                missing += n - there
                n = there
            items[bank + colour] = there - n
            items[base + colour] += n
            if log is not None:
                taken += [COLOURS[colour]] * n
        if log is not None and taken:
            log.add("items_taken", {"seat": SEATS[seat], "colours": taken})
        return missing

    def _take_item(self, colour: int, is_forced: bool, log: Log | None) -> None:
        self.items[self.n_players * N_COLOURS + colour] -= 1
        self.items[self.taker * N_COLOURS + colour] += 1
        self.left -= 1
        if log is not None:
            log.add(
                "item_chosen",
                {
                    "seat": SEATS[self.taker],
                    "colour": COLOURS[colour],
                    "forced": "yes" if is_forced else "no",
                },
            )

    def _choose(self, log: Log | None) -> bool:
        """Items of free choice; True if the taker is asked which."""
        while self.left:
            colours = self.colours_in_bank()
            if len(colours) > 1:
                self.phase = CHOOSE
                return True
            if not colours:
                # SNS-10: what the empty bank cannot give is forfeited.
                if log is not None:
                    log.add("items_forfeited", {"seat": SEATS[self.taker], "n": self.left})
                self.left = 0
                return False
            self._take_item(colours[0], True, log)
        return False

    def _halve(self, colour: int, log: Log | None) -> None:
        """Everyone but the taker returns half of the items of a colour (SNS-13, SNS-14)."""
        items = self.items
        bank = self.n_players * N_COLOURS + colour
        up = 1 if self.t.doc_round_up else 0
        for seat in range(self.n_players):
            if seat != self.taker:
                n = (items[seat * N_COLOURS + colour] + up) // 2
                items[seat * N_COLOURS + colour] -= n
                items[bank] += n
                if log is not None:
                    log.add(
                        "items_returned",
                        {"seat": SEATS[seat], "colour": COLOURS[colour], "n": n},
                    )

    def _may_swap(self) -> bool:
        if self.left and self.open_swaps():
            self.phase = SWAP
            return True
        return False

    def _swap(self, index: int, log: Log | None) -> None:
        partner, pair = divmod(index, 16)
        given, taken = divmod(pair, 4)
        items = self.items
        mine = self.taker * N_COLOURS
        theirs = partner * N_COLOURS
        items[mine + given] -= 1
        items[theirs + given] += 1
        items[theirs + taken] -= 1
        items[mine + taken] += 1
        self.left -= 1
        if log is not None:
            log.add(
                "items_swapped",
                {
                    "seat": SEATS[self.taker],
                    "to": SEATS[partner],
                    "give": COLOURS[given],
                    "take": COLOURS[taken],
                },
            )

    # -- refill and end ------------------------------------------------------------------------

    def _refill(self, log: Log | None) -> None:
        table = self.table
        deck = self.loot_deck
        at = self.loot_at
        n = self.n_players
        self.history += self.plans
        self.plans = [UNKNOWN] * n
        self.waiting = n
        self.autos = 0
        self.left = 0
        # SNS-22: the one check for the end; a deck that is just large enough goes on.
        if len(deck) - at < table.count(EMPTY):
            self.phase = OVER
            if log is not None:
                self._log_end(log)
            return
        laid: list[int] = []
        for place in range(self.n_places):
            if table[place] == EMPTY:
                table[place] = deck[at]
                at += 1
                laid.append(place)
        self.loot_at = at
        self.round += 1
        self.phase = PLAN
        if log is not None:
            self._log_laid(log, laid)
        if n == 2:
            self.boss = 1 - self.boss
            if log is not None:
                log.add("extra_boss_passed", {"seat": SEATS[self.boss]})
        if log is not None:
            log.add("round_began", {"round": self.round, "n": self.n_loot_left()})

    # -- what the log needs --------------------------------------------------------------------

    def log_start(self, log: Log) -> None:
        """Tell how the table was set up."""
        for seat in range(self.n_players):
            base = seat * N_COLOURS
            colours = [
                COLOURS[colour]
                for colour in range(N_COLOURS)
                for _ in range(self.items[base + colour])
            ]
            log.add("items_dealt", {"seat": SEATS[seat], "colours": colours})
        self._log_laid(log, list(range(self.n_places)))
        if self.n_players == 2:
            log.add("extra_boss_given", {"seat": SEATS[self.boss]})
        log.add("round_began", {"round": self.round, "n": self.n_loot_left()})

    def _log_plans(self, log: Log) -> None:
        plans: list[JsonObject] = []
        for seat, plan in enumerate(self.plans):
            plans.append(
                {
                    "seat": SEATS[seat],
                    "sneaks": [LETTERS[letter] for letter in act.sneaks_of(plan)],
                    "snitches": [LETTERS[letter] for letter in act.snitches_of(plan)],
                    "auto": "yes" if self.autos >> seat & 1 else "no",
                }
            )
        log.add("plans_revealed", {"round": self.round, "plans": plans}, None, True)

    def _log_guarded(self, log: Log, place: int) -> None:
        log.add(
            "place_guarded",
            {"letter": LETTERS[place], "card": self.t.loot_ids[self.table[place]]},
        )

    def _log_place(self, log: Log, kind: str, place: int, seat: Seat) -> None:
        log.add(
            kind,
            {
                "letter": LETTERS[place],
                "card": self.t.loot_ids[self.table[place]],
                "seat": SEATS[seat],
            },
        )

    def _log_stash(self, log: Log, seat: Seat, drawn: list[int]) -> None:
        colours = [COLOURS[colour] for colour in drawn]
        known: JsonObject = {"colours": colours}
        log.add("stash_drawn", {"seat": SEATS[seat], "n": len(drawn)}, {seat: known})

    def _log_laid(self, log: Log, laid: list[int]) -> None:
        places: list[JsonObject] = [
            {"letter": LETTERS[place], "card": self.t.loot_ids[self.table[place]]} for place in laid
        ]
        log.add("loot_laid", {"places": places}, None, True)

    def _log_end(self, log: Log) -> None:
        stashes: list[JsonObject] = []
        for seat in range(self.n_players):
            base = seat * N_COLOURS
            colours = [
                COLOURS[colour]
                for colour in range(N_COLOURS)
                for _ in range(self.stash[base + colour])
            ]
            stashes.append({"seat": SEATS[seat], "colours": colours})
        log.add("stash_revealed", {"stashes": stashes}, None, True)
        outcome = conclude(self)
        log.add(
            "game_ended",
            {"reason": outcome.reason, "seats": [SEATS[seat] for seat in outcome.winners]},
        )


def start(t: Tables, n_players: int, chance: Chance, log: Log | None = None) -> SneaksState:
    """Deal the first items, shuffle the decks and lay out the first loot."""
    state = SneaksState(t, n_players)
    items = state.items
    bank = n_players * N_COLOURS
    n = t.start_items
    for i, colour in enumerate(chance.draw("items", t.item_bag, COLOURS, n * n_players)):
        items[i // n * N_COLOURS + colour] += 1
        items[bank + colour] -= 1
    state.stash_deck = chance.shuffle("stash", t.stash_cards, COLOURS)
    loot = chance.shuffle("loot I", t.loot_decks[0], t.loot_ids)
    loot += chance.shuffle("loot II", t.loot_decks[1], t.loot_ids)
    state.loot_deck = loot
    state.loot_at = state.n_places
    state.table = loot[: state.n_places]
    if n_players == 2:
        state.boss = t.first_boss
        if state.boss < 0:
            state.boss = chance.pick("extra boss", SEATS[:2])
    if log is not None:
        state.log_start(log)
    return state
