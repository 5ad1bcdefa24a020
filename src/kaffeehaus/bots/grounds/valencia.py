"""Which words in the names of Valencia's features speak of which part of a position."""

GROUNDS: dict[str, tuple[str, ...]] = {
    "rivals": ("best", "mean", "lead", "place", "standing"),
    "points": ("score", "now"),
    "city": (
        *("city", "reach", "on-cost", "soon", "later"),
        *("row", "diagonal", "square", "quarters", "fountains", "same-fountain"),
    ),
    "money": ("coins", "goods", "wealth"),
    "council": ("seat", "seats", "supports", "office", "members"),
    "stacks": ("stacks", "contest", "bids"),
    "cards": ("pile", "hand", "drawn"),
    "missions": ("mission", "missions", "missions-held"),
    "auction": ("revealed", "acts", "tie-break", "gain", "prize", "privileges", "stefan"),
}
