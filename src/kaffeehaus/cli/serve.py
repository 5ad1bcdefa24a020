"""`kaffeehaus serve`: opens the house to browsers."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from kaffeehaus import GAMES
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.roster import TABLE_SECONDS
from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.locale import Texts

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
SMTP = "KAFFEEHAUS_SMTP"
"""The environment variable that holds the server for mail and its password."""
METRICS_TOKEN = "KAFFEEHAUS_METRICS_TOKEN"
"""The environment variable that holds the token; a word of the command line could be read by everybody here."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """Where to listen, and where to keep the games."""
    about_port = texts.text("serve-port", default=str(DEFAULT_PORT))
    port = arguments.whole("--port", 0)
    parser.add_argument("--host", metavar="HOST", default=DEFAULT_HOST, help=texts.text("serve-host"))
    parser.add_argument("--port", metavar="N", type=port, default=None, help=about_port)
    add_house(parser, texts)
    parser.add_argument("--new", action="store_true", help=texts.text("serve-new"))
    parser.add_argument("--site", metavar="URL", default=None, help=texts.text("serve-site"))
    parser.add_argument("--mail-from", metavar="ADDRESS", default=None, help=texts.text("serve-mail-from"))
    parser.add_argument("--near", action="store_true", help=texts.text("serve-near"))
    about_processes, processes = texts.text("serve-processes", default="1"), arguments.whole("--processes", 1)
    parser.add_argument("--processes", metavar="N", type=processes, default=1, help=about_processes)
    parser.add_argument("--redis", metavar="URL", default=None, help=texts.text("serve-redis"))
    parser.add_argument("--proxy", metavar="ADDRESS", default=None, help=texts.text("serve-proxy"))
    about_time, time = texts.text("serve-bot-time", default=f"{TABLE_SECONDS:g}"), arguments.seconds("--bot-time")
    parser.add_argument("--bot-time", metavar="S", type=time, default=TABLE_SECONDS, help=about_time)
    parser.add_argument("--no-limits", action="store_true", help=texts.text("serve-no-limits"))
    parser.add_argument("--open", action="store_true", help=texts.text("serve-open"))


def add_house(parser: Parser, texts: Texts) -> None:
    """Where the house is kept."""
    parser.add_argument("--data", metavar="DIR", type=Path, default=None, help=texts.text("serve-data"))
    parser.add_argument("--database", metavar="URL", default=None, help=texts.text("serve-database"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Serves until Ctrl-C."""
    check_packages()
    Budget(seconds=chosen.bot_time)  # refuses a time that no bot could keep to
    # Whoever plays in the terminal need not have what only the server needs.
    from kaffeehaus.server.refusals import Refusal
    from kaffeehaus.server.run import serve
    from kaffeehaus.server.settings import Settings

    settings = Settings(
        data=chosen.data or data_directory(os.environ),
        database=chosen.database,
        new=chosen.new,
        site=chosen.site,
        smtp=os.environ.get(SMTP) or None,
        mail_from=chosen.mail_from,
        near=chosen.near,
        redis=chosen.redis,
        processes=chosen.processes,
        host=chosen.host,
        port=DEFAULT_PORT if chosen.port is None else chosen.port,
        proxy=chosen.proxy,
        metrics_token=os.environ.get(METRICS_TOKEN) or None,
        bot_time=chosen.bot_time,
    )
    if chosen.no_limits:
        settings = settings.without_limits()

    shown = chosen.open and has_display(os.environ)

    def ready(address: str) -> None:
        console().print(texts.text("serve-ready", address=address), highlight=False, soft_wrap=True)
        for game in GAMES.values():
            if game.own:
                own = texts.text("own-tables", game=game.name.upper(), digest=game.content)
                console().print(own, highlight=False, soft_wrap=True)
        if shown:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Whoever only wants to play need not know what a port is, nor that the house is open already.
    easy = chosen.open and chosen.port is None
    try:
        try:
            serve(settings, ready)
        except Refusal as refusal:
            if refusal.id != "error-port-taken" or not easy:
                raise
            serve(replace(settings, port=0), ready)
    except Refusal as refusal:
        if refusal.id != "error-house-open" or not easy:
            raise Refused(refusal.id, **refusal.details) from None
        address = refusal.details["address"]
        console().print(texts.text("serve-already", address=address), highlight=False, soft_wrap=True)
        if shown:
            webbrowser.open(address)
    return 0


def has_display(environment: Mapping[str, str]) -> bool:
    """Whether a browser has a screen to open on; without one the address is enough."""
    return sys.platform in ("darwin", "win32") or any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY"))


def check_packages() -> None:
    """Refuses in one line where the packages of the server are missing."""
    if any(find_spec(name) is None for name in ("litestar", "uvicorn", "websockets")):
        raise Refused("serve-missing")


def data_directory(environment: Mapping[str, str]) -> Path:
    """The data folder of the XDG specification."""
    named = environment.get("XDG_DATA_HOME", "")
    return (Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share") / "kaffeehaus"
