"""Which words in the names of Vienna's features speak of which part of a position."""

GROUNDS: dict[str, tuple[str, ...]] = {
    "rivals": ("rival", "rest", "against"),
    "points": ("points",),
    "tiles": ("tiles",),
    "bribes": ("bribes",),
    "squares": ("enclosing", "one-short", "two-short", "squares", "third-man", "reach"),
    "cards": ("cards", "drawers", "to-come", "laid", "hand", "one", "two", "four"),
    "money": ("coins", "box", "unpaid", "unpaid-soon", "purchase"),
    "desk": ("desk-tiles", "telephone", "map", "cash-box", "seal-tile", "side-table"),
    "agents": ("agents", "supply", "hires", "agents-at-the-end", "figure"),
    "missions": ("missions", "completed", "rewarded", "display", "entered"),
}
