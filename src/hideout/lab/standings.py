"""What the games of an arena say: each pairing summed up, and all bots rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hideout.core.game import JsonObject
from hideout.lab.arena import Plan, Result, pairings, sides
from hideout.lab.ratings import ratings
from hideout.lab.statistics import Interval, mean_interval, share_interval


class Encounter(NamedTuple):
    """How the lone side of a pairing did."""

    one: str
    others: str
    n_sides: int
    deals: int
    games: int
    wins: int
    losses: int
    ties: int
    """Games in which the lone side shared the first place."""
    share: Interval
    """Its share of the wins; a shared win counts in parts."""
    decided: Interval | None
    """Its part of the games with a single winner, where there are two sides."""
    margin: Interval
    """Its score less the best score of another side."""
    rank: Interval
    by_side: tuple[float, ...]
    """Its share of the wins on each side of the table."""
    ms: tuple[float, float]
    """The mean processor time of a choice: its own, and that of the others."""

    @property
    def fair(self) -> float:
        """The share it would have if all were equally strong."""
        return 1 / self.n_sides

    @property
    def times_fair(self) -> Interval:
        """Its share, as a multiple of the fair one."""
        return Interval(*(bound * self.n_sides for bound in self.share))


class Standings(NamedTuple):
    """All pairings, and a rating for every bot."""

    encounters: tuple[Encounter, ...]
    ratings: dict[str, Interval]


def sum_up(plan: Plan, results: Sequence[Result]) -> Standings:
    """The standings after some games; pairings that have not met yet are left out."""
    found = []
    for pairing in pairings(plan):
        names = str(pairing.one), str(pairing.others)
        games = sorted(
            (result for result in results if (result.one, result.others) == names),
            key=lambda result: (result.deal, result.side),
        )
        if games:
            found.append(_encounter(plan, games))
    bots = [str(player) for player in plan.players]
    return Standings(tuple(found), ratings(bots, _won(plan, results)) if results else {})


class _Place(NamedTuple):
    """Where the lone side ended."""

    share: float
    margin: float
    rank: int
    beaten: float
    """The part of the other sides it ended above, ties by halves."""


def _place(plan: Plan, result: Result) -> _Place:
    of_sides = [(result.ranks[seats[0]], result.scores[seats[0]]) for seats in sides(plan)]
    rank, score = of_sides[result.side]
    others = [each for side, each in enumerate(of_sides) if side != result.side]
    winning = sum(each == 1 for each, _ in of_sides)
    return _Place(
        1 / winning if rank == 1 else 0.0,
        score - max(each for _, each in others),
        1 + sum(each < rank for each, _ in others),
        sum(1.0 if rank < each else 0.5 if rank == each else 0.0 for each, _ in others)
        / len(others),
    )


def _encounter(plan: Plan, games: Sequence[Result]) -> Encounter:
    places = [_place(plan, result) for result in games]
    by_deal: dict[int, list[_Place]] = {}
    by_side: list[list[float]] = [[] for _ in sides(plan)]
    for result, place in zip(games, places, strict=True):
        by_deal.setdefault(result.deal, []).append(place)
        by_side[result.side].append(place.share)
    deals = list(by_deal.values())
    wins = sum(place.share == 1 for place in places)
    ties = sum(0 < place.share < 1 for place in places)
    losses = len(places) - wins - ties
    decided = None
    if len(sides(plan)) == 2 and wins + losses:
        clear = [[place.share for place in deal if place.share in (0, 1)] for deal in deals]
        decided = share_interval([shares for shares in clear if shares])
    n = len(games)
    return Encounter(
        games[0].one,
        games[0].others,
        len(sides(plan)),
        len(deals),
        n,
        wins,
        losses,
        ties,
        share_interval([[place.share for place in deal] for deal in deals]),
        decided,
        mean_interval([[place.margin for place in deal] for deal in deals]),
        mean_interval([[place.rank for place in deal] for deal in deals]),
        tuple(sum(shares) / len(shares) if shares else 0.0 for shares in by_side),
        (sum(game.ms[0] for game in games) / n, sum(game.ms[1] for game in games) / n),
    )


def _won(plan: Plan, results: Sequence[Result]) -> list[dict[tuple[str, str], float]]:
    """Deal by deal, who has won how many games against whom."""
    deals: dict[int, dict[tuple[str, str], float]] = {}
    for result in results:
        won = deals.setdefault(result.deal, {})
        beaten = _place(plan, result).beaten
        pair = result.one, result.others
        won[pair] = won.get(pair, 0.0) + beaten
        won[pair[::-1]] = won.get(pair[::-1], 0.0) + 1 - beaten
    return [deals[deal] for deal in sorted(deals)]


def encounter_json(encounter: Encounter) -> JsonObject:
    """An encounter for programs."""
    return {
        "bot": encounter.one,
        "among": encounter.others,
        "deals": encounter.deals,
        "games": encounter.games,
        "wins": encounter.wins,
        "losses": encounter.losses,
        "ties": encounter.ties,
        "fair": round(encounter.fair, 6),
        "times_fair": interval_json(encounter.times_fair),
        "share": interval_json(encounter.share),
        "decided": encounter.decided and interval_json(encounter.decided),
        "margin": interval_json(encounter.margin),
        "rank": interval_json(encounter.rank),
        "by_side": [round(share, 6) for share in encounter.by_side],
        "ms": [round(ms, 3) for ms in encounter.ms],
    }


def interval_json(interval: Interval) -> list[float | None]:
    """The value and its bounds; a bound that one deal alone cannot give is null."""
    return [round(each, 6) if abs(each) < float("inf") else None for each in interval]
