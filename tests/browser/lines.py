"""A house of one table on the page's own line: the rest of the server is not needed to see what the page does there."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.browser.guests import Guest

from kaffeehaus import GAMES, GameState
from kaffeehaus.server import views, wire
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played, Undone
from kaffeehaus.server.identity import Person
from kaffeehaus.server.table import Table

ADA = Person("ada", "Ada", "en")


class Line:
    """A table whose first seat is played in a browser and whose others play by chance, always the same."""

    def __init__(self, deal: int, players: int = 2, state: GameState | None = None, **options: Any) -> None:
        rules = GAMES["vienna"]
        chairs = (Chair(ADA.id, ADA.name, None), *(Chair(None, f"Bot {n}", "easy") for n in range(1, players)))
        given = (state.options if state else rules.options(options)).to_json()
        seed = Random(deal).randbytes(32).hex()
        self.table, self.rng, self._seq = Table("line"), Random(deal), 0
        opened = Opened(rules.name, rules.rules, rules.content, players, given, False, "live", seed, ADA.id, chairs)
        for entry in (opened, Began()):
            self._take(entry)
        if state is not None:
            self.table.state = state
        self._others()
        self.sent: list[dict[str, Any]] = []
        """What the page said."""

    @property
    def state(self) -> GameState:
        """The game."""
        assert self.table.state is not None
        return self.table.state

    @property
    def step(self) -> str:
        """What is asked."""
        return str(self.state.view(0)["asked"]["step"])

    @property
    def _there(self) -> dict[str, Any]:
        return views.who_is_there(self.table, ADA.id, lambda user: None, 0)

    def serve(self, guest: Guest) -> None:
        """Shows the table to a guest."""
        guest.holds_line(lambda line: line.on_message(lambda text: self._hear(line, text)))
        guest.opens("/t/line", ".prompt.asked")

    def plays(self, action: str) -> None:
        """Plays for the first seat, and then the others."""
        self._take(Played(0, action))
        self._others()

    def _take(self, entry: Entry) -> None:
        self._seq += 1
        self.table.take(self._seq, 1e9 + self._seq, entry)

    def _others(self) -> None:
        while not self.state.over and (others := [seat for seat in self.state.to_act if seat]):
            self._take(Played(others[0], str(self.rng.choice(self.state.legal(others[0])))))

    def _hear(self, line: WebSocketRoute, text: str | bytes) -> None:
        said = json.loads(text)
        self.sent.append(said)
        seen = len(self.table.ledger(ADA.id).items)
        answer: dict[str, Any] | None = None
        match said["t"]:
            case "hello":
                answer = views.table_message(self.table, ADA, self._there)
            case "why":
                answer = views.why(self.table, ADA, wire.Why(0, said["action"]))
            case "act":
                self.plays(said["action"])
            case "undo":
                self._take(Undone(0, said.get("count", 1)))
            case _:
                return
        line.send(wire.write(answer or views.news(self.table, ADA.id, seen, self._there)).decode())
