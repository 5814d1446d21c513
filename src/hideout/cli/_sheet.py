"""A score sheet for people: places, totals, and every point with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hideout.telling.sheet import TOTAL, Sheet

if TYPE_CHECKING:
    from hideout.cli._page import Page
    from hideout.core.game import Game, JsonObject, ScoreSheet
    from hideout.core.text import Texts


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
        self.told = Sheet(game, sheet, said)
        self.sheet = sheet
        self.said = said
        self.id = game.info.id

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
        self.page.heading(self.told.category(counted))
        self.page.table(
            [
                said.say("cli-score-place"),
                *(self.told.holder(side) for side in sides),
                said.say("cli-score-winner"),
                said.say("cli-score-reward"),
            ],
            [
                [
                    said.say(f"{self.id}-card-{place['id']}"),
                    *(str(place["capers"][side]) for side in sides),
                    self.told.holder(place["winner"]) if place["winner"] else "–",
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
        for category in self.told.categories:
            cells = [column.get(category) for column in self.told.columns.values()]
            if category == TOTAL or any(cells) or category != "discards":
                shown = ["" if cell is None else str(cell) for cell in cells]
                rows.append([self.told.category(category), *shown])
        self.page.heading(self.said.say("cli-score-scores"))
        self.page.table(
            ["", *map(self.told.holder, self.told.columns)],
            rows,
            numbers=range(1, len(self.told.columns) + 1),
            indent=2,
            last_is_total=True,
        )

    def reasons(self) -> None:
        """Every point, and whatever else is counted, with its reason and its rulings."""
        for holder in dict.fromkeys(line.holder for line in self.sheet.lines):
            lines = [line for line in self.sheet.lines if line.holder == holder]
            self.page.heading(self.said.say("cli-score-reasons", holder=self.told.holder(holder)))
            found = dict.fromkeys(line.category for line in lines)
            for category in sorted(found, key=self.told.place):
                self.page.text(self.told.category(category), indent=2)
                for line in lines:
                    if line.category == category:
                        self.page.hanging(f"{line.points:+4d}", self.told.reason(line), indent=2)

    def ranking(self) -> None:
        """Who is first, second, ... and how the first place was decided."""
        ranking = self.told.ranking()
        if not ranking:
            return
        self.page.heading(self.said.say("cli-score-ranking"))
        for place, holder in ranking:
            points = self.told.columns.get(holder, {}).get(TOTAL, 0)
            self.page.text(
                self.said.say(
                    "cli-score-rank", place=place, holder=self.told.holder(holder), n=points
                ),
                indent=2,
            )
        decided = self.told.decided()
        if decided:
            self.page.text(decided, indent=2)
