"""Luck: the documented algorithm, pinned numbers, and luck told beforehand."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hideout.core.chance import (
    SEED_BYTES,
    Quick,
    Scripted,
    Seeded,
    commitment,
    fresh_seed,
    read_seed,
)
from hideout.core.errors import ScenarioError

SEED = bytes(range(32))
LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h"]
WORD = 2**32


def words_by_hand(seed: bytes, step: int, label: str, n_blocks: int) -> list[int]:
    """The stream of a draw as docs/formats.md describes it, written down anew."""
    stream = b"".join(
        hashlib.sha256(
            seed + step.to_bytes(8, "big") + block.to_bytes(4, "big") + label.encode()
        ).digest()
        for block in range(n_blocks)
    )
    return [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]


def below_by_hand(words: list[int], bounds: list[int]) -> list[int]:
    """A number below each bound: the first word that leaves no remainder uneven."""
    left = iter(words)
    return [next(word for word in left if word < WORD - WORD % bound) % bound for bound in bounds]


# -- seeded ------------------------------------------------------------------------------------


def test_the_stream_of_a_draw_is_the_documented_hash() -> None:
    # sha256 of 00 01 .. 1f, eight bytes of step 5, four bytes of block 0, "deal".
    block = hashlib.sha256(SEED + b"\0\0\0\0\0\0\0\5" + b"\0\0\0\0" + b"deal").hexdigest()
    assert block == "8c551612b036faf7612701c52c83ecf4735a10e5cec1df80c427a413b53eacf1"
    first, second = int(block[:8], 16), int(block[8:16], 16)
    assert Seeded(SEED, 5).numbers("deal", [WORD, WORD]) == [first, second]
    assert Seeded(SEED, 5).numbers("deal", [10, 7]) == [first % 10, second % 7]


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 2**64 - 1),
    st.text(max_size=12),
    st.lists(st.integers(1, 1000), max_size=40),
)
def test_numbers_follow_the_documented_algorithm(
    seed: bytes, step: int, label: str, bounds: list[int]
) -> None:
    words = words_by_hand(seed, step, label, 10)
    assert Seeded(seed, step).numbers(label, bounds) == below_by_hand(words, bounds)


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    # Just above half of all words, so that nearly every second one is rejected.
    bound = WORD // 2 + 1
    words = words_by_hand(SEED, 0, "half", 10)
    rejected = [word for word in words[:20] if word >= bound]
    assert rejected
    drawn = Seeded(SEED, 0).numbers("half", [bound] * 20)
    assert drawn == [word for word in words if word < bound][:20]


def test_the_numbers_of_a_seed_are_these_for_ever() -> None:
    assert Seeded(SEED, 0).numbers("gear", [6] * 12) == [2, 5, 5, 0, 3, 0, 2, 0, 2, 2, 3, 1]
    assert Seeded(SEED, 1).numbers("gear", [6] * 12) == [0, 5, 5, 4, 2, 1, 0, 2, 0, 0, 1, 1]
    assert Seeded(SEED, 0).numbers("thieves", [6] * 12) == [4, 0, 3, 0, 5, 1, 4, 1, 0, 0, 2, 2]


def test_the_shuffles_of_a_seed_are_these_for_ever() -> None:
    order = Seeded(SEED).shuffle("cards", range(8), LETTERS)
    assert "".join(LETTERS[i] for i in order) == "bgaecfhd"
    assert Seeded(SEED).shuffle("cards", [5], LETTERS) == [5]
    assert Seeded(SEED).shuffle("cards", [], LETTERS) == []


def test_the_rolls_of_a_seed_are_these_for_ever() -> None:
    faces = ("1", "2", "3", "4", "5", "6")
    assert Seeded(SEED, 3).roll("dice", 8, faces) == [1, 4, 1, 1, 4, 2, 4, 3]
    assert Seeded(SEED, 3).pick("first", LETTERS) == 1


def test_a_shuffle_exchanges_from_the_last_item_down() -> None:
    items = list(range(8))
    picks = below_by_hand(words_by_hand(SEED, 0, "cards", 2), [8, 7, 6, 5, 4, 3, 2])
    for i, j in zip(range(7, 0, -1), picks, strict=True):
        items[i], items[j] = items[j], items[i]
    assert Seeded(SEED).shuffle("cards", range(8), LETTERS) == items


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    fresh = Seeded(SEED, 9)
    used = Seeded(SEED, 9)
    used.numbers("other", [5, 5, 5])
    used.shuffle("cards", range(8), LETTERS)
    assert used.numbers("x", [100] * 5) == fresh.numbers("x", [100] * 5)
    assert used.numbers("x", [100] * 5) == fresh.numbers("x", [100] * 5)
    used.step = 10
    assert used.numbers("x", [100] * 5) != fresh.numbers("x", [100] * 5)


def test_a_shuffle_leaves_its_items_as_they_were() -> None:
    items = [3, 1, 2]
    for chance in (Seeded(SEED), Quick(1), Scripted()):
        chance.shuffle("cards", items, LETTERS)
        assert items == [3, 1, 2]


def test_every_face_and_every_order_is_about_equally_likely() -> None:
    rolls = Counter(Seeded(SEED).roll("dice", 6000, LETTERS[:6]))
    assert set(rolls) == set(range(6))
    # 1000 expected of each, standard deviation 29.
    assert all(abs(n - 1000) < 5 * 29 for n in rolls.values())
    orders = Counter(tuple(Seeded(SEED, i).shuffle("o", range(4), LETTERS)) for i in range(4800))
    assert len(orders) == 24
    # 200 expected of each, standard deviation 14.
    assert all(abs(n - 200) < 5 * 14 for n in orders.values())


def test_a_seed_has_256_bits() -> None:
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match="32 bytes"):
            Seeded(bytes(length))


# -- quick -------------------------------------------------------------------------------------


def lecuyer_by_hand(seed: int, n: int) -> list[int]:
    """L'Ecuyer's combined generator of 1988, started from the digest of the seed."""
    digest = hashlib.sha256(f"hideout quick {seed}".encode()).digest()
    first = 1 + int.from_bytes(digest[:8], "big") % 2147483562
    second = 1 + int.from_bytes(digest[8:16], "big") % 2147483398
    found = []
    for _ in range(n):
        first = first * 40014 % 2147483563
        second = second * 40692 % 2147483399
        found.append((first - second) % 2147483562)
    return found


def test_quick_luck_is_this_for_ever() -> None:
    quick = Quick(42)
    assert quick.numbers("ignored", [6] * 12) == [4, 1, 3, 0, 0, 2, 5, 2, 3, 2, 4, 2]
    assert "".join(LETTERS[i] for i in Quick(42).shuffle("x", range(8), LETTERS)) == "hcgeadbf"
    assert Quick(42).roll("dice", 5, LETTERS[:6]) == [4, 1, 3, 0, 0]
    assert Quick(42).pick("one", LETTERS) == 5


def test_quick_numbers_scale_the_combined_generator() -> None:
    words = lecuyer_by_hand(7, 50)
    assert Quick(7).numbers("x", [10] * 50) == [word * 10 // 2147483562 for word in words]
    quick = Quick(7)
    assert [quick.random() for _ in range(50)] == [word / 2147483562 for word in words]


def test_quick_draws_follow_one_another() -> None:
    quick = Quick(5)
    words = lecuyer_by_hand(5, 9)
    drawn = [quick.below(100)]
    quick.shuffle("x", range(8), LETTERS)
    drawn.append(quick.below(100))
    assert drawn == [words[0] * 100 // 2147483562, words[8] * 100 // 2147483562]


def test_quick_fractions_lie_below_one() -> None:
    quick = Quick(3)
    drawn = [quick.random() for _ in range(2000)]
    assert all(0 <= number < 1 for number in drawn)
    assert abs(sum(drawn) / 2000 - 0.5) < 0.05


def test_quick_luck_is_about_uniform() -> None:
    rolls = Counter(Quick(1).numbers("x", [6] * 6000))
    assert all(abs(rolls[face] - 1000) < 5 * 29 for face in range(6))
    orders = Counter(tuple(Quick(i).shuffle("o", range(4), LETTERS)) for i in range(4800))
    assert len(orders) == 24
    assert all(abs(n - 200) < 5 * 14 for n in orders.values())


# -- scripted ----------------------------------------------------------------------------------


def names_after(luck: dict[str, object], label: str = "cards") -> str:
    return "".join(LETTERS[i] for i in Scripted(luck).shuffle(label, range(8), LETTERS))


def test_a_scripted_shuffle_puts_the_named_items_on_top() -> None:
    assert names_after({"cards": ["d", "b"]}) == "dbacefgh"
    assert names_after({"cards": []}) == "abcdefgh"
    assert names_after({}) == "abcdefgh"


def test_a_scripted_shuffle_takes_equal_items_one_by_one() -> None:
    names = ["a", "a", "b"]
    assert Scripted({"cards": ["b", "a", "a"]}).shuffle("cards", [0, 0, 2], names) == [2, 0, 0]
    with pytest.raises(ScenarioError) as caught:
        Scripted({"cards": ["b", "b"]}).shuffle("cards", [0, 0, 2], names)
    assert caught.value.details == {"label": "cards", "name": "b"}


def test_several_draws_of_a_label_are_told_one_after_the_other() -> None:
    chance = Scripted({"cards": [["b"], ["c", "a"]]})
    assert chance.shuffle("cards", range(3), LETTERS) == [1, 0, 2]
    assert chance.unused() == ["cards"]
    assert chance.shuffle("cards", range(3), LETTERS) == [2, 0, 1]
    assert chance.unused() == []
    assert chance.shuffle("cards", range(3), LETTERS) == [0, 1, 2]


def test_a_scripted_roll_names_every_die() -> None:
    chance = Scripted({"dice": ["c", "a", "c"]})
    assert chance.roll("dice", 3, LETTERS) == [2, 0, 2]


def test_a_scripted_pick_names_one_thing() -> None:
    assert Scripted({"first": ["h"]}).pick("first", LETTERS) == 7


@pytest.mark.parametrize(
    ("luck", "text"),
    [
        ({}, "core-error-luck-missing"),
        ({"dice": []}, "core-error-luck-dice"),
        ({"dice": ["a"]}, "core-error-luck-dice"),
        ({"dice": ["a", "b", "c"]}, "core-error-luck-dice"),
        ({"dice": ["a", "z"]}, "core-error-luck-item"),
    ],
)
def test_a_roll_that_was_not_told_in_full_is_an_error(luck: dict[str, object], text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scripted(luck).roll("dice", 2, LETTERS)
    assert (caught.value.code, caught.value.text) == ("E_LUCK", text)
    assert caught.value.path == "$.luck.dice"
    assert str(caught.value)


@pytest.mark.parametrize(
    ("luck", "text"),
    [
        ({}, "core-error-luck-missing"),
        ({"first": []}, "core-error-luck-missing"),
        ({"first": ["z"]}, "core-error-luck-item"),
    ],
)
def test_a_pick_that_was_not_told_is_an_error(luck: dict[str, object], text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scripted(luck).pick("first", LETTERS)
    assert (caught.value.code, caught.value.text) == ("E_LUCK", text)


def test_a_shuffle_that_names_something_else_is_an_error() -> None:
    with pytest.raises(ScenarioError) as caught:
        names_after({"cards": ["a", "z"]})
    assert caught.value.text == "core-error-luck-item"
    assert caught.value.details == {"label": "cards", "name": "z"}
    assert str(caught.value)


@pytest.mark.parametrize("told", ["a", 1, None, {"a": 1}, [1], ["a", ["b"]], [["a"], [1]]])
def test_luck_of_another_shape_is_an_error(told: object) -> None:
    with pytest.raises(ScenarioError) as caught:
        Scripted({"cards": told})
    assert caught.value.text == "core-error-luck-shape"
    assert caught.value.path == "$.luck.cards"
    assert str(caught.value)


def test_plain_numbers_cannot_be_scripted() -> None:
    with pytest.raises(ScenarioError) as caught:
        Scripted({"x": ["a"]}).numbers("x", [2])
    assert caught.value.text == "core-error-luck-missing"


# -- seeds -------------------------------------------------------------------------------------


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_a_seed_is_read_from_hexadecimal_digits_or_from_any_text() -> None:
    assert read_seed(SEED.hex()) == SEED
    assert read_seed(SEED.hex().upper()) == SEED
    assert read_seed("demo") == hashlib.sha256(b"hideout seed demo").digest()
    assert read_seed("z" * 64) == hashlib.sha256(b"hideout seed " + b"z" * 64).digest()
    assert read_seed("") == hashlib.sha256(b"hideout seed ").digest()


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
