"""The colours of Valencia in a terminal; a letter or a word always says the same."""

from __future__ import annotations

GUILD_STYLE = {
    "oranges": "orange1",
    "dried-fruit": "sandy_brown",
    "wine": "hot_pink",
    "clothes": "medium_purple1",
    "porcelain": "sky_blue1",
}
PLAYER_STYLE = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "white": "bold black on white",
    "black": "bold white on grey30",
}
NAME_STYLE = {
    "red": "bold red",
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
    "white": "bold white",
    "black": "bold grey62",
}
FOUNTAIN = "bold cyan"
TREE = "green"
PALM = "bold green3"
TITLE = "bold"
QUIET = "dim"
