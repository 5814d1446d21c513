"""What answers would do, told in plain words before they are given.

Everything is found in states imagined from the view of the seat that asks, so that nothing told
here can depend on what that seat may not know.  What differs between such states (cards still to
be drawn, hidden hands, luck) is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hideout.core.chance import Quick
from hideout.core.game import Action, Game, View
from hideout.core.text import Texts
from hideout.telling.effects.caper import CaperLook
from hideout.telling.effects.caper_europe import EuropeLook
from hideout.telling.effects.look import Change, Look
from hideout.telling.effects.sneaks_and_snitches import SneaksLook
from hideout.telling.effects.thiefs_market import MarketLook

__all__ = ["Change", "Effect", "effects_of"]

_LOOKS: Final[Mapping[str, type[Look]]] = {
    "caper": CaperLook,
    "caper_europe": EuropeLook,
    "thiefs_market": MarketLook,
    "sneaks_and_snitches": SneaksLook,
}
_WORLDS: Final = (1, 2, 3)
"""The luck of the states in which an effect must come out the same to be told."""


class Effect(NamedTuple):
    """What one answer, or a row of them, would change in plain sight."""

    text: str
    """In words; empty if nothing changes, or if it is not certain what does."""
    changes: tuple[Change, ...]
    """The numbers among it."""


def effects_of(
    game: Game, view: View, rows: Sequence[Sequence[Action]], words: Texts
) -> list[Effect]:
    """What each row of legal answers of the view's seat would change."""
    assert view.seat is not None
    look_at = _LOOKS[game.info.id]
    looks = [look_at(game.imagine(view, Quick(luck)), view.seat, words) for luck in _WORLDS if rows]
    found: list[Effect] = []
    for row in rows:
        first, *others = (
            look.after(row, Quick(luck)) for look, luck in zip(looks, _WORLDS, strict=True)
        )
        parts = [part for part in first if all(part in other for other in others)]
        text = look_at.separator.join(part.text for part in parts)
        changes = tuple(part.change for part in parts if part.change is not None)
        found.append(Effect(text, changes))
    return found
