"""What Vienna says: the messages that tell its events, choices and questions, as a table (see `core.words`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.words import Table, say
from kaffeehaus.games.vienna.abilities import ABILITIES
from kaffeehaus.games.vienna.action_three import ALTERNATIVE_BRIBES
from kaffeehaus.games.vienna.actions import ACTIONS
from kaffeehaus.games.vienna.board import AREA, BUILDINGS, PRICE
from kaffeehaus.games.vienna.content import CONTENT, Card, Content, Mission
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, Item, MissionKind, Seal, Space

COLUMNS = 6
ROWS = "abcde"


def spot(building: int) -> str:
    """Where a building stands on the map, such as c3."""
    return f"{ROWS[building // COLUMNS]}{building % COLUMNS + 1}"


def card_number(number: int) -> str:
    """A card's number as it is printed."""
    return f"{number:03d}"


# Components -----------------------------------------------------------------------------------------------------------

_TOPICS: dict[type, str] = {Bribe: "bribe", Info: "info", Flag: "flag", Seal: "seal", int: "number"}
"""The argument an ability's sentence selects on, by the type of its icon."""
_ACTION = {ability.kind: ability.action for ability in ABILITIES}
_PIECES = {MissionKind.SEALS: "seal", MissionKind.BRIBES: "bribe", MissionKind.INFORMATION: "info"}


def components(content: Content = CONTENT, spot: Callable[[int], str] = spot) -> dict[str, Any]:
    """The rows that sentences look up; a mission names its building with its place, as whoever reads it finds it."""
    return {
        "buildings": [{"building": b.short, "spot": spot(b.index), "bribe": word(b.colour)} for b in content.buildings],
        "squares": [{"square": q.name} for q in content.squares],
        "cards": [{"card": card_number(0)}, *map(_card, content.cards)],  # 0 is no card
        "missions": {m.id: _mission(m, content, spot) for m in content.missions},
        "areas": {word(info): list(AREA[info]) for info in Info},
        "items": {word(item): {"item": word(item), "count": PRICE[item]} for item in Item},
        "dues": {"buy-pay": "purchase", "payday-pay": "payday"},
        "spaces": {word(space): space.name for space in Space},
        "numerals": [space.name for space in Space],
    }


def _card(card: Card) -> dict[str, Any]:
    topic = {} if card.type is None else {_TOPICS[type(card.type)]: word(card.type)}
    action = _ACTION[card.ability]
    return {
        "card": card_number(card.number),
        "bribe": word(card.bribe),
        "info": word(card.info),
        "action": action,
        "does": say(f"ability-{card.ability.value}", **topic),
        "ability": say("ability-line", action=action, ability=["components", "cards", card.number, "does"]),
    }


def _mission(mission: Mission, content: Content, spot: Callable[[int], str]) -> dict[str, Any]:
    paid = (("shillings", mission.shillings), ("points", mission.points))
    rewards = [say(id, count=number) for id, number in paid if number]
    return {
        "mission": mission.id,
        "flag": word(mission.flag),
        "needs": _needs(mission, content, spot),
        "reward": {"list": rewards or [say("mission-reward-none")]},
    }


def _needs(mission: Mission, content: Content, spot: Callable[[int], str]) -> dict[str, Any]:
    if mission.kind is MissionKind.BUILDING:
        letter = str(mission.needs[0])
        house = next(b for b in content.buildings if b.letter == letter)
        return say("mission-needs-building", building=f"{spot(house.index)} {house.short}", letter=letter)
    piece = _PIECES[mission.kind]
    counted = [
        say(f"{piece}.counted", **{piece: word(need), "count": number})
        for need, number in Counter(mission.needs).items()
    ]
    return say(f"mission-needs-{mission.kind.value}", list={"list": counted})


def _at(kind: str, key: str, *member: str) -> list[Any]:
    """A component, or a member of it, by the field that names it."""
    return ["components", kind, [key], *member]


def _counted(kind: str) -> dict[str, Any]:
    """A kind of piece with its number, unless there is none."""
    return say(f"{kind}.counted", when=["item"], count=["item"], **{kind: ["index"]})


# Events ---------------------------------------------------------------------------------------------------------------

_PLAYER = ["names", ["seat"]]
_CARD = _at("cards", "card", "card")
_CARDS = {"each": ["cards"], "as": _at("cards", "item", "card")}
_SPACE = _at("spaces", "space")
_PLACE = {"building": _at("buildings", "building", "building"), "spot": _at("buildings", "building", "spot")}
_ORIGIN = _at("buildings", "origin", "building")
_DRAWER = {"sum": [["drawer"], 1]}
"""As it is counted at the desk; 0 is none."""

EVENTS: dict[str, Any] = {
    "round-began": say("log-round-began", "number", player=_PLAYER),
    "cards-drawn": say("log-cards-drawn", "count"),
    "cards-seen": say("log-cards-seen", cards=_CARDS),
    "pile-shuffled": say("log-pile-shuffled", "count"),
    "card-assigned": say("log-card-assigned", card=_CARD, space=_SPACE),
    "cards-ready": say("log-cards-ready"),
    "cards-discarded": say("log-cards-discarded", cards=_CARDS),
    "card-revealed": say("log-card-revealed", card=_CARD, space=_SPACE),
    "drawer-filled": say(
        "log-drawer-filled",
        drawer=_DRAWER,
        ability=_at("cards", "card", "ability"),
        exchange=["replaced"],
        replaced=_at("cards", "replaced", "card"),
    ),
    "bribes-gained": say("log-bribes-gained", "bribe", "count", "cause", card=_CARD),
    "price-lowered": say("log-price-lowered", "count", drawer=_DRAWER),
    "bribes-paid": say("log-bribes-paid", "bribe", "count", drawer=_DRAWER),
    "shillings-gained": say("log-shillings-gained", "count", "cause"),
    "shillings-paid": say("log-shillings-paid", "count", "cause"),
    "shillings-deposited": say("log-shillings-deposited", "count"),
    "extra-deposited": say("log-extra-deposited", "count"),
    "scored": say("log-scored", "rule", by=["card"], card=_CARD, count=["points"]),
    "agent-placed": say("log-agent-placed", "figure", source=["origin"], origin=_ORIGIN, **_PLACE),
    "figure-moved": say("log-figure-moved", origin=_ORIGIN, building=_PLACE["building"]),
    "agent-removed": say("log-agent-removed", "figure", "cause", building=_PLACE["building"]),
    "square-enclosed": say(
        "log-square-enclosed", "info", square=_at("squares", "square", "square"), help=["helped"], count=["points"]
    ),
    "marker-moved": say(
        "log-marker-moved",
        "info",
        "steps",
        by=["card"],
        card=_CARD,
        space={"sum": [["space"], 1]},
        last={"count": _at("areas", "info")},
        area=["components", "areas", ["info"], ["space"]],
    ),
    "investigator-moved": say("log-investigator-moved", "space"),
    "end-triggered": say("log-end-triggered", "reason"),
    "stefan-moved": say("log-stefan-moved", **_PLACE),
    "mission-accepted": say("log-mission-accepted", "mission"),
    "mission-shown": say("log-mission-shown", of=_at("missions", "mission")),
    "mission-completed": say("log-mission-completed", "mission"),
    "phase-began": say("log-phase-began", "phase"),
    "bought": say("log-bought", "item"),
    "game-ended": say("log-game-ended", "score", player=_PLAYER),
}

# Choices and questions ------------------------------------------------------------------------------------------------

_DRAWER_CARD = ["components", "cards", {"either": [["desk", "drawers", ["drawer"]], 0]}]
_MISSION = _at("missions", "mission")
_PRICE = {
    "each": ["preview", "bribes-paid"],
    "when": {"same": [["item", "cause"], "placement"]},
    "as": say("bribe.counted", of=["item"]),
}
_ITS_DRAWER = {"sum": [["item", "drawer"], 1]}
_WHY = {
    "list": [
        {
            "each": ["preview", "price-lowered"],
            "as": say("log-price-lowered", count=["item", "count"], drawer=_ITS_DRAWER),
        },
        {
            "each": ["preview", "bribes-paid"],
            "when": ["item", "card"],
            "as": say("price-wild", bribe=["item", "bribe"], drawer=_ITS_DRAWER),
        },
    ]
}
"""Which drawers made the price of a placement what it is."""
_ADVANCE = {
    "each": ["preview", "shillings-gained"],
    "when": {"same": [["item", "cause"], "mission-accepted"]},
    "as": ["item", "count"],
}
_DUE_NOW = {
    "each": ["preview", "shillings-paid"],
    "when": {"same": [["item", "cause"], ["components", "dues", ["asked", "step"]]]},
    "as": ["item", "count"],
}
_COINS_PAID = {"sum": [_DUE_NOW]}
_UNPAID = {"sum": [["asked", "amount"]], "less": [_COINS_PAID]}

CHOICES: dict[str, Any] = {
    "assign": say("do-assign", of=_at("cards", "card")),
    "exchange": say(
        "do-exchange",
        drawer=_DRAWER,
        card=[*_DRAWER_CARD, "card"],
        ability={"either": [[*_DRAWER_CARD, "ability"], ""]},
    ),
    "place": {
        "either": [
            say("do-place-why", when=_WHY, why=_WHY, count={"count": _PRICE}, price=_PRICE, **_PLACE),
            say("do-place", when=["preview"], count={"count": _PRICE}, price=_PRICE, **_PLACE),
            say("do-place.wish", **_PLACE),
        ]
    },
    "from-supply": say("do-from-supply", supply=["desk", "supply"]),
    "figure-from-supply": say("do-figure-from-supply"),
    "move-from": say("do-move-from", **_PLACE),
    "take-bribes": say("do-take-bribes", "bribe", count=ALTERNATIVE_BRIBES),
    "take-shillings": say("do-take-shillings", count=["view", "options", "shillings"]),
    "pay": say("do-pay", "bribe", count=1),
    "pay-coins": {
        "either": [
            say("do-pay-coins-short", when=_UNPAID, count=_COINS_PAID, unpaid=_UNPAID),
            say("do-pay-coins", when=["preview"], count=_COINS_PAID),
            say("do-pay-coins.wish"),
        ]
    },
    "gain": say("do-gain", "bribe"),
    "advance": say(
        "do-advance", "info", area=["components", "areas", ["info"], ["view", "tracks", "markers", ["info"]]]
    ),
    "decline": say("do-decline", step=["asked", "step"]),
    "move-figure": say("do-move-figure", **_PLACE),
    "stefan": say("do-stefan", bribe=_at("buildings", "building", "bribe"), **_PLACE),
    "complete": say("do-complete", of=_MISSION),
    "accept": {
        "either": [
            say(
                "do-accept",
                when=["preview"],
                of=_MISSION,
                count={"sum": [_ADVANCE]},
            ),
            say("do-accept.wish", of=_MISSION),
        ]
    },
    "done": say("do-done", completed=["asked", "amount"]),
    "deposit": say("do-deposit", count=["shillings"]),
    "buy-nothing": say("do-buy-nothing"),
    "buy": say("do-buy", of=_at("items", "item")),
    "remove": say("do-remove", **_PLACE),
}

_ASKED_CARD = ["components", "cards", ["asked", "card"]]
_FOR_CARD = {"card": [*_ASKED_CARD, "card"]}
_WHERE = {"building": ["components", "buildings", ["asked", "building"], "building"]}
_AMOUNT = {"amount": ["asked", "amount"]}
_EXCHANGE = _FOR_CARD | {"ability": [*_ASKED_CARD, "ability"]}
_NUMERAL = {"space": ["components", "numerals", {"count": ["desk", "assigned"]}]}

QUESTIONS: dict[str, Any] = {
    "place-stefan": say("ask-place-stefan"),
    "assign": say("ask-assign", **_NUMERAL),
    "exchange": say("ask-exchange", **_EXCHANGE),
    "action-iii": say("ask-action-iii"),
    "source": say("ask-source", **_WHERE),
    "pay": say("ask-pay", **_WHERE, **_AMOUNT),
    "move-figure": say("ask-move-figure"),
    "gain": say("ask-gain", **_AMOUNT, **_FOR_CARD),
    "gain-different": say("ask-gain-different", **_FOR_CARD),
    "advance": say("ask-advance", **_FOR_CARD),
    "move-stefan": say("ask-move-stefan"),
    "mission": say("ask-mission", flag=["view", "city", "flags", ["asked", "building"]]),
    "deposit": say("ask-deposit"),
    "marker": say("ask-marker", **_FOR_CARD),
    "buy": say("ask-buy", count=["desk", "coins"]),
    "buy-pay": say("ask-buy-pay", count=["asked", "amount"]),
    "payday-pay": say("ask-payday-pay", **_AMOUNT),
    "payday-remove": say("ask-payday-remove", **_AMOUNT),
    "unfinished-remove": say("ask-unfinished-remove", **_AMOUNT),
}

LINES: list[Any] = [
    say("state-line", round=["view", "round"], crest=["names", ["view", "crest"]], pile=["view", "cards", "pile"]),
    say("state-triggered", when={"same": [["view", "ending"], "triggered"]}),
    say("state-last-round", when={"same": [["view", "ending"], "last-round"]}),
    {
        "each": ["view", "tracks", "markers"],
        "as": say("do-advance", info=["index"], area=["components", "areas", ["index"], ["item"]]),
    },
]

_MISSION_LINE = say("mission-line", of=_at("missions", "item"))
_PLACES = say("do-remove", of=["components", "buildings", ["item"]])
_DESK_CARDS = {"each": ["item", "drawers"], "as": _at("cards", "item", "card")}
TABLES: list[dict[str, Any]] = [
    {
        "title": "others-title",
        "rows": ["view", "desks"],
        "columns": {
            "others-player": ["names", ["index"]],
            "others-score": ["item", "score"],
            "others-agents": {"each": ["item", "agents"], "as": _PLACES},
            "others-bribes": {"each": ["item", "bribes"], "as": _counted("bribe")},
            "others-tiles": {"each": ["item", "tiles"], "as": _counted("info")},
            "others-drawers": _DESK_CARDS,
            "others-missions": ["item", "missions"],
            "others-money": ["item", "coins"],
            "others-desk": {"each": ["item", "items"], "as": say("item", item=["item"])},
        },
    },
    {
        "title": "desk-hand",
        "rows": ["desk", "hand"],
        "columns": {"desk-hand": say("card-line", of=_at("cards", "item"))},
    },
    {
        "title": "desk-drawers",
        "rows": ["desk", "drawers"],
        "columns": {
            "desk-drawers": say(
                "desk-drawer-line",
                drawer={"sum": [["index"], 1]},
                card=_at("cards", "item", "card"),
                ability=_at("cards", "item", "ability"),
            )
        },
    },
    {"title": "desk-missions", "rows": ["desk", "missions"], "columns": {"desk-missions": _MISSION_LINE}},
    {"title": "display-title", "rows": ["view", "missions", "display"], "columns": {"display-title": _MISSION_LINE}},
]

WORDS: Table = {
    "events": EVENTS,
    "choices": CHOICES,
    "questions": QUESTIONS,
    "shorts": {
        "exchange": say("ask-exchange.short", **_FOR_CARD),
        "action-iii": say("ask-action-iii.short"),
        "marker": say("ask-marker.short", **_FOR_CARD),
    },
    "notes": {"assign": say("ask-assign.note", **_NUMERAL)},
    "reasons": {"building": _PLACE["building"], "card": _CARD, "count": ["price"]},
    "lines": LINES,
    "tables": TABLES,
    "components": components(),
    "actions": {action.kind: list(action.fields) for action in ACTIONS},
    "fields": {
        "building": {word(b): int(b) for b in BUILDINGS},
        "mission": {word(m.name): m.name.name for m in MISSIONS},
    },
    # What the words of a choice tell already.
    "implied": {
        "exchange": ["drawer-filled"],
        "place": ["price-lowered", "bribes-paid", "agent-placed"],
        "from-supply": ["agent-placed"],
        "move-from": ["agent-placed"],
        "take-bribes": ["bribes-gained"],
        "take-shillings": ["shillings-gained"],
        "pay": ["bribes-paid"],
        "pay-coins": ["shillings-paid"],
        "gain": ["bribes-gained"],
        "accept": ["mission-accepted", "shillings-gained"],
        "complete": ["mission-completed"],
        "buy": ["shillings-paid", "bought"],
        "remove": ["agent-removed"],
    },
    "headings": ["round-began", "phase-began", "end-triggered", "game-ended"],
    "nobody": ["pile-shuffled", "investigator-moved", "mission-shown"],
    "rows": [],
    # What a player sees on the own screen anyway, or what the choice or another event says, too. Three cards,
    # or four with the telephone, are those of every round; only an ability draws others.
    "quiet": [
        *({"kind": kind} for kind in ("cards-seen", "cards-ready", "card-assigned", "card-revealed")),
        *({"kind": "cards-drawn", "count": count} for count in (3, 4)),
        {"kind": "scored", "rule": "squares"},
        {"kind": "price-lowered"},
    ],
    "closing": [{"kind": "marker-moved", "card": 0}],  # Action IV; abilities move markers for a card
}
"""All that is said of Vienna."""
