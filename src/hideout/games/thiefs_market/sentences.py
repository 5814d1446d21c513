"""What a card says: sentences made from its effects, so that they cannot drift from the rules.

`say` puts a text into the reader's language: an id and the arguments of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from hideout.core.decks import Card
from hideout.core.game import JsonObject

Say: TypeAlias = Callable[..., str]

PHASES: Final = (
    "setup",
    "round",
    "split",
    "steal",
    "split_end",
    "purchase",
    "payment",
    "effects",
    "conversion",
    "refill",
    "hidden",
    "scoring",
    "winner",
)
"""The parts of the rules (`thiefs_market-phase-...`), in the order to learn them."""
SYMBOLS: Final = (
    "gem",
    "bag",
    "mask",
    "marker",
    "gold",
    "infamy",
    "snapshot",
    "henchman",
    "magic",
    "safehouse",
    "finery",
    "map",
    "scheme",
)
"""The signs on dice and cards (`thiefs_market-symbol-...`)."""

_NO_OPTIONS: Final[Mapping[str, str]] = {}


def card_sentences(card: Card, say: Say, options: Mapping[str, str] | None = None) -> list[str]:
    """One sentence for each effect of a card, in printed order.

    With the options of a table, an effect that a house rule changes is told as that table
    plays it.
    """
    effects = card.lists.get("effect", ())
    return [_sentence(effect, say, options or _NO_OPTIONS) for effect in effects]


def _sentence(effect: JsonObject, say: Say, options: Mapping[str, str]) -> str:
    if "points" in effect:
        return _points(effect, say)
    if "flip" in effect:
        return say(
            "thiefs_market-effect-flip", face=_die(effect["flip"], say), into=_dice(effect, say)
        )
    if "spend" in effect:
        face = _die(effect["spend"], say)
        if effect["gain"] == "gold":
            return say("thiefs_market-effect-spend_gold", face=face)
        return say("thiefs_market-effect-spend_infamy", face=face)
    if "trade" in effect:
        return say(
            "thiefs_market-effect-trade", n=_number(effect["trade"]), m=_number(effect["infamy"])
        )
    if "buys" in effect:
        n = _number(effect["buys"])
        if "with" in effect:
            return say("thiefs_market-effect-buys_with", n=n, face=_die(effect["with"], say))
        return say("thiefs_market-effect-buys", n=n)
    if "discount" in effect:
        return say("thiefs_market-effect-discount", n=_number(effect["discount"]))
    if "on_buy" in effect:
        return say(
            "thiefs_market-effect-on_buy",
            face=_die(effect["on_buy"], say),
            n=_number(effect["infamy"]),
        )
    if "on_gain" in effect:
        return say("thiefs_market-effect-on_gain")
    if "on_stolen" in effect:
        return say("thiefs_market-effect-on_stolen", n=_number(effect["on_stolen"]))
    if "shelter" in effect:
        if options.get("lucky_no_reroll") == "one":
            return say("thiefs_market-effect-shelter_one")
        return say("thiefs_market-effect-shelter")
    if "reroll" in effect:
        return say("thiefs_market-effect-reroll")
    if "split_end" in effect:
        n = _number(effect["infamy"])
        if effect["split_end"] == "marker":
            return say("thiefs_market-effect-split_marker", n=n)
        return say("thiefs_market-effect-split_crowd", n=n, m=_number(effect["objects"]))
    if "convert" in effect:
        n = _number(effect["more"])
        if effect["convert"] == "bag":
            return say("thiefs_market-effect-convert_bag", n=n)
        return say("thiefs_market-effect-convert_mask", n=n)
    if "potion" in effect:
        return say("thiefs_market-effect-potion")
    if "copy" in effect:
        return say("thiefs_market-effect-copy")
    raise ValueError(f"no sentence for {effect}")


def _points(effect: JsonObject, say: Say) -> str:
    n = _number(effect["points"])
    if "several" in effect:
        return say(
            "thiefs_market-effect-points_several",
            n=n,
            m=_number(effect["several"]),
            icon=_icon(effect["icon"], say),
        )
    if "rivalled" in effect:
        return say(
            "thiefs_market-effect-points_rivalled",
            n=n,
            m=_number(effect["rivalled"]),
            icon=_icon(effect["icon"], say),
        )
    if "per_pair" in effect:
        return say("thiefs_market-effect-points_pair", n=n, icon=_icon(effect["per_pair"], say))
    if "per_other_card" in effect:
        return say("thiefs_market-effect-points_cards", n=n)
    if "per_infamy" in effect:
        return say("thiefs_market-effect-points_infamy", n=n, m=_number(effect["per_infamy"]))
    if "per_rival_icon" in effect:
        return say(
            "thiefs_market-effect-points_rivals", n=n, icon=_icon(effect["per_rival_icon"], say)
        )
    return say("thiefs_market-effect-points", n=n)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _die(face: object, say: Say) -> str:
    return say(f"thiefs_market-object-{face}")


def _dice(effect: JsonObject, say: Say) -> str:
    """The faces a die may be turned to, the last after "or"."""
    faces = effect["to"]
    assert isinstance(faces, list)
    told = _die(faces[0], say)
    for i, face in enumerate(faces[1:], 2):
        if i < len(faces):
            told = say("thiefs_market-or-more", row=told, name=_die(face, say))
        else:
            told = say("thiefs_market-or-last", row=told, name=_die(face, say))
    return told


def _icon(icon: object, say: Say) -> str:
    return say(f"thiefs_market-icon-{icon}")
