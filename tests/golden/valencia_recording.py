"""How the recorded games of Valencia are played: at random, or all together so that one player's missions succeed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.contract.play import pick, random_move
from tests.contract.tables import OPTION_SETS, options_text
from tools.golden_play import play, richest, seed_of

from kaffeehaus import GAMES, GameOptions, GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.rng import Seed
from kaffeehaus.games.valencia.actions import Keep, Pass, Put, Reject, Sell, Stop, TakeGood
from kaffeehaus.games.valencia.board import each, spread
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.missions import near_palms
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Seat
from kaffeehaus.games.valencia.terms import MissionKind as Kind

NAME = "valencia"
RANDOM_TRIES, PATRON_TRIES, SEEDS = 60, 6, 40
"""Games played at random and for a patron for one recording, and deals looked at for each patron."""
EXTRA_ROUNDS = 30
CARDS_A_ROUND = 5

# How near a mission is ------------------------------------------------------------------------------------------------


def _shape(*steps: int) -> Callable[[State, int], float]:
    """How much of the shape stands where no other player is in the way."""

    def near(s: State, p: int) -> float:
        others = 0
        for q, cells in enumerate(s.city):
            others |= cells if q != p else 0
        open_spaces = s.table.city.spaces & ~others
        best = 0
        for cell in each(open_spaces):
            row, column = divmod(cell, SIDE)
            for turned in (1, -1):
                shape = [(row + step // SIDE, column + turned * (step % SIDE)) for step in steps]
                if all(0 <= r < SIDE and 0 <= c < SIDE and open_spaces >> r * SIDE + c & 1 for r, c in shape):
                    best = max(best, sum(s.city[p] >> r * SIDE + c & 1 for r, c in shape))
        return best / len(steps)

    return near


def _row(s: State, p: int) -> float:
    return max(_shape(0, 1, 2)(s, p), _shape(0, SIDE, 2 * SIDE)(s, p))


def _fountains(s: State, p: int) -> float:
    """Members beside fountains, and beside places where one may still be built."""
    city = s.table.city
    beside = {cell for cell in each(city.fountain_spaces) if city.beside(cell) & s.city[p]}
    built = len(beside & set(each(s.built)))
    return (built + 0.9 * min(len(beside) - built, 5 - s.built.bit_count()) + bool(s.city[p] & city.around_centre)) / 6


def _same_fountain(s: State, p: int) -> float:
    """The most members beside one fountain, built or to be built."""
    cells = each(s.built if s.built.bit_count() == 5 else s.table.city.fountain_spaces)
    return max((spread(1 << c) & s.city[p]).bit_count() * (1 if s.built >> c & 1 else 0.9) for c in cells) / 3


def _palms(s: State, p: int) -> float:
    """Members that touch palms, and those that could."""
    trees = sorted(
        ((s.table.city.shade[t] & s.city[p]).bit_count() for t in each(s.table.city.trees & ~s.palms)), reverse=True
    )
    return (near_palms(s, p).bit_count() + 0.4 * sum(trees[: 5 - s.palms.bit_count()])) / 5


def _share(cells: Callable[[State], int], needed: int) -> Callable[[State, int], float]:
    return lambda s, p: min(1, (s.city[p] & cells(s)).bit_count() / needed)


NEAR: dict[Kind, Callable[[State, int], float]] = {
    Kind.EVERY_GUILD: lambda s, p: sum(min(2, (s.city[p] & cells).bit_count()) for cells in s.table.city.guilds) / 10,
    Kind.SQUARE: _shape(0, 1, SIDE, SIDE + 1),
    Kind.ROW: _row,
    Kind.DIAGONAL: _shape(0, SIDE + 1, 2 * SIDE + 2),
    Kind.WALL: _share(lambda s: s.table.city.wall, 6),
    Kind.CORNERS: _share(lambda s: s.table.city.corners, 2),
    Kind.FOUR_FOUNTAINS: _fountains,
    Kind.EVERY_FOUNTAIN: _fountains,
    Kind.SAME_FOUNTAIN: _same_fountain,
    Kind.CENTRAL_FOUNTAIN: _share(lambda s: s.table.city.around_centre, 5),
    Kind.PALMS: _palms,
    Kind.QUARTERS: lambda s, p: sum(bool(s.city[p] & quarter) for quarter in s.table.city.quarters) / 8,
    Kind.MOST_MEMBERS: _share(lambda s: s.table.city.spaces, 15),
}
"""From 0 to 1 how near a player's members are to what a kind of mission asks for."""


def near(s: State, p: int, mission: Mission) -> float:
    """How near a mission is; 0 for those that look at other things than the city."""
    argument = mission.argument
    if mission.kind is Kind.GUILD and isinstance(argument, int):
        return _share(lambda s: s.table.city.guilds[argument], 3)(s, p)
    if mission.kind is Kind.COST and isinstance(argument, int):
        return _share(lambda s: s.table.city.of_cost[argument], 2)(s, p)
    measure = NEAR.get(mission.kind)
    return measure(s, p) if measure else 0


# Policies -------------------------------------------------------------------------------------------------------------


def patron_of(s: State) -> int:
    """The player who can hold nobility and church most easily: the one who begins on the church's seat."""
    return (s.stefan + 1) % s.players if not s.round else s.council[Seat.CHURCH]


def hopes(missing: set[str], missions: bytes | list[int]) -> list[Mission]:
    """Those missions that no recorded game shows completed."""
    return [m for n in missions if f"mission {(m := CONTENT.missions[n]).kind.value} completed" in missing]


class Patronage:
    """The others stand aside while one player builds what the missions ask for; theirs fail."""

    def __init__(self, missing: set[str]) -> None:
        self.missing = missing
        self.patron = -1

    def __call__(self, state: GameState, rng: Random) -> tuple[int, Action]:
        s = state
        assert isinstance(s, State)
        if self.patron < 0:
            self.patron = patron_of(s)
        seat = s.to_act[0]
        legal = s.legal(seat)
        if isinstance(legal[0], Keep) and len(legal) == 2 and isinstance(legal[1], Reject):
            return seat, legal[not self._keeps(seat, legal[0].mission)]
        chosen = self._built(s, seat, legal) if seat == self.patron else self._aside(legal)
        return seat, chosen or pick(s, seat, rng.randrange(1 << 16), eager=True)

    def _keeps(self, seat: int, mission: int) -> bool:
        if seat == self.patron:
            return bool(hopes(self.missing, [mission]))
        return f"mission {CONTENT.missions[mission].kind.value} failed" in self.missing

    @staticmethod
    def _aside(legal: list[Action]) -> Action | None:
        wished = [a for a in legal if isinstance(a, Pass | Stop)]
        return wished[0] if wished else None

    def _built(self, s: State, seat: int, legal: list[Action]) -> Action | None:
        """What brings the patron's missions nearest, with single cards and all the money there is."""
        match legal[0]:
            case Stop():
                return legal[len(s.hand[seat]) < CARDS_A_ROUND]
            case Put():
                return legal[-1]
            case Pass():
                return legal[self._bids(s, seat)]
            case TakeGood() | Sell() if s.pending[0] in (Step.GOOD, Step.SELL):
                return legal[-2] if s.pending[0] == Step.SELL else legal[0]
        if s.pending[0] in (Step.GUILD_SEAT, Step.MERCHANTS_SEAT):
            return legal[-1]
        goals = [CONTENT.missions[n] for n in each(s.missions[seat])]
        best, most = legal[-1], -1.0
        for action in reversed(legal):
            ahead = s.clone()
            ahead.apply(seat, action)
            worth = sum(near(ahead, seat, mission) for mission in goals)
            if worth > most:
                best, most = action, worth
        return best

    @staticmethod
    def _bids(s: State, seat: int) -> bool:
        """Bids for the nobility once, for every guild, and for the market with goods to sell."""
        letter = "ABCDEFGHI"[s.letter]
        if letter == "A":
            return s.council[Seat.NOBILITY] != seat
        return letter in "BDF" or (letter in "CE" and bool(s.goods[seat]) and len(s.stacks[seat]) > (letter == "C"))


def idle(state: GameState, rng: Random) -> tuple[int, Action]:
    """Everybody keeps a mission that fails and passes for the whole game; the first two players share the victory."""
    s = state
    assert isinstance(s, State)
    seat = s.to_act[0]
    legal = s.legal(seat)
    if isinstance(legal[0], Keep):
        kind = CONTENT.missions[legal[0].mission].kind
        return seat, legal[bool(s.missions[seat]) or kind in FORMULAS or kind is Kind.NOBILITY_OR_CHURCH]
    wished = [a for a in legal if isinstance(a, Pass | Stop)]
    return seat, (wished or legal)[0]


# Games ----------------------------------------------------------------------------------------------------------------


def games(missing: set[str]) -> Iterator[tuple[str, GameState]]:
    """One game for every set of options, one that nobody wants to win, then more while something is missing."""
    seats, sets = GAMES[NAME].seats, OPTION_SETS[NAME]
    for number, options in enumerate(sets):
        players = seats[(number + number // len(seats)) % len(seats)]
        yield f"{players}-{options_text(options)}", richest(attempts(number, players, options, missing), missing)
    yield "2-shared-victory", richest([play(NAME, 2, sets[0], 2, idle)], missing)
    for number in range(EXTRA_ROUNDS):
        if not missing:
            break
        players, options = seats[number % len(seats)], sets[number % len(sets)]
        best = richest(attempts(len(sets) + number, players, options, before := set(missing)), before)
        if before != missing:
            missing &= before
            yield f"{players}-{options_text(options)}-more", best


def attempts(number: int, players: int, options: GameOptions, missing: set[str]) -> Iterator[GameState]:
    """Games to choose from: some for a patron with missions that nobody has completed, the others at random."""
    seeds = sorted(
        (seed_of(number, n) for n in range(SEEDS)), key=lambda seed: -_hopes(players, options, seed, missing)
    )
    for seed in seeds[:PATRON_TRIES]:
        yield play(NAME, players, options, seed, Patronage(missing))
    for n in range(RANDOM_TRIES):
        yield play(NAME, players, options, seed_of(number, n), random_move)


def _hopes(players: int, options: GameOptions, seed: Seed, missing: set[str]) -> int:
    s = GAMES[NAME].start(players, options, seed)
    assert isinstance(s, State)
    return len(hopes(missing, s.offered[patron_of(s)]))
