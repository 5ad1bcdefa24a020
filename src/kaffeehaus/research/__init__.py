"""Doors for researchers (extra `[research]`): a game as PettingZoo, Gymnasium and OpenSpiel expect it."""
