"""Every answer can be written down, as text and as JSON, and read back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.errors import NotationError
from hideout.core.game import Action, ActionCodec, Game
from hideout.core.reading import canonical_json
from hideout.games import GAMES
from tests.kit.cases import every_game
from tests.kit.secrecy import in_words

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@every_game
def test_every_answer_reads_back_from_its_notation(game: Game) -> None:
    codec = game.actions
    written = [codec.to_text(action) for action in range(codec.size)]
    assert [codec.from_text(text) for text in written] == list(range(codec.size))
    assert len(set(written)) == codec.size
    for text in written:
        assert text == " ".join(text.split()), "one blank between words"
        assert text.isprintable()


@every_game
def test_every_answer_reads_back_from_its_json(game: Game) -> None:
    codec = game.actions
    written = [json.dumps(codec.to_json(action)) for action in range(codec.size)]
    assert [codec.from_json(json.loads(text)) for text in written] == list(range(codec.size))
    assert len({canonical_json(json.loads(text)) for text in written}) == codec.size


@every_game
def test_a_number_outside_the_action_space_has_no_notation(game: Game) -> None:
    for number in (-1, game.actions.size):
        with pytest.raises(ValueError):
            game.actions.to_text(number)
        with pytest.raises(ValueError):
            game.actions.to_json(number)


def check_reader(codec: ActionCodec, read: Callable[[], Action]) -> None:
    """Reading gives an answer of the space or a `NotationError` that can be put into words."""
    try:
        action = read()
    except NotationError as error:
        sentences = in_words(error)
    else:
        sentences = []
        assert codec.from_text(codec.to_text(action)) == action
        assert codec.from_json(codec.to_json(action)) == action
    assert all(sentence.strip() for sentence in sentences)


@every_game
def test_text_that_is_no_answer_raises_a_notation_error(game: Game) -> None:
    codec = game.actions
    for action in range(0, codec.size, 7):
        text = codec.to_text(action)
        for spoilt in (f"{text} {text}", f"x{text}", f"{text} 99", text.upper(), "", "?"):
            with pytest.raises(NotationError):
                codec.from_text(spoilt)


@every_game
def test_json_that_is_no_answer_raises_a_notation_error(game: Game) -> None:
    codec = game.actions
    for action in range(0, codec.size, 7):
        data = codec.to_json(action)
        for key in data:
            with pytest.raises(NotationError):
                codec.from_json({name: value for name, value in data.items() if name != key})
            with pytest.raises(NotationError):
                codec.from_json({**data, key: [data[key], None]})
        for spoilt in ({**data, "extra": 1}, [data], str(data), None, action):
            with pytest.raises(NotationError):
                codec.from_json(spoilt)


@settings(max_examples=150)
@given(st.sampled_from(list(GAMES.values())), st.data())
def test_no_text_breaks_the_reader(game: Game, data: st.DataObject) -> None:
    codec = game.actions
    words = sorted({word for action in range(codec.size) for word in codec.to_text(action).split()})
    word = st.sampled_from(words) | st.text(max_size=5)
    text = " ".join(data.draw(st.lists(word, max_size=5)))
    check_reader(codec, lambda: codec.from_text(text))


@settings(max_examples=150)
@given(st.sampled_from(list(GAMES.values())), st.data())
def test_no_json_breaks_the_reader(game: Game, data: st.DataObject) -> None:
    codec = game.actions
    answer = codec.to_json(data.draw(st.integers(0, codec.size - 1)))
    for key in data.draw(st.lists(st.sampled_from(sorted(answer)))):
        answer[key] = data.draw(JSON_VALUES)
    anything = data.draw(JSON_VALUES)
    check_reader(codec, lambda: codec.from_json(answer))
    check_reader(codec, lambda: codec.from_json(anything))
