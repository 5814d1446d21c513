"""Thief's Market: how a player makes the most of a pile in the own turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from hideout.bots.thiefs_market_worth import POINTS, Book, Prices
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.cards import Tables
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import DICE, GEMS, MARKER, SIDES, gem_index, size_of
from hideout.games.thiefs_market.vocabulary import (
    INFAMY,
    POTION,
    RIVAL_ICONS,
    RIVALLED,
    SKILL_CARDS,
    SKILLS,
    USE_FACE,
    USE_INTO,
    USE_SKILL,
)

_WIDE: Final = 6
_NARROW: Final = 3
"""How many purchases are tried in full as the first of a turn, and as later ones."""
_DEEP: Final = 3
"""How many purchases ahead a turn is planned."""
_BAG_SIDE: Final = SIDES[act.BAG]

_FLIP_FACES: Final[tuple[int, ...]] = tuple(
    next(
        (
            USE_FACE[use]
            for use in range(len(act.USES))
            if USE_SKILL[use] == skill and 0 <= USE_INTO[use] < len(act.COLOURS)
        ),
        -1,
    )
    for skill in range(len(SKILL_CARDS))
)
"""By skill: the face it turns into a gem, or -1."""
_FLIPS: Final[int] = sum(1 << skill for skill, face in enumerate(_FLIP_FACES) if face >= 0)
"""As bits: the skills that turn a die into a gem."""
_BAG_FACES: Final[tuple[int, ...]] = tuple(
    next(
        (
            USE_FACE[use]
            for use in range(len(act.USES))
            if USE_SKILL[use] == skill and USE_INTO[use] == act.BAG
        ),
        -1,
    )
    for skill in range(len(SKILL_CARDS))
)
"""By skill: the face it turns into a bag, or -1."""
_SPENDS: Final[tuple[int, ...]] = tuple(
    next(
        (
            use
            for use in range(len(act.USES))
            if USE_SKILL[use] == skill and USE_INTO[use] < 0 and USE_FACE[use] >= 0
        ),
        -1,
    )
    for skill in range(len(SKILL_CARDS))
)
"""By skill: the use that gives up a die for a token, or -1."""


class Purse(NamedTuple):
    """What a player has at some moment of the own turn."""

    pile: int
    gold: int
    used: int
    """As bits: the skills used up."""
    bought: int
    """How many cards have been bought in this turn."""
    cards: tuple[int, ...]
    owned: int
    skills: int
    market: tuple[int, ...]


class Moment(NamedTuple):
    """A moment of a player's turn, but for the cards."""

    pile: int
    gold: int
    used: int
    """As bits: the skills used up."""
    bought: int
    """How many cards have been bought in this turn."""
    snapshot: int
    size: int
    """The pile after the split, and how many objects it had."""


class Turn(NamedTuple):
    """The best way to spend the rest of a turn."""

    worth: float
    cards: tuple[int, ...]
    """What is bought, in order."""


class Shopper:
    """One player before the own turn, with a market to choose from."""

    __slots__ = (
        "_flat",
        "_gains",
        "_is_late",
        "_prices",
        "_purse",
        "_size",
        "_snapshot",
        "_t",
        "_turns",
        "_wholes",
        "_worths",
    )

    def __init__(
        self,
        book: Book,
        prices: Prices,
        state: MarketState,
        seat: int,
        market: tuple[int, ...],
    ) -> None:
        t = book.t
        self._t: Tables = t
        self._prices: Prices = prices
        self._purse: Purse = Purse(
            0,
            state.gold[seat],
            0,
            0,
            state.cards[seat],
            state.owned[seat],
            state.skills[seat],
            market,
        )
        self._gains: dict[int, float] = _outside_gains(book, prices, state, seat, market)
        """By card: what it gains by the Infamy and the cards of the others."""
        self._is_late: bool = any(t.on_gain[card] for card in market)
        self._size: int = 0
        self._snapshot: int = 0
        self._worths: dict[int, float] = {}
        self._turns: dict[int, float] = {}
        self._wholes: dict[Moment, Turn] = {}
        self._flat: float = 0.0
        for card, infamy in t.markers:
            if state.owned[seat] >> card & 1:
                self._flat += infamy * prices.infamy

    def pile_worth(self, pile: int) -> float:
        """What a pile after the split would be worth."""
        worth = self._worths.get(pile)
        if worth is None:
            worth = self._pile_worth(pile)
            self._worths[pile] = worth
        return worth

    def _pile_worth(self, pile: int) -> float:
        prices = self._prices
        purse = self._purse
        bags = pile >> 4 * act.BAG & 15
        masks = pile >> 4 * act.MASK & 15
        worth = (prices.start + self._flat) if pile & MARKER else 0.0
        worth += self._conversion(bags, masks, purse.owned)
        key = pile & GEMS
        gems = key
        if bags:
            key |= 1 << 16
            gems |= _BAG_SIDE
        size = size_of(pile)
        if self._is_late:
            key |= size << 20
        turn = self._turns.get(key)
        if turn is None:
            turn = self._turn(purse._replace(pile=gems), gems, size).worth
            if bags:
                turn -= self._conversion(1, 0, purse.owned)
            self._turns[key] = turn
        return worth + turn

    def conversion(self, pile: int, owned: int) -> float:
        """What the bags and masks left in a pile become at the end of the round."""
        return self._conversion(pile >> 4 * act.BAG & 15, pile >> 4 * act.MASK & 15, owned)

    def _conversion(self, bags: int, masks: int, owned: int) -> float:
        """What bags and masks become at the end of the round."""
        prices = self._prices
        worth = bags * prices.gold + masks * prices.infamy
        if bags:
            for card, n in self._t.convert_bag:
                if owned >> card & 1:
                    worth += n * prices.gold
        if masks:
            for card, n in self._t.convert_mask:
                if owned >> card & 1:
                    worth += n * prices.infamy
        return worth

    # -- a turn --------------------------------------------------------------------------------

    def rest_of_turn(self, moment: Moment) -> Turn:
        """The best rest of the own turn, the conversion included."""
        found = self._wholes.get(moment)
        if found is None:
            purse = self._purse_at(moment)
            found = self._wholes[moment] = self._turn(purse, moment.snapshot, moment.size)
        return found

    def _purse_at(self, moment: Moment) -> Purse:
        return self._purse._replace(
            pile=moment.pile & DICE, gold=moment.gold, used=moment.used, bought=moment.bought
        )

    def purchase_worths(self, moment: Moment) -> dict[int, float]:
        """By card that can be bought as things are: what the turn is worth if it is bought now."""
        self._snapshot = moment.snapshot
        self._size = moment.size
        return {
            card: gain + self._rest(after, 1).worth
            for card, after, gain in self.purchases(self._purse_at(moment), 0, False)
        }

    def _turn(self, purse: Purse, snapshot: int, size: int) -> Turn:
        self._snapshot = snapshot
        self._size = size
        return self._rest(purse, 0)

    def _rest(self, purse: Purse, depth: int) -> Turn:
        best = Turn(self.leftovers(purse), ())
        if depth < _DEEP:
            for card, after, gain in self.purchases(purse, depth):
                turn = self._rest(after, depth + 1)
                if gain + turn.worth > best.worth:
                    best = Turn(gain + turn.worth, (card, *turn.cards))
        return best

    def purchases(
        self, purse: Purse, depth: int, is_plan: bool = True
    ) -> list[tuple[int, Purse, float]]:
        """Purchases: card, what is left, and the gain.

        In a plan, the most promising ones, with dice turned for them; else all as things are.
        """
        t = self._t
        owned = purse.owned
        allowed = 1
        for card, colour, n in t.extra_buys:
            if owned >> card & 1 and (colour < 0 or self._snapshot >> 4 * colour & 15):
                allowed += n
        if purse.bought >= allowed:
            return []
        discount = 0
        for card, n in t.discounts:
            if owned >> card & 1:
                discount += n
        found: list[tuple[float, int, int, int, int]] = []
        pile = purse.pile
        have = [pile & 15, pile >> 4 & 15, pile >> 8 & 15, pile >> 12 & 15]
        flips = purse.skills & ~purse.used
        gold_worth = self._prices.gold
        short = t.short[gem_index(pile)]
        most = purse.gold + discount
        if is_plan:
            most += (flips & _FLIPS).bit_count()
        for card in purse.market:
            if short[card] > most:
                continue
            cost = t.cost[card]
            price = max(0, t.total[card] - discount)
            paid = 0
            rest = price
            for colour in range(4):
                n = cost[colour]
                if n > have[colour]:
                    n = have[colour]
                if n > rest:
                    n = rest
                rest -= n
                paid += n * SIDES[colour]
            used = 0
            if rest and flips and is_plan:
                for skill, face in enumerate(_FLIP_FACES):
                    if face >= 0 and flips >> skill & 1 and (pile - paid) >> 4 * face & 15:
                        paid += SIDES[face]
                        used |= 1 << skill
                        rest -= 1
                        if not rest:
                            break
            if rest > purse.gold:
                continue
            gain = self._gain(purse, card) - rest * gold_worth
            if gain > 0.0 or not is_plan:
                found.append((gain, card, paid, rest, used))
        found.sort(reverse=True)
        return [
            (
                card,
                self._after(purse, card, paid, gold, used),
                gain,
            )
            for gain, card, paid, gold, used in (
                found[: _NARROW if depth else _WIDE] if is_plan else found
            )
        ]

    def _after(self, purse: Purse, card: int, paid: int, gold: int, used: int) -> Purse:
        market = list(purse.market)
        market.remove(card)
        cards, owned, skills = purse.cards, purse.owned, purse.skills
        if card != POTION:
            cards = (*cards, card)
            owned |= 1 << card
            if card in SKILLS:
                skills |= 1 << SKILLS.index(card)
        return Purse(
            purse.pile - paid,
            purse.gold - gold,
            purse.used | used,
            purse.bought + 1,
            cards,
            owned,
            skills,
            tuple(market),
        )

    def _gain(self, purse: Purse, card: int) -> float:
        """What a purchase gains, leaving aside its price."""
        t = self._t
        prices = self._prices
        owned = purse.owned
        if card == POTION:
            gain = self._gains[POTION]
        else:
            gain = prices.worth((*purse.cards, card)) - prices.worth(purse.cards)
            owned |= 1 << card
            if card in self._gains:
                gain += self._gains[card]
        infamy = self._size if t.on_gain[card] else 0
        colours = t.colours[card]
        for trigger, colour, n in t.triggers:
            if colours & colour and owned >> trigger & 1:
                infamy += n
        return gain + infamy * prices.infamy

    def leftovers(self, purse: Purse) -> float:
        """What is gained without further purchases: skills and the conversion."""
        t = self._t
        prices = self._prices
        pile = purse.pile
        bags = pile >> 4 * act.BAG & 15
        masks = pile >> 4 * act.MASK & 15
        worth = 0.0
        skills = purse.skills & ~purse.used
        if skills:
            gems = pile & GEMS
            wanting = 0
            for skill, use in enumerate(_SPENDS):
                if use >= 0 and skills >> skill & 1:
                    face = USE_FACE[use]
                    gain = t.use_infamy[use] * prices.infamy + t.use_gold[use] * prices.gold
                    if face < act.BAG:
                        if gems >> 4 * face & 15:
                            gems -= SIDES[face]
                            worth += gain
                        else:
                            wanting += 1
                    elif face == act.MASK and masks and gain > prices.infamy:
                        masks -= 1
                        worth += gain
            for skill, face in enumerate(_BAG_FACES):
                if face >= 0 and skills >> skill & 1 and gems >> 4 * face & 15:
                    gems -= SIDES[face]
                    bags += 1
            if wanting and gems:
                for skill, face in enumerate(_FLIP_FACES):
                    if (
                        wanting
                        and 0 <= face < act.BAG
                        and skills >> skill & 1
                        and gems >> 4 * face & 15
                    ):
                        gems -= SIDES[face]
                        wanting -= 1
                        worth += prices.infamy
            if skills & t.trade_skill:
                profit = t.trade_infamy * prices.infamy - t.trade_price * prices.gold
                if profit > 0.0:
                    worth += purse.gold // t.trade_price * profit
        return worth + self._conversion(bags, masks, purse.owned)


def rounded_infamy(infamy: int) -> int:
    """A total of Infamy for rough purposes."""
    return infamy // 3 * 3 + 1


def _outside_gains(
    book: Book, prices: Prices, state: MarketState, seat: int, market: tuple[int, ...]
) -> dict[int, float]:
    """By card of the market: the gain that depends on other things than the own cards."""
    t = book.t
    point = prices.row.weights[POINTS]
    gains: dict[int, float] = {}
    for card in market:
        if card == POTION:
            deck = state.active
            while deck < len(state.decks) - 1 and not state.decks[deck]:
                deck += 1
            gains[POTION] = prices.potion[deck] if state.decks[deck] else 0.0
            continue
        if card == act.STEW:
            if any(cards for other, cards in enumerate(state.cards) if other != seat):
                gains[card] = prices.potion[state.active]
            continue
        for worth in t.worth[card]:
            if worth.way == INFAMY:
                gain = worth.n * rounded_infamy(state.infamy[seat]) / worth.other
            elif worth.way == RIVALLED:
                is_rivalled = any(
                    book.hand(cards).kinds[worth.icon]
                    for other, cards in enumerate(state.cards)
                    if other != seat
                )
                gain = float(worth.other if is_rivalled else worth.n)
            elif worth.way == RIVAL_ICONS:
                gain = float(
                    worth.n
                    * sum(
                        book.hand(cards).icons[worth.icon]
                        for other, cards in enumerate(state.cards)
                        if other != seat
                    )
                )
            else:
                continue
            gains[card] = gains.get(card, 0.0) + gain * point
    return gains
