"""The only way out of the house to an address that a guest has named: never into its own network.

The name is resolved here and the connection goes to the very address that was looked at, so a name that says something
else a moment later leads nowhere. Nobody follows a redirection, and of the answer only its number counts and is read.
"""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic
from urllib.parse import urlsplit

PATIENCE = 10.0
"""Seconds that a way may take, however slowly somebody answers."""
LONGEST = 4096
"""So many bytes of an answer are looked at for its number."""
_ANSWER = re.compile(rb"(?:\A|\n\r?\n)HTTP/1\.[01] ([2-5]\d\d)\b")
_EVERYBODYS, _TRANSLATED = IPv6Network("2000::/3"), IPv6Network("64:ff9b::/96")
"""What there is of IPv6 for everybody, and where networks that have nothing else put all of IPv4."""


class NotOutside(OSError):  # noqa: N818  (it says where the address leads)
    """The address leads into a network that is not everybody's."""


def post(url: str, body: bytes, headers: Mapping[str, str], near: bool = False) -> int:
    """Posts something, and says with which status that was answered; OSError if nobody answered.

    With `near` the address may lie in the house's own network.
    """
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    if not (secure or near):
        raise NotOutside("only https leaves the house")
    assert parts.hostname is not None
    port = parts.port or (443 if secure else 80)
    until = monotonic() + PATIENCE
    connection = HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    try:
        connection.sock = _reached(parts.hostname, port, until, near)
        if secure:
            connection.sock.settimeout(_left(until))
            connection.sock = _trusted().wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"User-Agent": "Kaffeehaus", **headers})
        return _answered(connection.sock, until)
    except HTTPException as error:
        raise OSError(f"no answer of HTTP: {error!r}") from None
    finally:
        connection.close()


def _answered(line: socket.socket, until: float) -> int:
    """The number of the answer; what is only said on the way to one is none."""
    said = b""
    while len(said) < LONGEST:
        line.settimeout(_left(until))
        some = line.recv(LONGEST)
        said += some
        if found := _ANSWER.search(said):
            return int(found[1])
        if not some:
            break
    raise OSError("no answer of HTTP")


def _left(until: float) -> float:
    """How many seconds are left."""
    left = until - monotonic()
    if left <= 0:
        raise TimeoutError("that took too long")
    return left


def _reached(host: str, port: int, until: float, near: bool) -> socket.socket:
    """A connection to a host, by an address at which guests may be told something."""
    problem: OSError = NotOutside(f"{host} is not outside")
    for family, kind, protocol, _, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not (near or _is_outside(str(where[0]))):
            continue
        found = socket.socket(family, kind, protocol)
        try:
            found.settimeout(_left(until))
            found.connect(where)
            return found
        except OSError as error:
            found.close()
            problem = error
    raise problem


def _is_outside(address: str) -> bool:
    """Whether an address belongs to everybody's network, however it is written."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _TRANSLATED:
            inside = IPv4Address(int(found) & 0xFFFFFFFF)
        if inside:
            return _is_outside(str(inside))
        if found not in _EVERYBODYS:
            return False
    return found.is_global and not found.is_multicast


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
