"""Caper: Europe in words: cards, events and points, in four languages."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.decks import Card
from hideout.core.game import JsonObject, Log
from hideout.core.options import agree
from hideout.core.text import LANGUAGES, tell, texts
from hideout.games.caper_europe import GAME
from hideout.games.caper_europe.sentences import CARD, END, ONGOING, card_sentences, effect_sentence
from hideout.games.caper_europe.vocabulary import COLOURS, LOOT
from tests.kit.texts import without_sentence

WHOSE = ("mine", "theirs", "both", "discard")


def _card(id: str) -> Card:
    return next(card for card in GAME.standard_deck().cards if card.id == id)


def _told(id: str, lang: str = "en", **options: str) -> list[str]:
    return card_sentences(_card(id), texts(lang).say, options)


def test_every_effect_of_every_card_has_a_sentence() -> None:
    assert without_sentence(GAME, [texts(lang) for lang in LANGUAGES]) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "4 points for each set of one violet, one green and one yellow gear of yours here."),
        (
            "it",
            (
                "4 punti per ogni tuo set qui formato da un equipaggiamento viola, uno verde e "
                "uno giallo."
            ),
        ),
        (
            "fr",
            (
                "4 points par série comprenant un équipement violet, un vert et un jaune de votre "
                "équipe ici."
            ),
        ),
        (
            "de",
            (
                "4 Punkte für jedes deiner Sets hier aus einer violetten, einer grünen und einer "
                "gelben Ausrüstungskarte."
            ),
        ),
    ],
)
def test_the_sentence_of_a_set(lang: str, sentence: str) -> None:
    assert _told("the_gentleman", lang) == [sentence]


def test_an_end_effect_is_for_the_winner_and_an_ongoing_one_for_both() -> None:
    assert _told("sagrada_familia") == [
        "If you win here with orange gear on top of one of your thieves: 4 points at the end.",
        (
            "Both players: move the tracker 1 space toward you for each orange gear of yours here "
            "that your play adds."
        ),
    ]
    assert _told("the_chapel", "de") == [
        "Wenn du hier gewinnst: 1 Punkt für jeden deiner Diebe hier.",
        "Keine Ausrüstungskarte hier kann verbrannt werden, gleich wem sie gehört.",
    ]


@pytest.mark.parametrize(
    ("card", "option", "value", "default", "changed"),
    [
        ("posto_segreto", "discard_combo", "ongoing", "counts once", "gets there later"),
        ("signal_jammer", "laundered_combo", "anywhere", "played here", "wherever that is"),
    ],
)
def test_a_house_rule_changes_the_sentence(
    card: str, option: str, value: str, default: str, changed: str
) -> None:
    assert default in " ".join(_told(card))
    assert changed in " ".join(_told(card, **{option: value}))
    for lang in LANGUAGES:
        assert _told(card, lang, **{option: value}) != _told(card, lang)


def _vocabulary() -> list[JsonObject]:
    """Every effect that the words of a deck allow, with one and with several."""
    counted: list[JsonObject] = [
        {"per": [token], "of": of} for token in (*COLOURS, "any", "thief") for of in WHOSE
    ]
    counted += [
        {"per": per, "of": "mine"}
        for per in (["pink", "pink"], ["red", "any"], ["thief", "red", "any", "any", "any", "any"])
    ]
    counted += [{"per": ["loot"]}, {"per": ["laundered"]}]
    counted += [{"per": ["loot"], "loot": kind} for kind in LOOT]
    effects: list[JsonObject] = [{"protect": colour} for colour in (*COLOURS, "any")]
    effects += [{"take": kind} for kind in (*LOOT, "any")]
    effects += [{unit: 1, **each} for unit in ("caper", "coin") for each in counted]
    gates: list[JsonObject] = [{}, {"if_won": True}, {"if_top": "red"}, {"if_top": "violet"}]
    for n in (1, 2):
        effects += [{word: n} for word in ("caper", "coin", "burn", "launder")]
        effects += [{"score": n, **each, **gate} for each in ({}, *counted) for gate in gates]
    return effects


@pytest.mark.parametrize("place", [CARD, END, ONGOING])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_effects_have_different_sentences(lang: str, place: str) -> None:
    said: dict[str, JsonObject] = {}
    for effect in _vocabulary():
        if place == END and ("score" not in effect or "if_won" in effect):
            continue  # an end effect is for the winner anyway
        if place == ONGOING and "per" not in effect and "protect" not in effect:
            continue
        sentence = effect_sentence(effect, texts(lang).say, place)
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert sentence[0].isdigit() or sentence[0].isupper()
        assert said.setdefault(sentence, effect) is effect


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("city", GAME.info.variants)
def test_everything_that_happens_can_be_told(city: str, lang: str) -> None:
    words = texts(lang)
    setup = agree(GAME, 2, city)
    for deal in range(6):
        log = Log()
        luck = Quick(deal)
        state = GAME.start(setup, luck, log)
        while state.pending():
            seat = state.pending()[0]
            ask = state.ask(seat)
            assert tell(words, f"caper_europe-ask-{ask.kind}", ask.details).endswith("?")
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck, log)
        for event in log.events:
            for observer in (None, 0, 1):
                seen = event.seen_by(observer)
                id = f"caper_europe-event-{event.kind}"
                if observer is not None and observer in event.secret:
                    id += ".known"
                assert tell(words, id, {k: v for k, v in seen.items() if k != "event"}).strip()


@pytest.mark.parametrize(
    ("details", "sentence"),
    [
        ((1, 1, 0), "A gains 1 coin."),
        ((3, 3, 0), "A gains 3 coins."),
        ((2, 0, 0), "A gains no coins: the supply is empty."),
        ((2, 0, 1), "The supply is empty: A takes 1 from the rival."),
        ((4, 1, 1), "A gains 1 from the supply and 1 from the rival."),
    ],
)
def test_a_gain_of_coins_says_where_they_come_from(
    details: tuple[int, int, int], sentence: str
) -> None:
    wanted, supply, opponent = details
    told: JsonObject = {"side": "a", "wanted": wanted, "supply": supply, "opponent": opponent}
    assert tell(texts("en"), "caper_europe-event-coins_gained", told) == sentence


@pytest.mark.parametrize(
    ("n", "end"),
    [
        (0, "cannot move further toward B."),
        (1, "moves 1 space toward B."),
        (2, "moves 2 spaces toward B."),
    ],
)
def test_a_move_says_how_far(n: int, end: str) -> None:
    told: JsonObject = {
        "side": "b",
        "location": "the_bank",
        "cause": "the_mime",
        "wanted": 2,
        "n": n,
        "tracker": 1,
    }
    said = tell(texts("en"), "caper_europe-event-tracker_moved", told)
    assert said == f"The Mime: the tracker at The Bank {end}"
