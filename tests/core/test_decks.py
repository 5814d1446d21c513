"""Deck files: what is read, what is refused, and that every complaint names the right line."""

from __future__ import annotations

import pickle
import random
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core import deck_spots
from hideout.core.deck_schema import (
    Effect,
    EffectList,
    Kind,
    Schema,
    check_schema,
    true,
    whole,
    wholes,
    word,
    words,
)
from hideout.core.deck_spots import Spot
from hideout.core.decks import LARGEST_FILE, find_deck, load_deck, read_deck
from hideout.core.errors import DeckError
from hideout.core.toml_lines import DEEPEST, Place, find_lines

DEMO = """\
# A deck [with] brackets = in the comments
[deck]
id = "demo"
schema = 1
game = "burglary"
title = "Demo [1]"
total = 6

[sources]
S = "the rulebook, [p. 9] # not a comment"
R = "reconstructed"

[values]
coins = 10
prizes = [1, 3,
    # the highest
    7]
marks = { prizes = "S R" }

[[card]]
id = "locksmith"
kind = "thief"
count = 2
cost = 1
colour = "red"
effect = [
    { gain = 2 },   # {[ a comment ]}
    { score = 1,  per = ["red", "blue"] },
]
marks = { cost = "R", effect = "S" }
note = '''
[[card]] is not a header in here
'''

[[card]]
id = "shade"
kind = "thief"
variant = "rome"
cost = 0
colour = "blue"
effect = [{ vanish = true }]

[[card]]
id = "vault"
kind = "place"
count = 3
prize = [{ gain = 1 }]
"""

GAIN = Effect(whole("gain", 1, 9))
SCORE = Effect(whole("score", 1, 9), (words("per", ("red", "blue"), optional=True),))
BURGLARY = Schema(
    game="burglary",
    variants=("rome", "paris"),
    kinds=(
        Kind(
            "thief",
            2,
            (whole("cost", 0, 9), word("colour", ("red", "blue"))),
            (EffectList("effect", (GAIN, SCORE, Effect(true("vanish")))),),
        ),
        Kind(
            "place", 3, (word("mood", ("calm",), optional=True),), (EffectList("prize", (GAIN,)),)
        ),
    ),
    values=(whole("coins", 10, 10), wholes("prizes", 0, 9, length=3)),
)


def refused(text: str, schema: Schema | None = None) -> DeckError:
    """The complaint about a deck; it must name the line marked with `<--`, the only such line."""
    marked = [n for n, line in enumerate(text.splitlines(), 1) if "<--" in line]
    assert len(marked) == 1
    if schema is None:
        with pytest.raises(DeckError) as caught:
            read_deck(text, "demo.toml")
    else:
        deck = read_deck(text, "demo.toml")
        with pytest.raises(DeckError) as caught:
            check_schema(deck, schema)
    assert caught.value.path == f"demo.toml:{marked[0]}"
    return caught.value


def edited(old: str, new: str, text: str = DEMO) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def test_a_deck_is_read_as_it_is_written() -> None:
    deck = read_deck(DEMO, "demo.toml")
    check_schema(deck, BURGLARY)
    assert (deck.id, deck.schema, deck.game, deck.title, deck.edition, deck.origin) == (
        "demo",
        1,
        "burglary",
        "Demo [1]",
        "",
        "demo.toml",
    )
    assert deck.sources == {"S": "the rulebook, [p. 9] # not a comment", "R": "reconstructed"}
    assert deck.values == {"coins": 10, "prizes": [1, 3, 7]}
    assert deck.value_mark("prizes") == "S R"
    assert deck.value_mark("coins") == "S"
    locksmith, shade, vault = deck.cards
    assert (locksmith.id, locksmith.kind, locksmith.variant, locksmith.copies) == (
        "locksmith",
        "thief",
        "",
        2,
    )
    assert locksmith.fields == {"cost": 1, "colour": "red"}
    assert locksmith.lists == {"effect": ({"gain": 2}, {"score": 1, "per": ["red", "blue"]})}
    assert [locksmith.mark(field) for field in ("cost", "effect", "colour")] == ["R", "S", "S"]
    assert locksmith.note == "[[card]] is not a header in here\n"
    assert (shade.variant, shade.copies, shade.marks, shade.note) == ("rome", 1, {}, "")
    assert [card.line for card in deck.cards] == [20, 35, 43]
    assert vault.lists == {"prize": ({"gain": 1},)}


def test_a_deck_carries_its_text_along() -> None:
    deck = read_deck(DEMO, "demo.toml")
    assert read_deck(deck.source, deck.origin) == deck


def test_a_deck_survives_a_trip_to_another_process() -> None:
    deck = read_deck(DEMO, "demo.toml")
    assert pickle.loads(pickle.dumps(deck)) == deck


DEFECTS_OF_ANY_DECK = [
    # Not TOML
    ("total = 6", "total = = 6 # <--", "E_TOML", "core-deck-toml"),
    ("coins = 10", "coins = 10\ncoins = 11 # <--", "E_TOML", "core-deck-toml"),
    ("prize = [{ gain = 1 }]", "prize = [{ gain = 1 } # <--", "E_TOML", "core-deck-toml"),
    ("coins = 10", f"coins = {'9' * 5000} # <--", "E_TOML", "core-deck-toml"),
    ("coins = 10", f"coins = {'[' * 3000}{']' * 3000} # <--", "E_TOML", "core-deck-toml"),
    # Keys
    ("[values]", "[valued] # <--", "E_DECK_KEY", "core-deck-key-guess"),
    ("# A deck [with]", "zzz = 1 # <--", "E_DECK_KEY", "core-deck-key-unknown"),
    ('title = "Demo [1]"', 'titel = "Demo" # <--', "E_DECK_KEY", "core-deck-key-guess"),
    ('[deck]\nid = "demo"', "[deck] # <--", "E_DECK_KEY", "core-deck-key-missing"),
    ("[sources]\nS = ", "[sources] # <--\nT = ", "E_DECK_KEY", "core-deck-key-missing"),
    (
        '[[card]]\nid = "shade"\nkind = "thief"',
        '[[card]] # <--\nid = "shade"',
        "E_DECK_KEY",
        "core-deck-key-missing",
    ),
    (
        'marks = { cost = "R", effect = "S" }',
        'marks = { cots = "R" } # <--',
        "E_DECK_KEY",
        "core-deck-key-guess",
    ),
    # Types
    ("total = 6", 'total = "6" # <--', "E_DECK_TYPE", "core-deck-type-number"),
    ("total = 6", "total = true # <--", "E_DECK_TYPE", "core-deck-type-number"),
    ('title = "Demo [1]"', "title = 1 # <--", "E_DECK_TYPE", "core-deck-type-text"),
    ('id = "vault"', "id = 7 # <--", "E_DECK_TYPE", "core-deck-type-text"),
    ("note = '''", "note = 1 # <--\nn = '''", "E_DECK_TYPE", "core-deck-type-text"),
    ('R = "reconstructed"', "R = [] # <--", "E_DECK_TYPE", "core-deck-type-text"),
    ("coins = 10", "coins = 1.5 # <--", "E_DECK_TYPE", "core-deck-type-plain"),
    ("coins = 10", "coins = 2018-12-24 # <--", "E_DECK_TYPE", "core-deck-type-plain"),
    ("coins = 10", "coins.gold = 10 # <--", "E_DECK_TYPE", "core-deck-type-plain"),
    ("    7]", "    [7]] # <--", "E_DECK_TYPE", "core-deck-type-plain"),
    ("    { gain = 2 },", "    { gain = {} }, # <--", "E_DECK_TYPE", "core-deck-type-plain"),
    ("    { gain = 2 },", "    { gain = 2 }, 3, # <--", "E_DECK_TYPE", "core-deck-type-tables"),
    ('marks = { prizes = "S R" }', "marks = 1 # <--", "E_DECK_TYPE", "core-deck-type-table"),
    # Values
    ("coins = 10", "coins = 0xffffffffffffffff # <--", "E_DECK_VALUE", "core-deck-range"),
    ("coins = 10", f"coins = 0x{'f' * 9000} # <--", "E_DECK_VALUE", "core-deck-range"),
    ("count = 3", "count = 0 # <--", "E_DECK_VALUE", "core-deck-range"),
    ("count = 3", "count = 1000 # <--", "E_DECK_VALUE", "core-deck-range"),
    ("total = 6", "total = 0 # <--", "E_DECK_VALUE", "core-deck-range"),
    ('id = "vault"', 'id = "The Vault" # <--', "E_DECK_VALUE", "core-deck-id"),
    ('kind = "place"', 'kind = "" # <--', "E_DECK_VALUE", "core-deck-id"),
    ('variant = "rome"', 'variant = "" # <--', "E_DECK_VALUE", "core-deck-id"),
    # The rest
    ('id = "vault"', 'id = "shade" # <--', "E_DECK_DUPLICATE", "core-deck-duplicate"),
    ("schema = 1", "schema = 2 # <--", "E_DECK_SCHEMA", "core-deck-schema"),
    ("total = 6", "total = 7 # <--", "E_DECK_TOTAL", "core-deck-total"),
    (
        'marks = { prizes = "S R" }',
        'marks = { prizes = "S X" } # <--',
        "E_DECK_MARK",
        "core-deck-mark",
    ),
    ('marks = { prizes = "S R" }', 'marks.prizes = "" # <--', "E_DECK_MARK", "core-deck-mark"),
]


@pytest.mark.parametrize(("old", "new", "code", "text"), DEFECTS_OF_ANY_DECK)
def test_a_defect_of_any_deck_is_refused_with_its_line(
    old: str, new: str, code: str, text: str
) -> None:
    error = refused(edited(old, new))
    assert (error.code, error.text) == (code, text)


def test_a_missing_table_is_refused_at_the_top_of_the_file() -> None:
    error = refused("# <--\n" + DEMO[DEMO.index("[sources]") :])
    assert error.details == {"place": "demo.toml", "key": "", "missing": "deck"}


HEAD = DEMO[: DEMO.index("[values]")]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('deck = 1 # <--\ncard = []\n[sources]\nS = ""', "core-deck-type-table"),
        (f"card = 1 # <--\n{HEAD}", "core-deck-type-tables"),
        (f"card = [\n    1, # <--\n]\n{HEAD}", "core-deck-type-tables"),
        (f"values = [] # <--\n{HEAD}[[card]]", "core-deck-type-table"),
    ],
)
def test_what_should_be_a_table_must_be_one(text: str, id: str) -> None:
    error = refused(text)
    assert (error.code, error.text) == ("E_DECK_TYPE", id)


def test_a_complaint_carries_what_its_sentence_needs() -> None:
    error = refused(edited("count = 3", "count = 1000 # <--"))
    assert error.details == {
        "place": "vault",
        "key": "count",
        "lowest": 1,
        "highest": 999,
        "found": "1000",
    }
    error = refused(edited('id = "vault"', 'id = "shade" # <--'))
    assert error.details == {"place": "shade", "key": "id", "line": 36}
    error = refused(edited('title = "Demo [1]"', 'titel = "Demo" # <--'))
    assert error.details == {
        "place": "[deck]",
        "key": "titel",
        "found": '"titel"',
        "guess": "title",
        "known": "id, schema, game, total, title, edition",
    }


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        (True, "true"),
        ('say "hi"', '"say \\"hi\\""'),
        (-5, "-5"),
        (2**64, "0x10000000000000000"),
        ([1], "[…]"),
        ([], "[]"),
        ({"a": 1}, "{…}"),
        ({}, "{}"),
        (1.5, "1.5"),
        ("x" * 99, '"' + "x" * 38 + "…"),
    ],
)
def test_a_complaint_quotes_values_briefly(value: object, quoted: str) -> None:
    assert deck_spots.shown(value) == quoted


DEFECTS_FOR_A_GAME = [
    ('game = "burglary"', 'game = "chess" # <--', "E_DECK_GAME", "core-deck-game"),
    # Values
    ("coins = 10", "coins = 11 # <--", "E_DECK_VALUE", "core-deck-fixed"),
    ("coins = 10", "coins = [10] # <--", "E_DECK_TYPE", "core-deck-type-number"),
    ("coins = 10", "coins = 10\nguards = 1 # <--", "E_DECK_KEY", "core-deck-key-unknown"),
    ("[values]\ncoins = 10", "[values] # <--", "E_DECK_KEY", "core-deck-key-missing"),
    ("    7]", "    10] # <--", "E_DECK_VALUE", "core-deck-range"),
    ("prizes = [1, 3,", "prizes = [1, # <--", "E_DECK_VALUE", "core-deck-length"),
    # Fields
    ('kind = "place"', 'kind = "plaice" # <--', "E_DECK_VALUE", "core-deck-word-guess"),
    ('variant = "rome"', 'variant = "oslo" # <--', "E_DECK_VALUE", "core-deck-word"),
    ("cost = 0", "cost = 10 # <--", "E_DECK_VALUE", "core-deck-range"),
    ("cost = 0", 'cost = "0" # <--', "E_DECK_TYPE", "core-deck-type-number"),
    ("cost = 0", "cost = [] # <--", "E_DECK_TYPE", "core-deck-type-number"),
    ("cost = 0", "cost = [{ gain = 1 }] # <--", "E_DECK_TYPE", "core-deck-type-number"),
    ("cost = 0", "cost = 0\nprice = 0 # <--", "E_DECK_KEY", "core-deck-key-unknown"),
    ("cost = 0", "cost = 0\nnotes = 0 # <--", "E_DECK_KEY", "core-deck-key-guess"),
    ('colour = "blue"', 'colour = "bleu" # <--', "E_DECK_VALUE", "core-deck-word-guess"),
    ('colour = "blue"', "colour = 1 # <--", "E_DECK_TYPE", "core-deck-type-text"),
    ("count = 3", 'count = 3\nmood = "wild" # <--', "E_DECK_VALUE", "core-deck-word"),
    # Effects
    ("    { gain = 2 },", "    { grain = 2 }, # <--", "E_DECK_EFFECT", "core-deck-effect-guess"),
    ("    { gain = 2 },", "    { fly = 2 }, # <--", "E_DECK_EFFECT", "core-deck-effect"),
    ("    { gain = 2 },", "    {}, # <--", "E_DECK_EFFECT", "core-deck-effect-none"),
    ("    { gain = 2 },", '    { per = ["red"] }, # <--', "E_DECK_EFFECT", "core-deck-effect-none"),
    (
        "    { gain = 2 },",
        "    { gain = 2, score = 1 }, # <--",
        "E_DECK_EFFECT",
        "core-deck-effect-two",
    ),
    ("    { gain = 2 },", "    { gain = 0 }, # <--", "E_DECK_VALUE", "core-deck-range"),
    (
        "    { gain = 2 },",
        "    { gain = 2, per = 1 }, # <--",
        "E_DECK_KEY",
        "core-deck-key-unknown",
    ),
    ("[{ gain = 1 }]", "[{ vanish = true }] # <--", "E_DECK_EFFECT", "core-deck-effect-here"),
    ("[{ gain = 1 }]", "1 # <--", "E_DECK_TYPE", "core-deck-type-tables"),
    ("[{ gain = 1 }]", '["gain"] # <--', "E_DECK_TYPE", "core-deck-type-tables"),
    ("[{ vanish = true }]", "[{ vanish = 1 }] # <--", "E_DECK_TYPE", "core-deck-type-true"),
    ("[{ vanish = true }]", "[{ vanish = false }] # <--", "E_DECK_TYPE", "core-deck-type-true"),
    (
        '    { score = 1,  per = ["red", "blue"] },',
        '    { score = 1, per = ["red",\n     "pink"] }, # <--',
        "E_DECK_VALUE",
        "core-deck-word",
    ),
    (
        '    { score = 1,  per = ["red", "blue"] },',
        "    { score = 1, per = [] }, # <--",
        "E_DECK_VALUE",
        "core-deck-empty",
    ),
    (
        '    { score = 1,  per = ["red", "blue"] },',
        '    { score = 1, per = "red" }, # <--',
        "E_DECK_TYPE",
        "core-deck-type-list",
    ),
]


@pytest.mark.parametrize(("old", "new", "code", "text"), DEFECTS_FOR_A_GAME)
def test_what_a_game_does_not_allow_is_refused_with_its_line(
    old: str, new: str, code: str, text: str
) -> None:
    error = refused(edited(old, new), BURGLARY)
    assert (error.code, error.text) == (code, text)


def test_more_copies_than_a_kind_may_have_are_refused() -> None:
    text = edited("total = 6", "total = 7", edited("count = 2", "count = 3 # <--"))
    error = refused(text, BURGLARY)
    assert (error.code, error.details["highest"]) == ("E_DECK_VALUE", 2)


def test_an_empty_list_of_effects_means_none() -> None:
    deck = read_deck(edited("[{ gain = 1 }]", "[]"), "demo.toml")
    check_schema(deck, BURGLARY)
    assert deck.cards[2].lists == {"prize": ()}


def test_cards_may_be_written_with_tables_of_their_own() -> None:
    plain = read_deck(DEMO, "demo.toml")
    text = edited(
        'effect = [{ vanish = true }]\n\n[[card]]\nid = "vault"\nkind = "place"\ncount = 3\n'
        "prize = [{ gain = 1 }]\n",
        '[card.marks]\ncost = "R"\n[[card.effect]]\nvanish = true\n'
        '[[card]]\nid = "vault"\nkind = "place"\ncount = 3\n[[card.prize]]\ngain = 1\n',
    )
    assert read_deck(text, "demo.toml").digest == plain.digest
    refused(edited('cost = "R"\n', 'cost = "X" # <--\n', text))
    refused(edited("vanish = true", "vanish = 1 # <--", text), BURGLARY)
    refused(edited("[[card.prize]]\ngain = 1", "[[card.prize]] # <--", text), BURGLARY)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("coins = 10", "coins = 11"),
        ("prizes = [1, 3,", "prizes = [3, 1,"),
        ("cost = 1", "cost = 2"),
        ('colour = "red"', 'colour = "blue"'),
        ("{ gain = 2 }", "{ gain = 3 }"),
        ('variant = "rome"', 'variant = "paris"'),
        ('id = "vault"', 'id = "cellar"'),
        ('id = "demo"', 'id = "other"'),
        ('game = "burglary"', 'game = "heist"'),
    ],
)
def test_the_digest_changes_with_what_is_played(old: str, new: str) -> None:
    assert read_deck(edited(old, new), "d").digest != read_deck(DEMO, "d").digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# the highest", "# the greatest"),
        ("# A deck [with]", "\n\n# Another deck"),
        ("Demo [1]", "Demo [2]"),
        ("title =", "edition ="),
        ("the rulebook", "another rulebook"),
        ('cost = "R"', 'cost = "S R"'),
        ("is not a header", "is no header"),
        ("count = 2\ncost = 1", "cost = 1\ncount = 2"),
        ('variant = "rome"', 'variant = "rome"\ncount = 1'),
        ("coins = 10", "coins = 0xA"),
    ],
)
def test_the_digest_does_not_change_with_the_rest(old: str, new: str) -> None:
    deck = read_deck(edited(old, new), "another name")
    assert deck.digest == read_deck(DEMO, "d").digest


def test_the_digest_is_the_same_everywhere() -> None:
    assert (
        read_deck(DEMO, "d").digest
        == "4daeffbe6482b9725fb1f5791843cdb251cddb32111d9373e8002d5907b0e6d7"
    )


def test_a_deck_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "demo.toml"
    path.write_bytes(DEMO.replace("\n", "\r\n").encode())
    assert load_deck(path) == read_deck(DEMO, "demo.toml")
    assert load_deck(str(path)).origin == "demo.toml"
    path.write_bytes(edited("total = 6", "total = 7").replace("\n", "\r\n").encode())
    with pytest.raises(DeckError) as caught:
        load_deck(path)
    assert caught.value.path == "demo.toml:7"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "absent.toml", tmp_path, tmp_path / "nul\0.toml"):
        with pytest.raises(DeckError) as caught:
            load_deck(path)
        assert (caught.value.code, caught.value.text) == ("E_DECK_FILE", "core-deck-file")
        assert caught.value.path == path.name


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    path.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(DeckError) as caught:
        load_deck(path)
    assert (caught.value.code, caught.value.text) == ("E_DECK_FILE", "core-deck-large")


def test_a_file_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(DEMO.replace("reconstructed", "rekonstruïert").encode("latin-1"))
    with pytest.raises(DeckError) as caught:
        load_deck(path)
    assert (caught.value.code, caught.value.text) == ("E_TOML", "core-deck-utf8")
    assert caught.value.path == "latin.toml:11"


PIECES = (
    """[deck] [[card]] [sources] [values] id schema marks S = 1 "a" { } [ ] , . # ' " ''' true"""
)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.lists(st.sampled_from([*PIECES.split(), "\n", "\r"])).map(" ".join))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    path = "any.toml:1"
    try:
        read_deck(text, "any.toml")
    except DeckError as error:
        path = error.path
    assert re.fullmatch(r"any\.toml:[1-9]\d*", path)


# The line finder, on texts in which every value tells the number of its own line.


class Scribe:
    """Writes TOML in many styles; each value is, or begins with, the line it stands on."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.text = ""
        self.n_keys = 0

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def write(self, *choices: str) -> None:
        self.text += self.luck.choice(choices)

    def document(self) -> str:
        self.statements()
        for _ in range(self.luck.randrange(6)):
            self.header()
            self.statements()
        return self.text

    def header(self) -> None:
        self.n_keys += 1
        n = self.n_keys
        headers = [f"[t{n}]", f"[ t{n} . 'sub [x]' ] # ]", "[[many]]", "[[ many ]]"]
        if "\n[[many]]\n" in self.text:
            headers += ["[[many.more]]", f"[many.t{n}]"]
        self.text += "\n"
        self.write(*headers)
        self.write("\n", " # [[many]]\n")
        self.text += f"below = {self.line}\n"

    def statements(self) -> None:
        for _ in range(self.luck.randrange(4)):
            self.write("", "\n", "# x = [ {\n", "  ")
            self.key()
            self.write("=", " = ", "\t=")
            self.value(0)
            self.write("\n", " # ] }\n")

    def key(self) -> None:
        self.n_keys += 1
        n = self.n_keys
        self.write(f"k{n}", f'"k {n} = [#"', f"'k.{n}'", f"k{n} . x", f"\"\\u006b{n}\".'[y]'")

    def value(self, depth: int) -> None:
        match self.luck.randrange(8 if depth < 3 else 5):
            case 0:
                self.text += str(self.line)
            case 1:
                self.write(f'"{self.line} ] }} # \\" \\\\"', f"'{self.line} [{{ # \"\\'")
            case 2:
                self.write(
                    f'"""{self.line} "" \\""" \\\\\n[[card]]\n# """""',
                    f"'''{self.line} '' \\\nx = [\n'''''",
                )
            case 3:
                self.write(f"{self.line}", f"{self.line}.0")
            case 4:
                self.text += f"{2000 + self.line:04}-01-01 10:00:00"
            case 5 | 6:
                self.array(depth)
            case _:
                self.inline_table(depth)

    def array(self, depth: int) -> None:
        self.text += "["
        n = self.luck.randrange(4)
        for i in range(n):
            self.gap()
            self.value(depth + 1)
            self.gap()
            self.write(*([","] if i < n - 1 else ["", ","]))
        self.gap()
        self.text += "]"

    def gap(self) -> None:
        self.write("", " ", "\n", "\n\n  ", " # ], [\n")

    def inline_table(self, depth: int) -> None:
        self.text += "{"
        n = self.luck.randrange(3)
        for i in range(n):
            self.key()
            self.text += " = "
            self.value(depth + 1)
            self.text += ", " if i < n - 1 else " "
        self.text += "}"


def told_line(leaf: object) -> int:
    found = re.match(r"(2\d\d\d)-|(\d+)", str(leaf))
    assert found is not None
    return int(found[1]) - 2000 if found[1] else int(found[2])


def leaves(value: object, place: Place = ()) -> list[tuple[Place, object]]:
    found: list[tuple[Place, object]] = []
    if isinstance(value, dict):
        for key, each in value.items():
            found += leaves(each, (*place, key))
    elif isinstance(value, list):
        for i, each in enumerate(value):
            found += leaves(each, (*place, i))
    else:
        found.append((place, value))
    return found


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_every_key_and_element_is_found_on_its_line(seed: int) -> None:
    text = Scribe(random.Random(seed)).document()
    lines = find_lines(text)
    for place, leaf in leaves(tomllib.loads(text)):
        if len(place) <= DEEPEST:
            assert lines[place] == told_line(leaf)
        if place[-1] == "below":
            assert lines[place[:-1]] == told_line(leaf) - 1


def test_places_far_down_have_the_line_of_what_is_around_them() -> None:
    text = "\na = [[[[[[[[[\n1]]]]]]]]]\n"
    assert max(map(len, find_lines(text))) == DEEPEST
    spot = Spot("deep.toml", find_lines(text))
    assert spot.at("a", *[0] * 9).line == 2
    assert spot.at("b").line == 1
    dotted = find_lines(f"\n{'.'.join('abcdefghijkl')} = 1\n[{'.'.join('lkjihgfedcba')}]")
    assert (dotted[tuple("abcdefg")], dotted[tuple("lkjihgfe")]) == (2, 3)


@pytest.mark.parametrize("text", ["= 1", "a 1", "a = ", "a = 'b"])
def test_the_line_finder_takes_only_toml(text: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        find_lines(text)


def test_a_deck_knows_where_its_cards_stand() -> None:
    spot = read_deck(DEMO, "demo.toml").card_spot(0).at("effect", 1, "per")
    assert (spot.origin, spot.line, spot.label, spot.key) == ("demo.toml", 28, "locksmith", "per")


def test_an_old_deck_is_found_by_its_digest(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(DEMO, encoding="utf-8")
    (tmp_path / "b.toml").write_text(DEMO.replace("coins = 10", "coins = 9"), encoding="utf-8")
    wanted = load_deck(tmp_path / "b.toml")
    assert find_deck(tmp_path, wanted.digest) == wanted
    assert find_deck(tmp_path, "0" * 64) is None
