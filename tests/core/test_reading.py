"""Strict reading of JSON: every complaint names what is wrong and where."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hideout.core.errors import PositionError
from hideout.core.reading import (
    a_bool,
    a_list,
    a_text,
    an_int,
    an_object,
    canonical_json,
    check_keys,
    digest,
    parse_json,
)

READERS: dict[str, Callable[[object, str, str], object]] = {
    "object": an_object,
    "array": a_list,
    "integer": an_int,
    "string": a_text,
    "boolean": a_bool,
}
VALUES: dict[str, list[object]] = {
    "object": [{}, {"a": 1}],
    "array": [[], [1, "x"]],
    "integer": [0, -3, 10**30],
    "string": ["", "x"],
    "boolean": [True, False],
    "number": [2.0, 0.5],
    "null": [None],
}


@pytest.mark.parametrize("type", READERS)
def test_a_value_of_the_right_type_is_taken_as_it_is(type: str) -> None:
    for value in VALUES[type]:
        assert READERS[type](value, "thing", "$.thing") is value


@pytest.mark.parametrize("type", READERS)
def test_a_value_of_another_type_is_refused(type: str) -> None:
    for other, values in VALUES.items():
        for value in values if other != type else []:
            with pytest.raises(PositionError) as caught:
                READERS[type](value, "thing", "$.thing")
            error = caught.value
            assert (error.code, error.text, error.path) == ("E_TYPE", "core-error-type", "$.thing")
            assert error.details == {"what": "thing", "type": type}
            assert "thing" in str(error)


def test_unknown_keys_are_named_before_missing_ones() -> None:
    check_keys({"a": 1, "b": 2}, ("a",), ("b", "c"), "$")
    with pytest.raises(PositionError) as caught:
        check_keys({"x": 1}, ("a",), ("b",), "$.inner")
    assert caught.value.text == "core-error-unknown_key"
    assert caught.value.path == "$.inner.x"
    with pytest.raises(PositionError) as caught:
        check_keys({"b": 1}, ("a",), ("b",), "$.inner")
    assert caught.value.text == "core-error-missing_key"
    assert caught.value.path == "$.inner"
    assert "a" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1,]", "{'a': 1}", "nope", '{"a": 1} x', b"\xff\xfe\x00x", b'"\x80"', "[" * 100_000],
    ids=repr,
)
def test_what_is_not_json_is_refused_with_a_reason(text: str | bytes) -> None:
    with pytest.raises(PositionError) as caught:
        parse_json(text)
    assert caught.value.code == "E_JSON"
    assert str(caught.value)


def test_a_key_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(PositionError) as caught:
        parse_json('{"coins": 1, "x": {"a": 1, "a": 1}}')
    assert (caught.value.code, caught.value.text) == ("E_JSON", "core-error-double_key")
    assert caught.value.details == {"key": "a"}


def test_json_is_read_from_text_and_from_bytes() -> None:
    assert parse_json('{"a": [1, null, "é"]}') == {"a": [1, None, "é"]}
    assert parse_json('{"a": "é"}'.encode()) == {"a": "é"}


@given(st.binary(max_size=40) | st.text(max_size=40))
def test_reading_never_fails_in_another_way(text: str | bytes) -> None:
    try:
        parse_json(text)
    except PositionError as error:
        message = str(error)
    else:
        message = "it was JSON"
    assert message


def test_canonical_json_is_one_text_per_value() -> None:
    assert canonical_json({"b": [1, 2], "a": {"d": None, "c": "é"}}) == (
        '{"a":{"c":"é","d":null},"b":[1,2]}'
    )
    assert canonical_json({"a": 1, "b": 2}) == canonical_json({"b": 2, "a": 1})


def test_the_digest_is_that_of_the_canonical_text() -> None:
    assert digest({"b": 1, "a": "é"}) == hashlib.sha256('{"a":"é","b":1}'.encode()).hexdigest()
