"""A position of Vienna in numbers, as a seat sees it, in every version and with two to four players.

The blocks, each with its names beside the function that counts it:

- `table`: version, options, players, how far the game is, the roof, the tracks, the squares left, whose question it is.
- `mine`: the seat's own desk and agents, as everybody sees them: first a summary, then the details.
- `rival`: the same of the strongest rival, which is the one whose public side is worth most by the hand judgement.
- `rest`: the summary of the other rivals, on average; all zero with two players. What a game is worth to a seat is
  counted against the best of the others and their mean, so these two are what it hangs on.
- `against`: what only a comparison tells: differences, the race for squares, the majority, the order of turns.
- `plan`: what the seat alone knows: its hand, its cards on the spaces, and what they will let it do.

Kinds of bribes and information are alike by the rules, so most numbers go by what a seat owns most of, not by the name
of a kind. Rounds left are told from the Investigator, who ends the game, not from the round. The figures of the hand
judgement (`bots.evaluation.vienna`) are used where it has one: what it adds up is a good beginning.

Most blocks hang on a few numbers of the state and are remembered by them: from one state of a search to the next most
of them stay as they were.
"""

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.features.vienna.row import NAMES, of, setting

FEATURES = Features(1, NAMES, of, setting)
