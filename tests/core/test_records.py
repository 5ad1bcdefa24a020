"""Records on their own: they survive the trip, and whatever is wrong with one is said clearly."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import pytest

from kaffeehaus import GAMES, BadRecord, GameState, KaffeehausError, Record, replay
from kaffeehaus.core.records import FORMAT

GAME = GAMES["vienna"]


def played(actions: int = 12) -> GameState:
    """A game in which everybody always takes the first legal action."""
    state = GAME.start(3, GAME.options({"version": "advanced", "figures": True}), seed=b"\x01\x02")
    for _ in range(actions):
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def rewritten(change: Callable[[dict[str, Any]], object]) -> str:
    """A record whose content was changed by somebody who also mended the checksum."""
    data = json.loads(played().record().to_json())
    del data["check"]
    change(data)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps(data | {"check": blake2b(text.encode(), digest_size=16).hexdigest()})


def test_a_record_is_json_with_one_action_a_line():
    record = played().record()
    text = record.to_json()
    data = json.loads(text)
    assert data["format"] == FORMAT
    assert data["game"] == "vienna"
    assert data["seed"] == "0102"
    assert len(data["actions"]) == 12
    assert text.count("\n") >= 12
    assert text.endswith("}\n")
    assert Record.from_json(text) == record
    assert Record.from_json(text.encode()) == record
    assert Record.from_json(text).to_json() == text


def test_a_game_without_actions_has_a_record():
    state = played(0)
    assert replay(Record.from_json(state.record().to_json())) == state


def test_a_record_mended_to_the_same_content_still_replays():
    assert replay(Record.from_json(rewritten(lambda data: None))) == played()


@pytest.mark.parametrize("at", [0, 1, 7, 12])
def test_replay_stops_where_it_is_told(at: int):
    assert replay(played().record(), at=at) == played(at)


@pytest.mark.parametrize("at", [-1, 13, 1000])
def test_there_is_no_moment_outside_the_record(at: int):
    with pytest.raises(BadRecord, match="there is no moment"):
        replay(played().record(), at=at)


def test_a_record_cut_off_anywhere_is_refused():
    text = played().record().to_json()
    for end in range(0, len(text) - 2, 7):
        with pytest.raises(BadRecord):
            Record.from_json(text[:end])


def test_a_record_changed_anywhere_is_refused():
    text = played().record().to_json()
    for at in range(0, len(text) - 1, 3):
        if text[at].isalnum():
            changed = text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]
            with pytest.raises(BadRecord):
                Record.from_json(changed)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "3", '"record"', "[" * 100_000, b"\xff\xfe\x00", '{"format": "another"}', "NaN"],
    ids=["empty", "null", "list", "object", "number", "text", "deep", "bytes", "foreign", "nan"],
)
def test_what_is_no_record_is_refused(text: str | bytes):
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("rules", 999),
        ("content", "another"),
        ("players", 9),
        ("players", "many"),
        ("players", None),
        ("options", {"version": "draft"}),
        ("options", {"unheard": 1}),
        ("options", {"colours": 5}),
        ("options", {"colours": None}),
        ("options", {"colours": [["red"], ["blue"], ["green"]]}),
        ("options", "advanced"),
        ("options", [1]),
        ("seed", -4),
        ("seed", "no hexadecimal"),
        ("seed", None),
        ("seed", ""),
        ("actions", None),
        ("actions", [[0]]),
        ("actions", [[0, "no such action"]]),
        ("actions", [[9, "decline"]]),
        ("actions", [[-1, "decline"]]),
        ("actions", [["x", "decline"]]),
        ("actions", [[0, "decline"]]),
        ("actions", {"0": "decline"}),
    ],
    ids=lambda v: json.dumps(v) if not isinstance(v, str) else v or "empty",
)
def test_a_record_that_cannot_be_is_refused_when_read_or_replayed(field: str, value: object):
    text = rewritten(lambda data: data.update({field: value}))
    with pytest.raises(BadRecord):
        replay(Record.from_json(text))


@pytest.mark.parametrize("field", ["game", "rules", "content", "players", "options", "seed", "actions"])
def test_a_record_that_lacks_something_says_what(field: str):
    with pytest.raises(BadRecord, match=field):
        Record.from_json(rewritten(lambda data: data.pop(field)))


def test_a_record_of_other_rules_or_content_says_so():
    record = played().record()
    with pytest.raises(BadRecord, match=f"rules version {record.rules + 1}"):
        replay(replace(record, rules=record.rules + 1))
    with pytest.raises(BadRecord, match="other component tables"):
        replay(replace(record, content="0"))
    with pytest.raises(BadRecord, match="there are vienna"):
        replay(replace(record, game="bridge"))


def test_an_action_that_cannot_be_played_is_named_by_its_number():
    record = played().record()
    wrong = (*record.actions[:5], (0, "decline"), *record.actions[6:])
    with pytest.raises(BadRecord, match="action 6 of the record"):
        replay(replace(record, actions=wrong))
    assert replay(replace(record, actions=wrong), at=5) == played(5)


def test_every_fault_of_a_record_is_one_of_our_errors():
    assert issubclass(BadRecord, KaffeehausError)
