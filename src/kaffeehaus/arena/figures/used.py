"""How what was used in a game is counted."""

from __future__ import annotations

from collections import Counter

Used = Counter[tuple[str, str]]
"""How often something was done with a component: what was done, and the component's name.

Missions are `dealt` at the start, `kept`, `completed`, and `open` where they were kept and not completed; `earned` and
`lost` are the points they brought and cost, where a game says so.
"""
