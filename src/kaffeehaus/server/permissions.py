"""What a person may do at a table: each function gives the entry to append, or raises a Refusal and changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Container
from math import ceil
from time import time
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.bots import BOTS
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.server import bot_names, opening
from kaffeehaus.server.chat_pages import line_heard
from kaffeehaus.server.entries import (
    DAYS,
    PACES,
    STAND_IN,
    Advised,
    Answered,
    Asked,
    Back,
    Began,
    BotSat,
    Chair,
    Entry,
    Least,
    Left,
    Most,
    Named,
    Opened,
    Paced,
    Played,
    Rematched,
    Said,
    Sat,
    Silenced,
    Undone,
    Unless,
    Wish,
    Wished,
)
from kaffeehaus.server.identity import Person, checked_text, seat_name
from kaffeehaus.server.lettering import alike, line
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.store import Report
from kaffeehaus.server.table import GATHERING, OVER, PLAYING, Table

ABSENT_DAYS = 3
"""Over days without a clock a bot may take the seat of whoever was waited for so long."""


KEY = 16
"""So many bytes decide when wishes are played."""


def act(table: Table, person: Person, seat: int, at: int, *texts: str) -> list[Entry]:
    """The entries for a person's actions, of which each must be legal after those before it.

    Nothing is played on past what comes to light: a refusal would tell what came, and leave the choice to do otherwise.
    """
    state = _own(table, person, seat, at)
    actions = [_parsed(table, text) for text in texts]
    if len(actions) > 1:
        state = state.clone()
    for number, action in enumerate(actions, 1):
        if action not in state.legal(seat):
            id, details = state.why_not(seat, action)
            raise Refusal(id, **details)
        if number < len(actions):
            state.apply(seat, action)
            if not state.undoable:
                raise Refusal("error-actions-reveal", number=number)
    return [Played(seat, str(action)) for action in actions]


def why(table: Table, person: Person, seat: int, text: str) -> tuple[str, dict[str, Any]]:
    """Why a person's seat may not take this action now: a message id and its arguments."""
    return _mine(table, person, seat).why_not(seat, _parsed(table, text))


def ask(table: Table, person: Person, seat: int, bot: str) -> Advised:
    """The entry for a bot's advice on a decision that a person's seat owes now, which is nobody else's business.

    Whoever plays against people, or ever has at this table, is told nothing.
    """
    state = _mine(table, person, seat)
    if table.phase == OVER:
        raise Refusal("why-over")
    if not table.alone(person.id):
        raise Refusal("error-ask-company", status=403)
    if seat not in state.to_act:
        raise Refusal("why-not-your-turn")
    return Advised(seat, known_bot(bot))


def known_bot(name: str) -> str:
    """The name of a bot; a refusal lists all of them if there is none."""
    if name not in BOTS:
        raise Refusal("error-bot-unknown", bot=name[:60], bots=", ".join(BOTS))
    return name


def undo(table: Table, person: Person, seat: int, at: int, count: int = 1) -> Entry:
    """The entry for taking the latest actions back."""
    _own(table, person, seat, at)
    most = table.undoable(seat)
    if not most:
        raise Refusal("error-undo")
    if count > most:
        raise Refusal("error-undo-many", count=most)
    return Undone(seat, count)


def keep(table: Table, person: Person, seat: int, wishes: tuple[Wish, ...]) -> Entry:
    """The entry for what a person's seat would do when its turn comes, in place of what was wished before.

    While the seat is to act there is nothing to wait for, but wishes may go.
    """
    state = _mine(table, person, seat)
    if table.phase == OVER:
        raise Refusal("why-over")
    if wishes and seat in state.to_act:
        raise Refusal("error-wish-turn")
    for wish in wishes:
        for text in wish.actions:
            _parsed(table, text)
        match wish.only:
            case Unless(action):
                _parsed(table, action)
            case Most(event) | Least(event) if event.get("kind") not in table.game.words["events"]:
                raise Refusal("error-malformed", problem="only.event")
    return Wished(seat, person.id, wishes, secrets.token_hex(KEY))


def imagine(table: Table, person: Person, seat: int) -> None:
    """Refuses whoever has no turns ahead to be tried."""
    _mine(table, person, seat)
    if table.phase == OVER:
        raise Refusal("why-over")


def say(table: Table, person: Person, text: str) -> Entry:
    """The entry for a line of chat; a player speaks as the seat is called, and nobody as somebody else."""
    return Said(person.id, voice(table, person), checked_text(text))


def comment(table: Table, person: Person, step: int, text: str) -> Entry:
    """The entry for something about a step of a finished game."""
    if table.phase != OVER or table.state is None:
        raise Refusal("error-not-over")
    if step > (count := len(table.state.history)):
        raise Refusal("error-step", count=count, value=str(step))
    return Said(person.id, voice(table, person), checked_text(text), step)


def voice(table: Table, person: Person) -> str:
    """As whom somebody speaks here; a Refusal if they may not."""
    if person.id in table.silenced:
        raise Refusal("error-silenced")
    own = [table.chairs[seat].name or "" for seat in table.seats_of(person.id)]
    name = person.name if person.name in own or not own else own[0]
    if own:
        _distinct(table, person, name)
    elif any(user != person.id and alike(known, name) for user, known in table.names.items()):
        raise Refusal("error-name-taken", name=name)
    return name


def silence(table: Table, person: Person, speaker: int, silent: bool) -> Entry:
    """The entry for the host's silencing somebody who has spoken, or letting them speak again."""
    if person.id != table.opened.host:
        raise Refusal("error-host")
    user = next((user for user, number in table.speakers.items() if number == speaker), person.id)
    if user == person.id:
        raise Refusal("error-speaker")
    return Silenced(user, table.names[user], silent)


def heard_line(table: Table, person: Person, seq: int) -> int:
    """The entry of the log with a line of chat that a person has heard and may report."""
    entry = line_heard(table, person.id, seq)
    if entry is None:
        raise Refusal("error-chat-line")
    return entry


def report(table: Table, person: Person, said: Said, reason: str) -> Report:
    """What the operator is to know of a line of chat."""
    return Report(time(), table.id, person.id, said.user, said.name, said.text, line(reason))


def sit(table: Table, person: Person, seat: int, name: str | None = None) -> Entry:
    """The entry for taking an open seat; who has seen one hand of a running game may not see another.

    In a running game others have played the seat, and whoever sits down sees its hand: the players are asked first. A
    name is for another person at the same screen, or where somebody here is called like oneself.
    """
    if _chair(table, seat).kind != "open" and seat not in table.offered:
        raise Refusal("error-seat-taken")
    if table.phase == OVER:
        raise Refusal("why-over")
    if table.phase == PLAYING and table.has_seen_other_hand(person.id, seat):
        raise Refusal("error-seat-second")
    called = seat_name(person, name)
    _distinct(table, person, called)
    if table.phase == PLAYING:
        asked = table.asks.get(seat)
        if asked is not None and asked.user != person.id:
            raise Refusal("error-seat-asked", name=asked.name)
        if table.asked_for_word(seat, person.id):
            if asked is not None:
                raise Refusal("error-seat-waits")
            return Asked(seat, person.id, called)
    return Sat(seat, person.id, called)


def answer(table: Table, person: Person, seat: int, agrees: bool) -> list[Entry]:
    """The entries for a player's word on who asks for a seat; with the last one that was awaited the seat is taken."""
    _chair(table, seat)
    asked = table.asks.get(seat)
    if asked is None:
        raise Refusal("error-seat-unasked")
    own = table.seats_of(person.id)
    if not own and (agrees or asked.user != person.id):
        raise Refusal("error-seat-none")
    name = table.chairs[own[0]].name or "" if own else asked.name
    answered: list[Entry] = [Answered(seat, person.id, name, agrees)]
    if agrees and not table.asked_for_word(seat, asked.user) - {person.id}:
        answered.append(Sat(seat, asked.user, asked.name))
    return answered


def rename(table: Table, person: Person, seat: int, name: str) -> Entry:
    """The entry for calling the player of an own seat otherwise before the game begins."""
    if _chair(table, seat).user != person.id:
        raise Refusal("error-seat-foreign")
    if table.phase != GATHERING:
        raise Refusal("error-begun")
    called = seat_name(person, name)
    _distinct(table, person, called)
    return Named(seat, called)


def leave(table: Table, person: Person, seat: int) -> Entry:
    """The entry for going: in a running game a bot keeps the seat at first, and whoever goes again gives it up."""
    chair = _chair(table, seat)
    if chair.user != person.id:
        raise Refusal("error-seat-foreign")
    if table.phase == OVER:
        raise Refusal("why-over")
    if table.phase == PLAYING and chair.bot is None:
        return BotSat(seat, STAND_IN)
    return Left(seat, _bot_name(table) if chair.bot else None)


def seat_bot(
    table: Table,
    person: Person,
    seat: int,
    bot: str | None,
    *,
    absent: bool,
    seconds_left: float = 0.0,
    waited: float = 0.0,
) -> Entry:
    """The entry for the host's putting a bot on a seat that is open or whose player is absent, or freeing it.

    Where the host is the one who is absent in a running game, anybody with a seat may put a bot there. Whoever has just
    gone has some seconds left to come back, and over days whoever is waited for some days, unless there is a clock.
    """
    chair = _chair(table, seat)
    kept = bot is not None and absent and table.phase == PLAYING and chair.kind == "person"
    if not (kept and chair.user == table.opened.host and table.seats_of(person.id)):
        _host(table, person)
    if table.phase == OVER:
        raise Refusal("why-over")
    if bot is None:
        if chair.bot is None:
            raise Refusal("error-seat-no-bot")
    elif known_bot(bot) and chair.kind == "person" and not (absent and table.phase == PLAYING):
        raise Refusal("error-seat-present")
    elif chair.kind == "person" and table.pace == DAYS and table.clock is not None:
        raise Refusal("error-seat-clock")
    elif chair.kind == "person" and table.pace == DAYS and waited < ABSENT_DAYS * DAY:
        raise Refusal("error-seat-days", days=ABSENT_DAYS)
    elif chair.kind == "person" and seconds_left > 0:
        raise Refusal("error-seat-kept", seconds=ceil(seconds_left))
    own_name = bot is not None and chair.user is None
    return BotSat(seat, bot, (chair.name or _bot_name(table)) if own_name else None)


def back(table: Table, person: Person, seat: int) -> Entry:
    """The entry for taking the own seat back from its bot."""
    chair = _chair(table, seat)
    if chair.user != person.id:
        raise Refusal("error-seat-foreign")
    if chair.bot is None:
        raise Refusal("error-seat-no-bot")
    return Back(seat)


def begin(table: Table, person: Person) -> Entry:
    """The entry for the beginning."""
    _host(table, person)
    if table.phase != GATHERING:
        raise Refusal("error-begun")
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refusal("error-seats-open")
    return Began()


def set_pace(table: Table, person: Person, pace: str) -> Entry:
    """The entry for a change of pace, which anybody with a seat may make: the table hears who did."""
    if pace not in PACES:
        raise Refusal("error-pace", paces=", ".join(PACES))
    if not table.seats_of(person.id):
        raise Refusal("error-seat-none")
    if table.phase == OVER:
        raise Refusal("why-over")
    if table.clock is not None:
        raise Refusal("error-pace-clock")
    return Paced(person.id, person.name, pace)


def rematch(table: Table, person: Person, id: str, apart: Container[str] = frozenset()) -> tuple[Rematched, Opened]:
    """The entries for another game of the same people, bots and options: here, and the first of the new table.

    Some may not be seated together unasked.
    """
    if not table.seats_of(person.id):
        raise Refusal("error-seat-none", status=403)
    if table.phase != OVER:
        raise Refusal("error-rematch-early", status=409)
    return Rematched(person.id, person.name, id), opening.rematch(table, person, apart)


def _bot_name(table: Table) -> str:
    return bot_names.unused(chair.name for chair in table.chairs)


def _parsed(table: Table, text: str) -> Action:
    try:
        return table.game.parse(text)
    except IllegalAction:
        raise Refusal("error-action-unknown", action=text[:60]) from None


def _own(table: Table, person: Person, seat: int, at: int) -> GameState:
    """The game, if the person plays this seat and has seen all that matters to it."""
    state = _mine(table, person, seat)
    if not table.fresh(person.id, seat, at):
        raise Refusal("error-stale")
    if table.phase == OVER:
        raise Refusal("why-over")
    return state


def _mine(table: Table, person: Person, seat: int) -> GameState:
    """The game, if the person plays this seat."""
    chair = _chair(table, seat)
    if table.state is None:
        raise Refusal("error-not-begun")
    if chair.user != person.id:
        raise Refusal("error-seat-foreign")
    if chair.bot is not None:
        raise Refusal("error-seat-bot")
    if table.bot_at(seat) is not None:
        raise Refusal("error-time-out")
    return table.state


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("error-seat-unknown", seats=len(table.chairs))
    return table.chairs[seat]


def _distinct(table: Table, person: Person, name: str) -> None:
    """Refuses a name that could be taken for that of another player."""
    for chair in table.chairs:
        if chair.user not in (None, person.id) and alike(chair.name or "", name):
            raise Refusal("error-name-taken", name=name)


def is_host(table: Table, user: str | None) -> bool:
    """Whether somebody sets the table up: who has opened it, or where a series has, whoever of them is there."""
    friend = table.opened.series is not None and table.phase == GATHERING and bool(table.seats_of(user))
    return user == table.opened.host or friend


def _host(table: Table, person: Person) -> None:
    if not is_host(table, person.id):
        raise Refusal("error-host")
