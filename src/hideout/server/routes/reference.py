"""What can be looked up: games, cards, rules, rulings, and the texts themselves."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from hideout.bots import LEVELS
from hideout.core.decks import Deck
from hideout.core.errors import InputError
from hideout.core.game import Game, JsonObject
from hideout.core.options import resolve, value_text
from hideout.core.text import LANGUAGES, Texts, text_folders, texts
from hideout.games import GAMES
from hideout.server.faults import ServerError, language_of
from hideout.server.reference import BotList, CardList, GameAbout, GameList, RuleEntry, RuleList
from hideout.telling.cards import (
    card_json,
    card_text,
    fields_of,
    fits,
    legend,
    marks_of,
    shown_value,
)
from hideout.telling.reference import FAMILIES, ids_of
from hideout.telling.titles import about_json, seat_title
from hideout.telling.topics import topic

router: Final = APIRouter(tags=["reference"])

_FRESH: Final = "public, max-age=300"
"""A page may keep what it looked up for five minutes; after that it asks whether it changed."""
_SHELL_FILES: Final = ("browser", "core.", "server.")
"""Files of shared texts that a page needs begin so; those of programs are left out."""


def game_called(id: str) -> Game:
    """The game with this id."""
    game = GAMES.get(id)
    if game is None:
        raise InputError("E_GAME", "core-error-game", {"game": id[:80], "known": ", ".join(GAMES)})
    return game


def _answer(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """Something that does not change while the server runs; a reader who has it gets 304."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": _FRESH, "Vary": "Accept-Language"}
    if etag in [each.strip() for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, 304, headers)
    return Response(body, 200, headers, media_type=media_type)


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


# ---- games ---------------------------------------------------------------------------------


def _about(words: Texts, game: Game) -> JsonObject:
    id = game.info.id
    about = about_json(words, game)
    about["variants"] = [
        {
            "id": variant,
            "title": words.say(f"{id}-variant-{variant}"),
            "about": words.say(f"{id}-variant-{variant}.about"),
        }
        for variant in game.info.variants
    ]
    about["options"] = [
        {
            "id": option.id,
            "title": words.say(f"{id}-option-{option.id}"),
            "about": words.say(f"{id}-option-{option.id}.about"),
            "default": option.values[0],
            "values": [
                {"id": value, "about": words.say(f"{id}-option-{option.id}.{value_text(value)}")}
                for value in option.values
            ],
            "numbers": None
            if option.numbers is None
            else {
                "lowest": option.numbers[0],
                "highest": option.numbers[1],
                "about": words.say(f"{id}-option-{option.id}.number"),
            },
            "ruling": option.ruling,
            "play_only": option.play_only,
        }
        for option in game.info.options
    ]
    about["presets"] = [
        {
            "id": preset.id,
            "title": words.say(f"{id}-preset-{preset.id}"),
            "about": words.say(f"{id}-preset-{preset.id}.about"),
            "values": dict(preset.values),
        }
        for preset in game.info.presets
    ]
    about["roles"] = {
        str(n): [
            {"id": role, "title": seat_title(words, game, n, seat)}
            for seat, role in enumerate(game.seat_names(n))
        ]
        for n in game.info.seats
    }
    about["deck"] = game.standard_deck().digest
    return about


@cache
def _games(lang: str) -> bytes:
    words = texts(lang)
    return _json({"games": [_about(words, game) for game in GAMES.values()]})


@cache
def _game(id: str, lang: str) -> bytes:
    words, game = texts(lang), GAMES[id]
    topics = {
        family: [
            {"id": each, "title": words.say(f"{id}-{family}-{each}")}
            for each in ids_of(game, family)
        ]
        for family in FAMILIES
    }
    return _json({**_about(words, game), "topics": topics})


@router.get("/games", response_model=GameList)
def games(request: Request) -> Response:
    """Every game of the house: seats, roles, cities or editions, options explained, presets."""
    return _answer(request, _games(language_of(request)))


@router.get("/games/{game}", response_model=GameAbout)
def one_game(request: Request, game: str) -> Response:
    """One game, with the titles of everything that can be looked up in it."""
    return _answer(request, _game(game_called(game).info.id, language_of(request)))


@cache
def _bots(lang: str) -> bytes:
    words = texts(lang)
    levels = [
        {
            "id": level,
            "title": words.say(f"core-bot-{level}"),
            "about": words.say(f"core-bot-{level}.about"),
        }
        for level in LEVELS
    ]
    return _json({"bots": levels})


@router.get("/bots", response_model=BotList)
def bots(request: Request) -> Response:
    """The levels of bots, the weakest first."""
    return _answer(request, _bots(language_of(request)))


# ---- cards ---------------------------------------------------------------------------------


def cards_of(
    game: Game,
    deck: Deck,
    options: Mapping[str, str],
    words: Texts,
    chosen: Callable[[JsonObject], bool] = lambda card: True,
) -> bytes:
    """The cards of a deck as a `CardList`."""
    found: list[JsonObject] = []
    shown = []
    for card in deck.cards:
        told = card_text(game, card, options, words)
        data = card_json(game, card, options, words)
        data["kind_title"] = told.kind
        data["shown"] = {
            field: shown_value(game, card, field, words) for field in fields_of([card])
        }
        if chosen(data):
            found.append(data)
            shown.append(card)
    sources = {mark: legend(deck, mark, words) for mark in marks_of(shown)}
    return _json({"game": game.info.id, "deck": deck.digest, "cards": found, "sources": sources})


@cache
def _all_cards(id: str, lang: str) -> bytes:
    game = GAMES[id]
    return cards_of(game, game.standard_deck(), resolve(game), texts(lang))


@router.get("/games/{game}/cards", response_model=CardList)
def cards(
    request: Request,
    game: str,
    variant: Annotated[str | None, Query(max_length=64)] = None,
    kind: Annotated[str | None, Query(max_length=64)] = None,
    q: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """The cards with their numbers, where each number comes from, and what they do."""
    rules, lang = game_called(game), language_of(request)
    if variant is None and kind is None and not q:
        return _answer(request, _all_cards(rules.info.id, lang))
    kinds = list(dict.fromkeys(card.kind for card in rules.standard_deck().cards))
    if variant is not None and variant not in rules.info.variants:
        known = ", ".join(rules.info.variants)
        raise InputError("E_VARIANT", "core-error-variant", {"variant": variant, "known": known})
    if kind is not None and kind not in kinds:
        details: JsonObject = {"kind": kind, "known": ", ".join(kinds)}
        raise ServerError("E_KIND", "server-error-no_kind", details)

    def is_chosen(card: JsonObject) -> bool:
        return (
            (variant is None or card["variant"] in (None, variant))
            and (kind is None or card["kind"] == kind)
            and (not q or fits(q, _searched(card)))
        )

    deck = rules.standard_deck()
    return _answer(request, cards_of(rules, deck, resolve(rules), texts(lang), is_chosen))


def _searched(card: JsonObject) -> list[str]:
    """The texts in which a card is looked for."""
    names, sentences, shown = card["names"], card["sentences"], card["shown"]
    assert isinstance(names, dict)
    assert isinstance(sentences, list)
    assert isinstance(shown, dict)
    whole = [str(card["name"]), str(card["kind_title"]), *shown.values(), *sentences]
    return [str(card["id"]), *names.values(), " ".join(whole)]


# ---- rules ---------------------------------------------------------------------------------


@cache
def _rules(id: str, families: tuple[str, ...], lang: str) -> bytes:
    words, game = texts(lang), GAMES[id]
    entries = [
        topic(game, family, each, words).json()
        for family in families
        for each in ids_of(game, family)
    ]
    return _json({"game": id, "entries": entries})


@router.get("/games/{game}/rules", response_model=RuleList)
def rules(
    request: Request, game: str, family: Annotated[str | None, Query(max_length=64)] = None
) -> Response:
    """The rules as a reference: phases, symbols, rulings, options, presets, cities, editions.

    With `family` only one of these; cards have an address of their own.
    """
    asked = game_called(game)
    told = tuple(each for each in FAMILIES if each != "card")
    if family is not None and family not in told:
        details: JsonObject = {"family": family, "known": ", ".join(told)}
        raise ServerError("E_FAMILY", "server-error-no_family", details)
    families = told if family is None else (family,)
    return _answer(request, _rules(asked.info.id, families, language_of(request)))


@router.get("/games/{game}/rulings/{ruling}", response_model=RuleEntry)
def ruling(request: Request, game: str, ruling: str) -> Response:
    """One ruling: the question and the answer, and the options that settle it otherwise."""
    asked = game_called(game)
    if ruling not in asked.info.rulings:
        raise ServerError("E_NOT_FOUND", "server-error-no_ruling", {"ruling": ruling[:80]})
    return _answer(
        request, _json(topic(asked, "ruling", ruling, texts(language_of(request))).json())
    )


# ---- texts ---------------------------------------------------------------------------------


@cache
def _sources(lang: str, with_shell: bool, games: tuple[str, ...]) -> bytes:
    shared, *folders = text_folders(games)
    files = [
        file
        for file in sorted((shared / lang).glob("*.ftl"))
        if with_shell and file.name.startswith(_SHELL_FILES)
    ]
    files += [file for folder in folders for file in sorted((folder / lang).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files).encode()


@router.get(
    "/texts/{lang}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def sentences(
    request: Request,
    lang: str,
    part: Annotated[Literal["all", "shell"], Query()] = "all",
    game: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """The sentences of a language as one Fluent file, for pages that speak themselves.

    With `part=shell` only those that belong to no game, with `game` only those of that game.
    """
    if lang not in LANGUAGES:
        details: JsonObject = {"lang": lang[:16], "known": ", ".join(LANGUAGES)}
        raise ServerError("E_NOT_FOUND", "server-error-no_language", details)
    if game is not None:
        body = _sources(lang, False, (game_called(game).info.id,))
    else:
        body = _sources(lang, True, () if part == "shell" else tuple(GAMES))
    return _answer(request, body, "text/plain; charset=utf-8")
