"""The set-ups the conformance suite plays: every game, seat count, variant, option and preset."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import pytest

from hideout.core.game import Game, Setup
from hideout.core.options import agree
from hideout.games import GAMES
from tests.kit.game_kit import GameKit, kit_of


class Case:
    """One set-up, named for test reports."""

    def __init__(
        self,
        game_id: str,
        seats: int,
        variant: str,
        options: dict[str, str] | None = None,
        preset: str | None = None,
        is_slow: bool = False,
    ) -> None:
        self.game_id = game_id
        self.seats = seats
        self.variant = variant
        self.options = options or {}
        self.preset = preset
        self.is_slow = is_slow
        """Whether it is one of many alike, played only where the slow tests run."""

    @property
    def game(self) -> Game:
        """The rules."""
        return GAMES[self.game_id]

    @property
    def kit(self) -> GameKit:
        """What the suite knows of the game."""
        return kit_of(self.game_id)

    @cached_property
    def setup(self) -> Setup:
        """What is agreed before the first deal."""
        return agree(self.game, self.seats, self.variant, self.options, self.preset)

    @property
    def is_plain(self) -> bool:
        """Whether every option stands at its default."""
        return not self.options and self.preset is None

    def __str__(self) -> str:
        extra = [f"{id}={value}" for id, value in self.options.items()]
        if self.preset is not None:
            extra.append(self.preset)
        return "-".join([self.game_id, str(self.seats), self.variant, *extra])

    __repr__ = __str__


def plain_cases(game: Game) -> Iterator[Case]:
    """Every seat count with every variant, options at their defaults."""
    for seats in game.info.seats:
        for variant in game.info.variants:
            yield Case(game.info.id, seats, variant)


def option_cases(game: Game) -> Iterator[Case]:
    """Every other value of every option with every seat count, where it makes a difference."""
    info = game.info
    turn = n_values = 0
    for option in info.options:
        for value in option.values[1:]:
            for i, seats in enumerate(info.seats):
                where = kit_of(info.id).variant_for(option.id)
                variant = where or info.variants[turn % len(info.variants)]
                turn += 1
                is_slow = i != n_values % len(info.seats)
                yield Case(info.id, seats, variant, {option.id: value}, is_slow=is_slow)
            n_values += 1


def preset_cases(game: Game) -> Iterator[Case]:
    """Every preset that changes something, with every seat count."""
    info = game.info
    turn = n_presets = 0
    for preset in info.presets:
        if preset.values:
            for i, seats in enumerate(info.seats):
                variant = info.variants[turn % len(info.variants)]
                turn += 1
                is_slow = i != n_presets % len(info.seats)
                yield Case(info.id, seats, variant, None, preset.id, is_slow)
            n_presets += 1


PLAIN_CASES: list[Case] = [case for game in GAMES.values() for case in plain_cases(game)]
"""Every game, seat count and variant."""

CASES: list[Case] = [
    case
    for game in GAMES.values()
    for case in (*plain_cases(game), *option_cases(game), *preset_cases(game))
]
"""The same, and every option value and preset."""

every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[pytest.mark.slow] if case.is_slow else []) for case in CASES],
    ids=str,
)
every_plain_case = pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
every_case_plain_first = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[] if case.is_plain else [pytest.mark.slow]) for case in CASES],
    ids=str,
)
"""Plain cases always, the others only where the slow tests run: for what options hardly touch."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def deals(fast: int, slow: int) -> pytest.MarkDecorator:
    """So many numbered deals, and further ones only where the slow tests run."""
    numbers = [
        pytest.param(deal, marks=[pytest.mark.slow] if deal >= fast else [])
        for deal in range(fast + slow)
    ]
    return pytest.mark.parametrize("deal", numbers)
