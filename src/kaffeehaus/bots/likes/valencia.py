"""What a personality can like at Valencia."""

from kaffeehaus.bots.evaluation.valencia.missions import hopes_elsewhere, hopes_in_city
from kaffeehaus.bots.evaluation.valencia.outlook import outlook, recall
from kaffeehaus.bots.likes import Like
from kaffeehaus.games.valencia.auction import free_spaces
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.state import State


def missions(s: State, seat: int) -> float:
    """Missions held, and what they promise: they are scored at the end, so here a promise stays one."""
    known = recall(s.table)
    ahead = outlook(s, known)
    hopes = hopes_in_city(s, seat, free_spaces(s), ahead, known) + hopes_elsewhere(s, seat, ahead, known)
    return 3.0 * s.missions[seat].bit_count() + 2.0 * hopes


def money(s: State, seat: int) -> float:
    """Coins."""
    return float(s.coins[seat])


def power(s: State, seat: int) -> float:
    """Members on the council."""
    return 3.0 * members_on_council(s)[seat]


LIKES: dict[str, Like] = {"missions": missions, "money": money, "power": power}
