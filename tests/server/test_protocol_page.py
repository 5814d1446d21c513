"""docs/protocol.md is true: its examples are of their types, its conversation can be held."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

import pytest
from fastapi import FastAPI
from pydantic import BaseModel, ValidationError
from starlette.routing import Route
from websockets.asyncio.client import connect

from hideout.server import protocol
from hideout.server.app import make_app
from hideout.server.config import Config
from hideout.server.protocol import NewTable, SeatWish
from hideout.server.schema import schema
from tests.kit.serving import RunningServer
from tests.test_docs_run import Block, blocks

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def named_blocks() -> list[tuple[str, Block]]:
    """The examples with the name of their type."""
    lines = PAGE.splitlines()
    found = []
    for block in blocks(PAGE):
        words = lines[block.line - 1].strip("`").split()
        if words[0] == "json":
            found.append((words[1], block))
    return found


EXAMPLES = named_blocks()


def message_types(union: object) -> set[str]:
    """The names of the messages of a union."""
    members = get_args(get_args(union)[0])
    return {member.__name__ for member in members}


@pytest.mark.parametrize(("name", "block"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_of_its_type(name: str, block: Block) -> None:
    model = getattr(protocol, name)
    assert issubclass(model, BaseModel)
    model.model_validate_json(block.text)
    with pytest.raises(ValidationError):
        model.model_validate({**json.loads(block.text), "surprise": 1})


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    assert message_types(protocol.ServerMessage) <= shown
    assert message_types(protocol.ClientMessage) <= shown


def routes(app: FastAPI) -> set[str]:
    """The addresses of a server."""
    return {path.removeprefix("/api") for path in app.openapi()["paths"]}


def test_every_address_is_on_the_page(tmp_path: Path) -> None:
    app = make_app(Config(database=str(tmp_path / "tables.db")))
    for path in routes(app):
        assert path.replace("{table_id}", "{id}") in PAGE, path
    assert any(isinstance(route, Route) for route in app.routes)


def test_every_type_in_brackets_exists() -> None:
    for name in re.findall(r"\[([A-Z]\w+)\](?!\()", PAGE):
        assert hasattr(protocol, name), name


def fits(shown: object, real: object, values: dict[str, object]) -> bool:
    """Whether a real message has all that is shown; `$` words are remembered or compared."""
    if isinstance(shown, str) and shown.startswith("$"):
        return bool(values.setdefault(shown, real) == real)
    if isinstance(shown, dict) and isinstance(real, dict):
        return all(key in real and fits(each, real[key], values) for key, each in shown.items())
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(
            fits(one, other, values) for one, other in zip(shown, real, strict=True)
        )
    return shown == real


def test_a_message_that_differs_is_noticed() -> None:
    values: dict[str, object] = {}
    assert fits({"a": {"b": "$x"}}, {"a": {"b": 1, "c": 2}}, values)
    assert values == {"$x": 1}
    assert not fits({"a": {"b": "$x"}}, {"a": {"b": 2}}, values)
    assert not fits({"a": []}, {"a": [1]}, values)
    assert not fits({"a": None}, {}, values)


async def test_the_conversation_of_the_page_is_held(tmp_path: Path) -> None:
    (block,) = [each for each in blocks(PAGE) if each.language == "text"]
    with RunningServer(tmp_path) as server:
        made = server.rest.make_table(
            NewTable(
                game="caper",
                seats=[SeatWish(kind="me", name="Anna"), SeatWish(kind="open")],
            )
        )
        server.rest.join(made.links[0].join, "Ben")
        token = made.seat_tokens[0]
        question = server.rest.look(made.table.id, token).situation.question
        assert question is not None
        values: dict[str, object] = {
            "$anna": token,
            "$legal": question.legal[0].text,
            "$commitment": made.table.commitment,
        }
        async with connect(server.rest.socket_url(made.table.id), proxy=None) as socket:
            heard: list[object] = []
            for line in block.text.splitlines():
                way, _, text = line.partition(" ")
                if way == ">":
                    assert not heard, f"before {line}: {heard}"
                    for name, value in values.items():
                        text = text.replace(name, str(value))
                    await socket.send(text)
                    continue
                shown = json.loads(text)
                async with asyncio.timeout(30):
                    while not any(fits(shown, real, dict(values)) for real in heard):
                        real = json.loads(await socket.recv())
                        if real["type"] != "presence":
                            heard.append(real)
                        assert len(heard) < 3, f"{shown} in {heard}"
                at = next(k for k, real in enumerate(heard) if fits(shown, real, dict(values)))
                fits(shown, heard.pop(at), values)


def test_the_whole_protocol_is_one_document_whose_references_lead_somewhere() -> None:
    document = schema()
    text = json.dumps(document)
    components = document["components"]
    assert isinstance(components, dict)
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in components["schemas"], name
    assert {"ClientMessage", "ServerMessage", "Hello", "Update"} <= set(components["schemas"])
