"""The log of all tables, and the list of them for the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the two tables."""
    op.create_table(
        "log",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("private", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("users", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("game_updated", "game", ["updated"])
    op.create_index("game_open", "game", ["phase", "private"])


def downgrade() -> None:
    """Drops them."""
    op.drop_table("game")
    op.drop_table("log")
