"""What a card says: sentences made from its effects, so that they cannot drift from the rules.

`say` puts a text into the reader's language: an id and the arguments of the text.  An argument
that is a list is put in a row as the language does it ("A, B and C").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from hideout.core.decks import Card
from hideout.core.game import JsonObject

Say: TypeAlias = Callable[..., str]

CARD: Final = "card"
"""An effect of a thief or of gear: it works for its owner."""
REWARD: Final = "reward"
"""An effect of a location for whoever wins it."""
MODIFIER: Final = "modifier"
"""An effect of a location that works for both sides during the whole game."""

PHASES: Final = (
    "setup",
    "rounds",
    "thief_round",
    "gear_round",
    "flip",
    "coins",
    "costs",
    "snitch",
    "lookout",
    "getaway",
    "hidden",
    "scoring",
    "winner",
)
"""The parts of the rules (`caper-phase-...`), in the order to learn them."""
SYMBOLS: Final = (
    "caper",
    "point",
    "coin",
    "loot",
    "set",
    "flip",
    "protect",
    "cost",
    "tax",
    "launder",
    "getaway",
    "turned",
    "full_equipped",
)
"""The signs on the cards (`caper-symbol-...`)."""

_COLOURS: Final = ("green", "violet", "yellow", "red", "light_blue", "pink", "dark_green")
_NO_OPTIONS: Final[Mapping[str, str]] = {}


def card_sentences(card: Card, say: Say, options: Mapping[str, str] | None = None) -> list[str]:
    """One sentence for each effect of a card, in printed order.

    With the options of a table, an effect that a house rule changes is told as that table
    plays it.
    """
    told: list[str] = []
    for name, effects in card.lists.items():
        place = name if name in (REWARD, MODIFIER) else CARD
        for effect in effects:
            told.append(effect_sentence(effect, say, place, options))
    return told


def effect_sentence(
    effect: JsonObject,
    say: Say,
    place: str = CARD,
    options: Mapping[str, str] | None = None,
) -> str:
    """The sentence of one effect, of a card or of a location's reward or modifier."""
    sentence = _sentence(effect, say, place, options or _NO_OPTIONS)
    if place == REWARD:
        return say("caper-effect-reward", sentence=sentence)
    if place == MODIFIER and "tax" not in effect and effect.get("of") != "both":
        return say("caper-effect-modifier", sentence=sentence)
    return sentence


def _sentence(effect: JsonObject, say: Say, place: str, options: Mapping[str, str]) -> str:
    chosen = options.get(str(effect.get("option")))
    if "caper" in effect or "point" in effect:
        n = _number(effect["caper"] if "caper" in effect else effect["point"])
        unit = chosen if chosen in ("caper", "point") else _unit(effect)
        each = _each(effect, say, chosen)
        if unit == "caper":
            if each:
                return say("caper-effect-caper_per", n=n, each=each)
            return say("caper-effect-caper", n=n)
        if each:
            return say("caper-effect-point_per", n=n, each=each)
        return say("caper-effect-point", n=n)
    if "coin" in effect:
        n = _number(effect["coin"])
        each = _each(effect, say, chosen)
        if each:
            return say("caper-effect-coin_per", n=n, each=each)
        return say("caper-effect-coin", n=n)
    if "loot" in effect:
        return say("caper-effect-loot", loot=str(effect["loot"]))
    if "flip" in effect:
        if effect["flip"] == "thief":
            return say("caper-effect-flip_thief")
        return say("caper-effect-flip_gear")
    if "protect" in effect:
        return _protection(str(effect["protect"]), str(effect["of"]), say)
    if "cost" in effect:
        return _cost(str(effect["cost"]), str(effect["of"]), _number(effect["change"]), say)
    if "tax" in effect:
        return _tax(str(effect["tax"]), "owner" if place == CARD else "all", say)
    if "launder" in effect:
        n = _number(effect["launder"])
        if options.get("laundromatic_empty_supply") == "no_coin":
            return say("caper-effect-launder_supply", n=n)
        return say("caper-effect-launder", n=n)
    if "getaway" in effect:
        return say("caper-effect-getaway")
    raise ValueError(f"no sentence for {effect}")


def _unit(effect: JsonObject) -> str:
    return "caper" if "caper" in effect else "point"


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _protection(what: str, of: str, say: Say) -> str:
    if what == "thief":
        return say("caper-effect-protect_thief", of=of)
    if what == "gear":
        return say("caper-effect-protect_gear", of=of)
    return say(
        "caper-effect-protect_colour",
        of=of,
        one=say(f"caper-colour-{what}.one"),
        many=say(f"caper-colour-{what}.many"),
    )


def _cost(what: str, of: str, change: int, say: Say) -> str:
    n = abs(change)
    more = "more" if change > 0 else "less"
    if what == "gear":
        return say("caper-effect-cost_gear", of=of, n=n, change=more)
    return say(
        "caper-effect-cost_colour",
        of=of,
        n=n,
        change=more,
        one=say(f"caper-colour-{what}.one"),
        many=say(f"caper-colour-{what}.many"),
    )


def _tax(what: str, who: str, say: Say) -> str:
    if what == "thief":
        return say("caper-effect-tax_thief", who=who)
    if what == "gear":
        return say("caper-effect-tax_gear", who=who)
    return say("caper-effect-tax_colour", who=who, one=say(f"caper-colour-{what}.one"))


def _each(effect: JsonObject, say: Say, chosen: str | None) -> str:
    """What an effect counts, or nothing if it does not count."""
    per = effect.get("per")
    if not isinstance(per, (list, tuple)):
        return ""
    of = str(effect.get("of", "mine"))
    if len(per) > 1:
        return say("caper-each-set", of=of, parts=_parts([str(token) for token in per], say))
    token = str(per[0])
    if token == "loot":
        if chosen == "this_location":
            return say("caper-each-loot_here")
        return say("caper-each-loot")
    if token == "laundered":
        return say("caper-each-laundered")
    if token == "thief":
        return say("caper-each-thief", of=of)
    if token in ("gear", "any"):
        return say("caper-each-gear", of=of)
    return say(
        "caper-each-colour",
        of=of,
        one=say(f"caper-colour-{token}.one"),
        many=say(f"caper-colour-{token}.many"),
    )


def _parts(tokens: Sequence[str], say: Say) -> list[str]:
    """The members of a set: thieves, then colours, then gear of any colour."""
    parts: list[str] = []
    n_thieves = tokens.count("thief")
    if n_thieves:
        parts.append(say("caper-part-thief", n=n_thieves))
    colours = [token for token in dict.fromkeys(tokens) if token in _COLOURS]
    for i, colour in enumerate(colours):
        parts.append(
            say(
                "caper-part-colour",
                n=tokens.count(colour),
                place=_place(i, len(colours)),
                one=say(f"caper-colour-{colour}.one"),
                many=say(f"caper-colour-{colour}.many"),
            )
        )
    n_any = tokens.count("any") + tokens.count("gear")
    if n_any:
        parts.append(say("caper-part-gear", n=n_any))
    return parts


def _place(i: int, n: int) -> str:
    if n == 1:
        return "only"
    if i == 0:
        return "first"
    return "last" if i == n - 1 else "middle"
