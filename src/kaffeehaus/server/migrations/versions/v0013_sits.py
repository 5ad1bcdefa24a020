"""Who is at which table, so that nobody's own tables are looked for among all.

The database keeps it itself whenever the people of a table change, whoever writes that; other moves do not touch it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_EVENTS = {
    "game_new": "AFTER INSERT ON game FOR EACH ROW",
    "game_others": "AFTER UPDATE OF users ON game FOR EACH ROW WHEN (OLD.users <> NEW.users)",
    "game_gone": "AFTER DELETE ON game FOR EACH ROW",
}
_COME = "INSERT INTO sits (person, game) SELECT DISTINCT value, {id} FROM {users} WHERE value <> ''"
_GO = "DELETE FROM sits WHERE game = OLD.id"
# The people of a table are words between spaces.
_WORDS = {
    "sqlite": """json_each('["' || replace(trim({users}), ' ', '","') || '"]')""",
    "postgresql": "unnest(string_to_array(btrim({users}), ' ')) AS value",
}


def upgrade() -> None:
    """Makes the table, fills it, and has the database keep it."""
    op.create_table(
        "sits", sa.Column("person", sa.Text, primary_key=True), sa.Column("game", sa.Text, primary_key=True)
    )
    op.create_index("sits_game", "sits", ["game"])
    kind = op.get_bind().dialect.name
    come = _COME.format(id="NEW.id", users=_WORDS[kind].format(users="NEW.users"))
    op.execute(_COME.format(id="game.id", users=f"game, {_WORDS[kind].format(users='users')}"))
    if kind == "postgresql":
        # The same for all three; who is new has no old row, and who is gone no new one.
        op.execute(
            "CREATE FUNCTION game_sits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            f"IF TG_OP <> 'INSERT' THEN {_GO}; END IF; IF TG_OP <> 'DELETE' THEN {come}; END IF; RETURN NULL; END $$"
        )
        for name, event in _EVENTS.items():
            op.execute(f"CREATE TRIGGER {name} {event} EXECUTE FUNCTION game_sits()")
    else:
        does = {"game_new": f"{come};", "game_others": f"{_GO}; {come};", "game_gone": f"{_GO};"}
        for name, event in _EVENTS.items():
            op.execute(f"CREATE TRIGGER {name} {event} BEGIN {does[name]} END")


def downgrade() -> None:
    """Drops it all."""
    for name in _EVENTS:
        op.execute(f"DROP TRIGGER {name}" + (" ON game" if op.get_bind().dialect.name == "postgresql" else ""))
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION game_sits()")
    op.drop_table("sits")
