"""The messages each game must have: one per member of a family, and word messages that know every word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any

import kaffeehaus
from kaffeehaus import GAMES
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.styles import STYLES
from kaffeehaus.bots.why import JUDGES, REASONS
from kaffeehaus.core.events import Event
from kaffeehaus.core.positions import SAID
from kaffeehaus.games.valencia import events as valencia_events
from kaffeehaus.games.valencia import rules as valencia_rules
from kaffeehaus.games.valencia import terms as valencia
from kaffeehaus.games.valencia.flow import COURSE as VALENCIA_COURSE
from kaffeehaus.games.valencia.steps import Step as ValenciaStep
from kaffeehaus.games.vienna import events as vienna_events
from kaffeehaus.games.vienna import rules as vienna_rules
from kaffeehaus.games.vienna import terms as vienna
from kaffeehaus.games.vienna.steps import FIRST_ASK
from kaffeehaus.games.vienna.steps import Step as ViennaStep

SOURCE = Path(kaffeehaus.__file__).parent


@dataclass(frozen=True)
class Messages:
    """What the catalogue of a game is checked for."""

    families: dict[str, set[str]]
    """The ids of every family of messages."""
    selections: dict[str, set[str]]
    """The words that a message of this id selects on."""
    settings: dict[str, tuple[int, dict[str, Any], int]]
    """Tables at which whole games are told: players, options, seed."""


def words(*values: Enum) -> set[str]:
    return {v.name.lower().replace("_", "-") for v in values}


def event_kinds(events: ModuleType) -> set[str]:
    return {v.kind for v in vars(events).values() if isinstance(v, type) and issubclass(v, Event) and v is not Event}


def reasons(game: str) -> set[str]:
    rooms = [SOURCE / "core", SOURCE / "games" / game]
    return {
        found
        for room in rooms
        for path in room.rglob("*.py")
        for found in re.findall(r'"(why-[a-z-]+)"', path.read_text("utf-8"))
    }


def problems() -> dict[str, set[str]]:
    """The ids of texts that errors name, each with the arguments it gets wherever it is raised."""
    found: dict[str, set[str]] = {}
    for room in ("core", "games", "bots", "arena", "learning", "puzzles"):
        for path in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                given = {word.arg: word.value for word in node.keywords if word.arg}
                id = given.pop("id", None)
                if isinstance(id, ast.Constant) and getattr(node.func, "id", "") in (
                    "BadOptions",
                    "BadRecord",
                    "BadRun",
                    "BadFile",
                    "BadWeights",
                    "BadPuzzle",
                ):
                    found[str(id.value)] = found.get(str(id.value), set(given)) & set(given)
    for mistake, said in SAID.items():
        found[mistake] = {name for _, name, _, _ in Formatter().parse(said) if name}
    return found


def bot_reasons() -> set[str]:
    """The ids of the reasons that bots give, and of what they say of their judges."""
    likes = {f"likes-{name}" for style in STYLES.values() for name in style.leanings}
    return {*REASONS, *JUDGES, *likes, *(f"because-{name}" for game in GAMES for name in evaluation_of(game).names)}


def sayings(form: Any) -> Iterator[dict[str, Any]]:
    """Every message that a table of words says, with its arguments."""
    if isinstance(form, dict):
        if "say" in form:
            yield form
        for part in form.values():
            yield from sayings(part)
    elif isinstance(form, list):
        for part in form:
            yield from sayings(part)


def causes(game: str) -> set[str]:
    """The causes that the rules of Valencia give to events, as far as they are written beside the call."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).glob("*.py"):
        calls = re.findall(r'\b(?:earn|spend|gain_good|return_good)\(.*"([a-z-]+)"\)', path.read_text("utf-8"))
        found |= set(calls)
    return found


def shared_families(game: str) -> dict[str, set[str]]:
    """The families that every game has; what its own words say is tested with them."""
    return {
        "why": reasons(game),
        "option": {f"option-{name.replace('_', '-')}" for name in GAMES[game].Options.choices()},
        "intro": {"intro-title", *(f"intro-{number}" for number in range(1, 7))},
    }


EVENTS = {"vienna": vienna_events, "valencia": valencia_events}
STEPS = {
    "vienna": words(*(s for s in ViennaStep if s >= FIRST_ASK)),
    "valencia": words(*(s for s in ValenciaStep if s >= VALENCIA_COURSE.first_ask)),
}
"""The questions of each game."""

VIENNA = Messages(
    shared_families("vienna")
    | {
        "ability": {f"ability-{kind.value}" for kind in vienna.AbilityKind},
        "mission": {f"mission-needs-{kind.value}" for kind in vienna.MissionKind},
    },
    {
        "bribe": words(*vienna.Bribe),
        "info": words(*vienna.Info),
        "flag": words(*vienna.Flag),
        "seal": words(*vienna.Seal),
        "item": words(*vienna.Item),
        "colour": words(*vienna.Colour),
        "figure-name": words(*vienna.Figure),
        "rule": words(*vienna_rules.Rule),
        "phase": {"purchase", "payday", "unfinished"},
        "end-reason": {"investigator", "exhaustion"},
    },
    {
        "introductory": (2, {}, 1),
        "third-man": (3, {"third_man": True, "flags": "random"}, 2),
        "advanced": (4, {"version": "advanced", "figures": True, "third_man": True}, 3),
        "advanced-two": (2, {"version": "advanced", "figures": True, "colours": ("yellow", "green")}, 4),
    },
)
VALENCIA = Messages(
    shared_families("valencia") | {"mission": {f"mission-{kind.value}" for kind in valencia.MissionKind}},
    {
        "guild": words(*valencia.Guild),
        "good": words(*valencia.Guild),
        "place": words(*valencia.Seat),
        "colour": words(*valencia.Colour),
        "card": words(*valencia.Influence),
        "ability": {ability.value for ability in valencia.Ability},
        "step": set("ABCDEFGHI"),
        "rule": words(*valencia_rules.Rule),
        "cause": causes("valencia"),
        "end-reason": {"rounds"},
    },
    {
        "two-players": (2, {"city": "random"}, 1),
        "first-game": (3, {}, 2),
        "five-players": (5, {"specials": "all", "city": "random"}, 3),
        "two-players-specials": (2, {"specials": "all"}, 4),
    },
)
MESSAGES: dict[str, Messages] = {"vienna": VIENNA, "valencia": VALENCIA}
