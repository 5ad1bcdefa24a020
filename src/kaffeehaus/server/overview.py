"""What the house tells of its finished games: of all of them in figures, and to each person of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from itertools import islice
from time import monotonic, time
from typing import Any, NamedTuple

from msgspec import json

from kaffeehaus import GAMES
from kaffeehaus.arena.figures.counts import DECISIONS, Sums, mean_of, middle
from kaffeehaus.games.editions import Edition, edition_of
from kaffeehaus.server import own_games
from kaffeehaus.server.chronicle import LEAST, Cell, Chronicle, Own
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.store import NEWEST
from kaffeehaus.server.tallying import COMPANIES, LEFT, Kind, options_word
from kaffeehaus.server.uses import Parts, Used, parts_of

log = logging.getLogger("kaffeehaus.server")
FRESH = 5.0
"""Seconds for which what was told is told again; toggling a filter there and back asks the database nothing."""
MOST_TOLD = 200
"""So much is remembered of what was told, and so many games that wait are counted to."""
LONG = 30 * 24 * 3600.0
"""After so many seconds without a word a game that has begun counts as abandoned."""
HOUR = 3600.0
"""So long is known which these are."""


class Asked(NamedTuple):
    """Of which games somebody wants to hear."""

    players: int | None = None
    company: str | None = None
    pace: str | None = None
    months: int | None = None
    """Of so many latest months, this one included."""
    options: tuple[str, ...] = ()
    """Each a name and a value, `version:advanced`; of an option with several values one of them, or none."""

    def fits(self, kind: Kind) -> bool:
        """Whether these are of the kind."""
        return (
            self.players in (None, kind.players)
            and self.company in (None, kind.company)
            and self.pace in (None, kind.pace)
            and self._played(json.decode(kind.options))
        )

    def _played(self, options: Mapping[str, Any]) -> bool:
        return all(value in words(options.get(name)) for name, _, value in (o.partition(":") for o in self.options))

    def since(self, now: float) -> str:
        """The first month of them."""
        if self.months is None:
            return ""
        today = datetime.fromtimestamp(now, UTC)
        number = today.year * 12 + today.month - self.months
        return f"{number // 12:04}-{number % 12 + 1:02}"


def words(value: Any) -> list[str]:
    """The value of an option as words; none of several is a word, too."""
    if isinstance(value, list | tuple):
        return [str(one) for one in value] or [""]
    return [str(value).lower() if isinstance(value, bool) else str(value)]


class Overview:
    """What is told of a house."""

    def __init__(self, chronicle: Chronicle, fresh: float = FRESH) -> None:
        self._chronicle = chronicle
        self._fresh = fresh
        self._told: dict[tuple[str, Asked], tuple[float, dict[str, Any]]] = {}
        self._abandoned: tuple[float, list[Any]] = (float("-inf"), [])
        self._one = asyncio.Lock()

    async def of_house(self, game: str, asked: Asked) -> dict[str, Any]:
        """Figures over all games of the house like these; one question at a time is put to the database."""
        async with self._one:
            at, told = self._told.get((game, asked), (float("-inf"), {}))
            if monotonic() - at > self._fresh:
                told = await _in_thread(self._look, game, asked)
                if len(self._told) >= MOST_TOLD:
                    self._told.clear()
                self._told[game, asked] = monotonic(), told
            return told

    async def of_person(self, person: str, game: str, asked: Asked, before: tuple[float, str] | None) -> dict[str, Any]:
        """Somebody's own games: the charts and the first page, or the page after a place."""
        return await _in_thread(self._own, person, game, asked, before)

    # In a thread ------------------------------------------------------------------------------------------------------

    def _look(self, game: str, asked: Asked) -> dict[str, Any]:
        since = asked.since(time())
        cells = self._chronicle.cells(game)
        wanted = [cell for cell in cells if cell.month >= since and asked.fits(cell.kind)]
        by_players: dict[int, Sums] = {}
        whole, used = Sums(), Used()
        for (players, parts), ids in _grouped(wanted, edition_of(GAMES[game])).items():
            counts = self._chronicle.sums(ids)
            by_players.setdefault(players, Sums()).add(counts)
            whole.add(counts)
            if parts is not None:
                used.add(counts, parts)
        given = [
            one for one in self._long_ago() if one.month >= since and asked.fits(one.kind) and one.kind.game == game
        ]
        return {
            "games": whole.games,
            "waiting": len(self._chronicle.waiting(MOST_TOLD)),
            "abandoned": sum(one.games for one in given) + whole.counts[LEFT,],
            "least": LEAST,
            "there": _there([cell.kind for cell in cells]),
            "since": min((cell.month for cell in cells), default=None),
            "figures": _readable(game, whole, by_players, used) if whole.games >= LEAST else None,
        }

    def _long_ago(self) -> list[Any]:
        at, found = self._abandoned
        if monotonic() - at > HOUR:
            found = self._chronicle.abandoned(time() - LONG)
            self._abandoned = monotonic(), found
        return found

    def _own(self, person: str, game: str, asked: Asked, before: tuple[float, str] | None) -> dict[str, Any]:
        with closing(self._chronicle.games_of(person, game, before or NEWEST)) as found:
            games = (one for one in found if own_games.can_tell(one, person))
            if before is not None:
                return own_games.page(list(islice(_like(games, asked), own_games.PAGE + 1)), person)
            latest = list(islice(games, own_games.LATEST))
        return own_games.charts(latest, list(_like(latest, asked)), person) | {
            "waiting": len(self._chronicle.waiting(MOST_TOLD)),
            "there": _there([_kind_of(game, one) for one in latest]),
        }


async def _in_thread(look: Any, *about: Any) -> dict[str, Any]:
    try:
        found: dict[str, Any] = await asyncio.to_thread(look, *about)
    except Unavailable as error:
        raise no_storage(error) from None
    return found


def _kind_of(game: str, one: Own) -> Kind:
    of = one.data
    return Kind(game, "", of["players"], options_word(of["options"]), of["company"], of["pace"])


def _like(games: Iterable[Own], asked: Asked) -> Iterator[Own]:
    for one in games:
        if asked.fits(_kind_of("", one)):
            yield one


# The house ------------------------------------------------------------------------------------------------------------


def _grouped(cells: Iterable[Cell], today: Edition) -> dict[tuple[int, Parts | None], list[int]]:
    """The cells by number of players and by which components are in the game; those of other editions are not told."""
    found: dict[tuple[int, Parts | None], list[int]] = {}
    for cell in cells:
        kind = cell.kind
        current = kind.edition == f"{today.rules}-{today.content}"
        parts = parts_of(kind.game, kind.players, kind.options) if current else None
        found.setdefault((kind.players, parts), []).append(cell.id)
    return dict(sorted(found.items(), key=lambda item: item[0][0]))


def _there(kinds: list[Kind]) -> dict[str, Any]:
    """What there are games of, to choose from."""
    return {
        "players": sorted({kind.players for kind in kinds}),
        "company": [company for company in COMPANIES if any(kind.company == company for kind in kinds)],
        "pace": sorted({kind.pace for kind in kinds}, reverse=True),
        "options": _values(json.decode(options) for options in {kind.options for kind in kinds}),
    }


def _values(options: Iterable[Mapping[str, Any]]) -> dict[str, list[str]]:
    """The values that options have had."""
    found: dict[str, set[str]] = {}
    for one in options:
        for name, value in one.items():
            found.setdefault(name, set()).update(words(value))
    return {name: sorted(values) for name, values in sorted(found.items())}


def _readable(game: str, *sums: Any) -> dict[str, Any] | None:
    """The figures, unless what the database has of them makes no sense."""
    try:
        return _figures(*sums)
    except (ArithmeticError, ValueError, LookupError) as error:  # anything may stand in a broken row
        log.error("the figures of %s make no sense (%r): kaffeehaus house recount counts them anew", game, error)
        return None


def _figures(whole: Sums, by_players: Mapping[int, Sums], used: Used) -> dict[str, Any]:
    """The figures themselves; what there are too few games of is left out."""
    scores, winning, rounds, minutes = (whole.spread(sort) for sort in ("score", "winning", "rounds", "minutes"))
    return {
        "length": {
            "rounds": _spread(rounds),
            "decisions": round(whole.counts[DECISIONS] / whole.games, 1),
            "minutes": middle(minutes) if sum(minutes.values()) >= LEAST else None,
        },
        "scores": _spread(scores),
        "winning": _spread(winning),
        "places": [
            {"players": players, "games": sums.games, "shares": sums.victories(players)}
            for players, sums in by_players.items()
            if sums.games >= LEAST
        ],
        "points": whole.sources(),
        "ended": whole.of("ended"),
        "used": used.told() if used.sums.games >= LEAST else None,
    }


def _spread(spread: dict[int, int]) -> dict[str, Any]:
    """How often each number came, with the mean and the middle."""
    return {
        "mean": round(mean_of(spread), 2),
        "middle": middle(spread),
        "counted": [[value, times] for value, times in spread.items()],
    }
