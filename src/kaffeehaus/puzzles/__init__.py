"""Positions from recorded games in which one decision is clearly best, and not the obvious one."""
