"""What a personality can like at Vienna."""

from kaffeehaus.bots.likes import Like
from kaffeehaus.games.vienna.board import counts
from kaffeehaus.games.vienna.state import State


def missions(s: State, seat: int) -> float:
    """Missions done, and those taken on."""
    return 10.0 * s.completed[seat].bit_count() + s.missions[seat].bit_count()


def money(s: State, seat: int) -> float:
    """Open shillings and those in the cash box."""
    return 0.6 * (s.coins[seat] + s.box[seat])


def power(s: State, seat: int) -> float:
    """Enclosed squares, by their tiles."""
    return 4.0 * sum(counts(s.tiles[seat]))


LIKES: dict[str, Like] = {"missions": missions, "money": money, "power": power}
