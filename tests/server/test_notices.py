"""Whoever is not there hears that a table waits: once, when they want to be told, and by their own ways only."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Coroutine
from datetime import datetime
from email import message_from_string, policy
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.receivers import mailbox, service
from tests.server.tables import PEOPLE, opened
from tests.server.test_house import Here

from kaffeehaus.locale import languages
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import Began, Played
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.notices import outside, reach, webhook
from kaffeehaus.server.notices.desk import PRESENT
from kaffeehaus.server.notices.push import Pushes
from kaffeehaus.server.notices.reach import Device, Hours, Reach
from kaffeehaus.server.notices.waiting import AGAIN
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.notices.when import SOON, due, loud
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

KLARA, EMIL, *_ = PEOPLE
NOON = datetime(2026, 11, 19, 12, tzinfo=ZoneInfo("Europe/Vienna")).timestamp()
HOUR = 3600.0
AT_ONCE = Hours()


# ---- when -----------------------------------------------------------------------------------------------------------


def at(hour: int, day: int = 19, zone: str = "Europe/Vienna") -> float:
    return datetime(2026, 11, day, hour, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("hours", "since", "told"),
    [
        pytest.param(Hours(), at(3), at(3) + SOON, id="at once"),
        pytest.param(Hours("Europe/Vienna", digest=18), at(12), at(18), id="in the evening"),
        pytest.param(Hours("Europe/Vienna", digest=18), at(18), at(18, 20), id="the evening after"),
        pytest.param(Hours("Asia/Tokyo", digest=18), at(18), at(18, 20, "Asia/Tokyo"), id="their evening"),
        pytest.param(Hours("Europe/Vienna", quiet=(22, 7)), at(23), at(7, 20), id="not at night"),
        pytest.param(Hours("Europe/Vienna", quiet=(22, 7)), at(6), at(7), id="nor towards morning"),
        pytest.param(Hours("Europe/Vienna", quiet=(22, 7)), at(7), at(7) + SOON, id="but in the morning"),
        pytest.param(Hours("Europe/Vienna", quiet=(9, 17)), at(12), at(17), id="not at work"),
        pytest.param(Hours("Europe/Vienna", digest=23, quiet=(22, 7)), at(12), at(7, 20), id="a digest in the night"),
    ],
)
def test_100_somebody_is_told_when_they_want_to_be(hours: Hours, since: float, told: float):
    assert due(hours, since) == told


def test_100_quiet_hours_end_by_the_clock_on_the_wall_where_it_is_put_back():
    vienna = ZoneInfo("Europe/Vienna")
    night = datetime(2026, 10, 24, 23, tzinfo=vienna).timestamp()
    morning = loud(Hours("Europe/Vienna", quiet=(22, 7)), night)
    assert datetime.fromtimestamp(morning, vienna).hour == 7
    assert morning - night == 9 * HOUR


# ---- what may be kept -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../../etc/passwd", "", "x" * 100])
def test_there_are_only_time_zones_that_there_are(zone: str):
    with pytest.raises(Refusal, match="error-notices-zone"):
        reach.checked_hours(Hours(zone))


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "https://", "https://user:word@example.org/", "https://a b/", "//x", "https://x:y/"]
)
def test_an_address_is_one_of_the_web_and_says_nothing_of_who_asks(url: str):
    with pytest.raises(Refusal, match="error-notices-url"):
        reach.checked_url(url)


@pytest.mark.parametrize("address", ["klara", "a@b\nBcc: c@d", "a@b, c@d", "<a@b>", "a@-", "ä@example.org"])
def test_mail_goes_to_one_plain_address_only(address: str):
    with pytest.raises(Refusal, match="error-notices-mail"):
        reach.checked_mail(address)


INSIDE = (
    "127.0.0.1", "localhost", "[::1]", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[2002:7f00:1::]", "[fe80::1]", "[fd00::1]", "2130706433", "0x7f.1",
    "224.0.0.1", "100.64.0.1", "[::127.0.0.1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[fec0::1]",
    "[::ffff:0:10.0.0.1]",
)  # fmt: skip


@pytest.mark.parametrize("host", INSIDE)
def test_nothing_goes_into_the_network_of_the_house_however_it_is_called(host: str):
    with pytest.raises(outside.NotOutside):
        outside.post(f"https://{host}:9/", b"", {})


def test_only_what_is_secured_leaves_the_house_and_nobody_follows_a_redirection():
    with pytest.raises(outside.NotOutside):
        outside.post("http://example.org/", b"", {})
    with service() as found:
        found.status = 307
        assert outside.post(f"{found.address}/here?a=b", b"{}", {}, near=True) == 307
        assert [posted.path for posted in found.posted] == ["/here?a=b"]


# ---- push -----------------------------------------------------------------------------------------------------------


class Browser:
    """A browser with keys of its own."""

    def __init__(self, address: str, name: str = "phone") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes it"
        numbers = self.key.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)
        self.device = Device(f"{address}/push/{name}", written(point), written(self.secret), name)

    def opens(self, body: bytes) -> dict[str, Any]:
        """What a message says."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_push_is_for_one_browser_only_and_signed_by_the_house():
    with service() as found:
        browser, pushes = Browser(found.address), Pushes(b"s" * 64, "mailto:house@example.org", near=True)
        assert pushes.send(browser.device, b'{"title": "Hofburg"}', "table") == 201
        (posted,) = found.posted
    assert browser.opens(posted.body) == {"title": "Hofburg"}
    assert b"Hofburg" not in posted.body
    with pytest.raises(http_ece.ECEException):
        Browser(found.address).opens(posted.body)
    token, key = re.fullmatch(r"vapid t=(\S+?),\s*k=(\S+)", posted.headers["authorization"]).groups()  # type: ignore[union-attr]
    assert key == pushes.public
    head, body, signature = token.split(".")
    assert json.loads(read(body))["aud"] == found.address
    r, s = (int.from_bytes(read(signature)[n : n + 32]) for n in (0, 32))
    house = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    house.verify(utils.encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert Pushes(b"s" * 64, "mailto:x@example.org").public == pushes.public, "it follows from the key of the house"


# ---- the desk -------------------------------------------------------------------------------------------------------


class Post:
    """What was pushed, and with which status that is answered."""

    public = "key"

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.answers: dict[str, int] = {}

    def send(self, device: Device, message: bytes, topic: str) -> int:
        answer = self.answers.get(device.endpoint, 201)
        if answer < 300:
            self.sent.append((device.endpoint, json.loads(message)))
        return answer

    def told(self) -> list[str]:
        """To whom something went since this was asked last."""
        found = [endpoint for endpoint, _ in self.sent]
        self.sent.clear()
        return found


class Days:
    """A house whose clock a test turns, where Klara and Emil play over days."""

    def __init__(self, house: House, store: Store, post: Post) -> None:
        self.house, self.store, self.post = house, store, post
        self.now = NOON
        self.table = ""

    @classmethod
    def over(cls, store: Store, post: Post) -> Days:
        days: Days
        house = House(store, Here(), bot_pace=0, ways=Ways(post))  # type: ignore[arg-type]
        assert house.around.desk is not None
        house.around.desk._clock = lambda: days.now
        days = cls(house, store, post)
        return days

    async def is_reached(self, person: Person, hours: Hours = AT_ONCE, **also: Any) -> None:
        device = Device(person.id, "", "", "phone")
        await self.desk.waits.change(person.id, lambda _: Reach(hours=hours, devices=(device,), **also))

    @property
    def desk(self) -> Any:
        return self.house.around.desk

    async def begins(self) -> None:
        """Two sit down to a game of VIENNA over days, and choose in secret until one of them is asked."""
        self.table = await self.house.add(replace(opened("vienna", 2), pace="days"))
        await self.house.change(self.table, lambda room: Began())
        await self.plays_on()

    async def waits_for(self) -> Person:
        seat: int
        (seat,) = await self.house.read(self.table, lambda table: table.to_act)
        return PEOPLE[seat]

    async def plays_on(self) -> Person:
        """Plays until another one is asked, and nobody else."""

        def act(room: Any) -> Any:
            seat = room.table.to_act[0]
            return Played(seat, str(room.table.state.legal(seat)[0]))

        now: list[int]
        before = now = await self.house.read(self.table, lambda table: table.to_act)
        while now == before or len(now) > 1:
            await self.house.change(self.table, act)
            now = await self.house.read(self.table, lambda table: table.to_act)
        return PEOPLE[now[0]]

    async def later(self, seconds: float) -> list[str]:
        """Who is told something by then."""
        await self.desk.note()
        self.now += seconds
        await self.desk.tell()
        return self.post.told()


def over_days(url: str, run: Callable[[Days], Coroutine[Any, Any, None]], post: Post | None = None) -> None:
    found = database_of(url)
    migrate(found)
    store = Store(found)

    async def whole() -> None:
        days = Days.over(store, post or Post())
        try:
            await run(days)
        finally:
            await days.house.stop()

    try:
        asyncio.run(whole())
    finally:
        store.close()


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with database(request.param, tmp_path) as found:
        yield found


def test_100_whoever_is_waited_for_is_told_once_and_nobody_else(url: str):
    async def run(days: Days) -> None:
        for person in (KLARA, EMIL):
            await days.is_reached(person)
        await days.begins()
        first = await days.waits_for()
        assert await days.later(SOON / 2) == []
        assert await days.later(SOON) == [first.id]
        assert [await days.later(HOUR) for _ in range(5)] == [[]] * 5
        second = await days.plays_on()
        assert await days.later(2 * SOON) == [second.id]
        await days.plays_on()
        await days.plays_on()
        assert await days.later(2 * SOON) == [second.id], "what was waited for in between is withdrawn"

    over_days(url, run)


def test_100_a_message_leads_to_the_table_and_tells_what_everybody_there_knows(tmp_path: Path):
    async def run(days: Days) -> None:
        await days.is_reached(KLARA, lang="de")
        await days.is_reached(EMIL, lang="de")
        await days.begins()
        await days.desk.note()
        days.now += 2 * SOON
        await days.desk.tell()
        ((who, message),) = days.post.sent
        other = next(person.name for person in (KLARA, EMIL) if person.id != who)
        assert message == {
            "title": "Vienna: Du bist am Zug",
            "body": f"Mit {other} · Runde 1",
            "path": f"/t/{days.table}",
            "about": [f"/t/{days.table}"],
        }

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_whoever_sits_there_needs_no_word_until_they_go(tmp_path: Path):
    async def run(days: Days) -> None:
        await days.is_reached(KLARA)
        await days.is_reached(EMIL)
        await days.begins()
        who = await days.waits_for()
        guest = Connection(who)
        await days.house.enter(days.table, guest, 0)
        assert await days.later(2 * SOON) == []
        await days.house.leave(days.table, guest)
        assert await days.later(PRESENT) == [who.id]

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_several_tables_are_one_message_where_somebody_wants_it_by_the_day(tmp_path: Path):
    async def run(days: Days) -> None:
        for person in (KLARA, EMIL):
            await days.is_reached(person, Hours("Europe/Vienna", digest=18))
        waiting = []
        for _ in range(4):
            await days.begins()
            waiting.append((await days.waits_for()).id)
        assert await days.later(5 * HOUR) == []
        assert sorted(await days.later(HOUR)) == sorted(set(waiting))

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_a_silent_table_is_silent_and_quiet_hours_that_begin_meanwhile_are_kept(tmp_path: Path):
    async def run(days: Days) -> None:
        await days.begins()
        who = await days.waits_for()
        await days.is_reached(who, Hours("Europe/Vienna", quiet=(12, 14)))
        await days.desk.recover()
        assert await days.later(2 * SOON) == []
        assert await days.later(2 * HOUR) == [who.id]
        other = await days.plays_on()
        await days.is_reached(other, silent=(days.table,))
        await days.desk.recover()
        assert await days.later(HOUR) == []

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_what_did_not_arrive_is_tried_again_and_its_owner_sees_so(tmp_path: Path):
    async def run(days: Days) -> None:
        await days.is_reached(KLARA)
        await days.is_reached(EMIL)
        await days.begins()
        who = await days.waits_for()
        days.post.answers[who.id] = 503
        assert await days.later(2 * SOON) == []
        assert (await days.desk.waits.reach(who.id)).troubles == ("push",)
        del days.post.answers[who.id]
        assert await days.later(AGAIN[0] / 2) == []
        assert await days.later(AGAIN[0]) == [who.id]
        assert (await days.desk.waits.reach(who.id)).troubles == ()
        other = await days.plays_on()
        days.post.answers[other.id] = 410
        assert await days.later(2 * SOON) == []
        assert (await days.desk.waits.reach(other.id)).devices == (), "a browser that is gone is forgotten"

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_of_several_processes_one_tells_and_what_one_has_not_noted_another_finds(url: str):
    post = Post()
    found = database_of(url)
    migrate(found)
    stores = [Store(found) for _ in range(3)]

    async def whole() -> None:
        first, *others = (Days.over(store, post) for store in stores)
        await first.is_reached(KLARA)
        await first.is_reached(EMIL)
        await first.begins()
        who = await first.waits_for()
        # It ends before it has noted whom the table waits for.
        for days in others:
            days.now = first.now
            await days.desk.recover()
            days.now += 2 * SOON
        await asyncio.gather(*(days.desk.tell() for days in others))
        assert post.told() == [who.id]

    try:
        asyncio.run(whole())
    finally:
        for store in stores:
            store.close()


def test_100_whoever_is_reached_from_now_on_is_told_of_tables_that_wait_already_and_no_others_are_read(tmp_path: Path):
    async def run(days: Days) -> None:
        await days.begins()
        who = await days.waits_for()
        await days.desk.note()
        await days.is_reached(who)
        read, others = days.desk._read, []

        async def reads(id: str, see: Any) -> Any:
            others.append(id)
            return await read(id, see)

        other = await days.house.add(replace(opened("valencia", 2), pace="days"))
        await days.house.change(other, lambda room: Began())
        days.desk._read = reads
        await days.desk.recover("somebody else")
        assert others == []
        await days.desk.recover(who.id)
        assert await days.later(2 * SOON) == [who.id]

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_100_for_one_person_only_their_own_running_tables_are_looked_at(tmp_path: Path):
    """Anybody may add a way and remove it again, which is not to cost what a house with many tables takes to read."""

    async def run(days: Days) -> None:
        await days.begins()
        waits = days.desk.waits
        assert len(await waits.running(None)) == 1
        assert len(await waits.running(KLARA.id)) == 1
        assert await waits.running("somebody else") == []

    over_days(f"sqlite:///{tmp_path}/log.db", run)


@pytest.mark.parametrize("name", ["@everyone", "<!channel>", "<@U024BE7LH>", "[win](https://e.vil)"])
def test_no_name_means_anything_to_a_chat(name: str, monkeypatch: pytest.MonkeyPatch):
    posted: list[bytes] = []

    def post(_: str, body: bytes, *__: Any) -> int:
        posted.append(body)
        return 200

    monkeypatch.setattr(outside, "post", post)
    webhook.send("https://chat.example", f"With {name}", ["https://house.example/t/x"])
    said = json.loads(posted[0])
    assert said["text"] == said["content"]
    assert name not in said["text"]
    assert said["text"].replace("\u2060", "") == f"With {name}\nhttps://house.example/t/x"


# ---- over HTTP ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house with a server for mail and services on loopback."""
    with mailbox() as (smtp, mails), service() as found:
        where: dict[str, Any] = {
            "site": "https://kaffeehaus.example",
            "smtp": smtp,
            "mail_from": "house@example.org",
            "near": True,
        }
        server = Server(tmp_path_factory.mktemp("data"), **where)
        try:
            yield server, mails, found
        finally:
            server.stop()


def test_100_mail_goes_where_the_code_came_back_from_and_nowhere_else(house: Any):
    server, mails, _ = house
    guest = Guest(server, "Klara")

    def post(path: str, **body: Any) -> Any:
        return server.post(f"/api/notices{path}", body, guest.cookie)

    told = post("/mail", address="klara@example.org").json()
    assert (told["mail"], told["unconfirmed"]) == (None, "klara@example.org")
    mail = message_from_string(mails.pop(), policy=policy.default)
    code = re.search(r"\d{6}", mail["Subject"])[0]  # type: ignore[index]
    assert code in mail.get_content()
    wrong = str((int(code) + 1) % 10**6).zfill(6)
    for _ in range(5):
        assert post("/mail/confirm", code=wrong).json()["error"]["id"] == "error-notices-code"
    assert post("/mail/confirm", code=code).json()["error"]["id"] == "error-notices-code", "five tries and no more"
    post("/mail", address="klara@example.org")
    code = re.search(r"\d{6}", mails.pop())[0]  # type: ignore[index]
    stranger = Guest(server, "Emil")
    assert server.post("/api/notices/mail/confirm", {"code": code}, stranger.cookie).status_code == 400
    assert post("/mail/confirm", code=f" {code} ").json()["mail"] == "klara@example.org"
    assert post("/test").json()["troubles"] == []
    sent = message_from_string(mails.pop(), policy=policy.default)
    assert (sent["To"], sent["Auto-Submitted"]) == ("klara@example.org", "auto-generated")
    assert guest.cookie.partition("=")[2][:20] not in sent.as_string()
    answers = [post("/mail", address="klara@example.org").status_code for _ in range(3)]
    assert answers[-1] == 429, "nobody fills somebody's box"


def test_100_a_browser_and_a_chat_are_told_by_the_ways_of_their_owner(house: Any):
    server, _, found = house
    guest, browser = Guest(server, "Klara"), Browser(found.address)
    assert server.get("/api/notices").status_code == 401
    device = {k: getattr(browser.device, k) for k in ("endpoint", "p256dh", "auth", "name")}
    told = server.post("/api/notices/device", device, guest.cookie).json()
    assert told["devices"] == [{"endpoint": browser.device.endpoint, "name": "phone"}]
    server.post("/api/notices/webhook", {"address": f"{found.address}/chat"}, guest.cookie)
    found.posted.clear()
    assert server.post("/api/notices/test", {}, guest.cookie).json()["troubles"] == []
    by_path = {posted.path: posted.body for posted in found.posted}
    assert browser.opens(by_path["/push/phone"])["path"] == "/person"
    said = json.loads(by_path["/chat"])
    assert said["text"] == said["content"]
    assert "https://kaffeehaus.example/person" in said["text"]
    found.status = 500
    assert server.post("/api/notices/test", {}, guest.cookie).json()["troubles"] == ["push", "webhook"]
    found.status = 201
    other = server.get("/api/notices", Guest(server, "Emil").cookie).json()
    assert (other["devices"], other["webhook"]) == ([], None)
    gone = server.post("/api/notices/device/remove", {"endpoint": browser.device.endpoint}, guest.cookie).json()
    assert gone["devices"] == []


@pytest.mark.parametrize(
    ("path", "body", "id"),
    [
        ("", {"zone": "Mars/Olympus"}, "error-notices-zone"),
        ("", {"zone": "UTC", "digest": 24}, "error-malformed"),
        ("/device", {"endpoint": "https://example.org/", "p256dh": "x", "auth": "y"}, "error-notices-device"),
        ("/webhook", {"address": "file:///etc/passwd"}, "error-notices-url"),
        ("/mail", {"address": "nobody"}, "error-notices-mail"),
        ("/mail/confirm", {"code": "000000"}, "error-notices-code"),
        ("/test", {}, "error-notices-none"),
    ],
)
def test_100_what_cannot_be_is_refused_in_a_line(house: Any, path: str, body: dict[str, Any], id: str):
    server, *_ = house
    guest = Guest(server, "Otto")
    assert server.post(f"/api/notices{path}", body, guest.cookie).json()["error"]["id"] == id


def test_100_every_language_says_all_that_is_sent():
    from kaffeehaus.locale import Texts
    from kaffeehaus.server.notices.words import News, message_of

    news = [News("a", "vienna", ("Emil", "Jun"), 6), News("b", "valencia", (), 1)]
    for lang in languages():
        for some in (news[:1], news[1:], news):
            message = message_of(Texts(lang, some[0].game), some)
            assert "notice-" not in " ".join([message.heading, *message.lines])
            assert "$" not in " ".join([message.heading, *message.lines])
