"""The tables of the database; migrations/versions says how they came to be."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.engine import make_url
from sqlalchemy.pool import ConnectionPoolEntry

NO_SEAT = -1
"""In place of a seat, for keys that open none."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False, doc="the number of the last entry"),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, doc="the last change that everybody may notice"),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wake_at", Float, doc="when a worker must look at it; None: not before somebody comes"),
    Column("driver", String(32), doc="the worker that sees to its duties"),
    Column("unreadable", Text, doc="why its log cannot be played back"),
    Column("info", Text, nullable=False, doc="what is agreed, for everybody"),
    Column("seats", Text, nullable=False, doc="who sits where, for everybody"),
    Column("pending", Text, nullable=False, doc="who owes an answer; each seat may know its own"),
    Index(None, "wake_at"),
    Index(None, "listed", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True, doc="SHA-256 of a token, code or device"),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("gen", Integer, nullable=False, doc="which holder of the seat it was made for"),
    Column("expires", Float),
    Column("revoked", Boolean, nullable=False),
    Index(None, "table_id", "kind", "seat"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("muted", Integer, primary_key=True, autoincrement=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("wish", Text, nullable=False),
    Column("sent", Float, doc="when the last notice went out"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False, doc="the worker is alive at least until then"),
)


def make_engine(url: str) -> Engine:
    """The door to a database; a missing folder of an SQLite file is made."""
    at = make_url(url)
    if at.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=6, max_overflow=4, pool_pre_ping=True)
    if at.database and at.database != ":memory:":
        Path(at.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=6, max_overflow=4)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: object, record: ConnectionPoolEntry) -> None:
    import sqlite3

    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("hideout_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
