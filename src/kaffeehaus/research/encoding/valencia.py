"""VALENCIA as numbers: what a seat may know, in fixed places; seats are counted from the one that looks."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from kaffeehaus.core.events import plain
from kaffeehaus.games.valencia.actions import MOST_STACKS
from kaffeehaus.games.valencia.board import CELLS
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Ability, Guild, Influence, Seat
from kaffeehaus.research.encoding.layout import Encoder, Layout, fill, mark, scaled

LAYOUT = Layout()
_SEATS = range(5)
_GUILDS, _COUNCIL, _KINDS = ([plain(v) for v in kind] for kind in (Guild, Seat, Influence))
_STEPS = [plain(step) for step in Step if step >= Step.CHOOSE_MISSIONS]
_ABILITIES = [ability.value for ability in Ability]
_MISSIONS = [mission.id for mission in CONTENT.missions]
_PLACES = [cell.name for cell in CELLS]
_LETTERS = "ABCDEFGHI"
_ROUNDS, _BOARDS, _STACKS = range(6), range(1, 6), range(MOST_STACKS)

_STEP_OF, _MISSION_OF, _ABILITY_OF, _GUILD_OF, _CARD_OF = (
    {name: n for n, name in enumerate(names)} for names in (_STEPS, _MISSIONS, _ABILITIES, _GUILDS, _KINDS)
)

_add = LAYOUT.add
PLAYERS = _add("players.{}", (2, 3, 4, 5), says="1 for the number of players")
RANDOM_CITY = _add("option.random-city", says="1 where the city was drawn")
SPECIAL = _add("option.special.{}", SPECIALS, says="1 for the special influence cards in the game")
ROUND = _add("round.{}", _ROUNDS, says="1 for the round; 0 is the choice of missions")
LETTER = _add("step.{}", _LETTERS, says="1 for the step of the round")
STEFAN = _add("stefan.seat{}", _SEATS, says="1 for the holder of Stefan Feld")
TO_ACT = _add("to-act.seat{}", _SEATS, says="1 for the seats that owe a decision")
STEP = _add("asked.step.{}", _STEPS, says="1 for the decision that is asked")
ASKED_CELL = _add("asked.cell.{}", _PLACES, says="1 for the cell it is about")
OVER = _add("over", says="1 when the game has ended")
BOARD_GUILDS = _add("board{}.{}.{}", _BOARDS, "BDF", _GUILDS, says="1 for the guild of each auction of each round")
BOARD_VALUE = _add("board{}.fountain.value", _BOARDS, says="value of the round's fountain / 6")
BOARD_ABILITY = _add("board{}.fountain.{}", _BOARDS, _ABILITIES, says="1 for the ability of the round's fountain")

AUCTION = _add("auction.open", says="1 while an auction is held")
AUCTION_GUILD = _add("auction.guild.{}", _GUILDS, says="1 for its guild")
FIRST = _add("auction.first.seat{}", _SEATS, says="1 for the seat that began it")
QUEUE = _add("auction.queue.seat{}", _SEATS, says="place among those who still reveal or pass / 5")
REVEALED = _add("auction.revealed.seat{}.{}", _SEATS, _KINDS, says="cards revealed in it / 4")
SUMS = _add("auction.sum.seat{}", _SEATS, says="what they are worth together / 30")
NINA = _add("auction.nina.{}", _KINDS, says="Nina's cards / 4")
RANKS = _add("auction.rank.seat{}", _SEATS, says="place in the order of influence / 6")
NINA_RANK = _add("auction.rank.nina", says="Nina's place / 6")

COUNCIL = _add("council.{}.seat{}", _COUNCIL, _SEATS, says="1 for who sits on each seat of the council")
SUPPORTER = _add("supporter.{}.seat{}", _GUILDS, _SEATS, says="1 for who supports on each guild's seat")
SMALL = _add("city.small", says="1 for the city of two players")
CITY_GUILD = _add("city.{}.{}", _PLACES, _GUILDS, says="1 for the guild of each city space")
CITY_COST = _add("city.{}.cost", _PLACES, says="cost of each city space / 5")
FOUNTAIN_SPACE = _add("city.{}.fountain-space", _PLACES, says="1 for the fountain spaces")
CENTRE = _add("city.{}.centre", _PLACES, says="1 for the central fountain")
TREES = _add("tree.{}", _PLACES, says="1 where a tree stands")
PALMS = _add("palm.{}", _PLACES, says="1 where it carries a palm")
BUILT = _add("fountain.{}.value", _PLACES, says="value of each built fountain / 6")
BUILT_ABILITY = _add("fountain.{}.{}", _PLACES, _ABILITIES, says="1 for its ability")
MEMBERS = _add("member.seat{}.{}", _SEATS, _PLACES, says="1 for the cells with a member of this seat")
SUPPLY = _add("supply.{}", _GUILDS, says="resources left / 6")
MISSION_PILE = _add("mission-pile", says="missions in the pile / 35")
NINA_PILE = _add("nina.{}", ("present", "pile"), says="1 if Nina plays; cards in her pile / 24")

PRESENT = _add("desk{}.present", _SEATS, says="1 where somebody sits; everything is 0 where nobody does")
SCORE = _add("desk{}.score", _SEATS, says="points / 150")
FAMILY = _add("desk{}.members", _SEATS, says="family members in supply / 15")
ON_COUNCIL = _add("desk{}.council", _SEATS, says="members on the council / 8")
PRIVILEGES = _add("desk{}.privileges", _SEATS, says="privileges / 5")
PILE = _add("desk{}.pile", _SEATS, says="cards in the draw pile / 25")
GONE = _add("desk{}.gone", _SEATS, says="cards that left the game / 25")
READY = _add("desk{}.ready", _SEATS, says="1 unless still choosing in secret")
MISSION_COUNT = _add("desk{}.missions", _SEATS, says="missions held / 8")
STACKS = _add("desk{}.stack{}", _SEATS, _STACKS, says="cards in each stack / 8")
SEEN = _add("desk{}.seen.{}", _SEATS, _KINDS, says="cards that left the game before all eyes / 4")
UNDER = _add("desk{}.under.{}", _SEATS, _KINDS, says="cards known to lie under the pile / 4")
OPEN = _add(
    "desk{}.open", _SEATS, says="1 if this seat's coins, resources and missions are known: one's own, all at the end"
)
COINS = _add("desk{}.coins", _SEATS, says="coins / 25, where known")
GOODS = _add("desk{}.goods.{}", _SEATS, _GUILDS, says="resources / 6, where known")
HELD = _add("desk{}.mission.{}", _SEATS, _MISSIONS, says="1 for the missions held, where known")

HAND = _add("hand.{}", _KINDS, says="own cards drawn and not yet in a stack / 4")
NEXT = _add("hand.next.{}", _KINDS, says="1 for the card that is put next")
OWN_STACKS = _add("stack{}.{}", _STACKS, _KINDS, says="cards in each own stack / 4")
DISCARD = _add("discard.{}", _KINDS, says="own cards that left the game / 4")
OFFERED = _add("offered.{}", _MISSIONS, says="1 for the missions to choose from")
REJECTED = _add("rejected.{}", _MISSIONS, says="1 for the missions put back")


def encode(view: dict[str, Any]) -> array[float]:
    """A view as numbers; a spectator counts seats from the first and has nothing of their own."""
    row = LAYOUT.blank()
    players, seat = view["players"], view["seat"]
    row[PLAYERS + players - 2] = 1.0
    around = [(p - (seat or 0)) % players for p in range(players)]
    _table(row, view, around)
    _boards(row, view["boards"])
    if view["auction"] is not None:
        _auction(row, view["auction"], around)
    _council(row, view["council"], around)
    _city(row, view["city"], around)
    fill(row, SUPPLY, view["supply"].values(), 6)
    row[MISSION_PILE] = scaled(view["mission_pile"], 35)
    if view["nina_pile"] is not None:
        row[NINA_PILE] = 1.0
        row[NINA_PILE + 1] = scaled(view["nina_pile"], 24)
    for desk in view["desks"]:
        _desk(row, desk, around[desk["seat"]])
    if seat is not None:
        _own(row, view["desks"][seat])
    return row


def _count(row: array[float], start: int, cards: Iterable[str]) -> None:
    """Adds a quarter for every card of a kind; no deck has more than four of one."""
    for card in cards:
        row[start + _CARD_OF[card]] += 0.25


def _table(row: array[float], view: dict[str, Any], around: list[int]) -> None:
    options = view["options"]
    row[RANDOM_CITY] = options["city"] == "random"
    mark(row, SPECIAL, [SPECIALS.index(name) for name in options["specials"]])
    row[ROUND + view["round"]] = 1.0
    if view["step"] is not None:
        row[LETTER + _LETTERS.index(view["step"])] = 1.0
    row[STEFAN + around[view["stefan"]]] = 1.0
    mark(row, TO_ACT, [around[p] for p in view["to_act"]])
    row[OVER] = view["outcome"] is not None
    asked = view["asked"]
    if asked is not None:
        row[STEP + _STEP_OF[asked["step"]]] = 1.0
        if asked["cell"] is not None:
            row[ASKED_CELL + asked["cell"]] = 1.0


def _boards(row: array[float], boards: list[dict[str, Any]]) -> None:
    for n, board in enumerate(boards):
        mark(row, BOARD_GUILDS + 15 * n, [5 * k + _GUILD_OF[guild] for k, guild in enumerate(board["guilds"])])
        _fountain(row, BOARD_VALUE + n, BOARD_ABILITY + 5 * n, board["fountain"])


def _fountain(row: array[float], at: int, abilities: int, fountain: dict[str, Any]) -> None:
    row[at] = scaled(fountain["value"], 6)
    if fountain["ability"] is not None:
        row[abilities + _ABILITY_OF[fountain["ability"]]] = 1.0


def _auction(row: array[float], auction: dict[str, Any], around: list[int]) -> None:
    row[AUCTION] = 1.0
    if auction["guild"] is not None:
        row[AUCTION_GUILD + _GUILD_OF[auction["guild"]]] = 1.0
    row[FIRST + around[auction["first"]]] = 1.0
    for n, p in enumerate(auction["queue"], 1):
        row[QUEUE + around[p]] = scaled(n, 5)
    for p, cards in auction["revealed"].items():
        _count(row, REVEALED + len(_KINDS) * around[int(p)], cards)
    for p, together in auction["sums"].items():
        row[SUMS + around[int(p)]] = scaled(together, 30)
    _count(row, NINA, auction["nina"])
    for n, p in enumerate(auction["ranks"], 1):
        row[NINA_RANK if p < 0 else RANKS + around[p]] = scaled(n, 6)


def _council(row: array[float], council: dict[str, Any], around: list[int]) -> None:
    for n, place in enumerate(council.values()):
        if place["seat"] is not None:
            row[COUNCIL + 5 * n + around[place["seat"]]] = 1.0
        if place["supporter"] is not None:
            row[SUPPORTER + 5 * n + around[place["supporter"]]] = 1.0


def _city(row: array[float], city: dict[str, Any], around: list[int]) -> None:
    row[SMALL] = city["small"]
    for n, cell in enumerate(city["cells"]):
        if cell:
            row[CITY_GUILD + 5 * n + _GUILD_OF[cell["guild"]]] = 1.0
            row[CITY_COST + n] = scaled(cell["cost"], 5)
        elif cell is not None:
            row[FOUNTAIN_SPACE + n] = 1.0
    row[CENTRE + city["centre"]] = 1.0
    mark(row, TREES, city["trees"])
    mark(row, PALMS, city["palms"])
    for at, fountain in city["fountains"].items():
        _fountain(row, BUILT + int(at), BUILT_ABILITY + 5 * int(at), fountain)
    for p, cells in enumerate(city["members"]):
        mark(row, MEMBERS + len(CELLS) * around[p], cells)


def _desk(row: array[float], desk: dict[str, Any], p: int) -> None:
    row[PRESENT + p] = 1.0
    row[SCORE + p] = scaled(desk["score"], 150)
    row[FAMILY + p] = scaled(desk["members"], 15)
    row[ON_COUNCIL + p] = scaled(desk["council"], 8)
    row[PRIVILEGES + p] = scaled(desk["privileges"], 5)
    row[PILE + p] = scaled(desk["pile"], 25)
    row[GONE + p] = scaled(desk["gone"], 25)
    row[READY + p] = desk["ready"]
    row[MISSION_COUNT + p] = scaled(desk["missions"], 8)
    fill(row, STACKS + MOST_STACKS * p, desk["stacks"], 8)
    _count(row, SEEN + len(_KINDS) * p, desk["seen"])
    _count(row, UNDER + len(_KINDS) * p, desk["under"])
    if "coins" in desk:
        row[OPEN + p] = 1.0
        row[COINS + p] = scaled(desk["coins"], 25)
        fill(row, GOODS + 5 * p, desk["goods"].values(), 6)
        mark(row, HELD + len(_MISSIONS) * p, [_MISSION_OF[m] for m in desk["own_missions"]])


def _own(row: array[float], desk: dict[str, Any]) -> None:
    _count(row, HAND, desk["hand"])
    if desk["hand"]:
        row[NEXT + _CARD_OF[desk["hand"][-1]]] = 1.0
    for n, stack in enumerate(desk["own_stacks"]):
        _count(row, OWN_STACKS + len(_KINDS) * n, stack)
    _count(row, DISCARD, desk["discard"])
    mark(row, OFFERED, [_MISSION_OF[m] for m in desk["offered"]])
    mark(row, REJECTED, [_MISSION_OF[m] for m in desk["rejected"]])


ENCODER = Encoder(LAYOUT, encode)
