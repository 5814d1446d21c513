"""How a Caper position is expected to end: who wins each location, and by how much a side leads.

The outlook of one location depends on its cards alone and is remembered, so that judging a position
is mostly looking up three locations and adding what is common to all: loot, coins and the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hideout.bots.caper_chances import N_MOMENTS, chances
from hideout.bots.caper_locations import N_SUMS, Crew, Sight, shares_of_colours
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
_MOST_SEEN: Final = 20_000
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

    def __init__(self, lead: float, cream_wins: float, green_wins: float, seen: Sight) -> None:
        self.lead: float = lead
        """Points by which cream is expected to lead there, without loot."""
        self.cream_wins: float = cream_wins
        """The chance that cream wins the location."""
        self.green_wins: float = green_wins
        self.cream_loot: int = seen.cream.loot
        """Cream's pieces of loot: the counts of the four kinds, packed into one number."""
        self.green_loot: int = seen.green.loot
        self.cream_lovers: float = seen.cream.loot_lovers
        """Cream's points per piece of loot anywhere."""
        self.green_lovers: float = seen.green.loot_lovers
        self.cream_laundries: float = seen.cream.laundries
        """Cream's points per laundered coin."""
        self.green_laundries: float = seen.green.laundries
        self.after: dict[int, Prospect] | None = None
        """What it promises after a play there, by cell and card: see `caper_plays.Glance`."""

    def is_same_beyond(self, other: Prospect) -> bool:
        """Whether all that counts beyond the location is the same."""
        return (
            self.cream_loot == other.cream_loot
            and self.green_loot == other.green_loot
            and self.cream_lovers == other.cream_lovers
            and self.green_lovers == other.green_lovers
            and self.cream_laundries == other.cream_laundries
            and self.green_laundries == other.green_laundries
        )


def moment_of(pos: Position) -> int:
    """The turn of the game that a position belongs to, the same for all hand sizes."""
    return _moment(pos.t, pos.round, pos.turn)


def moment_after(pos: Position) -> int:
    """The turn that comes next."""
    if pos.turn + 2 < pos.t.hand_sizes[pos.round]:
        return _moment(pos.t, pos.round, pos.turn + 1)
    return _moment(pos.t, pos.round + 1, 0)


def _moment(t: Tables, round: int, turn: int) -> int:
    if round >= N_ROUNDS:
        return N_MOMENTS - 1
    first = _FIRST_MOMENT[round]
    n = _FIRST_MOMENT[round + 1] - first
    n_turns = max(1, t.hand_sizes[round] - 1)
    return first + min(n - 1, turn * n // n_turns)


def cells_at(pos: Position, place: int) -> tuple[int, ...]:
    """The cells of both crews at the location in a place (0 to 2), cream's first."""
    at = place * 12
    return tuple(pos.cells[at : at + 12] + pos.cells[at + 36 : at + 48])


class Outlook:
    """What is known about the locations of one deck, city and choice of options."""

    __slots__ = (
        "_crews",
        "_loot",
        "_n_prospects",
        "_n_seen",
        "_prospects",
        "_rates",
        "_rows",
        "_seen",
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
        self._crews: dict[tuple[int, ...], Crew] = {}
        self._seen: list[dict[tuple[int, ...], Sight]] = [{} for _ in range(n)]
        self._prospects: list[dict[tuple[int, ...], Prospect]] = [{} for _ in range(n * N_MOMENTS)]
        self._n_seen: int = 0
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

    def look(self, location: int, cells: tuple[int, ...]) -> Sight:
        """The facts about both crews at a location."""
        known = self._seen[location]
        found = known.get(cells)
        if found is None:
            self._n_seen += 1
            if self._n_seen > _MOST_SEEN:
                for each in self._seen:
                    each.clear()
                self._crews.clear()
                self._n_seen = 1
            cream = self._crew(cells[:12])
            green = self._crew(cells[12:])
            found = known[cells] = Sight(self.t, self._rates, location, cream, green)
        return found

    def _crew(self, cells: tuple[int, ...]) -> Crew:
        found = self._crews.get(cells)
        if found is None:
            found = self._crews[cells] = Crew(self.t, cells)
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
        seen = self.look(location, cells)
        own = seen.cream
        rival = seen.green
        weights = self._rows[STAGES[moment]].weights
        cream, green = chances(moment, seen)
        lead = weights[_LOCATIONS] * (cream * own.reward - green * rival.reward)
        lead += weights[_REWARD_GROWTH] * (cream * own.reward_growth - green * rival.reward_growth)
        lead += weights[_POINTS] * (own.points - rival.points)
        lead += weights[_POINTS + 1] * (own.point_colour - rival.point_colour)
        lead += weights[_POINTS + 2] * (own.point_set - rival.point_set)
        lead += weights[_POINTS + 3] * (own.point_room - rival.point_room)
        lead += weights[_POINTS + 4] * (own.point_rival - rival.point_rival)
        lead += weights[_POINTS + 5] * (own.room - rival.room)
        lead += weights[_POINTS + 6] * (own.exposed - rival.exposed)
        lead += weights[_POINTS + 7] * (own.getaways - rival.getaways)
        lead += weights[_POINTS + 8] * (own.laundries - rival.laundries)
        lead += weights[_POINTS + 9] * (own.capers - rival.capers)
        return Prospect(lead, cream, green, seen)

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
            seen = self.look(location, cells_at(pos, place))
            own = seen.cream
            rival = seen.green
            cream, green = chances(moment, seen)
            wins.append((cream, green))
            found[_LOCATIONS] += cream * own.reward - green * rival.reward
            found[_REWARD_GROWTH] += cream * own.reward_growth - green * rival.reward_growth
            sums, rivals = own.sums(), rival.sums()
            for i in range(N_SUMS):
                found[_POINTS + i] += sums[i] - rivals[i]
            for each in (CREAM, GREEN):
                facts = seen.of(each)
                loot[each] += facts.loot
                lovers[each] += facts.loot_lovers
                laundries = facts.laundries * pos.laundered[each]
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
            seen = self.look(location, cells_at(pos, place))
            for side in (CREAM, GREEN):
                facts = seen.of(side)
                totals[side] += int(facts.points)
                totals[side] += int(facts.laundries) * pos.laundered[side]
                lovers[side] += int(facts.loot_lovers)
                loot[side] += facts.loot
            lead = seen.cream.capers - seen.green.capers
            if lead:
                winner = CREAM if lead > 0 else GREEN
                totals[winner] += int(seen.of(winner).reward)
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
