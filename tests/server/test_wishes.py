"""What a player would do when the turn comes: kept in secret, played as by hand, not past what shows something."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from tests.server.tables import PEOPLE, SETTINGS, STRANGER, add, begun, folded, random_action
from tests.server.test_house import told
from tests.server.test_secret_planning import sent
from tests.server.test_timekeeper import Turned, house_in

from kaffeehaus import GameState
from kaffeehaus.server import granting, imagining, permissions, views, wire, wishes
from kaffeehaus.server.bots import bot_request
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import (
    Back,
    BotSat,
    Clock,
    Conceded,
    Entry,
    Granted,
    InRound,
    Least,
    Left,
    Most,
    Played,
    Rewound,
    Sat,
    Undone,
    Unless,
    Wish,
    Wished,
    decode,
    encode,
)
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.names import as_now
from kaffeehaus.server.people.register import Gone
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

KLARA, EMIL, ROSA, _ = PEOPLE
every_setting = pytest.mark.parametrize("setting", SETTINGS)


def before_klara(game: str = "vienna", players: int = 3, seed: int = 2) -> tuple[Table, list[Entry]]:
    """A table where the last one before Klara is to act, and she will be asked something next."""
    rng = Random(seed)
    log = begun(game, players)
    table = folded(log)
    while True:
        assert table.state is not None
        seat, *others = table.to_act
        if seat and not others and not table.in_secret and ending(table.state, seat):
            return table, log
        add(table, log, random_action(table, rng))


def ending(state: GameState, seat: int) -> str | None:
    """An action by which the turn comes to Klara."""
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if after.to_act == (0,) and not after.over:
            return str(action)
    return None


def to_klara(table: Table, log: list[Entry]) -> None:
    """The turn comes to her."""
    assert table.state is not None
    seat = table.to_act[0]
    action = ending(table.state, seat)
    assert action is not None
    add(table, log, Played(seat, action))
    assert table.to_act == [0]


def kept(table: Table, log: list[Entry], *wanted: Wish, key: str = "k") -> None:
    """She keeps wishes."""
    entry = permissions.keep(table, KLARA, 0, wanted)
    assert isinstance(entry, Wished)
    add(table, log, replace(entry, key=key))


def looked(table: Table, log: list[Entry]) -> tuple[Granted, list[str]]:
    """What comes of the wishes once they are looked at."""
    granted, *played = granting.granted(table, 0)
    add(table, log, granted, *played)
    assert isinstance(granted, Granted)
    return granted, [entry.action for entry in played if isinstance(entry, Played)]


def legal(table: Table, prefix: str = "") -> list[str]:
    assert table.state is not None
    return [str(action) for action in table.state.legal(0) if str(action).startswith(prefix)]


def quiet_place(table: Table, log: list[Entry]) -> tuple[str, str]:
    """A building that Klara may enter next so that nothing shows by it, and one that she may not."""
    twin = folded(log)
    to_klara(twin, list(log))
    assert twin.state is not None
    for text in legal(twin, "place"):
        course = granting.followed(twin.state, 0, [twin.game.parse(text)], shows=False)
        if course and course.actions:
            not_legal = next(str(a) for a in twin.game.actions if a.kind == "place" and a not in twin.state.legal(0))
            return text, not_legal
    raise AssertionError("nothing can be entered without showing something")


# What is played -------------------------------------------------------------------------------------------------------


def test_the_first_wish_that_is_legal_and_holds_is_played_and_those_for_the_same_question_are_over():
    table, log = before_klara()
    place, never = quiet_place(table, log)
    kept(
        table,
        log,
        Wish((never,)),
        Wish((place,), only=InRound(99)),
        Wish((place,)),
        Wish(("take-bribes wine",), shows=True),
        Wish(("assign 84 i",)),
    )
    to_klara(table, log)
    granted, played = looked(table, log)
    assert granted == Granted(0, dropped=(1,), played=(3,))
    assert played == [place]
    # What is about another question waits for it.
    assert [wish.actions for wish in table.wishes[0].wishes] == [("assign 84 i",)]
    told = [entry for entry in views.entries_after(table, KLARA.id, 0) if entry["kind"] == "wish"]
    assert [entry["how"] for entry in told] == ["kept", "dropped", "played"]
    assert told[1]["actions"] == [never]
    assert (told[2]["number"], told[2]["actions"]) == (3, [place])


def test_where_no_condition_holds_nothing_is_played_and_the_player_hears_it():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    kept(table, log, Wish((place,), only=InRound(99)))
    to_klara(table, log)
    assert looked(table, log) == (Granted(0, failed=True), [])
    assert views.entries_after(table, KLARA.id, 0)[-1]["how"] == "failed"
    assert wishes.due(table) is None


def test_a_wish_for_another_question_than_is_asked_waits_and_nothing_is_said():
    table, log = before_klara()
    kept(table, log, Wish(("assign 84 i",)))
    to_klara(table, log)
    told = table.heard(KLARA.id)
    assert looked(table, log) == (Granted(0), [])
    assert table.heard(KLARA.id) == told
    assert len(table.wishes[0].wishes) == 1


def test_what_a_wish_costs_and_brings_is_what_its_preview_says():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    to_klara(table, log)
    assert table.state is not None
    course = granting.followed(table.state, 0, [table.game.parse(place)], shows=False)
    assert course is not None
    paid = sum(event.to_json()["count"] for event in course.events if event.kind == "bribes-paid")
    assert paid

    def holds(only: Any) -> bool:
        own = wishes.Own(KLARA.id, (), "k", 0)
        return granting.holds(table, own, 0, Wish((place,), only=only), course.events)

    event = {"kind": "bribes-paid", "seat": 0, "bribe": "wine", "count": paid, "cause": "action-iii"}
    assert holds(Most(event))
    assert holds(Least(event))
    assert not holds(Most(event | {"count": paid - 1}))
    assert not holds(Least(event | {"count": paid + 1}))
    assert holds(InRound(table.state.round))
    assert not holds(InRound(table.state.round + 1))


def test_somebody_who_was_there_first_is_somebody_who_was_heard_of_since():
    table, log = before_klara()
    rival = table.to_act[0]
    action = ending(table.state, rival)  # type: ignore[arg-type]
    assert action is not None
    own = [Wish(("take-bribes wine",), only=Unless(action, seat), shows=True) for seat in (None, rival, 3 - rival)]
    kept(table, log, *own)
    to_klara(table, log)

    def holds(wish: Wish) -> bool:
        return granting.holds(table, table.wishes[0], 0, wish, ())

    assert [holds(wish) for wish in own] == [False, False, True]
    # What is taken back was never done.
    add(table, log, Undone(rival))
    assert all(map(holds, own))


def test_nothing_is_played_that_shows_something_unless_the_wish_says_so():
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",)), Wish(("take-bribes coffee",), shows=True))
    twin, other = folded(log), list(log)
    to_klara(table, log)
    assert looked(table, log) == (Granted(0, asks=1), [])
    assert views.entries_after(table, KLARA.id, 0)[-1]["how"] == "asks"
    assert table.to_act == [0]
    kept(twin, other, Wish(("take-bribes wine",), shows=True))
    to_klara(twin, other)
    assert looked(twin, other) == (Granted(0, played=(1,)), ["take-bribes wine"])
    assert twin.to_act != [0]


@every_setting
def test_wishes_show_nothing_that_they_may_not_and_go_on_past_no_news(setting: str, rounds: int):
    """And whatever hidden things are otherwise, the same is played and told."""
    tried = stopped = 0
    for table, seat, wanted, rng in wished(setting, rounds):
        assert table.state is not None
        own = wishes.Own(PEOPLE[seat].id, (wanted,), "k", 0)
        table.wishes = {seat: own}
        granted, *played = granting.granted(table, seat)
        assert isinstance(granted, Granted)
        twin = table.state.determinize(seat, rng)
        real, table.state = table.state, twin
        assert granting.granted(table, seat) == [granted, *played]
        table.state = real
        after, before = real.clone(), real.shown
        for number, entry in enumerate(played, 1):
            assert isinstance(entry, Played)
            world = after.supposed(seat)
            course = granting.followed(world, seat, [table.game.parse(entry.action)], shows=True)
            assert course is not None
            assert not course.news or number == len(played)
            after.apply(seat, table.game.parse(entry.action))
        if not wanted.shows:
            assert (after.shown, after.rng) == (before, real.rng)
            assert after.rng is real.rng
        tried += bool(played)
        stopped += bool(granted.asks)
    assert tried > 5
    assert stopped > 5


def wished(setting: str, rounds: int) -> Any:
    """Positions in which somebody is to act, with a wish for several of their actions that was possible there once."""
    game, players, options = SETTINGS[setting]
    rng = Random(setting)
    for _ in range(rounds):
        log = begun(game, players, options, rng.randrange(99))
        table = folded(log)
        for _ in range(70):
            if table.phase == "over":
                break
            assert table.state is not None
            seat = rng.choice(table.to_act)
            world, texts = table.state.supposed(seat), list[str]()
            while seat in world.to_act and len(texts) < 4:
                action = rng.choice(world.legal(seat))
                texts.append(str(action))
                world.apply(seat, action)
            yield table, seat, Wish(tuple(texts), shows=rng.random() < 0.5), rng
            add(table, log, random_action(table, rng))


def test_a_chain_whose_later_action_has_become_illegal_is_dropped_as_a_whole():
    table, log = before_klara()
    place, never = quiet_place(table, log)
    kept(table, log, Wish((place, never)))
    to_klara(table, log)
    assert looked(table, log) == (Granted(0, dropped=(1,)), [])


def test_usual_answers_that_need_no_asking_go_along_and_one_that_is_not_asked_for_is_left_out():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    to_klara(table, log)
    assert table.state is not None
    parse = table.game.parse
    bare = granting.followed(table.state, 0, [parse(place)], shows=False)
    with_habit = granting.followed(table.state, 0, [parse("from-supply"), parse(place)], shows=False)
    assert bare is not None
    assert with_habit is not None
    assert bare.actions == with_habit.actions


# Whose they are -------------------------------------------------------------------------------------------------------


def refused(table: Table, *wanted: Wish, person: Any = KLARA, seat: int = 0) -> str:
    with pytest.raises(Refusal) as found:
        permissions.keep(table, person, seat, wanted)
    return found.value.id


def test_wishes_are_kept_by_whoever_plays_the_seat_and_waits():
    table, log = before_klara()
    assert refused(table, Wish(("place nowhere",))) == "error-action-unknown"
    assert refused(table, Wish(("take-bribes wine",), only=Unless("dance"))) == "error-action-unknown"
    assert refused(table, Wish(("take-bribes wine",), only=Most({"kind": "sung", "count": 1}))) == "error-malformed"
    assert refused(table, Wish(("take-bribes wine",)), person=EMIL) == "error-seat-foreign"
    assert refused(table, Wish(("take-bribes wine",)), person=STRANGER) == "error-seat-foreign"
    assert refused(table, Wish(("take-bribes wine",)), seat=7) == "error-seat-unknown"
    to_klara(table, log)
    assert refused(table, Wish(("take-bribes wine",))) == "error-wish-turn"
    kept(table, log)
    add(table, log, BotSat(0, "easy"))
    assert refused(table) == "error-seat-bot"
    assert refused(folded(log[:1])) == "error-not-begun"


def test_a_message_holds_a_few_wishes_of_a_few_actions():
    def read(*wanted: Any) -> wire.Message:
        return wire.read(json.dumps({"t": "wishes", "seat": 0, "wishes": wanted}))

    one = {"actions": ["take-bribes wine"]}
    assert isinstance(read(*[one] * 8), wire.Wishes)
    wrong: tuple[list[Any], ...] = (
        [one] * 9,
        [{"actions": []}],
        [{"actions": ["x"] * 17}],
        [{"actions": ["x" * 201]}],
        [one | {"only": {"kind": "weather"}}],
        [one | {"only": {"kind": "most", "event": {str(n): 1 for n in range(13)}}}],
        [one | {"only": {"kind": "most", "event": {"kind": "x" * 61}}}],
    )
    for bad in wrong:
        with pytest.raises(Refusal, match="error-malformed"):
            read(*bad)


def test_they_are_their_players_alone():
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",), only=InRound(1)))
    shown = [{"actions": ["take-bribes wine"], "only": {"kind": "round", "number": 1}}]
    there = views.who_is_there(table, None, lambda user: None, 0)
    assert json.loads(wire.write(views.table_message(table, KLARA, there)["wishes"])) == {"0": shown}
    for person in (EMIL, ROSA, None):
        message = views.table_message(table, person, there)
        assert "wishes" not in message
        assert b"take-bribes wine" not in wire.write(message["log"])


@pytest.mark.parametrize("goes", [Left(0, "Resi"), Conceded(0, "Klara", "easy")], ids=["left", "conceded"])
def test_whoever_takes_the_seat_over_neither_sees_nor_inherits_them(goes: Entry):
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",), shows=True))
    add(table, log, BotSat(0, "medium"))
    assert 0 in table.wishes
    add(table, log, goes)
    assert table.wishes == {}
    add(table, log, Sat(0, STRANGER.id, STRANGER.name))
    assert "wishes" not in views.table_message(table, STRANGER, {})
    assert not any(entry["kind"] == "wish" for entry in views.entries_after(table, STRANGER.id, 0))
    to_klara(table, log)
    assert wishes.due(table) is None


def test_while_a_bot_keeps_the_seat_they_rest():
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",), shows=True))
    add(table, log, BotSat(0, "medium"))
    to_klara(table, log)
    assert wishes.due(table) is None
    add(table, log, Back(0))
    assert table.wishes[0].wishes


def test_whoever_has_begun_to_play_by_hand_goes_on_alone():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    kept(table, log, Wish((place,)), Wish(("gain wine",)))
    to_klara(table, log)
    assert wishes.due(table) is not None
    add(table, log, Played(0, place))
    assert wishes.due(table) is None
    assert [wish.actions for wish in table.wishes[0].wishes] == [("gain wine",)]


def test_taking_back_brings_back_what_was_wished_and_plays_it_no_second_time():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    kept(table, log, Wish((place,)), Wish(("take-bribes wine",)))
    to_klara(table, log)
    assert looked(table, log)[1] == [place]
    assert table.wishes[0].wishes == ()
    for back in (Undone(0), Rewound(len(table.moves) - 1)):
        twin = folded([*log, back])
        assert [wish.actions[0] for wish in twin.wishes[0].wishes] == [place, "take-bribes wine"]
        assert wishes.due(twin) is None


def test_a_rival_who_takes_a_turn_back_in_time_leaves_them_as_they_were():
    table, log = before_klara()
    place, _ = quiet_place(table, log)
    kept(table, log, Wish((place,)))
    to_klara(table, log)
    rival = table.moves[-1].seat
    add(table, log, Undone(rival))
    assert wishes.due(table) is None
    assert len(table.wishes[0].wishes) == 1
    to_klara(table, log)
    assert looked(table, log)[1] == [place]


def test_of_whoever_is_forgotten_nothing_wished_stays_and_of_whoever_is_another_by_now_all():
    entry = Wished(0, "old", (Wish(("take-bribes wine",)),), "k")
    assert as_now({"old": Gone("new", False)}, entry) == replace(entry, user="new")
    assert as_now({"old": Gone("nobody", True)}, entry) == replace(entry, user="nobody", wishes=())
    assert decode(encode(entry)) == entry


# Nobody else learns anything ------------------------------------------------------------------------------------------


@every_setting
def test_a_table_where_wishes_are_kept_and_played_is_to_all_others_the_table_where_the_same_was_played(setting: str):
    """Byte for byte: messages, lists, sizes and moments, whatever was wished, dropped or kept."""
    game, players, options = SETTINGS[setting]
    rng, played = Random(setting), 0
    first = begun(game, players, options, 5)
    plain, wishful = Table("t"), Table("t")
    count = {id(plain): 0, id(wishful): 0}
    secret = PEOPLE[0]

    def takes(table: Table, at: float, *entries: Entry) -> None:
        for entry in entries:
            count[id(table)] += 1
            table.take(count[id(table)], at, entry)

    for entry in first:
        takes(plain, 1.0, entry)
        takes(wishful, 1.0, entry)
    for number in range(120):
        at = 10.0 + 7 * number
        assert plain.state is not None
        if plain.phase == "over":
            break
        if 0 not in plain.to_act:
            texts = rng.choices([str(action) for action in plain.game.actions], k=rng.randrange(3))
            wanted = tuple(Wish((text,), shows=True) for text in texts)
            likely = plain.state.supposed(0)
            wanted += tuple(
                Wish((str(rng.choice(likely.game.actions)),), only=InRound(likely.round))
                for _ in range(rng.randrange(2))
            )
            takes(wishful, at + rng.random() * 6, Wished(0, secret.id, wanted, str(number)))
        entries: list[Entry] = [random_action(plain, rng)]
        if wishes.due(wishful) is not None:
            # Sometimes what is legal after all is wished, so that something is played.
            if rng.random() < 0.6:
                wishful.wishes[0].wishes += (Wish((str(rng.choice(plain.state.legal(0))),), shows=True),)
            granted, *by_wish = granting.granted(wishful, 0)
            takes(wishful, at, granted)
            entries = by_wish or entries
            played += bool(by_wish)
        takes(plain, at, *entries)
        takes(wishful, at, *entries)
        for person in (*PEOPLE[1:players], STRANGER, None):
            user = person.id if person else None
            assert plain.heard(user) == wishful.heard(user)
            if number % 3 == 0:
                assert sent(plain, person) == seen_of(wishful, person)
        assert (plain.updated, plain.since, plain.to_act) == (wishful.updated, wishful.since, wishful.to_act)
    assert played > 3


def seen_of(table: Table, person: Any) -> bytes:
    """All that others can get of it; when wishes are due stands in the database alone."""
    with patch.object(wishes, "due", lambda table: None):
        return sent(table, person)


def test_when_they_are_due_is_in_no_summary_that_anybody_reads():
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",), shows=True))
    to_klara(table, log)
    row = listing(table)
    assert row.wish is not None
    assert row.due is None
    twin = folded([entry for entry in log if not isinstance(entry, Wished)])
    assert row.summary == listing(replace_times(twin, table)).summary


def replace_times(twin: Table, table: Table) -> Table:
    """The tests count moments by entries, of which one table has more."""
    twin.updated, twin.since = table.updated, table.since
    return twin


def test_when_they_are_played_depends_on_nothing_but_a_key_that_nobody_knows():
    moments = set()
    for key in "abcdef":
        at = set()
        for wanted in ((Wish(("take-bribes wine",)),), (Wish(("assign 84 i",)),) * 8):
            table, log = before_klara()
            kept(table, log, *wanted, key=key)
            to_klara(table, log)
            due = wishes.due(table)
            assert due is not None
            at.add(due - table.at)
        assert len(at) == 1
        moments |= at
    least, most = wishes.PAUSES["live"]
    assert len(moments) == 6
    assert all(least <= moment <= most for moment in moments)


def test_with_little_time_left_no_pause_is_the_same_share_of_it():
    """Else whoever looks at the clock would know a wish from a turn played by hand."""
    shares = []
    for key in "abcdef":
        table, log = before_klara()
        log[0] = replace(log[0], clock=Clock(bank=100))
        table = folded(log)
        kept(table, log, Wish(("take-bribes wine",)), key=key)
        to_klara(table, log)
        due = wishes.due(table)
        assert due is not None
        assert table.clocks is not None
        shares.append((due - table.at) / table.clocks.left(0, table.at))
    assert len(set(shares)) == 6
    assert all(0 < share < wishes.SHARE for share in shares)


# Trying -------------------------------------------------------------------------------------------------------------


@every_setting
def test_what_is_tried_depends_on_nothing_that_the_seat_may_not_know(setting: str, monkeypatch: Any):
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table, compared = folded(log), 0
    for number in range(60):
        assert table.state is not None
        if number % 6 == 0:
            for seat in range(players):
                told = []
                for state in (table.state, table.state.determinize(seat, rng)):
                    imagining._kept.clear()
                    monkeypatch.setattr(imagining, "position", lambda wanted, s=state: (table.game, s))
                    actions: tuple[str, ...] = ()
                    for step in range(3):
                        found = imagining.imagine(bot_request(table, seat, "easy"), actions)
                        told.append(wire.write(found))
                        choices = found["legal"].get(str(seat))
                        if not choices:
                            break
                        actions = (*actions, choices[step % len(choices)]["action"])
                half = len(told) // 2
                assert told[:half] == told[half:]
                compared += half
        add(table, log, random_action(table, rng))
    assert compared > 20


def test_a_step_tells_what_it_shows_to_which_turn_it_belongs_and_from_where_all_is_guessed():
    table, _ = before_klara()
    begins = imagining.imagine(bot_request(table, 0, "easy"), ())
    assert begins["entries"]
    assert {entry["seat"] for entry in begins["entries"]} == {table.to_act[0]}
    after = imagining.imagine(bot_request(table, 0, "easy"), ("take-bribes wine", "take-bribes wine"))
    assert (after["turns"], after["shows"], after["sure"]) == ([0], [True], 1)
    assert after["refused"]["id"].startswith("why-")
    assert imagining.imagine(bot_request(table, 0, "easy"), ("dance",))["refused"]["id"] == "error-action-unknown"
    # Nothing of it is played, and from the beginning it is as it was.
    assert imagining.imagine(bot_request(table, 0, "easy"), ()) == begins


# In a house ---------------------------------------------------------------------------------------------------------


def test_they_outlast_the_house_are_played_in_time_and_only_their_player_ever_hears_of_them(tmp_path: Path):
    clock = Turned()
    _, log = before_klara()
    wish = Wish(("take-bribes wine",), shows=True)

    async def first(one: House, id: str) -> float:
        """Wishes are kept, everybody is there, and the turn comes; when they will be played."""
        mine, also_mine, rival, watcher = map(Connection, (KLARA, KLARA, EMIL, None))
        for guest in (mine, also_mine, rival, watcher):
            await one.enter(id, guest, 0)
        for guest in (mine, also_mine, rival, watcher):
            told(guest)
        await one.change(id, lambda room: permissions.keep(room.table, KLARA, 0, (wish,)))
        for guest in (mine, also_mine):
            (news,) = told(guest)
            assert news["wishes"] == {"0": [{"actions": ["take-bribes wine"], "shows": True}]}
            assert "now" not in news
        assert told(rival) == told(watcher) == []
        clock.now += 60
        await one.change(id, lambda room: rivals(room.table))
        return float(await one.read(id, wishes.due))

    def rivals(table: Table) -> Entry:
        assert table.state is not None
        seat = table.to_act[0]
        action = ending(table.state, seat)
        assert action is not None
        return Played(seat, action)

    async def run() -> None:
        async with house_in(kept_in, clock) as one:
            id = await one.add(replace(log[0]))  # type: ignore[arg-type]
            async with one.rooms.room(id) as room:
                await one._append(room, log[1:])
            due = await first(one, id)
        # The house dies, and nobody opens the table; still all is played in time.
        clock.now += 3600
        async with house_in(kept_in, clock) as one:
            count = await one.read(id, lambda table: len(table.moves))
            later = await one.read(id, wishes.due)
            assert later is not None
            assert later > due + 3000
            watcher = Connection(None)
            await one.enter(id, watcher, 0)
            told(watcher)
            while clock.now < later:
                assert await one.read(id, lambda table: len(table.moves)) == count
                clock.now += 1
                await one.timekeeper.look()
            (news,) = told(watcher)
            assert [entry["kind"] for entry in news["entries"]] == ["action"]
            assert await one.read(id, lambda table: str(table.moves[-1].action)) == "take-bribes wine"
            assert await one.read(id, lambda table: table.wishes[0].wishes) == ()
            (mine,) = (await Exports(one.people).of(KLARA))["wishes"]
            assert (mine["table"], mine["seat"], len(mine["wishes"])) == (id, 0, 1)
            assert (await Exports(one.people).of(EMIL))["wishes"] == []

    kept_in = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(kept_in)
    asyncio.run(run())


def test_a_restarted_process_reads_them_again_from_the_log():
    table, log = before_klara()
    kept(table, log, Wish(("take-bribes wine",)), Wish(("assign 84 i",), only=InRound(3)))
    to_klara(table, log)
    again = folded([decode(encode(entry)) for entry in log])
    assert again.wishes[0].wishes == table.wishes[0].wishes
    assert wishes.due(again) == wishes.due(table)
