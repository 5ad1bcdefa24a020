"""People are known where they signed in and nowhere else; what somebody else tries comes to nothing."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import time
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.databases import KINDS, database
from tests.server.tables import begun, folded
from tests.server.test_house import Here

from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import Database, database_of, migrate
from kaffeehaus.server.entries import Chair, Entry, Left, Named, Opened, Said, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import IdentitySigner, Person
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.people import codes as coded
from kaffeehaus.server.people import kept as keeping
from kaffeehaus.server.people import moving
from kaffeehaus.server.people.browsers import Browser, browser_of
from kaffeehaus.server.people.codes import LENGTH, NAME, RECOVERY, TRIES, Codes
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.kept import Kept, Written
from kaffeehaus.server.people.leaving import forget
from kaffeehaus.server.people.names import NEUTRAL
from kaffeehaus.server.people.passkeys import Passkeys, Site
from kaffeehaus.server.people.register import OTHERS, Register
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import NewEntry, Store

LAPTOP, PHONE = Browser("laptop", "Firefox, Linux"), Browser("phone", "Safari, iOS")
SIGNER = IdentitySigner(bytes(range(32)))
HERE, THERE = "192.0.2.1", "192.0.2.2"
SITE = Site("localhost", ["http://localhost"])
_number = iter(range(10**6))


def somebody(name: str = "Klara") -> Person:
    """A person of whom nobody has heard."""
    return Person(f"person-{next(_number)}", name, "de")


@pytest.fixture(scope="module", params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """One database for all: every test has people of its own."""
    with database(request.param, tmp_path_factory.mktemp("people")) as url:
        found = database_of(url)
        migrate(found)
        yield found


@pytest.fixture(scope="module")
def store(kept: Database) -> Iterator[Store]:
    found = Store(kept)
    yield found
    found.close()


@contextmanager
def refused(id: str) -> Iterator[None]:
    """Insists on a refusal."""
    with pytest.raises(Refusal) as found:
        yield
    assert found.value.id == id


async def known(register: Register, name: str = "Klara") -> Person:
    """Somebody who has told their name."""
    person = somebody(name)
    await register.name(person, LAPTOP)
    return person


async def shelf(store: Store, statement: str, *values: Any) -> list[Any]:
    """Rows of the database."""
    return await Register(store).ask(lambda do: do(statement, *values).fetchall())


def test_who_is_signed_out_in_one_browser_is_nobody_there_in_any_process(store: Store):
    async def run() -> None:
        here, elsewhere = Register(store), Register(store)
        klara, emil = await known(here), await known(here, "Emil")
        phone = await here.enter(klara.id, PHONE)
        assert phone.session != klara.session == klara.id
        assert [(one.kind, one.label) for one in await here.devices(klara.id)] == [PHONE, LAPTOP]
        await elsewhere.look()
        assert elsewhere.present(phone) == phone
        with refused("error-page-unknown"):
            await here.sign_out(emil, phone.session)
        news = await here.sign_out(klara, phone.session)
        assert news.ended == {phone.session}
        assert (await elsewhere.look()).ended >= {phone.session}
        for one in (here, elsewhere):
            assert one.present(phone) is None
            assert one.present(klara) == klara
            assert one.present(replace(phone, name="Somebody else", lang="ja")) is None
            assert await one.visit(phone, PHONE) is None
        # The cookie of the first browser says nothing of a session, as all did once, and is ended like any other.
        again = await here.enter(klara.id, PHONE)
        await here.sign_out(again, OTHERS)
        assert here.present(klara) is None
        assert here.present(again) == again
        # A house that opens anew knows it before anybody comes.
        house = House(store, Here())
        await house.start()
        assert (house.people.present(klara), house.people.present(again)) == (None, again)
        await house.stop()
        assert here.present(emil) == emil

    asyncio.run(run())


def test_a_name_is_the_same_in_every_browser(store: Store):
    async def run() -> None:
        register = Register(store)
        klara = await known(register)
        phone = await register.enter(klara.id, PHONE)
        await register.name(replace(klara, name="Klärchen", lang="ja"), LAPTOP)
        assert await register.visit(phone, PHONE) == replace(phone, name="Klärchen", lang="ja")

    asyncio.run(run())


def test_a_short_code_is_good_once_and_for_minutes(store: Store, monkeypatch: pytest.MonkeyPatch):
    async def run() -> None:
        register, codes = Register(store), Codes(store, SIGNER, 1e9)
        klara, emil = await known(register), await known(register, "Emil")
        first, code = await codes.short(klara.id), await codes.short(klara.id)
        other = await codes.short(emil.id)
        with refused("error-code"):
            await codes.owner(first, HERE, use=True)
        typed = f" {code[:4].lower()}-{code[4:]} "
        for _ in range(2 * TRIES):
            assert await codes.owner(typed, HERE, use=False) == klara.id
        assert await codes.owner(typed, HERE, use=True) == klara.id
        for use in (False, True):
            with refused("error-code"):
                await codes.owner(code, HERE, use=use)
        late = time() + coded.LASTS + 1
        with monkeypatch.context() as then:
            then.setattr(coded, "time", lambda: late)
            with refused("error-code"):
                await codes.owner(other, HERE, use=True)
        stranger = Codes(store, IdentitySigner(bytes(32)), 1e9)
        with refused("error-code"):
            await stranger.owner(other, HERE, use=True)

    asyncio.run(run())


def test_a_code_that_was_guessed_at_is_worth_nothing_from_however_many_addresses(store: Store):
    async def run() -> None:
        register, codes = Register(store), Codes(store, SIGNER, 1e9)
        klara = await known(register)
        code = await codes.short(klara.id)
        for n in range(TRIES):
            wrong = code[:NAME] + coded.drawn(LENGTH - NAME)
            with refused("error-code"):
                await codes.owner(wrong, f"192.0.2.{n}", use=True)
        with refused("error-code"):
            await codes.owner(code, HERE, use=True)
        assert await codes.owner(await codes.short(klara.id), HERE, use=True) == klara.id

    asyncio.run(run())


def test_an_address_and_the_whole_house_have_few_tries(store: Store):
    async def run() -> None:
        codes, answers = Codes(store, SIGNER), []
        code = await codes.short((await known(Register(store))).id)
        for typed in ("", "x" * 80, "\0", "𝟚𝟛", *(coded.drawn(n) for n in (1, LENGTH, RECOVERY)), *["?"] * 3):
            with pytest.raises(Refusal) as found:
                await codes.owner(typed, HERE, use=True)
            answers.append((found.value.id, found.value.status, found.value.details))
        assert answers == [("error-code", 403, {})] * coded.EACH[0]
        with refused("error-too-fast"):
            await codes.owner(code, HERE, use=True)
        assert await codes.owner(code, THERE, use=True)
        for n in range(coded.EACH[0] * coded.ALL):
            with pytest.raises(Refusal):
                await codes.owner("?", f"198.51.100.{n}", use=True)
        with refused("error-too-fast"):
            await codes.owner("?", "203.0.113.1", use=True)

    asyncio.run(run())


def test_a_long_code_is_good_once_and_stands_nowhere(store: Store):
    async def run() -> None:
        register, codes = Register(store), Codes(store, SIGNER, 1e9)
        klara = await known(register)
        first, code = await codes.long(klara.id), await codes.long(klara.id)
        with refused("error-code"):
            await codes.owner(first, HERE, use=True)
        ((_, digest, _, used),) = await shelf(store, "SELECT * FROM recovery WHERE person = ?", klara.id)
        assert used == 0
        assert code.encode() not in bytes(digest)
        spaced = "-".join(code[n : n + 4] for n in range(0, RECOVERY, 4)).lower()
        # It outlives the key of the house.
        assert await Codes(store, IdentitySigner(bytes(32)), 1e9).owner(spaced, HERE, use=True) == klara.id
        with refused("error-code"):
            await codes.owner(code, HERE, use=True)
        found = await codes.recovery(klara.id)
        assert found is not None
        assert found.used > 0

    asyncio.run(run())


def test_many_at_once_use_a_code_once(kept: Database, store: Store):
    async def run() -> None:
        other = Store(kept)
        try:
            klara = await known(Register(store))
            short, long = await Codes(store, SIGNER).short(klara.id), await Codes(store, SIGNER).long(klara.id)
            for code in (short, long):
                tries = [Codes(s, SIGNER, 1e9).owner(code, HERE, use=True) for s in (store, other) for _ in range(2)]
                found = await asyncio.gather(*tries, return_exceptions=True)
                assert [one for one in found if one == klara.id] == [klara.id]
        finally:
            other.close()

    asyncio.run(run())


def test_a_passkey_answers_a_question_that_was_put_to_it_and_once(store: Store):
    async def run() -> None:
        passkeys, register = Passkeys(store), Register(store)
        klara, emil = await known(register), await known(register, "Emil")
        said = [(await passkeys.offer(klara, SITE))["challenge"], (await passkeys.question(SITE))["challenge"]]

        def answer(challenge: str) -> dict[str, Any]:
            client = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": "http://localhost"})
            data = base64.urlsafe_b64encode(client.encode()).rstrip(b"=").decode()
            return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": data}}

        async def asked() -> int:
            return len(await shelf(store, "SELECT id FROM ticket WHERE id LIKE 'key.%'"))

        async def comes_to_nothing(attempt: Callable[[], Awaitable[Any]], left: int) -> None:
            with refused("error-passkey"):
                await attempt()
            assert await asked() == left

        there = await asked()
        # Neither somebody else nor the other kind of question: nothing is taken. Then once, and it is gone.
        await comes_to_nothing(lambda: passkeys.add(emil, SITE, answer(said[0]), LAPTOP), there)
        await comes_to_nothing(lambda: passkeys.owner(SITE, answer(said[0])), there)
        await comes_to_nothing(lambda: passkeys.add(klara, SITE, answer(said[1]), LAPTOP), there)
        await comes_to_nothing(lambda: passkeys.add(klara, SITE, answer(said[0]), LAPTOP), there - 1)
        await comes_to_nothing(lambda: passkeys.add(klara, SITE, answer(said[0]), LAPTOP), there - 1)
        for nonsense in ({}, {"response": 1}, {"id": "\0", "response": {"clientDataJSON": "é"}}):
            await comes_to_nothing(lambda nonsense=nonsense: passkeys.owner(SITE, nonsense), there - 1)  # type: ignore[misc]
        with refused("error-page-unknown"):
            await passkeys.remove(emil.id, "AAAA")

    asyncio.run(run())


def test_of_each_field_the_last_word_counts_and_nobody_else_reads_it(store: Store, monkeypatch: pytest.MonkeyPatch):
    async def run() -> None:
        kept = Kept(store)
        klara, emil = somebody().id, somebody().id
        first = {"settings.theme": Written("dark", 10.0), "notes.t1": Written("Orsini!", 10.0)}
        assert await kept.write(klara, first) == {}
        newer = {"settings.theme": Written("light", 20.0)}
        assert await kept.write(klara, newer) == {}
        assert await kept.write(klara, first | {"notes.t1": Written("two", 11.0)}) == newer
        assert await kept.of(klara) == newer | {"notes.t1": Written("two", 11.0)}
        assert await kept.of(klara, "notes.") == {"notes.t1": Written("two", 11.0)}
        assert await kept.of(emil) == await kept.of(klara, "notes_") == {}
        # A clock that is wrong wins once, not for ever.
        await kept.write(klara, {"settings.film": Written("fast", 1e15)})
        assert (await kept.of(klara, "settings.film"))["settings.film"].at < 1e12
        for name, value in (("secrets.x", "1"), ("notes.", "1"), ("notes.a b", "1"), ("notes.a", "\0")):
            with refused("error-malformed"):
                await kept.write(klara, {name: Written(value, 1.0)})
        monkeypatch.setattr(keeping, "MOST", 4)
        with refused("error-enough"):
            await kept.write(klara, {f"notes.{n}": Written("", 1.0) for n in range(2)})
        assert len(await kept.of(klara)) == 3
        monkeypatch.setattr(keeping, "LARGEST", 20)
        with refused("error-enough"):
            await kept.write(klara, {"notes.t1": Written("x" * 20, 99.0)})

    asyncio.run(run())


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What a connection was told since it was asked last."""
    told = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    return [json.loads(message) for message in told if message is not None]


async def sits(store: Store, table: str, log: list[Entry]) -> None:
    """Stores a table."""
    known = listing(folded(log, table))
    first, *others = [NewEntry(table, seq, encode(entry), known) for seq, entry in enumerate(log, 1)]
    await store.append(*first, *others)


def of(log: list[Entry], *people: Person) -> list[Entry]:
    """The same log with these people on the seats."""
    opened = log[0]
    assert isinstance(opened, Opened)
    seats = tuple(Chair(person.id, person.name) for person in people)
    return [replace(opened, host=people[0].id, seats=seats), *log[1:]]


def test_a_guest_becomes_the_person_of_another_browser_with_all_that_is_theirs(store: Store):
    async def run() -> None:
        house = House(store, Here())
        klara, guest, emil = [await known(house.people, name) for name in ("Klara", "Gast", "Emil")]
        table = f"moving-{guest.id}"
        await sits(store, table, [*of(begun("vienna", 2), guest, emil), Said(guest.id, "Gast", "Servus")])
        kept = Kept(store)
        await kept.write(guest.id, {"notes.a": Written("mine", 5.0), "settings.theme": Written("dark", 5.0)})
        await kept.write(klara.id, {"settings.theme": Written("light", 9.0)})
        assert await moving.offer(house.people, guest, klara.id) == moving.Offer("Klara", "Gast", 1, False, False)
        assert await house.read(table, lambda found: found.owners) == (guest.id, emil.id)
        sitting, watching = Connection(guest), Connection(klara)
        for one in (sitting, watching):
            await house.enter(table, one, 0)
            heard(one)
        await house.left(await moving.bring(house.people, guest, klara.id))
        assert house.people.present(guest) is None
        assert await house.people.visit(guest, LAPTOP) is None
        # Where the guest sat nobody does any more; who watched plays there, and is shown it from the beginning.
        assert "error-signed-out" in [message.get("id") for message in heard(sitting)]
        assert [message["you"]["seats"] for message in heard(watching) if message["t"] == "table"] == [[0]]
        found = await house.read(table, lambda found: found)
        assert found.owners == (klara.id, emil.id)
        assert found.opened.host == klara.id
        assert found.chairs[0].name == "Gast"
        assert found.speakers == {klara.id: 1}
        (mine,) = (await house.lists(klara.id)).yours
        assert (mine["id"], mine["yours"]) == (table, [0])
        assert (await house.lists(guest.id)).yours == []
        assert {name: one.value for name, one in (await kept.of(klara.id)).items()} == {
            "notes.a": "mine",
            "settings.theme": "light",
        }
        assert await kept.of(guest.id) == {}
        told = await Exports(house.people).of(klara)
        assert [line["text"] for line in told["lines"]] == ["Servus"]
        # Another process finds it the same, whoever sits there.
        other = House(store, Here())
        await other.look()
        assert await other.read(table, lambda found: found.owners) == (klara.id, emil.id)

    asyncio.run(run())


def test_nobody_is_moved_who_is_known_elsewhere_or_plays_against_themselves(store: Store):
    async def run() -> None:
        house = House(store, Here())
        klara, guest, lena, mitzi = [await known(house.people, name) for name in ("Klara", "Gast", "Lena", "Mitzi")]
        await sits(store, f"together-{guest.id}", of(begun("vienna", 2), klara, guest))
        assert (await moving.offer(house.people, guest, klara.id)).together
        await house.people.enter(lena.id, PHONE)
        await Codes(store, SIGNER).long(mitzi.id)
        for one in (guest, lena, mitzi, klara):
            with refused("error-join"):
                await moving.bring(house.people, one, klara.id)
            assert house.people.present(one) == one
        with refused("error-join"):
            await moving.bring(house.people, somebody(), "nobody")

    asyncio.run(run())


def test_who_is_forgotten_leaves_no_trace_but_the_games_of_the_others(store: Store):
    async def run() -> None:
        house = House(store, Here())
        word, name = f"Melange-{next(_number)}", f"Vergissmein{next(_number)}"
        gast, emil = await known(house.people, name), await known(house.people, "Emil")
        old = await known(house.people, name)
        for n, table in enumerate((f"f0-{gast.id}", f"f1-{gast.id}")):
            log = [*of(begun("vienna", 2), gast, emil), Said(gast.id, name, word), Said(emil.id, "Emil", "Aha")]
            # At the second one they only watched in the end.
            more: list[Entry] = [Named(0, f"{name} II"), Left(0, "Resi"), Said(gast.id, name, word)] if n else []
            await sits(store, table, [*log, *more])
        await sits(store, f"f2-{gast.id}", [*of(begun("vienna", 2), old, emil), Said(old.id, name, word)])
        await Codes(store, SIGNER).long(gast.id)
        await Kept(store).write(gast.id, {"notes.x": Written(word, 1.0)})
        await house.left(await moving.bring(house.people, old, gast.id))
        assert await house.read(f"f0-{gast.id}", lambda found: found.chairs[0].name) == name
        told = await Exports(house.people).of(gast)
        assert word in repr(told["lines"])
        assert word in repr(told["kept"])
        await forget(house, gast)
        await house.erasing.sweep()
        assert house.people.present(gast) is None
        for table in [row[0] for row in await shelf(store, "SELECT name FROM person")]:
            assert table != name
        for columns in (
            "entry FROM log",
            "summary FROM game",
            "users FROM game",
            "value FROM kept",
            "person FROM recovery",
            "person FROM device",
        ):
            for (value,) in await shelf(store, f"SELECT {columns}"):
                text = bytes(value).decode() if isinstance(value, bytes | memoryview) else str(value)
                for trace in (word, name, f'"{gast.id}"', f'"{old.id}"', f" {gast.id} "):
                    assert trace not in text, (columns, text)
        for at in range(3):
            found = await house.read(f"f{at}-{gast.id}", lambda found: found)
            assert found.state is not None
            assert {"Emil", NEUTRAL} & set(found.names.values()) == {"Emil", NEUTRAL}
        # The game that was not over goes on with a bot.
        assert (await house.read(f"f0-{gast.id}", lambda found: found.chairs[0].kind)) == "bot"
        fresh = House(store, Here())
        await fresh.look()
        assert fresh.people.present(gast) is None
        assert (await Exports(fresh.people).of(gast))["lines"] == []

    asyncio.run(run())


AGENTS = {
    "Mozilla/5.0 (Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0": ("laptop", "Firefox, Linux"),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    "Mobile/15E148 Safari/604.1": ("phone", "Safari, iOS"),
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36": (
        "phone",
        "Chrome, Android",
    ),
    "Mozilla/5.0 (Linux; Android 14; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36": (
        "tablet",
        "Chrome, Android",
    ),
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0": (
        "laptop",
        "Edge, Windows",
    ),
    "curl/8.5": ("laptop", ""),
    "": ("laptop", ""),
}


def test_a_browser_is_named_by_two_words_and_nothing_else_of_it_is_kept():
    assert {agent: tuple(browser_of(agent)) for agent in AGENTS} == AGENTS
