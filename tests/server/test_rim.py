"""What comes in over HTTP: bodies nobody can read, addresses that cannot be, and what is asked for twice."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from litestar import Response
from tests.server.play import Person, Server

from kaffeehaus.server.routes import pages

UNREADABLE = {
    "deep": b"[" * 8000,
    "no-text": b"\xff\xfe",
    "no-text-inside": b'{"name":"\xff","lang":"en"}',
    "half-a-character": b'{"name":"\\ud800","lang":"en"}',
    "cut": b"nul",
    "empty": b"",
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_a_body_that_cannot_be_read_is_refused_in_words(server: Server, path: str, body: bytes):
    person = Person(server, "Klara")
    headers = {"content-type": "application/json", "cookie": person.cookie, "origin": server.address}
    answer = httpx.post(server.address + path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "error-malformed")


@pytest.mark.parametrize("path", ["/", "/a.js", "/assets/", "/t/"])
def test_an_address_too_long_for_any_file_names_none(server: Server, path: str):
    answer = server.get(path.replace("a.js", "") + "x" * 4000 + ".js")
    assert answer.status_code == 404


def test_what_can_be_asked_for_can_be_asked_about(server: Server):
    for path in ("/health", "/metrics", "/api/games"):
        head, get = httpx.head(server.address + path), server.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == get.headers["content-type"]
        assert get.headers["content-type"].count("charset") <= 1


def test_lasting_files_are_packed_once_and_the_page_is_not_sent_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;" * 500)
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    def page(path: str, **headers: str) -> Response[bytes]:
        asked = {name.replace("_", "-"): value for name, value in headers.items()}

        async def ask() -> Response[bytes]:
            answer: Response[bytes] = await pages.page.fn(None, asked, path)
            return answer

        return asyncio.run(ask())

    packed = page("/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content).startswith(b"let a")
    assert page("/assets/app-1a2b.js").content.startswith(b"let a")
    first = page("/")
    again = page("/", if_none_match=first.headers["ETag"])
    assert (first.content, again.content, again.status_code) == (b"<!doctype html>", b"", 304)
    assert again.headers["ETag"] == first.headers["ETag"]


def test_behind_TLS_a_browser_is_told_to_stay_there(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, proxy="127.0.0.1"))
    for scheme, told in (("https", "max-age=31536000"), ("http", None)):
        answer = httpx.get(house[0].address + "/health", headers={"X-Forwarded-Proto": scheme})
        assert answer.headers.get("strict-transport-security") == told


def test_D6_the_page_brings_its_sign_along(server: Server) -> None:
    """Within the page itself, so that no browser asks for a file that is not there."""
    page = server.get("/").text
    assert re.search(r'<link\s+rel="icon"\s+href="data:image/svg\+xml', page)
