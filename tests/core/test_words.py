"""The forms that words are written in; the client's `phrases.test.ts` asks the same of its own reader."""

from __future__ import annotations

from typing import Any

import pytest

from kaffeehaus.core.words import Phrasebook, say

EMPTY: dict[str, Any] = {
    **{name: {} for name in ("events", "choices", "questions", "shorts", "notes", "reasons", "standing")},
    **{name: {} for name in ("components", "actions", "fields")},
    **{name: [] for name in ("lines", "tables", "headings", "nobody", "rows", "quiet", "closing")},
}
PLACES = {"places": [{"place": "Hofburg", "seal": {"say": "seal", "kind": "nobility"}}]}
VIEW: dict[str, Any] = {"players": 2, "asked": None, "desks": [{}, {}]}


def plainly(id: str, args: dict[str, Any]) -> str:
    """A message as its id and arguments, so that a test sees what was said."""
    return ", " if id == "list-separator" else f"{id}({','.join(f'{name}={value}' for name, value in args.items())})"


def book(**table: Any) -> Phrasebook:
    return Phrasebook(EMPTY | table, plainly)


AT = ["components", "places", ["at"]]
MANY = {"either": [say("many", when=["count"]), say("none", sign={"signed": {"sum": [1], "less": [4]}})]}
FORMS: dict[str, tuple[Any, dict[str, Any], str]] = {
    "player": (say("a", who=["names", ["seat"]]), {"seat": 1}, "a(who=Ben)"),
    "field": (say("a", "count"), {"count": 3}, "a(count=3)"),
    "component": (say("a", place=[*AT, "place"]), {"at": 0}, "a(place=Hofburg)"),
    "nowhere": (say("a", place=[*AT, "place"]), {"at": -1}, "a()"),
    "saying-of-a-component": (say("a", seal=[*AT, "seal"]), {"at": 0}, "a(seal=seal(kind=nobility))"),
    "row": (say("a", of=AT), {"at": 0}, "a(place=Hofburg,seal=seal(kind=nobility))"),
    "last": (say("a", last=["cards", -1]), {"cards": [4, 5]}, "a(last=5)"),
    "truth": (say("a", "figure"), {"figure": True}, "a(figure=yes)"),
    "list": (say("a", "cards"), {"cards": [1, 2]}, "a(cards=1, 2)"),
    "opened": (say("a", b={"list": [["cards"], 9], "by": "plus"}), {"cards": [1, 2]}, "a(b=1plus()2plus()9)"),
    "back": (
        say("a", b={"each": ["cards"], "as": {"sum": [["item"], ["index"]]}, "back": True}),
        {"cards": [1, 2]},
        "a(b=2, 2)",
    ),
    "members-have-no-end": (say("a", b={"each": ["of"], "back": True}), {"of": {"x": 1}}, "a()"),
    "no-sign-of-nothing": (say("a", b={"signed": ["cards"]}), {}, "a()"),
    "some": (say("a", b={"each": ["cards"], "when": {"same": [["item"], 2]}}), {"cards": [1, 2]}, "a(b=2)"),
    "when": (MANY, {"count": 2}, "many()"),
    "else": (MANY, {"count": 0}, "none(sign=−3)"),
    "total": (say("a", b={"sum": [["cards"], 1]}), {"cards": [1, 2]}, "a(b=4)"),
    "unknown-total": (say("a", b={"sum": [["cards"], 1]}), {}, "a()"),
    "same": (say("a", b={"same": [["x"], 2]}), {"x": 2}, "a(b=yes)"),
    "count": (say("a", b={"count": ["cards"]}), {"cards": []}, "a(b=0)"),
}


@pytest.mark.parametrize(("form", "event", "text"), FORMS.values(), ids=FORMS)
def test_a_form_comes_to_a_text(form: Any, event: dict[str, Any], text: str) -> None:
    words = book(events={"it": form}, components=PLACES)
    assert words.event({"kind": "it", **event}, ["Ann", "Ben"]) == text


def going() -> Phrasebook:
    paid = {"each": ["preview", "paid"], "as": ["item", "count"]}
    return book(
        events={"paid": "", "won": ""},
        actions={"go": ["place"]},
        fields={"place": {"the-square": 7}},
        choices={"go": say("go", "place", paid=paid)},
    )


def test_what_comes_of_a_choice_is_unknown_without_a_preview() -> None:
    assert going().choice("go the-square", VIEW, 0) == "go(place=7)"


def test_what_comes_of_a_choice_is_the_seats_own_and_added_up() -> None:
    paid = [{"kind": "paid", "seat": seat, "count": count} for seat, count in ((0, 1), (0, 2), (1, 9))]
    assert going().choice("go 3", VIEW, 0, paid) == "go(place=3,paid=3)"


def test_a_brief_log_leaves_out_what_agrees_in_every_member() -> None:
    words = book(quiet=[{"kind": "ranked", "seats": []}])
    assert words.quiet({"kind": "ranked", "seats": []})
    assert not words.quiet({"kind": "ranked", "seats": [1]})


def test_a_short_question_is_the_whole_one_where_there_is_no_other() -> None:
    words = book(questions={"bid": say("ask-bid"), "move": say("ask-move")}, shorts={"bid": say("ask-bid.short")})
    assert words.question(VIEW | {"asked": {"step": "bid"}}, 0, short=True) == "ask-bid.short()"
    assert words.question(VIEW | {"asked": {"step": "move"}}, 0, short=True) == "ask-move()"


def test_what_a_table_leaves_out_is_said_by_the_usual_message() -> None:
    words = book(actions={"go": ["place"]})
    view = VIEW | {"asked": {"step": "bid", "amount": 2, "card": None}}
    assert words.event({"kind": "moved", "seat": 1, "figure": False}, ["Ann", "Ben"]) == (
        "log-moved(kind=moved,seat=1,figure=no,player=Ben)"
    )
    assert words.choice("go 3", view, 0) == "do-go(kind=go,place=3)"
    assert words.question(view, 0) == "ask-bid(step=bid,amount=2)"
    assert words.note(view, 0) == ""


def test_a_reason_keeps_its_arguments_and_names_components() -> None:
    words = book(reasons={"place": [*AT, "place"]}, components=PLACES)
    assert words.reason("why-taken", {"at": 0, "price": 2}) == "why-taken(at=0,price=2,place=Hofburg)"


def test_what_scores_at_the_end_is_a_rule_unless_the_game_says_more() -> None:
    assert book().standing("city") == "rule(rule=city)"
    named = {"either": [["components", "goals", ["key"], "needs"], say("rule", rule=["key"])]}
    goals = {"goals": {"row": {"needs": say("row", count=["players"])}}}
    words = book(standing=named, components=goals)
    assert [words.standing("row", 3), words.standing("city", 3)] == ["row(count=3)", "rule(rule=city)"]


STANDING: dict[str, Any] = {
    "lines": [say("now", when=["view", "now"]), say("whose", who=["names", ["view", "first"]])],
    "tables": [
        {
            "title": "everybody",
            "rows": ["view", "desks"],
            "columns": {"who": ["names", ["index"]], "has": ["item", "n"]},
        },
        {"title": "prices", "rows": ["view", "prices"], "columns": {"what": ["index"], "price": ["item"]}},
    ],
}


def test_a_screen_without_drawings_has_lines_and_tables() -> None:
    words = Phrasebook(EMPTY | STANDING, lambda id, args: " ".join([id, *map(str, args.values())]))
    view = VIEW | {"first": 1, "desks": [{"n": 3}, {"n": [4, 5]}], "prices": {"wine": 2}}
    assert words.lines(view, None, ["Ann", "Ben"]) == ["whose Ben"]
    assert [list(grid) for grid in words.tables(view, 0, ["Ann", "Ben"])] == [
        ["everybody", ["who", "has"], [["Ann", "3"], ["Ben", "4list-separator5"]]],
        ["prices", ["what", "price"], [["wine", "2"]]],
    ]
