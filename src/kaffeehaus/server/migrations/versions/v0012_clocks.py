"""When somebody has to look after a table though nobody is there, and when the house was down."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the columns and makes the tables."""
    op.add_column("game", sa.Column("due", sa.Float(53), nullable=True))
    op.add_column("game", sa.Column("sunny", sa.Integer, nullable=False, server_default="0"))
    # Only of those that are ever due, so that moves at other tables write to no index.
    some = sa.text("due IS NOT NULL")
    op.create_index("game_due", "game", ["due"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "beat", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float(53), nullable=False)
    )
    op.create_table(
        "outage",
        sa.Column("begins", sa.Float(53), primary_key=True),
        sa.Column("ends", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("outage")
    op.drop_table("beat")
    op.drop_index("game_due", "game")
    op.drop_column("game", "sunny")
    op.drop_column("game", "due")
