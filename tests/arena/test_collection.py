"""Datasets with a name: made in pieces, the same for everybody, and checked when they are read."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kaffeehaus import GAMES
from kaffeehaus.arena import collection
from kaffeehaus.arena.collection import RECIPES, Part, Players, Recipe, make, parts_of, told_of
from kaffeehaus.arena.dataset import lines
from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import Here, Processes

PUBLISHED = Path(__file__).resolve().parents[2] / "docs" / "dataset-standard.json"
SMALL = Recipe("small", (Players("quick", Entrant("random", None), 25, 3, 2),))
"""Three games for some settings and two for the others, two to a file."""


def made(folder: Path, share: int = 1, workers: Any = None) -> dict[str, Any]:
    return make(SMALL, share, folder, workers or Here(), lambda more: None, parts_of(SMALL, share))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("whole") / "games"
    return folder, made(folder)


def test_the_standard_is_what_was_announced():
    parts = parts_of(RECIPES["standard"])
    learned, best = [[p for p in parts if p.name.endswith(kind)] for kind in ("-learned", "-best")]
    assert (sum(p.plan.games for p in learned), sum(p.plan.games for p in best)) == (100_000, 2_000)
    assert {p.plan.game for p in learned} == {p.plan.game for p in best} == set(GAMES)
    assert all(part.plan.reproducible for part in parts)


def test_a_share_is_the_first_games_of_every_part(whole: tuple[Path, dict[str, Any]], tmp_path: Path):
    share = made(tmp_path / "share", 2)
    assert {one["games"] for one in share["parts"].values()} == {1, 2}
    assert all(share["parts"][name]["first"] == one["first"] for name, one in whole[1]["parts"].items())


def test_the_digest_is_the_same_however_many_share_the_work_and_however_often_it_is_stopped(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    calls = 0

    def stopped(batch: Any) -> bytes:
        nonlocal calls
        calls += 1
        if calls > 7:
            raise KeyboardInterrupt
        return lines(batch)

    monkeypatch.setattr(collection, "lines", stopped)
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path / "games")
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").rglob("*.zst")}
    assert len(kept) == 7
    monkeypatch.setattr(collection, "lines", lines)
    assert made(tmp_path / "games", workers=Processes(2)) == whole[1]
    assert all(path.stat().st_mtime_ns == time for path, time in kept.items())


def test_a_digest_is_that_of_the_lines_in_order(whole: tuple[Path, dict[str, Any]]):
    part = parts_of(SMALL)[0]
    text = lines((part.plan, range(part.plan.games)))
    told = whole[1]["parts"][part.name]
    assert told == {
        "games": part.plan.games,
        "first": sha256(text.splitlines(keepends=True)[0]).hexdigest(),
        "sha256": sha256(text).hexdigest(),
    }


def test_the_card_tells_everything_it_takes_to_make_it_again(whole: tuple[Path, dict[str, Any]]):
    card = (whole[0] / "README.md").read_text("utf-8")
    known = [whole[1]["sha256"], *(one["sha256"] for one in whole[1]["parts"].values())]
    for game, told in told_of(SMALL, 1)["games"].items():
        known += [game, told["content"], told["weights"]]
    assert [one for one in known if one not in card] == []
    assert "$" not in card.replace("```sh\n", "")


@pytest.mark.parametrize("damage", ["cut", "changed"])
def test_damage_is_found_when_the_command_is_given_again(tmp_path: Path, damage: str):
    import zstandard

    folder = tmp_path / "games"
    before = made(folder)
    path = next(iter(sorted(folder.rglob("*.zst"))))
    text = zstandard.ZstdDecompressor().stream_reader(path.read_bytes()).read()
    text = text[:-40] if damage == "cut" else text.replace(b'"number":0', b'"number":7')
    path.write_bytes(zstandard.ZstdCompressor().compress(text))
    with pytest.raises(BadRun, match=r"damaged|was made with another digest"):
        made(folder)
    path.unlink()
    assert made(folder) == before


def test_another_dataset_is_refused_before_anything_is_written(whole: tuple[Path, dict[str, Any]], tmp_path: Path):
    with pytest.raises(BadRun, match="its share differs"):
        made(whole[0], 2)
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadRun, match="no folder of a dataset"):
        made(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_published_digests_are_of_this_edition():
    told = json.loads(PUBLISHED.read_text("utf-8"))
    hint = "make the shares of docs/dataset.md again and write their digests.json there"
    assert told["games"] == told_of(RECIPES["standard"], 1)["games"], hint
    for share, found in told["shares"].items():
        games = {part.name: part.plan.games for part in parts_of(RECIPES["standard"], int(share))}
        assert games == {name: one["games"] for name, one in found["parts"].items()}


def published(kind: str) -> list[Part]:
    """The parts whose first game was published, in order."""
    return [part for part in parts_of(RECIPES["standard"], 1000) if part.name.endswith(kind)]


def check_first(part: Part) -> None:
    shares = json.loads(PUBLISHED.read_text("utf-8"))["shares"]
    digest = sha256(lines((part.plan, [0]))).hexdigest()
    assert all(share["parts"].get(part.name, {"first": digest})["first"] == digest for share in shares.values())
    assert any(part.name in share["parts"] for share in shares.values())


@pytest.mark.parametrize("number", [0, 6])
def test_the_first_games_are_those_that_were_published(number: int):
    check_first(published("-learned")[number])


@pytest.mark.slow
def test_the_first_game_of_the_best_is_the_one_that_was_published(full: bool):
    if not full:
        pytest.skip("for --full; the games of the learned judge show whether it says the same")
    check_first(published("-best")[0])


def test_settings_that_nothing_has_learned_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(collection, "learned_of", lambda game: None)
    with pytest.raises(BadRun, match="no learned judge"):
        parts_of(SMALL)
