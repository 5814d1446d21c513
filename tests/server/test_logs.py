"""Nothing secret is ever written into a log."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from hideout.server.logs import HIDDEN, log, scrubbed, set_up, without_secrets

TOKEN = "JPPSnbhlesxgajbIZoZ0udT2VgE77b7n"
SEED = "2249fd5a1ec497642b1153e006dfda9570b4c97d0cf7c96e2f75f393a735fb5d"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is written to the log."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    out = io.StringIO()
    set_up(json=True, level="DEBUG", stream=out)
    yield out
    root.handlers[:] = kept
    root.setLevel(level)
    structlog.reset_defaults()


def test_a_line_says_what_happened(lines: io.StringIO) -> None:
    log("rooms").info("table made", table="t7", game="caper", n_seats=2)
    said = json.loads(lines.getvalue())
    assert said["event"] == "table made"
    assert (said["table"], said["game"], said["n_seats"]) == ("t7", "caper", 2)
    assert (said["level"], said["logger"]) == ("info", "hideout.rooms")


@pytest.mark.parametrize(
    "field",
    [
        "token", "host_token", "join_code", "code", "seed", "cookie", "Authorization", "password",
        "hand", "cards", "view", "situation", "legal", "answer", "body", "target", "endpoint",
        "smtp", "chat", "text", "join", "database_url",
    ],
)  # fmt: skip
def test_a_field_with_a_secret_name_is_hidden(lines: io.StringIO, field: str) -> None:
    log("x").info("something", **{field: "the_mime", "inner": {field: ["the_mime"]}})
    assert "the_mime" not in lines.getvalue()
    assert HIDDEN in lines.getvalue()


@pytest.mark.parametrize(
    "text",
    [
        f"GET /join/{TOKEN} 200",
        f"GET /join#{TOKEN[:10]}",
        f"Authorization: Bearer {TOKEN}",
        "Bearer short",
        f"cookie: hideout_device={TOKEN}",
        f"seed {SEED}",
        f"'{TOKEN}' is no table",
        f"smtp://anna:{TOKEN[:9]}@mail.example",
    ],
)
def test_a_secret_inside_a_sentence_is_hidden(lines: io.StringIO, text: str) -> None:
    log("x").warning(text, note=text, parts=[text], pair=(text,))
    logging.getLogger("uvicorn.error").error("%s", text)
    written = lines.getvalue()
    assert HIDDEN in written
    for secret in (TOKEN, SEED, TOKEN[:9], TOKEN[:10], "short"):
        assert secret not in written


def test_the_traceback_of_a_fault_holds_no_secret(lines: io.StringIO) -> None:
    try:
        raise ValueError(f"no such token: {TOKEN}")
    except ValueError:
        log("x").exception("request failed")
        logging.getLogger("asyncio").exception("task failed")
    written = lines.getvalue()
    assert "ValueError" in written
    assert TOKEN not in written


def test_bytes_and_unknown_objects_are_not_shown() -> None:
    class Seat:
        def __str__(self) -> str:
            return f"seat with {TOKEN}"

    clean = without_secrets(None, "info", {"raw": b"secret", "who": Seat(), "n": 1.5, "is": True})
    assert clean == {"raw": HIDDEN, "who": f"seat with {HIDDEN}", "n": 1.5, "is": True}


def test_ordinary_words_stay() -> None:
    text = "thiefs_market table a1B2c3 with sneaks_and_snitches: 12 answers, 0.004 s"
    assert scrubbed(text) == text


def test_uvicorn_writes_no_paths(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info("GET /join/abc")
    assert lines.getvalue() == ""
