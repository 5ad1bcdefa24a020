"""What a game says, as data: which message tells an event, a choice or a question, and where its arguments come from.

A table is JSON-ready, so terminal and browser (`client/src/lib/phrases.ts`) read the same one:

    events, choices, questions    what is said, a form by kind of event, kind of action and step
    shorts, notes                 a question without the action it belongs to; what a beginner is told beside it
    reasons                       arguments of the reasons why a choice is not there, by name
    standing                      what scores at the end, by its `key`: one form; else it is the rule of that name
    lines, tables                 how things stand, for a screen without drawings: lines, and tables of `rows` whose
                                  `columns` are forms over a row, each by the message that heads it
    components                    rows of the content that forms look up
    actions, fields               the fields of every kind of action, and what their words stand for
    implied                       kinds of events that a kind of action tells by its own words, by kind of action
    headings, nobody, rows        events that head a part, belong to nobody's turn, or are told in a row
    quiet                         events that a brief log leaves out: all that agree with one of these
    closing                       events with which the end of a turn begins, in the same way

A form is one of

    3, "wine", true               itself; true and false are said as the words yes and no
    ["desk", "coins"]             a path into what is talked about; a step may be a form that gives the key, -1 is the
                                  last of a list, and what is not there is nothing
    {"say": id, "of": row, …}     a message; its arguments are forms, and the members of a row if there is one
    {"either": [x, y]}            the first that is something
    {"each": list, "as": x}       a list of forms over `item` and `index`, which is the name of a member where there are
                                  members instead; from the end of a list with "back": true, and only those with a
                                  "when"
    {"list": [x, y]}              a list; lists in it are opened
    {"sum": [x, y], "less": [z]}  a number; lists in it are added up
    {"count": list}               how many they are
    {"same": [x, y]}              whether two are the same
    {"signed": x}                 a number with its sign

A list is said with commas, or with the message that "by" names between its parts. A message whose "when" is nothing,
false, zero or empty is nothing. An argument that is nothing is left out.

What the table leaves out is said by the usual message, `log-<kind>`, `do-<kind>` or `ask-<step>`. Its arguments are the
fields of the event, of the action, or of what is asked, and the `player` at a `seat`. Several choices of a kind stand
under the heading `do-<kind>.kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kaffeehaus.core.catalogue import Action

Table = Mapping[str, Any]
"""All that a game says."""
Record = Mapping[str, Any]
"""What is talked about."""
Say = Callable[[str, dict[str, Any]], str]
"""Turns a message and its arguments into a text of some language."""

_NO_ARGUMENTS = {"say", "of", "when"}
_USUAL = {"events": "log", "choices": "do", "questions": "ask"}
"""How the messages begin that say what the table leaves out."""
_BY_NAME = (
    "events",
    "choices",
    "questions",
    "shorts",
    "notes",
    "reasons",
    "standing",
    "components",
    "fields",
    "implied",
)
_IN_ORDER = ("lines", "tables", "headings", "nobody", "rows", "quiet", "closing")
_MINUS = "\u2212"


def say(id: str, *fields: str, **args: Any) -> dict[str, Any]:
    """A message; a field is an argument of the same name."""
    return {"say": id} | {field: [field] for field in fields} | args


def completed(table: Table, actions: Iterable[Action]) -> Table:
    """A table with all its parts, empty where the game has nothing to say beyond the usual."""
    fields = {action.kind: list(action.fields) for action in actions}
    return {**{name: {} for name in _BY_NAME}, **{name: [] for name in _IN_ORDER}, "actions": fields, **table}


_RULE = say("rule", rule=["key"])


class Grid(NamedTuple):
    """A table as texts."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Phrasebook:
    """A game's table with the texts of one language."""

    def __init__(self, table: Table, text: Say) -> None:
        self.table = table
        self.text = text

    def event(self, event: Record, names: Sequence[str]) -> str:
        """What happened."""
        scope = {**event, "names": list(names), "players": len(names)}
        seat = event.get("seat")
        named = {"player": names[seat]} if isinstance(seat, int) and 0 <= seat < len(names) else {}
        return self._said("events", event["kind"], scope, {**event, **named})

    def choice(self, action: str, view: Record, seat: int, preview: Iterable[Record] | None = None) -> str:
        """An action, with what is known to come of it; None if nothing is."""
        record = self.read(action)
        known = None if preview is None else self._by_kind(preview, seat)
        return self._said("choices", record["kind"], record | self._seen(view, seat) | {"preview": known}, record)

    def question(self, view: Record, seat: int, short: bool = False) -> str:
        """What is asked of a seat; short where the action that it belongs to stands beside it."""
        step = _step(view)
        section = "shorts" if short and step in self.table["shorts"] else "questions"
        return self._said(section, step, self._seen(view, seat), _fields(view))

    def note(self, view: Record, seat: int) -> str:
        """What a beginner is told beside a question, or nothing."""
        return self._said("notes", _step(view), self._seen(view, seat))

    def standing(self, key: str, players: int = 0) -> str:
        """What something is called that scores at the end."""
        scope = self._scope({"key": key, "players": players})
        return str(self._form(self.table["standing"] or _RULE, scope))

    def lines(self, view: Record, seat: int | None, names: Sequence[str]) -> list[str]:
        """How things stand for a seat, or for a spectator."""
        scope = self._scope(self._seen(view, seat) | {"names": list(names)})
        return self._texts(self._form({"list": self.table["lines"]}, scope))

    def tables(self, view: Record, seat: int | None, names: Sequence[str]) -> list[Grid]:
        """What belongs to each player, place or piece."""
        scope = self._scope(self._seen(view, seat) | {"names": list(names)})
        return [self._grid(grid, scope) for grid in self.table["tables"]]

    def _grid(self, grid: Record, scope: Record) -> Grid:
        rows = _members(self._form(grid["rows"], scope))
        cells = [[self._form(x, {**scope, "item": v, "index": k}) for x in grid["columns"].values()] for k, v in rows]
        heads = [self.text(id, {}) for id in grid["columns"]]
        return Grid(self.text(grid["title"], {}), heads, [self._texts(row) for row in cells])

    def _texts(self, values: Iterable[Any]) -> list[str]:
        return ["" if value is None else str(self._argument(value)) for value in values]

    def reason(self, id: str, args: Record) -> str:
        """Why a choice is not there."""
        return str(self._say({"say": id} | self.table["reasons"], self._scope(args), args))

    def component(self, kind: str, key: str | int, players: int = 0) -> dict[str, Any]:
        """A row of the components as arguments of a message."""
        return self._row(_member(self.table["components"][kind], key), self._scope({"players": players}))

    def quiet(self, event: Record) -> bool:
        """Whether a brief log leaves it out."""
        return any(all(event.get(name) == value for name, value in row.items()) for row in self.table["quiet"])

    def read(self, action: str) -> dict[str, Any]:
        """The text form of an action as a record: its kind and its fields."""
        kind, *words = action.split(" ")
        fields = self.table["actions"].get(kind, ())
        return {"kind": kind} | {field: self._value(field, word) for field, word in zip(fields, words, strict=False)}

    def _value(self, field: str, word: str) -> Any:
        known = self.table["fields"].get(field, {})
        return known[word] if word in known else int(word) if word.isdecimal() else word

    # What is talked about ---------------------------------------------------------------------------------------------

    def _scope(self, record: Record) -> dict[str, Any]:
        return {**record, "components": self.table["components"]}

    @staticmethod
    def _seen(view: Record, seat: int | None) -> dict[str, Any]:
        desks = view.get("desks") or []
        desk = {} if seat is None or seat >= len(desks) else desks[seat]
        return {"view": view, "seat": seat, "desk": desk, "asked": view.get("asked"), "players": view.get("players")}

    def _by_kind(self, events: Iterable[Record], seat: int) -> dict[str, list[dict[str, Any]]]:
        """What comes of an action for the seat by kind; two events that differ in their count alone are one."""
        found: dict[str, list[dict[str, Any]]] = {kind: [] for kind in self.table["events"]}
        for event in events:
            if event.get("seat", seat) != seat:
                continue
            row = found.setdefault(event["kind"], [])
            alike = next((e for e in row if "count" in e and {**e, "count": 0} == {**event, "count": 0}), None)
            if alike:
                alike["count"] += event["count"]
            else:
                row.append(dict(event))
        return found

    # Forms ------------------------------------------------------------------------------------------------------------

    def _said(self, section: str, key: str, record: Record, fields: Record | None = None) -> str:
        form = self.table[section].get(key)
        if form is None and key and fields is not None:
            return self.text(f"{_USUAL[section]}-{key}", self._row(fields, {}))
        found = self._form(form, self._scope(record))
        return "" if found is None else str(found)

    def _form(self, form: Any, scope: Record) -> Any:
        if isinstance(form, list):
            return self._path(form, scope)
        if not isinstance(form, Mapping):
            return form
        if "say" in form:
            return self._say(form, scope)
        if "either" in form:
            return next((found for x in form["either"] if (found := self._form(x, scope)) is not None), None)
        if "each" in form or "list" in form:
            found = self._each(form, scope) if "each" in form else self._listed(form, scope)
            return self._joined(found, form["by"]) if found is not None and "by" in form else found
        return self._number(form, scope)

    def _path(self, steps: Sequence[Any], scope: Record) -> Any:
        found: Any = scope
        for step in steps:
            literal = not isinstance(step, list | Mapping)
            key = step if literal else self._form(step, scope)
            found = _member(found, key, literal)
        return self._form(found, scope) if isinstance(found, Mapping) and "say" in found else found

    def _say(self, form: Record, scope: Record, args: Record | None = None) -> str | None:
        if "when" in form and not _something(self._form(form["when"], scope)):
            return None
        found = dict(args or {})
        if "of" in form:
            found |= self._row(self._form(form["of"], scope), scope)
        for name, part in form.items():
            if name not in _NO_ARGUMENTS and (value := self._form(part, scope)) is not None:
                found[name] = self._argument(value)
        return self.text(form["say"], found)

    def _row(self, row: Any, scope: Record) -> dict[str, Any]:
        known = ((name, self._form(v, scope) if isinstance(v, Mapping) else v) for name, v in (row or {}).items())
        return {name: self._argument(value) for name, value in known if value is not None}

    def _argument(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self._joined(value, "list-separator") if isinstance(value, list) else value

    def _joined(self, parts: Iterable[Any], separator: str) -> str:
        return self.text(separator, {}).join(map(str, parts))

    def _each(self, form: Record, scope: Record) -> list[Any] | None:
        items = self._form(form["each"], scope)
        if items is None or (form.get("back") and not isinstance(items, list)):
            return None
        order = _members(items[::-1] if form.get("back") else items)
        part = form.get("as", ["item"])
        inner = ({**scope, "item": item, "index": index} for index, item in order)
        chosen = (one for one in inner if "when" not in form or _something(self._form(form["when"], one)))
        return [value for one in chosen if (value := self._form(part, one)) is not None]

    def _listed(self, form: Record, scope: Record) -> list[Any]:
        return _opened(self._form(part, scope) for part in form["list"])

    def _number(self, form: Record, scope: Record) -> Any:
        if "same" in form:
            first, second = (self._form(part, scope) for part in form["same"])
            return first == second
        if "count" in form:
            counted = self._form(form["count"], scope)
            return None if counted is None else len(counted)
        if "signed" in form:
            number = self._form(form["signed"], scope)
            if not isinstance(number, int | float):
                return None
            return f"+{number}" if number >= 0 else f"{_MINUS}{-number}"
        added, taken = ([self._form(part, scope) for part in form.get(name, ())] for name in ("sum", "less"))
        return None if None in added + taken else sum(_opened(added)) - sum(_opened(taken))


def _step(view: Record) -> str:
    asked = view.get("asked")
    return str(asked.get("step", "")) if isinstance(asked, Mapping) else str(asked or "")


def _fields(view: Record) -> Record:
    asked = view.get("asked")
    return asked if isinstance(asked, Mapping) else {}


def _members(of: Any) -> Iterable[tuple[Any, Any]]:
    """Members with their names or places."""
    return of.items() if isinstance(of, Mapping) else enumerate(of or ())


def _member(of: Any, key: Any, literal: bool = False) -> Any:
    """A member by name or place; a computed place before the first is nowhere."""
    if isinstance(of, Mapping):
        return of.get(str(key))
    if isinstance(key, str) and key.isdecimal():  # the name of a member that counts something
        key = int(key)
    if isinstance(of, list) and isinstance(key, int) and (0 <= key < len(of) or (literal and 0 < -key <= len(of))):
        return of[key]
    return None


def _something(value: Any) -> bool:
    return value not in (None, False, 0, "", [])


def _opened(parts: Iterable[Any]) -> list[Any]:
    """A list of parts in which lists are opened, without what is nothing."""
    found: list[Any] = []
    for part in parts:
        found += part if isinstance(part, list) else [] if part is None else [part]
    return found
