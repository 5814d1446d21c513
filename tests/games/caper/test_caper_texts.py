"""Caper in words: cards, events, refusals and points, in four languages."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.decks import Card
from hideout.core.game import JsonObject, Log, State
from hideout.core.options import agree
from hideout.core.text import LANGUAGES, Texts, named, tell, texts
from hideout.games.caper import GAME
from hideout.games.caper.sentences import CARD, MODIFIER, REWARD, card_sentences, effect_sentence
from tests.kit.texts import without_sentence

ALL_TEXTS = [texts(lang) for lang in LANGUAGES]
COLOURS = ("green", "violet", "yellow", "red", "light_blue", "pink", "dark_green")
WHOSE = ("mine", "theirs", "both")


def _card(id: str) -> Card:
    return next(card for card in GAME.standard_deck().cards if card.id == id)


def _told(id: str, lang: str, **options: str) -> list[str]:
    return card_sentences(_card(id), texts(lang).say, options)


# -- cards ---------------------------------------------------------------------------------------


def test_every_effect_of_every_card_has_a_sentence() -> None:
    assert without_sentence(GAME, ALL_TEXTS) == []


@pytest.mark.interpreted
def test_a_card_without_a_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "card_sentences", lambda *_: [""])
    assert "the_mime (en) has no sentence for some effect" in without_sentence(GAME, ALL_TEXTS)


@pytest.mark.parametrize(
    ("card", "lang", "sentence"),
    [
        (
            "the_actress",
            "en",
            "1 Caper for each set of one yellow and one violet gear of yours here.",
        ),
        (
            "the_actress",
            "it",
            "1 Caper per ogni tuo set qui formato da un equipaggiamento giallo e uno viola.",
        ),
        (
            "the_actress",
            "fr",
            "1 Caper par série comprenant un équipement jaune et un violet de votre équipe ici.",
        ),
        (
            "the_actress",
            "de",
            (
                "1 Caper für jedes deiner Sets hier aus einer gelben und einer violetten "
                "Ausrüstungskarte."
            ),
        ),
        (
            "the_barber",
            "en",
            "1 Caper for each set of one thief and any two gear of yours here.",
        ),
        (
            "the_barber",
            "it",
            (
                "1 Caper per ogni tuo set qui formato da un ladro e due equipaggiamenti di "
                "qualsiasi colore."
            ),
        ),
        (
            "the_barber",
            "fr",
            (
                "1 Caper par série comprenant un cambrioleur et deux équipements quelconques de "
                "votre équipe ici."
            ),
        ),
        (
            "the_barber",
            "de",
            (
                "1 Caper für jedes deiner Sets hier aus einem Dieb und zwei Ausrüstungskarten "
                "beliebiger Farbe."
            ),
        ),
    ],
)
def test_the_sentence_of_a_set(card: str, lang: str, sentence: str) -> None:
    assert _told(card, lang) == [sentence]


def test_a_reward_is_for_the_winner_and_a_modifier_for_both() -> None:
    assert _told("trevi_fountain", "en") == [
        "If you win here: 3 points for each set of two pink gear of yours here.",
        "Both sides pay 1 coin more for pink gear here.",
    ]
    assert _told("pantheon", "de") == [
        "Wenn du hier gewinnst: 1 Punkt für jede gelbe Ausrüstungskarte der Gegenseite hier.",
        "Für beide Seiten: 1 Caper für jede deiner gelben Ausrüstungskarten hier.",
    ]


def test_a_tax_works_for_the_owner_of_a_card_and_for_both_at_a_location() -> None:
    assert _told("signal_jammer", "en")[1] == (
        "Whenever you play a thief here, your opponent returns 1 coin to the supply."
    )
    assert _told("big_ben", "fr")[1] == (
        "Chaque fois qu'un camp joue ici un équipement, l'autre remet 1 pièce dans la réserve."
    )


@pytest.mark.parametrize(
    ("card", "option", "value", "default", "changed"),
    [
        ("the_don", "don_bonus", "point", "1 Caper for each pink", "1 point for each pink"),
        ("the_royal", "royal_bonus", "point", "1 Caper for each set", "1 point for each set"),
        ("stealth_suit", "stealth_suit_bonus", "point", "1 Caper for each", "1 point for each"),
        ("the_auctioneer", "auctioneer_scope", "this_location", "all locations", "you have here"),
        ("laundromatic", "laundromatic_empty_supply", "no_coin", "gain 1 coin", "of the supply"),
    ],
)
def test_a_house_rule_changes_the_sentence(
    card: str, option: str, value: str, default: str, changed: str
) -> None:
    usual = next(each for each in GAME.info.options if each.id == option).values[0]
    plain = " ".join(_told(card, "en"))
    assert default in plain
    assert " ".join(_told(card, "en", **{option: usual})) == plain
    assert changed in " ".join(_told(card, "en", **{option: value}))
    for lang in LANGUAGES:
        assert _told(card, lang, **{option: value}) != _told(card, lang)


def _vocabulary() -> list[JsonObject]:
    """Every effect that the words of a deck allow, with one and with several."""
    effects: list[JsonObject] = []
    for n in (1, 2):
        for unit in ("caper", "point", "coin"):
            effects.append({unit: n})
            for token in (*COLOURS, "gear", "thief", "any"):
                effects += [{unit: n, "per": [token], "of": of} for of in WHOSE]
        for several in (["pink", "pink"], ["red", "any"], ["thief", "red", "any", "any"]):
            effects += [{"point": n, "per": several, "of": of} for of in WHOSE]
        effects += [{"point": n, "per": ["loot"]}, {"point": n, "per": ["laundered"]}]
        effects.append({"launder": n})
        for what in (*COLOURS, "gear"):
            effects += [{"cost": what, "of": of, "change": n} for of in WHOSE]
            effects += [{"cost": what, "of": of, "change": -n} for of in WHOSE]
    effects += [{"protect": what, "of": of} for what in (*COLOURS, "gear", "thief") for of in WHOSE]
    effects += [{"tax": what} for what in (*COLOURS, "gear", "thief")]
    effects += [{"loot": kind} for kind in ("diamond", "antique", "painting", "wild")]
    effects += [{"flip": "thief"}, {"flip": "gear"}, {"getaway": True}]
    return effects


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_effects_have_different_sentences(lang: str) -> None:
    said: dict[str, JsonObject] = {}
    for effect in _vocabulary():
        if effect.get("per") == ["any"]:
            continue  # the same as "gear"
        sentence = effect_sentence(effect, texts(lang).say)
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert sentence[0].isdigit() or sentence[0].isupper()
        assert said.setdefault(sentence, effect) is effect
        if effect.keys() & {"caper", "point", "loot"}:
            assert effect_sentence(effect, texts(lang).say, REWARD).endswith(": " + sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_modifier_says_that_it_works_for_both(lang: str) -> None:
    say = texts(lang).say
    for effect in _vocabulary():
        told = effect_sentence(effect, say, MODIFIER)
        if "tax" in effect:
            assert told != effect_sentence(effect, say, CARD)
        elif effect.get("of") == "both":
            assert told == effect_sentence(effect, say, CARD)
        else:
            assert told.startswith(say("caper-effect-modifier", sentence="").strip())


def test_an_effect_unknown_to_the_game_is_a_defect() -> None:
    with pytest.raises(ValueError, match="no sentence"):
        effect_sentence({"dance": 1}, texts("en").say)


@pytest.mark.parametrize("words", ALL_TEXTS, ids=LANGUAGES)
def test_every_card_and_place_has_its_own_name(words: Texts) -> None:
    names = [words.say(f"caper-card-{card}") for card in GAME.card_ids()]
    assert len(set(names)) == len(names) == 71
    places = [card.id for card in GAME.standard_deck().cards if card.kind == "location"]
    assert len({words.say(f"caper-card-{id}.at") for id in places}) == 23


# -- a game in words -----------------------------------------------------------------------------


def _told_whole(state: State, log: Log) -> None:
    """Put every event, question and refusal of a moment into words, for everybody."""
    seats = [None, *range(state.n_seats())]
    for event in log.events:
        for seat in seats:
            details = event.seen_by(seat)
            del details["event"]
            id = f"caper-event-{event.kind}"
            for words in ALL_TEXTS:
                assert tell(words, f"{id}.known" if seat in event.secret else id, details)
    log.events.clear()
    for seat in (*state.pending(), *state.resting()):
        ask = state.ask(seat)
        for words in ALL_TEXTS:
            assert words.say(f"caper-ask-{ask.kind}", **named(words, "caper", ask.details))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("city", ["paris", "rome", "london"])
def test_a_whole_game_can_be_told(seats: int, city: str) -> None:
    luck = Quick(seats)
    log = Log()
    state = GAME.start(agree(GAME, seats, city), luck, log)
    refused: set[str] = set()
    while True:
        _told_whole(state, log)
        if not state.pending():
            break
        seat = state.pending()[0]
        for action in range(0, GAME.actions.size, 7):
            refusal = state.refuse(seat, action)
            if refusal is not None and refusal.text not in refused:
                refused.add(refusal.text)
                assert all(tell(words, refusal.text, refusal.details) for words in ALL_TEXTS)
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck, log)
    assert refused
    outcome = state.outcome()
    assert outcome is not None
    for line in outcome.sheet.lines:
        for words in ALL_TEXTS:
            assert tell(words, line.text, line.details)
            assert words.has(f"caper-category-{line.category}")
    for words in ALL_TEXTS:
        assert words.has(f"caper-decided-{outcome.sheet.result['decided_by']}")


def _gained(lang: str, wanted: int, supply: int, opponent: int) -> str:
    details: JsonObject = {
        "side": "cream",
        "wanted": wanted,
        "supply": supply,
        "opponent": opponent,
    }
    return tell(texts(lang), "caper-event-coins_gained", details)


@pytest.mark.parametrize(
    ("wanted", "supply", "opponent", "sentence"),
    [
        (1, 1, 0, "Cream gains 1 coin."),
        (4, 4, 0, "Cream gains 4 coins."),
        (1, 0, 0, "Cream gains no coin: the supply is empty."),
        (1, 0, 1, "The supply is empty: Cream takes 1 coin from the opponent."),
        (3, 0, 0, "Cream gains none of 3 coins due: the supply is empty."),
        (3, 0, 2, "The supply is empty: Cream takes 2 of 3 coins due from the opponent."),
        (3, 1, 0, "Cream gains 1 of 3 coins due: then the supply is empty."),
        (3, 1, 1, "Cream gains 1 of 3 coins due from the supply and 1 from the opponent."),
    ],
)
def test_coins_are_told_with_where_they_come_from(
    wanted: int, supply: int, opponent: int, sentence: str
) -> None:
    assert _gained("en", wanted, supply, opponent) == sentence
    others = [_gained(lang, wanted, supply, opponent) for lang in LANGUAGES[1:]]
    assert len({sentence, *others}) == 4


def test_gear_played_in_four_languages() -> None:
    details: JsonObject = {
        "side": "green",
        "card": "smoke_screen",
        "location": "the_casino",
        "stack": 1,
        "thief": "the_mime",
        "paid": 1,
    }
    told = [tell(words, "caper-event-gear_played", details) for words in ALL_TEXTS]
    assert [each.replace("\xa0", " ") for each in told] == [
        "Green plays Smoke Screen on The Mime at The Casino and pays 1 coin.",
        "Il Verde gioca «Bomba fumogena» su «Il mimo» al Casinò e paga 1 moneta.",
        "Vert menthe joue « Écran de fumée » sur « Le Mime » au Casino et paie 1 pièce.",
        "Grün spielt „Rauchschleier“ im Casino auf „Der Pantomime“ und zahlt 1 Münze.",
    ]
    free = tell(texts("en"), "caper-event-gear_played", {**details, "paid": 0})
    assert free == "Green plays Smoke Screen on The Mime at The Casino."


def test_who_knows_more_is_told_more() -> None:
    details: JsonObject = {"side": "cream", "to": "green"}
    known: JsonObject = {**details, "cards": ["the_mime", "the_don"]}
    assert tell(texts("en"), "caper-event-cards_passed", details) == (
        "Cream's Lookout passes two cards to Green."
    )
    assert tell(texts("en"), "caper-event-cards_passed.known", known) == (
        "Cream's Lookout passes The Mime and The Don to Green."
    )


def test_a_point_is_explained_with_the_cards_it_counts() -> None:
    details: JsonObject = {
        "card": "the_banker",
        "location": "the_casino",
        "points": 3,
        "cards": ["skeleton_key", "plasma_cutter", "skeleton_key"],
    }
    assert tell(texts("en"), "caper-score-thief", details) == (
        "The Banker at The Casino: 3 points, counting 2 × Skeleton Key and Plasma Cutter"
    )
    none = tell(texts("it"), "caper-score-thief", {**details, "points": 1, "cards": []})
    assert none == "Il banchiere al Casinò: 1 punto"


# -- position errors: the English wording is fixed by the rules ----------------------------------


@pytest.mark.parametrize(
    ("key", "details", "sentence"),
    [
        ("discarded_gear_players", {}, "discarded_gear belongs to the 4-player game only"),
        ("game", {}, "this scorer is for game 'caper'"),
        ("format", {}, "unsupported format"),
        ("players", {}, "players must be 2, 3 or 4"),
        ("city", {"city": "x"}, "unknown city 'x'"),
        ("option", {"option": "x"}, "unknown option 'x'"),
        ("option_value", {"option": "x", "value": "y"}, "option x cannot be 'y'"),
        ("location_count", {}, "exactly 3 locations are needed"),
        ("location_unknown", {}, "unknown location"),
        ("location_twice", {"location": "x"}, "location x appears twice"),
        (
            "location_city",
            {"location": "x", "city": "rome"},
            "location x does not belong to rome",
        ),
        ("thief_unknown", {"card": "x"}, "unknown thief 'x'"),
        ("gear_unknown", {"card": "x"}, "unknown gear 'x'"),
        ("gear_city", {"card": "x", "city": "rome"}, "gear x does not belong to rome"),
        ("copies", {"card": "x", "n": 2, "limit": 1}, "x appears 2 times, the game has 1"),
        (
            "crew_limit",
            {"location": "the_bank", "side": "cream", "n": 4, "limit": 3},
            "the_bank: cream has 4 thieves, the limit is 3",
        ),
        (
            "crew_finished",
            {"side": "cream", "n": 5, "expected": 6},
            "cream has 5 thieves, a finished game has 6",
        ),
        (
            "gear_limit",
            {"thief": "the_saint", "n": 4, "limit": 3},
            "the_saint carries 4 gear cards, the limit is 3",
        ),
        (
            "gear_total",
            {"side": "cream", "n": 16, "limit": 15},
            "cream has 16 gear cards in play, at most 15 are possible",
        ),
        (
            "coins_total",
            {"n": 11, "limit": 10},
            "11 coins are accounted for, the game has 10",
        ),
        (
            "laundered_limit",
            {"side": "cream", "n": 2, "limit": 1},
            "cream laundered 2 coins with 1 Laundromatic",
        ),
        (
            "discards_mismatch",
            {"side": "cream", "gear": 13, "expected": 5, "n": 4},
            "cream has 13 gear in play, so 5 were discarded, not 4",
        ),
    ],
)
def test_a_position_error_has_the_words_of_the_rules(
    key: str, details: JsonObject, sentence: str
) -> None:
    assert tell(texts("en"), f"caper-error-{key}", details) == sentence
