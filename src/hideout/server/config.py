"""What whoever runs a server decides about it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from hideout.core.errors import InputError

SQLITE = "sqlite"
POSTGRES = "postgresql+psycopg"
NAME = "hideout.db"


class ConfigError(InputError):
    """Something about the server that was asked for cannot be had."""


class Config(NamedTuple):
    """One server; whatever is left out suits friends on one machine."""

    database: str = f"{SQLITE}:///{NAME}"
    """Where the tables are kept: a path, `sqlite:///...` or `postgresql://...`."""
    bus: str = "auto"
    """How workers tell each other: `auto`, `local`, `postgres`, or the address of a Redis."""
    public_url: str | None = None
    """How people reach the server, if that is not the address it listens on."""
    listens_at: str | None = None
    """The address it listens on, as a browser of this machine opens it."""
    bot_seconds: float = 1.0
    """How long a bot may think."""
    bot_workers: int = 1
    queue: int = 256
    """How many messages may wait for a slow reader before it is sent away."""
    recent: int = 64
    """How many updates are kept at hand for readers who come back."""
    most_sockets: int = 8
    """How many pages may be open for one seat."""
    hello_seconds: float = 10.0
    """How long a new socket may keep silent."""
    idle_seconds: float = 30.0
    """How long a table without readers and duties stays in memory."""
    lease_seconds: float = 5.0
    """After how long without a sign of life another worker takes a worker's duties over."""
    limits: bool = True
    """Whether how often somebody may ask is limited."""
    metrics_token: str | None = None
    """Who shows it may read /metrics from elsewhere, too."""
    allow_private_notices: bool = False
    """Whether notices may go to addresses of the local network."""
    smtp: str | None = None
    """The mail server for notices: `smtp://user:password@host:port?from=address`."""
    push_key: str | None = None
    """The file with the key for web push, made when it is not there; None: no web push."""
    contact: str | None = None
    """Whom the services that deliver web push can write to: `mailto:...` or a page."""
    limits_storage: str | None = None
    """Where workers count together: the address of a Redis; None: each for itself."""

    @property
    def secure(self) -> bool:
        """Whether people reach the server by TLS, so that cookies need it."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def reached_at(self) -> str:
        """Where links lead to, without a slash at the end."""
        return (self.public_url or self.listens_at or "http://localhost").rstrip("/")

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_url(self.database)

    @property
    def is_sqlite(self) -> bool:
        """Whether the tables are in a file of this machine."""
        return self.url.startswith(SQLITE)


def database_url(text: str) -> str:
    """A database as people name it, as an address; raises `ConfigError`."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        return f"{SQLITE}:///{text}"
    if scheme == SQLITE:
        return text
    if scheme in ("postgresql", "postgres", POSTGRES):
        return f"{POSTGRES}://{rest}"
    raise ConfigError("E_DATABASE", "server-config-database", {"scheme": scheme})


def default_database(env: Mapping[str, str] = os.environ) -> str:
    """The file that keeps the tables of a person who names none."""
    home = env.get("XDG_DATA_HOME") or str(Path(env.get("HOME", ".")) / ".local" / "share")
    return str(Path(home) / "hideout" / NAME)
