"""A position of VALENCIA in numbers, as a seat sees it.

First what is the same for all: where the game stands (`course`). Then the seat's own: what everybody sees of it
(`family`), its cards (`cards`) and its missions (`missions`), and what the hand-made judge makes of them. Then the
others, whatever their number: what everybody sees of the strongest, and of all of them on average. Last, what decides
between them. `row` puts it all together. What others hide has no part in it; while all plan in secret nothing of their
plans has.

Blocks are remembered by what they depend on, since a search asks for the same again and again.
"""

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.features.valencia.row import NAMES, of, setting

FEATURES = Features(1, NAMES, of, setting)
