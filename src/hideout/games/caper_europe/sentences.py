"""What a card says: sentences made from its effects, so that they cannot drift from the rules.

`say` puts a text into the reader's language: an id and the arguments of the text.  An argument
that is a list is put in a row as the language does it ("A, B and C").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from hideout.core.decks import Card
from hideout.core.game import JsonObject
from hideout.games.caper_europe.vocabulary import COLOURS

Say: TypeAlias = Callable[..., str]

CARD: Final = "effect"
"""An effect of a thief or of gear: it works for its owner."""
END: Final = "end"
"""An effect of a location for whoever wins it."""
ONGOING: Final = "ongoing"
"""An effect of a location for both players during the whole game."""

PHASES: Final = (
    "setup",
    "rounds",
    "thief_round",
    "gear_round",
    "tracker",
    "combos",
    "coins",
    "loot",
    "burning",
    "laundering",
    "hidden",
    "scoring",
    "winner",
)
"""The parts of the rules (`caper_europe-phase-...`), in the order to learn them."""
SYMBOLS: Final = (
    "caper",
    "coin",
    "take",
    "burn",
    "launder",
    "combo",
    "protect",
    "score",
    "set",
    "eye",
    "won",
    "both",
    "discard",
    "star",
)
"""The signs on the cards (`caper_europe-symbol-...`)."""

_NO_OPTIONS: Final[Mapping[str, str]] = {}


def card_sentences(card: Card, say: Say, options: Mapping[str, str] | None = None) -> list[str]:
    """One sentence for each effect of a card, in printed order.

    With the options of a table, an effect that a house rule changes is told as that table
    plays it.
    """
    return [
        effect_sentence(effect, say, place, options)
        for place, effects in card.lists.items()
        for effect in effects
    ]


def effect_sentence(
    effect: JsonObject,
    say: Say,
    place: str = CARD,
    options: Mapping[str, str] | None = None,
) -> str:
    """The sentence of one effect, of a card or of a location."""
    if "score" in effect:
        return _score(effect, say, place)
    if "protect" in effect:
        return _protection(str(effect["protect"]), "both" if place == ONGOING else "mine", say)
    if "per" in effect:
        if place == ONGOING:
            return _ongoing_combo(effect, say)
        return _combo(effect, say, options or _NO_OPTIONS)
    if "caper" in effect:
        return say("caper_europe-effect-caper", n=_number(effect["caper"]))
    if "coin" in effect:
        return say("caper_europe-effect-coin", n=_number(effect["coin"]))
    if "take" in effect:
        return say("caper_europe-effect-take", loot=str(effect["take"]))
    if "burn" in effect:
        return say("caper_europe-effect-burn", n=_number(effect["burn"]))
    return say("caper_europe-effect-launder", n=_number(effect["launder"]))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _score(effect: JsonObject, say: Say, place: str) -> str:
    n = _number(effect["score"])
    if "per" in effect:
        sentence = say("caper_europe-effect-score_per", n=n, each=_each(effect, say))
    else:
        sentence = say("caper_europe-effect-score", n=n)
    if "if_top" in effect:
        colour = str(effect["if_top"])
        return say(
            "caper_europe-effect-if_top",
            place=place,
            sentence=sentence,
            one=say(f"caper_europe-colour-{colour}.one"),
        )
    if place == END:
        return say("caper_europe-effect-end", sentence=sentence)
    return say("caper_europe-effect-if_won", sentence=sentence) if "if_won" in effect else sentence


def _ongoing_combo(effect: JsonObject, say: Say) -> str:
    each = _each(effect, say)
    if "caper" in effect:
        return say("caper_europe-effect-ongoing_caper", each=each)
    return say("caper_europe-effect-ongoing_coin", each=each)


def _combo(effect: JsonObject, say: Say, options: Mapping[str, str]) -> str:
    """What fires, for what, and when it fires again."""
    each = _each(effect, say)
    if "caper" in effect:
        sentence = say("caper_europe-effect-caper_per", each=each)
    else:
        sentence = say("caper_europe-effect-coin_per", each=each)
    when = "here"
    if effect.get("of") == "discard":
        when = options.get("discard_combo", "on_play")
    elif effect.get("per") == ["laundered"]:
        when = options.get("laundered_combo", "same_location")
    return say("caper_europe-effect-combo", sentence=sentence, when=when)


def _protection(what: str, of: str, say: Say) -> str:
    if what == "any":
        return say("caper_europe-effect-protect_any", of=of)
    return say(
        "caper_europe-effect-protect_colour",
        of=of,
        one=say(f"caper_europe-colour-{what}.one"),
        many=say(f"caper_europe-colour-{what}.many"),
    )


def _each(effect: JsonObject, say: Say) -> str:
    """What an effect counts."""
    per = effect["per"]
    assert isinstance(per, list | tuple)
    of = str(effect.get("of", "mine"))
    if len(per) > 1:
        return say("caper_europe-each-set", parts=_parts([str(token) for token in per], say))
    token = str(per[0])
    if token == "loot":
        return say("caper_europe-each-loot", loot=str(effect.get("loot", "any")))
    if token == "laundered":
        return say("caper_europe-each-laundered")
    if token == "thief":
        return say("caper_europe-each-thief", of=of)
    if token == "any":
        return say("caper_europe-each-gear", of=of)
    return say(
        "caper_europe-each-colour",
        of=of,
        one=say(f"caper_europe-colour-{token}.one"),
        many=say(f"caper_europe-colour-{token}.many"),
    )


def _parts(tokens: Sequence[str], say: Say) -> list[str]:
    """The members of a set: thieves, then colours, then gear of any colour."""
    parts: list[str] = []
    n_thieves = tokens.count("thief")
    if n_thieves:
        parts.append(say("caper_europe-part-thief", n=n_thieves))
    colours = [token for token in dict.fromkeys(tokens) if token in COLOURS]
    for i, colour in enumerate(colours):
        parts.append(
            say(
                "caper_europe-part-colour",
                n=tokens.count(colour),
                place=_place(i, len(colours)),
                one=say(f"caper_europe-colour-{colour}.one"),
                many=say(f"caper_europe-colour-{colour}.many"),
            )
        )
    n_any = tokens.count("any")
    if n_any:
        parts.append(say("caper_europe-part-gear", n=n_any))
    return parts


def _place(i: int, n: int) -> str:
    if n == 1:
        return "only"
    if i == 0:
        return "first"
    return "last" if i == n - 1 else "middle"
