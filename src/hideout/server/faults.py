"""What is wrong with a request, said in the reader's language and with a fitting status."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from hideout.core.errors import AnswerError, InputError
from hideout.core.game import JsonObject
from hideout.core.text import LANGUAGES, tell, texts
from hideout.server.protocol import Fault, FaultReply

_STATUS: Final[Mapping[str, int]] = {
    "E_TOKEN": 401,
    "E_FORBIDDEN": 403,
    "E_ORIGIN": 403,
    "E_NOT_FOUND": 404,
    "E_GAME": 404,
    "E_METHOD": 405,
    "E_STALE": 409,
    "E_CONFLICT": 409,
    "E_LARGE": 413,
    "E_MEDIA": 415,
    "E_LIMIT": 429,
    "E_BUSY": 503,
}
"""Everything else that is wrong with a request is 400."""
_CODES: Final[Mapping[int, str]] = {
    401: "E_TOKEN",
    403: "E_FORBIDDEN",
    404: "E_NOT_FOUND",
    405: "E_METHOD",
    413: "E_LARGE",
    415: "E_MEDIA",
}
_TYPES: Final[Mapping[str, str]] = {
    "string": "string",
    "int": "integer",
    "float": "number",
    "bool": "boolean",
    "list": "array",
    "tuple": "array",
    "dict": "object",
    "model": "object",
    "mapping": "object",
}
"""The kinds of a pydantic complaint (`string_type`, `int_parsing`) in the words of our texts."""
_FAULTS: Final = "Nothing was done; the fault says why."
_PLAIN_KEY: Final = re.compile(r"[A-Za-z_]\w{0,63}")
_LONGEST_SHOWN: Final = 80


class ServerError(InputError):
    """A request that the server does not carry out; the code decides the status."""


def status_of(code: str) -> int:
    """The HTTP status that goes with a code."""
    return _STATUS.get(code, 400)


def language_of(connection: HTTPConnection) -> str:
    """The language a reader wants: `?lang=`, else the best of `Accept-Language`, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of our languages in the order of an `Accept-Language` header.

    >>> preferred("es, de-AT;q=0.8, fr;q=0.9")
    'fr'
    """
    wishes: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, rest = part.strip().partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest) if rest else None
        lang = name.strip().partition("-")[0].lower()
        if lang in LANGUAGES:
            wishes.append((float(weight.group(1)) if weight else 1.0, lang))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else LANGUAGES[0]


def fault_of(error: InputError, lang: str, now: int | None = None) -> Fault:
    """The fault that tells of an error; `now` is the step of the table, for stale answers."""
    ruling = error.refusal.ruling if isinstance(error, AnswerError) else None
    return Fault(
        code=error.code,
        path=readable(error.path),
        message=readable(tell(texts(lang), error.text, error.details)),
        ruling=None if ruling == "table" else ruling,
        now=now,
    )


def invalid(complaints: Sequence[Mapping[str, object]], start: int = 0) -> InputError:
    """The first of pydantic's complaints as an error of ours; `start` skips the `body` before."""
    complaint = complaints[0]
    where = complaint.get("loc", ())
    parts = list(where)[start:] if isinstance(where, tuple) else []
    kind = str(complaint.get("type", ""))
    last = str(parts[-1]) if parts else "$"
    if kind in ("missing", "union_tag_not_found"):
        key = "type" if kind == "union_tag_not_found" else last
        return ServerError("E_INPUT", "core-error-missing_key", {"key": key}, _path(parts[:-1]))
    if kind == "extra_forbidden":
        key = last[:_LONGEST_SHOWN]
        return ServerError("E_INPUT", "core-error-unknown_key", {"key": key}, _path(parts[:-1]))
    if kind == "json_invalid":
        return ServerError("E_JSON", "server-error-json", {})
    subject, _, problem = kind.partition("_")
    path = _path(parts)
    if problem in ("type", "parsing", "from_float", "attributes_type") and subject in _TYPES:
        details: JsonObject = {"what": path, "type": _TYPES[subject]}
        return ServerError("E_INPUT", "core-error-type", details, path)
    return ServerError("E_INPUT", "server-error-value", {"what": path}, path)


def _path(parts: Sequence[object]) -> str:
    path = "$"
    for part in parts:
        if isinstance(part, int):
            path += f"[{part}]"
        elif _PLAIN_KEY.fullmatch(str(part)):
            path += f".{part}"
        else:
            path += f"[{json.dumps(str(part)[:_LONGEST_SHOWN])}]"
    return path


def readable(text: str) -> str:
    """Text that can be sent: half characters, which no encoding has, become `?`."""
    return text.encode("utf-8", "replace").decode("utf-8")


def reply(fault: Fault, headers: Mapping[str, str] | None = None) -> Response:
    """The answer that carries a fault."""
    body = FaultReply(error=fault).model_dump_json(exclude_none=True)
    return Response(body, status_of(fault.code), dict(headers or {}), media_type="application/json")


async def _on_input_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, InputError)
    return reply(fault_of(error, language_of(request)))


async def _on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return reply(fault_of(invalid(error.errors(), start=1), language_of(request)))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "E_INPUT")
    words = texts(language_of(request))
    match code:
        case "E_NOT_FOUND":
            message = words.say("server-error-not_found")
        case "E_METHOD":
            message = words.say("server-error-method")
        case "E_LARGE":
            message = words.say("server-error-large")
        case _:
            message = words.say("server-error-json")
    return reply(Fault(code=code, message=message), error.headers)


def install(app: FastAPI) -> None:
    """Let everything that goes wrong in this app be answered by a `FaultReply`."""
    app.add_exception_handler(InputError, _on_input_error)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http_error)
    told = app.openapi

    def openapi() -> dict[str, object]:
        document = told()
        if _FAULTS not in json.dumps(document):
            _document_faults(document)
        return document

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend it


def _document_faults(document: JsonObject) -> None:
    """Say in the OpenAPI document what every address answers when something is wrong."""
    found = FaultReply.model_json_schema(ref_template="#/components/schemas/{model}")
    components = document.setdefault("components", {})
    assert isinstance(components, dict)
    schemas = components.setdefault("schemas", {})
    schemas.update(found.pop("$defs"))
    schemas["FaultReply"] = found
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    paths = document["paths"]
    assert isinstance(paths, dict)
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/FaultReply"}}}
    for operations in paths.values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
            operation["responses"]["4XX"] = {"description": _FAULTS, "content": content}
