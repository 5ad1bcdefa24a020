"""One's own finished games: told page by page, drawn as a line, and the share of victories by who else played."""

from __future__ import annotations

from typing import Any

from kaffeehaus.arena.figures.effects import share
from kaffeehaus.server.chronicle import Own
from kaffeehaus.server.tallying import ALONE

PAGE = 20
"""So many games are told at a time."""
LATEST = 1000
"""Of so many, the latest, the charts are made."""
DRAWN = 200
"""So many of them are drawn one by one."""


def charts(latest: list[Own], like: list[Own], person: str) -> dict[str, Any]:
    """What is told of somebody's latest games, of which some are like those wanted."""
    told = page(like[: PAGE + 1], person)
    if len(like) <= PAGE and len(latest) == LATEST:
        told["older"] = place_of(latest[-1])
    return told | {
        "count": len(like),
        "drawn": [_drawn(one, person) for one in reversed(like[:DRAWN])],
        "wins": _wins(like, person),
    }


def place_of(one: Own) -> str:
    """Where a list of games goes on after this one."""
    return f"{one.at!r}~{one.id}"


def can_tell(one: Own, person: str) -> bool:
    """Whether what is kept of a game says all that is told of it."""
    try:
        return bool(_mine(one, person)) and bool(_told(one, person) and _drawn(one, person))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return False


def _mine(one: Own, person: str) -> list[int]:
    return [seat for seat, owner in enumerate(one.data["owners"]) if owner == person]


def page(games: list[Own], person: str) -> dict[str, Any]:
    """A page of games, with what to ask with for the next one."""
    older = place_of(games[PAGE - 1]) if len(games) > PAGE else None
    return {"games": [_told(one, person) for one in games[:PAGE]], "older": older}


def _told(one: Own, person: str) -> dict[str, Any]:
    """A game as its player is told of it: the others by their names."""
    names = ("players", "options", "pace", "company", "seats", "scores", "rounds", "minutes")
    mine = _mine(one, person)
    return (
        {"id": one.id, "at": one.at, "yours": mine}
        | {name: one.data[name] for name in names}
        | {"ranks": [rank(one.data["scores"], one.data["winners"], seat) for seat in range(one.data["players"])]}
    )


def rank(scores: list[int], winners: list[int], seat: int) -> int:
    """On which rank a seat ended; whoever has won is first, whatever a tie was broken by."""
    if seat in winners:
        return 1
    ahead = [other for other in range(len(scores)) if other in winners or scores[other] > scores[seat]]
    return 1 + len(ahead)


def _drawn(one: Own, person: str) -> dict[str, Any]:
    """A game as a point of a line; of several own seats the best counts."""
    mine = _mine(one, person)
    scores, winners = one.data["scores"], one.data["winners"]
    best = max(mine, key=lambda seat: (seat in winners, scores[seat]))
    others = [score for seat, score in enumerate(scores) if seat not in mine]
    return {
        "id": one.id,
        "at": one.at,
        "points": scores[best],
        "best": max(others, default=None),
        "rank": rank(scores, winners, best),
        "players": one.data["players"],
    }


def _wins(games: list[Own], person: str) -> list[dict[str, Any]]:
    """The shares of victories by who else played, and what even shares would be; only where one seat is one's own."""
    found: dict[tuple[str, str | None], list[tuple[float, float]]] = {}
    for one in games:
        mine, data = _mine(one, person), one.data
        if len(mine) == 1:
            level = data["level"] if data["company"] == ALONE else None
            won = 1 / len(data["winners"]) if mine[0] in data["winners"] else 0.0
            found.setdefault((data["company"], level), []).append((won, 1 / data["players"]))
    return [
        {"company": company, "level": level, "games": len(won)}
        | {"fair": sum(fair for _, fair in won) / len(won), "share": share(sum(w for w, _ in won), len(won))}
        for (company, level), won in found.items()
    ]
