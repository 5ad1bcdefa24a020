"""Harbour keeps the contract of a game."""

from harbour import HARBOUR
from kaffeehaus.core.conformance import check_game


def test_harbour_keeps_the_contract():
    sets: list[dict[str, int]] = [{}, {"rounds": 5}, {"cranes": False}, {"repair": 2}]
    check_game(HARBOUR, [HARBOUR.options(values) for values in sets])
