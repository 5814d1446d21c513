"""Tables, their logs, their keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To the newer form."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("wake_at", sa.Float),
        sa.Column("driver", sa.String(32)),
        sa.Column("unreadable", sa.Text),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("pending", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.create_index("ix_tables_listed_updated", "tables", ["listed", "updated"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("gen", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hash", "table_id", "kind", "seat", name="pk_keys"),
    )
    op.create_index("ix_keys_table_id_kind_seat", "keys", ["table_id", "kind", "seat"])
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("muted", sa.Integer, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "muted", name="pk_mutes"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("sent", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )


def downgrade() -> None:
    """Back to the older form."""
    for name in ("workers", "notices", "mutes", "keys", "entries", "tables"):
        op.drop_table(name)
