"""What a card says: sentences made from its effects, so that they cannot drift from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from hideout.core.decks import Card
from hideout.core.game import JsonObject
from hideout.games.sneaks_and_snitches.cards import COLOURS

Say: TypeAlias = Callable[..., str]

PHASES: Final = (
    "setup",
    "plan",
    "reveal",
    "resolve",
    "loot",
    "choose",
    "swap",
    "stash",
    "refill",
    "hidden",
    "scoring",
    "two_players",
    "winner",
)
"""The parts of the rules (`sneaks_and_snitches-phase-...`), in the order to learn them."""
SYMBOLS: Final = (
    "blue",
    "green",
    "red",
    "yellow",
    "standard",
    "collection",
    "carte_blanche",
    "free_theft",
    "intrigue",
    "special",
    "documents",
    "boss",
)
"""The signs on the cards (`sneaks_and_snitches-symbol-...`)."""


def card_sentences(card: Card, say: Say, options: Mapping[str, str]) -> list[str]:
    """One sentence for each thing a card does; gains are told together."""
    if card.kind == "stash":
        return [say("sneaks_and_snitches-effect-item", item=_item(str(card.fields["colour"]), say))]
    if card.kind == "vp_card":
        return [_row(card, colour, say) for colour in COLOURS]
    effects = card.lists["effect"]
    first = effects[0]
    if "gain" in first:
        gains = [_gain(effect, say) for effect in effects]
        return [say("sneaks_and_snitches-effect-gain", gains=gains)]
    if "choose" in first:
        return [say("sneaks_and_snitches-effect-choose", n=_number(first["choose"]))]
    if "stash" in first:
        return [say("sneaks_and_snitches-effect-stash", n=_number(first["stash"]))]
    if "swap" in first:
        return [say("sneaks_and_snitches-effect-swap", n=_number(first["swap"]))]
    if "halve" in first:
        item = _item(str(first["halve"]), say)
        rounding = "up" if options.get("documents_rounding") == "return_up" else "down"
        return [say("sneaks_and_snitches-effect-halve", item=item, rounding=rounding)]
    return [say("sneaks_and_snitches-effect-vp", n=_number(first["vp"]))]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _item(colour: str, say: Say) -> str:
    return say(f"sneaks_and_snitches-colour-{colour}")


def _gain(effect: JsonObject, say: Say) -> str:
    item = _item(str(effect["colour"]), say)
    return say("sneaks_and_snitches-effect-items", n=_number(effect["gain"]), item=item)


def _row(card: Card, colour: str, say: Say) -> str:
    places = card.fields[colour]
    assert isinstance(places, list)
    return say(
        "sneaks_and_snitches-effect-row",
        item=_item(colour, say),
        points=" – ".join([str(points) for points in places]),
    )
