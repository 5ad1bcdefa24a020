"""People: what they are called, where they are known and how they come back, and what is kept for them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float(53), nullable=False)


def _key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=True)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table("person", _key("id"), _text("name"), _text("lang"), _moment("at"))
    op.create_table(
        "device", _key("id"), _text("person"), _text("kind"), _text("label"), _moment("at"), _moment("seen")
    )
    op.create_index("device_person", "device", ["person"])
    op.create_table("ended", _key("id"), _moment("at"))
    op.create_index("ended_at", "ended", ["at"])
    op.create_table(
        "gone",
        _key("id"),
        _text("became"),
        sa.Column("forgotten", sa.Integer, nullable=False),
        sa.Column("erased", sa.Integer, nullable=False),
        _moment("at"),
    )
    op.create_index("gone_at", "gone", ["at"])
    op.create_table(
        "ticket",
        _key("id"),
        _text("person"),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        _moment("until"),
    )
    op.create_table(
        "recovery",
        _key("person"),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        _moment("at"),
        _moment("used"),
    )
    op.create_table(
        "passkey",
        _key("id"),
        _text("person"),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        _text("kind"),
        _text("label"),
        _moment("at"),
        _moment("used"),
    )
    op.create_index("passkey_person", "passkey", ["person"])
    op.create_table("kept", _key("person"), _key("field"), _text("value"), _moment("at"))


def downgrade() -> None:
    """Drops them."""
    for table in ("kept", "passkey", "recovery", "ticket", "gone", "ended", "device", "person"):
        op.drop_table(table)
