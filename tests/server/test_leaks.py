"""What goes over the wire to a seat depends on nothing that the seat may not know, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from tests.server.tables import PEOPLE, SETTINGS, add, begun, choices, folded, opened, random_action

from kaffeehaus.server import views, wire
from kaffeehaus.server.entries import Began, Chair, Entry, Played
from kaffeehaus.server.identity import Person
from kaffeehaus.server.table import Table

LENGTH = 120
every_setting = pytest.mark.parametrize("setting", SETTINGS)


def viewers(table: Table) -> list[tuple[int | None, Person | None]]:
    """Every seat with its person, and a spectator."""
    return [*enumerate(PEOPLE[: table.opened.players]), (None, None)]


def positions(setting: str, every: int, rounds: int) -> Iterator[tuple[Table, list[Entry], Random]]:
    """Every so many positions of so many random games."""
    game, players, options = SETTINGS[setting]
    rng = Random(setting)
    for _ in range(rounds):
        log = begun(game, players, options, rng.randrange(99))
        table = folded(log)
        for number in range(LENGTH):
            if table.phase == "over":
                break
            if number % every == 0:
                yield table, log, rng
            add(table, log, random_action(table, rng))


def whole(table: Table, person: Person | None) -> bytes:
    """All that a viewer is sent on arrival."""
    there = views.who_is_there(table, person.id if person else None, lambda user: None, 0)
    return wire.write(views.table_message(table, person, there))


def fresh(table: Table, person: Person | None, seen: int) -> bytes:
    """What a viewer is sent after a change."""
    return wire.write(views.news(table, person.id if person else None, seen, {}))


def seen(table: Table, person: Person | None) -> int:
    return len(table.ledger(person.id if person else None).items)


@every_setting
def test_a_world_that_differs_only_in_what_is_hidden_is_told_alike(setting: str, rounds: int):
    compared = 0
    for table, log, rng in positions(setting, 4, rounds):
        for seat, person in viewers(table):
            assert table.state is not None
            twin = folded(log)
            twin.state = table.state.determinize(seat, rng)
            assert whole(twin, person) == whole(table, person)
            compared += 1
    assert compared > 50


@every_setting
def test_the_last_actions_of_a_game_are_told_alike_too(setting: str):
    """The final scoring tells of hidden missions, so a preview of the last action must stop before it."""
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table = folded(log)
    while table.phase != "over":
        add(table, log, random_action(table, rng))
    for length in range(len(log) - 6, len(log)):
        table = folded(log[:length])
        for seat, person in viewers(table):
            assert table.state is not None
            twin = folded(log[:length])
            twin.state = table.state.determinize(seat, rng)
            assert whole(twin, person) == whole(table, person)


@every_setting
def test_an_action_is_told_alike_in_both_worlds_unless_it_brings_something_to_light(setting: str, rounds: int):
    compared = 0
    for table, log, rng in positions(setting, 3, rounds):
        entry = random_action(table, rng)
        for seat, person in viewers(table):
            assert table.state is not None
            twin, real = folded(log), folded(log)
            twin.state = table.state.determinize(seat, rng)
            if twin.game.parse(entry.action) not in twin.state.legal(entry.seat):
                continue
            before = seen(real, person)
            for one in (real, twin):
                one.take(one.seq + 1, 0.0, entry)
            assert real.state is not None
            # Others may be further with their secret choices in one world than in the other, and then be ready sooner.
            alike = real.state.view(seat) == twin.state.view(seat)
            if alike and not (real.moves[-1].revealed or twin.moves[-1].revealed):
                assert fresh(real, person, before) == fresh(twin, person, before)
                compared += 1
    assert compared > 10


@every_setting
def test_a_choice_in_secret_leaves_no_trace(setting: str, rounds: int):
    compared = 0
    for table, log, rng in positions(setting, 5, rounds):
        assert table.state is not None
        if table.state.waiting.bit_count() < 2:
            continue
        actor = rng.choice(table.state.to_act)
        for seat, person in viewers(table):
            if seat == actor:
                continue
            told: dict[str, set[bytes]] = {}
            for action in table.state.legal(actor)[:6]:
                after = folded([*log, Played(actor, str(action))])
                assert after.state is not None
                view = json.dumps(after.state.view(seat))
                told.setdefault(view, set()).add(whole(after, person) + fresh(after, person, seen(table, person)))
            assert [len(messages) for messages in told.values()] == [1] * len(told)
            compared += 1
    assert compared > 5


@every_setting
def test_when_others_chose_in_secret_is_not_told(setting: str, rounds: int):
    compared = 0
    for table, log, _ in positions(setting, 4, rounds):
        for _seat, person in viewers(table):
            user = person.id if person else None
            unheard = {item.at for item in table.journal if not item.heard_by(user)}
            other = Table("t")
            for seq, entry in enumerate(log, 1):
                other.take(seq, seq - 5000.0 if seq in unheard else float(seq), entry)
            assert whole(other, person) == whole(table, person)
            compared += bool(unheard)
    assert compared > 10


@every_setting
def test_how_far_others_have_got_in_secret_is_not_told_either(setting: str, rounds: int):
    """Whoever has only begun to choose has not been heard of, so even the numbering of the entries keeps still."""
    compared = 0
    for table, log, rng in positions(setting, 1, rounds):
        assert table.state is not None
        if table.state.waiting.bit_count() < 2:
            continue
        actor = rng.choice(table.state.to_act)
        before = {seat: (seen(table, person), whole(table, person)) for seat, person in viewers(table)}
        after = folded([*log, Played(actor, str(rng.choice(table.state.legal(actor))))])
        assert after.state is not None
        if after.state.to_act != table.state.to_act:
            continue
        for seat, person in viewers(table):
            if seat != actor:
                assert (seen(after, person), whole(after, person)) == before[seat]
                compared += 1
    assert compared > 2


@every_setting
def test_previews_hold_what_the_action_then_does(setting: str, rounds: int):
    compared = 0
    for table, log, rng in positions(setting, 6, rounds):
        assert table.state is not None
        seat = rng.choice(table.state.to_act)
        person = PEOPLE[seat]
        for choice in choices(table, seat)[:8]:
            after = folded([*log, Played(seat, choice["action"])])
            item = after.moves[-1]
            news = [
                event
                for event in item.visible(person.id)
                if not event.shows_own or getattr(event, "seat", None) != seat
            ]
            done = [event.to_json() for event in news]
            assert done[: len(choice["preview"])] == choice["preview"]
            compared += len(choice["preview"])
    assert compared > 10


def test_an_action_that_opens_a_chain_tells_what_it_will_likely_come_to():
    rng, log = Random(1), begun("vienna", 2, seed=5)
    table = folded(log)
    while table.phase != "over":
        assert table.state is not None
        for choice in choices(table, table.state.to_act[0]):
            if choice["action"].startswith("place") and not choice["preview"]:
                kinds = [event["kind"] for event in choice["likely"]]
                assert "agent-placed" in kinds
                return
        add(table, log, random_action(table, rng))
    raise AssertionError("no placement left its agent to be chosen")


def test_the_preview_of_a_last_action_guesses_no_mission():
    """Two sampled worlds may agree by chance on what others hide, so the reveal has to count before it is told."""
    last = 0
    for seed in range(25):
        rng, log = Random(seed), begun("valencia", 2, seed=seed)
        table = folded(log)
        while table.phase != "over":
            add(table, log, random_action(table, rng))
        table = folded(log[:-1])
        assert table.state is not None
        for choice in choices(table, table.state.to_act[0]):
            kinds = [event["kind"] for event in choice["preview"]]
            assert "mission-scored" not in kinds
            last += "scored" in kinds
    assert last


def test_what_one_seat_alone_may_see_says_whose_it_is_before_a_shared_screen():
    rng, klara = Random(3), PEOPLE[0].id
    log: list[Entry] = [opened("valencia", 2, seat1=Chair(klara, "Emil")), Began()]
    table = folded(log)
    for _ in range(LENGTH):
        if table.phase != "over":
            add(table, log, random_action(table, rng))
    told = [e for entry in views.entries_after(table, klara, 0) for e in entry.get("events", ())]
    meant = [e.audience() for item in table.journal for e in item.events]
    assert [e.get("only") for e in told] == meant
    assert {0, 1, None} <= set(meant)
    strangers = [e for entry in views.entries_after(table, None, 0) for e in entry.get("events", ())]
    assert not any("only" in e for e in strangers)
