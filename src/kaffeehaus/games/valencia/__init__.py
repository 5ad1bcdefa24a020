"""VALENCIA by Stefan Feld: families, guilds and fountains for two to five players (L1)."""

from kaffeehaus.core.contract import Game
from kaffeehaus.games.valencia.actions import CATALOGUE
from kaffeehaus.games.valencia.components import components
from kaffeehaus.games.valencia.content import CONTENT, OWN
from kaffeehaus.games.valencia.options import Options
from kaffeehaus.games.valencia.position import POSITIONS
from kaffeehaus.games.valencia.setup import deal
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import PLAYERS
from kaffeehaus.games.valencia.words import WORDS

GAME = Game(
    "valencia",
    rules=2,
    content=CONTENT.digest,
    own=OWN,
    seats=PLAYERS,
    options=Options,
    catalogue=CATALOGUE,
    deal=deal,
    words=WORDS,
    components=components,
    positions=POSITIONS,
)
State.game = GAME
