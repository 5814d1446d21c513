"""How a game of Caper runs: coins, deals, turns and rounds, and the getaway at the end."""

from __future__ import annotations

from hideout.core.game import Action, JsonObject, Log, Seat
from hideout.games.caper import actions as act
from hideout.games.caper.results import conclude
from hideout.games.caper.state import (
    CREAM,
    GETAWAY,
    GIVE,
    GREEN,
    LOOKOUTS,
    MASTERMINDS,
    OVER,
    PASS,
    PLAY,
    ROLES,
    SNITCH,
    UNKNOWN,
    Position,
    Turn,
)
from hideout.games.caper.vocabulary import SIDES
from hideout.games.crews import N_ROUNDS, coin_gain, deal_hands


class Course(Position):
    """A position that knows what comes next."""

    __slots__ = ()

    # -- coins ---------------------------------------------------------------------------------

    def gain(self, side: int, n: int, log: Log | None) -> None:
        """Gain coins one at a time (9.1)."""
        from_supply = n
        from_rival = 0
        if self.supply < n:
            gain = coin_gain(
                n, self.supply, self.coins[side], self.coins[1 - side], self.t.coin_single
            )
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

    def launder(self, side: int, log: Log | None) -> None:
        """A gained coin goes to the discard pile for good (9.4, CAP-27)."""
        source = "none"
        if self.supply:
            self.supply -= 1
            source = "supply"
        elif self.coins[1 - side] > self.coins[side] and not self.t.launder_supply_only:
            self.coins[1 - side] -= 1
            source = "opponent"
        if source != "none":
            self.laundered[side] += 1
        if log is not None:
            log.add("coin_laundered", {"side": SIDES[side], "from": source})

    def tax(self, side: int, cause: str, log: Log | None) -> None:
        """A side returns a coin if it has one (9.3, CAP-21)."""
        n = 1 if self.coins[side] else 0
        self.coins[side] -= n
        self.supply += n
        if log is not None:
            log.add("coin_returned", {"side": SIDES[side], "cause": cause, "n": n})

    # -- the course of a round -----------------------------------------------------------------

    def deal(self, log: Log | None) -> None:
        """Begin a round."""
        n = self.hand_size()
        t = self.t
        self.turn = 0
        self.turns = []
        self.side = t.first_side[self.round]
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
        deck = self.gear_deck if self.is_gear_round else self.thief_deck
        dealt = deck[: 2 * n]
        if self.is_gear_round:
            self.gear_deck = deck[2 * n :]
        else:
            self.thief_deck = deck[2 * n :]
        if self.n_players == 3:
            self.hands[0] = [dealt[0]]
            self.hands[1] = [dealt[1]]
            self.pile = dealt[2:]
            self.given = [UNKNOWN, UNKNOWN]
            if log is not None:
                log.add("pile_formed", {"n": 2 * n})
                for side in (CREAM, GREEN):
                    log.add(
                        "top_card_drawn",
                        {"side": SIDES[side]},
                        {side: {"card": self.card_ids()[dealt[side]]}},
                    )
        else:
            seats = MASTERMINDS[2] if self.n_players == 2 else LOOKOUTS
            hands = deal_hands(dealt, n)
            for side in (CREAM, GREEN):
                self.hands[seats[side]] = hands[side]
                if log is not None:
                    self._log_hand(log, "hand_dealt", seats[side], {"n": n})
        self._begin_turn(log)

    def _begin_turn(self, log: Log | None) -> None:
        self.side = self.t.first_side[self.round]
        self.phase = PLAY
        if self.n_players == 3:
            self.phase = GIVE
            self.hands[SNITCH] = sorted(self.pile[:2])
            self.pile = self.pile[2:]
            if log is not None:
                self._log_hand(log, "cards_looked_at", SNITCH, {"n": 2})
        elif self.n_players == 4:
            self.phase = PASS
            self.chosen = [UNKNOWN, UNKNOWN]
            self.turns.append(Turn())

    def give(self, action: Action, log: Log | None) -> None:
        """The Snitch gives one card to each side."""
        card = action - act.GIVE
        if self.is_gear_round:
            card -= act.N_THIEVES
        held = self.hands[SNITCH]
        held.remove(card)
        other = held.pop()
        for side, given in ((CREAM, card), (GREEN, other)):
            self.given[side] = given
            self.hands[side].append(given)
            self.hands[side].sort()
            if log is not None:
                known: JsonObject = {"card": self.card_ids()[given]}
                log.add("card_given", {"side": SIDES[side]}, {SNITCH: known, side: known})
        self.phase = PLAY

    def pass_pair(self, seat: Seat, action: Action, log: Log | None) -> None:
        """A Lookout chooses a pair; when both have, the Masterminds get them."""
        own = LOOKOUTS.index(seat)
        is_first_answer = self.chosen[own] < 0
        self.chosen[own] = action
        if self.chosen[1 - own] < 0:
            if log is not None and is_first_answer:
                log.add("pass_chosen", {"side": SIDES[own]})
            return
        turn = self.turns[-1]
        for side in (CREAM, GREEN):
            first, second = act.passed_pair(self.chosen[side])
            hand = self.hands[LOOKOUTS[side]]
            hand.remove(first)
            hand.remove(second)
            receiver = MASTERMINDS[4][1 - side]
            self.hands[receiver] = [first, second]
            turn.passed[side] = [first, second]
            if log is not None:
                ids = self.card_ids()
                known: JsonObject = {"cards": [ids[first], ids[second]]}
                log.add(
                    "cards_passed",
                    {"side": SIDES[side], "to": SIDES[1 - side]},
                    {LOOKOUTS[side]: known, receiver: known},
                )
        self.chosen = [UNKNOWN, UNKNOWN]
        self.phase = PLAY

    def remember(self, card: int, is_discard: bool) -> None:
        """Note what the other seats learn from a play (3 and 4 players)."""
        side = self.side
        if self.n_players == 3:
            if card != self.given[side]:
                self.kept_known[side] = True
            self.given[side] = UNKNOWN
        else:
            turn = self.turns[-1]
            turn.played[side] = card
            if is_discard:
                playable = 0
                for gear in range(len(self.t.gear_ids)):
                    if self.gear_plays(side, [gear], []):
                        playable |= 1 << gear
                turn.playable[side] = playable

    def next_play(self, log: Log | None) -> None:
        """After a play: the other side, the next turn, the next round, or the getaway."""
        if self.side == self.t.first_side[self.round]:
            self.side = 1 - self.side
            return
        self.turn += 1
        if self.turn < self.hand_size() - 1:
            self._exchange(log)
            self._begin_turn(log)
            return
        self._leftover(log)
        self.round += 1
        if self.round < N_ROUNDS:
            self.deal(log)
        else:
            self._begin_getaways(log)

    def _exchange(self, log: Log | None) -> None:
        hands = self.hands
        if self.n_players == 2:
            hands[0], hands[1] = hands[1], hands[0]
            if log is not None:
                ids = self.card_ids()
                secret: dict[Seat, JsonObject] = {
                    seat: {"cards": [ids[card] for card in hands[seat]]} for seat in (0, 1)
                }
                log.add("hands_swapped", {}, secret)
        elif self.n_players == 4:
            for side in (CREAM, GREEN):
                mastermind, lookout = MASTERMINDS[4][side], LOOKOUTS[side]
                card = hands[mastermind].pop()
                hands[lookout].append(card)
                hands[lookout].sort()
                if log is not None:
                    known: JsonObject = {"card": self.card_ids()[card]}
                    log.add(
                        "card_handed_on",
                        {"side": SIDES[side]},
                        {mastermind: known, lookout: known},
                    )

    def _leftover(self, log: Log | None) -> None:
        """Each Mastermind's last card goes to the discard pile, without a coin (CAP-25)."""
        for side in (CREAM, GREEN):
            card = self.hands[MASTERMINDS[self.n_players][side]].pop()
            pile = self.discard_gear if self.is_gear_round else self.discard_thieves
            pile[side].append(card)
            if log is not None:
                log.add(
                    "leftover_discarded",
                    {"side": SIDES[side], "card": self.card_ids()[card]},
                    None,
                    True,
                )
        self.turns = []
        self.kept_known = [False, False]

    # -- the getaway ---------------------------------------------------------------------------

    def _begin_getaways(self, log: Log | None) -> None:
        self.count_getaways()
        # CAP-15: the first side of the last round goes first.
        self.side = self.t.first_side[N_ROUNDS - 1]
        self.next_getaway(log, True)

    def next_getaway(self, log: Log | None, is_fresh: bool = False) -> None:
        """Ask the side for its next getaway if it has one to use, else go on."""
        first = self.t.first_side[N_ROUNDS - 1]
        while True:
            if self.getaway_places() and self.discard_gear[self.side]:
                if log is not None and is_fresh:
                    log.add("getaway_began", {"side": SIDES[self.side]})
                self.phase = GETAWAY
                return
            self.drop_getaways()
            if self.side != first:
                self._end(log)
                return
            self.side = 1 - first
            is_fresh = True

    def drop_getaways(self) -> None:
        """The side to act uses no more getaways."""
        for crew in range(self.side * 3, self.side * 3 + 3):
            self.getaways[crew] = 0

    def _end(self, log: Log | None) -> None:
        self.phase = OVER
        if log is not None:
            outcome = conclude(self)
            log.add(
                "game_ended",
                {"reason": outcome.reason, "winner": outcome.sheet.result["winner"]},
            )

    # -- what the log needs --------------------------------------------------------------------

    def _log_hand(self, log: Log, kind: str, seat: Seat, public: JsonObject) -> None:
        ids = self.card_ids()
        public["seat"] = ROLES[self.n_players][seat]
        log.add(kind, public, {seat: {"cards": [ids[card] for card in self.hands[seat]]}})

    def log_play(self, log: Log, kind: str, gear: int, place: int, paid: int) -> None:
        """Note where gear was put."""
        t = self.t
        thief = abs(self.cells[(self.side * 9 + place) * 4]) - 1
        log.add(
            kind,
            {
                "side": SIDES[self.side],
                "card": t.gear_ids[gear],
                "location": t.location_ids[self.locations[place // 3]],
                "stack": place % 3 + 1,
                "thief": t.thief_ids[thief],
                "paid": paid,
            },
        )

    def log_turned(self, log: Log, card: str, place: int, by: str) -> None:
        """Note which card was turned."""
        log.add(
            "card_turned",
            {
                "side": SIDES[1 - self.side],
                "card": card,
                "location": self.t.location_ids[self.locations[place // 3]],
                "stack": place % 3 + 1,
                "by": by,
            },
        )
