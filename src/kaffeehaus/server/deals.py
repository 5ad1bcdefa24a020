"""The same deal for several: whoever shares theirs, or comes for that of the day, plays it against the same bots.

A deal keeps the seed to itself until somebody's own game with it is over, and so it does with what came of the others'
games: nobody plays with what the others have found out. Only games with one person and bots are compared.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime
from typing import Any, NamedTuple, TypeVar

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from kaffeehaus import GAMES, Game
from kaffeehaus.server import allowed
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Chair, Opened, Origin
from kaffeehaus.server.identity import Person
from kaffeehaus.server.lobby import check_fits
from kaffeehaus.server.opening import SEED_BYTES, named
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import GATHERING, OVER, Table

T = TypeVar("T")
ORIGIN = "deal"
"""What a table is made from that is one of several with the same deal."""
ID_BYTES = 9
MOST_RESULTS = 200
"""So many games of a deal are compared at most, the first to come in."""
OPPONENTS = ("medium", "hard")
"""Against whom the deals of the days are played, in turn."""


class Deal(Struct, frozen=True):
    """What is dealt, to whom, and who else plays."""

    opened: Opened
    """The first entry of the table of a deal; its person is nobody in particular."""
    seat: int
    """The seat of the person."""


class Kept(NamedTuple):
    """A deal as the house keeps it."""

    id: str
    day: str | None
    """The game and the day of which it is the deal, if it is one of a day."""
    deal: Deal


class Play(NamedTuple):
    """Somebody's game with a deal: who plays, where, and what the lobby knows of that table."""

    person: str
    game: str
    summary: bytes | None


def shared(table: Table, person: Person) -> Deal:
    """The deal of a person's own table, for others to play."""
    opened, mine = table.opened, table.seats_of(person.id)
    others = [chair for seat, chair in enumerate(table.chairs) if seat not in mine]
    alone = len(mine) == 1 and all(c.bot and c.user is None for c in others)
    if not alone or table.phase == GATHERING or not allowed.has_own_deal(opened):
        raise Refusal("error-deal-table", status=409)
    return Deal(_nobodys(opened, table.chairs, mine[0]), mine[0])


def of_the_day(game: Game, day: date) -> Deal:
    """A new deal for a day: the usual game for two, three, four … and against one level of bots, in turn."""
    players = game.seats[day.toordinal() % len(game.seats)]
    bot = OPPONENTS[day.toordinal() // len(game.seats) % len(OPPONENTS)]
    seat = day.toordinal() % players
    chairs = named(Chair() if n == seat else Chair(bot=bot) for n in range(players))
    opened = Opened(
        game=game.name,
        rules=game.rules,
        content=game.content,
        players=players,
        options=game.Options().to_json(),
        private=True,
        pace="live",
        seed=secrets.token_hex(SEED_BYTES),
        host="",
        seats=chairs,
    )
    return Deal(_nobodys(opened, chairs, seat), seat)


def _nobodys(opened: Opened, chairs: Iterable[Chair], seat: int) -> Opened:
    seats = tuple(Chair() if n == seat else Chair(name=c.name, bot=c.bot) for n, c in enumerate(chairs))
    return replace(opened, host="", seats=seats, private=True, origin=None)


def opening(kept: Kept, person: Person) -> Opened:
    """The first entry of a person's table of a deal."""
    opened, seat = kept.deal.opened, kept.deal.seat
    seats = tuple(Chair(person.id, person.name) if n == seat else c for n, c in enumerate(opened.seats))
    entry = replace(opened, host=person.id, seats=seats, origin=Origin(ORIGIN, kept.id))
    check_fits(entry)
    return entry


def told(kept: Kept, plays: list[Play], user: str | None) -> dict[str, Any]:
    """What somebody may know of a deal: what is played always, what came of it once their own game is over."""
    opened, seat = kept.deal.opened, kept.deal.seat
    found = [(play, _result(kept.deal, play)) for play in plays[: MOST_RESULTS + 1]]
    own = next((play for play in plays if play.person == user), None)
    over = own is not None and _over(own)
    return {
        "id": kept.id,
        "game": opened.game,
        "day": kept.day and kept.day.partition("/")[2],
        "players": opened.players,
        "options": opened.options,
        "seat": seat,
        "bots": [{"name": chair.name, "bot": chair.bot} for chair in opened.seats if chair.bot],
        "finished": sum(result is not None for _, result in found),
        "table": own.game if own else None,
        "over": over,
        "results": sorted(_shown(found, own), key=_rank) if over else [],
    }


def _over(play: Play) -> bool:
    """Whether the game is over, so that the deal is no secret to its player, whoever played it to its end."""
    try:
        return play.summary is not None and bool(json.decode(play.summary)["phase"] == OVER)
    except (KeyError, TypeError, MsgspecError):
        return False


def _shown(found: list[tuple[Play, dict[str, Any] | None]], own: Play | None) -> list[dict[str, Any]]:
    return [result | {"yours": play is own} for play, result in found if result is not None]


def _rank(result: dict[str, Any]) -> tuple[bool, int]:
    """Who has won comes before who has not, then who is further ahead of the best of the bots."""
    return not result["won"], -result["lead"]


def _result(deal: Deal, play: Play) -> dict[str, Any] | None:
    """What came of a game with a deal, if it is over and was played by its person and these bots to the end."""
    if play.summary is None:
        return None
    try:
        summary = json.decode(play.summary)
        seats, scores, winners = summary["seats"], summary["scores"], summary["winners"]
    except (KeyError, MsgspecError):  # it is not over, or nobody can read what was kept
        return None
    wanted = [(chair.bot or None) for chair in deal.opened.seats]
    if (
        summary["phase"] != OVER
        or "ended" in summary
        or "taken_back" in summary
        or [one["bot"] for one in seats] != wanted
        or summary["owners"][deal.seat] != play.person
        or deal.seat in summary.get("stood_in", ())
    ):
        return None
    mine = scores[deal.seat]
    others = [score for seat, score in enumerate(scores) if seat != deal.seat]
    return {
        "name": seats[deal.seat]["name"],
        "table": play.game,
        "score": mine,
        "scores": scores,
        "lead": mine - max(others),
        "won": deal.seat in winners,
        "hints": summary.get("hints", [0] * len(scores))[deal.seat],
    }


class Deals:
    """The deals of a house, in its database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        mark = store.mark
        self._find = "SELECT id, day, data FROM deal WHERE {} = " + mark
        self._of_table = f"SELECT d.id, d.day, d.data FROM deal d JOIN play p ON p.deal = d.id WHERE p.game = {mark}"
        self._keep = f"INSERT INTO deal (id, day, data) VALUES ({mark}, {mark}, {mark}) ON CONFLICT DO NOTHING"
        self._begin = f"INSERT INTO play (deal, person, game) VALUES ({mark}, {mark}, {mark}) ON CONFLICT DO NOTHING"
        self._own = f"SELECT game FROM play WHERE deal = {mark} AND person = {mark}"
        self._plays = (
            "SELECT p.person, p.game, g.summary FROM play p LEFT JOIN game g ON g.id = p.game "
            f"WHERE p.deal = {mark} ORDER BY g.updated LIMIT {mark}"
        )

    async def find(self, id: str) -> Kept:
        """A deal by its id."""
        found = _kept(await self._row(self._find.format("id"), id))
        if found is None:
            raise Refusal("error-deal-unknown", status=404)
        return found

    async def today(self, game: Game) -> Kept:
        """The deal of this day, wherever on earth somebody asks for it; the first who asks has it dealt."""
        now = datetime.now(UTC).date()
        day = f"{game.name}/{now}"
        find = self._find.format("day")
        row = await self._row(find, day)
        if row is None:
            new = secrets.token_urlsafe(ID_BYTES), day, json.encode(of_the_day(game, now))

            def keep(connection: Any) -> Any:
                connection.execute(self._keep, new)
                return connection.execute(find, (day,)).fetchone()

            row = await self._ask(keep)
        found = _kept(row)
        assert found is not None, "it is kept whole"
        return found

    async def share(self, deal: Deal, person: str, table: str) -> str:
        """Keeps the deal of somebody's table, who so has played it first; its id, however often it is shared."""
        id, data = secrets.token_urlsafe(ID_BYTES), json.encode(deal)

        def keep(connection: Any) -> str:
            row = connection.execute(self._of_table, (table,)).fetchone()
            if row is not None:
                return str(row[0])
            connection.execute(self._keep, (id, None, data))
            connection.execute(self._begin, (id, person, table))
            return id

        return await self._ask(keep)

    async def own(self, deal: str, person: str) -> str | None:
        """The table at which somebody plays a deal."""
        row = await self._row(self._own, deal, person)
        return row and str(row[0])

    async def begin(self, deal: str, person: str, table: str) -> str:
        """Notes at which table somebody plays a deal, and returns at which: the first counts."""

        def note(connection: Any) -> Any:
            connection.execute(self._begin, (deal, person, table))
            return connection.execute(self._own, (deal, person)).fetchone()

        return str((await self._ask(note))[0])

    async def plays(self, deal: str) -> list[Play]:
        """All games with a deal, in the order in which they last told something."""
        values = (deal, 10 * MOST_RESULTS)
        rows = await self._ask(lambda connection: connection.execute(self._plays, values).fetchall())
        return [Play(person, game, summary and bytes(summary)) for person, game, summary in rows]

    async def _row(self, statement: str, *values: str) -> Any:
        return await self._ask(lambda connection: connection.execute(statement, values).fetchone())

    async def _ask(self, run: Callable[[Any], T]) -> T:
        try:
            return await self._store.ask(run)
        except Unavailable as error:
            raise no_storage(error) from None


def _kept(row: Any) -> Kept | None:
    try:
        return row and Kept(row[0], row[1], json.decode(bytes(row[2]), type=Deal))
    except MsgspecError:  # anything may stand in a broken row
        return None


def game_of(name: str) -> Game:
    """A game of the house by its name."""
    game = GAMES.get(name)
    if game is None:
        raise Refusal("error-game-unknown", status=404, game=name[:60], games=", ".join(GAMES))
    return game
