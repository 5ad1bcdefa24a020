"""How somebody wants to be told that it is their turn, as the house keeps it, and what may be kept of that."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from typing import Annotated
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, MsgspecError, Struct, json
from msgspec.structs import replace

from kaffeehaus.server.lettering import line
from kaffeehaus.server.refusals import Refusal

MOST_DEVICES = 10
"""So many devices of one person are told at most."""
MOST_SILENT = 200
"""So many tables can be kept silent at a time; the oldest is heard of again."""
LONGEST_ADDRESS = 254
LONGEST_URL = 800
LONGEST_DEVICE = 60
UTC = "UTC"
_MAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
_KEY_BYTES, _SECRET_BYTES = 65, 16
_Hour = Annotated[int, Meta(ge=0, le=23)]


class Device(Struct, frozen=True):
    """A browser that lets the house push messages to it."""

    endpoint: str
    p256dh: str
    """The browser's public key, and the secret that it shares with the house."""
    auth: str
    name: str = ""
    """What its owner knows it by."""


class Unconfirmed(Struct, frozen=True):
    """An address that has yet to prove whose it is."""

    address: str
    code: str
    """What the code that was sent there comes to."""
    until: float
    tries: int = 0


class Hours(Struct, frozen=True):
    """When somebody wants to be told."""

    zone: str = UTC
    """The name of their time zone."""
    digest: _Hour | None = None
    """The hour at which all is told that waits then; None is at once."""
    quiet: tuple[_Hour, _Hour] | None = None
    """From which hour to which nothing is told."""


class Reach(Struct, frozen=True, omit_defaults=True):
    """How somebody is reached."""

    lang: str = "en"
    hours: Hours = Hours()
    devices: tuple[Device, ...] = ()
    mail: str | None = None
    unconfirmed: Unconfirmed | None = None
    webhook: str | None = None
    silent: tuple[str, ...] = ()
    """The tables of which nothing is told."""
    invitations: bool = True
    """Whether they want to hear of invitations, too."""
    troubles: tuple[str, ...] = ()
    """The ways by which nothing arrived when something was told last."""

    @property
    def ways(self) -> bool:
        """Whether there is any way there."""
        return bool(self.devices or self.mail or self.webhook)


def read(data: bytes | None) -> Reach:
    """What was kept of somebody; of nobody, or of what cannot be read, nothing."""
    try:
        return json.decode(data, type=Reach) if data else Reach()
    except MsgspecError:
        return Reach()


def both(one: Reach, other: Reach) -> Reach:
    """All ways of two; where there can be one only, that of the first."""
    found = one
    for device in other.devices:
        found = replace(found, devices=with_device(found.devices, device))
    silent = tuple(dict.fromkeys((*other.silent, *one.silent)))[-MOST_SILENT:]
    return replace(found, mail=one.mail or other.mail, webhook=one.webhook or other.webhook, silent=silent)


def checked_hours(hours: Hours) -> Hours:
    """The hours, if there is such a time zone; quiet from an hour to the same one is not quiet at all."""
    try:
        if len(hours.zone) > LONGEST_DEVICE:
            raise ValueError
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("error-notices-zone", zone=line(hours.zone)[:LONGEST_DEVICE]) from None
    quiet = hours.quiet if hours.quiet and hours.quiet[0] != hours.quiet[1] else None
    return Hours(hours.zone, hours.digest, quiet)


def checked_device(device: Device) -> Device:
    """The device, if it can be told anything."""
    sizes = [_bytes_in(key) for key in (device.p256dh, device.auth)]
    if sizes != [_KEY_BYTES, _SECRET_BYTES]:
        raise Refusal("error-notices-device")
    name = line(device.name)[:LONGEST_DEVICE]
    return Device(checked_url(device.endpoint), device.p256dh, device.auth, name)


def checked_mail(address: str) -> str:
    """The address, if mail can be sent there."""
    address = address.strip()
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not _MAIL.fullmatch(address):
        raise Refusal("error-notices-mail")
    return address


def checked_url(url: str) -> str:
    """The address of a web service, if it is one that says nothing of who asks."""
    url = url.strip()
    try:
        parts = urlsplit(url)
        named = parts.scheme in ("http", "https") and parts.hostname and not parts.username and not parts.password
        parts.port  # noqa: B018  (raises where it is no number)
    except ValueError:
        named = False
    if not named or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal("error-notices-url")
    return url


def with_device(devices: tuple[Device, ...], device: Device) -> tuple[Device, ...]:
    """The devices with another one, which comes in place of itself; the oldest make room."""
    return (*(one for one in devices if one.endpoint != device.endpoint), device)[-MOST_DEVICES:]


def _bytes_in(key: str) -> int:
    """How many bytes a key has."""
    try:
        return len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        return 0
