"""Friends are invited by name and a chair is kept for them; nobody learns who else is invited, or blocked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE, begun
from tests.server.test_friends import BROWSER, befriend, lists
from tests.server.test_notices import NOON, Days, over_days
from tests.server.test_rematch import finished

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import permissions
from kaffeehaus.server.identity import Person as Who
from kaffeehaus.server.notices.reach import Hours
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.refusals import Refusal

KLARA, EMIL, ROSA, OTTO = PEOPLE
FREE = Wanted("vienna", 3, [WantedSeat("you"), WantedSeat("open"), WantedSeat("bot", "easy")], pace="days")


def friend(server: Server, person: Person, name: str) -> str:
    """Under what a friend stands in somebody's list."""
    return str(next(one["id"] for one in lists(server, person)["friends"] if one["name"] == name))


def invited(server: Server, person: Person) -> list[tuple[str, str]]:
    """Who invites somebody, and to which table."""
    found = server.get("/api/tables", person.cookie).json()["invited"]
    return [(one["by"], one["table"]["id"]) for one in found]


def test_a_friend_is_invited_by_name_and_comes_or_does_not(server: Server):
    klara, emil, rosa = (Person(server, name) for name in ("Klara", "Emil", "Rosa"))
    for other in (emil, rosa):
        befriend(server, klara, other)
    table = klara.opens("vienna", "you", "open", "open", private=True)
    for name in ("Emil", "Rosa"):
        answer = server.post(f"/api/tables/{table}/invite", {"id": friend(server, klara, name)}, klara.cookie)
        assert (answer.status_code, answer.json()) == (200, {})
    assert invited(server, emil) == invited(server, rosa) == [("Klara", table)]
    assert invited(server, klara) == []
    assert server.post(f"/api/tables/{table}/decline", {}, rosa.cookie).status_code == 200
    assert invited(server, rosa) == []
    told = {one["id"]: one["declined"] for one in server.get(f"/api/tables/{table}/invited", klara.cookie).json()}
    assert told == {friend(server, klara, "Emil"): False, friend(server, klara, "Rosa"): True}
    assert server.get(f"/api/tables/{table}/invited", emil.cookie).json() == []

    async def sits() -> None:
        async with emil.at(table) as tab:
            assert (await tab.tells(t="sit", seat=1))["t"] == "news"

    asyncio.run(sits())
    assert invited(server, emil) == []


def test_only_friends_are_invited_and_only_by_those_who_are_there(server: Server):
    klara, emil, rosa = (Person(server, name) for name in ("Klara", "Emil", "Rosa"))
    befriend(server, klara, emil)
    befriend(server, rosa, emil)
    table, full = klara.opens("vienna", "you", "open"), klara.opens("vienna", "you", "easy")
    for person, where, who, status, why in (
        (rosa, table, friend(server, rosa, "Emil"), 403, "error-seat-none"),
        (klara, table, friend(server, rosa, "Emil"), 404, "error-friend-unknown"),
        (klara, full, friend(server, klara, "Emil"), 409, "error-invite-full"),
        (klara, "nowhere", friend(server, klara, "Emil"), 404, "error-table-unknown"),
    ):
        answer = server.post(f"/api/tables/{where}/invite", {"id": who}, person.cookie)
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)
    assert invited(server, emil) == []
    assert server.post(f"/api/tables/{table}/invite", {"id": "x"}).status_code == 401


def sitting(server: Server, person: Person, table: str) -> Any:
    """What somebody hears who sits down on the second chair."""

    async def sits() -> Any:
        async with person.at(table) as tab:
            heard = await tab.tells(t="sit", seat=1)
            return {name: heard[name] for name in ("t", "id", "args") if name in heard}

    return asyncio.run(sits())


def test_whoever_is_blocked_by_a_host_reads_what_everybody_reads_where_a_chair_is_kept(server: Server):
    klara, emil, rosa, otto = (Person(server, name) for name in ("Klara", "Emil", "Rosa", "Otto"))
    befriend(server, klara, emil)
    kept = klara.opens("vienna", "you", "open")
    server.post(f"/api/tables/{kept}/invite", {"id": friend(server, klara, "Emil")}, klara.cookie)
    turned_away = sitting(server, rosa, kept)
    assert turned_away == {"t": "refused", "id": "error-seat-reserved", "args": {}}
    free = klara.opens("vienna", "you", "open")
    assert sitting(server, otto, free)["t"] == "news"
    server.post("/api/blocks", {"table": free, "seat": 1}, klara.cookie)
    other = klara.opens("vienna", "you", "open")
    # What is shown of the table is the same to who is blocked and to a stranger, and so is the refusal to both.
    seen = [server.get(f"/api/tables/{other}", one.cookie).content for one in (otto, rosa)]
    assert seen[0] == seen[1]
    assert sitting(server, otto, other) == turned_away
    assert sitting(server, rosa, other)["t"] == "news"
    assert sitting(server, emil, kept)["t"] == "news"


def test_a_chair_is_kept_for_a_while_only_and_another_game_seats_nobody_beside_whom_they_blocked(tmp_path: Path):
    async def run(days: Days) -> None:
        house = days.house
        house.around.invitations._clock = lambda: days.now
        friends = await _friends(days)
        table = await house.open(KLARA, FREE)
        (tie,) = (await friends.lists(KLARA.id)).friends
        await house.around.invitations.invite(KLARA, table, tie.id)
        with pytest.raises(Refusal, match="error-seat-reserved"):
            await house.admit_to_chair(table, ROSA)
        await house.admit_to_chair(table, EMIL)
        await house.admit_to_chair(table, KLARA)
        days.now += 3 * 86_400
        await house.admit_to_chair(table, ROSA)
        assert len(await house.around.invitations.waiting(EMIL.id)) == 1
        # A friendship that ends ends the invitation, and who has invited sees a no like any other.
        await friends.block(EMIL, KLARA.id, KLARA.name)
        assert await house.around.invitations.waiting(EMIL.id) == []
        assert await house.around.invitations.apart(KLARA.id) == {EMIL.id}
        assert await house.around.invitations.apart(EMIL.id) == {KLARA.id}
        assert await house.around.invitations.apart(ROSA.id) == frozenset()

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_whoever_is_invited_is_told_once_and_not_at_night(url: str):
    async def run(days: Days) -> None:
        house = days.house
        house.around.invitations._clock = lambda: days.now
        friends = await _friends(days)
        await days.is_reached(EMIL, Hours("Europe/Vienna", quiet=(12, 18)))
        (tie,) = (await friends.lists(KLARA.id)).friends
        tables = [await house.open(KLARA, FREE) for _ in range(3)]
        await house.around.invitations.invite(KLARA, tables[0], tie.id)
        for seconds, told in ((60, []), (7 * 3600, [EMIL.id]), (3600, [])):
            days.now += seconds
            await days.desk.tell_invited()
            sent = [message for _, message in days.post.sent]
            assert days.post.told() == told
            if told:
                assert sent[0]["title"] == "Klara invites you to a table of Vienna"
                assert sent[0]["path"] == f"/t/{tables[0]}"
                assert "about" not in sent[0], "a browser takes back only word of turns"
        # Nobody hears of a table that was called off, or does not want to hear of any.
        await house.around.invitations.invite(KLARA, tables[1], tie.id)
        await house.around.invitations.decline(EMIL.id, tables[1])
        await days.desk.tell_invited()
        await days.desk.waits.change(EMIL.id, lambda reach: replace(reach, invitations=False))
        await house.around.invitations.invite(KLARA, tables[2], tie.id)
        await days.desk.tell_invited()
        assert days.post.told() == []

    over_days(url, run)


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with database(request.param, tmp_path) as found:
        yield found


async def _friends(days: Days) -> Friends:
    """Klara and Emil are friends."""
    for person in (KLARA, EMIL):
        await days.house.people.name(Who(person.id, person.name, "en"), BROWSER)
    friends = Friends(days.store, 1e9)
    await friends.follow(EMIL, await friends.link(KLARA), "", agrees=True)
    days.now = NOON
    return friends


def test_another_game_leaves_the_chair_of_whoever_is_blocked_free():
    _, new = permissions.rematch(finished(begun("vienna", 3)), EMIL, "new", frozenset({ROSA.id}))
    assert [chair.user for chair in new.seats] == [KLARA.id, EMIL.id, None]


def test_every_language_says_who_invites():
    for lang in languages():
        assert "Klara" in Texts(lang).text("notice-invited", name="Klara", game="Vienna")
