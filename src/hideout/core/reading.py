"""Strict reading of JSON that people and programs hand in, with exact complaints."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection

from hideout.core.errors import InputError, PositionError
from hideout.core.game import JsonObject


def parse_json(text: str | bytes) -> object:
    """Read JSON; raises `PositionError` E_JSON with the parser's message."""
    try:
        return json.loads(text, object_pairs_hook=_object_without_doubles)
    except RecursionError:
        raise PositionError("E_JSON", "core-error-json", {"message": "nested too deeply"}) from None
    except UnicodeDecodeError:
        raise PositionError("E_JSON", "core-error-json", {"message": "not UTF-8 text"}) from None
    except InputError:
        raise
    except ValueError as error:
        raise PositionError("E_JSON", "core-error-json", {"message": str(error)}) from None


def _object_without_doubles(pairs: list[tuple[str, object]]) -> JsonObject:
    found: JsonObject = {}
    for key, value in pairs:
        if key in found:
            raise PositionError("E_JSON", "core-error-double_key", {"key": key})
        found[key] = value
    return found


def canonical_json(data: object) -> str:
    """One text per value: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    """The SHA-256 of the canonical JSON text."""
    return hashlib.sha256(canonical_json(data).encode(errors="surrogatepass")).hexdigest()


def _wrong_type(what: str, type: str, path: str) -> PositionError:
    return PositionError("E_TYPE", "core-error-type", {"what": what, "type": type}, path)


def an_object(value: object, what: str, path: str) -> JsonObject:
    """The value, if it is a JSON object."""
    if not isinstance(value, dict):
        raise _wrong_type(what, "object", path)
    return value


def a_list(value: object, what: str, path: str) -> list[object]:
    """The value, if it is a JSON array."""
    if not isinstance(value, list):
        raise _wrong_type(what, "array", path)
    return value


def an_int(value: object, what: str, path: str) -> int:
    """The value, if it is a whole number (true and 2.0 are not)."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong_type(what, "integer", path)
    return value


def a_text(value: object, what: str, path: str) -> str:
    """The value, if it is a string."""
    if not isinstance(value, str):
        raise _wrong_type(what, "string", path)
    return value


def a_bool(value: object, what: str, path: str) -> bool:
    """The value, if it is true or false."""
    if not isinstance(value, bool):
        raise _wrong_type(what, "boolean", path)
    return value


def check_keys(
    data: JsonObject, required: Collection[str], optional: Collection[str], path: str
) -> None:
    """Complain of the first unknown key, then of the first missing one."""
    for key in data:
        if key not in required and key not in optional:
            raise PositionError("E_KEY", "core-error-unknown_key", {"key": key}, f"{path}.{key}")
    for key in required:
        if key not in data:
            raise PositionError("E_KEY", "core-error-missing_key", {"key": key}, path)
