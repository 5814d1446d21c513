"""What a crew of Caper: Europe is worth and may still become, worked out once for every crew.

A crew is its location and its twelve cells (three stacks of a thief and up to three gear).  What
depends on these alone is kept in a `CrewSheet`; what depends on the rest of the table (loot, the
discard area, the rival's crew) is left as a short list of claims.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hideout.games.caper_europe.cards import GEAR_CARD, Count, Score, Tables
from hideout.games.caper_europe.vocabulary import (
    ANY,
    BOTH,
    CAPER,
    FLAT,
    IF_WON,
    LOOT_TYPE,
    MINE,
    N_TOKENS,
    SET,
    THEIRS,
    THIEF,
)
from hideout.games.crews import most_sets

_NO_FIRES: Final[list[int]] = [0] * N_TOKENS


class Claim(NamedTuple):
    """Points for something that lies outside the crew."""

    way: int
    """`THEIRS`, `DISCARD`, `LOOT_TYPE`, `LOOT_ALL` or `LAUNDERED`."""
    what: int
    """The token or the type of loot that is counted."""
    n: int
    """Points for each."""


class CrewSheet:
    """A crew by itself."""

    __slots__ = (
        "claims",
        "exposed",
        "fires",
        "grow",
        "grow_thief",
        "partial",
        "pay",
        "peak",
        "points",
        "prize",
        "prize_claims",
        "prize_grow",
        "pull",
        "pull_thief",
        "room",
        "vacant",
        "waiting",
        "worth",
    )

    def __init__(self) -> None:
        self.points: int = 0
        """What the cards score whoever wins the location."""
        self.claims: list[Claim] = []
        """What they score for things outside the crew."""
        self.prize: int = 0
        """What winning the location brings: its points, its end effect, cards that ask for it."""
        self.prize_claims: list[Claim] = []
        self.partial: float = 0.0
        """Points of sets that are begun, in parts."""
        self.waiting: int = 0
        """Points of eyes that do not see their colour yet."""
        self.grow: float = 0.0
        """Points that the next gear would add if it were drawn at random."""
        self.peak: float = 0.0
        """Points that the fittest gear would add."""
        self.grow_thief: float = 0.0
        """Points that another thief would add."""
        self.prize_grow: float = 0.0
        """What the next gear would add to the prize."""
        self.pull: float = 0.0
        """How far the next gear would move the tracker by the combos here."""
        self.pull_thief: float = 0.0
        """How far another thief would."""
        self.pay: float = 0.0
        """Coins that the next card would bring."""
        self.room: int = 0
        """How many more gear cards fit."""
        self.exposed: int = 0
        """How many stacks have a top gear that can be burned."""
        self.vacant: int = 0
        """How many thieves can still join."""
        self.fires: list[int] = _NO_FIRES
        """By the token of the next card: how far the combos here would move the tracker."""
        self.worth: list[float] = []
        """By stage: what all this comes to, as far as tracker and table do not matter."""


class Odds:
    """The gear of a city: its colours, and how much of the gear has them."""

    __slots__ = ("chance", "colours", "one_more", "t")

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self.colours: list[int] = []
        self.chance: list[float] = [0.0] * N_TOKENS
        """By token: how likely the next gear is one."""
        for colour in range(ANY):
            copies = sum([1 for gear in t.gear_in_play if t.colour[gear] == colour])
            if copies:
                self.colours.append(colour)
                self.chance[colour] = copies / len(t.gear_in_play)
        self.chance[ANY] = 1.0
        self.one_more: list[list[float]] = []
        """By token that is counted: what a card of each token adds."""
        for token in range(N_TOKENS):
            adds = [0.0] * N_TOKENS
            for colour in self.colours if token == ANY else [token]:
                adds[colour] = 1.0
            self.one_more.append(adds)


def read_crew(odds: Odds, location: int, cells: Sequence[int]) -> CrewSheet:
    """The sheet of a crew at a location card."""
    t = odds.t
    sheet = CrewSheet()
    cards: list[int] = []
    counts = [0] * N_TOKENS
    tops = 0
    guard = t.location_protects[location]
    top_colours: list[int] = []
    for stack in (0, 4, 8):
        if not cells[stack]:
            break
        thief = cells[stack] - 1
        cards.append(thief)
        counts[THIEF] += 1
        guard |= t.protects[thief]
        colour = -1
        for i in range(stack + 1, stack + 4):
            if not cells[i]:
                break
            gear = cells[i] - 1
            cards.append(GEAR_CARD + gear)
            colour = t.colour[gear]
            counts[colour] += 1
            counts[ANY] += 1
            guard |= t.protects[GEAR_CARD + gear]
        if colour >= 0:
            tops |= 1 << colour
            top_colours.append(colour)
    sheet.room = 3 * counts[THIEF] - counts[ANY]
    sheet.vacant = 3 - counts[THIEF]
    for colour in top_colours:
        if not guard >> colour & 1:
            sheet.exposed += 1

    peaks = [0.0] * N_TOKENS
    for card in cards:
        for clause in t.scores[card]:
            _read_clause(odds, sheet, clause, counts, tops, clause.gate == IF_WON, peaks)
    sheet.prize += t.base[location]
    for clause in t.ends[location]:
        _read_clause(odds, sheet, clause, counts, tops, True, peaks)
    if sheet.room:
        sheet.peak = max(peaks[:ANY])
    for card in cards:
        for entry in t.own_combos[card]:
            _read_combo(odds, sheet, entry >> 1, counts)
    for entry in t.location_combos[location]:
        _read_combo(odds, sheet, (entry & 1023) >> 1, counts)
    return sheet


def _read_clause(
    odds: Odds,
    sheet: CrewSheet,
    clause: Score,
    counts: list[int],
    tops: int,
    is_prize: bool,
    peaks: list[float],
) -> None:
    """Add a clause with points to the sheet."""
    count = clause.count
    way = count.way
    n = clause.n
    if clause.gate >= 0 and not tops >> clause.gate & 1:
        if not is_prize:
            sheet.waiting += n * (1 if way == FLAT else _whole(count, counts))
        return
    if way == FLAT:
        if is_prize:
            sheet.prize += n
        else:
            sheet.points += n
        return
    if way != MINE and way != SET:
        what = count.loot if way == LOOT_TYPE else count.token
        claim = Claim(THEIRS if way == BOTH else way, what, n)
        if is_prize:
            sheet.prize_claims.append(claim)
        else:
            sheet.claims.append(claim)
        if way != BOTH:
            return
    now = _whole(count, counts)
    adds = _growth(odds, count, counts)
    if is_prize:
        sheet.prize += n * now
        if sheet.room:
            sheet.prize_grow += n * _next_gear(odds, count, adds)
        return
    sheet.points += n * now
    if way == SET:
        sheet.partial += n * (_parts(count, counts) - now)
    if sheet.room:
        sheet.grow += n * _next_gear(odds, count, adds)
        for colour in odds.colours:
            peaks[colour] += n * adds[colour]
    if sheet.vacant:
        sheet.grow_thief += n * adds[THIEF]


def _read_combo(odds: Odds, sheet: CrewSheet, number: int, counts: list[int]) -> None:
    """Add a combo to the sheet."""
    combo = odds.t.combos[number]
    count = combo.count
    if count.way != MINE and count.way != SET and count.way != BOTH:
        return
    adds = _growth(odds, count, counts)
    gear = _next_gear(odds, count, adds) if sheet.room else 0.0
    thief = adds[THIEF] if sheet.vacant else 0.0
    if combo.unit != CAPER:
        sheet.pay += gear + thief
        return
    sheet.pull += gear
    sheet.pull_thief += thief
    if sheet.fires is _NO_FIRES:
        sheet.fires = [0] * N_TOKENS
    fires = sheet.fires
    if count.way != SET:
        for token in range(N_TOKENS):
            fires[token] += int(adds[token])
        return
    now = _whole(count, counts)
    for token in (*odds.colours, THIEF):
        _change(counts, token, 1)
        fires[token] += _whole(count, counts) - now
        _change(counts, token, -1)


def _next_gear(odds: Odds, count: Count, adds: list[float]) -> float:
    """How much a count would grow with gear drawn at random, given what each token adds."""
    if count.way != SET:
        return odds.chance[count.token]
    total = 0.0
    for colour in odds.colours:
        total += odds.chance[colour] * adds[colour]
    return total


def _growth(odds: Odds, count: Count, counts: list[int]) -> list[float]:
    """By token: what one more card adds to a count, begun sets counting in parts."""
    if count.way != SET:
        return odds.one_more[count.token]
    now = _parts(count, counts)
    adds = [0.0] * N_TOKENS
    for token in (*odds.colours, THIEF):
        _change(counts, token, 1)
        adds[token] = _parts(count, counts) - now
        _change(counts, token, -1)
    return adds


def _change(counts: list[int], token: int, n: int) -> None:
    """Count n more cards of a token."""
    counts[token] += n
    if token < ANY:
        counts[ANY] += n


def _parts(count: Count, counts: list[int]) -> float:
    """A number of sets of own cards in which a begun set counts in parts."""
    whole = _whole(count, counts)
    found = 0
    wanted_gear = count.gear
    for colour, n in count.needs:
        found += min(n, counts[colour] - whole * n)
        wanted_gear -= n
    if wanted_gear:
        found += max(0, min(wanted_gear, counts[ANY] - whole * count.gear - found))
    found += min(count.thieves, counts[THIEF] - whole * count.thieves)
    return whole + found / (count.gear + count.thieves)


def _whole(count: Count, counts: list[int]) -> int:
    """A count of own cards, things outside the crew left out, as the rules count."""
    way = count.way
    if way == SET:
        gear = counts[ANY]
        thieves = counts[THIEF]
        return most_sets(count.needs, count.gear, count.thieves, counts, 0, gear, thieves)
    return counts[count.token] if way == MINE or way == BOTH else 0
