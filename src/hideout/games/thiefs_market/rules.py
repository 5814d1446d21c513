"""The course of Thief's Market and the effect of every answer.

| phase | who decides | question | then |
| --- | --- | --- | --- |
| SOURCE | a player without a pile | take from the centre, or steal a pile | PICK, or resolved |
| PICK | the same | one object after the other, then done | SOURCE, or the end of the split |
| LUCKY_KEEP (option) | the robbed owner | which returned die keeps its face | SOURCE |
| LUCKY_REROLL | owner of the Appendage | reroll one die of the own pile | BUY |
| BUY | everybody once, marker first | use cards, buy, finish | PAY, COPY, BUY, next round |
| PAY | the buyer | which dice are paid | BUY, COPY |
| COPY (promo) | the buyer | what Mimetic Stew becomes | BUY |
| OVER | nobody | - | - |

A round: roll all dice, split, snapshot of the piles, purchases, conversion of bags and masks,
refill of the market.  The game ends when the last deck cannot refill its row.
"""

from __future__ import annotations

from hideout.core.chance import Chance
from hideout.core.errors import OptionError
from hideout.core.game import Action, Ask, JsonObject, Log, Outcome, Refusal, Seat
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import FACES, KINDS
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.refusals import refuse
from hideout.games.thiefs_market.scoring import conclude
from hideout.games.thiefs_market.state import (
    BUY,
    CENTRE,
    COPY,
    DICE,
    LUCKY_KEEP,
    LUCKY_REROLL,
    MANY,
    MARKER,
    OVER,
    PAY,
    PICK,
    REASONS,
    ROUND_LIMIT,
    SEAT_NAMES,
    SIDES,
    SOLD_OUT,
    SOURCE,
    UNKNOWN,
    Position,
    gem_index,
    kinds_in,
    objects_in,
    size_of,
)
from hideout.games.thiefs_market.vocabulary import (
    LETTERS,
    POTION,
    SKILLS,
    USE_FACE,
    USE_INTO,
    USE_SKILL,
)

_NOBODY: tuple[Seat, ...] = ()
_ONE: list[tuple[Seat, ...]] = [(0,), (1,), (2,), (3,), (4,)]

# By skills (bits): the uses that rest on them; filled as needed.
_USE_ROWS: dict[int, list[Action]] = {}


def _uses(skills: int) -> list[Action]:
    row = _USE_ROWS.get(skills)
    if row is None:
        row = [act.USE + use for use in range(len(act.USES)) if skills >> USE_SKILL[use] & 1]
        _USE_ROWS[skills] = row
    return row[:]


class MarketState(Position):
    """One game of Thief's Market in progress."""

    __slots__ = ()

    def clone(self) -> MarketState:
        return MarketState(self.t, self.n_players, self)

    # -- questions -----------------------------------------------------------------------------

    def pending(self) -> tuple[Seat, ...]:
        return _NOBODY if self.phase == OVER else _ONE[self.seat]

    def resting(self) -> tuple[Seat, ...]:
        return _NOBODY

    def ask(self, seat: Seat) -> Ask:
        phase = self.phase
        details: JsonObject = {}
        if phase == PICK:
            if self.victim == CENTRE:
                return Ask("pick_centre", details)
            details["victim"] = SEAT_NAMES[self.victim]
            return Ask("pick_pile", details)
        if phase == SOURCE:
            return Ask("source", details)
        if phase == LUCKY_KEEP:
            return Ask("lucky_keep", details)
        if phase == LUCKY_REROLL:
            return Ask("lucky_reroll", details)
        if phase == BUY:
            details["n"] = self.buys_allowed - self.buys_used
            return Ask("buy", details)
        if phase == PAY:
            details["card"] = self.t.ids[self.bought]
            details["n"] = self.price(self.bought)
            return Ask("pay", details)
        return Ask("copy", details)

    def legal(self, seat: Seat) -> list[Action]:
        if seat != self.seat:
            return []
        phase = self.phase
        if phase == PICK:
            return act.PICK_ROWS[self.pick_mask][:]
        if phase == SOURCE:
            found: list[Action] = [act.TAKE] if self.centre else []
            n = self.n_players
            sizes = self.sizes
            other = self.seat
            for distance in range(n - 1):
                other += 1
                if other == n:
                    other = 0
                if sizes[other] > 1:
                    found.append(act.STEAL + distance)
            return found
        if phase == BUY:
            return self._legal_buys()
        if phase == PAY:
            return [act.PAY + dice for dice in self.payments(self.bought)]
        if phase == LUCKY_REROLL:
            faces = kinds_in(self.piles[self.seat] & DICE)
            return [*_faces(act.REROLL, faces), act.NO_REROLL]
        if phase == LUCKY_KEEP:
            return _faces(act.KEEP_FACE, kinds_in(self.returned))
        if phase == COPY:
            return [act.copy_action(card) for card in self.copies()]
        return []

    def _legal_buys(self) -> list[Action]:
        seat = self.seat
        t = self.t
        pile = self.piles[seat]
        gold = self.gold[seat]
        found: list[Action] = []
        skills = self.skills[seat] & ~self.used
        if skills:
            ready = t.ready[kinds_in(pile & DICE)]
            if gold >= t.trade_price:
                ready |= t.trade_skill
            skills &= ready
            if skills:
                found = _uses(skills)
        if self.buys_used < self.buys_allowed:
            short = t.short[gem_index(pile)]
            most = gold + self.discount
            for card in self.market:
                if short[card] <= most:
                    found.append(act.BUY + card if card < act.N_BASE else act.buy_action(card))
        found.append(act.FINISH)
        return found

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def outcome(self) -> Outcome | None:
        return conclude(self) if self.phase == OVER else None

    # -- answers -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, chance: Chance, log: Log | None = None) -> None:
        phase = self.phase
        if phase == PICK:
            if action == act.DONE:
                self._resolve(chance, log)
            else:
                self._pick(action - act.PICK)
        elif phase == SOURCE:
            self._choose_source(action, chance, log)
        elif phase == BUY:
            if action == act.FINISH:
                self._finish(chance, log)
            elif act.USE <= action < act.BUY:
                self._use(action - act.USE, log)
            else:
                self._buy(act.bought_card(action), log)
        elif phase == PAY:
            self._pay(action - act.PAY, log)
        elif phase == LUCKY_REROLL:
            self._lucky_reroll(action, chance, log)
        elif phase == LUCKY_KEEP:
            self._lucky_keep(action - act.KEEP_FACE, chance, log)
        else:
            self._copy_card(act.copied_card(action), log)

    # -- the split -----------------------------------------------------------------------------

    def begin_round(self, chance: Chance, log: Log | None) -> None:
        """Roll every die; the marker joins them in the centre."""
        t = self.t
        n = self.n_players
        centre = MARKER
        for face in chance.roll("roll", t.n_dice[n], FACES):
            centre += SIDES[face]
        self.centre = centre
        self.seat = self.start
        self.phase = SOURCE
        if log is not None:
            log.add("round_began", {"round": self.round, "seat": SEAT_NAMES[self.start]})
            log.add("dice_rolled", {"dice": objects_in(centre & DICE)}, None, True)

    def _choose_source(self, action: Action, chance: Chance, log: Log | None) -> None:
        self.picked = 0
        self.n_picked = 0
        if action == act.TAKE:
            self.victim = CENTRE
            self.pool = self.centre
            if self.is_last_without_pile():
                self.picked = self.centre
                self.n_picked = size_of(self.centre)
                self.pool = 0
                self._resolve(chance, log)
                return
        else:
            self.victim = (self.seat + 1 + action - act.STEAL) % self.n_players
            self.pool = self.piles[self.victim]
        self.pick_mask = kinds_in(self.pool)
        self.phase = PICK

    def _pick(self, kind: int) -> None:
        side = SIDES[kind]
        self.picked += side
        self.n_picked += 1
        self.pool -= side
        if self.victim >= 0 and self.n_picked == self.sizes[self.victim] - 1:
            self.pick_mask = MANY
        else:
            self.pick_mask = kinds_in(self.pool) >> kind << kind | MANY

    def _resolve(self, chance: Chance, log: Log | None) -> None:
        """The picked objects become the pile of the player to act (5.3)."""
        seat = self.seat
        victim = self.victim
        pool = self.pool
        self.piles[seat] = self.picked
        self.sizes[seat] = self.n_picked
        self.pick_mask = 0
        self.pool = 0
        self.picked = 0
        self.n_picked = 0
        self.victim = CENTRE
        if victim == CENTRE:
            self.centre = pool
            if log is not None:
                log.add(
                    "pile_taken",
                    {
                        "seat": SEAT_NAMES[seat],
                        "objects": objects_in(self.piles[seat]),
                        "left": objects_in(pool),
                    },
                )
            self._next_split(chance, log)
            return
        self.piles[victim] = 0
        self.sizes[victim] = 0
        if log is not None:
            log.add(
                "pile_stolen",
                {
                    "seat": SEAT_NAMES[seat],
                    "victim": SEAT_NAMES[victim],
                    "kept": objects_in(self.piles[seat]),
                    "returned": objects_in(pool),
                },
            )
        owned = self.owned[victim]
        for card, n in self.t.stolen:
            if owned >> card & 1:
                self._gain_infamy(victim, n, card, log)
        self.centre += pool & MARKER
        dice = pool & DICE
        if owned & self.t.shelter_mask and dice:
            self._shelter(victim, dice, chance, log)
        else:
            self._reroll(dice, chance, log)
            self._next_split(chance, log)

    def _reroll(self, dice: int, chance: Chance, log: Log | None) -> None:
        """Roll returned dice and put them into the centre."""
        n = size_of(dice)
        if not n:
            return
        rolled = 0
        for face in chance.roll("reroll", n, FACES):
            rolled += SIDES[face]
        self.centre += rolled
        if log is not None:
            log.add("dice_rerolled", {"dice": objects_in(rolled)}, None, True)

    def _shelter(self, victim: Seat, dice: int, chance: Chance, log: Log | None) -> None:
        """Lucky Animal Appendage: all or one of the returned dice are not rerolled (TM-11)."""
        if not self.t.lucky_one:
            self.centre += dice
            if log is not None:
                log.add("dice_sheltered", {"seat": SEAT_NAMES[victim], "dice": objects_in(dice)})
            self._next_split(chance, log)
            return
        faces = kinds_in(dice)
        self.returned = dice
        self.victim = victim
        if faces & (faces - 1):
            self.thief = self.seat
            self.seat = victim
            self.phase = LUCKY_KEEP
        else:
            self._keep_one(faces.bit_length() - 1, chance, log)

    def _lucky_keep(self, face: int, chance: Chance, log: Log | None) -> None:
        self.seat = self.thief
        self.thief = UNKNOWN
        self._keep_one(face, chance, log)

    def _keep_one(self, face: int, chance: Chance, log: Log | None) -> None:
        rest = self.returned - SIDES[face]
        self.centre += SIDES[face]
        if log is not None:
            log.add("dice_sheltered", {"seat": SEAT_NAMES[self.victim], "dice": [FACES[face]]})
        self.returned = 0
        self.victim = CENTRE
        self._reroll(rest, chance, log)
        self._next_split(chance, log)

    def _next_split(self, chance: Chance, log: Log | None) -> None:
        """The next player without a pile acts, clockwise from the last one (TM-06)."""
        n = self.n_players
        other = self.seat
        for _ in range(n - 1):
            other += 1
            if other == n:
                other = 0
            if not self.sizes[other]:
                self.seat = other
                self.phase = SOURCE
                return
        self._end_split(log)

    # -- the end of the split ------------------------------------------------------------------

    def _end_split(self, log: Log | None) -> None:
        for seat in range(self.n_players):
            if self.piles[seat] & MARKER:
                self.start = seat
        if log is not None:
            log.add("split_ended", {"seat": SEAT_NAMES[self.start]})
        if self.t.lucky_after:
            self._take_snapshot(log)
        self._next_lucky(0, log)

    def _take_snapshot(self, log: Log | None) -> None:
        t = self.t
        n = self.n_players
        for seat in range(n):
            self.snapshots[seat] = self.piles[seat]
            self.lately[seat] = 0
        for card, infamy in t.markers:
            if self.owned[self.start] >> card & 1:
                self._gain_infamy(self.start, infamy, card, log)
        for card, infamy, objects in t.crowds:
            for distance in range(n):
                seat = (self.start + distance) % n
                if self.owned[seat] >> card & 1 and any(
                    self.sizes[other] >= objects for other in range(n) if other != seat
                ):
                    self._gain_infamy(seat, infamy, card, log)

    def _next_lucky(self, distance: int, log: Log | None) -> None:
        """Ask the next owner of the Appendage who has a die, else begin the purchases (5.4)."""
        mask = self.t.reroll_mask
        for further in range(distance, self.n_players):
            seat = (self.start + further) % self.n_players
            if self.owned[seat] & mask and self.piles[seat] & DICE:
                self.seat = seat
                self.phase = LUCKY_REROLL
                return
        if not self.t.lucky_after:
            self._take_snapshot(log)
        self.seat = self.start
        self._begin_turn()

    def _lucky_reroll(self, action: Action, chance: Chance, log: Log | None) -> None:
        seat = self.seat
        if action != act.NO_REROLL:
            face = action - act.REROLL
            new = chance.roll("lucky", 1, FACES)[0]
            self.piles[seat] += SIDES[new] - SIDES[face]
            if log is not None:
                log.add(
                    "die_rerolled",
                    {"seat": SEAT_NAMES[seat], "face": FACES[face], "into": FACES[new]},
                    None,
                    True,
                )
        self._next_lucky((seat - self.start) % self.n_players + 1, log)

    # -- purchases -----------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.phase = BUY
        self.buys_used = 0
        self.used = 0
        self.reckon_turn()

    def _use(self, use: int, log: Log | None) -> None:
        t = self.t
        seat = self.seat
        skill = USE_SKILL[use]
        card = t.ids[SKILLS[skill]]
        if 1 << skill == t.trade_skill:
            self.gold[seat] -= t.trade_price
            if log is not None:
                log.add("gold_traded", {"seat": SEAT_NAMES[seat], "card": card, "n": t.trade_price})
            self._gain_infamy(seat, t.trade_infamy, SKILLS[skill], log)
            return
        self.used |= 1 << skill
        face = USE_FACE[use]
        into = USE_INTO[use]
        self.piles[seat] -= SIDES[face]
        if into >= 0:
            self.piles[seat] += SIDES[into]
            if log is not None:
                log.add(
                    "die_turned",
                    {
                        "seat": SEAT_NAMES[seat],
                        "card": card,
                        "face": KINDS[face],
                        "into": KINDS[into],
                    },
                )
            return
        self.centre += SIDES[face]
        if log is not None:
            log.add("die_spent", {"seat": SEAT_NAMES[seat], "card": card, "face": KINDS[face]})
        if t.use_infamy[use]:
            self._gain_infamy(seat, t.use_infamy[use], SKILLS[skill], log)
        if t.use_gold[use]:
            self._gain_gold(seat, t.use_gold[use], SKILLS[skill], log)

    def _buy(self, card: int, log: Log | None) -> None:
        self.bought = card
        payments = self.payments(card)
        if len(payments) == 1:
            self._pay(payments[0], log)
        else:
            self.phase = PAY

    def _pay(self, dice: int, log: Log | None) -> None:
        """Carry out a purchase (5.5, steps 1 to 5)."""
        t = self.t
        seat = self.seat
        card = self.bought
        gold = self.gold_due(card, dice)
        vector = act.VECTORS[dice]
        paid = vector[0] * SIDES[0] + vector[1] * SIDES[1] + vector[2] * SIDES[2]
        paid += vector[3] * SIDES[3]
        self.piles[seat] -= paid
        self.centre += paid
        self.gold[seat] -= gold
        self.buys_used += 1
        self.market.remove(card)
        self.phase = BUY
        self.bought = UNKNOWN
        if log is not None:
            log.add(
                "card_bought",
                {
                    "seat": SEAT_NAMES[seat],
                    "card": t.ids[card],
                    "dice": objects_in(paid),
                    "gold": gold,
                },
            )
        if card == POTION:
            self.gone = (*self.gone, card)
        else:
            self.own(seat, card)
        owned = self.owned[seat]
        colours = t.colours[card]
        for trigger, colour, n in t.triggers:
            if owned >> trigger & 1 and colours & colour:
                self._gain_infamy(seat, n, trigger, log)
        if card == POTION:
            self._drink(log)
        else:
            self._gained(card, log)

    def _drink(self, log: Log | None) -> None:
        """Unlabeled Potion: gain the card that would be dealt next (TM-26)."""
        for deck in range(self.active, len(LETTERS)):
            if self.decks[deck]:
                card = self.decks[deck][0]
                self.decks[deck] = self.decks[deck][1:]
                self.own(self.seat, card)
                if log is not None:
                    log.add(
                        "card_gained",
                        {
                            "seat": SEAT_NAMES[self.seat],
                            "card": self.t.ids[card],
                            "deck": LETTERS[deck],
                        },
                        None,
                        True,
                    )
                self._gained(card, log)
                return
        if log is not None:
            log.add("nothing_gained", {"seat": SEAT_NAMES[self.seat]})

    def _gained(self, card: int, log: Log | None) -> None:
        """What happens when a card becomes owned, bought or free."""
        if self.t.on_gain[card]:
            self._gain_infamy(self.seat, self.sizes[self.seat], card, log)
        if card == act.STEW and self.copies():
            self.bought = card
            self.phase = COPY
        self.reckon_turn()

    def _copy_card(self, card: int, log: Log | None) -> None:
        self.become(self.seat, card)
        self.bought = UNKNOWN
        self.phase = BUY
        if log is not None:
            log.add("card_copied", {"seat": SEAT_NAMES[self.seat], "card": self.t.ids[card]})
        self.reckon_turn()

    def _finish(self, chance: Chance, log: Log | None) -> None:
        if log is not None:
            log.add("turn_finished", {"seat": SEAT_NAMES[self.seat]})
        seat = self.seat + 1
        if seat == self.n_players:
            seat = 0
        if seat != self.start:
            self.seat = seat
            self._begin_turn()
            return
        self._convert(log)
        if self._refill(log):
            self.round += 1
            self.begin_round(chance, log)
        else:
            self._end(log)

    # -- tokens --------------------------------------------------------------------------------

    def _gain_infamy(self, seat: Seat, n: int, card: int, log: Log | None) -> None:
        self.infamy[seat] += n
        self.lately[seat] += n
        if log is not None:
            log.add("infamy_gained", {"seat": SEAT_NAMES[seat], "n": n, "card": self.t.ids[card]})

    def _gain_gold(self, seat: Seat, n: int, card: int, log: Log | None) -> None:
        self.gold[seat] += n
        if log is not None:
            log.add("gold_gained", {"seat": SEAT_NAMES[seat], "n": n, "card": self.t.ids[card]})

    # -- the end of the round ------------------------------------------------------------------

    def _convert(self, log: Log | None) -> None:
        """Bags become Gold and masks Infamy; all dice go back to the centre (5.6)."""
        t = self.t
        self.buys_used = 0
        self.buys_allowed = 0
        self.discount = 0
        self.used = 0
        for distance in range(self.n_players):
            seat = (self.start + distance) % self.n_players
            pile = self.piles[seat]
            gold = pile >> 4 * act.BAG & 15
            infamy = pile >> 4 * act.MASK & 15
            if gold or infamy:
                if log is not None:
                    log.add(
                        "dice_converted",
                        {"seat": SEAT_NAMES[seat], "gold": gold, "infamy": infamy},
                    )
                self.gold[seat] += gold
                self.infamy[seat] += infamy
                self.lately[seat] += infamy
                owned = self.owned[seat]
                if gold:
                    for card, n in t.convert_bag:
                        if owned >> card & 1:
                            self._gain_gold(seat, n, card, log)
                if infamy:
                    for card, n in t.convert_mask:
                        if owned >> card & 1:
                            self._gain_infamy(seat, n, card, log)
            self.centre += pile & DICE
            self.piles[seat] = 0
            self.sizes[seat] = 0
            self.snapshots[seat] = 0

    def _refill(self, log: Log | None) -> bool:
        """Refill the row of the active deck, opening the next (5.7); False ends the game."""
        deck = self.decks[self.active]
        need = self.t.row - self.row_size(self.active)
        last = len(LETTERS) - 1
        if self.active == last and len(deck) < need:
            self.reason = SOLD_OUT
            return False
        if self.t.max_rounds and self.round >= self.t.max_rounds:
            self.reason = ROUND_LIMIT
            return False
        if need:
            self._deal(min(need, len(deck)), "market_refilled", log)
            if len(deck) < need:
                self.active += 1
                self._deal(self.t.row, "deck_opened", log)
        return True

    def _deal(self, n: int, kind: str, log: Log | None) -> None:
        deck = self.decks[self.active]
        dealt = deck[:n]
        self.decks[self.active] = deck[n:]
        self.market += dealt
        if log is not None and dealt:
            cards = [self.t.ids[card] for card in dealt]
            log.add(kind, {"deck": LETTERS[self.active], "cards": cards}, None, True)

    def _end(self, log: Log | None) -> None:
        self.phase = OVER
        self.seat = self.start
        if log is not None:
            outcome = conclude(self)
            log.add(
                "game_ended",
                {
                    "reason": REASONS[self.reason],
                    "winners": [SEAT_NAMES[seat] for seat in outcome.winners],
                    "infamy": self.infamy[:],
                },
                None,
                True,
            )

    def open_market(self, log: Log | None) -> None:
        """Deal the first row."""
        self._deal(self.t.row, "deck_opened", log)


def _faces(first: Action, faces: int) -> list[Action]:
    return [first + face for face in range(len(FACES)) if faces >> face & 1]


def start(t: Tables, n_players: int, chance: Chance, log: Log | None = None) -> MarketState:
    """Choose the start player, shuffle and trim the decks, deal row A and roll."""
    if t.first_seat >= n_players:
        raise OptionError(
            "E_OPTION",
            "thiefs_market-error-first_player",
            {"option": "first_player", "value": t.first_seat, "players": n_players},
            "$.options.first_player",
        )
    state = MarketState(t, n_players)
    first = t.first_seat
    if first < 0:
        first = chance.pick("first_player", [str(seat) for seat in range(n_players)])
    state.start = first
    removed: list[int] = []
    for deck, letter in enumerate(("deck_a", "deck_b", "deck_c")):
        mixed = chance.shuffle(letter, t.in_play[deck], t.ids)
        state.decks[deck] = mixed[: t.kept[deck]]
        removed += mixed[t.kept[deck] :]
    state.removed = removed
    if log is not None:
        log.add("game_began", {"seat": SEAT_NAMES[first]})
    state.open_market(log)
    state.begin_round(chance, log)
    return state
