"""When the wishes of players are to be looked at, wherever they are."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("game", sa.Column("wish", sa.Float(53), nullable=True))
    some = sa.text("wish IS NOT NULL")
    op.create_index("game_wish", "game", ["wish"], sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    """Drops it."""
    op.drop_index("game_wish", "game")
    op.drop_column("game", "wish")
