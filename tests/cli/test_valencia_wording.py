"""Lines of Valencia that tell players of rulings, and name missions and fountains."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.games.valencia.builder import Desk, act, auction, position

from kaffeehaus import GAMES
from kaffeehaus.cli.ending import show_end
from kaffeehaus.cli.valencia import ValenciaPresenter, usage
from kaffeehaus.cli.valencia.boards import Boards
from kaffeehaus.core.catalogue import word
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.answers import PRIVILEGE
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.events import (
    CardReturned,
    FountainBuilt,
    MissionKept,
    MissionScored,
    MissionsOffered,
    NinaRevealed,
    StackRevealed,
)
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.terms import Influence
from kaffeehaus.locale import Texts, languages

SCREEN = ValenciaPresenter(Texts(game="valencia"))
NAMES = ["Red", "Blue", "White"]


def test_K5_who_cannot_wait_hears_why() -> None:
    state = position({0: Desk(stacks=[[3]], privileges=1)}, at="C")
    said = SCREEN.reason(*state.why_not(0, PRIVILEGE))
    assert said == "Nobody else who is still to act has a stack left, so a privilege would change nothing."


def test_K6_a_winner_who_types_take_back_hears_that_winners_never_do() -> None:
    state, _ = auction("C", [[6, 2], [5], None, None], {0: {"goods": {"wine": 1}}})
    wish = SCREEN.likely(state, 0, "take-back six")[0]
    said = SCREEN.reason(*state.why_not(0, wish))
    assert said == "The winner of an auction never takes a card back, even if there was nothing to do."


def test_K42_a_stack_is_offered_with_what_it_comes_to_among_the_open_ones() -> None:
    state = position({0: Desk(stacks=[["joker", 6]]), 1: Desk(stacks=[["central", 1]])}, specials=SPECIALS)
    act(state, "reveal 0")
    assert "(sum 6)" in SCREEN.choice(state, 1, state.legal(1)[1])


@pytest.mark.parametrize(
    ("lang", "words", "named"),
    [
        ("en", "take back", "take back"),
        ("fr", "reprendre", "reprendre"),
        ("de", "zurück", "zurücknehmen"),
        ("ja", "戻す", "戻すカード"),
        ("de", "zurücknehmen 6", "zurücknehmen · 6"),
    ],
)
def test_K6_a_winner_may_ask_in_the_words_of_the_screen(lang: str, words: str, named: str) -> None:
    screen = ValenciaPresenter(Texts(lang, "valencia"))
    state, _ = auction("C", [[6, 2], [5], None, None], {0: {"goods": {"wine": 1}}})
    wish = screen.likely(state, 0, words)[0]
    assert state.why_not(0, wish)[0] == "why-take-back-winner"
    assert screen.wish(state, 0, wish, words) == named


@pytest.mark.parametrize("lang", languages())
def test_K5_a_privilege_and_a_stack_go_by_their_names(lang: str) -> None:
    screen = ValenciaPresenter(Texts(lang, "valencia"))
    state = position({0: Desk(stacks=[[3]], privileges=1)}, at="C")
    privilege = {"en": "privilege", "fr": "privilège", "de": "Privileg", "ja": "特権"}[lang]
    stack = {"en": "stack 9", "fr": "pile 9", "de": "Stapel 9", "ja": "山9"}[lang]
    assert screen.likely(state, 0, privilege) == [PRIVILEGE]
    wish = screen.likely(state, 0, stack)[0]
    assert screen.wish(state, 0, wish, stack) == stack
    assert state.why_not(0, wish) == ("why-no-such-stack", {"stacks": 1})


def test_L16_returning_a_privilege_says_how_many_there_are() -> None:
    state = position({0: Desk(stacks=[[3]], privileges=1)}, at="C")
    assert "(you have 1)" in SCREEN.choice(state, 0, PRIVILEGE)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "the winner never may"),
        ("fr", "remporté l’enchère"),
        ("de", "gewonnen hat, nie"),
        ("ja", "1位は戻せません"),
    ],
)
def test_K6_the_introduction_tells_it_too(lang: str, told: str) -> None:
    assert lang in languages()
    assert any(told in line for line in ValenciaPresenter(Texts(lang, "valencia")).introduction())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "First player (Stefan"),
        ("fr", "Premier joueur (Stefan"),
        ("de", "Startspieler (Stefan"),
        ("ja", "スタート"),
    ],
)
def test_L12_the_heading_names_who_begins(lang: str, told: str) -> None:
    state = position({0: Desk(stacks=[[3]])}, at="C")
    words = ValenciaPresenter(Texts(lang, "valencia")).words
    assert told in Boards(words, state.view(0), NAMES).state_line().plain


def test_M9_several_members_stand_beside_four_fountains() -> None:
    assert "M09 members beside at least 4 different fountains" in SCREEN.words.mission("M09", 4)


def test_fountains_that_show_the_same_are_counted_together() -> None:
    built = {fountain.id: {"built": 2, "used": 1} for fountain in CONTENT.fountains}
    used = {"cards": {}, "missions": {}, "spaces": {}, "fountains": built}
    line = dict(usage.rows(SCREEN.texts, used))["fountains built (used)"]
    plain = [f for f in CONTENT.fountains if f.ability is None and f.value == 6]
    assert f"≈6 × {2 * len(plain)} ({len(plain)})" in line
    assert len(line.split(", ")) == len({(f.value, f.ability) for f in CONTENT.fountains})


def test_a_log_finds_missions_and_fountains_by_their_names() -> None:
    built = SCREEN.entry(FountainBuilt(0, 8, "palm-4"), NAMES, brief=True)
    kept = SCREEN.entry(MissionKept(0, "M02-wine"), NAMES, brief=False)
    assert built is not None
    assert kept is not None
    assert built.text.endswith("→ b2")
    assert "4" in built.text
    assert kept.text == "mission kept: 3 members on spaces of wine"


@pytest.mark.parametrize("lang", languages())
def test_a_log_calls_cards_and_missions_by_their_names(lang: str) -> None:
    screen, cards = ValenciaPresenter(Texts(lang, "valencia")), tuple(Influence)
    missions = tuple(mission.id for mission in CONTENT.missions)
    events: list[Event] = [
        MissionsOffered(0, missions),
        *(MissionScored(0, mission, 3) for mission in missions),
        *(CardReturned(0, card) for card in cards),
        NinaRevealed(cards),
        StackRevealed(0, cards),
    ]
    told = [entry.text for event in events if (entry := screen.entry(event, NAMES, brief=False))]
    codes = [code for card in cards if not (code := screen.words.code(word(card))).isdecimal()]
    assert [name for name in ("M04", *codes) if any(name in line for line in told)] == []
    assert screen.texts.text("card", card="support") in told[-1]


def test_points_that_are_lost_have_a_minus_at_the_end_as_everywhere() -> None:
    state, rng = GAMES["valencia"].start(3, None, bytes(32)), Random(0)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    printed = StringIO()
    show_end(Console(file=printed, width=100), SCREEN, state, NAMES)
    table = printed.getvalue().partition("Seed")[0]
    assert "\u2212" in table
    assert "-" not in table
