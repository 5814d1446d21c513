"""Logs: one line for each thing worth knowing, and never a secret in it."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Final, TextIO

import structlog

HIDDEN: Final = "[hidden]"

_SECRET_KEYS: Final = re.compile(
    r"token|code\b|_code|secret|seed|cookie|authori[sz]ation|password|passwd|smtp|\bkey|_key|hash"
    r"|hand\b|cards|view|situation|question|answer\b|action|\blegal|story|event_data|chat|text"
    r"|\bbody|message_data|payload|target|push|endpoint|\bjoin|watch|redis|\burl|database",
    re.IGNORECASE,
)
"""Whatever a field with such a name holds may be somebody's secret, or what they said."""
_OPEN_KEYS: Final = frozenset({"event", "level", "logger", "timestamp", "error_code", "exception"})
_SECRET_TEXTS: Final = (
    (re.compile(r"(?i)(bearer\s+)\S+"), rf"\1{HIDDEN}"),
    (re.compile(r"(?i)(cookie:?\s*)\S+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w+://)[^\s/@]+@"), rf"\1{HIDDEN}@"),
    (re.compile(r"(/(?:join|watch|move)[/#])[^\s/?\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"(?<![\w.-])[A-Za-z0-9_-]{28,}(?![\w.])"), HIDDEN),
)
"""Tokens, codes and seeds are recognised by their looks, wherever they appear in a text."""

_EventDict = MutableMapping[str, object]


def without_secrets(logger: object, method: str, fields: _EventDict) -> _EventDict:
    """The last processor before a line is written: takes out everything that may be secret."""
    return {key: _clean(key, value) for key, value in fields.items()}


def _clean(key: str, value: object) -> object:
    if key not in _OPEN_KEYS and not key.startswith("_") and _SECRET_KEYS.search(key):
        return HIDDEN
    if isinstance(value, str):
        return scrubbed(value)
    if isinstance(value, bytes | bytearray | memoryview):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(inner): _clean(str(inner), each) for inner, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_clean("", each) for each in value]
    if value is None or isinstance(value, bool | int | float) or key.startswith("_"):
        return value
    return scrubbed(str(value))


def scrubbed(text: str) -> str:
    """A text without what looks like a token, a code or a seed.

    >>> scrubbed("Authorization: Bearer abc")
    'Authorization: Bearer [hidden]'
    """
    for pattern, instead in _SECRET_TEXTS:
        text = pattern.sub(instead, text)
    return text


def set_up(json: bool | None = None, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Let this program and the libraries it uses write one kind of lines.

    JSON unless a person watches; warnings and above from libraries, and no access log of
    uvicorn, whose paths would hold codes.
    """
    out = sys.stderr if stream is None else stream
    as_json = not out.isatty() if json is None else json
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    renderer: structlog.types.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=out.isatty())
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                without_secrets,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hideout").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.access").disabled = True


def log(name: str) -> structlog.stdlib.BoundLogger:
    """The log of a part of the server."""
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(f"hideout.{name}")
    return logger
