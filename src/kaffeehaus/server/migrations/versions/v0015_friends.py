"""What people are to each other: friends, who has asked, who is blocked; and who is invited to which table."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float(53), nullable=False)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "tie",
        sa.Column("id", sa.Text, primary_key=True),
        _text("person"),
        _text("other"),
        _text("kind"),
        _text("called"),
        _text("sign"),
        _moment("at"),
        sa.UniqueConstraint("person", "other"),
    )
    op.create_index("tie_other", "tie", ["other"])
    op.create_table(
        "invitation",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        _text("host"),
        sa.Column("declined", sa.Integer, nullable=False),
        _moment("at"),
        _moment("due"),
    )
    op.create_index("invitation_person", "invitation", ["person"])
    op.create_index("invitation_host", "invitation", ["host"])
    op.create_index("invitation_due", "invitation", ["due"])


def downgrade() -> None:
    """Drops them."""
    op.drop_table("invitation")
    op.drop_table("tie")
