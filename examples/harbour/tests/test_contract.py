"""Harbour keeps the contract of a game."""

from harbour import HARBOUR
from kaffeehaus.core.conformance import check_game


def test_harbour_keeps_the_contract():
    check_game(HARBOUR)
