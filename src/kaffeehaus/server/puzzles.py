"""The puzzles of the house: the position of one as its seat saw it, and once somebody has answered, what was best.

Of a puzzle nothing leaves the house before that but what the seat could know and which answers are offered: neither
what is best, nor what others have answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple, TypeVar

from kaffeehaus import Game, GameState
from kaffeehaus.bots import BOTS
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.core.preview import Preview, previews
from kaffeehaus.puzzles import kept
from kaffeehaus.puzzles.puzzle import BadPuzzle, Choice, Puzzle
from kaffeehaus.review.decisions import LIMITS, MISS
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Chair, Opened, Origin
from kaffeehaus.server.identity import Person, seat_name
from kaffeehaus.server.opening import named
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.seeds import seed_word
from kaffeehaus.server.store import Store
from kaffeehaus.server.views import heard, seen

T = TypeVar("T")
KIND = "puzzle"
"""What a table is made from that plays on from a puzzle."""
FOUND, MISSED, SHOWN = "found", "missed", "shown"
"""What came of it for somebody: the answer, another one, or none, as they had it shown."""
LEAP = 0.618
"""By this part of all puzzles the one of a day lies from the one of the day before: all have their turn, well mixed."""
HUNDRED = 100


class Answer(NamedTuple):
    """What somebody has answered; None if they had the answer shown."""

    action: str | None


def puzzles(game: Game) -> tuple[Puzzle | BadPuzzle, ...]:
    """The puzzles of a game, by their numbers less one."""
    try:
        return kept.shipped(game)
    except BadPuzzle as problem:
        raise _damaged(problem) from None


def puzzle(game: Game, number: int) -> Puzzle:
    """One of them."""
    there = puzzles(game)
    if not 1 <= number <= len(there):
        raise Refusal("error-puzzle-unknown", status=404, count=len(there))
    found = there[number - 1]
    if isinstance(found, BadPuzzle):
        raise _damaged(found)
    return found


def of_the_day(game: Game, day: date) -> int:
    """The number of a day's puzzle, the same for everybody; none comes again before all have come."""
    count = len(puzzles(game))
    if not count:
        raise Refusal("error-puzzle-unknown", status=404, count=0)
    leap = max(1, round(LEAP * count))
    while gcd(leap, count) > 1:
        leap += 1
    return day.toordinal() * leap % count + 1


def listed(game: Game, own: dict[str, str]) -> list[dict[str, Any]]:
    """What anybody may know of each puzzle, and what came of those that somebody has answered."""
    found = []
    for number, one in enumerate(puzzles(game), 1):
        if isinstance(one, Puzzle):
            about = {"number": number, "step": one.step, "round": one.round, "players": one.players}
            found.append(about | {"difficulty": one.difficulty, "own": own.get(one.check)})
    return found


@lru_cache(64)
def position(game: Game, number: int) -> dict[str, Any]:
    """What everybody is shown of a puzzle: what its seat saw, and the answers that are offered."""
    one = puzzle(game, number)
    try:
        told = seen_by_seat(one, one.state(game))
    except (KaffeehausError, KeyError, ValueError) as problem:
        raise _damaged(BadPuzzle(f"puzzle {number} of {game.name}: {problem}")) from None
    return {"game": game.name, "number": number, "count": len(puzzles(game)), "difficulty": one.difficulty} | told


def seen_by_seat(one: Puzzle, state: GameState) -> dict[str, Any]:
    """A position with the eyes of its seat: alike for all worlds that the seat cannot tell from each other."""
    foreseen = {str(each.action): each for each in previews(state, one.seat)}
    return {
        "players": state.players,
        "options": state.options.to_json(),
        "seat": one.seat,
        "view": seen(state, one.seat),
        "choices": [_offered(foreseen[choice.action]) for choice in one.choices],
    }


def _offered(foreseen: Preview) -> dict[str, Any]:
    """An answer with what would come of it, as at a table."""
    told = [heard(event) for event in foreseen.events]
    choice: dict[str, Any] = {
        "action": str(foreseen.action),
        "preview": told[: foreseen.certain],
        "likely": told[foreseen.certain :],
        "then": [str(action) for action in foreseen.then],
        "standing": {name: change.to_json() for name, change in foreseen.standing.items()},
    }
    return {name: value for name, value in choice.items() if value or name == "preview"}


def checked(one: Puzzle, action: str | None) -> str:
    """What an answer is: found, missed or shown; a Refusal if it is not offered."""
    if action is None:
        return SHOWN
    if all(action != choice.action for choice in one.choices):
        raise Refusal("error-action-unknown", action=action[:60])
    return FOUND if action == one.answer.action else MISSED


def solution(one: Puzzle, mine: Answer, others: Counter[str | None]) -> dict[str, Any]:
    """What was best and why, for somebody who has answered; and how many have answered alike, that person included."""
    tried = sum(count for action, count in others.items() if action is not None)
    return {
        "answer": one.answer.action,
        "mine": mine.action,
        "verdict": checked(one, mine.action),
        "obvious": one.obvious,
        "choices": [_judged(one, choice) for choice in one.choices],
        "game": one.game + 1,
        "playouts": one.playouts,
        "worlds": one.worlds,
        "whole": one.whole,
        "tried": tried,
        "found": others[one.answer.action],
        "alike": 0 if mine.action is None else others[mine.action],
    }


def _judged(one: Puzzle, choice: Choice) -> dict[str, Any]:
    """What is known of an answer: chances in points of a hundred, and why the best one is better."""
    chance, least, most = (round(HUNDRED * part, 1) for part in choice.chance)
    cost = round(HUNDRED * one.answer.chance[0] - chance, 1)
    return {
        "action": choice.action,
        "chance": chance,
        "between": [least, most],
        "cost": cost,
        "verdict": next((name for limit, name in LIMITS if cost <= limit), MISS),
        "behind": [[meeting.ahead, meeting.error] for meeting in choice.behind],
        "sure": round(min((meeting.sure for meeting in choice.behind), default=1.0), 4),
        "parts": [[name, points] for name, points in choice.parts],
    }


def opening(game: Game, number: int, person: Person, bot: str) -> Opened:
    """The first entry of a table that plays on from a puzzle: private, with bots on all other seats."""
    one = puzzle(game, number)
    if bot not in BOTS:
        raise Refusal("error-bot-unknown", bot=bot[:60], bots=", ".join(BOTS))
    record = one.record(game)
    chairs = [Chair(bot=bot) for _ in range(one.players)]
    chairs[one.seat] = Chair(person.id, seat_name(person, None))
    return Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=one.players,
        options=game.options(one.options).to_json(),
        private=True,
        pace="live",
        seed=seed_word(one.seed),
        host=person.id,
        seats=named(chairs),
        actions=record.actions,
        origin=Origin(KIND, f"{game.name}/{number}"),
    )


def _damaged(problem: BadPuzzle) -> Refusal:
    return Refusal("error-puzzle-damaged", status=409, problem=str(problem))


class Puzzles:
    """Who has answered which puzzles of a house, in its database; the first answer counts."""

    def __init__(self, store: Store) -> None:
        self._store = store
        mark = store.mark
        columns = "game, puzzle, person, answer, verdict"
        self._keep = f"INSERT INTO solved ({columns}) VALUES ({', '.join([mark] * 5)}) ON CONFLICT DO NOTHING"
        self._own = f"SELECT answer FROM solved WHERE puzzle = {mark} AND person = {mark}"
        self._all = f"SELECT puzzle, verdict FROM solved WHERE person = {mark} AND game = {mark}"
        self._others = f"SELECT answer, COUNT(*) FROM solved WHERE puzzle = {mark} GROUP BY answer"

    async def keep(self, game: Game, one: Puzzle, person: Person, action: str | None) -> Answer:
        """Keeps somebody's answer unless there is one already, and returns the one that counts."""
        values = game.name, one.check, person.id, action, checked(one, action)

        def note(connection: Any) -> Any:
            connection.execute(self._keep, values)
            return connection.execute(self._own, (one.check, person.id)).fetchone()

        return Answer((await self._ask(note))[0])

    async def own(self, one: Puzzle, person: Person | None) -> Answer | None:
        """What somebody has answered."""
        if person is None:
            return None
        row = await self._ask(lambda connection: connection.execute(self._own, (one.check, person.id)).fetchone())
        return row and Answer(row[0])

    async def progress(self, game: Game, person: Person | None) -> dict[str, str]:
        """What came of the puzzles of a game that somebody has answered, by their digests."""
        if person is None:
            return {}
        values = person.id, game.name
        rows = await self._ask(lambda connection: connection.execute(self._all, values).fetchall())
        return {str(check): str(verdict) for check, verdict in rows}

    async def others(self, one: Puzzle) -> Counter[str | None]:
        """How many have answered what."""
        rows = await self._ask(lambda connection: connection.execute(self._others, (one.check,)).fetchall())
        return Counter({action: int(count) for action, count in rows})

    async def _ask(self, run: Callable[[Any], T]) -> T:
        try:
            return await self._store.ask(run)
        except Unavailable as error:
            raise no_storage(error) from None
