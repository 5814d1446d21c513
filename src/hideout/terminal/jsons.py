"""Walking through the JSON of a view, whose shape its game promises."""

from __future__ import annotations

from hideout.core.game import JsonObject


def object_at(data: JsonObject, key: str) -> JsonObject:
    """The object under a key."""
    value = data[key]
    assert isinstance(value, dict), key
    return value


def objects_at(data: JsonObject, key: str) -> list[JsonObject]:
    """The objects in the list under a key; a missing key is an empty list."""
    value = data.get(key, [])
    assert isinstance(value, list), key
    return [each for each in value if isinstance(each, dict)]


def texts_at(data: JsonObject, key: str) -> list[str]:
    """The texts in the list under a key; a missing key is an empty list."""
    value = data.get(key, [])
    assert isinstance(value, list), key
    return [each for each in value if isinstance(each, str)]


def text_at(data: JsonObject, key: str) -> str:
    """The text under a key."""
    value = data[key]
    assert isinstance(value, str), key
    return value


def int_at(data: JsonObject, key: str) -> int:
    """The whole number under a key."""
    value = data[key]
    assert isinstance(value, int), key
    return value
