"""What bots are called: as people are where coffee is drunk, the same in every language; the level is told apart."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

DANUBE = (
    *("Burgi", "Ferdl", "Fini", "Franzl", "Gusti", "Hansi", "Kathi", "Lintschi", "Lisl", "Loisl", "Mali", "Mitzi"),
    *("Pepi", "Poldi", "Resi", "Rudl", "Schani", "Schurl", "Steffi", "Toni", "Vroni", "Wetti", "Xandl", "Zenzi"),
)
TURIA = (
    *("Amparo", "Batiste", "Boro", "Carmeta", "Coloma", "Empar", "Ferran", "Jaume", "Marieta", "Nelo", "Neus", "Pau"),
    *("Pepica", "Quelo", "Quima", "Roc", "Salva", "Sento", "Toneta", "Tonet", "Vicenta", "Vicent", "Ximo", "Xelo"),
)
BOT_NAMES = DANUBE + TURIA


def unused(taken: Iterable[str | None]) -> str:
    """A name that nobody at the table has."""
    known = {name.casefold() for name in taken if name}
    return secrets.choice([name for name in BOT_NAMES if name.casefold() not in known])
