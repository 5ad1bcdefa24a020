"""What a personality can like at Valencia."""

from kaffeehaus.bots.evaluation.valencia.position import parts
from kaffeehaus.bots.likes import Like
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.state import State


def missions(s: State, seat: int) -> float:
    """Missions held, and what they promise: they are scored at the end, so here a promise stays one."""
    return 3.0 * s.missions[seat].bit_count() + parts(s, seat)["missions"]


def money(s: State, seat: int) -> float:
    """Coins."""
    return float(s.coins[seat])


def power(s: State, seat: int) -> float:
    """Members on the council."""
    return 3.0 * members_on_council(s)[seat]


LIKES: dict[str, Like] = {"missions": missions, "money": money, "power": power}
