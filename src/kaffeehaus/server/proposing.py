"""What a player may propose to the others or do alone about how the game goes on: the entries, or a Refusal."""

from __future__ import annotations

from kaffeehaus.server import agreements, allowed, bot_names
from kaffeehaus.server.entries import (
    Agreed,
    AnyProposal,
    Change,
    Conceded,
    End,
    Ended,
    Entry,
    Late,
    Offered,
    Pause,
    Paused,
    Proposed,
    RanOut,
    Reclocked,
    Rewind,
    Rewound,
    Substitute,
)
from kaffeehaus.server.identity import Person
from kaffeehaus.server.pacing import called, checked
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import PLAYING, Table


def propose(table: Table, person: Person, wanted: AnyProposal) -> list[Entry]:
    """The entries for a proposal; where nobody else has to agree it is done at once."""
    if table.phase != PLAYING:
        raise Refusal("error-not-begun" if table.state is None else "why-over")
    if not any(table.chairs[seat].bot is None for seat in table.seats_of(person.id)):
        raise Refusal("error-seat-none")
    if table.pending is not None and table.pending.user != person.id:
        raise Refusal("error-proposal-open", name=table.pending.name)
    what = _checked(table, person, wanted)
    name = called(table, person)
    done = not agreements.voters(table, what) - {person.id}
    return [Proposed(person.id, name, what, done), *(_effect(what, person.id, name) if done else ())]


def agree(table: Table, person: Person, agrees: bool) -> list[Entry]:
    """The entries for a player's word on what is proposed; with the last one that was awaited it is done."""
    pending = table.pending
    if pending is None:
        raise Refusal("error-proposal-none")
    if person.id != pending.user and person.id not in agreements.voters(table, pending.what):
        raise Refusal("error-seat-none")
    done = agrees and not agreements.awaited(table) - {person.id}
    word = Agreed(person.id, called(table, person), agrees, done)
    return [word, *(_effect(pending.what, pending.user, pending.name) if done else ())]


def concede(table: Table, person: Person, seat: int) -> list[Entry]:
    """The entries for giving the game up: of two it is over then, and otherwise a bot plays on as long as people do."""
    if seat not in table.seats_of(person.id):
        raise Refusal("error-seat-foreign")
    if table.phase != PLAYING:
        raise Refusal("error-not-begun" if table.state is None else "why-over")
    name = table.chairs[seat].name or person.name
    people = [one for one, chair in enumerate(table.chairs) if chair.user is not None and one != seat]
    if len(table.chairs) == 2 or not people:
        return [Conceded(seat, name), Ended("conceded")]
    return [Conceded(seat, name, bot_names.unused(chair.name for chair in table.chairs))]


def _checked(table: Table, person: Person, what: AnyProposal) -> AnyProposal:
    """What is proposed, as the log keeps it, if it can be."""
    match what:
        case Pause():
            if table.clocks is None:
                raise Refusal("error-clock-none")
            if table.watch is not None and table.watch.paused:
                raise Refusal("error-paused")
        case Change():
            checked(what.clock, what.pace)
        case End():
            _free(table)
        case Rewind():
            _free(table)
            number = _moves_at(table, person.id, what.after)
            if number is None or not len(table.opened.actions) <= number < len(table.moves):
                raise Refusal("error-rewind")
            return Rewind(what.after, number)
        case Late():
            _seat(table, what.seat)
            if table.clocks is None or not table.clocks.is_late(what.seat):
                raise Refusal("error-not-late")
        case Substitute():
            _seat(table, what.seat)
            if table.chairs[what.seat].bot is None or what.seat in table.offered:
                raise Refusal("error-substitute")
    return what


def _effect(what: AnyProposal, user: str, name: str) -> list[Entry]:
    """What happens when everybody has agreed."""
    match what:
        case Pause():
            return [Paused(user, name)]
        case Change():
            return [Reclocked(what.pace, what.clock)]
        case End():
            return [Ended("agreed")]
        case Rewind():
            return [Rewound(what.number)]
        case Late():
            return [RanOut(what.seat, what.then)]
        case Substitute():
            return [Offered(what.seat)]


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("error-seat-unknown", seats=len(table.chairs))


def _free(table: Table) -> None:
    """Whatever was made to be compared or learned from is played as it is; playing on from a review is free."""
    if not allowed.is_free(table.opened):
        raise Refusal("error-as-it-is")


def _moves_at(table: Table, user: str, seq: int) -> int | None:
    """How many of the actions that stand had been played when a user had heard so much."""
    heard = table.ledger(user).items
    if not 0 < seq <= len(heard):
        return None
    until = set(map(id, table.journal[: heard[seq - 1] + 1]))
    return sum(id(move) in until for move in table.moves)
