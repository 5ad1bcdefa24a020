"""What Valencia says: the messages that tell its events, choices and questions, as a table (see `core.words`)."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.words import Table, say
from kaffeehaus.games.valencia.actions import ACTIONS, MISSION_NAMES
from kaffeehaus.games.valencia.board import CELLS
from kaffeehaus.games.valencia.content import CONTENT, Content, Fountain, Mission
from kaffeehaus.games.valencia.influence import CHANGING, VALUE
from kaffeehaus.games.valencia.missions import COUNCIL_NEEDED
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Guild, MissionKind

_PLUS = "card-separator"


def tree_name(tree: int) -> str:
    """A tree by the cells up left and down right of its crossing, such as c3/d4."""
    other = tree + SIDE + 1
    inside = tree % SIDE < SIDE - 1 and other < len(CELLS)
    return f"{CELLS[tree].name}/{CELLS[other].name}" if inside else CELLS[tree].name


# Components -----------------------------------------------------------------------------------------------------------


def components(content: Content = CONTENT) -> dict[str, Any]:
    """The rows that sentences look up."""
    return {
        "cells": [cell.name for cell in CELLS],
        "trees": [tree_name(tree) for tree in range(len(CELLS))],
        "cards": {
            word(card): {"card": word(card), "value": value, "changes": card in CHANGING}
            for card, value in VALUE.items()
        },
        "fountains": {fountain.id: _fountain(fountain) for fountain in content.fountains},
        "goods": {word(guild): _good(guild, content) for guild in Guild},
        "missions": {mission.id: _mission(mission) for mission in content.missions},
        "council": {str(players): count for players, count in COUNCIL_NEEDED.items()},
    }


def _fountain(fountain: Fountain) -> dict[str, Any]:
    if fountain.ability is None:
        plain = say("fountain-plain", value=fountain.value)
        return {"short": plain, "line": plain, "told": str(fountain.value)}
    face = {"value": fountain.value, "ability": fountain.ability.value}
    return {
        "short": say("fountain-ability", **face),
        "line": say("fountain-line", **face),
        # In a sentence, without the sign that stands for a fountain on the map.
        "told": say("fountain-line.told", **face),
    }


def _good(guild: Guild, content: Content) -> dict[str, Any]:
    better = word(Guild(min(guild + 1, Guild.PORCELAIN)))
    return {"good": word(guild), "count": content.goods.prices[guild], "better": say("good", good=better)}


def _mission(mission: Mission) -> dict[str, Any]:
    return {
        "mission": mission.id,
        "needs": _needs(mission),
        "points": mission.points,
        "failed": mission.failure,
        "formula": mission.kind in FORMULAS,
    }


def _needs(mission: Mission) -> dict[str, Any]:
    args: dict[str, Any] = {}
    if mission.kind is MissionKind.COUNCIL:
        args["count"] = ["components", "council", ["players"]]
    elif isinstance(mission.argument, Guild):
        args["guild"] = word(mission.argument)
    elif isinstance(mission.argument, int):
        args["cost"] = mission.argument
    elif mission.argument:
        args["wealth"] = mission.argument
    return say(f"mission-{mission.kind.value}", **args)


def _at(kind: str, key: str, *member: str) -> list[Any]:
    """A component, or a member of it, by the field that names it."""
    return ["components", kind, [key], *member]


def _cards(cards: Any, **how: Any) -> dict[str, Any]:
    """Cards by their names."""
    return {"each": cards, "as": say("card", card=["item"]), **how}


def _values(cards: Any) -> dict[str, Any]:
    return {"each": cards, "as": _at("cards", "item", "value")}


def _mission_line(mission: list[Any], form: str = "") -> dict[str, Any]:
    formula = say(f"mission-line-formula{form}", when=[*mission, "formula"], of=mission)
    return {"either": [formula, say(f"mission-line{form}", of=mission)]}


# Events ---------------------------------------------------------------------------------------------------------------

_PLAYER = ["names", ["seat"]]
_STACK = {"sum": [["stack"], 1]}
_CELL = _at("cells", "cell")
_TREE = _at("trees", "tree")
_NEEDS = _at("missions", "mission", "needs")
_SIGNED = {"signed": ["points"]}
_RANKED = say(
    "log-ranked-one",
    rank={"sum": [["index"], 1]},
    name={"either": [["names", ["item"]], say("nina")]},
    sum=["sums", ["index"]],
)

EVENTS: dict[str, Any] = {
    "round-began": say("log-round-began", "number"),
    "missions-offered": say(
        "log-missions-offered", missions={"each": ["missions"], "as": _at("missions", "item", "needs")}
    ),
    "mission-kept": say("log-mission-kept", needs=_NEEDS),
    "mission-rejected": say("log-mission-rejected", needs=_NEEDS),
    "missions-chosen": say("log-missions-chosen", "count"),
    "card-drawn": say("log-card-drawn", "card"),
    "card-stacked": say("log-card-stacked", "card", stack=_STACK),
    "plan-ready": say("log-plan-ready"),
    "planned": say("log-planned", "sizes", count={"count": ["sizes"]}),
    "auction-began": say("log-auction-began", "letter", "guild", player=_PLAYER),
    "stack-revealed": say("log-stack-revealed", cards=_cards(["cards"], by=_PLUS)),
    "passed": say("log-passed"),
    "privilege-used": say("log-privilege-used"),
    "nina-revealed": say("log-nina-revealed", cards=_cards(["cards"], by=_PLUS)),
    "ranked": say("log-ranked", ranking={"each": ["seats"], "as": _RANKED}, count={"count": ["seats"]}),
    "stefan-taken": say("log-stefan-taken"),
    "coins-gained": say("log-coins-gained", "count", "cause"),
    "coins-paid": say("log-coins-paid", "count", "cause"),
    "good-gained": say("log-good-gained", "good", "cause"),
    "good-returned": say("log-good-returned", "good", "cause"),
    "seat-taken": say("log-seat-taken", "place"),
    "seat-left": say("log-seat-left", "place", player=_PLAYER),
    "seat-supported": say("log-seat-supported", "place"),
    "settled": say("log-settled", "cost", cell=_CELL),
    "member-moved": say("log-member-moved", origin=_at("cells", "origin"), cell=_CELL),
    "fountain-used": say("log-fountain-used", "ability", cell=_CELL),
    "palm-planted": say("log-palm-planted", tree=_TREE),
    "palm-moved": say("log-palm-moved", origin=_at("trees", "origin"), tree=_TREE),
    "fountain-built": say("log-fountain-built", fountain=_at("fountains", "fountain", "told"), cell=_CELL),
    "card-returned": say("log-card-returned", "card"),
    "card-retrieved": say("log-card-retrieved", "card"),
    "stacks-left": say("log-stacks-left", "count"),
    "privilege-gained": say("log-privilege-gained"),
    "scored": say("log-scored", "rule", signed=_SIGNED),
    "mission-scored": say("log-mission-scored", needs=_NEEDS, signed=_SIGNED),
    "game-ended": say("log-game-ended", "score", winners={"each": ["seats"], "as": ["names", ["item"]]}),
}

# Choices --------------------------------------------------------------------------------------------------------------

_SEAT = {"either": [["view", "auction", "guild"], "merchants"]}
_GOOD = {"either": [["view", "auction", "guild"], word(Guild.ORANGES)]}
_OWN_STACK = ["desk", "own_stacks", ["stack"]]
_NEXT = ["desk", "hand", -1]
_MISSION = _at("missions", "mission")
_SPACE = ["view", "city", "cells", ["cell"]]
_HOLDER = ["view", "desks", ["view", "council", ["guild"], "seat"], "colour"]
_BUILT = ["components", "fountains", ["view", "city", "fountains", ["cell"], "id"], "line"]

CHOICES: dict[str, Any] = {
    "keep": say("do-keep", line=_mission_line(_MISSION, ".told")),
    "reject": say("do-reject", needs=_NEEDS),
    "stop": say("do-stop"),
    "draw": say("do-draw", pile=["desk", "pile"]),
    # The next card may begin one more stack; beyond that there is none.
    "put": {
        "either": [
            say(
                "do-put",
                when=_OWN_STACK,
                new="no",
                stack=_STACK,
                cards={"list": [_cards(_OWN_STACK), say("card", when=_NEXT, card=_NEXT)], "by": _PLUS},
                sum={"sum": [_values(_OWN_STACK), {"either": [["components", "cards", _NEXT, "value"], 0]}]},
            ),
            say(
                "do-put",
                when={"same": [["stack"], {"count": ["desk", "own_stacks"]}]},
                new="yes",
                card={"either": [_NEXT, "one"]},
            ),
            say("do-put", new="far", stack=_STACK),
        ]
    },
    "pass": say("do-pass"),
    "reveal": {
        "either": [
            say(
                "do-reveal",
                when=_OWN_STACK,
                new="no",
                stack=_STACK,
                cards=_cards(_OWN_STACK, by=_PLUS),
                # Special cards look at what lies open, so the rules say what it comes to.
                sum={"either": [["desk", "bids", ["stack"], "sum"], {"sum": [_values(_OWN_STACK)]}]},
            ),
            say("do-reveal", new="far", stack=_STACK),
        ]
    },
    "privilege": say("do-privilege", privileges=["desk", "privileges"]),
    "support": say(
        "do-support",
        "guild",
        holder={"either": [say("player-seat", when=_HOLDER, colour=_HOLDER), say("council-empty")]},
    ),
    "take-seat": say("do-take-seat", place=_SEAT),
    "take-good": say("do-take-good", good=_GOOD, supply=["view", "supply", _GOOD]),
    "settle": {
        "either": [
            say("do-settle", when=[*_SPACE, "guild"], cell=_CELL, guild=[*_SPACE, "guild"], count=[*_SPACE, "cost"]),
            say("do-settle.wish", cell=_CELL),
        ]
    },
    "fountain": say("do-fountain", cell=_CELL, fountain={"either": [_BUILT, ""]}),
    "sell": say("do-sell", of=_at("goods", "good")),
    "upgrade": say("do-upgrade", of=_at("goods", "good")),
    "retrieve": say("do-retrieve", "card"),
    "take-back": say("do-take-back", "card"),
    "move-from": say("do-move-from", cell=_CELL),
    "move-to": {
        "either": [
            say("do-move-to", when=[*_SPACE, "guild"], cell=_CELL, guild=[*_SPACE, "guild"]),
            say("do-move-to.wish", cell=_CELL),
        ]
    },
    "lift": say("do-lift", tree=_TREE),
    "plant": say("do-plant", tree=_TREE),
    "build": say("do-build", cell=_CELL),
    "skip": say("do-skip", step={"either": [["asked", "step"], ""]}),
}

# Questions ------------------------------------------------------------------------------------------------------------

_COINS = {"count": ["desk", "coins"]}
_GUILD = ["view", "auction", "guild"]
_FROM = {"cell": ["components", "cells", ["asked", "cell"]]}
_BOARD_FOUNTAIN = ["view", "boards", {"sum": [["view", "round"], -1]}, "fountain", "id"]

QUESTIONS: dict[str, Any] = {
    "choose-missions": say(
        "ask-choose-missions",
        needs=["components", "missions", ["desk", "offered", 0], "needs"],
        left={"sum": [{"count": ["desk", "offered"]}], "less": [1]},
    ),
    # The hand is laid from its last card on.
    "plan": {
        "either": [
            say(
                "ask-plan.put",
                when=["desk", "own_stacks"],
                card=_NEXT,
                cards={
                    "each": ["desk", "hand"],
                    "as": say("card", when=["index"], card=["item"]),
                    "back": True,
                },
                left={"sum": [{"count": ["desk", "hand"]}], "less": [1]},
            ),
            say("ask-plan", cards=_cards(["desk", "hand"]), sum={"sum": [_values(["desk", "hand"])]}),
        ]
    },
    "bid": say("ask-bid", letter=["view", "step"], guild=_GUILD),
    "support": say("ask-support"),
    "vagabond": say("ask-vagabond"),
    "vagabond-to": say("ask-vagabond-to", **_FROM),
    "guild-seat": say("ask-guild-seat", place=_SEAT),
    "good": say("ask-good", good=_GUILD),
    "settle": say("ask-settle", guild=_GUILD, **_COINS),
    "third": say("ask-third", guild=_GUILD, **_COINS),
    "ability": say("ask-ability", **_FROM),
    "pick-mission": say("ask-pick-mission"),
    "upgrade": say("ask-upgrade"),
    "retrieve": say("ask-retrieve"),
    "palm-from": say("ask-palm-from"),
    "palm-to": say("ask-palm-to", tree=["components", "trees", ["asked", "cell"]]),
    "sell-one": say("ask-sell-one"),
    "sell": say("ask-sell", **_COINS),
    "merchants-seat": say("ask-merchants-seat", place=_SEAT),
    "move": say("ask-move"),
    "move-to": say("ask-move-to", **_FROM),
    "plant": say("ask-plant"),
    "build": say("ask-build", fountain=["components", "fountains", _BOARD_FOUNTAIN, "told"]),
    "take-back": say("ask-take-back", cards=_cards(["view", "auction", "revealed", ["seat"]], by=_PLUS)),
}

_NOW = {
    "either": [
        say("state-over", when=["view", "outcome"]),
        say("state-begin", when={"same": [["view", "round"], 0]}),
        say("state-plan", when={"same": [["asked", "step"], "plan"]}, round=["view", "round"]),
        say("state-line", round=["view", "round"], letter=["view", "step"], guild=_GUILD),
    ]
}
_PALMS = {"each": ["view", "city", "palms"], "as": _at("trees", "item")}
_FOUNTAIN = say(
    "state-fountain", cell=_at("cells", "index"), fountain=["components", "fountains", ["item", "id"], "line"]
)
_FOUNTAINS = {"each": ["view", "city", "fountains"], "as": _FOUNTAIN}
_GOODS = {
    "each": ["desk", "goods"],
    "as": say("others-many", when=["item"], name=say("good", good=["index"]), count=["item"]),
}
LINES: list[Any] = [
    _NOW,
    say("state-stefan", player=["names", ["view", "stefan"]]),
    say("state-palms", when=_PALMS, palms=_PALMS),
    say("state-fountains", when=_FOUNTAINS, fountains=_FOUNTAINS),
    say("screen-goods-short", when=_GOODS, goods=_GOODS),
]

_OWN = _at("missions", "item")
_BOARD = say(
    "boards-row",
    round={"sum": [["index"], 1]},
    guilds={"each": ["item", "guilds"], "as": say("guild", guild=["item"])},
    fountain=["components", "fountains", ["item", "fountain", "id"], "line"],
)
TABLES: list[dict[str, Any]] = [
    {
        "title": "others-title",
        "rows": ["view", "desks"],
        "columns": {
            "others-player": ["names", ["index"]],
            "others-score": ["item", "score"],
            "others-city": {"each": ["view", "city", "members", ["index"]], "as": _at("cells", "item")},
            "others-supply": ["item", "members"],
            "others-privileges": ["item", "privileges"],
            "others-pile": ["item", "pile"],
            "others-stacks": ["item", "stacks"],
            "others-missions": ["item", "missions"],
            "others-money": ["item", "coins"],
        },
    },
    {
        "title": "council-title",
        "rows": ["view", "council"],
        "columns": {"council-title": say("place", place=["index"]), "others-player": ["names", ["item", "seat"]]},
    },
    {"title": "boards-title", "rows": ["view", "boards"], "columns": {"boards-title": _BOARD}},
    {
        "title": "screen-stacks",
        "rows": ["desk", "own_stacks"],
        "columns": {
            "screen-stacks": say(
                "screen-stack-line",
                stack={"sum": [["index"], 1]},
                cards=_cards(["item"], by=_PLUS),
                sum={"sum": [_values(["item"])]},
            )
        },
    },
    {"title": "screen-missions", "rows": ["desk", "own_missions"], "columns": {"screen-missions": _mission_line(_OWN)}},
]

WORDS: Table = {
    "events": EVENTS,
    "choices": CHOICES,
    "questions": QUESTIONS,
    "shorts": {
        "choose-missions": say("ask-choose-missions.short"),
        "plan": {"either": [say("ask-plan.divide", when=["desk", "own_stacks"]), say("ask-plan.short")]},
        "bid": say("ask-bid.short", letter=["view", "step"], guild=_GUILD),
        "guild-seat": say("ask-guild-seat.short", place=_SEAT),
        "settle": say("ask-settle.short", guild=_GUILD),
        "third": say("ask-third.short", guild=_GUILD),
        "ability": say("ask-ability.short", **_FROM),
        "sell": say("ask-sell.short"),
        "plant": say("ask-plant.short"),
        "build": say("ask-build.short", value=[*_BOARD_FOUNTAIN[:-1], "value"]),
        "take-back": say("ask-take-back.short"),
    },
    "notes": {},
    "reasons": {},
    # A mission is told by what it asks for.
    "standing": {"either": [_at("missions", "key", "needs"), say("rule", rule=["key"])]},
    "lines": LINES,
    "tables": TABLES,
    "components": components(),
    "actions": {action.kind: list(action.fields) for action in ACTIONS},
    "fields": {
        "mission": {word(mission): mission.name for mission in MISSION_NAMES},
        "cell": {word(cell): int(cell) for cell in CELLS},
        "tree": {word(cell): int(cell) for cell in CELLS},
    },
    # What the words of a choice tell already.
    "implied": {
        "pass": ["passed"],
        "reveal": ["stack-revealed"],
        "privilege": ["privilege-used"],
        "support": ["seat-supported"],
        "take-seat": ["seat-taken"],
        "take-good": ["good-gained"],
        "settle": ["settled"],
        "fountain": ["fountain-used"],
        "sell": ["good-returned", "coins-gained"],
        "upgrade": ["good-returned", "good-gained"],
        "retrieve": ["card-retrieved"],
        "take-back": ["card-returned"],
        "move-to": ["member-moved"],
        "plant": ["palm-planted", "palm-moved"],
        "build": ["fountain-built"],
    },
    "headings": ["round-began", "auction-began", "game-ended"],
    "nobody": ["seat-left", "nina-revealed", "ranked"],
    # What all players do one after the other.
    "rows": ["missions-chosen", "planned", "stack-revealed", "passed", "privilege-used", "nina-revealed", "ranked"],
    # What a player sees on the own screen anyway, or what the last event said; who sees all pass needs no ranking.
    "quiet": [
        *({"kind": kind} for kind in ("missions-offered", "mission-kept", "mission-rejected", "card-drawn")),
        *({"kind": kind} for kind in ("card-stacked", "plan-ready", "coins-paid")),
        *({"kind": "scored", "rule": rule} for rule in ("missions", "failed-missions")),
        {"kind": "ranked", "seats": []},
    ],
}
"""All that is said of Valencia."""
