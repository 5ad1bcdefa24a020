"""Players made of code; each gets a perspective, never the state, and answers with one of its legal actions."""

from kaffeehaus.bots.roster import BOTS, Bot, line_up, make

__all__ = ["BOTS", "Bot", "line_up", "make"]
