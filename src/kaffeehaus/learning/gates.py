"""Matches that decide: deals mirrored over all seats, one player against another or against several of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from kaffeehaus.arena.intervals import Estimate, Gathered, mean, share
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.arena.workers import Failure, Workers
from kaffeehaus.bots.learned.judge import standing
from kaffeehaus.core.contract import Perspective
from kaffeehaus.games import GAMES
from kaffeehaus.learning.seats import Player
from kaffeehaus.learning.tables import Tables
from kaffeehaus.learning.working import started

OTHERS = 0.3
"""The games for each number of players above the least, as a part of those for the least."""


class Deal(NamedTuple):
    """One deal of a match: the challenger sits in every seat once, the other in all the others."""

    game: str
    tables: Tables
    players: int
    seed: int
    number: int
    challenger: Player
    other: Player


class Told(NamedTuple):
    """What came of a deal: by game, the challenger's part of the victory and its standing."""

    wins: list[float]
    standings: list[float]


def play(deal: Deal) -> Told:
    """Plays the games of a deal. Every second deal is at the table that bots are measured at, the others anywhere."""
    game = GAMES[deal.game]
    tables, rng = deal.tables, Random(f"{deal.seed}/{deal.players}/{deal.number}")
    table = tables.draw(game, rng, deal.players) if deal.number % 2 else tables.main(game, deal.players)
    told = Told([], [])
    for chair in range(deal.players):
        state = table.start(game, game_seed(deal.seed, deal.players * 100_000 + deal.number))
        bots = [
            (deal.challenger if seat == chair else deal.other).bot(deal.game, rng_of(deal, chair, seat))
            for seat in range(deal.players)
        ]
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else bots[seat].choose(Perspective(state, seat)))
        outcome = state.outcome
        assert outcome is not None
        told.wins.append((chair in outcome.winners) / len(outcome.winners))
        told.standings.append(standing(outcome, chair))
    return told


def rng_of(deal: Deal, chair: int, seat: int) -> Random:
    """The random numbers of a bot."""
    return Random(f"{deal.seed}/{deal.players}/{deal.number}/{chair}/{seat}")


class Match(NamedTuple):
    """What came of a match, for each number of players."""

    shares: dict[int, Estimate]
    standings: dict[int, Estimate]
    games: dict[int, int]

    @property
    def strength(self) -> float:
        """The share of wins, over all numbers of players as it would be of two: a half means that both play alike."""
        whole = sum(self.games.values())
        return sum(n * as_of_two(self.shares[players].value, players) for players, n in self.games.items()) / whole

    def to_json(self) -> dict[str, Any]:
        """The match as plain data."""
        return {
            "strength": round(self.strength, 4),
            "players": {
                str(players): {
                    "games": self.games[players],
                    "won": self.shares[players].to_json(),
                    "ahead": self.standings[players].to_json(),
                }
                for players in self.games
            },
        }


def as_of_two(won: float, players: int) -> float:
    """A share of wins against several, as it would be against one: the same odds against each."""
    return (players - 1) * won / (1 + (players - 2) * won)


class Pairing(NamedTuple):
    """A match that is to be held."""

    challenger: Player
    other: Player
    games: int
    """For the least number of players; there are some for every other."""

    def deals(self, game: str, tables: Tables, seed: int) -> list[tuple[float, Deal]]:
        """Its deals, each with the part of the match that comes before it."""
        found = []
        for players in tables.players:
            number = max(1, round(self.games * (1.0 if players == tables.players[0] else OTHERS) / players))
            for deal in range(number):
                one = Deal(game, tables, players, seed, deal, self.challenger, self.other)
                found.append((deal / number, one))
        return found


def hold(
    workers: Workers,
    game: str,
    tables: Tables,
    seed: int,
    pairings: Mapping[str, Pairing],
    until: float,
    told: Callable[[int, int], None],
) -> dict[str, Match]:
    """Holds some matches side by side; games that are not over in time do not count, of none more than of another."""
    ordered: list[tuple[float, str, Deal]] = []
    for name, pairing in pairings.items():
        ordered += [(part, name, deal) for part, deal in pairing.deals(game, tables, seed)]
    ordered.sort(key=itemgetter(0))
    name_of = {id(deal): name for _, name, deal in ordered}
    wins: dict[str, dict[int, Gathered]] = {}
    standings: dict[str, dict[int, Gathered]] = {}
    done = 0
    with closing(started(workers, play, [deal for _, _, deal in ordered])) as running:
        for deal, result in running:
            if isinstance(result, Failure):
                raise RuntimeError(f"a game of a match could not be played: {result.reason}\n{result.trace}")
            name, players = name_of[id(deal)], deal.players
            for won, ahead in zip(result.wins, result.standings, strict=True):
                wins.setdefault(name, {}).setdefault(players, Gathered()).add(deal.number, won)
                standings.setdefault(name, {}).setdefault(players, Gathered()).add(deal.number, ahead)
            done += 1
            told(done, len(ordered))
            if monotonic() > until:
                break
    return {name: _match(wins[name], standings[name]) for name in pairings if name in wins}


def _match(wins: dict[int, Gathered], standings: dict[int, Gathered]) -> Match:
    numbers = sorted(wins)
    return Match(
        {players: share(wins[players].samples()) for players in numbers},
        {players: mean(standings[players].samples()) for players in numbers},
        {players: wins[players].count for players in numbers},
    )
