"""games, rules, cards: the reference."""

from __future__ import annotations

import json
import re

import pytest

from hideout.core.decks import Card
from hideout.core.options import resolve
from hideout.core.text import LANGUAGES, texts
from hideout.games import caper
from hideout.telling.cards import card_text, field_title, folded, marked_sentences, shown_value
from hideout.telling.reference import Entry, look_up
from tests.cli.kit import Run

LEFTOVER = re.compile(r"[{}]|\b(caper|core|cli)-[a-z]+-")


def test_games_lists_the_house(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Caper (caper)" in result.output
    assert "Players: 2, 3, 4." in result.output


def test_games_tells_programs_all_there_is_to_choose(run: Run) -> None:
    found = {each["id"]: each for each in json.loads(run("games", "--json").stdout)}
    about = found["caper"]
    assert about["seats"] == [2, 3, 4]
    assert [variant["id"] for variant in about["variants"]] == ["paris", "rome", "london"]
    assert len(about["options"]) == 7
    assert [preset["id"] for preset in about["presets"]] == ["hideout", "italian", "french"]
    assert len(about["rulings"]) == 52


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "topic",
    ["", "phases", "symbols", "rulings", "options", "presets", "variants", "getaway", "french"],
)
def test_the_rules_are_there_in_every_language(run: Run, lang: str, topic: str) -> None:
    result = run("rules", "caper", *topic.split(), "--lang", lang)
    assert result.exit_code == 0
    assert not LEFTOVER.search(result.output), result.output
    data = json.loads(run("rules", "caper", *topic.split(), "--lang", lang, "--json").stdout)
    assert data["entries"] if topic else data["topics"]["phase"]


def test_every_ruling_is_shown_with_its_answer(run: Run) -> None:
    data = json.loads(run("rules", "caper", "rulings", "--json").stdout)
    assert [entry["id"] for entry in data["entries"]] == list(caper.GAME.info.rulings)
    assert all(entry["text"][0] for entry in data["entries"])


def test_sections_are_also_found_by_their_titles(run: Run) -> None:
    english = run("rules", "caper", "rulings").output
    assert run("rules", "caper", "chiarimenti").output == english
    assert run("rules", "caper", "Entscheide").output == english


@pytest.mark.parametrize("query", ["CAP-14", "cap-14", "cap14", "14"])
def test_a_ruling_is_found_by_its_number(run: Run, query: str) -> None:
    assert run("rules", "caper", query).output.startswith("CAP-14: ")


def test_a_ruling_below_ten_needs_no_zero(run: Run) -> None:
    assert run("rules", "caper", "7").output.startswith("CAP-07: ")


def test_an_option_names_its_values_and_ruling(run: Run) -> None:
    output = run("rules", "caper", "don_bonus").output
    assert "caper (default): " in output
    assert "point: " in output
    assert "CAP-04" in output


@pytest.mark.parametrize(
    "query",
    ["the_mime", "The Mime", "mime", "il mimo", "Der Pantomime", "pantomime", "LE MIME", "panto"],
)
def test_a_card_is_found_by_its_name_in_any_language(run: Run, query: str) -> None:
    output = run("rules", "caper", *query.split()).output
    assert output.startswith("The Mime\n")
    assert "1 Caper here." in output


def test_accents_do_not_matter(run: Run) -> None:
    assert run("rules", "caper", "plans", "caches").output.startswith("Plans Cachés\n")


def test_a_card_in_another_language_also_has_its_english_name(run: Run) -> None:
    output = run("rules", "caper", "the", "bank", "--lang", "de").output
    assert output.startswith("Die Bank (The Bank)\n")


def test_a_card_shows_its_doubtful_values_and_rulings(run: Run) -> None:
    output = run("rules", "caper", "bookie").output
    assert "income 0 [R]" in output
    assert "[R] reconstructed" in output
    assert "See also: CAP-47" in output
    [entry] = json.loads(run("rules", "caper", "bookie", "--json").stdout)["entries"]
    assert entry["income"] == 0
    assert entry["marks"]["income"] == "R"
    assert entry["rulings"] == ["CAP-47"]


def test_an_exact_name_is_not_doubtful(run: Run) -> None:
    assert run("rules", "caper", "bank").output.startswith("The Bank\n")


def test_a_word_with_several_meanings_lists_them(run: Run) -> None:
    result = run("rules", "caper", "suit")
    assert result.exit_code == 0
    assert "Stealth Suit: card, stealth_suit" in result.output
    assert "Blaze Shield Suit: card, blaze_shield_suit" in result.output
    data = json.loads(run("rules", "caper", "suit", "--json").stdout)
    assert {"family": "card", "id": "stealth_suit"} in data["candidates"]


def test_two_things_of_the_same_name_are_both_shown(run: Run) -> None:
    data = json.loads(run("rules", "caper", "getaway", "--json").stdout)
    assert [entry["family"] for entry in data["entries"]] == ["phase", "symbol"]


def test_an_unknown_topic_is_refused(run: Run) -> None:
    result = run("rules", "caper", "xyzzy")
    assert result.exit_code == 2
    assert "nothing fits “xyzzy”" in result.stderr
    data = json.loads(run("rules", "caper", "xyzzy", "--json").stdout)
    assert data["error"]["code"] == "E_TOPIC"
    assert run("rules", "caper", "?!").exit_code == 2


def test_looking_up_goes_from_exact_to_vague() -> None:
    entries = [
        Entry("card", "the_bank", ("The Bank",)),
        Entry("card", "the_banker", ("The Banker",)),
        Entry("card", "river_bank", ("River Bank",)),
        Entry("ruling", "X-01", ("01", "1", "X01")),
    ]

    def found(query: str) -> list[str]:
        return [entry.id for entry in look_up(entries, query).entries]

    assert found("Bank") == ["the_bank"]
    assert found("the bank") == ["the_bank"]
    assert found("river") == ["river_bank"]
    assert found("ban") == ["the_bank", "the_banker", "river_bank"]
    assert found("anke") == ["the_banker"]
    assert found("1") == ["X-01"]
    assert found("nowhere") == []
    assert found("") == []


def test_names_are_compared_without_capitals_accents_and_signs() -> None:
    assert folded("L'Été_Noir – GROSS") == "l ete noir gross"


def test_all_cards_are_listed(run: Run) -> None:
    data = json.loads(run("cards", "caper", "--json").stdout)
    assert [card["id"] for card in data] == list(caper.GAME.card_ids())
    assert sum(card["count"] for card in data) == 95
    for card in data:
        assert card["sentences"]
        assert set(card["names"]) == set(LANGUAGES)
    mime = next(card for card in data if card["id"] == "the_mime")
    assert mime["income"] == 0
    assert mime["marks"] == {"income": "R"}
    assert mime["effect"][0] == {"caper": 1}


def test_a_city_leaves_out_the_cards_of_the_others(run: Run) -> None:
    data = json.loads(run("cards", "caper", "--city", "rome", "--kind", "gear", "--json").stdout)
    assert sum(card["count"] for card in data) == 36
    assert {card["variant"] for card in data} == {None, "rome"}


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("signal_jammer", "signal_jammer"),
        ("disturbatore", "signal_jammer"),
        ("caper light blue opponent pays", "secret_shades"),
        ("launder", "laundromatic"),
    ],
)
def test_search_looks_into_ids_names_and_sentences(run: Run, words: str, card: str) -> None:
    data = json.loads(run("cards", "caper", *words.split(), "--json").stdout)
    assert [found["id"] for found in data] == [card]


def test_a_search_without_result_is_refused(run: Run) -> None:
    result = run("cards", "caper", "xyzzy")
    assert result.exit_code == 2
    assert "no card fits “xyzzy”" in result.stderr
    assert json.loads(run("cards", "caper", "xyzzy", "--json").stdout) == []


@pytest.mark.parametrize(
    ("option", "message"),
    [(["--city", "madrid"], "madrid"), (["--kind", "weapon"], "thief, gear, location")],
)
def test_an_unknown_city_or_kind_is_refused(run: Run, option: list[str], message: str) -> None:
    result = run("cards", "caper", *option)
    assert result.exit_code == 2
    assert message in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["60", "100", "200"])
def test_cards_fit_every_width(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    output = run("cards", "caper", "--lang", lang).output
    assert max(len(line) for line in output.splitlines()) <= int(width)
    assert "\x1b" not in output
    assert not re.search(r"[─│┃╭]", output)
    assert "[R]" in output
    assert not LEFTOVER.search(output)


def test_a_narrow_terminal_gets_blocks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    output = run("cards", "caper", "helping").output
    assert "Helping Hand\n  count 2 · colour green · cost 2\n  1 diamond as loot.\n" in output


def test_what_is_shown_of_a_card_nobody_thought_of() -> None:
    card = Card(
        id="the_mime",
        kind="thief",
        variant="",
        copies=1,
        fields={"dice": [1, 2], "income": 3},
        lists={"effect": ({"caper": 1},)},
        marks={"effect": "R"},
        note="",
        line=1,
    )
    english = texts("en")
    assert field_title(caper.GAME, "dice", english) == "dice"
    assert shown_value(caper.GAME, card, "dice", english) == "1, 2"
    assert shown_value(caper.GAME, card, "cost", english) == ""
    told = card_text(caper.GAME, card, resolve(caper.GAME), english)
    assert marked_sentences(told)[-1].endswith(" [R]")
