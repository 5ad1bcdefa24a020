"""Coming back by a code that was mailed: only where it was asked for, and nobody learns who is known by an address."""

from __future__ import annotations

import re
import threading
from collections.abc import Awaitable, Callable
from email import message_from_string, policy
from time import time
from typing import Any

import pytest
from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.receivers import mailbox
from tests.server.test_notices import Post, over_days, url
from tests.server.test_people import HERE, LAPTOP, SIGNER, refused

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.notices.reach import Reach, Unconfirmed
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.people import letters as mailed
from kaffeehaus.server.people.codes import LENGTH, drawn
from kaffeehaus.server.people.letters import BOX, EACH, LASTS, MOST, TRIES, Letters
from kaffeehaus.server.store import Store

url = url
KLARA, EMIL = Person("klara", "Klara", "en"), Person("emil", "Emil", "de")
ADDRESS = "klara@example.org"


class Mailer:
    """Keeps what it is to send."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    def send(self, to: str, subject: str, text: str, about: str) -> None:
        self.sent.append((to, subject, text))

    def codes(self) -> list[str]:
        """The codes of the last mail."""
        return re.findall(r"\b[2-9A-Z]{4} [2-9A-Z]{4}\b", self.sent[-1][2])


class Reached:
    """A house where Klara and Emil have confirmed addresses, and mail goes nowhere."""

    def __init__(self, house: House, store: Store) -> None:
        self.house, self.store, self.mailer = house, store, Mailer()
        assert house.around.desk is not None
        self.desk = house.around.desk
        self.desk.ways = Ways(Post(), "https://house.example", self.mailer)  # type: ignore[arg-type]

    def letters(self, generous: float = 1e9) -> Letters:
        return Letters(self.store, SIGNER, self.desk, generous)

    async def confirms(self, person: Person, address: str | None, **also: Any) -> None:
        await self.house.people.name(person, LAPTOP)
        await self.desk.waits.change(person.id, lambda _: Reach(lang=person.lang, mail=address, **also))

    async def asks(self, letters: Letters, address: str, where: str = HERE) -> str:
        asked = await letters.ask_for(address, where)
        await letters.written_all()
        return asked


def reached(where: str, run: Callable[[Reached], Awaitable[None]]) -> None:
    async def whole(days: Any) -> None:
        found = Reached(days.house, days.store)
        await found.confirms(KLARA, "Klara@Example.org")
        await run(found)

    over_days(where, whole)


def test_101_a_code_counts_once_where_it_was_asked_for_at_any_process(url: str):
    async def run(here: Reached) -> None:
        letters = here.letters()
        asked = await here.asks(letters, f" {ADDRESS} ")
        (code,) = here.mailer.codes()
        assert here.mailer.sent[0][0] == ADDRESS
        other = await here.asks(letters, "nobody@example.org")
        for wrong in (other, "", "x", asked[:-1]):
            with refused("error-code"):
                await letters.owner(wrong, code, HERE)
        elsewhere = here.letters()
        assert await elsewhere.owner(asked, f" {code.lower().replace(' ', '-')} ", HERE) == KLARA.id
        for again in (letters, elsewhere):
            with refused("error-code"):
                await again.owner(asked, code, HERE)

    reached(url, run)


def test_101_what_is_answered_tells_nobody_who_is_known(url: str, monkeypatch: pytest.MonkeyPatch):
    async def run(here: Reached) -> None:
        await here.confirms(EMIL, None, unconfirmed=Unconfirmed("emil@example.org", "x", 1e12))
        letters, held = here.letters(), threading.Event()
        looked = letters._known_by
        monkeypatch.setattr(letters, "_known_by", lambda to: held.wait(30) and looked(to))
        # The answer is there before anybody has looked, and all that was written is the same.
        known = [await letters.ask_for(to, HERE) for to in (ADDRESS, "emil@example.org", "%@example.org", "x@y.org")]
        rows = await here.store.ask(lambda c: c.execute("SELECT id, person, tries FROM ticket").fetchall())
        assert {tuple(row[1:]) for row in rows} == {("", TRIES)}
        assert len({len(row[0]) for row in rows}) == 1
        assert len({len(asked) for asked in known}) == 1
        held.set()
        await letters.written_all()
        assert [to for to, _, _ in here.mailer.sent] == [ADDRESS]
        # And so are all refusals of what is typed then, until there is no try left.
        for asked in known:
            for _ in range(TRIES + 1):
                with refused("error-code"):
                    await letters.owner(asked, drawn(LENGTH), HERE)

    reached(url, run)


def test_101_five_wrong_codes_are_the_end_of_it_from_however_many_addresses(url: str):
    async def run(here: Reached) -> None:
        letters = here.letters()
        asked = await here.asks(letters, ADDRESS)
        (code,) = here.mailer.codes()
        for n in range(TRIES):
            with refused("error-code"):
                await letters.owner(asked, drawn(LENGTH), f"192.0.2.{n}")
        with refused("error-code"):
            await letters.owner(asked, code, HERE)

    reached(url, run)


def test_101_a_code_is_good_for_minutes_and_only_with_the_key_of_the_house(url: str, monkeypatch: pytest.MonkeyPatch):
    async def run(here: Reached) -> None:
        letters = here.letters()
        asked = await here.asks(letters, ADDRESS)
        (code,) = here.mailer.codes()
        now = time()
        with monkeypatch.context() as then:
            then.setattr(mailed, "time", lambda: now + LASTS + 1)
            with refused("error-code"):
                await letters.owner(asked, code, HERE)
        rows = await here.store.ask(lambda c: c.execute("SELECT * FROM ticket").fetchall())
        assert asked not in repr(rows)
        assert code.replace(" ", "") not in repr(rows)
        assert await letters.owner(asked, code, HERE) == KLARA.id

    reached(url, run)


def test_101_nobody_fills_a_box_or_tries_out_addresses(url: str):
    async def run(here: Reached) -> None:
        letters = here.letters()
        for _ in range(BOX[0] + 2):
            await here.asks(letters, ADDRESS)
        assert len(here.mailer.sent) == BOX[0], "and whoever asked was answered alike"
        strict = here.letters(1.0)
        for n in range(EACH[0]):
            await strict.ask_for(f"{n}@example.org", HERE)
        with refused("error-too-fast"):
            await strict.ask_for(ADDRESS, HERE)
        await strict.ask_for(ADDRESS, "192.0.2.9")
        for _ in range(int(mailed.TYPED[0])):
            with refused("error-code"):
                await strict.owner("x", "y", HERE)
        with refused("error-too-fast"):
            await strict.owner("x", "y", HERE)
        with refused("error-notices-mail"):
            await letters.ask_for("no address", HERE)
        here.desk.ways = Ways(Post())  # type: ignore[arg-type]
        with refused("error-notices-way"):
            await here.letters().ask_for(ADDRESS, HERE)

    reached(url, run)


def test_101_who_shares_an_address_has_a_code_each(url: str):
    async def run(here: Reached) -> None:
        await here.confirms(EMIL, ADDRESS)
        for n in range(MOST):
            await here.confirms(Person(f"z{n}", f"Gast {n}", "en"), ADDRESS)
        letters = here.letters()
        asked = await here.asks(letters, ADDRESS)
        codes = here.mailer.codes()
        assert len(codes) == MOST
        assert await letters.owner(asked, codes[1], HERE) in (KLARA.id, EMIL.id)
        for code in codes:
            with refused("error-code"):
                await letters.owner(asked, code, HERE)

    reached(url, run)


def test_101_whoever_lost_all_browsers_comes_back_by_mail(tmp_path: Any):
    with mailbox() as (smtp, mails):
        where: dict[str, Any] = {"site": "https://kaffeehaus.example", "smtp": smtp, "mail_from": "house@example.org"}
        server = Server(tmp_path / "data", **where)
        try:
            klara = Guest(server, "Klara")
            server.post("/api/notices/mail", {"address": ADDRESS}, klara.cookie)
            code = re.search(r"\d{6}", mails.pop())
            assert code is not None
            server.post("/api/notices/mail/confirm", {"code": code[0]}, klara.cookie)
            assert server.get("/api/me/person", klara.cookie).json()["mail"] == ADDRESS
            assert server.get("/api/join").json() == {"mail": True}
            unknown, known = (server.post("/api/join/mail", {"address": to}) for to in ("who@example.org", ADDRESS))
            assert (unknown.status_code, unknown.json().keys()) == (known.status_code, known.json().keys())
            assert unknown.headers.keys() == known.headers.keys()
            for _ in range(200):
                if mails:
                    break
                threading.Event().wait(0.05)
            mail = message_from_string(mails.pop(), policy=policy.default)
            text = mail.get_content()
            assert "http" not in text, "no credential is in a link"
            typed = re.search(r"Klara: (\w{4} \w{4})", text)
            assert typed is not None
            body = {"asked": known.json()["asked"], "code": typed[1]}
            assert server.post("/api/join/mail/code", body | {"asked": unknown.json()["asked"]}).status_code == 403
            shown = server.post("/api/join/mail/code", body)
            assert shown.json()["offer"]["name"] == "Klara"
            entered = server.post("/api/join", {"code": shown.json()["code"], "bring": False})
            assert entered.json()["id"] == klara.id
            assert server.post("/api/join/mail/code", body).status_code == 403
        finally:
            server.stop()


def test_every_language_says_what_the_code_is_for():
    for lang in languages():
        assert "Klara: ABCD EFGH" in Texts(lang).text("notice-back.note", codes="Klara: ABCD EFGH")
