"""The table of Caper: Europe in plain lines."""

from __future__ import annotations

from itertools import zip_longest

from hideout.core.decks import Card
from hideout.core.game import JsonObject, ScoreSheet
from hideout.core.text import Texts, tell
from hideout.terminal.jsons import int_at, object_at, objects_at, text_at, texts_at
from hideout.terminal.markup import (
    column_width,
    faint,
    rows_of,
    side_by_side,
    strong,
    tinted,
    wrapped,
)

SIDES = ("a", "b")
WIDE = 100
"""From this width on the three locations stand side by side."""
_ROUNDS = 6
_LOOT = ("diamond", "painting", "antique")
_CATEGORIES = ("locations", "crews", "loot")


# -- the table -----------------------------------------------------------------------------------


def draw(view: JsonObject, words: Texts, width: int) -> list[str]:
    """Round, players and locations; the seat's own side comes first."""
    sides = (1, 0) if own_side(view) == 1 else (0, 1)
    lines = [strong(line) for line in wrapped(_headline(view, words), width)]
    for side in sides:
        lines += wrapped(_purse(view, side, words), width, "  ", "    ")
    rival_hand = _rival_hand(view, words)
    if rival_hand:
        lines += wrapped(rival_hand, width, "  ", "    ")
    places = range(len(objects_at(view, "locations")))
    if width < WIDE:
        for place in places:
            lines.append("")
            for section in _location(view, place, sides, words, width, is_wide=False):
                lines += section
        return lines
    room = column_width(width, len(places))
    columns = [_location(view, place, sides, words, room, is_wide=True) for place in places]
    for sections in zip_longest(*columns, fillvalue=[""]):
        lines += ["", *side_by_side(sections, width)]
    return lines


def own_cards(view: JsonObject) -> list[str]:
    """The cards the seat holds."""
    side = own_side(view)
    return _hand(view, side) if side is not None else []


def open_cards(view: JsonObject) -> list[str]:
    """The three locations."""
    return [text_at(location, "card") for location in objects_at(view, "locations")]


def facts(card: Card, words: Texts) -> str:
    """Thief and income, colour and cost of gear, printed points of a location."""
    if card.kind == "thief":
        return words.say("terminal-caper-thief", income=int_at(card.fields, "income"))
    if card.kind == "gear":
        colour = words.say(f"caper_europe-colour-{card.fields['colour']}")
        return words.say("terminal-caper-gear", colour=colour, cost=int_at(card.fields, "cost"))
    return words.say("terminal-caper-location", base=int_at(card.fields, "base"))


def own_side(view: JsonObject) -> int | None:
    """The side the seat plays; None for spectators."""
    role = object_at(view, "sight")["role"]
    return SIDES.index(role) if isinstance(role, str) else None


def _hand(view: JsonObject, side: int) -> list[str]:
    """The cards of a hand that the seat knows."""
    hands = object_at(object_at(view, "play"), "hands")
    return [card for card in texts_at(hands, SIDES[side]) if card != "?"]


def _headline(view: JsonObject, words: Texts) -> str:
    play = object_at(view, "play")
    city = words.say(f"caper_europe-variant-{view['city']}")
    supply = int_at(view, "supply")
    if play["ask"] == "over":
        return words.say("terminal-caper-headline-over", city=city, supply=supply)
    number = int_at(play, "round")
    return words.say(
        "terminal-caper-headline",
        city=city,
        round=number,
        rounds=_ROUNDS,
        kind="thief" if number % 2 else "gear",
        turn=int_at(play, "turn"),
        supply=supply,
    )


def _side(side: int, words: Texts) -> str:
    return words.say(f"caper_europe-side-{SIDES[side]}")


def _own(view: JsonObject, side: int) -> str:
    return "yes" if own_side(view) == side else "no"


def _purse(view: JsonObject, side: int, words: Texts) -> str:
    player = objects_at(view, "players")[side]
    hideout = object_at(player, "hideout")
    names = object_at(object_at(view, "sight"), "names")
    who = words.say(
        "terminal-caper-side",
        side=_side(side, words),
        names=text_at(names, SIDES[side]),
        own=_own(view, side),
    )
    parts = [words.say("terminal-caper-coins", n=int_at(player, "coins"))]
    if "coins" in hideout:
        parts.append(words.say("terminal-caper-laundered", n=int_at(hideout, "coins")))
    parts.append(words.say("terminal-caper-points", n=_total(view, side)))
    hand = texts_at(object_at(object_at(view, "play"), "hands"), SIDES[side])
    parts.append(words.say("terminal-caper-hand", n=len(hand)))
    discard = texts_at(player, "discard")
    if discard:
        thieves = sum("income" in _printed(view, card) for card in discard)
        gear = len(discard) - thieves
        parts.append(words.say("terminal-caper-discards", thieves=thieves, gear=gear))
    tokens = _tokens(hideout, words)
    if tokens:
        parts.append(words.say("terminal-caper_europe-hideout", loot=words.listed(tokens)))
    return f"{who}: {', '.join(parts)}"


def _tokens(loot: JsonObject, words: Texts) -> list[str]:
    """The names of tokens, as many times as there are of them."""
    return [
        words.say(f"caper_europe-loot-{kind}") for kind in _LOOT for _ in range(int_at(loot, kind))
    ]


def _rival_hand(view: JsonObject, words: Texts) -> str:
    """What the rival holds, if the seat knows it and the table wants it shown (CEU-41)."""
    side = own_side(view)
    if side is None or object_at(view, "options")["memory_aid"] != "on":
        return ""
    cards = _hand(view, 1 - side)
    if not cards:
        return ""
    names = [words.say(f"caper_europe-card-{card}") for card in cards]
    return words.say(
        "terminal-caper_europe-rival_hand", side=_side(1 - side, words), held=words.listed(names)
    )


def _score(view: JsonObject, side: int) -> JsonObject:
    return objects_at(object_at(object_at(view, "sight"), "score"), "players")[side]


def _total(view: JsonObject, side: int) -> int:
    return int_at(_score(view, side), "total")


def _location(
    view: JsonObject, place: int, sides: tuple[int, int], words: Texts, width: int, is_wide: bool
) -> list[list[str]]:
    """The head of a location, its tracker and loot, then the crew of each side."""
    location = objects_at(view, "locations")[place]
    id = text_at(location, "card")
    sentences = object_at(object_at(view, "sight"), "sentences")
    base = int_at(_printed(view, id), "base")
    head = [strong(f"{place + 1}  {words.say(f'caper_europe-card-{id}')}")]
    text = " ".join([words.say("terminal-caper-reward", n=base), *texts_at(sentences, id)])
    head += [faint(line) for line in wrapped(text, width, "   ")]
    state = wrapped(_tracker(view, place, words), width, "   ")
    tokens = _tokens(object_at(location, "loot"), words)
    state += wrapped(
        words.say("terminal-caper_europe-loot", loot=words.listed(tokens)), width, "   "
    )
    return [head, state, *(_crew(view, place, side, words, width, is_wide) for side in sides)]


def _tracker(view: JsonObject, place: int, words: Texts) -> str:
    tracker = int_at(objects_at(view, "locations")[place], "tracker")
    side = 0 if tracker > 0 else 1
    scored = objects_at(_score(view, side), "locations")[place]
    return words.say(
        "caper_europe-tracker",
        n=abs(tracker),
        side=_side(side, words),
        own=_own(view, side),
        stars=int_at(object_at(scored, "location"), "bonus"),
    )


def _crew(
    view: JsonObject, place: int, side: int, words: Texts, width: int, is_wide: bool
) -> list[str]:
    crews = objects_at(view, "locations")[place]["crews"]
    assert isinstance(crews, list)
    stacks: list[JsonObject] = crews[side]
    scored = objects_at(_score(view, side), "locations")[place]
    lead = words.say(
        "terminal-caper_europe-crew",
        side=_side(side, words),
        own=_own(view, side),
        state="present" if stacks else "absent",
        n=int_at(object_at(scored, "crew"), "total"),
    )
    lines = [f"   {lead}"]
    for n, stack in enumerate(stacks, 1):
        thief = words.say(f"caper_europe-card-{stack['thief']}")
        gear = texts_at(stack, "gear") if "gear" in stack else []
        mark = f"   {place + 1}.{n} "
        if is_wide:
            lines += wrapped(thief, width, mark)
            for card in gear:
                [first, *rest] = wrapped(_card(view, card, words), width, "     + ")
                lines += [tinted(_colour(view, card), first), *rest]
        else:
            row = ", ".join(_card(view, card, words) for card in gear)
            lines += wrapped(f"{thief}: {row}" if row else thief, width, mark)
    return lines


def _printed(view: JsonObject, card: str) -> JsonObject:
    return object_at(object_at(object_at(view, "sight"), "cards"), card)


def _colour(view: JsonObject, card: str) -> str:
    return text_at(_printed(view, card), "colour")


def _card(view: JsonObject, card: str, words: Texts) -> str:
    """Gear on the table: its name and its colour."""
    colour = words.say(f"caper_europe-colour-{_colour(view, card)}")
    return f"{words.say(f'caper_europe-card-{card}')} ({colour})"


# -- answers -------------------------------------------------------------------------------------


def answer_details(view: JsonObject, answer: JsonObject) -> JsonObject:
    """Names instead of numbers: the location, and the thief a card goes on or is aimed at."""
    details = {key: value for key, value in answer.items() if key != "do"}
    play = object_at(view, "play")
    locations = objects_at(view, "locations")
    side = SIDES.index(text_at(play, "side"))
    if answer["do"] == "choose_burn":
        here = text_at(object_at(play, "now"), "location")
        details["location"] = here
        location = next(place for place in locations if place["card"] == here)
        stack = _stack(location, 1 - side, int_at(answer, "stack"))
        details["thief"] = text_at(stack, "thief")
        details["card"] = texts_at(stack, "gear")[-1]
    elif "location" in answer:
        location = locations[int_at(answer, "location") - 1]
        details["location"] = text_at(location, "card")
        if "stack" in answer:
            stack = _stack(location, side, int_at(answer, "stack"))
            details["thief"] = text_at(stack, "thief")
    return details


def _stack(location: JsonObject, side: int, number: int) -> JsonObject:
    crews = location["crews"]
    assert isinstance(crews, list)
    stack = crews[side][number - 1]
    assert isinstance(stack, dict)
    return stack


# -- the score sheet -----------------------------------------------------------------------------


def sheet(sheet: ScoreSheet, words: Texts, width: int) -> list[str]:
    """Points by category, who is ahead where, then every point with its reason."""
    players = objects_at(sheet.result, "players")
    lines = _summary(players, words)
    lines.append("")
    for place in range(3):
        lines += wrapped(_location_result(players, place, words), width, "", "  ")
    for side in (0, 1):
        lines += ["", *_reasons(sheet, side, words, width)]
    return lines


def verdict(sheet: ScoreSheet, words: Texts) -> str:
    """How the first place was decided."""
    return words.say(f"caper_europe-decided-{sheet.result['decided_by']}")


def _reasons(sheet: ScoreSheet, side: int, words: Texts, width: int) -> list[str]:
    total = int_at(objects_at(sheet.result, "players")[side], "total")
    lines = [strong(words.say("terminal-caper-holder", holder=_side(side, words), n=total))]
    for category in _CATEGORIES:
        found = [
            line for line in sheet.lines if line.holder == SIDES[side] and line.category == category
        ]
        if found:
            lines.append(f"  {words.say(f'caper_europe-category-{category}')}")
        for line in found:
            lines += wrapped(tell(words, line.text, line.details), width, "    ", "      ")
    return lines


def _summary(players: list[JsonObject], words: Texts) -> list[str]:
    rows = [["", *(strong(_side(side, words)) for side in (0, 1))]]
    for category in _CATEGORIES:
        numbers = [int_at(object_at(player, "totals"), category) for player in players]
        rows.append([words.say(f"caper_europe-category-{category}"), *map(str, numbers)])
    totals = [strong(str(int_at(player, "total"))) for player in players]
    rows.append([strong(words.say("caper_europe-category-total")), *totals])
    return [f"  {line}" for line in rows_of(rows)]


def _location_result(players: list[JsonObject], place: int, words: Texts) -> str:
    found = [objects_at(player, "locations")[place] for player in players]
    winner = next((side for side in (0, 1) if found[side]["won"]), None)
    return words.say(
        "terminal-caper_europe-result",
        location=words.say(f"caper_europe-card-{found[0]['card']}"),
        winner="nobody" if winner is None else SIDES[winner],
        side="" if winner is None else _side(winner, words),
        points=0 if winner is None else int_at(object_at(found[winner], "location"), "total"),
    )
