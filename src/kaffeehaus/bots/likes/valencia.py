"""What a personality can like at Valencia."""

from kaffeehaus.bots.likes import Like
from kaffeehaus.games.valencia import missions as rules
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.state import State


def missions(s: State, seat: int) -> float:
    """Missions held, and what they would bring by now."""
    return sum([3.0 + max(0, rules.points(s, seat, number)) for number in each(s.missions[seat])])


def money(s: State, seat: int) -> float:
    """Coins."""
    return float(s.coins[seat])


def power(s: State, seat: int) -> float:
    """Members on the council."""
    return 3.0 * members_on_council(s)[seat]


LIKES: dict[str, Like] = {"missions": missions, "money": money, "power": power}
