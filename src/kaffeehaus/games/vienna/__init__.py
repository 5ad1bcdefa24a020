"""VIENNA by Stefan Feld: agents, bribes and secret information in the city of the third man."""

from kaffeehaus.core.contract import Game
from kaffeehaus.games.vienna.actions import CATALOGUE
from kaffeehaus.games.vienna.components import components
from kaffeehaus.games.vienna.content import CONTENT, OWN
from kaffeehaus.games.vienna.options import Options
from kaffeehaus.games.vienna.position import POSITIONS
from kaffeehaus.games.vienna.setup import deal
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.words import WORDS

GAME = Game(
    "vienna",
    rules=2,
    content=CONTENT.digest,
    own=OWN,
    seats=range(2, 5),
    options=Options,
    catalogue=CATALOGUE,
    deal=deal,
    words=WORDS,
    components=components,
    positions=POSITIONS,
    largest={"version": "advanced"},
)
State.game = GAME
