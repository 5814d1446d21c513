"""Brings a database to the form this version knows, or says that it is newer."""

from __future__ import annotations

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from hideout.server.config import ConfigError

_LOCK = 0x41DE0007
"""One worker upgrades at a time; the number only has to be the same for all."""


def configured(connection: Connection) -> AlembicConfig:
    """What Alembic needs to know, for one open connection."""
    config = AlembicConfig()
    config.set_main_option("script_location", "hideout.server:migrations")
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Make or renew all tables of the database; raises `ConfigError` if it is too new."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
        config = configured(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None and present not in known:
            raise ConfigError("E_DATABASE", "server-config-newer", {"revision": present})
        command.upgrade(config, revision)


def downgrade(engine: Engine, revision: str) -> None:
    """Go back to an older form."""
    with engine.begin() as connection:
        command.downgrade(configured(connection), revision)


def differences(engine: Engine) -> None:
    """Raise if the database is not exactly what schema.py says."""
    with engine.begin() as connection:
        command.check(configured(connection))
