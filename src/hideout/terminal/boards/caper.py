"""The table of Caper in plain lines."""

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

SIDES = ("cream", "green")
WIDE = 100
"""From this width on the three locations stand side by side."""
_ROUNDS = 6
_CATEGORIES = ("locations", "thieves", "gear", "loot", "discards")


# -- the table -----------------------------------------------------------------------------------


def draw(view: JsonObject, words: Texts, width: int) -> list[str]:
    """Round, sides and locations; the seat's own side comes first."""
    sides = _sides(view)
    lines = [strong(line) for line in wrapped(_headline(view, words), width)]
    for side in sides:
        lines += wrapped(_purse(view, side, words), width, "  ", "    ")
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
    role = object_at(view, "sight")["role"]
    hands = object_at(object_at(view, "play"), "hands")
    return [card for card in texts_at(hands, role) if card != "?"] if isinstance(role, str) else []


def open_cards(view: JsonObject) -> list[str]:
    """The three locations."""
    return [text_at(location, "id") for location in objects_at(view, "locations")]


def facts(card: Card, words: Texts) -> str:
    """Thief and income, colour and cost of gear, base points of a location."""
    if card.kind == "thief":
        return words.say("terminal-caper-thief", income=int_at(card.fields, "income"))
    if card.kind == "gear":
        colour = words.say(f"caper-colour-{card.fields['colour']}")
        return words.say("terminal-caper-gear", colour=colour, cost=int_at(card.fields, "cost"))
    return words.say("terminal-caper-location", base=int_at(card.fields, "base"))


def _sides(view: JsonObject) -> tuple[str, str]:
    return ("green", "cream") if own_side(view) == "green" else SIDES


def own_side(view: JsonObject) -> str:
    """The side the seat plays for; empty for the Snitch and for spectators."""
    role = str(object_at(view, "sight")["role"])
    return next((side for side in SIDES if role.startswith(side)), "")


def _headline(view: JsonObject, words: Texts) -> str:
    play = object_at(view, "play")
    city = words.say(f"caper-variant-{view['city']}")
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


def _who(view: JsonObject, side: str, words: Texts) -> str:
    """A side and who plays it; with "you" if it is the seat's own."""
    names = object_at(object_at(view, "sight"), "names")
    people = [text_at(names, role) for role in names if role.startswith(side)]
    return words.say(
        "terminal-caper-side",
        side=words.say(f"caper-side-{side}"),
        names=words.listed(people),
        own="yes" if own_side(view) == side else "no",
    )


def _purse(view: JsonObject, side: str, words: Texts) -> str:
    play = object_at(view, "play")
    hands = object_at(play, "hands")
    pile = object_at(object_at(play, "discards"), side)
    parts = [words.say("terminal-caper-coins", n=int_at(object_at(view, "coins"), side))]
    if "laundered" in view:
        laundered = int_at(object_at(view, "laundered"), side)
        parts.append(words.say("terminal-caper-laundered", n=laundered))
    parts.append(words.say("terminal-caper-points", n=_total(view, side)))
    n_held = sum(len(texts_at(hands, role)) for role in hands if role.startswith(side))
    parts.append(words.say("terminal-caper-hand", n=n_held))
    thieves, gear = len(texts_at(pile, "thieves")), len(texts_at(pile, "gear"))
    if thieves or gear:
        parts.append(words.say("terminal-caper-discards", thieves=thieves, gear=gear))
    return f"{_who(view, side, words)}: {', '.join(parts)}"


def _score(view: JsonObject) -> JsonObject:
    return object_at(object_at(view, "sight"), "score")


def _total(view: JsonObject, side: str) -> int:
    return int_at(object_at(object_at(_score(view), "scores"), side), "total")


def _location(
    view: JsonObject, place: int, sides: tuple[str, str], words: Texts, width: int, is_wide: bool
) -> list[list[str]]:
    """The head of a location, then the crew of each side."""
    location = objects_at(view, "locations")[place]
    id = text_at(location, "id")
    sentences = object_at(object_at(view, "sight"), "sentences")
    base = int_at(_printed(view, id), "base")
    head = [strong(f"{place + 1}  {words.say(f'caper-card-{id}')}")]
    text = " ".join([words.say("terminal-caper-reward", n=base), *texts_at(sentences, id)])
    head += [faint(line) for line in wrapped(text, width, "   ")]
    return [head, *(_crew(view, place, side, words, width, is_wide) for side in sides)]


def _crew(
    view: JsonObject, place: int, side: str, words: Texts, width: int, is_wide: bool
) -> list[str]:
    scored = objects_at(_score(view), "locations")[place]
    stacks = objects_at(objects_at(view, "locations")[place], side)
    lead = words.say(
        "terminal-caper-crew",
        side=words.say(f"caper-side-{side}"),
        n=int_at(object_at(scored, "capers"), side),
        own="yes" if own_side(view) == side else "no",
        state=_state(scored, side, bool(stacks)),
    )
    lines = [f"   {lead}"]
    for n, stack in enumerate(stacks, 1):
        thief = _card(view, text_at(stack, "thief"), words)
        gear = texts_at(stack, "gear")
        mark = f"   {place + 1}.{n} "
        if is_wide:
            lines += wrapped(thief, width, mark)
            for card in gear:
                [first, *rest] = wrapped(_card(view, card, words), width, "     + ")
                lines += [_tinted(view, card, first), *rest]
        else:
            row = ", ".join(_card(view, card, words) for card in gear)
            lines += wrapped(f"{thief}: {row}" if row else thief, width, mark)
    return lines


def _state(scored: JsonObject, side: str, has_crew: bool) -> str:
    if not has_crew:
        return "absent"
    return "ahead" if scored["winner"] == side else "level_or_behind"


def _printed(view: JsonObject, card: str) -> JsonObject:
    return object_at(object_at(object_at(view, "sight"), "cards"), card)


def _card(view: JsonObject, card: str, words: Texts) -> str:
    """A card on the table: its name, with its colour or the note that it is turned."""
    if card.startswith("~"):
        return words.say("core-turned", name=words.say(f"caper-card-{card[1:]}"))
    name = words.say(f"caper-card-{card}")
    colour = _printed(view, card).get("colour")
    return f"{name} ({words.say(f'caper-colour-{colour}')})" if isinstance(colour, str) else name


def _tinted(view: JsonObject, card: str, line: str) -> str:
    colour = None if card.startswith("~") else _printed(view, card).get("colour")
    return tinted(colour, line) if isinstance(colour, str) else line


# -- answers -------------------------------------------------------------------------------------


def answer_details(view: JsonObject, answer: JsonObject) -> JsonObject:
    """Names instead of numbers: the location, and the thief a card goes on or is aimed at."""
    details = {key: value for key, value in answer.items() if key != "do"}
    play = object_at(view, "play")
    locations = objects_at(view, "locations")
    if answer["do"] == "give":
        both = own_cards(view)
        both.remove(text_at(answer, "card"))
        details["other"] = both[0]
    elif answer["do"] == "flip":
        flip = object_at(play, "flip")
        details["location"] = text_at(flip, "location")
        rival = SIDES[1 - SIDES.index(text_at(play, "side"))]
        stack = objects_at(
            next(place for place in locations if place["id"] == flip["location"]), rival
        )[int_at(answer, "stack") - 1]
        thief, gear = text_at(stack, "thief"), texts_at(stack, "gear")
        details["thief"] = thief
        details["card"] = gear[-1] if play["ask"] == "flip_gear" else thief
    elif "location" in answer:
        location = locations[int_at(answer, "location") - 1]
        details["location"] = text_at(location, "id")
        if "stack" in answer:
            stacks = objects_at(location, text_at(play, "side"))
            details["thief"] = text_at(stacks[int_at(answer, "stack") - 1], "thief")
    return details


# -- the score sheet -----------------------------------------------------------------------------


def sheet(sheet: ScoreSheet, words: Texts, width: int) -> list[str]:
    """Points by category, who is ahead where, then every point and Caper with its reason."""
    scores = object_at(sheet.result, "scores")
    lines = _summary(scores, words)
    lines.append("")
    for location in objects_at(sheet.result, "locations"):
        lines += wrapped(_location_result(location, words), width, "", "  ")
    for holder in (*SIDES, "snitch"):
        if holder in scores:
            lines += ["", *_reasons(sheet, holder, words, width)]
    return lines


def verdict(sheet: ScoreSheet, words: Texts) -> str:
    """How the first place was decided."""
    return words.say(f"caper-decided-{sheet.result['decided_by']}")


def _reasons(sheet: ScoreSheet, holder: str, words: Texts, width: int) -> list[str]:
    title = words.say(f"caper-{'seat' if holder == 'snitch' else 'side'}-{holder}")
    total = int_at(object_at(object_at(sheet.result, "scores"), holder), "total")
    lines = [strong(words.say("terminal-caper-holder", holder=title, n=total))]
    for category in (*_CATEGORIES, "total", "capers"):
        found = [
            line for line in sheet.lines if line.holder == holder and line.category == category
        ]
        if found:
            lines.append(f"  {words.say(f'caper-category-{category}')}")
        for line in found:
            lines += wrapped(tell(words, line.text, line.details), width, "    ", "      ")
    return lines


def _summary(scores: JsonObject, words: Texts) -> list[str]:
    totals = {side: object_at(scores, side) for side in SIDES}
    rows = [["", *(strong(words.say(f"caper-side-{side}")) for side in SIDES)]]
    for category in _CATEGORIES:
        numbers = [int_at(totals[side], category) for side in SIDES]
        if category != "discards" or any(numbers):
            rows.append([words.say(f"caper-category-{category}"), *map(str, numbers)])
    rows.append(
        [
            strong(words.say("caper-category-total")),
            *(strong(str(int_at(totals[side], "total"))) for side in SIDES),
        ]
    )
    return [f"  {line}" for line in rows_of(rows)]


def _location_result(location: JsonObject, words: Texts) -> str:
    capers = object_at(location, "capers")
    winner = location["winner"]
    return words.say(
        "terminal-caper-result",
        location=words.say(f"caper-card-{location['id']}"),
        cream=int_at(capers, "cream"),
        green=int_at(capers, "green"),
        winner=winner if isinstance(winner, str) else "nobody",
        side=words.say(f"caper-side-{winner}") if isinstance(winner, str) else "",
        points=int_at(location, "reward_points"),
    )
