"""A score sheet for people: places, totals, and every point with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hideout.cli import _games
from hideout.core.text import tell

if TYPE_CHECKING:
    from hideout.cli._page import Page
    from hideout.core.game import Game, JsonObject, ScoreLine, ScoreSheet
    from hideout.core.text import Texts


TOTAL = "total"


def show_sheet(page: Page, game: Game, sheet: ScoreSheet, said: Texts) -> None:
    """The whole sheet."""
    shown = _Sheet(page, game, sheet, said)
    shown.places()
    shown.totals()
    shown.reasons()
    shown.ranking()


class _Sheet:
    def __init__(self, page: Page, game: Game, sheet: ScoreSheet, said: Texts) -> None:
        self.page = page
        self.game = game
        self.sheet = sheet
        self.said = said
        self.id = game.info.id
        self.names = _names(game, sheet)
        self.columns = _columns(sheet, self.names)
        self.categories = list(next(iter(self.columns.values()), {TOTAL: 0}))

    def _holder(self, holder: str) -> str:
        return self.names.get(holder) or _games.role_title(self.said, self.game, holder)

    def _category(self, category: str) -> str:
        return self.said.say(f"{self.id}-category-{category}")

    def places(self) -> None:
        """Who won each place, by what, and what it brought; for games with places to win."""
        found = self.sheet.result.get("locations")
        places = (
            [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []
        )
        if not places or not all(isinstance(each.get("capers"), dict) for each in places):
            return
        sides = list(places[0]["capers"])
        said = self.said
        counted = next(key for key, value in places[0].items() if isinstance(value, dict))
        self.page.heading(self._category(counted))
        self.page.table(
            [
                said.say("cli-score-place"),
                *(self._holder(side) for side in sides),
                said.say("cli-score-winner"),
                said.say("cli-score-reward"),
            ],
            [
                [
                    said.say(f"{self.id}-card-{place['id']}"),
                    *(str(place["capers"][side]) for side in sides),
                    self._holder(place["winner"]) if place["winner"] else "–",
                    self._reward(place) if place["winner"] else "–",
                ]
                for place in places
            ],
            numbers=range(1, len(sides) + 1),
            indent=2,
        )

    def _reward(self, place: JsonObject) -> str:
        loot = place.get("reward_loot")
        points = place["reward_points"]
        parts = [self.said.say("cli-score-points", n=points if isinstance(points, int) else 0)]
        if isinstance(loot, list):
            parts += [self.said.say(f"{self.id}-loot-{piece}") for piece in loot]
        return " + ".join(parts)

    def totals(self) -> None:
        """Points by category, a column for each who collects points."""
        rows = []
        for category in self.categories:
            cells = [column.get(category) for column in self.columns.values()]
            if category == TOTAL or any(cells) or category != "discards":
                shown = ["" if cell is None else str(cell) for cell in cells]
                rows.append([self._category(category), *shown])
        self.page.heading(self.said.say("cli-score-scores"))
        self.page.table(
            ["", *map(self._holder, self.columns)],
            rows,
            numbers=range(1, len(self.columns) + 1),
            indent=2,
            last_is_total=True,
        )

    def reasons(self) -> None:
        """Every point, and whatever else is counted, with its reason and its rulings."""
        for holder in dict.fromkeys(line.holder for line in self.sheet.lines):
            lines = [line for line in self.sheet.lines if line.holder == holder]
            self.page.heading(self.said.say("cli-score-reasons", holder=self._holder(holder)))
            found = dict.fromkeys(line.category for line in lines)
            for category in sorted(found, key=self._place):
                self.page.text(self._category(category), indent=2)
                for line in lines:
                    if line.category == category:
                        self.page.hanging(f"{line.points:+4d}", self._reason(line), indent=2)

    def _place(self, category: str) -> int:
        """Where a category stands; what is no points, such as Capers, comes first."""
        return self.categories.index(category) if category in self.categories else -1

    def _reason(self, line: ScoreLine) -> str:
        reason = tell(self.said, line.text, line.details)
        return f"{reason} ({', '.join(line.rulings)})" if line.rulings else reason

    def ranking(self) -> None:
        """Who is first, second, ... and how the first place was decided."""
        ranking = _ranking(self.sheet, list(self.names))
        if not ranking:
            return
        self.page.heading(self.said.say("cli-score-ranking"))
        for place, holder in ranking:
            points = self.columns.get(holder, {}).get(TOTAL, 0)
            self.page.text(
                self.said.say("cli-score-rank", place=place, holder=self._holder(holder), n=points),
                indent=2,
            )
        decided = f"{self.id}-decided-{self.sheet.result.get('decided_by')}"
        if self.said.has(decided):
            self.page.text(self.said.say(decided), indent=2)


def _players(sheet: ScoreSheet) -> list[JsonObject]:
    """The players of a result that lists them one by one, each with rank and points."""
    players = sheet.result.get("players")
    found = players if isinstance(players, list) else []
    return [each for each in found if isinstance(each, dict) and "rank" in each]


def _names(game: Game, sheet: ScoreSheet) -> dict[str, str]:
    """What a result that lists its players seat by seat, with `totals`, calls each role."""
    players = sheet.result.get("players")
    found = players if isinstance(players, list) else []
    if not found or not all(isinstance(each, dict) and "totals" in each for each in found):
        return {}
    roles = game.seat_names(len(found))
    return {role: str(each["name"]) for role, each in zip(roles, found, strict=True)}


def _ranking(sheet: ScoreSheet, roles: list[str]) -> list[tuple[int, str]]:
    """Places and who has them, best first; equals share a place."""
    ranking = sheet.result.get("ranking")
    if isinstance(ranking, list) and roles:
        return [
            (1 + sum(len(better) for better in ranking[:i]), roles[seat])
            for i, group in enumerate(ranking)
            for seat in group
        ]
    if isinstance(ranking, list):
        return [(place, str(holder)) for place, holder in enumerate(ranking, 1)]
    places = [(int(str(player["rank"])), str(player["name"])) for player in _players(sheet)]
    return sorted(places, key=lambda place: place[0])


def _columns(sheet: ScoreSheet, names: dict[str, str]) -> dict[str, dict[str, int]]:
    """Who scores, and the points by category up to the total; else the sums of the lines."""
    scores = sheet.result.get("scores")
    columns: dict[str, dict[str, int]] = {}
    listed = sheet.result.get("players")
    if names and isinstance(listed, list):
        return {
            role: {**player["totals"], TOTAL: player["total"]}
            for role, player in zip(names, listed, strict=True)
        }
    for player in _players(sheet):
        points = player["points"]
        assert isinstance(points, dict)
        columns[str(player["name"])] = {**points, TOTAL: int(str(player["total"]))}
    if columns:
        return columns
    if isinstance(scores, dict):
        for holder, score in scores.items():
            column: dict[str, int] = {}
            for key, value in score.items():
                if isinstance(value, int):
                    column[key] = value
                if key == TOTAL:
                    break
            columns[holder] = column
        return columns
    for line in sheet.lines:
        column = columns.setdefault(line.holder, {})
        column[line.category] = column.get(line.category, 0) + line.points
    return {holder: {**column, TOTAL: sum(column.values())} for holder, column in columns.items()}
