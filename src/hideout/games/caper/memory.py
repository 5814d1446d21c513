"""What a seat of a 4-player round remembers, turned into a full account of that round.

Each turn a Lookout passes a pair to the opposing Mastermind, who plays one card openly and hands
the other to the own Lookout.  A seat has seen some of the pairs; `recall_round` finds a course of
the round's hidden moves that agrees with all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from hideout.core.chance import Chance
from hideout.core.game import Seat
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import CREAM, GREEN, LOOKOUTS, MASTERMINDS, PASS, UNKNOWN

BLANK = 1000
"""While searching, a card nobody has identified yet is `BLANK` + its number."""


class _Taking:
    """One card that left a Lookout's hand."""

    __slots__ = ("card", "playable", "side", "turn")

    def __init__(self, turn: int, side: int, card: int, playable: int) -> None:
        self.turn: int = turn
        self.side: int = side
        self.card: int = card
        """The card, or `UNKNOWN` if the seat did not see it."""
        self.playable: int = playable
        """Gear it cannot be, as bits: what the Mastermind would have had to play (CAP-44)."""


class _Search:
    """Looks, depth first and in random order, for an account that fits."""

    def __init__(
        self, state: CaperState, seat: Seat | None, seen_elsewhere: list[int], chance: Chance
    ) -> None:
        self.state = state
        self.copies = state.t.gear_copies if state.is_gear_round else state.t.thief_copies
        self.left = [n - seen for n, seen in zip(self.copies, seen_elsewhere, strict=True)]
        """Per card: the copies that do not lie open."""
        self.chance = chance
        self.n_draws = 0
        self.takings: list[_Taking] = []
        for i, turn in enumerate(state.turns):
            for side in (CREAM, GREEN):
                played, playable = turn.played[1 - side], turn.playable[1 - side]
                pair = turn.passed[side]
                if UNKNOWN in pair:
                    pair = [played, UNKNOWN]
                for card in pair:
                    self.takings.append(_Taking(i, side, card, playable if card == UNKNOWN else 0))
        self.hands: list[list[int]] = []
        """By side: the Lookout's hand as it develops."""
        self.not_among: list[int] = []
        """Per blank: gear it cannot be, as bits."""
        self.names: dict[int, int] = {}
        """The card each identified blank turned out to be."""
        self.taken: list[int] = []
        """What was taken so far, one for each of `takings`."""
        for side in (CREAM, GREEN):
            self.hands.append(self._first_hand(seat, side))

    def _first_hand(self, seat: Seat | None, side: int) -> list[int]:
        """A Lookout's hand when the remembered turns began; blanks where nothing is known."""
        state = self.state
        turns = state.turns
        if seat == LOOKOUTS[side]:
            hand = list(state.hands[seat])
            for turn in turns:
                hand += turn.passed[side]
            for turn in turns[:-1]:
                hand.remove(_rest(turn.passed[1 - side], turn.played[side]))
            return hand
        size = state.hand_size() - state.turn + len(turns) - 1
        first = BLANK + len(self.not_among)
        self.not_among += [0] * size
        return list(range(first, first + size))

    def run(self, at: int = 0) -> bool:
        """Take the cards from number `at` on; True once all have been accounted for."""
        if at == len(self.takings):
            return self._settle()
        taking = self.takings[at]
        hand = self.hands[taking.side]
        for card in self._options(taking, hand):
            is_blank = card >= BLANK
            before = self.not_among[card - BLANK] if is_blank else 0
            where = hand.index(card)
            hand.pop(where)
            identified = is_blank and taking.card != UNKNOWN
            if identified:
                self.names[card] = taking.card
            elif is_blank:
                self.not_among[card - BLANK] |= taking.playable
            self.taken.append(taking.card if taking.card != UNKNOWN else card)
            handed_on = self._hand_on(at)
            if self.run(at + 1):
                return True
            if handed_on:
                for side in (CREAM, GREEN):
                    self.hands[side].pop()
            self.taken.pop()
            if identified:
                del self.names[card]
            if is_blank:
                self.not_among[card - BLANK] = before
            hand.insert(where, card)
        return False

    def _options(self, taking: _Taking, hand: list[int]) -> list[int]:
        """Cards that may be the one taken, in random order, one for each that differs."""
        fitting = [card for card in hand if self._fits(taking, card)]
        for i in range(len(fitting) - 1, 0, -1):
            j = self._below(i + 1)
            fitting[i], fitting[j] = fitting[j], fitting[i]
        options: list[int] = []
        kinds: list[int] = []
        for card in fitting:
            # Blanks about which equally little is known are alike.
            kind = -1 - self.not_among[card - BLANK] if card >= BLANK else card
            if kind not in kinds:
                kinds.append(kind)
                options.append(card)
        return options

    def _fits(self, taking: _Taking, card: int) -> bool:
        if taking.card == UNKNOWN:
            return card >= BLANK or not taking.playable >> card & 1
        if card >= BLANK:
            return not self.not_among[card - BLANK] >> taking.card & 1
        return card == taking.card

    def _below(self, bound: int) -> int:
        self.n_draws += 1
        return self.chance.numbers(f"imagine turns {self.n_draws}", [bound])[0]

    def _hand_on(self, at: int) -> bool:
        """After the last taking of a finished turn, give the cards not played to the Lookouts."""
        turns = self.state.turns
        turn = self.takings[at].turn
        is_last = at + 1 == len(self.takings) or self.takings[at + 1].turn != turn
        if not is_last or turn == len(turns) - 1:
            return False
        pairs = (self.taken[at - 3 : at - 1], self.taken[at - 1 : at + 1])
        for side in (CREAM, GREEN):
            self.hands[side].append(_rest(pairs[1 - side], turns[turn].played[side]))
        return True

    def _settle(self) -> bool:
        """Give every blank still held a card nobody has seen; False if that cannot be."""
        state = self.state
        masterminds = self._mastermind_hands()
        left = self.left[:]
        blanks: list[int] = []
        for hand in (*self.hands, *masterminds):
            for card in hand:
                if card >= BLANK:
                    blanks.append(card)
                else:
                    left[card] -= 1
        if min(left) < 0:
            return False
        names = dict(self.names)
        blanks.sort(key=lambda blank: -self.not_among[blank - BLANK].bit_count())
        pool = [card for card, n in enumerate(left) for _ in range(n)]
        if not identify(blanks, self.not_among, pool, names, self._below):
            return False
        for side in (CREAM, GREEN):
            state.hands[LOOKOUTS[side]] = _named(self.hands[side], names)
            state.hands[MASTERMINDS[4][side]] = _named(masterminds[side], names)
        for i, taking in enumerate(self.takings):
            turn = state.turns[taking.turn]
            if i == 0 or self.takings[i - 1].turn != taking.turn:
                sizes = (len(turn.passed[CREAM]), len(turn.passed[GREEN]))
                cards = [names.get(card, card) for card in self.taken[i : i + sum(sizes)]]
                turn.passed = [sorted(cards[: sizes[0]]), sorted(cards[sizes[0] :])]
        return True

    def _mastermind_hands(self) -> list[list[int]]:
        """By side: what a Mastermind holds, the pair of this turn less the card played."""
        if self.state.phase == PASS:
            return [[], []]
        pairs = (self.taken[-4:-2], self.taken[-2:])
        played = self.state.turns[-1].played
        hands: list[list[int]] = []
        for side in (CREAM, GREEN):
            hand = list(pairs[1 - side])
            if played[side] != UNKNOWN:
                hand.remove(played[side])
            hands.append(hand)
        return hands


def identify(
    blanks: list[int],
    not_among: list[int],
    pool: list[int],
    names: dict[int, int],
    below: Callable[[int], int],
) -> bool:
    """Give each blank a card of the pool that it may be; False if that cannot be done."""
    if not blanks:
        return True
    blank = blanks[0]
    barred = not_among[blank - BLANK]
    fitting = [card for card in pool if not barred >> card & 1]
    while fitting:
        card = fitting[below(len(fitting))]
        names[blank] = card
        rest = list(pool)
        rest.remove(card)
        if identify(blanks[1:], not_among, rest, names, below):
            return True
        fitting = [other for other in fitting if other != card]
    return False


def _rest(pair: list[int], played: int) -> int:
    return pair[1] if pair[0] == played else pair[0]


def _named(hand: list[int], names: dict[int, int]) -> list[int]:
    return sorted(names.get(card, card) for card in hand)


def recall_round(
    state: CaperState, seat: Seat | None, seen_elsewhere: list[int], chance: Chance
) -> None:
    """Fill in every unknown card that Lookouts and Masterminds hold, and the pairs passed.

    `seen_elsewhere` counts the copies of this round's kind that lie open.
    """
    state.turns = [turn.clone() for turn in state.turns]  # clones share the turns that are over
    found = _Search(state, seat, seen_elsewhere, chance).run()
    # A typed-in position is checked when it is read, so an account always exists.
    assert found, "the turns of this round contradict each other"
