"""Recorded games end as they always did, and together they show every rule.

After a change of rules or tables, run `python tools/golden.py` and look at what it changed.
"""

import json
from hashlib import blake2b
from pathlib import Path

import pytest
from tests.golden.coverage import WANTED, expectation, options_label, recordings, shown, wanted

from kaffeehaus import GAMES, Record, replay

RECORDINGS = [path for name in GAMES for path in recordings(name)]


def name_of(path: Path) -> str:
    """A recording's id."""
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDINGS, ids=name_of)
def test_a_recorded_game_ends_as_it_did(path: Path):
    expected = json.loads(expectation(path).read_text("utf-8"))
    state = replay(Record.from_json(path.read_text("utf-8")))
    assert state.outcome is not None
    assert state.outcome.to_json() == expected["outcome"]
    public = json.dumps(state.view(None), sort_keys=True)
    assert blake2b(public.encode(), digest_size=16).hexdigest() == expected["view"]


@pytest.mark.parametrize("path", RECORDINGS, ids=name_of)
def test_a_recording_is_written_as_records_are(path: Path):
    text = path.read_text("utf-8")
    record = Record.from_json(text)
    assert record.to_json() == text
    assert replay(record).record() == record
    assert record.game == path.parent.name


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_in_some_recorded_game(name: str):
    found: set[str] = set()
    for path in recordings(name):
        found |= shown(Record.from_json(path.read_text("utf-8")))
    assert sorted(wanted(name) - found) == []
    known = set(WANTED[name])
    assert sorted(label for label in found - known if not label.startswith("options ")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_is_recorded(name: str):
    records = [Record.from_json(path.read_text("utf-8")) for path in recordings(name)]
    assert {r.players for r in records} == set(GAMES[name].seats)
    assert {type(r.seed) for r in records} == {int, bytes}
    assert len({options_label(r.options) for r in records}) <= len(records)


def test_no_expectation_is_left_without_its_recording():
    for name in GAMES:
        folder = recordings(name)[0].parent
        assert set(folder.iterdir()) == {p for r in recordings(name) for p in (r, expectation(r))}
