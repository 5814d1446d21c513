"""Databases for the tests of the server: a file each, and PostgreSQL where there is one."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.kit import needed_service


def _fresh_postgres() -> Iterator[str]:
    url = needed_service("HIDEOUT_TEST_PG_URL", "PostgreSQL")
    admin = create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1), isolation_level="AUTOCOMMIT"
    )
    name = f"hideout_test_{os.getpid()}_{secrets.token_hex(4)}"
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield f"{url.rpartition('/')[0]}/{name}"
    finally:
        with admin.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        admin.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once in a file and once in PostgreSQL."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        yield from _fresh_postgres()


@pytest.fixture
def postgres() -> Iterator[str]:
    """An empty PostgreSQL database."""
    yield from _fresh_postgres()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty database in a file."""
    return str(tmp_path / "tables.db")
