"""A score sheet in words: who collects points, by category, and every point with its reason."""

from __future__ import annotations

from hideout.core.game import Game, JsonObject, ScoreLine, ScoreSheet
from hideout.core.text import Texts, tell
from hideout.telling.titles import role_title

TOTAL = "total"


class Sheet:
    """A score sheet read out in one language."""

    def __init__(self, game: Game, sheet: ScoreSheet, said: Texts) -> None:
        self.game: Game = game
        self.sheet: ScoreSheet = sheet
        self.said: Texts = said
        self.names: dict[str, str] = _names(game, sheet)
        self.columns: dict[str, dict[str, int]] = _columns(sheet, self.names)
        """Points by category, for each who collects points; the last one is the total."""
        self.categories: list[str] = list(next(iter(self.columns.values()), {TOTAL: 0}))

    def holder(self, holder: str) -> str:
        """What somebody who collects points is called."""
        return self.names.get(holder) or role_title(self.said, self.game, holder)

    def category(self, category: str) -> str:
        """What a category of points is called."""
        return self.said.say(f"{self.game.info.id}-category-{category}")

    def place(self, category: str) -> int:
        """Where a category stands; what is no points, such as Capers, comes first."""
        return self.categories.index(category) if category in self.categories else -1

    def reason(self, line: ScoreLine) -> str:
        """Why there are these points, with the rulings that say so."""
        reason = tell(self.said, line.text, line.details)
        return f"{reason} ({', '.join(line.rulings)})" if line.rulings else reason

    def ranking(self) -> list[tuple[int, str]]:
        """Places and who has them, best first; equals share a place."""
        return _ranking(self.sheet, list(self.names))

    def decided(self) -> str:
        """How the first place was decided; empty if the sheet does not say."""
        decided = f"{self.game.info.id}-decided-{self.sheet.result.get('decided_by')}"
        return self.said.say(decided) if self.said.has(decided) else ""

    def json(self) -> JsonObject:
        """The sheet for programs that show it: the result, titles, columns and reasons."""
        counted = dict.fromkeys([*self.categories, *(line.category for line in self.sheet.lines)])
        return {
            "result": self.sheet.result,
            "categories": {each: self.category(each) for each in counted},
            "columns": [
                {"holder": holder, "title": self.holder(holder), "points": dict(points)}
                for holder, points in self.columns.items()
            ],
            "lines": [
                {
                    "holder": line.holder,
                    "category": line.category,
                    "points": line.points,
                    "sentence": tell(self.said, line.text, line.details),
                    "about": [
                        line.details[key] for key in ("card", "location") if key in line.details
                    ],
                    "rulings": list(line.rulings),
                }
                for line in self.sheet.lines
            ],
            "ranking": [
                {"place": place, "holder": holder, "title": self.holder(holder)}
                for place, holder in self.ranking()
            ],
            "decided": self.decided() or None,
        }


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
