"""A course: rounds of games, training and matches, until time is up or a round no longer wins.

In the first round hand players play in many manners, or the player whose weights a course goes on from. In every later
one the best player so far does, since the games of a stronger player teach more than many games of a weaker one. After
each round the judges that were trained on all games so far meet the best one so far; only who wins is kept, as no other
measure tells how well a judge plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from math import inf
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from kaffeehaus import __version__
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import Failure, Workers
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.learned.weights import BadWeights, dump, load
from kaffeehaus.games import GAMES
from kaffeehaus.learning import gates, selfplay, training
from kaffeehaus.learning.folder import REPORT, Folder
from kaffeehaus.learning.gates import Match, Pairing
from kaffeehaus.learning.seats import MEDIUM, Player
from kaffeehaus.learning.selfplay import Batch, Order
from kaffeehaus.learning.tables import Tables
from kaffeehaus.learning.training import Trained
from kaffeehaus.learning.working import started

FORMAT = "kaffeehaus-course-1"
WON = 0.55
"""A round that wins less than this against the learned player before it is the last."""
MIXES = (0.0, 0.5, 2.0)
"""How much of the hand's opinion is tried beside judges as long as none has beaten the hand player."""
HAND = 0.4
"""The part of the hand's own judge in what players that think say of the end of a playout."""
TRIED = 20
"""Settings with fewer games than this do not count as learned."""
HEATS = 0.3
"""The games of a heat, in which the judges of a round find the best of them, as a part of those of a match."""
TELLING = 20
"""Heats of fewer games than this tell nothing; then the judge that was trained last goes on, steadied by the hand."""
PLAY_FIRST, PLAY, TRAIN, GATE = 1.0, 1.6, 0.4, 0.4
"""How the time of a course is shared out among the steps of its rounds."""
ALONE, ALONE_WEAKER = 0.7, 0.3
"""The part of the games that learned players play among themselves: the best so far, and one that medium beats."""
MOST_BATCHES = 20_000
NOTED_EVERY = 10.0
"""Seconds between two lines of the log about games that are being played."""
OFTEN = ("playing", "training", "matches")
"""The steps of a round, as they are told while they go on."""

Tell = Callable[..., None]
"""Is told what happens: a word for it, and details."""


class Course(NamedTuple):
    """What is learned, and how."""

    game: str
    seed: int
    tables: Tables
    rounds: int = 2
    """After the first."""
    games: int | None = None
    """In a round; without any number a round lasts as long as its time does."""
    match: int = 400
    """The games of a match for the least number of players."""
    batch: int = 16
    """The games of a batch."""
    linear: bool = False
    """Whether nothing but the line is learned."""
    begun: bytes | None = None
    """The weights of the player that plays the first round and is to be beaten, instead of the hand player."""
    exploit: bool = False
    """Whether all is learned from games against that player, and counts only against it: what beats it may be no better
    than others."""
    think: int | None = None
    """How many playouts whoever has learned gets for a decision, in games to learn from and in matches; without any
    number it looks one action ahead."""

    @property
    def budget(self) -> Budget | None:
        """The same as a budget."""
        return None if self.think is None else Budget(iterations=self.think)

    def to_json(self) -> dict[str, Any]:
        """What tells one course from another; how long it may last and where it runs does not."""
        game, features = GAMES[self.game], features_of(self.game)
        assert features is not None
        return {
            "format": FORMAT,
            "version": __version__,
            "game": self.game,
            "rules": game.rules,
            "content": game.content,
            "features": features.version,
            "seed": self.seed,
            "players": list(self.tables.players),
            "options": self.tables.fixed,
            "batch": self.batch,
            "match": self.match,
            "linear": self.linear,
            "exploit": self.exploit or None,
            "think": self.think,
            "begun": None if self.begun is None else sha256(self.begun).hexdigest()[:16],
        }


MEDIUM_NAME, BEGUN_NAME = "medium", "begun"


class Champion(NamedTuple):
    """The best player so far."""

    name: str
    player: Player


def _first(course: Course) -> Champion:
    """Who plays the first round."""
    if course.begun is None:
        return Champion(MEDIUM_NAME, MEDIUM)
    return Champion(BEGUN_NAME, Player(course.begun, course.budget))


def steadied(weights: bytes, mix: float, hand: float) -> bytes:
    """The same weights with word of how much the hand has a say."""
    judge = load(weights, "weights")
    return dump(judge._replace(made={**judge.made, "mix": mix, "hand": hand}))


def _part(done: int, whole: int | None, begun: float, until: float) -> float:
    """How far a step has come that ends with so many things done, or when its time is up."""
    counted = 0.0 if whole is None else done / whole
    timed = 0.0 if until == inf else (monotonic() - begun) / max(until - begun, 1e-9)
    return min(1.0, max(counted, timed))


class Clock:
    """Shares the time that is left among the steps that are left."""

    def __init__(self, seconds: float | None, rounds: int) -> None:
        self._end = None if seconds is None else monotonic() + seconds
        self._shares = [PLAY_FIRST, TRAIN, GATE, *[PLAY, TRAIN, GATE] * rounds]

    def next(self) -> float:
        """When the next step should be over."""
        whole, share = sum(self._shares), self._shares.pop(0)
        now = monotonic()
        return inf if self._end is None else now + max(0.0, self._end - now) * share / whole

    @property
    def up(self) -> bool:
        """Whether no time is left."""
        return self._end is not None and monotonic() > self._end


def learn(path: Path, course: Course, workers: Workers, seconds: float | None, tell: Tell) -> dict[str, Any]:
    """Goes through a course, or takes it up where it stopped, and gives its report."""
    with Folder(path, course.to_json()) as folder:
        return _Run(folder, course, workers, Clock(seconds, course.rounds), tell).run()


class _Run:
    def __init__(self, folder: Folder, course: Course, workers: Workers, clock: Clock, tell: Tell) -> None:
        self._folder = folder
        self._course = course
        self._workers = workers
        self._clock = clock
        self._tell_it = tell
        self._begun = monotonic()
        self._noted = perf_counter()
        self._batches: list[Batch] = []
        self._first = self._champion = self._teacher = _first(course)
        self._most = 0.5
        """The share that the best exploiter so far has won."""
        self._rounds: list[dict[str, Any]] = []

    def run(self) -> dict[str, Any]:
        """All rounds; the report after each."""
        report: dict[str, Any] = {}
        if self._course.begun is not None:
            self._folder.write_bytes(f"{BEGUN_NAME}.weights", self._course.begun)
        for number in range(1 + self._course.rounds):
            played = self._play(number)
            trained = self._train(number)
            gate = self._gate(number, trained)
            self._rounds.append({"round": number, **played, "judges": trained, **gate})
            report = self._report()
            settled = gate["against"] != MEDIUM_NAME and not self._course.exploit
            if self._clock.up or (settled and gate["matches"].get("last", {}).get("strength", 0.0) < WON):
                break
        return report

    def _tell(self, step: str, **details: Any) -> None:
        self._folder.note(at=round(monotonic() - self._begun, 1), step=step, **details)
        self._tell_it(step, **details)

    def _tell_often(self, step: str, part: float, **details: Any) -> None:
        """How far a step has come, from 0 to 1; the log needs to know only now and then."""
        if perf_counter() - self._noted > NOTED_EVERY:
            self._noted = perf_counter()
            self._folder.note(at=round(monotonic() - self._begun, 1), step=step, **details)
        self._tell_it(step, part=round(part, 4), **details)

    def _play(self, number: int) -> dict[str, Any]:
        """The games of a round, as far as they have not been played."""
        course, folder, until = self._course, self._folder, self._clock.next()
        name = f"round-{number}/played.json"
        alone = ALONE if self._teacher == self._champion else ALONE_WEAKER
        order = Order(course.game, course.tables, course.seed, number, 0, course.batch, self._teacher.player, alone)
        if course.exploit:
            order = order._replace(rival=self._first.player)
        found = folder.batches(order, lambda file: self._tell("damaged", file=file))
        before = folder.read(name)
        wanted = range(MOST_BATCHES if course.games is None else -(-course.games // course.batch))
        missing = [n for n in (wanted if before is None else before["batches"]) if n not in found]
        orders = [order._replace(number=n) for n in missing]
        began, begun = perf_counter(), monotonic()
        whole = None if course.games is None else len(wanted)
        if orders and (before is not None or monotonic() < until):
            with closing(started(self._workers, selfplay.play, orders)) as running:
                for one, result in running:
                    if isinstance(result, Failure):
                        self._tell("failed", batch=one.number, reason=result.reason)
                        folder.note(trace=result.trace)
                        raise BadRun(
                            f"batch {one.number} could not be played: {result.reason}",
                            id="bad-course-batch",
                            number=str(one.number),
                            reason=result.reason,
                        )
                    found[one.number] = folder.add(one, result)
                    games, part = len(found) * course.batch, _part(len(found), whole, begun, until)
                    self._tell_often("playing", part, round=number, games=games)
                    if before is None and monotonic() > until:
                        break
        batches = [found[n] for n in sorted(found)]
        if not batches:
            raise BadRun("there was no time for a single batch of games", id="bad-course-time")
        self._batches += batches
        told = before or {
            "batches": sorted(found),
            "games": len(found) * course.batch,
            "positions": sum(len(batch.x) for batch in batches),
            "decisions": sum(batch.decisions for batch in batches),
            "player": self._teacher.name,
            "seconds": round(perf_counter() - began, 1),
        }
        if before is None:
            folder.write(name, told)
        self._tell("played", round=number, **{k: v for k, v in told.items() if k != "batches"})
        return dict(told)

    def _settings(self) -> dict[str, int]:
        counted: dict[str, int] = {}
        for batch in self._batches:
            for name, games in batch.settings.items():
                counted[name] = counted.get(name, 0) + games
        least = min(TRIED, max(counted.values()))
        return {name: games for name, games in sorted(counted.items()) if games >= least}

    def _train(self, number: int) -> dict[str, dict[str, float]]:
        """The judges of a round, each with how well it tells positions."""
        course, folder, until = self._course, self._folder, self._clock.next()
        name = f"round-{number}/trained.json"
        before: dict[str, dict[str, float]] | None = folder.read(name)
        if before is not None and all(self._weights(number, judge) is not None for judge in before):
            return before
        game, features = GAMES[course.game], features_of(course.game)
        assert features is not None
        found = {}
        made = {
            **course.to_json(),
            "round": number,
            "games": sum(sum(batch.settings.values()) for batch in self._batches),
        }
        self._tell_often("training", 0.0, round=number)
        seed, began = course.seed * 1000 + number, perf_counter()
        settings = self._settings()
        begun = None if course.begun is None else load(course.begun, BEGUN_NAME)
        judges = training.train(game, features, self._batches, settings, made, seed, until, course.linear, begun)
        for one in self._sound(judges, number):
            folder.write_bytes(f"round-{number}/{one.name}.weights", one.weights)
            found[one.name] = one.quality
            seconds = round(perf_counter() - began, 1)
            self._tell("trained", round=number, judge=one.name, seconds=seconds, **one.quality)
        folder.write(name, found)
        return found

    def _sound(self, judges: Iterator[Trained], number: int) -> Iterator[Trained]:
        """The judges that could be trained: where torch fails at a network, those before it are left."""
        found = False
        try:
            for one in judges:
                found = True
                yield one
        except RuntimeError as problem:
            if not found:
                raise
            self._tell("failed", round=number, reason=f"{type(problem).__name__}: {problem}"[:300])

    def _weights(self, number: int, judge: str) -> bytes | None:
        """The weights of a judge, if they are whole."""
        file = f"round-{number}/{judge}.weights"
        try:
            data = (self._folder.path / file).read_bytes()
            load(data, file)
        except FileNotFoundError:
            return None
        except BadWeights:
            self._tell("damaged", file=file)
            return None
        return data

    def _gate(self, number: int, judges: dict[str, Any]) -> dict[str, Any]:
        """The matches of a round: who of its judges is the best, and whether it beats the best so far."""
        until = self._clock.next()
        name = f"round-{number}/gate.json"
        gate: dict[str, Any] | None = self._folder.read(name)
        if gate is None:
            gate = self._hold(number, judges, until)
            self._folder.write(name, gate)
        best = Champion(f"{number}-{gate['best']}", self._player(number, gate["best"], gate["mix"]))
        self._tell("gate", round=number, best=gate["best"], mix=gate["mix"], kept=gate["kept"], **gate["matches"])
        if gate["kept"]:
            self._champion = best
            if self._course.exploit:
                self._most = gate["matches"]["last"]["strength"]
            assert best.player.weights is not None
            self._folder.write_bytes(f"{self._course.game}.weights", best.player.weights)
        # Who does not beat the hand player yet learns most from seeing where its own judgement leads.
        self._teacher = best if self._champion.player == MEDIUM else self._champion
        return gate

    def _player(self, number: int, judge: str, mix: float) -> Player:
        weights = self._weights(number, judge)
        assert weights is not None
        return Player(steadied(weights, mix, HAND if self._course.think else 0.0), self._course.budget)

    def _hold(self, number: int, judges: dict[str, Any], until: float) -> dict[str, Any]:
        course = self._course
        against = self._first if course.exploit else self._champion
        last = against.player
        mixes = sorted({0.0, last.mix, *(MIXES if last == MEDIUM else ())})
        players = {
            f"{judge}+{mix:g}": (judge, mix, self._player(number, judge, mix)) for judge in judges for mix in mixes
        }
        now = monotonic()
        half = inf if until == inf else now + (until - now) * 0.5
        games, heats = round(course.match * HEATS), {}
        if games >= TELLING:
            pairings = {name: Pairing(one[2], last, games) for name, one in players.items()}
            heats = self._matches(number, 1, pairings, half)
        best = max(heats, key=lambda name: heats[name].strength) if heats else list(players)[-1]
        judge, mix, player = players[best]
        pairings = {"last": Pairing(player, last, course.match)}
        if last != MEDIUM and not course.exploit:
            pairings["medium"] = Pairing(player, MEDIUM, course.match)
        matches = self._matches(number, 2, pairings, until)
        if last == MEDIUM and "last" in matches:
            matches["medium"] = matches["last"]
        return {
            "best": judge,
            "mix": mix,
            "kept": "last" in matches and matches["last"].strength > self._most,
            "against": against.name,
            "heats": {name: match.to_json() for name, match in heats.items()},
            "matches": {name: match.to_json() for name, match in matches.items()},
        }

    def _matches(self, number: int, part: int, pairings: dict[str, Pairing], until: float) -> dict[str, Match]:
        course, begun = self._course, monotonic()

        def tell(done: int, whole: int) -> None:
            part = _part(done, whole, begun, until)
            self._tell_often("matches", part, round=number, deals=done, whole=whole)

        seed = (course.seed * 1000 + number) * 10 + part
        return gates.hold(self._workers, course.game, course.tables, seed, pairings, until, tell)

    def _report(self) -> dict[str, Any]:
        report = {**self._course.to_json(), "champion": self._champion.name, "settings": self._settings()}
        report["rounds"] = [{key: value for key, value in one.items() if key != "batches"} for one in self._rounds]
        self._folder.write(REPORT, report)
        return report
