"""A game as data: options, seed and actions. Whoever has the record has the game, at any of its moments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from kaffeehaus.core.errors import BadOptions, BadRecord, IllegalAction
from kaffeehaus.core.rng import Seed, placed, seed_text

if TYPE_CHECKING:
    from kaffeehaus.core.contract import Game
    from kaffeehaus.core.state import GameState

FORMAT = "kaffeehaus-record-1"
FORMAT_PLACED = "kaffeehaus-record-2"
"""A record that begins with a position; who knows only the first format refuses it instead of playing another game."""
_KINDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules": (int,),
    "content": (str,),
    "players": (int,),
    "options": (dict,),
    "seed": (int, str),
    "actions": (list,),
}
_FIELDS = tuple(_KINDS)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything it takes to play a game again; `actions` are pairs of seat and text form."""

    game: str
    rules: int
    """The version of the rules; it is bumped when behaviour changes."""
    content: str
    """The digest of the content tables the game was played with."""
    players: int
    options: dict[str, Any]
    seed: Seed
    actions: tuple[tuple[int, str], ...]
    position: Mapping[str, Any] | None = None
    """What the game began with, if not with its beginning."""

    @property
    def dealt_from(self) -> Seed:
        """The seed as a game takes it, with the position if there is one."""
        return self.seed if self.position is None else placed(self.position, self.seed)

    @classmethod
    def of(cls, state: GameState) -> Record:
        """The record of a state; a sampled world has none, because nobody dealt it."""
        if state.seed is None:
            raise BadRecord("a sampled world has no record: it was not dealt from a seed")
        game, seed = state.game, state.seed
        return cls(
            game.name,
            game.rules,
            game.content,
            state.players,
            state.options.to_json(),
            getattr(seed, "seed", seed),
            tuple((seat, str(action)) for seat, action in state.taken()),
            getattr(seed, "position", None),
        )

    def to_json(self, **notes: Any) -> str:
        """The record as text, one action a line, closed by a checksum; notes stand in it for whoever reads the text."""
        body = self._body() | notes
        fields = [field for field in (*_FIELDS, "position") if field in body and field != "actions"]
        head = ",\n ".join(f"{json.dumps(k)}: {json.dumps(body[k])}" for k in ("format", *fields, *notes))
        lines = ",\n  ".join(json.dumps(a) for a in body["actions"])
        return f'{{{head},\n "actions": [\n  {lines}\n ],\n "check": "{_checksum(body)}"}}\n'

    def _body(self) -> dict[str, Any]:
        begun = {} if self.position is None else {"position": self.position}
        return (
            {"format": FORMAT_PLACED if begun else FORMAT}
            | begun
            | {
                "game": self.game,
                "rules": self.rules,
                "content": self.content,
                "players": self.players,
                "options": self.options,
                "seed": seed_text(self.seed),
                "actions": [list(a) for a in self.actions],
            }
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record in the text; BadRecord if it is not one, was cut off or was changed."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            said = f"this is no whole record: {error}; it may have been cut off"
            raise BadRecord(said, id="bad-record-cut") from None
        if not isinstance(data, dict) or data.get("format") not in (FORMAT, FORMAT_PLACED):
            said = f'this is no record of a game: a record says "format": "{FORMAT}"'
            raise BadRecord(said, id="bad-record-format", format=FORMAT)
        begun = ("position",) if data["format"] == FORMAT_PLACED else ()
        missing = [f for f in (*_FIELDS, *begun, "check") if f not in data]
        if missing:
            fields = ", ".join(missing)
            said = f"the record lacks {fields}; it may have been cut off"
            raise BadRecord(said, id="bad-record-lacks", fields=fields)
        if data.pop("check") != _checksum(data):
            said = "the record was changed after it was written: its checksum does not fit"
            raise BadRecord(said, id="bad-record-changed")
        return cls._checked(data)

    @classmethod
    def _checked(cls, data: dict[str, Any]) -> Record:
        begun = data["format"] == FORMAT_PLACED
        for name, kind in (_KINDS | ({"position": (dict,)} if begun else {})).items():
            if type(data[name]) not in kind:
                said = f"the record is malformed: {name} is {type(data[name]).__name__}"
                raise BadRecord(said, id="bad-record-field", field=name)
        for entry in data["actions"]:
            if type(entry) is not list or [type(e) for e in entry] != [int, str]:
                said = f"the record is malformed: {str(entry)[:60]} is no pair of seat and action"
                raise BadRecord(said, id="bad-record-field", field="actions")
        seed = data["seed"]
        try:
            data["seed"] = bytes.fromhex(seed) if isinstance(seed, str) else seed
        except ValueError:
            said = "the record is malformed: its seed is neither a number nor hexadecimal"
            raise BadRecord(said, id="bad-record-field", field="seed") from None
        data["actions"] = tuple((seat, text) for seat, text in data["actions"])
        return cls(**{f: data[f] for f in _FIELDS}, position=data["position"] if begun else None)


def _checksum(body: dict[str, Any]) -> str:
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=16).hexdigest()


def replay_on(game: Game, record: Record, at: int | None = None) -> GameState:
    """The state after the first `at` actions of the record, or after all of them."""
    if record.rules != game.rules:
        said = f"the record is of rules version {record.rules} of {game.name}; this is version {game.rules}"
        raise BadRecord(said, id="bad-record-rules", game=game.name, found=str(record.rules), here=str(game.rules))
    if record.content != game.content:
        said = f"the record was played with other component tables ({record.content}, here {game.content})"
        raise BadRecord(said, id="bad-record-tables", found=record.content[:60], here=game.content)
    if record.position is not None and getattr(game, "positions", None) is None:
        raise BadRecord(f"{game.name} has no positions", id="bad-position-none", game=game.name)
    count = len(record.actions) if at is None else at
    if not 0 <= count <= len(record.actions):
        said = f"the record has {len(record.actions)} actions; there is no moment {count}"
        raise BadRecord(said, id="error-moment", count=len(record.actions), value=str(count))
    try:
        state = game.start(record.players, game.options(record.options), record.dealt_from)
    except BadOptions as error:
        raise BadRecord(f"the record's table cannot be: {error}", id="bad-record-table", problem=error) from None
    for number, (seat, text) in enumerate(record.actions[:count], 1):
        try:
            state.apply(seat, game.parse(text))
        except IllegalAction as error:
            said = f"action {number} of the record cannot be played: {error}"
            raise BadRecord(said, id="bad-record-action", number=str(number), action=text[:60]) from None
    return state
