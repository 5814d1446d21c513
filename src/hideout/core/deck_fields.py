"""Fields of a checked deck, with the types the check has made sure of."""

from __future__ import annotations

from hideout.core.game import JsonObject


def number_of(table: JsonObject, key: str) -> int:
    """A whole number."""
    value = table[key]
    assert isinstance(value, int)
    return value


def numbers_of(table: JsonObject, key: str) -> list[int]:
    """A list of whole numbers."""
    value = table[key]
    assert isinstance(value, list)
    return list(value)


def word_of(table: JsonObject, key: str) -> str:
    """A word."""
    value = table[key]
    assert isinstance(value, str)
    return value


def words_of(table: JsonObject, key: str) -> list[str]:
    """A list of words; nothing if it is left out."""
    value = table.get(key, [])
    assert isinstance(value, list)
    return list(value)
