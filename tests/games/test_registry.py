"""Games are found by folder and by entry point; what cannot be played is left out, and the house goes on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from tests.games import pebbles

from kaffeehaus import GAMES, Game, Perspective
from kaffeehaus.arena import edges
from kaffeehaus.arena.figures.counting import counting_of
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of, general
from kaffeehaus.cli.plain import PlainPresenter
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.core.rng import Seed
from kaffeehaus.core.state import GameState
from kaffeehaus.games import DEFAULT, registry
from kaffeehaus.locale import Texts, resources
from kaffeehaus.research.encoding import encoder_of
from kaffeehaus.research.encoding import general as general_encoding

ROOT = Path(__file__).resolve().parents[2]
PEBBLES = "tests.games.pebbles:GAME"
Bring = Callable[..., dict]


def forget() -> None:
    """As if nobody had asked yet."""
    for kept in (registry.brought, registry.games, registry.part):
        kept.cache_clear()


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Pretends that packages bring these entry points; hands back the games that there are then."""

    def brought(*entries: tuple[str, str]) -> dict:
        points = [EntryPoint(name, value, registry.GROUP) for name, value in entries]
        monkeypatch.setattr(registry, "entry_points", lambda group: points)
        forget()
        return registry.games()

    yield brought
    forget()


def test_the_house_has_its_folders_and_begins_with_the_usual_game():
    assert next(iter(GAMES)) == DEFAULT == registry.own()[0]
    assert set(registry.own()) == {
        p.name for p in (ROOT / "src/kaffeehaus/games").iterdir() if (p / "state.py").is_file()
    }


def test_a_package_brings_a_game(bring: Bring, capsys: pytest.CaptureFixture[str]):
    games = bring(("pebbles", PEBBLES))
    assert list(games) == [*registry.own(), "pebbles"]
    assert games["pebbles"] is pebbles.GAME
    assert capsys.readouterr().err == ""


def _broken(most: int = 3, **changes: object) -> object:
    """The game of pebbles with something that the contract does not allow."""

    class State(pebbles.State):
        __slots__ = ()

    for name, value in changes.items():
        setattr(State, name, value)

    def deal(players: int, options: pebbles.Options, seed: Seed) -> GameState:
        state = pebbles.deal(players, options, seed)
        state.__class__ = State
        return state

    game = Game(
        "pebbles",
        rules=1,
        content="",
        seats=range(2, most + 1),
        options=pebbles.Options,
        catalogue=pebbles.CATALOGUE,
        deal=deal,
    )
    State.game = game
    return game


def _raise(*_: object) -> None:
    raise RuntimeError("broken\nin two lines")


CONTRACT = {
    "nobody to act": _broken(to_act=()),
    "no legal action": _broken(_options=lambda self, seat: []),
    "a view that is no plain data": _broken(view=lambda self, seat: {"heap": object()}),
    "a view that raises": _broken(view=_raise),
    "a sampled world that looks different": _broken(determinize=lambda self, seat, rng: pebbles.GAME.start(3, seed=1)),
    "a copy that is none": _broken(clone=lambda self: self),
    "an action that cannot be played": _broken(_play=_raise),
    "nobody who began": _broken(began=7),
    "an end at the beginning": _broken(over=True),
    "more players than chairs": _broken(most=9),
    "another end when it is replayed": _broken(dump=lambda self: {"this": id(self)}),
}
NOT_TO_BE_HAD = {
    "a module that is not there": ("pebbles", "tests.games.nowhere:GAME"),
    "an attribute that is not there": ("pebbles", "tests.games.pebbles:NO_GAME"),
    "no game": ("pebbles", "tests.games.pebbles:CATALOGUE"),
    "another name": ("stones", PEBBLES),
    "a taken name": (DEFAULT, PEBBLES),
    "a capital letter": ("Pebbles", PEBBLES),
    "a path": ("../pebbles", PEBBLES),
    "no name": ("", PEBBLES),
    "a long name": ("p" * 41, PEBBLES),
}


@pytest.mark.parametrize("entry", NOT_TO_BE_HAD.values(), ids=NOT_TO_BE_HAD)
def test_what_is_no_game_is_left_out_with_a_line(bring: Bring, capsys: pytest.CaptureFixture[str], entry):
    assert tuple(bring(entry)) == registry.own()
    line = capsys.readouterr().err
    assert line.startswith(f"kaffeehaus: the game {entry[0]} ({entry[1]}) is left out: ")
    assert line.count("\n") == 1


@pytest.mark.parametrize("game", CONTRACT.values(), ids=CONTRACT)
def test_a_game_that_breaks_the_contract_is_left_out_with_a_line(
    bring: Bring, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: object
):
    monkeypatch.setattr(pebbles, "GAME", game)
    assert tuple(bring(("pebbles", PEBBLES))) == registry.own()
    line = capsys.readouterr().err
    assert "is left out: " in line
    assert line.count("\n") == 1


def test_of_two_packages_with_one_name_the_first_is_taken(bring: Bring, capsys: pytest.CaptureFixture[str]):
    assert "pebbles" in bring(("pebbles", PEBBLES), ("pebbles", "tests.games.stones:GAME"))
    assert "the name is taken" in capsys.readouterr().err


def test_a_package_that_ends_the_program_does_not_end_the_house(
    bring: Bring, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "quitting_game.py").write_text("import sys\nsys.exit(3)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert tuple(bring(("quitting", "quitting_game:GAME"))) == registry.own()
    assert "SystemExit" in capsys.readouterr().err


def test_a_game_without_parts_gets_what_serves_every_game(bring: Bring):
    bring(("pebbles", PEBBLES))
    assert evaluation_of("pebbles") is general.EVALUATION
    assert encoder_of("pebbles") is general_encoding.ENCODER
    assert isinstance(presenter_of("pebbles", Texts()), PlainPresenter)
    assert counting_of("pebbles").missions(2, {}) == []
    edges._rows.cache_clear()
    assert edges._rows("pebbles") == []


@pytest.mark.parametrize("source", ["raise RuntimeError('not today')", "", "import nowhere_at_all"])
def test_a_part_that_cannot_be_loaded_is_none_and_a_line_says_so(
    bring: Bring, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
):
    bring(("pebbles", PEBBLES))
    (tmp_path / "evaluation.py").write_text(source)
    monkeypatch.setattr(pebbles, "__path__", [str(tmp_path)])
    try:
        assert evaluation_of("pebbles") is general.EVALUATION
        assert evaluation_of("pebbles") is general.EVALUATION
    finally:
        sys.modules.pop("tests.games.pebbles.evaluation", None)
    line = capsys.readouterr().err
    assert line.startswith("kaffeehaus: the game pebbles goes without its evaluation: ")
    assert line.count("\n") == 1


@pytest.mark.parametrize("rows", ["no JSON", "null", "[{}]", '[{"content": "", "rules": 1, "players": "2"}]', "\xff"])
def test_broken_edges_of_a_package_are_none_and_a_line_says_so(
    bring: Bring, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: str
):
    bring(("pebbles", PEBBLES))
    (tmp_path / edges.FILE).write_text(rows, "latin-1")
    monkeypatch.setattr(edges, "files", lambda package: tmp_path)
    edges._rows.cache_clear()
    try:
        assert edges._rows("pebbles") == edges._rows("pebbles") == []
    finally:
        edges._rows.cache_clear()
    line = capsys.readouterr().err
    assert line.startswith("kaffeehaus: the game pebbles goes without its edges.json: ")
    assert line.count("\n") == 1


def test_a_part_that_a_package_brings_is_used(bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    bring(("pebbles", PEBBLES))
    source = "from kaffeehaus.bots.evaluation import general\nEVALUATION = general.EVALUATION._replace(rivalry=0.5)\n"
    (tmp_path / "evaluation.py").write_text(source)
    monkeypatch.setattr(pebbles, "__path__", [str(tmp_path)])
    try:
        assert evaluation_of("pebbles").rivalry == 0.5
    finally:
        sys.modules.pop("tests.games.pebbles.evaluation", None)


@pytest.mark.parametrize("bot", ["random", "easy", "medium", "hard", "master"])
def test_every_bot_plays_a_game_that_brings_no_evaluation(bring: Bring, bot: str):
    game = bring(("pebbles", PEBBLES))["pebbles"]
    state = game.start(2, seed=1)
    bots = [make(bot, "pebbles", Random(seat), Budget(iterations=4)) for seat in range(2)]
    while not state.over:
        seat = state.to_act[0]
        perspective = Perspective(state, seat)
        why = bots[seat].explain(perspective)
        assert why.action in perspective.legal()
        state.apply(seat, bots[seat].choose(perspective))
    if bot == "medium":
        assert state.score == [6, 6]  # three at a time


def test_the_general_encoding_says_what_the_view_says_and_nothing_else(bring: Bring):
    bring(("pebbles", PEBBLES))
    encode = encoder_of("pebbles").encode
    one, other = pebbles.GAME.start(2, seed=1), pebbles.GAME.start(2, seed=2)
    assert encode(one.view(0)) == encode(other.view(0))
    one.apply(0, one.legal(0)[1])
    assert encode(one.view(0)) != encode(other.view(0))
    assert all(-1 <= number <= 1 for number in encode(one.view(0)))
    assert len(encode({})) == len(encode(one.view(None))) == encoder_of("pebbles").layout.size


@pytest.mark.parametrize("game", registry.own())
def test_the_general_encoding_takes_the_views_of_every_game(game: str):
    state, rng = GAMES[game].start(2, seed=3), Random(3)
    for _ in range(40):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        view = state.view(seat)
        sampled = state.determinize(seat, rng).view(seat)
        assert general_encoding.encode(view) == general_encoding.encode(sampled)
        assert all(-1 <= number <= 1 for number in general_encoding.encode(view))


def test_the_texts_of_a_package_lie_beside_it_and_english_helps_out(bring: Bring):
    bring(("pebbles", PEBBLES))
    assert set(resources("en", "pebbles")) - set(resources("en")) == {"pebbles/pebbles.ftl"}
    assert Texts("de", "pebbles").text("do-take", count=2) == "nimmt 2"
    assert Texts("de", "pebbles").text("log-taken", count=2) == "takes 2"
    assert Texts("ja", "pebbles").text("do-take", count=2) == "take 2"


def test_the_house_names_a_game_as_its_package_does(bring: Bring):
    bring(("pebbles", PEBBLES))
    assert "[pebbles] Pebbles" in resources("en")["games.ftl"]
    assert f"[{DEFAULT}] " in resources("en")["games.ftl"]
    assert Texts("en").text("page-poster-note", game="nobody's") == ""


PLAY = """
import json
from kaffeehaus.cli import main
from kaffeehaus.research.pettingzoo import raw_env
from kaffeehaus.server import catalogue
assert main(["play", "pebbles", "--players", "2", "--seed", "1", "--bots", "medium", "--save", "game.json"]) == 0
assert main(["replay", "game.json"]) == 0
assert main(["simulate", "pebbles", "--players", "2", "--games", "3", "--bots", "easy"]) == 0
assert main(["play", "--help"]) == 0
offered = catalogue.games()[-1]
print("OFFERED", offered["name"], [option["name"] for option in offered["options"]], [*catalogue.content("pebbles")])
assert "do-take" in catalogue.texts("fr", "pebbles") and "[pebbles] Pebbles" in catalogue.texts("en", None)
env = raw_env("pebbles", players=2)
env.reset(seed=1)
while env.agents:
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
print("DONE")
"""


def test_an_installed_package_plays_everywhere(tmp_path: Path):
    """With nothing but the files that an installer would leave."""
    there = tmp_path / "site"
    (there / "pebbles-1.dist-info").mkdir(parents=True)
    (there / "pebbles-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    points = f"[kaffeehaus.games]\npebbles = {PEBBLES}\nbroken = nowhere_at_all:GAME\n"
    (there / "pebbles-1.dist-info" / "entry_points.txt").write_text(points)
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        input="3\n" * 20,
        env={"PYTHONPATH": f"{there}:{ROOT / 'src'}:{ROOT}", "HOME": str(tmp_path), "PATH": "", "LANG": "en"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "DONE" in done.stdout, done.stdout + done.stderr
    assert "OFFERED pebbles ['pebbles', 'first_player'] ['words']" in done.stdout
    assert "How many pebbles?" in done.stdout
    assert "take 3" in done.stdout
    assert "takes 3" in done.stdout
    problem = "ModuleNotFoundError: No module named 'nowhere_at_all'"
    assert done.stderr == f"kaffeehaus: the game broken of pebbles (nowhere_at_all:GAME) is left out: {problem}\n"
