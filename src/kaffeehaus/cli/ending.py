"""The end of a game: points by rule, the winner, and the seed with its digest."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kaffeehaus import GameState, seed_digest
from kaffeehaus.cli.arguments import seed_shown
from kaffeehaus.cli.presenter import Presenter
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts


def _gifts(texts: Texts, state: GameState, names: Sequence[str]) -> list[str]:
    """What seats were given before the first card, and that the game began with a position."""
    found = [texts.text("page-placed")] if getattr(state.seed, "position", None) is not None else []
    own = texts.of(state.game.name)
    for name, choice in state.options.choices().items():
        if not choice.each:
            continue
        for seat, value in enumerate(getattr(state.options, name)):
            if value != choice.values[0]:
                id = f"option-{name.replace('_', '-')}"
                what = own.text(f"{id}.name") if own.has(id) else name
                said = own.text(f"{id}.value", value=str(value)) if own.has(id) else str(value)
                found.append(texts.text("end-handicap", player=names[seat], what=what, value=said))
    return found


def show_end(
    out: Console, presenter: Presenter, state: GameState, names: Sequence[str], person: int | None = None
) -> None:
    """Prints how the game ended."""
    outcome = state.outcome
    assert outcome is not None
    assert state.seed is not None
    texts = presenter.texts
    out.print()
    out.print(Text(texts.text("end-title"), "bold"))
    out.print(Flow(presenter.end(outcome.reason)))
    for line in _gifts(texts, state, names):
        out.print(Flow(line))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.text("end-rule"))
    for seat, name in enumerate(names):
        table.add_column(presenter.player(state, seat, name), justify="right")
    for rule in outcome.points[0]:
        if not any(points[rule] for points in outcome.points):
            continue
        table.add_row(Flow(presenter.rule(rule)), *(texts.number("whole", points[rule]) for points in outcome.points))
    table.add_row(texts.text("end-total"), *(texts.number("whole", score) for score in outcome.scores), style="bold")
    out.print(table)
    points = outcome.scores[outcome.winners[0]]
    if outcome.winners == (person,):
        out.print(Flow(Text(texts.text("end-winner-you", points=points), "bold")))
    else:
        winners = texts.text("list-separator").join(names[w] for w in outcome.winners)
        said = texts.text("end-winner", count=len(outcome.winners), winners=winners, points=points)
        out.print(Flow(Text(said, "bold")))
    out.print()
    out.print(Text(texts.text("end-seed", seed=seed_shown(state.seed))), soft_wrap=True)
    out.print(Text(texts.text("end-digest", digest=seed_digest(state.seed))), soft_wrap=True)
