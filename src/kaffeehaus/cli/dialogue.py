"""The dialogue at the table: shows what happened, asks, and answers what a person types."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from kaffeehaus import BadPosition, position, seed_digest
from kaffeehaus.arena.edges import edge_at
from kaffeehaus.cli import saves
from kaffeehaus.cli.advice import advice
from kaffeehaus.cli.console import show_part
from kaffeehaus.cli.ending import show_end
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.storyteller import Storyteller
from kaffeehaus.cli.table import Table
from kaffeehaus.cli.typed import command_words, fold, matching
from kaffeehaus.cli.wrapping import Flow, hanging
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.positions import write
from kaffeehaus.locale import Texts

HELP_KEYS = ("why", "advice", "undo", "board", "log", "card", "save", "position", "quit")


class Left(Exception):  # noqa: N818  (a wish, not a fault)
    """The person wants to leave the table."""


class Dialogue:
    """One person's evening at the table."""

    def __init__(self, table: Table, texts: Texts, out: Console, path: Path, new: bool) -> None:
        self.table = table
        self.texts = texts
        self.out = out
        self.path = path
        self.new = new
        self.presenter = presenter_of(table.state.game.key, texts)
        self.names = self._names()
        self.story = Storyteller(self.presenter, self.names, out, table.seat)
        self.drawn_at = -1
        self.untold: list[Event] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "advice": self._advice,
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "card": self._card,
            "save": self._save,
            "position": self._position,
            "quit": self._quit,
        }
        self.command_words = command_words(texts)

    def _names(self) -> list[str]:
        seats = self.presenter.names(self.table.state)
        seats[self.table.seat] = self.texts.text("player-you")
        return seats

    def hold(self) -> int:
        """Plays until the game is over, or the person leaves; leaving saves the game."""
        try:
            self._welcome()
            while not self.table.state.over:
                self._bots()
                if not self.table.state.over:
                    self._ask()
        except (Left, EOFError, KeyboardInterrupt) as leaving:
            if not isinstance(leaving, Left):
                self.out.print()
            self._leave()
            return 0
        self._bots()
        self._finish()
        return 0

    def _welcome(self) -> None:
        if self.new:
            title, *lines = self.presenter.introduction()
            self.out.print(Text(title, "bold"))
            for line in lines:
                hanging(self.out, f"· {line}", 2)
            self.out.print()
        game = self.table.state.game
        if game.own:
            self._paragraph("own-tables", game=game.name.upper(), digest=game.content)
        self._paragraph("table-seats", seats=self.texts.text("list-separator").join(self._seats()))
        if self.new:
            self._edge()
        self._paragraph("table-digest", digest=seed_digest(self.table.seed))
        if self.new:
            self._paragraph("table-digest-note")
        self._paragraph("table-keys")
        self.out.print()

    def _edge(self) -> None:
        """What beginning is worth, where somebody has measured it."""
        state = self.table.state
        edge = edge_at(state.game.name, state.players, state.options.to_json())
        if edge is not None:
            self._paragraph("first-edge", **edge.args)

    def _seats(self) -> list[str]:
        """Who sits where."""
        bots = self.table.bot_names
        return [
            self.texts.text("player-bot", colour=colour, bot=bots[seat])
            if seat in bots
            else self.texts.text("player-you.seat", colour=colour)
            for seat, colour in enumerate(self.presenter.colours(self.table.state))
        ]

    def _paragraph(self, id: str, **args: object) -> None:
        hanging(self.out, self.texts.text(id, **args))

    # Playing ----------------------------------------------------------------------------------------------------------

    def _bots(self) -> None:
        """Lets bots play until the person is asked, and tells what happened."""
        while not self.table.state.over and not self.table.waits_for_person:
            self.untold += self.table.play_bot()
        self.story.tell(self.table.state, self.story.entries(self.untold))
        self.untold = []

    def _ask(self) -> None:
        state, seat = self.table.state, self.table.seat
        if self.drawn_at != len(state.history) and self.presenter.fresh(state, seat):
            self._draw()
            with suppress(Refused):  # leaving the table tells if the game cannot be saved
                saves.write(self.path, state.record(), durable=False)
        else:
            self._print(self.presenter.glance(state, seat, self.names))
        legal = state.legal(seat)
        self._offer(legal)
        while self.table.state is state:
            chosen = self._answer(self._read(), legal)
            if chosen is not None:
                self.untold += self.table.play(seat, chosen)
                return

    def _offer(self, legal: list[Action]) -> None:
        state, seat = self.table.state, self.table.seat
        self.out.print()
        self.out.print(Flow(Text(self.presenter.question(state, seat), "bold")))
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            hanging(self.out, f" {number:>{width}}  {self.presenter.choice(state, seat, action)}", width + 3)

    def _read(self) -> str:
        typed = input(self.texts.text("prompt", name=self.names[self.table.seat])).strip()
        if not sys.stdin.isatty():
            self.out.print(Text(typed))  # nobody's keyboard has shown it
        return typed

    def _answer(self, typed: str, legal: list[Action]) -> Action | None:
        """The chosen action, or None after a command or something not understood."""
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(legal):
            return legal[int(typed) - 1]
        if not typed:
            return None
        name, *rest = typed.split(maxsplit=1)
        command = self.command_words.get(fold(name))
        if command is None:
            return self._by_words(fold(typed), legal)
        try:
            self.commands[command]("".join(rest).strip())
        except Refused as refusal:
            self.out.print(Flow(refusal.line(self.texts)))
        return None

    def _by_words(self, typed: str, legal: list[Action]) -> Action | None:
        found = matching(typed, legal, self.presenter.keys)
        if len(found) == 1 and not typed.isdecimal():
            return found[0]
        if found and not typed.isdecimal():
            self._paragraph("prompt-ambiguous", text=typed[:40])
        elif not typed.isdecimal() and self.presenter.likely(self.table.state, self.table.seat, typed):
            self._why(typed)
        else:
            self._paragraph("prompt-unknown", text=typed[:40], last=len(legal))
        return None

    # Commands ---------------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self.out.print(Text(self.texts.text("help-title"), "bold"))
        rows = [(self.texts.text("help-number"), self.texts.text("help-number-what"))]
        rows += [(self.texts.text(f"help-key-{key}"), self.texts.text(f"help-{key}-what")) for key in HELP_KEYS]
        grid = RichTable.grid(padding=(0, 2))
        for key, what in rows:
            grid.add_row(Text(key, "bold"), Flow(what))
        self.out.print(grid)
        self._paragraph("help-note")

    def _why(self, words: str) -> None:
        state, seat = self.table.state, self.table.seat
        if not words:
            self._paragraph("why-what")
            return
        legal = state.legal(seat)
        if words.isdecimal() and 1 <= int(words[:9]) <= len(legal):
            found = [legal[int(words) - 1]]
        else:
            found = self.presenter.likely(state, seat, words)
        if not found:
            self._paragraph("why-unknown", text=words[:40])
            return
        id, args = state.why_not(seat, found[0])
        wish = self.presenter.wish(state, seat, found[0], words)
        self._paragraph("why-line", action=wish, reason=self.presenter.reason(id, args))

    def _advice(self, words: str) -> None:
        """What a bot would do in the person's place; it sees what the person sees."""
        for line in advice(self.table.state, self.table.seat, words, self.presenter, self.texts):
            hanging(self.out, line)

    def _undo(self, _: str) -> None:
        action = self.table.undo()
        if action is None:
            self._paragraph("undo-none")
            return
        self.drawn_at = len(self.table.state.history)
        self._paragraph("undo-done", action=self.presenter.choice(self.table.state, self.table.seat, action))

    def _board(self, _: str) -> None:
        self._draw()
        self._offer(self.table.state.legal(self.table.seat))

    def _draw(self) -> None:
        self.drawn_at = len(self.table.state.history)
        self.out.print()
        self._print(self.presenter.table(self.table.state, self.table.seat, self.names, self.out.width, False))

    def _print(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            show_part(self.out, part)

    def _log(self, _: str) -> None:
        events = [event for part in self.table.history for event in part]
        if not events:
            self._paragraph("log-empty")
        self.story.tell(self.table.state, self.story.entries(events))

    def _card(self, words: str) -> None:
        if not words:
            self._paragraph("card-what")
            return
        for line in self.presenter.card(self.table.state, words):
            hanging(self.out, line)

    def _save(self, words: str) -> None:
        if not words:
            self._paragraph("save-what")
            return
        path = Path(words).expanduser()
        saves.write(path, self.table.state.record())
        self._paragraph("saved", file=saves.shown(path))

    def _position(self, words: str) -> None:
        """Writes as a position what the person may know of the beginning of this turn."""
        if not words:
            self._paragraph("position-what")
            return
        path, state = Path(words).expanduser(), self.table.state
        try:
            found = position(state.record(), seat=self.table.seat)
        except BadPosition as error:
            raise Refused(str(error.id), **error.details) from None
        saves.write_text(path, write(found))
        self._paragraph("saved", file=saves.shown(path))

    def _quit(self, _: str) -> None:
        raise Left

    # Leaving ----------------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        saves.write(self.path, self.table.state.record())
        self._line("saved", file=saves.shown(self.path))
        self._line("resume-hint", command=self._resume_command())
        self._line("goodbye")

    def _line(self, id: str, **args: object) -> None:
        """A line that holds a path or a command: it is never broken, so that it can be copied."""
        self.out.print(Text(self.texts.text(id, **args)), soft_wrap=True)

    def _resume_command(self) -> str:
        bots = list(self.table.bot_names.values())
        named = bots[0] if len(set(bots)) == 1 else ",".join(bots)
        seat = f" --seat {self.table.seat + 1}" if self.table.seat else ""
        game = self.table.state.game.name
        return f"kaffeehaus play {game} --resume {saves.shown(self.path)} --bots {named}{seat}"

    def _finish(self) -> None:
        state = self.table.state
        saves.write(self.path, state.record())
        show_end(self.out, self.presenter, state, self.names, self.table.seat)
        self._line("end-record", file=saves.shown(self.path))
        self._line("end-replay", command=f"kaffeehaus replay {saves.shown(self.path)}")
