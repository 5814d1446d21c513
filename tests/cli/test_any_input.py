"""Whatever is handed in, the answer is a result or one clear line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.kit import LOUVRE, runner

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from([*LOUVRE, "hideout_record", "setup", "luck", "answers", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
COMMANDS = [["score", "caper"], ["referee", "caper"], ["verify"], ["replay"]]


def is_answered(command: list[str], given: bytes) -> None:
    run = runner()
    result = run(*command, "-", input=given)
    assert result.exit_code in (0, 1, 2)
    if result.exit_code == 2:
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        error = json.loads(run(*command, "-", "--json", input=given).stdout)["error"]
        assert set(error) == {"code", "path", "message"}


@pytest.mark.parametrize("command", COMMANDS)
@settings(max_examples=15)
@given(given=st.binary(max_size=100))
def test_any_bytes(command: list[str], given: bytes) -> None:
    is_answered(command, given)


@pytest.mark.parametrize("command", COMMANDS)
@settings(max_examples=25)
@given(data=JSON)
def test_any_json(command: list[str], data: object) -> None:
    is_answered(command, json.dumps(data).encode())


@settings(max_examples=40)
@given(key=st.sampled_from(list(LOUVRE)), value=JSON)
def test_a_position_with_anything_in_one_place(key: str, value: object) -> None:
    is_answered(["score", "caper"], json.dumps({**LOUVRE, key: value}).encode())
