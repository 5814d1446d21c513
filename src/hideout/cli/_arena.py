"""The standings of an arena, for people and for programs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hideout.cli import _games
from hideout.cli._numbers import number
from hideout.cli._page import Page
from hideout.lab.standings import encounter_json, interval_json

if TYPE_CHECKING:
    from hideout.core.game import Game, JsonObject
    from hideout.core.text import Texts
    from hideout.lab.arena import Plan
    from hideout.lab.standings import Encounter, Standings
    from hideout.lab.statistics import Interval


def summary(plan: Plan, standings: Standings) -> JsonObject:
    """The standings for programs."""
    return {
        **plan.json(),
        "encounters": [encounter_json(encounter) for encounter in standings.encounters],
        "ratings": {bot: interval_json(rating) for bot, rating in standings.ratings.items()},
    }


def title(game: Game, plan: Plan, said: Texts) -> str:
    """What was played."""
    return said.say(
        "cli-arena-title",
        game=_games.title(said, game),
        variant=said.say(f"{plan.game}-variant-{plan.variant}"),
        seats=plan.seats,
        seed=plan.seed,
    )


def show(
    game: Game, plan: Plan, standings: Standings, played: int, wanted: int, said: Texts
) -> None:
    """The standings as tables."""
    page = Page()
    page.heading(title(game, plan, said))
    if played < wanted:
        page.text(said.say("cli-simulate-cut", games=played, wanted=wanted))
    is_two_sided = standings.encounters[0].n_sides == 2
    compared = said.say("cli-arena-ties" if is_two_sided else "cli-arena-times_fair")
    page.table(
        [
            *(said.say(f"cli-arena-{head}") for head in ("games", "wins")),
            compared,
            *(said.say(f"cli-arena-{head}") for head in ("margin", "rank", "ms", "match")),
        ],
        [_row(encounter, said) for encounter in standings.encounters],
        numbers=tuple(range(6)),
    )
    page.gap()
    in_order = sorted(standings.ratings.items(), key=lambda each: -each[1].mean)
    page.table(
        [said.say(f"cli-arena-{head}") for head in ("bot", "rating", "interval")],
        [
            [bot, number(rating.mean, 0, said.lang), _bounds(rating, 0, said.lang)]
            for bot, rating in in_order
        ],
        numbers=(1, 2),
    )
    page.gap()
    page.text(said.say("cli-arena-legend-two" if is_two_sided else "cli-arena-legend-more"))
    page.text(said.say("cli-arena-legend"))


def _row(encounter: Encounter, said: Texts) -> list[str]:
    lang = said.lang
    as_text = partial(number, lang=lang)
    fair, margin = encounter.times_fair, encounter.margin
    reach = (
        "" if abs(margin.high) == float("inf") else f" ± {as_text(margin.high - margin.mean, 2)}"
    )
    names = {"one": encounter.one, "others": encounter.others}
    if encounter.n_sides == 2:
        compared = str(encounter.ties)
        match = said.say("cli-arena-against", **names)
    else:
        compared = f"{as_text(fair.mean, 2)} × ({_bounds(fair, 2, lang)})"
        match = said.say("cli-arena-among", **names)
    return [
        str(encounter.games),
        _percent(encounter.decided or encounter.share, lang),
        compared,
        f"{as_text(margin.mean, 2)}{reach}",
        as_text(encounter.rank.mean, 2),
        " / ".join(as_text(ms, 1) for ms in encounter.ms),
        match,
    ]


def _percent(share: Interval, lang: str) -> str:
    """A share with its bounds."""
    return f"{number(100 * share.mean, 1, lang)} % ({_bounds(share, 1, lang, 100)})"


def _bounds(interval: Interval, digits: int, lang: str, scale: float = 1.0) -> str:
    low, high = (number(scale * bound, digits, lang) for bound in (interval.low, interval.high))
    return f"{low}–{high}"
