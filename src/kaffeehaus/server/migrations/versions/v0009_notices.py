"""How people are reached, and which tables wait for them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "reach",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "waits",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("waits_game", "waits", ["game"])
    op.create_index("waits_due", "waits", ["due"])


def downgrade() -> None:
    """Drops them."""
    op.drop_table("waits")
    op.drop_table("reach")
