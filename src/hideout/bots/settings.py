"""How a search thinks: the numbers that an arena has chosen for one game."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """The knobs of `search.Search`; each game's `SETTINGS` are those that win its arena."""

    exploration: float = 1.0
    """How strongly answers that were tried little are tried again (the constant of PUCT)."""
    prior: float = 0.7
    """How much of the first impression comes from `Tactics.weigh`; the rest is even."""
    caution: float = 0.1
    """An answer not tried yet counts as the mean of its question less so much of the win."""
    turns_ahead: int = 0
    """How many turns later a new position is judged, see `Tactics.foresee`."""
    enough: int = 0
    """If not 0, how many futures are played through at most."""
    futures: int = 1
    """How many futures a step of thinking plays through; more where a single one says little."""
    compares: bool = False
    """Whether answers are compared in the same worlds (`Comparison`) and no tree is grown."""
    margin_weight: float = 0.1
    """What a margin adds to the share of the win, at most: a won game is still played well."""
    margin_scale: float = 10.0
    """The margin that earns half of `margin_weight`."""
    within_chapter: bool = False
    """Whether positions past the present `Tactics.chapter` are judged at once, not searched."""
    is_paranoid: bool = False
    """Whether rivals are taken to play against this seat rather than for themselves."""
    curiosity: float = 0.1
    """At simultaneous questions in the tree: the share of answers that are tried at random."""
    stands_off: bool = True
    """Whether a simultaneous question to this seat is solved by itself, without a tree."""
    follow_ups: int = 4
    """How many answers that follow a simultaneous question are played before it is judged."""
    endgame: int = 10_000
    """How many positions are played through in full, at most, when nothing is hidden any more."""
