"""What the reference says of each thing, as paragraphs and as data."""

from __future__ import annotations

import re
from typing import NamedTuple

from hideout.core.game import Game, JsonObject
from hideout.core.options import resolve, value_text
from hideout.core.text import Texts
from hideout.telling import cards as _cards


class Topic(NamedTuple):
    """One thing that was looked up."""

    family: str
    id: str
    title: str
    text: list[str]
    """Paragraphs to read."""
    details: JsonObject
    """Further data for programs."""

    def json(self) -> JsonObject:
        """The topic for programs."""
        return {
            "family": self.family,
            "id": self.id,
            "title": self.title,
            "text": self.text,
            **self.details,
        }


def topic(game: Game, family: str, id: str, said: Texts) -> Topic:
    """What there is to say of one entry of the reference."""
    match family:
        case "ruling":
            return _ruling(game, id, said)
        case "option":
            return _option(game, id, said)
        case "preset":
            return _preset(game, id, said)
        case "card":
            return _card(game, id, said)
    name = f"{game.info.id}-{family}-{id}"
    return Topic(family, id, said.say(name), said.say(f"{name}.about").split("\n"), {})


def _ruling(game: Game, id: str, said: Texts) -> Topic:
    name = f"{game.info.id}-ruling-{id}"
    text = [said.say(f"{name}.answer")]
    options = [option.id for option in game.info.options if option.ruling == id]
    return Topic("ruling", id, f"{id}: {said.say(name)}", text, {"options": options})


def _option(game: Game, id: str, said: Texts) -> Topic:
    option = next(each for each in game.info.options if each.id == id)
    name = f"{game.info.id}-option-{id}"
    text = [said.say(f"{name}.about")]
    for i, value in enumerate(option.values):
        line = "cli-rules-value" if i else "cli-rules-value_default"
        text.append(said.say(line, value=value, about=said.say(f"{name}.{value_text(value)}")))
    if option.numbers is not None:
        lowest, highest = option.numbers
        about = said.say(f"{name}.number")
        text.append(said.say("cli-rules-value", value=f"{lowest}-{highest}", about=about))
    text.append(said.say("cli-rules-option_ruling", ruling=option.ruling))
    details: JsonObject = {
        "values": list(option.values),
        "default": option.values[0],
        "ruling": option.ruling,
        "play_only": option.play_only,
    }
    if option.numbers is not None:
        details["numbers"] = list(option.numbers)
    return Topic("option", id, said.say(name), text, details)


def _preset(game: Game, id: str, said: Texts) -> Topic:
    preset = next(each for each in game.info.presets if each.id == id)
    name = f"{game.info.id}-preset-{id}"
    text = [said.say(f"{name}.about")]
    text += [f"{option} = {value}" for option, value in preset.values.items()]
    return Topic("preset", id, said.say(name), text, {"values": dict(preset.values)})


def _card(game: Game, id: str, said: Texts) -> Topic:
    deck = game.standard_deck()
    card = next(each for each in deck.cards if each.id == id)
    options = resolve(game)
    told = _cards.card_text(game, card, options, said)
    text = [card_facts(game, told, said), *_cards.marked_sentences(told)]
    text += [_cards.legend(deck, mark, said) for mark in _cards.marks_of([card])]
    rulings = _rulings_about(game, told, said)
    if rulings:
        text.append(said.say("cli-rules-see", rulings=", ".join(rulings)))
    names = _cards.names_of(game.info.id, "card", id)
    title = _cards.marked_name(told)
    if names["en"] != told.name:
        title = f"{title} ({names['en']})"
    details = _cards.card_json(game, card, options, said)
    details["rulings"] = list(rulings)
    return Topic("card", id, title, text, details)


def card_facts(game: Game, told: _cards.CardText, said: Texts) -> str:
    """What is printed on a card besides its sentences, in one line."""
    facts = [told.kind]
    if told.variant:
        facts.append(_cards.marked_variant(told))
    facts += [_cards.fact(game, told.card, field, said) for field in _cards.fields_of([told.card])]
    return " · ".join(facts)


def _rulings_about(game: Game, told: _cards.CardText, said: Texts) -> list[str]:
    """The rulings that speak of the card by its name."""
    name = re.compile(rf"(?<!\w){re.escape(told.name)}(?!\w)", re.IGNORECASE)
    found = []
    for id in game.info.rulings:
        ruling = f"{game.info.id}-ruling-{id}"
        if name.search(f"{said.say(ruling)} {said.say(f'{ruling}.answer')}"):
            found.append(id)
    return found
