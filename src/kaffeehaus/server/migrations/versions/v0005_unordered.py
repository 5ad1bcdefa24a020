"""The lobby's list is no longer kept in order of time.

Every move changes when a table last changed, so each wrote to all indexes of the list. Without this one PostgreSQL
changes a row in its place, if there is room beside it. The lists of the lobby are found by phase or by user, and are
short enough to be put in order when somebody asks.
"""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drops the index, and leaves room beside the rows."""
    op.drop_index("game_updated", "game")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE game SET (fillfactor = 50)")


def downgrade() -> None:
    """Makes it again."""
    op.create_index("game_updated", "game", ["updated"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE game RESET (fillfactor)")
