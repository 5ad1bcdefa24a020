"""Looking back while the game goes on: what was seen then, with the eyes of then, and nothing else, byte for byte."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.play import Person, Server, tab
from tests.server.tables import PEOPLE, SETTINGS, add, begun, folded, random_action

from kaffeehaus.server import views, wire
from kaffeehaus.server.entries import Answered, Asked, BotSat, Left, Played, Said, Sat, Undone
from kaffeehaus.server.moments import EVERY, Moments
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

every_setting = pytest.mark.parametrize("setting", SETTINGS)


def looks(table: Table, user: str | None, after: int) -> bytes:
    return wire.write(Moments().seen(table, user, after))


@every_setting
def test_every_moment_is_what_was_told_at_the_time(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table, moments = folded(log), Moments()
    users = [*(person.id for person in PEOPLE[:players]), None]
    told: list[tuple[str | None, int, bytes]] = []
    heard = dict.fromkeys(users, 0)
    while table.phase != "over" and len(log) < 150:
        for user in users:
            if table.heard(user) > heard[user]:
                heard[user] = table.heard(user)
                told.append((user, heard[user], wire.write(views.now(table, user)["views"])))
        add(table, log, random_action(table, rng))
    rng.shuffle(told)
    assert len(table.moves) > 3 * EVERY
    for user, after, then in told:
        assert wire.write(moments.seen(table, user, after)) == then


@every_setting
def test_what_others_have_chosen_in_secret_changes_no_moment(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log, compared = Random(setting), begun(game, players, options), 0
    table = folded(log)
    while table.phase != "over" and compared < 20:
        state = table.state
        assert state is not None
        if state.waiting.bit_count() > 1:
            actor = rng.choice(state.to_act)
            ends: dict[int, list[Table]] = {}
            for action in rng.sample(state.legal(actor), min(3, len(state.legal(actor)))):
                after = folded([*log, Played(actor, str(action))])
                assert after.state is not None
                ends.setdefault(after.state.waiting, []).append(after)
            others = [person.id for seat, person in enumerate(PEOPLE[:players]) if seat != actor]
            for user in (*others, None):
                for alike in ends.values():
                    last = alike[0].heard(user)
                    assert {one.heard(user) for one in alike} == {last}
                    for seq in {last, max(1, last - 1)}:
                        assert len({looks(one, user, seq) for one in alike}) == 1
                    compared += len(alike) > 1
        add(table, log, random_action(table, rng))
    assert compared >= 6


def test_what_was_taken_back_has_never_been():
    rng, log = Random(1), begun("vienna", 2)
    table, user = folded(log), PEOPLE[0].id
    while not table.undoable(0):
        add(table, log, random_action(table, rng))
    before, last = table.heard(user) - 1, table.heard(user)
    assert looks(table, user, before) != looks(table, user, last)
    add(table, log, Undone(0))
    add(table, log, Said(user, "Klara", "Servus"))
    assert looks(table, user, last) == looks(table, user, before)
    assert looks(table, user, table.heard(user)) == wire.write(views.now(table, user)["views"])


def test_only_what_one_has_heard_is_shown_and_a_seat_only_to_whoever_held_it_then():
    rng, log = Random(1), begun("vienna", 3)
    table = folded(log)
    klara, emil, otto = PEOPLE[0].id, PEOPLE[1].id, PEOPLE[3].id
    for after in (0, table.heard(klara) + 1):
        with pytest.raises(Refusal, match="error-unseen"):
            looks(table, klara, after)
    with pytest.raises(Refusal, match="error-unseen"):
        looks(folded(log[:1]), klara, 1)
    for _ in range(20):
        add(table, log, random_action(table, rng))
    add(table, log, BotSat(1, "easy"), Left(1, "Resi"), BotSat(1, None), Asked(1, otto, "Otto"))
    add(table, log, *(Answered(1, person.id, person.name, True) for person in (PEOPLE[0], PEOPLE[2])))
    before = table.heard(emil)
    add(table, log, Sat(1, otto, "Otto"))
    moments = Moments()
    assert set(moments.seen(table, otto, 1)) == {"spectator"}
    assert set(moments.seen(table, otto, table.heard(otto) - 1)) == {"spectator"}
    assert set(moments.seen(table, otto, table.heard(otto))) == {"1"}
    assert set(moments.seen(table, emil, 1)) == {"1"}
    assert set(moments.seen(table, emil, before)) == {"spectator"}
    assert set(moments.seen(table, "stranger", 1)) == {"spectator"}


def test_over_the_wire_players_and_spectators_look_back(server: Server):
    async def run() -> None:
        klara = Person(server, "Klara")
        table = klara.opens("vienna", "you", "you")
        async with klara.at(table) as one, tab(server, table) as watching:
            await one.tells(t="begin")
            first = one.now["views"]
            await one.plays(Random(1), 12)
            await one.send(t="moment", after=1, ref=7)
            told = await one.told("moment")
            assert (told["ref"], told["after"], told["views"]) == (7, 1, first)
            await watching.send(t="moment", after=1)
            assert set((await watching.told("moment"))["views"]) == {"spectator"}
            assert await one.refused(t="moment", after=999) == "error-unseen"
            await watching.socket.send('{"t": "moment", "after": -1}')
            assert (await watching.told("refused"))["id"] == "error-malformed"

    asyncio.run(run())
