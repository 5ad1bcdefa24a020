"""What a bot would do in a person's place, in words: its choice, its grounds, and how sure it is."""

from __future__ import annotations

from random import Random

from kaffeehaus import BadOptions, GameState, Perspective
from kaffeehaus.bots import BOTS, make
from kaffeehaus.bots.why import Why
from kaffeehaus.cli.presenter import Presenter
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.typed import fold
from kaffeehaus.locale import Texts

ADVISER = "master"
"""Who is asked unless somebody else is named."""
MOST_PARTS = 3
"""So many parts of an evaluation are told, the largest ones."""


def advice(state: GameState, seat: int, words: str, presenter: Presenter, texts: Texts) -> list[str]:
    """The lines that a bot, by its name or by what it is called at the table, says of the decision at hand."""
    called = {fold(texts.text("page-bot-name", bot=bot)): bot for bot in BOTS}
    name = called.get(fold(words), words) if words else ADVISER
    try:
        bot = make(name, state.game.key, Random(0))
    except BadOptions as problem:
        raise Refused(problem.id or "", **problem.details) from problem
    said = bot.explain(Perspective(state, seat))
    return _told(said, state, seat, texts.text("page-bot-name", bot=name), presenter, texts)


def _told(said: Why, state: GameState, seat: int, bot: str, presenter: Presenter, texts: Texts) -> list[str]:
    action = presenter.choice(state, seat, said.action)
    lines = [texts.text("advice-line", bot=bot, action=action, reason=texts.text(said.reason))]
    if said.parts:
        parts = [f"{texts.text('bot-part', part=n)} {_signed(p, texts)}" for n, p in said.parts[:MOST_PARTS]]
        lines.append(texts.text("advice-parts", parts=texts.text("list-separator").join(parts)))
    if len(said.alternatives) > 1:
        other = said.alternatives[1]
        action = presenter.choice(state, seat, other.action)
        if other.behind is None:
            lines.append(texts.text("advice-other", action=action))
        else:
            least, most = (texts.number("one", points) for points in other.behind)
            lines.append(texts.text("advice-behind", action=action, least=least, most=most))
    if said.sure is not None:
        lines.append(texts.text("advice-sure", percent=texts.share(said.sure)))
    told = (said.judge, *said.likes)
    return [*lines, *(texts.text(id) for id in told if id)]


def _signed(points: float, texts: Texts) -> str:
    return ("+" if points > 0 else "") + texts.number("one", points)
