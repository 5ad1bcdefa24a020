"""Reviews of finished games, each with what it was made by: another judge makes another one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "review",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("pieces", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("review")
