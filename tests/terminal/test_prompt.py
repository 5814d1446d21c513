"""What a person may type at the prompt, and what is said to everything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hideout.core.table import Table
from hideout.core.text import texts
from hideout.terminal.menu import MOST_AT_ONCE, Menu
from hideout.terminal.sight import Sight
from tests.terminal.driving import Drive, a_table, script

WORDS = texts("en")


def shown_for(table: Table, tmp_path: Path, *typed: str, lang: str = "en", width: int = 80) -> str:
    """What the client shows after its first prompt, one prompt per typed line."""
    drive = Drive(table, tmp_path / "game.json", script(*typed), lang, width)
    return drive.play()


def replies(table: Table, tmp_path: Path, *typed: str, lang: str = "en") -> list[str]:
    """What is said to each typed line, in lines put together."""
    pieces = shown_for(table, tmp_path, *typed, lang=lang).split("\n> ")[1:]
    return [" ".join(piece.split()) for piece in pieces]


def gear_round(seats: str = "you,burglar", city: str = "paris", seed: str = "demo") -> Table:
    """A table in its first gear round, person on turn."""
    table = a_table(seats, city, seed)
    while table.ask(table.pending[0]).kind != "play_gear" or table.pending[0] != 0:
        seat = table.pending[0]
        table.submit(seat, table.step, table.legal(seat)[0])
    return table


def flip_question(city: str = "paris") -> Table:
    """A table that asks the first seat which card to turn."""
    for n in range(300):
        table = a_table("you:Anna,you:Ben", city, f"flip {n}")
        while table.pending:
            seat = table.pending[0]
            if table.ask(seat).kind.startswith("flip") and seat == 0:
                return table
            legal = table.legal(seat)
            table.submit(seat, table.step, legal[(7 * table.step + n) % len(legal)])
    raise AssertionError("no flip in 300 games")


# -- answers -----------------------------------------------------------------------------------


def test_many_answers_are_sorted_by_card_and_few_are_not() -> None:
    table = gear_round()
    menu = Menu(Sight(table, 0, WORDS))
    assert len(menu.choices) > MOST_AT_ONCE
    held = set(Sight(table, 0, WORDS).own_cards())
    assert {group.card for group in menu.groups} == held
    assert sum(len(group.choices) for group in menu.groups) == len(menu.choices)
    flat = Menu(Sight(flip_question(), 0, WORDS))
    assert not flat.groups
    assert 2 <= len(flat.choices) <= 3


def test_a_card_then_a_place(tmp_path: Path) -> None:
    table = gear_round()
    n = len(table.answers)
    second = Menu(Sight(table, 0, WORDS)).groups[1]
    shown_for(table, tmp_path, "2", "3")
    assert table.answers[n].action == second.choices[2].action


def test_both_numbers_at_once_also_while_another_card_is_chosen(tmp_path: Path) -> None:
    for typed in (["2 3"], ["1", "2 3"], ["1", "0", "2,3"]):
        table = gear_round()
        n = len(table.answers)
        wanted = Menu(Sight(table, 0, WORDS)).groups[1].choices[2].action
        shown_for(table, tmp_path, *typed)
        assert table.answers[n].action == wanted


def test_notation_works_at_once(tmp_path: Path) -> None:
    table = gear_round()
    n = len(table.answers)
    action = table.legal(0)[4]
    shown_for(table, tmp_path, f"  {table.game.actions.to_text(action).upper()} ")
    assert table.answers[n].action == action


def test_enter_takes_the_only_answer_and_nothing_else(tmp_path: Path) -> None:
    table = a_table("burglar,you,burglar,burglar")
    while len(table.legal(1)) != 1:
        seat = table.pending[0]
        table.submit(seat, table.step, table.legal(seat)[0])
    n = len(table.answers)
    assert "press Enter" in shown_for(table, tmp_path, "")
    assert 1 in [answer.seat for answer in table.answers[n : n + 2]]
    table = gear_round()
    n = len(table.answers)
    shown_for(table, tmp_path, "", "", "")
    assert len(table.answers) == n


@pytest.mark.parametrize("typed", ["0", "99", "7 1", "1 99", "0 0", "9999"])
def test_a_number_out_of_range_says_which_are_there(typed: str, tmp_path: Path) -> None:
    table = gear_round()
    n = len(table.answers)
    assert "Please type a number from 1 to " in replies(table, tmp_path, typed)[0]
    assert len(table.answers) == n


@pytest.mark.parametrize(
    "typed",
    ["xyzzy", "play", "play smoke_screen", "play nothing 1", "1 2 3", "-1", "play x\x00 1.1",
     "\x1b[A", "💥", "12345678901234567890", "flip", "{", "why not"],
)  # fmt: skip
def test_what_cannot_be_read_says_what_can_be_typed(typed: str, tmp_path: Path) -> None:
    table = gear_round()
    n = len(table.answers)
    reply = replies(table, tmp_path, typed)[0]
    example = table.game.actions.to_text(table.legal(0)[0])
    assert f"Type a number, help, or an answer such as: {example}" in reply
    assert len(table.answers) == n


def test_an_answer_that_is_not_legal_is_refused_with_its_ruling(tmp_path: Path) -> None:
    table = gear_round()
    n = len(table.answers)
    said = replies(table, tmp_path, "play the_mime 1", "why play the_mime 1")
    for reply in said[:2]:
        assert "Not possible: This is a gear round: play or discard gear. (See 5.4.)" in reply
    assert len(table.answers) == n


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.one_of(
            st.text(max_size=30),
            st.builds(
                "{} {}".format,
                st.sampled_from(["why", "?", "rules", "play", "pass", "getaway", "flip", "undo"]),
                st.text(max_size=30),
            ),
        ),
        max_size=12,
    )
)
def test_whatever_is_typed_the_client_goes_on(tmp_path: Path, typed: list[str]) -> None:
    table = a_table()
    table.submit(0, 0, table.legal(0)[0])
    table.submit(1, 1, table.legal(1)[0])
    shown_for(table, tmp_path, *(line.replace("\n", " ") for line in typed))
    assert (tmp_path / "game.json").exists()


@pytest.mark.parametrize("word", ["?", "rules ", "why ", "save ", "play "])
def test_very_long_lines_are_cut_short_in_the_answer(word: str, tmp_path: Path) -> None:
    shown = shown_for(a_table(), tmp_path, f"{word}{'x' * 5000}", f"{word}\0")
    assert (tmp_path / "game.json").exists()
    assert shown.count("x" * 600) < 10  # all of them in the one line that repeats what was typed


@pytest.mark.parametrize("name", ["~no such user/x.json", "\0", ".", "x" * 5000])
def test_a_file_that_cannot_be_is_not_where_the_game_goes(name: str, tmp_path: Path) -> None:
    assert "Cannot save in" in replies(a_table(), tmp_path, f"save {name}")[0]
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


# -- commands ----------------------------------------------------------------------------------


def test_why_names_the_ruling_and_nods_at_what_is_legal(tmp_path: Path) -> None:
    table = gear_round()
    legal = table.game.actions.to_text(table.legal(0)[0])
    held = Sight(table, 0, WORDS).own_cards()
    other = next(
        card.id for card in table.setup.deck.cards if card.kind == "gear" and card.id not in held
    )
    said = replies(
        table, tmp_path, "why", f"why {legal}", "why 1", "why 99", f"why discard {other}", "why xyz"
    )
    assert "Why what?" in said[0]
    assert "you may do that" in said[1]
    assert "you may do that" in said[2]
    assert "number from 1" in said[3]
    assert "is not in your hand" in said[4]
    assert "answer such as" in said[5]


def test_a_card_is_found_by_id_name_part_and_text(tmp_path: Path) -> None:
    said = replies(
        a_table(), tmp_path, "?skeleton_key", "? Skeleton Key", "?plans caches", "? magnet",
        "? laundered", "?zzz", "?", "? the",
    )  # fmt: skip
    for n in (0, 1):
        assert said[n].startswith("?") or "Skeleton Key (yellow gear, cost 0)" in said[n]
        assert "gain 2 coins" in said[n]
    assert "Plans Cachés (light blue gear, cost 0)" in said[2]
    assert "Super Magnet" in said[3]
    assert "Laundromatic" in said[4]
    assert "No card" in said[5]
    assert "Type ?" in said[6]
    assert "cards fit" in said[7]


def test_a_word_of_the_rules_is_explained_like_a_card(tmp_path: Path) -> None:
    assert "Capers are counted at the end" in replies(a_table(), tmp_path, "?caper")[0]


def test_the_rules_can_be_looked_up(tmp_path: Path) -> None:
    said = replies(
        a_table(), tmp_path, "rules", "rules getaway", "rules CAP-44", "rules zzz", "rules a"
    )
    assert "Scoring" in said[0]
    assert "After the last round" in said[1]
    assert "when may a Mastermind discard" in said[2]
    assert "no topic" in said[3]
    assert "Also:" in said[4]


def test_the_table_the_hand_the_log_and_the_score_can_be_seen_again(tmp_path: Path) -> None:
    table = gear_round()
    said = replies(table, tmp_path, "hand", "table", "log", "score", "help")
    for card in Sight(table, 0, WORDS).own_cards():
        assert WORDS.say(f"caper-card-{card}") in said[0]
    assert "round 2 of 6 (gear)" in said[1]
    assert "Round 1, thieves" in said[2]
    assert "If the game ended now" in said[3]
    assert "Total" in said[3]
    assert "undo" in said[4]
    assert "quit" in said[4]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("it", ["perché", "PERCHE", "aiuto"]), ("fr", ["règles", "regles", "aide"]),
     ("de", ["zurück", "Hilfe", "tisch"])],
)  # fmt: skip
def test_commands_have_names_in_every_language(lang: str, typed: list[str], tmp_path: Path) -> None:
    table = gear_round()
    unreadable = texts(lang).say("terminal-error-typed", example="#").split("#")[0].strip()
    for reply in replies(table, tmp_path, *typed, lang=lang):
        assert unreadable not in reply


# -- taking back -------------------------------------------------------------------------------


def test_nothing_to_take_back(tmp_path: Path) -> None:
    table = a_table()
    assert "Not possible" in replies(table, tmp_path, "undo")[0]
    assert not table.take_backs


def test_a_bot_always_consents(tmp_path: Path) -> None:
    table = a_table()
    said = replies(table, tmp_path, "1 1", "undo", "2 1")
    assert "With the consent of Burglar" in said[1]
    [taken] = table.take_backs
    assert not taken.free
    assert len(taken.answers) == 2
    assert len(table.answers) == 2
    assert table.answers[0].action != taken.answers[0].action


def test_taking_back_before_anything_was_revealed_is_free(tmp_path: Path) -> None:
    table = flip_question()
    n = len(table.answers)
    said = replies(table, tmp_path, "", "undo")
    assert "Your last answer is taken back." in said[0] or "taken back" in " ".join(said)
    [taken] = table.take_backs
    assert taken.free
    assert len(table.answers) == n - 1
    assert table.pending == (0,)


@pytest.mark.parametrize(
    ("answer", "is_taken"), [("y", True), ("yes", True), ("n", False), ("", False)]
)
def test_another_person_is_asked_for_consent(answer: str, is_taken: bool, tmp_path: Path) -> None:
    table = a_table("you:Anna,you:Ben")
    shown = shown_for(table, tmp_path, "", "1 1", "", "1 1", "", "undo", answer)
    flat = " ".join(shown.split())
    assert "Ben, may Anna take that back? (y/n)" in flat
    assert bool(table.take_backs) == is_taken
    assert ("With the consent of Ben" in flat) == is_taken
    assert ("Ben does not agree" in flat) != is_taken
    assert len(table.answers) == (0 if is_taken else 2)


def test_what_was_taken_back_is_not_told_again_and_not_forgotten_twice(tmp_path: Path) -> None:
    table = a_table()
    shown = shown_for(table, tmp_path, "1 1", "undo", "1 1", "log")
    log = shown[shown.index("The story so far") :]
    assert log.count("Cream plays") == 1
    assert table.take_backs
    assert max(len(line) for line in shown.split("\n") if "/" not in line) <= 80


# -- what is shown -----------------------------------------------------------------------------


def test_locations_stand_side_by_side_when_there_is_room(tmp_path: Path) -> None:
    table = gear_round()
    names = [WORDS.say(f"caper-card-{place['id']}") for place in places(table)]
    wide = shown_for(gear_round(), tmp_path, width=100)
    assert any(all(name in line for name in names) for line in wide.split("\n"))
    narrow = shown_for(gear_round(), tmp_path, width=99)
    rows = [line for line in narrow.split("\n") if line.startswith(("1  ", "2  ", "3  "))]
    assert [row[3:] for row in rows] == names


def places(table: Table) -> list[dict[str, object]]:
    found = table.view(None).json()["locations"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("width", [40, 80, 100, 120, 160])
def test_no_line_is_wider_than_the_screen(width: int, tmp_path: Path) -> None:
    table = a_table("you,burglar", "london", "wide")
    shown = shown_for(table, tmp_path, *["1"] * 200, width=width)
    path = str(tmp_path)
    lines = [line for line in shown.split("\n") if path not in line and len(line.split()) > 1]
    assert max(map(len, lines)) <= width


def test_effects_of_answers_are_told(tmp_path: Path) -> None:
    table = gear_round()
    for choice in Menu(Sight(table, 0, WORDS)).choices:
        text = table.game.actions.to_text(choice.action)
        if text.startswith("discard"):
            assert "coins +1" in choice.effect
        if text.startswith("play simple_disguise"):
            assert "Capers" in choice.effect


def test_an_effect_that_luck_decides_is_not_told() -> None:
    table = a_table("you,burglar,burglar,burglar")
    while table.pending[0] != 1:
        seat = table.pending[0]
        table.submit(seat, table.step, table.legal(seat)[0])
    assert all(choice.effect == "" for choice in Menu(Sight(table, 1, WORDS)).choices)
