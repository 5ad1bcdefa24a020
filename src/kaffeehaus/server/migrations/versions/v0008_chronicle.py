"""What came of finished games: figures of the house that add up, and the games of each person.

Whether a finished game has been counted stands in the lobby's list, so a game waits for that from the very moment its
last entry is stored. Only those that wait are in the index.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables, and lets every finished game of before wait to be counted."""
    op.add_column("game", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
    waits = sa.text("phase = 'over' AND counted = 0")
    op.create_index("game_uncounted", "game", ["id"], postgresql_where=waits, sqlite_where=waits)
    op.create_table(
        "cell",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("month", sa.Text, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.UniqueConstraint("game", "edition", "players", "options", "company", "pace", "month", "shown"),
    )
    op.create_table(
        "figure",
        sa.Column("cell", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("result_of", "result", ["person", "game", "at"])


def downgrade() -> None:
    """Drops them."""
    for table in ("result", "figure", "cell"):
        op.drop_table(table)
    op.drop_index("game_uncounted", "game")
    op.drop_column("game", "counted")
