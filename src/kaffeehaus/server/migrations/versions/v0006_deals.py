"""Deals that several play, each at a table of their own, and who plays which where."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "deal",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, nullable=True, unique=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "play",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False, unique=True),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("play")
    op.drop_table("deal")
