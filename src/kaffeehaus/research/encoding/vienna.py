"""VIENNA as numbers: what a seat may know, in fixed places; seats are counted from the one that looks."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from kaffeehaus.core.catalogue import word
from kaffeehaus.games.vienna.abilities import ABILITIES, CARD_BIT, CARD_BRIBE, CARD_INFO, OF_BIT
from kaffeehaus.games.vienna.board import BOX_SIZE, BUILDINGS, SQUARE_NAMES
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.steps import FIRST_ASK, Step
from kaffeehaus.games.vienna.terms import ROOF, AbilityKind, Bribe, Colour, Flag, Info, Item
from kaffeehaus.research.encoding.layout import Encoder, Layout, fill, mark, scaled

LAYOUT = Layout()
_SEATS = range(4)
_BRIBES, _INFOS, _FLAGS, _COLOURS = ([word(v) for v in kind] for kind in (Bribe, Info, Flag, Colour))
_STEPS = [word(step) for step in Step if step >= FIRST_ASK]
_ITEMS = [word(item) for item in Item if item is not Item.AGENT]
_KINDS = [kind.value for kind in AbilityKind]
_HOUSES, _PLACES = [word(b) for b in BUILDINGS], [word(q) for q in SQUARE_NAMES]
_MISSIONS = [m.name.name for m in MISSIONS]
_NAMED = [f"{a.kind.value}:{'any' if a.type < 0 else a.type}" for a in ABILITIES]
_CARDS = [f"{n:03}" for n in range(1, len(CARD_BIT))]
_ENDINGS = ("no", "triggered", "last-round", "over")
_DRAWERS, _SPACES, _TYPES = range(4), range(3), range(5)

# How a single card is written: its corners, and the kind and icon of its ability.
_FACE = [*(f"bribe.{b}" for b in _BRIBES), *(f"info.{i}" for i in _INFOS), *(f"kind.{k}" for k in _KINDS)]
_FACE += [f"icon.{t}" for t in _TYPES]


def _face(card: int) -> tuple[int, ...]:
    ability = OF_BIT[CARD_BIT[card]]
    top = (CARD_BRIBE[card], 5 + CARD_INFO[card], 10 + _KINDS.index(ability.kind.value))
    return top if ability.type < 0 else (*top, 10 + len(_KINDS) + ability.type)


_FACES = ((), *(_face(card) for card in range(1, len(CARD_BIT))))
_ABILITY = [0, *(ABILITIES.index(OF_BIT[bit]) for bit in CARD_BIT[1:])]
_STEP_OF, _ENDING_OF, _MISSION_OF, _ITEM_OF, _COLOUR_OF, _FLAG_OF, _INFO_OF, _ROOF_OF = (
    {name: n for n, name in enumerate(names)}
    for names in (_STEPS, _ENDINGS, _MISSIONS, _ITEMS, _COLOURS, _FLAGS, _INFOS, ROOF)
)

_add = LAYOUT.add
PLAYERS = _add("players.{}", (2, 3, 4), says="1 for the number of players")
OPTIONS = _add(
    "option.{}",
    ("advanced", "random-flags", "third-man", "figures", "set-points-15", "shillings-3"),
    says="1 where the table chose it",
)
ROUND = _add("round", says="the round / 25")
CREST = _add("crest.seat{}", _SEATS, says="1 for the holder of the city crest")
TO_ACT = _add("to-act.seat{}", _SEATS, says="1 for the seats that owe a decision")
STEP = _add("asked.step.{}", _STEPS, says="1 for the decision that is asked")
AMOUNT = _add("asked.amount", says="how much it is about / 10")
ASKED_CARD = _add("asked.card.{}", _FACE, says="1s for the corners and the ability of the card it is about")
ASKED_HOUSE = _add("asked.building.{}", _HOUSES, says="1 for the building it is about")
ENDING = _add("ending.{}", _ENDINGS, says="1 for how near the end is")
FLAGS = _add("flag.{}.{}", _HOUSES, _FLAGS, says="1 for the nation of each building")
TILES = _add("tile.{}.{}", _PLACES, _INFOS, says="1 for the information that still lies on each square")
STEFAN = _add("third-man.{}", _HOUSES, says="1 for the building of the third man")
MARKERS = _add("marker.{}", _INFOS, says="the space of each marker / 16")
INVESTIGATOR = _add("investigator.{}", ROOF, says="1 for the roof space of the Investigator")
CROSSED = _add("investigation.crossed", says="1 when he has moved this round")
END = _add("end.{}", ROOF, says="1 for the roof space that triggers the end")
TOKEN = _add("token.{}", ("purchase", "payday"), says="1 for what lies on the Investigation token")
PURCHASES = _add("purchase.{}", ROOF, says="1 for the purchases still ahead")
PAYDAYS = _add("payday.{}", ROOF, says="1 for the paydays still ahead")
PILE = _add("pile", says="cards in the draw pile / 175")
DISCARD = _add("discard.{}", _CARDS, says="1 for every card in the discard pile")
DISPLAY = _add("display.{}", _MISSIONS, says="1 for every mission on display")
MISSION_PILES = _add("mission-pile.{}", "AB", says="missions in the piles / 30")

PRESENT = _add("desk{}.present", _SEATS, says="1 where somebody sits; everything is 0 where nobody does")
COLOUR = _add("desk{}.colour.{}", _SEATS, _COLOURS, says="1 for the colour")
SCORE = _add("desk{}.score", _SEATS, says="points / 250")
SUPPLY = _add("desk{}.supply", _SEATS, says="agents in supply / 10")
HIRES = _add("desk{}.hires", _SEATS, says="agents still to be hired / 3")
COINS = _add("desk{}.shillings", _SEATS, says="shillings / 20")
BOX = _add("desk{}.cash-box", _SEATS, says="shillings in the cash box / 12")
REWARD = _add("desk{}.reward", _SEATS, says="what missions completed in this turn pay / 10")
READY = _add("desk{}.ready", _SEATS, says="1 unless still assigning cards")
CARDS = _add("desk{}.cards", _SEATS, says="cards in hand and on spaces / 8")
BRIBES = _add("desk{}.bribes.{}", _SEATS, _BRIBES, says="bribes / 15")
INFOS = _add("desk{}.tiles.{}", _SEATS, _INFOS, says="information tiles / 8")
ITEMS = _add("desk{}.item.{}", _SEATS, _ITEMS, says="1 for what was bought")
ABILITY = _add("desk{}.ability.{}", _SEATS, _NAMED, says="1 for the abilities in the drawers, kind:icon")
AGENTS = _add("desk{}.agent.{}", _SEATS, _HOUSES, says="1 for the buildings with an agent or figure of this seat")
FIGURE = _add(
    "desk{}.figure.{}", _SEATS, ("present", "unlocked"), says="1 if there is a figure; if it was placed before"
)
FIGURE_AT = _add("desk{}.figure.at.{}", _SEATS, _HOUSES, says="1 for the building of the figure")
HELD = _add("desk{}.mission.{}", _SEATS, _MISSIONS, says="1 for the missions held")
DONE = _add("desk{}.completed.{}", _SEATS, _MISSIONS, says="1 for the missions done")

DRAWER = _add("drawer{}.{}", _DRAWERS, _FACE, says="1s for the card in each own drawer")
HAND = _add("hand.{}", _CARDS, says="1 for every card in the own hand")
ASSIGNED = _add("assigned{}.{}", _SPACES, _FACE, says="1s for the own cards on spaces that are not used yet, in order")


def encode(view: dict[str, Any]) -> array[float]:
    """A view as numbers; a spectator counts seats from the first and has nothing of their own."""
    row = LAYOUT.blank()
    players, seat = view["players"], view["seat"]
    first = seat or 0
    row[PLAYERS + players - 2] = 1.0
    _table(row, view, first, players)
    _city(row, view["city"])
    _tracks(row, view["tracks"])
    row[PILE] = scaled(view["cards"]["pile"], 175)
    mark(row, DISCARD - 1, view["cards"]["discard"])
    missions = view["missions"]
    mark(row, DISPLAY, [_MISSION_OF[m] for m in missions["display"]])
    fill(row, MISSION_PILES, (missions["pile_a"], missions["pile_b"]), 30)
    for desk in view["desks"]:
        _desk(row, desk, (desk["seat"] - first) % players)
    if seat is not None:
        _own(row, view["desks"][seat])
    return row


def _own(row: array[float], desk: dict[str, Any]) -> None:
    _faces(row, DRAWER, desk["drawers"])
    mark(row, HAND - 1, desk["hand"])
    _faces(row, ASSIGNED, desk["assigned"])


def _faces(row: array[float], start: int, cards: Sequence[int]) -> None:
    for n, card in enumerate(cards):
        mark(row, start + n * len(_FACE), _FACES[card])


def _table(row: array[float], view: dict[str, Any], first: int, players: int) -> None:
    options = view["options"]
    chosen = (
        options["version"] == "advanced",
        options["flags"] == "random",
        options["third_man"],
        options["figures"],
        options["set_points"] == 15,
        options["shillings"] == 3,
    )
    fill(row, OPTIONS, chosen, 1)
    row[ROUND] = scaled(view["round"], 25)
    row[CREST + (view["crest"] - first) % players] = 1.0
    mark(row, TO_ACT, [(p - first) % players for p in view["to_act"]])
    row[ENDING + _ENDING_OF[view["ending"]]] = 1.0
    asked = view["asked"]
    if asked is not None:
        row[STEP + _STEP_OF[asked["step"]]] = 1.0
        row[AMOUNT] = scaled(asked["amount"], 10)
        _faces(row, ASKED_CARD, (asked["card"],))
        if asked["building"] is not None:
            row[ASKED_HOUSE + asked["building"]] = 1.0


def _city(row: array[float], city: dict[str, Any]) -> None:
    mark(row, FLAGS, [5 * b + _FLAG_OF[flag] for b, flag in enumerate(city["flags"])])
    mark(row, TILES, [5 * q + _INFO_OF[info] for q, info in enumerate(city["tiles"]) if info])
    if city["stefan"] is not None:
        row[STEFAN + city["stefan"]] = 1.0


def _tracks(row: array[float], tracks: dict[str, Any]) -> None:
    fill(row, MARKERS, tracks["markers"].values(), 16)
    row[INVESTIGATOR + _ROOF_OF[tracks["investigator"]]] = 1.0
    row[CROSSED] = tracks["crossed"]
    row[END + _ROOF_OF[tracks["end"]]] = 1.0
    if tracks["token"]:
        row[TOKEN + (tracks["token"] == "payday")] = 1.0
    mark(row, PURCHASES, [_ROOF_OF[r] for r in tracks["purchases"]])
    mark(row, PAYDAYS, [_ROOF_OF[r] for r in tracks["paydays"]])


def _desk(row: array[float], desk: dict[str, Any], p: int) -> None:
    row[PRESENT + p] = 1.0
    row[COLOUR + 4 * p + _COLOUR_OF[desk["colour"]]] = 1.0
    row[SCORE + p] = scaled(desk["score"], 250)
    row[SUPPLY + p] = scaled(desk["supply"], 10)
    row[HIRES + p] = scaled(desk["hires"], 3)
    row[COINS + p] = scaled(desk["coins"], 20)
    row[BOX + p] = scaled(desk["box"], BOX_SIZE)
    row[REWARD + p] = scaled(desk["reward"], 10)
    row[READY + p] = desk["ready"]
    row[CARDS + p] = scaled(desk["cards"], 8)
    fill(row, BRIBES + 5 * p, desk["bribes"].values(), 15)
    fill(row, INFOS + 5 * p, desk["tiles"].values(), 8)
    mark(row, ITEMS + len(_ITEMS) * p, [_ITEM_OF[item] for item in desk["items"]])
    mark(row, ABILITY + len(_NAMED) * p, [_ABILITY[card] for card in desk["drawers"]])
    mark(row, AGENTS + len(_HOUSES) * p, desk["agents"])
    figure = desk["figure"]
    if figure is not None:
        fill(row, FIGURE + 2 * p, (1, figure["unlocked"]), 1)
        if figure["building"] is not None:
            row[FIGURE_AT + len(_HOUSES) * p + figure["building"]] = 1.0
    mark(row, HELD + len(_MISSIONS) * p, [_MISSION_OF[m] for m in desk["missions"]])
    mark(row, DONE + len(_MISSIONS) * p, [_MISSION_OF[m] for m in desk["completed"]])


ENCODER = Encoder(LAYOUT, encode)
