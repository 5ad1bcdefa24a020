"""Harbour: a small game for two to four, as a package of its own beside Kaffeehaus."""

from harbour.actions import CATALOGUE
from harbour.content import DIGEST, components
from harbour.options import Options
from harbour.state import State, deal
from harbour.words import WORDS
from kaffeehaus.core.contract import Game

HARBOUR = Game(
    "harbour",
    rules=1,
    content=DIGEST,
    seats=range(2, 5),
    options=Options,
    catalogue=CATALOGUE,
    deal=deal,
    words=WORDS,
    components=components,
)
State.game = HARBOUR
