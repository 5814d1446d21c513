"""How a Caper position is expected to end: who wins each location, and by how much a side leads.

The outlook of one location depends on its cards alone and is remembered, so that judging a position
is mostly looking up three locations and adding what is common to all: loot, coins and the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots import caper_locations as fact
from hideout.bots.caper_chances import N_MOMENTS, chances
from hideout.bots.caper_locations import N_FACTS, look, shares_of_colours
from hideout.bots.tuned import Row
from hideout.games.caper.cards import Tables
from hideout.games.caper.scoring import loot_sets, reckon
from hideout.games.caper.state import CREAM, GREEN, OVER, Position
from hideout.games.caper.vocabulary import LAUNDERED, LOOT_ALL, LOOT_HERE
from hideout.games.crews import N_ROUNDS

FEATURES: Final = (
    "locations",
    "reward_growth",
    "points",
    "point_colour",
    "point_set",
    "point_room",
    "point_rival",
    "room",
    "exposed",
    "getaways",
    "laundries",
    "capers",
    "loot",
    "pieces",
    "loot_lovers",
    "coins",
    "first_coins",
    "plays",
    "cream",
    "always",
)
"""What speaks for a side; all but the last are differences to the other side."""

_LOCATIONS: Final = 0
_REWARD_GROWTH: Final = 1
_OF_FACTS: Final = (
    (2, fact.POINTS),
    (3, fact.POINT_COLOUR),
    (4, fact.POINT_SET),
    (5, fact.POINT_ROOM),
    (6, fact.POINT_RIVAL),
    (7, fact.ROOM),
    (8, fact.EXPOSED),
    (9, fact.GETAWAYS),
    (10, fact.LAUNDRIES),
    (11, fact.CAPERS),
)
"""Features that are sums of facts about crews."""
_POINTS: Final = 2
_LOOT: Final = 12
_PIECES: Final = 13
_LOVERS: Final = 14
_COINS: Final = 15
_FIRST_COINS: Final = 16
_PLAYS: Final = 17
_CREAM: Final = 18
_ALWAYS: Final = 19

_FIRST_MOMENT: Final = (0, 3, 8, 10, 15, 16, 21)
STAGES: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13)
"""Moments that are alike enough to have the same weights."""
N_STAGES: Final = 14
_FEW_COINS: Final = 2
_MOST_FACTS: Final = 20_000
_MOST_PROSPECTS: Final = 50_000
"""So many locations are remembered before all are forgotten: some 20 MB each."""

_GOOD_SENSE: Final = {
    "locations": 1.0,
    "points": 1.0,
    "room": 0.2,
    "getaways": 0.5,
    "laundries": 0.5,
    "capers": 0.5,
    "loot": 1.0,
    "coins": 0.3,
    "first_coins": 0.5,
    "plays": 1.0,
}
UNTUNED: Final = Row(tuple(_GOOD_SENSE.get(name, 0.0) for name in FEATURES), 0.0, 6.0)
"""What stands in for weights before any are tuned."""


class Prospect:
    """What one location promises, seen from cream."""

    __slots__ = (
        "after",
        "beyond",
        "cream_laundries",
        "cream_loot",
        "cream_lovers",
        "cream_wins",
        "green_laundries",
        "green_loot",
        "green_lovers",
        "green_wins",
        "lead",
    )

    def __init__(self, lead: float, cream_wins: float, green_wins: float, facts: list[float]):
        self.lead: float = lead
        """Points by which cream is expected to lead there, without loot."""
        self.cream_wins: float = cream_wins
        """The chance that cream wins the location."""
        self.green_wins: float = green_wins
        self.cream_loot: int = _packed(facts, fact.LOOT)
        """Cream's pieces of loot: the counts of the four kinds, packed into one number."""
        self.green_loot: int = _packed(facts, N_FACTS + fact.LOOT)
        self.cream_lovers: float = facts[fact.LOOT_LOVERS]
        """Cream's points per piece of loot anywhere."""
        self.green_lovers: float = facts[N_FACTS + fact.LOOT_LOVERS]
        self.cream_laundries: float = facts[fact.LAUNDRIES]
        """Cream's points per laundered coin."""
        self.green_laundries: float = facts[N_FACTS + fact.LAUNDRIES]
        self.beyond: tuple[float, ...] = (
            self.cream_loot,
            self.green_loot,
            self.cream_lovers,
            self.green_lovers,
            self.cream_laundries,
            self.green_laundries,
        )
        """All of this that counts beyond the location."""
        self.after: dict[int, Prospect] = {}
        """What it promises after a play there, by cell and card: see `caper_plays.Glance`."""


def moment_of(pos: Position) -> int:
    """The turn of the game that a position belongs to, the same for all hand sizes."""
    if pos.round >= N_ROUNDS:
        return N_MOMENTS - 1
    first = _FIRST_MOMENT[pos.round]
    n = _FIRST_MOMENT[pos.round + 1] - first
    n_turns = max(1, pos.t.hand_sizes[pos.round] - 1)
    return first + min(n - 1, pos.turn * n // n_turns)


def cells_at(pos: Position, place: int) -> tuple[int, ...]:
    """The cells of both crews at the location in a place (0 to 2), cream's first."""
    at = place * 12
    return tuple(pos.cells[at : at + 12] + pos.cells[at + 36 : at + 48])


class Outlook:
    """What is known about the locations of one deck, city and choice of options."""

    __slots__ = (
        "_facts",
        "_loot",
        "_n_facts",
        "_n_prospects",
        "_prospects",
        "_rates",
        "_rows",
        "is_plain",
        "loot_rewards",
        "t",
    )

    def __init__(self, t: Tables, rows: Sequence[Row]) -> None:
        self.t: Tables = t
        self._rates: list[float] = shares_of_colours(t)
        self._rows: list[Row] = [row if any(row.weights) else UNTUNED for row in rows]
        """The weights of every stage."""
        n = len(t.location_ids)
        self._facts: list[dict[tuple[int, ...], list[float]]] = [{} for _ in range(n)]
        self._prospects: list[dict[tuple[int, ...], Prospect]] = [{} for _ in range(n * N_MOMENTS)]
        self._n_facts: int = 0
        self._n_prospects: int = 0
        self._loot: dict[int, tuple[int, int]] = {}
        self.loot_rewards: list[int] = [
            sum(effect.n for effect in rewards if effect.way == LOOT_ALL)
            for rewards in t.location_rewards
        ]
        """Per location: points that its winner gets for every piece of loot anywhere."""
        tallies = [*t.thief_tallies, *t.gear_tallies, *t.location_rewards]
        self.is_plain: bool = not any(
            effect.way == LOOT_HERE for effects in tallies for effect in effects
        ) and not any(
            effect.way == LAUNDERED for effects in t.location_rewards for effect in effects
        )
        """Whether the remembered facts are all that the final score needs."""

    # -- one location --------------------------------------------------------------------------

    def facts(self, location: int, cells: tuple[int, ...]) -> list[float]:
        """The facts about both crews at a location."""
        known = self._facts[location]
        found = known.get(cells)
        if found is None:
            self._n_facts += 1
            if self._n_facts > _MOST_FACTS:
                for each in self._facts:
                    each.clear()
                self._n_facts = 1
            found = look(self.t, self._rates, location, cells)
            known[cells] = found
        return found

    def prospect(self, moment: int, location: int, cells: tuple[int, ...]) -> Prospect:
        """What a location promises at a moment of the game."""
        known = self._prospects[location * N_MOMENTS + moment]
        found = known.get(cells)
        if found is None:
            self._n_prospects += 1
            if self._n_prospects > _MOST_PROSPECTS:
                for each in self._prospects:
                    each.clear()
                self._n_prospects = 1
            found = self._expect(moment, location, cells)
            known[cells] = found
        return found

    def _expect(self, moment: int, location: int, cells: tuple[int, ...]) -> Prospect:
        facts = self.facts(location, cells)
        weights = self._rows[STAGES[moment]].weights
        cream, green = chances(moment, facts)
        lead = weights[_LOCATIONS] * (
            cream * facts[fact.REWARD] - green * facts[N_FACTS + fact.REWARD]
        )
        lead += weights[_REWARD_GROWTH] * (
            cream * facts[fact.REWARD_GROWTH] - green * facts[N_FACTS + fact.REWARD_GROWTH]
        )
        for feature, number in _OF_FACTS:
            lead += weights[feature] * (facts[number] - facts[N_FACTS + number])
        return Prospect(lead, cream, green, facts)

    # -- the whole table -----------------------------------------------------------------------

    def loot(self, packed: int) -> tuple[int, int]:
        """Points and number of packed pieces of loot."""
        found = self._loot.get(packed)
        if found is None:
            pieces = [packed >> shift & 255 for shift in (0, 8, 16, 24)]
            found = (loot_sets(pieces, self.t.loot_points).points, sum(pieces))
            self._loot[packed] = found
        return found

    def lead(self, pos: Position) -> float:
        """The points by which cream is expected to lead in the end, apart from what is constant."""
        moment = moment_of(pos)
        prospects = [
            self.prospect(moment, pos.locations[place], cells_at(pos, place)) for place in range(3)
        ]
        return self.lead_of(pos, moment, prospects)

    def lead_of(self, pos: Position, moment: int, prospects: Sequence[Prospect]) -> float:
        """The same, with the prospects of the three locations looked up before."""
        weights = self._rows[STAGES[moment]].weights
        one, two, three = prospects
        cream_loot = one.cream_loot + two.cream_loot + three.cream_loot
        green_loot = one.green_loot + two.green_loot + three.green_loot
        found = one.lead + two.lead + three.lead
        points, pieces = self.loot(cream_loot)
        rival_points, rival_pieces = self.loot(green_loot)
        won = 0.0
        for place in range(3):
            location = pos.locations[place]
            kind = self.t.location_loot[location]
            per_piece = self.loot_rewards[location]
            if kind >= 0:
                extra = 1 << 8 * kind
                won += prospects[place].cream_wins * (self.loot(cream_loot + extra)[0] - points)
                won -= prospects[place].green_wins * (
                    self.loot(green_loot + extra)[0] - rival_points
                )
            if per_piece:
                won += per_piece * prospects[place].cream_wins * pieces
                won -= per_piece * prospects[place].green_wins * rival_pieces
        found += weights[_LOCATIONS] * won
        found += weights[_LOOT] * (points - rival_points)
        found += weights[_PIECES] * (pieces - rival_pieces)
        cream_lovers = one.cream_lovers + two.cream_lovers + three.cream_lovers
        green_lovers = one.green_lovers + two.green_lovers + three.green_lovers
        if cream_lovers or green_lovers:
            found += weights[_POINTS] * (cream_lovers * pieces - green_lovers * rival_pieces)
            found += weights[_LOVERS] * (cream_lovers - green_lovers)
        laundered = pos.laundered
        if laundered[CREAM] or laundered[GREEN]:
            found += weights[_POINTS] * (
                laundered[CREAM]
                * (one.cream_laundries + two.cream_laundries + three.cream_laundries)
                - laundered[GREEN]
                * (one.green_laundries + two.green_laundries + three.green_laundries)
            )
        found += self.worth_of_coins(moment, pos.coins)
        if pos.n_players == 4:
            n_more = len(pos.discard_gear[CREAM]) - len(pos.discard_gear[GREEN])
            found += weights[_POINTS] * n_more * self.t.discard_points
        return found + weights[_PLAYS] * plays_ahead(pos) + weights[_CREAM]

    def worth_of_coins(self, moment: int, coins: Sequence[int]) -> float:
        """By how much coins put cream ahead."""
        weights = self._rows[STAGES[moment]].weights
        cream, green = coins
        return weights[_COINS] * (cream - green) + weights[_FIRST_COINS] * (
            (cream if cream < _FEW_COINS else _FEW_COINS)
            - (green if green < _FEW_COINS else _FEW_COINS)
        )

    def is_about_loot(self, location: int, laundered: Sequence[int]) -> bool:
        """Whether a location is worth more to a side with more loot or laundered coins."""
        return (
            self.t.location_loot[location] >= 0
            or self.loot_rewards[location] > 0
            or laundered[CREAM] > 0
            or laundered[GREEN] > 0
        )

    def row(self, moment: int) -> Row:
        """The weights of a moment of the game."""
        return self._rows[STAGES[moment]]

    def features(self, pos: Position, side: int) -> list[float]:
        """What `lead` weighs, seen from a side."""
        moment = moment_of(pos)
        found = [0.0] * len(FEATURES)
        loot = [0, 0]
        lovers = [0.0, 0.0]
        wins: list[tuple[float, float]] = []
        for place in range(3):
            location = pos.locations[place]
            facts = self.facts(location, cells_at(pos, place))
            cream, green = chances(moment, facts)
            wins.append((cream, green))
            found[_LOCATIONS] += cream * facts[fact.REWARD] - green * facts[N_FACTS + fact.REWARD]
            found[_REWARD_GROWTH] += (
                cream * facts[fact.REWARD_GROWTH] - green * facts[N_FACTS + fact.REWARD_GROWTH]
            )
            for feature, number in _OF_FACTS:
                found[feature] += facts[number] - facts[N_FACTS + number]
            for each in (CREAM, GREEN):
                loot[each] += _packed(facts, each * N_FACTS + fact.LOOT)
                lovers[each] += facts[each * N_FACTS + fact.LOOT_LOVERS]
                laundries = facts[each * N_FACTS + fact.LAUNDRIES] * pos.laundered[each]
                found[_POINTS] += laundries if each == CREAM else -laundries
        for each in (CREAM, GREEN):
            sign = 1 if each == CREAM else -1
            points, pieces = self.loot(loot[each])
            for place in range(3):
                location = pos.locations[place]
                kind = self.t.location_loot[location]
                won = float(self.loot_rewards[location] * pieces)
                if kind >= 0:
                    won += self.loot(loot[each] + (1 << 8 * kind))[0] - points
                found[_LOCATIONS] += sign * wins[place][each] * won
            found[_LOOT] += sign * points
            found[_PIECES] += sign * pieces
            found[_LOVERS] += sign * lovers[each]
            found[_POINTS] += sign * lovers[each] * pieces
            found[_COINS] += sign * pos.coins[each]
            found[_FIRST_COINS] += sign * min(pos.coins[each], _FEW_COINS)
            if pos.n_players == 4:
                found[_POINTS] += sign * len(pos.discard_gear[each]) * self.t.discard_points
        found[_PLAYS] = float(plays_ahead(pos))
        found[_CREAM] = 1.0
        if side == GREEN:
            found = [-value for value in found]
        found[_ALWAYS] = 1.0
        return found

    def totals(self, pos: Position) -> tuple[int, int]:
        """The points of both sides as the table lies."""
        if not self.is_plain:
            found = reckon(pos)
            return found.total(CREAM), found.total(GREEN)
        t = self.t
        totals = [0, 0]
        loot = [0, 0]
        lovers = [0, 0]
        won = [0, 0]
        for place in range(3):
            location = pos.locations[place]
            facts = self.facts(location, cells_at(pos, place))
            for side, at in ((CREAM, 0), (GREEN, N_FACTS)):
                totals[side] += int(facts[at + fact.POINTS])
                totals[side] += int(facts[at + fact.LAUNDRIES]) * pos.laundered[side]
                lovers[side] += int(facts[at + fact.LOOT_LOVERS])
                loot[side] += _packed(facts, at + fact.LOOT)
            lead = facts[fact.CAPERS] - facts[N_FACTS + fact.CAPERS]
            if lead:
                winner = CREAM if lead > 0 else GREEN
                totals[winner] += int(facts[winner * N_FACTS + fact.REWARD])
                won[winner] += self.loot_rewards[location]
                if t.location_loot[location] >= 0:
                    loot[winner] += 1 << 8 * t.location_loot[location]
        for side in (CREAM, GREEN):
            points, pieces = self.loot(loot[side])
            totals[side] += points + (lovers[side] + won[side]) * pieces
            if pos.n_players == 4:
                totals[side] += len(pos.discard_gear[side]) * t.discard_points
        return totals[CREAM], totals[GREEN]


def plays_ahead(pos: Position) -> int:
    """1 if cream has a play of this turn more to come than green, -1 for the contrary."""
    if pos.phase == OVER or pos.round >= N_ROUNDS:
        return 0
    if pos.has_played(CREAM) == pos.has_played(GREEN):
        return 0
    return 1 if pos.has_played(GREEN) else -1


def _packed(facts: list[float], at: int) -> int:
    return (
        int(facts[at])
        | int(facts[at + 1]) << 8
        | int(facts[at + 2]) << 16
        | int(facts[at + 3]) << 24
    )
