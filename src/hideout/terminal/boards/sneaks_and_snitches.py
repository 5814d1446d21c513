"""The table of Sneaks & Snitches in plain lines."""

from __future__ import annotations

from hideout.core.decks import Card
from hideout.core.game import JsonObject, ScoreSheet
from hideout.core.text import Texts, tell
from hideout.terminal.jsons import int_at, object_at, objects_at, text_at, texts_at
from hideout.terminal.markup import faint, rows_of, strong, wrapped

COLOURS = ("blue", "green", "red", "yellow")


# -- the table -----------------------------------------------------------------------------------


def draw(view: JsonObject, words: Texts, width: int) -> list[str]:
    """Round and decks, the players with their items, the bank, and the loot on the table."""
    lines = [strong(line) for line in wrapped(_headline(view, words), width)]
    for seat, player in enumerate(objects_at(view, "players")):
        lines += wrapped(_player(view, seat, player, words), width, "  ", "    ")
    bank = _items(object_at(object_at(view, "play"), "bank"), words)
    lines += wrapped(
        words.say("terminal-sneaks_and_snitches-bank", items=bank), width, "  ", "    "
    )
    lines.append("")
    for letter, card in object_at(object_at(view, "play"), "table").items():
        lines += _place(view, letter, card, words, width)
    return lines


def own_cards(view: JsonObject) -> list[str]:
    """The stash cards of the seat."""
    role = object_at(view, "sight")["role"]
    for player in objects_at(view, "players"):
        if player["name"] == role:
            stash = object_at(player, "stash")
            return [f"stash_{colour}" for colour in COLOURS for _ in range(int_at(stash, colour))]
    return []


def open_cards(view: JsonObject) -> list[str]:
    """The loot on the table."""
    table = object_at(object_at(view, "play"), "table")
    return [card for card in table.values() if isinstance(card, str)]


def facts(card: Card, words: Texts) -> str:
    """The kind of the card, and the back of loot."""
    kind = words.say(f"sneaks_and_snitches-kind-{card.kind}")
    if "back" in card.fields:
        back = text_at(card.fields, "back")
        return words.say("terminal-sneaks_and_snitches-loot", kind=kind, back=back)
    return kind


def _headline(view: JsonObject, words: Texts) -> str:
    play = object_at(view, "play")
    back = view["loot_back"]
    return words.say(
        "terminal-sneaks_and_snitches-headline",
        round=int_at(play, "round"),
        state="over" if play["ask"] == "over" else "open",
        loot=len(texts_at(play, "loot_deck")),
        back=back if isinstance(back, str) else "-",
        stash=len(texts_at(play, "stash_deck")),
    )


def _items(counts: JsonObject, words: Texts) -> str:
    return ", ".join(
        f"{int_at(counts, colour)} {words.say(f'sneaks_and_snitches-colour-{colour}')}"
        for colour in COLOURS
    )


def _player(view: JsonObject, seat: int, player: JsonObject, words: Texts) -> str:
    role = text_at(player, "name")
    sight = object_at(view, "sight")
    play = object_at(view, "play")
    parts = [_items(object_at(player, "items"), words)]
    stash = object_at(player, "stash")
    n_stash = sum(int_at(stash, key) for key in stash)
    if n_stash:
        known = [
            words.say(f"sneaks_and_snitches-colour-{colour}")
            for colour in COLOURS
            for _ in range(int_at(stash, colour))
        ]
        if known:
            parts.append(
                words.say("terminal-sneaks_and_snitches-stash_known", n=n_stash, items=known)
            )
        else:
            parts.append(words.say("terminal-sneaks_and_snitches-stash", n=n_stash))
    cards = texts_at(player, "special_items")
    if cards:
        names = [words.say(f"sneaks_and_snitches-card-{card}") for card in cards]
        parts.append(words.listed(names))
    points = int_at(objects_at(object_at(sight, "score"), "players")[seat], "total")
    parts.append(words.say("terminal-sneaks_and_snitches-points", n=points))
    if play["extra_boss"] == role:
        parts.append(words.say("terminal-sneaks_and_snitches-extra_boss"))
    if play["ask"] == "plan" and object_at(play, "plans")[role] is not None:
        parts.append(words.say("terminal-sneaks_and_snitches-ready"))
    who = title = words.say(f"sneaks_and_snitches-seat-{role}")
    name = text_at(object_at(sight, "names"), role)
    if name != title:
        own = "yes" if sight["role"] == role else "no"
        who = words.say("terminal-sneaks_and_snitches-player", seat=title, name=name, own=own)
    return f"{who}: {'; '.join(parts)}"


def _place(view: JsonObject, letter: str, card: object, words: Texts, width: int) -> list[str]:
    if not isinstance(card, str):
        return [f"  {strong(letter)}  {words.say('terminal-sneaks_and_snitches-empty')}"]
    name = words.say(f"sneaks_and_snitches-card-{card}")
    lines = [f"  {strong(letter)}  {name}"]
    sight = object_at(view, "sight")
    # The name of a standard card is its content.
    if not name[:1].isdigit():
        text = " ".join(texts_at(object_at(sight, "sentences"), card))
        lines += [faint(line) for line in wrapped(text, width, "     ")]
    return lines


# -- answers -------------------------------------------------------------------------------------


def answer_details(view: JsonObject, answer: JsonObject) -> JsonObject:
    """What the sentence of an answer needs is all in the answer."""
    return {key: value for key, value in answer.items() if key != "do"}


# -- the score sheet -----------------------------------------------------------------------------


def sheet(sheet: ScoreSheet, words: Texts, width: int) -> list[str]:
    """Points by kind, what each kind pays, then every figure with its reason."""
    players = objects_at(sheet.result, "players")
    rows = [["", *(strong(_title(player, words)) for player in players)]]
    for category in (*COLOURS, "special"):
        numbers = [int_at(object_at(player, "points"), category) for player in players]
        if category != "special" or any(numbers):
            title = words.say(f"sneaks_and_snitches-category-{category}")
            rows.append([title, *map(str, numbers)])
    total = strong(words.say("sneaks_and_snitches-category-total"))
    rows.append([total, *(strong(str(int_at(player, "total"))) for player in players)])
    lines = [f"  {line}" for line in rows_of(rows)]
    lines.append("")
    for colour in COLOURS:
        row = object_at(sheet.result, "vp_card")[colour]
        assert isinstance(row, list)
        lines.append(
            words.say(
                "terminal-sneaks_and_snitches-row",
                item=words.say(f"sneaks_and_snitches-colour-{colour}"),
                points=" – ".join(map(str, row)),
            )
        )
    for player in players:
        lines += ["", strong(_title(player, words))]
        for line in sheet.lines:
            if line.holder == player["name"]:
                lines += wrapped(tell(words, line.text, line.details), width, "  ", "    ")
    return lines


def verdict(sheet: ScoreSheet, words: Texts) -> str:
    """Whether the victory is shared."""
    if len(texts_at(sheet.result, "winners")) > 1:
        return words.say("sneaks_and_snitches-decided-shared")
    return words.say("sneaks_and_snitches-decided-points")


def _title(player: JsonObject, words: Texts) -> str:
    return words.say(f"sneaks_and_snitches-seat-{text_at(player, 'name')}")
