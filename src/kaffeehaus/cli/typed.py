"""What a person types: compared without regard to case, accents, width and kind of apostrophe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar
from unicodedata import combining, normalize

from kaffeehaus.locale import Texts

T = TypeVar("T")
COMMANDS = ("why", "advice", "undo", "board", "log", "card", "save", "position", "quit", "help")
"""The commands at the prompt by their English words, which work in every language."""
_VOICED = "\u3099\u309a"
"""Marks that make another letter of a Japanese one; all other marks are accents."""
_SAME = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'", "‐": "-", "‑": "-", "–": "-"}) | str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"}
)


def fold(text: str) -> str:
    """A form that all spellings of a word share."""
    apart = normalize("NFKD", text.translate(_SAME).casefold())
    plain = "".join(c for c in apart if c in _VOICED or not combining(c))
    return " ".join(normalize("NFC", plain).translate(_SAME).split())


def command_words(texts: Texts) -> dict[str, str]:
    """What may be typed for each command: the English word and the one of the catalogue, folded."""
    found = {"?": "help", "exit": "quit"} | {name: name for name in COMMANDS}
    return found | {fold(texts.text(f"command-{name}")): name for name in COMMANDS}


def matching(words: str, choices: Iterable[T], keys: Callable[[T], Sequence[str]]) -> list[T]:
    """The choices that these words name: by a whole key, else by the beginning of one."""
    wanted = fold(words)
    keyed = [(choice, list(map(fold, keys(choice)))) for choice in choices]
    exact = [choice for choice, found in keyed if wanted in found]
    return exact or [choice for choice, found in keyed if any(key.startswith(wanted) for key in found)]
