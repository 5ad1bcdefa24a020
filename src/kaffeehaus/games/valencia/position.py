"""Positions of Valencia: what a table shows at the beginning of a round or of an auction, as plain data and back.

While missions are chosen or a round is planned nobody has decided anything yet (L13, L14); when an auction begins all
stacks lie on the table and none is revealed in it (L15, L16). So nothing is left over from what came before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.positions import Claims, Part, Positions
from kaffeehaus.core.sets import each
from kaffeehaus.games.valencia.auction import LETTERS, NINA_CARDS, G
from kaffeehaus.games.valencia.board import CELLS, TREES, City, has_square, lay_city
from kaffeehaus.games.valencia.content import CONTENT, Layout
from kaffeehaus.games.valencia.influence import PLAIN
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.setup import DEALT_MISSIONS, GOODS, MEMBERS, ROUNDS
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Guild, Influence, Seat

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

PLAN, BID, CHOOSE = "plan", "bid", "choose-missions"
MANY: Final = 99
"""More coins or privileges than anybody ever has."""
_GUILDS = {word(guild): int(guild) for guild in Guild}
_SEATS = {word(seat): int(seat) for seat in Seat}
_CARDS = {word(card): int(card) for card in Influence}
_CARD = {number: name for name, number in _CARDS.items()}
_CELLS = {word(cell): int(cell) for cell in CELLS}
_FOUNTAINS = {fountain.id: fountain.index for fountain in CONTENT.fountains}
_MISSIONS = {mission.id: mission.index for mission in CONTENT.missions}
_RULES = {rule.word: int(rule) for rule in Rule}
_STEPS = {letter: n for n, letter in enumerate(LETTERS[: G + 1])}
_KEPT: Final = 2
"""How many missions somebody has whose missions are not told."""


def moment(s: State) -> str | None:
    """Which moment this is of those that a position can be of."""
    if s.over:
        return None
    if s.waiting and not s.round:
        untouched = s.waiting == (1 << s.table.players) - 1 and not any(s.missions) and not any(s.rejected)
        return CHOOSE if untouched and all(len(o) == DEALT_MISSIONS for o in s.offered) else None
    if s.waiting:
        return PLAN if all(_untouched(s, p) for p in range(s.table.players)) else None
    fresh = s.pending[0] == Step.BID and not any(s.revealed) and not any(s.stacks[p] for p in _passed(s))
    return BID if fresh and s.queue == _queue(s)[len(_passed(s)) :] else None


def _untouched(s: State, p: int) -> bool:
    """Whether a seat has planned nothing: one card is drawn, and only a pile that ends with it stops by itself (K1)."""
    drawn = len(s.hand[p]) + sum(map(len, s.stacks[p]))
    return drawn <= 1 and not s.deck[p] if s.stopped >> p & 1 else drawn == 1 or not s.deck[p]


def _queue(s: State) -> tuple[int, ...]:
    return tuple((s.first + n) % s.table.players for n in range(s.table.players))


def _passed(s: State) -> tuple[int, ...]:
    """The seats before the first in the queue."""
    return tuple(p for p in _queue(s) if p not in s.queue)


# From a position to a game --------------------------------------------------------------------------------------------


def place(s: State, part: Part, asked: str) -> None:
    """Lays a game out as a position says."""
    players = s.table.players
    if part.has("round") and asked == CHOOSE:
        part.not_now("round", f'"asked": "{PLAN}", "{BID}"')
    number = part.number("round", 1, ROUNDS, 1)
    if part.has("step") and asked != BID:
        part.not_now("step", f'"asked": "{BID}"')
    s.letter = part.word("step", _STEPS, 0)
    s.table = replace(s.table, began=part.number("began", 0, players - 1, s.table.began))
    s.stefan = s.first = part.number("stefan", 0, players - 1, s.table.began)
    _boards(s, part)
    desks = part.parts("desks", players)
    _city(s, part.part("city"), desks)
    _council(s, part)
    for p, desk in enumerate(desks):
        _desk(s, p, desk)
    for guild in Guild:
        owned = sum(counts(goods)[guild] for goods in s.goods)
        if owned > GOODS:
            part.many(f"{part.at('desks')}: {word(guild)}", owned, GOODS)
        s.supply[guild] = GOODS - owned
    _missions(s, part, desks, asked)
    for p, desk in enumerate(desks):
        _cards(s, p, desk, asked)
    _nina(s, part, number)
    s.offered = s.offered if asked == CHOOSE else [b""] * players
    s.round = {CHOOSE: 0, PLAN: number - 1, BID: number}[asked]
    s.waiting = (1 << players) - 1 if asked == CHOOSE else 0
    s.seat = s.stefan
    step = {CHOOSE: Step.CHOOSE_MISSIONS, PLAN: Step.ROUND, BID: Step.AUCTION}[asked]
    s.agenda = [(step, 0, 0)]


def _boards(s: State, part: Part) -> None:
    """The guilds and the fountain of each round; a fountain is there once (L8, L12)."""
    boards, fountains = list(s.table.boards), list(s.table.fountains)
    if part.has("boards"):
        given = part.parts("boards", ROUNDS)
        claims = Claims(part.reading, _FOUNTAINS.values(), _FOUNTAINS)
        named = [claims.claim(one.at("fountain"), [one.word("fountain", _FOUNTAINS, -1)]) if one.has("fountain") else []
                 for one in given]  # fmt: skip
        for n, one in enumerate(given):
            guilds = one.words("guilds", _GUILDS)
            if one.has("guilds") and len(guilds) != len(boards[n]):
                one.many(one.at("guilds"), len(guilds), len(boards[n]))
            elif guilds:
                boards[n] = (guilds[0], guilds[1], guilds[2])
            fountains[n] = (named[n] or claims.deal(one.at("fountain"), 1) or [0])[0]
    s.table = replace(s.table, boards=tuple(boards), fountains=bytes(fountains))


def _city(s: State, part: Part, desks: list[Part]) -> None:
    """How the tiles lie, what stands among them and who lives there (L9, K19, K20)."""
    city = _laid(s, part)
    trees = {word(tree): int(tree) for tree in TREES if city.trees >> tree & 1}
    s.palms = sum(1 << tree for tree in set(part.words("palms", trees)))
    sites = {word(cell): int(cell) for cell in CELLS if city.fountain_spaces >> cell & 1}
    built = {
        cell: number for cell, number in part.by_word("fountains", sites, _FOUNTAINS).items() if number is not None
    }
    claims = Claims(part.reading, _FOUNTAINS.values(), _FOUNTAINS)
    claims.claim(part.at("fountains"), built.values())
    at = bytearray(s.fountain_at)
    for cell, number in built.items():
        at[cell] = number
    s.fountain_at, s.built = bytes(at), sum(1 << cell for cell in built)
    spaces = {word(cell): int(cell) for cell in CELLS if city.spaces >> cell & 1}
    free = Claims(part.reading, spaces.values(), spaces)
    for p, desk in enumerate(desks):
        s.city[p] = sum(1 << cell for cell in free.claim(desk.at("city"), desk.words("city", spaces)))


def _laid(s: State, part: Part) -> City:
    """The city of tiles, faces and half-turns that are told, or as it was dealt."""
    small = s.table.city.small
    if part.has("tiles"):
        dealt = s.table.city.layout
        claims = Claims(part.reading, range(len(dealt)))
        layout = []
        for one, usual in zip(part.parts("tiles", len(dealt)), dealt, strict=True):
            claims.claim(one.at("tile"), [one.number("tile", 0, len(dealt) - 1, usual.tile)])
            face, turned = one.number("face", 0, 1, 0), one.flag("turned")
            if turned and small:
                one.not_now("turned", "players: 3–5")
            layout.append(Layout(one.data.get("tile", usual.tile), face, turned))
        if not claims.left:
            city = lay_city(small, layout)
            if not small and not has_square(city):
                part.not_now("tiles", "M4")
            s.table = replace(s.table, city=city)
    return s.table.city


def _council(s: State, part: Part) -> None:
    """Who sits and who supports, and how many members that leaves everybody (L10, L11, K45)."""
    players = s.table.players
    seats = {str(p): p for p in range(players)}
    sitting = part.by_word("council", _SEATS, seats)
    supporting = part.by_word("supporters", _GUILDS, seats)
    for place, seat in sitting.items():
        s.council[place] = -1 if seat is None else seat
    for place, seat in supporting.items():
        s.supporters[place] = -1 if seat is None else seat
        if seat is not None and s.council[place] in (-1, seat):
            part.not_now(f"supporters.{list(_GUILDS)[place]}", "K45")
    for p in range(players):
        used = s.city[p].bit_count() + (s.council + s.supporters).count(p)
        s.members[p] = MEMBERS - used
        if used > MEMBERS:
            part.many(f"{part.at('desks')}[{p}].city", used, MEMBERS)
            s.members[p] = 0


def _desk(s: State, p: int, desk: Part) -> None:
    """Points, coins, resources and privileges."""
    s.score[p] = desk.number("score", -99, 999, s.score[p])
    points = desk.part("points")
    for name, rule in _RULES.items():
        s.earned[p * RULES + rule] = points.number(name, 0, 999, 0)
    told = sum(s.earned[p * RULES : (p + 1) * RULES])
    if told > max(0, s.score[p]):
        desk.many(desk.at("points"), told, max(0, s.score[p]))
    s.earned[p * RULES + Rule.GIVEN] += s.score[p] - told
    s.coins[p] = desk.number("coins", 0, MANY, s.coins[p])
    goods = desk.counts("goods", list(_GUILDS), GOODS, counts(s.goods[p]))
    s.goods[p] = sum(n * GOOD[g] for g, n in enumerate(goods))
    s.privileges[p] = desk.number("privileges", 0, MANY, 0)


def _missions(s: State, part: Part, desks: list[Part], asked: str) -> None:
    """Those behind the screens, those put back, and those nobody was dealt (L13)."""
    claims = Claims(part.reading, each(s.table.missions), _MISSIONS)
    wanted = []
    for p, desk in enumerate(desks):
        names = {"offered": DEALT_MISSIONS} if asked == CHOOSE else {"missions": _KEPT, "rejected": 0}
        for name, usual in names.items():
            found, number = desk.dealt(name, _MISSIONS, usual, len(_MISSIONS))
            count = number + len(found)
            if (name == "offered" and count != usual) or (name == "missions" and not count):
                desk.many(desk.at(name), count, usual)
            wanted.append((p, name, claims.claim(desk.at(name), found), number))
    s.missions, s.rejected = [0] * len(desks), [0] * len(desks)
    for p, name, found, number in wanted:
        found = found + claims.deal(desks[p].at(name), number)
        if name == "offered":
            s.offered[p] = bytes(sorted(found))
        else:
            members = sum(1 << mission for mission in found)
            if name == "missions":
                s.missions[p] = members
            else:
                s.rejected[p] = members
    s.mission_pile = bytes(claims.rest(part, "mission_pile", _MISSIONS))


def _cards(s: State, p: int, desk: Part, asked: str) -> None:
    """The own cards: those that left the game, those in stacks, and the pile (L11, L14, L22, K2)."""
    claims = Claims(desk.reading, s.table.deck, _CARDS)
    s.seen[p] = bytes(claims.claim(desk.at("seen"), desk.words("seen", _CARDS)))
    s.under[p] = bytes(claims.claim(desk.at("under"), desk.words("under", _CARDS)))
    stacks = _stacks(desk, claims)
    if stacks and asked != BID:
        desk.not_now("stacks", f'"asked": "{BID}"')
    gone, number = desk.dealt("gone", _CARDS, 0, len(s.table.deck))
    gone = claims.claim(desk.at("gone"), gone)
    known = desk.words("known", _CARDS)
    s.known[p] = bytes(_known(desk, claims, stacks, known))
    gone += claims.deal(desk.at("gone"), number)
    for stack, size in stacks:
        stack += claims.deal(desk.at("stacks"), size - len(stack))
    s.discard[p] = s.seen[p] + bytes(gone)
    s.stacks[p] = tuple(bytes(sorted(stack, reverse=True)) for stack, _ in stacks)
    s.hand[p] = b""
    s.deck[p] = s.under[p] + bytes(claims.rest(desk, "pile", _CARDS))


def _stacks(desk: Part, claims: Claims) -> list[tuple[list[int], int]]:
    """Of each stack the cards that are told and how many there are in all; a number tells only how many."""
    given = desk.data.get("stacks", [])
    desk.known("stacks")
    found: list[tuple[list[int], int]] = []
    for n, one in enumerate(given if isinstance(given, list) else [given]):
        within = Part(desk.reading, {"stack": one}, f"{desk.at('stacks')}[{n}]")
        named, number = within.dealt("stack", _CARDS, 0, len(PLAIN))
        cards = claims.claim(within.where, named)
        found.append((cards, len(cards) + number))
        if not cards and not number:
            desk.many(within.where, 0, len(PLAIN))
    return found


def _known(desk: Part, claims: Claims, stacks: list[tuple[list[int], int]], known: list[int]) -> list[int]:
    """Lays the cards that everybody knows to be among the stacks there, where they do not lie there by name."""
    told = [card for cards, _ in stacks for card in cards]
    for card in known:
        if card in told:
            told.remove(card)
            continue
        room = [cards for cards, size in stacks if len(cards) < size]
        if not room:
            desk.many(desk.at("known"), len(known), sum(size for _, size in stacks))
            return []
        room[0].extend(claims.claim(desk.at("known"), [card]))
    return known


def _nina(s: State, part: Part, number: int) -> None:
    """Her pile: what she has not turned over yet, with two players (L36, L37)."""
    if s.table.players != 2:
        if part.has("nina"):
            part.not_now("nina", "players: 2")
        return
    turned = (number - 1) * sum(NINA_CARDS.values()) + sum(n for step, n in NINA_CARDS.items() if step < s.letter)
    claims = Claims(part.reading, PLAIN, _CARDS)
    left = len(PLAIN) - turned
    if not part.has("nina"):
        s.nina_deck = bytes(claims.deal("nina", left))
        return
    found = claims.claim("nina", part.words("nina", _CARDS))
    if len(found) != left:
        part.many("nina", len(found), left)
    s.nina_deck = bytes(part.reading.shuffled(found) if part.flag("nina_shuffled") else found)


# From a game to a position --------------------------------------------------------------------------------------------


def told(s: State, asked: str, seat: int | None) -> dict[str, Any]:
    """What a position of this moment says: all there is, or only what a seat may know."""
    city, number = s.table.city, max(s.round, 1)
    found: dict[str, Any] = {
        "began": s.table.began,
        "stefan": s.stefan,
        "boards": [
            {"guilds": [word(Guild(g)) for g in guilds], "fountain": CONTENT.fountains[fountain].id}
            for guilds, fountain in zip(s.table.boards, s.table.fountains, strict=True)
        ],
        "council": {name: s.council[n] if s.council[n] >= 0 else None for name, n in _SEATS.items()},
        "supporters": {name: s.supporters[n] for name, n in _GUILDS.items() if s.supporters[n] >= 0},
        "city": {
            "tiles": [{"tile": lay.tile, "face": lay.face} | ({"turned": True} if lay.turned else {})
                      for lay in city.layout],
            "palms": [word(TREES[tree]) for tree in each(s.palms)],
            "fountains": {word(CELLS[cell]): CONTENT.fountains[s.fountain_at[cell]].id for cell in each(s.built)},
        },
        "desks": [_told_desk(s, p, asked, seat) for p in range(s.table.players)],
    }  # fmt: skip
    if asked != CHOOSE:
        found = {"round": number} | ({"step": LETTERS[s.letter]} if asked == BID else {}) | found
    if s.table.players == 2:
        found["nina"] = _named(s.nina_deck if seat is None else bytes(sorted(s.nina_deck)))
        if seat is not None:
            found["nina_shuffled"] = True
    if seat is None:
        found["mission_pile"] = [CONTENT.missions[m].id for m in s.mission_pile]
    return found


def _named(cards: bytes) -> list[str]:
    return [_CARD[card] for card in cards]


def _told_desk(s: State, p: int, asked: str, seat: int | None) -> dict[str, Any]:
    own = seat is None or seat == p
    earned = s.earned[p * RULES : (p + 1) * RULES]
    desk: dict[str, Any] = {
        "score": s.score[p],
        "points": {name: earned[rule] for name, rule in _RULES.items() if earned[rule]},
        "privileges": s.privileges[p],
        "city": [word(CELLS[cell]) for cell in each(s.city[p])],
        "seen": _named(s.seen[p]),
    }
    if own:
        desk |= {"coins": s.coins[p], "goods": dict(zip(_GUILDS, counts(s.goods[p]), strict=True))}
    missions = {"offered": s.offered[p]} if asked == CHOOSE else {
        "missions": bytes(each(s.missions[p])), "rejected": bytes(each(s.rejected[p]))
    }  # fmt: skip
    for name, held in missions.items():
        desk[name] = [CONTENT.missions[m].id for m in held] if own else len(held)
    gone = list(s.discard[p])
    for card in s.seen[p]:
        gone.remove(card)
    desk["gone"] = _named(bytes(gone)) if own else len(gone)
    # At the beginning of a round the one card that is drawn already lies on the pile as before.
    drawn = s.hand[p] + b"".join(s.stacks[p]) if asked == PLAN else b""
    pile = s.deck[p] + drawn
    under = s.under[p][: len(pile)]
    desk["under"] = _named(under)
    if asked == BID:
        desk["stacks"] = [_named(stack) if own else len(stack) for stack in s.stacks[p]]
        desk["known"] = _named(s.known[p])
    if seat is None:
        desk["pile"] = _named(pile[len(under) :])
    return desk


POSITIONS: Final = Positions((PLAN, BID, CHOOSE), moment, place, told)
