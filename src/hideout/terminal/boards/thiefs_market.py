"""The table of Thief's Market in plain lines: the loot, the players, the market."""

from __future__ import annotations

from hideout.core.decks import Card
from hideout.core.game import JsonObject, ScoreSheet
from hideout.core.text import Texts, tell
from hideout.terminal.jsons import int_at, object_at, objects_at, text_at, texts_at
from hideout.terminal.markup import faint, rows_of, strong, tinted, wrapped

LETTERS = ("A", "B", "C")
_CATEGORIES = ("cards", "infamy", "henchmen", "gold")
_SPLIT = ("source", "pick", "lucky_keep")
_PURCHASE = ("buy", "pay", "copy")
_FEWEST_TO_STEAL = 2
_COPY = "mimetic_stew="


# -- the table -----------------------------------------------------------------------------------


def draw(view: JsonObject, words: Texts, width: int) -> list[str]:
    """Round and decks, the centre, every player with pile and cards, the market."""
    play = object_at(view, "play")
    lines = [strong(line) for line in wrapped(_headline(play, words), width)]
    centre = _objects(texts_at(play, "centre"), words)
    lines += wrapped(words.say("terminal-thiefs_market-centre", objects=centre), width, "  ")
    for player in _players_in_order(view):
        lines += ["", *_player(view, player, words, width)]
    lines.append("")
    for letter in LETTERS:
        lines += _row(view, letter, words, width)
    lines += _hints(view, words, width)
    return lines


def own_cards(view: JsonObject) -> list[str]:
    """What the seat owns, while it may use it."""
    role = object_at(view, "sight")["role"]
    if object_at(view, "play")["ask"] not in _PURCHASE or role is None:
        return []
    return [_shown(card) for card in texts_at(_player_named(view, str(role)), "cards")]


def open_cards(view: JsonObject) -> list[str]:
    """The market."""
    market = object_at(object_at(view, "play"), "market")
    return [card for letter in LETTERS for card in texts_at(market, letter)]


def facts(card: Card, words: Texts) -> str:
    """Deck, cost and icons."""
    return words.say(
        "terminal-thiefs_market-facts",
        deck=text_at(card.fields, "deck"),
        cost=_objects(texts_at(card.fields, "cost"), words),
        icons=words.listed(
            [words.say(f"thiefs_market-icon-{icon}") for icon in texts_at(card.fields, "icons")]
        ),
    )


def _headline(play: JsonObject, words: Texts) -> str:
    ask = text_at(play, "ask")
    part = "split" if ask in _SPLIT else "over" if ask == "over" else "purchase"
    market = object_at(play, "decks")
    left = ", ".join(f"{letter} {len(texts_at(market, letter))}" for letter in LETTERS)
    return words.say(
        "terminal-thiefs_market-headline",
        round=int_at(play, "round"),
        part=part,
        deck=text_at(play, "active"),
        left=left,
    )


def _objects(objects: list[str], words: Texts) -> str:
    return words.listed([words.say(f"thiefs_market-object-{each}") for each in objects])


def _shown(card: str) -> str:
    """What a card is: the Stew is what it has become."""
    return card.removeprefix(_COPY)


def _card_name(card: str, words: Texts) -> str:
    name = words.say(f"thiefs_market-card-{_shown(card)}")
    if not card.startswith(_COPY):
        return name
    return words.say("terminal-thiefs_market-copy", card=name)


def _own_role(view: JsonObject) -> str:
    return str(object_at(view, "sight")["role"])


def _players_in_order(view: JsonObject) -> list[JsonObject]:
    """The seat itself, then the others clockwise."""
    players = objects_at(view, "players")
    names = [text_at(player, "name") for player in players]
    own = names.index(_own_role(view)) if _own_role(view) in names else 0
    return players[own:] + players[:own]


def _player_named(view: JsonObject, role: str) -> JsonObject:
    return next(player for player in objects_at(view, "players") if player["name"] == role)


def _who(view: JsonObject, role: str, words: Texts) -> str:
    return words.say(
        "terminal-thiefs_market-player",
        seat=words.say(f"thiefs_market-seat-{role}"),
        name=text_at(object_at(object_at(view, "sight"), "names"), role),
        own="yes" if role == _own_role(view) else "no",
    )


def _player(view: JsonObject, player: JsonObject, words: Texts, width: int) -> list[str]:
    play = object_at(view, "play")
    role = text_at(player, "name")
    parts = [
        words.say("terminal-thiefs_market-gold", n=int_at(player, "gold")),
        _infamy(view, player, words),
    ]
    if view["start_marker"] == role:
        parts.append(words.say("terminal-thiefs_market-start"))
    lines = wrapped(f"{_who(view, role, words)}: {', '.join(parts)}", width, "", "    ")
    lines[0] = strong(lines[0]) if play["seat"] == role else lines[0]
    pile = object_at(play, "piles")[role]
    if isinstance(pile, list):
        shown = _objects([str(each) for each in pile], words)
        lines += wrapped(
            words.say("terminal-thiefs_market-pile", objects=shown, n=len(pile)), width, "    "
        )
    elif play["ask"] != "over":
        lines += wrapped(words.say("terminal-thiefs_market-no_pile"), width, "    ")
    if play["ask"] == "pick" and play["seat"] == role:
        picked = _objects(texts_at(object_at(play, "picking"), "picked"), words)
        lines += wrapped(words.say("terminal-thiefs_market-picked", objects=picked), width, "    ")
    cards = [_card_name(card, words) for card in texts_at(player, "cards")]
    if cards:
        told = words.say("terminal-thiefs_market-owned", n=len(cards), cards=words.listed(cards))
        lines += wrapped(told, width, "    ")
    return lines


def _infamy(view: JsonObject, player: JsonObject, words: Texts) -> str:
    lately = int_at(object_at(object_at(view, "play"), "lately"), text_at(player, "name"))
    if isinstance(player["infamy"], int):
        return words.say("terminal-thiefs_market-infamy", n=int_at(player, "infamy"))
    return words.say("terminal-thiefs_market-infamy_hidden", n=lately)


def _row(view: JsonObject, letter: str, words: Texts, width: int) -> list[str]:
    sentences = object_at(object_at(view, "sight"), "sentences")
    lines: list[str] = []
    for card in texts_at(object_at(object_at(view, "play"), "market"), letter):
        printed = object_at(object_at(object_at(view, "sight"), "cards"), card)
        gems = texts_at(printed, "cost")
        icons = [words.say(f"thiefs_market-icon-{icon}") for icon in texts_at(printed, "icons")]
        title = f"{words.say(f'thiefs_market-card-{card}')} [{card}]"
        told = f"{title}: {_objects(gems, words)} ({', '.join(icons)})"
        first, *rest = wrapped(told, width, f"{letter}  ")
        lines += [tinted(gems[0], first), *rest]
        if texts_at(sentences, card):
            text = " ".join(texts_at(sentences, card))
            lines += [faint(line) for line in wrapped(text, width, "     ")]
    return lines


def _hints(view: JsonObject, words: Texts, width: int) -> list[str]:
    """How a whole move is written, with an example from this very table."""
    play = object_at(view, "play")
    if play["seat"] != _own_role(view):
        return []
    if play["ask"] == "source":
        kinds = list(dict.fromkeys(texts_at(play, "centre")))[:3]
        hints = []
        if kinds:
            hints.append(words.say("terminal-thiefs_market-hint-take", kinds=" ".join(kinds)))
        for role, pile in _stealable(play):
            example = f"{role.removeprefix('seat_')} keep {pile[0]}"
            hints.append(words.say("terminal-thiefs_market-hint-steal", example=example))
            break
        hints.append(words.say("terminal-thiefs_market-hint-objects"))
    elif play["ask"] == "buy":
        hints = [words.say("terminal-thiefs_market-hint-buy")]
    else:
        return []
    lines = [""]
    for hint in hints:
        lines += [faint(line) for line in wrapped(hint, width, "  ")]
    return lines


def _stealable(play: JsonObject) -> list[tuple[str, list[str]]]:
    """The piles that can be stolen, with their owners."""
    piles = object_at(play, "piles")
    return [
        (role, texts_at(piles, role))
        for role in piles
        if piles[role] is not None and len(texts_at(piles, role)) >= _FEWEST_TO_STEAL
    ]


# -- answers -------------------------------------------------------------------------------------


def answer_details(view: JsonObject, answer: JsonObject) -> JsonObject:
    """Names instead of numbers: who is robbed, what a card costs, the Gold beside the dice."""
    details = {key: value for key, value in answer.items() if key != "do"}
    if answer["do"] == "steal":
        roles = [text_at(player, "name") for player in objects_at(view, "players")]
        own = roles.index(_own_role(view))
        details["victim"] = roles[(own + int_at(answer, "distance")) % len(roles)]
    elif answer["do"] == "buy":
        details["n"] = _price(view, text_at(answer, "card"))
    elif answer["do"] == "pay":
        turn = object_at(object_at(view, "play"), "turn")
        details["gold"] = _price(view, text_at(turn, "card")) - len(texts_at(answer, "dice"))
    return details


def _price(view: JsonObject, card: str) -> int:
    printed = object_at(object_at(object_at(view, "sight"), "cards"), card)
    return max(0, len(texts_at(printed, "cost")) - int_at(object_at(view, "purchase"), "discount"))


# -- the score sheet -----------------------------------------------------------------------------


def sheet(sheet: ScoreSheet, words: Texts, width: int) -> list[str]:
    """Points by category, then every point with its reason."""
    players = objects_at(sheet.result, "players")
    titles = [_title(text_at(player, "name"), words) for player in players]
    rows = [["", *map(strong, titles)]]
    for category in _CATEGORIES:
        numbers = [int_at(object_at(player, "points"), category) for player in players]
        rows.append([words.say(f"thiefs_market-category-{category}"), *map(str, numbers)])
    totals = [strong(str(int_at(player, "total"))) for player in players]
    rows.append([strong(words.say("thiefs_market-category-total")), *totals])
    lines = [f"  {line}" for line in rows_of(rows)]
    for player, title in zip(players, titles, strict=True):
        found = [line for line in sheet.lines if line.holder == player["name"]]
        lines += ["", strong(words.say("terminal-thiefs_market-holder", seat=title))]
        for line in found:
            lines += wrapped(tell(words, line.text, line.details), width, "    ", "      ")
    return lines


def _title(name: str, words: Texts) -> str:
    id = f"thiefs_market-seat-{name}"
    return words.say(id) if words.has(id) else name


def verdict(sheet: ScoreSheet, words: Texts) -> str:
    """How the first place was decided."""
    return words.say(f"thiefs_market-decided-{sheet.result['decided_by']}")
