"""What is kept stays kept, and of two who write the same entry one is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from sqlalchemy import Engine, inspect, text

from hideout.core.errors import InputError
from hideout.server.config import Config, ConfigError, database_url, default_database
from hideout.server.keys import add_key, digest, fresh_secret, grant_of, is_good, revoke_older
from hideout.server.storage.reads import Reads
from hideout.server.storage.schema import make_engine, metadata
from hideout.server.storage.upgrade import differences, downgrade, upgrade
from hideout.server.storage.writer import ConflictError, Statement, StorageError, Writer


@pytest_asyncio.fixture
async def engine(database: str) -> AsyncIterator[Engine]:
    """An empty database in its newest form."""
    made = make_engine(database_url(database))
    await asyncio.to_thread(upgrade, made)
    yield made
    made.dispose()


def entry(seq: int, table: str = "t", data: str = "{}") -> Statement:
    """An entry of a log."""
    row = {"table_id": table, "seq": seq, "at": 1.5, "kind": "said", "data": data}
    return Statement("add_entry", row)


async def test_an_entry_is_read_back_as_it_was_written(engine: Engine) -> None:
    writer, reads = Writer(engine), Reads(engine)
    await writer.commit([entry(1, data='{"text": "così, naïve «ß» 🎲"}')])
    await writer.commit([entry(2)])
    found = await reads.entries("t")
    assert [each.seq for each in found] == [1, 2]
    assert found[0].data == {"text": "così, naïve «ß» 🎲"}
    assert [each.seq for each in await reads.entries("t", after=1)] == [2]
    assert await reads.entries("another") == []
    writer.close()


async def test_of_two_writers_of_one_entry_one_is_told(engine: Engine) -> None:
    writers, reads = [Writer(engine), Writer(engine)], Reads(engine)
    tries = [
        writer.commit([entry(seq, data=f'{{"by": {i}}}')])
        for seq in range(1, 41)
        for i, writer in enumerate(writers)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    for pair in zip(results[::2], results[1::2], strict=True):
        assert sorted(type(result).__name__ for result in pair) == ["ConflictError", "NoneType"]
    found = await reads.entries("t")
    assert [each.seq for each in found] == list(range(1, 41))
    for each, result in zip(found, results[::2], strict=True):
        assert each.data == {"by": 0 if result is None else 1}
    for writer in writers:
        writer.close()


async def test_a_loser_in_a_batch_takes_nobody_else_down(engine: Engine) -> None:
    writer, reads = Writer(engine), Reads(engine)
    await writer.commit([entry(5)])
    key = add_key(digest("a secret of the loser"), "t", "seat", 0)
    results = await asyncio.gather(
        writer.commit([entry(6)]),
        writer.commit([entry(5), *key]),
        writer.commit([entry(7)]),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], ConflictError)
    assert results[2] is None
    assert [each.seq for each in await reads.entries("t")] == [5, 6, 7]
    assert await reads.keys_of(digest("a secret of the loser")) == []
    writer.close()


async def test_what_cannot_be_written_is_told_to_all_who_wait(engine: Engine) -> None:
    writer = Writer(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE entries"))
    with pytest.raises(StorageError):
        await writer.commit([entry(1)])
    with pytest.raises(StorageError):
        await Reads(engine).entries("t")
    writer.close()


async def test_what_waits_is_written_before_the_writer_stops(engine: Engine) -> None:
    writer, reads = Writer(engine), Reads(engine)
    for seq in range(1, 301):
        writer.later([entry(seq)])
    await asyncio.to_thread(writer.close)
    assert len(await reads.entries("t")) == 300


async def test_migrations_lead_to_the_schema_and_back(database: str) -> None:
    engine = make_engine(database_url(database))
    upgrade(engine)
    upgrade(engine)
    differences(engine)
    assert set(metadata.tables) <= set(inspect(engine).get_table_names())
    downgrade(engine, "base")
    assert not set(metadata.tables) & set(inspect(engine).get_table_names())
    upgrade(engine)
    differences(engine)
    engine.dispose()


async def test_a_database_of_the_future_is_left_alone(database: str) -> None:
    engine = make_engine(database_url(database))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ConfigError) as caught:
        upgrade(engine)
    assert caught.value.code == "E_DATABASE"
    assert "9999" in str(caught.value)
    engine.dispose()


async def test_a_key_opens_its_table_until_it_is_revoked(engine: Engine) -> None:
    writer, reads = Writer(engine), Reads(engine)
    token = fresh_secret()
    await writer.commit(
        [*add_key(digest(token), "t", "seat", 1), *add_key(digest(token), "u", "host")]
    )
    grant = await grant_of(reads, "t", token, None, 0.0)
    assert (grant.host, grant.seats, grant.watch) == (False, ((1, 0),), False)
    assert (await grant_of(reads, "u", token, None, 0.0)).host
    for table, secret in (("v", token), ("t", fresh_secret())):
        with pytest.raises(InputError) as caught:
            await grant_of(reads, table, secret, None, 0.0)
        assert caught.value.text == "server-error-token"
    await writer.commit([revoke_older("t", 1, 1)])
    with pytest.raises(InputError) as caught:
        await grant_of(reads, "t", token, None, 0.0)
    assert caught.value.text == "server-error-revoked"
    assert (await grant_of(reads, "t", None, token, 0.0)).seats == ()
    writer.close()


async def test_a_key_is_kept_as_a_digest_only(engine: Engine) -> None:
    writer, reads = Writer(engine), Reads(engine)
    token = fresh_secret()
    await writer.commit(add_key(digest(token), "t", "move", 0, expires=100.0))
    (key,) = await reads.keys_of(digest(token))
    assert token not in str(key)
    assert is_good(key, 99.0)
    assert not is_good(key, 100.0)
    writer.close()


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("tables.db", "sqlite:///tables.db"),
        ("/var/tables.db", "sqlite:////var/tables.db"),
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("postgresql://me@host/name", "postgresql+psycopg://me@host/name"),
        ("postgres://me@host/name", "postgresql+psycopg://me@host/name"),
    ],
)
def test_a_database_is_named_as_people_do(given: str, url: str) -> None:
    assert Config(database=given).url == url


def test_a_strange_database_is_refused() -> None:
    with pytest.raises(ConfigError) as caught:
        database_url("mysql://root:secret@host/name")
    assert caught.value.code == "E_DATABASE"
    assert "secret" not in str(caught.value)


def test_tables_are_kept_at_home() -> None:
    assert default_database({"HOME": "/home/a"}) == "/home/a/.local/share/hideout/hideout.db"
    assert default_database({"XDG_DATA_HOME": "/data"}) == "/data/hideout/hideout.db"
