"""Finished games again: every step and what came of it, any moment with anybody's eyes, and records from outside.

A game that is not over has no replay: whatever is told here begins with that check.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec import to_builtins

from kaffeehaus import Game, Record, replay
from kaffeehaus.core.errors import BadRecord, KaffeehausError
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import preview
from kaffeehaus.games import editions
from kaffeehaus.server import permissions
from kaffeehaus.server.bots import BotRequest, bot_request
from kaffeehaus.server.entries import Chair, Imported
from kaffeehaus.server.identity import Person
from kaffeehaus.server.journal import Item
from kaffeehaus.server.refusals import Refusal, refused_options
from kaffeehaus.server.seeds import seed_word
from kaffeehaus.server.table import OVER, Table
from kaffeehaus.server.views import heard, seen

MOST_BYTES = 512 * 1024
"""The most bytes a record from outside may have."""
MOST_ACTIONS = 2000
"""The most actions it may have; a long game has a quarter of that."""
LASTING = "private, max-age=3600, immutable"
"""How long a browser may keep what is told here: a finished game never changes, but the house may be renewed."""


def record(table: Table) -> Record:
    """The record of a finished game."""
    if table.phase != OVER or table.state is None:
        raise Refusal("error-not-over", status=403)
    return table.state.record()


def reviewable(table: Table) -> tuple[Record, Mapping[str, str] | None]:
    """The record of a finished game, and the owner's component tables where it is an earlier one with such."""
    o = table.opened
    return record(table), editions.remembered(o.game, o.content) if table.edition else None


def comments(table: Table) -> list[dict[str, Any]]:
    """What was said about steps of a finished game, as far as lines of chat are kept in memory."""
    return [item.shows | {"at": int(item.at)} for item in table.journal if item.kind == "said" and "step" in item.shows]


def file(table: Table) -> tuple[str, str]:
    """The record as a file: its name and its text."""
    notes: dict[str, Any] = ({"taken_over": table.taken_over} if table.taken_over else {}) | (
        {"hints": hints(table)} if table.hints else {}
    )
    notes |= {"taken_back": table.taken_back} if table.taken_back else {}
    notes |= {"ended": table.ending, "conceded": table.conceded} if table.ending else {}
    return file_name(table), record(table).to_json(**notes)


def hints(table: Table) -> list[int]:
    """How often each seat's player asked a bot what it would do."""
    return [table.hints.get(seat, 0) for seat in range(table.opened.players)]


def file_name(table: Table) -> str:
    """What the file is called."""
    day = datetime.fromtimestamp(table.at, UTC).date()
    return f"kaffeehaus-{table.opened.game}-{day}-{table.id}.json"


def finished_game(table: Table) -> dict[str, Any]:
    """A finished game step by step; nothing that happened is secret any more, but it says who alone knew."""
    known = record(table)
    return {
        "id": table.id,
        "game": known.game,
        "players": known.players,
        "options": known.options,
        "seats": table.summary()["seats"],
        "imported": isinstance(table.opened, Imported),
        "over": table.state is not None and table.state.over,
        "own_tables": table.own_tables,
        "edition": table.edition,
        "taken_over": table.taken_over,
        "hints": hints(table),
        "taken_back": table.taken_back,
        "ended": table.ending,
        "conceded": table.conceded,
        "clock": to_builtins(table.clock),
        "placed": table.opened.position is not None,
        "steps": [_timed(step, move) for step, move in zip(_steps(table.game, known), table.moves, strict=True)],
    }


def moment(table: Table, number: int, seat: int | None, action: str | None = None) -> dict[str, Any]:
    """The view after so many actions of a finished game, of a seat or of a spectator.

    With an action of the seat it tells also what would have come of that, as far as the seat could foresee it.
    """
    known = record(table)
    if not 0 <= number <= len(known.actions):
        raise Refusal("error-step", status=404, count=len(known.actions), value=str(number)[:20])
    if seat is not None and not 0 <= seat < known.players:
        raise Refusal("error-seat-unknown", seats=known.players)
    state = replay(known, number)
    told = {"number": number, "view": seen(state, seat)}
    if seat is None or action is None:
        return told
    found = next((one for one in state.legal(seat) if str(one) == action), None)
    if found is None:
        raise Refusal("error-action-unknown", action=action[:60])
    return told | {"preview": [heard(event) for event in preview(state, seat, found).events]}


def question(table: Table, number: int, seat: int | None, bot: str) -> BotRequest:
    """What a bot has to know of a decision in a finished game: that of whoever acted next, or of another seat."""
    known = record(table)
    if not 0 <= number < len(known.actions):
        raise Refusal("error-step", status=404, count=len(known.actions) - 1, value=str(number)[:20])
    decides = known.actions[number][0] if seat is None else seat
    if decides not in replay(known, number).to_act:
        raise Refusal("error-ask-seat", seat=decides + 1)
    return bot_request(table, decides, permissions.known_bot(bot), number)


def imported(person: Person, text: bytes) -> Imported:
    """The first entry of a table for a recorded game; the record is played through, so not on the event loop."""
    try:
        found = Record.from_json(text)
        if len(found.actions) > MOST_ACTIONS:
            raise Refusal("error-record-long", status=413, count=len(found.actions), most=MOST_ACTIONS)
        options = replay(found).options.to_json()
    except BadRecord as error:
        raise _refused(error) from None
    return Imported(
        game=found.game,
        rules=found.rules,
        content=found.content,
        players=found.players,
        options=options,
        private=True,
        pace="live",
        seed=seed_word(found.seed),
        host=person.id,
        seats=(Chair(),) * found.players,
        actions=found.actions,
        position=None if found.position is None else dict(found.position),
    )


def _refused(error: BadRecord) -> Refusal:
    problem = error.details.get("problem")
    refusal = refused_options(problem if isinstance(problem, KaffeehausError) else error)
    # A record may quote half a character, which no answer can carry.
    refusal.details = {
        name: value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
        for name, value in refusal.details.items()
    }
    return refusal


def _timed(step: dict[str, Any], move: Item) -> dict[str, Any]:
    """A step with the seconds that whoever played it had left, where there was a clock."""
    return step if move.left is None else step | {"left": round(move.left)}


def _steps(game: Game, known: Record) -> list[dict[str, Any]]:
    """Every action with its round, its turn and its events; those who choose in secret share a turn."""
    state = replay(known, 0)
    steps: list[dict[str, Any]] = []
    turn, whose = 0, None
    for number, (seat, action) in enumerate(known.actions, 1):
        now = state.round, None if state.waiting else seat
        if now != whose:
            turn, whose = turn + 1, now
        events: list[Event] = []
        state.apply(seat, game.parse(action), events)
        told = [heard(event) for event in events]
        step = {"number": number, "seat": seat, "round": now[0], "turn": turn, "action": action, "events": told}
        steps.append(step)
    return steps
