"""Scoring (section 7): what the cards are worth, the majorities, ranks and the explained sheet."""

from __future__ import annotations

from collections.abc import Sequence

from hideout.core.game import JsonObject, Outcome, ScoreLine, ScoreSheet
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.cards import Tables, Worth
from hideout.games.thiefs_market.state import OVER, REASONS, SEAT_NAMES, Position, size_of
from hideout.games.thiefs_market.vocabulary import (
    FLAT,
    HENCHMAN,
    ICONS,
    INFAMY,
    OTHER_CARDS,
    PAIRS,
    RIVAL_ICONS,
    RIVALLED,
    SEVERAL,
)

_WAYS: dict[int, tuple[str, tuple[str, ...]]] = {
    FLAT: ("thiefs_market-score-card", ()),
    SEVERAL: ("thiefs_market-score-card_several", ("TM-45",)),
    RIVALLED: ("thiefs_market-score-card_rivalled", ("TM-46",)),
    PAIRS: ("thiefs_market-score-card_pairs", ("TM-44",)),
    OTHER_CARDS: ("thiefs_market-score-card_others", ("TM-48",)),
    INFAMY: ("thiefs_market-score-card_infamy", ("TM-47",)),
    RIVAL_ICONS: ("thiefs_market-score-card_rivals", ("TM-53",)),
}


class Holding:
    """What one player has at the end, and the points for it."""

    __slots__ = (
        "card_points",
        "cards",
        "gold",
        "gold_points",
        "henchmen_points",
        "icons",
        "infamy",
        "kinds",
        "name",
        "total",
        "written",
    )

    def __init__(
        self,
        t: Tables,
        name: str,
        codes: Sequence[int],
        gold: int,
        infamy: int,
        written: Sequence[str] | None = None,
    ) -> None:
        self.name: str = name
        self.cards: list[int] = [code % act.N_CARDS for code in codes]
        """What the cards are; the Stew is what it has become."""
        self.written: list[str] = (
            [t.names[code] for code in codes] if written is None else list(written)
        )
        self.gold: int = gold
        self.infamy: int = infamy
        self.icons: list[int] = [0] * len(ICONS)
        self.kinds: list[int] = [0] * len(ICONS)
        """By icon: how many icons, and how many cards that have it."""
        for card in self.cards:
            for icon, n in enumerate(t.icons[card]):
                if n:
                    self.icons[icon] += n
                    self.kinds[icon] += 1
        self.card_points: list[int] = []
        self.henchmen_points: int = 0
        self.gold_points: int = 0
        self.total: int = 0


def holdings(pos: Position, infamy: Sequence[int]) -> list[Holding]:
    """What everybody has in a position, with these numbers of Infamy."""
    return [
        Holding(pos.t, SEAT_NAMES[seat], pos.cards[seat], pos.gold[seat], infamy[seat])
        for seat in range(pos.n_players)
    ]


def has_open_infamy(pos: Position) -> bool:
    """Whether everybody may see all totals of Infamy (5.9)."""
    return pos.t.infamy_open or pos.phase == OVER


def _times(worth: Worth, holder: Holding, others: list[Holding]) -> tuple[int, int]:
    """The points of a card and the number they rest on."""
    if worth.way == SEVERAL:
        n = holder.kinds[worth.icon]
        return (worth.other if n >= 2 else worth.n), n
    if worth.way == RIVALLED:
        n = sum(other.kinds[worth.icon] for other in others)
        return (worth.other if n else worth.n), n
    if worth.way == PAIRS:
        n = holder.icons[worth.icon]
        return worth.n * (n // 2), n
    if worth.way == OTHER_CARDS:
        n = len(holder.cards) - 1
        return worth.n * n, n
    if worth.way == INFAMY:
        n = holder.infamy
        return worth.n * (n // worth.other), n
    if worth.way == RIVAL_ICONS:
        n = sum(other.icons[worth.icon] for other in others)
        return worth.n * n, n
    return worth.n, 1


def majority(
    counts: list[int], points: list[int], tie: int, zero_counts: bool, second_after_tie: bool
) -> tuple[list[int], list[int]]:
    """Per player, the points for the most and second most, and the place (0 for none)."""
    ranked = sorted({n for n in counts if n or zero_counts}, reverse=True)
    gained = [0] * len(counts)
    places = [0] * len(counts)
    for place, n in enumerate(ranked[: len(points)]):
        n_tied = counts.count(n)
        for seat, count in enumerate(counts):
            if count == n:
                gained[seat] = points[place] if n_tied == 1 else max(0, points[place] - tie)
                places[seat] = place + 1
        if n_tied > 1 and not second_after_tie:
            break
    return gained, places


def reckon(
    t: Tables,
    players: list[Holding],
    lines: list[ScoreLine] | None = None,
    is_open: bool = True,
) -> None:
    """Work out everybody's points; each is explained in `lines`, if given."""
    text_of_infamy = (
        "thiefs_market-score-infamy" if is_open else "thiefs_market-score-infamy_lately"
    )
    for holder in players:
        others = [other for other in players if other is not holder]
        for card in holder.cards:
            sum_of_card = 0
            for worth in t.worth[card]:
                points, n = _times(worth, holder, others)
                sum_of_card += points
                if lines is not None:
                    text, rulings = _WAYS[worth.way]
                    details: JsonObject = {"card": t.ids[card], "points": points, "n": n}
                    if worth.icon >= 0:
                        details["icon"] = ICONS[worth.icon]
                    lines.append(ScoreLine(holder.name, "cards", points, text, details, rulings))
            holder.card_points.append(sum_of_card)
        if lines is not None and holder.infamy:
            lines.append(
                ScoreLine(
                    holder.name,
                    "infamy",
                    holder.infamy,
                    text_of_infamy,
                    {"points": holder.infamy},
                    (),
                )
            )
    _award_henchmen(t, players, lines)
    _award_gold(t, players, lines)
    for holder in players:
        holder.total = (
            sum(holder.card_points) + holder.infamy + holder.henchmen_points + holder.gold_points
        )


def _award_henchmen(t: Tables, players: list[Holding], lines: list[ScoreLine] | None) -> None:
    counts = [holder.icons[HENCHMAN] for holder in players]
    gained, places = majority(counts, t.henchmen_points, t.tie, t.zero_included, not t.second_none)
    for seat, holder in enumerate(players):
        holder.henchmen_points = gained[seat]
        if lines is not None and places[seat]:
            is_tied = counts.count(counts[seat]) > 1
            lines.append(
                ScoreLine(
                    holder.name,
                    "henchmen",
                    gained[seat],
                    "thiefs_market-score-henchmen",
                    {
                        "points": gained[seat],
                        "n": counts[seat],
                        "place": places[seat],
                        "tied": is_tied,
                    },
                    _majority_rulings(counts, seat, places),
                )
            )


def _majority_rulings(counts: list[int], seat: int, places: list[int]) -> tuple[str, ...]:
    rulings = ["TM-43"]
    is_tied = counts.count(counts[seat]) > 1
    if places[seat] == 2:
        if places.count(1) > 1:
            rulings.append("TM-40")
        if is_tied:
            rulings.append("TM-42")
    if not counts[seat]:
        rulings.append("TM-41")
    return tuple(rulings)


def _award_gold(t: Tables, players: list[Holding], lines: list[ScoreLine] | None) -> None:
    counts = [holder.gold for holder in players]
    gained, places = majority(counts, [t.most_gold], t.tie, t.zero_included, False)
    for seat, holder in enumerate(players):
        holder.gold_points = gained[seat]
        if lines is not None and places[seat]:
            lines.append(
                ScoreLine(
                    holder.name,
                    "gold",
                    gained[seat],
                    "thiefs_market-score-gold",
                    {
                        "points": gained[seat],
                        "n": counts[seat],
                        "tied": counts.count(counts[seat]) > 1,
                    },
                    () if counts[seat] else ("TM-41",),
                )
            )


# -- results -----------------------------------------------------------------------------------


def _keys(t: Tables, players: list[Holding], marker: int) -> list[tuple[int, int, int, int]]:
    """Per player, what ranks them, the more the better (section 7)."""
    n = len(players)
    return [
        (
            holder.total,
            len(holder.cards),
            holder.infamy,
            -((seat - marker) % n) if t.tie_marker else 0,
        )
        for seat, holder in enumerate(players)
    ]


def rank(t: Tables, players: list[Holding], marker: int) -> tuple[list[int], str]:
    """Everybody's rank, and what separated the winner from the next."""
    keys = _keys(t, players, marker)
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    first, second = sorted(keys, reverse=True)[:2]
    if first == second:
        return ranks, "shared"
    decisive = next(i for i in range(len(first)) if first[i] != second[i])
    return ranks, ("total", "cards", "infamy", "marker")[decisive]


def sheet_of(t: Tables, players: list[Holding], marker: int, is_open: bool = True) -> ScoreSheet:
    """The result in the format of the rules (section 11), every point explained."""
    lines: list[ScoreLine] = []
    reckon(t, players, lines, is_open)
    ranks, decided_by = rank(t, players, marker)
    result: JsonObject = {
        "game": "thiefs_market",
        "format": 1,
        "players": [_player_json(holder, ranks[seat]) for seat, holder in enumerate(players)],
        "winners": [holder.name for seat, holder in enumerate(players) if ranks[seat] == 1],
        "decided_by": decided_by,
    }
    return ScoreSheet(result, tuple(lines))


def _player_json(holder: Holding, place: int) -> JsonObject:
    return {
        "name": holder.name,
        "cards": [
            {"id": id, "points": points}
            for id, points in zip(holder.written, holder.card_points, strict=True)
        ],
        "card_count": len(holder.cards),
        "henchmen": holder.icons[HENCHMAN],
        "gold": holder.gold,
        "infamy": holder.infamy,
        "points": {
            "cards": sum(holder.card_points),
            "infamy": holder.infamy,
            "henchmen": holder.henchmen_points,
            "gold": holder.gold_points,
        },
        "total": holder.total,
        "rank": place,
        "winner": place == 1,
    }


def score_now(pos: Position) -> ScoreSheet:
    """The sheet as if the game ended now, from what everybody sees.

    While totals are hidden, the Infamy gained since the purchases last began stands in for them.
    """
    is_open = has_open_infamy(pos)
    players = holdings(pos, pos.infamy if is_open else pos.lately)
    return sheet_of(pos.t, players, pos.start, is_open)


def standing(pos: Position) -> list[int]:
    """Per seat, the total of `score_now`."""
    players = holdings(pos, pos.infamy if has_open_infamy(pos) else pos.lately)
    reckon(pos.t, players)
    return [holder.total for holder in players]


def reserves(pos: Position) -> list[int]:
    """Per seat, Gold and what may still become something: objects, later only bags and masks."""
    found: list[int] = []
    for seat in range(pos.n_players):
        pile = pos.piles[seat]
        n = pos.gold[seat]
        if pos.is_split:
            n += size_of(pile)
            if seat == pos.seat:
                n += pos.n_picked
        else:
            n += (pile >> 4 * act.BAG & 15) + (pile >> 4 * act.MASK & 15)
        found.append(n)
    return found


def conclude(pos: Position) -> Outcome:
    """The end of a game: ranks and totals per seat."""
    players = holdings(pos, pos.infamy)
    sheet = sheet_of(pos.t, players, pos.start)
    ranks, _ = rank(pos.t, players, pos.start)
    return Outcome(
        REASONS[pos.reason],
        tuple(ranks),
        tuple(holder.total for holder in players),
        sheet,
    )
