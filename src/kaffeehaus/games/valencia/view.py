"""What a seat may know, built from nothing: whatever is not written here is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaffeehaus.core.events import plain
from kaffeehaus.core.sets import each
from kaffeehaus.games.valencia.auction import GUILD_STEPS, LETTERS, ranking
from kaffeehaus.games.valencia.bids import auction_runs, bids
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.guilds import rewards, too_dear
from kaffeehaus.games.valencia.influence import sums
from kaffeehaus.games.valencia.pieces import counts, less
from kaffeehaus.games.valencia.scoring import counted
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Colour, Guild, Influence, Seat

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

_GUILDS, _SEATS, _STEPS = ([plain(v) for v in kind] for kind in (Guild, Seat, Step))
_COLOURS = [plain(v) for v in Colour]
_CARDS = {int(c): plain(c) for c in Influence}


def views(s: State, seats: tuple[int | None, ...]) -> dict[int | None, dict[str, Any]]:
    """All that each of these seats, or a spectator, may know; they share what everybody knows."""
    public = _public(s)
    return {seat: public | _own(s, seat, public["desks"]) for seat in seats}


def _own(s: State, seat: int | None, desks: list[dict[str, Any]]) -> dict[str, Any]:
    """What is another for each viewer."""
    seen = desks if seat is None else [*desks[:seat], desks[seat] | _behind_the_screen(s, seat), *desks[seat + 1 :]]
    return {"seat": seat, "desks": seen}


def _public(s: State) -> dict[str, Any]:
    """What everybody may know, with places for the rest."""
    table = s.table
    council = members_on_council(s)
    return {
        "game": "valencia",
        "players": table.players,
        "options": table.options.to_json(),
        "seat": None,
        "round": s.round,
        "step": LETTERS[s.letter] if s.round else None,
        "began": table.began,
        "stefan": s.stefan,
        "to_act": list(s.to_act),
        "asked": _asked(s),
        "boards": [_board(s, n) for n in range(5)],
        "auction": _auction(s),
        "council": {
            place: {"seat": _seat(s.council[n]), "supporter": _seat(s.supporters[n]) if n < 5 else None}
            for n, place in enumerate(_SEATS)
        },
        "city": _city(s),
        "supply": dict(zip(_GUILDS, s.supply, strict=True)),
        "mission_pile": len(s.mission_pile),
        "nina_pile": len(s.nina_deck) if table.players == 2 else None,
        "nina": {"pile": len(s.nina_deck), "unseen": _cards(s.nina_deck)} if table.players == 2 else None,
        "desks": [_desk(s, p, council[p]) for p in range(table.players)],
        "outcome": s.outcome.to_json() if s.outcome else None,
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _asked(s: State) -> dict[str, Any] | None:
    """The decision of the seat to act; everybody sees that at a table."""
    if s.over:
        return None
    step, cell, _ = s.pending
    if step in (Step.VAGABOND_TO, Step.MOVE_TO, Step.PALM_TO):
        return {"step": _STEPS[step], "cell": cell}
    return {"step": _STEPS[step], "cell": s.target if Step.ABILITY <= step <= Step.SELL_ONE else None}


def _board(s: State, number: int) -> dict[str, Any]:
    return {
        "guilds": [_GUILDS[g] for g in s.table.boards[number]],
        "fountain": _fountain(s.table.fountains[number]),
    }


def _fountain(number: int) -> dict[str, Any]:
    fountain = CONTENT.fountains[number]
    return {
        "id": fountain.id,
        "value": fountain.value,
        "ability": fountain.ability.value if fountain.ability else None,
    }


def _cards(cards: bytes) -> dict[str, int]:
    """How many there are of each card, whatever their order."""
    return {_CARDS[card]: cards.count(card) for card in sorted(set(cards))}


def _auction(s: State) -> dict[str, Any] | None:
    if not auction_runs(s):
        return None
    slot = GUILD_STEPS.get(s.letter, -1)
    shown = [p for p in range(s.table.players) if s.revealed[p]]
    open_sums = sums([*(s.revealed[p] for p in shown), s.nina])
    return {
        "guild": _GUILDS[s.table.boards[s.round - 1][slot]] if slot >= 0 else None,
        "first": s.first,
        "queue": list(s.queue),
        "revealed": {str(p): [_CARDS[c] for c in s.revealed[p]] for p in shown},
        "sums": dict(zip(map(str, shown), open_sums, strict=False)),
        "nina": [_CARDS[c] for c in s.nina],
        # As they stand among what lies open, until all have revealed or passed.
        "so_far": list(s.ranks or ranking(s.first, s.revealed, s.nina)[0]),
        "ranks": list(s.ranks),
        "rewards": [list(does) for does in rewards(s.letter, s.table.players)],
    }


def _city(s: State) -> dict[str, Any]:
    city = s.table.city
    return {
        "small": city.small,
        "cells": [
            None if cell is None else {"guild": plain(cell.guild), "cost": cell.cost} if cell.guild is not None else {}
            for cell in city.cells
        ],
        "centre": city.centre,
        "trees": each(city.trees),
        # The spaces beside each space for a fountain, those around the central one, and those that touch each tree.
        "beside": {str(cell): each(city.beside(cell)) for cell in each(city.fountain_spaces)}
        | {str(city.centre): each(city.around_centre)},
        "shade": {str(tree): each(city.shade[tree]) for tree in each(city.trees)},
        "palms": each(s.palms),
        "fountains": {str(cell): _fountain(s.fountain_at[cell]) for cell in each(s.built)},
        "members": [each(cells) for cells in s.city],
    }


def _desk(s: State, p: int, on_council: int) -> dict[str, Any]:
    planning = bool(s.round and s.waiting)
    stacks = s.stacks[p]
    drawn = len(s.hand[p]) + sum(map(len, stacks))
    desk: dict[str, Any] = {
        "seat": p,
        "colour": _COLOURS[p],
        "score": s.score[p],
        "members": s.members[p],
        "council": on_council,
        "privileges": s.privileges[p],
        # While all plan in secret nobody sees how far the others have got (H3).
        "pile": len(s.deck[p]) + (drawn if planning else 0),
        "stacks": [] if planning else [len(stack) for stack in stacks],
        "gone": len(s.discard[p]),
        "seen": [_CARDS[c] for c in sorted(s.seen[p])],
        "under": [_CARDS[c] for c in s.under[p]],
        # What may still be in the pile, in the stacks or among what left unseen.
        "unseen": _cards(less(s.table.deck, s.seen[p] + s.revealed[p])),
        "missions": s.missions[p].bit_count() if s.round or not s.waiting >> p & 1 else 0,
        "ready": not s.waiting >> p & 1,
    }
    if s.over:  # H9
        desk |= {"own_missions": _missions(s.missions[p]), "coins": s.coins[p], "goods": _goods(s, p)}
        desk["standing"] = _standing(s, p)
        desk["counted"] = {
            name: {"cells": each(cells), "trees": each(trees)} for name, (cells, trees) in counted(s, p).items()
        }
    return desk


def _goods(s: State, p: int) -> dict[str, int]:
    return dict(zip(_GUILDS, counts(s.goods[p]), strict=True))


def _missions(missions: int) -> list[str]:
    return [CONTENT.missions[m].id for m in each(missions)]


def _standing(s: State, p: int) -> dict[str, Any]:
    return {name: stands.to_json() for name, stands in s.standing(p).items()}


def _behind_the_screen(s: State, p: int) -> dict[str, Any]:
    """What only the owner sees, and what follows from it (L11, H15)."""
    return {
        "coins": s.coins[p],
        "goods": _goods(s, p),
        "pile": len(s.deck[p]),
        "under": [_CARDS[c] for c in s.under[p][: len(s.deck[p])]],
        "stacks": [len(stack) for stack in s.stacks[p]],
        "hand": [_CARDS[c] for c in s.hand[p]],
        "own_stacks": [[_CARDS[c] for c in stack] for stack in s.stacks[p]],
        "discard": [_CARDS[c] for c in sorted(s.discard[p])],
        "own_missions": _missions(s.missions[p]),
        "offered": [CONTENT.missions[m].id for m in s.offered[p]],
        "rejected": _missions(s.rejected[p]),
        "left": _cards(s.deck[p]),
        "standing": _standing(s, p),
        "bids": bids(s, p),
        "dear": each(too_dear(s, p)),
    }
