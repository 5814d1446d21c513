"""Options: rulings on which editions or tables differ, declared once with the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hideout.core.decks import Deck
from hideout.core.errors import OptionError
from hideout.core.game import Game, Setup


class Option(NamedTuple):
    """One question on which tables may differ."""

    id: str
    values: tuple[str, ...]
    """The first is the default."""
    ruling: str
    """The ruling the option settles."""
    play_only: bool = False
    """Whether the option matters only during play, not for scoring a finished table."""
    numbers: tuple[int, int] | None = None
    """The lowest and the highest whole number that may be chosen besides the values."""

    def allows(self, value: str) -> bool:
        """Whether the option can have this value."""
        if value in self.values:
            return True
        if self.numbers is None or not value.isdecimal() or len(value) > 9:
            return False
        number = int(value)
        return value == str(number) and self.numbers[0] <= number <= self.numbers[1]

    def known(self) -> str:
        """Everything the option can be, for complaints."""
        if self.numbers is None:
            return ", ".join(self.values)
        return ", ".join([*self.values, f"{self.numbers[0]}-{self.numbers[1]}"])


def value_text(value: str) -> str:
    """The attribute that explains a value: its own name, with an `n` before a number.

    >>> value_text("true"), value_text("30")
    ('true', 'n30')
    """
    return f"n{value}" if value[:1].isdigit() else value


class Preset(NamedTuple):
    """A named bundle of option values; what it leaves out stays at the default."""

    id: str
    values: Mapping[str, str]


def resolve(
    game: Game, chosen: Mapping[str, str] | None = None, preset: str | None = None
) -> dict[str, str]:
    """Every option of the game with its value: default, then preset, then what was chosen."""
    values = {option.id: option.values[0] for option in game.info.options}
    if preset is not None:
        named = next((each for each in game.info.presets if each.id == preset), None)
        if named is None:
            known = ", ".join(each.id for each in game.info.presets)
            raise OptionError("E_OPTION", "core-error-preset", {"preset": preset, "known": known})
        values.update(named.values)
    legal = {option.id: option for option in game.info.options}
    for id, value in (chosen or {}).items():
        if id not in legal:
            known = ", ".join(legal)
            raise OptionError(
                "E_OPTION", "core-error-option", {"option": id, "known": known}, f"$.options.{id}"
            )
        if not legal[id].allows(value):
            raise OptionError(
                "E_OPTION",
                "core-error-option-value",
                {"option": id, "value": str(value), "known": legal[id].known()},
                f"$.options.{id}",
            )
        values[id] = value
    return values


def agree(
    game: Game,
    seats: int | None = None,
    variant: str | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    deck: Deck | None = None,
) -> Setup:
    """A checked set-up; whatever is left out is the game's first choice."""
    info = game.info
    if seats is None:
        seats = info.seats[0]
    if seats not in info.seats:
        known = ", ".join(str(n) for n in info.seats)
        raise OptionError("E_PLAYERS", "core-error-seats", {"seats": seats, "known": known})
    if variant is None:
        variant = info.variants[0]
    if variant not in info.variants:
        known = ", ".join(info.variants)
        raise OptionError("E_VARIANT", "core-error-variant", {"variant": variant, "known": known})
    if deck is None:
        deck = game.standard_deck()
    else:
        game.check_deck(deck)
    return Setup(seats, variant, resolve(game, options, preset), deck)
