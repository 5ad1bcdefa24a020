"""Which settings the calibration pages are about, and what figures of them say of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import kaffeehaus.bots
from kaffeehaus.arena.entrants import parse
from kaffeehaus.arena.figures.playing import Setting
from kaffeehaus.bots.budget import Budget
from kaffeehaus.games import GAMES

Key = tuple[str, int, str]
"""A setting of a game: the variant, how many play, and which kind of bot."""
THINKING = Budget(iterations=8)
DIGEST = 8
"""Bytes of a digest."""


def about(game: str) -> Any:
    """What is particular to a game: its variants, its aims and its part of the page."""
    return import_module(f"tests.calibration.{game}")


class Numbers(NamedTuple):
    """How many games are played of each setting."""

    main: int = 2000
    variants: int = 1000
    hard: int = 200

    def of(self, game: str, key: Key) -> int:
        """The number for one setting."""
        variant, _, bot = key
        if bot == "hard":
            return self.hard
        return self.main if variant in about(game).OFTEN else self.variants


class Wanted(NamedTuple):
    """A setting to be played, and so many games."""

    key: Key
    setting: Setting
    games: int

    @property
    def name(self) -> str:
        """The file that its figures lie in."""
        variant, players, bot = self.key
        return f"{variant}-{players}-{bot}.json"

    def asked(self) -> dict[str, Any]:
        """What the figures of this setting say of themselves."""
        game = GAMES[self.setting.game]
        return {
            "game": game.name,
            "rules": game.rules,
            "content": game.content,
            "players": self.setting.players,
            "options": self.setting.options,
            "seed": self.setting.seed,
            "bots": [entrant.label for entrant in self.setting.bots],
            "bots_digest": bots_digest(),
            "games": self.games,
        }

    def differences(self, found: dict[str, Any]) -> list[str]:
        """In what figures differ from those asked for."""
        return [
            f"{key} is {found.get(key)!r}, not {value!r}"
            for key, value in self.asked().items()
            if found.get(key) != value
        ]


def names(game: str) -> list[Key]:
    """Every setting of a game."""
    return [
        (variant, players, bot)
        for variant in about(game).VARIANTS
        for bot in (("medium", "hard") if variant in about(game).OFTEN else ("medium",))
        for players in GAMES[game].seats
    ]


def wanted(game: str, numbers: Numbers, hard: str, seed: int) -> Iterator[Wanted]:
    """What is to be played, in the order of the page."""
    for key in names(game):
        variant, players, bot = key
        options = GAMES[game].options(about(game).VARIANTS[variant]).to_json()
        entrant = parse(hard if bot == "hard" else bot, THINKING)
        yield Wanted(key, Setting(game, players, options, seed, (entrant,) * players), numbers.of(game, key))


@cache
def bots_digest() -> str:
    """A digest of the bots' sources: a bot that was tuned plays other games under the same name."""
    return sources_digest(Path(kaffeehaus.bots.__file__).parent)


def sources_digest(folder: Path) -> str:
    """A digest of all sources in a folder."""
    digest = blake2b(digest_size=DIGEST)
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()
