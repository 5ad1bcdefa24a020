"""What people have answered to puzzles, each once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "solved",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("verdict", sa.Text, nullable=False),
    )
    op.create_index("solved_by", "solved", ["person", "game"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("solved")
