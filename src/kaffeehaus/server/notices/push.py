"""Web Push: a message to a browser, sealed for it alone, and signed with the house's own key."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from kaffeehaus.server.notices import outside
from kaffeehaus.server.notices.reach import Device

LASTS = 24 * 3600
"""Seconds for which a message waits for a browser that is not there."""
GONE = (404, 410)
"""What is answered for a browser that does not want to be told any more."""
_CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys there are, and one."""


class Pushes:
    """What the house signs with; it follows from the key of the house, so there is nothing more to keep or to lose."""

    def __init__(self, secret: bytes, contact: str, near: bool = False) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret) % (_ORDER - 1) + 1, _CURVE)
        self._contact, self._near = contact, near
        self.public = _written(_point(self._key.public_key()))
        """What a browser is told before it lets the house push anything."""

    def send(self, device: Device, message: bytes, topic: str) -> int:
        """Sends a message; of several with one topic a browser that was away gets the last."""
        where = urlsplit(device.endpoint)
        signed = Vapid02(self._key).sign({"sub": self._contact, "aud": f"{where.scheme}://{where.netloc}"})
        sealed = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(_CURVE),
            dh=_bytes(device.p256dh),
            auth_secret=_bytes(device.auth),
            version="aes128gcm",
        )
        headers = {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": _written(sha256(topic.encode()).digest()[:24]),
            "Urgency": "normal",
        }
        return outside.post(device.endpoint, sealed, headers, self._near)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: a point of the curve."""
    numbers = key.public_numbers()
    return b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
