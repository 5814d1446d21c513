"""How a game of Caper: Europe runs: trackers, coins and combos, deals, turns and rounds."""

from __future__ import annotations

from hideout.core.game import JsonObject, Log, Seat
from hideout.games.caper_europe.cards import GEAR_CARD
from hideout.games.caper_europe.results import conclude
from hideout.games.caper_europe.state import OVER, PLAY, UNKNOWN, Position
from hideout.games.caper_europe.vocabulary import (
    ANY,
    CAPER,
    DISCARD,
    LAUNDERED,
    LOOT,
    N_TOKENS,
    SIDES,
    THIEF,
)
from hideout.games.crews import N_ROUNDS, coin_gain, deal_hands


class Course(Position):
    """A position that knows what comes next."""

    __slots__ = ()

    # -- trackers, coins, loot -----------------------------------------------------------------

    def move(self, location: int, side: int, n: int, cause: int, log: Log | None) -> None:
        """Move a tracker toward a player; it stops at the last space (CEU-14)."""
        was = self.tracks[location]
        reach = self.t.reach
        if side == 0:
            now = was + n if was + n < reach else reach
        else:
            now = was - n if was - n > -reach else -reach
        self.tracks[location] = now
        if log is not None:
            log.add(
                "tracker_moved",
                {
                    "side": SIDES[side],
                    "location": self.location_id(location),
                    "cause": self.t.ids[cause],
                    "wanted": n,
                    "n": abs(now - was),
                    "tracker": now,
                },
            )

    def gain(self, side: int, n: int, log: Log | None) -> None:
        """Gain coins one at a time (6.1)."""
        from_supply = n
        from_rival = 0
        if self.supply < n:
            gain = coin_gain(n, self.supply, self.coins[side], self.coins[1 - side], False)
            from_supply = gain.supply
            from_rival = gain.rival
            self.coins[1 - side] -= from_rival
        self.supply -= from_supply
        self.coins[side] += from_supply + from_rival
        if log is not None:
            log.add(
                "coins_gained",
                {
                    "side": SIDES[side],
                    "wanted": n,
                    "supply": from_supply,
                    "opponent": from_rival,
                },
            )

    def launder(self, n: int, log: Log | None) -> None:
        """The player on turn launders coins, each from the supply or a richer rival (CEU-28)."""
        side = self.side
        for _ in range(n):
            source = "none"
            if self.supply:
                self.supply -= 1
                source = "supply"
            elif self.coins[1 - side] > self.coins[side]:
                self.coins[1 - side] -= 1
                source = "opponent"
            if log is not None:
                log.add("coin_laundered", {"side": SIDES[side], "from": source})
            if source == "none":
                return
            self.laundered[side] += 1
            self.washed += 1

    def take_loot(self, location: int, kind: int, log: Log | None) -> None:
        """The player on turn takes a token of this type, if there is one."""
        n = self.loot[location * 3 + kind]
        if n:
            self.loot[location * 3 + kind] = n - 1
            self.hideout[self.side * 3 + kind] += 1
        if log is not None:
            log.add(
                "loot_taken",
                {
                    "side": SIDES[self.side],
                    "loot": LOOT[kind],
                    "location": self.location_id(location),
                    "n": 1 if n else 0,
                },
            )

    def return_loot(self, location: int, kind: int, log: Log | None) -> None:
        """The rival of the player on turn puts a token of this type on a location, if possible."""
        rival = 1 - self.side
        n = self.hideout[rival * 3 + kind]
        can_be = n > 0 and self.has_free_slot(location)
        if can_be:
            self.hideout[rival * 3 + kind] = n - 1
            self.loot[location * 3 + kind] += 1
        if log is not None:
            log.add(
                "loot_returned",
                {
                    "side": SIDES[rival],
                    "loot": LOOT[kind],
                    "location": self.location_id(location),
                    "n": 1 if can_be else 0,
                },
            )

    # -- combos --------------------------------------------------------------------------------

    def fire(self, crew: int, entry: int, n: int, log: Log | None) -> None:
        """A combo of a crew fires n times for its owner."""
        side = crew // 3
        if self.t.combos[(entry & 1023) >> 1].unit == CAPER:
            self.move(crew % 3, side, n, self.combo_source(crew, entry), log)
        else:
            self.gain(side, n, log)

    def fire_others(self, crew: int, token: int, log: Log | None) -> None:
        """The combos that lay at a crew before the play fire as far as the play added (T5, G5)."""
        combos = self.t.combos
        seen = 0
        for entry in self.combos[crew]:
            count = combos[(entry & 1023) >> 1].count
            if not entry & 1:
                if count.token == token or (count.token == ANY and token < ANY):
                    self.fire(crew, entry, 1, log)
                continue
            # CEU-31: a combo over the discard area does not fire again by a play.
            n = self.tally(count, crew) - self.before[seen] if count.way != DISCARD else 0
            seen += 1
            if n > 0:
                self.fire(crew, entry, n, log)

    def fire_for_discard(self, side: int, card: int, log: Log | None) -> None:
        """Where combos over the discard area are ongoing, they fire for a card that enters it."""
        token = THIEF if card < GEAR_CARD else self.t.colour[card - GEAR_CARD]
        self._fire_elsewhere(side, DISCARD, token, 1, -1, log)

    def fire_for_laundering(self, location: int, log: Log | None) -> None:
        """Where that is agreed, coins laundered in this play fire combos at other locations."""
        self._fire_elsewhere(self.side, LAUNDERED, UNKNOWN, self.washed, location, log)

    def _fire_elsewhere(
        self, side: int, way: int, token: int, n: int, location: int, log: Log | None
    ) -> None:
        """Fire all of a player's combos that count in this way, except at one location."""
        combos = self.t.combos
        for crew in range(side * 3, side * 3 + 3):
            # Without a crew a player gets nothing from a location (CEU-34).
            if crew % 3 == location or not self.counts[crew * N_TOKENS + THIEF]:
                continue
            for entry in self.combos[crew]:
                count = combos[(entry & 1023) >> 1].count
                if count.way == way and (
                    count.token == token or (count.token == ANY and 0 <= token < ANY)
                ):
                    self.fire(crew, entry, n, log)

    # -- the course of a round -----------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        """Begin a round."""
        n = self.hand_size()
        t = self.t
        self.turn = 0
        self.phase = PLAY
        self.side = t.leaders[self.round]
        if log is not None:
            log.add(
                "round_began",
                {
                    "round": self.round + 1,
                    "kind": "gear" if self.is_gear_round else "thief",
                    "side": SIDES[self.side],
                    "n": n,
                },
            )
        if self.is_gear_round:
            self.hands[0], self.hands[1] = deal_hands(self.gear_deck, n)
            self.gear_deck = self.gear_deck[2 * n :]
        else:
            self.hands[0], self.hands[1] = deal_hands(self.thief_deck, n)
            self.thief_deck = self.thief_deck[2 * n :]
        if log is not None:
            ids = self.card_ids()
            for seat in (0, 1):
                log.add(
                    "hand_dealt",
                    {"seat": SIDES[seat], "n": n},
                    {seat: {"cards": [ids[card] for card in self.hands[seat]]}},
                )

    def next_play(self, log: Log | None) -> None:
        """After a play: the other player, the next turn, the next round, or the end."""
        leader = self.t.leaders[self.round]
        if self.side == leader:
            self.side = 1 - leader
            return
        self.turn += 1
        hands = self.hands
        if self.turn < self.t.hand_sizes[self.round] - 1:
            hands[0], hands[1] = hands[1], hands[0]
            self.side = leader
            if log is not None:
                ids = self.card_ids()
                secret: dict[Seat, JsonObject] = {
                    seat: {"cards": [ids[card] for card in hands[seat]]} for seat in (0, 1)
                }
                log.add("hands_swapped", {}, secret)
            return
        self._leave_last_cards(leader, log)
        self.round += 1
        if self.round < N_ROUNDS:
            self.deal(log)
        else:
            self._end(log)

    def _leave_last_cards(self, leader: int, log: Log | None) -> None:
        """The last card of each hand goes to the discard area, without a coin (CEU-06)."""
        shift = GEAR_CARD if self.is_gear_round else 0
        left = [shift + self.hands[side].pop() for side in (0, 1)]
        for side in (leader, 1 - leader):
            self.add_discard(side, left[side])
            if log is not None:
                log.add(
                    "leftover_discarded",
                    {"side": SIDES[side], "card": self.t.ids[left[side]]},
                    None,
                    True,
                )
        if self.t.discard_ongoing:
            # CEU-40: the leader's card first.
            for side in (leader, 1 - leader):
                self.fire_for_discard(side, left[side], log)

    def _end(self, log: Log | None) -> None:
        self.phase = OVER
        self.side = self.t.leaders[N_ROUNDS - 1]
        if log is not None:
            outcome = conclude(self)
            details: JsonObject = {"reason": outcome.reason}
            if len(outcome.winners) > 1:
                log.add("game_drawn", details)
            else:
                details["winner"] = SIDES[outcome.winners[0]]
                log.add("game_ended", details)
