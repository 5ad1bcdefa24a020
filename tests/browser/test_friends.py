"""Friends: asked by whom one has played with, invited to a table by name, and not heard any more once blocked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import violations
from tests.browser.test_front_room import together
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


def test_43_whoever_played_together_is_asked_invited_and_sits_down(visit: Visit, server: Server) -> None:
    ada, emil = Person(server, "Ada"), Person(server, "Emil")
    together(ada, emil)
    host, other = visit(ada), visit(emil)
    host.opens("/person", ".friends")
    page = host.page
    page.get_by_text("One person you have played with").click()
    page.get_by_role("button", name="Emil: Ask to be friends").click()
    expect(page.locator(".friends")).to_contain_text("no answer yet")
    other.opens("/", ".games")
    other.page.locator(".invited").get_by_role("link", name="Look").click()
    other.page.get_by_role("button", name="Ada: Agree").click()
    expect(other.page.locator(".friends")).to_contain_text("friend since")
    assert violations(other.page) == []
    table = ada.opens("vienna", "you", "open", private=True)
    host.opens(f"/t/{table}", ".gather")
    page.get_by_role("button", name="Invite Emil").click()
    expect(page.locator(".gather")).to_contain_text("invited")
    other.opens("/", ".games")
    expect(other.page.locator(".invited")).to_contain_text("Ada invites you")
    assert violations(other.page) == []
    other.page.locator(".invited").get_by_role("link", name="Sit down").click()
    expect(page.locator(".gather .chairs").first).to_contain_text("Emil")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()


def test_43_a_link_makes_friends_once_one_agrees(visit: Visit, server: Server) -> None:
    ada, emil = Person(server, "Ada"), Person(server, "Emil")
    code = server.post("/api/friends/link", {}, ada.cookie).json()["code"]
    guest = visit(emil)
    guest.opens(f"/friend#{code}", ".notice")
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Be friends with Ada?")
    expect(page).to_have_url(re.compile("/friend$"))
    page.get_by_role("button", name="Be friends").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You and Ada are friends now")
