"""Texts: said in four languages, complete, and never an id in place of a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hideout.core.errors import AnswerError, DeckError, InputError, PositionError
from hideout.core.game import Refusal
from hideout.core.text import (
    LANGUAGES,
    Texts,
    detect_language,
    explain,
    named,
    plain,
    tell,
    text_folders,
    texts,
)
from hideout.games import GAMES
from tests.kit.browser_uses import resolved, uses_in
from tests.kit.text_uses import File, Sources, Use
from tests.kit.texts import (
    Catalogue,
    Wanted,
    catalogues,
    differing,
    missing,
    read_catalogue,
    stray,
    untranslated,
    unused,
    wanted,
)


@pytest.fixture(scope="module")
def asked() -> Wanted:
    """What the program asks for."""
    return wanted()


@pytest.fixture(scope="module")
def there() -> dict[str, Catalogue]:
    """What the language files hold."""
    return catalogues()


# -- the language files, whole program -----------------------------------------------------------


def test_every_text_is_there_in_every_language(asked: Wanted, there: dict[str, Catalogue]) -> None:
    assert missing(asked, there) == []


def test_no_text_is_there_for_nothing(asked: Wanted, there: dict[str, Catalogue]) -> None:
    assert unused(asked, there) == []


def test_every_argument_is_given_and_taken(asked: Wanted, there: dict[str, Catalogue]) -> None:
    assert stray(asked, there) == []


def test_all_languages_take_the_same_arguments(there: dict[str, Catalogue]) -> None:
    assert differing(there) == []


def test_long_texts_are_translated(there: dict[str, Catalogue]) -> None:
    assert untranslated(there) == []


def test_ids_put_together_at_run_time_come_from_known_data(asked: Wanted) -> None:
    assert asked.unsourced() == []


# -- each of these checks can fail ---------------------------------------------------------------


def _uses(source: str) -> tuple[Use, ...]:
    return tuple(Sources([File(source, "some.py", "caper")]).uses())


def _asked(source: str) -> Wanted:
    cards = {"caper-card": {"the_mime": (), "the_bank": ("at",)}}
    return Wanted(_uses(source), cards, ("caper",))


_CARDS = "caper-card-the_mime = Mime\ncaper-card-the_bank = Bank\n    .at = at the bank\n"


def _files(en: str, it: str) -> dict[str, Catalogue]:
    return {"en": read_catalogue(_CARDS + en), "it": read_catalogue(_CARDS + it)}


def test_a_missing_text_is_found() -> None:
    asked = _asked("say('core-hello')")
    assert missing(asked, _files("core-hello = Hello", "core-hello = Ciao")) == []
    assert missing(asked, _files("core-hello = Hello", "")) == ["core-hello is missing in it"]


def test_a_missing_attribute_is_found() -> None:
    asked = _asked("say('core-hello.short')")
    files = _files("core-hello = Hello\n    .short = Hi", "core-hello = Ciao")
    assert missing(asked, files) == ["core-hello.short is missing in it"]


def test_a_card_without_a_name_is_found() -> None:
    asked = _asked("")
    files = {"en": read_catalogue("caper-card-the_bank = Bank")}
    assert missing(asked, files) == [
        "caper-card-the_bank.at is missing in en",
        "caper-card-the_mime is missing in en",
    ]


def test_an_unused_text_is_found() -> None:
    files = _files("core-old = Old", "")
    assert unused(_asked(""), files) == ["core-old (en) is never used"]
    assert unused(_asked("say('core-old')"), files) == []


def test_an_unused_attribute_is_found() -> None:
    files = _files("core-hello = Hello\n    .short = Hi", "")
    assert unused(_asked("say('core-hello')"), files) == ["core-hello.short (en) is never used"]


def test_a_text_that_another_quotes_is_used() -> None:
    files = _files("core-hello = { core-hello.short }!\n    .short = Hi", "")
    assert unused(_asked("say('core-hello')"), files) == []


def test_an_argument_that_nothing_gives_is_found() -> None:
    asked = _asked("Refusal('5.3', 'caper-refuse-full', {'location': x})")
    files = _files("caper-refuse-full = No room { $at }", "caper-refuse-full = { $n } { $at }")
    assert stray(asked, files) == [
        "some.py:1: caper-refuse-full lacks n",
        "caper-refuse-full (it) takes n, which nothing gives",
    ]


def test_an_argument_that_no_language_takes_is_found() -> None:
    asked = _asked("words.say('core-hello', name=x)")
    files = _files("core-hello = Hello", "core-hello = Ciao")
    assert stray(asked, files) == ["some.py:1: core-hello takes no name"]


def test_an_argument_of_a_quoted_text_counts() -> None:
    asked = _asked("words.say('core-hello')")
    files = _files("core-hello = { core-hello.to }\n    .to = { $name }", "")
    assert "some.py:1: core-hello lacks name" in stray(asked, files)


def test_differing_arguments_are_found_but_not_forms_of_the_same() -> None:
    assert differing(_files("core-a = { $x }", "core-a = { $y }")) != []
    assert differing(_files("core-a = { $x }", "core-a = nothing")) != []
    assert differing(_files("core-a = { $one } { $at }", "core-a = { $many } { $location }")) == []


def test_an_untranslated_text_is_found() -> None:
    long = "core-a = A sentence that is long enough to differ"
    assert untranslated(_files(long, long)) == ["core-a is not translated into it"]
    assert untranslated(_files("core-a = Paris", "core-a = Paris")) == []


def test_an_id_made_of_unknown_data_is_found() -> None:
    assert _asked("say(f'caper-card-{card}')").unsourced() == []
    assert _asked("say(f'{game}-card-{card}')").unsourced() == []
    assert _asked("say(f'caper-mood-{card}')").unsourced() == [
        "some.py:1: caper-mood-* is made of unknown data"
    ]
    assert len(_asked("say(f'{game}-mood-{card}')").unsourced()) == 1


def test_a_file_that_is_not_fluent_is_found() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        read_catalogue("core-a = { $x")


# -- what counts as a use ------------------------------------------------------------------------


def _args(source: str, id: str) -> set[str] | None:
    found = [use.args for use in _uses(source) if use.id == id]
    assert found, f"{id} was not found"
    given = set().union(*(args for args in found if args is not None))
    return None if all(args is None for args in found) else given


def test_an_error_is_a_use_with_the_keys_of_its_details() -> None:
    assert _args("raise DeckError('E', 'core-x', {'a': 1, 'b': 2}, path)", "core-x") == {"a", "b"}


def test_a_condition_gives_two_uses() -> None:
    source = "text = 'core-x' if a else 'core-y'\nRefusal('5.1', text, {'n': 1})"
    assert _args(source, "core-x") == _args(source, "core-y") == {"n"}


def test_an_event_is_a_use_and_its_secret_half_another() -> None:
    source = "log.add('played', {'side': s}, {seat: {'card': c}})"
    assert _args(source, "caper-event-played") == {"side"}
    assert _args(source, "caper-event-played.known") == {"side", "card"}


def test_an_event_without_a_secret_half_needs_no_second_text() -> None:
    ids = {use.id for use in _uses("log.add('over', {}, None, True)")}
    assert ids == {"caper-event-over"}


def test_an_event_behind_a_function_is_found() -> None:
    source = (
        "def _note(self, log, kind, public):\n"
        "    public['seat'] = 1\n"
        "    log.add(kind, public)\n"
        "def play(self, log):\n"
        "    self._note(log, 'dealt', {'n': 4})\n"
    )
    assert _args(source, "caper-event-dealt") == {"n", "seat"}


def test_a_question_is_a_use_and_its_name_another() -> None:
    source = "Ask('flip', {'location': x})"
    assert _args(source, "caper-ask-flip") == {"location"}
    assert _args(source, "caper-asked-flip") == set()


def test_a_detail_that_a_function_adds_counts() -> None:
    source = (
        "def _fail(text, details):\n"
        "    whole = {'place': 1}\n"
        "    whole.update(details)\n"
        "    return DeckError('E', text, whole)\n"
        "raise _fail('core-x', {'found': 2})\n"
    )
    assert _args(source, "core-x") == {"place", "found"}


def test_an_id_made_of_a_literal_argument_is_found() -> None:
    source = (
        "def _fail(key, details):\n"
        "    return PositionError('E', f'caper-error-{key}', details)\n"
        "raise _fail('round', {'n': 2})\n"
    )
    assert _args(source, "caper-error-round") == {"n"}


def test_ids_that_a_loop_runs_through_are_found() -> None:
    source = "heads = [say(f'cli-{head}') for head in ('seat', 'bot')]"
    assert {use.id for use in _uses(source)} == {"cli-seat", "cli-bot"}
    table = "C = {'why': ('core-why', 1)}\nfor word, (id, n) in C.items():\n    say(f'{id}.about')"
    assert "core-why.about" in {use.id for use in _uses(table)}


def test_the_browser_uses_texts_too() -> None:
    source = (
        "say('browser-hi', { name, n: f(1, 2) })\nsay(`browser-sea-${kind}.about`)\nx = 'core-x'"
    )
    uses = list(uses_in(source, "some.svelte", ("caper",)))
    assert uses == [
        Use("browser-hi", frozenset({"name", "n"}), "some.svelte:1", "say"),
        Use("browser-sea-*.about", frozenset(), "some.svelte:2"),
        Use("core-x", None, "some.svelte:3"),
    ]
    ids = ["browser-sea-red.about", "browser-sea-red", "browser-season-x.about"]
    assert [use.id for use in resolved(uses[1:2], ids)] == ["browser-sea-red.about"]
    assert list(resolved(uses[1:2], ids[1:])) == uses[1:2]


def test_an_id_of_the_browser_that_no_text_fits_is_found() -> None:
    uses = tuple(resolved(uses_in("say(`browser-sea-${kind}`)", "some.ts", ()), ["browser-x"]))
    assert Wanted(uses, {}, ()).unsourced() == ["some.ts:1: browser-sea-* is made of unknown data"]


def test_other_strings_are_no_uses() -> None:
    asked = _asked("open(path, encoding='utf-8')\nprint('core values')\nx = 'stale-step'")
    assert asked.concrete() == []


# -- saying --------------------------------------------------------------------------------------


def _small(lang: str = "en") -> Texts:
    words = Texts(lang, [])
    words.add(
        "demo-coins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}\n"
        "demo-long = { demo-coins } and { demo-word.short }\n"
        "demo-word = word\n    .short = w\n"
        "demo-broken = { $x\n"
        "# A remark\n"
        "demo-only =\n    .about = about\n"
    )
    return words


def test_a_sentence_is_said_with_its_arguments() -> None:
    assert _small().say("demo-coins", n=1) == "1 coin"
    assert _small().say("demo-coins", n=2) == "2 coins"


def test_french_counts_nothing_as_one() -> None:
    assert texts("fr").say("caper-effect-coin", n=0).endswith("0 pièce.")


def test_large_numbers_are_not_grouped() -> None:
    for lang in LANGUAGES:
        assert _small(lang).say("demo-coins", n=1234567) == "1234567 coins"
        assert _small(lang).say("demo-coins", n=-(10**30)) == f"-1{'0' * 30} coins"


def test_an_attribute_is_said() -> None:
    assert _small().say("demo-word.short") == "w"


def test_a_text_may_quote_others() -> None:
    assert _small().say("demo-long", n=2) == "2 coins and w"


@pytest.mark.parametrize("id", ["demo-none", "demo-word.long", "demo-only", "demo-broken", ""])
def test_what_is_not_there_is_never_said(id: str) -> None:
    words = _small()
    assert not words.has(id)
    with pytest.raises(LookupError):
        words.say(id)


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="demo-coins"):
        _small().say("demo-coins")


def test_what_is_there_is_known() -> None:
    words = _small()
    assert words.has("demo-word")
    assert words.has("demo-word.short")
    assert words.has("demo-word.short")
    assert "demo-coins" in words.ids()


def test_the_same_id_twice_is_an_error() -> None:
    with pytest.raises(LookupError, match="twice"):
        _small().add("demo-word = again")


def test_there_are_four_languages_and_no_fifth() -> None:
    assert LANGUAGES == ("en", "it", "fr", "de")
    with pytest.raises(LookupError, match="'es'"):
        texts("es")


def test_texts_of_a_language_are_read_once() -> None:
    assert texts("de") is texts("de")


def test_a_game_can_be_read_alone() -> None:
    assert Texts("en", ["caper"]).has("caper-title")
    assert not Texts("en", []).has("caper-title")
    assert text_folders(sorted(GAMES))[1:] == text_folders()[1:]


def test_the_fluent_library_is_read_only_when_something_is_said() -> None:
    program = (
        "import sys; from hideout.core.text import Texts; words = Texts('en');"
        "assert 'fluent.runtime' not in sys.modules and 'babel' not in sys.modules;"
        "words.say('core-list-none'); assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# -- lists and names -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "row"),
    [("en", "A, B and C"), ("it", "A, B e C"), ("fr", "A, B et C"), ("de", "A, B und C")],
)
def test_names_are_listed_as_the_language_does(lang: str, row: str) -> None:
    assert texts(lang).listed(["A", "B", "C"]) == row


def test_short_lists() -> None:
    words = texts("en")
    assert words.listed([]) == "—"
    assert words.listed(["A"]) == "A"
    assert words.listed(["A", "B"]) == "A and B"
    assert words.listed(["A", "B", "A"]) == "2 × A and B"


def test_a_list_as_argument_is_listed() -> None:
    assert texts("it").say("core-list-last", row=["A", "B"], name="C") == "A e B e C"


def test_ids_become_names() -> None:
    details = {
        "card": "skeleton_key",
        "cards": ["the_mime", "~skeleton_key", "the_mime"],
        "location": "the_casino",
        "side": "green",
        "winner": "snitch",
        "seat": "cream_lookout",
        "loot": ["diamond", "wild"],
        "city": "rome",
        "colour": "light_blue",
        "ask": "play_thief",
        "n": 3,
        "kind": "thief",
    }
    assert named(texts("de"), "caper", details) == {
        "card": "Dietrich",
        "cards": "2 × Der Pantomime und Dietrich (umgedreht)",
        "n_cards": 2 + 1,
        "location": "Das Casino",
        "at": "im Casino",
        "side": "Grün",
        "winner": "Spitzel",
        "seat": "Späher Creme",
        "loot": "Diamant und Joker",
        "n_loot": 2,
        "city": "Rom",
        "colour": "hellblau",
        "ask": "einen Dieb spielen",
        "n": 3,
        "kind": "thief",
    }


def test_a_seat_number_stays_a_number() -> None:
    assert named(texts("en"), "caper", {"seat": 2}) == {"seat": 2}


def test_an_id_without_a_name_is_an_error() -> None:
    with pytest.raises(LookupError):
        named(texts("en"), "caper", {"card": "the_ghost"})


def test_plain_details() -> None:
    assert plain("x") == "x"
    assert plain(3) == 3
    assert plain(True) == "true"
    assert plain(False) == "false"
    assert plain(["a", 1, True]) == "a, 1, true"
    assert plain(None) == "None"
    assert plain(1.5) == "1.5"


# -- errors --------------------------------------------------------------------------------------


def test_an_error_says_itself_in_english() -> None:
    error = PositionError("E_CITY", "caper-error-city", {"city": "oslo"}, "$.city")
    assert str(error) == "unknown city 'oslo'"


def test_an_error_is_explained_in_each_language_with_ids_as_they_are() -> None:
    details: dict[str, object] = {"location": "the_bank", "side": "cream", "n": 4, "limit": 3}
    error = PositionError("E_CREW", "caper-error-crew_limit", details)
    assert [explain(error, lang) for lang in LANGUAGES] == [
        "the_bank: cream has 4 thieves, the limit is 3",
        "the_bank: cream ha 4 ladri, il limite è 3",
        "the_bank\xa0: cream a 4 cambrioleurs, la limite est 3",
        "the_bank: cream hat 4 Diebe, die Grenze ist 3",
    ]


def test_a_deck_error_shows_what_the_file_says() -> None:
    details: dict[str, object] = {"city": "-", "wanted": 30, "sum": 31, "place": "x", "key": "y"}
    error = DeckError("E_DECK_TOTAL", "caper-deck-copies", details)
    assert explain(error) == "The gear of the city - must add up to 30 cards, not 31."


def test_a_refusal_is_explained_with_names() -> None:
    details: dict[str, object] = {"card": "skeleton_key"}
    error = AnswerError("E_REFUSED", Refusal("5.4", "caper-refuse-not_in_hand", details))
    assert explain(error, "it") == "Non hai in mano «Passe-partout»."
    assert tell(texts("en"), error.text, details) == "Skeleton Key is not in your hand."


def test_an_error_without_a_text_is_a_defect() -> None:
    with pytest.raises(LookupError):
        str(InputError("E_X", "core-error-nonsense", {}))


@pytest.mark.parametrize(
    ("type", "sentence"),
    [
        ("object", "coins must be an object"),
        ("integer", "coins must be an integer"),
        ("a prime", "coins must be a prime"),
    ],
)
def test_a_wrong_type_is_named(type: str, sentence: str) -> None:
    details: dict[str, object] = {"what": "coins", "type": type}
    assert explain(PositionError("E_TYPE", "core-error-type", details)) == sentence


# -- the language of the user --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR@euro", "LANG": "de_DE"}, "fr"),
        ({"HIDEOUT_LANG": "DE", "LC_ALL": "it_IT"}, "de"),
        ({"HIDEOUT_LANG": "klingon", "LANG": "it_IT"}, "it"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], lang: str) -> None:
    assert detect_language(env) == lang
