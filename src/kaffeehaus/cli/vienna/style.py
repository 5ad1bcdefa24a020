"""The colours of Vienna in a terminal; a letter or a word always says the same."""

from __future__ import annotations

BRIBE_STYLE = {
    "chocolate": "black on medium_purple1",
    "wine": "black on hot_pink",
    "tobacco": "black on grey70",
    "magazine": "black on orange1",
    "coffee": "white on orange4",
}
INFO_STYLE = {
    "briefcase": "sandy_brown",
    "flask": "green3",
    "slide": "cyan",
    "microfilm": "medium_purple1",
    "pistol": "indian_red1",
}
PLAYER_STYLE = {
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold black on green",
}
NAME_STYLE = {
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
}
TITLE = "bold"
QUIET = "dim"
PRICE = "bold"
