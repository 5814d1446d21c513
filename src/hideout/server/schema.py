"""The whole protocol as one machine-readable document: OpenAPI, and the messages of the socket."""

from __future__ import annotations

from pydantic import TypeAdapter

from hideout.core.game import JsonObject
from hideout.server.app import make_app
from hideout.server.config import Config
from hideout.server.protocol import ClientMessage, ServerMessage

_PLACE = "#/components/schemas/{model}"


def schema() -> JsonObject:
    """OpenAPI of all addresses; `ClientMessage` and `ServerMessage` are among its schemas."""
    document: JsonObject = make_app(Config()).openapi()
    components = document.setdefault("components", {})
    assert isinstance(components, dict)
    schemas = components.setdefault("schemas", {})
    messages = {
        "ClientMessage": TypeAdapter(ClientMessage).json_schema(ref_template=_PLACE),
        "ServerMessage": TypeAdapter(ServerMessage).json_schema(ref_template=_PLACE),
    }
    for name, found in messages.items():
        schemas.update(found.pop("$defs", {}))
        schemas[name] = found
    return document
